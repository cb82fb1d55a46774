"""Spending Influence: how much the Automas on one side of a vote spend once the cubes are drawn."""

from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import AGAINST, CLASSES, ELECTIONS, IN_FAVOR, NOBODY, AutomaLine, Role, Stance
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import Finding, VoteCounted
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.rules.politics.elections import Bill
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Motion


class VoteCount:
    """A vote as it stands after the cubes were drawn, seen from one side."""

    __slots__ = ("needed", "other_influence", "other_needed", "own_influence", "winning")

    def __init__(self, t: Table, stances: tuple[Stance, ...], side: Stance) -> None:
        in_favor = sum([t.drawn[who] for who in CLASSES if stances[who] == IN_FAVOR])
        against = sum([t.drawn[who] for who in CLASSES if stances[who] == AGAINST])
        to_pass = max(0, against - in_favor)  # a tie passes
        to_fail = max(0, in_favor - against + 1)
        self.winning = (to_pass == 0) == (side == IN_FAVOR)
        self.needed = to_pass if side == IN_FAVOR else to_fail
        self.other_needed = to_fail if side == IN_FAVOR else to_pass
        self.own_influence = sum([t.influence[role] for role in t.roles if stances[role] == side])
        self.other_influence = sum([t.influence[role] for role in t.roles if stances[role] == 1 - side])

    @property
    def found(self) -> VoteCounted:
        """What the side that is behind needs to win, and the influence of both sides."""
        needed = self.other_needed if self.winning else self.needed
        return VoteCounted(needed, self.own_influence, self.other_influence)


@record
class Spending:
    """What an instruction says: a sum, and AI cards to draw for more, each symbol 1 or one symbol everything."""

    line: AutomaLine
    spend: int
    draw: int = 0
    all_on_symbol: bool = False


def instruction(count: VoteCount, held: int) -> Spending:
    """The cell of the three cards that fits: the Automas of a side, who hold `held` together, count as one."""
    other = count.other_influence
    if count.winning:
        if other < count.other_needed or other == 0:
            return Spending(lines.OTHERS_CANNOT_WIN, 0)
        if other == count.other_needed:
            return Spending(lines.OTHERS_HAVE_EXACTLY, 0, draw=1)
        return Spending(lines.OTHERS_HAVE_MORE, 0, draw=other - count.other_needed + 1)
    if count.own_influence < count.needed:
        return Spending(lines.CANNOT_TURN_VOTE, 0)
    if count.own_influence == held:
        return _losing_alone(count, held)
    return _losing_together(count, held)


def _losing_alone(count: VoteCount, held: int) -> Spending:
    if count.other_influence == 0:
        return Spending(lines.ALONE_UNOPPOSED, count.needed)
    if held == count.needed:
        return Spending(lines.ALONE_EXACTLY, 0, draw=1, all_on_symbol=True)
    return Spending(lines.ALONE_MORE, count.needed, draw=count.other_influence)


def _losing_together(count: VoteCount, held: int) -> Spending:
    exactly = count.own_influence == count.needed
    if count.other_influence == 0:
        if exactly:
            return Spending(lines.TOGETHER_UNOPPOSED_EXACTLY, held)
        return Spending(lines.TOGETHER_UNOPPOSED_MORE, count.needed - 1, draw=1)
    if exactly:
        return Spending(lines.TOGETHER_EXACTLY, 0)
    return Spending(lines.TOGETHER_MORE, count.needed, draw=count.other_influence)


def is_final_vote(t: Table, motion: Motion) -> bool:
    """Whether a vote is the last one of the last Elections Phase, in which Automas hold nothing back."""
    later = t.bills[motion.policy + 1 :] if isinstance(motion, Bill) else []
    return t.round == ROUNDS and t.phase == ELECTIONS and all(bill == NOBODY for bill in later)


def shares(t: Table, roles: list[Role], total: int) -> list[int]:
    """Divide a sum among Automas as evenly as it goes; the odd one from who has more, or at random."""
    spent = [0] * 4
    for _ in range(total):
        payers = [role for role in roles if spent[role] < t.influence[role]]
        least = min([spent[role] for role in payers])
        payers = [role for role in payers if spent[role] == least]
        richest = max([t.influence[role] for role in payers])
        payers = [role for role in payers if t.influence[role] == richest]
        payer = payers[0] if len(payers) == 1 else payers[chance.below(t.chance, len(payers))]
        spent[payer] += 1
    return spent


def tell_reason(t: Table, roles: list[Role], line: AutomaLine, found: Finding) -> None:
    """Give the same reason for several Automas."""
    for role in roles:
        t.tell(AutomaChose(role, line, found))
