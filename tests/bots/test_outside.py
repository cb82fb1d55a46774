"""Bots from outside: in a file, in a module, from an installed package."""

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from bodypolitic.bots import outside, registry
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.registry import new_bot, seats_of, versions_of
from bodypolitic.bots.thinking import search
from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import BadSetup

LAST = """
from dataclasses import dataclass


@dataclass
class Last:
    seed: object

    def choose(self, decision, game):
        return decision.options[-1]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a bot in it."""
    path = tmp_path / "last.py"
    path.write_text(LAST, encoding="utf-8")
    return path


def test_a_class_in_a_file_is_made_from_a_seed(file: Path) -> None:
    bot: Any = new_bot(f"{file}:Last", "7/WC")
    game = Game.new(2, seed=1)
    assert bot.seed == "7/WC"
    assert bot.choose(game.decision, game) == game.decision.options[-1]
    assert type(new_bot(f"{file}:Last", 8)) is type(bot)


def test_a_class_in_a_module_is_one_too() -> None:
    assert isinstance(new_bot("bodypolitic.bots.random_bot:RandomBot", 1), RandomBot)


def test_the_example_plays_in_every_command() -> None:
    game = Game.new(2, seed=1)
    example = Path(__file__).parents[2] / "examples" / "own_bot.py"
    assert new_bot(f"{example}:Lawmaker", "7/WC").choose(game.decision, game) in game.decision.options


def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("dice", "bodypolitic.bots.random_bot:RandomBot", outside.GROUP)])
    monkeypatch.setattr(outside, "entry_points", offered.select)
    assert isinstance(new_bot("dice", 1), RandomBot)
    same = "bodypolitic.bots.random_bot:RandomBot"
    assert versions_of(["dice"])["dice"] == versions_of([same])[same]
    assert seats_of(2, {"WC": "dice"}, "steady") == {"WC": "dice", "CC": "steady"}


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("missing.py:Bot", "there is no file missing.py"),
        ("no.such.module:Bot", "there is no module 'no.such.module'"),
        ("bodypolitic.bots.random_bot:Clever", "there is no 'Clever' in bodypolitic.bots.random_bot"),
        ("bodypolitic.game.setup:Setup", "can't be made from a seed: 1 players"),
        ("random:Random", "is no bot: it has no choose"),
        ("clever", "no bot 'clever'; the bots are steady, easy, "),
    ],
)
def test_what_is_not_there_is_told(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        new_bot(name, 1)


def test_a_bot_that_was_changed_is_another_one(file: Path) -> None:
    name = f"{file}:Last"
    before = versions_of([name, "steady", "automa-simple"])
    assert list(before) == [name]
    file.write_text(LAST.replace("-1", "0"), encoding="utf-8")
    assert versions_of([name]) != before


def test_what_was_learned_tells_the_bots_that_go_by_it_from_those_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = versions_of(["swift", "steady", "master"])
    judges = tmp_path / "judges.json"
    judges.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(registry, "JUDGES", judges)
    after = versions_of(["swift", "steady", "master"])
    assert len({*before.values(), *after.values()}) == 4
    assert before.keys() == after.keys() == {"swift", "master"}
    monkeypatch.setattr(search, "VERSION", search.VERSION + 1)
    otherwise = versions_of(["swift", "master"])
    assert otherwise["swift"] == after["swift"]
    assert otherwise["master"] != after["master"]
