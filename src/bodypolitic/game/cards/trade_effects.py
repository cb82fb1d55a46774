"""Effects that buy, sell and store."""

from typing import Final

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.boards import PUBLIC_SERVICE_PRICE
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    EXPORT_DECK,
    FOREIGN_MARKET,
    INFLUENCE,
    LUXURY,
    ST,
    ExportId,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import ExportDiscarded, ExportInspected, ExportRevealed
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount, Branch, Done, KeepExportCard
from bodypolitic.game.records.refusals import (
    AtMost,
    NeedsMoney,
    NeedsResource,
    NoRoom,
    NotEnoughForSale,
    NoVotingCubes,
    Refusal,
    SoldAlready,
    SourceHasOnly,
    StateHasRoomFor,
    YouHave,
)
from bodypolitic.game.rules.basic_actions import (
    buy_goods_and_services,
    make_business_deal,
    sell_to_foreign_market,
)
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms, exportable, sell_abroad
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.politics.voting_bag import add_cubes
from bodypolitic.game.rules.resources import gain_goods, gain_influence, hand_over, price_of, room, stock, store
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


@record
class BuyGoodsAndServices(Effect):
    """The basic action, on the terms of the card."""

    terms: PurchaseTerms = buy_goods_and_services.BASIC_TERMS

    @property
    def tallies(self) -> bool:
        return self.terms.counts

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return buy_goods_and_services.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: Role) -> None:
        buy_goods_and_services.begin_on(t, seat, self.terms)


# Buying from the State what one of its companies makes, up to the Population, by industry
BUY_FROM_STATE: Final = tuple(
    [BuyGoodsAndServices(PurchaseTerms(1, resources=(resource,), sources=(ST,))) for resource in ALL_RESOURCES]
)


@record
class GetServiceFromState(Effect):
    """A service from the State without paying, up to half of one's Population, rounded up; it counts as no sale."""

    resource: Resource

    def begin(self, t: Table, seat: Role) -> None:
        most = min((t.population(seat) + 1) // 2, stock(t, ST, self.resource))
        t.push(GetServiceAmount(seat, self.resource, most))


@record
class GetServiceAmount(Ask[Amount]):
    """How much of the service is taken, none included."""

    resource: Resource
    up_to: int

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(self.up_to + 1)]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(self.up_to + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        most = (t.population(self.seat) + 1) // 2
        return AtMost(most) if option.amount > most else SourceHasOnly(ST, stock(t, ST, self.resource))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return Offer(amount_of(self.resource, option.amount))

    def choose(self, t: Table, option: Amount) -> None:
        if option.amount:
            hand_over(t, ST, self.resource, option.amount, causes.ACTION_CARD)
            gain_goods(t, self.seat, self.resource, option.amount, causes.ACTION_CARD)


@record
class BuyMediaInfluence(Effect):
    """A fixed lot of media influence for a fixed sum."""

    amount: int
    price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if t.media_influence < self.amount:
            return NotEnoughForSale(self.amount, t.media_influence, INFLUENCE)
        has = funds(t, seat)
        return NeedsMoney(self.price, has) if has < self.price else None

    def begin(self, t: Table, seat: Role) -> None:
        pay(t, seat, ST, self.price, causes.PURCHASE)
        hand_over(t, ST, INFLUENCE, self.amount)
        gain_influence(t, seat, self.amount, causes.PURCHASE)


@record
class BuyInfluenceOrAddCubes(Effect):
    """As much media influence as one can, up to a limit, and voting cubes for each unit that one can't buy."""

    amount: int
    price: int
    cubes: int

    def _bought(self, t: Table, seat: Role) -> int:
        return min(self.amount, t.media_influence, funds(t, seat) // self.price)

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if self._bought(t, seat) or t.cubes[seat]:
            return None
        return NoVotingCubes()

    def begin(self, t: Table, seat: Role) -> None:
        bought = self._bought(t, seat)
        if bought:
            pay(t, seat, ST, self.price * bought, causes.PURCHASE)
            hand_over(t, ST, INFLUENCE, bought)
            gain_influence(t, seat, bought, causes.PURCHASE)
        add_cubes(t, seat, self.cubes * (self.amount - bought), t.card_reason(seat))


@record
class SellToState(Effect):
    """Sell to the State at a fixed price as much as it has room for; it borrows what it can't pay (F19, F28, F29)."""

    resource: Resource
    up_to: int
    price: int

    @property
    def tallies(self) -> bool:
        return True

    def most(self, t: Table, seat: Role) -> int:
        """How much can be sold. Without a State player luxury goes to the supply, so room doesn't matter (F20)."""
        most = min(self.up_to, stock(t, seat, self.resource))
        return most if self.to_supply(t) else min(most, room(t, ST, self.resource))

    def to_supply(self, t: Table) -> bool:
        """Whether what is sold leaves the game for lack of a State board."""
        return self.resource <= LUXURY and not t.plays(ST)

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if stock(t, seat, self.resource) == 0:
            return NeedsResource(1, 0, self.resource)
        return None if self.most(t, seat) else NoRoom()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(SellAmountToState(seat, self))


@record
class SellAmountToState(Ask[Amount]):
    """How much the State takes."""

    effect: SellToState

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(1, self.effect.most(t, self.seat) + 1)]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(self.effect.most(t, self.seat) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        has = stock(t, self.seat, self.effect.resource)
        if option.amount > self.effect.up_to:
            return AtMost(self.effect.up_to)
        return YouHave(has) if option.amount > has else StateHasRoomFor(room(t, ST, self.effect.resource))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        goods = amount_of(self.effect.resource, option.amount)
        return Offer(goods, self.effect.price * option.amount, payer=ST, payee=self.seat)

    def choose(self, t: Table, option: Amount) -> None:
        resource, amount = self.effect.resource, option.amount
        pay(t, ST, self.seat, self.effect.price * amount, causes.PURCHASE)
        hand_over(t, self.seat, resource, amount)
        if not self.effect.to_supply(t):
            store(t, ST, resource, amount, causes.PURCHASE)
        t.tally += amount


@record
class SellToForeignMarket(Effect):
    """The basic action, on the terms of the card."""

    terms: ExportTerms = sell_to_foreign_market.BASIC_TERMS

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return sell_to_foreign_market.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: Role) -> None:
        sell_to_foreign_market.begin_on(t, seat, self.terms)


@record
class SellMoreAbroad(Effect):
    """Some of one good to the Foreign Market at a price of the card's own, on top of any export."""

    resource: Resource
    up_to: int
    price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if exportable(t, seat, self.resource) else NeedsResource(1, 0, self.resource)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(SellAmountAbroad(seat, self))


@record
class SellAmountAbroad(Ask[Amount]):
    """How much goes abroad."""

    effect: SellMoreAbroad

    def options(self, t: Table) -> list[Amount]:
        most = min(self.effect.up_to, exportable(t, self.seat, self.effect.resource))
        return [Amount(amount) for amount in range(1, most + 1)]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(min(self.effect.up_to, exportable(t, self.seat, self.effect.resource)) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        most = self.effect.up_to
        return AtMost(most) if option.amount > most else YouHave(exportable(t, self.seat, self.effect.resource))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        goods = amount_of(self.effect.resource, option.amount)
        return Offer(goods, self.effect.price * option.amount, payer=FOREIGN_MARKET, payee=self.seat)

    def choose(self, t: Table, option: Amount) -> None:
        sell_abroad(t, self.seat, self.effect.resource, option.amount, self.effect.price * option.amount)


@record
class ExportAndSellMore(Effect):
    """An export and a further sale of one good; either may be left out, but not both."""

    more: SellMoreAbroad

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if sell_to_foreign_market.why_not(t, seat) is None:
            return None
        return self.more.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ExportOrSellMore(seat, self, 0, False))


@record
class ExportOrSellMore(Ask[Branch | Done]):
    """What is sold next; `sold` notes the two kinds of sale already made, 1 for the export and 2 for the other."""

    effect: ExportAndSellMore
    sold: int
    may_stop: bool

    def options(self, t: Table) -> list[Branch | Done]:
        options: list[Branch | Done] = []
        if not self.sold & 1 and sell_to_foreign_market.why_not(t, self.seat) is None:
            options.append(Branch(1))
        if not self.sold & 2 and self.effect.more.why_not(t, self.seat) is None:
            options.append(Branch(2))
        if self.may_stop:
            options.append(Done())
        return options

    def expected(self, t: Table) -> list[Branch | Done]:
        return [Branch(1), Branch(2)]

    def why_not(self, t: Table, option: Branch | Done) -> Refusal:
        assert isinstance(option, Branch)
        if self.sold & option.number:
            return SoldAlready()
        if option.number == 1:
            return sell_to_foreign_market.why_not(t, self.seat) or SoldAlready()
        return self.effect.more.why_not(t, self.seat) or SoldAlready()

    def offer(self, t: Table, option: Branch | Done) -> Offer | None:
        if isinstance(option, Done):
            return None
        return (
            Offer(action=sell_to_foreign_market.BASIC_ACTION.id)
            if option.number == 1
            else Offer(does=(self.effect.more,))
        )

    def choose(self, t: Table, option: Branch | Done) -> None:
        if isinstance(option, Done):
            return
        t.push(ExportOrSellMore(self.seat, self.effect, self.sold | option.number, True))
        if option.number == 1:
            sell_to_foreign_market.begin(t, self.seat)
        else:
            self.effect.more.begin(t, self.seat)


@record
class SellServicesAbroad(Effect):
    """The State sells a public service abroad at its local price; at 5 V the Welfare tile gives its 1 VP."""

    resource: Resource
    up_to: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if stock(t, ST, self.resource) else NeedsResource(1, 0, self.resource)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(SellServiceAmount(seat, self.resource, self.up_to))


@record
class SellServiceAmount(Ask[Amount]):
    """How much of the service goes abroad."""

    resource: Resource
    up_to: int

    def options(self, t: Table) -> list[Amount]:
        most = min(self.up_to, stock(t, ST, self.resource))
        return [Amount(amount) for amount in range(1, most + 1)]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(min(self.up_to, stock(t, ST, self.resource)) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return AtMost(self.up_to) if option.amount > self.up_to else YouHave(stock(t, ST, self.resource))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        price = price_of(t, ST, self.resource, FOREIGN_MARKET)
        return Offer(amount_of(self.resource, option.amount), price * option.amount, payer=FOREIGN_MARKET, payee=ST)

    def choose(self, t: Table, option: Amount) -> None:
        price = price_of(t, ST, self.resource, FOREIGN_MARKET)
        sell_abroad(t, ST, self.resource, option.amount, price * option.amount)
        if price == PUBLIC_SERVICE_PRICE[1]:
            gain_vp(t, ST, 1, causes.WELFARE)


@record
class InspectExportCards(Effect):
    """Reveal the next Export cards; one of them may replace the current card, the others are discarded."""

    cards: int

    def begin(self, t: Table, seat: Role) -> None:
        revealed: list[ExportId] = []
        for _ in range(self.cards):
            if t.export_deck or t.export_discard:
                card = t.draw(t.export_deck, t.export_discard, EXPORT_DECK)
                revealed.append(card)
                t.tell(ExportInspected(card))
        for card in revealed:
            t.export_discard.append(card)
            t.tell(ExportDiscarded(card))
        t.push(ChooseExportCard(seat, tuple(revealed)))


@record
class ChooseExportCard(Ask[KeepExportCard]):
    """The Export card for the rest of the round: the current one or one of those revealed."""

    revealed: tuple[ExportId, ...]

    def options(self, t: Table) -> list[KeepExportCard]:
        return [KeepExportCard(card) for card in (t.export, *self.revealed)]

    def choose(self, t: Table, option: KeepExportCard) -> None:
        if option.export != t.export:
            t.tell(ExportDiscarded(t.export))
            t.export_discard.append(t.export)
            t.export_discard.remove(option.export)
            t.export = option.export
        t.tell(ExportRevealed(t.export))


class MakeBusinessDeal(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return make_business_deal.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        make_business_deal.begin(t, seat)
