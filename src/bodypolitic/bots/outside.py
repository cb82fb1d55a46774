"""Bots from outside this package: a class in a file or a module, or what an installed package offers by name.

A package offers a bot in its `pyproject.toml`:

    [project.entry-points."bodypolitic.bots"]
    lawmaker = "lawmaker.bot:Lawmaker"
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from bodypolitic.bots.bot import Bot
from bodypolitic.game.ground.errors import BadSetup

GROUP: Final = "bodypolitic.bots"
Maker = Callable[[int | str], Bot]  # makes a bot from a seed, which matters to those that draw lots


def maker_outside(name: str) -> Maker | None:
    """How a bot is made that is named `path/to/file.py:Class`, `module:Class` or by a package; None if nobody does."""
    if ":" in name:
        return _in_source(name)
    return next((entry.load() for entry in entry_points(group=GROUP, name=name)), None)


def bot_outside(name: str, seed: int | str) -> Bot | None:
    """A bot that is named so; None if nobody makes one of that name."""
    maker = maker_outside(name)
    if maker is None:
        return None
    try:
        bot = maker(seed)
    except Exception as problem:  # whatever a stranger's code may raise
        raise BadSetup(f"{name} can't be made from a seed: {problem}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f"{name} is no bot: it has no choose(decision, game)")
    return bot


def made_in(name: str) -> Path:
    """The file in which a bot from outside is made."""
    source = name.rpartition(":")[0]
    if source.endswith(".py"):
        return Path(source)
    maker = maker_outside(name)
    assert maker is not None
    file = sys.modules[maker.__module__].__file__
    assert file is not None
    return Path(file)


@cache
def _in_source(name: str) -> Maker:
    source, _, made_by = name.rpartition(":")
    module = _module_in_file(Path(source)) if source.endswith(".py") else _module_named(source)
    maker: Maker | None = getattr(module, made_by, None)
    if maker is None:
        raise BadSetup(f"there is no {made_by!r} in {source}")
    return maker


def _module_in_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadSetup(f"there is no file {path}")
    spec = spec_from_file_location(f"bot_in_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look for it there
    spec.loader.exec_module(module)
    return module


def _module_named(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise BadSetup(f"there is no module {name!r}") from None
