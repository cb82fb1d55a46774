"""The State: events, legitimacy with all classes, bills of the agenda, and a treasury that keeps the IMF away."""

from typing import Final

from bodypolitic.bots.steady.free_actions import loan_worth, wages_worth
from bodypolitic.bots.steady.legitimacy import event_worth, legitimacy_worth, losing_worth
from bodypolitic.bots.steady.politics import best_bill_worth
from bodypolitic.bots.steady.rates import influence_worth, money_worth
from bodypolitic.bots.steady.trade import exporting_worth
from bodypolitic.game.components.boards import (
    CAMPAIGN_UP_TO,
    EXTRA_TAX,
    MEDIA_INFLUENCE_PER_VP,
    MEET_MPS_INFLUENCE,
)
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from bodypolitic.game.table.table import Table

CLASSES: Final = (WC, MC, CC)


def basic_action_worth(t: Table, action: str) -> float:
    """What a basic action of the State is worth."""
    if action == "propose-bill":
        return best_bill_worth(t, ST)
    if action == "event-action":
        return max([event_worth(t, EVENTS[event]) for event in t.events], default=-1.0)
    if action == "meet-with-mps":
        gain = max([legitimacy_worth(t, who) for who in CLASSES])
        return gain - 0.5 * MEET_MPS_INFLUENCE * influence_worth(t)
    if action == "sell-to-foreign-market":
        return exporting_worth(t, ST)
    if action == "extra-tax":
        losses = sorted([losing_worth(t, who) for who in CLASSES], reverse=True)
        return 3 * EXTRA_TAX * money_worth(t, ST) - losses[0] - losses[1]
    if action == "campaign":
        return min(CAMPAIGN_UP_TO, t.media_influence) * (influence_worth(t) - 1.0 / MEDIA_INFLUENCE_PER_VP)
    return -1.0


def free_action_worth(t: Table, action: str) -> float:
    """What a free action of the State is worth."""
    if action == "pay-off-loan":
        return loan_worth(t, ST)
    if action == "adjust-wages":
        return wages_worth(t, ST)
    return -1.0
