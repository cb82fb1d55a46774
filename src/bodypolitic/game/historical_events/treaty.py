"""One vote on several policies at once: nobody has proposed it, and nobody scores for it."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.historical_events.card import Line
from bodypolitic.game.historical_events.carry_out import push_lines
from bodypolitic.game.historical_events.effects import SetPolicy
from bodypolitic.game.politics.elections import MOTIONS, HoldVote, Motion
from bodypolitic.game.table import Table


class Treaty(Motion):
    """Policies that move to sections, however far, and lines that are carried out then."""

    def __init__(self, aims: tuple[int, ...], lines: tuple[Line, ...]) -> None:
        super().__init__(len(MOTIONS))
        self.aims = aims
        self.lines = lines
        MOTIONS.append(self)

    def sections(self, t: Table) -> tuple[int, ...]:
        """Those that are not in force yet."""
        return tuple([section for section in self.aims if t.policies[section // 3] != section % 3])

    def settle(self, t: Table, passed: bool, stances: tuple[int, ...], votes: list[int]) -> None:
        if passed:
            self.take_effect(t)

    def take_effect(self, t: Table) -> None:
        """The policies move in their order; then everyone has its due."""
        push_lines(t, self.lines)
        for section in self.sections(t)[::-1]:
            t.push(SetPolicy(section // 3, section % 3))


class HoldTreatyVote(Effect):
    """A vote on a treaty, which needn't be held where all of its policies are in force."""

    FIELDS = ("sections",)

    def __init__(self, sections: tuple[int, ...], *lines: Line) -> None:
        super().__init__()
        self.sections = sections
        self.treaty = Treaty(sections, lines)

    def begin(self, t: Table, seat: int) -> None:
        if self.treaty.sections(t):
            t.push(HoldVote(self.treaty.number))
        else:
            self.treaty.take_effect(t)
