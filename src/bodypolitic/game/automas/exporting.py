"""Selling to the Foreign Market: an Automa sells the most that it can of each resource."""

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.ground.codes import CC, GOODS, GOODS_AND_SERVICES, MC, Resource, Role
from bodypolitic.game.records.options import Done, Export, Option
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms, SellToForeignMarket, exportable
from bodypolitic.game.rules.resources import foreign_market_open
from bodypolitic.game.table.table import Table


def stocks_for_export(t: Table, seat: Role) -> list[int]:
    """What a seat could sell abroad, by resource."""
    return [exportable(t, seat, resource) for resource in GOODS_AND_SERVICES]


def count_transactions(t: Table, stocks: list[int], terms: ExportTerms) -> int:
    """How many transactions of the Export card could be made with these stocks."""
    if not foreign_market_open(t):
        return 0
    return sum(
        [len(best_sales(stocks[resource], offers_left(t, resource, (), terms))) for resource in _resources(terms)]
    )


@answers(SellToForeignMarket, by=(MC, CC))
def next_transaction(t: Table, role: Role, step: SellToForeignMarket, options: list[Export | Done]) -> Option:
    """The next of the transactions by which the most of each resource is sold, or the end of the sale."""
    for resource in _resources(step.terms):
        offers = offers_left(t, resource, step.made, step.terms)
        sales = best_sales(exportable(t, step.seat, resource), offers)
        if sales:
            return Export(resource, max([offers[place][0] for place in sales]))
    return first_of(options, Done)


def _resources(terms: ExportTerms) -> list[Resource]:
    return list(GOODS if terms.goods_only else GOODS_AND_SERVICES)


def offers_left(t: Table, resource: Resource, made: tuple[Export, ...], terms: ExportTerms) -> list[tuple[int, int]]:
    """The transactions of a resource that are not made yet, each as units and money."""
    offers: list[tuple[int, int]] = []
    for units, money in EXPORT_CARDS[t.export][resource]:
        left = terms.times - made.count(Export(resource, units))
        offers.extend([(units, money)] * left)
    return offers


def best_sales(stock: int, offers: list[tuple[int, int]]) -> list[int]:
    """The places of the offers that together sell the most of a stock; among equals those that bring more money."""
    best: list[int] = []
    most, most_money = 0, 0
    for choice in range(1 << len(offers)):
        chosen = [place for place in range(len(offers)) if choice >> place & 1]
        sold = sum([offers[place][0] for place in chosen])
        money = sum([offers[place][1] for place in chosen])
        if sold <= stock and (sold, money) > (most, most_money):
            best, most, most_money = chosen, sold, money
    return best
