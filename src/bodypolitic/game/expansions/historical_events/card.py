"""A Historical Event: when it happens, what it needs, which policies it moves and what it does to whom."""

from typing import Final, NewType

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.expansions.historical_events.requirements import Requirement
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.kinds import KINDS, Cards
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.table.table import Table

HistoricalEventId = NewType("HistoricalEventId", int)
START: Final = 0  # the cards marked with an asterisk, of which one is used in setup; periods 1 to 5 are rounds

# What sets a card off
IN_SETUP: Final = 0
WHEN_REVEALED: Final = 1
END_OF_ACTION_PHASE: Final = 2
FREE_ACTION: Final = 3
BASIC_ACTION: Final = 4
TRIGGERS: Final = ("in-setup", "when-revealed", "end-of-action-phase", "free-action", "basic-action")

EVERYONE: Final[tuple[Role, ...]] = ()  # the roles of a line that concerns the whole table


@record
class Line(Record):
    """A line of a card: the roles whose symbols stand before it, and what each of them does, one after the other."""

    roles: tuple[Role, ...]
    effects: tuple[Effect, ...]


class HistoricalEvent(Printed):
    """A card; `id` is its place in `HISTORICAL_EVENTS`.

    `sets` are sections that policies go to, however far; `moves` ends that they go one section towards.
    """

    __slots__ = ("any_of", "cost", "id", "lines", "moves", "period", "requires", "roles", "sets", "trigger", "year")

    def __init__(
        self,
        period: int,
        slug: str,
        year: str,
        trigger: int,
        *lines: Line,
        roles: tuple[Role, ...] = (),
        cost: int = 0,
        requires: tuple[Requirement, ...] = (),
        any_of: tuple[Requirement, ...] = (),
        sets: str = "",
        moves: str = "",
    ) -> None:
        self.id = HistoricalEventId(len(HISTORICAL_EVENTS))
        super().__init__("history", slug)
        self.period = period
        self.year = year
        self.trigger = trigger
        self.lines = lines
        self.roles = roles
        self.cost = cost
        self.requires = requires
        self.any_of = any_of
        self.sets = sets
        self.moves = moves
        HISTORICAL_EVENTS.append(self)

    def requirement_met(self, t: Table) -> bool:
        """Whether all that the card needs holds now, or one thing where one is enough."""
        return self.why_not(t) is None

    def why_not(self, t: Table) -> Refusal | None:
        """The first thing that the card needs and that does not hold now; where one is enough, the first of them."""
        for requirement in self.requires:
            reason = requirement.why_not(t)
            if reason is not None:
                return reason
        if any(requirement.met(t) for requirement in self.any_of):
            return None
        return self.any_of[0].why_not(t) if self.any_of else None


HISTORICAL_EVENTS: Final[list[HistoricalEvent]] = []
KINDS["HistoricalEventId"] = Cards("historical-event", HISTORICAL_EVENTS)
