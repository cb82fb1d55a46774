"""Steady bots play a game on, and a table becomes a row of numbers."""

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.playouts.features import features
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game


@pytest.mark.compiled
def test_steady_bots_play_on_to_the_next_round_and_to_the_end() -> None:
    game = Game.new(4, seed=2)
    twin = game.clone()
    play_on(game, 1)
    assert (game.table.round, game.over) == (2, False)
    play_on(game, ROUNDS)
    play_game(twin, dict.fromkeys(twin.scores, SteadyBot()))
    assert game.over and game.choices == twin.choices


def test_features_tell_of_what_lies_openly_and_of_nothing_else() -> None:
    game = Game.new(4, seed=1)
    row = features(game.table)
    assert len({len(features(Game.new(players, seed=1).table)) for players in (2, 3, 4)}) == 1
    assert features(game.determinize(None, 3).table) == row
    game.table.vp[0] += 5
    assert sum(after - before for before, after in zip(row, features(game.table), strict=True)) == 5
