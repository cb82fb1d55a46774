"""Effects on bills, policies and the voting bag."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.action_cards.protected_policies import protect, unprotected
from bodypolitic.game.basic_actions import propose_bill
from bodypolitic.game.basic_actions.propose_bill import (
    ALL_POLICIES,
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
)
from bodypolitic.game.basic_actions.propose_bill import ProposeBill as ProposeBillStep
from bodypolitic.game.cards.effects import BeginEffect, Effect, May
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.codes import NOBODY
from bodypolitic.game.components.boards import VOTES_DRAWN
from bodypolitic.game.options import (
    CALL_VOTE,
    DISCARD_BILL,
    DONE,
    FROM,
    NO_VOTE,
    POLICY,
    PROTECT,
    REMOVE_CUBE,
    REPLACE_CUBE,
    Option,
)
from bodypolitic.game.politics.elections import HoldVote, elections_held
from bodypolitic.game.politics.policies import change_policy, discard_bill
from bodypolitic.game.politics.voting_bag import add_cubes, discard_drawn, draw_cube, draw_cubes, return_drawn
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import take_influence
from bodypolitic.game.table import Ask, Table


class ProposeBill(Effect):
    """The basic action, on any policy or on one that the card names, with its own rules for an Immediate Vote."""

    FIELDS = ("policies", "vote", "any_section")

    def __init__(self, policy: int = NOBODY, *, vote: int = VOTE_FOR_INFLUENCE, any_section: bool = False) -> None:
        super().__init__()
        self.policies = () if policy == NOBODY else (policy,)
        self.vote = vote
        self.any_section = any_section

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if markers_left(t, seat) == 0:
            return Reason(reasons.NO_BILL_MARKER)
        if legal_bills(t, self.policies, self.any_section):
            return None
        if self.policies:
            return why_closed(t, self.policies[0])
        return no_policy_open(t)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ProposeBillStep(seat, self.policies, self.vote, self.any_section))


class ProposeTwoBills(Effect):
    """Two bills on different policies. With a single marker left the first must be voted on at once (F35)."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        markers = markers_left(t, seat)
        can_vote = elections_held(t) and t.influence[seat] >= vote_cost(t, VOTE_DUE)
        if markers == 0:
            return Reason(reasons.NO_BILL_MARKER)
        if markers == 1 and not can_vote:
            return Reason(reasons.NEEDS_TWO_BILL_MARKERS)
        if policies_open_to_bills(t) == 1:
            return Reason(reasons.NEEDS_TWO_OPEN_POLICIES)
        return None if policies_open_to_bills(t) else no_policy_open(t)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ProposeFirstBill(seat))


class ProposeFirstBill(Ask):
    """The first of two bills."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return legal_bills(t)

    def choose(self, t: Table, option: Option) -> None:
        vote = VOTE_DUE if markers_left(t, self.seat) == 1 else VOTE_FOR_INFLUENCE
        others = tuple([policy for policy in ALL_POLICIES if policy != option.a // 3])
        t.push(ProposeBillStep(self.seat, others, VOTE_FOR_INFLUENCE, False))
        propose(t, self.seat, option.a, vote)


class ProposeAndPoll(Effect):
    """Propose a bill, see 5 cubes, and then decide on a free vote with just those cubes."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return propose_bill.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ProposePolledBill(seat))


class ProposePolledBill(Ask):
    """The bill that opinion is polled on."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return legal_bills(t)

    def choose(self, t: Table, option: Option) -> None:
        propose(t, self.seat, option.a, NO_IMMEDIATE_VOTE)
        draw_cubes(t, VOTES_DRAWN)
        t.push(DecideOnPolledVote(self.seat, option.a))


class DecideOnPolledVote(Ask):
    """Whether to vote with the cubes just seen; otherwise they go back into the bag (F39)."""

    FIELDS = ("seat", "bill")

    def __init__(self, seat: int, bill: int) -> None:
        super().__init__(seat)
        self.bill = bill

    def options(self, t: Table) -> list[Option]:
        return [Option(NO_VOTE), Option(CALL_VOTE)] if elections_held(t) else [Option(NO_VOTE)]

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == CALL_VOTE:
            t.tell(h.VOTE_CALLED, self.seat, self.bill)
            t.push(HoldVote(self.bill // 3))
        else:
            _return_all(t)


def _return_all(t: Table) -> None:
    for who in range(3):
        return_drawn(t, who)


class AddCubes(Effect):
    """Voting cubes of one's own into the bag, as many as are left."""

    FIELDS = ("amount",)

    def __init__(self, amount: Quantity, *, reason: int = h.ACTION_CARD) -> None:
        super().__init__()
        self.amount = amount
        self.reason = reason

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if t.cubes[seat] == 0:
            return Reason(reasons.NO_VOTING_CUBES)
        return None if self.amount.of(t, seat) else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        add_cubes(t, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))


class RemoveCubes(Effect):
    """Draw cubes from the bag, take some of them out of it and return the others."""

    FIELDS = ("drawn", "up_to")

    def __init__(self, drawn: int, up_to: int) -> None:
        super().__init__()
        self.drawn = drawn
        self.up_to = up_to

    def begin(self, t: Table, seat: int) -> None:
        draw_cubes(t, self.drawn)
        t.push(RemoveDrawnCubes(seat, self.up_to))


class RemoveDrawnCubes(Ask):
    """The next cube to take out; it goes to its owner's supply."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, t: Table) -> list[Option]:
        options = [Option(REMOVE_CUBE, who) for who in range(3) if t.drawn[who]] if self.left else []
        options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            _return_all(t)
            return
        t.drawn[option.a] -= 1
        t.cubes[option.a] += 1
        t.tell(h.CUBES_REMOVED, option.a, 1)
        t.push(RemoveDrawnCubes(self.seat, self.left - 1))


class RemoveOpponentsCubes(Effect):
    """Draw cubes from the bag, take all opponents' cubes among them out of it and return one's own."""

    FIELDS = ("drawn",)

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self.drawn = drawn

    def why_not(self, t: Table, seat: int) -> Reason | None:
        nobody_else = t.bag[seat] == sum(t.bag) >= self.drawn
        return Reason(reasons.NO_TARGET) if nobody_else else None

    def begin(self, t: Table, seat: int) -> None:
        draw_cubes(t, self.drawn)
        for who in range(3):
            if who == seat:
                return_drawn(t, who)
            elif t.drawn[who]:
                t.tell(h.CUBES_REMOVED, who, t.drawn[who])
                discard_drawn(t, who)


class ReplaceOpponentsCubes(Effect):
    """Reveal cubes until so many are opponents', and put one's own in their place; the bag is not refilled for it."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if t.cubes[seat] == 0:
            return Reason(reasons.NO_VOTING_CUBES)
        return None if sum(t.bag) > t.bag[seat] else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        opponents = 0
        while opponents < self.amount and sum(t.bag) > 0:
            if draw_cube(t) != seat:
                opponents += 1
        t.tell(h.CUBES_DRAWN, t.drawn[0], t.drawn[1], t.drawn[2])
        t.push(ReplaceDrawnCubes(seat, min(opponents, t.cubes[seat])))


class ReplaceDrawnCubes(Ask):
    """The next opponent's cube to replace; the choice matters only if not all can be."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, t: Table) -> list[Option]:
        theirs = [who for who in range(3) if who != self.seat and t.drawn[who] > 0]
        if self.left == sum(t.drawn) - t.drawn[self.seat]:
            theirs = theirs[:1]
        return [Option(REPLACE_CUBE, who) for who in theirs]

    def choose(self, t: Table, option: Option) -> None:
        t.drawn[option.a] -= 1
        t.cubes[option.a] += 1
        t.tell(h.CUBES_REMOVED, option.a, 1)
        add_cubes(t, self.seat, 1, t.card_reason(self.seat))
        if self.left > 1:
            t.push(ReplaceDrawnCubes(self.seat, self.left - 1))
        else:
            _return_all(t)


class MovePolicyWithoutBill(Effect):
    """With enough bills proposed, move another policy one section, without a vote and without VP (F24)."""

    FIELDS = ("bills",)

    def __init__(self, bills: int) -> None:
        super().__init__()
        self.bills = bills

    def why_not(self, t: Table, seat: int) -> Reason | None:
        missing = self.bills - (len(t.bills) - t.bills.count(NOBODY))
        if missing > 0:
            return Reason(reasons.NEEDS_BILLS, missing)
        return None if NOBODY in t.bills else Reason(reasons.EVERY_POLICY_HAS_A_BILL)

    def begin(self, t: Table, seat: int) -> None:
        t.push(MovePolicy(seat))


class MovePolicy(Ask):
    """The policy without a bill, and the section next to its own."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [
            Option(POLICY, section)
            for policy in ALL_POLICIES
            if t.bills[policy] == NOBODY
            for section in other_sections(t, policy)
        ]

    def choose(self, t: Table, option: Option) -> None:
        change_policy(t, option.a // 3, option.a % 3)


class ProtectPolicy(Effect):
    """Nobody may propose bills on a policy for the rest of the round; bills that are there stay."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if unprotected(t) else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChoosePolicyToProtect(seat))


class ChoosePolicyToProtect(Ask):
    """The policy that is protected, by the section it stands in."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(PROTECT, policy * 3 + t.policies[policy]) for policy in unprotected(t)]

    def choose(self, t: Table, option: Option) -> None:
        protect(t, self.seat, option.a // 3)


def _bills_of_others(t: Table, seat: int) -> list[int]:
    """The policies with a bill of another player."""
    return [policy for policy in ALL_POLICIES if t.bills[policy] not in (NOBODY, seat)]


class ReplaceBill(Effect):
    """With no more than so many bills proposed, discard another player's; then both may propose another."""

    FIELDS = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.proposal = May(ProposeBill())

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if len(t.bills) - t.bills.count(NOBODY) > self.most:
            return Reason(reasons.TOO_MANY_BILLS, self.most)
        return None if _bills_of_others(t, seat) else Reason(reasons.NO_BILL_OF_ANOTHER)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseBillToDiscard(seat, self.proposal.number))


class ChooseBillToDiscard(Ask):
    """The bill that goes; `proposal` is the effect that its proposer may carry out after the player."""

    FIELDS = ("seat", "proposal")

    def __init__(self, seat: int, proposal: int) -> None:
        super().__init__(seat)
        self.proposal = proposal

    def options(self, t: Table) -> list[Option]:
        return [Option(DISCARD_BILL, policy * 3 + t.bill_sections[policy]) for policy in _bills_of_others(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(BeginEffect(t.bills[option.a // 3], self.proposal))
        t.push(BeginEffect(self.seat, self.proposal))
        discard_bill(t, option.a // 3)


def _others_with_influence(t: Table, seat: int) -> list[int]:
    return [role for role in t.roles if role != seat and t.influence[role]]


class TakeInfluence(Effect):
    """Influence from another player, as much as it has; from the State only personal influence."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if _others_with_influence(t, seat) else Reason(reasons.NOBODY_HAS_INFLUENCE)

    def begin(self, t: Table, seat: int) -> None:
        t.push(TakeInfluenceFrom(seat, self.amount))


class TakeInfluenceFrom(Ask):
    """The player who loses influence."""

    FIELDS = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, t: Table) -> list[Option]:
        return [Option(FROM, role) for role in _others_with_influence(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        take_influence(t, option.a, self.seat, self.amount, h.ACTION_CARD)
