"""Buy Goods & Services (p. 15, 23): one kind of resource, from up to 2 sources, up to the Population from each."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import INFLUENCE, ST
from bodypolitic.game.components.boards import BUY_SOURCES
from bodypolitic.game.money import funds
from bodypolitic.game.options import AMOUNT, BUY, DONE, FROM, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import (
    available_from,
    gain_goods,
    gain_influence,
    hand_over,
    pay_for,
    price_of,
    sources_of,
    welfare_bonus,
)
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """Something must be for sale that the buyer can pay for; no loan is taken for it (p. 33)."""
    missing = -1
    for resource in range(5):
        for source in sources_of(t, resource, seat):
            short = price_of(t, source, resource, seat) - funds(t, seat)
            if short <= 0:
                return None
            missing = short if missing < 0 else min(missing, short)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else Reason(reasons.NOTHING_TO_BUY)


def begin(t: Table, seat: int) -> None:
    """Choose the resource."""
    t.push(ChooseResource(seat))


def affordable(t: Table, seat: int, source: int, resource: int) -> int:
    """How many units a buyer may get from a source in one action."""
    most = min(t.population(seat), available_from(t, source, resource))
    price = price_of(t, source, resource, seat)
    return min(most, funds(t, seat) // price) if price else most


def _sources(t: Table, seat: int, resource: int, used: int) -> list[int]:
    return [
        source
        for source in sources_of(t, resource, seat)
        if source != used and affordable(t, seat, source, resource) > 0
    ]


class ChooseResource(Ask):
    """The one resource to buy."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(BUY, resource) for resource in range(5) if _sources(t, self.seat, resource, -1)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(ChooseSource(self.seat, option.a, BUY_SOURCES, -1))


class ChooseSource(Ask):
    """The next source; after the first one may stop."""

    FIELDS = ("seat", "resource", "left", "used")

    def __init__(self, seat: int, resource: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.used = used

    def options(self, t: Table) -> list[Option]:
        options = [Option(FROM, source) for source in _sources(t, self.seat, self.resource, self.used)]
        if self.left < BUY_SOURCES:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == FROM:
            t.push(ChooseAmount(self.seat, self.resource, self.left, option.a))


class ChooseAmount(Ask):
    """How many to buy from the source."""

    FIELDS = ("seat", "resource", "left", "source")

    def __init__(self, seat: int, resource: int, left: int, source: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.source = source

    def options(self, t: Table) -> list[Option]:
        most = affordable(t, self.seat, self.source, self.resource)
        return [Option(AMOUNT, amount) for amount in range(1, most + 1)]

    def choose(self, t: Table, option: Option) -> None:
        buy(t, self.seat, self.source, self.resource, option.a)
        if self.left > 1:
            t.push(ChooseSource(self.seat, self.resource, self.left - 1, self.source))


def buy(t: Table, buyer: int, source: int, resource: int, amount: int) -> None:
    """Pay, and move the units into the buyer's Goods & Services area."""
    pay_for(t, buyer, source, resource, amount)
    hand_over(t, source, resource, amount)
    if resource == INFLUENCE:
        gain_influence(t, buyer, amount, h.PURCHASE)
    else:
        gain_goods(t, buyer, resource, amount, h.PURCHASE)
    if source == ST:
        welfare_bonus(t, buyer, resource, amount)
