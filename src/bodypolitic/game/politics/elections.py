"""Carrying out an election (p. 12, 13, 32), in the Elections Phase, as an Immediate Vote or as an expansion asks.

Stances run as numbers by role: 1 in favor, 0 against, -1 still to be stated, -2 takes no part.
"""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import NOBODY, ST
from bodypolitic.game.components.boards import BILL_PROPOSER_VP, BILL_SUPPORTER_VP
from bodypolitic.game.options import AGAINST as OPTION_AGAINST
from bodypolitic.game.options import IN_FAVOR as OPTION_IN_FAVOR
from bodypolitic.game.options import SPEND_INFLUENCE, Option
from bodypolitic.game.politics.policies import change_policy
from bodypolitic.game.politics.voting_bag import discard_drawn, draw_votes, return_drawn
from bodypolitic.game.resources import spend_influence
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import FREE_TO_VOTE, Ask, SecretAsk, Table, Work

IN_FAVOR: Final = 1
AGAINST: Final = 0
UNDECIDED: Final = -1
ABSENT: Final = -2
UNANSWERED: Final = -1


def elections_held(t: Table) -> bool:
    """Whether votes may be held at all."""
    return not t.modules or not any(module.bars_elections(t) for module in t.modules)


class Motion:
    """What a vote decides on. The steps of the vote keep its number, so that they stay plain data."""

    def __init__(self, number: int) -> None:
        self.number = number

    def sections(self, t: Table) -> tuple[int, ...]:
        """What it would put into force, as policy * 3 + section."""
        raise AssertionError(f"{type(self).__name__} decides nothing")

    def proposer(self, t: Table) -> int:
        """Who has proposed it, or NOBODY."""
        return NOBODY

    def pledge_of(self, t: Table, seat: int) -> int:
        """The influence that a seat must spend in favor, if it can; FREE_TO_VOTE where it need not."""
        return FREE_TO_VOTE

    def settle(self, t: Table, passed: bool, stances: tuple[int, ...], votes: list[int]) -> None:
        """What follows from the vote, once the cubes are put away."""
        raise AssertionError(f"{type(self).__name__} decides nothing")


class Bill(Motion):
    """The bill on a policy, whose number it has."""

    def sections(self, t: Table) -> tuple[int, ...]:
        return (self.number * 3 + t.bill_sections[self.number],)

    def proposer(self, t: Table) -> int:
        return t.bills[self.number]

    def pledge_of(self, t: Table, seat: int) -> int:
        pledge: int = FREE_TO_VOTE
        for module in t.modules:
            pledge = max(pledge, module.pledge_of(seat, self.number))
        return pledge

    def settle(self, t: Table, passed: bool, stances: tuple[int, ...], votes: list[int]) -> None:
        """The marker goes back; a bill that has passed brings VP to its side, and the new policy."""
        proposer = t.bills[self.number]
        section = t.bill_sections[self.number]
        t.bills[self.number] = NOBODY
        t.bill_sections[self.number] = 0
        if passed:
            gain_vp(t, proposer, BILL_PROPOSER_VP, h.BILL_PASSED)
            for role in t.roles:
                if role != proposer and stances[role] == IN_FAVOR and votes[role]:
                    gain_vp(t, role, BILL_SUPPORTER_VP, h.BILL_PASSED)
            change_policy(t, self.number, section)


MOTIONS: Final[list[Motion]] = [Bill(policy) for policy in range(7)]  # those of expansions come after the bills


class HoldVote(Work):
    """Begin the election on a motion: its proposer is in favor, the others state their stance in order."""

    FIELDS = ("motion",)

    def __init__(self, motion: int) -> None:
        self.motion = motion

    def run(self, t: Table) -> None:
        motion = MOTIONS[self.motion]
        for section in motion.sections(t):
            t.tell(h.VOTE_BEGAN, section)
        stances = stances_to_state(t)
        if motion.proposer(t) != NOBODY:
            stances[motion.proposer(t)] = IN_FAVOR
        if stances[ST] != IN_FAVOR and motion.pledge_of(t, ST) != FREE_TO_VOTE:
            stances[ST] = IN_FAVOR
            t.tell(h.STANCE, ST, IN_FAVOR)
        _ask_next_stance(t, self.motion, tuple(stances))


def stances_to_state(t: Table) -> list[int]:
    """The stances before anybody has spoken; a State without personal influence takes no part (p. 28)."""
    stances = [UNDECIDED if t.plays(role) else ABSENT for role in range(4)]
    if t.plays(ST) and t.influence[ST] == 0:
        stances[ST] = ABSENT
    return stances


def least_to_spend(t: Table, seat: int, motion: int) -> int:
    """The least influence that a seat may spend in a vote."""
    return max(0, min(MOTIONS[motion].pledge_of(t, seat), t.influence[seat]))


def _ask_next_stance(t: Table, motion: int, stances: tuple[int, ...]) -> None:
    if UNDECIDED in stances:
        t.push(StateStance(stances.index(UNDECIDED), motion, stances))
    else:
        t.push(DrawVotes(motion, stances))


class StateStance(Ask):
    """In favor or against; nobody abstains, but a State without personal influence takes no part (p. 28)."""

    FIELDS = ("seat", "motion", "stances")

    def __init__(self, seat: int, motion: int, stances: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.motion = motion
        self.stances = stances

    def options(self, t: Table) -> list[Option]:
        return [Option(OPTION_IN_FAVOR), Option(OPTION_AGAINST)]

    def choose(self, t: Table, option: Option) -> None:
        stances = list(self.stances)
        stances[self.seat] = IN_FAVOR if option.verb == OPTION_IN_FAVOR else AGAINST
        t.tell(h.STANCE, self.seat, stances[self.seat])
        _ask_next_stance(t, self.motion, tuple(stances))


class DrawVotes(Work):
    """Draw 5 cubes from the bag, then let everyone who takes part spend influence."""

    FIELDS = ("motion", "stances")

    def __init__(self, motion: int, stances: tuple[int, ...]) -> None:
        self.motion = motion
        self.stances = stances

    def run(self, t: Table) -> None:
        draw_votes(t)
        answers = [0] * 4
        for role in range(4):
            if self.stances[role] >= 0:
                least = least_to_spend(t, role, self.motion)
                answers[role] = UNANSWERED if t.influence[role] > least else least
        _wait_or_count(t, self.motion, self.stances, tuple(answers))


def _wait_or_count(t: Table, motion: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
    if UNANSWERED in answers:
        t.push(SpendInfluence(motion, stances, answers))
    else:
        count_votes(t, MOTIONS[motion], stances, answers)


class SpendInfluence(SecretAsk):
    """Everyone decides in secret how much influence to add; all is revealed at once."""

    FIELDS = ("motion", "stances", "answers")

    def __init__(self, motion: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
        self.motion = motion
        self.stances = stances
        self.answers = answers

    def waiting(self) -> list[int]:
        return [role for role in range(4) if self.answers[role] == UNANSWERED]

    def options_for(self, t: Table, seat: int) -> list[Option]:
        least = least_to_spend(t, seat, self.motion)
        return [Option(SPEND_INFLUENCE, seat, amount) for amount in range(least, t.influence[seat] + 1)]

    def choose_for(self, t: Table, seat: int, option: Option) -> None:
        answers = list(self.answers)
        answers[seat] = option.b
        _wait_or_count(t, self.motion, self.stances, tuple(answers))


def count_votes(t: Table, motion: Motion, stances: tuple[int, ...], spent: tuple[int, ...]) -> None:
    """Cubes and influence on each side; ties pass. Then influence, cubes and what follows from the motion."""
    votes = [spent[role] + (t.drawn[role] if role < ST else 0) for role in range(4)]
    for role in range(4):
        if spent[role]:
            t.tell(h.INFLUENCE_SPENT, role, spent[role])
            spend_influence(t, role, spent[role], h.VOTE)
    in_favor = sum([votes[role] for role in range(4) if stances[role] == IN_FAVOR])
    against = sum([votes[role] for role in range(4) if stances[role] == AGAINST])
    passed = in_favor >= against
    for section in motion.sections(t):
        t.tell(h.VOTE_RESULT, section, in_favor, against, int(passed))
    winners = IN_FAVOR if passed else AGAINST
    for who in range(ST):
        if stances[who] == winners:
            discard_drawn(t, who)
        else:
            return_drawn(t, who)
    motion.settle(t, passed, stances, votes)
