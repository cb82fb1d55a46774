"""Receive Benefits (p. 17, 20, 25): take what the State has put into one's State Benefits area."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import (
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    INFLUENCE,
    ST,
    STORABLE,
    SUPPLY,
)
from bodypolitic.game.money import receive
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_goods, gain_influence, store
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import Table


def why_not(t: Table, seat: int) -> Reason | None:
    """Four players, and something must lie there."""
    if not t.plays(ST):
        return Reason(reasons.FOUR_PLAYERS_ONLY)
    return None if has_benefits(t, seat) else Reason(reasons.NO_BENEFITS)


def has_benefits(t: Table, who: int) -> bool:
    """Whether anything lies in a class's State Benefits area."""
    return any(t.benefits[who * 7 : who * 7 + 7])


def begin(t: Table, seat: int) -> None:
    """Take everything; goods of the Capitalist Class go to its storages, cubes into the bag; the State gains 1 VP."""
    first = seat * 7
    for resource in range(STORABLE):
        amount = t.benefits[first + resource]
        t.benefits[first + resource] = 0
        t.supply[resource] += amount
        if seat == CC:
            store(t, CC, resource, amount, h.BENEFITS_TAKEN)
        else:
            gain_goods(t, seat, resource, amount, h.BENEFITS_TAKEN)
    influence = t.benefits[first + INFLUENCE]
    t.benefits[first + INFLUENCE] = 0
    t.supply[INFLUENCE] += influence
    gain_influence(t, seat, influence, h.BENEFITS_TAKEN)
    receive(t, seat, SUPPLY, t.benefits[first + BENEFIT_MONEY], h.BENEFITS_TAKEN)
    t.benefits[first + BENEFIT_MONEY] = 0
    cubes = t.benefits[first + BENEFIT_CUBES]
    t.benefits[first + BENEFIT_CUBES] = 0
    if cubes:
        t.bag[seat] += cubes
        t.tell(h.CUBES_ADDED, seat, cubes, h.BENEFITS_TAKEN)
    t.tell(h.BENEFITS_RECEIVED, seat)
    gain_vp(t, ST, 1, h.BENEFITS_TAKEN)
