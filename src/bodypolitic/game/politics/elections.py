"""Carrying out an election on a bill (p. 12, 13, 32), in the Elections Phase or as an Immediate Vote.

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


class HoldVote(Work):
    """Begin the election on a policy's bill: its proposer is in favor, the others state their stance in order."""

    FIELDS = ("policy",)

    def __init__(self, policy: int) -> None:
        self.policy = policy

    def run(self, t: Table) -> None:
        t.tell(h.VOTE_BEGAN, self.policy * 3 + t.bill_sections[self.policy])
        stances = stances_to_state(t)
        stances[t.bills[self.policy]] = IN_FAVOR
        if stances[ST] != IN_FAVOR and pledged_to(t, ST, self.policy) != FREE_TO_VOTE:
            stances[ST] = IN_FAVOR
            t.tell(h.STANCE, ST, IN_FAVOR)
        _ask_next_stance(t, self.policy, tuple(stances))


def stances_to_state(t: Table) -> list[int]:
    """The stances before anybody has spoken; a State without personal influence takes no part (p. 28)."""
    stances = [UNDECIDED if t.plays(role) else ABSENT for role in range(4)]
    if t.plays(ST) and t.influence[ST] == 0:
        stances[ST] = ABSENT
    return stances


def influence_to_spend(t: Table, stances: tuple[int, ...]) -> tuple[int, ...]:
    """The answers that a vote waits for: those of everyone who takes part and has influence."""
    return tuple([UNANSWERED if stances[role] >= 0 and t.influence[role] > 0 else 0 for role in range(4)])


def pledged_to(t: Table, seat: int, policy: int) -> int:
    """The influence that a seat must spend in favor of a bill, if it can; FREE_TO_VOTE where it need not."""
    pledge: int = FREE_TO_VOTE
    for module in t.modules:
        pledge = max(pledge, module.pledge_of(seat, policy))
    return pledge


def least_to_spend(t: Table, seat: int, policy: int) -> int:
    """The least influence that a seat may spend in a vote."""
    return max(0, min(pledged_to(t, seat, policy), t.influence[seat]))


def _ask_next_stance(t: Table, policy: int, stances: tuple[int, ...]) -> None:
    if UNDECIDED in stances:
        t.push(StateStance(stances.index(UNDECIDED), policy, stances))
    else:
        t.push(DrawVotes(policy, stances))


class StateStance(Ask):
    """In favor or against; nobody abstains, but a State without personal influence takes no part (p. 28)."""

    FIELDS = ("seat", "policy", "stances")

    def __init__(self, seat: int, policy: int, stances: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.policy = policy
        self.stances = stances

    def options(self, t: Table) -> list[Option]:
        return [Option(OPTION_IN_FAVOR), Option(OPTION_AGAINST)]

    def choose(self, t: Table, option: Option) -> None:
        stances = list(self.stances)
        stances[self.seat] = IN_FAVOR if option.verb == OPTION_IN_FAVOR else AGAINST
        t.tell(h.STANCE, self.seat, stances[self.seat])
        _ask_next_stance(t, self.policy, tuple(stances))


class DrawVotes(Work):
    """Draw 5 cubes from the bag, then let everyone who takes part spend influence."""

    FIELDS = ("policy", "stances")

    def __init__(self, policy: int, stances: tuple[int, ...]) -> None:
        self.policy = policy
        self.stances = stances

    def run(self, t: Table) -> None:
        draw_votes(t)
        answers = list(influence_to_spend(t, self.stances))
        for role in range(4):
            if answers[role] == UNANSWERED:
                least = least_to_spend(t, role, self.policy)
                answers[role] = UNANSWERED if t.influence[role] > least else least
        _wait_or_count(t, self.policy, self.stances, tuple(answers))


def _wait_or_count(t: Table, policy: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
    if UNANSWERED in answers:
        t.push(SpendInfluence(policy, stances, answers))
    else:
        count_votes(t, policy, stances, answers)


class SpendInfluence(SecretAsk):
    """Everyone decides in secret how much influence to add; all is revealed at once."""

    FIELDS = ("policy", "stances", "answers")

    def __init__(self, policy: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
        self.policy = policy
        self.stances = stances
        self.answers = answers

    def waiting(self) -> list[int]:
        return [role for role in range(4) if self.answers[role] == UNANSWERED]

    def options_for(self, t: Table, seat: int) -> list[Option]:
        least = least_to_spend(t, seat, self.policy)
        return [Option(SPEND_INFLUENCE, seat, amount) for amount in range(least, t.influence[seat] + 1)]

    def choose_for(self, t: Table, seat: int, option: Option) -> None:
        answers = list(self.answers)
        answers[seat] = option.b
        _wait_or_count(t, self.policy, self.stances, tuple(answers))


def decide_vote(t: Table, stances: tuple[int, ...], spent: tuple[int, ...], sections: tuple[int, ...]) -> bool:
    """Whether one vote on one or more sections passes: influence is spent, cubes are counted and given back."""
    votes = [spent[role] + (t.drawn[role] if role < ST else 0) for role in range(4)]
    for role in range(4):
        if spent[role]:
            t.tell(h.INFLUENCE_SPENT, role, spent[role])
            spend_influence(t, role, spent[role], h.VOTE)
    in_favor = sum([votes[role] for role in range(4) if stances[role] == IN_FAVOR])
    against = sum([votes[role] for role in range(4) if stances[role] == AGAINST])
    passed = in_favor >= against
    for section in sections:
        t.tell(h.VOTE_RESULT, section, in_favor, against, int(passed))
    winners = IN_FAVOR if passed else AGAINST
    for who in range(ST):
        if stances[who] == winners:
            discard_drawn(t, who)
        else:
            return_drawn(t, who)
    return passed


def count_votes(t: Table, policy: int, stances: tuple[int, ...], spent: tuple[int, ...]) -> None:
    """Cubes and influence on each side; ties pass. Then VP, cubes, influence, the marker and the new policy."""
    proposer = t.bills[policy]
    section = t.bill_sections[policy]
    votes = [spent[role] + (t.drawn[role] if role < ST else 0) for role in range(4)]
    passed = decide_vote(t, stances, spent, (policy * 3 + section,))
    t.bills[policy] = NOBODY
    t.bill_sections[policy] = 0
    if passed:
        gain_vp(t, proposer, BILL_PROPOSER_VP, h.BILL_PASSED)
        for role in t.roles:
            if role != proposer and stances[role] == IN_FAVOR and votes[role]:
                gain_vp(t, role, BILL_SUPPORTER_VP, h.BILL_PASSED)
        change_policy(t, policy, section)
