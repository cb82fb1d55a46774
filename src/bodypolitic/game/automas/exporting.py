"""Selling to the Foreign Market: an Automa sells the most that it can of each resource."""

from bodypolitic.game.basic_actions.sell_to_foreign_market import EXPORT_TERMS, SellToForeignMarket, exportable
from bodypolitic.game.codes import LUXURY, STORABLE
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.options import DONE, EXPORT, Option
from bodypolitic.game.table import Table


def stocks_for_export(t: Table, seat: int) -> list[int]:
    """What a seat could sell abroad, by resource."""
    return [exportable(t, seat, resource) for resource in range(STORABLE)]


def count_transactions(t: Table, stocks: list[int], terms: int) -> int:
    """How many transactions of the Export card could be made with these stocks."""
    return sum(
        [len(best_sales(stocks[resource], offers_left(t, resource, (), terms))) for resource in _resources(terms)]
    )


def next_transaction(t: Table, step: SellToForeignMarket, options: list[Option]) -> Option:
    """The next of the transactions by which the most of each resource is sold, or the end of the sale."""
    for resource in _resources(step.terms):
        offers = offers_left(t, resource, step.made, step.terms)
        sales = best_sales(exportable(t, step.seat, resource), offers)
        if sales:
            return Option(EXPORT, resource, max([offers[place][0] for place in sales]))
    return next(option for option in options if option.verb == DONE)


def _resources(terms: int) -> list[int]:
    return list(range(LUXURY + 1 if EXPORT_TERMS[terms].goods_only else STORABLE))


def offers_left(t: Table, resource: int, made: tuple[int, ...], terms: int) -> list[tuple[int, int]]:
    """The transactions of a resource that are not made yet, each as units and money."""
    offers: list[tuple[int, int]] = []
    for units, money in EXPORT_CARDS[t.export][resource]:
        left = EXPORT_TERMS[terms].times - made.count(resource * 100 + units)
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
