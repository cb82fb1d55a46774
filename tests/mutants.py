"""Changes one thing at a time in a sample of the rules, and counts how many of the changes the tests notice.

    make mutants                                  # 60 changes, the same ones for the same sources
    python -m tests.mutants --count 200 --seed 3  # others

A change that no test notices is a survivor: look at each. It is either a hole in the tests, which deserves a test of
the rule, or makes no difference, as when the other bound can't be reached; those are noted below and not tried again.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = ROOT / "src" / "bodypolitic" / "game"
COPIES: Final = ROOT / "build" / "mutants"
ENOUGH: Final = 0.95
HANGS: Final = 600  # seconds, several times what all these tests take
# What is sampled, each as often as the others: the folders that hold it, and the tests that are asked first.
STRATA: Final = {
    "rules": (("phases", "basic_actions", "free_actions", "events"), ("tests/game",)),
    "politics": (("politics",), ("tests/game",)),
    "decks": (("cards", "components"), ("tests/game/cards", "tests/game")),
    "Automas": (("automas",), ("tests/game/automas", "tests/game")),
}
ALL_TESTS: Final = ("tests",)
SWAPPED: Final = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.And: "or",
    ast.Or: "and",
}
# Changes that were looked at and can't be noticed: the line, what stood there and what instead, and why.
NO_DIFFERENCE: Final = {
    ("ANY_NUMBER: Final = 48  # more workers than that no class has", "48", "(47)"): "nor has any class 48",
    ("UNANSWERED: Final = -1", "1", "2"): "no answer is below 0 either way",
    ("return YouHave(stock(t, ST, event.resources[0]))", "0", "(-1)"): "such an event is about one resource",
    ("met = 0", "0", "1"): "counts that are compared with each other only",
}
OTHER_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: where, and what stands there instead."""

    stratum: str
    path: Path
    line: int
    start: int
    end: int
    instead: str

    def source(self) -> bytes:
        """The file with the change; places are counted in bytes, as Python does."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + self.instead.encode() + line[self.end :]
        return b"".join(lines)

    @property
    def told(self) -> tuple[str, str, str]:
        """The line, what stands there, and what instead."""
        line = self.path.read_bytes().splitlines()[self.line - 1]
        return line.decode().strip(), line[self.start : self.end].decode(), self.instead

    def __str__(self) -> str:
        line, before, instead = self.told
        where = f"{self.path.relative_to(ROOT)}:{self.line}"
        return f"{self.stratum}: {where}: {before!r} -> {instead!r} in {line!r}"


def mutants_of(stratum: str, path: Path) -> Iterator[Mutant]:
    """Every change that could be made to a file."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        for old, instead in changes(node):
            if old.lineno == old.end_lineno and old.end_col_offset is not None:
                yield Mutant(stratum, path, old.lineno, old.col_offset, old.end_col_offset, instead)


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What could stand in the place of a part of the program."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in SWAPPED:
            yield node, f"{ast.unparse(left)} {SWAPPED[type(operator)]} {ast.unparse(right)}"
        case ast.BinOp(left, ast.Add() | ast.Sub(), right) if not is_text(left) and not is_text(right):
            yield node, f"({ast.unparse(left)} {SWAPPED[type(node.op)]} {ast.unparse(right)})"
        case ast.BoolOp(operator, values):
            yield node, f"({f' {SWAPPED[type(operator)]} '.join(f'({ast.unparse(value)})' for value in values)})"
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, f"({value - 1})"
        case ast.Call(ast.Name(name), [_, *_]) if name in OTHER_NAMES:
            yield node.func, OTHER_NAMES[name]
        case ast.Expr(ast.Call()):
            yield node, "pass"


def is_text(node: ast.expr) -> bool:
    """Whether a sum is one of texts or lists, which can't be taken off each other."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def sample(count: int, seed: int) -> list[Mutant]:
    """So many changes, spread evenly over the strata."""
    chance = Random(seed)
    found: list[Mutant] = []
    for number, (stratum, (folders, _)) in enumerate(STRATA.items()):
        paths = sorted(path for path in RULES.rglob("*.py") if set(folders) & set(path.relative_to(RULES).parts))
        possible = [mutant for path in paths for mutant in mutants_of(stratum, path)]
        found += chance.sample(possible, count // len(STRATA) + (number < count % len(STRATA)))
    return found


def noticed(mutant: Mutant, copy: Path) -> bool:
    """Whether any test fails on a copy of the package with the change, or doesn't end."""
    changed = copy / mutant.path.relative_to(ROOT / "src")
    original = changed.read_bytes()
    write(changed, mutant.source())
    try:
        return any(fails(tests, copy) for tests in (*[(one,) for one in STRATA[mutant.stratum][1]], ALL_TESTS))
    finally:
        write(changed, original)


def write(path: Path, source: bytes) -> None:
    """Change a file, and forget how it was compiled: its date and size may be the same as before."""
    path.write_bytes(source)
    Path(cache_from_source(path)).unlink(missing_ok=True)


def fails(tests: tuple[str, ...], copy: Path) -> bool:
    """Whether one of some tests fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m"]
    command += ["not compiled and not alone and not long and not longest", *tests]
    variables = {**os.environ, "PYTHONPATH": str(copy), "BODYPOLITIC_ENGINE": "interpreted"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, timeout=HANGS, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> None:
    """Try the sample and tell who survived."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutants")
    asked.add_argument("--count", type=int, default=60)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    mutants = []
    for mutant in sample(wanted.count, wanted.seed):
        if (reason := NO_DIFFERENCE.get(mutant.told)) is None:
            mutants.append(mutant)
        else:
            print("the same", mutant, f"({reason})", flush=True)
    copies: Queue[Path] = Queue()
    shutil.rmtree(COPIES, ignore_errors=True)
    for number in range(os.cpu_count() or 1):
        shutil.copytree(ROOT / "src", COPIES / str(number), ignore=shutil.ignore_patterns("*.so", "*.pyc"))
        copies.put(COPIES / str(number))

    def judge(mutant: Mutant) -> bool:
        copy = copies.get()
        try:
            return noticed(mutant, copy)
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(copies.qsize()) as pool:
        survivors = []
        for mutant, killed in zip(mutants, pool.map(judge, mutants), strict=True):
            print("killed  " if killed else "SURVIVED", mutant, flush=True)
            if not killed:
                survivors.append(mutant)
    rate = 1 - len(survivors) / len(mutants)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} changes noticed: {rate:.0%}")
    sys.exit(0 if rate >= ENOUGH else 1)


if __name__ == "__main__":
    main()
