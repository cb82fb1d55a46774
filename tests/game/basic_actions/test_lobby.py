"""Lobby (p. 19): 30 V of Capital for 3 influence."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, INFLUENCE
from tests.game.refusals import refused
from tests.game.table_talk import take


def test_capital_pays_30_for_3_influence() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 20}, "capital": 35})
    take(game, "basic/lobby")
    assert (game.table.money[CC], game.table.capital, game.table.influence[CC]) == (20, 5, 4)


def test_revenue_pays_what_capital_lacks() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 20}, "capital": 15})
    take(game, "basic/lobby")
    assert (game.table.money[CC], game.table.capital) == (5, 0)


def test_without_30_in_all_it_is_refused() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 20}, "capital": 4})
    assert refused(game, "basic/lobby") == ("needs-money", {"needed": 30, "has": 24}, 19)


def test_the_last_influence_is_what_one_gets() -> None:
    game = Game.from_position({"turn": "CC", "media_influence": 4, "influence": {"WC": 29, "MC": 0, "CC": 1, "ST": 0}})
    take(game, "basic/lobby")
    assert (game.table.influence[CC], game.table.supply[INFLUENCE]) == (2, 0)


def test_with_no_influence_left_it_is_refused() -> None:
    game = Game.from_position({"turn": "CC", "media_influence": 4, "influence": {"WC": 30, "MC": 0, "CC": 1, "ST": 0}})
    assert refused(game, "basic/lobby") == ("no-influence-in-supply", {}, 19)
