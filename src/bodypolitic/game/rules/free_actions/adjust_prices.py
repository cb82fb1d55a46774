"""Adjust Prices (p. 19, 24): move the price markers of one's storages."""

from typing import Final

from bodypolitic.game.components.boards import PRICE_OPTIONS
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import PriceSet
from bodypolitic.game.records.options import Done, SetPrice
from bodypolitic.game.records.refusals import PriceIsFixed, PriceLeftOut, PricesAreFixed, Refusal
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table

ALL_PRICES: Final[tuple[Resource, ...]] = (FOOD, LUXURY, HEALTH, EDUCATION)


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Prices can always be moved, unless a module fixes them."""
    return None if free_prices(t, seat, ALL_PRICES) else PricesAreFixed()


def begin(t: Table, seat: Role) -> None:
    """Any number of prices, at least one."""
    t.push(AdjustPrices(seat, free_prices(t, seat, ALL_PRICES), may_stop=False))


FREE_ACTION: Final[FreeAction] = free_action("adjust-prices", {MC: 24, CC: 19}, why_not, begin)


def free_prices(t: Table, seller: Role, resources: tuple[Resource, ...]) -> tuple[Resource, ...]:
    """Those of the resources whose price a seller may move."""
    if not t.modules:
        return resources
    return tuple(
        [resource for resource in resources if not any(module.fixes_price(t, seller, resource) for module in t.modules)]
    )


def let_seller_adjust(t: Table, seller: Role, resources: tuple[Resource, ...]) -> None:
    """A seller may at once change what it asks for these resources."""
    free = free_prices(t, seller, resources)
    if free:
        t.push(AdjustPrices(seller, free, may_stop=True))


@record
class AdjustPrices(Ask[Done | SetPrice]):
    """One price at a time, each resource once."""

    resources: tuple[Resource, ...]
    may_stop: bool

    def options(self, t: Table) -> list[Done | SetPrice]:
        options: list[Done | SetPrice] = [Done()] if self.may_stop else []
        for resource in self.resources:
            now = t.prices[self.seat][resource]
            for price in PRICE_OPTIONS[resource]:
                if price != now:
                    options.append(SetPrice(resource, price))
        return options

    def page(self) -> int:
        return FREE_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[Done | SetPrice]:
        return [
            SetPrice(resource, price)
            for resource in ALL_PRICES
            for price in PRICE_OPTIONS[resource]
            if price != t.prices[self.seat][resource]
        ]

    def why_not(self, t: Table, option: Done | SetPrice) -> Refusal:
        assert isinstance(option, SetPrice)
        return PriceLeftOut() if free_prices(t, self.seat, (option.resource,)) else PriceIsFixed()

    def choose(self, t: Table, option: Done | SetPrice) -> None:
        if isinstance(option, Done):
            return
        t.prices[self.seat][option.resource] = option.price
        t.tell(PriceSet(self.seat, option.resource, option.price))
        left = tuple([resource for resource in self.resources if resource != option.resource])
        if left:
            t.push(AdjustPrices(self.seat, left, may_stop=True))
