"""Buy Goods & Services (p. 15, 23): one kind of resource, from up to 2 sources, up to the Population from each."""

from typing import ClassVar, Final

from bodypolitic.game.components.boards import BUY_SOURCES
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ALL_RESOURCES, FOREIGN_MARKET, INFLUENCE, MC, ST, WC, Party, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount, Buy, BuyFrom, Done
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import (
    CARD_PAGE,
    AtMost,
    BoughtThereAlready,
    NeedsMoney,
    NobodySells,
    NoForeignMarket,
    NothingToBuy,
    NotOnTheseTerms,
    Refusal,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.resources import (
    available_from,
    foreign_market_open,
    gain_goods,
    gain_influence,
    hand_over,
    lack_at_source,
    might_sell,
    pay_for,
    price_of,
    sources_of,
    welfare_bonus,
)
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


@record
class PurchaseTerms(Record):
    """How a purchase may go: what, from whom, from how many, how much from each, and what the buyer pays of the price.

    `sources` and `resources` left empty mean all there are; `times` counts Populations from each source, of which
    `half_population` is the half, rounded up. A half price may be for the resources of `half_of` from the sources of
    `half_from` only. `counts` says that the units bought are what the card's legitimacy goes by.
    """

    source_limit: int
    resources: tuple[Resource, ...] = ()
    sources: tuple[Party, ...] = ()
    times: int = 1
    half_population: bool = False
    half_price: bool = False
    half_of: tuple[Resource, ...] = ()
    half_from: tuple[Party, ...] = ()
    state_pays_rest: bool = False
    no_tariff: bool = False
    counts: bool = False

    NO_LIMIT: ClassVar[dict[str, int]] = {"source_limit": 4}  # as many sources as there are
    ONE_OF = ("sources", "half_from")

    def halves(self, source: Party, resource: Resource) -> bool:
        """Whether the buyer pays half the price of a resource from a source."""
        if not self.half_price or (self.half_of and resource not in self.half_of):
            return False
        return not self.half_from or source in self.half_from


BASIC_TERMS: Final = PurchaseTerms(BUY_SOURCES)


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Something must be for sale that the buyer can pay for; no loan is taken for it (p. 33)."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: Role, terms: PurchaseTerms) -> Refusal | None:
    """Something must be for sale on these terms that the buyer can pay for."""
    cheapest, has = 0, funds(t, seat)
    for resource in ALL_RESOURCES:
        for source in sources_on(t, seat, resource, terms):
            cost = cost_on(t, seat, source, resource, 1, terms)
            if cost <= has:
                return None
            cheapest = cost if cheapest == 0 else min(cheapest, cost)
    return NeedsMoney(cheapest, has) if cheapest else NothingToBuy()


def begin(t: Table, seat: Role) -> None:
    """Choose the resource."""
    begin_on(t, seat, BASIC_TERMS)


BASIC_ACTION: Final[BasicAction] = basic_action("buy-goods-and-services", {WC: 15, MC: 23}, why_not, begin)


def begin_on(t: Table, seat: Role, terms: PurchaseTerms) -> None:
    """Choose the resource to buy on these terms."""
    t.push(ChooseResource(seat, terms))


def sources_on(t: Table, seat: Role, resource: Resource, terms: PurchaseTerms) -> list[Party]:
    """Who sells a resource on these terms."""
    if terms.resources and resource not in terms.resources:
        return []
    return [
        source
        for source in sources_of(t, resource, seat)
        if (not terms.sources or source in terms.sources) and (source != FOREIGN_MARKET or foreign_market_open(t))
    ]


def price_on(t: Table, seat: Role, source: Party, resource: Resource, terms: PurchaseTerms) -> int:
    """What one unit costs before it is halved."""
    return price_of(t, source, resource, ST if terms.no_tariff and source == FOREIGN_MARKET else seat)


def cost_on(t: Table, seat: Role, source: Party, resource: Resource, amount: int, terms: PurchaseTerms) -> int:
    """What the buyer pays; half prices halve the sum, rounded up (F26)."""
    price = price_on(t, seat, source, resource, terms)
    return (price * amount + 1) // 2 if terms.halves(source, resource) else price * amount


def affordable(t: Table, seat: Role, source: Party, resource: Resource, terms: PurchaseTerms) -> int:
    """How many units a buyer may get from a source in one action."""
    most = min(most_wanted(t, seat, terms), available_from(t, source, resource))
    while most and cost_on(t, seat, source, resource, most, terms) > funds(t, seat):
        most -= 1
    return most


def most_wanted(t: Table, seat: Role, terms: PurchaseTerms) -> int:
    """How many units a buyer may get from each source, for all its money."""
    return (t.population(seat) + 1) // 2 if terms.half_population else t.population(seat) * terms.times


def _sources(t: Table, seat: Role, resource: Resource, used: tuple[Party, ...], terms: PurchaseTerms) -> list[Party]:
    return [
        source
        for source in sources_on(t, seat, resource, terms)
        if source not in used and affordable(t, seat, source, resource, terms) > 0
    ]


def why_not_from(
    t: Table, seat: Role, source: Party, resource: Resource, used: tuple[Party, ...], terms: PurchaseTerms
) -> Refusal:
    """Why nothing can be bought from a source."""
    if source in used:
        return BoughtThereAlready()
    if terms.sources and source not in terms.sources:
        return NotOnTheseTerms()
    if source == FOREIGN_MARKET and not foreign_market_open(t):
        return NoForeignMarket()
    if source not in sources_of(t, resource, seat):
        return lack_at_source(t, source, resource)
    return NeedsMoney(cost_on(t, seat, source, resource, 1, terms), funds(t, seat))


def buying_page(buyer: Role) -> int:
    """Where the rulebook speaks of buying; the Capitalist Class and the State buy by cards only."""
    return BASIC_ACTION.pages[buyer] or CARD_PAGE


@record
class ChooseResource(Ask[Buy]):
    """The one resource to buy."""

    terms: PurchaseTerms

    def options(self, t: Table) -> list[Buy]:
        return [Buy(resource) for resource in ALL_RESOURCES if _sources(t, self.seat, resource, (), self.terms)]

    def page(self) -> int:
        return buying_page(self.seat)

    def expected(self, t: Table) -> list[Buy]:
        return [Buy(resource) for resource in ALL_RESOURCES]

    def why_not(self, t: Table, option: Buy) -> Refusal:
        if self.terms.resources and option.resource not in self.terms.resources:
            return NotOnTheseTerms()
        sources = sources_on(t, self.seat, option.resource, self.terms)
        if not sources:
            return NobodySells()
        costs = [cost_on(t, self.seat, source, option.resource, 1, self.terms) for source in sources]
        return NeedsMoney(min(costs), funds(t, self.seat))

    def choose(self, t: Table, option: Buy) -> None:
        t.push(ChooseSource(self.seat, option.resource, (), self.terms))


@record
class ChooseSource(Ask[BuyFrom | Done]):
    """The next source; after the first one may stop."""

    resource: Resource
    used: tuple[Party, ...]
    terms: PurchaseTerms

    def options(self, t: Table) -> list[BuyFrom | Done]:
        options: list[BuyFrom | Done] = [
            BuyFrom(source) for source in _sources(t, self.seat, self.resource, self.used, self.terms)
        ]
        if self.used:
            options.append(Done())
        return options

    def page(self) -> int:
        return buying_page(self.seat)

    def expected(self, t: Table) -> list[BuyFrom | Done]:
        return [BuyFrom(source) for source in might_sell(t, self.seat)]

    def why_not(self, t: Table, option: BuyFrom | Done) -> Refusal:
        assert isinstance(option, BuyFrom)
        return why_not_from(t, self.seat, option.source, self.resource, self.used, self.terms)

    def offer(self, t: Table, option: BuyFrom | Done) -> Offer | None:
        if isinstance(option, Done) or option.source == self.seat:
            return None
        price = price_on(t, self.seat, option.source, self.resource, self.terms)
        half = self.terms.halves(option.source, self.resource)
        return Offer(amount_of(self.resource, 1), each=price, half=half, payer=self.seat, payee=option.source)

    def choose(self, t: Table, option: BuyFrom | Done) -> None:
        if isinstance(option, BuyFrom):
            t.push(ChooseAmount(self.seat, self.resource, (*self.used, option.source), self.terms))


@record
class ChooseAmount(Ask[Amount]):
    """How many to buy from the last of the sources."""

    SPEAKS_OF = (("source", "Party"),)

    resource: Resource
    used: tuple[Party, ...]
    terms: PurchaseTerms

    def options(self, t: Table) -> list[Amount]:
        most = affordable(t, self.seat, self.used[-1], self.resource, self.terms)
        return [Amount(amount) for amount in range(1, most + 1)]

    def spoken_of(self, t: Table) -> tuple[int, ...]:
        return (self.used[-1],)

    def page(self) -> int:
        return buying_page(self.seat)

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(affordable(t, self.seat, self.used[-1], self.resource, self.terms) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        source = self.used[-1]
        if option.amount > most_wanted(t, self.seat, self.terms):
            return AtMost(option.amount - 1)
        if option.amount > available_from(t, source, self.resource):
            return lack_at_source(t, source, self.resource)
        return NeedsMoney(cost_on(t, self.seat, source, self.resource, option.amount, self.terms), funds(t, self.seat))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        goods, source = amount_of(self.resource, option.amount), self.used[-1]
        if source == self.seat:
            return Offer(goods)
        cost = cost_on(t, self.seat, source, self.resource, option.amount, self.terms)
        return Offer(goods, cost, payer=self.seat, payee=source)

    def choose(self, t: Table, option: Amount) -> None:
        buy(t, self.seat, self.used[-1], self.resource, option.amount, self.terms)
        if len(self.used) < self.terms.source_limit:
            t.push(ChooseSource(self.seat, self.resource, self.used, self.terms))


def buy(t: Table, buyer: Role, source: Party, resource: Resource, amount: int, terms: PurchaseTerms) -> None:
    """Pay, and move the units into the buyer's Goods & Services area."""
    if terms.halves(source, resource):
        cost = cost_on(t, buyer, source, resource, amount, terms)
        rest = price_of(t, source, resource, buyer) * amount - cost
        pay(t, buyer, source, cost, causes.PURCHASE)
        if terms.state_pays_rest and source != ST:
            pay(t, ST, source, rest, t.card_reason(buyer))
    elif terms.no_tariff:
        pay(t, buyer, source, cost_on(t, buyer, source, resource, amount, terms), causes.PURCHASE)
    else:
        pay_for(t, buyer, source, resource, amount)
    hand_over(t, source, resource, amount)
    if terms.counts:
        t.tally += amount
    if resource == INFLUENCE:
        gain_influence(t, buyer, amount, causes.PURCHASE)
    else:
        gain_goods(t, buyer, resource, amount, causes.PURCHASE)
    if source == ST:
        welfare_bonus(t, buyer, resource, amount)
