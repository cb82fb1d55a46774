"""Propose Bill (p. 14, 18, 22, 27), with the option of an Immediate Vote."""

from typing import Final

from bodypolitic.game.components.boards import BILL_MARKERS, IMMEDIATE_VOTE_COST
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_LETTERS,
    ALL_POLICIES,
    ALL_SECTIONS,
    CC,
    MC,
    NOBODY,
    ST,
    WC,
    Policy,
    PolicyNumber,
    Role,
    Section,
    SectionCode,
    VoteCall,
    letter_of,
    policy_of,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import BillProposed, VoteCalled
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import CallVote, NoVote, ToPropose
from bodypolitic.game.records.refusals import (
    EveryPolicyHasABill,
    NoBillMarker,
    NotOnTheseTerms,
    OtherPoliciesLocked,
    PolicyHasABill,
    Refusal,
    SectionInForce,
    SectionTooFar,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.politics.elections import Bill, HoldVote, elections_held
from bodypolitic.game.rules.resources import spend_influence
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table

# What an Immediate Vote on a bill costs
VOTE_FOR_INFLUENCE: Final = VoteCall(0)
FREE_VOTE: Final = VoteCall(1)
NO_IMMEDIATE_VOTE: Final = VoteCall(2)
VOTE_DUE: Final = VoteCall(3)  # for influence, and it must be held: the marker is needed for a second bill


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A bill marker, and a policy without a bill."""
    if markers_left(t, seat) == 0:
        return NoBillMarker()
    return None if policies_open_to_bills(t) else no_policy_open(t)


def no_policy_open(t: Table) -> Refusal:
    """Why no bill can be proposed: other bills, or locks besides."""
    locked = any(t.bills[policy] == NOBODY and barred(t, policy) for policy in ALL_POLICIES)
    return OtherPoliciesLocked() if locked else EveryPolicyHasABill()


def barred(t: Table, policy: Policy) -> bool:
    """Whether a module lets nobody propose a bill on a policy."""
    return bool(t.modules) and any(module.bars_bill(t, policy) for module in t.modules)


def markers_on_table(t: Table, seat: Role) -> int:
    """Bill markers of a player on the Politics Table, those among them that a module has placed."""
    markers = t.bills.count(seat)
    for module in t.modules:
        markers += module.bill_markers(seat)
    return markers


def markers_left(t: Table, seat: Role) -> int:
    """Bill markers in front of a player."""
    return BILL_MARKERS - markers_on_table(t, seat)


def open_to_bills(t: Table, policy: Policy) -> bool:
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


def why_closed(t: Table, policy: Policy) -> Refusal:
    """Why no bill may be proposed on a policy that is not open to bills."""
    if t.bills[policy] == NOBODY:
        for module in t.modules:
            if module.bars_bill(t, policy):
                return module.BARRED(PolicyNumber(policy + 1))
    return PolicyHasABill(PolicyNumber(policy + 1))


def begin(t: Table, seat: Role) -> None:
    """Choose the bill."""
    t.push(ProposeBill(seat, (), VOTE_FOR_INFLUENCE, False))


BASIC_ACTION: Final[BasicAction] = basic_action("propose-bill", {WC: 14, MC: 22, CC: 18, ST: 27}, why_not, begin)


def legal_bills(t: Table, policies: tuple[Policy, ...] = (), any_section: bool = False) -> list[ToPropose]:
    """Sections next to the one in force, on policies that have no bill yet; all policies, or just those named."""
    options: list[ToPropose] = []
    for policy in policies or ALL_POLICIES:
        if open_to_bills(t, policy):
            options.extend([ToPropose(section) for section in other_sections(t, policy, any_section)])
    return options


def other_sections(t: Table, policy: Policy, any_section: bool = False) -> list[Section]:
    """The sections of a policy next to the one in force, or all but that."""
    now = t.policies[policy]
    return [
        section_of(policy, letter)
        for letter in ALL_LETTERS
        if letter != now and (any_section or abs(letter - now) == 1)
    ]


def why_no_bill(t: Table, section: Section, policies: tuple[Policy, ...] = ()) -> Refusal:
    """Why a section can't be proposed, on all policies or just those named."""
    policy = policy_of(section)
    if policies and policy not in policies:
        return NotOnTheseTerms()
    return why_not_next(t, section) if open_to_bills(t, policy) else why_closed(t, policy)


def why_not_next(t: Table, section: Section) -> Refusal:
    """Why a section is none that its policy moves to from the one in force."""
    now = section_of(policy_of(section), t.policies[policy_of(section)])
    return SectionInForce() if section == now else SectionTooFar(SectionCode(now))


@record
class ProposeBill(Ask[ToPropose]):
    """The policy and the section it shall move to; `vote` says what an Immediate Vote costs, if it is allowed."""

    policies: tuple[Policy, ...]
    vote: VoteCall
    any_section: bool

    def options(self, t: Table) -> list[ToPropose]:
        return legal_bills(t, self.policies, self.any_section)

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[ToPropose]:
        return [ToPropose(section) for section in ALL_SECTIONS]

    def why_not(self, t: Table, option: ToPropose) -> Refusal:
        return why_no_bill(t, option.section, self.policies)

    def choose(self, t: Table, option: ToPropose) -> None:
        propose(t, self.seat, option.section, self.vote)


def propose(t: Table, seat: Role, bill: Section, vote: VoteCall) -> None:
    """Place a bill marker and decide on an Immediate Vote, where there may be one."""
    t.bills[policy_of(bill)] = seat
    t.bill_sections[policy_of(bill)] = letter_of(bill)
    if t.phase == ACTION:
        t.bill_proposed = True
    t.tell(BillProposed(seat, bill))
    if vote != NO_IMMEDIATE_VOTE and elections_held(t) and t.influence[seat] >= vote_cost(t, vote):
        t.push(DecideOnVote(seat, bill, vote))


def vote_cost(t: Table, vote: VoteCall) -> int:
    """The influence that an Immediate Vote costs."""
    if vote == FREE_VOTE or any(module.frees_votes(t) for module in t.modules):
        return 0
    return IMMEDIATE_VOTE_COST


@record
class DecideOnVote(Ask[CallVote | NoVote]):
    """Whether to hold a vote on the bill right now, for 1 influence where it is not free."""

    bill: Section
    vote: VoteCall

    def options(self, t: Table) -> list[CallVote | NoVote]:
        return [CallVote()] if self.vote == VOTE_DUE else [NoVote(), CallVote()]

    def offer(self, t: Table, option: CallVote | NoVote) -> Offer | None:
        return Offer(influence=vote_cost(t, self.vote)) if isinstance(option, CallVote) else None

    def choose(self, t: Table, option: CallVote | NoVote) -> None:
        if isinstance(option, CallVote):
            spend_influence(t, self.seat, vote_cost(t, self.vote), causes.VOTE)
            t.tell(VoteCalled(self.seat, self.bill))
            t.push(HoldVote(Bill(policy_of(self.bill))))
