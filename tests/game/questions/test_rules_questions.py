"""The questions on the rules, F1 to F14 (p. 35)."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, HEALTH, LABOR_MARKET, MC, NOBODY, ROLES, ST, WC, A
from bodypolitic.game.rules.resources import storage_limit
from tests.game.table_talk import (
    company,
    option_ids,
    paid,
    pass_bill,
    picks,
    refusal,
    sit_out_turns,
    take,
    unemployed,
)

NO_WORK_FOR_VOTERS = {"bag": {"WC": 5, "MC": 0, "CC": 0}, "influence": {"WC": 1, "MC": 0, "CC": 0, "ST": 0}}


def supermarket_on_strike(turn: str, *, committed: bool, **more: object) -> Game:
    """A strike in the supermarket and in the college, an empty clinic, and unemployed WC workers who could run it."""
    return Game.from_position(
        {
            "turn": turn,
            "companies": {
                "CC": [
                    {"company": "supermarket", "class": "WC", "strike": True, "committed": committed},
                    {"company": "college", "class": "WC", "strike": True},
                    {"company": "clinic"},
                ]
            },
            "unemployed": {"WC": {"healthcare": 1, "unskilled": 1}, "MC": {}},
            **more,
        }
    )


def test_f01_workers_on_strike_may_be_assigned_elsewhere() -> None:
    game = supermarket_on_strike("WC", committed=False)
    take(game, "basic/assign-workers")
    picks(game, "fill/clinic", "take/healthcare/unemployed", "take/unskilled/supermarket", "done")
    assert company(game, "clinic").staff == WC
    assert company(game, "supermarket").staff == NOBODY
    assert unemployed(game, "WC") == {"agriculture": 1, "unskilled": 1}


def test_f01_committed_workers_on_strike_may_not() -> None:
    game = supermarket_on_strike("WC", committed=True)
    take(game, "basic/assign-workers")
    picks(game, "fill/clinic", "take/healthcare/unemployed")
    assert "take/unskilled/college" in option_ids(game)
    assert "take/unskilled/supermarket" not in option_ids(game)


def test_f02_a_company_on_strike_may_be_sold() -> None:
    game = supermarket_on_strike("CC", committed=False, money={"CC": 10})
    take(game, "basic/sell-company")
    game.choose("sell-company/supermarket")
    assert [left.card.slug for left in game.table.companies[CC]] == ["college", "clinic"]
    assert game.table.money[CC] == 26
    assert unemployed(game, "WC") == {"agriculture": 1, "healthcare": 1, "unskilled": 2}


def test_f02_not_if_its_workers_are_committed() -> None:
    game = supermarket_on_strike("CC", committed=True)
    take(game, "basic/sell-company")
    assert option_ids(game) == ["sell-company/college", "sell-company/clinic"]


def test_f03_a_strike_nobody_is_left_for_brings_no_influence() -> None:
    game = supermarket_on_strike("WC", committed=False, turn_number=5, influence={"WC": 2})
    take(game, "basic/assign-workers")
    picks(game, "fill/clinic", "take/healthcare/unemployed", "take/unskilled/supermarket", "done", "end-turn")
    assert not company(game, "supermarket").on_strike
    sit_out_turns(game, "MC", "CC", "ST")
    assert game.view()["phase"] != "action"
    assert game.table.influence[WC] == 3  # for the college alone
    assert not company(game, "college").on_strike


def jobs_besides_the_convenience_store(convenience_store: dict[str, object]) -> Game:
    """Two WC workers unemployed and no open slot anywhere, unless in the convenience store."""
    return Game.from_position(
        {
            "turn": "WC",
            "companies": {
                "MC": [convenience_store, {"company": "doctors-office", "class": "MC", "employee": "unskilled"}],
                "CC": [{"company": "supermarket", "class": "WC"}],
                "ST": [
                    {"company": "university-hospital", "class": "WC"},
                    {"company": "technical-university", "class": "MC"},
                    {"company": "national-public-broadcasting", "class": "MC"},
                ],
            },
            "unemployed": {"WC": {"unskilled": 2}, "MC": {"agriculture": 1}},
        }
    )


def test_f04_the_slot_of_an_mc_company_without_its_mc_worker_is_not_open() -> None:
    game = jobs_besides_the_convenience_store({"company": "convenience-store"})
    take(game, "basic/demonstration")
    assert game.table.demonstration


def test_f04_with_its_mc_worker_it_is() -> None:
    game = jobs_besides_the_convenience_store({"company": "convenience-store", "class": "MC"})
    assert "basic/demonstration" not in option_ids(game)
    assert refusal(game, "basic/demonstration") == ("needs-unemployed", {"needed": 3, "has": 2})


def imf_intervention() -> Game:
    """The State can't pay its two loans at 1B and must close three companies; two have MC workers."""
    return Game.from_position(
        {
            "phase": "production",
            "policies": ["1B", "2B", "3A"],
            "loans": {"ST": 2},
            "money": {"ST": 110},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
            "storage": {"ST": {"health": 6}},
            "unemployed": {"WC": {}, "MC": {}},
            "events": ["fear-of-deflation"],
            "companies": {
                "CC": [{"company": "shopping-mall", "class": "MC"}],
                "ST": [
                    {"company": "university-hospital", "class": "WC"},
                    {"company": "technical-university", "class": "MC"},
                    {"company": "national-public-broadcasting"},
                    {"company": "public-hospital-2", "class": "WC"},
                    {"company": "public-university-2", "class": "MC"},
                    {"company": "regional-tv-station-2"},
                ],
            },
        }
    )


def close(game: Game, *slugs: str) -> None:
    for slug in slugs:
        game.choose(f"close-company/{slug}")
    picks(game, "done", "done")  # nobody changes prices


def test_f05_what_the_state_cannot_store_any_more_is_discarded_at_once() -> None:
    game = imf_intervention()
    table = game.table
    assert table.storage[ST][HEALTH] == storage_limit(table, ST, HEALTH) == 16
    supply = table.supply[HEALTH]
    game.choose("close-company/regional-tv-station-2")
    assert table.storage[ST][HEALTH] == 16
    game.choose("close-company/public-hospital-2")
    assert table.storage[ST][HEALTH] == storage_limit(table, ST, HEALTH) == 12
    assert table.supply[HEALTH] == supply + 4


def test_f06_no_income_tax_for_a_company_the_imf_closed() -> None:
    game = imf_intervention()
    close(game, "public-university-2", "public-hospital-2", "regional-tv-station-2")
    assert paid(game, "MC", "income-tax") == 2 * 4  # at the rate of 2B, which wages were paid under


def test_f06_income_tax_for_it_if_another_one_closes() -> None:
    game = imf_intervention()
    close(game, "national-public-broadcasting", "public-hospital-2", "regional-tv-station-2")
    assert paid(game, "MC", "income-tax") == 3 * 4


@pytest.mark.parametrize(("seat", "points"), [("WC", 10), ("MC", 7)])
def test_f07_prosperity_at_the_end_of_the_track(seat: str, points: int) -> None:
    game = Game.from_position(
        {"turn": seat, "prosperity": {seat: 10}, "goods": {seat: {"luxury": 3}}, "vp": {seat: 20}}
    )
    take(game, "free/use-luxury")
    assert game.scores[seat] == 20 + points
    assert game.table.prosperity[ROLES.index(seat)] == 10


def build_a_fast_food_chain(mc_unemployed: dict[str, int]) -> Game:
    """CC builds a company with two unskilled slots while two unskilled WC workers are unemployed."""
    game = Game.from_position(
        {
            "turn": "CC",
            "markets": {"CC": ["fast-food-chain", "hotel"]},
            "unemployed": {"WC": {"unskilled": 2}, "MC": mc_unemployed},
        }
    )
    take(game, "basic/build-company")
    picks(game, "build-company/fast-food-chain", "wage/fast-food-chain/L2")
    assert option_ids(game) == ["staff/WC", "staff/MC", "no-workers"]
    return game


def test_f08_cc_may_take_skilled_mc_workers_though_unskilled_wc_workers_are_there() -> None:
    game = build_a_fast_food_chain({"agriculture": 1, "luxury": 1, "media": 1})
    game.choose("staff/MC")
    assert option_ids(game) == ["employ/agriculture", "employ/luxury", "employ/media"]
    picks(game, "employ/luxury", "employ/media")
    assert company(game, "fast-food-chain").staff == MC
    assert company(game, "fast-food-chain").committed
    assert unemployed(game, "MC") == {"agriculture": 1}
    assert unemployed(game, "WC") == {"unskilled": 2}


def test_f08_but_the_unskilled_of_the_chosen_class_come_first() -> None:
    game = build_a_fast_food_chain({"agriculture": 1, "luxury": 1, "unskilled": 1})
    game.choose("staff/MC")
    assert option_ids(game) == ["employ/agriculture", "employ/luxury"]  # the unskilled one is in already
    game.choose("employ/luxury")
    assert unemployed(game, "MC") == {"agriculture": 1}


def test_f09_a_replacement_within_the_same_action_is_not_committed() -> None:
    game = supermarket_on_strike("WC", committed=False)
    take(game, "basic/assign-workers")
    picks(game, "fill/clinic", "take/healthcare/unemployed", "take/unskilled/supermarket")
    picks(game, "fill/supermarket", "take/unskilled/unemployed")
    assert company(game, "clinic").committed
    assert company(game, "supermarket").staff == WC
    assert not company(game, "supermarket").committed
    assert unemployed(game, "WC") == {}


def test_f10_assign_workers_cannot_just_commit_workers_where_they_are() -> None:
    game = Game.from_position(
        {
            "turn": "WC",
            "companies": {
                "MC": [{"company": "convenience-store", "class": "MC", "employee": "unskilled"}],
                "CC": [{"company": "supermarket", "class": "WC"}, {"company": "clinic"}],
                "ST": [{"company": "university-hospital"}, {"company": "technical-university", "class": "MC"}],
            },
            "unemployed": {"WC": {}},
        }
    )
    assert "basic/assign-workers" not in option_ids(game)
    assert refusal(game, "basic/assign-workers") == ("no-company-to-fill", {})


def test_f10_a_company_that_is_full_is_no_place_to_assign_to() -> None:
    game = supermarket_on_strike("WC", committed=False)
    take(game, "basic/assign-workers")
    assert "fill/clinic" in option_ids(game)
    assert "fill/supermarket" not in option_ids(game)


def test_f11_fiscal_policy_closes_companies_with_committed_workers_too() -> None:
    game = Game.from_position(
        {
            "turn": "WC",
            "policies": ["1B"],
            "money": {"ST": 10},
            "companies": {
                "ST": [
                    {"company": "university-hospital"},
                    {"company": "technical-university"},
                    {"company": "national-public-broadcasting"},
                    {"company": "public-hospital-2", "class": "WC", "committed": True},
                    {"company": "public-university-2"},
                    {"company": "regional-tv-station-2"},
                ]
            },
            "unemployed": {"WC": {}, "MC": {}},
            **NO_WORK_FOR_VOTERS,
        }
    )
    pass_bill(game, "1C")
    assert game.decision.seat == "ST"
    game.choose("close-company/public-hospital-2")
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 1}
    assert game.table.money[ST] == 30


def test_f11_with_fewer_players_a_whole_row_closes() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "turn": "WC",
            "policies": ["1B"],
            "money": {"ST": 10},
            "companies": {
                "ST": [
                    {"company": "university-hospital"},
                    {"company": "technical-university"},
                    {"company": "national-public-broadcasting"},
                    {"company": "public-hospital-2", "class": "WC", "committed": True},
                    {"company": "public-university-2"},
                    {"company": "regional-tv-station-2"},
                ]
            },
            "unemployed": {"WC": {}, "MC": {}},
            "bag": NO_WORK_FOR_VOTERS["bag"],
            "influence": {"WC": 1, "MC": 0, "CC": 0},
        }
    )
    pass_bill(game, "1C")
    assert len(game.table.companies[ST]) == 3
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 1}
    assert game.table.money[ST] == 70


def mc_with_an_employee(*, committed: bool) -> Game:
    """MC's only agricultural worker runs a convenience store with a WC employee; its other workers are too few."""
    return Game.from_position(
        {
            "turn": "MC",
            "companies": {
                "MC": [
                    {
                        "company": "convenience-store",
                        "class": "MC",
                        "employee": "unskilled",
                        "employee_committed": committed,
                    }
                ],
                "CC": [{"company": "fast-food-chain"}],
                "ST": [
                    {"company": "university-hospital", "class": "WC"},
                    {"company": "technical-university", "class": "WC"},
                    {"company": "national-public-broadcasting", "class": "WC"},
                ],
            },
            "markets": {"MC": ["organic-farm"]},
            "unemployed": {"WC": {}, "MC": {"unskilled": 1}},
        }
    )


def test_f12_an_mc_worker_cannot_leave_a_committed_employee() -> None:
    game = mc_with_an_employee(committed=True)
    assert refusal(game, "basic/assign-workers") == ("no-company-to-fill", {})
    assert refusal(game, "basic/build-company") == ("no-workers-for-market", {})


def test_f12_it_can_leave_one_who_is_not_committed() -> None:
    game = mc_with_an_employee(committed=False)
    assert "basic/build-company" in option_ids(game)
    take(game, "basic/assign-workers")
    game.choose("take/unskilled/unemployed")  # and the agricultural worker, there is no other
    assert company(game, "fast-food-chain").staff == MC
    assert company(game, "convenience-store").staff == NOBODY
    assert unemployed(game, "WC") == {"unskilled": 1}


def before_a_labor_market_bill() -> Game:
    return Game.from_position(
        {
            "turn": "WC",
            "policies": ["2B"],
            "companies": {
                "MC": [{"company": "convenience-store", "class": "MC", "employee": "unskilled"}],
                "CC": [{"company": "supermarket", "class": "WC"}],
            },
            "unemployed": {"WC": {}},
            **NO_WORK_FOR_VOTERS,
        }
    )


def test_f13_wages_raised_by_a_policy_change_commit_nobody() -> None:
    game = before_a_labor_market_bill()
    pass_bill(game, "2A")
    assert game.table.policies[LABOR_MARKET] == A
    assert {paying.wage for paying in game.table.all_companies() if paying.card.pays_wages} == {3}
    assert not any(raised.anyone_committed for raised in game.table.all_companies())


def test_f13_nor_do_wages_raised_at_will_when_the_policy_changes() -> None:
    game = before_a_labor_market_bill()
    pass_bill(game, "2C")
    while game.decision.kind == "adjust-wages":
        raises = [option for option in option_ids(game) if option.endswith("/L3")]
        game.choose(raises[0])
    assert company(game, "supermarket").wage == 3
    assert company(game, "convenience-store").wage == 3
    assert not any(raised.anyone_committed for raised in game.table.all_companies())


def test_f13_but_a_free_action_does() -> None:
    game = Game.from_position({"turn": "CC", "policies": ["2B"]})
    take(game, "free/adjust-wages")
    game.choose("wage/supermarket/L3")
    assert company(game, "supermarket").committed
    assert not company(game, "college").committed


@pytest.mark.parametrize("legitimacy", [{"WC": 1, "MC": 1, "CC": 1}, {"WC": 1, "MC": 1, "CC": 5}])
def test_f14_no_extra_tax_without_legitimacy_to_lose(legitimacy: dict[str, int]) -> None:
    game = Game.from_position({"turn": "ST", "legitimacy": legitimacy})
    assert "basic/extra-tax" not in option_ids(game)
    assert refusal(game, "basic/extra-tax") == ("legitimacy-too-low", {"class": "WC"})


def test_f14_extra_tax_down_to_1() -> None:
    game = Game.from_position({"turn": "ST", "legitimacy": {"WC": 2, "MC": 5, "CC": 2}})
    take(game, "basic/extra-tax")  # nothing to choose: these two are the lowest
    assert game.table.legitimacy == [1, 5, 1]
