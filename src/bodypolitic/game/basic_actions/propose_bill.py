"""Propose Bill (p. 14, 18, 22, 27), with the option of an Immediate Vote."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import NOBODY
from bodypolitic.game.components.boards import BILL_MARKERS, IMMEDIATE_VOTE_COST
from bodypolitic.game.options import BILL, CALL_VOTE, NO_VOTE, Option, word
from bodypolitic.game.politics.elections import HoldVote, elections_held
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
    if markers_left(t, seat) == 0:
        return Reason(reasons.NO_BILL_MARKER)
    return None if policies_open_to_bills(t) else no_policy_open(t)


def no_policy_open(t: Table) -> Reason:
    """Why no bill can be proposed: other bills, or locks besides."""
    locked = any(t.bills[policy] == NOBODY and barred(t, policy) for policy in ALL_POLICIES)
    return Reason(reasons.OTHER_POLICIES_LOCKED if locked else reasons.EVERY_POLICY_HAS_A_BILL)


def barred(t: Table, policy: int) -> bool:
    """Whether a module lets nobody propose a bill on a policy."""
    return bool(t.modules) and any(module.bars_bill(t, policy) for module in t.modules)


def markers_on_table(t: Table, seat: int) -> int:
    """Bill markers of a player on the Politics Table, those among them that a module has placed."""
    markers = t.bills.count(seat)
    for module in t.modules:
        markers += module.bill_markers(seat)
    return markers


def markers_left(t: Table, seat: int) -> int:
    """Bill markers in front of a player."""
    return BILL_MARKERS - markers_on_table(t, seat)


def open_to_bills(t: Table, policy: int) -> bool:
    """Whether a bill may be proposed on a policy: it has none yet, and no module bars it."""
    return t.bills[policy] == NOBODY and not barred(t, policy)


def policies_open_to_bills(t: Table) -> int:
    """On how many policies a bill may be proposed."""
    if not t.modules:
        return t.bills.count(NOBODY)
    count = 0
    for policy in ALL_POLICIES:
        if open_to_bills(t, policy):
            count += 1
    return count


def why_closed(t: Table, policy: int) -> Reason:
    """Why no bill may be proposed on a policy that is not open to bills."""
    if t.bills[policy] == NOBODY:
        for module in t.modules:
            if module.bars_bill(t, policy):
                return Reason(module.BARRED, policy + 1)
    return Reason(reasons.POLICY_HAS_A_BILL, policy + 1)


def begin(t: Table, seat: int) -> None:
    """Choose the bill."""
    t.push(ProposeBill(seat, (), VOTE_FOR_INFLUENCE, False))


def legal_bills(t: Table, policies: tuple[int, ...] = (), any_section: bool = False) -> list[Option]:
    """Sections next to the one in force, on policies that have no bill yet; all policies, or just those named."""
    options: list[Option] = []
    for policy in policies or ALL_POLICIES:
        if open_to_bills(t, policy):
            options.extend([Option(BILL, section) for section in other_sections(t, policy, any_section)])
    return options


def other_sections(t: Table, policy: int, any_section: bool = False) -> list[int]:
    """The sections of a policy next to the one in force, or all but that, as policy * 3 + section."""
    now = t.policies[policy]
    return [policy * 3 + section for section in range(3) if section != now and (any_section or abs(section - now) == 1)]


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
        """Bills that could be proposed if no module barred their policies."""
        return [
            refused_bill(word("policy-section", section), self.seat, why_closed(t, policy))
            for policy in self.policies or ALL_POLICIES
            if t.bills[policy] == NOBODY and barred(t, policy)
            for section in other_sections(t, policy, self.any_section)
        ]


def propose(t: Table, seat: int, bill: int, vote: int) -> None:
    """Place a bill marker and decide on an Immediate Vote, where there may be one."""
    t.bills[bill // 3] = seat
    t.bill_sections[bill // 3] = bill % 3
    t.tell(h.BILL_PROPOSED, seat, bill)
    if vote != NO_IMMEDIATE_VOTE and elections_held(t) and t.influence[seat] >= vote_cost(t, vote):
        t.push(DecideOnVote(seat, bill, vote))


def vote_cost(t: Table, vote: int) -> int:
    """The influence that an Immediate Vote costs."""
    if vote == FREE_VOTE or any(module.frees_votes(t) for module in t.modules):
        return 0
    return IMMEDIATE_VOTE_COST


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
            spend_influence(t, self.seat, vote_cost(t, self.vote), h.VOTE)
            t.tell(h.VOTE_CALLED, self.seat, self.bill)
            t.push(HoldVote(self.bill // 3))
