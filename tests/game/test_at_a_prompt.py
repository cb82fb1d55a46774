"""What games, setups and tables say of themselves to whoever works with the library at a prompt."""

from random import Random

import pytest

from bodypolitic import Game, Setup
from bodypolitic.game.ground.codes import NOBODY
from tests.game.random_play import choose_at_random, random_game
from tests.game.test_secrets import twin_of

pytestmark = pytest.mark.compiled


def test_a_game_says_where_it_stands_and_whom_it_waits_for() -> None:
    game = Game.from_position({"players": 2, "round": 2, "vp": {"WC": 12, "CC": 9}})
    assert repr(game) == "<Game round 2, action phase, WC to choose: turn; WC 12, CC 9>"
    assert repr(game.table) == "<Table round 2, action phase; WC 12, CC 9>"
    assert repr(game.decision).startswith("<WC turn: basic/propose-bill, ")


def test_a_game_that_is_over_says_who_has_won() -> None:
    game = random_game(3, seed=1)
    points = ", ".join(f"{role} {vp}" for role, vp in game.scores.items())
    assert repr(game) == f"<Game over, won by {' and '.join(game.winners)}; {points}>"
    assert repr(game.table) == f"<Table over; {points}>"


def test_a_game_that_waits_for_several_names_them_all() -> None:
    game = Game.new(seed=1, setup=Setup(2, modules=["hidden-agendas"]))
    assert repr(game) == (
        "<Game round 1, preparation phase, WC to choose: choose-agenda, CC to choose: choose-agenda; WC 0, CC 0>"
    )


def test_a_setup_says_what_is_played_by_whom() -> None:
    assert repr(Setup(3)) == "<Setup 3 players>"
    setup = Setup(4, {"WC": "Ada"}, ["historical-events=2", "crisis-response"], {"CC": "advanced", "MC": "simple"})
    assert repr(setup) == (
        "<Setup 4 players; with crisis-response, historical-events=2; Automas CC advanced, MC simple; names WC Ada>"
    )
    assert repr(Setup(2, skilled_workers={"WC": 7})) == "<Setup 2 players; skilled workers WC 7, MC 6>"


def test_a_printed_game_is_a_short_plain_table() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "bills": {"7A": "MC"},
            "money": {"WC": 41, "MC": 52, "ST": 63},
            "capital": 30,
            "goods": {"MC": {"health": 2}},
            "storage": {"MC": {"health": 3}},
        }
    )
    first, policies, bills, head, *rows = str(game).split("\n")
    assert first == "round 1, action phase, WC to choose: turn"
    assert policies == "policies 1C 2B 3A 4B 5C 6B 7B"
    assert bills == "bills 7A by MC"
    assert [row.split()[0] for row in rows] == ["WC", "MC", "CC", "ST"]
    table = {row.split()[0]: dict(zip(head.split(), row.split()[1:], strict=True)) for row in rows}
    assert (table["WC"]["money"], table["MC"]["money"], table["ST"]["money"]) == ("41", "52", "63")
    assert table["CC"]["money"] == str(game.table.money[2] + 30)
    assert table["MC"]["health"] == "5"
    assert table["ST"]["VP"] == table["ST"]["cards"] == table["CC"]["workers"] == "-"
    assert len({len(line) for line in (head, *rows)}) == 1


def test_a_printed_game_tells_no_secrets() -> None:
    chance = Random(2)
    game = Game.new(4, seed=2)
    while not game.over:
        if game.choices_made % 20 == 0:
            twin = twin_of(game, NOBODY, chance)
            assert str(twin) == str(game)
            assert repr(twin) == repr(game)
        choose_at_random(game, chance)
