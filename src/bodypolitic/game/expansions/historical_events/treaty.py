"""One vote on several policies at once: nobody has proposed it, and nobody scores for it."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.historical_events.card import Line
from bodypolitic.game.expansions.historical_events.carry_out import push_lines
from bodypolitic.game.expansions.historical_events.effects import SetPolicy
from bodypolitic.game.ground.codes import Role, Section, Stance, letter_of, policy_of
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.politics.elections import HoldVote
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Motion


@record
class Treaty(Motion):
    """Policies that move to sections, however far, and lines that are carried out then."""

    aims: tuple[Section, ...]
    lines: tuple[Line, ...]

    def sections(self, t: Table) -> tuple[Section, ...]:
        """Those that are not in force yet."""
        return tuple([section for section in self.aims if t.policies[policy_of(section)] != letter_of(section)])

    def settle(self, t: Table, passed: bool, stances: tuple[Stance, ...], votes: list[int]) -> None:
        if passed:
            self.take_effect(t)

    def take_effect(self, t: Table) -> None:
        """The policies move in their order; then everyone has its due."""
        push_lines(t, self.lines)
        for section in self.sections(t)[::-1]:
            t.push(SetPolicy(policy_of(section), letter_of(section)))


@record
class HoldTreatyVote(Effect):
    """A vote on a treaty, which needn't be held where all of its policies are in force."""

    sections: tuple[Section, ...]
    lines: tuple[Line, ...]

    def begin(self, t: Table, seat: Role) -> None:
        treaty = Treaty(self.sections, self.lines)
        if treaty.sections(t):
            t.push(HoldVote(treaty))
        else:
            treaty.take_effect(t)
