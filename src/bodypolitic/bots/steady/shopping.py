"""Buying services and using them, and how much money has to stay at home for wages, food and taxes."""

from typing import Final

from bodypolitic.bots.steady.judging import judges, offer_of
from bodypolitic.bots.steady.rates import influence_worth, money_worth, rounds_left, turns_left, turns_left_in_round
from bodypolitic.game.components.boards import HEALTHCARE_VP, INCOME_TAX, PROSPERITY, corporate_tax_of
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    CC,
    EDUCATION,
    FOOD,
    FOREIGN_MARKET,
    HEALTH,
    INFLUENCE,
    LABOR_MARKET,
    LUXURY,
    MC,
    ST,
    TAXATION,
    WC,
    Party,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.production import food_sources
from bodypolitic.game.records.options import BuyFrom
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import (
    BASIC_TERMS,
    PurchaseTerms,
    affordable,
    cost_on,
    sources_on,
)
from bodypolitic.game.rules.events.providing import ProvideResource
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.resources import food_at_home, price_of
from bodypolitic.game.rules.workers import operational_companies
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import EMPTY, Table

USED: Final[tuple[Resource, ...]] = (LUXURY, HEALTH, EDUCATION)
NEW_WORKER_WORTH: Final = 0.6
TRAINED_WORKER_WORTH: Final = 0.8
USES_A_ROUND: Final = 2.0  # a step up lifts the uses of all later rounds by a step
LATER: Final = 0.8  # what a use in a later round is worth against one in this round
MOST_USES_AT_ONCE: Final = 3


def use_worth(t: Table, who: Role, resource: Resource, nth: int = 1) -> float:
    """What the nth next use of a service is worth: its Prosperity, and the higher step for the uses that follow."""
    track = PROSPERITY[who]
    worth = track[min(t.prosperity[who] + nth, len(track) - 1)] + USES_A_ROUND * (rounds_left(t) - 1)
    if resource == HEALTH:
        worth += HEALTHCARE_VP + NEW_WORKER_WORTH
    elif resource == EDUCATION:
        worth += TRAINED_WORKER_WORTH
    return worth


def uses_in_stock(t: Table, who: Role) -> int:
    """How many uses a class has the goods and services for."""
    population = t.population(who)
    return sum([t.goods[who][resource] // population for resource in USED])


def wages_to_come(t: Table, who: Role) -> int:
    """What a class earns at the coming production."""
    wages = 0
    for company in t.all_companies():
        if company.on_strike:
            continue
        if company.owner == MC:
            if who == WC and company.employee != EMPTY:
                wages += company.wage_paid
        elif company.staff == who and company.owner != who:
            wages += company.wage_paid
    return wages


def cheapest_food(t: Table, who: Role) -> int:
    """What a unit of food costs a hungry class at the cheapest source."""
    return min([price_of(t, source, FOOD, who) for source in food_sources(t, who)])


def costs_to_come(t: Table, who: Role) -> int:
    """Wages, food and taxes that a role has to pay at the coming production."""
    rate = INCOME_TAX[t.policies[LABOR_MARKET]][t.policies[TAXATION]]
    costs = 0
    if who in (WC, MC):
        costs += max(0, t.population(who) - food_at_home(t, who)) * cheapest_food(t, who)
    if who == WC:
        return costs + rate * t.population(WC)
    if who == ST:
        return sum(company.wage_paid for company in t.companies[ST] if company.operational)
    costs += t.tax_multiplier * operational_companies(t, who)
    if who == MC:
        costs += rate * sum(1 for company in t.companies[CC] + t.companies[ST] if company.staff == MC)
        return costs + sum(company.wage_paid for company in t.companies[MC] if company.employee != EMPTY)
    wages = sum(company.wage_paid for company in t.companies[CC] if company.operational)
    return costs + wages + corporate_tax_of(max(0, t.money[CC] - wages), t.policies[TAXATION])


def spendable(t: Table, who: Role) -> int:
    """What a role can spend without a loan at the coming production."""
    income = wages_to_come(t, who) if who in (WC, MC) else 0
    return max(0, funds(t, who) - max(0, costs_to_come(t, who) - income))


@record
class Purchase:
    """A purchase that is thought of: how many units, and what it is worth."""

    units: int
    worth: float


def offers_on(
    t: Table, seat: Role, resource: Resource, terms: PurchaseTerms, used: tuple[Party, ...] = ()
) -> list[tuple[int, int, int]]:
    """Price, units and source of everyone who sells a resource on some terms, the cheapest first."""
    offers: list[tuple[int, int, int]] = []
    for source in sources_on(t, seat, resource, terms):
        if source not in used:
            units = affordable(t, seat, source, resource, terms)
            if units:
                offers.append((cost_on(t, seat, source, resource, 1, terms), units, source))
    offers.sort()
    return offers


def plan_purchase(t: Table, seat: Role, resource: Resource, offers: list[tuple[int, int, int]], means: int) -> Purchase:
    """How many units to buy from the offers: whole uses that there will be turns for, within one's means."""
    if resource == FOOD or not offers:
        return Purchase(0, -1.0)
    if resource == INFLUENCE:
        return _plan_influence(t, seat, offers, means)
    population = t.population(seat)
    have = t.goods[seat][resource] % population
    waiting = uses_in_stock(t, seat)
    best = Purchase(0, -1.0)
    money = money_worth(t, seat)
    worth = 0.0
    for uses in range(1, MOST_USES_AT_ONCE + 1):
        nth = waiting + uses
        needed = uses * population - have
        cost = _cost(offers, needed)
        if cost < 0 or cost > means or nth > turns_left(t):
            break
        worth += use_worth(t, seat, resource, nth) * (1.0 if nth <= turns_left_in_round(t) else LATER)
        if worth - cost * money > best.worth:
            best = Purchase(needed, worth - cost * money)
    return best


def _cost(offers: list[tuple[int, int, int]], needed: int) -> int:
    """What so many units cost at the offers, or -1 if they don't suffice."""
    cost = 0
    for price, units, _ in offers:
        taken = min(units, needed)
        cost += taken * price
        needed -= taken
    return cost if needed == 0 else -1


def _plan_influence(t: Table, seat: Role, offers: list[tuple[int, int, int]], means: int) -> Purchase:
    price, units, _ = offers[0]
    gain = influence_worth(t, seat) * (1.5 if t.influence[seat] == 0 else 1.0) - price * money_worth(t, seat)
    units = min(units, 3, means // max(1, price))
    return Purchase(units, gain * units)


def best_purchase(t: Table, seat: Role, terms: PurchaseTerms, resource: Resource, means: int) -> Purchase:
    """The best purchase of one resource on some terms, within one's means."""
    limit = terms.source_limit
    return plan_purchase(t, seat, resource, offers_on(t, seat, resource, terms)[:limit], means)


def buying_worth(t: Table, seat: Role, terms: PurchaseTerms = BASIC_TERMS) -> float:
    """What a purchase on some terms is worth, of the resource that is worth most."""
    means = spendable(t, seat)
    return max([best_purchase(t, seat, terms, resource, means).worth for resource in ALL_RESOURCES])


def food_source_worth(t: Table, seat: Role, source: Party) -> float:
    """The cheaper the better; among equals rather abroad than from a rival."""
    return -price_of(t, source, FOOD, seat) + (0.1 if source == FOREIGN_MARKET else 0.0)


@judges(BuyFrom, to=(ProvideResource,))
def cheapest_worth(t: Table, seat: Role, step: Step, option: BuyFrom) -> float:
    """Who sells what the State provides: the cheapest."""
    return -float(offer_of(t, step, option).each or 0)
