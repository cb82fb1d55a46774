"""The text of an event, made from nothing but its declaration.

Each kind of task has a message (`task-...`), which says as `counted` what the rewards of such an event go by.
"""

from typing import Final

from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    BUY_FROM_PLAYERS,
    MONEY_TO_ALL,
    MONEY_TO_TWO_CLASSES,
    SPLIT_MEDIA_INFLUENCE,
    SPLIT_VOTING_CUBES,
    TASK_NAMES,
    Event,
    Reward,
)
from bodypolitic.game.expansions.alternative_events.cards import (
    NOTHING,
    OPERATIONAL_COMPANY,
    SPEND_AND_CHOOSE,
    AlternativeEvent,
)
from bodypolitic.game.ground.codes import CC, INDUSTRIES, MC, NO_INDUSTRY, NOBODY, PARTIES, RESOURCES, WC
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.names import parties, sentence

REWARDS: Final = ("reward-legitimacy", "reward-token", "reward-vp")

# Tasks that don't choose one class: they choose two, deal with each class, or with any number of them.
PICKS: Final = {
    MONEY_TO_TWO_CLASSES: "both-classes",
    MONEY_TO_ALL: "each-class",
    SPLIT_MEDIA_INFLUENCE: "any-class",
    SPLIT_VOTING_CUBES: "any-class",
    BUY_FROM_PLAYERS: "any-class",
}
ALL_CLASSES: Final = (WC, MC, CC)


def task_message(event: Event) -> str:
    """The message of what an event asks for."""
    return f"task-{TASK_NAMES[event.task]}"


def describe_event(event: Event, language: str = ENGLISH) -> str:
    """All that an event says: its task, what each choice brings and what ignoring it costs."""
    return f"{describe_task(event, language)} {describe_penalty(event, language)}"


def describe_task(event: Event, language: str = ENGLISH) -> str:
    """What an event asks of the State, what each choice brings, and what an Alternative Event does for its holder."""
    words = catalogue(language)
    clauses = [words.text("event-late")] if event.late else []
    clauses += [words.text(task_message(event), _values(event, words)), *_gains(event, words)]
    if isinstance(event, AlternativeEvent):
        clauses.append(words.text("event-benefit", {"benefit": describe_benefit(event.benefit, language)}))
    return " ".join(sentence(clause) for clause in clauses)


def describe_penalty(event: Event, language: str = ENGLISH) -> str:
    """What it costs to leave an event on the board."""
    classes = "party-any" if event.penalty == ANY_TWO else parties(event.penalty)
    return sentence(catalogue(language).text("ignored-event", {"classes": classes}))


def _values(event: Event, words: Catalogue) -> Values:
    """What the message of an event's task is filled with."""
    classes = tuple(event.classes())
    measure = "population" if CC not in classes else "companies" if classes == (CC,) else "either"
    sums = [words.text("cost-money", {"money": event.money * times}) for times in range(1, event.amount + 1)]
    return {
        "amount": event.amount,
        "money": event.money,
        "classes": "party-any" if classes == ALL_CLASSES else parties(classes),
        "resources": " ".join(f"resource-{RESOURCES[resource]}" for resource in event.resources),
        "kinds": len(event.resources),
        "measure": measure,
        "sums": words.joined("either", sums) if sums else "",
        **(_values_of_alternative(event, words) if isinstance(event, AlternativeEvent) else {}),
    }


def _values_of_alternative(event: AlternativeEvent, words: Catalogue) -> Values:
    """What the messages of an Alternative Event's task are filled with besides."""
    condition = "public-workers"
    if event.condition == NOTHING:
        condition = "nothing"
    elif event.condition == OPERATIONAL_COMPANY:
        condition = "company"
    costs = _costs(event, words) if event.task == SPEND_AND_CHOOSE else []
    return {
        "spends": len(costs),
        "costs": words.joined("all", costs) if costs else "",
        "condition": condition,
        "industry": f"industry-{INDUSTRIES[event.industry]}" if event.industry != NO_INDUSTRY else "",
    }


def _costs(event: AlternativeEvent, words: Catalogue) -> list[str]:
    """Everything that the State spends for an event that leaves it no choice in this."""
    costs = [words.text("cost-money", {"money": event.money})] if event.money else []
    for resource in event.resources:
        costs.append(words.text("amount-of", {"amount": event.amount, "resource": f"resource-{RESOURCES[resource]}"}))
    if event.personal:
        costs.append(words.text("cost-personal-influence", {"amount": event.personal}))
    if event.media:
        costs.append(words.text("cost-media-influence", {"amount": event.media}))
    return costs


def _gains(event: Event, words: Catalogue) -> list[str]:
    """What choices bring: once if they all bring the same, otherwise one after the other."""
    rewards = {reward.who: _reward(event, reward, words) for reward in event.rewards}
    if event.task == MONEY_TO_ALL:
        by_sum = {event.amount if who == NOBODY else event.money: reward for who, reward in rewards.items()}
        return [words.text("gain-reward-for-sum", {"sum": sum_, "reward": by_sum[sum_]}) for sum_ in by_sum]
    if len(set(rewards.values())) == 1:
        return [words.text("gain-reward", {"reward": next(iter(rewards.values()))})]
    return [
        words.text("gain-reward-for-class", {"who": f"party-{PARTIES[who]}", "reward": rewards[who]}) for who in rewards
    ]


def _reward(event: Event, reward: Reward, words: Catalogue) -> str:
    values = {**_values(event, words), "per": reward.per}
    counted = words.text(task_message(event), values, "counted") if reward.per else "none"
    pick = PICKS.get(event.task, "that-class")
    return words.text(
        REWARDS[reward.kind], {"amount": reward.amount, "per": reward.per, "counted": counted, "pick": pick}
    )
