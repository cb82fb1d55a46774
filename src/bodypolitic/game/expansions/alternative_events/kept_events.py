"""The Alternative Events that classes have kept, and what their Benefits have changed for the time being."""

from typing import ClassVar, Final

from bodypolitic.game.components.companies import NO_COMPANY
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.alternative_events.cards import AlternativeEvent, Benefit
from bodypolitic.game.expansions.alternative_events.records import (
    EVENT_TURNED_IN,
    EventDiscarded,
    EventGiven,
    EventKept,
    ToKeepEvent,
    TurnInEvent,
)
from bodypolitic.game.ground.codes import NO_POLICY, NO_WAGE, EventId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.module import Module, module_of
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table

NONE: Final = EventId(-1)
TURNED_IN_VP: Final = 1


class KeptEvents(Module):
    """What lies on the table.

    `kept` are the cards of each class; `in_use` those whose Benefit holds for the action or the phase under way.
    The State must support the bill on `backed_policy` with `backed_with` influence. `wage_company` pays another wage
    than `wage_before` for this phase.
    """

    NAME = "alternative-events"
    HOLDS: ClassVar[dict[str, str]] = {"kept": "EventId", "in_use": "EventId", "wage_company": "CompanyId"}
    FIELDS = ("kept", "in_use", "backed_policy", "backed_with", "wage_company", "wage_before")

    def __init__(self) -> None:
        self.kept: list[list[EventId]] = [[], [], []]
        self.in_use: list[EventId] = []
        self.backed_policy = NO_POLICY
        self.backed_with = 0
        self.wage_company = NO_COMPANY
        self.wage_before = NO_WAGE

    def held_of_kind(self, who: Role, kind: int) -> EventId:
        """The card of a class whose Benefit is of a kind; NONE if it has none."""
        if who < len(self.kept):
            for event in self.kept[who]:
                if benefit_of(event).kind == kind:
                    return event
        return NONE


def benefit_of(event: EventId) -> Benefit:
    """The Benefit of an Alternative Event."""
    card = EVENTS[event]
    assert isinstance(card, AlternativeEvent), card.slug
    return card.benefit


def receive_event(t: Table, event: EventId, who: Role) -> None:
    """A class gets the card and decides what to do with it.

    Where the State carries an event out twice and the first class has kept the card, the second gets its VP at once.
    """
    t.tell(EventGiven(who, event))
    if event in t.events:
        t.push(KeepEvent(who, event))
    else:
        gain_vp(t, who, TURNED_IN_VP, EVENT_TURNED_IN)


@record
class KeepEvent(Ask[ToKeepEvent | TurnInEvent]):
    """Whether a class keeps a card for its Benefit or turns it in at once."""

    event: EventId

    def options(self, t: Table) -> list[ToKeepEvent | TurnInEvent]:
        return [ToKeepEvent(self.event), TurnInEvent(self.event)]

    def choose(self, t: Table, option: ToKeepEvent | TurnInEvent) -> None:
        if isinstance(option, ToKeepEvent):
            t.events.remove(self.event)
            module_of(t, KeptEvents).kept[self.seat].append(self.event)
            t.tell(EventKept(self.seat, self.event))
        else:
            gain_vp(t, self.seat, TURNED_IN_VP, EVENT_TURNED_IN)


def discard_kept(t: Table, event: EventId, who: Role) -> None:
    """A card that was good for one use goes to the discards."""
    module_of(t, KeptEvents).kept[who].remove(event)
    t.event_discard.append(event)
    t.tell(EventDiscarded(who, event))
