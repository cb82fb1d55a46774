"""Demonstration (p. 16): unemployed Working Class workers press the others to create jobs."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import WC
from bodypolitic.game.components.boards import DEMONSTRATION_SURPLUS
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Table
from bodypolitic.game.workers import open_wc_slots, unemployed_count


def why_not(t: Table, seat: int) -> Reason | None:
    """At least 2 more unemployed than open slots, and no demonstration under way."""
    if t.demonstration:
        return Reason(reasons.DEMONSTRATION_UNDER_WAY)
    missing = open_wc_slots(t) + DEMONSTRATION_SURPLUS - unemployed_count(t, WC)
    return Reason(reasons.NEEDS_UNEMPLOYED, missing) if missing > 0 else None


def begin(t: Table, seat: int) -> None:
    """Place the token in the Unemployed Workers area."""
    t.demonstration = True
    t.tell(h.DEMONSTRATION_CALLED)
