"""Pay Off Loan (p. 17, 20, 25, 28): 50 V and the Loan card is gone."""

from typing import Final

from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.ground.codes import CC, MC, ST, WC, Role
from bodypolitic.game.records.refusals import NeedsMoney, NoLoan, Refusal
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.money import pay_off_loan as discard_loan
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A loan, and the money for it."""
    if t.loans[seat] == 0:
        return NoLoan()
    has = funds(t, seat)
    return NeedsMoney(LOAN, has) if has < LOAN else None


def begin(t: Table, seat: Role) -> None:
    """The Capitalist Class pays from its Capital first."""
    discard_loan(t, seat, LOAN)


FREE_ACTION: Final[FreeAction] = free_action("pay-off-loan", {WC: 17, MC: 25, CC: 20, ST: 28}, why_not, begin)
