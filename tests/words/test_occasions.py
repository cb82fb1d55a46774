"""Why a question is asked now: what made the game ask is found among what has happened."""

from collections.abc import Callable
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.setup import Setup
from bodypolitic.server.sheets import sheets
from bodypolitic.words.occasions import Occasion, occasion
from tests.game.module_games import modules_for


def why(game: Game, *options: str) -> Occasion | None:
    """Why the question is asked that comes after some choices; each may be the beginning of an id."""
    heard = game.happened
    for wanted in options:
        game.choose(next(option for option in game.decision.options if option.id.startswith(wanted)))
        heard += game.happened
    return occasion(game, game.decision, reversed(heard))


def in_turn(seat: str, **position: object) -> Game:
    """A table of two or four at which it is somebody's turn."""
    return Game.from_position({"players": 4 if seat in ("MC", "ST") else 2, "turn": seat, **position})


def test_a_turn_needs_no_reason() -> None:
    assert why(in_turn("WC", hands={"WC": ["need-for-change"]})) is None


def test_a_question_of_an_action_names_the_action() -> None:
    game = in_turn("WC", hands={"WC": ["need-for-change", "specialization"]})
    told = why(game, "basic/propose-bill")
    assert told == Occasion("The Working Class takes the Basic Action Propose Bill.", "WC", "action:propose-bill")


def test_a_question_of_a_card_names_the_card() -> None:
    game = in_turn("WC", hands={"WC": ["specialization"]}, unemployed={"WC": {"unskilled": 1}})
    told = why(game, "play/specialization")
    assert told == Occasion("The Working Class plays Specialization.", "WC", "card:WC/specialization")


def test_stances_are_asked_for_by_who_called_the_vote() -> None:
    game = in_turn(
        "WC",
        hands={"WC": ["need-for-change"]},
        influence={"WC": 3, "CC": 3},
        policies=["1C", "2C", "3C", "4C", "5C", "6C", "7C"],
    )
    told = why(game, "basic/propose-bill", "bill/2B", "call-vote")
    assert told is not None
    assert told.text.startswith("The Working Class calls an Immediate Vote on 2B")
    assert told.sheet == "section:2B"


def whole_game(seed: int, look: Callable[[Game, list[Happening]], None]) -> None:
    """Play a game of four at random with every module, and look at each decision with what has happened."""
    chance = Random(seed)
    game = Game.new(seed=seed, setup=Setup(4, modules=modules_for(4)))
    heard = game.happened
    while not game.over:
        look(game, heard)
        decision = chance.choice(game.decisions)
        game.choose(chance.choice(decision.options), decision.seat)
        heard += game.happened


@pytest.mark.compiled
def test_every_question_but_that_of_a_turn_has_a_reason_and_a_sheet_that_is_there() -> None:
    known = sheets("en").sheets
    unexplained: set[str] = set()
    unknown: set[str] = set()

    def look(game: Game, heard: list[Happening]) -> None:
        for decision in game.decisions:
            told = occasion(game, decision, reversed(heard))
            if told is None:
                unexplained.add(decision.kind)
            elif told.sheet and told.sheet not in known:
                unknown.add(told.sheet)

    for seed in range(4):
        whole_game(seed, look)
    assert not unknown
    assert unexplained == {"turn"}
