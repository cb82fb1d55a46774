"""Lobby (p. 19): 30 V of Capital for 3 influence."""

from typing import Final

from bodypolitic.game.components.boards import LOBBY_COST, LOBBY_INFLUENCE
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, INFLUENCE, SUPPLY, Role
from bodypolitic.game.records.refusals import NeedsMoney, NoInfluenceInSupply, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.resources import gain_influence
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """30 V, and influence in the supply."""
    if t.supply[INFLUENCE] == 0:
        return NoInfluenceInSupply()
    has = funds(t, CC)
    return NeedsMoney(LOBBY_COST, has) if has < LOBBY_COST else None


def begin(t: Table, seat: Role) -> None:
    """Capital first, then Revenue."""
    pay(t, CC, SUPPLY, LOBBY_COST, causes.LOBBYING, from_capital=True)
    gain_influence(t, CC, LOBBY_INFLUENCE, causes.LOBBYING)


BASIC_ACTION: Final[BasicAction] = basic_action("lobby", {CC: 19}, why_not, begin)
