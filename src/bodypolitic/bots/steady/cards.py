"""What the action cards and the Historical Events are worth when they are played, judged from what they declare."""

from typing import Final

from bodypolitic.bots.steady import card_effects, historical_events
from bodypolitic.bots.steady.effects import effects_worth
from bodypolitic.bots.steady.historical_events import policies_worth
from bodypolitic.bots.steady.legitimacy import legitimacy_worth, token_worth
from bodypolitic.bots.steady.rates import influence_worth, rivalry
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.ground.codes import ST, ActionCardId, HistoricalEventId, Role
from bodypolitic.game.table.table import Table

JUDGEMENTS_DECLARED_IN: Final = (card_effects, historical_events)


def card_worth(t: Table, seat: Role, card: ActionCardId) -> float:
    """What playing a card now is worth, its legitimacy among it."""
    played = CARDS[card]
    worth = effects_worth(t, seat, played.effects)
    if t.plays(ST):
        for change in played.legitimacy:
            times = 1 if change.per == 0 else 2
            point = token_worth(t, change.who) if change.token else legitimacy_worth(t, change.who) * times
            worth += point if seat == ST else -WEIGHTS[seat].rivals_share * rivalry(t) * point
    return worth


def history_worth(t: Table, seat: Role, card: HistoricalEventId) -> float:
    """What setting off a Historical Event is worth: what it brings, less a part of what it brings the others."""
    event = HISTORICAL_EVENTS[card]
    worth = policies_worth(t, seat, event) - event.cost * influence_worth(t, seat)
    for line in event.lines:
        for role in t.roles:
            if not line.roles or role in line.roles:
                possible = tuple([effect for effect in line.effects if effect.why_not(t, role) is None])
                share = 1.0 if role == seat else -WEIGHTS[seat].rivals_share * rivalry(t)
                worth += share * effects_worth(t, role, possible)
    return worth


def worth_in_hand(t: Table, seat: Role, card: ActionCardId) -> float:
    """What a card is worth that one may still play later."""
    if CARDS[card].why_not(t, seat) is not None:
        return WEIGHTS[seat].kept_card
    return max(0.0, card_worth(t, seat, card))
