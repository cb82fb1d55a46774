"""The voting bag: how cubes get in and out of it (p. 12, 13)."""

from bodypolitic.game.components.boards import MC_CUBES_WITHOUT_MC, VOTES_DRAWN
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import CC, CLASSES, MC, WC, Cause, Role
from bodypolitic.game.records.happenings import CubesAdded, CubesDrawn, CubesPutAside, CubesRemoved, CubesReturned
from bodypolitic.game.rules.workers import operational_companies
from bodypolitic.game.table.table import Table


def add_cubes(t: Table, who: Role, amount: int, reason: Cause) -> None:
    """Voting cubes of a class into the bag, as many as are left."""
    amount = min(amount, t.cubes[who])
    if amount:
        t.cubes[who] -= amount
        t.bag[who] += amount
        t.tell(CubesAdded(who, amount, reason))


def refill_bag(t: Table) -> None:
    """Each class adds half its Population or half its operational companies, rounded up; the Middle Class the more."""
    add_cubes(t, WC, _half(t.population(WC)), causes.REFILL)
    if t.plays(MC):
        add_cubes(t, MC, max(_half(t.population(MC)), _half(operational_companies(t, MC))), causes.REFILL)
    else:
        add_cubes(t, MC, MC_CUBES_WITHOUT_MC, causes.REFILL)
    add_cubes(t, CC, _half(operational_companies(t, CC)), causes.REFILL)


def _half(number: int) -> int:
    return (number + 1) // 2


def cubes_in_bag(t: Table) -> int:
    """How many voting cubes are in the bag."""
    return t.bag[WC] + t.bag[MC] + t.bag[CC]


def draw_cube(t: Table) -> Role:
    """Draw one cube from a bag that has some, and return whose it is."""
    cube = chance.below(t.chance, cubes_in_bag(t))
    for who in CLASSES:
        if cube < t.bag[who]:
            t.bag[who] -= 1
            t.drawn[who] += 1
            return who
        cube -= t.bag[who]
    raise AssertionError("the bag is empty")


def draw_cubes(t: Table, number: int) -> None:
    """Draw cubes. An empty bag is refilled twice, without influence for the State (p. 13)."""
    for _ in range(number):
        if cubes_in_bag(t) == 0:
            refill_bag(t)
            refill_bag(t)
            if cubes_in_bag(t) == 0:
                break
        draw_cube(t)
    t.tell(CubesDrawn(t.drawn[WC], t.drawn[MC], t.drawn[CC]))


def draw_votes(t: Table) -> None:
    """The 5 cubes of a vote, unless a poll has drawn them already.

    Without a Middle Class player its cubes count among the 5 but are put aside at once (p. 12).
    """
    if sum(t.drawn) == 0:
        draw_cubes(t, VOTES_DRAWN)
    if not t.plays(MC):
        discard_drawn(t, MC)


def discard_drawn(t: Table, who: Role) -> None:
    """A class's drawn cubes go back to its supply."""
    if t.drawn[who]:
        t.tell(CubesPutAside(who, t.drawn[who]))
        t.cubes[who] += t.drawn[who]
        t.drawn[who] = 0


def remove_drawn(t: Table, who: Role, amount: int) -> None:
    """Some of a class's drawn cubes are taken out of the bag, to its supply."""
    t.drawn[who] -= amount
    t.cubes[who] += amount
    t.tell(CubesRemoved(who, amount))


def return_drawn(t: Table, who: Role) -> None:
    """A class's drawn cubes go back into the bag."""
    if t.drawn[who]:
        t.tell(CubesReturned(who, t.drawn[who]))
        t.bag[who] += t.drawn[who]
        t.drawn[who] = 0
