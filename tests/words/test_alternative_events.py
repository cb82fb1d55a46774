"""The text of Alternative Events and their Benefits is made from declarations; whatever is asked of them has words."""

import re
from random import Random

import pytest

from bodypolitic.game.expansions.alternative_events.cards import (
    ALTERNATIVE_EVENTS,
    BENEFIT_NAMES,
    GET_MONEY,
    GET_RESOURCES,
    SELL_TO_STATE,
    AlternativeEvent,
    Benefit,
)
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, PREPARATION, PRODUCTION
from bodypolitic.game.setup import Setup
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.catalogue import OFFERED, catalogue
from bodypolitic.words.events import describe_task
from bodypolitic.words.questions import option_text, question
from bodypolitic.words.story import tell
from tests.game.alternative_events.receiving import MODULES, chosen, facing, keeping
from tests.game.random_play import choose_at_random


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("event", ALTERNATIVE_EVENTS, ids=lambda event: event.slug)
def test_every_benefit_has_a_text_that_is_part_of_its_card(event: AlternativeEvent, language: str) -> None:
    text = describe_benefit(benefit_of(event.id), language)
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)
    assert text in describe_task(event, language)


@pytest.mark.parametrize("language", OFFERED)
def test_every_kind_of_benefit_in_use_has_its_message(language: str) -> None:
    assert {benefit_of(event.id).kind for event in ALTERNATIVE_EVENTS} == set(range(len(BENEFIT_NAMES)))
    words = catalogue(language)
    assert [name for name in BENEFIT_NAMES if not words.has(f"kept-{name}")] == []


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
        "Keep Tax Returns · pay 10\u00a0V less when taxes are due",
        "Turn it in for 1 VP",
    ]
    game = facing("hurricane", prices={"CC": {"food": 9}})
    game.choose("class/WC")
    assert asked(game) == [
        "Hurricane: from whom do you buy? Up to 5 more.",
        "The Middle Class · 12\u00a0V each",
        "The Capitalist Class · 9\u00a0V each",
        "The Foreign Market · 10\u00a0V each",
    ]
    game.choose("from/foreign-market")
    assert asked(game)[:3] == [
        "Hurricane: how much do you buy from the Foreign Market?",
        "1 Food · 10\u00a0V",
        "2 Food · 20\u00a0V",
    ]
    game = keeping({"CC": ["demand-for-better-public-education"]}, phase="production")
    game.choose("benefit/demand-for-better-public-education")
    assert asked(game) == [
        "Demand for Better Public Education: how much do you sell to the State?",
        "1 Education · 10\u00a0V",
        "2 Education · 20\u00a0V",
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
