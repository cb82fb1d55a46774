"""The layers of the package import downwards only, and the engine needs nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bodypolitic

PACKAGE = "bodypolitic"
RANKS = {"game": 0, "bots": 1, "automa": 1, "words": 1, "server": 2, "cli": 2, "rl": 2, "__main__": 3}
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


def problems(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with a module's name and imports, in words."""
    found = [f"{module}: {part!r} says nothing as a name" for part in module.split(".") if part in VAGUE_NAMES]
    own = layer(module)
    if own not in RANKS:
        return [*found, f"{module}: {own!r} is not a known layer"]
    for name in imports(module, source, is_package=is_package):
        top = name.split(".")[0]
        if top != PACKAGE:
            if own == "game" and top not in sys.stdlib_module_names:
                found.append(f"{module}: imports {name}, which is not in the standard library")
            continue
        other = layer(name)
        if other not in RANKS:
            found.append(f"{module}: imports {name}, which is in no known layer")
        elif other != own and RANKS[other] >= RANKS[own] and (own, other) not in SIDEWAYS:
            found.append(f"{module}: imports {name}, which is not below it")
    return found


def test_the_package_keeps_to_its_layers() -> None:
    root = Path(bodypolitic.__file__).parent
    paths = sorted(root.rglob("*.py"))
    assert root / "game" / "table.py" in paths
    found = []
    for path in paths:
        parts = path.relative_to(root.parent).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found += problems(module, path.read_text(encoding="utf-8"), is_package=is_package)
    assert found == []


@pytest.mark.parametrize(
    ("module", "source", "complaint"),
    [
        ("bodypolitic.game.table", "import rich.console", "rich.console, which is not in the standard library"),
        ("bodypolitic.game.table", "from mypy_extensions import trait", "mypy_extensions, which is not in"),
        ("bodypolitic.game.table", "import bodypolitic.bots.random", "bodypolitic.bots.random, which is not below it"),
        ("bodypolitic.game.table", "from bodypolitic import cli", "bodypolitic.cli, which is not below it"),
        ("bodypolitic.game.table", "from ..bots import random", "bodypolitic.bots, which is not below it"),
        ("bodypolitic.game.table", "from .. import bots", "bodypolitic.bots, which is not below it"),
        ("bodypolitic.game.table", "def f():\n    import bodypolitic.rl", "bodypolitic.rl, which is not below it"),
        ("bodypolitic.bots.random", "import bodypolitic.automa", "bodypolitic.automa, which is not below it"),
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
        ("bodypolitic.game.table", "import json\nfrom collections.abc import Iterator\nfrom . import codes"),
        ("bodypolitic.bots.random", "import numpy\nfrom bodypolitic.game.table import Table"),
        ("bodypolitic.cli.main", "from bodypolitic import __version__\nfrom ..server import api"),
        ("bodypolitic", "from .game import table"),
        ("bodypolitic.__main__", "from bodypolitic.cli.main import main"),
    ],
)
def test_an_honest_import_is_not(module: str, source: str) -> None:
    assert problems(module, source, is_package=module == PACKAGE) == []
