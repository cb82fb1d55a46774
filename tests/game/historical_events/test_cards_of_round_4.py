"""The nine cards of round 4."""

from bodypolitic.game.ground.codes import CC, FOOD, LUXURY, MC, ST, WC
from tests.game.historical_events.facing import after_setting_off, decide_all, facing, in_force, offered, sections
from tests.game.table_talk import company, option_ids, picks, take, unemployed

NINE = [
    {"company": "supermarket", "class": "WC"},
    *[
        {"company": name}
        for name in (
            "shopping-mall",
            "college",
            "clinic",
            "hotel",
            "stadium",
            "hospital",
            "academy",
            "radio-station",
        )
    ],
]
EDUCATED = {
    "CC": [{"company": name, "class": "WC"} for name in ("college", "college-2", "academy")],
    "MC": [{"company": "training-center", "class": "MC"}],
}


def test_arab_nationalization_of_oil() -> None:
    slug = "arab-nationalization-of-oil"
    assert not offered(slug, companies={"CC": NINE[:8]}, influence={"ST": 3})
    assert not offered(slug, companies={"CC": NINE}, influence={"ST": 2})
    assert not offered(slug, companies={"CC": NINE}, influence={"ST": 3}, turn="CC")
    assert offered(slug, companies={"CC": NINE}, players=2)
    game = after_setting_off(slug, companies={"CC": NINE}, influence={"ST": 3}, legitimacy={"CC": 4})
    assert game.table.legitimacy[CC] == 3
    assert (company(game, "supermarket").owner, company(game, "supermarket").staff) == (ST, WC)
    assert len(game.table.companies[CC]) == 8
    assert [public.card.slug for public in game.table.companies[ST]] == [
        "university-hospital",
        "technical-university",
        "supermarket",
    ]
    assert game.table.influence[ST] == 3


def test_arab_nationalization_of_oil_may_close_an_operational_public_company() -> None:
    public = [{"company": "university-hospital", "class": "WC", "committed": True}]
    game = after_setting_off(
        "arab-nationalization-of-oil", companies={"CC": NINE, "ST": public}, influence={"ST": 3}, unemployed={"WC": {}}
    )
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 2}
    assert company(game, "supermarket").owner == ST


def test_chinese_economic_reform() -> None:
    assert in_force(facing("chinese-economic-reform", policies=["4A"])) == []
    game = facing("chinese-economic-reform", policies=["1B", "3A", "4A", "5A"], money={"ST": 10})
    assert in_force(game) == ["chinese-economic-reform"]
    while game.decision.kind == "close-public-companies":
        game.choose(game.decision.options[-1])
    assert sections(game.table) == "1C 2B 3B 4A 5A 6B 7B"
    assert game.table.money[ST] == 10 + 30 + 60


def test_asian_tigers_economic_miracle() -> None:
    slug = "asian-tigers-economic-miracle"
    assert not offered(slug, turn="CC", policies=["6C"])
    assert not offered(slug, turn="WC")
    game = after_setting_off(
        slug,
        turn="CC",
        markets={"CC": ["hotel"]},
        money={"CC": 100, "ST": 100},
        legitimacy={"WC": 2, "MC": 2, "CC": 2},
    )
    take(game, "basic/build-company")
    decide_all(game, "build-company", "set-first-wage", "hire-workers", "fill-unskilled-slots")
    assert game.table.money[CC] == 100 - 15 + 10
    assert game.table.money[ST] == 90
    assert game.table.legitimacy == [2, 2, 3]


def test_asian_tigers_economic_miracle_pays_for_exports_once_an_action() -> None:
    game = after_setting_off(
        "asian-tigers-economic-miracle",
        turn="MC",
        export=1,
        storage={"MC": {"food": 2, "luxury": 4}},
        money={"MC": 0, "ST": 100},
        legitimacy={"WC": 2, "MC": 2, "CC": 2},
    )
    take(game, "basic/sell-to-foreign-market")
    picks(game, "export/food/2", "export/luxury/4")
    assert game.table.money[MC] == 20 + 30 + 10
    assert game.table.legitimacy == [2, 3, 2]


def test_invention_of_the_world_wide_web() -> None:
    slug = "invention-of-the-world-wide-web"
    assert not offered(slug)
    game = after_setting_off(
        slug,
        companies=EDUCATED,
        unemployed={"WC": {"unskilled": 1}, "MC": {}},
        influence={"WC": 0, "ST": 0},
        export=1,
        storage={"CC": {"food": 8, "luxury": 12}, "MC": {"food": 0, "health": 0}},
    )
    assert (game.decision.seat, game.decision.kind) == ("WC", "choose-worker-to-train")
    picks(game, "upgrade/unskilled/unemployed", "train/media")
    assert unemployed(game, "WC") == {"media": 1}
    assert game.table.influence[WC] == 1
    assert (game.decision.seat, game.decision.kind) == ("CC", "decide-on-effect")
    picks(game, "go-on", "export/food/2", "export/food/6")
    assert game.decision.kind == "turn"  # two transactions and no more
    assert game.table.influence[ST] == 1  # 2 operational public companies


def test_invention_of_the_world_wide_web_makes_the_media_grow() -> None:
    game = after_setting_off(
        "invention-of-the-world-wide-web",
        turn="ST",
        turn_number=5,
        main_taken=True,
        companies={
            "CC": [*EDUCATED["CC"], {"company": "radio-station", "class": "WC"}],
            "MC": [*EDUCATED["MC"], {"company": "pr-agency", "class": "MC"}],
            "ST": [
                {"company": "technical-university", "class": "WC"},
                {"company": "national-public-broadcasting", "class": "WC"},
            ],
        },
        unemployed={"WC": {}, "MC": {}},
        influence={"MC": 0, "CC": 0},
        media_influence=0,
        storage={"CC": {}, "MC": {}},
    )
    while game.decision.kind != "turn":
        game.choose(game.decision.options[-1])
    game.choose("end-turn")
    assert game.table.influence[CC] == 2 + 1
    assert game.table.influence[MC] == 3 + 1
    assert game.table.media_influence == 4 + 1


def test_end_of_mediterranean_dictatorships() -> None:
    slug = "end-of-mediterranean-dictatorships"
    assert not offered(slug, influence={"WC": 1, "MC": 1, "CC": 2, "ST": 5})
    assert not offered(slug, influence={"WC": 5}, turn="ST")
    assert offered(slug, players=2, influence={"WC": 2, "CC": 2})
    game = after_setting_off(
        slug, influence={"WC": 1, "MC": 1, "CC": 3}, media_influence=2, legitimacy={"WC": 2, "MC": 2, "CC": 2}
    )
    assert game.table.media_influence == 0
    assert game.table.influence[:3] == [2, 2, 4]
    assert (game.decision.seat, option_ids(game)) == ("ST", ["class/WC", "class/MC", "class/CC"])
    game.choose("class/MC")
    assert option_ids(game) == ["class/WC", "class/CC"]
    game.choose("class/CC")
    assert game.table.legitimacy == [2, 3, 3]


def test_fall_of_the_berlin_wall() -> None:
    game = facing(
        "fall-of-the-berlin-wall",
        policies=["7A"],
        unemployed={"WC": {}, "MC": {}},
        next_immigration=[{"WC": "media", "MC": "unskilled"}, {"WC": "unskilled", "MC": "education"}],
    )
    assert sections(game.table) == "1C 2B 3A 4B 5C 6B 7C"
    assert unemployed(game, "WC") == {"media": 1}
    assert unemployed(game, "MC") == {"education": 1}


def test_latin_american_debt_crisis() -> None:
    slug = "latin-american-debt-crisis"
    position = {"turn": "CC", "money": {"ST": 99}, "loans": {"ST": 1}, "influence": {"CC": 1}}
    assert not offered(slug, **{**position, "money": {"ST": 100}})
    assert not offered(slug, **{**position, "loans": {"ST": 0}})
    assert not offered(slug, **{**position, "influence": {"CC": 0}})
    assert not offered(slug, **{**position, "turn": "MC", "influence": {"MC": 3}})
    game = after_setting_off(slug, **position, policies=["1B", "4A"])
    assert game.table.influence[CC] == 0
    decide_all(game, "close-public-companies", "adjust-wages")
    while game.decision.kind == "adjust-prices":
        game.choose("done")
    assert sections(game.table) == "1C 2C 3A 4B 5C 6B 7B"
    assert len(game.table.discards[CC]) == 1


def test_oil_crisis() -> None:
    game = facing("oil-crisis", policies=["6B"], prices={"CC": {"food": 9, "health": 5}}, money={"WC": 100})
    t = game.table
    for seller in (MC, CC):
        assert (t.prices[seller][FOOD], t.prices[seller][LUXURY]) == (15, 10)
    assert t.prices[CC][2] == 5
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/food", "from/foreign-market", "amount/2")
    assert t.money[WC] == 100 - 2 * (15 + 5)
    while game.decision.seat != "CC" or game.decision.kind != "turn":
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[-1])
    game.choose("free/adjust-prices")
    assert not [option for option in option_ids(game) if "food" in option or "luxury" in option]
    assert "price/health/8" in option_ids(game)


def test_indian_drought() -> None:
    game = facing(
        "indian-drought",
        turn="ST",
        turn_number=5,
        main_taken=True,
        companies={
            "WC": [{"company": "cooperative-farm", "class": "WC"}],
            "CC": [{"company": "automated-grain-farm"}, {"company": "supermarket", "class": "WC"}],
            "MC": [{"company": "convenience-store", "class": "MC"}],
        },
        storage={"CC": {"food": 0}, "MC": {"food": 0}},
        unemployed={"WC": {}, "MC": {}},
        goods={"WC": {"food": 0}, "MC": {"food": 5}},
    )
    game.choose("end-turn")
    gained = {
        happening.values["who"]: 0
        for happening in game.happened
        if happening.kind == "gained" and happening.values["resource"] == "food"
    }
    for happening in game.happened:
        if happening.kind == "gained" and happening.values["resource"] == "food":
            gained[happening.values["who"]] += int(happening.values["amount"])
    assert gained == {"CC": (2 - 1) + (4 - 1), "MC": 2 - 1, "WC": 2 - 1}
