"""The layers of the package import downwards only, and the engine needs nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
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
    "automas",
    "automas.working_class",
    "automas.middle_class",
    "automas.capitalist_class",
    "expansions",
    "expansions.action_cards",
    "expansions.alternative_events",
    "expansions.crisis_response",
    "expansions.historical_events",
    "expansions.hidden_agendas",
    "view",
    "",
)
# What a bot is and how it plays, the bots, and what needs them all by name.
BOTS = (
    "",
    "bot",
    "play",
    "spread",
    "progress",
    "kept_results",
    "outside",
    "random_bot",
    "steady",
    "easy_bot",
    "playouts",
    "thinking",
    "registry",
    "tournament",
    "simulation",
    "ladder",
    "tuning",
)
ORDERS = {"game": GAME, "bots": BOTS}
EXPANSIONS = "bodypolitic.game.expansions"
SIDEWAYS = {("cli", "server")}
VAGUE_NAMES = {"utils", "helpers", "common", "manager"}


def layer(module: str) -> str:
    """The layer of one of our modules; the bare package counts as `game`, since every module imports it."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "game"


def imports(module: str, source: str, *, is_package: bool) -> Iterator[str]:
    """The full name of everything that a module's source imports, in whatever form and wherever in it."""
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
                yield from (f"{origin}.{alias.name}" for alias in node.names)


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


def place(module: str) -> int:
    """The place of a module, or of something in it, in the order of its layer."""
    inside = ".".join(module.split(".")[2:])
    order = ORDERS[layer(module)]
    above = [part for part in order if inside == part or inside.startswith(f"{part}.")]
    return order.index(max(above, key=len, default=""))


def knots(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What a module imports of its own layer that is not before it in the layer's order."""
    return [
        f"{module}: imports {name}, which comes after it"
        for name in imports(module, source, is_package=is_package)
        if name.split(".")[0] == PACKAGE and layer(name) == layer(module) and place(name) > place(module)
    ]


class ForTypesAlone(ast.NodeTransformer):
    """Takes out what only the type checker imports: a step says that it works on a table, which holds steps."""

    def visit_If(self, node: ast.If) -> ast.AST:
        return ast.Pass() if ast.unparse(node.test) == "TYPE_CHECKING" else node


def circle(sources: Mapping[str, tuple[str, bool]]) -> list[str]:
    """Modules, by their sources, that import one another in a circle when they run; none where all is well."""
    graph: dict[str, set[str]] = {}
    for module, (source, packed) in sources.items():
        runs = ast.unparse(ForTypesAlone().visit(ast.parse(source)))
        names = {
            name if name in sources else name.rpartition(".")[0] for name in imports(module, runs, is_package=packed)
        }
        graph[module] = (names & sources.keys()) - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


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


def test_the_engine_and_the_bots_are_no_knot() -> None:
    ordered = [one for one in modules() if layer(one[0]) in ORDERS]
    assert [one for module, source, packed in ordered for one in knots(module, source, is_package=packed)] == []


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert circle({module: (source, packed) for module, source, packed in modules()}) == []


def test_the_engine_knows_its_expansions_in_two_lists_only() -> None:
    knowing = {
        module
        for module, source, packed in modules()
        if layer(module) == "game" and not module.startswith(EXPANSIONS)
        for name in imports(module, source, is_package=packed)
        if name.startswith(EXPANSIONS)
    }
    assert knowing == {"bodypolitic.game.modules", "bodypolitic.game.shapes"}


def test_every_package_of_the_engine_and_everything_among_the_bots_has_its_place() -> None:
    everything = modules()
    packages = {module.removeprefix("bodypolitic.game.") for module, _, packed in everything if packed}
    assert {package for package in packages if not package.startswith("bodypolitic")} == set(GAME) - {""}
    assert {module.split(".")[2] for module, _, _ in everything if module.startswith("bodypolitic.bots.")} == set(
        BOTS
    ) - {""}


@pytest.mark.parametrize(
    ("module", "source", "imported"),
    [
        (
            "game.rules.money",
            "from bodypolitic.game.phases.production import Produce",
            "game.phases.production.Produce",
        ),
        ("game.rules.money", "from bodypolitic.game import phases", "game.phases"),
        ("game.rules.money", "import bodypolitic.game.phases.production", "game.phases.production"),
        ("game.rules.money", "from ..phases import production", "game.phases.production"),
        ("game.rules.money", "from .events import tasks", "game.rules.events.tasks"),
        ("game.rules.money", "def f():\n    from bodypolitic.game.game import Game", "game.game.Game"),
        (
            "game.expansions.action_cards.decks",
            "from ..crisis_response import card",
            "game.expansions.crisis_response.card",
        ),
        ("bots.thinking.bot", "from bodypolitic.bots.registry import BOTS", "bots.registry.BOTS"),
        ("bots.play", "from .steady import bot", "bots.steady.bot"),
    ],
)
def test_a_knot_is_reported(module: str, source: str, imported: str) -> None:
    assert knots(f"{PACKAGE}.{module}", source) == [
        f"{PACKAGE}.{module}: imports {PACKAGE}.{imported}, which comes after it"
    ]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("game.rules.money", "from bodypolitic.game.table.table import Table\nfrom . import scores\nimport json"),
        ("game.rules.events.tasks", "import bodypolitic.game.rules.money"),
        ("game.setup", "from bodypolitic.game.automas.automa import Automa"),
        ("bots.registry", "from bodypolitic.bots.thinking.bot import SwiftBot\nfrom bodypolitic.game.game import Game"),
        ("bots.thinking.bot", "from ..play import answer_of"),
    ],
)
def test_what_goes_down_is_no_knot(module: str, source: str) -> None:
    assert knots(f"{PACKAGE}.{module}", source) == []


def test_a_circle_is_reported() -> None:
    app = ("from bodypolitic.server import openapi", False)
    assert circle({"bodypolitic.server.app": app, "bodypolitic.server.openapi": ("import json", False)}) == []
    for_types = ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .app import create_app", False)
    assert circle({"bodypolitic.server.app": app, "bodypolitic.server.openapi": for_types}) == []
    back = ("def f():\n    from .app import create_app", False)
    assert sorted(set(circle({"bodypolitic.server.app": app, "bodypolitic.server.openapi": back}))) == [
        "bodypolitic.server.app",
        "bodypolitic.server.openapi",
    ]


@pytest.mark.parametrize(
    ("module", "source", "complaint"),
    [
        ("bodypolitic.game.table.table", "import rich.console", "rich.console, which is not in the standard library"),
        ("bodypolitic.game.table.table", "from mypy_extensions import trait", "mypy_extensions.trait, which is not in"),
        (
            "bodypolitic.game.table.table",
            "import bodypolitic.bots.random",
            "bodypolitic.bots.random, which is not below it",
        ),
        ("bodypolitic.game.table.table", "from bodypolitic import cli", "bodypolitic.cli, which is not below it"),
        (
            "bodypolitic.game.table.table",
            "from ...bots import random",
            "bodypolitic.bots.random, which is not below it",
        ),
        ("bodypolitic.game.table.table", "from ... import bots", "bodypolitic.bots, which is not below it"),
        (
            "bodypolitic.game.table.table",
            "def f():\n    import bodypolitic.server",
            "bodypolitic.server, which is not below it",
        ),
        ("bodypolitic.bots.random", "import bodypolitic.words", "bodypolitic.words, which is not below it"),
        ("bodypolitic.server.api", "import bodypolitic.cli.main", "bodypolitic.cli.main, which is not below it"),
        ("bodypolitic.server.api", "import bodypolitic.stray", "bodypolitic.stray, which is in no known layer"),
        ("bodypolitic", "from bodypolitic.bots import random", "bodypolitic.bots.random, which is not below it"),
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
