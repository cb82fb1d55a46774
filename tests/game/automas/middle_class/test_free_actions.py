"""The free actions of the Middle Class Automa, each at its time and as often as it can."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, FOOD, HEALTH, L1, L2, L3, LUXURY, MC, ST
from tests.game.automas.at_the_table import NOBODY_IDLE, Position, acted, happenings, reasons
from tests.game.automas.middle_class.at_the_table import SOLD_OUT, simple_turn, staffed
from tests.game.table_talk import company, unemployed, workers_in

# Card 27 proposes a bill on policy 7; at 5B all prices are as the Automa wants them
ONLY_A_BILL: Position = {
    "storage": SOLD_OUT,
    "money": {"MC": 0},
    "unemployed": NOBODY_IDLE,
    "influence": {"WC": 0, "MC": 0, "CC": 0, "ST": 0},
    "policies": ["5B"],
}


def turn(**position: object) -> Game:
    """A turn in which it only proposes a bill."""
    game = simple_turn(27, {**ONLY_A_BILL, **position})
    assert acted(game) == "PB"
    return game


def free_actions(game: Game) -> list[str]:
    """The free actions that it took in its turn."""
    return [str(values["action"]) for values in happenings(game, "free-action") if values["who"] == "MC"]


# At the end of its turn


def test_it_uses_luxury_then_education_then_health_as_often_as_it_can() -> None:
    game = turn(goods={"MC": {"luxury": 6, "education": 4, "health": 3}})
    assert free_actions(game) == ["use-luxury", "use-luxury", "use-education", "use-healthcare"]
    assert game.table.goods[MC] == [0, 0, 0, 1]
    assert game.table.prosperity[MC] == 4
    assert game.table.vp[MC] == 1 + 2 + 3 + 4 + 2


def test_it_uses_nothing_of_which_it_has_too_little() -> None:
    assert free_actions(turn(goods={"MC": {"luxury": 2, "education": 2, "health": 2}})) == []


def test_what_lies_in_its_storages_is_not_used() -> None:
    storage = {**SOLD_OUT, "MC": {"food": 0, "luxury": 2, "health": 2, "education": 2}}
    assert free_actions(turn(storage=storage)) == []


def test_education_trains_an_unemployed_worker_for_what_its_market_needs() -> None:
    game = turn(
        goods={"MC": {"education": 3}},
        unemployed={"WC": {}, "MC": {"unskilled": 1}},
        markets={"MC": ["game-store"]},
    )
    assert unemployed(game, "MC") == {"luxury": 1}
    assert reasons(game)[-2:] == ["training-an-unemployed-worker", "mc-skill-own-market"]


def test_education_trains_an_employed_worker_where_nobody_is_unemployed() -> None:
    game = turn(goods={"MC": {"education": 3}})
    trained = [*workers_in(game, "shopping-mall"), *workers_in(game, "technical-university")]
    assert trained.count("unskilled") == 2
    assert "training-an-employed-worker-at-random" in reasons(game)


# At the beginning of its turn


def test_it_receives_benefits_and_may_use_them_in_the_same_turn() -> None:
    game = turn(state_benefits={"MC": {"luxury": 3, "money": 7}})
    assert free_actions(game) == ["receive-benefits", "use-luxury"]
    assert (game.table.money[MC], game.table.vp[ST]) == (7, 1)


def test_it_pays_off_loans_as_long_as_it_can() -> None:
    game = turn(loans={"MC": 3}, money={"MC": 110}, policies=["6A", "4C", "5C"])
    assert free_actions(game).count("pay-off-loan") == 2
    assert (game.table.loans[MC], game.table.money[MC]) == (1, 10)
    assert turn(loans={"MC": 1}, money={"MC": 35}).table.loans[MC] == 1


@pytest.mark.parametrize(
    ("policies", "prices"),
    [
        (["4B", "5B", "6B"], [12, 8, 8, 8]),
        (["4B", "5B", "6A"], [15, 10, 8, 8]),
        (["4C", "5B", "6C"], [12, 8, 10, 8]),
        (["4A", "5C", "6B"], [12, 8, 8, 10]),
    ],
)
def test_it_asks_middle_prices_or_the_highest_where_policies_allow_it(policies: list[str], prices: list[int]) -> None:
    game = turn(policies=policies, prices={"MC": {"food": 9, "luxury": 5, "health": 5, "education": 5}})
    found = [game.table.prices[MC][resource] for resource in (FOOD, LUXURY, HEALTH, EDUCATION)]
    assert found == prices
    assert "adjust-prices" in free_actions(game)


def test_prices_that_are_as_it_wants_them_stay() -> None:
    assert "adjust-prices" not in free_actions(turn())
    assert "adjust-prices" in free_actions(turn(policies=["5C"]))


def test_it_raises_wages_to_l3_where_the_working_class_strikes() -> None:
    companies = {
        "MC": [
            staffed("convenience-store", employee="unskilled", strike=True),
            staffed("doctors-office", employee="unskilled"),
        ]
    }
    game = turn(companies=companies)
    assert (company(game, "convenience-store").wage, company(game, "doctors-office").wage) == (L3, L2)
    assert company(game, "convenience-store").employee_committed
    assert "adjust-wages" in free_actions(game)


def test_it_lowers_wages_to_the_minimum_at_the_beginning_of_the_next_round() -> None:
    companies = {"MC": [staffed("convenience-store", employee="unskilled", wage="L3")]}
    position: Position = {"automas": {"MC": "simple"}, "round": 3, "phase": "preparation", "companies": companies}
    game = Game.from_position({**position, "policies": ["2C"]})
    assert company(game, "convenience-store").wage == L1
    game = Game.from_position(position)
    assert company(game, "convenience-store").wage == L2


def test_wages_follow_a_new_minimum_down_but_not_for_committed_employees() -> None:
    companies = {
        "MC": [
            staffed("convenience-store", employee="unskilled"),
            staffed("doctors-office", employee="unskilled", employee_committed=True),
        ]
    }
    position: Position = {
        "automas": {"MC": "advanced", "CC": "simple"},
        "players": 3,
        "phase": "elections",
        "bills": {"2C": "CC"},
        "bag": {"WC": 0, "MC": 0, "CC": 9},
        "influence": {"WC": 0, "MC": 0, "CC": 9},
        "companies": companies,
    }
    game = Game.from_position(position)
    game.choose("in-favor")
    assert game.table.policies[1] == 2
    assert (company(game, "convenience-store").wage, company(game, "doctors-office").wage) == (L1, L2)
