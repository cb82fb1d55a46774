"""Automas that play without some of their rules, to find out what a rule is worth."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.records.happenings import AIBonusUsed, Happening
from tests.game.automas.whole_games import new_game, played


def told_in(mode: str, seed: int) -> list[Happening]:
    """All that happens in a game of two Automas."""
    game = new_game(2, seed, WC=mode, CC=mode)
    return [event for after in played(game, seed) for event in after.happened]


def lobbies(happened: list[Happening]) -> int:
    return sum(event.kind == "automa-acts" and event.values["action"] == "LOB" for event in happened)


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_without_bonuses_none_is_used(mode: str) -> None:
    assert any(isinstance(event, AIBonusUsed) for event in told_in(mode, 1))
    assert not any(isinstance(event, AIBonusUsed) for event in told_in(f"{mode}-without-bonuses", 1))


def test_without_lobbying_the_capitalist_class_never_lobbies() -> None:
    assert sum(lobbies(told_in("advanced", seed)) for seed in (1, 2)) > 0
    for mode in ("advanced-without-lobbying", "advanced-without-bonuses-and-lobbying"):
        assert sum(lobbies(told_in(mode, seed)) for seed in (1, 2)) == 0


def test_without_lobbying_bonuses_stay_and_without_bonuses_lobbying_does() -> None:
    assert any(isinstance(event, AIBonusUsed) for event in told_in("advanced-without-lobbying", 1))
    assert sum(lobbies(told_in("advanced-without-bonuses", seed)) for seed in (1, 2)) > 0


def test_a_save_remembers_what_was_left_out() -> None:
    game = new_game(2, 3, CC="advanced-without-bonuses")
    again = Game.load(game.save())
    assert again.setup.automas == {"CC": "advanced-without-bonuses"}
    assert again.table.to_json() == game.table.to_json()
