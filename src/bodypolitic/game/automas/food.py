"""Buying food to cover needs: from the cheapest source, as much as it has."""

from typing import Final

from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import FOOD, Party, Role
from bodypolitic.game.records.options import BuyFrom, Option
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.table import Table

CHEAPEST_FOOD: Final = lines.line("food-cheapest-source")
FOOD_SOURCE_ORDER: Final = lines.line("food-order-of-sources")


def choose_food_source(t: Table, role: Role, options: list[BuyFrom], order: tuple[Party, ...]) -> Option:
    """The cheapest source; among several the first in an Automa's order."""
    bullets: list[Bullet[int]] = [
        Bullet(CHEAPEST_FOOD, lambda number: price_of(t, options[number].source, FOOD, role), lowest=True),
        Bullet(FOOD_SOURCE_ORDER, lambda number: order.index(options[number].source), lowest=True),
    ]
    return options[narrow(t, role, list(range(len(options))), bullets, lambda number: (options[number],))]
