"""Receive Benefits (p. 17, 20, 25): take what the State has provided; the State gains 1 VP."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FOOD, HEALTH, LUXURY, MC, WC
from tests.game.refusals import refused
from tests.game.table_talk import take

PAGES = [("WC", 17), ("MC", 25), ("CC", 20)]


def test_everything_is_taken_at_once() -> None:
    game = Game.from_position(
        {
            "state_benefits": {
                "WC": {"food": 1, "health": 3, "influence": 2, "money": 15, "voting-cubes": 2},
                "MC": {"money": 5},
            }
        }
    )
    take(game, "free/receive-benefits")
    t = game.table
    assert (t.goods[WC][FOOD], t.goods[WC][HEALTH]) == (1, 3)
    assert (t.influence[WC], t.money[WC]) == (3, 45)
    assert (t.bag[WC], t.cubes[WC]) == (10, 15)
    assert t.benefits[WC] == [0] * 7
    assert t.benefits[MC][5] == 5
    assert game.scores["ST"] == 1


def test_the_middle_class_puts_them_with_its_goods_not_its_stock() -> None:
    game = Game.from_position({"turn": "MC", "state_benefits": {"MC": {"food": 2}}})
    take(game, "free/receive-benefits")
    assert (game.table.goods[MC][FOOD], game.table.storage[MC][FOOD]) == (2, 1)


def test_the_capitalist_class_stores_them_and_its_money_is_revenue() -> None:
    game = Game.from_position(
        {
            "turn": "CC",
            "money": {"CC": 0},
            "storage": {"CC": {"luxury": 11, "health": 11}},
            "state_benefits": {"CC": {"luxury": 3, "health": 3, "money": 25}},
        }
    )
    take(game, "free/receive-benefits")
    t = game.table
    assert (t.storage[CC][LUXURY], t.free_trade_zone[LUXURY], t.storage[CC][HEALTH]) == (12, 2, 12)
    assert (t.money[CC], t.capital) == (25, 0)


@pytest.mark.parametrize(("seat", "page"), PAGES)
def test_an_empty_area(seat: str, page: int) -> None:
    assert refused(Game.from_position({"turn": seat}), "free/receive-benefits") == ("no-benefits", {}, page)


@pytest.mark.parametrize(("seat", "page"), PAGES)
def test_without_a_state_player_there_is_no_such_action(seat: str, page: int) -> None:
    game = Game.from_position({"players": 3, "turn": seat})
    assert refused(game, "free/receive-benefits") == ("four-players-only", {}, page)
