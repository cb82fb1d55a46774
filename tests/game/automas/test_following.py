"""Whoever follows what an Automa tells of its turn comes to the same action and the same rows."""

from random import Random
from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PRIORITY_CARDS, ROLES
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.setup import Setup
from tests.game.automas.following import Board, Lost, Told, Turn, turns_in
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random

CLASSES = ("WC", "MC", "CC")
TURNS = 10  # of each class in each mode


def shown_board(game: Game, who: str) -> list[object]:
    """The priority cards in front of an Automa, as everybody sees them."""
    modules: dict[str, Any] = {**game.view()["modules"]}
    view = modules[f"automa-{who}"]
    return [view["action_rows"], view["policy_rows"], view["aside"]]


def printed(card: str) -> tuple[list[str], list[str]]:
    """The symbols and the policies on an AI card, such as `CC-12`."""
    role, number = card.split("-")
    found = AUTOMA_MAKERS[next(one for one in AUTOMA_MAKERS if ROLES[one] == role)]().CARDS[int(number) - 1]
    return [PRIORITY_CARDS[check] for check in found.checks], [f"P{policy + 1}" for policy in found.policies]


def turns_of(mode: str, seed: int) -> list[tuple[str, list[object], list[Told], list[object]]]:
    """All turns of three Automas in a game with all modules: whose, the board before, what was told, and after."""
    modules = modules_for(4)
    game = Game.new(seed=seed, setup=Setup(4, modules=modules, automas=dict.fromkeys(CLASSES, mode)))
    chance = Random(seed)
    turns: list[tuple[str, list[object], list[Told], list[object]]] = []
    while not game.over:
        before = {who: shown_board(game, who) for who in CLASSES} if game.decision.kind == "automa-turn" else {}
        choose_at_random(game, chance)
        told: list[Told] = [(one.kind, one.values) for one in game.happened]
        for who in turns_in(told) if before else ():
            turns.append((who, before[who], told, shown_board(game, who)))
    return turns


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize("who", CLASSES)
def test_a_drawn_turn_can_be_followed(mode: str, who: str) -> None:
    turns = [turn for turn in turns_of(mode, CLASSES.index(who)) if turn[0] == who]
    for _, before, told, after in Random(who + mode).sample(turns, TURNS):
        checks, policies = printed(str(next(values["card"] for kind, values in told if kind == "ai-card-revealed")))
        rows_told = [values for kind, values in told if kind == "priority-rows" and values["who"] == who]
        turn = Turn(who, checks, policies, told)
        turn.follow()
        if mode == "advanced":
            assert Board(rows_told[0]).shown() == before
            assert turn.board is not None
            assert turn.board.shown() == after


@pytest.mark.compiled
@pytest.mark.parametrize("kind", ["priority-raised", "top-priorities", "automa-unable", "priority-lowered"])
def test_a_turn_of_which_something_is_left_out_cannot_be_followed(kind: str) -> None:
    turns = [turn for turn in turns_of("advanced", 0) if any(one == kind for one, _ in turn[2])]
    who, _, told, after = turns[0]
    checks, policies = printed(str(next(values["card"] for one, values in told if one == "ai-card-revealed")))
    place = next(place for place, (one, _) in enumerate(told) if one == kind)
    turn = Turn(who, checks, policies, told[:place] + told[place + 1 :])
    try:
        turn.follow()
    except Lost:
        return
    assert turn.board is not None
    assert turn.board.shown() != after
