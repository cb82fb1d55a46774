"""What a section of a policy would mean for everybody's money, were it in force from now on.

Like the forecast it is played on a clone: the policy changes, whatever follows from that is done, and production comes.
"""

from bodypolitic.game.ground.codes import ALL_ROLES, Letter, Policy
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.politics.policies import change_policy
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.forecast import PlayedProduction, hide_what_nobody_knows, play_step


@record
class Prospect:
    """How much more or less each role would have after the coming production, and whether the IMF would come."""

    money: list[int]
    imf: bool


def prospect(t: Table, policy: Policy, section: Letter) -> Prospect:
    """What would be different after the coming production if a policy moved to a section now."""
    changed = t.clone()
    hide_what_nobody_knows(changed)
    later = changed.stack
    changed.stack = []
    change_policy(changed, policy, section)
    while changed.stack:
        play_step(changed, changed.stack.pop())
    changed.stack = later
    as_it_is, as_it_would_be = PlayedProduction(t), PlayedProduction(changed)
    money = [as_it_would_be.money_after(role, t) - as_it_is.money_after(role, t) for role in ALL_ROLES]
    return Prospect(money, as_it_would_be.imf_comes)
