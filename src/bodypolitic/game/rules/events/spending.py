"""Tasks of Alternative Events: the State spends or buys something and chooses a class that gets the card.

Each must be carried out in full and never with a loan, as any event. The class is named first: what is spent may
depend on it.
"""

from typing import Final

from bodypolitic.game.components.event_cards import (
    BUY_AND_CHOOSE,
    EVENTS,
    NOTHING,
    OPERATIONAL_COMPANY,
    SPEND_AND_CHOOSE,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_INFLUENCE_PER_BILL_MARKER,
    SPEND_INFLUENCE_PER_POLICY,
    SPEND_OR_PAY,
    SPEND_TWO_RESOURCES,
    Event,
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
from bodypolitic.game.records.options import (
    Amount,
    BuyFrom,
    Done,
    SpendInfluences,
    SpendMoney,
    SpendResource,
    SpendServices,
)
from bodypolitic.game.records.refusals import (
    EVENT_PAGE,
    AtMost,
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
    NoRoom,
    NothingIsDue,
    Refusal,
    RoomFor,
)
from bodypolitic.game.rules.basic_actions.propose_bill import markers_left
from bodypolitic.game.rules.events.rewards import reward_and_give
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import (
    available_from,
    hand_over,
    lack_at_source,
    pay_for,
    price_of,
    priced,
    room,
    sale,
    sources_of,
    spend_influence,
    stock,
    store,
)
from bodypolitic.game.rules.scores import agenda_matches
from bodypolitic.game.rules.workers import public_workers
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table

SPENDING_TASKS: Final[tuple[int, ...]] = (
    SPEND_AND_CHOOSE,
    SPEND_OR_PAY,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_TWO_RESOURCES,
    SPEND_INFLUENCE_PER_POLICY,
    SPEND_INFLUENCE_PER_BILL_MARKER,
    BUY_AND_CHOOSE,
)
POLICIES_OF_AGENDA: Final = 5


def may_be_chosen(t: Table, event: Event, who: Role) -> bool:
    """Whether a class has what the card asks of those that the State may choose."""
    if event.condition == NOTHING:
        return True
    if event.condition == OPERATIONAL_COMPANY:
        return any(company.operational and company.card.industry == event.industry for company in t.companies[who])
    return public_workers(t, who) > 0


def influence_due(t: Table, event: Event, who: Role) -> int:
    """The influence that a task asks for, of either kind."""
    if event.task == SPEND_INFLUENCE_PER_BILL_MARKER:
        return markers_left(t, who)
    return POLICIES_OF_AGENDA - agenda_matches(t)


def money_due(t: Table, event: Event) -> int:
    """The money that a task asks for besides; for each unit that the State lacks, where the card says so."""
    if event.task == SPEND_AND_PAY_FOR_MISSING:
        return event.money * max(0, event.amount - stock(t, ST, event.resources[0]))
    return event.money


def can_spend_for(t: Table, event: Event, who: Role) -> bool:
    """Whether the State may choose a class and can do what the task asks."""
    if not may_be_chosen(t, event, who):
        return False
    if event.task == BUY_AND_CHOOSE:
        return len(sellers(t, event, event.amount)) > 0
    if event.task == SPEND_AND_PAY_FOR_MISSING:
        return t.money[ST] >= money_due(t, event)
    if event.task == SPEND_AND_CHOOSE:
        enough = not event.resources or stock(t, ST, event.resources[0]) >= event.amount
        means = t.money[ST] >= event.money and t.influence[ST] >= event.personal and t.media_influence >= event.media
        return enough and means
    if event.task == SPEND_INFLUENCE_PER_BILL_MARKER and markers_left(t, who) == 0:
        return False
    return len(ways_to_spend(t, event, who)) > 0


def why_not_spent_for(t: Table, event: Event, who: Role) -> Refusal:
    """Why the State may not choose a class, or can't do what the task asks."""
    if not may_be_chosen(t, event, who):
        return NoCompanyRunning(who, event.industry) if event.condition == OPERATIONAL_COMPANY else NoPublicWorkers(who)
    if event.task == BUY_AND_CHOOSE:
        reasons = [why_not_bought(t, event, source, 1, event.amount) for source in (MC, CC, FOREIGN_MARKET)]
        lacking = [reason for reason in reasons if isinstance(reason, Lacking)]
        return min(lacking, key=lambda reason: reason.missing) if lacking else NobodySells()
    if event.task in {SPEND_AND_CHOOSE, SPEND_AND_PAY_FOR_MISSING}:
        return _lack_of_means(t, event)
    if event.task == SPEND_OR_PAY:
        return NeedsMoney(event.money, t.money[ST])
    if event.task == SPEND_TWO_RESOURCES:
        return NeedsServices(event.amount, stock(t, ST, HEALTH) + stock(t, ST, EDUCATION))
    due = influence_due(t, event, who)
    return NeedsInfluence(due, t.influence[ST] + t.media_influence) if due else NothingIsDue()


def _lack_of_means(t: Table, event: Event) -> Refusal:
    """What the State lacks of all that a card lets it spend at once."""
    money = money_due(t, event)
    if t.money[ST] < money:
        return NeedsMoney(money, t.money[ST])
    if t.influence[ST] < event.personal:
        return NeedsPersonalInfluence(event.personal, t.influence[ST])
    if t.media_influence < event.media:
        return NeedsMediaInfluence(event.media, t.media_influence)
    return NeedsResource(event.amount, stock(t, ST, event.resources[0]), event.resources[0])


def might_be_spent(
    t: Table, event: Event, who: Role
) -> list[SpendInfluences | SpendServices | SpendResource | SpendMoney]:
    """All ways to spend that a card speaks of, whether or not the State has the means."""
    if event.task == SPEND_OR_PAY:
        return [SpendResource(event.resources[0], event.amount), SpendMoney(event.money)]
    if event.task == SPEND_TWO_RESOURCES:
        return [SpendServices(health, event.amount - health) for health in range(1, event.amount)]
    due = influence_due(t, event, who)
    return [SpendInfluences(personal, due - personal) for personal in range(due + 1)]


def ways_to_spend(
    t: Table, event: Event, who: Role
) -> list[SpendInfluences | SpendServices | SpendResource | SpendMoney]:
    """What the State may spend, where the card leaves it a choice."""
    if event.task == SPEND_OR_PAY:
        resource = event.resources[0]
        ways: list[SpendInfluences | SpendServices | SpendResource | SpendMoney] = []
        if stock(t, ST, resource) >= event.amount:
            ways.append(SpendResource(resource, event.amount))
        if t.money[ST] >= event.money:
            ways.append(SpendMoney(event.money))
        return ways
    if event.task == SPEND_TWO_RESOURCES:
        return [
            SpendServices(health, event.amount - health)
            for health in range(1, event.amount)
            if stock(t, ST, HEALTH) >= health and stock(t, ST, EDUCATION) >= event.amount - health
        ]
    due = influence_due(t, event, who)
    return [
        SpendInfluences(personal, due - personal)
        for personal in range(due + 1)
        if t.influence[ST] >= personal and t.media_influence >= due - personal
    ]


def money_at_once_for(t: Table, event: Event) -> int:
    """The money that the State pays as soon as it has chosen a class."""
    return money_due(t, event) if event.task in {SPEND_AND_CHOOSE, SPEND_AND_PAY_FOR_MISSING} else 0


def spend_for(t: Table, event: Event, who: Role) -> None:
    """Carry the task out for a class; where the State has a choice, it is asked."""
    if event.task == BUY_AND_CHOOSE:
        t.push(BuyForEvent(ST, event.id, who, event.amount))
    elif event.task in {SPEND_AND_CHOOSE, SPEND_AND_PAY_FOR_MISSING}:
        pay(t, ST, SUPPLY, money_at_once_for(t, event), causes.EVENT)
        for resource in event.resources:
            _spend_resource(t, resource, min(event.amount, stock(t, ST, resource)))
        spend_influence(t, ST, event.personal, causes.EVENT)
        _spend_resource(t, INFLUENCE, event.media)
        reward_and_give(t, event, who)
    else:
        t.push(SpendForEvent(ST, event.id, who))


def _spend_resource(t: Table, resource: Resource, amount: int) -> None:
    if amount:
        hand_over(t, ST, resource, amount, causes.EVENT)


@record
class SpendForEvent(Ask[SpendInfluences | SpendServices | SpendResource | SpendMoney]):
    """What the State spends for a class that it has chosen."""

    event: EventId
    who: Role

    def options(self, t: Table) -> list[SpendInfluences | SpendServices | SpendResource | SpendMoney]:
        return ways_to_spend(t, EVENTS[self.event], self.who)

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[SpendInfluences | SpendServices | SpendResource | SpendMoney]:
        return might_be_spent(t, EVENTS[self.event], self.who)

    def why_not(self, t: Table, option: SpendInfluences | SpendServices | SpendResource | SpendMoney) -> Refusal:
        if isinstance(option, SpendMoney):
            return NeedsMoney(option.amount, t.money[ST])
        if isinstance(option, SpendResource):
            return NeedsResource(option.amount, stock(t, ST, option.resource), option.resource)
        if isinstance(option, SpendServices):
            has = stock(t, ST, HEALTH)
            if has < option.health:
                return NeedsResource(option.health, has, HEALTH)
            return NeedsResource(option.education, stock(t, ST, EDUCATION), EDUCATION)
        if t.influence[ST] < option.personal:
            return NeedsPersonalInfluence(option.personal, t.influence[ST])
        return NeedsMediaInfluence(option.media, t.media_influence)

    def offer(self, t: Table, option: SpendInfluences | SpendServices | SpendResource | SpendMoney) -> Offer | None:
        return Offer(money=option.amount, payer=ST, payee=SUPPLY) if isinstance(option, SpendMoney) else None

    def choose(self, t: Table, option: SpendInfluences | SpendServices | SpendResource | SpendMoney) -> None:
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


def sellers(t: Table, event: Event, left: int) -> list[Party]:
    """Where the State can buy at least one more unit for an event: from players and abroad."""
    return [
        source
        for source in sources_of(t, event.resources[0], ST)
        if source in (MC, CC, FOREIGN_MARKET) and most_from(t, event, source, left) > 0
    ]


def most_from(t: Table, event: Event, source: Party, left: int) -> int:
    """How many units the State can buy from a source, with its room and its money."""
    resource = event.resources[0]
    most = min(left, room(t, ST, resource), available_from(t, source, resource))
    return min(most, t.money[ST] // price_of(t, source, resource, ST))


def why_not_bought(t: Table, event: Event, source: Party, amount: int, left: int) -> Refusal:
    """Why the State can't buy so many units from a source, of `left` that it may buy."""
    resource = event.resources[0]
    space = room(t, ST, resource)
    if amount > left:
        return AtMost(left)
    if source not in sources_of(t, resource, ST) or amount > available_from(t, source, resource):
        return lack_at_source(t, source, resource)
    if amount > space:
        return RoomFor(space) if space else NoRoom()
    return NeedsMoney(amount * price_of(t, source, resource, ST), t.money[ST])


def buy_from(t: Table, event: Event, source: Party, amount: int) -> None:
    """The State pays for units and stores them."""
    resource = event.resources[0]
    pay_for(t, ST, source, resource, amount)
    hand_over(t, source, resource, amount)
    store(t, ST, resource, amount, causes.PURCHASE)


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
