"""The nine cards of round 5."""

from bodypolitic.game.ground.codes import CC, HEALTH, LUXURY, MC, ST, WC
from tests.game.historical_events.facing import after_setting_off, decide_all, facing, in_force, offered, sections
from tests.game.table_talk import company, option_ids, picks, take, unemployed

NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}


def test_elections_in_ex_soviet_countries() -> None:
    game = facing("elections-in-ex-soviet-countries", influence=NO_INFLUENCE)
    take(game, "basic/propose-bill")
    picks(game, "bill/3B", "call-vote", "in-favor", "in-favor")
    assert sections(game.table) == "1C 2B 3B 4B 5C 6B 7B"
    assert game.table.influence == [0, 0, 0, 0]


def test_eu_emissions_trading_system() -> None:
    slug = "eu-emissions-trading-system"
    assert not offered(slug, policies=["1C"])
    assert not offered(slug, policies=["1B", "3C"])
    assert not offered(slug, policies=["1B", "3B"], turn="CC")
    game = after_setting_off(
        slug,
        policies=["1B", "3B"],
        companies={
            "CC": [{"company": "shopping-mall", "class": "WC"}, {"company": "car-manufacturer"}, {"company": "hotel"}],
            "MC": [{"company": "jewelry-store", "class": "MC"}],
        },
        money={"MC": 5, "CC": 30, "ST": 0},
    )
    assert game.table.money[CC] == 10
    assert (game.table.money[MC], game.table.loans[MC]) == (45, 1)
    assert game.table.money[ST] == 30


CRISIS = {
    "loans": {"WC": 1, "ST": 1},
    "policies": ["2C", "3C"],
    "money": {"WC": 0, "MC": 0, "CC": 0, "ST": 60},
    "companies": {
        "CC": [{"company": "hotel", "class": "WC"}, {"company": "supermarket", "class": "WC"}],
        "MC": [{"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"}],
    },
    "legitimacy": {"WC": 4, "MC": 4, "CC": 1},
}


def test_us_financial_crisis() -> None:
    assert in_force(facing("us-financial-crisis", **{**CRISIS, "loans": {"WC": 1}})) == []
    game = facing("us-financial-crisis", **CRISIS)
    t = game.table
    assert (game.decision.seat, game.decision.kind) == ("MC", "choose-company-to-lose")
    picks(game, "close-down/convenience-store", "close-down/hotel")
    assert (t.money[WC], t.money[MC], t.money[CC], t.money[ST]) == (10, 10, 10, 30)
    assert (game.decision.seat, option_ids(game)) == ("ST", ["class/WC", "class/MC"])
    game.choose("class/WC")  # which leaves only one class with legitimacy to lose
    assert t.legitimacy == [3, 3, 1]
    assert (game.decision.seat, option_ids(game)) == ("ST", ["save-company/convenience-store", "skip"])
    picks(game, "save-company/convenience-store", "skip")
    assert t.money[ST] == 30 - 14 // 2
    assert t.legitimacy == [3, 4, 1]
    assert [store.card.slug for store in t.companies[MC]] == ["convenience-store", "doctors-office"]
    assert [mine.card.slug for mine in t.companies[CC]] == ["supermarket"]
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")


def test_us_financial_crisis_moves_policies_and_needs_no_state_player() -> None:
    game = facing(
        "us-financial-crisis",
        players=2,
        loans={"ST": 2},
        money={"ST": 40},
        policies=["2B", "3A"],
        companies={"CC": [{"company": "hotel", "class": "WC"}]},
    )
    decide_all(game, "adjust-wages")
    assert sections(game.table) == "1C 2C 3B 4B 5C 6B 7B"
    assert game.table.companies[CC] == []
    assert game.table.money[CC] == 130


def test_us_financial_crisis_lets_the_state_save_only_what_it_can_pay() -> None:
    game = facing("us-financial-crisis", **{**CRISIS, "money": {"ST": 34}})
    picks(game, "close-down/convenience-store", "close-down/hotel", "class/WC")
    assert game.table.companies[MC][0].card.slug == "doctors-office"
    assert [mine.card.slug for mine in game.table.companies[CC]] == ["supermarket"]
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")


def test_us_chinese_trade_war() -> None:
    game = facing("us-chinese-trade-war", policies=["6C"], business_deals=[1, 5], prices={"CC": {"luxury": 5}})
    decide_all(game, "adjust-prices")
    t = game.table
    assert sections(t) == "1C 2B 3A 4B 5C 6B 7B"
    assert len(t.deals) == 1
    assert (t.prices[CC][LUXURY], t.prices[MC][LUXURY]) == (10, 10)
    while game.decision.seat != "MC" or game.decision.kind != "turn":
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])
    game.choose("free/adjust-prices")
    assert not [option for option in option_ids(game) if "luxury" in option]


def test_european_debt_crisis() -> None:
    assert in_force(facing("european-debt-crisis", loans={"CC": 1})) == []
    game = facing(
        "european-debt-crisis",
        loans={"CC": 2},
        policies=["1B", "3C", "4B"],
        legitimacy={"WC": 3, "MC": 2, "CC": 1},
        companies={"CC": [{"company": "hotel", "class": "WC"}], "MC": []},
    )
    decide_all(game, "close-public-companies", "adjust-wages")
    while game.decision.kind == "adjust-prices":
        game.choose("done")
    t = game.table
    assert sections(t) == "1C 2C 3B 4C 5C 6B 7B"
    assert t.companies[CC] == []
    assert t.legitimacy == [2, 1, 1]
    assert t.money[CC] == 120


def vote(game_stances: dict[str, str], **position: object) -> tuple[str, list[int], list[int]]:
    """The policies, the money and the influence after a vote on the treaty, in which nobody spends influence."""
    game = after_setting_off("maastricht-treaty", **position)
    while game.decision.kind == "state-stance":
        game.choose(game_stances[game.decision.seat])
    while game.decision.kind == "spend-influence":
        game.choose(f"spend-influence/{game.decision.seat}/0", game.decision.seat)
    decide_all(game, "adjust-prices")
    return sections(game.table), game.table.money, game.table.influence


MONEY = {"WC": 0, "MC": 0, "CC": 0, "ST": 100}
ALL_FOR = dict.fromkeys(("WC", "MC", "CC", "ST"), "in-favor")
ALL_AGAINST = dict.fromkeys(("WC", "MC", "CC", "ST"), "against")


def test_maastricht_treaty() -> None:
    position = {"policies": ["6A", "7B"], "money": MONEY, "vp": {"WC": 5}, "bills": {"6B": "CC"}}
    passed = vote(ALL_FOR, **position)
    assert passed == ("1C 2B 3A 4B 5C 6C 7C", [10, 10, 25, 100], [1, 1, 1, 3])
    failed = vote(ALL_AGAINST, **position)
    assert failed == ("1C 2B 3A 4B 5C 6A 7B", [0, 0, 0, 100], [1, 1, 1, 1])


def test_maastricht_treaty_brings_no_vp_and_leaves_bills_alone() -> None:
    game = after_setting_off("maastricht-treaty", bills={"6A": "CC"}, influence=NO_INFLUENCE, turn="CC")
    assert (game.decision.seat, game.decision.kind) == ("WC", "state-stance")
    assert game.view()["vote"] == {
        "sections": ["6C", "7C"],
        "by": None,
        "stances": {"WC": None, "MC": None, "CC": None, "ST": "absent"},
        "cubes": {"in_favor": 0, "against": 0},
        "waiting": [],
    }
    picks(game, "in-favor", "in-favor", "in-favor")
    decide_all(game, "adjust-prices")
    assert sections(game.table) == "1C 2B 3A 4B 5C 6C 7C"
    assert game.table.vp == [0, 0, 0, 0]
    assert game.table.bills[5] == CC
    assert sum(game.table.drawn) == 0


def test_maastricht_treaty_counts_influence_spent_in_secret() -> None:
    game = after_setting_off(
        "maastricht-treaty", influence={"WC": 6, "MC": 0, "CC": 0, "ST": 0}, bag={"WC": 0, "MC": 0}
    )
    picks(game, "against", "in-favor", "in-favor", "spend-influence/WC/6")
    assert game.table.influence[WC] == 0
    assert sections(game.table) == "1C 2B 3A 4B 5C 6B 7B"


def test_maastricht_treaty_needs_no_vote_where_it_is_in_force() -> None:
    game = after_setting_off("maastricht-treaty", policies=["6C", "7C"], money=MONEY)
    assert game.decision.kind == "turn"
    assert game.table.money == [10, 10, 25, 100]


def test_dissolution_of_the_soviet_union() -> None:
    slug = "dissolution-of-the-soviet-union"
    assert not offered(slug, money={"ST": 51})
    assert offered(slug, money={"ST": 51}, policies=["4A", "5A"])
    game = after_setting_off(
        slug,
        turn="MC",
        money={"ST": 50, "CC": 20},
        policies=["2C", "3B"],
        unemployed={"WC": {"unskilled": 2, "media": 1}, "MC": {"education": 1}},
    )
    t = game.table
    assert sections(t) == "1C 2C 3C 4B 5C 6B 7B"
    assert unemployed(game, "WC") == unemployed(game, "MC") == {}
    assert (game.decision.seat, option_ids(game)) == ("CC", ["go-on", "skip"])
    picks(game, "go-on", "privatize/university-hospital")
    assert (t.money[CC], t.money[ST]) == (5, 65)
    assert (company(game, "university-hospital").owner, company(game, "university-hospital").staff) == (CC, WC)


def test_rise_of_the_middle_class_in_asia() -> None:
    slug = "rise-of-the-middle-class-in-asia"
    prosperous = {"prosperity": {"WC": 5, "MC": 5}}
    assert not offered(slug, prosperity={"WC": 5, "MC": 4})
    assert not offered(slug, players=2, prosperity={"WC": 9})
    game = after_setting_off(
        slug, **prosperous, goods={"WC": {"luxury": 3}, "MC": {"health": 3}}, vp={"WC": 0, "MC": 0}
    )
    assert "free/use-luxury" not in option_ids(game)  # the free action of this turn is taken
    take(game, "basic/apply-political-pressure")
    game.choose("end-turn")
    game.choose("free/use-healthcare")
    assert game.table.vp[MC] == 5 + 2 + 1  # Prosperity, healthcare, and the card
    assert game.table.goods[MC][HEALTH] == 0
    while game.decision.seat != "WC":
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])
    before = game.table.vp[WC]
    game.choose("free/use-luxury")
    assert game.table.vp[WC] == before + 6 + 1


def test_first_phase_of_yellow_vest_protests() -> None:
    slug = "first-phase-of-yellow-vest-protests"
    assert not offered(slug, policies=["2A"])
    assert not offered(slug, policies=["3C"])
    assert not offered(slug, turn="ST")
    game = after_setting_off(slug, turn="CC", policies=["3B"])
    decide_all(game, "adjust-wages")
    assert sections(game.table) == "1C 2A 3C 4B 5C 6B 7B"
