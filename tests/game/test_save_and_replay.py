"""A save is JSON that a person can read, and replays to the same state on every machine."""

import json
from random import Random
from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup
from tests.game.random_play import play_on, random_game


def through_text(data: object) -> Any:
    """What comes back from a file."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("choices", [0, 1, 50, 200, 1_000_000])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_loaded_game_equals_the_saved_one(players: int, choices: int) -> None:
    game = random_game(players, seed=choices, choices=choices)
    loaded = Game.load(through_text(game.save()))
    assert loaded.table == game.table
    assert loaded.save() == game.save()
    assert loaded.choices == game.choices
    assert loaded.scores == game.scores
    assert loaded.over == game.over
    assert [decision.options for decision in loaded.decisions] == [decision.options for decision in game.decisions]
    assert [str(happening) for happening in loaded.happened] == [str(happening) for happening in game.happened]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_loaded_game_plays_on_like_the_saved_one(players: int) -> None:
    game = random_game(players, seed=5, choices=100)
    loaded = Game.load(through_text(game.save()))
    assert play_on(loaded, Random(1)).table == play_on(game, Random(1)).table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_replay_stops_where_asked(players: int) -> None:
    game = Game.new(players, seed=9)
    chance = Random(9)
    tables = [game.table.clone()]
    for _ in range(30):
        play_on(game, chance, choices=1)
        tables.append(game.table.clone())
    save = game.save()
    for number in (0, 1, 2, 15, 29, 30):
        stopped = Game.load(save, until=number)
        assert stopped.choices_made == number
        assert stopped.table == tables[number]
    assert Game.load(save, until=99).table == game.table


def test_a_save_names_setup_seed_and_choices() -> None:
    game = Game.new(seed=3, setup=Setup(players=3, names={"WC": "Olena"}))
    first = game.decision.options[0].id
    game.choose(first)
    save = game.save()
    assert save["players"] == 3
    assert save["names"] == {"WC": "Olena"}
    assert save["modules"] == []
    assert save["seed"] == 3
    assert save["choices"] == [first]
    assert Game.load(through_text(save)).setup.names == {"WC": "Olena"}


def test_a_save_is_not_tied_to_its_game() -> None:
    """Neither playing on nor meddling with what was handed out changes the other."""
    game = random_game(4, seed=2, choices=10)
    save = game.save()
    kept = through_text(save)
    play_on(game, Random(1), choices=5)
    assert save == kept
    table = game.table.clone()
    choices = game.choices
    save["choices"] = ["nonsense"]
    names = save["names"]
    assert isinstance(names, dict)
    names["WC"] = "somebody else"
    assert game.table == table
    assert game.choices == choices
    assert game.save()["names"] == {}


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**63, 2**64 + 1, -(2**40)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = play_on(Game.new(2, seed), Random(4), choices=20)
    assert Game.load(through_text(game.save())).table == game.table


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"players": 2, "seed": 4, "round": 3, "phase": "elections", "bills": {"1B": "WC", "3B": "CC"}},
        {"players": 4, "round": 5, "turn": "ST", "turn_number": 5, "money": {"ST": 7}},
    ],
)
def test_a_game_from_a_position_can_be_saved_too(position: dict[str, object]) -> None:
    game = play_on(Game.from_position(position), Random(6), choices=40)
    save = through_text(game.save())
    loaded = Game.load(save)
    assert loaded.table == game.table
    assert play_on(loaded, Random(7)).table == play_on(game, Random(7)).table
    assert Game.load(through_text(game.save())).scores == game.scores


def test_a_save_of_a_position_is_not_tied_to_the_declaration() -> None:
    """Changing the declaration afterwards doesn't change what is saved."""
    position: dict[str, object] = {"players": 2, "money": {"WC": 90}}
    game = Game.from_position(position)
    position["players"] = 4
    position["money"] = {"MC": 10}
    assert Game.load(through_text(game.save())).table == game.table
