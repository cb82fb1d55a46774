"""Pay Off Loan (p. 17, 20, 25, 28): 50 V."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import take

PAGES = [("WC", 17), ("MC", 25), ("CC", 20), ("ST", 28)]


@pytest.mark.parametrize("seat", ["WC", "MC", "ST"])
def test_50_and_the_loan_is_gone(seat: str) -> None:
    game = Game.from_position({"turn": seat, "money": {seat: 60}, "loans": {seat: 2}})
    take(game, "free/pay-off-loan")
    role = ROLES.index(seat)
    assert (game.table.money[role], game.table.loans[role]) == (10, 1)


@pytest.mark.parametrize(("revenue", "capital", "left"), [(40, 70, (40, 20)), (40, 30, (20, 0))])
def test_the_capitalist_class_pays_from_capital_first(revenue: int, capital: int, left: tuple[int, int]) -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": revenue}, "capital": capital, "loans": {"CC": 1}})
    take(game, "free/pay-off-loan")
    assert (game.table.money[CC], game.table.capital, game.table.loans[CC]) == (*left, 0)


@pytest.mark.parametrize(("seat", "page"), PAGES)
def test_refusals(seat: str, page: int) -> None:
    none = Game.from_position({"turn": seat})
    assert refused(none, "free/pay-off-loan") == ("no-loan", {}, page)
    poor = Game.from_position({"turn": seat, "money": {seat: 44}, "loans": {seat: 1}})
    assert refused(poor, "free/pay-off-loan") == ("needs-money", {"needed": 50, "has": 44}, page)
