"""Pay Taxes (p. 17, 20, 25, 31, 33). Each table waits at the vote on a bill for 7A, right after the taxes."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from tests.game.table_talk import paid

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


def taxed(**changes: object) -> Game:
    """Three players with nobody at work but those told, food for all, and no sales."""
    told = {"companies": {"CC": [], "MC": [], "ST": []}, "unemployed": {"WC": {}, "MC": {}}} | changes
    return Game.from_position(
        {
            "players": 3,
            "phase": "production",
            "bills": {"7A": "WC"},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
            "money": {"WC": 100, "MC": 100, "CC": 0, "ST": 0},
            "storage": {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING},
        }
        | told
    )


MINIMUM = {"2A": "L3", "2B": "L2", "2C": "L1"}
RATES = [
    ("2A", "3A", 7),
    ("2A", "3B", 6),
    ("2A", "3C", 5),
    ("2B", "3A", 4),
    ("2B", "3B", 4),
    ("2B", "3C", 4),
    ("2C", "3A", 1),
    ("2C", "3B", 2),
    ("2C", "3C", 3),
]


@pytest.mark.parametrize(("labor", "taxation", "rate"), RATES)
def test_the_working_class_pays_by_its_population(labor: str, taxation: str, rate: int) -> None:
    game = taxed(policies=[labor, taxation], unemployed={"WC": {"unskilled": 12}, "MC": {}})
    assert paid(game, "WC", "income-tax") == rate * 4
    assert game.table.money[WC] == 100 - rate * 4
    assert game.table.money[ST] == rate * 4


@pytest.mark.parametrize(("labor", "taxation", "rate"), RATES)
def test_the_middle_class_pays_by_the_companies_of_others_where_it_works(labor: str, taxation: str, rate: int) -> None:
    companies = {
        "CC": [{"company": "hotel", "class": "MC"}, {"company": "clinic", "class": "WC"}, {"company": "college"}],
        "ST": [{"company": "university-hospital", "class": "MC", "wage": MINIMUM[labor]}],
        "MC": [{"company": "game-store", "class": "MC"}],
    }
    game = taxed(policies=[labor, taxation], companies=companies, money={"MC": 100, "CC": 300, "ST": 100})
    assert paid(game, "MC", "income-tax") == rate * 2


@pytest.mark.parametrize(("policies", "multiplier"), [(["3A", "4B", "5C"], 5), (["3B", "4A", "5A"], 6), (["3C"], 1)])
def test_employment_tax_is_the_multiplier_for_each_operational_company(policies: list[str], multiplier: int) -> None:
    companies = {
        "CC": [{"company": "car-manufacturer"}, {"company": "clinic", "class": "WC"}, {"company": "college"}],
        "MC": [
            {"company": "game-store", "class": "MC"},
            {"company": "pharmacy", "class": "MC"},
            {"company": "doctors-office", "class": "MC", "employee": "unskilled"},
            {"company": "tutoring-company"},
        ],
        "ST": [],
    }
    game = taxed(policies=policies, companies=companies, money={"MC": 100, "CC": 300})
    assert paid(game, "CC", "employment-tax") == 2 * multiplier
    assert paid(game, "MC", "employment-tax") == 3 * multiplier


@pytest.mark.parametrize(("taxation", "tax"), [("3A", 24), ("3B", 15), ("3C", 10)])
def test_corporate_tax_goes_by_the_revenue_left_after_the_employment_tax(taxation: str, tax: int) -> None:
    automated = [{"company": "car-manufacturer"}]
    game = taxed(
        policies=[taxation, "4C", "5C"],
        companies={"CC": automated, "MC": [], "ST": []},
        money={"WC": 100, "MC": 100, "CC": 100, "ST": 0},
        capital=500,
    )
    employment = {"3A": 3, "3B": 2, "3C": 1}[taxation]
    assert paid(game, "CC", "employment-tax") == employment
    assert paid(game, "CC", "corporate-tax") == tax  # 97, 98 or 99 are below 100
    assert (game.table.money[CC], game.table.capital) == (100 - employment - tax, 500)


def test_below_5_there_is_no_corporate_tax() -> None:
    game = taxed(money={"WC": 100, "MC": 100, "CC": 4, "ST": 0})
    assert paid(game, "CC", "corporate-tax") == 0
    assert game.table.money[CC] == 4


def test_who_cannot_pay_takes_a_loan() -> None:
    game = taxed(policies=["2B"], money={"WC": 5, "MC": 100, "CC": 0, "ST": 0})
    assert (game.table.loans[WC], game.table.money[WC], game.table.money[ST]) == (1, 43, 12)


def test_employment_tax_may_eat_into_capital() -> None:
    automated = [{"company": "car-manufacturer"}, {"company": "electronics-manufacturer"}]
    game = taxed(
        policies=["3A", "4B", "5C"],
        companies={"CC": automated, "MC": [], "ST": []},
        money={"WC": 100, "MC": 100, "CC": 4, "ST": 0},
        capital=20,
    )
    assert (game.table.money[CC], game.table.capital) == (0, 14)


def test_all_taxes_go_to_the_treasury() -> None:
    game = taxed(policies=["2B"], money={"WC": 100, "MC": 100, "CC": 60, "ST": 7})
    assert game.table.money[ST] == 7 + 12 + 24
    assert game.table.money[MC] == 100
