"""The Politics Table (p. 30 to 32): everything that follows at the moment a policy changes."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, NOBODY, ST, WC, B
from bodypolitic.game.rules.resources import price_of, storage_limit
from tests.game.table_talk import company, option_ids, pass_bill, picks, unemployed, workers_in

NOBODY_IDLE: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}


def passed(section: str, **changes: object) -> Game:
    """The Working Class has just had a bill passed; without other word nobody is unemployed."""
    game = Game.from_position({"unemployed": NOBODY_IDLE} | changes)
    pass_bill(game, section)
    return game


def public(game: Game) -> list[str]:
    return [company.card.slug for company in game.table.companies[ST]]


# 1 Fiscal Policy with a State player


def test_the_state_player_opens_three_companies_pays_for_them_and_sets_their_wages() -> None:
    game = passed("1B", money={"ST": 100})
    assert (game.decision.seat, len(game.decision.options)) == ("ST", 6)
    picks(game, "open-company/public-hospital-2")
    assert option_ids(game) == ["wage/public-hospital-2/L2", "wage/public-hospital-2/L3"]
    picks(game, "wage/public-hospital-2/L3", "open-company/public-hospital-3", "wage/public-hospital-3/L2")
    picks(game, "open-company/regional-tv-station-3", "wage/regional-tv-station-3/L2")
    assert public(game)[3:] == ["public-hospital-2", "public-hospital-3", "regional-tv-station-3"]
    assert game.table.money[ST] == 40
    assert len(game.table.closed) == 3
    assert game.decision.kind == "turn"
    assert storage_limit(game.table, ST, HEALTH) == 6 + 6 + 4 + 4


def test_with_as_many_companies_as_the_policy_asks_for_none_opens_and_none_closes() -> None:
    """Three of six have been sold; a smaller Public Sector asks for three."""
    left = ["university-hospital", "technical-university", "national-public-broadcasting"]
    game = passed("1C", policies=["1B"], companies={"ST": [{"company": slug} for slug in left]})
    assert game.decision.kind == "turn"
    assert public(game) == left


def test_the_state_takes_a_loan_for_companies_it_cannot_pay() -> None:
    game = passed("1B", money={"ST": 30})
    while game.decision.seat == "ST":
        game.choose(game.decision.options[0])
    assert (game.table.money[ST], game.table.loans[ST]) == (30 + 50 - 60, 1)


def test_the_state_player_says_who_works_in_the_new_companies() -> None:
    game = passed(
        "1B", unemployed={"WC": {"healthcare": 1, "unskilled": 1}, "MC": {"healthcare": 1, "education": 1, "media": 1}}
    )
    for slug in ("public-hospital-2", "public-university-2", "regional-tv-station-2"):
        picks(game, f"open-company/{slug}", f"wage/{slug}/L2")
    assert game.decision.seat == "ST"
    assert option_ids(game) == [
        "staff-company/public-hospital-2/WC",
        "staff-company/public-hospital-2/MC",
        "staff-company/public-university-2/MC",
        "staff-company/regional-tv-station-2/MC",
    ]
    game.choose("staff-company/regional-tv-station-2/MC")
    assert option_ids(game) == ["employ/healthcare", "employ/education"]
    game.choose("employ/education")
    # the hospital is filled by whom it can be: it is not left to the State to leave it empty
    assert company(game, "public-hospital-2").staff == WC
    assert company(game, "public-hospital-2").committed
    assert workers_in(game, "regional-tv-station-2") == ["media", "education"]
    assert unemployed(game, "MC") == {"healthcare": 1}


def test_the_state_player_closes_any_companies_even_with_committed_workers() -> None:
    hospital = {"company": "university-hospital", "class": "WC", "committed": True}
    others = ["technical-university", "national-public-broadcasting", "public-hospital-2", "public-university-2"]
    game = passed(
        "1C",
        policies=["1B"],
        money={"ST": 0},
        storage={"ST": {"health": 16, "education": 6}},
        companies={"ST": [hospital, *[{"company": slug} for slug in [*others, "regional-tv-station-2"]]]},
    )
    assert len(game.decision.options) == 6
    picks(game, "close-company/university-hospital", "close-company/public-hospital-2")
    picks(game, "close-company/regional-tv-station-2")
    assert game.table.money[ST] == 30 + 20 + 20
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 2}
    assert public(game) == ["technical-university", "national-public-broadcasting", "public-university-2"]
    assert game.table.storage[ST][HEALTH] == 6  # what has no room any more is lost at once


def test_after_a_privatization_the_number_of_the_new_section_counts() -> None:
    two = [{"company": "university-hospital"}, {"company": "technical-university"}]
    sold = {"company": "national-public-broadcasting"}
    game = passed("1B", companies={"ST": two, "CC": [sold]}, money={"ST": 100})
    opened = 0
    while game.decision.seat == "ST":
        opened += game.decision.kind == "open-public-companies"
        game.choose(game.decision.options[0])
    assert opened == 4
    assert len(public(game)) == 6


def test_with_a_privatized_company_the_largest_public_sector_has_eight() -> None:
    row = ["university-hospital", "technical-university", "public-hospital-2", "public-university-2"]
    five = [{"company": slug} for slug in [*row, "regional-tv-station-2"]]
    sold = {"company": "national-public-broadcasting"}
    game = passed("1A", policies=["1B"], companies={"ST": five, "CC": [sold]}, money={"ST": 100})
    while game.decision.seat == "ST":
        game.choose(game.decision.options[0])
    assert len(public(game)) == 8
    assert game.table.closed == []


def test_where_no_card_is_left_to_open_none_is_opened() -> None:
    mine = ["university-hospital", "technical-university", "public-hospital-2", "public-university-2"]
    mine += ["regional-tv-station-2", "regional-tv-station-3"]
    sold = ["national-public-broadcasting", "public-hospital-3", "public-university-3"]
    companies = {"ST": [{"company": slug} for slug in mine], "CC": [{"company": slug} for slug in sold]}
    game = passed("1A", policies=["1B"], companies=companies)
    assert public(game) == mine
    assert game.decision.kind == "turn"


# 1 Fiscal Policy without a State player


def test_without_a_state_player_the_next_row_opens_for_60_at_the_minimum_wage() -> None:
    game = passed("1B", players=2, policies=["2C"], unemployed={"WC": {}})
    assert public(game)[3:] == ["public-hospital-2", "public-university-2", "regional-tv-station-2"]
    assert [company.wage for company in game.table.companies[ST]] == [1] * 6
    assert game.table.money[ST] == 60


def test_the_third_row_opens_at_1a_and_closes_first() -> None:
    game = passed("1A", players=2, policies=["1B"], unemployed={"WC": {}})
    assert public(game)[6:] == ["public-hospital-3", "public-university-3", "regional-tv-station-3"]
    back = passed("1B", players=2, policies=["1A"], unemployed={"WC": {}})
    assert public(back)[3:] == ["public-hospital-2", "public-university-2", "regional-tv-station-2"]
    assert back.table.money[ST] == 180


def test_the_bottom_row_closes_with_its_workers_committed_or_not() -> None:
    rows = [
        "public-hospital",
        "public-university",
        "regional-tv-station",
        "public-university-2",
        "regional-tv-station-2",
    ]
    hospital = {"company": "public-hospital-2", "class": "WC", "committed": True}
    game = passed(
        "1C",
        players=2,
        policies=["1B"],
        unemployed={"WC": {}},
        companies={"ST": [*[{"company": slug} for slug in rows], hospital]},
    )
    assert public(game) == rows[:3]
    assert game.table.money[ST] == 180
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 1}


def test_the_working_class_decides_where_its_unemployed_go() -> None:
    game = passed("1B", players=2, unemployed={"WC": {"education": 1, "media": 1, "unskilled": 1}})
    assert game.decision.seat == "WC"
    assert option_ids(game) == ["staff-company/public-university-2/WC", "staff-company/regional-tv-station-2/WC"]
    game.choose("staff-company/regional-tv-station-2/WC")
    assert company(game, "regional-tv-station-2").committed
    assert workers_in(game, "public-university-2") == []


def test_the_middle_class_decides_which_class_where_both_could() -> None:
    idle = {"WC": {"education": 1, "unskilled": 1}, "MC": {"education": 1, "unskilled": 1}}
    game = passed("1B", players=3, unemployed=idle)
    assert (game.decision.seat, option_ids(game)) == ("MC", ["staff/WC", "staff/MC"])
    game.choose("staff/WC")
    assert company(game, "public-university-2").staff == WC
    assert unemployed(game, "MC") == {"education": 1, "unskilled": 1}


def test_a_union_falls_when_its_public_companies_close() -> None:
    crews = [{"company": "public-hospital", "class": "WC"}, {"company": "public-hospital-2", "class": "WC"}]
    others = ["public-university", "regional-tv-station", "public-university-2", "regional-tv-station-2"]
    game = passed(
        "1C",
        players=2,
        policies=["1B"],
        unemployed={"WC": {}},
        trade_unions=["healthcare"],
        companies={"ST": [*crews, *[{"company": slug} for slug in others]]},
    )
    assert game.table.unions == [0] * 5
    assert unemployed(game, "WC") == {"healthcare": 2, "unskilled": 1}


# 2 Labor Market


def test_wages_below_the_new_minimum_rise_and_commit_nobody() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L1"}
    game = passed("2B", policies=["2C"], companies={"CC": [crew, {"company": "clinic", "wage": "L3"}]})
    assert company(game, "college").wage == 2
    assert not company(game, "college").committed


def test_owners_may_change_their_wages_at_once_without_committing() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L2"}
    game = passed("2C", policies=["2B"], companies={"CC": [crew], "MC": [], "ST": []})
    assert (game.decision.seat, option_ids(game)) == ("CC", ["done", "wage/college/L1", "wage/college/L3"])
    game.choose("wage/college/L3")
    assert company(game, "college").wage == 3
    assert not company(game, "college").committed


def test_each_owner_is_asked() -> None:
    game = passed("2C", policies=["2B"])
    seats = []
    while game.decision.kind == "adjust-wages":
        seats.append(game.decision.seat)
        game.choose("done")
    assert seats == ["MC", "CC", "ST"]


def test_committed_workers_keep_their_wage_when_the_minimum_falls() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L3", "committed": True}
    game = passed("2C", policies=["2B"], companies={"CC": [crew], "MC": [], "ST": []})
    assert game.decision.kind == "turn"
    assert company(game, "college").wage == 3


def test_at_2a_everyone_pays_l3() -> None:
    game = passed("2A", policies=["2B"])
    assert game.decision.kind == "turn"
    assert {company.wage for company in game.table.all_companies()} == {3}


def test_without_a_state_player_public_wages_are_the_minimum() -> None:
    game = passed("2C", players=2, policies=["2B"], unemployed={"WC": {}}, companies={"CC": []})
    assert [company.wage for company in game.table.companies[ST]] == [1, 1, 1]
    assert passed("2A", players=2, policies=["2B"], unemployed={"WC": {}}).table.companies[ST][0].wage == 3


# 3 Taxation and the Tax Multiplier


@pytest.mark.parametrize(
    ("before", "section", "multiplier"),
    [
        (["3A", "4B", "5C"], "3B", 3),
        (["3B", "4B", "5C"], "3C", 1),
        (["3B", "4A", "5A"], "3A", 11),
        (["3A", "4B", "5C"], "4A", 7),
        (["3A", "4B", "5C"], "5B", 7),
        (["3C", "4B", "5C"], "4A", 1),
    ],
)
def test_the_tax_multiplier_moves_with_policies_3_4_and_5(before: list[str], section: str, multiplier: int) -> None:
    game = passed(section, players=2, policies=before, unemployed={"WC": {}})
    assert game.table.tax_multiplier == multiplier


# 4, 5 and 6: prices follow


@pytest.mark.parametrize(
    ("before", "section", "resources"),
    [("4B", "4A", [HEALTH]), ("5C", "5B", [EDUCATION]), ("6B", "6C", [FOOD, LUXURY])],
)
def test_the_middle_and_the_capitalist_class_may_adjust_their_prices(
    before: str, section: str, resources: list[int]
) -> None:
    game = passed(section, policies=[before])
    names = [("food", (9, 15)), ("luxury", (5, 10)), ("health", (5, 10)), ("education", (5, 10))]
    offered = [f"price/{names[resource][0]}/{price}" for resource in resources for price in names[resource][1]]
    assert (game.decision.seat, option_ids(game)) == ("MC", ["done", *offered])
    game.choose(offered[0])
    if len(resources) > 1:
        game.choose("done")
    assert (game.decision.seat, option_ids(game)) == ("CC", ["done", *offered])
    game.choose("done")
    assert game.decision.kind == "turn"
    price = int(offered[0].split("/")[2])
    assert game.table.prices[MC][resources[0]] == price
    assert game.table.prices[CC][resources[0]] != price


@pytest.mark.parametrize(("section", "price"), [("4A", 0), ("4B", 5), ("4C", 10)])
def test_public_health_costs_what_policy_4_says(section: str, price: int) -> None:
    t = Game.from_position({"policies": [section]}).table
    assert price_of(t, ST, HEALTH, WC) == price


@pytest.mark.parametrize(("section", "price"), [("5A", 0), ("5B", 5), ("5C", 10)])
def test_public_education_costs_what_policy_5_says(section: str, price: int) -> None:
    t = Game.from_position({"policies": [section]}).table
    assert price_of(t, ST, EDUCATION, MC) == price


def test_business_deals_stay_when_foreign_trade_changes() -> None:
    game = passed("6A", policies=["6B"], players=2, unemployed={"WC": {}}, business_deals=[1])
    assert game.table.deals == [0]


# 7 Immigration


def test_immigration_brings_nobody_before_the_next_preparation() -> None:
    game = passed("7C", policies=["7B"])
    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == unemployed(game, "MC") == {}
    assert game.table.policies[6] == 2


def test_a_bill_that_passed_leaves_the_board_and_moves_one_marker() -> None:
    game = passed("3B", players=2, unemployed={"WC": {}})
    assert game.table.bills == [NOBODY] * 7
    assert game.table.policies == [2, 1, B, 1, 2, 1, 1]
