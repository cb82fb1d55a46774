"""Loans (p. 18, 33): only for payments that must be made. Interest, the IMF and the end of the game: other files."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, ST, SUPPLY, WC
from bodypolitic.game.rules.money import pay
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take


def test_a_loan_brings_50() -> None:
    t = Game.from_position({"money": {"WC": 7}}).table
    pay(t, WC, ST, 10, causes.EXTRA_TAX)
    assert (t.loans[WC], t.money[WC], t.money[ST]) == (1, 47, 130)


def test_as_many_loans_as_it_takes() -> None:
    t = Game.from_position({"money": {"WC": 0}}).table
    pay(t, WC, SUPPLY, 101, causes.WAGES)
    assert (t.loans[WC], t.money[WC]) == (3, 49)


def test_no_loan_while_the_money_suffices() -> None:
    t = Game.from_position({"money": {"WC": 10}}).table
    pay(t, WC, SUPPLY, 10, causes.WAGES)
    assert (t.loans[WC], t.money[WC]) == (0, 0)


@pytest.mark.parametrize(
    ("from_capital", "left"),
    [(False, (0, 15)), (True, (15, 0))],
)
def test_the_capitalist_class_has_two_purses(from_capital: bool, left: tuple[int, int]) -> None:
    t = Game.from_position({"money": {"CC": 20}, "capital": 20}).table
    pay(t, CC, SUPPLY, 25, causes.WAGES, from_capital=from_capital)
    assert (t.money[CC], t.capital, t.loans[CC]) == (*left, 0)


def test_its_loan_goes_to_capital() -> None:
    t = Game.from_position({"money": {"CC": 25}, "capital": 40}).table
    pay(t, CC, WC, 75, causes.WAGES)
    assert (t.money[CC], t.capital, t.loans[CC]) == (0, 40, 1)


def test_optional_costs_bring_no_loan() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 2}, "capital": 2, "markets": {"CC": ["hotel"]}})
    for action in ("basic/build-company", "basic/lobby", "free/give-bonus", "free/buy-storage"):
        assert refused(game, action)[0] == "needs-money"
    assert not {"basic/make-business-deal"} & set(option_ids(game))


def test_the_tenth_loan_card_is_the_last() -> None:
    game = Game.from_position(
        {"turn": "ST", "loans": {"MC": 5, "CC": 5}, "money": {"WC": 4, "MC": 60, "CC": 60, "ST": 0}}
    )
    take(game, "basic/extra-tax")
    assert game.table.loans == [0, 5, 5, 0]
    assert game.table.money[WC] == 0
    assert game.table.money[ST] == 4 + 10 + 10


def test_who_has_nothing_and_gets_no_loan_pays_nothing() -> None:
    t = Game.from_position({"loans": {"MC": 5, "CC": 5}, "money": {"WC": 0}}).table
    t.happened = []
    pay(t, WC, SUPPLY, 60, causes.WAGES)
    assert [happening.kind for happening in t.happened] == ["debt-waived"]


def test_a_loan_paid_off_is_free_for_others_again() -> None:
    t = Game.from_position({"loans": {"MC": 5, "CC": 4}, "money": {"WC": 0}}).table
    pay(t, WC, SUPPLY, 60, causes.WAGES)
    assert (t.loans[WC], t.money[WC]) == (1, 0)
    t.loans[WC] = 0
    pay(t, WC, SUPPLY, 20, causes.WAGES)
    assert (t.loans[WC], t.money[WC]) == (1, 30)
