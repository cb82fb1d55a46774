"""Providing: the State puts items into a class's State Benefits area, buying what it lacks or would keep (p. 27)."""

from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    FOR_SALE,
    FOREIGN_MARKET,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    BenefitItem,
    Party,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import BenefitsDiscarded, Provided, Spent
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Amount, BuyFrom
from bodypolitic.game.records.refusals import EVENT_PAGE, NeedsMoney, OwnGoodsLeftOut, Refusal, RestMustFit
from bodypolitic.game.rules.resources import (
    available_from,
    hand_over,
    lack_at_source,
    might_sell,
    pay_for,
    price_of,
    priced,
    sale,
    stock,
)
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def clear_benefits(t: Table, who: Role) -> None:
    """Items left from an earlier action are discarded when new ones are provided; those of this action stay (F31)."""
    laid_out = t.benefits[who]
    if t.provided_now[who] or not any(laid_out):
        t.provided_now[who] = 1
        return
    t.provided_now[who] = 1
    for resource in ALL_RESOURCES:
        t.supply[resource] += laid_out[resource]
        laid_out[resource] = 0
    laid_out[BENEFIT_MONEY] = 0
    t.cubes[who] += laid_out[BENEFIT_CUBES]
    laid_out[BENEFIT_CUBES] = 0
    t.tell(BenefitsDiscarded(who))


def _lay_out(t: Table, who: Role, item: BenefitItem, amount: int) -> None:
    t.benefits[who][item] += amount
    t.tell(Provided(who, item, amount))


def provide_money(t: Table, who: Role, amount: int) -> None:
    """Money from the State Treasury."""
    t.money[ST] -= amount
    _lay_out(t, who, BENEFIT_MONEY, amount)


def provide_media_influence(t: Table, who: Role, amount: int) -> None:
    """Influence from the Public Services."""
    t.media_influence -= amount
    t.tell(Spent(ST, INFLUENCE, amount, causes.PROVISION, FOR_SALE))
    _lay_out(t, who, BenefitItem(INFLUENCE), amount)


def provide_personal_influence(t: Table, who: Role, amount: int) -> None:
    """Influence from the State's own board."""
    t.influence[ST] -= amount
    t.tell(Spent(ST, INFLUENCE, amount, causes.PROVISION))
    _lay_out(t, who, BenefitItem(INFLUENCE), amount)


def provide_cubes(t: Table, who: Role, amount: int) -> None:
    """Voting cubes of the class itself, from its supply."""
    t.cubes[who] -= amount
    _lay_out(t, who, BENEFIT_CUBES, amount)


def _price(t: Table, source: Party, resource: Resource) -> int:
    return 0 if source == ST else price_of(t, source, resource, ST)


def sources_to_provide(t: Table, resource: Resource, who: Role) -> list[Party]:
    """Where the State may take a resource from, its own stock first: never from the class that receives it."""
    sources: list[Party] = [source for source in (ST, MC, CC) if source != who and stock(t, source, resource) > 0]
    if resource <= LUXURY and t.supply[resource] > 0:
        sources.append(FOREIGN_MARKET)
    return sources


def cheapest(t: Table, resource: Resource, who: Role, needed: int, taken_from: int = -1, taken: int = 0) -> int:
    """The least the State can pay for so many units, once some are taken from a source; -1 if they can't be had."""
    offers: list[tuple[int, int]] = []
    for source in sources_to_provide(t, resource, who):
        available = available_from(t, source, resource) - (taken if source == taken_from else 0)
        offers.append((_price(t, source, resource), available))
    offers.sort()
    cost = 0
    for price, available in offers:
        units = min(needed, available)
        cost += units * price
        needed -= units
    return cost if needed == 0 else -1


def amounts_to_provide(t: Table, resource: Resource, who: Role, needed: int, reserve: int, source: Party) -> list[int]:
    """How many units may come from a source so that the rest can still be had, with `reserve` money kept back."""
    amounts: list[int] = []
    only_source = len(sources_to_provide(t, resource, who)) == 1
    for amount in range(needed if only_source else 1, min(needed, available_from(t, source, resource)) + 1):
        rest = cheapest(t, resource, who, needed - amount, source, amount)
        if rest >= 0 and rest + amount * _price(t, source, resource) + reserve <= t.money[ST]:
            amounts.append(amount)
    return amounts


def why_not_provided(
    t: Table, resource: Resource, who: Role, needed: int, reserve: int, source: Party, amount: int
) -> Refusal:
    """Why so many units for a class can't come from a source."""
    if source == who:
        return OwnGoodsLeftOut()
    if source not in sources_to_provide(t, resource, who) or amount > available_from(t, source, resource):
        return lack_at_source(t, source, resource)
    rest = cheapest(t, resource, who, needed - amount, source, amount)
    if rest < 0:
        return RestMustFit()
    return NeedsMoney(rest + amount * _price(t, source, resource) + reserve, t.money[ST])


@record
class ProvideResource(Ask[BuyFrom]):
    """Where the next units for a class come from."""

    who: Role
    resource: Resource
    needed: int
    reserve: int

    def options(self, t: Table) -> list[BuyFrom]:
        return [
            BuyFrom(source)
            for source in sources_to_provide(t, self.resource, self.who)
            if amounts_to_provide(t, self.resource, self.who, self.needed, self.reserve, source)
        ]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[BuyFrom]:
        return [BuyFrom(source) for source in might_sell(t, ST)]

    def why_not(self, t: Table, option: BuyFrom) -> Refusal:
        return why_not_provided(t, self.resource, self.who, self.needed, self.reserve, option.source, 1)

    def offer(self, t: Table, option: BuyFrom) -> Offer | None:
        return priced(t, self.seat, option.source, self.resource)

    def choose(self, t: Table, option: BuyFrom) -> None:
        t.push(ProvideFrom(ST, self.who, self.resource, self.needed, self.reserve, option.source))


@record
class ProvideFrom(Ask[Amount]):
    """How many units come from a source."""

    who: Role
    resource: Resource
    needed: int
    reserve: int
    source: Party

    def options(self, t: Table) -> list[Amount]:
        return [
            Amount(amount)
            for amount in amounts_to_provide(t, self.resource, self.who, self.needed, self.reserve, self.source)
        ]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Amount]:
        amounts = [option.amount for option in self.options(t)]
        return [Amount(amount) for amount in (amounts[0] - 1, amounts[-1] + 1) if 1 <= amount <= self.needed]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return why_not_provided(t, self.resource, self.who, self.needed, self.reserve, self.source, option.amount)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return sale(t, self.seat, self.source, self.resource, option.amount)

    def choose(self, t: Table, option: Amount) -> None:
        amount = option.amount
        if self.source != ST:
            pay_for(t, ST, self.source, self.resource, amount)
        hand_over(t, self.source, self.resource, amount, causes.PROVISION if self.source == ST else causes.PURCHASE)
        t.supply[self.resource] -= amount
        _lay_out(t, self.who, BenefitItem(self.resource), amount)
        if amount < self.needed:
            t.push(ProvideResource(ST, self.who, self.resource, self.needed - amount, self.reserve))
