"""What the action cards are worth when they are played, judged from what they declare."""

from bodypolitic.bots.steady.effects import effects_worth
from bodypolitic.bots.steady.legitimacy import legitimacy_worth, token_worth
from bodypolitic.bots.steady.rates import rivalry
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.ground.codes import ST, ActionCardId, Role
from bodypolitic.game.table.table import Table


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


def worth_in_hand(t: Table, seat: Role, card: ActionCardId) -> float:
    """What a card is worth that one may still play later."""
    if CARDS[card].why_not(t, seat) is not None:
        return WEIGHTS[seat].kept_card
    return max(0.0, card_worth(t, seat, card))
