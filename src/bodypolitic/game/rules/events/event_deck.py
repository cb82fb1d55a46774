"""Which events are played with, and those that must not come up in round 1 (p. 10, F18, F43)."""

from bodypolitic.game.components.event_cards import EVENT_DECK, EVENTS
from bodypolitic.game.ground.chance import shuffle
from bodypolitic.game.ground.codes import EventId
from bodypolitic.game.table.table import Table


def event_cards(t: Table) -> tuple[EventId, ...]:
    """The Event cards of the game: the usual ones, or those that a module brings in their place."""
    for module in t.modules:
        if module.event_cards():
            return module.event_cards()
    return EVENT_DECK


def hold_back_late_events(t: Table, number: int) -> None:
    """See to it that in round 1 none of the topmost cards is for later rounds: such a card is shuffled back in."""
    if t.round > 1:
        return
    drawn = t.event_deck[-number:]
    del t.event_deck[-number:]
    for position, first in enumerate(drawn):
        event = first
        while EVENTS[event].late and not all(EVENTS[other].late for other in t.event_deck):
            t.event_deck.append(event)
            shuffle(t.chance, t.event_deck)
            event = t.event_deck.pop()
            drawn[position] = event
    t.event_deck.extend(drawn)
