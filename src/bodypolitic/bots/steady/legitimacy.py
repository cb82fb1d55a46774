"""The State's legitimacy: what a point with each class is worth, and what the events bring and cost."""

from typing import Final

from bodypolitic.bots.steady.aims import pull
from bodypolitic.bots.steady.alternative_events import keeping_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rivalry, rounds_left
from bodypolitic.game.components.boards import LEGITIMACY_MAX, LEGITIMACY_MIN, UNITS_PER_VP
from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    BUILD_FOR_ANOTHER,
    BUY_AND_CHOOSE,
    BUY_FROM_PLAYERS,
    LEGITIMACY,
    MONEY_TO_ALL,
    MONEY_TO_TWO_CLASSES,
    PROPOSE_FOR_ANOTHER,
    PROVIDE_HALF,
    PROVIDE_INFLUENCE_AND_CUBES,
    PROVIDE_MEDIA_INFLUENCE,
    PROVIDE_PER_COMPANIES,
    SPEND_AND_CHOOSE,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_MONEY,
    SPEND_RESOURCE,
    SPLIT_MEDIA_INFLUENCE,
    SPLIT_VOTING_CUBES,
    TOKEN,
    Event,
    Reward,
)
from bodypolitic.game.components.measures import EVENTS_DEALT_WITH
from bodypolitic.game.ground.codes import CC, EDUCATION, FOREIGN_MARKET, HEALTH, MC, NOBODY, ST, WC, Role
from bodypolitic.game.records.options import SpendInfluences, SpendMoney, SpendResource, SpendServices
from bodypolitic.game.rules.events.providing import cheapest
from bodypolitic.game.rules.events.spending import SPENDING_TASKS, money_due, ways_to_spend
from bodypolitic.game.rules.events.tasks import can_provide_to, feasible, money_to_provide, units_to_provide
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


def acting_for_worth(t: Table, event: Event, who: Role) -> float:
    """What it is worth to carry an event out for one class, its costs taken off."""
    reward = event.reward_of(who)
    if event.task in SPENDING_TASKS:
        assert event.benefit is not None
        given = rivalry(t) * max(1.0, keeping_worth(t, who, event.benefit))
        return reward_worth(t, reward, 1) - spending_cost(t, event, who) - given
    if event.task in {PROVIDE_HALF, PROVIDE_PER_COMPANIES}:
        units = units_to_provide(t, event, who)
        cost = sum([max(0, cheapest(t, resource, who, units)) for resource in event.resources]) / len(event.resources)
        kept = units * min([1.0 / UNITS_PER_VP[resource] for resource in event.resources]) * 0.5
        return reward_worth(t, reward, units) - cost * money_worth(t, ST) - kept + GIVEN_AWAY
    if event.task == PROVIDE_MEDIA_INFLUENCE:
        return reward_worth(t, reward, 1) - 0.5 * event.amount
    if event.task == PROVIDE_INFLUENCE_AND_CUBES:
        return reward_worth(t, reward, 1) - influence_worth(t, ST)
    if event.task == PROPOSE_FOR_ANOTHER:
        return reward_worth(t, reward, 1) + 1.0
    if event.task == MONEY_TO_TWO_CLASSES:
        return reward_worth(t, reward, 1) - event.money * money_worth(t, ST)
    money = money_to_provide(t, event, who)
    return reward_worth(t, reward, money) - money * money_worth(t, ST) + GIVEN_AWAY


def spending_cost(t: Table, event: Event, who: Role) -> float:
    """What the task of an Alternative Event costs the State."""
    if event.task == BUY_AND_CHOOSE:
        return price_of(t, FOREIGN_MARKET, event.resources[0], ST) * money_worth(t, ST)
    if event.task not in {SPEND_AND_CHOOSE, SPEND_AND_PAY_FOR_MISSING}:
        return -max([way_worth(t, option) for option in ways_to_spend(t, event, who)])
    influence = influence_worth(t, ST) * event.personal + MEDIA_INFLUENCE * event.media
    goods = sum([min(event.amount, stock(t, ST, resource)) / UNITS_PER_VP[resource] for resource in event.resources])
    return money_due(t, event) * money_worth(t, ST) + influence + goods


def way_worth(t: Table, option: SpendResource | SpendMoney | SpendInfluences | SpendServices) -> float:
    """One of the ways to pay for an Alternative Event; of two services rather the one there is more of."""
    if isinstance(option, SpendResource):
        return -option.amount / UNITS_PER_VP[option.resource]
    if isinstance(option, SpendMoney):
        return -option.amount * money_worth(t, ST)
    if isinstance(option, SpendInfluences):
        return -influence_worth(t, ST) * option.personal - MEDIA_INFLUENCE * option.media
    uneven = abs(stock(t, ST, HEALTH) - option.health - stock(t, ST, EDUCATION) + option.education)
    return -option.health / UNITS_PER_VP[HEALTH] - option.education / UNITS_PER_VP[EDUCATION] - 0.01 * uneven


def best_amount(t: Table, event: Event, amount: int) -> float:
    """What it is worth to spend an amount on an event that lets the State choose how much."""
    if event.task == SPEND_RESOURCE:
        return reward_worth(t, event.rewards[0], amount) - amount / UNITS_PER_VP[event.resources[0]]
    if event.task == SPEND_MONEY:
        return reward_worth(t, event.rewards[0], amount) - amount * money_worth(t, ST)
    rewards = [reward for reward in event.rewards if (reward.who == NOBODY) == (amount == event.amount)]
    return sum([reward_worth(t, reward, 1) for reward in rewards]) - 3 * amount * money_worth(t, ST)


def spreading_worth(t: Table, event: Event, who: Role, amount: int) -> float:
    """What it is worth that so much of an event's task goes to a class, or is bought from it."""
    worth = reward_worth(t, event.reward_of(who), amount)
    if event.task == SPLIT_MEDIA_INFLUENCE:
        return worth - 0.5 * amount
    if event.task == SPLIT_VOTING_CUBES:
        return worth - cube_worth(t, ST) * amount * 0.1
    resource = event.resources[0]
    price = price_of(t, who, resource, ST) * money_worth(t, ST) - 0.5 / UNITS_PER_VP[resource]
    return worth - price * amount


def _task_worth(t: Table, event: Event) -> float:
    if event.task in {SPLIT_MEDIA_INFLUENCE, SPLIT_VOTING_CUBES}:
        amount = min(event.amount, t.media_influence) if event.task == SPLIT_MEDIA_INFLUENCE else event.amount
        best = max([spreading_worth(t, event, who, amount) for who in event.classes()])
        return best - event.money * money_worth(t, ST)
    if event.task == BUY_FROM_PLAYERS:
        lots = [LOT_BOUGHT for who in event.classes() if stock(t, who, event.resources[0]) >= LOT_BOUGHT]
        return sum([spreading_worth(t, event, who, LOT_BOUGHT) for who in event.classes()][: len(lots)])
    if event.task in {SPEND_RESOURCE, SPEND_MONEY, MONEY_TO_ALL}:
        if event.task == SPEND_RESOURCE:
            amounts = [min(event.amount, stock(t, ST, event.resources[0]))]
        elif event.task == SPEND_MONEY:
            amounts = [event.money * min(event.amount, t.money[ST] // event.money)]
        else:
            amounts = [event.amount, event.money]
        return max([best_amount(t, event, amount) for amount in amounts])
    if event.task == BUILD_FOR_ANOTHER:
        return max([reward_worth(t, reward, 1) for reward in event.rewards]) - 20 * money_worth(t, ST)
    return max(
        [acting_for_worth(t, event, who) for who in event.classes() if can_provide_to(t, event, who)], default=-1.0
    )


def penalty_of(t: Table, event: Event) -> float:
    """What ignoring an event costs at the end of the round."""
    if event.penalty == ANY_TWO:
        return two_points_lost(t)
    return sum([losing_worth(t, who) for who in event.penalty])


def event_worth(t: Table, event: Event) -> float:
    """What it is worth to deal with an event: its reward, and the penalty that doesn't come."""
    if not feasible(t, event):
        return -1.0
    return _task_worth(t, event) + penalty_of(t, event) + pull(t, ST, EVENTS_DEALT_WITH)
