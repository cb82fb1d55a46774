"""What it is worth to lend to the State, and to pay back."""

from typing import Final

from bodypolitic.bots.steady.judging import judges, offer_of
from bodypolitic.bots.steady.rates import money_worth
from bodypolitic.game.expansions.crisis_response.records import Lend, PayBackBond
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

IDLE_MONEY: Final = 0.02  # what 1 V that is out of reach for a round would have brought


@judges(Lend)
def lending_worth(t: Table, seat: Role, step: Step, option: Lend) -> float:
    """A loan to the State: its interest, less what the money could have done until it comes back."""
    interest = (offer_of(t, step, option).paid_back or 0) - option.amount
    return interest * money_worth(t, seat) - IDLE_MONEY * option.amount


@judges(PayBackBond)
def paying_back_worth(t: Table, seat: Role, step: Step, option: PayBackBond) -> float:
    """Paying back early: the money is better kept until it is due."""
    return -1.0
