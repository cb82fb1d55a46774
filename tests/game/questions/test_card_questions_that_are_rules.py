"""Those of the questions on action cards, F15 to F47 (p. 36-38), that no card has to be played for.

The table is as the card would have left it: with a Cooperative Farm, with a privatized company, with few workers.
"""

import pytest

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FOOD, MC, NOBODY, ST, WC
from tests.game.table_talk import company, option_ids, pass_bill, picks, refusal, sit_out_turns, take, unemployed

ONLY_WC_VOTES = {"bag": {"WC": 5, "MC": 0, "CC": 0}, "influence": {"WC": 1, "MC": 0, "CC": 0, "ST": 0}}


def cooperative_farm(*, committed: bool) -> Game:
    """Three workers in the farm, one unemployed, and a clinic that wants an unskilled one."""
    return Game.from_position(
        {
            "turn": "WC",
            "companies": {
                "WC": [{"company": "cooperative-farm", "class": "WC", "committed": committed}],
                "CC": [{"company": "supermarket", "class": "WC"}, {"company": "clinic"}],
                "ST": [{"company": "technical-university", "class": "MC"}],
            },
            "unemployed": {"WC": {"healthcare": 1, "unskilled": 1}, "MC": {}},
        }
    )


def test_f21_workers_cannot_leave_the_farm_in_the_round_it_is_built() -> None:
    game = cooperative_farm(committed=True)
    take(game, "basic/assign-workers")
    game.choose("fill/clinic")
    assert "take/unskilled/supermarket" in option_ids(game)
    assert "take/unskilled/cooperative-farm" not in option_ids(game)


def test_f21_later_they_can_and_the_farm_can_be_filled_again() -> None:
    game = cooperative_farm(committed=False)
    take(game, "basic/assign-workers")
    picks(game, "fill/clinic", "take/unskilled/cooperative-farm", "done")
    farm = company(game, "cooperative-farm")
    assert farm.owner == WC
    assert (farm.staff, farm.operational) == (NOBODY, False)
    assert unemployed(game, "WC") == {"unskilled": 3}
    game.choose("end-turn")
    sit_out_turns(game, "MC", "CC", "ST")
    take(game, "basic/assign-workers")
    picks(game, "fill/cooperative-farm", *["take/unskilled/unemployed"] * 2)
    game.choose("take/unskilled/unemployed")
    assert (farm.staff, farm.operational, farm.committed) == (WC, True, True)
    assert unemployed(game, "WC") == {}


def agriculture(farm: dict[str, object], unskilled: int) -> Game:
    """One WC worker in an agricultural company, and a skilled one unemployed who could lead a union."""
    return Game.from_position(
        {
            "turn": "WC",
            "companies": {
                "WC": [farm],
                "MC": [{"company": "convenience-store", "class": "MC", "employee": "unskilled"}],
                "CC": [{"company": "college", "class": "WC"}, {"company": "clinic"}],
            },
            "unemployed": {"WC": {"agriculture": 1, "healthcare": 1, "unskilled": unskilled}, "MC": {}},
        }
    )


def test_f22_workers_of_the_farm_count_for_the_agricultural_union() -> None:
    game = agriculture({"company": "cooperative-farm", "class": "WC"}, unskilled=0)
    take(game, "basic/assign-workers")
    assert option_ids(game) == ["fill/clinic", "form-union/agriculture"]
    picks(game, "form-union/agriculture", "done")
    assert game.table.unions[FOOD] == 1
    assert unemployed(game, "WC") == {"healthcare": 1}


def test_f22_without_them_there_are_too_few() -> None:
    game = agriculture({"company": "cooperative-farm"}, unskilled=3)
    take(game, "basic/assign-workers")
    assert option_ids(game) == ["fill/cooperative-farm", "fill/clinic"]


@pytest.mark.parametrize("unskilled", [0, 2])  # with the 7 of a normal setup 7 and 9 in all
def test_f34_with_fewer_than_10_workers_population_stays_3(unskilled: int) -> None:
    game = Game.from_position({"turn": "WC", "unemployed": {"WC": {"unskilled": unskilled}}, "money": {"WC": 100}})
    assert game.table.workers[WC] == 7 + unskilled
    assert game.table.population(WC) == 3
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/luxury", "from/foreign-market")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]


FIRST_TWO = [{"company": "university-hospital"}, {"company": "technical-university"}]
SECOND_ROW = [
    {"company": "public-hospital-2"},
    {"company": "public-university-2"},
    {"company": "regional-tv-station-2"},
]


def broadcasting_is_privatized(policy: str, public: list[dict[str, str]]) -> Game:
    """CC owns what was the third company of the first row."""
    return Game.from_position(
        {
            "turn": "WC",
            "policies": [policy],
            "money": {"ST": 100},
            "companies": {"CC": [{"company": "national-public-broadcasting"}], "ST": public},
            "unemployed": {"WC": {}, "MC": {}},
            **ONLY_WC_VOTES,
        }
    )


def open_all(game: Game) -> int:
    """Let the State open whatever comes first until it need not any more; returns how many companies that were."""
    before = len(game.table.companies[ST])
    while game.decision.kind in {"open-public-companies", "set-first-wage"}:
        game.choose(game.decision.options[0])
    return len(game.table.companies[ST]) - before


def test_f36_after_a_privatization_at_1c_the_move_to_1b_means_buying_4() -> None:
    game = broadcasting_is_privatized("1C", FIRST_TWO)
    pass_bill(game, "1B")
    assert open_all(game) == 4
    assert len(game.table.companies[ST]) == 6
    assert game.table.money[ST] == 20


def test_f36_after_a_privatization_at_1b_the_move_to_1c_means_selling_2() -> None:
    game = broadcasting_is_privatized("1B", FIRST_TWO + SECOND_ROW)
    pass_bill(game, "1C")
    picks(game, "close-company/public-hospital-2", "close-company/university-hospital")
    assert game.decision.kind == "turn"
    assert len(game.table.companies[ST]) == 3
    assert game.table.money[ST] == 150


def test_f36_after_a_privatization_the_move_to_1a_reaches_only_8() -> None:
    game = broadcasting_is_privatized("1B", FIRST_TWO + SECOND_ROW)
    pass_bill(game, "1A")
    assert open_all(game) >= 2  # the last of the three may open by itself
    assert len(game.table.companies[ST]) == 8
    assert game.table.closed == []
    assert game.table.money[ST] == 40
    assert company(game, "national-public-broadcasting").owner == CC


def test_f36_the_imf_buys_nothing_where_fiscal_policy_is_at_c_already() -> None:
    game = Game.from_position(
        {
            "phase": "production",
            "policies": ["1C"],
            "loans": {"ST": 1},
            "money": {"ST": 40},
            "companies": {"CC": [{"company": "national-public-broadcasting"}], "ST": FIRST_TWO},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
        }
    )
    assert "imf-intervenes" in [happening.kind for happening in game.happened]
    assert (game.decision.seat, game.decision.kind) == ("MC", "adjust-prices")
    assert len(game.table.companies[ST]) == 2
    assert game.table.money[ST] == 40


def privatized_hospital(*, committed: bool) -> Game:
    return Game.from_position(
        {
            "turn": "CC",
            "policies": ["1C"],
            "money": {"CC": 10, "ST": 100},
            "companies": {
                "CC": [
                    {"company": "public-hospital-2", "class": "WC", "committed": committed},
                    {"company": "supermarket", "class": "MC", "committed": True},
                ]
            },
            "unemployed": {"WC": {}, "MC": {}},
            "bag": {"WC": 0, "MC": 0, "CC": 5},
            "influence": {"WC": 0, "MC": 0, "CC": 0, "ST": 1},
        }
    )


def test_f38_cc_may_sell_a_privatized_company_which_the_state_may_open_again() -> None:
    game = privatized_hospital(committed=False)
    take(game, "basic/sell-company")
    assert game.table.money[CC] == 30
    assert [left.card.slug for left in game.table.companies[CC]] == ["supermarket"]
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 1}
    assert "public-hospital-2" in [COMPANIES[card].slug for card in game.table.closed]
    game.choose("end-turn")
    pass_bill(game, "1B")
    game.choose("open-company/public-hospital-2")
    assert company(game, "public-hospital-2").owner == ST
    assert game.table.money[ST] == 80


def test_f38_not_while_its_workers_are_committed() -> None:
    game = privatized_hospital(committed=True)
    assert refusal(game, "basic/sell-company") == ("workers-committed", {})
    assert company(game, "supermarket").staff == MC
