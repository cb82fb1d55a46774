"""Pay Off Loan (p. 17, 20, 25, 28): 50 V and the Loan card is gone."""

from bodypolitic.game import reasons
from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.money import funds
from bodypolitic.game.money import pay_off_loan as discard_loan
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Table


def why_not(t: Table, seat: int) -> Reason | None:
    """A loan, and the money for it."""
    if t.loans[seat] == 0:
        return Reason(reasons.NO_LOAN)
    missing = LOAN - funds(t, seat)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None


def begin(t: Table, seat: int) -> None:
    """The Capitalist Class pays from its Capital first."""
    discard_loan(t, seat, LOAN)
