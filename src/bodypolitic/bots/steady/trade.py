"""Exports and business deals."""

from typing import Final

from bodypolitic.bots.steady.companies import SOLD_IN_A_ROUND, UNIT_PRICE
from bodypolitic.bots.steady.rates import last_round, money_worth, rounds_left
from bodypolitic.bots.steady.shopping import spendable
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.components.boards import UNITS_PER_VP
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS
from bodypolitic.game.ground.codes import CC, FOOD, GOODS, GOODS_AND_SERVICES, LUXURY, MC, ST, Resource, Role
from bodypolitic.game.records.options import DealToFreeTradeZone, DealToStorages
from bodypolitic.game.rules.basic_actions.make_business_deal import cost_of, deal_options
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import BASIC_TERMS, ExportTerms, exportable
from bodypolitic.game.table.table import Table

EXPORT_VP: Final = 1  # what the Middle Class scores for a transaction
KEPT_FOR_FOOD: Final = 1.4  # the Middle Class eats its food, which is dear to buy
KEPT_FOR_USE: Final = 1.2


def keeping_worth(t: Table, seat: Role, resource: Resource) -> float:
    """What a unit in a storage is worth if it is not sold abroad now."""
    if last_round(t):
        return 1.0 / UNITS_PER_VP[resource]
    share = WEIGHTS[seat].kept_goods
    if seat == MC:
        share = KEPT_FOR_FOOD if resource == FOOD else KEPT_FOR_USE
        if t.storage[MC][resource] > t.population(MC) + 2:
            share = 0.6
    return UNIT_PRICE[resource] * share * money_worth(t, seat)


def transaction_worth(t: Table, seat: Role, resource: Resource, amount: int, price: int) -> float:
    """What one transaction of an Export card is worth."""
    worth = price * money_worth(t, seat) - amount * keeping_worth(t, seat, resource)
    return worth + EXPORT_VP if seat == MC else worth


def exporting_worth(t: Table, seat: Role, terms: ExportTerms = BASIC_TERMS, export: int = -1) -> float:
    """What an export is worth with all the transactions that pay, of the current card or of another."""
    card = EXPORT_CARDS[t.export if export < 0 else export]
    total = 0.0
    for resource in GOODS if seat == ST or terms.goods_only else GOODS_AND_SERVICES:
        stock = exportable(t, seat, resource)
        sales = sorted(card[resource], key=lambda sale: sale[1] / sale[0], reverse=True)
        for amount, price in sales:
            for _ in range(terms.times):
                worth = transaction_worth(t, seat, resource, amount, price + terms.state_bonus)
                if stock >= amount and worth > 0:
                    stock -= amount
                    total += worth
    return total


def deal_worth(t: Table, option: DealToStorages | DealToFreeTradeZone) -> float:
    """What a Business Deal is worth: what its goods will fetch, as far as they can be sold in time."""
    deal = BUSINESS_DEALS[option.deal]
    cost = cost_of(t, option)
    if cost > spendable(t, CC):
        return -1.0
    value = 0.0
    for resource, amount in ((FOOD, deal.food), (LUXURY, deal.luxury)):
        sellable = max(0, SOLD_IN_A_ROUND[resource] * min(2, rounds_left(t)) - exportable(t, CC, resource))
        value += min(amount, sellable) * UNIT_PRICE[resource]
    return (value - cost) * money_worth(t, CC)


def best_deal_worth(t: Table) -> float:
    """What the best Business Deal on the board is worth."""
    return max([deal_worth(t, option) for option in deal_options(t)], default=-1.0)
