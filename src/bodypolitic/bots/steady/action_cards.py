"""What it is worth to protect a policy."""

from bodypolitic.bots.steady.judging import judges
from bodypolitic.bots.steady.politics import protecting_worth
from bodypolitic.game.expansions.action_cards.records import Protect
from bodypolitic.game.ground.codes import Role, policy_of
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table


@judges(Protect)
def protect_worth(t: Table, seat: Role, step: Step, option: Protect) -> float:
    """A policy that shall stay as it is."""
    return protecting_worth(t, seat, policy_of(option.section))
