"""Buying food to cover needs: from the cheapest source, as much as it has."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.narrowing import Bullet, preferred
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import FOOD, MC, WC, Role
from bodypolitic.game.phases.production import BuyFood
from bodypolitic.game.records.options import BuyFrom, Option
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.table import Table

CHEAPEST_FOOD: Final = lines.line("food-cheapest-source")
FOOD_SOURCE_ORDER: Final = lines.line("food-order-of-sources")


@answers(BuyFood, by=(WC, MC))
def food_source(t: Table, role: Role, step: BuyFood, options: list[BuyFrom]) -> Option:
    """The cheapest source; among several the first in an Automa's order."""
    order = automa_of(t, role).FOOD_SOURCES
    bullets: list[Bullet[int]] = [
        Bullet(CHEAPEST_FOOD, lambda number: price_of(t, options[number].source, FOOD, role), lowest=True),
        Bullet(FOOD_SOURCE_ORDER, lambda number: order.index(options[number].source), lowest=True),
    ]
    return preferred(t, role, options, bullets)
