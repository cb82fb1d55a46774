"""Sell to the Foreign Market (p. 19, 23, 28): any of the Export card's transactions, each once."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, FOREIGN_MARKET, LUXURY, MC, ST, STORABLE
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.money import pay, receive
from bodypolitic.game.options import DONE, EXPORT, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import foreign_market_open
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import Ask, Table


class ExportTerms:
    """How an export may go: how often each transaction, of goods only or not, with how much on top of each.

    What comes on top is paid by the State (`state_bonus`) or by the buyer abroad (`extra`). `most` limits the
    transactions in all, where it is not 0.
    """

    __slots__ = ("extra", "goods_only", "most", "state_bonus", "times")

    def __init__(
        self, times: int = 1, *, goods_only: bool = False, state_bonus: int = 0, extra: int = 0, most: int = 0
    ) -> None:
        self.times = times
        self.most = most
        self.goods_only = goods_only
        self.state_bonus = state_bonus
        self.extra = extra


BASIC_TERMS: Final = 0
EXPORT_TERMS: Final[list[ExportTerms]] = [ExportTerms()]


def export_terms(terms: ExportTerms) -> int:
    """Add terms that a card sells on, and give back their number."""
    EXPORT_TERMS.append(terms)
    return len(EXPORT_TERMS) - 1


def why_not(t: Table, seat: int) -> Reason | None:
    """Enough in storage for one of the transactions."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: int, terms: int) -> Reason | None:
    """Enough in storage for one of the transactions that the terms allow."""
    if not foreign_market_open(t):
        return Reason(reasons.FOREIGN_MARKET_CLOSED)
    return None if transactions(t, seat, (), terms) else Reason(reasons.NOTHING_TO_EXPORT)


def begin(t: Table, seat: int) -> None:
    """Any number of transactions, at least one."""
    begin_on(t, seat, BASIC_TERMS)


def begin_on(t: Table, seat: int, terms: int) -> None:
    """Any number of transactions on these terms, at least one."""
    t.push(SellToForeignMarket(seat, (), terms))


def exportable(t: Table, seat: int, resource: int) -> int:
    """What a seller has in its storages; the Capitalist Class also in the Free Trade Zone."""
    amount = t.storage[seat * 4 + resource]
    if seat == CC and resource <= LUXURY:
        amount += t.free_trade_zone[resource]
    return amount


def transactions(t: Table, seat: int, made: tuple[int, ...], terms: int) -> list[Option]:
    """The transactions a seller can still make; the State only those of goods (p. 28)."""
    on = EXPORT_TERMS[terms]
    options: list[Option] = []
    if on.most and len(made) >= on.most:
        return options
    for resource in range(LUXURY + 1 if seat == ST or on.goods_only else STORABLE):
        stock = exportable(t, seat, resource)
        for amount, _ in EXPORT_CARDS[t.export][resource]:
            if amount <= stock and made.count(resource * 100 + amount) < on.times:
                options.append(Option(EXPORT, resource, amount))
    return options


class SellToForeignMarket(Ask):
    """The next transaction; `made` lists the ones already made, as resource * 100 + amount."""

    FIELDS = ("seat", "made", "terms")

    def __init__(self, seat: int, made: tuple[int, ...], terms: int) -> None:
        super().__init__(seat)
        self.made = made
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        options = transactions(t, self.seat, self.made, self.terms)
        if self.made:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == EXPORT:
            export(t, self.seat, option.a, option.b)
            receive(t, self.seat, FOREIGN_MARKET, EXPORT_TERMS[self.terms].extra, h.EXPORT)
            pay(t, ST, self.seat, EXPORT_TERMS[self.terms].state_bonus, t.card_reason(self.seat))
            t.push(SellToForeignMarket(self.seat, (*self.made, option.a * 100 + option.b), self.terms))
            return
        if self.seat == MC:
            gain_vp(t, MC, len(self.made), h.EXPORT)
        for module in t.modules:
            module.sold_abroad(t, self.seat)


def export(t: Table, seat: int, resource: int, amount: int) -> None:
    """Make one transaction."""
    price = next(money for units, money in EXPORT_CARDS[t.export][resource] if units == amount)
    sell_abroad(t, seat, resource, amount, price)


def sell_abroad(t: Table, seat: int, resource: int, amount: int, price: int) -> None:
    """Goods or services to the Foreign Market for a sum; those of the Free Trade Zone first (ruling R6)."""
    from_zone = min(amount, t.free_trade_zone[resource]) if seat == CC and resource <= LUXURY else 0
    if from_zone:
        t.free_trade_zone[resource] -= from_zone
    t.storage[seat * 4 + resource] -= amount - from_zone
    t.supply[resource] += amount
    t.tell(h.SPENT, seat, resource, amount, h.EXPORT)
    receive(t, seat, FOREIGN_MARKET, price, h.EXPORT)
