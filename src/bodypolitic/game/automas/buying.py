"""Buying goods and services: what an Automa could buy to prosper, what that would cost, and what it prefers."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.automa import BGS, SA, Automa, automa_of
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.basic_actions.buy_goods_and_services import PURCHASE_TERMS, begin_on, cost_on, sources_on
from bodypolitic.game.codes import EDUCATION, HEALTH, LUXURY, NOBODY, UNSKILLED
from bodypolitic.game.components.boards import population_of
from bodypolitic.game.money import funds
from bodypolitic.game.options import AMOUNT, BUY, DONE, FROM, Option
from bodypolitic.game.resources import available_from
from bodypolitic.game.table import Table, Work

PROSPERING: Final = (LUXURY, HEALTH, EDUCATION)  # what raises Prosperity
CHEAP_ITEM: Final = 6
UNSKILLED_THAT_WANT_EDUCATION: Final = 3

ROWS_WHEN_FREE: Final = 3
ROWS_WHEN_CHEAP: Final = 2
ROWS_WHEN_DEAR: Final = 1

# Check Goods & Services
CAN_BE_HAD_FOR_FREE: Final = lines.line("goods-can-be-had-for-free")
COSTS_LITTLE: Final = lines.line("goods-cost-little")
COSTS_MUCH: Final = lines.line("goods-cost-much")
NOTHING_TO_PROSPER_BY: Final = lines.line("goods-none-can-be-bought")

# Buy Goods & Services Criteria
FREE: Final = lines.line("buying-free")
EDUCATION_FOR_UNSKILLED: Final = lines.line("buying-education-for-unskilled-workers")
NO_POPULATION_INCREASE: Final = lines.line("buying-no-health-before-population-grows")
CHEAPEST: Final = lines.line("buying-cheapest")
RESOURCE_ORDER: Final = lines.line("buying-order-of-resources")
SOURCE_ORDER: Final = lines.line("buying-order-of-sources")
SECOND_SOURCE: Final = lines.line("buying-from-a-second-source-too")


class Purchase:
    """One way to get what is needed of a resource: from one source or two, and what the buyer pays for it."""

    __slots__ = ("amount", "cost", "resource", "second", "second_amount", "source")

    def __init__(
        self, resource: int, source: int, amount: int, cost: int, second: int = NOBODY, second_amount: int = 0
    ) -> None:
        self.resource = resource
        self.source = source
        self.amount = amount
        self.cost = cost
        self.second = second
        self.second_amount = second_amount

    @property
    def items(self) -> int:
        """How many are bought."""
        return self.amount + self.second_amount

    def bought_from(self, source: int) -> int:
        """How many come from a source."""
        if source == self.source:
            return self.amount
        return self.second_amount if source == self.second else 0


def needed(t: Table, role: int, resource: int) -> int:
    """What is missing up to the Population; a full Population where nothing is missing."""
    population = t.population(role)
    missing = population - t.goods[role * 4 + resource]
    return missing if missing > 0 else population


def ways_to_buy(t: Table, role: int, resource: int, terms: int) -> list[Purchase]:
    """Every affordable way to get what is needed of a resource, from one source or two."""
    wanted = needed(t, role, resource)
    sources = sources_on(t, role, resource, terms)
    found: list[Purchase] = []
    for position, source in enumerate(sources):
        most = _most_from(t, role, source, resource, terms)
        if most >= wanted:
            _add_if_affordable(t, role, found, Purchase(resource, source, wanted, 0), terms)
        if PURCHASE_TERMS[terms].source_limit > 1:
            for second in sources[position + 1 :]:
                least = max(1, wanted - _most_from(t, role, second, resource, terms))
                for amount in range(least, min(most, wanted - 1) + 1):
                    split = Purchase(resource, source, amount, 0, second, wanted - amount)
                    _add_if_affordable(t, role, found, split, terms)
    return found


def _most_from(t: Table, role: int, source: int, resource: int, terms: int) -> int:
    return min(t.population(role) * PURCHASE_TERMS[terms].times, available_from(t, source, resource))


def _add_if_affordable(t: Table, role: int, found: list[Purchase], purchase: Purchase, terms: int) -> None:
    cost = cost_on(t, role, purchase.source, purchase.resource, purchase.amount, terms)
    if purchase.second != NOBODY:
        cost += cost_on(t, role, purchase.second, purchase.resource, purchase.second_amount, terms)
    if cost <= funds(t, role):
        purchase.cost = cost
        found.append(purchase)


def ways_to_prosper(t: Table, role: int, terms: int) -> list[Purchase]:
    """Every affordable way to buy one of the three resources in a quantity that raises Prosperity."""
    found: list[Purchase] = []
    for resource in PROSPERING:
        found.extend(ways_to_buy(t, role, resource, terms))
    return found


def check_goods_and_services(t: Table, automa: Automa, bought_at: Table, terms: int) -> None:
    """Check Goods & Services: Buy Goods & Services goes up for each of the three resources that can be bought.

    `bought_at` is the table as the AI card's bonus would leave it; money that it gives takes from the cost.
    """
    role = automa.role
    given = funds(bought_at, role) - funds(t, role)
    eligible = False
    for resource in PROSPERING:
        ways = ways_to_buy(bought_at, role, resource, terms)
        if not ways:
            continue
        eligible = True
        cost = min([way.cost for way in ways]) - given
        if cost <= 0:
            automa.raise_card(t, BGS, ROWS_WHEN_FREE, CAN_BE_HAD_FOR_FREE)
        elif cost <= CHEAP_ITEM * ways[0].items:
            automa.raise_card(t, BGS, ROWS_WHEN_CHEAP, COSTS_LITTLE)
        else:
            automa.raise_card(t, BGS, ROWS_WHEN_DEAR, COSTS_MUCH)
    if not eligible:
        automa.raise_card(t, SA, 1, NOTHING_TO_PROSPER_BY)


def population_would_grow(t: Table, role: int) -> bool:
    """Whether the Population increases with the next worker."""
    return population_of(t.workers[role] + 1) > t.population(role)


def choose_purchase(
    t: Table, role: int, ways: list[Purchase], resources: tuple[int, ...], sources: tuple[int, ...]
) -> Purchase:
    """Buy Goods & Services Criteria; `resources` and `sources` run in the order that the Automa prefers."""
    wants_education = t.unemployed[role * 6 + UNSKILLED] >= UNSKILLED_THAT_WANT_EDUCATION
    avoids_health = population_would_grow(t, role)
    bullets = [
        Bullet(FREE, lambda way: int(ways[way].cost == 0)),
        Bullet(EDUCATION_FOR_UNSKILLED, lambda way: int(wants_education and ways[way].resource == EDUCATION)),
        Bullet(NO_POPULATION_INCREASE, lambda way: -int(avoids_health and ways[way].resource == HEALTH)),
        Bullet(CHEAPEST, lambda way: -ways[way].cost),
        Bullet(RESOURCE_ORDER, lambda way: -resources.index(ways[way].resource)),
    ]
    for source in sources:
        bullets.append(_bought_most_from(ways, source))
    return ways[narrow(t, role, list(range(len(ways))), bullets)]


def _bought_most_from(ways: list[Purchase], source: int) -> Bullet:
    return Bullet(SOURCE_ORDER, lambda way: ways[way].bought_from(source))


def add_second_source(t: Table, role: int, purchase: Purchase, terms: int, sources: tuple[int, ...]) -> Purchase:
    """Where one source covers the need and another has a full Population's worth as well, buy that too.

    Not health, though, where the Population is one step away from increasing.
    """
    if purchase.second != NOBODY or PURCHASE_TERMS[terms].source_limit < 2:
        return purchase
    resource = purchase.resource
    if resource == HEALTH and population_would_grow(t, role):
        return purchase
    population = t.population(role)
    left = funds(t, role) - purchase.cost
    found: list[Purchase] = []
    for source in sources_on(t, role, resource, terms):
        if source == purchase.source or _most_from(t, role, source, resource, terms) < population:
            continue
        cost = cost_on(t, role, source, resource, population, terms)
        if cost <= left:
            found.append(Purchase(resource, purchase.source, purchase.amount, purchase.cost + cost, source, population))
    if not found:
        return purchase
    t.tell(h.AUTOMA_CHOSE, role, SECOND_SOURCE)
    bullets = [Bullet(CHEAPEST, lambda way: -found[way].cost)]
    for source in sources:
        bullets.append(_bought_most_from(found, source))
    return found[narrow(t, role, list(range(len(found))), bullets)]


def picks_for(purchase: Purchase, terms: int) -> list[int]:
    """The codes of the options that make a purchase."""
    picks = [Option(BUY, purchase.resource), Option(FROM, purchase.source), Option(AMOUNT, purchase.amount)]
    if purchase.second != NOBODY:
        picks += [Option(FROM, purchase.second), Option(AMOUNT, purchase.second_amount)]
    bought_from = 1 if purchase.second == NOBODY else 2
    if bought_from < PURCHASE_TERMS[terms].source_limit:
        picks.append(Option(DONE))
    return [pick.code for pick in picks]


class BuyByCriteria(Work):
    """Decide on a purchase and begin it; `given` is the money that a bonus has given for it."""

    FIELDS = ("role", "terms", "given", "resources", "sources")

    def __init__(self, role: int, terms: int, given: int, resources: tuple[int, ...], sources: tuple[int, ...]) -> None:
        self.role = role
        self.terms = terms
        self.given = given
        self.resources = resources
        self.sources = sources

    def run(self, t: Table) -> None:
        ways = ways_to_prosper(t, self.role, self.terms)
        purchase = choose_purchase(t, self.role, ways, self.resources, self.sources)
        purchase = add_second_source(t, self.role, purchase, self.terms, self.sources)
        if self.given or _bought_at_half_price(purchase, self.terms):
            t.push(UseBonus(self.role))
        automa_of(t, self.role).plan = picks_for(purchase, self.terms)
        begin_on(t, self.role, self.terms)


def _bought_at_half_price(purchase: Purchase, terms: int) -> bool:
    on = PURCHASE_TERMS[terms]
    if on.halves(purchase.source, purchase.resource):
        return True
    return purchase.second != NOBODY and on.halves(purchase.second, purchase.resource)


class UseBonus(Work):
    """The AI card's bonus was used, which may tell on legitimacy."""

    FIELDS = ("role",)

    def __init__(self, role: int) -> None:
        self.role = role

    def run(self, t: Table) -> None:
        automa_of(t, self.role).bonus_used(t)
