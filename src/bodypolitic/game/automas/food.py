"""Buying food to cover needs: from the cheapest source, as much as it has."""

from typing import Final

from bodypolitic.game.automas import lines
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.codes import FOOD
from bodypolitic.game.options import Option
from bodypolitic.game.resources import price_of
from bodypolitic.game.table import Table

CHEAPEST_FOOD: Final = lines.line("food-cheapest-source")
FOOD_SOURCE_ORDER: Final = lines.line("food-order-of-sources")


def choose_food_source(t: Table, role: int, options: list[Option], order: tuple[int, ...]) -> Option:
    """The cheapest source; among several the first in an Automa's order."""
    bullets = [
        Bullet(CHEAPEST_FOOD, lambda number: -price_of(t, options[number].a, FOOD, role)),
        Bullet(FOOD_SOURCE_ORDER, lambda number: -order.index(options[number].a)),
    ]
    return options[narrow(t, role, list(range(len(options))), bullets)]
