"""Make Business Deal (p. 19): many goods at once, into the storages with a tariff or into the Free Trade Zone."""

from typing import Final

from bodypolitic.game.components.boards import FREE_TRADE_ZONE
from bodypolitic.game.components.market_cards import BUSINESS_DEALS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    CC,
    FOOD,
    FOREIGN_MARKET,
    FOREIGN_TRADE,
    LUXURY,
    ST,
    BenefitItem,
    DealId,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import DealMade
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import DealToFreeTradeZone, DealToStorages, Store
from bodypolitic.game.records.refusals import (
    NeedsMoney,
    NoBusinessDeal,
    NoRoom,
    NoRoomInStorages,
    NoRoomInZone,
    Refusal,
    RoomFor,
    ZoneHasRoomFor,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.resources import room, store, store_in_free_trade_zone
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A deal on the board, the money for it and room for some of its goods."""
    if not t.deals:
        return NoBusinessDeal()
    prices = [price for deal in t.deals for price in (_price_to_storages(t, deal), _price_to_zone(t, deal)) if price]
    if not prices:
        return NoRoom()
    cheapest, has = min(prices), funds(t, CC)
    return NeedsMoney(cheapest, has) if has < cheapest else None


def begin(t: Table, seat: Role) -> None:
    """Choose the deal and where its goods go."""
    t.push(MakeBusinessDeal(seat))


BASIC_ACTION: Final[BasicAction] = basic_action("make-business-deal", {CC: 19}, why_not, begin)


def tariff(t: Table, deal: DealId) -> int:
    """The tariff on a whole deal under the current policy 6."""
    return BUSINESS_DEALS[deal].tariffs[t.policies[FOREIGN_TRADE]]


def cost_of(t: Table, option: DealToStorages | DealToFreeTradeZone) -> int:
    """What a deal costs, with its tariff if its goods go to the storages."""
    cost = BUSINESS_DEALS[option.deal].cost
    return cost + tariff(t, option.deal) if isinstance(option, DealToStorages) else cost


def goods_of(deal: DealId) -> tuple[int, int]:
    """The food and the luxury of a deal."""
    return (BUSINESS_DEALS[deal].food, BUSINESS_DEALS[deal].luxury)


def zone_room(t: Table, resource: Resource) -> int:
    """How much more of a good the Free Trade Zone can take."""
    return FREE_TRADE_ZONE[resource] - t.free_trade_zone[resource]


def _price_to_storages(t: Table, deal: DealId) -> int:
    """What a deal costs with its tariff, or 0 if the storages have no room for any of its goods."""
    goods = goods_of(deal)
    for resource in (FOOD, LUXURY):
        if goods[resource] and t.supply[resource] and room(t, CC, resource):
            return BUSINESS_DEALS[deal].cost + tariff(t, deal)
    return 0


def _price_to_zone(t: Table, deal: DealId) -> int:
    """What a deal costs without a tariff, or 0 if the Free Trade Zone has no room for any of its goods."""
    goods = goods_of(deal)
    for resource in (FOOD, LUXURY):
        if goods[resource] and t.supply[resource] and zone_room(t, resource):
            return BUSINESS_DEALS[deal].cost
    return 0


def deal_options(t: Table) -> list[DealToStorages | DealToFreeTradeZone]:
    """Each different deal on the board with the ways it can be paid for and stored."""
    options: list[DealToStorages | DealToFreeTradeZone] = []
    for deal in sorted(set(t.deals)):
        if 0 < _price_to_storages(t, deal) <= funds(t, CC):
            options.append(DealToStorages(deal))
        if 0 < _price_to_zone(t, deal) <= funds(t, CC):
            options.append(DealToFreeTradeZone(deal))
    return options


class MakeBusinessDeal(Ask[DealToStorages | DealToFreeTradeZone]):
    """The deal, and whether its goods go to the storages or only to the Free Trade Zone."""

    def options(self, t: Table) -> list[DealToStorages | DealToFreeTradeZone]:
        return deal_options(t)

    def page(self) -> int:
        return BASIC_ACTION.pages[CC]

    def expected(self, t: Table) -> list[DealToStorages | DealToFreeTradeZone]:
        options: list[DealToStorages | DealToFreeTradeZone] = []
        for deal in sorted(set(t.deals)):
            options.extend([DealToStorages(deal), DealToFreeTradeZone(deal)])
        return options

    def why_not(self, t: Table, option: DealToStorages | DealToFreeTradeZone) -> Refusal:
        if isinstance(option, DealToStorages):
            price = _price_to_storages(t, option.deal)
            return NeedsMoney(price, funds(t, CC)) if price else NoRoomInStorages()
        price = _price_to_zone(t, option.deal)
        return NeedsMoney(price, funds(t, CC)) if price else NoRoomInZone()

    def offer(self, t: Table, option: DealToStorages | DealToFreeTradeZone) -> Offer | None:
        food, luxury = goods_of(option.deal)
        cost = cost_of(t, option)
        due = cost - BUSINESS_DEALS[option.deal].cost
        return Offer(
            ((BenefitItem(FOOD), food), (BenefitItem(LUXURY), luxury)), cost, tariff=due, payer=CC, payee=FOREIGN_MARKET
        )

    def choose(self, t: Table, option: DealToStorages | DealToFreeTradeZone) -> None:
        deal = option.deal
        t.deals.remove(deal)
        t.deal_discard.append(deal)
        t.tell(DealMade(CC, deal))
        pay(t, CC, FOREIGN_MARKET, BUSINESS_DEALS[deal].cost, causes.BUSINESS_DEAL)
        food, luxury = goods_of(deal)
        if isinstance(option, DealToFreeTradeZone):
            store_in_free_trade_zone(t, FOOD, food, causes.BUSINESS_DEAL)
            store_in_free_trade_zone(t, LUXURY, luxury, causes.BUSINESS_DEAL)
            return
        pay(t, CC, ST, tariff(t, deal), causes.TARIFF)
        luxury, food = min(luxury, t.supply[LUXURY]), min(food, t.supply[FOOD])
        if luxury:
            t.push(SplitGoods(CC, LUXURY, luxury))
        if food:
            t.push(SplitGoods(CC, FOOD, food))


@record
class SplitGoods(Ask[Store]):
    """How many of a deal's goods go to the regular storage; the rest goes to the Free Trade Zone, or is lost."""

    resource: Resource
    amount: int

    def options(self, t: Table) -> list[Store]:
        most = min(self.amount, room(t, CC, self.resource))
        least = min(most, max(0, self.amount - zone_room(t, self.resource)))
        return [Store(self.resource, amount) for amount in range(most, least - 1, -1)]

    def page(self) -> int:
        return BASIC_ACTION.pages[CC]

    def expected(self, t: Table) -> list[Store]:
        amounts = [option.amount for option in self.options(t)]
        return [
            Store(self.resource, amount) for amount in (amounts[0] + 1, amounts[-1] - 1) if 0 <= amount <= self.amount
        ]

    def why_not(self, t: Table, option: Store) -> Refusal:
        most = room(t, CC, self.resource)
        return RoomFor(most) if option.amount > most else ZoneHasRoomFor(zone_room(t, self.resource))

    def choose(self, t: Table, option: Store) -> None:
        store(t, CC, self.resource, option.amount, causes.BUSINESS_DEAL)
        left = self.amount - option.amount
        left -= store_in_free_trade_zone(t, self.resource, left, causes.BUSINESS_DEAL)
        store(t, CC, self.resource, left, causes.BUSINESS_DEAL)
