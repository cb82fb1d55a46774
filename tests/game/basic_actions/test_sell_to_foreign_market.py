"""Sell to the Foreign Market (p. 19, 23, 28). Export card 6: food 3/25 7/55, luxury 4/25 8/45, health 2/10 6/35."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FOOD, HEALTH, LUXURY, MC, ST
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


def selling(seat: str, stock: dict[str, int], **changes: object) -> Game:
    game = Game.from_position(
        {"turn": seat, "export": 6, "money": {seat: 0}, "storage": {seat: NOTHING | stock}} | changes
    )
    take(game, "basic/sell-to-foreign-market")
    return game


def test_each_transaction_once_and_only_what_is_in_stock() -> None:
    game = selling("CC", {"food": 7, "luxury": 12})
    assert option_ids(game) == ["export/food/3", "export/food/7", "export/luxury/4", "export/luxury/8"]
    game.choose("export/food/3")
    assert option_ids(game) == ["export/luxury/4", "export/luxury/8", "done"]
    picks(game, "export/luxury/8", "done")
    t = game.table
    assert t.money[CC] == 25 + 45
    assert (t.storage[CC][FOOD], t.storage[CC][LUXURY]) == (4, 4)
    assert game.scores["CC"] == 0


def test_goods_of_the_free_trade_zone_are_sold_too_and_first() -> None:
    game = selling("CC", {"food": 2}, free_trade_zone={"food": 2})
    t = game.table
    assert (t.money[CC], t.storage[CC][FOOD], t.free_trade_zone[FOOD]) == (25, 1, 0)


def test_the_middle_class_gains_a_point_for_each_transaction() -> None:
    game = selling("MC", {"food": 3, "luxury": 4, "health": 8})
    picks(game, "export/food/3", "export/luxury/4", "export/health/2", "export/health/6")
    assert game.table.money[MC] == 25 + 25 + 10 + 35
    assert game.scores["MC"] == 4
    assert game.table.storage[MC][HEALTH] == 0


def test_goods_already_bought_are_not_sold_again() -> None:
    game = Game.from_position(
        {"turn": "MC", "export": 6, "storage": {"MC": NOTHING}, "goods": {"MC": {"food": 8, "health": 8}}}
    )
    assert refused(game, "basic/sell-to-foreign-market") == ("nothing-to-export", {}, 23)


def test_the_state_sells_goods_only() -> None:
    game = selling("ST", {"food": 3, "luxury": 4, "health": 6, "education": 6})
    assert option_ids(game) == ["export/food/3", "export/luxury/4"]
    picks(game, "export/food/3", "done")
    assert game.table.money[ST] == 25
    assert game.scores["ST"] == 0


@pytest.mark.parametrize(("seat", "page"), [("CC", 19), ("MC", 23), ("ST", 28)])
def test_too_little_for_any_transaction(seat: str, page: int) -> None:
    stock = {"food": 2, "luxury": 3, "health": 1, "education": 2}
    game = Game.from_position({"turn": seat, "export": 6, "storage": {seat: stock}})
    assert refused(game, "basic/sell-to-foreign-market") == ("nothing-to-export", {}, page)


def test_services_of_the_state_do_not_count() -> None:
    game = Game.from_position({"turn": "ST", "export": 6, "storage": {"ST": {"health": 6, "education": 6}}})
    assert refused(game, "basic/sell-to-foreign-market") == ("nothing-to-export", {}, 28)
