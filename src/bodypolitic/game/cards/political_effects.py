"""Effects on bills, policies and the voting bag."""

from typing import Final

from bodypolitic.game.cards.effects import BeginEffect, Effect, May
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.components.boards import VOTES_DRAWN
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_SECTIONS,
    CLASSES,
    NOBODY,
    Cause,
    Policy,
    PolicyNumber,
    Role,
    Section,
    VoteCall,
    letter_of,
    policy_of,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import CubesDrawn, VoteCalled
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import (
    BuyFrom,
    CallVote,
    DiscardBill,
    Done,
    NoVote,
    RemoveCube,
    ReplaceCube,
    ToPropose,
    ToSection,
)
from bodypolitic.game.records.refusals import (
    EveryPolicyHasABill,
    HasNoInfluence,
    NeedsBills,
    NeedsTwoBillMarkers,
    NeedsTwoOpenPolicies,
    NoBillMarker,
    NoBillOfAnother,
    NobodyHasInfluence,
    NoCubesOfOthers,
    NoSuchCubesDrawn,
    NoVotingCubes,
    OwnBill,
    PolicyHasABill,
    Refusal,
    RequirementNotMet,
    TooManyBills,
    VotesAreBarred,
)
from bodypolitic.game.rules.basic_actions import propose_bill
from bodypolitic.game.rules.basic_actions.propose_bill import (
    NO_IMMEDIATE_VOTE,
    VOTE_DUE,
    VOTE_FOR_INFLUENCE,
    legal_bills,
    markers_left,
    no_policy_open,
    other_sections,
    policies_open_to_bills,
    propose,
    vote_cost,
    why_closed,
    why_no_bill,
    why_not_next,
)
from bodypolitic.game.rules.basic_actions.propose_bill import ProposeBill as ProposeBillStep
from bodypolitic.game.rules.politics.elections import Bill, HoldVote, elections_held
from bodypolitic.game.rules.politics.policies import change_policy, discard_bill
from bodypolitic.game.rules.politics.voting_bag import (
    add_cubes,
    draw_cube,
    draw_cubes,
    remove_drawn,
    return_drawn,
)
from bodypolitic.game.rules.resources import take_influence
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


@record
class ProposeBill(Effect):
    """The basic action, on any policy or on one that the card names, with its own rules for an Immediate Vote."""

    policies: tuple[Policy, ...] = ()
    vote: VoteCall = VOTE_FOR_INFLUENCE
    any_section: bool = False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if markers_left(t, seat) == 0:
            return NoBillMarker()
        if legal_bills(t, self.policies, self.any_section):
            return None
        if self.policies:
            return why_closed(t, self.policies[0])
        return no_policy_open(t)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ProposeBillStep(seat, self.policies, self.vote, self.any_section))


class ProposeTwoBills(Effect):
    """Two bills on different policies. With a single marker left the first must be voted on at once (F35)."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        markers = markers_left(t, seat)
        can_vote = elections_held(t) and t.influence[seat] >= vote_cost(t, VOTE_DUE)
        if markers == 0:
            return NoBillMarker()
        if markers == 1 and not can_vote:
            return NeedsTwoBillMarkers()
        if policies_open_to_bills(t) == 1:
            return NeedsTwoOpenPolicies()
        return None if policies_open_to_bills(t) else no_policy_open(t)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ProposeFirstBill(seat))


class ProposeAnyBill(Ask[ToPropose]):
    """A bill on any policy, which the card has more to do with."""

    def options(self, t: Table) -> list[ToPropose]:
        return legal_bills(t)

    def page(self) -> int:
        return propose_bill.BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[ToPropose]:
        return [ToPropose(section) for section in ALL_SECTIONS]

    def why_not(self, t: Table, option: ToPropose) -> Refusal:
        return why_no_bill(t, option.section)


class ProposeFirstBill(ProposeAnyBill):
    """The first of two bills."""

    def choose(self, t: Table, option: ToPropose) -> None:
        vote = VOTE_DUE if markers_left(t, self.seat) == 1 else VOTE_FOR_INFLUENCE
        others = tuple([policy for policy in ALL_POLICIES if policy != policy_of(option.section)])
        t.push(ProposeBillStep(self.seat, others, VOTE_FOR_INFLUENCE, False))
        propose(t, self.seat, option.section, vote)


class ProposeAndPoll(Effect):
    """Propose a bill, see 5 cubes, and then decide on a free vote with just those cubes."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return propose_bill.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ProposePolledBill(seat))


class ProposePolledBill(ProposeAnyBill):
    """The bill that opinion is polled on."""

    def choose(self, t: Table, option: ToPropose) -> None:
        propose(t, self.seat, option.section, NO_IMMEDIATE_VOTE)
        draw_cubes(t, VOTES_DRAWN)
        t.push(DecideOnPolledVote(self.seat, option.section))


@record
class DecideOnPolledVote(Ask[NoVote | CallVote]):
    """Whether to vote with the cubes just seen; otherwise they go back into the bag (F39)."""

    bill: Section

    def options(self, t: Table) -> list[NoVote | CallVote]:
        return [NoVote(), CallVote()] if elections_held(t) else [NoVote()]

    def expected(self, t: Table) -> list[NoVote | CallVote]:
        return [CallVote()]

    def why_not(self, t: Table, option: NoVote | CallVote) -> Refusal:
        return VotesAreBarred()

    def offer(self, t: Table, option: NoVote | CallVote) -> Offer | None:
        return Offer(influence=0) if isinstance(option, CallVote) else None

    def choose(self, t: Table, option: NoVote | CallVote) -> None:
        if isinstance(option, CallVote):
            t.tell(VoteCalled(self.seat, self.bill))
            t.push(HoldVote(Bill(policy_of(self.bill))))
        else:
            _return_all(t)


def _return_all(t: Table) -> None:
    for who in CLASSES:
        return_drawn(t, who)


@record
class AddCubes(Effect):
    """Voting cubes of one's own into the bag, as many as are left."""

    amount: Quantity
    reason: Cause = causes.ACTION_CARD

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if t.cubes[seat] == 0:
            return NoVotingCubes()
        return None if self.amount.of(t, seat) else RequirementNotMet(1, 0, self.amount.what)

    def begin(self, t: Table, seat: Role) -> None:
        add_cubes(t, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))


@record
class RemoveCubes(Effect):
    """Draw cubes from the bag, take some of them out of it and return the others."""

    drawn: int
    up_to: int

    def begin(self, t: Table, seat: Role) -> None:
        draw_cubes(t, self.drawn)
        t.push(RemoveDrawnCubes(seat, self.up_to))


@record
class RemoveDrawnCubes(Ask[Done | RemoveCube]):
    """The next cube to take out; it goes to its owner's supply."""

    left: int

    def options(self, t: Table) -> list[Done | RemoveCube]:
        options: list[Done | RemoveCube] = [RemoveCube(who) for who in CLASSES if t.drawn[who]] if self.left else []
        options.append(Done())
        return options

    def expected(self, t: Table) -> list[Done | RemoveCube]:
        return [RemoveCube(who) for who in CLASSES if t.plays(who)] if self.left else []

    def why_not(self, t: Table, option: Done | RemoveCube) -> Refusal:
        return NoSuchCubesDrawn()

    def choose(self, t: Table, option: Done | RemoveCube) -> None:
        if isinstance(option, Done):
            _return_all(t)
            return
        remove_drawn(t, option.class_, 1)
        t.push(RemoveDrawnCubes(self.seat, self.left - 1))


@record
class RemoveOpponentsCubes(Effect):
    """Draw cubes from the bag, take all opponents' cubes among them out of it and return one's own."""

    drawn: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        nobody_else = t.bag[seat] == sum(t.bag) >= self.drawn
        return NoCubesOfOthers() if nobody_else else None

    def begin(self, t: Table, seat: Role) -> None:
        draw_cubes(t, self.drawn)
        for who in CLASSES:
            if who == seat:
                return_drawn(t, who)
            elif t.drawn[who]:
                remove_drawn(t, who, t.drawn[who])


@record
class ReplaceOpponentsCubes(Effect):
    """Reveal cubes until so many are opponents', and put one's own in their place; the bag is not refilled for it."""

    amount: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if t.cubes[seat] == 0:
            return NoVotingCubes()
        return None if sum(t.bag) > t.bag[seat] else NoCubesOfOthers()

    def begin(self, t: Table, seat: Role) -> None:
        opponents = 0
        while opponents < self.amount and sum(t.bag) > 0:
            if draw_cube(t) != seat:
                opponents += 1
        t.tell(CubesDrawn(t.drawn[0], t.drawn[1], t.drawn[2]))
        t.push(ReplaceDrawnCubes(seat, min(opponents, t.cubes[seat])))


@record
class ReplaceDrawnCubes(Ask[ReplaceCube]):
    """The next opponent's cube to replace; the choice matters only if not all can be."""

    left: int

    def options(self, t: Table) -> list[ReplaceCube]:
        theirs = [who for who in CLASSES if who != self.seat and t.drawn[who] > 0]
        if self.left == sum(t.drawn) - t.drawn[self.seat]:
            theirs = theirs[:1]
        return [ReplaceCube(who) for who in theirs]

    def expected(self, t: Table) -> list[ReplaceCube]:
        return [ReplaceCube(who) for who in CLASSES if t.plays(who) and who != self.seat]

    def why_not(self, t: Table, option: ReplaceCube) -> Refusal:
        return NoSuchCubesDrawn()

    def choose(self, t: Table, option: ReplaceCube) -> None:
        remove_drawn(t, option.class_, 1)
        add_cubes(t, self.seat, 1, t.card_reason(self.seat))
        if self.left > 1:
            t.push(ReplaceDrawnCubes(self.seat, self.left - 1))
        else:
            _return_all(t)


@record
class MovePolicyWithoutBill(Effect):
    """With enough bills proposed, move another policy one section, without a vote and without VP (F24)."""

    bills: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        proposed = len(t.bills) - t.bills.count(NOBODY)
        if proposed < self.bills:
            return NeedsBills(self.bills, proposed)
        return None if NOBODY in t.bills else EveryPolicyHasABill()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(MovePolicy(seat))


class MovePolicy(Ask[ToSection]):
    """The policy without a bill, and the section next to its own."""

    def options(self, t: Table) -> list[ToSection]:
        return [
            ToSection(section)
            for policy in ALL_POLICIES
            if t.bills[policy] == NOBODY
            for section in other_sections(t, policy)
        ]

    def expected(self, t: Table) -> list[ToSection]:
        return [ToSection(section) for section in ALL_SECTIONS]

    def why_not(self, t: Table, option: ToSection) -> Refusal:
        policy = policy_of(option.section)
        return (
            why_not_next(t, option.section) if t.bills[policy] == NOBODY else PolicyHasABill(PolicyNumber(policy + 1))
        )

    def choose(self, t: Table, option: ToSection) -> None:
        change_policy(t, policy_of(option.section), letter_of(option.section))


def _bills_of_others(t: Table, seat: Role) -> list[Policy]:
    """The policies with a bill of another player."""
    return [policy for policy in ALL_POLICIES if t.bills[policy] not in (NOBODY, seat)]


MAY_PROPOSE: Final = May(ProposeBill())


@record
class ReplaceBill(Effect):
    """With no more than so many bills proposed, discard another player's; then both may propose another."""

    most: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if len(t.bills) - t.bills.count(NOBODY) > self.most:
            return TooManyBills(self.most)
        return None if _bills_of_others(t, seat) else NoBillOfAnother()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseBillToDiscard(seat))


@record
class ChooseBillToDiscard(Ask[DiscardBill]):
    """The bill that goes; its proposer may propose another after the player."""

    def options(self, t: Table) -> list[DiscardBill]:
        return [DiscardBill(section_of(policy, t.bill_sections[policy])) for policy in _bills_of_others(t, self.seat)]

    def expected(self, t: Table) -> list[DiscardBill]:
        proposed = [policy for policy in ALL_POLICIES if t.bills[policy] != NOBODY]
        return [DiscardBill(section_of(policy, t.bill_sections[policy])) for policy in proposed]

    def why_not(self, t: Table, option: DiscardBill) -> Refusal:
        return OwnBill()

    def choose(self, t: Table, option: DiscardBill) -> None:
        t.push(BeginEffect(t.bills[policy_of(option.section)], MAY_PROPOSE))
        t.push(BeginEffect(self.seat, MAY_PROPOSE))
        discard_bill(t, policy_of(option.section))


def _others_with_influence(t: Table, seat: Role) -> list[Role]:
    return [role for role in t.roles if role != seat and t.influence[role]]


@record
class TakeInfluence(Effect):
    """Influence from another player, as much as it has; from the State only personal influence."""

    amount: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if _others_with_influence(t, seat) else NobodyHasInfluence()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(TakeInfluenceFrom(seat, self.amount))


@record
class TakeInfluenceFrom(Ask[BuyFrom]):
    """The player who loses influence."""

    amount: int

    def options(self, t: Table) -> list[BuyFrom]:
        return [BuyFrom(role) for role in _others_with_influence(t, self.seat)]

    def expected(self, t: Table) -> list[BuyFrom]:
        return [BuyFrom(role) for role in t.roles if role != self.seat]

    def why_not(self, t: Table, option: BuyFrom) -> Refusal:
        return HasNoInfluence()

    def choose(self, t: Table, option: BuyFrom) -> None:
        take_influence(t, Role(option.source), self.seat, self.amount, causes.ACTION_CARD)
