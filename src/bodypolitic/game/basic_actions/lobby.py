"""Lobby (p. 19): 30 V of Capital for 3 influence."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, INFLUENCE, SUPPLY
from bodypolitic.game.components.boards import LOBBY_COST, LOBBY_INFLUENCE
from bodypolitic.game.money import funds, pay
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_influence
from bodypolitic.game.table import Table


def why_not(t: Table, seat: int) -> Reason | None:
    """30 V, and influence in the supply."""
    if t.supply[INFLUENCE] == 0:
        return Reason(reasons.NO_INFLUENCE_IN_SUPPLY)
    missing = LOBBY_COST - funds(t, CC)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None


def begin(t: Table, seat: int) -> None:
    """Capital first, then Revenue."""
    pay(t, CC, SUPPLY, LOBBY_COST, h.LOBBYING, from_capital=True)
    gain_influence(t, CC, LOBBY_INFLUENCE, h.LOBBYING)
