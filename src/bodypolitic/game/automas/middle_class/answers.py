"""How the Middle Class Automa answers what any Middle Class player may be asked outside its main action."""

from bodypolitic.game import chance
from bodypolitic.game.codes import UNSKILLED
from bodypolitic.game.options import EMPLOY, UNEMPLOYED, Option
from bodypolitic.game.table import Table


def one_of(t: Table, options: list[Option]) -> Option:
    """One of several options by the game's chance."""
    return options[chance.below(t.chance, len(options))] if len(options) > 1 else options[0]


def take_founder(t: Table, options: list[Option]) -> Option:
    """Only unemployed workers found a company: an unskilled one where it may be, or else any."""
    unemployed = [option for option in options if option.b == UNEMPLOYED]
    unskilled = [option for option in unemployed if option.a == UNSKILLED]
    return one_of(t, unskilled or unemployed)


def hire(t: Table, options: list[Option]) -> Option:
    """Employees are always welcome; which skilled one stands in for an unskilled one is drawn by lot."""
    return one_of(t, [option for option in options if option.verb == EMPLOY] or options)


def replace_cube(t: Table, options: list[Option]) -> Option:
    """Which of the opponents' drawn cubes is replaced first: each cube has the same chance."""
    cubes = [option for option in options for _ in range(t.drawn[option.a])]
    return one_of(t, cubes)
