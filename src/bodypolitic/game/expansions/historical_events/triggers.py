"""What players set off: as their free action, or as a basic action for which a card of the hand is discarded.

An Automa sets off by the same functions; it has no cards to discard.
"""

from bodypolitic.game.expansions.historical_events.card import (
    BASIC_ACTION,
    FREE_ACTION,
    HISTORICAL_EVENTS,
    HistoricalEventId,
)
from bodypolitic.game.expansions.historical_events.carry_out import carry_out
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.expansions.historical_events.records import HistorySetOff
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.refusals import NeedsPersonalInfluence, Refusal
from bodypolitic.game.rules.resources import spend_influence
from bodypolitic.game.table.module import module_if_played
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


def offered_to(t: Table, seat: Role, trigger: int) -> list[HistoricalEventId]:
    """The cards face up that a seat might set off in some way, whether or not it can now."""
    history = module_if_played(t, History)
    if history is None:
        return []
    return [
        card
        for card in history.revealed
        if card not in history.in_force
        and HISTORICAL_EVENTS[card].trigger == trigger
        and seat in HISTORICAL_EVENTS[card].roles
    ]


def why_not(t: Table, seat: Role, card: HistoricalEventId) -> Refusal | None:
    """Why a seat can't set a card off now, if it can't: what the card needs, and its price."""
    event = HISTORICAL_EVENTS[card]
    reason = event.why_not(t)
    if reason is not None:
        return reason
    has = t.influence[seat]
    return NeedsPersonalInfluence(event.cost, has) if has < event.cost else None


def triggers_as_free_action(t: Table, seat: Role) -> list[HistoricalEventId]:
    """The cards that a seat can set off as its free action."""
    return [card for card in offered_to(t, seat, FREE_ACTION) if why_not(t, seat, card) is None]


def triggers_as_basic_action(t: Table, seat: Role) -> list[HistoricalEventId]:
    """The cards that a seat can set off as a basic action."""
    return [card for card in offered_to(t, seat, BASIC_ACTION) if why_not(t, seat, card) is None]


def set_off(t: Table, seat: Role, card: HistoricalEventId) -> None:
    """Pay what a card costs and carry it out; for whoever plays the seat, as a free or as a basic action."""
    t.tell(HistorySetOff(seat, card))
    spend_influence(t, seat, HISTORICAL_EVENTS[card].cost, causes.HISTORICAL_EVENT)
    carry_out(t, card)


@record
class SetOff(Work):
    """The card that a seat sets off as a basic action, once it has discarded one of its own."""

    seat: Role
    card: HistoricalEventId

    def run(self, t: Table) -> None:
        set_off(t, self.seat, self.card)
