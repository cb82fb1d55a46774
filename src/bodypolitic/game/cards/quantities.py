"""How much: a figure, or so much for each of something that is counted when the card is played."""

from bodypolitic.game.cards.measures import count
from bodypolitic.game.components.measures import NOTHING
from bodypolitic.game.ground.codes import Measure, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.record import Record
from bodypolitic.game.table.table import Table


@record
class Quantity(Record):
    """A figure, and so much more for each of what is counted."""

    fixed: int
    each: int = 0
    what: Measure = NOTHING

    def of(self, t: Table, who: Role) -> int:
        """The quantity as it is now for a role."""
        return self.fixed + self.each * count(t, who, self.what)


def per(what: Measure, each: int = 1, plus: int = 0) -> Quantity:
    """So much for each of something."""
    return Quantity(plus, each, what)
