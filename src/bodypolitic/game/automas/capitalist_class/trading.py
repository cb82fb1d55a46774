"""Selling to the Foreign Market with the bonuses of the AI cards, Business Deals and Storage tiles."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.bonuses import DealFirst, MoreForExports, SellMoreFirst
from bodypolitic.game.automas.exporting import count_transactions, stocks_for_export
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import STORAGE_COST
from bodypolitic.game.components.market_cards import BUSINESS_DEALS
from bodypolitic.game.ground.codes import CC, GOODS, DealId, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import AutomaChose, FreeActionTaken
from bodypolitic.game.records.options import DealToFreeTradeZone, DealToStorages, Option, PlaceStorage
from bodypolitic.game.rules.basic_actions import make_business_deal, sell_to_foreign_market
from bodypolitic.game.rules.basic_actions.make_business_deal import MakeBusinessDeal, deal_options, goods_of, zone_room
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms
from bodypolitic.game.rules.free_actions.buy_storage import FREE_ACTION as BUY_STORAGE
from bodypolitic.game.rules.free_actions.buy_storage import BuyStorage
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.resources import room, storage_tile_left
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

DEARER_DEAL: Final = lines.line("cc-dearer-deal")
NO_TARIFF: Final = lines.line("cc-no-tariff")
MORE_THAN_THE_ZONE_HOLDS: Final = lines.line("cc-more-than-the-zone-holds")


def export_terms_for(bonus: Effect | None) -> ExportTerms:
    """The terms on which a bonus lets it export."""
    return bonus.terms if isinstance(bonus, MoreForExports) else sell_to_foreign_market.BASIC_TERMS


def possible_transactions(t: Table, bonus: Effect | None) -> int:
    """How many transactions it can make, with what a bonus brings to sell and the sale that a bonus adds."""
    stocks = stocks_for_export(t, CC)
    terms = export_terms_for(bonus)
    if isinstance(bonus, DealFirst):
        options = deal_options(t)
        deals = dearest_deals(options)
        if deals:
            return min([count_transactions(t, _with_deal(t, stocks, deal, options), terms) for deal in deals])
    elif isinstance(bonus, SellMoreFirst) and bonus.sale.why_not(t, CC) is None:
        stocks[bonus.sale.resource] -= min(bonus.sale.up_to, stocks[bonus.sale.resource])
        return 1 + count_transactions(t, stocks, terms)
    return count_transactions(t, stocks, terms)


def dearest_deals(options: list[DealToStorages | DealToFreeTradeZone]) -> list[DealId]:
    """The deals with the highest cost of those it can make; there may be two at the same cost."""
    most = max([BUSINESS_DEALS[option.deal].cost for option in options], default=0)
    deals: list[DealId] = []
    for option in options:
        if BUSINESS_DEALS[option.deal].cost == most and option.deal not in deals:
            deals.append(option.deal)
    return deals


def _with_deal(
    t: Table, stocks: list[int], deal: DealId, options: list[DealToStorages | DealToFreeTradeZone]
) -> list[int]:
    """Stocks together with the goods of a deal, as far as they find room."""
    to_storages = isinstance(way_to_store(t, deal, options), DealToStorages)
    stocks = stocks.copy()
    for resource in GOODS:
        space = zone_room(t, resource) + (room(t, CC, resource) if to_storages else 0)
        stocks[resource] += min(goods_of(deal)[resource], t.supply[resource], space)
    return stocks


def begin_export(t: Table, bonus: Effect | None) -> None:
    """What the bonus brings comes first, then the sale."""
    t.push(ExportMost(export_terms_for(bonus)))
    if isinstance(bonus, DealFirst) and make_business_deal.why_not(t, CC) is None:
        automa_of(t, CC).bonus_used(t)
        make_business_deal.begin(t, CC)
    elif isinstance(bonus, SellMoreFirst) and bonus.sale.why_not(t, CC) is None:
        automa_of(t, CC).bonus_used(t)
        bonus.sale.begin(t, CC)


@record
class ExportMost(Work):
    """The sale to the Foreign Market, once its bonus has been used."""

    terms: ExportTerms

    def run(self, t: Table) -> None:
        if sell_to_foreign_market.why_not_on(t, CC, self.terms) is None:
            if self.terms != sell_to_foreign_market.BASIC_TERMS:
                automa_of(t, CC).bonus_used(t)
            sell_to_foreign_market.begin_on(t, CC, self.terms)


@answers(MakeBusinessDeal, by=(CC,))
def business_deal(
    t: Table, role: Role, step: MakeBusinessDeal, options: list[DealToStorages | DealToFreeTradeZone]
) -> Option:
    """The deal with the higher cost, into the Free Trade Zone if all of it fits there."""
    deals: list[DealId] = []
    for option in options:
        if option.deal not in deals:
            deals.append(option.deal)
    dearer: Bullet[DealId] = Bullet(DEARER_DEAL, lambda deal: BUSINESS_DEALS[deal].cost)
    deal = narrow(t, CC, deals, [dearer], lambda deal: (DealToStorages(deal),))
    chosen = way_to_store(t, deal, options)
    if len([option for option in options if option.deal == deal]) > 1:
        to_zone = isinstance(chosen, DealToFreeTradeZone)
        t.tell(AutomaChose(CC, NO_TARIFF if to_zone else MORE_THAN_THE_ZONE_HOLDS))
    return chosen


def way_to_store(t: Table, deal: DealId, options: list[DealToStorages | DealToFreeTradeZone]) -> Option:
    """The Free Trade Zone where all goods of a deal fit there, else the storages, if both are offered."""
    ways = [option for option in options if option.deal == deal]
    goods = goods_of(deal)
    fits = all(min(goods[resource], t.supply[resource]) <= zone_room(t, resource) for resource in GOODS)
    wanted = DealToFreeTradeZone if fits else DealToStorages
    return next((way for way in ways if isinstance(way, wanted)), ways[0])


def buy_storage(t: Table, resource: Resource) -> None:
    """A Storage tile for a resource that has none yet, if there is one and the money for it."""
    if t.storage_tiles[CC][resource] or not storage_tile_left(t) or funds(t, CC) < STORAGE_COST:
        return
    t.tell(FreeActionTaken(CC, BUY_STORAGE.id))
    BuyStorage(CC).choose(t, PlaceStorage(resource))
