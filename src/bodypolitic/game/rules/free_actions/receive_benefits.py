"""Receive Benefits (p. 17, 20, 25): take what the State has put into one's State Benefits area."""

from typing import Final

from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    GOODS_AND_SERVICES,
    INFLUENCE,
    MC,
    ST,
    SUPPLY,
    WC,
    Role,
)
from bodypolitic.game.records.happenings import BenefitsReceived, CubesAdded
from bodypolitic.game.records.refusals import FourPlayersOnly, NoBenefits, Refusal
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.money import receive
from bodypolitic.game.rules.resources import gain_goods, gain_influence, store
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Four players, and something must lie there."""
    if not t.plays(ST):
        return FourPlayersOnly()
    return None if has_benefits(t, seat) else NoBenefits()


def has_benefits(t: Table, who: Role) -> bool:
    """Whether anything lies in a class's State Benefits area."""
    return any(t.benefits[who])


def begin(t: Table, seat: Role) -> None:
    """Take everything; goods of the Capitalist Class go to its storages, cubes into the bag; the State gains 1 VP."""
    laid_out = t.benefits[seat]
    for resource in GOODS_AND_SERVICES:
        amount = laid_out[resource]
        laid_out[resource] = 0
        t.supply[resource] += amount
        if seat == CC:
            store(t, CC, resource, amount, causes.BENEFITS_TAKEN)
        else:
            gain_goods(t, seat, resource, amount, causes.BENEFITS_TAKEN)
    influence = laid_out[INFLUENCE]
    laid_out[INFLUENCE] = 0
    t.supply[INFLUENCE] += influence
    gain_influence(t, seat, influence, causes.BENEFITS_TAKEN)
    receive(t, seat, SUPPLY, laid_out[BENEFIT_MONEY], causes.BENEFITS_TAKEN)
    laid_out[BENEFIT_MONEY] = 0
    cubes = laid_out[BENEFIT_CUBES]
    laid_out[BENEFIT_CUBES] = 0
    if cubes:
        t.bag[seat] += cubes
        t.tell(CubesAdded(seat, cubes, causes.BENEFITS_TAKEN))
    t.tell(BenefitsReceived(seat))
    gain_vp(t, ST, 1, causes.BENEFITS_TAKEN)


FREE_ACTION: Final[FreeAction] = free_action("receive-benefits", {WC: 17, MC: 25, CC: 20}, why_not, begin)
