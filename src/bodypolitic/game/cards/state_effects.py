"""Effects of the State's cards: events, providing, and the price of legitimacy."""

from typing import ClassVar, Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.basic_actions import event_action
from bodypolitic.game.basic_actions.campaign import make_personal
from bodypolitic.game.basic_actions.event_action import DiscardEvent, feasible_events
from bodypolitic.game.cards.effects import EFFECTS, AskForEffect, Effect
from bodypolitic.game.cards.quantities import Quantity, count
from bodypolitic.game.codes import CC, FOREIGN_MARKET, MC, ST, WC
from bodypolitic.game.components.boards import EVENT_SPACES, LEGITIMACY_MIN
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.events.event_deck import hold_back_late_events
from bodypolitic.game.events.providing import (
    ProvideResource,
    cheapest,
    clear_benefits,
    provide_cubes,
    provide_money,
    provide_personal_influence,
    sources_to_provide,
)
from bodypolitic.game.events.tasks import begin_task, feasible
from bodypolitic.game.money import pay
from bodypolitic.game.options import (
    AMOUNT,
    CHOOSE_CLASS,
    EVENT,
    LEAVE_EVENTS,
    PLACE_EVENT,
    REPLACE_EVENT,
    SKIP,
    Option,
)
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import available_from, room, stock, store, take_influence
from bodypolitic.game.scores import gain_legitimacy_token, move_legitimacy
from bodypolitic.game.table import Ask, Table, Work


class EventAction(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        event_action.begin(t, seat)


class EventActionTwice(Effect):
    """One event carried out twice, the second time if it still can be; then it is discarded."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseEventForTwice(seat))


class ChooseEventForTwice(Ask):
    """The event that is dealt with twice."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(EVENT, event) for event in feasible_events(t)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(DiscardEvent(option.a))
        t.push(DealWithEventAgain(option.a))
        begin_task(t, EVENTS[option.a])


class DealWithEventAgain(Work):
    """The second time."""

    FIELDS = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, t: Table) -> None:
        if feasible(t, EVENTS[self.event]):
            begin_task(t, EVENTS[self.event])


EVENTS_SEEN: Final = 2


def top_events(t: Table) -> list[int]:
    """The two topmost cards of the event deck, which only the State sees."""
    return t.event_deck[-EVENTS_SEEN:][::-1]


class ReplaceEvent(Effect):
    """Look at the top 2 events; one may take the place of an event on the board, which is discarded unpunished."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if t.events else Reason(reasons.NO_EVENT)

    def begin(self, t: Table, seat: int) -> None:
        hold_back_late_events(t, EVENTS_SEEN)
        t.push(ChooseReplacement(seat))


class ChooseReplacement(Ask):
    """Which event goes and which comes; what is not placed stays on top of the deck (F41)."""

    FIELDS = ("seat",)
    REVEALS = True

    def options(self, t: Table) -> list[Option]:
        options = [Option(REPLACE_EVENT, event, top) for event in t.events for top in top_events(t)]
        options.append(Option(SKIP))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == SKIP:
            return
        t.events.remove(option.a)
        t.event_discard.append(option.a)
        t.tell(h.EVENT_REPLACED, option.a, option.b)
        _place(t, option.b)


def _place(t: Table, event: int) -> None:
    t.event_deck.remove(event)
    t.events.append(event)
    t.tell(h.EVENT_REVEALED, event)


class PlaceEvent(Effect):
    """Look at the top 2 events; with a free space one of them must be placed, the other stays on top (F16)."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if len(t.events) < EVENT_SPACES and t.event_deck:
            return None
        return event_action.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        hold_back_late_events(t, EVENTS_SEEN)
        if len(t.events) < EVENT_SPACES and t.event_deck:
            t.push(ChooseEventToPlace(seat))
        elif len(t.event_deck) >= 2:
            t.push(LookAtEvents(seat))


class ChooseEventToPlace(Ask):
    """The event that is placed."""

    FIELDS = ("seat",)
    REVEALS = True

    def options(self, t: Table) -> list[Option]:
        return [Option(PLACE_EVENT, event) for event in top_events(t)]

    def choose(self, t: Table, option: Option) -> None:
        _place(t, option.a)


class LookAtEvents(Ask):
    """With no space on the board the State only sees the two events, which stay on top of the deck."""

    FIELDS = ("seat",)
    ALWAYS = True
    REVEALS = True

    def options(self, t: Table) -> list[Option]:
        first, second = top_events(t)
        return [Option(LEAVE_EVENTS, first, second)]

    def choose(self, t: Table, option: Option) -> None:
        """Nothing changes."""


class ProvideToClass(Effect):
    """Provide something to one class; how it is done and rewarded is up to the kind of provision."""

    FIELDS: ClassVar[tuple[str, ...]] = ("classes",)

    def __init__(self, classes: tuple[int, ...]) -> None:
        super().__init__()
        self.classes = classes

    def refusal(self, t: Table, who: int) -> Reason | None:
        """Why the State couldn't provide for a class in full, if it couldn't."""
        raise AssertionError(f"{type(self).__name__} provides nothing")

    def provide(self, t: Table, who: int) -> None:
        """Provide for a class and take the reward."""
        raise AssertionError(f"{type(self).__name__} provides nothing")

    def why_not(self, t: Table, seat: int) -> Reason | None:
        """No class that could be provided for; of several reasons the one that is nearest to being mended."""
        nearest: Reason | None = None
        for who in self.classes:
            reason = self.refusal(t, who)
            if reason is None:
                return None
            if nearest is None or nearest.a == 0 or 0 < reason.a < nearest.a:
                nearest = reason
        return nearest

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseClassToProvide(seat, self.number))

    def options(self, t: Table, seat: int) -> list[Option]:
        return [Option(CHOOSE_CLASS, who) for who in self.classes if self.refusal(t, who) is None]

    def choose(self, t: Table, seat: int, option: Option) -> None:
        clear_benefits(t, option.a)
        self.provide(t, option.a)


class ChooseClassToProvide(AskForEffect):
    """The class that is provided for."""


def _lack_of_money(t: Table, amount: int) -> Reason | None:
    """What the State Treasury lacks: no loan may be taken for what the State does freely (p. 33)."""
    missing = amount - t.money[ST]
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None


class GainToken(Work):
    """The legitimacy token for what has been provided."""

    FIELDS = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: Table) -> None:
        gain_legitimacy_token(t, self.who)


class ProvideRepresentation(ProvideToClass):
    """Personal influence and voting cubes for legitimacy."""

    FIELDS = ("classes", "influence", "cubes", "legitimacy")

    def __init__(self, classes: tuple[int, ...], influence: int, cubes: int, legitimacy: int) -> None:
        super().__init__(classes)
        self.influence = influence
        self.cubes = cubes
        self.legitimacy = legitimacy

    def refusal(self, t: Table, who: int) -> Reason | None:
        missing = self.influence - t.influence[ST]
        if missing > 0:
            return Reason(reasons.NEEDS_PERSONAL_INFLUENCE, missing)
        return None if t.cubes[who] >= self.cubes else Reason(reasons.NO_CLASS_WITH_CUBES, self.cubes)

    def provide(self, t: Table, who: int) -> None:
        provide_personal_influence(t, who, self.influence)
        provide_cubes(t, who, self.cubes)
        move_legitimacy(t, who, self.legitimacy, h.ACTION_CARD)


def _lack_of_service(t: Table, who: int, resource: int) -> Reason | None:
    """What the State lacks to provide a class's whole Population with a service, bought where it must be."""
    needed = t.population(who)
    missing = needed - sum([available_from(t, source, resource) for source in sources_to_provide(t, resource, who)])
    if missing > 0:
        return Reason(reasons.NEEDS_RESOURCE, missing, resource)
    return _lack_of_money(t, cheapest(t, resource, who, needed))


class ProvideServiceForToken(ProvideToClass):
    """A service for a class's whole Population, bought where it is lacking, for a legitimacy token."""

    FIELDS = ("classes", "resource")

    def __init__(self, classes: tuple[int, ...], resource: int) -> None:
        super().__init__(classes)
        self.resource = resource

    def refusal(self, t: Table, who: int) -> Reason | None:
        return _lack_of_service(t, who, self.resource)

    def provide(self, t: Table, who: int) -> None:
        t.push(GainToken(who))
        t.push(ProvideResource(ST, who, self.resource, t.population(who), 0))


class BuyAbroadAndProvide(ProvideToClass):
    """Buy a service abroad at the card's own price, as much as there is room for; then provide a class's Population."""

    FIELDS = ("classes", "resource", "price", "per_legitimacy")

    def __init__(self, classes: tuple[int, ...], resource: int, price: int, per_legitimacy: int) -> None:
        super().__init__(classes)
        self.resource = resource
        self.price = price
        self.per_legitimacy = per_legitimacy

    def amounts(self, t: Table) -> list[int]:
        """How much may be bought so that some class can be provided for afterwards."""
        return [
            amount
            for amount in range(self._most(t) + 1)
            if any(0 <= self._cost_with(t, who, amount) <= t.money[ST] for who in self.classes)
        ]

    def _most(self, t: Table) -> int:
        return min(room(t, ST, self.resource), t.supply[self.resource])

    def _cost_with(self, t: Table, who: int, amount: int) -> int:
        """What it costs in all to buy so much abroad and then provide for a class; -1 if it can't be provided for."""
        own = stock(t, ST, self.resource)
        rest = cheapest(t, self.resource, who, max(0, t.population(who) - own - amount), ST, own)
        return amount * self.price + rest if rest >= 0 else -1

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if self.amounts(t):
            return None
        costs = [self._cost_with(t, who, amount) for who in self.classes for amount in range(self._most(t) + 1)]
        possible = [cost for cost in costs if cost >= 0]
        return _lack_of_money(t, min(possible)) if possible else super().why_not(t, seat)

    def refusal(self, t: Table, who: int) -> Reason | None:
        return _lack_of_service(t, who, self.resource)

    def begin(self, t: Table, seat: int) -> None:
        t.push(BuyServiceAbroad(seat, self.number))

    def provide(self, t: Table, who: int) -> None:
        t.push(GainLegitimacy(who, t.population(who) // self.per_legitimacy))
        t.push(ProvideResource(ST, who, self.resource, t.population(who), 0))


class BuyServiceAbroad(AskForEffect):
    """How much the State buys abroad before it provides, none included."""

    def _effect(self) -> BuyAbroadAndProvide:
        effect = EFFECTS[self.effect]
        assert isinstance(effect, BuyAbroadAndProvide)
        return effect

    def options(self, t: Table) -> list[Option]:
        return [Option(AMOUNT, amount) for amount in self._effect().amounts(t)]

    def choose(self, t: Table, option: Option) -> None:
        effect = self._effect()
        pay(t, ST, FOREIGN_MARKET, effect.price * option.a, h.PURCHASE)
        store(t, ST, effect.resource, option.a, h.PURCHASE)
        t.push(ChooseClassToProvide(self.seat, self.effect))


class GainLegitimacy(Work):
    """The legitimacy for what has been provided."""

    FIELDS = ("who", "amount")

    def __init__(self, who: int, amount: int) -> None:
        self.who = who
        self.amount = amount

    def run(self, t: Table) -> None:
        move_legitimacy(t, self.who, self.amount, h.ACTION_CARD)


class ProvideMoneyForToken(ProvideToClass):
    """Money for a legitimacy token."""

    FIELDS = ("classes", "amount")

    def __init__(self, classes: tuple[int, ...], amount: int) -> None:
        super().__init__(classes)
        self.amount = amount

    def refusal(self, t: Table, who: int) -> Reason | None:
        return _lack_of_money(t, self.amount)

    def provide(self, t: Table, who: int) -> None:
        provide_money(t, who, self.amount)
        gain_legitimacy_token(t, who)


class ProvideMoneyPerHead(ProvideToClass):
    """Money for each of something a class has, with a legitimacy for every so much of it."""

    FIELDS = ("classes", "amount", "per_legitimacy")

    def __init__(self, classes: tuple[int, ...], amount: Quantity, per_legitimacy: int = 0) -> None:
        super().__init__(classes)
        self.amount = amount
        self.per_legitimacy = per_legitimacy

    def refusal(self, t: Table, who: int) -> Reason | None:
        amount = self.amount.of(t, who)
        return _lack_of_money(t, amount) if amount else Reason(reasons.NO_TARGET)

    def provide(self, t: Table, who: int) -> None:
        amount = self.amount.of(t, who)
        provide_money(t, who, amount)
        t.tally += count(t, who, self.amount.what)
        if self.per_legitimacy:
            move_legitimacy(t, who, amount // self.per_legitimacy, h.ACTION_CARD)


def _classes_above_lowest(t: Table) -> list[int]:
    return [who for who in (WC, MC, CC) if t.legitimacy[who] > LEGITIMACY_MIN]


class TwoClassesLoseFaith(Effect):
    """Two classes of the State's choice, each with legitimacy to lose, take 1 from it (F23, F30).

    With `take_influence` each of them gives the State 1 influence, if it has any.
    """

    FIELDS = ("take_influence",)

    def __init__(self, *, take_influence: bool = False) -> None:
        super().__init__()
        self.take_influence = take_influence

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if len(_classes_above_lowest(t)) >= 2 else Reason(reasons.LEGITIMACY_TOO_LOW)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseWhoLosesFaith(seat, (), self.take_influence))


class ChooseWhoLosesFaith(Ask):
    """The next of the two classes; where no more than two have legitimacy to lose there is no choice."""

    FIELDS = ("seat", "chosen", "take_influence")

    def __init__(self, seat: int, chosen: tuple[int, ...], take_influence: bool) -> None:
        super().__init__(seat)
        self.chosen = chosen
        self.take_influence = take_influence

    def options(self, t: Table) -> list[Option]:
        others = [who for who in _classes_above_lowest(t) if who not in self.chosen]
        if len(others) + len(self.chosen) == 2:
            others = others[:1]
        return [Option(CHOOSE_CLASS, who) for who in others]

    def choose(self, t: Table, option: Option) -> None:
        chosen = (*self.chosen, option.a)
        if len(chosen) < 2:
            t.push(ChooseWhoLosesFaith(self.seat, chosen, self.take_influence))
            return
        for who in chosen:
            if self.take_influence:
                take_influence(t, who, ST, 1, h.ACTION_CARD)
            move_legitimacy(t, who, -1, h.ACTION_CARD)


class EveryonePaysState(Effect):
    """Each class pays the State, by loan if it must."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        for payer in (WC, MC, CC):
            pay(t, payer, ST, self.amount, h.ACTION_CARD)


class TakeMediaInfluence(Effect):
    """Up to so much media influence becomes personal."""

    FIELDS = ("up_to",)

    def __init__(self, up_to: int) -> None:
        super().__init__()
        self.up_to = up_to

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseMediaInfluence(seat, self.up_to))


class ChooseMediaInfluence(Ask):
    """How much media influence is taken, none included."""

    FIELDS = ("seat", "up_to")

    def __init__(self, seat: int, up_to: int) -> None:
        super().__init__(seat)
        self.up_to = up_to

    def options(self, t: Table) -> list[Option]:
        return [Option(AMOUNT, amount) for amount in range(min(self.up_to, t.media_influence) + 1)]

    def choose(self, t: Table, option: Option) -> None:
        make_personal(t, option.a)
