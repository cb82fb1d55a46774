"""Make Business Deal (p. 19). Deal 8: 5 food and 6 luxury for 60, tariff 22 at 6A and 11 at 6B. Deal 3: 8 food, 55."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FOOD, LUXURY, ST
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


def dealing(deals: list[int], **changes: object) -> Game:
    game = Game.from_position(
        {
            "turn": "CC",
            "business_deals": deals,
            "money": {"CC": 100, "ST": 0},
            "storage": {"CC": NOTHING},
            "policies": ["6B"],
        }
        | changes
    )
    take(game, "basic/make-business-deal")
    return game


@pytest.mark.parametrize(("section", "tariff"), [("6A", 22), ("6B", 11), ("6C", 0)])
def test_goods_for_the_storages_pay_tariffs_to_the_state(section: str, tariff: int) -> None:
    game = dealing([8], policies=[section])
    assert option_ids(game) == ["deal-to-storages/deal-8", "deal-to-free-trade-zone/deal-8"]
    picks(game, "deal-to-storages/deal-8", "store/food/5", "store/luxury/6")
    t = game.table
    assert (t.money[CC], t.money[ST]) == (40 - tariff, tariff)
    assert (t.storage[CC][FOOD], t.storage[CC][LUXURY], t.free_trade_zone) == (5, 6, [0, 0])
    assert (t.deals, t.deal_discard) == ([], [7])


def test_goods_for_the_free_trade_zone_pay_none() -> None:
    game = dealing([8], policies=["6A"])
    game.choose("deal-to-free-trade-zone/deal-8")
    t = game.table
    assert (t.money[CC], t.money[ST]) == (40, 0)
    assert t.free_trade_zone == [5, 6]
    assert t.storage[CC][FOOD] == t.storage[CC][LUXURY] == 0


def test_goods_may_be_split_once_the_tariff_is_paid() -> None:
    game = dealing([3])
    game.choose("deal-to-storages/deal-3")
    assert option_ids(game) == [f"store/food/{amount}" for amount in range(8, -1, -1)]
    game.choose("store/food/2")
    assert (game.table.storage[CC][FOOD], game.table.free_trade_zone[FOOD]) == (2, 6)


def test_what_the_zone_cannot_hold_is_lost() -> None:
    game = dealing([3], free_trade_zone={"food": 5})
    supply = game.table.supply[FOOD]
    game.choose("deal-to-free-trade-zone/deal-3")
    assert game.table.free_trade_zone[FOOD] == 8
    assert game.table.supply[FOOD] == supply - 3


def test_nothing_is_lost_that_has_room() -> None:
    game = dealing([3], free_trade_zone={"food": 5})
    game.choose("deal-to-storages/deal-3")
    assert option_ids(game) == [f"store/food/{amount}" for amount in (8, 7, 6, 5)]


def test_the_excess_over_both_is_lost() -> None:
    game = dealing([3], storage={"CC": NOTHING | {"food": 6}}, free_trade_zone={"food": 7})
    game.choose("deal-to-storages/deal-3")
    assert (game.table.storage[CC][FOOD], game.table.free_trade_zone[FOOD]) == (8, 8)


def test_revenue_pays_first_then_capital() -> None:
    game = dealing([3], money={"CC": 40, "ST": 0}, capital=30)
    game.choose("deal-to-free-trade-zone/deal-3")
    assert (game.table.money[CC], game.table.capital) == (0, 15)


def test_with_too_little_for_the_tariff_only_the_zone_is_left() -> None:
    game = dealing([3], money={"CC": 60, "ST": 0})
    assert game.table.free_trade_zone[FOOD] == 8
    assert game.table.money[CC] == 5


def test_one_of_two_deals_is_made_and_not_replaced() -> None:
    game = dealing([3, 8])
    game.choose("deal-to-free-trade-zone/deal-8")
    assert game.table.deals == [2]


def test_refusals() -> None:
    none = Game.from_position({"turn": "CC", "business_deals": []})
    assert refused(none, "basic/make-business-deal") == ("no-business-deal", {}, 19)
    poor = Game.from_position({"turn": "CC", "business_deals": [3], "money": {"CC": 50}, "capital": 2})
    assert refused(poor, "basic/make-business-deal") == ("needs-money", {"needed": 55, "has": 52}, 19)
    full = {"storage": {"CC": {"food": 8}}, "free_trade_zone": {"food": 8}}
    crammed = Game.from_position({"turn": "CC", "business_deals": [3], "money": {"CC": 100}} | full)
    assert refused(crammed, "basic/make-business-deal") == ("no-room", {}, 19)


def test_with_room_in_the_storages_only_the_tariff_is_what_is_missing() -> None:
    game = Game.from_position(
        {
            "turn": "CC",
            "business_deals": [3],
            "policies": ["6B"],
            "money": {"CC": 60},
            "storage": {"CC": NOTHING},
            "free_trade_zone": {"food": 8},
        }
    )
    assert refused(game, "basic/make-business-deal") == ("needs-money", {"needed": 63, "has": 60}, 19)
