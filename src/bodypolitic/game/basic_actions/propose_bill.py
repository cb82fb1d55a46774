"""Propose Bill (p. 14, 18, 22, 27), with the option of an Immediate Vote."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import NOBODY
from bodypolitic.game.components.boards import BILL_MARKERS, IMMEDIATE_VOTE_COST
from bodypolitic.game.options import BILL, CALL_VOTE, NO_VOTE, Option
from bodypolitic.game.politics.elections import HoldVote
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import spend_influence
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """A bill marker, and a policy without a bill."""
    if t.bills.count(seat) >= BILL_MARKERS:
        return Reason(reasons.NO_BILL_MARKER)
    return None if NOBODY in t.bills else Reason(reasons.EVERY_POLICY_HAS_A_BILL)


def begin(t: Table, seat: int) -> None:
    """Choose the bill."""
    t.push(ProposeBill(seat))


def legal_bills(t: Table) -> list[Option]:
    """Sections next to the one in force, on policies that have no bill yet."""
    options: list[Option] = []
    for policy in range(7):
        if t.bills[policy] == NOBODY:
            now = t.policies[policy]
            if now > 0:
                options.append(Option(BILL, policy * 3 + now - 1))
            if now < 2:
                options.append(Option(BILL, policy * 3 + now + 1))
    return options


class ProposeBill(Ask):
    """The policy and the section it shall move to."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return legal_bills(t)

    def choose(self, t: Table, option: Option) -> None:
        propose(t, self.seat, option.a)


def propose(t: Table, seat: int, bill: int) -> None:
    """Place a bill marker and, with influence to spend, decide on an Immediate Vote."""
    t.bills[bill // 3] = seat
    t.bill_sections[bill // 3] = bill % 3
    t.tell(h.BILL_PROPOSED, seat, bill)
    if t.influence[seat] >= IMMEDIATE_VOTE_COST:
        t.push(DecideOnVote(seat, bill))


class DecideOnVote(Ask):
    """Whether to spend 1 influence for a vote on the bill right now."""

    FIELDS = ("seat", "bill")

    def __init__(self, seat: int, bill: int) -> None:
        super().__init__(seat)
        self.bill = bill

    def options(self, t: Table) -> list[Option]:
        return [Option(NO_VOTE), Option(CALL_VOTE)]

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == CALL_VOTE:
            spend_influence(t, self.seat, IMMEDIATE_VOTE_COST, h.VOTE)
            t.tell(h.VOTE_CALLED, self.seat, self.bill)
            t.push(HoldVote(self.bill // 3))
