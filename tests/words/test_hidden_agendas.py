"""The text of every Hidden Agenda is made from its declaration."""

import re

import pytest

from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS, HiddenAgenda
from bodypolitic.game.game import Game
from bodypolitic.game.records.options import KeepAgenda
from bodypolitic.words.catalogue import languages
from bodypolitic.words.hidden_agendas import describe_agenda, describe_progress
from bodypolitic.words.questions import option_text, question


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("agenda", HIDDEN_AGENDAS, ids=lambda agenda: agenda.slug)
def test_every_agenda_has_a_text(agenda: HiddenAgenda, language: str) -> None:
    text = describe_agenda(agenda, language)
    assert text[0].isupper() and text.endswith(f"{agenda.vp} VP.")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)
    for goal in agenda.goals:
        assert str(goal.needed) in text or goal.needed == 0 or len(goal.sections) == goal.needed


def test_no_two_agendas_read_alike() -> None:
    assert len({describe_agenda(agenda) for agenda in HIDDEN_AGENDAS}) == 20


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Rally The Masses", "At any time: at least 6 influence. 4 VP."),
        (
            "Strong Welfare State",
            "At any time: at least 150 V in the State Treasury and 4A and 5A in force. 10 VP.",
        ),
        ("State-Led Economy", "At any time: 1A in force and at least 6 operational companies. 8 VP."),
        ("Successful Startup", "At any time up to the end of round 3: at least 5 fully operational companies. 8 VP."),
        (
            "Toward A Neoliberal State",
            "At any time from round 2 on: at least 3 of 1C, 2C, 3C, 4C and 5C in force. 4 VP.",
        ),
        ("Working Class Push", "In the Elections Phase: 3 of your own bills passed in it. 10 VP."),
        ("Small Labor Force", "At the end of the game: a Population of 7 or less. 5 VP."),
    ],
)
def test_agendas_read_well(title: str, text: str) -> None:
    [agenda] = [agenda for agenda in HIDDEN_AGENDAS if agenda.title == title]
    assert describe_agenda(agenda) == text


@pytest.mark.parametrize(
    ("title", "progress"),
    [
        ("Rally The Masses", ["influence: 4 of 6"]),
        ("Small Labor Force", ["Population: 3, at most 7"]),
        ("Golden Compromise", ["sections in force (1B, 2B, 3B, 4B and 5B): 2 of 5"]),
        (
            "Entrepreneur",
            ["in storage (food): 5 of 8"]
            + [f"in storage ({resource}): 0 of 8" for resource in ("luxury", "health", "education")],
        ),
    ],
)
def test_progress_is_told_in_figures(title: str, progress: list[str]) -> None:
    storage = {"MC": {"food": 5, "luxury": 0, "health": 0, "education": 0}}
    game = Game.from_position({"modules": ["hidden-agendas"], "influence": {"WC": 4}, "storage": storage})
    [agenda] = [agenda for agenda in HIDDEN_AGENDAS if agenda.title == title]
    assert describe_progress(game.table, agenda) == progress


def test_the_choice_of_an_agenda_tells_what_it_asks_for() -> None:
    game = Game.load(
        {
            "format": "bodypolitic-save",
            "version": 1,
            "players": 2,
            "seed": 1,
            "modules": ["hidden-agendas"],
            "choices": [],
        }
    )
    assert question(game, game.decision).startswith("Which of the two agendas do you keep?")
    for decision in game.decisions:
        for option in decision.options:
            assert isinstance(option, KeepAgenda)
            agenda = HIDDEN_AGENDAS[option.agenda]
            assert option_text(game, decision, option) == f"{agenda.title} · {describe_agenda(agenda)}"
