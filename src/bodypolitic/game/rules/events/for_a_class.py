"""Events in which the State acts for a class of its choice, or for two."""

from abc import abstractmethod
from typing import Final

from bodypolitic.game.components.event_cards import (
    EVENTS,
    MONEY_PER_COMPANY,
    MONEY_PER_POPULATION,
    MONEY_PER_PUBLIC_WORKER,
    MONEY_TO_TWO_CLASSES,
    PROPOSE_FOR_ANOTHER,
    PROVIDE_HALF,
    PROVIDE_INFLUENCE_AND_CUBES,
    PROVIDE_MEDIA_INFLUENCE,
    PROVIDE_PER_COMPANIES,
    Event,
    TaskId,
)
from bodypolitic.game.ground.codes import ALL_SECTIONS, CC, NOBODY, ST, BenefitItem, EventId, Party, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Amount, PickClass, ToPropose
from bodypolitic.game.records.refusals import (
    EVENT_PAGE,
    ChosenAlready,
    NeedsCubes,
    NeedsMediaInfluence,
    NeedsMoney,
    NeedsPersonalInfluence,
    NotEnoughForSale,
    NothingIsDue,
    Refusal,
    RestMustFit,
)
from bodypolitic.game.rules.basic_actions import propose_bill
from bodypolitic.game.rules.basic_actions.propose_bill import VOTE_FOR_INFLUENCE, legal_bills, propose, why_no_bill
from bodypolitic.game.rules.events.providing import (
    ProvideResource,
    cheapest,
    clear_benefits,
    provide_cubes,
    provide_media_influence,
    provide_money,
    provide_personal_influence,
    sources_to_provide,
)
from bodypolitic.game.rules.events.rewards import GiveReward, give_reward
from bodypolitic.game.rules.events.task import Task, nearest
from bodypolitic.game.rules.resources import available_from
from bodypolitic.game.rules.workers import operational_companies, public_workers
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


class ForAClass(Task):
    """The State chooses a class and acts for it."""

    @abstractmethod
    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        """Whether a class may be chosen: something must come of it, and the State must be able to do it in full."""

    @abstractmethod
    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        """Why a class can't be chosen."""

    def offer_for(self, t: Table, event: Event, who: Role, first: int) -> Offer | None:
        """What it comes to that a class is chosen, after `first` where the card asks for two."""
        return None

    def choose(self, t: Table, event: Event, who: Role, first: int) -> None:
        """A class is chosen, after `first` where the card asks for two."""
        self.act_for(t, event, who)

    @abstractmethod
    def act_for(self, t: Table, event: Event, who: Role) -> None:
        """Carry the task out for a class."""

    def feasible(self, t: Table, event: Event) -> bool:
        return any(self.can_act_for(t, event, who) for who in event.classes())

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return nearest([self.why_not_for(t, event, who) for who in event.classes()])

    def begin(self, t: Table, event: Event) -> None:
        t.push(ChooseClassForEvent(ST, event.id, NOBODY))


def can_act_for(t: Table, event: Event, who: Role) -> bool:
    """Whether the State may choose a class for an event."""
    return FOR_A_CLASS[event.task].can_act_for(t, event, who)


@record
class ChooseClassForEvent(Ask[PickClass]):
    """The class that the State acts for; `first` is the one already chosen where the card asks for two."""

    event: EventId
    first: int

    def options(self, t: Table) -> list[PickClass]:
        event = EVENTS[self.event]
        return [
            PickClass(who)
            for who in event.classes()
            if who != self.first and (self.first != NOBODY or can_act_for(t, event, who))
        ]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in EVENTS[self.event].classes()]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        if option.class_ == self.first:
            return ChosenAlready()
        event = EVENTS[self.event]
        return FOR_A_CLASS[event.task].why_not_for(t, event, option.class_)

    def offer(self, t: Table, option: PickClass) -> Offer | None:
        event = EVENTS[self.event]
        return FOR_A_CLASS[event.task].offer_for(t, event, option.class_, self.first)

    def choose(self, t: Table, option: PickClass) -> None:
        event = EVENTS[self.event]
        FOR_A_CLASS[event.task].choose(t, event, option.class_, self.first)


# Resources


def _half(number: int) -> int:
    return (number + 1) // 2


def units_to_provide(t: Table, event: Event, who: Role) -> int:
    """How many items a class is to get: half its Population or its operational companies, and one of each kind."""
    if event.task == PROVIDE_PER_COMPANIES or who == CC:
        units = _half(operational_companies(t, who))
    else:
        units = _half(t.population(who))
    return max(units, len(event.resources)) if units else 0


def splits(t: Table, event: Event, who: Role) -> list[int]:
    """How many of the first of a card's two resources may be provided, so that the State can afford the rest."""
    units = units_to_provide(t, event, who)
    amounts: list[int] = []
    for first in range(1, units):
        cost = cheapest(t, event.resources[0], who, first)
        rest = cheapest(t, event.resources[1], who, units - first)
        if cost >= 0 and rest >= 0 and cost + rest <= t.money[ST]:
            amounts.append(first)
    return amounts


class ProvideItems(ForAClass):
    """Resources, so many as half a class's Population or companies."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        units = units_to_provide(t, event, who)
        if units == 0:
            return False
        if len(event.resources) == 2:
            return len(splits(t, event, who)) > 0
        cost = cheapest(t, event.resources[0], who, units)
        return 0 <= cost <= t.money[ST]

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        units = units_to_provide(t, event, who)
        if units == 0:
            return NothingIsDue()
        shares = [(units,)] if len(event.resources) == 1 else [(first, units - first) for first in range(1, units)]
        reasons: list[Refusal] = []
        for share in shares:
            costs = [cheapest(t, resource, who, part) for resource, part in zip(event.resources, share, strict=True)]
            if min(costs) >= 0:
                reasons.append(NeedsMoney(sum(costs), t.money[ST]))
        for resource in event.resources:
            has = sum([available_from(t, source, resource) for source in sources_to_provide(t, resource, who)])
            reasons.append(NotEnoughForSale(units, has, resource))
        return reasons[0] if isinstance(reasons[0], NeedsMoney) else nearest(reasons)

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        clear_benefits(t, who)
        units = units_to_provide(t, event, who)
        t.push(GiveReward(event.id, who, units))
        if len(event.resources) == 2:
            t.push(SplitItems(ST, event.id, who))
        else:
            t.push(ProvideResource(ST, who, event.resources[0], units, 0))


@record
class SplitItems(Ask[Amount]):
    """How many of the first of a card's two resources are provided; the rest are of the second."""

    event: EventId
    who: Role

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in splits(t, EVENTS[self.event], self.who)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(1, units_to_provide(t, EVENTS[self.event], self.who))]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        event = EVENTS[self.event]
        cost = cheapest(t, event.resources[0], self.who, option.amount)
        rest = cheapest(t, event.resources[1], self.who, units_to_provide(t, event, self.who) - option.amount)
        return RestMustFit() if min(cost, rest) < 0 else NeedsMoney(cost + rest, t.money[ST])

    def offer(self, t: Table, option: Amount) -> Offer | None:
        event = EVENTS[self.event]
        first, second = event.resources
        return Offer(
            (
                (BenefitItem(first), option.amount),
                (BenefitItem(second), units_to_provide(t, event, self.who) - option.amount),
            )
        )

    def choose(self, t: Table, option: Amount) -> None:
        event = EVENTS[self.event]
        first, second = event.resources
        rest = units_to_provide(t, event, self.who) - option.amount
        t.push(ProvideResource(ST, self.who, second, rest, 0))
        t.push(ProvideResource(ST, self.who, first, option.amount, cheapest(t, second, self.who, rest)))


# Money


def money_to_provide(t: Table, event: Event, who: Role) -> int:
    """The sum that a class is to get: for each of its public workers, its companies or its Population."""
    if event.task == MONEY_PER_PUBLIC_WORKER:
        return event.money * public_workers(t, who)
    if event.task == MONEY_PER_COMPANY:
        return event.money * operational_companies(t, who)
    return event.money * t.population(who)


class ProvideMoney(ForAClass):
    """Money, so much for each of something that a class has."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return 0 < money_to_provide(t, event, who) <= t.money[ST]

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        money = money_to_provide(t, event, who)
        return NeedsMoney(money, t.money[ST]) if money else NothingIsDue()

    def offer_for(self, t: Table, event: Event, who: Role, first: int) -> Offer | None:
        return Offer(money=money_to_provide(t, event, who), payer=ST, payee=who)

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        money = money_to_provide(t, event, who)
        clear_benefits(t, who)
        provide_money(t, who, money)
        give_reward(t, event.reward_of(who), money)


class ProvideMoneyToTwo(ForAClass):
    """Need for Sustainability Initiative: the same sum to two classes."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return t.money[ST] >= event.money * 2

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        return NeedsMoney(event.money * 2, t.money[ST])

    def offer_for(self, t: Table, event: Event, who: Role, first: int) -> Offer | None:
        return None if first == NOBODY else Offer(money=event.money * 2, payer=ST)

    def choose(self, t: Table, event: Event, who: Role, first: int) -> None:
        if first == NOBODY:
            t.push(ChooseClassForEvent(ST, event.id, who))
        else:
            self.act_for(t, event, who)
            self.act_for(t, event, Role(Party(first)))

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        clear_benefits(t, who)
        provide_money(t, who, event.money)
        give_reward(t, event.reward_of(who), event.money)


# Influence, cubes and bills


class ProvideMediaInfluence(ForAClass):
    """Strike at the Port: media influence to one class."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return t.media_influence >= event.amount

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        return NeedsMediaInfluence(event.amount, t.media_influence)

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        clear_benefits(t, who)
        provide_media_influence(t, who, event.amount)
        give_reward(t, event.reward_of(who), 1)


class ProvideInfluenceAndCubes(ForAClass):
    """Unfair Representation: personal influence and voting cubes to one class."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return t.influence[ST] >= 1 and t.cubes[who] >= event.amount

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        return NeedsCubes(event.amount, t.cubes[who], who) if t.influence[ST] else NeedsPersonalInfluence(1, 0)

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        clear_benefits(t, who)
        provide_personal_influence(t, who, 1)
        provide_cubes(t, who, event.amount)
        give_reward(t, event.reward_of(who), 1)


class ProposeForAnother(ForAClass):
    """Civil Unrest: a bill that another player names."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return propose_bill.why_not(t, ST) is None

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        return propose_bill.why_not(t, ST) or NothingIsDue()

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        t.push(NameBillForState(who, event.id))


@record
class NameBillForState(Ask[ToPropose]):
    """Civil Unrest: another player names the bill, the State proposes it and alone decides on a vote (F49)."""

    event: EventId

    def options(self, t: Table) -> list[ToPropose]:
        return legal_bills(t)

    def page(self) -> int:
        return propose_bill.BASIC_ACTION.pages[ST]

    def expected(self, t: Table) -> list[ToPropose]:
        return [ToPropose(section) for section in ALL_SECTIONS]

    def why_not(self, t: Table, option: ToPropose) -> Refusal:
        return why_no_bill(t, option.section)

    def choose(self, t: Table, option: ToPropose) -> None:
        give_reward(t, EVENTS[self.event].reward_of(self.seat), 1)
        propose(t, ST, option.section, VOTE_FOR_INFLUENCE)


# Expansions add theirs
FOR_A_CLASS: Final[dict[TaskId, ForAClass]] = {
    PROVIDE_HALF: ProvideItems(),
    PROVIDE_PER_COMPANIES: ProvideItems(),
    PROVIDE_MEDIA_INFLUENCE: ProvideMediaInfluence(),
    PROVIDE_INFLUENCE_AND_CUBES: ProvideInfluenceAndCubes(),
    MONEY_TO_TWO_CLASSES: ProvideMoneyToTwo(),
    MONEY_PER_PUBLIC_WORKER: ProvideMoney(),
    MONEY_PER_COMPANY: ProvideMoney(),
    MONEY_PER_POPULATION: ProvideMoney(),
    PROPOSE_FOR_ANOTHER: ProposeForAnother(),
}
