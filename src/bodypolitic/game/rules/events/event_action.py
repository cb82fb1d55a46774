"""Event Action (p. 27): the State deals with an event on the board and gains the reward of its choice."""

from typing import Final

from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.ground.codes import ST, EventId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import EventHandled
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import DealWithEvent
from bodypolitic.game.records.refusals import EVENT_PAGE, NoEvent, NoEventPossible, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.events.tasks import begin_task, feasible, offer_of_task, why_infeasible
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """An event on the board whose task can be carried out in full."""
    if not t.events:
        return NoEvent()
    if feasible_events(t):
        return None
    return why_infeasible(t, EVENTS[t.events[0]]) if len(t.events) == 1 else NoEventPossible(len(t.events))


def begin(t: Table, seat: Role) -> None:
    """Choose the event."""
    t.push(EventAction(seat))


BASIC_ACTION: Final[BasicAction] = basic_action("event-action", {ST: EVENT_PAGE}, why_not, begin)


def feasible_events(t: Table) -> list[EventId]:
    """The events on the board that the State can deal with."""
    return [event for event in t.events if feasible(t, EVENTS[event])]


class ChooseEvent(Ask[DealWithEvent]):
    """An event on the board that the State can deal with."""

    def options(self, t: Table) -> list[DealWithEvent]:
        return [DealWithEvent(event) for event in feasible_events(t)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[DealWithEvent]:
        return [DealWithEvent(event) for event in t.events]

    def why_not(self, t: Table, option: DealWithEvent) -> Refusal:
        return why_infeasible(t, EVENTS[option.event])

    def offer(self, t: Table, option: DealWithEvent) -> Offer | None:
        return offer_of_task(EVENTS[option.event])


class EventAction(ChooseEvent):
    """The event to deal with."""

    def choose(self, t: Table, option: DealWithEvent) -> None:
        t.push(DiscardEvent(option.event))
        begin_task(t, EVENTS[option.event])


@record
class DiscardEvent(Work):
    """An event that was dealt with leaves the board, unless a class has already taken it."""

    event: EventId

    def run(self, t: Table) -> None:
        if self.event in t.events:
            t.events.remove(self.event)
            t.event_discard.append(self.event)
        t.tell(EventHandled(self.event))
