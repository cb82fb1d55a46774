"""The text of Alternative Events and their Benefits is made from declarations; whatever is asked of them has words."""

import re
from random import Random

import pytest

from bodypolitic.game.components.event_cards import (
    ALTERNATIVE_EVENTS,
    EVENT_BY_SLUG,
    EVENTS,
    GET_MONEY,
    GET_RESOURCES,
    SELL_TO_STATE,
    Benefit,
    Event,
)
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, PREPARATION, PRODUCTION
from bodypolitic.game.setup import Setup
from bodypolitic.words.alternative_events import BENEFITS, describe_benefit
from bodypolitic.words.catalogue import catalogue, languages
from bodypolitic.words.events import describe_event, describe_task
from bodypolitic.words.questions import option_text, question
from bodypolitic.words.story import tell
from tests.game.alternative_events.receiving import MODULES, chosen, facing, keeping
from tests.game.random_play import choose_at_random


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", ALTERNATIVE_EVENTS, ids=lambda event: event.slug)
def test_every_benefit_has_a_text_that_is_part_of_its_card(event: Event, language: str) -> None:
    text = describe_benefit(benefit_of(event.id), language)
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)
    assert text in describe_task(event, language)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_benefit_in_use_has_its_message(language: str) -> None:
    assert {benefit_of(event.id).kind for event in ALTERNATIVE_EVENTS} == set(range(len(BENEFITS)))
    words = catalogue(language)
    assert [message for message in BENEFITS if not words.has(message)] == []


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        (
            "student-protest",
            "Spend 2 education and 1 personal influence and act for one class. For the Working Class gain 3 VP; for "
            "the Middle Class gain 2 legitimacy with that class; for the Capitalist Class gain a legitimacy token of "
            "that class. For the class that keeps the card: at the beginning of each Preparation Phase get 2 "
            "education. If ignored, lose 1 legitimacy with any 2 classes.",
        ),
        (
            "rising-flu-infections",
            "Act for the Middle Class or the Capitalist Class, if it has an operational healthcare company. Gain 1 "
            "legitimacy with that class. For the class that keeps the card: at the beginning of each Production Phase "
            "sell up to 2 health from your storage to the State for 10 V each, which brings it 1 VP. If ignored, lose "
            "1 legitimacy with the Middle Class and the Capitalist Class.",
        ),
        (
            "tax-returns",
            "Act for one class. Gain a legitimacy token of that class. For the class that keeps the card: pay 10 V "
            "less when taxes are due. If ignored, lose 1 legitimacy with any 2 classes.",
        ),
    ],
)
def test_texts_of_alternative_events(slug: str, text: str) -> None:
    assert describe_event(EVENTS[EVENT_BY_SLUG[slug]]) == text


@pytest.mark.parametrize(
    "benefits",
    [
        [Benefit(phase, GET_MONEY, money=10) for phase in (PREPARATION, PRODUCTION)],
        [Benefit(PRODUCTION, GET_MONEY, money=money) for money in (5, 10)],
        [
            Benefit(PREPARATION, GET_RESOURCES, resources=resources, amount=amount)
            for resources in ((HEALTH,), (EDUCATION,), (HEALTH, EDUCATION))
            for amount in (1, 2)
        ],
        [
            Benefit(PRODUCTION, SELL_TO_STATE, resources=(HEALTH,), amount=2, money=money, state_vp=vp)
            for money in (8, 10)
            for vp in (1, 2)
        ],
    ],
)
def test_another_declaration_has_another_text(benefits: list[Benefit]) -> None:
    texts = [describe_benefit(benefit) for benefit in benefits]
    assert len(set(texts)) == len(texts), texts


def asked(game: Game) -> list[str]:
    """The question and the options, as their seat reads them."""
    decision = game.decision
    return [question(game, decision), *(option_text(game, decision, option) for option in decision.options)]


def test_what_a_seat_is_asked() -> None:
    assert asked(chosen("tax-returns", "MC")) == [
        "The State gives you Tax Returns. Do you keep it?",
        "Keep Tax Returns · pay 10 V less when taxes are due",
        "Turn it in for 1 VP",
    ]
    game = facing("hurricane", prices={"CC": {"food": 9}})
    game.choose("class/WC")
    assert asked(game) == [
        "Hurricane: from whom do you buy? Up to 5 more.",
        "The Middle Class · 12 V each",
        "The Capitalist Class · 9 V each",
        "The Foreign Market · 10 V each",
    ]
    game.choose("from/foreign-market")
    assert asked(game)[:3] == [
        "Hurricane: how much do you buy from the Foreign Market?",
        "1 food · 10 V",
        "2 food · 20 V",
    ]
    game = keeping({"CC": ["demand-for-better-public-education"]}, phase="production")
    game.choose("benefit/demand-for-better-public-education")
    assert asked(game) == [
        "Demand For Better Public Education: how much do you sell to the State?",
        "1 education · 10 V",
        "2 education · 20 V",
    ]
    game = keeping({"WC": ["public-pressure"]}, phase="elections", bills={"7A": "MC"})
    assert asked(game)[0] == "Public Pressure: do you discard it so that the State must support 7A (Immigration)?"


def test_a_whole_game_can_be_told() -> None:
    chance = Random(5)
    game = Game.new(seed=5, setup=Setup(4, modules=MODULES))
    while not game.over:
        for decision in game.decisions:
            assert question(game, decision)
            for option in decision.options:
                assert option_text(game, decision, option)
        choose_at_random(game, chance)
        for happening in game.happened:
            assert tell(happening)
