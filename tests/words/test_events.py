"""The text of every event is made from its declaration."""

import re

import pytest

from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    BUY_FROM_PLAYERS,
    EVENTS,
    LEGITIMACY,
    MONEY_TO_TWO_CLASSES,
    PROVIDE_HALF,
    SPEND_MONEY,
    SPLIT_VOTING_CUBES,
    TASK_NAMES,
    TOKEN,
    VP,
    Event,
    Reward,
    TaskId,
)
from bodypolitic.game.ground.codes import CC, FOOD, HEALTH, MC, WC, Resource, Role
from bodypolitic.words.catalogue import OFFERED, catalogue
from bodypolitic.words.events import REWARDS, describe_event, describe_penalty, describe_task, task_message

EVERY_CLASS = (WC, MC, CC)


def event_of(
    task: TaskId = PROVIDE_HALF,
    *,
    classes: tuple[Role, ...] = (WC, MC),
    kind: int = LEGITIMACY,
    amount: int = 1,
    per: int = 0,
    resources: tuple[Resource, ...] = (HEALTH,),
    figure: int = 2,
    money: int = 10,
    late: bool = False,
) -> Event:
    """An event whose choices all bring the same."""
    rewards = tuple(Reward(who, kind, amount, per) for who in classes)
    return Event("Test", task, rewards, classes, resources, figure, money, late)


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.slug)
def test_every_event_has_a_text(event: Event, language: str) -> None:
    text = describe_event(event, language)
    assert text == f"{describe_task(event, language)} {describe_penalty(event, language)}"
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)


@pytest.mark.parametrize("language", OFFERED)
def test_every_task_in_use_has_its_message(language: str) -> None:
    assert {event.task for event in EVENTS} == set(range(len(TASK_NAMES)))
    assert {reward.kind for event in EVENTS for reward in event.rewards} == set(range(len(REWARDS)))
    words = catalogue(language)
    tasks = [f"task-{name}" for name in TASK_NAMES]
    assert [message for message in (*tasks, *REWARDS) if not words.has(message)] == []
    assert {message for message in tasks if words.has(message, "counted")} == {
        task_message(event) for event in EVENTS for reward in event.rewards if reward.per
    }


@pytest.mark.parametrize(
    "events",
    [
        [event_of(classes=classes) for classes in ((WC, MC), (WC, CC), (CC,), EVERY_CLASS)],
        [event_of(kind=kind) for kind in (LEGITIMACY, TOKEN, VP)],
        [event_of(amount=1), event_of(amount=2), event_of(per=1), event_of(per=2), event_of(late=True)],
        [event_of(resources=resources, per=1) for resources in ((HEALTH,), (FOOD,), (FOOD, HEALTH))],
        [event_of(SPEND_MONEY, classes=(WC,), figure=figure) for figure in (1, 2, 3)],
        [event_of(SPLIT_VOTING_CUBES, figure=4, per=per) for per in (1, 2)],
        [event_of(MONEY_TO_TWO_CLASSES, classes=classes) for classes in ((WC, MC), EVERY_CLASS)],
        [event_of(BUY_FROM_PLAYERS, classes=classes) for classes in ((MC, CC), EVERY_CLASS)],
    ],
)
def test_another_declaration_has_another_text(events: list[Event]) -> None:
    texts = [describe_event(event) for event in events]
    assert len(set(texts)) == len(texts), texts


def test_an_event_for_later_rounds_says_so() -> None:
    assert describe_task(event_of(late=True)).startswith("Only in rounds 2 to 5. Provide the Working Class")


def test_a_penalty_that_names_all_classes_takes_from_two() -> None:
    assert event_of(classes=EVERY_CLASS).penalty == ANY_TWO
    assert describe_penalty(event_of(classes=EVERY_CLASS)) == "If ignored: lose 1 Legitimacy with any 2 classes."
