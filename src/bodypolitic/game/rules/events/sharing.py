"""Events in which the State shares something out among classes, or buys from each."""

from abc import abstractmethod
from typing import Final

from bodypolitic.game.components.event_cards import (
    BUY_FROM_PLAYERS,
    EVENTS,
    SPLIT_MEDIA_INFLUENCE,
    SPLIT_VOTING_CUBES,
    Event,
    TaskId,
)
from bodypolitic.game.ground.codes import BENEFIT_CUBES, CC, INFLUENCE, ST, WC, BenefitItem, EventId, Party, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import GiveTo
from bodypolitic.game.records.refusals import (
    EVENT_PAGE,
    AtLeast,
    AtMost,
    MediaInfluenceIs,
    NeedsCubes,
    NeedsMoney,
    NeedsVotingCubes,
    NoMediaInfluence,
    Refusal,
)
from bodypolitic.game.rules.events.buying import buy_from, most_from, why_not_bought
from bodypolitic.game.rules.events.providing import clear_benefits, provide_cubes, provide_media_influence
from bodypolitic.game.rules.events.rewards import give_reward
from bodypolitic.game.rules.events.task import Task, nearest
from bodypolitic.game.rules.resources import sale
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


class SharedOut(Task):
    """The State chooses how much goes to each class of the card, or comes from it, one after the other.

    `column` is the number of a class on the card, and `given` is what went to those before it.
    """

    @abstractmethod
    def least(self, t: Table, event: Event, column: int, given: int) -> int:
        """The least that the next class may get."""

    @abstractmethod
    def most(self, t: Table, event: Event, column: int, given: int) -> int:
        """The most that it may get."""

    @abstractmethod
    def why_no_more(self, t: Table, event: Event, who: Role, amount: int, given: int) -> Refusal:
        """Why it can't get more than that."""

    @abstractmethod
    def offer_of(self, t: Table, event: Event, who: Role, amount: int) -> Offer | None:
        """What an amount comes to."""

    @abstractmethod
    def share(self, t: Table, event: Event, who: Role, amount: int) -> None:
        """A class gets its share."""

    def begin(self, t: Table, event: Event) -> None:
        t.push(Spread(ST, event.id, 0, 0))


def is_last(event: Event, column: int) -> bool:
    """Whether a class is the last of its card."""
    return column == len(event.classes()) - 1


@record
class Spread(Ask[GiveTo]):
    """How much of a task goes to the next of its classes (or comes from it); `given` went to those before."""

    event: EventId
    column: int
    given: int

    def options(self, t: Table) -> list[GiveTo]:
        event = EVENTS[self.event]
        task = SHARED_OUT[event.task]
        who = event.classes()[self.column]
        least = task.least(t, event, self.column, self.given)
        most = task.most(t, event, self.column, self.given)
        return [GiveTo(who, amount) for amount in range(least, most + 1)]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[GiveTo]:
        who = EVENTS[self.event].classes()[self.column]
        amounts = [option.amount for option in self.options(t)]
        return [GiveTo(who, amount) for amount in (amounts[0] - 1, amounts[-1] + 1) if amount >= 0]

    def why_not(self, t: Table, option: GiveTo) -> Refusal:
        event = EVENTS[self.event]
        task = SHARED_OUT[event.task]
        least = task.least(t, event, self.column, self.given)
        if option.amount < least:
            return AtLeast(least)
        return task.why_no_more(t, event, option.class_, option.amount, self.given)

    def offer(self, t: Table, option: GiveTo) -> Offer | None:
        event = EVENTS[self.event]
        return SHARED_OUT[event.task].offer_of(t, event, option.class_, option.amount)

    def choose(self, t: Table, option: GiveTo) -> None:
        event = EVENTS[self.event]
        if option.amount:
            SHARED_OUT[event.task].share(t, event, option.class_, option.amount)
            give_reward(t, event.reward_of(option.class_), option.amount)
        if not is_last(event, self.column):
            t.push(Spread(ST, self.event, self.column + 1, self.given + option.amount))


class SplitMediaInfluence(SharedOut):
    """Political Scandal: the State spends money, then media influence among the classes, one at least."""

    def feasible(self, t: Table, event: Event) -> bool:
        return t.money[ST] >= event.money and t.media_influence > 0

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return NeedsMoney(event.money, t.money[ST]) if t.money[ST] < event.money else NoMediaInfluence()

    def money_at_once(self, event: Event) -> int:
        return event.money

    def least(self, t: Table, event: Event, column: int, given: int) -> int:
        return 1 if is_last(event, column) and given == 0 else 0

    def most(self, t: Table, event: Event, column: int, given: int) -> int:
        return min(event.amount - given, t.media_influence)

    def why_no_more(self, t: Table, event: Event, who: Role, amount: int, given: int) -> Refusal:
        left = event.amount - given
        return AtMost(left) if amount > left else MediaInfluenceIs(t.media_influence)

    def offer_of(self, t: Table, event: Event, who: Role, amount: int) -> Offer | None:
        return Offer(((BenefitItem(INFLUENCE), amount),))

    def share(self, t: Table, event: Event, who: Role, amount: int) -> None:
        clear_benefits(t, who)
        provide_media_influence(t, who, amount)


class SplitVotingCubes(SharedOut):
    """Political Polarization: the State spends money, then voting cubes among two classes, all of them."""

    def feasible(self, t: Table, event: Event) -> bool:
        return t.money[ST] >= event.money and t.cubes[WC] + t.cubes[CC] >= event.amount

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        if t.money[ST] < event.money:
            return NeedsMoney(event.money, t.money[ST])
        return NeedsVotingCubes(event.amount, t.cubes[WC] + t.cubes[CC])

    def money_at_once(self, event: Event) -> int:
        return event.money

    def least(self, t: Table, event: Event, column: int, given: int) -> int:
        left = event.amount - given
        return left if is_last(event, column) else max(0, left - t.cubes[CC])

    def most(self, t: Table, event: Event, column: int, given: int) -> int:
        return min(event.amount - given, t.cubes[event.classes()[column]])

    def why_no_more(self, t: Table, event: Event, who: Role, amount: int, given: int) -> Refusal:
        left = event.amount - given
        return AtMost(left) if amount > left else NeedsCubes(amount, t.cubes[who], who)

    def offer_of(self, t: Table, event: Event, who: Role, amount: int) -> Offer | None:
        return Offer(((BENEFIT_CUBES, amount),))

    def share(self, t: Table, event: Event, who: Role, amount: int) -> None:
        clear_benefits(t, who)
        provide_cubes(t, who, amount)


def purchasable(t: Table, event: Event, seller: Party, bought: int) -> int:
    """How many units the State can buy from a seller: one a public company in all, with room and money."""
    return most_from(t, event, seller, len(t.companies[ST]) - bought)


class BuyFromPlayers(SharedOut):
    """The State buys from classes, as many units in all as it has companies, one at least."""

    def feasible(self, t: Table, event: Event) -> bool:
        return any(purchasable(t, event, seller, 0) for seller in event.classes())

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return nearest([why_not_bought(t, event, seller, 1, len(t.companies[ST])) for seller in event.classes()])

    def least(self, t: Table, event: Event, column: int, given: int) -> int:
        others = not is_last(event, column) and purchasable(t, event, event.classes()[column + 1], given) > 0
        return 1 if given == 0 and not others else 0

    def most(self, t: Table, event: Event, column: int, given: int) -> int:
        return purchasable(t, event, event.classes()[column], given)

    def why_no_more(self, t: Table, event: Event, who: Role, amount: int, given: int) -> Refusal:
        return why_not_bought(t, event, who, amount, len(t.companies[ST]) - given)

    def offer_of(self, t: Table, event: Event, who: Role, amount: int) -> Offer | None:
        return sale(t, ST, who, event.resources[0], amount)

    def share(self, t: Table, event: Event, who: Role, amount: int) -> None:
        buy_from(t, event, who, amount)


SHARED_OUT: Final[dict[TaskId, SharedOut]] = {
    SPLIT_MEDIA_INFLUENCE: SplitMediaInfluence(),
    SPLIT_VOTING_CUBES: SplitVotingCubes(),
    BUY_FROM_PLAYERS: BuyFromPlayers(),
}
