"""Adjust Prices (p. 19, 24): move the price markers of one's storages."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import EDUCATION, FOOD, HEALTH, LUXURY
from bodypolitic.game.components.boards import PRICE_OPTIONS
from bodypolitic.game.options import DONE, PRICE, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table

ALL_PRICES: Final = (FOOD, LUXURY, HEALTH, EDUCATION)


def why_not(t: Table, seat: int) -> Reason | None:
    """Prices can always be moved, unless a module fixes them."""
    return None if free_prices(t, seat, ALL_PRICES) else Reason(reasons.PRICES_FIXED)


def begin(t: Table, seat: int) -> None:
    """Any number of prices, at least one."""
    t.push(AdjustPrices(seat, free_prices(t, seat, ALL_PRICES), may_stop=False))


def free_prices(t: Table, seller: int, resources: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the resources whose price a seller may move."""
    if not t.modules:
        return resources
    return tuple(
        [resource for resource in resources if not any(module.fixes_price(t, seller, resource) for module in t.modules)]
    )


def let_seller_adjust(t: Table, seller: int, resources: tuple[int, ...]) -> None:
    """A seller may at once change what it asks for these resources."""
    free = free_prices(t, seller, resources)
    if free:
        t.push(AdjustPrices(seller, free, may_stop=True))


class AdjustPrices(Ask):
    """One price at a time, each resource once."""

    FIELDS = ("seat", "resources", "may_stop")

    def __init__(self, seat: int, resources: tuple[int, ...], may_stop: bool) -> None:
        super().__init__(seat)
        self.resources = resources
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        options = [Option(DONE)] if self.may_stop else []
        for resource in self.resources:
            now = t.prices[self.seat * 4 + resource]
            for price in PRICE_OPTIONS[resource]:
                if price != now:
                    options.append(Option(PRICE, resource, price))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        t.prices[self.seat * 4 + option.a] = option.b
        t.tell(h.PRICE_SET, self.seat, option.a, option.b)
        left = tuple([resource for resource in self.resources if resource != option.a])
        if left:
            t.push(AdjustPrices(self.seat, left, may_stop=True))
