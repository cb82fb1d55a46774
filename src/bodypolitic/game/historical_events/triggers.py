"""What players set off: as their free action, or as a basic action for which a card of the hand is discarded.

An Automa asks the same functions; it has no cards to discard.
"""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.historical_events.card import BASIC_ACTION, FREE_ACTION, HISTORICAL_EVENTS
from bodypolitic.game.historical_events.carry_out import carry_out
from bodypolitic.game.historical_events.history import History, history_of
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import spend_influence
from bodypolitic.game.table import Table, Work


def plays_with_history(t: Table) -> bool:
    """Whether Historical Events are part of a game."""
    return any(isinstance(module, History) for module in t.modules)


def offered_to(t: Table, seat: int, trigger: int) -> list[int]:
    """The cards face up that a seat might set off in some way, whether or not it can now."""
    if not plays_with_history(t):
        return []
    history = history_of(t)
    return [
        card
        for card in history.revealed
        if card not in history.in_force
        and HISTORICAL_EVENTS[card].trigger == trigger
        and seat in HISTORICAL_EVENTS[card].roles
    ]


def why_not(t: Table, seat: int, card: int) -> Reason | None:
    """Why a seat can't set a card off now, if it can't: what the card needs, and its price."""
    event = HISTORICAL_EVENTS[card]
    if not event.requirement_met(t):
        return Reason(reasons.REQUIREMENT_NOT_MET)
    missing = event.cost - t.influence[seat]
    return Reason(reasons.NEEDS_PERSONAL_INFLUENCE, missing) if missing > 0 else None


def triggers_as_free_action(t: Table, seat: int) -> list[int]:
    """The cards that a seat can set off as its free action."""
    return [card for card in offered_to(t, seat, FREE_ACTION) if why_not(t, seat, card) is None]


def triggers_as_basic_action(t: Table, seat: int) -> list[int]:
    """The cards that a seat can set off as a basic action."""
    return [card for card in offered_to(t, seat, BASIC_ACTION) if why_not(t, seat, card) is None]


def set_off(t: Table, seat: int, card: int) -> None:
    """Pay what a card costs and carry it out; for whoever plays the seat, as a free or as a basic action."""
    t.tell(h.HISTORY_SET_OFF, seat, card)
    spend_influence(t, seat, HISTORICAL_EVENTS[card].cost, h.HISTORICAL_EVENT)
    carry_out(t, card)


class SetOff(Work):
    """The card that a seat sets off as a basic action, once it has discarded one of its own."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, t: Table) -> None:
        set_off(t, self.seat, self.card)
