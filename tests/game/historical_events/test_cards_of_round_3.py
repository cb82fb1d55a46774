"""The nine cards of round 3."""

from bodypolitic.game.ground.codes import CC, EDUCATION, LUXURY, MC, ST, WC
from tests.game.historical_events.facing import after_setting_off, decide_all, facing, in_force, offered, sections
from tests.game.table_talk import company, option_ids, picks, refusal, take, unemployed

UNIONS = {
    "trade_unions": ["education", "healthcare"],
    "companies": {
        "CC": [
            {"company": "college", "class": "WC"},
            {"company": "university", "class": "WC"},
            {"company": "clinic", "class": "WC"},
        ]
    },
}


def test_post_war_economic_miracle() -> None:
    game = facing(
        "post-war-economic-miracle",
        players=2,
        turn_number=5,
        turn="CC",
        main_taken=True,
        companies={
            "CC": [
                {"company": "clinic"},
                {"company": "college", "class": "WC", "machinery": True},
                {"company": "university", "class": "WC"},
            ]
        },
        unemployed={"WC": {"healthcare": 1, "unskilled": 1}},
        storage={"CC": {"education": 0}},
        storage_tiles={"CC": ["education"]},
    )
    assert (game.decision.seat, game.decision.kind) == ("WC", "decide-on-effect")
    game.choose("go-on")  # the clinic is the only place for the two
    assert company(game, "clinic").committed
    assert unemployed(game, "WC") == {}
    game.choose("end-turn")
    assert game.table.storage[CC][EDUCATION] == (6 + 2 + 2) + 9


def test_chinese_communist_revolution() -> None:
    slug = "chinese-communist-revolution"
    assert not offered(slug, **UNIONS, policies=["2A"])
    assert not offered(slug, **UNIONS, prosperity={"WC": 4})
    assert not offered(slug)
    assert not offered(slug, **UNIONS, turn="CC")
    game = after_setting_off(slug, **UNIONS, turn="ST", money={"CC": 30, "ST": 0})
    t = game.table
    assert (game.decision.seat, game.decision.kind) == ("WC", "move-any-policy")
    assert "done" in option_ids(game)
    picks(game, "policy/7A", "policy/3B")
    assert (t.money[CC], t.money[ST], t.loans[CC]) == (0, 40, 1)
    assert (game.decision.seat, game.decision.kind) == ("ST", "move-any-policy")
    assert not [option for option in option_ids(game) if option[:8] in {"policy/7", "policy/3"} or option == "done"]
    game.choose("policy/6C")
    decide_all(game, "adjust-prices")
    assert sections(t) == "1C 2B 3B 4B 5C 6C 7A"
    assert (game.decision.seat, game.decision.kind) == ("ST", "turn")
    assert in_force(game) == [slug]


def test_chinese_communist_revolution_may_leave_everything_as_it_is() -> None:
    game = after_setting_off("chinese-communist-revolution", **UNIONS, players=3)
    game.choose("done")
    assert sections(game.table) == "1C 2B 3A 4B 5C 6B 7B"
    assert game.table.money[ST] == 160
    assert game.decision.kind == "turn"  # nobody plays the State


def test_civil_rights_movement() -> None:
    slug = "civil-rights-movement"
    assert not offered(slug, prosperity={"WC": 4})
    assert not offered(slug, turn="CC")
    game = after_setting_off(slug, turn="MC", prosperity={"WC": 3})
    assert (game.decision.seat, game.decision.kind) == ("WC", "strike")
    picks(game, "strike/college", "done")
    assert company(game, "college").on_strike
    assert game.table.bag == [12, 10, 8]


def test_civil_rights_movement_goes_on_without_a_strike() -> None:
    game = after_setting_off("civil-rights-movement", players=2, policies=["2A"])
    assert game.table.bag == [12, 8, 8]


def test_embargo_against_cuba() -> None:
    slug = "embargo-against-cuba"
    assert not offered(slug)
    assert not offered(slug, policies=["4A"], turn="CC")
    game = after_setting_off(
        slug,
        policies=["4A"],
        business_deals=[1],
        goods={"WC": {}},
        money={"WC": 90},
        storage={"CC": {"food": 8, "luxury": 8}},
    )
    assert game.table.deals == []
    take(game, "basic/buy-goods-and-services")
    game.choose("buy/food")
    assert "from/foreign-market" not in option_ids(game)
    while game.decision.seat != "CC" or game.decision.kind != "turn":
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[-1])
    assert refusal(game, "basic/sell-to-foreign-market") == ("foreign-market-closed", {})
    assert refusal(game, "basic/make-business-deal") == ("no-business-deal", {})


def test_embargo_against_cuba_lets_nobody_starve() -> None:
    game = after_setting_off(
        "embargo-against-cuba",
        policies=["4A"],
        turn="ST",
        turn_number=5,
        main_taken=True,
        storage={"CC": {"food": 0}, "MC": {"food": 0}},
        companies={"CC": []},
    )
    game.choose("end-turn")
    while game.decision.kind not in {"buy-food", "buy-food-from"}:
        game.choose(game.decision.options[0])
    assert "from/foreign-market" in option_ids(game) or game.decision.kind == "buy-food-from"


def test_marshall_plan() -> None:
    slug = "marshall-plan"
    assert not offered(slug, turn="CC", policies=["4A", "5A"])
    assert offered(slug, turn="CC", policies=["4A"])
    game = after_setting_off(
        slug,
        turn="ST",
        markets={"CC": ["hotel", "car-manufacturer", "lobbying-firm", "automated-grain-farm"]},
        money={"CC": 0, "ST": 100},
    )
    assert game.table.money[ST] == 130
    assert (game.decision.seat, option_ids(game)) == ("CC", ["build-company/hotel", "build-company/lobbying-firm"])
    game.choose("build-company/lobbying-firm")
    assert game.decision.kind == "set-first-wage"
    assert company(game, "lobbying-firm").owner == CC
    assert (game.table.money[CC], game.table.loans[CC]) == (0, 0)


def test_post_wwii_decolonization() -> None:
    slug = "post-wwii-decolonization"
    assert not offered(slug, influence={"WC": 3, "MC": 1, "CC": 1, "ST": 1}, media_influence=9)
    assert offered(slug, players=2, influence={"WC": 3, "CC": 1})
    assert not offered(slug, players=3, influence={"WC": 3, "MC": 0, "CC": 1})
    game = after_setting_off(slug, influence={"WC": 0, "MC": 4, "CC": 2, "ST": 1})
    assert game.table.bag == [11, 10, 9]
    take(game, "basic/propose-bill")
    picks(game, "bill/1B", "call-vote")
    assert game.decision.kind == "state-stance"
    assert game.table.influence[WC] == 0


def test_era_of_keynesianism() -> None:
    slug = "era-of-keynesianism"
    assert not offered(slug, unemployed={"WC": {"unskilled": 6}, "MC": {}})
    assert offered(slug, players=2, turn="CC", unemployed={"WC": {"unskilled": 4}})
    game = after_setting_off(
        slug, policies=["2C", "7A"], unemployed={"WC": {"agriculture": 3}, "MC": {"agriculture": 4}}, bills={"3B": "CC"}
    )
    decide_all(game, "open-public-companies", "set-first-wage", "adjust-wages", "adjust-prices")
    assert sections(game.table) == "1B 2B 3B 4A 5B 6B 7A"
    assert game.table.bills == [-1] * 7  # the bill for 3B is in force now
    assert len(game.table.companies[ST]) == 6


def test_leftist_movements_in_europe() -> None:
    slug = "leftist-movements-in-europe"
    position = {**UNIONS, "policies": ["3B", "5B"], "unemployed": {"WC": {}, "MC": {"unskilled": 10}}}
    assert not offered(slug, **{**position, "policies": ["3B", "4A", "5C"]})
    assert not offered(slug, **{**position, "trade_unions": ["education"]})
    assert not offered(slug, **{**position, "unemployed": {"WC": {}, "MC": {"unskilled": 1}}})
    assert offered(slug, **{**UNIONS, "players": 2, "policies": ["3B", "5B"]})
    game = after_setting_off(slug, **position, turn="MC", influence={"MC": 1})
    assert game.table.bag == [12, 8, 8]
    assert game.table.influence[MC] == 2
    assert game.table.legitimacy == [3, 2, 2]


def test_post_war_rise_of_consumerism() -> None:
    slug = "post-war-rise-of-consumerism"
    assert not offered(slug)
    shops = [
        {"company": "shopping-mall", "class": "WC"},
        {"company": "hotel", "class": "WC"},
        {"company": "car-manufacturer"},
    ]
    game = after_setting_off(
        slug,
        turn="MC",
        companies={"CC": shops},
        unemployed={"WC": {"unskilled": 6}, "MC": {"unskilled": 5}},
        storage={"CC": {"luxury": 10}},
        prices={"CC": {"luxury": 8}},
        money={"WC": 100, "MC": 100, "CC": 0},
    )
    t = game.table
    assert (t.population(WC), t.population(MC)) == (4, 3)
    assert (game.decision.seat, game.decision.kind) == ("WC", "decide-on-effect")
    game.choose("go-on")
    assert option_ids(game) == ["amount/1", "amount/2"]
    game.choose("amount/2")
    assert (t.goods[WC][LUXURY], t.money[WC], t.money[CC]) == (2, 84, 16)
    picks(game, "go-on", "amount/3")
    assert (t.goods[MC][LUXURY], t.money[MC], t.money[CC]) == (3, 76, 40)
    assert unemployed(game, "WC") == {"unskilled": 6}
