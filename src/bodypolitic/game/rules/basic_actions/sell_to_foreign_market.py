"""Sell to the Foreign Market (p. 19, 23, 28): any of the Export card's transactions, each once."""

from typing import Final

from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    CC,
    FOR_SALE,
    FOREIGN_MARKET,
    GOODS,
    GOODS_AND_SERVICES,
    IN_FREE_TRADE_ZONE,
    LUXURY,
    MC,
    ST,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Spent
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Done, Export
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import (
    NeedsResource,
    NoForeignMarket,
    NothingToExport,
    NotOnTheseTerms,
    Refusal,
    SalesAreMade,
    SoldAlready,
    StateExportsGoods,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import pay, receive
from bodypolitic.game.rules.resources import foreign_market_open
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


@record
class ExportTerms(Record):
    """How an export may go: how often each transaction, of goods only or not, with how much on top of each.

    What comes on top is paid by the State (`state_bonus`) or by the buyer abroad (`extra`). `most` limits the
    transactions in all, where it is not 0.
    """

    times: int = 1
    goods_only: bool = False
    state_bonus: int = 0
    extra: int = 0
    most: int = 0


BASIC_TERMS: Final = ExportTerms()
# What each Export card buys of each resource, as the options that it gives
TRANSACTIONS: Final[list[list[list[Export]]]] = [
    [[Export(resource, amount) for amount, _ in card[resource]] for resource in GOODS_AND_SERVICES]
    for card in EXPORT_CARDS
]


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Enough in storage for one of the transactions."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: Role, terms: ExportTerms) -> Refusal | None:
    """Enough in storage for one of the transactions that the terms allow."""
    if not foreign_market_open(t):
        return NoForeignMarket()
    return None if transactions(t, seat, (), terms) else NothingToExport()


def begin(t: Table, seat: Role) -> None:
    """Any number of transactions, at least one."""
    begin_on(t, seat, BASIC_TERMS)


BASIC_ACTION: Final[BasicAction] = basic_action("sell-to-foreign-market", {MC: 23, CC: 19, ST: 28}, why_not, begin)


def begin_on(t: Table, seat: Role, terms: ExportTerms) -> None:
    """Any number of transactions on these terms, at least one."""
    t.push(SellToForeignMarket(seat, (), terms))


def exportable(t: Table, seat: Role, resource: Resource) -> int:
    """What a seller has in its storages; the Capitalist Class also in the Free Trade Zone."""
    amount = t.storage[seat][resource]
    if seat == CC and resource <= LUXURY:
        amount += t.free_trade_zone[resource]
    return amount


def transactions(t: Table, seat: Role, made: tuple[Export, ...], terms: ExportTerms) -> list[Export]:
    """The transactions a seller can still make; the State only those of goods (p. 28)."""
    options: list[Export] = []
    if terms.most and len(made) >= terms.most:
        return options
    for resource in GOODS if seat == ST or terms.goods_only else GOODS_AND_SERVICES:
        stock = exportable(t, seat, resource)
        for option in TRANSACTIONS[t.export][resource]:
            if option.amount <= stock and (not made or made.count(option) < terms.times):
                options.append(option)
    return options


@record
class SellToForeignMarket(Ask[Export | Done]):
    """The next transaction; `made` lists the ones already made."""

    made: tuple[Export, ...]
    terms: ExportTerms

    def options(self, t: Table) -> list[Export | Done]:
        options = transactions(t, self.seat, self.made, self.terms)
        return [*options, Done()] if self.made else [*options]

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[Export | Done]:
        return [option for options in TRANSACTIONS[t.export] for option in options]

    def why_not(self, t: Table, option: Export | Done) -> Refusal:
        assert isinstance(option, Export)
        if option.resource not in GOODS and (self.seat == ST or self.terms.goods_only):
            return StateExportsGoods() if self.seat == ST else NotOnTheseTerms()
        if self.made.count(option) >= self.terms.times:
            return SoldAlready()
        stock = exportable(t, self.seat, option.resource)
        return (
            NeedsResource(option.amount, stock, option.resource)
            if stock < option.amount
            else SalesAreMade(self.terms.most)
        )

    def offer(self, t: Table, option: Export | Done) -> Offer | None:
        """What the Export card pays; what the terms add to it is told by the card that they are from."""
        if isinstance(option, Done):
            return None
        price = export_price(t, option.resource, option.amount)
        return Offer(amount_of(option.resource, option.amount), price, payer=FOREIGN_MARKET, payee=self.seat)

    def choose(self, t: Table, option: Export | Done) -> None:
        if isinstance(option, Export):
            export(t, self.seat, option.resource, option.amount)
            receive(t, self.seat, FOREIGN_MARKET, self.terms.extra, causes.EXPORT)
            pay(t, ST, self.seat, self.terms.state_bonus, t.card_reason(self.seat))
            t.push(SellToForeignMarket(self.seat, (*self.made, option), self.terms))
            return
        if self.seat == MC:
            gain_vp(t, MC, len(self.made), causes.EXPORT)
        for module in t.modules:
            module.sold_abroad(t, self.seat)


def export(t: Table, seat: Role, resource: Resource, amount: int) -> None:
    """Make one transaction."""
    sell_abroad(t, seat, resource, amount, export_price(t, resource, amount))


def export_price(t: Table, resource: Resource, amount: int) -> int:
    """What the Export card pays for one of its transactions."""
    return next(money for units, money in EXPORT_CARDS[t.export][resource] if units == amount)


def sell_abroad(t: Table, seat: Role, resource: Resource, amount: int, price: int) -> None:
    """Goods or services to the Foreign Market for a sum; those of the Free Trade Zone first (ruling R6)."""
    from_zone = min(amount, t.free_trade_zone[resource]) if seat == CC and resource <= LUXURY else 0
    if from_zone:
        t.free_trade_zone[resource] -= from_zone
        t.tell(Spent(seat, resource, from_zone, causes.EXPORT, IN_FREE_TRADE_ZONE))
    if amount > from_zone:
        t.storage[seat][resource] -= amount - from_zone
        t.tell(Spent(seat, resource, amount - from_zone, causes.EXPORT, FOR_SALE))
    t.supply[resource] += amount
    receive(t, seat, FOREIGN_MARKET, price, causes.EXPORT)
