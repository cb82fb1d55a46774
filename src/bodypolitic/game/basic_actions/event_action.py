"""Event Action (p. 27): the State deals with an event on the board and gains the reward of its choice."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.events.tasks import begin_task, feasible
from bodypolitic.game.options import EVENT, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table, Work


def why_not(t: Table, seat: int) -> Reason | None:
    """An event on the board whose task can be carried out in full."""
    if not t.events:
        return Reason(reasons.NO_EVENT)
    return None if feasible_events(t) else Reason(reasons.NO_EVENT_POSSIBLE)


def begin(t: Table, seat: int) -> None:
    """Choose the event."""
    t.push(EventAction(seat))


def feasible_events(t: Table) -> list[int]:
    """The events on the board that the State can deal with."""
    return [event for event in t.events if feasible(t, EVENTS[event])]


class EventAction(Ask):
    """The event to deal with."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(EVENT, event) for event in feasible_events(t)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(DiscardEvent(option.a))
        begin_task(t, EVENTS[option.a])


class DiscardEvent(Work):
    """An event that was dealt with leaves the board, unless a class has already taken it."""

    FIELDS = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, t: Table) -> None:
        if self.event in t.events:
            t.events.remove(self.event)
            t.event_discard.append(self.event)
        t.tell(h.EVENT_HANDLED, self.event)
