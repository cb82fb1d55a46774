"""Adjust Prices: an Automa asks the middle price, or the highest where policies make buyers depend on it."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import EDUCATION_POLICY, FOREIGN_TRADE, HEALTH_AND_BENEFITS, A, C
from bodypolitic.game.components.boards import PRICE_OPTIONS
from bodypolitic.game.free_actions import adjust_prices
from bodypolitic.game.free_actions.adjust_prices import AdjustPrices
from bodypolitic.game.options import DONE, FREE_ACTIONS, PRICE, Option
from bodypolitic.game.table import Table

ADJUST_PRICES: Final = FREE_ACTIONS.index("adjust-prices")

# By resource: the policy, and its section, under which the highest price is asked
DEAR_UNDER: Final = ((FOREIGN_TRADE, A), (FOREIGN_TRADE, A), (HEALTH_AND_BENEFITS, C), (EDUCATION_POLICY, C))


def wanted_price(t: Table, resource: int) -> int:
    """The price that an Automa asks for a resource."""
    policy, section = DEAR_UNDER[resource]
    return PRICE_OPTIONS[resource][2 if t.policies[policy] == section else 1]


def adjust_prices_if_needed(t: Table, role: int) -> None:
    """The free action, if a price is not as wanted."""
    free = adjust_prices.free_prices(t, role, adjust_prices.ALL_PRICES)
    if any(t.prices[role * 4 + resource] != wanted_price(t, resource) for resource in free):
        t.tell(h.FREE_ACTION, role, ADJUST_PRICES)
        adjust_prices.begin(t, role)


def next_price(t: Table, step: AdjustPrices, options: list[Option]) -> Option:
    """The next price that is not as wanted, or the end of the adjustment."""
    for option in options:
        if option.verb == PRICE and option.b == wanted_price(t, option.a):
            return option
    return next(option for option in options if option.verb == DONE)
