"""A choice can be taken back as long as it showed nothing new and nobody else has acted since."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.undo import Undo
from tests.game.random_play import random_game

pytestmark = pytest.mark.compiled


def discard(game: Game) -> str:
    """The first card that may be given up."""
    return next(option.id for option in game.decision.options if option.id.startswith("discard/"))


def test_pick_after_pick_can_be_taken_back() -> None:
    game, undo = Game.new(2, seed=4), Undo()
    start = game.table.to_json()
    undo.choose(game, "basic/propose-bill", "WC", by_person=True)
    after_one = game.table.to_json()
    undo.choose(game, discard(game), "WC", by_person=True)
    assert undo.possible("WC")
    assert not undo.possible("CC") and not undo.possible(None)
    assert undo.before.table.to_json() == after_one
    game = undo.take_back()
    assert (game.table.to_json(), game.choices) == (after_one, ["basic/propose-bill"])
    game = undo.take_back()
    assert (game.table.to_json(), game.choices) == (start, [])
    assert not undo.possible("WC")


def test_what_was_drawn_by_chance_stands_and_all_before_it() -> None:
    game, undo = Game.new(2, seed=4), Undo()
    for option in ("basic/propose-bill", discard_after(game), "bill/1B"):
        undo.choose(game, option, "WC", by_person=True)
    assert undo.possible("WC")
    undo.choose(game, "call-vote", "WC", by_person=True)
    undo.choose(game, "in-favor", "CC", by_person=True)  # cubes are drawn from the bag
    assert not undo.possible("WC") and not undo.possible("CC")


def discard_after(game: Game) -> str:
    """The first card that may be given up for Propose Bill."""
    twin = game.clone()
    twin.choose("basic/propose-bill")
    return discard(twin)


def test_a_secret_answer_stands() -> None:
    game, undo = Game.new(2, seed=4), Undo()
    for option in ("basic/propose-bill", discard_after(game), "bill/1B", "call-vote", "against"):
        game.choose(option)
    undo.choose(game, "spend-influence/CC/0", "CC", by_person=True)
    assert not undo.possible("CC")


def test_nothing_is_taken_back_once_a_bot_has_acted() -> None:
    game, undo = Game.new(2, seed=4), Undo()
    undo.choose(game, "basic/propose-bill", "WC", by_person=True)
    undo.choose(game, discard(game), "WC", by_person=False)
    assert not undo.possible("WC")


def test_the_end_of_the_game_stands() -> None:
    whole = random_game(2, seed=1)
    game, undo = whole.after(whole.choices_made - 1), Undo()
    undo.choose(game, whole.choices[-1], game.decision.seat, by_person=True)
    assert game.over
    assert not undo.possible("WC") and not undo.possible("CC")


def test_what_is_forgotten_stands() -> None:
    game, undo = Game.new(2, seed=4), Undo()
    undo.choose(game, "basic/propose-bill", "WC", by_person=True)
    undo.forget()
    assert not undo.possible("WC")
