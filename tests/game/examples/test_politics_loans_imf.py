"""The worked examples of politics, elections, loans and the IMF, E45 to E57 (p. 30-34)."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    FISCAL,
    FOOD,
    FOREIGN_MARKET,
    HEALTH,
    INFLUENCE,
    LUXURY,
    MC,
    NOBODY,
    ST,
    WC,
    A,
    B,
    C,
)
from bodypolitic.game.rules.resources import price_of
from tests.game.table_talk import company, option_ids, paid, pass_bill, picks, take, unemployed

NOBODY_UNEMPLOYED: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}
ONLY_WC_VOTES = {"WC": 5, "MC": 0, "CC": 0}
ONE_INFLUENCE_FOR_WC = {"WC": 1, "MC": 0, "CC": 0, "ST": 0}


def before_a_bill_of_wc(policies: list[str], **more: object) -> Game:
    """WC to move, sure to pass any bill by an Immediate Vote."""
    return Game.from_position(
        {
            "turn": "WC",
            "policies": policies,
            "bag": ONLY_WC_VOTES,
            "influence": ONE_INFLUENCE_FOR_WC,
            "unemployed": NOBODY_UNEMPLOYED,
            **more,
        }
    )


@pytest.mark.parametrize(
    ("before", "after", "companies", "opened"),
    [
        ("1C", "1B", 6, ("public-hospital-2", "public-university-2", "regional-tv-station-2")),
        ("1B", "1A", 9, ("public-hospital-3", "public-university-3", "regional-tv-station-3")),
    ],
)
def test_e45_a_bigger_public_sector_opens_3_companies(
    before: str, after: str, companies: int, opened: tuple[str, ...]
) -> None:
    game = before_a_bill_of_wc([before], money={"ST": 100})
    table = game.table
    assert len(table.companies[ST]) == companies - 3
    pass_bill(game, after)
    for slug in opened:
        assert game.decision.seat == "ST"
        if companies == 6 or slug != opened[-1]:  # the very last one is no choice
            game.choose(f"open-company/{slug}")
        assert option_ids(game) == [f"wage/{slug}/L2", f"wage/{slug}/L3"]
        game.choose(f"wage/{slug}/L2")
    assert len(table.companies[ST]) == companies
    assert all(company(game, slug).owner == ST for slug in opened)
    assert table.money[ST] == 40
    assert table.loans[ST] == 0


def test_e45_without_a_state_player_the_next_row_opens() -> None:
    game = before_a_bill_of_wc(["1C"], players=3, influence={"WC": 1, "MC": 0, "CC": 0}, money={"ST": 100})
    pass_bill(game, "1B")
    opened = [opened.card.slug for opened in game.table.companies[ST][3:]]
    assert opened == ["public-hospital-2", "public-university-2", "regional-tv-station-2"]
    assert game.table.money[ST] == 40


def test_e45_opening_companies_is_paid_by_a_loan_if_it_must_be() -> None:
    game = before_a_bill_of_wc(["1C"], players=3, influence={"WC": 1, "MC": 0, "CC": 0}, money={"ST": 20})
    pass_bill(game, "1B")
    assert game.table.loans[ST] == 1
    assert game.table.money[ST] == 20 + 50 - 60


def test_e46_the_tax_multiplier_at_the_start_is_5() -> None:
    assert Game.new(players=4, seed=1).view()["tax_multiplier"] == 5
    game = before_a_bill_of_wc(["3A", "4C", "5C"])
    assert game.table.tax_multiplier == 3
    pass_bill(game, "4B")
    assert game.table.tax_multiplier == 5


def test_e47_the_tax_multiplier_at_3b_4a_5a_is_6() -> None:
    game = before_a_bill_of_wc(["3B", "4A", "5B"])
    assert game.table.tax_multiplier == 5
    pass_bill(game, "5A")
    assert game.table.tax_multiplier == 6


def test_e47_welfare_counts_twice_at_3a_and_not_at_all_at_3c() -> None:
    game = before_a_bill_of_wc(["3B", "4A", "5A"])
    pass_bill(game, "3A")
    assert game.table.tax_multiplier == 11
    game = before_a_bill_of_wc(["3B", "4A", "5A"])
    pass_bill(game, "3C")
    assert game.table.tax_multiplier == 1


def vote_on_education(bag: dict[str, int], spent: dict[str, int]) -> Game:
    """WC's bill for 5A: WC and MC in favor, CC and ST against; all cubes of the bag are drawn."""
    game = Game.from_position(
        {
            "turn": "WC",
            "policies": ["3A", "4B", "5B"],
            "bag": bag,
            "influence": {"WC": 2, "MC": 0, "CC": 2, "ST": 3},
        }
    )
    take(game, "basic/propose-bill")
    picks(game, "bill/5A", "call-vote")
    assert game.decision.seat == "MC"
    game.choose("in-favor")
    assert game.decision.seat == "CC"
    game.choose("against")
    assert game.decision.seat == "ST"
    game.choose("against")
    assert game.table.influence == [1, 0, 2, 3]
    assert game.table.drawn == [bag["WC"], bag["MC"], bag["CC"]]
    assert [decision.seat for decision in game.decisions] == ["WC", "CC", "ST"]
    assert [option.id for option in game.decisions[1].options] == [f"spend-influence/CC/{n}" for n in range(3)]
    for seat, amount in spent.items():
        game.choose(f"spend-influence/{seat}/{amount}", seat)
    return game


def test_e48_a_tie_passes_the_bill() -> None:
    game = vote_on_education({"WC": 2, "MC": 1, "CC": 2}, {"ST": 1, "WC": 1, "CC": 1})
    table = game.table
    assert table.policies[EDUCATION_POLICY] == A
    assert table.vp == [3, 1, 0, 0]
    assert table.bag == [0, 0, 2]
    assert table.cubes == [25, 25, 23]
    assert table.influence == [0, 0, 1, 2]
    assert table.supply[INFLUENCE] == 35 - 3 - table.media_influence
    assert table.bills[EDUCATION_POLICY] == NOBODY


def test_e48_influence_stays_secret_until_all_have_chosen() -> None:
    game = vote_on_education({"WC": 2, "MC": 1, "CC": 2}, {"CC": 1})
    twin = vote_on_education({"WC": 2, "MC": 1, "CC": 2}, {"CC": 2})
    assert game.view("WC") == twin.view("WC")
    assert game.table.influence[CC] == 2


@pytest.mark.parametrize("spent", [{"WC": 1, "CC": 2, "ST": 1}, {"WC": 1, "CC": 1, "ST": 2}])
def test_e49_one_more_influence_against_makes_the_bill_fail(spent: dict[str, int]) -> None:
    game = vote_on_education({"WC": 2, "MC": 1, "CC": 2}, spent)
    table = game.table
    assert table.policies[EDUCATION_POLICY] == B
    assert table.vp == [0, 0, 0, 0]
    assert table.bag == [2, 1, 0]
    assert table.cubes == [23, 24, 25]
    assert table.influence == [0, 0, 2 - spent["CC"], 3 - spent["ST"]]
    assert table.supply[INFLUENCE] == 35 - 2 - table.media_influence
    assert table.bills[EDUCATION_POLICY] == NOBODY


def test_e50_a_supporter_without_a_vote_of_its_own_gets_no_vp() -> None:
    game = vote_on_education({"WC": 3, "MC": 0, "CC": 2}, {"WC": 1, "CC": 1, "ST": 1})
    assert game.table.policies[EDUCATION_POLICY] == A
    assert game.table.vp == [3, 0, 0, 0]
    assert game.table.bag == [0, 0, 2]


def test_e51_wages_that_cc_cannot_pay_bring_a_loan() -> None:
    game = Game.from_position(
        {
            "phase": "production",
            "policies": ["2B"],
            "money": {"CC": 25},
            "capital": 40,
            "companies": {  # wages of 20, 20, 20 and 15 V
                "CC": [
                    {"company": "supermarket", "class": "WC"},
                    {"company": "shopping-mall", "class": "MC"},
                    {"company": "college", "class": "WC"},
                    {"company": "fast-food-chain", "class": "WC"},
                ]
            },
            "storage": {"MC": {"food": 0}},
        }
    )
    assert game.decision.kind == "buy-food"  # wages are paid, nothing else has happened
    assert paid(game, "CC", "wages") == 75
    assert game.table.loans == [0, 0, 1, 0]
    assert game.table.money[CC] == 0
    assert game.table.capital == 40


def test_e51_interest_on_the_loan_comes_from_capital() -> None:
    game = Game.from_position(
        {"phase": "preparation", "round": 2, "loans": {"CC": 1}, "money": {"CC": 30}, "capital": 40}
    )
    assert paid(game, "CC", "interest") == 5
    assert game.table.money[CC] == 30
    assert game.table.capital == 35


def test_e51_the_loan_is_paid_off_from_capital_first() -> None:
    game = Game.from_position({"turn": "CC", "loans": {"CC": 1}, "money": {"CC": 60}, "capital": 35})
    take(game, "free/pay-off-loan")
    assert game.table.loans[CC] == 0
    assert game.table.capital == 0
    assert game.table.money[CC] == 45


def test_e52_extra_tax_forces_a_loan() -> None:
    game = Game.from_position(
        {
            "turn": "ST",
            "money": {"WC": 7, "MC": 40, "CC": 25, "ST": 12},
            "legitimacy": {"WC": 5, "MC": 3, "CC": 4},
        }
    )
    take(game, "basic/extra-tax")
    assert game.table.loans == [1, 0, 0, 0]
    assert game.table.money == [47, 30, 15, 42]
    assert game.table.legitimacy == [5, 2, 3]


def collapse(**more: object) -> Game:
    """Wages of 100 V with 77 V in the Treasury and one Loan already there; food is no worry."""
    return Game.from_position(
        {
            "phase": "production",
            "policies": ["1B", "2B", "3C", "4A", "5A", "6C", "7C"],
            "bills": {"1A": "WC", "3B": "CC", "7B": "WC"},
            "loans": {"ST": 1},
            "money": {"ST": 77},
            "influence": {"WC": 1, "MC": 1, "CC": 1, "ST": 1},
            "legitimacy": {"WC": 6, "MC": 8, "CC": 7},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
            "events": ["fear-of-deflation"],
            "unemployed": NOBODY_UNEMPLOYED,
            "companies": {
                "ST": [
                    {"company": "university-hospital", "class": "WC"},
                    {"company": "technical-university", "class": "MC"},
                    {"company": "national-public-broadcasting"},
                    {"company": "public-hospital-2", "class": "WC"},
                    {"company": "public-university-2", "class": "MC"},
                    {"company": "regional-tv-station-2"},
                ]
            },
            **more,
        }
    )


def close_the_second_row(game: Game) -> None:
    """What the State of the example chooses."""
    for slug in ("public-hospital-2", "public-university-2", "regional-tv-station-2"):
        assert game.decision.seat == "ST"
        game.choose(f"close-company/{slug}")


def kinds_of_happenings(game: Game) -> list[str]:
    return [happening.kind for happening in game.happened]


def test_e53_a_second_loan_that_cannot_be_paid_brings_the_imf() -> None:
    game = collapse()
    assert game.table.loans[ST] == 2
    assert game.table.money[ST] == 27
    assert "imf-intervenes" in kinds_of_happenings(game)
    assert game.decision.kind == "close-public-companies"


def test_e53_paying_one_of_two_loans_is_enough_to_keep_the_imf_away() -> None:
    game = collapse(loans={"ST": 2}, money={"ST": 155})
    assert "imf-intervenes" not in kinds_of_happenings(game)
    assert paid(game, "ST", "paying-off-loan") == 55
    assert game.table.loans[ST] == 1
    assert game.table.policies[FISCAL] == B


def test_e53_one_v_less_and_the_imf_comes() -> None:
    game = collapse(loans={"ST": 2}, money={"ST": 154})
    assert "imf-intervenes" in kinds_of_happenings(game)


def test_e53_a_single_loan_is_tolerated_at_1b_but_not_at_1c() -> None:
    game = collapse(money={"ST": 100})
    assert game.table.loans[ST] == 1
    assert "imf-intervenes" not in kinds_of_happenings(game)
    game = Game.from_position(
        {
            "phase": "production",
            "policies": ["1C"],
            "loans": {"ST": 1},
            "money": {"ST": 100},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
        }
    )
    assert "imf-intervenes" in kinds_of_happenings(game)


def test_e54_bills_that_the_imf_discards_are_made_good_by_influence() -> None:
    game = collapse()
    assert game.table.bills == [NOBODY] * 7
    assert game.table.influence == [3, 1, 2, 1]


def test_e55_the_imf_forces_policies_companies_wages_and_taxes() -> None:
    game = collapse()
    table = game.table
    close_the_second_row(game)
    assert table.policies == [C, C, A, B, C, B, B]
    assert [left.card.slug for left in table.companies[ST]] == [
        "university-hospital",
        "technical-university",
        "national-public-broadcasting",
    ]
    assert table.money[ST] == 87
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 1}
    assert unemployed(game, "MC") == {"education": 1, "unskilled": 1}
    assert {owned.wage for owned in table.all_companies() if owned.card.pays_wages} == {1}
    assert table.tax_multiplier == 5
    assert price_of(table, ST, HEALTH, WC) == 5
    assert price_of(table, ST, EDUCATION, WC) == 10
    assert price_of(table, FOREIGN_MARKET, FOOD, WC) == 15
    assert price_of(table, FOREIGN_MARKET, LUXURY, WC) == 9


def test_e55_the_sellers_may_change_their_prices() -> None:
    game = collapse()
    close_the_second_row(game)
    assert (game.decision.seat, game.decision.kind) == ("MC", "adjust-prices")
    picks(game, "price/health/5", "price/food/15", "done")
    assert (game.decision.seat, game.decision.kind) == ("CC", "adjust-prices")
    picks(game, "price/education/10", "price/luxury/10", "done")
    assert game.table.prices[MC] == [15, 8, 5, 8]
    assert game.table.prices[CC] == [12, 10, 8, 10]


def after_the_imf() -> Game:
    """The intervention and the taxes after it are over; the Scoring Phase asks about an ignored event."""
    game = collapse()
    close_the_second_row(game)
    picks(game, "done", "done")
    assert game.decision.kind == "choose-penalty"
    return game


def test_e56_all_the_money_goes_and_both_loans_are_discarded() -> None:
    game = after_the_imf()
    assert paid(game, "ST", "imf") == 87
    assert game.table.loans[ST] == 0
    taxes = sum(
        paid(game, payer, tax)
        for payer in ("WC", "MC", "CC")
        for tax in ("income-tax", "employment-tax", "corporate-tax")
    )
    assert taxes > 0
    assert game.table.money[ST] == taxes


def test_e56_no_more_than_55_v_a_loan_is_taken() -> None:
    game = collapse(loans={"ST": 2}, money={"ST": 154})
    close_the_second_row(game)
    picks(game, "done", "done")
    assert paid(game, "ST", "imf") == 110  # of 54 + 60 V
    assert game.table.loans[ST] == 0


def test_e57_the_imf_halves_legitimacy() -> None:
    assert collapse().table.legitimacy == [6, 8, 7]
    assert after_the_imf().table.legitimacy == [3, 4, 4]
