"""Demonstration (p. 16): unemployed Working Class workers press the others to create jobs."""

from typing import Final

from bodypolitic.game.components.boards import DEMONSTRATION_SURPLUS
from bodypolitic.game.ground.codes import WC, Role
from bodypolitic.game.records.happenings import DemonstrationCalled
from bodypolitic.game.records.refusals import DemonstrationUnderWay, NeedsUnemployed, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.workers import open_wc_slots, unemployed_count
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """At least 2 more unemployed than open slots, and no demonstration under way."""
    if t.demonstration:
        return DemonstrationUnderWay()
    needed, has = open_wc_slots(t) + DEMONSTRATION_SURPLUS, unemployed_count(t, WC)
    return NeedsUnemployed(needed, has) if has < needed else None


def begin(t: Table, seat: Role) -> None:
    """Place the token in the Unemployed Workers area."""
    t.demonstration = True
    t.tell(DemonstrationCalled())


BASIC_ACTION: Final[BasicAction] = basic_action("demonstration", {WC: 16}, why_not, begin)
