"""Carrying out an election (p. 12, 13, 32), in the Elections Phase, as an Immediate Vote or as an expansion asks."""

from typing import Final

from bodypolitic.game.components.boards import BILL_PROPOSER_VP, BILL_SUPPORTER_VP
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.chance import below
from bodypolitic.game.ground.codes import (
    ABSENT,
    AGAINST,
    ALL_ROLES,
    CLASSES,
    IN_FAVOR,
    NOBODY,
    ST,
    UNDECIDED,
    A,
    Policy,
    Role,
    Section,
    Stance,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import BillSettled, InfluenceSpent, StanceTaken, VoteBegan, VoteResult
from bodypolitic.game.records.options import Against, InFavor, SpendOnVote
from bodypolitic.game.records.refusals import PledgedInfluence, Unavailable, YouHave
from bodypolitic.game.rules.politics.policies import change_policy
from bodypolitic.game.rules.politics.voting_bag import discard_drawn, draw_votes, return_drawn
from bodypolitic.game.rules.resources import spend_influence
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.steps import Ask, SecretAsk, Work
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import FREE_TO_VOTE, Motion, Vote

SPENDING_PAGE: Final = 13
UNANSWERED: Final = -1


def elections_held(t: Table) -> bool:
    """Whether votes may be held at all."""
    return not t.modules or not any(module.bars_elections(t) for module in t.modules)


@record
class Bill(Motion):
    """The bill on a policy."""

    policy: Policy

    def sections(self, t: Table) -> tuple[Section, ...]:
        return (section_of(self.policy, t.bill_sections[self.policy]),)

    def proposer(self, t: Table) -> Role:
        return t.bills[self.policy]

    def pledge_of(self, t: Table, seat: Role) -> int:
        pledge: int = FREE_TO_VOTE
        for module in t.modules:
            pledge = max(pledge, module.pledge_of(seat, self.policy))
        return pledge

    def settle(self, t: Table, passed: bool, stances: tuple[Stance, ...], votes: list[int]) -> None:
        """The marker goes back; a bill that has passed brings VP to its side, and the new policy."""
        proposer = t.bills[self.policy]
        section = t.bill_sections[self.policy]
        t.tell(BillSettled(proposer, section_of(self.policy, section)))
        t.bills[self.policy] = NOBODY
        t.bill_sections[self.policy] = A
        if passed:
            gain_vp(t, proposer, BILL_PROPOSER_VP, causes.BILL_PASSED)
            for role in t.roles:
                if role != proposer and stances[role] == IN_FAVOR and votes[role]:
                    gain_vp(t, role, BILL_SUPPORTER_VP, causes.BILL_PASSED)
            change_policy(t, self.policy, section)


@record
class HoldVote(Work):
    """Begin the election on a motion: its proposer is in favor, the others state their stance in order."""

    motion: Motion

    def run(self, t: Table) -> None:
        motion = self.motion
        for section in motion.sections(t):
            t.tell(VoteBegan(section))
        stances = stances_to_state(t)
        if motion.proposer(t) != NOBODY:
            stances[motion.proposer(t)] = IN_FAVOR
        if stances[ST] != IN_FAVOR and motion.pledge_of(t, ST) != FREE_TO_VOTE:
            stances[ST] = IN_FAVOR
            t.tell(StanceTaken(ST, IN_FAVOR))
        _ask_next_stance(t, motion, tuple(stances))


def stances_to_state(t: Table) -> list[Stance]:
    """The stances before anybody has spoken; a State without personal influence takes no part (p. 28)."""
    stances = [UNDECIDED if t.plays(role) else ABSENT for role in ALL_ROLES]
    if t.plays(ST) and t.influence[ST] == 0:
        stances[ST] = ABSENT
    return stances


def least_to_spend(t: Table, seat: Role, motion: Motion) -> int:
    """The least influence that a seat may spend in a vote."""
    return max(0, min(motion.pledge_of(t, seat), t.influence[seat]))


def _ask_next_stance(t: Table, motion: Motion, stances: tuple[Stance, ...]) -> None:
    if UNDECIDED in stances:
        t.push(StateStance(ALL_ROLES[stances.index(UNDECIDED)], motion, stances))
    else:
        t.push(DrawVotes(motion, stances))


@record
class StateStance(Ask[InFavor | Against]):
    """In favor or against; nobody abstains, but a State without personal influence takes no part (p. 28)."""

    motion: Motion
    stances: tuple[Stance, ...]

    @property
    def voting(self) -> Vote:
        return Vote(self.motion, self.stances, [])

    def options(self, t: Table) -> list[InFavor | Against]:
        return [InFavor(), Against()]

    def choose(self, t: Table, option: InFavor | Against) -> None:
        stances = list(self.stances)
        stances[self.seat] = IN_FAVOR if isinstance(option, InFavor) else AGAINST
        t.tell(StanceTaken(self.seat, stances[self.seat]))
        _ask_next_stance(t, self.motion, tuple(stances))


@record
class DrawVotes(Work):
    """Draw 5 cubes from the bag, then let everyone who takes part spend influence."""

    motion: Motion
    stances: tuple[Stance, ...]

    @property
    def voting(self) -> Vote:
        return Vote(self.motion, self.stances, [])

    def run(self, t: Table) -> None:
        draw_votes(t)
        answers = [0] * 4
        for role in ALL_ROLES:
            if self.stances[role] >= 0:
                least = least_to_spend(t, role, self.motion)
                answers[role] = UNANSWERED if t.influence[role] > least else least
        _wait_or_count(t, self.motion, self.stances, tuple(answers))


def _wait_or_count(t: Table, motion: Motion, stances: tuple[Stance, ...], answers: tuple[int, ...]) -> None:
    if UNANSWERED in answers:
        t.push(SpendInfluence(motion, stances, answers))
    else:
        count_votes(t, motion, stances, answers)


@record
class SpendInfluence(SecretAsk[SpendOnVote]):
    """Everyone decides in secret how much influence to add; all is revealed at once."""

    motion: Motion
    stances: tuple[Stance, ...]
    answers: tuple[int, ...]

    @property
    def voting(self) -> Vote:
        return Vote(self.motion, self.stances, self.waiting())

    def waiting(self) -> list[Role]:
        return [role for role in ALL_ROLES if self.answers[role] == UNANSWERED]

    def options_for(self, t: Table, seat: Role) -> list[SpendOnVote]:
        least = least_to_spend(t, seat, self.motion)
        return [SpendOnVote(seat, amount) for amount in range(least, t.influence[seat] + 1)]

    def unavailable_for(self, t: Table, seat: Role) -> list[Unavailable]:
        least, most = least_to_spend(t, seat, self.motion), t.influence[seat]
        refused = [Unavailable(SpendOnVote(seat, most + 1), SPENDING_PAGE, YouHave(most))]
        if least:
            refused.append(Unavailable(SpendOnVote(seat, least - 1), SPENDING_PAGE, PledgedInfluence(least)))
        return refused

    def choose_for(self, t: Table, seat: Role, option: SpendOnVote) -> None:
        answers = list(self.answers)
        answers[seat] = option.amount
        _wait_or_count(t, self.motion, self.stances, tuple(answers))

    def guessed(self, t: Table, seat: Role) -> "SpendInfluence":
        answers = list(self.answers)
        for role in t.roles:
            if role != seat and self.stances[role] != ABSENT and answers[role] != UNANSWERED:
                options = self.options_for(t, role)
                answers[role] = options[below(t.chance, len(options))].amount
        return SpendInfluence(self.motion, self.stances, tuple(answers))


def count_votes(t: Table, motion: Motion, stances: tuple[Stance, ...], spent: tuple[int, ...]) -> None:
    """Cubes and influence on each side; ties pass. Then influence, cubes and what follows from the motion."""
    votes = [spent[role] + (t.drawn[role] if role < ST else 0) for role in ALL_ROLES]
    for role in ALL_ROLES:
        if spent[role]:
            t.tell(InfluenceSpent(role, spent[role]))
            spend_influence(t, role, spent[role], causes.VOTE)
    in_favor = sum([votes[role] for role in ALL_ROLES if stances[role] == IN_FAVOR])
    against = sum([votes[role] for role in ALL_ROLES if stances[role] == AGAINST])
    passed = in_favor >= against
    for section in motion.sections(t):
        t.tell(VoteResult(section, in_favor, against, int(passed)))
    winners = IN_FAVOR if passed else AGAINST
    for who in CLASSES:
        if stances[who] == winners:
            discard_drawn(t, who)
        else:
            return_drawn(t, who)
    motion.settle(t, passed, stances, votes)
