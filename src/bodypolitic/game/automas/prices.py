"""Adjust Prices: an Automa asks the middle price, or the highest where policies make buyers depend on it."""

from typing import Final

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.components.boards import PRICE_OPTIONS
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION_POLICY,
    FOREIGN_TRADE,
    HEALTH_AND_BENEFITS,
    MC,
    A,
    C,
    Policy,
    Resource,
    Role,
)
from bodypolitic.game.records.happenings import FreeActionTaken
from bodypolitic.game.records.options import Done, Option, SetPrice
from bodypolitic.game.rules.free_actions import adjust_prices
from bodypolitic.game.rules.free_actions.adjust_prices import ALL_PRICES, AdjustPrices, free_prices
from bodypolitic.game.table.table import Table

# By resource: the policy, and its section, under which the highest price is asked
DEAR_UNDER: Final[tuple[tuple[Policy, int], ...]] = (
    (FOREIGN_TRADE, A),
    (FOREIGN_TRADE, A),
    (HEALTH_AND_BENEFITS, C),
    (EDUCATION_POLICY, C),
)


def wanted_price(t: Table, resource: Resource) -> int:
    """The price that an Automa asks for a resource."""
    policy, section = DEAR_UNDER[resource]
    return PRICE_OPTIONS[resource][2 if t.policies[policy] == section else 1]


def adjust_prices_if_needed(t: Table, role: Role) -> None:
    """The free action, if a price that it may move is not as wanted."""
    if any(t.prices[role][resource] != wanted_price(t, resource) for resource in free_prices(t, role, ALL_PRICES)):
        t.tell(FreeActionTaken(role, adjust_prices.FREE_ACTION.id))
        adjust_prices.begin(t, role)


@answers(AdjustPrices, by=(MC, CC))
def next_price(t: Table, role: Role, step: AdjustPrices, options: list[Done | SetPrice]) -> Option:
    """The next price that is not as wanted, or the end of the adjustment."""
    for option in options:
        if isinstance(option, SetPrice) and option.price == wanted_price(t, option.resource):
            return option
    return first_of(options, Done)
