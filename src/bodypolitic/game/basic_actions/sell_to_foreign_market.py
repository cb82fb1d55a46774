"""Sell to the Foreign Market (p. 19, 23, 28): any of the Export card's transactions, each once."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, FOREIGN_MARKET, LUXURY, MC, ST, STORABLE
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.money import receive
from bodypolitic.game.options import DONE, EXPORT, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """Enough in storage for one of the transactions."""
    return None if transactions(t, seat, ()) else Reason(reasons.NOTHING_TO_EXPORT)


def begin(t: Table, seat: int) -> None:
    """Any number of transactions, at least one."""
    t.push(SellToForeignMarket(seat, ()))


def exportable(t: Table, seat: int, resource: int) -> int:
    """What a seller has in its storages; the Capitalist Class also in the Free Trade Zone."""
    amount = t.storage[seat * 4 + resource]
    if seat == CC and resource <= LUXURY:
        amount += t.free_trade_zone[resource]
    return amount


def transactions(t: Table, seat: int, made: tuple[int, ...]) -> list[Option]:
    """The transactions a seller can still make; the State only those of goods (p. 28)."""
    options: list[Option] = []
    for resource in range(LUXURY + 1 if seat == ST else STORABLE):
        for amount, _ in EXPORT_CARDS[t.export][resource]:
            if resource * 100 + amount not in made and exportable(t, seat, resource) >= amount:
                options.append(Option(EXPORT, resource, amount))
    return options


class SellToForeignMarket(Ask):
    """The next transaction; `made` lists the ones already made, as resource * 100 + amount."""

    FIELDS = ("seat", "made")

    def __init__(self, seat: int, made: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.made = made

    def options(self, t: Table) -> list[Option]:
        options = transactions(t, self.seat, self.made)
        if self.made:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == EXPORT:
            export(t, self.seat, option.a, option.b)
            t.push(SellToForeignMarket(self.seat, (*self.made, option.a * 100 + option.b)))
        elif self.seat == MC:
            gain_vp(t, MC, len(self.made), h.EXPORT)


def export(t: Table, seat: int, resource: int, amount: int) -> None:
    """Make one transaction; goods of the Free Trade Zone go first (ruling R6)."""
    price = next(money for units, money in EXPORT_CARDS[t.export][resource] if units == amount)
    from_zone = min(amount, t.free_trade_zone[resource]) if seat == CC and resource <= LUXURY else 0
    if from_zone:
        t.free_trade_zone[resource] -= from_zone
    t.storage[seat * 4 + resource] -= amount - from_zone
    t.supply[resource] += amount
    t.tell(h.SPENT, seat, resource, amount, h.EXPORT)
    receive(t, seat, FOREIGN_MARKET, price, h.EXPORT)
