"""Buy Goods & Services (p. 15, 23): one kind of resource, from up to 2 sources, up to the Population from each."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import FOREIGN_MARKET, INFLUENCE, ST
from bodypolitic.game.components.boards import BUY_SOURCES
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import AMOUNT, BUY, DONE, FROM, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import (
    available_from,
    foreign_market_open,
    gain_goods,
    gain_influence,
    hand_over,
    pay_for,
    price_of,
    sources_of,
    welfare_bonus,
)
from bodypolitic.game.table import Ask, Table


class PurchaseTerms:
    """How a purchase may go: what, from whom, from how many, how much from each, and what the buyer pays of the price.

    `sources` and `resources` left empty mean all there are; `times` counts Populations from each source, of which
    `half_population` is the half, rounded up. A half price may be for the resources of `half_of` from the sources of
    `half_from` only. `counts` says that the units bought are what the card's legitimacy goes by.
    """

    __slots__ = (
        "counts",
        "half_from",
        "half_of",
        "half_population",
        "half_price",
        "no_tariff",
        "resources",
        "source_limit",
        "sources",
        "state_pays_rest",
        "times",
    )

    def __init__(
        self,
        source_limit: int,
        *,
        resources: tuple[int, ...] = (),
        sources: tuple[int, ...] = (),
        times: int = 1,
        half_population: bool = False,
        half_price: bool = False,
        half_of: tuple[int, ...] = (),
        half_from: tuple[int, ...] = (),
        state_pays_rest: bool = False,
        no_tariff: bool = False,
        counts: bool = False,
    ) -> None:
        self.source_limit = source_limit
        self.resources = resources
        self.sources = sources
        self.times = times
        self.half_population = half_population
        self.half_price = half_price
        self.half_of = half_of
        self.half_from = half_from
        self.state_pays_rest = state_pays_rest
        self.no_tariff = no_tariff
        self.counts = counts

    def halves(self, source: int, resource: int) -> bool:
        """Whether the buyer pays half the price of a resource from a source."""
        if not self.half_price or (self.half_of and resource not in self.half_of):
            return False
        return not self.half_from or source in self.half_from


PURCHASE_TERMS: Final[list[PurchaseTerms]] = [PurchaseTerms(BUY_SOURCES)]
BASIC_TERMS: Final = 0


def purchase_terms(terms: PurchaseTerms) -> int:
    """Add terms that a card buys on, and give back their number."""
    PURCHASE_TERMS.append(terms)
    return len(PURCHASE_TERMS) - 1


def why_not(t: Table, seat: int) -> Reason | None:
    """Something must be for sale that the buyer can pay for; no loan is taken for it (p. 33)."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: int, terms: int) -> Reason | None:
    """Something must be for sale on these terms that the buyer can pay for."""
    missing = -1
    for resource in range(5):
        for source in sources_on(t, seat, resource, terms):
            short = cost_on(t, seat, source, resource, 1, terms) - funds(t, seat)
            if short <= 0:
                return None
            missing = short if missing < 0 else min(missing, short)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else Reason(reasons.NOTHING_TO_BUY)


def begin(t: Table, seat: int) -> None:
    """Choose the resource."""
    begin_on(t, seat, BASIC_TERMS)


def begin_on(t: Table, seat: int, terms: int) -> None:
    """Choose the resource to buy on these terms."""
    t.push(ChooseResource(seat, terms))


def sources_on(t: Table, seat: int, resource: int, terms: int) -> list[int]:
    """Who sells a resource on these terms."""
    on = PURCHASE_TERMS[terms]
    if on.resources and resource not in on.resources:
        return []
    return [
        source
        for source in sources_of(t, resource, seat)
        if (not on.sources or source in on.sources) and (source != FOREIGN_MARKET or foreign_market_open(t))
    ]


def cost_on(t: Table, seat: int, source: int, resource: int, amount: int, terms: int) -> int:
    """What the buyer pays; half prices halve the sum, rounded up (F26)."""
    on = PURCHASE_TERMS[terms]
    price = price_of(t, source, resource, ST if on.no_tariff and source == FOREIGN_MARKET else seat)
    return (price * amount + 1) // 2 if on.halves(source, resource) else price * amount


def affordable(t: Table, seat: int, source: int, resource: int, terms: int) -> int:
    """How many units a buyer may get from a source in one action."""
    on = PURCHASE_TERMS[terms]
    wanted = (t.population(seat) + 1) // 2 if on.half_population else t.population(seat) * on.times
    most = min(wanted, available_from(t, source, resource))
    while most and cost_on(t, seat, source, resource, most, terms) > funds(t, seat):
        most -= 1
    return most


def _sources(t: Table, seat: int, resource: int, used: tuple[int, ...], terms: int) -> list[int]:
    return [
        source
        for source in sources_on(t, seat, resource, terms)
        if source not in used and affordable(t, seat, source, resource, terms) > 0
    ]


class ChooseResource(Ask):
    """The one resource to buy."""

    FIELDS = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        super().__init__(seat)
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        return [Option(BUY, resource) for resource in range(5) if _sources(t, self.seat, resource, (), self.terms)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(ChooseSource(self.seat, option.a, (), self.terms))


class ChooseSource(Ask):
    """The next source; after the first one may stop."""

    FIELDS = ("seat", "resource", "used", "terms")

    def __init__(self, seat: int, resource: int, used: tuple[int, ...], terms: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.used = used
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        options = [Option(FROM, source) for source in _sources(t, self.seat, self.resource, self.used, self.terms)]
        if self.used:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == FROM:
            t.push(ChooseAmount(self.seat, self.resource, (*self.used, option.a), self.terms))


class ChooseAmount(Ask):
    """How many to buy from the last of the sources."""

    FIELDS = ("seat", "resource", "used", "terms")

    def __init__(self, seat: int, resource: int, used: tuple[int, ...], terms: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.used = used
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        most = affordable(t, self.seat, self.used[-1], self.resource, self.terms)
        return [Option(AMOUNT, amount) for amount in range(1, most + 1)]

    def choose(self, t: Table, option: Option) -> None:
        buy(t, self.seat, self.used[-1], self.resource, option.a, self.terms)
        if len(self.used) < PURCHASE_TERMS[self.terms].source_limit:
            t.push(ChooseSource(self.seat, self.resource, self.used, self.terms))


def buy(t: Table, buyer: int, source: int, resource: int, amount: int, terms: int) -> None:
    """Pay, and move the units into the buyer's Goods & Services area."""
    on = PURCHASE_TERMS[terms]
    if on.halves(source, resource):
        cost = cost_on(t, buyer, source, resource, amount, terms)
        rest = price_of(t, source, resource, buyer) * amount - cost
        pay(t, buyer, source, cost, h.PURCHASE)
        if on.state_pays_rest and source != ST:
            pay(t, ST, source, rest, h.ACTION_CARD)
    elif on.no_tariff:
        pay(t, buyer, source, cost_on(t, buyer, source, resource, amount, terms), h.PURCHASE)
    else:
        pay_for(t, buyer, source, resource, amount)
    hand_over(t, source, resource, amount)
    if on.counts:
        t.tally += amount
    if resource == INFLUENCE:
        gain_influence(t, buyer, amount, h.PURCHASE)
    else:
        gain_goods(t, buyer, resource, amount, h.PURCHASE)
    if source == ST:
        welfare_bonus(t, buyer, resource, amount)
