"""The game as text: everything that a seat needs, nothing that it may not know."""

import re
from random import Random

import pytest

from bodypolitic.envs.text import TextTable
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.ground.codes import ROLES, role_named
from bodypolitic.game.table.module import module_of
from bodypolitic.words.catalogue import catalogue


def test_a_prompt_asks_and_numbers_the_options() -> None:
    table = TextTable(players=2)
    prompt = table.reset(seed=7)
    lines = prompt.splitlines()
    count = len(table.game.decision.options)
    assert lines[-1] == f"Answer with a number from 1 to {count}."
    assert [line.split(".")[0] for line in lines[-1 - count : -1]] == [str(number + 1) for number in range(count)]
    assert "WC | " in prompt and "Policies: 1C" in prompt


@pytest.mark.parametrize("answer", ["", "0", "99", "buy food", "-1"])
def test_another_answer_is_asked_for(answer: str) -> None:
    table = TextTable(players=2)
    table.reset(seed=7)
    before = table.game.choices_made
    assert "Answer with a number" in table.step(answer)
    assert table.game.choices_made == before


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_whole_game_can_be_played(language: str) -> None:
    table = TextTable(players=3, language=language)
    chance = Random(1)
    prompt = table.reset(seed=2)
    while not table.over:
        prompt = table.step(str(chance.randint(1, len(table.game.decision.options))))
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert {"en": "The victory goes to", "uk": "Перемога"}[language] in prompt.splitlines()[-1]


def test_the_table_is_told_in_the_language_that_was_asked_for() -> None:
    prompt = TextTable(players=2, language="uk").reset(seed=7)
    latin = {word for word in re.findall("[A-Za-z]+", prompt) if word not in ROLES}
    assert latin == {"V"}  # money is written so in all languages


def test_ones_own_hidden_agenda_is_told_and_nobody_elses() -> None:
    table = TextTable(players=4, modules=("hidden-agendas",))
    prompt = table.reset(seed=3)
    while table.game.decision.kind != "turn":
        prompt = table.step("1")
    module = module_of(table.game.table, HiddenAgendas)
    words = catalogue("en")
    titles = {seat: words.text(HIDDEN_AGENDAS[module.held[role_named(seat)]].title) for seat in table.game.scores}
    told = {seat for seat, title in titles.items() if f"- {title}: " in prompt}
    assert told == {table.seat}


def test_no_other_hand_is_read_out() -> None:
    table = TextTable(players=4)
    prompt = table.reset(seed=3)
    own = {"WC": 0, "MC": 1, "CC": 2, "ST": 3}[table.seat]
    words = catalogue("en")
    titles = [{words.text(ACTION_CARDS[card].title) for card in hand} for hand in table.game.table.hands]
    assert all(f"- {title}:" in prompt for title in titles[own])
    others = set().union(*(title for role, title in enumerate(titles) if role != own)) - titles[own]
    assert not [title for title in others if f"- {title}:" in prompt]
