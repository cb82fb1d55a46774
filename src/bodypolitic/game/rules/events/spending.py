"""Events in which the State spends as much as it likes, or one of two sums."""

from abc import abstractmethod
from typing import Final

from bodypolitic.game.components.event_cards import EVENTS, MONEY_TO_ALL, SPEND_MONEY, SPEND_RESOURCE, Event, TaskId
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, NOBODY, ST, SUPPLY, WC, EventId
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount
from bodypolitic.game.records.refusals import EVENT_PAGE, AtMost, NeedsMoney, NeedsResource, Refusal, YouHave
from bodypolitic.game.rules.events.providing import clear_benefits, provide_money
from bodypolitic.game.rules.events.rewards import give_reward
from bodypolitic.game.rules.events.task import Task
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import hand_over, stock
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


class OfAnAmount(Task):
    """The State chooses an amount."""

    @abstractmethod
    def amounts(self, t: Table, event: Event) -> list[int]:
        """What it may choose among."""

    @abstractmethod
    def expected(self, t: Table, event: Event) -> list[int]:
        """What it might want to choose besides."""

    @abstractmethod
    def why_not(self, t: Table, event: Event, amount: int) -> Refusal:
        """Why it can't."""

    @abstractmethod
    def offer_of(self, event: Event, amount: int) -> Offer:
        """What an amount comes to."""

    @abstractmethod
    def spend(self, t: Table, event: Event, amount: int) -> None:
        """An amount is chosen."""

    def begin(self, t: Table, event: Event) -> None:
        t.push(ChooseAmountForEvent(ST, event.id))


@record
class ChooseAmountForEvent(Ask[Amount]):
    """How much the State spends, or which of two sums it gives to everyone."""

    event: EventId

    def options(self, t: Table) -> list[Amount]:
        event = EVENTS[self.event]
        return [Amount(amount) for amount in OF_AN_AMOUNT[event.task].amounts(t, event)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[Amount]:
        event = EVENTS[self.event]
        return [Amount(amount) for amount in OF_AN_AMOUNT[event.task].expected(t, event)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        event = EVENTS[self.event]
        return OF_AN_AMOUNT[event.task].why_not(t, event, option.amount)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        event = EVENTS[self.event]
        return OF_AN_AMOUNT[event.task].offer_of(event, option.amount)

    def choose(self, t: Table, option: Amount) -> None:
        event = EVENTS[self.event]
        OF_AN_AMOUNT[event.task].spend(t, event, option.amount)


class SpendGoods(OfAnAmount):
    """Up to a number of a resource."""

    def feasible(self, t: Table, event: Event) -> bool:
        return stock(t, ST, event.resources[0]) > 0

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return NeedsResource(1, 0, event.resources[0])

    def amounts(self, t: Table, event: Event) -> list[int]:
        return list(range(1, min(event.amount, stock(t, ST, event.resources[0])) + 1))

    def expected(self, t: Table, event: Event) -> list[int]:
        return [len(self.amounts(t, event)) + 1]

    def why_not(self, t: Table, event: Event, amount: int) -> Refusal:
        return AtMost(event.amount) if amount > event.amount else YouHave(stock(t, ST, event.resources[0]))

    def offer_of(self, event: Event, amount: int) -> Offer:
        return Offer(amount_of(event.resources[0], amount))

    def spend(self, t: Table, event: Event, amount: int) -> None:
        hand_over(t, ST, event.resources[0], amount, causes.EVENT)
        give_reward(t, event.rewards[0], amount)


class SpendSum(OfAnAmount):
    """Fear of Deflation: a sum, up to a number of times."""

    def feasible(self, t: Table, event: Event) -> bool:
        return t.money[ST] >= event.money

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return NeedsMoney(event.money, t.money[ST])

    def amounts(self, t: Table, event: Event) -> list[int]:
        most = min(event.amount, t.money[ST] // event.money)
        return [event.money * times for times in range(1, most + 1)]

    def expected(self, t: Table, event: Event) -> list[int]:
        return [event.money * (len(self.amounts(t, event)) + 1)]

    def why_not(self, t: Table, event: Event, amount: int) -> Refusal:
        most = event.money * event.amount
        return AtMost(most) if amount > most else NeedsMoney(amount, t.money[ST])

    def offer_of(self, event: Event, amount: int) -> Offer:
        return Offer(money=amount, payer=ST, payee=SUPPLY)

    def spend(self, t: Table, event: Event, amount: int) -> None:
        pay(t, ST, SUPPLY, amount, causes.EVENT)
        give_reward(t, event.rewards[0], amount)


class ProvideSumToAll(OfAnAmount):
    """Need for Stimulus Package: one of two sums to each class; the smaller brings VP, the larger legitimacy."""

    def feasible(self, t: Table, event: Event) -> bool:
        return t.money[ST] >= event.amount * 3

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return NeedsMoney(event.amount * 3, t.money[ST])

    def amounts(self, t: Table, event: Event) -> list[int]:
        return [sum_ for sum_ in self.expected(t, event) if t.money[ST] >= sum_ * 3]

    def expected(self, t: Table, event: Event) -> list[int]:
        return [event.amount, event.money]

    def why_not(self, t: Table, event: Event, amount: int) -> Refusal:
        return NeedsMoney(amount * 3, t.money[ST])

    def offer_of(self, event: Event, amount: int) -> Offer:
        return Offer(money=amount * 3, each=amount, payer=ST)

    def spend(self, t: Table, event: Event, amount: int) -> None:
        for who in (WC, MC, CC):
            clear_benefits(t, who)
            provide_money(t, who, amount)
        for reward in event.rewards:
            if (reward.who == NOBODY) == (amount == event.amount):
                give_reward(t, reward, 1)


OF_AN_AMOUNT: Final[dict[TaskId, OfAnAmount]] = {
    SPEND_RESOURCE: SpendGoods(),
    SPEND_MONEY: SpendSum(),
    MONEY_TO_ALL: ProvideSumToAll(),
}
