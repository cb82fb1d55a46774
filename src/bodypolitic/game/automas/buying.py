"""Buying goods and services: what an Automa could buy to prosper, what that would cost, and what it prefers."""

from typing import Final

from bodypolitic.game.automas.automa import Automa, UseBonus, automa_of
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.automas.priority_rows import BGS, SA
from bodypolitic.game.cards.company_effects import PublicCompanyProduces
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import BUY_SOURCES, population_of
from bodypolitic.game.ground.codes import (
    EDUCATION,
    FOREIGN_MARKET,
    HEALTH,
    LUXURY,
    MC,
    UNSKILLED,
    Party,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import ResourceFound, ResourcePriced
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import Amount, Buy, BuyFrom, Done, Option
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms, begin_on, cost_on, sources_on
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.resources import available_from, tariff_of
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

PROSPERING: Final[tuple[Resource, ...]] = (LUXURY, HEALTH, EDUCATION)  # what raises Prosperity
CHEAP_ITEM: Final = 6
UNSKILLED_THAT_WANT_EDUCATION: Final = 3

ROWS_WHEN_FREE: Final = 3
ROWS_WHEN_CHEAP: Final = 2
ROWS_WHEN_DEAR: Final = 1

# Check Goods & Services
CAN_BE_HAD_FOR_FREE: Final = lines.line("goods-can-be-had-for-free")
COSTS_LITTLE: Final = lines.line("goods-cost-little")
COSTS_MUCH: Final = lines.line("goods-cost-much")
CANNOT_BE_HAD: Final = lines.line("goods-cannot-be-had")
NOTHING_TO_PROSPER_BY: Final = lines.line("goods-none-can-be-bought")

# Buy Goods & Services Criteria
FREE: Final = lines.line("buying-free")
EDUCATION_FOR_UNSKILLED: Final = lines.line("buying-education-for-unskilled-workers")
NO_POPULATION_INCREASE: Final = lines.line("buying-no-health-before-population-grows")
CHEAPEST: Final = lines.line("buying-cheapest")
RESOURCE_ORDER: Final = lines.line("buying-order-of-resources")
SOURCE_ORDER: Final = lines.line("buying-order-of-sources")
SECOND_SOURCE: Final = lines.line("buying-from-a-second-source-too")


@record
class Purchase:
    """One way to buy a resource: from which sources, how many from each, and what the buyer pays for all."""

    resource: Resource
    sources: list[Party]
    amounts: list[int]
    cost: int

    @property
    def items(self) -> int:
        """How many are bought."""
        return sum(self.amounts)

    @property
    def picks(self) -> tuple[Option, ...]:
        """What it comes to at the table: the resource, and how many from each source."""
        picks: list[Option] = [Buy(self.resource)]
        for position, source in enumerate(self.sources):
            picks += [BuyFrom(source), Amount(self.amounts[position])]
        return tuple(picks)

    def bought_from(self, source: Party) -> int:
        """How many come from a source."""
        return self.amounts[self.sources.index(source)] if source in self.sources else 0

    def joined_by(self, source: Party, amount: int, cost: int) -> "Purchase":
        """The purchase with more from one more source."""
        return Purchase(self.resource, [*self.sources, source], [*self.amounts, amount], self.cost + cost)


def needed(t: Table, role: Role, resource: Resource) -> int:
    """What is missing up to the Population; a full Population where nothing is missing."""
    population = t.population(role)
    missing = population - t.goods[role][resource]
    return missing if missing > 0 else population


def ways_to_buy(t: Table, role: Role, resource: Resource, terms: PurchaseTerms) -> list[Purchase]:
    """Every affordable way to get what is needed of a resource from as many sources as the terms allow."""
    found: list[Purchase] = []
    sources = sources_on(t, role, resource, terms)
    _add_ways(t, role, Purchase(resource, [], [], 0), sources, needed(t, role, resource), terms, found)
    return found


def _add_ways(
    t: Table,
    role: Role,
    begun: Purchase,
    sources: list[Party],
    missing: int,
    terms: PurchaseTerms,
    found: list[Purchase],
) -> None:
    """The ways that get what is missing from the sources left, after what a purchase has got already."""
    if missing == 0:
        found.append(begun)
        return
    if len(begun.sources) == terms.source_limit:
        return
    for position, source in enumerate(sources):
        for amount in range(1, min(missing, _most_from(t, role, source, begun.resource, terms)) + 1):
            cost = cost_on(t, role, source, begun.resource, amount, terms)
            if begun.cost + cost <= funds(t, role):
                more = begun.joined_by(source, amount, cost)
                _add_ways(t, role, more, sources[position + 1 :], missing - amount, terms, found)


def _most_from(t: Table, role: Role, source: Party, resource: Resource, terms: PurchaseTerms) -> int:
    return min(t.population(role) * terms.times, available_from(t, source, resource))


def ways_to_prosper(t: Table, role: Role, terms: PurchaseTerms) -> list[Purchase]:
    """Every affordable way to buy one of the three resources in a quantity that raises Prosperity."""
    found: list[Purchase] = []
    for resource in PROSPERING:
        found.extend(ways_to_buy(t, role, resource, terms))
    return found


def check_goods_and_services(t: Table, automa: Automa, bought_at: Table, terms: PurchaseTerms) -> None:
    """Check Goods & Services: Buy Goods & Services goes up for each of the three resources that can be bought.

    `bought_at` is the table as the AI card's bonus would leave it; money that it gives takes from the cost.
    """
    role = automa.role
    given = funds(bought_at, role) - funds(t, role)
    eligible = False
    for resource in PROSPERING:
        ways = ways_to_buy(bought_at, role, resource, terms)
        if not ways:
            found = ResourceFound(resource, needed(bought_at, role, resource))
            automa.raise_card(t, BGS, 0, CANNOT_BE_HAD, found)
            continue
        eligible = True
        items = ways[0].items
        cost = max(0, min([way.cost for way in ways]) - given)
        priced = ResourcePriced(resource, items, cost)
        if cost == 0:
            automa.raise_card(t, BGS, ROWS_WHEN_FREE, CAN_BE_HAD_FOR_FREE, priced)
        elif cost <= CHEAP_ITEM * items:
            automa.raise_card(t, BGS, ROWS_WHEN_CHEAP, COSTS_LITTLE, priced)
        else:
            automa.raise_card(t, BGS, ROWS_WHEN_DEAR, COSTS_MUCH, priced)
    if not eligible:
        automa.raise_card(t, SA, 1, NOTHING_TO_PROSPER_BY)


def population_would_grow(t: Table, role: Role) -> bool:
    """Whether the Population increases with the next worker."""
    return population_of(t.workers[role] + 1) > t.population(role)


def choose_purchase(
    t: Table, role: Role, ways: list[Purchase], resources: tuple[Resource, ...], sources: tuple[Party, ...]
) -> Purchase:
    """Buy Goods & Services Criteria; `resources` and `sources` run in the order that the Automa prefers."""
    wants_education = t.unemployed[role][UNSKILLED] >= UNSKILLED_THAT_WANT_EDUCATION
    avoids_health = population_would_grow(t, role)
    bullets: list[Bullet[int]] = [
        Bullet(FREE, lambda way: int(ways[way].cost == 0)),
        Bullet(EDUCATION_FOR_UNSKILLED, lambda way: int(wants_education and ways[way].resource == EDUCATION)),
        Bullet(NO_POPULATION_INCREASE, lambda way: int(not avoids_health or ways[way].resource != HEALTH)),
        Bullet(CHEAPEST, lambda way: ways[way].cost, lowest=True),
        Bullet(RESOURCE_ORDER, lambda way: resources.index(ways[way].resource), lowest=True),
    ]
    for source in sources:
        bullets.append(_bought_most_from(ways, source))
    return ways[narrow(t, role, list(range(len(ways))), bullets, lambda way: ways[way].picks)]


def _bought_most_from(ways: list[Purchase], source: Party) -> Bullet[int]:
    return Bullet(SOURCE_ORDER, lambda way: ways[way].bought_from(source))


def add_second_source(
    t: Table, role: Role, purchase: Purchase, terms: PurchaseTerms, sources: tuple[Party, ...]
) -> Purchase:
    """Where one source covers the need and another has a full Population's worth as well, buy that too.

    Not health, though, where the Population is one step away from increasing.
    """
    if len(purchase.sources) > 1 or terms.source_limit < 2:
        return purchase
    resource = purchase.resource
    if resource == HEALTH and population_would_grow(t, role):
        return purchase
    population = t.population(role)
    left = funds(t, role) - purchase.cost
    found: list[Purchase] = []
    for source in sources_on(t, role, resource, terms):
        if source in purchase.sources or _most_from(t, role, source, resource, terms) < population:
            continue
        cost = cost_on(t, role, source, resource, population, terms)
        if cost <= left:
            found.append(purchase.joined_by(source, population, cost))
    if not found:
        return purchase
    t.tell(AutomaChose(role, SECOND_SOURCE))
    bullets: list[Bullet[int]] = [Bullet(CHEAPEST, lambda way: found[way].cost, lowest=True)]
    for source in sources:
        bullets.append(_bought_most_from(found, source))
    return found[narrow(t, role, list(range(len(found))), bullets, lambda way: found[way].picks)]


def buy_from_everyone(
    t: Table, role: Role, resource: Resource, terms: PurchaseTerms, sources: tuple[Party, ...]
) -> Purchase:
    """As much as the terms allow from every source, the cheapest first and then in the order given."""
    order = sorted(
        sources_on(t, role, resource, terms),
        key=lambda source: (cost_on(t, role, source, resource, 1, terms), sources.index(source)),
    )
    purchase = Purchase(resource, [], [], 0)
    for source in order:
        amount = _most_from(t, role, source, resource, terms)
        while amount and purchase.cost + cost_on(t, role, source, resource, amount, terms) > funds(t, role):
            amount -= 1
        if amount:
            purchase = purchase.joined_by(source, amount, cost_on(t, role, source, resource, amount, terms))
    return purchase


def picks_for(purchase: Purchase, terms: PurchaseTerms) -> list[int]:
    """The codes of the options that make a purchase."""
    picks = list(purchase.picks)
    if len(purchase.sources) < terms.source_limit:
        picks.append(Done())
    return [pick.code for pick in picks]


def table_after(t: Table, role: Role, first: Effect | None) -> Table:
    """The table as an effect that comes first would leave it: a copy, unless there is none."""
    if first is None:
        return t
    ahead = t.clone()
    first.begin(ahead, role)
    return ahead


def begin_purchase(
    t: Table,
    role: Role,
    first: Effect | None,
    terms: PurchaseTerms,
    resources: tuple[Resource, ...],
    sources: tuple[Party, ...],
) -> None:
    """An effect that comes first, then a purchase by the criteria."""
    money_before = t.money[role]
    if first is not None:
        first.begin(t, role)
        t.tally = 0
    given = t.money[role] - money_before
    if isinstance(first, PublicCompanyProduces):
        automa_of(t, role).bonus_used(t)
        given = 0
    t.push(BuyByCriteria(role, terms, given, resources, sources))


@record
class BuyByCriteria(Work):
    """Decide on a purchase and begin it; `given` is the money that a bonus has given for it."""

    role: Role
    terms: PurchaseTerms
    given: int
    resources: tuple[Resource, ...]
    sources: tuple[Party, ...]

    def run(self, t: Table) -> None:
        ways = ways_to_prosper(t, self.role, self.terms)
        purchase = choose_purchase(t, self.role, ways, self.resources, self.sources)
        if self.terms.source_limit > BUY_SOURCES:
            purchase = buy_from_everyone(t, self.role, purchase.resource, self.terms, self.sources)
        else:
            purchase = add_second_source(t, self.role, purchase, self.terms, self.sources)
        if self.given or _bought_otherwise(t, purchase, self.terms):
            t.push(UseBonus(self.role))
        automa_of(t, self.role).plan = picks_for(purchase, self.terms)
        begin_on(t, self.role, self.terms)


def _bought_otherwise(t: Table, purchase: Purchase, terms: PurchaseTerms) -> bool:
    """Whether the terms of a bonus have changed a purchase: half a price, more sources than usual, or no tariff."""
    if any(terms.halves(source, purchase.resource) for source in purchase.sources):
        return True
    if len(purchase.sources) > BUY_SOURCES:
        return True
    return terms.no_tariff and FOREIGN_MARKET in purchase.sources and tariff_of(t, purchase.resource, MC) > 0
