"""Goods, services and influence: where they lie, how much fits, what they cost and who may sell them."""

from bodypolitic.game.components.boards import (
    FREE_TRADE_ZONE,
    IMPORT_PRICE,
    IMPORT_TARIFF,
    MEDIA_INFLUENCE_PRICE,
    PUBLIC_SERVICE_PRICE,
    STATE_PRICE,
    STATE_STORAGE_BEYOND_PRODUCTION,
    STORAGE_LIMIT,
    STORAGE_TILE,
    STORAGE_TILES,
    WELFARE_LOT,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    FOOD,
    FOR_SALE,
    FOREIGN_MARKET,
    FOREIGN_TRADE,
    HEALTH,
    HEALTH_AND_BENEFITS,
    IN_FREE_TRADE_ZONE,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    Cause,
    Party,
    Resource,
    Role,
)
from bodypolitic.game.records.happenings import Gained, Spent
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.refusals import NoneForSale, NotImported, Refusal, SourceHasOnly, SupplyHasOnly
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.scores import gain_vp, move_legitimacy
from bodypolitic.game.table.table import Company, Table


def output_of(company: Company) -> int:
    """What a company makes, with its Machinery."""
    return company.card.output + (company.card.machinery if company.machinery else 0)


def storage_limit(t: Table, who: Role, resource: Resource) -> int:
    """How much of a resource a role can keep for sale (p. 12, 20, 25, 28)."""
    if who == ST:
        limit = STATE_STORAGE_BEYOND_PRODUCTION
        for company in t.companies[ST]:
            if company.card.industry == resource:
                limit += output_of(company)
        return limit
    limit = STORAGE_LIMIT[who][resource]
    if t.storage_tiles[who][resource]:
        limit += STORAGE_TILE[resource]
    return limit


def storage_tiles_in_use(t: Table) -> int:
    """How many Storage tiles lie on the players' boards."""
    used = 0
    for tiles in t.storage_tiles:
        for tile in tiles:
            used += tile
    return used


def storage_tile_left(t: Table) -> bool:
    """Whether the box still has a Storage tile."""
    return storage_tiles_in_use(t) < STORAGE_TILES


def stock(t: Table, who: Role, resource: Resource) -> int:
    """What a role has of a resource for sale: its storage, or the media influence of the Public Services."""
    if resource == INFLUENCE:
        return t.media_influence if who == ST else 0
    return t.storage[who][resource]


def room(t: Table, who: Role, resource: Resource) -> int:
    """How much more of a resource a role can keep."""
    return max(0, storage_limit(t, who, resource) - stock(t, who, resource))


def _add_stock(t: Table, who: Role, resource: Resource, amount: int) -> None:
    if resource == INFLUENCE:
        t.media_influence += amount
    else:
        t.storage[who][resource] += amount


def remove_stock(t: Table, who: Role, resource: Resource, amount: int) -> None:
    """Take from a storage or from the media influence, without saying where to."""
    _add_stock(t, who, resource, -amount)


def store(t: Table, who: Role, resource: Resource, amount: int, reason: Cause) -> None:
    """Put tokens from the supply into a storage. What has no room is lost, but for the Free Trade Zone (p. 20)."""
    left = min(amount, t.supply[resource])
    left -= _fill_storage(t, who, resource, left, reason)
    if left and who == CC and resource <= LUXURY:
        left -= store_in_free_trade_zone(t, resource, left, reason)
    if left and t.modules:
        for module in t.modules:
            module.lacks_room(t, who, resource)
        _fill_storage(t, who, resource, left, reason)


def _fill_storage(t: Table, who: Role, resource: Resource, amount: int, reason: Cause) -> int:
    """Put as many tokens from the supply into a storage as have room there, and say how many."""
    kept = min(amount, room(t, who, resource))
    if kept:
        t.supply[resource] -= kept
        _add_stock(t, who, resource, kept)
        t.tell(Gained(who, resource, kept, reason, FOR_SALE))
    return kept


def store_in_free_trade_zone(t: Table, resource: Resource, amount: int, reason: Cause) -> int:
    """Put goods from the supply into the Free Trade Zone, as many as fit, and say how many."""
    kept = min(amount, t.supply[resource], FREE_TRADE_ZONE[resource] - t.free_trade_zone[resource])
    if kept:
        t.supply[resource] -= kept
        t.free_trade_zone[resource] += kept
        t.tell(Gained(CC, resource, kept, reason, IN_FREE_TRADE_ZONE))
    return kept


def discard_excess(t: Table) -> None:
    """The State loses at once what its smaller storages can't hold any more (F5)."""
    for resource in ALL_RESOURCES:
        excess = stock(t, ST, resource) - storage_limit(t, ST, resource)
        if excess > 0:
            remove_stock(t, ST, resource, excess)
            t.supply[resource] += excess
            t.tell(Spent(ST, resource, excess, causes.NO_ROOM, FOR_SALE))


def gain_influence(t: Table, who: Role, amount: int, reason: Cause) -> None:
    """Influence of one's own from the supply, as long as cubes are left (p. 34); the State's is personal."""
    amount = min(amount, t.supply[INFLUENCE])
    if amount:
        t.supply[INFLUENCE] -= amount
        t.influence[who] += amount
        t.tell(Gained(who, INFLUENCE, amount, reason))


def spend_influence(t: Table, who: Role, amount: int, reason: Cause) -> None:
    """Influence of one's own back to the supply."""
    if amount:
        t.influence[who] -= amount
        t.supply[INFLUENCE] += amount
        t.tell(Spent(who, INFLUENCE, amount, reason))


def take_influence(t: Table, loser: Role, taker: Role, amount: int, reason: Cause) -> None:
    """Influence of one player's own becomes another's, as much as there is."""
    amount = min(amount, t.influence[loser])
    if amount:
        t.influence[loser] -= amount
        t.influence[taker] += amount
        t.tell(Spent(loser, INFLUENCE, amount, reason))
        t.tell(Gained(taker, INFLUENCE, amount, reason))


def gain_goods(t: Table, who: Role, resource: Resource, amount: int, reason: Cause) -> None:
    """Tokens from the supply into a Goods & Services area, as long as there are any."""
    amount = min(amount, t.supply[resource])
    if amount:
        t.supply[resource] -= amount
        t.goods[who][resource] += amount
        t.tell(Gained(who, resource, amount, reason))


def spend_goods(t: Table, who: Role, resource: Resource, amount: int, reason: Cause) -> None:
    """Tokens of a Goods & Services area back to the supply."""
    if amount:
        t.goods[who][resource] -= amount
        t.supply[resource] += amount
        t.tell(Spent(who, resource, amount, reason))


def price_of(t: Table, source: Party, resource: Resource, buyer: Party) -> int:
    """What one unit costs a buyer at a source, tariffs included (p. 15, 24)."""
    if source == FOREIGN_MARKET:
        return import_price(t, resource) + tariff_of(t, resource, buyer)
    if source == ST:
        if resource == HEALTH:
            return PUBLIC_SERVICE_PRICE[t.policies[HEALTH_AND_BENEFITS]]
        if resource == EDUCATION:
            return PUBLIC_SERVICE_PRICE[t.policies[EDUCATION_POLICY]]
        if resource == INFLUENCE:
            return MEDIA_INFLUENCE_PRICE
        return STATE_PRICE[resource]
    if source == buyer:
        return 0
    return t.prices[source][resource]


def priced(t: Table, buyer: Role, source: Party, resource: Resource) -> Offer | None:
    """What one unit costs at a source; of what one has oneself there is nothing to say."""
    if source == buyer:
        return None
    return Offer(amount_of(resource, 1), each=price_of(t, source, resource, buyer), payer=buyer, payee=source)


def sale(t: Table, buyer: Role, source: Party, resource: Resource, amount: int) -> Offer:
    """What so many units come to at a source; of one's own they cost nothing."""
    goods = amount_of(resource, amount)
    if source == buyer:
        return Offer(goods)
    return Offer(goods, price_of(t, source, resource, buyer) * amount, payer=buyer, payee=source)


def import_price(t: Table, resource: Resource) -> int:
    """What the Foreign Market asks for one unit, before tariffs."""
    price: int = IMPORT_PRICE[resource]
    for module in t.modules:
        price = module.import_price(t, resource, price)
    return price


def foreign_market_open(t: Table) -> bool:
    """Whether goods may be sold to and bought from the Foreign Market."""
    return not t.modules or not any(module.closes_foreign_market(t) for module in t.modules)


def tariff_of(t: Table, resource: Resource, buyer: Party) -> int:
    """The tariff on one imported unit (p. 32); the State pays none to itself (p. 27)."""
    return 0 if buyer == ST else IMPORT_TARIFF[t.policies[FOREIGN_TRADE]][resource]


def sources_of(t: Table, resource: Resource, buyer: Role) -> list[Party]:
    """Who has a resource for sale to a buyer: the table of p. 15 and 24. Anyone may buy from oneself (p. 23)."""
    sources: list[Party] = []
    for seller in (ST, MC, CC):
        if stock(t, seller, resource) > 0 and not (seller == CC and buyer == CC):
            sources.append(seller)
    if resource <= LUXURY and t.supply[resource] > 0:
        sources.append(FOREIGN_MARKET)
    return sources


def might_sell(t: Table, buyer: Role) -> list[Party]:
    """Where a buyer might look for something to buy, whatever it is; nobody looks for it at an empty seat."""
    sellers: list[Party] = [seller for seller in (ST, MC, CC) if seller == ST or t.plays(seller)]
    return [seller for seller in [*sellers, FOREIGN_MARKET] if not (seller == CC and buyer == CC)]


def lack_at_source(t: Table, source: Party, resource: Resource) -> Refusal:
    """Why a source sells nothing of a resource, or no more than it has."""
    available = available_from(t, source, resource)
    if source == FOREIGN_MARKET:
        return SupplyHasOnly(available) if resource <= LUXURY else NotImported()
    return SourceHasOnly(source, available) if available else NoneForSale()


def available_from(t: Table, source: Party, resource: Resource) -> int:
    """How much a source can sell: the Foreign Market as much as the supply has."""
    return t.supply[resource] if source == FOREIGN_MARKET else stock(t, Role(source), resource)


def pay_for(t: Table, buyer: Role, source: Party, resource: Resource, amount: int) -> None:
    """Pay a source for goods: the seller, or the supply and, for the tariffs, the State Treasury."""
    if source == FOREIGN_MARKET:
        pay(t, buyer, FOREIGN_MARKET, import_price(t, resource) * amount, causes.PURCHASE)
        pay(t, buyer, ST, tariff_of(t, resource, buyer) * amount, causes.TARIFF)
    elif source != buyer:
        pay(t, buyer, source, price_of(t, source, resource, buyer) * amount, causes.PURCHASE)


def hand_over(t: Table, source: Party, resource: Resource, amount: int, reason: Cause = causes.PURCHASE) -> None:
    """Take sold or provided units from their source back to the supply, from where they are given out or used."""
    if source != FOREIGN_MARKET:
        remove_stock(t, Role(source), resource, amount)
        t.supply[resource] += amount
        t.tell(Spent(source, resource, amount, reason, FOR_SALE))


def welfare_bonus(t: Table, buyer: Role, resource: Resource, amount: int) -> None:
    """What the State gets for selling health or education cheaply: 1 VP a sale at 5 V, legitimacy when free (p. 26)."""
    if resource not in {HEALTH, EDUCATION}:
        return
    price = price_of(t, ST, resource, buyer)
    if price == PUBLIC_SERVICE_PRICE[1]:
        gain_vp(t, ST, 1, causes.WELFARE)
    elif price == 0:
        move_legitimacy(t, buyer, amount // WELFARE_LOT, causes.WELFARE)


def food_at_home(t: Table, who: Role) -> int:
    """Food a class already has, in its Goods & Services area and its storage."""
    return t.goods[who][FOOD] + t.storage[who][FOOD]
