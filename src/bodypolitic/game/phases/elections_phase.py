"""Elections Phase (p. 12): refill the bag, then vote on every bill in the order of the policies."""

from bodypolitic.game.components.boards import INFLUENCE_BY_LEGITIMACY
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ALL_POLICIES, ELECTIONS, NOBODY, ST
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import PhaseBegan, PhaseSkipped
from bodypolitic.game.rules.politics.elections import Bill, HoldVote, elections_held
from bodypolitic.game.rules.politics.voting_bag import refill_bag
from bodypolitic.game.rules.resources import gain_influence
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


class ElectionsPhase(Work):
    """Skipped altogether where no bill was proposed in the Action Phase, or where a module allows no elections.

    Bills that were settled at once or fell to the IMF were proposed all the same.
    """

    def run(self, t: Table) -> None:
        t.phase = ELECTIONS
        bills_left = any(proposer != NOBODY for proposer in t.bills)
        if not (t.bill_proposed or bills_left) or not elections_held(t):
            t.tell(PhaseSkipped(ELECTIONS))
            return
        t.tell(PhaseBegan(ELECTIONS))
        t.push(NextElection(0))
        t.push(Refill())
        for module in t.modules:
            module.phase_begins(t, ELECTIONS)


class Refill(Work):
    """Voting cubes for the bag, and influence for the State by its lowest legitimacy."""

    def run(self, t: Table) -> None:
        refill_bag(t)
        if t.plays(ST):
            gain_influence(t, ST, INFLUENCE_BY_LEGITIMACY[min(t.legitimacy)], causes.REFILL)


@record
class NextElection(Work):
    """The election on the first bill from a policy on; the next follows once all its consequences are applied."""

    first: int  # the policies before it are dealt with

    def run(self, t: Table) -> None:
        for policy in ALL_POLICIES[self.first :]:
            if t.bills[policy] != NOBODY:
                t.push(NextElection(policy + 1))
                t.push(HoldVote(Bill(policy)))
                for module in t.modules:
                    module.vote_begins(t, policy)
                return
