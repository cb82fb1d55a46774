"""A vote under way: what it decides on, where everybody stands, and who is still to answer."""

from typing import TYPE_CHECKING, Final

from bodypolitic.game.ground.codes import CLASSES, NOBODY, Role, Section, Stance
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.record import Record

if TYPE_CHECKING:
    from bodypolitic.game.table.table import Table

FREE_TO_VOTE: Final = -1  # no influence pledged to a bill


class Motion(Record):
    """What a vote decides on."""

    def sections(self, t: "Table") -> tuple[Section, ...]:
        """What it would put into force."""
        raise AssertionError(f"{type(self).__name__} decides nothing")

    def proposer(self, t: "Table") -> Role:
        """Who has proposed it, or NOBODY."""
        return NOBODY

    def pledge_of(self, t: "Table", seat: Role) -> int:
        """The influence that a seat must spend in favor, if it can; FREE_TO_VOTE where it need not."""
        return FREE_TO_VOTE

    def settle(self, t: "Table", passed: bool, stances: tuple[Stance, ...], votes: list[int]) -> None:
        """What follows from the vote, once the cubes are put away."""
        raise AssertionError(f"{type(self).__name__} decides nothing")


@record
class Vote:
    """A vote under way; `waiting` are the seats that are asked in secret and have not answered."""

    motion: Motion
    stances: tuple[Stance, ...]
    waiting: list[Role]

    def cubes(self, t: "Table", side: Stance) -> int:
        """How many of the cubes drawn are for one side."""
        return sum([t.drawn[who] for who in CLASSES if self.stances[who] == side])


def vote_under_way(t: "Table") -> Vote | None:
    """The vote that the steps on the table carry out, if they do."""
    for step in t.stack:
        if step.voting is not None:
            return step.voting
    return None
