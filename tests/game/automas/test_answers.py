"""Automas have an answer to everything that they can be asked, and a test names what they would leave to chance."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bodypolitic.game.automas.answering import ANSWERS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, Role
from bodypolitic.game.modules import ANSWERS_DECLARED_IN
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.steps import Ask, Step
from bodypolitic.game.table.table import Table
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random

# Asked in the middle of what an Automa has planned pick by pick before it began
PLANNED = {
    "BringNewcomer",
    "ChooseResource",
    "ChooseSource",
    "SellCompany",
    "SellForTwice",
    "TakeUnionLeader",
}
# Asked of the State, which no Automa plays
BY_THE_STATE = ("bodypolitic.game.rules.events.", "bodypolitic.game.cards.state_effects")
STATES_OWN = {
    "BuyForEvent",
    "BuyForEventFrom",
    "Campaign",
    "ChooseClassForLegitimacy",
    "ChoosePenalty",
    "ClosePublicCompanies",
    "DecideOnSaving",
    "LoseLegitimacy",
    "MeetWithMPs",
    "NationalizeCompany",
    "OpenPublicCompanies",
    "PayLoansToAvoidIMF",
    "SellServiceAmount",
    "SpendForEvent",
}
# Asked of players only: an Automa's turn, its cards and its free actions go by rules of their own
PLAYERS_ONLY = {
    "AutomaTurn",
    "BuildFirstOfTwo",
    "BuyStorage",
    "ChooseBillToDiscard",
    "ChooseExportCard",
    "ChoosePolicyToProtect",
    "ClaimDamagesFrom",
    "DecideOnPolledVote",
    "DiscardCard",
    "ExportOrSellMore",
    "GetServiceAmount",
    "GiveBonus",
    "MovePolicy",
    "PlaceFreeStorage",
    "PrivatizeCompany",
    "ProposeFirstBill",
    "ProposePolledBill",
    "RemoveDrawnCubes",
    "SwapWorkers",
    "TakeInfluenceFrom",
    "Turn",
}


def asking_steps(step: type[Step] = Ask) -> set[type[Step]]:
    """All steps that ask one seat."""
    found: set[type[Step]] = set()
    for below in step.__subclasses__():
        found |= asking_steps(below) or {below}
    return found


def test_every_step_is_answered_by_some_automa_or_never_reaches_one() -> None:
    assert ANSWERS_DECLARED_IN
    unanswered = {step for step in asking_steps() if not any(step in answers for answers in ANSWERS)}
    by_automas = {step.__name__ for step in unanswered if not step.__module__.startswith(BY_THE_STATE)}
    assert by_automas == PLANNED | STATES_OWN | PLAYERS_ONLY


@pytest.fixture
def left_to_chance() -> Iterator[set[tuple[str, str]]]:
    """The class of each Automa with the step that it was asked without having an answer, or a plan, for it."""
    asked: set[tuple[str, str]] = set()

    def hear(t: Table, role: Role, step: Any, options: list[Option]) -> Option:
        asked.add((ROLES[role], type(step).__name__))
        return options[0]

    unheard = [(answers, step) for answers in ANSWERS for step in asking_steps() - set(answers)]
    for answers, step in unheard:
        answers[step] = hear
    yield asked
    for answers, step in unheard:
        del answers[step]


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_automa_is_asked_what_it_has_no_answer_for(
    players: int, mode: str, left_to_chance: set[tuple[str, str]]
) -> None:
    classes = ("WC", "CC") if players == 2 else ("WC", "MC", "CC")
    for seed, alone in enumerate(classes):
        automas = {name: mode for name in classes if players > 2 or name == alone}
        setup = Setup(players, modules=modules_for(players), automas=automas)
        game, chance = Game.new(seed=seed, setup=setup), Random(seed)
        while not game.over:
            choose_at_random(game, chance)
    assert left_to_chance == set()
