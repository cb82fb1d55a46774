"""The State's legitimacy: what a point with each class is worth, and what the events bring and cost."""

from collections.abc import Callable
from typing import Final

from bodypolitic.bots.steady.aims import pull
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rounds_left
from bodypolitic.game.components.boards import LEGITIMACY_MAX, LEGITIMACY_MIN, UNITS_PER_VP
from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    BUILD_FOR_ANOTHER,
    BUY_FROM_PLAYERS,
    LEGITIMACY,
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
    TOKEN,
    Event,
    Reward,
    TaskId,
)
from bodypolitic.game.components.measures import EVENTS_DEALT_WITH
from bodypolitic.game.ground.codes import CC, MC, NOBODY, ST, WC, Role
from bodypolitic.game.rules.events.for_a_class import can_act_for, money_to_provide, units_to_provide
from bodypolitic.game.rules.events.providing import cheapest
from bodypolitic.game.rules.events.tasks import feasible
from bodypolitic.game.rules.resources import price_of, stock
from bodypolitic.game.table.table import Table

SCORED: Final = 1.5  # a point with one of the two lowest classes: 1 VP now and half of it kept
NOT_SCORED: Final = 0.5  # a point with the highest
LOT_BOUGHT: Final = 3  # units that the State buys from a player for 1 legitimacy
MEDIA_INFLUENCE: Final = 0.5  # what one is worth to the State
GIVEN_AWAY: Final = 0.5  # what the classes receive comes back in part: the State scores when they take it


def legitimacy_worth(t: Table, who: Role) -> float:
    """What a point of legitimacy with a class is worth."""
    if t.legitimacy[who] >= LEGITIMACY_MAX:
        return 0.0
    below = sum(1 for other in (WC, MC, CC) if other != who and t.legitimacy[other] < t.legitimacy[who])
    return NOT_SCORED if below == 2 else SCORED + 0.1 * (LEGITIMACY_MAX - t.legitimacy[who]) / LEGITIMACY_MAX


def losing_worth(t: Table, who: Role) -> float:
    """What losing a point with a class costs; below 1 it can't fall."""
    return 0.0 if t.legitimacy[who] <= LEGITIMACY_MIN else legitimacy_worth(t, who)


def token_worth(t: Table, who: Role) -> float:
    """What a legitimacy token is worth: a point now and one after each halving."""
    return legitimacy_worth(t, who) + 0.8 * (rounds_left(t) - 1)


def two_points_lost(t: Table) -> float:
    """What it costs to lose a point with each of two classes of the State's choice."""
    losses = sorted([losing_worth(t, who) for who in (WC, MC, CC)])
    return losses[0] + losses[1]


def reward_worth(t: Table, reward: Reward, count: int) -> float:
    """What the reward of an event is worth."""
    times = count // reward.per if reward.per else 1
    if reward.kind == LEGITIMACY:
        return times * reward.amount * legitimacy_worth(t, reward.who)
    if reward.kind == TOKEN:
        return times * token_worth(t, reward.who)
    return float(times * reward.amount)


# What events bring: a judgement is declared for kinds of tasks, here or beside the other judgements of an expansion.
OfTask = Callable[[Table, Event], float]
OfActing = Callable[[Table, Event, Role], float]
OfAmount = Callable[[Table, Event, int], float]
OfShare = Callable[[Table, Event, Role, int], float]

TASKS_JUDGED: Final[dict[TaskId, OfTask]] = {}  # to deal with the event, at its best
ACTING_JUDGED: Final[dict[TaskId, OfActing]] = {}  # to carry it out for one class, its costs taken off


def acting_for_worth(t: Table, event: Event, who: Role) -> float:
    """What it is worth to carry an event out for one class, its costs taken off."""
    return ACTING_JUDGED[event.task](t, event, who)


def best_acting_worth(t: Table, event: Event) -> float:
    """What it is worth to carry an event out for the best of its classes."""
    return max([acting_for_worth(t, event, who) for who in event.classes() if can_act_for(t, event, who)], default=-1.0)


def judges_acting(*tasks: TaskId) -> Callable[[OfActing], OfActing]:
    """Say by which function a class is chosen in events of some tasks."""

    def declared(judgement: OfActing) -> OfActing:
        for task in tasks:
            ACTING_JUDGED[task] = judgement
            TASKS_JUDGED[task] = best_acting_worth
        return judgement

    return declared


@judges_acting(PROVIDE_HALF, PROVIDE_PER_COMPANIES)
def _providing_items(t: Table, event: Event, who: Role) -> float:
    units = units_to_provide(t, event, who)
    cost = sum([max(0, cheapest(t, resource, who, units)) for resource in event.resources]) / len(event.resources)
    kept = units * min([1.0 / UNITS_PER_VP[resource] for resource in event.resources]) * 0.5
    return reward_worth(t, event.reward_of(who), units) - cost * money_worth(t, ST) - kept + GIVEN_AWAY


@judges_acting(PROVIDE_MEDIA_INFLUENCE)
def _providing_media_influence(t: Table, event: Event, who: Role) -> float:
    return reward_worth(t, event.reward_of(who), 1) - MEDIA_INFLUENCE * event.amount


@judges_acting(PROVIDE_INFLUENCE_AND_CUBES)
def _providing_influence_and_cubes(t: Table, event: Event, who: Role) -> float:
    return reward_worth(t, event.reward_of(who), 1) - influence_worth(t, ST)


@judges_acting(PROPOSE_FOR_ANOTHER)
def _proposing_for(t: Table, event: Event, who: Role) -> float:
    return reward_worth(t, event.reward_of(who), 1) + 1.0


@judges_acting(MONEY_TO_TWO_CLASSES)
def _paying_one_of_two(t: Table, event: Event, who: Role) -> float:
    return reward_worth(t, event.reward_of(who), 1) - event.money * money_worth(t, ST)


@judges_acting(MONEY_PER_PUBLIC_WORKER, MONEY_PER_COMPANY, MONEY_PER_POPULATION)
def _providing_money(t: Table, event: Event, who: Role) -> float:
    money = money_to_provide(t, event, who)
    return reward_worth(t, event.reward_of(who), money) - money * money_worth(t, ST) + GIVEN_AWAY


def best_amount(t: Table, event: Event, amount: int) -> float:
    """What it is worth to spend an amount on an event that lets the State choose how much."""
    return AMOUNTS_JUDGED[event.task](t, event, amount)


def _spending_goods(t: Table, event: Event, amount: int) -> float:
    return reward_worth(t, event.rewards[0], amount) - amount / UNITS_PER_VP[event.resources[0]]


def _spending_sum(t: Table, event: Event, amount: int) -> float:
    return reward_worth(t, event.rewards[0], amount) - amount * money_worth(t, ST)


def _sum_to_all(t: Table, event: Event, amount: int) -> float:
    rewards = [reward for reward in event.rewards if (reward.who == NOBODY) == (amount == event.amount)]
    return sum([reward_worth(t, reward, 1) for reward in rewards]) - 3 * amount * money_worth(t, ST)


def _most_goods(t: Table, event: Event) -> float:
    return _spending_goods(t, event, min(event.amount, stock(t, ST, event.resources[0])))


def _most_sums(t: Table, event: Event) -> float:
    return _spending_sum(t, event, event.money * min(event.amount, t.money[ST] // event.money))


def _better_sum(t: Table, event: Event) -> float:
    return max(_sum_to_all(t, event, event.amount), _sum_to_all(t, event, event.money))


# To spend so much on an event
AMOUNTS_JUDGED: Final[dict[TaskId, OfAmount]] = {
    SPEND_RESOURCE: _spending_goods,
    SPEND_MONEY: _spending_sum,
    MONEY_TO_ALL: _sum_to_all,
}
TASKS_JUDGED.update({SPEND_RESOURCE: _most_goods, SPEND_MONEY: _most_sums, MONEY_TO_ALL: _better_sum})


def spreading_worth(t: Table, event: Event, who: Role, amount: int) -> float:
    """What it is worth that so much of an event's task goes to a class, or is bought from it."""
    return reward_worth(t, event.reward_of(who), amount) - SHARES_JUDGED[event.task](t, event, who, amount)


def _cost_of_influence(t: Table, event: Event, who: Role, amount: int) -> float:
    return MEDIA_INFLUENCE * amount


def _cost_of_cubes(t: Table, event: Event, who: Role, amount: int) -> float:
    return cube_worth(t, ST) * amount * 0.1


def _cost_of_goods(t: Table, event: Event, who: Role, amount: int) -> float:
    resource = event.resources[0]
    return (price_of(t, who, resource, ST) * money_worth(t, ST) - 0.5 / UNITS_PER_VP[resource]) * amount


def _all_influence(t: Table, event: Event) -> float:
    return _all_to_one(t, event, min(event.amount, t.media_influence))


def _all_cubes(t: Table, event: Event) -> float:
    return _all_to_one(t, event, event.amount)


def _all_to_one(t: Table, event: Event, amount: int) -> float:
    best = max([spreading_worth(t, event, who, amount) for who in event.classes()])
    return best - event.money * money_worth(t, ST)


def _lots_bought(t: Table, event: Event) -> float:
    lots = [LOT_BOUGHT for who in event.classes() if stock(t, who, event.resources[0]) >= LOT_BOUGHT]
    return sum([spreading_worth(t, event, who, LOT_BOUGHT) for who in event.classes()][: len(lots)])


# What it costs that so much goes to a class, or is bought from it
SHARES_JUDGED: Final[dict[TaskId, OfShare]] = {
    SPLIT_MEDIA_INFLUENCE: _cost_of_influence,
    SPLIT_VOTING_CUBES: _cost_of_cubes,
    BUY_FROM_PLAYERS: _cost_of_goods,
}
TASKS_JUDGED.update(
    {SPLIT_MEDIA_INFLUENCE: _all_influence, SPLIT_VOTING_CUBES: _all_cubes, BUY_FROM_PLAYERS: _lots_bought}
)


def _building_for_another(t: Table, event: Event) -> float:
    return max([reward_worth(t, reward, 1) for reward in event.rewards]) - 20 * money_worth(t, ST)


TASKS_JUDGED[BUILD_FOR_ANOTHER] = _building_for_another


def penalty_of(t: Table, event: Event) -> float:
    """What ignoring an event costs at the end of the round."""
    if event.penalty == ANY_TWO:
        return two_points_lost(t)
    return sum([losing_worth(t, who) for who in event.penalty])


def event_worth(t: Table, event: Event) -> float:
    """What it is worth to deal with an event: its reward, and the penalty that doesn't come."""
    if not feasible(t, event):
        return -1.0
    return TASKS_JUDGED[event.task](t, event) + penalty_of(t, event) + pull(t, ST, EVENTS_DEALT_WITH)
