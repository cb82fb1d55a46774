"""Effects that buy, sell and store."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.basic_actions import (
    buy_goods_and_services,
    make_business_deal,
    sell_to_foreign_market,
)
from bodypolitic.game.basic_actions.buy_goods_and_services import PurchaseTerms, purchase_terms
from bodypolitic.game.basic_actions.sell_to_foreign_market import ExportTerms, export_terms, exportable, sell_abroad
from bodypolitic.game.cards.effects import EFFECTS, AskForEffect, Effect
from bodypolitic.game.codes import FOREIGN_MARKET, INFLUENCE, LUXURY, ST
from bodypolitic.game.components.boards import PUBLIC_SERVICE_PRICE
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import AMOUNT, BRANCH, DONE, EXPORT_CARD, Option
from bodypolitic.game.politics.voting_bag import add_cubes
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_goods, gain_influence, hand_over, price_of, room, stock, store
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import Ask, Table


class BuyGoodsAndServices(Effect):
    """The basic action, on the terms of the card."""

    FIELDS = ("terms",)

    def __init__(self, terms: PurchaseTerms | None = None) -> None:
        super().__init__()
        self.terms = buy_goods_and_services.BASIC_TERMS if terms is None else purchase_terms(terms)

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return buy_goods_and_services.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: int) -> None:
        buy_goods_and_services.begin_on(t, seat, self.terms)


# Buying from the State what one of its companies makes, up to the Population, by industry
BUY_FROM_STATE: Final = tuple(
    [BuyGoodsAndServices(PurchaseTerms(1, resources=(resource,), sources=(ST,))) for resource in range(5)]
)


class GetServiceFromState(Effect):
    """A service from the State without paying, up to half of one's Population, rounded up; it counts as no sale."""

    FIELDS = ("resource",)

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource = resource

    def begin(self, t: Table, seat: int) -> None:
        most = min((t.population(seat) + 1) // 2, stock(t, ST, self.resource))
        t.push(GetServiceAmount(seat, self.resource, most))


class GetServiceAmount(Ask):
    """How much of the service is taken, none included."""

    FIELDS = ("seat", "resource", "up_to")

    def __init__(self, seat: int, resource: int, up_to: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.up_to = up_to

    def options(self, t: Table) -> list[Option]:
        return [Option(AMOUNT, amount) for amount in range(self.up_to + 1)]

    def choose(self, t: Table, option: Option) -> None:
        if option.a:
            hand_over(t, ST, self.resource, option.a, h.ACTION_CARD)
            gain_goods(t, self.seat, self.resource, option.a, h.ACTION_CARD)


class BuyMediaInfluence(Effect):
    """A fixed lot of media influence for a fixed sum."""

    FIELDS = ("amount", "price")

    def __init__(self, amount: int, price: int) -> None:
        super().__init__()
        self.amount = amount
        self.price = price

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if t.media_influence < self.amount:
            return Reason(reasons.NEEDS_RESOURCE, self.amount - t.media_influence, INFLUENCE)
        missing = self.price - funds(t, seat)
        return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        pay(t, seat, ST, self.price, h.PURCHASE)
        hand_over(t, ST, INFLUENCE, self.amount)
        gain_influence(t, seat, self.amount, h.PURCHASE)


class BuyInfluenceOrAddCubes(Effect):
    """As much media influence as one can, up to a limit, and voting cubes for each unit that one can't buy."""

    FIELDS = ("amount", "price", "cubes")

    def __init__(self, amount: int, price: int, cubes: int) -> None:
        super().__init__()
        self.amount = amount
        self.price = price
        self.cubes = cubes

    def _bought(self, t: Table, seat: int) -> int:
        return min(self.amount, t.media_influence, funds(t, seat) // self.price)

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if self._bought(t, seat) or t.cubes[seat]:
            return None
        return Reason(reasons.NO_VOTING_CUBES)

    def begin(self, t: Table, seat: int) -> None:
        bought = self._bought(t, seat)
        if bought:
            pay(t, seat, ST, self.price * bought, h.PURCHASE)
            hand_over(t, ST, INFLUENCE, bought)
            gain_influence(t, seat, bought, h.PURCHASE)
        add_cubes(t, seat, self.cubes * (self.amount - bought), t.card_reason(seat))


class SellToState(Effect):
    """Sell to the State at a fixed price as much as it has room for; it borrows what it can't pay (F19, F28, F29)."""

    FIELDS = ("resource", "up_to", "price")

    def __init__(self, resource: int, up_to: int, price: int) -> None:
        super().__init__()
        self.resource = resource
        self.up_to = up_to
        self.price = price

    def most(self, t: Table, seat: int) -> int:
        """How much can be sold. Without a State player luxury goes to the supply, so room doesn't matter (F20)."""
        most = min(self.up_to, stock(t, seat, self.resource))
        return most if self.to_supply(t) else min(most, room(t, ST, self.resource))

    def to_supply(self, t: Table) -> bool:
        """Whether what is sold leaves the game for lack of a State board."""
        return self.resource <= LUXURY and not t.plays(ST)

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if stock(t, seat, self.resource) == 0:
            return Reason(reasons.NEEDS_RESOURCE, 1, self.resource)
        return None if self.most(t, seat) else Reason(reasons.NO_ROOM)

    def begin(self, t: Table, seat: int) -> None:
        t.push(SellAmountToState(seat, self.number))

    def options(self, t: Table, seat: int) -> list[Option]:
        return [Option(AMOUNT, amount) for amount in range(1, self.most(t, seat) + 1)]

    def choose(self, t: Table, seat: int, option: Option) -> None:
        amount = option.a
        pay(t, ST, seat, self.price * amount, h.PURCHASE)
        hand_over(t, seat, self.resource, amount)
        if not self.to_supply(t):
            store(t, ST, self.resource, amount, h.PURCHASE)
        t.tally += amount


class SellAmountToState(AskForEffect):
    """How much the State takes."""


class SellToForeignMarket(Effect):
    """The basic action, on the terms of the card."""

    FIELDS = ("terms",)

    def __init__(self, terms: ExportTerms | None = None) -> None:
        super().__init__()
        self.terms = sell_to_foreign_market.BASIC_TERMS if terms is None else export_terms(terms)

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return sell_to_foreign_market.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: int) -> None:
        sell_to_foreign_market.begin_on(t, seat, self.terms)


class SellMoreAbroad(Effect):
    """Some of one good to the Foreign Market at a price of the card's own, on top of any export."""

    FIELDS = ("resource", "up_to", "price")

    def __init__(self, resource: int, up_to: int, price: int) -> None:
        super().__init__()
        self.resource = resource
        self.up_to = up_to
        self.price = price

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if exportable(t, seat, self.resource) else Reason(reasons.NEEDS_RESOURCE, 1, self.resource)

    def begin(self, t: Table, seat: int) -> None:
        t.push(SellAmountAbroad(seat, self.number))

    def options(self, t: Table, seat: int) -> list[Option]:
        most = min(self.up_to, exportable(t, seat, self.resource))
        return [Option(AMOUNT, amount) for amount in range(1, most + 1)]

    def choose(self, t: Table, seat: int, option: Option) -> None:
        sell_abroad(t, seat, self.resource, option.a, self.price * option.a)


class SellAmountAbroad(AskForEffect):
    """How much goes abroad."""


class ExportAndSellMore(Effect):
    """An export and a further sale of one good; either may be left out, but not both."""

    FIELDS = ("more",)

    def __init__(self, more: SellMoreAbroad) -> None:
        super().__init__()
        self.more = more

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if sell_to_foreign_market.why_not(t, seat) is None:
            return None
        return self.more.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ExportOrSellMore(seat, self.number, 0, False))


class ExportOrSellMore(Ask):
    """What is sold next; `sold` notes the two kinds of sale already made, 1 for the export and 2 for the other."""

    FIELDS = ("seat", "effect", "sold", "may_stop")

    def __init__(self, seat: int, effect: int, sold: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.effect = effect
        self.sold = sold
        self.may_stop = may_stop

    def _more(self) -> SellMoreAbroad:
        effect = EFFECTS[self.effect]
        assert isinstance(effect, ExportAndSellMore)
        return effect.more

    def options(self, t: Table) -> list[Option]:
        options: list[Option] = []
        if not self.sold & 1 and sell_to_foreign_market.why_not(t, self.seat) is None:
            options.append(Option(BRANCH, 1))
        if not self.sold & 2 and self._more().why_not(t, self.seat) is None:
            options.append(Option(BRANCH, 2))
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        t.push(ExportOrSellMore(self.seat, self.effect, self.sold | option.a, True))
        if option.a == 1:
            sell_to_foreign_market.begin(t, self.seat)
        else:
            self._more().begin(t, self.seat)


class SellServicesAbroad(Effect):
    """The State sells a public service abroad at its local price; at 5 V the Welfare tile gives its 1 VP."""

    FIELDS = ("resource", "up_to")

    def __init__(self, resource: int, up_to: int) -> None:
        super().__init__()
        self.resource = resource
        self.up_to = up_to

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if stock(t, ST, self.resource) else Reason(reasons.NEEDS_RESOURCE, 1, self.resource)

    def begin(self, t: Table, seat: int) -> None:
        t.push(SellServiceAmount(seat, self.resource, self.up_to))


class SellServiceAmount(Ask):
    """How much of the service goes abroad."""

    FIELDS = ("seat", "resource", "up_to")

    def __init__(self, seat: int, resource: int, up_to: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.up_to = up_to

    def options(self, t: Table) -> list[Option]:
        most = min(self.up_to, stock(t, ST, self.resource))
        return [Option(AMOUNT, amount) for amount in range(1, most + 1)]

    def choose(self, t: Table, option: Option) -> None:
        price = price_of(t, ST, self.resource, FOREIGN_MARKET)
        sell_abroad(t, ST, self.resource, option.a, price * option.a)
        if price == PUBLIC_SERVICE_PRICE[1]:
            gain_vp(t, ST, 1, h.WELFARE)


class InspectExportCards(Effect):
    """Reveal the next Export cards; one of them may replace the current card, the others are discarded."""

    FIELDS = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, t: Table, seat: int) -> None:
        revealed: list[int] = []
        for _ in range(self.cards):
            card = t.draw(t.export_deck, t.export_discard)
            if card >= 0:
                revealed.append(card)
                t.tell(h.EXPORT_INSPECTED, card)
        t.export_discard.extend(revealed)
        t.push(ChooseExportCard(seat, tuple(revealed)))


class ChooseExportCard(Ask):
    """The Export card for the rest of the round: the current one or one of those revealed."""

    FIELDS = ("seat", "revealed")

    def __init__(self, seat: int, revealed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.revealed = revealed

    def options(self, t: Table) -> list[Option]:
        return [Option(EXPORT_CARD, card) for card in (t.export, *self.revealed)]

    def choose(self, t: Table, option: Option) -> None:
        if option.a != t.export:
            t.export_discard.append(t.export)
            t.export_discard.remove(option.a)
            t.export = option.a
        t.tell(h.EXPORT_REVEALED, t.export)


class MakeBusinessDeal(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return make_business_deal.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        make_business_deal.begin(t, seat)
