"""Buy Goods & Services (p. 15, 23, 24): one resource, up to 2 sources, up to the Population from each."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, INFLUENCE, LUXURY, MC, ST, WC
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take

STOCKS = {
    "CC": {"food": 8, "luxury": 8, "health": 8, "education": 8},
    "MC": {"food": 8, "luxury": 8, "health": 8, "education": 8},
    "ST": {"food": 6, "luxury": 6, "health": 6, "education": 6},
}


def buying(resource: str, seat: str = "WC", **changes: object) -> Game:
    """A buyer with 200 V among full storages."""
    game = Game.from_position(
        {"turn": seat, "money": {seat: 200, "CC": 0, "ST": 100}, "storage": STOCKS, "media_influence": 4} | changes
    )
    take(game, "basic/buy-goods-and-services")
    game.choose(f"buy/{resource}")
    return game


@pytest.mark.parametrize(
    ("resource", "sources"),
    [
        ("food", ["from/ST", "from/MC", "from/CC", "from/foreign-market"]),
        ("luxury", ["from/ST", "from/MC", "from/CC", "from/foreign-market"]),
        ("health", ["from/ST", "from/MC", "from/CC"]),
        ("education", ["from/ST", "from/MC", "from/CC"]),
    ],
)
def test_who_sells_what(resource: str, sources: list[str]) -> None:
    assert option_ids(buying(resource)) == sources


def test_influence_is_sold_by_the_state_alone_at_10() -> None:
    game = buying("influence", influence={"CC": 5, "MC": 5})
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    game.choose("amount/2")
    t = game.table
    assert (t.influence[WC], t.media_influence, t.money[WC], t.money[ST]) == (3, 2, 180, 120)


def test_up_to_the_population_from_each_of_two_sources() -> None:
    game = buying("luxury")
    game.choose("from/CC")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    game.choose("amount/3")
    assert option_ids(game) == ["from/ST", "from/MC", "from/foreign-market", "done"]
    picks(game, "from/ST", "amount/3")
    assert game.decision.kind == "turn"
    t = game.table
    assert t.goods[WC][LUXURY] == 6
    assert t.money[WC] == 200 - 3 * 8 - 3 * 8
    assert (t.money[CC], t.money[ST]) == (24, 124)
    assert (t.storage[CC][LUXURY], t.storage[ST][LUXURY]) == (5, 3)


def test_one_source_is_enough() -> None:
    game = buying("health")
    picks(game, "from/MC", "amount/1", "done")
    assert game.table.goods[WC][HEALTH] == 1
    assert game.table.money[MC] == 40 + 8


@pytest.mark.parametrize(("section", "food", "luxury"), [("6A", 10, 6), ("6B", 5, 3), ("6C", 0, 0)])
def test_imports_pay_tariffs_to_the_state(section: str, food: int, luxury: int) -> None:
    for resource, price, tariff in (("food", 10, food), ("luxury", 6, luxury)):
        game = buying(resource, policies=[section])
        picks(game, "from/foreign-market", "amount/2", "done")
        assert game.table.money[WC] == 200 - 2 * (price + tariff)
        assert game.table.money[ST] == 100 + 2 * tariff


def test_the_state_sells_goods_at_its_fixed_prices() -> None:
    game = buying("food")
    picks(game, "from/ST", "amount/2", "done")
    assert (game.table.money[WC], game.table.money[ST], game.scores["ST"]) == (176, 124, 0)


@pytest.mark.parametrize(
    ("section", "resource", "cost", "vp", "legitimacy"),
    [
        ("4A", "health", 0, 0, 3),
        ("4B", "health", 15, 1, 2),
        ("4C", "health", 30, 0, 2),
        ("5A", "education", 0, 0, 3),
        ("5B", "education", 15, 1, 2),
        ("5C", "education", 30, 0, 2),
    ],
)
def test_public_services_by_policies_4_and_5(section: str, resource: str, cost: int, vp: int, legitimacy: int) -> None:
    game = buying(resource, policies=[section])
    picks(game, "from/ST", "amount/3", "done")
    assert game.table.money[WC] == 200 - cost
    assert game.table.money[ST] == 100 + cost
    assert game.scores["ST"] == vp
    assert game.table.legitimacy == [legitimacy, 2, 2]


def test_two_free_services_bring_no_legitimacy() -> None:
    game = buying("health", policies=["4A"])
    picks(game, "from/ST", "amount/2", "done")
    assert game.table.legitimacy == [2, 2, 2]


def test_a_free_sale_to_the_middle_class_raises_its_legitimacy() -> None:
    game = buying("education", seat="MC", policies=["5A"])
    picks(game, "from/ST", "amount/3", "done")
    assert game.table.legitimacy == [2, 3, 2]


def test_without_a_state_player_cheap_services_bring_nobody_anything() -> None:
    game = buying("health", players=3, policies=["4B"])
    picks(game, "from/ST", "amount/3", "done")
    assert game.scores == {"WC": 0, "MC": 0, "CC": 0}
    assert game.table.money[ST] == 115


def test_the_middle_class_takes_its_own_stock_for_nothing_as_one_of_two_sources() -> None:
    game = buying("education", seat="MC")
    picks(game, "from/MC", "amount/3")
    assert option_ids(game) == ["from/ST", "from/CC", "done"]
    picks(game, "from/CC", "amount/1")
    t = game.table
    assert t.goods[MC][EDUCATION] == 4
    assert t.storage[MC][EDUCATION] == 5
    assert (t.money[MC], t.money[CC]) == (192, 8)


def test_one_buys_what_one_can_pay() -> None:
    game = buying("luxury", money={"WC": 17, "ST": 100})
    game.choose("from/CC")
    assert option_ids(game) == ["amount/1", "amount/2"]
    game.choose("amount/2")
    assert game.decision.kind == "turn"  # 1 V buys nothing from a second source
    assert game.table.loans[WC] == 0


def test_the_free_trade_zone_is_not_for_sale() -> None:
    game = buying("food", storage={"CC": {"food": 0}, "MC": {"food": 0}}, free_trade_zone={"food": 8})
    game.choose("amount/1")
    assert game.table.free_trade_zone[FOOD] == 8
    assert game.table.money[WC] == 185


def test_the_foreign_market_sells_only_what_the_box_has() -> None:
    game = Game.from_position({"money": {"WC": 200}, "goods": {"WC": {"food": 60}}, "storage": {"CC": {"food": 1}}})
    assert game.table.supply[FOOD] == 0
    take(game, "basic/buy-goods-and-services")
    game.choose("buy/food")
    assert "from/foreign-market" not in option_ids(game)


def test_without_money_the_cheapest_thing_on_sale_is_out_of_reach() -> None:
    game = Game.from_position({"money": {"WC": 3}, "policies": ["4B"]})
    assert refused(game, "basic/buy-goods-and-services") == ("needs-money", {"needed": 5, "has": 3}, 15)


def test_the_middle_class_can_always_buy_from_itself() -> None:
    game = Game.from_position({"turn": "MC", "money": {"MC": 0}})
    take(game, "basic/buy-goods-and-services")
    assert option_ids(game) == ["buy/food", "buy/health"]


def test_bought_influence_comes_from_the_public_services_not_the_supply() -> None:
    game = buying("influence")
    supply = game.table.supply[INFLUENCE]
    game.choose("amount/1")
    assert game.table.supply[INFLUENCE] == supply
