"""Effects of the State's cards: events, providing, and the price of legitimacy."""

from typing import Final

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.measures import count
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.components.boards import EVENT_SPACES, LEGITIMACY_MIN
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    CC,
    FOREIGN_MARKET,
    INFLUENCE,
    MC,
    ST,
    WC,
    EventId,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import EventReplaced, EventRevealed
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import (
    Amount,
    DealWithEvent,
    LeaveEvents,
    PickClass,
    Skip,
    ToPlaceEvent,
    ToReplaceEvent,
)
from bodypolitic.game.records.refusals import (
    AtMost,
    ChosenAlready,
    Lacking,
    LegitimacyTooLow,
    MediaInfluenceIs,
    NeedsCubes,
    NeedsMoney,
    NeedsPersonalInfluence,
    NoEvent,
    NoLegitimacyToLose,
    NotEnoughForSale,
    Refusal,
    RequirementNotMet,
    RestMustFit,
    RoomFor,
    SupplyHasOnly,
)
from bodypolitic.game.rules.basic_actions.campaign import make_personal
from bodypolitic.game.rules.events import event_action
from bodypolitic.game.rules.events.event_action import ChooseEvent, DiscardEvent
from bodypolitic.game.rules.events.event_deck import hold_back_late_events
from bodypolitic.game.rules.events.providing import (
    ProvideResource,
    cheapest,
    clear_benefits,
    provide_cubes,
    provide_money,
    provide_personal_influence,
    sources_to_provide,
)
from bodypolitic.game.rules.events.tasks import begin_task, feasible
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import available_from, room, stock, store, take_influence
from bodypolitic.game.rules.scores import gain_legitimacy_token, move_legitimacy
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table


class EventAction(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        event_action.begin(t, seat)


class EventActionTwice(Effect):
    """One event carried out twice, the second time if it still can be; then it is discarded."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseEventForTwice(seat))


class ChooseEventForTwice(ChooseEvent):
    """The event that is dealt with twice."""

    def choose(self, t: Table, option: DealWithEvent) -> None:
        t.push(DiscardEvent(option.event))
        t.push(DealWithEventAgain(option.event))
        begin_task(t, EVENTS[option.event])


@record
class DealWithEventAgain(Work):
    """The second time."""

    event: EventId

    def run(self, t: Table) -> None:
        if feasible(t, EVENTS[self.event]):
            begin_task(t, EVENTS[self.event])


EVENTS_SEEN: Final = 2


def top_events(t: Table) -> list[EventId]:
    """The two topmost cards of the event deck, which only the State sees."""
    return t.event_deck[-EVENTS_SEEN:][::-1]


class ReplaceEvent(Effect):
    """Look at the top 2 events; one may take the place of an event on the board, which is discarded unpunished."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if t.events else NoEvent()

    def begin(self, t: Table, seat: Role) -> None:
        hold_back_late_events(t, EVENTS_SEEN)
        t.push(ChooseReplacement(seat))


class ChooseReplacement(Ask[ToReplaceEvent | Skip]):
    """Which event goes and which comes; what is not placed stays on top of the deck (F41)."""

    REVEALS = True

    def events_seen(self, seat: Role) -> int:
        return EVENTS_SEEN if seat == self.seat else 0

    def options(self, t: Table) -> list[ToReplaceEvent | Skip]:
        options: list[ToReplaceEvent | Skip] = [
            ToReplaceEvent(event, top) for event in t.events for top in top_events(t)
        ]
        options.append(Skip())
        return options

    def choose(self, t: Table, option: ToReplaceEvent | Skip) -> None:
        if isinstance(option, Skip):
            return
        t.events.remove(option.event)
        t.event_discard.append(option.event)
        t.tell(EventReplaced(option.event, option.by))
        _place(t, option.by)


def _place(t: Table, event: EventId) -> None:
    t.event_deck.remove(event)
    t.events.append(event)
    t.tell(EventRevealed(event))


class PlaceEvent(Effect):
    """Look at the top 2 events; with a free space one of them must be placed, the other stays on top (F16)."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if len(t.events) < EVENT_SPACES and t.event_deck:
            return None
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        hold_back_late_events(t, EVENTS_SEEN)
        if len(t.events) < EVENT_SPACES and t.event_deck:
            t.push(ChooseEventToPlace(seat))
        elif len(t.event_deck) >= 2:
            t.push(LookAtEvents(seat))


class ChooseEventToPlace(Ask[ToPlaceEvent]):
    """The event that is placed."""

    REVEALS = True

    def events_seen(self, seat: Role) -> int:
        return EVENTS_SEEN if seat == self.seat else 0

    def options(self, t: Table) -> list[ToPlaceEvent]:
        return [ToPlaceEvent(event) for event in top_events(t)]

    def choose(self, t: Table, option: ToPlaceEvent) -> None:
        _place(t, option.event)


class LookAtEvents(Ask[LeaveEvents]):
    """With no space on the board the State only sees the two events, which stay on top of the deck."""

    ALWAYS = True
    REVEALS = True

    def events_seen(self, seat: Role) -> int:
        return EVENTS_SEEN if seat == self.seat else 0

    def options(self, t: Table) -> list[LeaveEvents]:
        first, second = top_events(t)
        return [LeaveEvents(first, second)]

    def choose(self, t: Table, option: LeaveEvents) -> None:
        """Nothing changes."""


@record
class ProvideToClass(Effect):
    """Provide something to one class; how it is done and rewarded is up to the kind of provision."""

    classes: tuple[Role, ...]

    ONE_OF = ("classes",)

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        """Why the State couldn't provide for a class in full, if it couldn't."""
        raise AssertionError(f"{type(self).__name__} provides nothing")

    def money(self, t: Table, who: Role) -> int:
        """The money that a class gets, if it gets any."""
        return 0

    def provide(self, t: Table, who: Role) -> None:
        """Provide for a class and take the reward."""
        raise AssertionError(f"{type(self).__name__} provides nothing")

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        """No class that could be provided for; of several reasons the one that is nearest to being mended."""
        nearest: Refusal | None = None
        for who in self.classes:
            reason = self.refusal(t, who)
            if reason is None:
                return None
            if nearest is None or _figure(nearest) == 0 or 0 < _figure(reason) < _figure(nearest):
                nearest = reason
        return nearest

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseClassToProvide(seat, self))


def _figure(reason: Refusal) -> int:
    """How far a reason is from being mended; 0 where it tells no figure."""
    return reason.missing if isinstance(reason, Lacking) else 0


@record
class ChooseClassToProvide(Ask[PickClass]):
    """The class that is provided for."""

    effect: ProvideToClass

    def options(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in self.effect.classes if self.effect.refusal(t, who) is None]

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in self.effect.classes]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        reason = self.effect.refusal(t, option.class_)
        assert reason is not None
        return reason

    def offer(self, t: Table, option: PickClass) -> Offer | None:
        money = self.effect.money(t, option.class_)
        return Offer(money=money, payer=ST, payee=option.class_) if money else None

    def choose(self, t: Table, option: PickClass) -> None:
        clear_benefits(t, option.class_)
        self.effect.provide(t, option.class_)


def _lack_of_money(t: Table, amount: int) -> Refusal | None:
    """What the State Treasury lacks: no loan may be taken for what the State does freely (p. 33)."""
    has = t.money[ST]
    return NeedsMoney(amount, has) if has < amount else None


@record
class GainToken(Work):
    """The legitimacy token for what has been provided."""

    who: Role

    def run(self, t: Table) -> None:
        gain_legitimacy_token(t, self.who)


@record
class ProvideRepresentation(ProvideToClass):
    """Personal influence and voting cubes for legitimacy."""

    influence: int
    cubes: int
    legitimacy: int

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        has = t.influence[ST]
        if has < self.influence:
            return NeedsPersonalInfluence(self.influence, has)
        return None if t.cubes[who] >= self.cubes else NeedsCubes(self.cubes, t.cubes[who], who)

    def provide(self, t: Table, who: Role) -> None:
        provide_personal_influence(t, who, self.influence)
        provide_cubes(t, who, self.cubes)
        move_legitimacy(t, who, self.legitimacy, causes.ACTION_CARD)


def _lack_of_service(t: Table, who: Role, resource: Resource) -> Refusal | None:
    """What the State lacks to provide a class's whole Population with a service, bought where it must be."""
    needed = t.population(who)
    has = sum([available_from(t, source, resource) for source in sources_to_provide(t, resource, who)])
    if has < needed:
        return NotEnoughForSale(needed, has, resource)
    return _lack_of_money(t, cheapest(t, resource, who, needed))


@record
class ProvideServiceForToken(ProvideToClass):
    """A service for a class's whole Population, bought where it is lacking, for a legitimacy token."""

    resource: Resource

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        return _lack_of_service(t, who, self.resource)

    def provide(self, t: Table, who: Role) -> None:
        t.push(GainToken(who))
        t.push(ProvideResource(ST, who, self.resource, t.population(who), 0))


@record
class BuyAbroadAndProvide(ProvideToClass):
    """Buy a service abroad at the card's own price, as much as there is room for; then provide a class's Population."""

    resource: Resource
    price: int
    per_legitimacy: int

    def amounts(self, t: Table) -> list[int]:
        """How much may be bought so that some class can be provided for afterwards."""
        return [
            amount
            for amount in range(self._most(t) + 1)
            if any(0 <= self._cost_with(t, who, amount) <= t.money[ST] for who in self.classes)
        ]

    def _most(self, t: Table) -> int:
        return min(room(t, ST, self.resource), t.supply[self.resource])

    def _cost_with(self, t: Table, who: Role, amount: int) -> int:
        """What it costs in all to buy so much abroad and then provide for a class; -1 if it can't be provided for."""
        own = stock(t, ST, self.resource)
        rest = cheapest(t, self.resource, who, max(0, t.population(who) - own - amount), ST, own)
        return amount * self.price + rest if rest >= 0 else -1

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if self.amounts(t):
            return None
        costs = [self._cost_with(t, who, amount) for who in self.classes for amount in range(self._most(t) + 1)]
        possible = [cost for cost in costs if cost >= 0]
        return _lack_of_money(t, min(possible)) if possible else super().why_not(t, seat)

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        return _lack_of_service(t, who, self.resource)

    def why_not_bought(self, t: Table, amount: int) -> Refusal:
        """Why so much can't be bought abroad."""
        if amount > self._most(t):
            space = room(t, ST, self.resource)
            return RoomFor(space) if amount > space else SupplyHasOnly(t.supply[self.resource])
        costs = [self._cost_with(t, who, amount) for who in self.classes]
        possible = [cost for cost in costs if cost >= 0]
        return NeedsMoney(min(possible), t.money[ST]) if possible else RestMustFit()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(BuyServiceAbroad(seat, self))

    def provide(self, t: Table, who: Role) -> None:
        t.push(GainLegitimacy(who, t.population(who) // self.per_legitimacy))
        t.push(ProvideResource(ST, who, self.resource, t.population(who), 0))


@record
class BuyServiceAbroad(Ask[Amount]):
    """How much the State buys abroad before it provides, none included."""

    effect: BuyAbroadAndProvide

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in self.effect.amounts(t)]

    def expected(self, t: Table) -> list[Amount]:
        amounts = self.effect.amounts(t)
        return [Amount(amount) for amount in (amounts[0] - 1, amounts[-1] + 1) if amount >= 0]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return self.effect.why_not_bought(t, option.amount)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        goods = amount_of(self.effect.resource, option.amount)
        return Offer(goods, self.effect.price * option.amount, payer=ST, payee=FOREIGN_MARKET)

    def choose(self, t: Table, option: Amount) -> None:
        pay(t, ST, FOREIGN_MARKET, self.effect.price * option.amount, causes.PURCHASE)
        store(t, ST, self.effect.resource, option.amount, causes.PURCHASE)
        t.push(ChooseClassToProvide(self.seat, self.effect))


@record
class GainLegitimacy(Work):
    """The legitimacy for what has been provided."""

    who: Role
    amount: int

    def run(self, t: Table) -> None:
        move_legitimacy(t, self.who, self.amount, causes.ACTION_CARD)


@record
class ProvideMoneyForToken(ProvideToClass):
    """Money for a legitimacy token."""

    amount: int

    def money(self, t: Table, who: Role) -> int:
        return self.amount

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        return _lack_of_money(t, self.amount)

    def provide(self, t: Table, who: Role) -> None:
        provide_money(t, who, self.amount)
        gain_legitimacy_token(t, who)


@record
class ProvideMoneyPerHead(ProvideToClass):
    """Money for each of something a class has, with a legitimacy for every so much of it."""

    amount: Quantity
    per_legitimacy: int = 0

    @property
    def tallies(self) -> bool:
        return True

    def money(self, t: Table, who: Role) -> int:
        return self.amount.of(t, who)

    def refusal(self, t: Table, who: Role) -> Refusal | None:
        amount = self.money(t, who)
        return _lack_of_money(t, amount) if amount else RequirementNotMet(1, 0, self.amount.what)

    def provide(self, t: Table, who: Role) -> None:
        amount = self.money(t, who)
        provide_money(t, who, amount)
        t.tally += count(t, who, self.amount.what)
        if self.per_legitimacy:
            move_legitimacy(t, who, amount // self.per_legitimacy, causes.ACTION_CARD)


def _classes_above_lowest(t: Table) -> list[Role]:
    return [who for who in (WC, MC, CC) if t.legitimacy[who] > LEGITIMACY_MIN]


@record
class TwoClassesLoseFaith(Effect):
    """Two classes of the State's choice, each with legitimacy to lose, take 1 from it (F23, F30).

    With `take_influence` each of them gives the State 1 influence, if it has any.
    """

    take_influence: bool = False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        above = _classes_above_lowest(t)
        return None if len(above) >= 2 else LegitimacyTooLow(next(who for who in (WC, MC, CC) if who not in above))

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseWhoLosesFaith(seat, (), self.take_influence))


@record
class ChooseWhoLosesFaith(Ask[PickClass]):
    """The next of the two classes; where no more than two have legitimacy to lose there is no choice."""

    chosen: tuple[Role, ...]
    take_influence: bool

    def options(self, t: Table) -> list[PickClass]:
        others = [who for who in _classes_above_lowest(t) if who not in self.chosen]
        if len(others) + len(self.chosen) == 2:
            others = others[:1]
        return [PickClass(who) for who in others]

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in (WC, MC, CC)]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        return ChosenAlready() if option.class_ in self.chosen else NoLegitimacyToLose(t.legitimacy[option.class_])

    def choose(self, t: Table, option: PickClass) -> None:
        chosen = (*self.chosen, option.class_)
        if len(chosen) < 2:
            t.push(ChooseWhoLosesFaith(self.seat, chosen, self.take_influence))
            return
        for who in chosen:
            if self.take_influence:
                take_influence(t, who, ST, 1, causes.ACTION_CARD)
            move_legitimacy(t, who, -1, causes.ACTION_CARD)


@record
class EveryonePaysState(Effect):
    """Each class pays the State, by loan if it must."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        for payer in (WC, MC, CC):
            pay(t, payer, ST, self.amount, causes.ACTION_CARD)


@record
class TakeMediaInfluence(Effect):
    """Up to so much media influence becomes personal."""

    up_to: int

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseMediaInfluence(seat, self.up_to))


@record
class ChooseMediaInfluence(Ask[Amount]):
    """How much media influence is taken, none included."""

    up_to: int

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(min(self.up_to, t.media_influence) + 1)]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(min(self.up_to, t.media_influence) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return AtMost(self.up_to) if option.amount > self.up_to else MediaInfluenceIs(t.media_influence)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return Offer(amount_of(INFLUENCE, option.amount))

    def choose(self, t: Table, option: Amount) -> None:
        make_personal(t, option.amount)
