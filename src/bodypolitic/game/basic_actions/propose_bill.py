"""Propose Bill (p. 14, 18, 22, 27), with the option of an Immediate Vote."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import NOBODY
from bodypolitic.game.components.boards import BILL_MARKERS, IMMEDIATE_VOTE_COST
from bodypolitic.game.options import BILL, CALL_VOTE, NO_VOTE, Option, word
from bodypolitic.game.politics.elections import HoldVote
from bodypolitic.game.reasons import Reason, Unavailable, refused_bill
from bodypolitic.game.resources import spend_influence
from bodypolitic.game.table import Ask, Table

ALL_POLICIES: Final = (0, 1, 2, 3, 4, 5, 6)

# What an Immediate Vote on a bill costs
VOTE_FOR_INFLUENCE: Final = 0
FREE_VOTE: Final = 1
NO_IMMEDIATE_VOTE: Final = 2
VOTE_DUE: Final = 3  # for influence, and it must be held: the marker is needed for a second bill


def why_not(t: Table, seat: int) -> Reason | None:
    """A bill marker, and a policy without a bill."""
    if t.bills.count(seat) >= BILL_MARKERS:
        return Reason(reasons.NO_BILL_MARKER)
    return None if policies_open_to_bills(t) else no_policy_open(t)


def no_policy_open(t: Table) -> Reason:
    """Why no bill can be proposed, or not as many as a card asks for: other bills, or locks besides."""
    locked = any(t.bills[policy] == NOBODY and barred(t, policy) for policy in ALL_POLICIES)
    return Reason(reasons.OTHER_POLICIES_LOCKED if locked else reasons.EVERY_POLICY_HAS_A_BILL)


def barred(t: Table, policy: int) -> bool:
    """Whether a module lets nobody propose a bill on a policy."""
    return bool(t.modules) and any(module.bars_bill(t, policy) for module in t.modules)


def open_to_bills(t: Table, policy: int) -> bool:
    """Whether a bill may be proposed on a policy: it has none yet, and no module bars it."""
    return t.bills[policy] == NOBODY and not barred(t, policy)


def policies_open_to_bills(t: Table) -> int:
    """On how many policies a bill may be proposed."""
    count = 0
    for policy in ALL_POLICIES:
        if open_to_bills(t, policy):
            count += 1
    return count


def begin(t: Table, seat: int) -> None:
    """Choose the bill."""
    t.push(ProposeBill(seat, (), VOTE_FOR_INFLUENCE, False))


def legal_bills(t: Table, policies: tuple[int, ...] = (), any_section: bool = False) -> list[Option]:
    """Sections next to the one in force, on policies that have no bill yet; all policies, or just those named."""
    options: list[Option] = []
    for policy in policies or ALL_POLICIES:
        if open_to_bills(t, policy):
            options.extend(bills_on(t, policy, any_section))
    return options


def bills_on(t: Table, policy: int, any_section: bool = False) -> list[Option]:
    """The sections that a bill could move a policy to, whether one may be proposed or not."""
    now = t.policies[policy]
    return [
        Option(BILL, policy * 3 + section)
        for section in range(3)
        if section != now and (any_section or abs(section - now) == 1)
    ]


class ProposeBill(Ask):
    """The policy and the section it shall move to; `vote` says what an Immediate Vote costs, if it is allowed."""

    FIELDS = ("seat", "policies", "vote", "any_section")

    def __init__(self, seat: int, policies: tuple[int, ...], vote: int, any_section: bool) -> None:
        super().__init__(seat)
        self.policies = policies
        self.vote = vote
        self.any_section = any_section

    def options(self, t: Table) -> list[Option]:
        return legal_bills(t, self.policies, self.any_section)

    def choose(self, t: Table, option: Option) -> None:
        propose(t, self.seat, option.a, self.vote)

    def unavailable(self, t: Table) -> list[Unavailable]:
        """Bills that could be proposed if their policies were not locked."""
        return [
            refused_bill(word("policy-section", bill.a), self.seat, Reason(reasons.POLICY_LOCKED, policy + 1))
            for policy in self.policies or ALL_POLICIES
            if t.bills[policy] == NOBODY and barred(t, policy)
            for bill in bills_on(t, policy, self.any_section)
        ]


def propose(t: Table, seat: int, bill: int, vote: int) -> None:
    """Place a bill marker and decide on an Immediate Vote, where there may be one."""
    t.bills[bill // 3] = seat
    t.bill_sections[bill // 3] = bill % 3
    t.tell(h.BILL_PROPOSED, seat, bill)
    if vote == FREE_VOTE or (vote in {VOTE_FOR_INFLUENCE, VOTE_DUE} and t.influence[seat] >= IMMEDIATE_VOTE_COST):
        t.push(DecideOnVote(seat, bill, vote))


class DecideOnVote(Ask):
    """Whether to hold a vote on the bill right now, for 1 influence where it is not free."""

    FIELDS = ("seat", "bill", "vote")

    def __init__(self, seat: int, bill: int, vote: int) -> None:
        super().__init__(seat)
        self.bill = bill
        self.vote = vote

    def options(self, t: Table) -> list[Option]:
        return [Option(CALL_VOTE)] if self.vote == VOTE_DUE else [Option(NO_VOTE), Option(CALL_VOTE)]

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == CALL_VOTE:
            if self.vote != FREE_VOTE:
                spend_influence(t, self.seat, IMMEDIATE_VOTE_COST, h.VOTE)
            t.tell(h.VOTE_CALLED, self.seat, self.bill)
            t.push(HoldVote(self.bill // 3))
