"""The rulebook's worked examples E18 to E24: Capitalist Class (p. 18 to 21). Mike plays it.

Worker colours: orange is education, purple media, gray unskilled.
"""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, LUXURY, ST
from tests.game.table_talk import company, option_ids, paid, picks, take, unemployed, workers_in

# A vote that comes up right after the taxes, so that the game waits there.
VOTE_AFTER_TAXES = {"2A": "WC"}
# The Export card of the example on p. 19: food 3 for 25, luxury 4 for 25 and 8 for 45, education 3 for 20 and 5 for 35.
EXPORT_CARD = 6


# E18, p. 18


def table_with_unemployed(working_class: dict[str, int], middle_class: dict[str, int]) -> Game:
    """Mike's turn with four companies in his Market."""
    return Game.from_position(
        {
            "turn": "CC",
            "policies": ["2B"],
            "money": {"CC": 60},
            "capital": 0,
            "companies": {"CC": []},
            "markets": {"CC": ["institute-of-technology", "clinic-2", "radio-station", "lobbying-firm"]},
            "unemployed": {"WC": working_class, "MC": middle_class},
        }
    )


def test_e18_the_institute_of_technology_takes_three_workers_of_one_class() -> None:
    game = table_with_unemployed({"education": 1, "unskilled": 1, "media": 1}, {"unskilled": 1})
    take(game, "basic/build-company")
    game.choose("build-company/institute-of-technology")

    assert paid(game, "CC", "building") == 20
    assert (game.table.money[CC], game.table.capital) == (40, 0)
    assert option_ids(game) == [f"wage/institute-of-technology/{level}" for level in ("L2", "L3")]
    game.choose("wage/institute-of-technology/L2")
    assert option_ids(game) == ["staff/WC", "no-workers"]
    game.choose("staff/WC")

    assert workers_in(game, "institute-of-technology") == ["education", "unskilled", "media"]
    assert company(game, "institute-of-technology").committed
    assert unemployed(game, "WC") == {}
    assert unemployed(game, "MC") == {"unskilled": 1}


def test_e18_workers_of_two_classes_do_not_fill_a_company_together() -> None:
    game = table_with_unemployed({"education": 1, "unskilled": 1}, {"unskilled": 1})
    take(game, "basic/build-company")
    picks(game, "build-company/institute-of-technology", "wage/institute-of-technology/L2")

    assert game.decision.kind == "turn"  # nobody could be hired
    assert workers_in(game, "institute-of-technology") == []
    assert unemployed(game, "WC") == {"education": 1, "unskilled": 1}


@pytest.mark.parametrize(
    ("choice", "fillable"),
    [("institute-of-technology", True), ("radio-station", True), ("lobbying-firm", True), ("clinic-2", False)],
)
def test_e18_three_of_the_four_companies_could_be_filled(choice: str, fillable: bool) -> None:
    game = table_with_unemployed({"education": 1, "unskilled": 1, "media": 1}, {"unskilled": 1})
    take(game, "basic/build-company")
    picks(game, f"build-company/{choice}", f"wage/{choice}/L2")

    assert ("staff/WC" in option_ids(game)) is fillable


# E19, p. 19


def test_e19_five_export_transactions_bring_150() -> None:
    game = Game.from_position(
        {
            "turn": "CC",
            "export": EXPORT_CARD,
            "money": {"CC": 0},
            "storage": {"CC": {"food": 4, "luxury": 12, "health": 0, "education": 11}},
        }
    )
    take(game, "basic/sell-to-foreign-market")

    for transaction, revenue in (("food/3", 25), ("luxury/4", 50), ("luxury/8", 95), ("education/3", 115)):
        game.choose(f"export/{transaction}")
        assert game.table.money[CC] == revenue
    assert option_ids(game) == ["export/education/5", "done"]  # 8 are left, but 3 were sold before
    game.choose("export/education/5")

    t = game.table
    assert t.money[CC] == 150
    assert t.storage[CC][FOOD] == 1
    assert t.storage[CC][LUXURY] == 0
    assert t.storage[CC][EDUCATION] == 3
    assert game.decision.kind == "turn"  # the 3 that are left can't be sold again
    assert game.scores["CC"] == 0


# E20 and E21, p. 20


def test_e20_employment_tax_counts_operational_companies() -> None:
    wages = 3 * 20
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "policies": ["2B", "3B", "4A", "5A"],
            "bills": VOTE_AFTER_TAXES,
            "money": {"CC": wages + 42, "ST": 0},
            "capital": 0,
            "companies": {
                "CC": [
                    {"company": "supermarket", "class": "WC"},
                    {"company": "shopping-mall", "class": "WC"},
                    {"company": "college", "class": "WC"},
                    {"company": "clinic"},
                    {"company": "automated-grain-farm"},
                    {"company": "automated-dairy-farm"},
                    {"company": "electronics-manufacturer"},
                    {"company": "car-manufacturer"},
                ],
                "ST": [],
            },
            "unemployed": {"WC": {}},
            "goods": {"WC": {"food": 3}},
        }
    )

    assert game.view()["phase"] == "elections"
    assert game.table.tax_multiplier == 6
    assert len(game.table.companies[CC]) == 8
    assert paid(game, "CC", "employment-tax") == 42
    assert (game.table.money[CC], game.table.capital, game.table.loans[CC]) == (0, 0, 0)
    assert game.table.money[ST] == 42 + paid(game, "WC", "income-tax")


def test_e21_corporate_tax_on_the_revenue() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "policies": ["2B", "3A"],
            "bills": VOTE_AFTER_TAXES,
            "money": {"CC": 81, "ST": 0},
            "capital": 200,
            "companies": {"CC": [], "ST": []},
            "goods": {"WC": {"food": 3}},
        }
    )

    assert game.view()["phase"] == "elections"
    assert paid(game, "CC", "corporate-tax") == 24
    assert (game.table.money[CC], game.table.capital) == (81 - 24, 200)
    assert game.table.money[ST] == 24 + paid(game, "WC", "income-tax")


# E22 to E24, p. 21


def score_wealth(number: int, revenue: int, capital: int, wealth: int) -> Game:
    """The Scoring Phase of a round; the game then waits for Mike to look over his Market."""
    game = Game.from_position(
        {
            "players": 2,
            "round": number,
            "phase": "scoring",
            "money": {"CC": revenue},
            "capital": capital,
            "wealth": wealth,
            "vp": {"CC": 10},
        }
    )
    assert game.decision.kind == "look-over-market"
    assert game.table.money[CC] == 0
    return game


def test_e22_wealth_in_the_first_round() -> None:
    game = score_wealth(1, revenue=57, capital=0, wealth=0)

    assert game.table.capital == 57
    assert game.scores["CC"] == 10 + 3 + 9
    assert game.table.wealth == 3


def test_e23_less_capital_scores_but_leaves_the_marker() -> None:
    game = score_wealth(2, revenue=14, capital=20, wealth=3)

    assert game.table.capital == 34
    assert game.scores["CC"] == 10 + 2
    assert game.table.wealth == 3


def test_e24_the_marker_moves_on_from_where_it_stood() -> None:
    game = score_wealth(3, revenue=132, capital=34, wealth=3)

    assert game.table.capital == 166
    assert game.scores["CC"] == 10 + 7 + 12
    assert game.table.wealth == 7
