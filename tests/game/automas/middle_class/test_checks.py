"""The checks of advanced mode and the action criteria of the Middle Class Automa."""

import pytest

from bodypolitic.game.automas.priority_rows import PB, SA, SFM
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import MC, PRIORITY_CARDS
from tests.game.automas.at_the_table import (
    ADVANCED,
    NOBODY_IDLE,
    NOTHING_STORED,
    Position,
    acted,
    automa,
    raised,
    take_turn,
    unable,
)
from tests.game.automas.middle_class.at_the_table import (
    SOLD_OUT,
    advanced_turn,
    before_turn,
    rise_of,
    simple_turn,
    staffed,
    turn_of,
)
from tests.game.table_talk import company, workers_in

# A card that checks goods without a bonus, one for companies, one for workers and exports
CHECKS_GOODS, CHECKS_COMPANIES, CHECKS_WORKERS_AND_EXPORTS = 28, 29, 30
DEAR_LUXURY = {"policies": ["6A"]}  # 12 V abroad


def test_the_opening_rows() -> None:
    game = before_turn(1, ADVANCED)
    rows = [[PRIORITY_CARDS[card] for card in row] for row in automa(game).action_rows]
    assert rows == [["SA", "SFM", "PB"], ["BGS", "BC", "AW"]]
    policies = [[PRIORITY_CARDS[card] for card in row] for row in automa(game).policy_rows]
    assert policies == [["P1", "P3", "P5", "P7"]]
    assert [PRIORITY_CARDS[card] for card in automa(game).aside] == ["P2", "P4", "P6"]


# Check Goods & Services


def goods_check(own: int = 0, public: int = 0, **position: object) -> Game:
    """A turn that checks goods where only education is for sale: some of its own and some of the State's."""
    storage = {**SOLD_OUT, "MC": {**NOTHING_STORED, "education": own}, "ST": {"health": 0, "education": public}}
    return advanced_turn(CHECKS_GOODS, {"storage": storage, "money": {"MC": 30}, **DEAR_LUXURY, **position})


def test_a_resource_for_free_is_worth_3_rows() -> None:
    assert ("BGS", 3, "goods-can-be-had-for-free") in raised(goods_check(own=3))


def test_a_resource_at_6_a_piece_or_less_is_worth_2_rows() -> None:
    game = goods_check(own=2, public=3)
    assert [entry for entry in raised(game) if entry[0] == "BGS"] == [("BGS", 2, "goods-cost-little")]


def test_a_resource_at_more_than_6_a_piece_is_worth_1_row() -> None:
    game = goods_check(own=1, public=3)
    assert [entry for entry in raised(game) if entry[0] == "BGS"] == [("BGS", 1, "goods-cost-much")]


def test_with_nothing_to_prosper_by_the_special_action_goes_up() -> None:
    for game in (goods_check(own=1, public=1), goods_check(public=3, money={"MC": 29})):
        assert ("SA", 1, "goods-none-can-be-bought") in raised(game)
        assert rise_of(game, "BGS") == 0


def test_every_resource_counts_by_itself() -> None:
    storage = {"MC": {"food": 0, "luxury": 3, "health": 3, "education": 0}, "CC": NOTHING_STORED}
    game = advanced_turn(
        CHECKS_GOODS, {"storage": {**storage, "ST": {"health": 0, "education": 3}}, "money": {"MC": 30}}
    )
    assert rise_of(game, "BGS") == 3 + 3 + 1


def test_x6_two_sources_are_counted_by_the_price_of_an_item() -> None:
    storage = {**SOLD_OUT, "MC": {**NOTHING_STORED, "health": 4}, "ST": {"health": 2, "education": 0}}
    position: Position = {
        "storage": storage,
        "money": {"MC": 20},
        "policies": ["4C", "6A"],
        "unemployed": {"WC": {}, "MC": {"unskilled": 8, "media": 3}},
    }
    game = before_turn(CHECKS_GOODS, ADVANCED, position)
    assert game.table.population(MC) == 6
    game.choose("reveal-ai-card")
    assert [entry for entry in raised(game) if entry[0] == "BGS"] == [("BGS", 2, "goods-cost-little")]


@pytest.mark.parametrize(("money", "rows"), [(30, 2), (29, 0)])
def test_x5_money_that_a_bonus_gives_first_takes_from_the_cost(money: int, rows: int) -> None:
    position: Position = {
        "storage": {**SOLD_OUT, "ST": {"health": 0, "education": 5}},
        "money": {"MC": money, "ST": 100},
        "policies": ["6A"],
        "companies": {
            "MC": [staffed("convenience-store"), staffed("doctors-office")],
            "CC": [staffed("shopping-mall"), staffed("college")],
            "ST": [staffed("university-hospital"), staffed("technical-university")],
        },
        "unemployed": {"WC": {}, "MC": {"unskilled": 3}},
    }
    game = before_turn(9, ADVANCED, position)
    assert game.table.population(MC) == 5
    take_turn(game)
    assert rise_of(game, "BGS") == rows


def test_what_it_has_already_need_not_be_bought() -> None:
    game = goods_check(public=1, goods={"MC": {"education": 2}}, money={"MC": 10})
    assert ("BGS", 1, "goods-cost-much") in raised(game)


# Check Companies


def company_check(turn: int = CHECKS_COMPANIES, **position: object) -> Game:
    """A turn that checks companies with a Game Store in the market and a luxury worker for it."""
    table: Position = {
        "storage": SOLD_OUT,
        "money": {"MC": 12},
        "markets": {"MC": ["game-store"]},
        "unemployed": {"WC": {}, "MC": {"luxury": 1}},
        "prosperity": {"MC": 0},
        "companies": {"MC": [staffed("pharmacy")]},
        **DEAR_LUXURY,
    }
    return advanced_turn(turn, {**table, **position})


@pytest.mark.parametrize(("number", "rows"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_a_company_counts_for_every_2_production_phases(number: int, rows: int) -> None:
    game = company_check(round=number)
    assert ("BC", 2, "mc-check-companies-new-resource") in raised(game)
    assert rise_of(game, "BC") == rows + 2


def test_an_employee_for_the_company_is_worth_2_rows_but_not_in_the_last_round() -> None:
    idle = {"WC": {"unskilled": 1}, "MC": {"luxury": 1}}
    assert ("BC", 2, "mc-check-companies-employee-waits") in raised(company_check(unemployed=idle))
    assert rise_of(company_check(unemployed=idle, round=5), "BC") == 2
    skilled = {"WC": {"media": 1}, "MC": {"luxury": 1}}
    assert rise_of(company_check(unemployed=skilled), "BC") == 2 + 2 + 2, "anyone can take an unskilled slot"


def test_a_resource_that_it_makes_already_is_worth_no_more() -> None:
    game = company_check(companies={"MC": [staffed("electronics-store"), staffed("pharmacy")]})
    assert rise_of(game, "BC") == 2


def test_prosperity_that_has_caught_up_with_its_companies_is_worth_2_rows() -> None:
    assert ("BC", 2, "mc-check-companies-prosperous") not in raised(company_check())
    assert ("BC", 2, "mc-check-companies-prosperous") in raised(company_check(prosperity={"MC": 1}))
    no_second_worker = {"MC": [staffed("doctors-office"), {"company": "pharmacy"}]}
    game = company_check(companies=no_second_worker, markets={"MC": []})
    assert rise_of(game, "BC") == 2, "the line counts where no company can be built, too"


def test_with_little_reason_to_build_the_special_action_goes_up() -> None:
    game = company_check(money={"MC": 11})
    assert ("SA", 1, "mc-check-companies-little-reason") in raised(game)
    game = company_check(round=4, companies={"MC": [staffed("electronics-store"), staffed("pharmacy")]})
    assert rise_of(game, "BC") == 1
    assert ("SA", 1, "mc-check-companies-little-reason") in raised(game)


def test_the_bonus_counts_in_the_first_check_only() -> None:
    assert rise_of(company_check(11, money={"MC": 8}), "BC") == 2 + 2
    assert rise_of(company_check(1, money={"MC": 8}), "BC") == 0


# Check Workers


def worker_check(**position: object) -> Game:
    """A turn that checks workers where only the College is empty."""
    table: Position = {
        "storage": SOLD_OUT,
        "money": {"MC": 0},
        "companies": {"MC": [staffed("doctors-office")], "CC": [{"company": "college"}], "ST": []},
        "unemployed": {"WC": {}, "MC": {"education": 1, "unskilled": 1}},
    }
    return advanced_turn(CHECKS_WORKERS_AND_EXPORTS, {**table, **position})


def test_each_unemployed_who_would_find_work_is_worth_a_row() -> None:
    assert ("AW", 2, "mc-check-workers-unemployed-find-work") in raised(worker_check())
    companies = {
        "MC": [staffed("doctors-office"), {"company": "game-store"}],
        "CC": [{"company": "college"}],
        "ST": [],
    }
    idle = {"WC": {}, "MC": {"education": 1, "luxury": 1, "unskilled": 1}}
    game = worker_check(companies=companies, unemployed=idle)
    assert ("AW", 3, "mc-check-workers-unemployed-find-work") in raised(game)


def test_who_finds_work_beside_employed_workers_that_a_bonus_moves_counts_too() -> None:
    """Card 16 at 2C: 2 go to the mall, and the third to the university with those who leave the college."""
    companies = {
        "MC": [staffed("doctors-office")],
        "CC": [staffed("college"), {"company": "shopping-mall"}],
        "ST": [{"company": "technical-university"}],
    }
    idle = {"WC": {}, "MC": {"luxury": 1, "unskilled": 2}}
    game = advanced_turn(16, {"companies": companies, "unemployed": idle, "policies": ["2C"], "money": {"MC": 0}})
    assert ("AW", 3, "mc-check-workers-unemployed-find-work") in raised(game)


def test_work_for_fewer_than_2_moves_the_special_action() -> None:
    companies = {"MC": [staffed("doctors-office"), {"company": "game-store"}], "CC": [], "ST": []}
    game = worker_check(companies=companies, unemployed={"WC": {}, "MC": {"luxury": 1, "unskilled": 1}})
    assert ("SA", 1, "mc-check-workers-few-find-work") in raised(game)
    assert rise_of(game, "AW") == 0


def test_skilled_workers_leave_unskilled_slots_before_the_check() -> None:
    companies = {
        "MC": [staffed("doctors-office")],
        "CC": [{"company": "college"}, staffed("shopping-mall", workers=["luxury", "education"])],
        "ST": [],
    }
    game = worker_check(companies=companies, unemployed={"WC": {}, "MC": {"unskilled": 2}})
    assert ("AW", 2, "mc-check-workers-unemployed-find-work") in raised(game)
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    simple = simple_turn(
        16,
        {
            "storage": SOLD_OUT,
            "policies": ["2A"],
            "companies": companies,
            "unemployed": {"WC": {}, "MC": {"unskilled": 2}},
        },
    )
    assert workers_in(simple, "college") == ["education", "unskilled"]


def test_with_too_few_unskilled_unemployed_the_skill_with_most_open_slots_is_swapped_first() -> None:
    """Two of each skill could leave two companies; slots are open for media workers only."""
    companies = {
        "MC": [staffed("doctors-office")],
        "CC": [
            staffed("hotel", workers=["luxury", "luxury", "unskilled"]),
            staffed("radio-station", workers=["media", "media"]),
            {"company": "lobbying-firm"},
            {"company": "tv-station"},
        ],
        "ST": [],
    }
    game = worker_check(companies=companies, unemployed={"WC": {}, "MC": {"unskilled": 2}})
    assert workers_in(game, "radio-station") == ["unskilled", "unskilled"]
    assert workers_in(game, "hotel") == ["luxury", "luxury", "unskilled"]


def test_workers_are_swapped_before_an_assignment_that_was_not_checked() -> None:
    position: Position = {
        "storage": SOLD_OUT,
        "companies": {
            "MC": [staffed("doctors-office")],
            "CC": [{"company": "college"}, staffed("shopping-mall", workers=["luxury", "education"])],
            "ST": [],
        },
        "unemployed": {"WC": {}, "MC": {"unskilled": 2}},
    }
    game = turn_of("AW", 1, position)
    assert acted(game) == "AW"
    assert workers_in(game, "college") == ["education", "unskilled"]


# Check Foreign Market


def export_check(food: int, health: int, money: int = 16) -> Game:
    """A turn that checks exports of some food and health: 2 or 6 food, 3 or 5 health."""
    storage = {**SOLD_OUT, "MC": {**NOTHING_STORED, "food": food, "health": health}}
    return advanced_turn(
        CHECKS_WORKERS_AND_EXPORTS, {"storage": storage, "money": {"MC": money}, "unemployed": NOBODY_IDLE}
    )


@pytest.mark.parametrize(("food", "health", "rows"), [(2, 3, 2), (8, 0, 2), (8, 3, 3), (8, 8, 4), (7, 4, 2)])
def test_each_transaction_is_worth_a_row(food: int, health: int, rows: int) -> None:
    assert ("SFM", rows, "mc-check-foreign-market-transactions") in raised(export_check(food, health))
    assert rise_of(export_check(food, health), "SFM") == rows


def test_with_15_or_less_exports_are_worth_a_row_more() -> None:
    assert ("SFM", 1, "mc-check-foreign-market-short-of-money") in raised(export_check(2, 3, money=15))
    assert rise_of(export_check(1, 0, money=15), "SFM") == 0


def test_fewer_than_2_transactions_move_the_special_action() -> None:
    assert ("SA", 1, "mc-check-foreign-market-few-transactions") in raised(export_check(6, 2))


# Check Policies


def test_policies_go_up_by_their_distance_from_what_it_wants() -> None:
    game = before_turn(27, ADVANCED, {"policies": ["7C"], "storage": SOLD_OUT})
    game.choose("reveal-ai-card")
    assert [entry for entry in raised(game) if entry[0] in {"PB", "P7", "P3"}] == [
        ("PB", 2, "policy-two-from-desired"),
        ("P7", 2, "policy-two-from-desired"),
        ("PB", 1, "policy-next-to-desired"),
        ("P3", 1, "policy-next-to-desired"),
    ]


def test_no_bill_on_either_policy_moves_the_special_action() -> None:
    game = advanced_turn(19, {"storage": SOLD_OUT, "unemployed": NOBODY_IDLE})  # 2B and 4B are as it wants them
    assert ("SA", 1, "no-bill-possible") in raised(game)


# Action criteria and what comes after them


def test_it_builds_no_third_company_of_an_industry() -> None:
    position: Position = {
        "money": {"MC": 50},
        "storage": SOLD_OUT,
        "markets": {"MC": ["medical-laboratory"]},
        "unemployed": {"WC": {}, "MC": {"healthcare": 1}},
    }
    one = {"MC": [staffed("doctors-office")]}
    assert acted(simple_turn(14, {**position, "policies": ["7A"], "companies": one})) == "BC"
    two = {"MC": [staffed("doctors-office"), {"company": "pharmacy"}]}
    assert "BC" in unable(simple_turn(14, {**position, "policies": ["7A"], "companies": two}))


def test_it_needs_a_space_to_build() -> None:
    full = [
        staffed(slug)
        for slug in (
            "doctors-office",
            "convenience-store",
            "tutoring-company",
            "local-newspaper",
            "pharmacy",
            "organic-farm",
            "private-school",
        )
    ]
    position: Position = {
        "money": {"MC": 50},
        "storage": SOLD_OUT,
        "markets": {"MC": ["game-store"]},
        "unemployed": {"WC": {}, "MC": {"luxury": 1}},
    }
    assert acted(simple_turn(11, {**position, "companies": {"MC": full}})) == "BC"
    eighth = {"MC": [*full, staffed("pr-agency")]}
    assert "BC" in unable(simple_turn(11, {**position, "companies": eighth}))


def test_it_takes_no_worker_out_of_a_company_to_build() -> None:
    position: Position = {
        "money": {"MC": 50},
        "storage": SOLD_OUT,
        "markets": {"MC": ["game-store"]},
        "unemployed": NOBODY_IDLE,
    }
    game = simple_turn(11, position)
    assert "BC" in unable(game), "its luxury worker has a job in the Shopping Mall"
    assert company(game, "shopping-mall").staff == MC


def test_simple_mode_ends_with_the_special_action_or_political_pressure() -> None:
    position: Position = {
        "money": {"MC": 0},
        "storage": SOLD_OUT,
        "unemployed": NOBODY_IDLE,
        "policies": ["3B"],
        "companies": {"MC": [staffed("doctors-office")]},
    }
    game = simple_turn(5, {**position, "storage": {**SOLD_OUT, "MC": {**NOTHING_STORED, "health": 1}}})
    assert unable(game) == ["BGS", "BC", "AW", "SFM"]
    assert acted(game) == "SA"
    game = simple_turn(5, position)
    assert acted(game) == "apply-political-pressure"
    assert game.table.bag[MC] == 8 + 3
    game = simple_turn(30, position)
    assert unable(game) == ["SA", "BGS", "AW", "SFM", "SA"]
    assert acted(game) == "apply-political-pressure"


def test_advanced_mode_goes_to_the_second_action_and_no_further() -> None:
    position: Position = {"storage": SOLD_OUT, "money": {"MC": 0}, "unemployed": NOBODY_IDLE}
    rows = [[PB], *[[] for _ in range(9)], [SA], *[[] for _ in range(9)], [SFM]]
    game = before_turn(9, ADVANCED, position)
    automa(game).action_rows = [row.copy() for row in rows]
    take_turn(game)
    assert (unable(game), acted(game)) == (["SFM"], "SA")
    game = before_turn(9, ADVANCED, {**position, "bag": {"MC": 25}})
    automa(game).action_rows = [row.copy() for row in rows]
    take_turn(game)
    assert unable(game) == ["SFM", "SA"]
    assert acted(game) == "apply-political-pressure"
    assert automa(game).action_rows[-1] == [SFM], "neither card has moved"


def test_the_card_of_the_action_performed_goes_2_rows_down() -> None:
    storage = {**SOLD_OUT, "MC": {**NOTHING_STORED, "education": 3}}
    game = advanced_turn(CHECKS_GOODS, {"storage": storage, "unemployed": NOBODY_IDLE})
    assert acted(game) == "BGS"
    assert PRIORITY_CARDS[automa(game).action_rows[0][-1]] == "BGS"


# The last round


def test_in_the_last_round_it_proposes_nothing_on_immigration() -> None:
    position: Position = {"round": 5, "storage": SOLD_OUT, "unemployed": NOBODY_IDLE, "influence": {"MC": 0, "CC": 0}}
    game = simple_turn(27, position)
    assert (acted(game), game.table.bills[6], game.table.bills[2]) == ("PB", -1, MC)


def test_in_the_last_round_it_proposes_on_foreign_trade_only_with_a_vote() -> None:
    position: Position = {
        "round": 5,
        "policies": ["6C"],
        "storage": SOLD_OUT,
        "unemployed": NOBODY_IDLE,
        "influence": {"WC": 0, "MC": 0, "CC": 3, "ST": 0},
    }
    game = simple_turn(25, position)
    assert game.table.bills[5] == -1
    assert game.table.bills[2] == MC
    game = before_turn(25, "simple", {**position, "influence": {"WC": 0, "MC": 1, "CC": 3, "ST": 0}})
    game.choose("reveal-ai-card")
    assert any(happening.kind == "vote-called" for happening in game.happened)
