"""The nine cards of round 2."""

from bodypolitic.game.ground.codes import CC, MC, ST, WC
from tests.game.historical_events.facing import after_setting_off, decide_all, facing, in_force, offered, sections
from tests.game.table_talk import company, option_ids, picks, refusal, unemployed

QUIET: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}
UNIONS = {
    "trade_unions": ["education", "healthcare"],
    "companies": {
        "CC": [
            {"company": "college", "class": "WC"},
            {"company": "university", "class": "WC", "wage": "L3"},
            {"company": "clinic", "class": "WC"},
            {"company": "supermarket", "class": "MC"},
        ]
    },
}


def test_rise_of_protectionism() -> None:
    slug = "rise-of-protectionism"
    assert not offered(slug, turn="CC", policies=["6A"])
    assert not offered(slug, turn="WC", policies=["6C"])
    game = after_setting_off(slug, turn="ST", policies=["6C"], business_deals=[1, 2])
    decide_all(game, "adjust-prices")
    assert sections(game.table) == "1C 2B 3A 4B 5C 6A 7B"
    assert game.table.deals == []
    assert game.decision.seat == "ST"
    assert "end-turn" not in option_ids(game)  # it took the free action only


def test_bengal_famine() -> None:
    game = facing(
        "bengal-famine",
        unemployed={"WC": {"unskilled": 1}, "MC": {"unskilled": 2}},
        legitimacy={"WC": 4, "MC": 1, "CC": 5},
    )
    assert unemployed(game, "WC") == {}
    assert (game.decision.seat, game.decision.kind) == ("WC", "choose-worker-to-lose")
    game.choose("take/agriculture/supermarket")
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert company(game, "supermarket").staff == -1
    assert unemployed(game, "MC") == {}
    assert game.table.legitimacy == [3, 1, 5]


def test_bengal_famine_needs_few_healthcare_companies() -> None:
    game = facing("bengal-famine", players=2, companies={"CC": [{"company": "clinic", "class": "WC"}]})
    assert in_force(game) == ["bengal-famine"]
    enough = [{"company": "clinic", "class": "WC"}, {"company": "clinic-2", "class": "WC"}]
    assert in_force(facing("bengal-famine", players=2, companies={"CC": enough})) == []


def test_new_deal() -> None:
    slug = "new-deal"
    assert not offered(slug, unemployed={"WC": {"unskilled": 4}, "MC": {"unskilled": 2}})
    assert not offered(slug, turn="CC", unemployed={"WC": {"unskilled": 9}})
    game = after_setting_off(
        slug,
        unemployed={"WC": {"unskilled": 5, "healthcare": 1}, "MC": {"media": 1}},
        companies={"CC": [{"company": "clinic"}, {"company": "hotel"}], "MC": [{"company": "pharmacy"}]},
        money={"ST": 200, "CC": 0},
    )
    decide_all(game, "open-public-companies", "set-first-wage", "adjust-wages", "choose-company-to-staff")
    t = game.table
    assert sections(t) == "1B 2A 3A 4B 5C 6B 7B"
    assert (game.decision.seat, game.decision.kind) == ("WC", "decide-on-effect")
    before = t.money[ST]
    game.choose("go-on")  # the hotel is the only place for those who are left
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert (t.money[CC], t.money[ST]) == (15, before - 15)
    assert company(game, "hotel").committed
    assert (game.decision.seat, option_ids(game)[0]) == ("WC", "end-turn")


def test_new_deal_brings_no_jobs_in_unions_or_with_the_middle_class() -> None:
    game = after_setting_off(
        "new-deal",
        policies=["1A", "2A"],
        unemployed={"WC": {"unskilled": 6, "healthcare": 2, "education": 1}, "MC": {}},
        companies={
            "CC": [{"company": "hotel"}, {"company": "clinic", "class": "WC"}, {"company": "college"}],
            "MC": [{"company": "doctors-office", "class": "MC"}],
        },
    )
    game.choose("go-on")
    places = option_ids(game)
    assert {"fill/hotel", "fill/college"} <= set(places)
    assert not [place for place in places if place.startswith("form-union") or "doctors-office" in place]


def test_great_depression() -> None:
    game = facing("great-depression", money={"ST": 100}, prices={"CC": {"food": 9}}, policies=["4A", "5A"])
    t = game.table
    decide_all(game, "adjust-wages")
    assert sections(t) == "1C 2C 3A 4B 5B 6B 7B"
    assert (game.decision.seat, option_ids(game)) == (
        "MC",
        ["close-down/convenience-store", "close-down/doctors-office"],
    )
    game.choose("close-down/doctors-office")
    assert [store.card.slug for store in t.companies[MC]] == ["convenience-store"]
    game.choose("close-down/college")
    assert "college" not in [mine.card.slug for mine in t.companies[CC]]
    assert sum(unemployed(game, "WC").values()) >= 2
    for seller in (MC, CC):
        assert t.prices[seller] == [15, 10, 10, 10]
    assert t.money[ST] == 70
    assert t.money[CC] == 120
    assert in_force(game) == ["great-depression"]
    while game.decision.seat != "CC":
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])
    assert refusal(game, "free/adjust-prices") == ("prices-fixed", {})


def test_great_depression_needs_loans_or_an_empty_treasury() -> None:
    assert in_force(facing("great-depression", money={"ST": 101})) == []
    assert in_force(facing("great-depression", money={"ST": 101}, loans={"WC": 1})) == []
    loans = facing("great-depression", money={"ST": 101}, loans={"WC": 1, "ST": 1})
    assert in_force(loans) == ["great-depression"]


def test_baby_boom() -> None:
    slug = "baby-boom"
    clinics = {"CC": [{"company": "clinic", "class": "WC"}]}
    assert not offered(slug, unemployed=QUIET)
    assert not offered(slug, companies=clinics, policies=["2C"])
    game = after_setting_off(
        slug, turn="MC", companies=clinics, unemployed=QUIET, prosperity={"WC": 2, "MC": 1}, vp={"WC": 0, "MC": 0}
    )
    assert unemployed(game, "WC") == unemployed(game, "MC") == {"unskilled": 3}
    assert game.table.prosperity == [3, 2]
    assert (game.table.vp[WC], game.table.vp[MC]) == (3, 2)


def test_strike_in_us_automotive_industry() -> None:
    slug = "strike-in-us-automotive-industry"
    assert not offered(slug, **UNIONS, policies=["2A"])
    assert not offered(slug)
    game = after_setting_off(slug, **UNIONS, influence={"WC": 0})
    assert game.table.influence[WC] == 1
    struck = 0
    while game.decision.kind == "strike":
        game.choose(game.decision.options[0])
        struck += 1
    assert struck == 3  # the college, the clinic and the university hospital; the university pays L3
    assert sum(place.on_strike for place in game.table.all_companies()) == 3
    assert game.table.bag == [8, 10, 8]  # Middle Class workers are in the supermarket and the technical university


def test_world_war_ii() -> None:
    game = facing(
        "world-war-ii",
        policies=["1A", "3A", "6A"],
        unemployed={"WC": {"unskilled": 3}, "MC": {"media": 1}},
        companies={"CC": [{"company": "car-manufacturer"}]},
        money={"ST": 10, "CC": 0},
    )
    t = game.table
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert unemployed(game, "MC") == {}
    game.choose("nationalize/car-manufacturer/national-public-broadcasting")
    assert (t.money[CC], t.money[ST], t.loans[ST]) == (32, 28, 1)
    assert company(game, "car-manufacturer").owner == ST


def test_world_war_ii_without_a_state_player() -> None:
    game = facing(
        "world-war-ii",
        players=2,
        policies=["1A", "2B", "3A", "6A"],
        unemployed={"WC": {}},
        companies={"CC": [{"company": "stadium", "class": "WC", "wage": "L3"}]},
    )
    game.choose(next(option for option in option_ids(game) if option.startswith("nationalize/stadium/")))
    assert (company(game, "stadium").owner, company(game, "stadium").wage) == (ST, 2)


def test_foundation_of_gatt() -> None:
    slug = "foundation-of-gatt"
    goods = ["supermarket", "supermarket-2", "fast-food-chain", "hotel", "stadium"]
    companies = {"CC": [{"company": name} for name in goods]}
    assert not offered(slug, turn="CC")
    assert not offered(slug, turn="WC", companies=companies)
    game = after_setting_off(
        slug,
        turn="CC",
        companies=companies,
        business_deals=[4],
        export=1,
        storage={"CC": {"food": 2, "luxury": 4}},
        money={"CC": 200},
    )
    decide_all(game, "adjust-prices")
    t = game.table
    assert sections(t) == "1C 2B 3A 4B 5C 6C 7B"
    assert len(t.deals) == 2
    assert (game.decision.seat, game.decision.kind) == ("CC", "make-business-deal")
    game.choose("deal-to-free-trade-zone/deal-4")
    assert t.free_trade_zone == [0, 8]
    game.choose("basic/sell-to-foreign-market")
    game.choose(game.decision.options[0])
    picks(game, "export/food/2", "export/luxury/4", "done")
    assert t.legitimacy == [2, 2, 3]  # once for the action


def test_india_gains_independence() -> None:
    assert not offered("india-gains-independence", turn="CC")
    game = after_setting_off("india-gains-independence", turn="WC", bag={"WC": 22})
    assert game.table.bag == [25, 9, 9]
    assert game.table.cubes[WC] == 0
    assert "set-off/india-gains-independence" not in option_ids(game)
    assert "free/swap-workers" not in option_ids(game)
