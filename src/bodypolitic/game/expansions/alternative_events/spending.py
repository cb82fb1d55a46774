"""What Alternative Events ask of the State: it spends or buys something for a class of its choice, which gets the card.

Each must be carried out in full and never with a loan, as any event. The class is named first: what is spent may
depend on it.
"""

from abc import abstractmethod
from typing import Final

from bodypolitic.game.components.event_cards import EVENTS, Event, TaskId
from bodypolitic.game.expansions.alternative_events.cards import (
    BUY_AND_CHOOSE,
    NOTHING,
    OPERATIONAL_COMPANY,
    SPEND_AND_CHOOSE,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_INFLUENCE_PER_BILL_MARKER,
    SPEND_INFLUENCE_PER_POLICY,
    SPEND_OR_PAY,
    SPEND_TWO_RESOURCES,
    AlternativeEvent,
)
from bodypolitic.game.expansions.alternative_events.kept_events import receive_event
from bodypolitic.game.expansions.alternative_events.records import (
    SpendInfluences,
    Spending,
    SpendMoney,
    SpendResource,
    SpendServices,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOREIGN_MARKET,
    HEALTH,
    INFLUENCE,
    MC,
    ST,
    SUPPLY,
    EventId,
    Party,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Amount, BuyFrom, Done
from bodypolitic.game.records.refusals import (
    EVENT_PAGE,
    Lacking,
    NeedsInfluence,
    NeedsMediaInfluence,
    NeedsMoney,
    NeedsPersonalInfluence,
    NeedsResource,
    NeedsServices,
    NobodySells,
    NoCompanyRunning,
    NoPublicWorkers,
    NothingIsDue,
    Refusal,
)
from bodypolitic.game.rules.basic_actions.propose_bill import markers_left
from bodypolitic.game.rules.events.buying import buy_from, most_from, why_not_bought
from bodypolitic.game.rules.events.for_a_class import ForAClass
from bodypolitic.game.rules.events.rewards import give_reward
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import hand_over, priced, sale, sources_of, spend_influence, stock
from bodypolitic.game.rules.scores import agenda_matches
from bodypolitic.game.rules.workers import public_workers
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table

POLICIES_OF_AGENDA: Final = 5


def alternative(event: Event) -> AlternativeEvent:
    """An event as the Alternative Event that it is."""
    assert isinstance(event, AlternativeEvent), event.slug
    return event


def may_be_chosen(t: Table, event: AlternativeEvent, who: Role) -> bool:
    """Whether a class has what the card asks of those that the State may choose."""
    if event.condition == NOTHING:
        return True
    if event.condition == OPERATIONAL_COMPANY:
        return any(company.operational and company.card.industry == event.industry for company in t.companies[who])
    return public_workers(t, who) > 0


def reward_and_give(t: Table, event: Event, who: Role) -> None:
    """The reward for having acted for a class, which then gets the card."""
    give_reward(t, event.reward_of(who), 1)
    receive_event(t, event.id, who)


class SpendForAClass(ForAClass):
    """The State chooses a class that has what the card asks for, and spends something."""

    @abstractmethod
    def can_spend(self, t: Table, event: AlternativeEvent, who: Role) -> bool:
        """Whether the State has the means."""

    @abstractmethod
    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        """What it lacks."""

    def can_act_for(self, t: Table, event: Event, who: Role) -> bool:
        return may_be_chosen(t, alternative(event), who) and self.can_spend(t, alternative(event), who)

    def why_not_for(self, t: Table, event: Event, who: Role) -> Refusal:
        card = alternative(event)
        if not may_be_chosen(t, card, who):
            return (
                NoCompanyRunning(who, card.industry) if card.condition == OPERATIONAL_COMPANY else NoPublicWorkers(who)
            )
        return self.lack(t, card, who)


# Where the card leaves no choice


def money_due(t: Table, event: AlternativeEvent) -> int:
    """The money that a task asks for besides; for each unit that the State lacks, where the card says so."""
    if event.task == SPEND_AND_PAY_FOR_MISSING:
        return event.money * max(0, event.amount - stock(t, ST, event.resources[0]))
    return event.money


class SpendAtOnce(SpendForAClass):
    """All that the card names, or money in the place of what is missing."""

    def can_spend(self, t: Table, event: AlternativeEvent, who: Role) -> bool:
        enough = (
            not event.resources
            or event.task == SPEND_AND_PAY_FOR_MISSING
            or stock(t, ST, event.resources[0]) >= event.amount
        )
        means = t.money[ST] >= money_due(t, event) and t.influence[ST] >= event.personal
        return enough and means and t.media_influence >= event.media

    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        money = money_due(t, event)
        if t.money[ST] < money:
            return NeedsMoney(money, t.money[ST])
        if t.influence[ST] < event.personal:
            return NeedsPersonalInfluence(event.personal, t.influence[ST])
        if t.media_influence < event.media:
            return NeedsMediaInfluence(event.media, t.media_influence)
        return NeedsResource(event.amount, stock(t, ST, event.resources[0]), event.resources[0])

    def offer_for(self, t: Table, event: Event, who: Role, first: int) -> Offer | None:
        money = money_due(t, alternative(event))
        return Offer(money=money, payer=ST, payee=SUPPLY) if money else None

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        card = alternative(event)
        pay(t, ST, SUPPLY, money_due(t, card), causes.EVENT)
        for resource in card.resources:
            _spend_resource(t, resource, min(card.amount, stock(t, ST, resource)))
        spend_influence(t, ST, card.personal, causes.EVENT)
        _spend_resource(t, INFLUENCE, card.media)
        reward_and_give(t, card, who)


def _spend_resource(t: Table, resource: Resource, amount: int) -> None:
    if amount:
        hand_over(t, ST, resource, amount, causes.EVENT)


# Where the card leaves it a choice what to spend


def why_no_means(t: Table, way: Spending) -> Refusal | None:
    """Why the State can't spend something; None if it can."""
    if isinstance(way, SpendMoney):
        return None if t.money[ST] >= way.amount else NeedsMoney(way.amount, t.money[ST])
    if isinstance(way, SpendResource):
        return _lack_of_resource(t, way.resource, way.amount)
    if isinstance(way, SpendServices):
        return _lack_of_resource(t, HEALTH, way.health) or _lack_of_resource(t, EDUCATION, way.education)
    if t.influence[ST] < way.personal:
        return NeedsPersonalInfluence(way.personal, t.influence[ST])
    return None if t.media_influence >= way.media else NeedsMediaInfluence(way.media, t.media_influence)


def _lack_of_resource(t: Table, resource: Resource, amount: int) -> Refusal | None:
    has = stock(t, ST, resource)
    return None if has >= amount else NeedsResource(amount, has, resource)


class SpendAsChosen(SpendForAClass):
    """One of several ways to spend."""

    @abstractmethod
    def ways(self, t: Table, event: Event, who: Role) -> list[Spending]:
        """All ways that the card speaks of, whether or not the State has the means."""

    def can_spend(self, t: Table, event: AlternativeEvent, who: Role) -> bool:
        return any(why_no_means(t, way) is None for way in self.ways(t, event, who))

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        t.push(SpendForEvent(ST, event.id, who))


def ways_to_spend(t: Table, event: Event, who: Role) -> list[Spending]:
    """What the State may spend, where the card leaves it a choice."""
    return [way for way in AS_CHOSEN[event.task].ways(t, event, who) if why_no_means(t, way) is None]


@record
class SpendForEvent(Ask[Spending]):
    """What the State spends for a class that it has chosen."""

    event: EventId
    who: Role

    def options(self, t: Table) -> list[Spending]:
        return ways_to_spend(t, EVENTS[self.event], self.who)

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Spending]:
        return AS_CHOSEN[EVENTS[self.event].task].ways(t, EVENTS[self.event], self.who)

    def why_not(self, t: Table, option: Spending) -> Refusal:
        return why_no_means(t, option) or NothingIsDue()

    def offer(self, t: Table, option: Spending) -> Offer | None:
        return Offer(money=option.amount, payer=ST, payee=SUPPLY) if isinstance(option, SpendMoney) else None

    def choose(self, t: Table, option: Spending) -> None:
        if isinstance(option, SpendResource):
            _spend_resource(t, option.resource, option.amount)
        elif isinstance(option, SpendMoney):
            pay(t, ST, SUPPLY, option.amount, causes.EVENT)
        elif isinstance(option, SpendServices):
            _spend_resource(t, HEALTH, option.health)
            _spend_resource(t, EDUCATION, option.education)
        else:
            spend_influence(t, ST, option.personal, causes.EVENT)
            _spend_resource(t, INFLUENCE, option.media)
        reward_and_give(t, EVENTS[self.event], self.who)


class SpendOrPay(SpendAsChosen):
    """A number of a resource, or money in its place."""

    def ways(self, t: Table, event: Event, who: Role) -> list[Spending]:
        return [SpendResource(event.resources[0], event.amount), SpendMoney(event.money)]

    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        return NeedsMoney(event.money, t.money[ST])


class SpendBothServices(SpendAsChosen):
    """Rising Traffic Accidents: a number of health and education in all, at least one of each."""

    def ways(self, t: Table, event: Event, who: Role) -> list[Spending]:
        return [SpendServices(health, event.amount - health) for health in range(1, event.amount)]

    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        return NeedsServices(event.amount, stock(t, ST, HEALTH) + stock(t, ST, EDUCATION))


def influence_due(t: Table, event: Event, who: Role) -> int:
    """The influence that a task asks for, of either kind."""
    if event.task == SPEND_INFLUENCE_PER_BILL_MARKER:
        return markers_left(t, who)
    return POLICIES_OF_AGENDA - agenda_matches(t)


class SpendEitherInfluence(SpendAsChosen):
    """Influence, personal or of the media, for each policy that the agenda doesn't match or each Bill marker left."""

    def ways(self, t: Table, event: Event, who: Role) -> list[Spending]:
        due = influence_due(t, event, who)
        return [SpendInfluences(personal, due - personal) for personal in range(due + 1)]

    def can_spend(self, t: Table, event: AlternativeEvent, who: Role) -> bool:
        if event.task == SPEND_INFLUENCE_PER_BILL_MARKER and markers_left(t, who) == 0:
            return False
        return super().can_spend(t, event, who)

    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        due = influence_due(t, event, who)
        return NeedsInfluence(due, t.influence[ST] + t.media_influence) if due else NothingIsDue()


# Where the State buys


def sellers(t: Table, event: Event, left: int) -> list[Party]:
    """Where the State can buy at least one more unit for an event: from players and abroad."""
    return [
        source
        for source in sources_of(t, event.resources[0], ST)
        if source in (MC, CC, FOREIGN_MARKET) and most_from(t, event, source, left) > 0
    ]


class BuyForAClass(SpendForAClass):
    """Hurricane: up to a number of a resource, from anybody, and one at least."""

    def can_spend(self, t: Table, event: AlternativeEvent, who: Role) -> bool:
        return len(sellers(t, event, event.amount)) > 0

    def lack(self, t: Table, event: AlternativeEvent, who: Role) -> Refusal:
        reasons = [why_not_bought(t, event, source, 1, event.amount) for source in (MC, CC, FOREIGN_MARKET)]
        lacking = [reason for reason in reasons if isinstance(reason, Lacking)]
        return min(lacking, key=lambda reason: reason.missing) if lacking else NobodySells()

    def act_for(self, t: Table, event: Event, who: Role) -> None:
        t.push(BuyForEvent(ST, event.id, who, event.amount))


@record
class BuyForEvent(Ask[BuyFrom | Done]):
    """The next source of what the State buys for an event; after the first it may stop."""

    event: EventId
    who: Role
    left: int

    def options(self, t: Table) -> list[BuyFrom | Done]:
        event = EVENTS[self.event]
        options: list[BuyFrom | Done] = [BuyFrom(source) for source in sellers(t, event, self.left)]
        if self.left < event.amount:
            options.append(Done())
        return options

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[BuyFrom | Done]:
        return [BuyFrom(source) for source in (MC, CC, FOREIGN_MARKET)]

    def why_not(self, t: Table, option: BuyFrom | Done) -> Refusal:
        assert isinstance(option, BuyFrom)
        return why_not_bought(t, EVENTS[self.event], option.source, 1, self.left)

    def offer(self, t: Table, option: BuyFrom | Done) -> Offer | None:
        if isinstance(option, Done):
            return None
        return priced(t, self.seat, option.source, EVENTS[self.event].resources[0])

    def choose(self, t: Table, option: BuyFrom | Done) -> None:
        if isinstance(option, BuyFrom):
            t.push(BuyForEventFrom(ST, self.event, self.who, self.left, option.source))
        else:
            reward_and_give(t, EVENTS[self.event], self.who)


@record
class BuyForEventFrom(Ask[Amount]):
    """How many units come from a source."""

    event: EventId
    who: Role
    left: int
    source: Party

    def options(self, t: Table) -> list[Amount]:
        most = most_from(t, EVENTS[self.event], self.source, self.left)
        return [Amount(amount) for amount in range(1, most + 1)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(most_from(t, EVENTS[self.event], self.source, self.left) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return why_not_bought(t, EVENTS[self.event], self.source, option.amount, self.left)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return sale(t, self.seat, self.source, EVENTS[self.event].resources[0], option.amount)

    def choose(self, t: Table, option: Amount) -> None:
        buy_from(t, EVENTS[self.event], self.source, option.amount)
        t.push(BuyForEvent(ST, self.event, self.who, self.left - option.amount))


AS_CHOSEN: Final[dict[TaskId, SpendAsChosen]] = {
    SPEND_OR_PAY: SpendOrPay(),
    SPEND_TWO_RESOURCES: SpendBothServices(),
    SPEND_INFLUENCE_PER_POLICY: SpendEitherInfluence(),
    SPEND_INFLUENCE_PER_BILL_MARKER: SpendEitherInfluence(),
}
SPENDING: Final[dict[TaskId, ForAClass]] = {
    SPEND_AND_CHOOSE: SpendAtOnce(),
    SPEND_AND_PAY_FOR_MISSING: SpendAtOnce(),
    **AS_CHOSEN,
    BUY_AND_CHOOSE: BuyForAClass(),
}
