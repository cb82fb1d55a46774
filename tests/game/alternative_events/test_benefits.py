"""What each Alternative Event does for the class that keeps it."""

import pytest

from bodypolitic.game.automas.capitalist_class.companies import companies_to_build as companies_for_cc
from bodypolitic.game.automas.middle_class.building import companies_to_build as companies_for_mc
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.components.event_cards import EVENT_BY_SLUG
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOOD,
    HEALTH,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    PREPARATION,
    ST,
    WC,
    C,
)
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.records.happenings import LoanTaken
from bodypolitic.game.rules.politics.policies import move_policy_marker
from bodypolitic.game.table.module import module_of
from tests.game.alternative_events.receiving import keeping, kept, told
from tests.game.table_talk import company, option_ids, paid, picks, take, unemployed


def asked(game: Game) -> tuple[str, str, list[str]]:
    """Who is asked what, and the options."""
    return game.decision.seat, game.decision.kind, option_ids(game)


def at_preparation(who: str, event: str, **changes: object) -> Game:
    """A holder at the beginning of the Preparation Phase of round 2."""
    game = keeping({who: [event]}, phase="preparation", round=2, **changes)
    assert asked(game) == (who, "use-benefits", [f"benefit/{event}", "skip"])
    return game


def at_production(who: str, event: str, **changes: object) -> Game:
    """A holder at the beginning of the Production Phase."""
    game = keeping({who: [event]}, phase="production", **changes)
    assert asked(game) == (who, "use-benefits", [f"benefit/{event}", "skip"])
    return game


def at_elections(who: str, event: str, **changes: object) -> Game:
    """A holder at the beginning of the Elections Phase, with a bill of the Middle Class to vote on."""
    game = keeping({who: [event]}, **{"phase": "elections", "bills": {"4A": "MC"}} | changes)
    assert asked(game) == (who, "use-benefits", [f"benefit/{event}", "skip"])
    return game


def goods(game: Game, who: int) -> list[int]:
    """A Goods & Services area: food, luxury, health, education."""
    return game.table.goods[who]


def storage(game: Game, who: int) -> list[int]:
    """Storages: food, luxury, health, education."""
    return game.table.storage[who]


def test_low_global_innovation_index_ranking() -> None:
    game = at_preparation("WC", "low-global-innovation-index-ranking")
    game.choose("benefit/low-global-innovation-index-ranking")
    assert goods(game, WC) == [0, 1, 0, 1]
    game = at_preparation("CC", "low-global-innovation-index-ranking")
    assert storage(game, CC) == [1, 2, 0, 2]
    game.choose("benefit/low-global-innovation-index-ranking")
    assert storage(game, CC) == [1, 3, 0, 3]


def test_low_global_innovation_index_ranking_with_full_storages() -> None:
    full = {"CC": {"luxury": 12, "education": 12}}
    game = at_preparation("CC", "low-global-innovation-index-ranking", storage=full)
    game.choose("benefit/low-global-innovation-index-ranking")
    assert storage(game, CC) == [1, 12, 0, 12]
    assert game.table.free_trade_zone == [0, 1]
    game = keeping(
        {"CC": ["low-global-innovation-index-ranking"]},
        phase="preparation",
        round=2,
        storage=full,
        free_trade_zone={"luxury": 12},
    )
    assert game.decision.kind == "look-over-market"  # nothing has room, so nothing is asked


@pytest.mark.parametrize(
    ("event", "resource"),
    [
        ("demand-for-better-public-education", EDUCATION),
        ("demand-for-administrative-upgrade", LUXURY),
        ("rising-flu-infections", HEALTH),
    ],
)
@pytest.mark.parametrize(("who", "role"), [("MC", MC), ("CC", CC)])
def test_sales_to_the_state(event: str, resource: int, who: str, role: int) -> None:
    names = ("food", "luxury", "health", "education")
    game = at_production(who, event, storage={who: {names[resource]: 3}, "ST": {names[resource]: 1}})
    game.choose(f"benefit/{event}")
    assert asked(game) == (who, "sell-by-benefit", ["amount/1", "amount/2"])
    game.choose("amount/2")
    assert {"who": "ST", "to": who, "amount": 20} in told(game, "paid", "purchase")
    assert {"who": who, "resource": names[resource], "amount": 2} in told(game, "spent", "purchase")
    assert {"who": "ST", "resource": names[resource], "amount": 2} in told(game, "gained", "purchase")
    assert told(game, "vp") == [{"who": "ST", "amount": 1}]  # once, for two items too


def test_demand_for_better_public_education() -> None:
    # room for 1 more: 6, and the output of the technical university
    game = at_production("CC", "demand-for-better-public-education", storage={"ST": {"education": 11}})
    game.choose("benefit/demand-for-better-public-education")
    assert {"who": "ST", "to": "CC", "amount": 10} in told(game, "paid", "purchase")
    full = keeping(
        {"CC": ["demand-for-better-public-education"]}, phase="production", storage={"ST": {"education": 12}}
    )
    assert full.decision.kind != "use-benefits"
    none_left = keeping(
        {"CC": ["demand-for-better-public-education"]}, phase="production", storage={"CC": {"education": 0}}
    )
    assert none_left.decision.kind != "use-benefits"


def test_demand_for_administrative_upgrade() -> None:
    # goods of the Free Trade Zone can't be sold, and the State borrows for what it must buy
    zone = {"storage": {"CC": {"luxury": 1}}, "free_trade_zone": {"luxury": 4}, "money": {"ST": 3}}
    game = at_production("CC", "demand-for-administrative-upgrade", **zone)
    game.choose("benefit/demand-for-administrative-upgrade")
    assert {"who": "ST", "to": "CC", "amount": 10} in told(game, "paid", "purchase")
    assert game.table.free_trade_zone == [0, 4]
    assert any(happening == LoanTaken(ST) for happening in game.happened)


def test_rising_flu_infections() -> None:
    game = at_production("MC", "rising-flu-infections", goods={"MC": {"health": 5}})
    game.choose("benefit/rising-flu-infections")
    assert {"who": "MC", "resource": "health", "amount": 1} in told(game, "spent", "purchase")  # the one in storage


@pytest.mark.parametrize(
    ("event", "who"),
    [
        ("demand-for-subsidies-by-dairy-farmers", "WC"),
        ("demand-for-subsidies-by-dairy-farmers", "CC"),
        ("rising-economic-inequality", "WC"),
        ("rising-economic-inequality", "MC"),
    ],
)
def test_demand_for_subsidies_by_dairy_farmers_and_rising_economic_inequality(event: str, who: str) -> None:
    game = at_production(who, event)
    game.choose(f"benefit/{event}")
    assert told(game, "paid") == [{"who": "supply", "to": who, "amount": 10}]


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_high_illiteracy_rate(who: str) -> None:
    game = at_preparation(who, "high-illiteracy-rate")
    game.choose("benefit/high-illiteracy-rate")
    assert goods(game, ("WC", "MC").index(who)) == [0, 0, 0, 2]


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_low_vaccination_rates(who: str) -> None:
    game = at_preparation(who, "low-vaccination-rates")
    game.choose("benefit/low-vaccination-rates")
    assert goods(game, ("WC", "MC").index(who)) == [0, 0, 2, 0]


@pytest.mark.parametrize("event", ["political-pressure", "low-political-engagement", "gerrymandering"])
@pytest.mark.parametrize("who", ["WC", "CC"])
def test_political_pressure_low_political_engagement_and_gerrymandering(event: str, who: str) -> None:
    game = at_elections(who, event)
    game.choose(f"benefit/{event}")
    assert told(game, "cubes-added") == [{"who": who, "amount": 2}]


def test_gerrymandering_adds_no_more_cubes_than_are_left() -> None:
    game = at_elections("MC", "gerrymandering", bag={"MC": 24})
    game.choose("benefit/gerrymandering")
    assert told(game, "cubes-added") == [{"who": "MC", "amount": 1}]
    none = keeping({"MC": ["gerrymandering"]}, phase="elections", bills={"4A": "MC"}, bag={"MC": 25})
    assert none.decision.kind == "state-stance"


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_demand_for_energy_subsidy(who: str) -> None:
    game = at_production(who, "demand-for-energy-subsidy", money={"ST": 4})
    game.choose("benefit/demand-for-energy-subsidy")
    assert told(game, "paid") == [{"who": "ST", "to": who, "amount": 10}]
    assert any(happening == LoanTaken(ST) for happening in game.happened)


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_smear_campaign(who: str) -> None:
    game = at_elections(who, "smear-campaign")
    game.choose("benefit/smear-campaign")
    assert told(game, "gained") == [{"who": who, "resource": "influence", "amount": 1}]
    role = ("WC", "MC", "CC").index(who)
    assert game.table.influence[role] == 2


def test_benefits_of_the_elections_phase_fall_with_it() -> None:
    game = keeping({"WC": ["smear-campaign"]}, phase="elections")
    assert game.table.influence[WC] == 1
    assert game.decision.kind != "use-benefits"


def test_demand_for_economic_stimulus_for_the_capitalist_class() -> None:
    people = {"WC": {"healthcare": 1, "unskilled": 2}, "MC": {"healthcare": 1, "agriculture": 1}}
    game = at_production("CC", "demand-for-economic-stimulus", unemployed=people)
    game.choose("benefit/demand-for-economic-stimulus")
    assert told(game, "paid") == [{"who": "supply", "to": "CC", "amount": 5}]
    assert asked(game) == (
        "CC",
        "staff-own-company",
        ["staff-company/clinic/WC", "staff-company/clinic/MC", "no-workers"],
    )
    game.choose("staff-company/clinic/WC")
    assert company(game, "clinic").staff == WC
    assert unemployed(game, "WC") == {"unskilled": 1}
    # the clinic has worked in this very phase, at its wage
    assert storage(game, CC)[HEALTH] == 6


def test_demand_for_economic_stimulus_may_bring_money_alone() -> None:
    people = {"WC": {"healthcare": 1, "unskilled": 2}}
    game = at_production("CC", "demand-for-economic-stimulus", unemployed=people)
    picks(game, "benefit/demand-for-economic-stimulus", "no-workers")
    assert company(game, "clinic").staff == NOBODY


def test_demand_for_economic_stimulus_does_not_end_a_demonstration() -> None:
    people = {"WC": {"healthcare": 1, "unskilled": 3}}  # so few that a new company would end it
    game = at_production("CC", "demand-for-economic-stimulus", unemployed=people, demonstration=True)
    picks(game, "benefit/demand-for-economic-stimulus", "staff-company/clinic/WC")
    held = [happening.values["amount"] for happening in game.happened if happening.kind == "demonstration-held"]
    assert held == [2]


def test_demand_for_economic_stimulus_for_the_middle_class() -> None:
    shops = [{"company": "game-store"}, {"company": "doctors-office", "class": "MC"}]
    game = at_production(
        "MC",
        "demand-for-economic-stimulus",
        companies={"MC": shops},
        unemployed={"WC": {"unskilled": 1}, "MC": {"luxury": 1}},
    )
    game.choose("benefit/demand-for-economic-stimulus")
    assert option_ids(game) == ["staff-company/game-store/MC", "hire/doctors-office/unskilled", "no-workers"]
    twin = game.clone()
    game.choose("staff-company/game-store/MC")
    assert asked(game) == ("MC", "hire-employee", ["employ/unskilled", "no-workers"])
    game.choose("employ/unskilled")
    assert company(game, "game-store").staff == MC
    assert unemployed(game, "WC") == {}
    # 2 made by its owner and 2 by the employee, who is paid 8 V
    assert storage(game, MC)[LUXURY] == 4
    twin.choose("hire/doctors-office/unskilled")
    assert company(twin, "game-store").staff == NOBODY
    assert storage(twin, MC)[HEALTH] == 1 + 2 + 2


def vote_with(event_holder: str, personal: int, **changes: object) -> Game:
    """Before the vote on 4A, proposed by the Middle Class; only cubes of the class that stands alone are in the bag."""
    game = keeping(
        {event_holder: ["public-pressure"]},
        **{
            "phase": "elections",
            "bills": {"4A": "MC"},
            "influence": {"WC": 0, "MC": 0, "CC": 0, "ST": personal},
            "legitimacy": {"WC": 1, "MC": 1, "CC": 1},  # brings the State no influence in the refill
        }
        | changes,
    )
    assert asked(game) == (event_holder, "press-state", ["benefit/public-pressure", "skip"])
    return game


@pytest.mark.parametrize(("personal", "spent"), [(0, 0), (1, 1), (2, 2)])
def test_public_pressure(personal: int, spent: int) -> None:
    game = vote_with("WC", personal)
    game.choose("benefit/public-pressure")
    assert kept(game, "WC") == []
    assert game.table.event_discard == [EVENT_BY_SLUG["public-pressure"]]
    assert asked(game) == ("WC", "state-stance", ["in-favor", "against"])
    picks(game, "in-favor", "in-favor")
    # the State is not asked: it is in favor with all it has, up to 2
    revealed = [happening.values for happening in game.happened if happening.kind == "influence-spent"]
    assert revealed == ([{"who": "ST", "amount": spent}] if spent else [])
    assert game.table.influence[ST] == 0
    assert game.table.vp[ST] == (1 if spent else 0)


def test_public_pressure_the_state_may_spend_more_of_its_own_will() -> None:
    game = vote_with("CC", 4)
    picks(game, "benefit/public-pressure", "against", "against")
    assert asked(game) == ("ST", "spend-influence", [f"spend-influence/ST/{amount}" for amount in (2, 3, 4)])


def test_public_pressure_on_a_bill_of_the_state() -> None:
    game = vote_with("WC", 3, bills={"4A": "ST"})
    picks(game, "benefit/public-pressure", "in-favor", "in-favor", "in-favor")
    assert option_ids(game) == ["spend-influence/ST/2", "spend-influence/ST/3"]


def test_public_pressure_is_for_one_bill_and_can_wait_for_it() -> None:
    game = vote_with("WC", 5, bills={"3B": "MC", "7A": "MC"})
    picks(game, "skip", "in-favor", "in-favor", "in-favor", "spend-influence/ST/0")
    assert asked(game) == ("WC", "press-state", ["benefit/public-pressure", "skip"])
    game.choose("benefit/public-pressure")
    assert module_of(game.table, KeptEvents).backed_policy == 6
    game = vote_with("WC", 5, bills={"3B": "MC", "7A": "MC"})
    picks(game, "benefit/public-pressure", "in-favor", "in-favor", "spend-influence/ST/2", "in-favor", "in-favor")
    assert asked(game) == ("ST", "state-stance", ["in-favor", "against"])


def test_public_pressure_is_not_for_an_immediate_vote() -> None:
    game = keeping({"WC": ["public-pressure"]}, turn="MC")
    take(game, "basic/propose-bill")
    picks(game, "bill/4A", "call-vote")
    assert game.decision.kind == "state-stance"


def test_hurricane() -> None:
    changes = {"phase": "production", "storage": {"ST": {"food": 2}}, "goods": {"WC": {"food": 1}}}
    game = keeping({"WC": ["hurricane"]}, **changes)
    while game.decision.kind != "use-benefits":
        game.choose(game.decision.options[0])
    assert asked(game) == ("WC", "use-benefits", ["benefit/hurricane", "skip"])
    assert storage(game, ST)[HEALTH] > 6  # production is over
    twin = game.clone()
    game.choose("benefit/hurricane")
    assert told(game, "spent") == [{"who": "ST", "resource": "food", "amount": 1}]
    assert told(game, "gained") == [{"who": "WC", "resource": "food", "amount": 1}]
    assert game.table.vp[ST] == 0
    twin.choose("skip")
    assert told(twin, "spent") == []


def test_hurricane_the_state_without_food_loses_1_vp() -> None:
    game = keeping({"WC": ["hurricane"]}, phase="production", vp={"ST": 5})
    while game.decision.kind != "use-benefits":
        game.choose(game.decision.options[0])
    game.choose("benefit/hurricane")
    assert told(game, "vp") == [{"who": "ST", "amount": -1}]
    assert told(game, "gained") == []


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_rising_traffic_accidents(who: str) -> None:
    game = at_preparation(who, "rising-traffic-accidents")
    game.choose("benefit/rising-traffic-accidents")
    assert goods(game, ("WC", "MC").index(who)) == [0, 0, 1, 1]


def taxes_of(who: str, *answers: str) -> dict[str, int]:
    """What a class pays in taxes, with food at home for everybody."""
    game = keeping(
        {who: ["tax-returns"]},
        phase="production",
        goods={"WC": {"food": 3}, "MC": {"food": 3}},
        unemployed={"WC": {}, "MC": {}},
    )
    assert asked(game) == (who, "use-benefits", ["benefit/tax-returns", "skip"])
    picks(game, *answers)
    reasons = ("income-tax", "employment-tax", "corporate-tax")
    return {reason: paid(game, who, reason) for reason in reasons}


def test_tax_returns() -> None:
    # 3A with 4B and 5C: a multiplier of 5 for 3 companies, corporate tax on the Revenue that is left
    in_full = taxes_of("CC", "skip")
    assert in_full["employment-tax"] == 15
    less = taxes_of("CC", "benefit/tax-returns")
    assert less == in_full | {"corporate-tax": in_full["corporate-tax"] - 10}
    assert taxes_of("WC", "skip")["income-tax"] == 12  # 4 V a point of a Population of 3
    assert taxes_of("WC", "benefit/tax-returns")["income-tax"] == 2
    in_full = taxes_of("MC", "skip")
    assert (in_full["income-tax"], in_full["employment-tax"]) == (8, 10)
    assert taxes_of("MC", "benefit/tax-returns") == {"income-tax": 8, "employment-tax": 0, "corporate-tax": 0}


def test_tax_returns_takes_more_than_one_tax() -> None:
    game = keeping(
        {"CC": ["tax-returns"]},
        phase="production",
        companies={"CC": [{"company": "automated-grain-farm"}, {"company": "automated-dairy-farm"}]},
        money={"CC": 15},
        goods={"WC": {"food": 3}, "MC": {"food": 3}},
    )
    twin = game.clone()
    twin.choose("skip")
    assert (paid(twin, "CC", "employment-tax"), paid(twin, "CC", "corporate-tax")) == (10, 1)
    game.choose("benefit/tax-returns")
    assert (paid(game, "CC", "employment-tax"), paid(game, "CC", "corporate-tax")) == (1, 0)


def test_tax_returns_never_brings_money() -> None:
    game = keeping(
        {"MC": ["tax-returns"]},
        phase="production",
        companies={"MC": [], "ST": []},
        goods={"WC": {"food": 3}, "MC": {"food": 3}},
    )
    game.choose("benefit/tax-returns")
    assert paid(game, "MC", "income-tax") == 0  # of 4 V for the shopping mall


@pytest.mark.parametrize(("who", "role"), [("WC", WC), ("MC", MC)])
def test_fear_of_recession(who: str, role: int) -> None:
    game = at_production(who, "fear-of-recession")
    game.choose("benefit/fear-of-recession")
    assert told(game, "gained") == [{"who": who, "resource": "food", "amount": 1}]
    eaten = [values["amount"] for values in told(game, "spent", "needs") if values["who"] == who]
    assert eaten[0] == 1


def test_fear_of_recession_for_the_capitalist_class() -> None:
    game = at_production("CC", "fear-of-recession")
    game.choose("benefit/fear-of-recession")
    assert storage(game, CC)[FOOD] == 1 + 1 + 4  # the supermarket adds 4


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_student_protest(who: str) -> None:
    game = at_preparation(who, "student-protest")
    game.choose("benefit/student-protest")
    assert told(game, "gained") == [{"who": who, "resource": "education", "amount": 2}]


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_healthcare_scandal(who: str) -> None:
    game = at_preparation(who, "healthcare-scandal")
    game.choose("benefit/healthcare-scandal")
    assert told(game, "gained") == [{"who": who, "resource": "health", "amount": 2}]


def test_demand_for_digital_transformation() -> None:
    malls = [{"company": "shopping-mall", "class": "MC"}, {"company": "hotel"}, {"company": "electronics-manufacturer"}]
    changes = {"companies": {"CC": malls}, "storage": {"CC": {"luxury": 0}}}
    game = at_production("CC", "demand-for-digital-transformation", **changes)
    twin = game.clone()
    twin.choose("skip")
    assert storage(twin, CC)[LUXURY] == 6 + 3
    game.choose("benefit/demand-for-digital-transformation")
    assert storage(game, CC)[LUXURY] == 7 + 4  # the hotel stands empty
    shops = [{"company": "game-store", "class": "MC", "employee": "unskilled"}]
    game = at_production("MC", "demand-for-digital-transformation", companies={"MC": shops})
    game.choose("benefit/demand-for-digital-transformation")
    assert storage(game, MC)[LUXURY] == 2 + 2 + 1


def test_demand_for_digital_transformation_is_for_the_phase_and_for_companies_that_produce() -> None:
    mall = [{"company": "shopping-mall", "class": "WC", "strike": True}]
    changes = {"companies": {"CC": mall}, "storage": {"CC": {"luxury": 0}}}
    game = at_production("CC", "demand-for-digital-transformation", **changes)
    game.choose("benefit/demand-for-digital-transformation")
    assert storage(game, CC)[LUXURY] == 0
    while game.table.phase != PREPARATION:
        game.choose(game.decision.options[-1])
    assert module_of(game.table, KeptEvents).in_use == []


def wages_with(who: str, *answers: str, **changes: object) -> Game:
    game = keeping({who: ["public-sector-union-negotiations"]}, phase="production", **changes)
    picks(game, *answers)
    return game


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_public_sector_union_negotiations(who: str) -> None:
    game = wages_with(who, "benefit/public-sector-union-negotiations")
    assert told(game, "paid", "wages")[0] == {"who": "ST", "to": who, "amount": 5}  # one company, three workers
    assert told(game, "vp") == [{"who": "ST", "amount": 1}]


@pytest.mark.parametrize(("wage", "extra"), [("L2", 10), ("L3", 15)])
def test_public_sector_union_negotiations_counts_companies_that_pay(wage: str, extra: int) -> None:
    public = [
        {"company": "university-hospital", "class": "WC"},
        {"company": "technical-university", "class": "WC"},
        {"company": "national-public-broadcasting", "class": "WC", "strike": True, "wage": wage},  # L3 ends a strike
    ]
    game = wages_with("WC", "benefit/public-sector-union-negotiations", companies={"ST": public})
    assert told(game, "paid", "wages")[0] == {"who": "ST", "to": "WC", "amount": extra}
    assert told(game, "vp") == [{"who": "ST", "amount": 1}]


def test_public_sector_union_negotiations_brings_nothing_where_all_are_on_strike() -> None:
    all_out = [{"company": "university-hospital", "class": "WC", "strike": True}]
    game = wages_with("WC", companies={"ST": all_out})
    assert game.decision.kind != "use-benefits"


def building(who: str, market: str, *answers: str, **changes: object) -> Game:
    """A holder of Demand For Startup Support builds a company."""
    game = keeping({who: ["demand-for-startup-support"]}, **{"turn": who, "markets": {who: [market]}} | changes)
    take(game, "basic/build-company")
    picks(game, *answers)
    return game


def test_demand_for_startup_support() -> None:
    game = building("CC", "hotel")
    assert asked(game) == ("CC", "use-benefits", ["benefit/demand-for-startup-support", "skip"])
    twin = game.clone()
    game.choose("benefit/demand-for-startup-support")
    assert (game.table.money[CC], game.table.money[ST], game.table.vp[ST]) == (120 - 5, 120 - 10, 1)
    assert game.decision.kind == "set-first-wage"
    twin.choose("skip")
    assert (twin.table.money[CC], twin.table.money[ST], twin.table.vp[ST]) == (120 - 15, 120, 0)
    assert kept(game, "CC") == ["demand-for-startup-support"]
    assert module_of(game.table, KeptEvents).in_use == []


def test_demand_for_startup_support_never_pays_more_than_the_cost() -> None:
    game = building("CC", "fast-food-chain", "benefit/demand-for-startup-support")
    assert (game.table.money[CC], game.table.money[ST], game.table.vp[ST]) == (120, 120 - 8, 1)


def test_demand_for_startup_support_counts_as_means() -> None:
    # without a choice: CC needs the State's 10 V, and the State needs a loan
    game = building("CC", "hotel", money={"CC": 5, "ST": 3})
    assert game.decision.kind == "set-first-wage"
    assert (game.table.money[CC], game.table.money[ST], game.table.loans[ST]) == (0, 43, 1)
    game = keeping({"CC": ["demand-for-startup-support"]}, turn="CC", markets={"CC": ["hotel"]}, money={"CC": 4})
    assert "basic/build-company" not in option_ids(game)
    game = keeping({}, turn="CC", markets={"CC": ["hotel"]}, money={"CC": 14})
    assert "basic/build-company" not in option_ids(game)


@pytest.mark.parametrize("event", ["demand-for-startup-support", "gerrymandering"])
def test_demand_for_startup_support_counts_as_means_of_automas(event: str) -> None:
    """A company for 16 V, with 6 V to pay for it."""
    game = keeping(
        {"MC": [event]},
        markets={"MC": ["pharmacy"]},
        money={"MC": 6},
        unemployed={"MC": {"unskilled": 1, "healthcare": 1}},
    )
    helped = event == "demand-for-startup-support"
    assert companies_for_mc(game.table, None) == ([COMPANY_BY_SLUG["pharmacy"]] if helped else [])
    game = keeping({"CC": [event]}, markets={"CC": ["lobbying-firm"]}, money={"CC": 6}, capital=0)
    firms = companies_for_cc(game.table, None, only_operational=False)
    assert firms == ([COMPANY_BY_SLUG["lobbying-firm"]] if helped else [])


def test_demand_for_startup_support_for_the_middle_class() -> None:
    game = building("MC", "game-store", "benefit/demand-for-startup-support", unemployed={"MC": {"luxury": 1}})
    while game.decision.kind == "bring-founders":
        game.choose(game.decision.options[0])
    assert (game.table.money[MC], game.table.money[ST], game.table.vp[ST]) == (40 - 2, 120 - 10, 1)
    assert game.table.company(company(game, "game-store").card.id).staff == MC


def test_demand_for_startup_support_and_business_expansion() -> None:
    position = {"turn": "CC", "hands": {"CC": ["business-expansion"]}, "markets": {"CC": ["hotel", "stadium"]}}
    game = keeping({"CC": ["demand-for-startup-support"]}, money={"CC": 24}, **position)
    picks(game, "play/business-expansion", "build-company/hotel")
    # 15 V of its own would leave 9 for a second company that takes 10, so the State pays its part
    assert game.decision.kind == "set-first-wage"
    assert game.table.money[CC] == 19
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    assert (game.table.money[CC], game.table.vp[ST]) == (9, 2)
    poor = keeping({"CC": ["demand-for-startup-support"]}, money={"CC": 14}, **position)
    assert "play/business-expansion" not in option_ids(poor)


def wage_changed(who: str, wage: str, **changes: object) -> Game:
    game = at_production(who, "demand-for-state-intervention", **changes)
    game.choose("benefit/demand-for-state-intervention")
    assert game.decision.kind == "change-wage-for-phase"
    game.choose(wage)
    return game


FED = {"goods": {"WC": {"food": 3}, "MC": {"food": 3}}}


def test_demand_for_state_intervention() -> None:
    game = at_production("WC", "demand-for-state-intervention")
    game.choose("benefit/demand-for-state-intervention")
    companies = ("supermarket", "college")  # private, with workers of WC
    assert option_ids(game) == [f"wage/{name}/{level}" for name in companies for level in ("L1", "L3")]
    game = at_production("CC", "demand-for-state-intervention")
    game.choose("benefit/demand-for-state-intervention")
    assert [option for option in option_ids(game) if option.endswith("L1")] == [
        f"wage/{name}/L1" for name in ("supermarket", "shopping-mall", "college", "clinic")
    ]


def test_demand_for_state_intervention_reaches_middle_class_companies_with_an_employee() -> None:
    shops = [{"company": "doctors-office", "class": "MC", "employee": "unskilled"}]
    game = at_production("WC", "demand-for-state-intervention", companies={"MC": shops, "CC": []})
    game.choose("benefit/demand-for-state-intervention")
    assert option_ids(game) == ["wage/doctors-office/L1", "wage/doctors-office/L3"]


def test_demand_for_state_intervention_pays_the_wage_of_this_phase_and_gives_it_back() -> None:
    game = wage_changed("WC", "wage/college/L3", **FED)
    wages = [values for values in told(game, "paid", "wages") if values["who"] == "CC"]
    assert sum(int(values["amount"]) for values in wages if values["to"] == "WC") == 20 + 30
    assert company(game, "college").wage == 2
    assert module_of(game.table, KeptEvents).wage_company == -1
    levels = [happening.values["level"] for happening in game.happened if happening.kind == "wage-set"]
    assert levels == ["L3", "L2"]


def test_demand_for_state_intervention_an_automa_leaves_empty_companies_alone() -> None:
    """Three workers of a university would earn more than the two of a college, but nobody works there."""
    companies = {"CC": [{"company": "university"}, {"company": "college", "class": "WC"}], "MC": []}
    card = "demand-for-state-intervention"
    game = keeping({"CC": [card]}, phase="production", companies=companies, automas={"CC": "simple"}, **FED)
    changed = [happening.values["company"] for happening in game.happened if happening.kind == "wage-set"]
    assert changed == ["college", "college"]  # for the phase, and back


def test_demand_for_state_intervention_may_go_below_the_minimum() -> None:
    game = at_production("CC", "demand-for-state-intervention")
    picks(game, "benefit/demand-for-state-intervention", "wage/college/L1")
    assert game.decision.kind == "buy-food"  # within the phase
    assert company(game, "college").wage == 1
    assert game.view()["modules"] == {
        "alternative-events": {
            "kept": {"WC": [], "MC": [], "CC": ["demand-for-state-intervention"]},
            "in_use": [],
            "backed_policy": None,
            "wage_for_this_phase": "college",
        }
    }
    assert broken_rules(game.table) == []
    while game.table.phase != PREPARATION:
        game.choose(game.decision.options[-1])
        assert broken_rules(game.table) == []
    assert company(game, "college").wage == 2


def test_demand_for_state_intervention_ends_a_strike_at_l3() -> None:
    college = [{"company": "college", "class": "WC", "strike": True, "committed": True}]
    game = wage_changed("WC", "wage/college/L3", companies={"CC": college}, storage={"CC": {"education": 0}})
    assert storage(game, CC)[EDUCATION] == 6
    assert game.table.influence[WC] == 1  # nothing for the strike


def test_demand_for_state_intervention_commits_nobody_and_minds_no_commitment() -> None:
    college = [{"company": "college", "class": "WC", "committed": True}]
    game = at_production("CC", "demand-for-state-intervention", companies={"CC": college}, demonstration=True)
    game.choose("benefit/demand-for-state-intervention")
    assert option_ids(game) == ["wage/college/L1", "wage/college/L3"]


@pytest.mark.parametrize("labor_market", ["2B", "2C"])
def test_demand_for_state_intervention_the_imf_sets_the_wage_anew(labor_market: str) -> None:
    game = wage_changed("CC", "wage/college/L1", policies=[labor_market], loans={"ST": 2}, money={"ST": 0}, **FED)
    assert any(happening.kind == "imf-intervenes" for happening in game.happened)
    while game.table.phase != PREPARATION:
        game.choose(game.decision.options[-1])
    assert company(game, "college").wage == 1


def test_demand_for_state_intervention_a_change_of_policy_2_lets_the_wage_stay() -> None:
    game = wage_changed("CC", "wage/college/L1")
    assert game.decision.kind == "buy-food"
    move_policy_marker(game.table, LABOR_MARKET, C)
    while game.table.phase != PREPARATION:
        game.choose(game.decision.options[-1])
    assert company(game, "college").wage == 1


def test_no_benefit_is_mandatory() -> None:
    game = at_production("WC", "rising-economic-inequality")
    game.choose("skip")
    assert told(game, "paid") == []
    assert kept(game, "WC") == ["rising-economic-inequality"]


def test_several_benefits_go_in_reverse_player_order_in_production_and_each_holder_orders_its_own() -> None:
    cards = {
        "WC": ["rising-economic-inequality", "fear-of-recession"],
        "MC": ["demand-for-energy-subsidy"],
        "CC": ["demand-for-subsidies-by-dairy-farmers"],
    }
    game = keeping(cards, phase="production")
    order = []
    while game.decision.kind == "use-benefits":
        order.append((game.decision.seat, option_ids(game)))
        game.choose(game.decision.options[-2])
    assert order == [
        ("CC", ["benefit/demand-for-subsidies-by-dairy-farmers", "skip"]),
        ("MC", ["benefit/demand-for-energy-subsidy", "skip"]),
        ("WC", ["benefit/rising-economic-inequality", "benefit/fear-of-recession", "skip"]),
        ("WC", ["benefit/rising-economic-inequality", "skip"]),
    ]


def test_several_benefits_go_in_player_order_in_preparation_and_elections() -> None:
    cards = {"CC": ["student-protest"], "MC": ["low-vaccination-rates"], "WC": ["high-illiteracy-rate"]}
    game = keeping(cards, phase="preparation", round=2)
    order = []
    while game.decision.kind == "use-benefits":
        order.append(game.decision.seat)
        game.choose(game.decision.options[0])
    assert order == ["WC", "MC", "CC"]
    cards = {"CC": ["smear-campaign"], "MC": ["gerrymandering"], "WC": ["political-pressure"]}
    game = keeping(cards, phase="elections", bills={"4A": "MC"})
    order = []
    while game.decision.kind == "use-benefits":
        order.append(game.decision.seat)
        game.choose(game.decision.options[0])
    assert order == ["WC", "MC", "CC"]


def test_a_benefit_comes_again_in_every_round() -> None:
    game = keeping({"WC": ["high-illiteracy-rate"]}, phase="preparation", round=2)
    used = 0
    while not game.over:
        if game.decision.kind == "use-benefits":
            used += 1
            game.choose("benefit/high-illiteracy-rate")
        else:
            game.choose(game.decision.options[-1])
    assert used == 4
