"""What the Event cards ask of the State. A task must be carried out in full, and never with a loan (p. 27)."""

from typing import Final

from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import (
    BUILD_FOR_ANOTHER,
    BUY_FROM_PLAYERS,
    EVENTS,
    MONEY_PER_COMPANY,
    MONEY_PER_POPULATION,
    MONEY_PER_PUBLIC_WORKER,
    MONEY_TO_ALL,
    MONEY_TO_TWO_CLASSES,
    PROPOSE_FOR_ANOTHER,
    PROVIDE_HALF,
    PROVIDE_INFLUENCE_AND_CUBES,
    PROVIDE_MEDIA_INFLUENCE,
    PROVIDE_PER_COMPANIES,
    SPEND_MONEY,
    SPEND_RESOURCE,
    SPLIT_MEDIA_INFLUENCE,
    SPLIT_VOTING_CUBES,
    Event,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_SECTIONS,
    BENEFIT_CUBES,
    CC,
    INFLUENCE,
    MC,
    NO_WAGE,
    NOBODY,
    ST,
    SUPPLY,
    WC,
    BenefitItem,
    CompanyId,
    EventId,
    Party,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount, GiveTo, PickClass, ToBuild, ToPropose
from bodypolitic.game.records.refusals import (
    EVENT_PAGE,
    AtLeast,
    AtMost,
    BelowCost,
    ChosenAlready,
    Lacking,
    MediaInfluenceIs,
    NeedsCubes,
    NeedsMediaInfluence,
    NeedsMoney,
    NeedsPersonalInfluence,
    NeedsResource,
    NeedsVotingCubes,
    NoCompanySpace,
    NoMediaInfluence,
    NoSuchCompanyInMarket,
    NotEnoughForSale,
    NothingIsDue,
    Refusal,
    RestMustFit,
    YouHave,
)
from bodypolitic.game.rules.basic_actions import propose_bill
from bodypolitic.game.rules.basic_actions.build_company import offer_employment, open_cc_company, put_on_board
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
from bodypolitic.game.rules.events.spending import (
    SPENDING_TASKS,
    buy_from,
    can_spend_for,
    money_at_once_for,
    most_from,
    spend_for,
    why_not_bought,
    why_not_spent_for,
)
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import available_from, hand_over, sale, stock
from bodypolitic.game.rules.staffing import fill_from_unemployed
from bodypolitic.game.rules.workers import (
    can_fill_from_unemployed,
    lack_of_unemployed,
    operational_companies,
    public_workers,
)
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Company, Table

MONEY_TASKS: Final[tuple[int, ...]] = (MONEY_PER_PUBLIC_WORKER, MONEY_PER_COMPANY, MONEY_PER_POPULATION)


def _half(number: int) -> int:
    return (number + 1) // 2


def units_to_provide(t: Table, event: Event, who: Role) -> int:
    """How many items a class is to get: half its Population or its operational companies, and one of each kind."""
    if event.task == PROVIDE_PER_COMPANIES or who == CC:
        units = _half(operational_companies(t, who))
    else:
        units = _half(t.population(who))
    return max(units, len(event.resources)) if units else 0


def money_to_provide(t: Table, event: Event, who: Role) -> int:
    """The sum that a class is to get."""
    if event.task == MONEY_PER_PUBLIC_WORKER:
        return event.money * public_workers(t, who)
    if event.task == MONEY_PER_COMPANY:
        return event.money * operational_companies(t, who)
    if event.task == MONEY_PER_POPULATION:
        return event.money * t.population(who)
    return event.money


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


def can_provide_to(t: Table, event: Event, who: Role) -> bool:
    """Whether a class may be chosen: something must come of it, and the State must be able to do it in full."""
    task = event.task
    if task in SPENDING_TASKS:
        return can_spend_for(t, event, who)
    if task in {PROVIDE_HALF, PROVIDE_PER_COMPANIES}:
        units = units_to_provide(t, event, who)
        if units == 0:
            return False
        if len(event.resources) == 2:
            return len(splits(t, event, who)) > 0
        cost = cheapest(t, event.resources[0], who, units)
        return 0 <= cost <= t.money[ST]
    if task in MONEY_TASKS:
        return 0 < money_to_provide(t, event, who) <= t.money[ST]
    if task == PROVIDE_MEDIA_INFLUENCE:
        return t.media_influence >= event.amount
    if task == PROVIDE_INFLUENCE_AND_CUBES:
        return t.influence[ST] >= 1 and t.cubes[who] >= event.amount
    if task == PROPOSE_FOR_ANOTHER:
        return propose_bill.why_not(t, ST) is None
    return t.money[ST] >= event.money * 2  # the two classes of a Sustainability Initiative


def feasible(t: Table, event: Event) -> bool:
    """Whether the State can carry out an event at all."""
    task = event.task
    if task == SPLIT_MEDIA_INFLUENCE:
        return t.money[ST] >= event.money and t.media_influence > 0
    if task == SPLIT_VOTING_CUBES:
        return t.money[ST] >= event.money and t.cubes[WC] + t.cubes[CC] >= event.amount
    if task == SPEND_RESOURCE:
        return stock(t, ST, event.resources[0]) > 0
    if task == SPEND_MONEY:
        return t.money[ST] >= event.money
    if task == MONEY_TO_ALL:
        return t.money[ST] >= event.amount * 3
    if task == BUY_FROM_PLAYERS:
        return any(purchasable(t, event, seller, 0) for seller in event.classes())
    if task == BUILD_FOR_ANOTHER:
        return len(buildable_for_others(t, event)) > 0
    return any(can_provide_to(t, event, who) for who in event.classes())


def why_infeasible(t: Table, event: Event) -> Refusal:
    """Why the State can't carry out an event at all."""
    task = event.task
    if task in {SPLIT_MEDIA_INFLUENCE, SPLIT_VOTING_CUBES, SPEND_MONEY} and t.money[ST] < event.money:
        return NeedsMoney(event.money, t.money[ST])
    if task == SPLIT_MEDIA_INFLUENCE:
        return NoMediaInfluence()
    if task == SPLIT_VOTING_CUBES:
        return NeedsVotingCubes(event.amount, t.cubes[WC] + t.cubes[CC])
    if task == SPEND_RESOURCE:
        return NeedsResource(1, 0, event.resources[0])
    if task == MONEY_TO_ALL:
        return NeedsMoney(event.amount * 3, t.money[ST])
    if task == BUY_FROM_PLAYERS:
        return nearest([why_not_bought(t, event, seller, 1, len(t.companies[ST])) for seller in event.classes()])
    if task == BUILD_FOR_ANOTHER:
        return nearest([why_not_built_for(t, event, card) for owner in (MC, CC) for card in t.markets[owner]])
    return nearest([why_not_for(t, event, who) for who in event.classes()])


def nearest(reasons: list[Refusal]) -> Refusal:
    """Of several reasons the one that is nearest to being mended."""
    lacking = [reason for reason in reasons if isinstance(reason, Lacking)]
    if lacking:
        return min(lacking, key=lambda reason: reason.missing)
    return reasons[0] if reasons else NoSuchCompanyInMarket()


def why_not_for(t: Table, event: Event, who: Role) -> Refusal:
    """Why a class can't be chosen: nothing would come of it, or the State can't do it in full."""
    task = event.task
    if task in SPENDING_TASKS:
        return why_not_spent_for(t, event, who)
    if task in {PROVIDE_HALF, PROVIDE_PER_COMPANIES}:
        return _lack_of_items(t, event, who)
    if task in MONEY_TASKS:
        money = money_to_provide(t, event, who)
        return NeedsMoney(money, t.money[ST]) if money else NothingIsDue()
    if task == PROVIDE_MEDIA_INFLUENCE:
        return NeedsMediaInfluence(event.amount, t.media_influence)
    if task == PROVIDE_INFLUENCE_AND_CUBES:
        return NeedsCubes(event.amount, t.cubes[who], who) if t.influence[ST] else NeedsPersonalInfluence(1, 0)
    if task == PROPOSE_FOR_ANOTHER:
        return propose_bill.why_not(t, ST) or NothingIsDue()
    return NeedsMoney(event.money * 2, t.money[ST])


def _lack_of_items(t: Table, event: Event, who: Role) -> Refusal:
    """What keeps the State from providing a class with the resources of a card."""
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


def money_at_once(event: Event) -> int:
    """What the State pays before anything is shared out."""
    return event.money if event.task in {SPLIT_MEDIA_INFLUENCE, SPLIT_VOTING_CUBES} else 0


def offer_of_task(event: Event) -> Offer | None:
    """What it comes to that the State begins an event."""
    money = money_at_once(event)
    return Offer(money=money, payer=ST, payee=SUPPLY) if money else None


def begin_task(t: Table, event: Event) -> None:
    """Ask the State for the choice that the task leaves to it."""
    task = event.task
    pay(t, ST, SUPPLY, money_at_once(event), causes.EVENT)
    if task in {SPLIT_MEDIA_INFLUENCE, SPLIT_VOTING_CUBES, BUY_FROM_PLAYERS}:
        t.push(Spread(ST, event.id, 0, 0))
    elif task in {SPEND_RESOURCE, SPEND_MONEY, MONEY_TO_ALL}:
        t.push(ChooseAmountForEvent(ST, event.id))
    elif task == BUILD_FOR_ANOTHER:
        t.push(BuildForAnother(ST, event.id))
    else:
        t.push(ChooseClassForEvent(ST, event.id, NOBODY))


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
            if who != self.first and (self.first != NOBODY or can_provide_to(t, event, who))
        ]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in EVENTS[self.event].classes()]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        return ChosenAlready() if option.class_ == self.first else why_not_for(t, EVENTS[self.event], option.class_)

    def offer(self, t: Table, option: PickClass) -> Offer | None:
        event = EVENTS[self.event]
        if event.task in SPENDING_TASKS:
            money = money_at_once_for(t, event)
            return Offer(money=money, payer=ST, payee=SUPPLY) if money else None
        if event.task == MONEY_TO_TWO_CLASSES:
            return None if self.first == NOBODY else Offer(money=event.money * 2, payer=ST)
        if event.task in MONEY_TASKS:
            return Offer(money=money_to_provide(t, event, option.class_), payer=ST, payee=option.class_)
        return None

    def choose(self, t: Table, option: PickClass) -> None:
        event = EVENTS[self.event]
        who = option.class_
        if event.task == MONEY_TO_TWO_CLASSES and self.first == NOBODY:
            t.push(ChooseClassForEvent(ST, self.event, who))
            return
        act_for(t, event, who)
        if event.task == MONEY_TO_TWO_CLASSES:
            act_for(t, event, Role(Party(self.first)))


def act_for(t: Table, event: Event, who: Role) -> None:
    """Carry the task out for a class."""
    task = event.task
    if task in SPENDING_TASKS:
        spend_for(t, event, who)
        return
    if task == PROPOSE_FOR_ANOTHER:
        t.push(NameBillForState(who, event.id))
        return
    clear_benefits(t, who)
    if task in {PROVIDE_HALF, PROVIDE_PER_COMPANIES}:
        units = units_to_provide(t, event, who)
        t.push(GiveReward(event.id, who, units))
        if len(event.resources) == 2:
            t.push(SplitItems(ST, event.id, who))
        else:
            t.push(ProvideResource(ST, who, event.resources[0], units, 0))
        return
    count = 1
    if task == PROVIDE_MEDIA_INFLUENCE:
        provide_media_influence(t, who, event.amount)
    elif task == PROVIDE_INFLUENCE_AND_CUBES:
        provide_personal_influence(t, who, 1)
        provide_cubes(t, who, event.amount)
    else:
        count = money_to_provide(t, event, who)
        provide_money(t, who, count)
    give_reward(t, event.reward_of(who), count)


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


@record
class ChooseAmountForEvent(Ask[Amount]):
    """How much the State spends, or which of two sums it gives to everyone."""

    event: EventId

    def options(self, t: Table) -> list[Amount]:
        event = EVENTS[self.event]
        if event.task == SPEND_RESOURCE:
            most = min(event.amount, stock(t, ST, event.resources[0]))
            return [Amount(amount) for amount in range(1, most + 1)]
        if event.task == SPEND_MONEY:
            most = min(event.amount, t.money[ST] // event.money)
            return [Amount(event.money * times) for times in range(1, most + 1)]
        return [Amount(sum_) for sum_ in (event.amount, event.money) if t.money[ST] >= sum_ * 3]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Amount]:
        event = EVENTS[self.event]
        if event.task == MONEY_TO_ALL:
            return [Amount(event.amount), Amount(event.money)]
        return [Amount((len(self.options(t)) + 1) * (event.money if event.task == SPEND_MONEY else 1))]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        event = EVENTS[self.event]
        if event.task == MONEY_TO_ALL:
            return NeedsMoney(option.amount * 3, t.money[ST])
        most = event.amount * (event.money if event.task == SPEND_MONEY else 1)
        if option.amount > most:
            return AtMost(most)
        if event.task == SPEND_MONEY:
            return NeedsMoney(option.amount, t.money[ST])
        return YouHave(stock(t, ST, event.resources[0]))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        event = EVENTS[self.event]
        if event.task == SPEND_RESOURCE:
            return Offer(amount_of(event.resources[0], option.amount))
        if event.task == SPEND_MONEY:
            return Offer(money=option.amount, payer=ST, payee=SUPPLY)
        return Offer(money=option.amount * 3, each=option.amount, payer=ST)

    def choose(self, t: Table, option: Amount) -> None:
        event = EVENTS[self.event]
        amount = option.amount
        if event.task == SPEND_RESOURCE:
            hand_over(t, ST, event.resources[0], amount, causes.EVENT)
            give_reward(t, event.rewards[0], amount)
        elif event.task == SPEND_MONEY:
            pay(t, ST, SUPPLY, amount, causes.EVENT)
            give_reward(t, event.rewards[0], amount)
        else:
            for who in (WC, MC, CC):
                clear_benefits(t, who)
                provide_money(t, who, amount)
            for reward in event.rewards:
                if (reward.who == NOBODY) == (amount == event.amount):
                    give_reward(t, reward, 1)


def purchasable(t: Table, event: Event, seller: Party, bought: int) -> int:
    """How many units the State can buy from a seller: one a public company in all, with room and money."""
    return most_from(t, event, seller, len(t.companies[ST]) - bought)


@record
class Spread(Ask[GiveTo]):
    """How much of a task goes to the next of its classes (or comes from it); `given` went to those before."""

    event: EventId
    column: int
    given: int

    def options(self, t: Table) -> list[GiveTo]:
        event = EVENTS[self.event]
        classes = event.classes()
        who = classes[self.column]
        last = self.column == len(classes) - 1
        if event.task == SPLIT_MEDIA_INFLUENCE:
            most = min(event.amount - self.given, t.media_influence)
            least = 1 if last and self.given == 0 else 0
        elif event.task == SPLIT_VOTING_CUBES:
            left = event.amount - self.given
            most = min(left, t.cubes[who])
            least = left if last else max(0, left - t.cubes[CC])
        else:
            most = purchasable(t, event, who, self.given)
            others = not last and purchasable(t, event, classes[self.column + 1], self.given) > 0
            least = 1 if self.given == 0 and not others else 0
        return [GiveTo(who, amount) for amount in range(least, most + 1)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[GiveTo]:
        who = EVENTS[self.event].classes()[self.column]
        amounts = [option.amount for option in self.options(t)]
        return [GiveTo(who, amount) for amount in (amounts[0] - 1, amounts[-1] + 1) if amount >= 0]

    def why_not(self, t: Table, option: GiveTo) -> Refusal:
        event = EVENTS[self.event]
        least = self.options(t)[0].amount
        if option.amount < least:
            return AtLeast(least)
        if event.task == BUY_FROM_PLAYERS:
            left = len(t.companies[ST]) - self.given
            return why_not_bought(t, event, option.class_, option.amount, left)
        if option.amount > event.amount - self.given:
            return AtMost(event.amount - self.given)
        if event.task == SPLIT_MEDIA_INFLUENCE:
            return MediaInfluenceIs(t.media_influence)
        return NeedsCubes(option.amount, t.cubes[option.class_], option.class_)

    def offer(self, t: Table, option: GiveTo) -> Offer | None:
        event = EVENTS[self.event]
        if event.task == SPLIT_MEDIA_INFLUENCE:
            return Offer(((BenefitItem(INFLUENCE), option.amount),))
        if event.task == SPLIT_VOTING_CUBES:
            return Offer(((BENEFIT_CUBES, option.amount),))
        return sale(t, ST, option.class_, event.resources[0], option.amount)

    def choose(self, t: Table, option: GiveTo) -> None:
        event = EVENTS[self.event]
        who, amount = option.class_, option.amount
        if amount:
            self._carry_out(t, event, who, amount)
        if self.column + 1 < len(event.classes()):
            t.push(Spread(ST, self.event, self.column + 1, self.given + amount))

    def _carry_out(self, t: Table, event: Event, who: Role, amount: int) -> None:
        if event.task == SPLIT_MEDIA_INFLUENCE:
            clear_benefits(t, who)
            provide_media_influence(t, who, amount)
        elif event.task == SPLIT_VOTING_CUBES:
            clear_benefits(t, who)
            provide_cubes(t, who, amount)
        else:
            buy_from(t, event, who, amount)
        give_reward(t, event.reward_of(who), amount)


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


def buildable_for_others(t: Table, event: Event) -> list[CompanyId]:
    """Companies of both markets that cost 15 V or more, which the State can pay and their owner can place (F50)."""
    cards: list[CompanyId] = []
    for owner in (MC, CC):
        if len(t.companies[owner]) < COMPANY_SPACES[owner]:
            for card in t.markets[owner]:
                if event.money <= COMPANIES[card].cost <= t.money[ST] and (
                    owner == CC or can_fill_from_unemployed(t, Company(COMPANIES[card], MC, NO_WAGE), MC)
                ):
                    cards.append(card)
    return cards


def why_not_built_for(t: Table, event: Event, card: CompanyId) -> Refusal:
    """Why the State can't have a company of a market built."""
    owner = COMPANIES[card].owner
    if len(t.companies[owner]) >= COMPANY_SPACES[owner]:
        return NoCompanySpace()
    if COMPANIES[card].cost < event.money:
        return BelowCost(event.money)
    if COMPANIES[card].cost > t.money[ST]:
        return NeedsMoney(COMPANIES[card].cost, t.money[ST])
    return lack_of_unemployed(t, Company(COMPANIES[card], MC, NO_WAGE), MC)


@record
class BuildForAnother(Ask[ToBuild]):
    """Infant Industry: the State picks a company and pays; its owner decides the rest (F50)."""

    event: EventId

    def options(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for card in buildable_for_others(t, EVENTS[self.event])]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for owner in (MC, CC) for card in t.markets[owner]]

    def why_not(self, t: Table, option: ToBuild) -> Refusal:
        return why_not_built_for(t, EVENTS[self.event], option.company)

    def offer(self, t: Table, option: ToBuild) -> Offer | None:
        return Offer(money=COMPANIES[option.company].cost, payer=ST, payee=SUPPLY)

    def choose(self, t: Table, option: ToBuild) -> None:
        card = option.company
        owner = COMPANIES[card].owner
        pay(t, ST, SUPPLY, COMPANIES[card].cost, causes.EVENT)
        give_reward(t, EVENTS[self.event].reward_of(owner), 1)
        if owner == CC:
            open_cc_company(t, card)
            return
        company = put_on_board(t, MC, card)
        offer_employment(t, company)
        fill_from_unemployed(t, company, MC, MC)
