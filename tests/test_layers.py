"""The layers of the package import downwards only, and the engine needs nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bodypolitic

PACKAGE = "bodypolitic"
RANKS = {
    "game": 0,
    "bots": 1,
    "words": 1,
    "coach": 2,
    "envs": 2,
    "lessons": 2,
    "puzzles": 2,
    "study": 2,
    "server": 3,
    "cli": 3,
    "__main__": 4,
}
# The packages of the engine, each of which knows only those before it; what callers use comes last.
GAME = (
    "ground",
    "components",
    "records",
    "table",
    "rules",
    "rules.free_actions",
    "rules.politics",
    "rules.basic_actions",
    "rules.events",
    "cards",
    "phases",
    "expansions.action_cards",
    "expansions.hidden_agendas",
    "expansions.alternative_events",
    "expansions.crisis_response",
    "expansions.historical_events",
    "automas",
    "automas.working_class",
    "automas.middle_class",
    "automas.capitalist_class",
    "view",
    "",
)
SIDEWAYS = {("cli", "server")}
VAGUE_NAMES = {"utils", "helpers", "common", "manager"}


def layer(module: str) -> str:
    """The layer of one of our modules; the bare package counts as `game`, since every module imports it."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "game"


def imports(module: str, source: str, *, is_package: bool) -> Iterator[str]:
    """The full name of everything that a module's source imports, wherever in it that happens."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = module.split(".")
            base = parents[: len(parents) + is_package - node.level] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            if origin == PACKAGE:
                yield from (f"{PACKAGE}.{alias.name}" if alias.name in RANKS else PACKAGE for alias in node.names)
            else:
                yield origin


# Typed dictionaries that pydantic can describe, for a server; the standard library has them as well.
TAKEN_IF_THERE = {("bodypolitic.game.ground.typed", "typing_extensions")}


def problems(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with a module's name and imports, in words."""
    found = [f"{module}: {part!r} says nothing as a name" for part in module.split(".") if part in VAGUE_NAMES]
    own = layer(module)
    if own not in RANKS:
        return [*found, f"{module}: {own!r} is not a known layer"]
    for name in imports(module, source, is_package=is_package):
        top = name.split(".")[0]
        if top != PACKAGE:
            if own == "game" and top not in sys.stdlib_module_names and (module, top) not in TAKEN_IF_THERE:
                found.append(f"{module}: imports {name}, which is not in the standard library")
            continue
        other = layer(name)
        if other not in RANKS:
            found.append(f"{module}: imports {name}, which is in no known layer")
        elif other != own and RANKS[other] >= RANKS[own] and (own, other) not in SIDEWAYS:
            found.append(f"{module}: imports {name}, which is not below it")
    return found


def game_package(module: str) -> str:
    """The package of the engine that a module belongs to, or is."""
    inside = module.removeprefix(f"{PACKAGE}.game").removeprefix(".")
    for package in sorted(GAME, key=len, reverse=True):
        if package and (inside == package or inside.startswith(f"{package}.")):
            return package
    return ""


def knots(module: str, source: str) -> list[str]:
    """What a module of the engine imports from a package that is not before its own."""
    own = game_package(module)
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{PACKAGE}.game"):
            for alias in node.names:
                other = game_package(f"{node.module}.{alias.name}")
                if GAME.index(other) > GAME.index(own):
                    found.append(f"{module}: imports {node.module}.{alias.name}, which comes after it")
    return found


def modules() -> list[tuple[str, str, bool]]:
    """Every module of ours: its name, its source, and whether it is a package."""
    root = Path(bodypolitic.__file__).parent
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found.append((module, path.read_text(encoding="utf-8"), is_package))
    return found


def test_the_package_keeps_to_its_layers() -> None:
    everything = modules()
    assert "bodypolitic.game.table.table" in {module for module, _, _ in everything}
    assert [one for module, source, packed in everything for one in problems(module, source, is_package=packed)] == []


def test_the_packages_of_the_engine_are_no_knot() -> None:
    engine = [(module, source) for module, source, _ in modules() if layer(module) == "game"]
    assert [one for module, source in engine for one in knots(module, source)] == []


def test_a_knot_is_reported() -> None:
    [found] = knots("bodypolitic.game.rules.money", "from bodypolitic.game.phases.production import Produce")
    assert (
        found
        == "bodypolitic.game.rules.money: imports bodypolitic.game.phases.production.Produce, which comes after it"
    )
    assert knots("bodypolitic.game.rules.money", "from bodypolitic.game import phases") != []
    assert knots("bodypolitic.game.rules.money", "from bodypolitic.game.table.table import Table") == []


@pytest.mark.parametrize(
    ("module", "source", "complaint"),
    [
        ("bodypolitic.game.table.table", "import rich.console", "rich.console, which is not in the standard library"),
        ("bodypolitic.game.table.table", "from mypy_extensions import trait", "mypy_extensions, which is not in"),
        (
            "bodypolitic.game.table.table",
            "import bodypolitic.bots.random",
            "bodypolitic.bots.random, which is not below it",
        ),
        ("bodypolitic.game.table.table", "from bodypolitic import cli", "bodypolitic.cli, which is not below it"),
        ("bodypolitic.game.table.table", "from ...bots import random", "bodypolitic.bots, which is not below it"),
        ("bodypolitic.game.table.table", "from ... import bots", "bodypolitic.bots, which is not below it"),
        (
            "bodypolitic.game.table.table",
            "def f():\n    import bodypolitic.server",
            "bodypolitic.server, which is not below it",
        ),
        ("bodypolitic.bots.random", "import bodypolitic.words", "bodypolitic.words, which is not below it"),
        ("bodypolitic.server.api", "import bodypolitic.cli.main", "bodypolitic.cli.main, which is not below it"),
        ("bodypolitic.server.api", "import bodypolitic.stray", "bodypolitic.stray, which is in no known layer"),
        ("bodypolitic", "from bodypolitic.bots import random", "bodypolitic.bots, which is not below it"),
        ("bodypolitic.stray.thing", "", "'stray' is not a known layer"),
        ("bodypolitic.game.utils", "", "'utils' says nothing as a name"),
    ],
)
def test_an_offence_is_reported(module: str, source: str, complaint: str) -> None:
    [found] = problems(module, source)
    assert found.startswith(module) and complaint in found


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bodypolitic.game.table.table", "import json\nfrom collections.abc import Iterator\nfrom . import codes"),
        ("bodypolitic.bots.random", "import numpy\nfrom bodypolitic.game.table.table import Table"),
        ("bodypolitic.cli.main", "from bodypolitic import __version__\nfrom ..server import api"),
        ("bodypolitic", "from .game import table"),
        ("bodypolitic.__main__", "from bodypolitic.cli.main import main"),
    ],
)
def test_an_honest_import_is_not(module: str, source: str) -> None:
    assert problems(module, source, is_package=module == PACKAGE) == []
