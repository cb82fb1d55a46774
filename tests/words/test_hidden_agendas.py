"""The text of every Hidden Agenda is made from its declaration."""

import re

import pytest

from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS, HiddenAgenda
from bodypolitic.game.expansions.hidden_agendas.records import KeepAgenda
from bodypolitic.game.game import Game
from bodypolitic.words.catalogue import ENGLISH, OFFERED, catalogue
from bodypolitic.words.hidden_agendas import describe_agenda, describe_progress
from bodypolitic.words.questions import option_text, question


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("agenda", HIDDEN_AGENDAS, ids=lambda agenda: agenda.slug)
def test_every_agenda_has_a_text(agenda: HiddenAgenda, language: str) -> None:
    text = describe_agenda(agenda, language)
    assert text[0].isupper() and re.search(rf"\b{agenda.vp}\s\w+\.$", text)  # so many victory points
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)
    for goal in agenda.goals:
        assert str(goal.needed) in text or goal.needed == 0 or len(goal.sections) == goal.needed


def test_no_two_agendas_read_alike() -> None:
    assert len({describe_agenda(agenda) for agenda in HIDDEN_AGENDAS}) == 20


@pytest.mark.parametrize(
    ("slug", "progress"),
    [
        ("rally-the-masses", ["Influence: 4 of 6"]),
        ("small-labor-force", ["Population: 3, at most 7"]),
        ("golden-compromise", ["sections in force (1B, 2B, 3B, 4B and 5B): 2 of 5"]),
        (
            "entrepreneur",
            ["in Storage (Food): 5 of 8"]
            + [f"in Storage ({resource}): 0 of 8" for resource in ("Luxury", "Health", "Education")],
        ),
    ],
)
def test_progress_is_told_in_figures(slug: str, progress: list[str]) -> None:
    storage = {"MC": {"food": 5, "luxury": 0, "health": 0, "education": 0}}
    game = Game.from_position({"modules": ["hidden-agendas"], "influence": {"WC": 4}, "storage": storage})
    [agenda] = [agenda for agenda in HIDDEN_AGENDAS if agenda.slug == slug]
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
            assert (
                option_text(game, decision, option)
                == f"{catalogue(ENGLISH).text(agenda.title)} · {describe_agenda(agenda)}"
            )
