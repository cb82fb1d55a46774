"""Whole games with modules switched on, checked as the games of the base rules are."""

import json
from random import Random

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NOBODY, ROLES
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.modules import FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup
from tests.game.ledger import Ledger
from tests.game.random_play import choose_at_random
from tests.game.test_random_games import (
    assert_clone_is_apart,
    assert_decisions_can_be_made,
    assert_finished,
    assert_same_game,
    assert_survives_json,
)
from tests.game.test_secrets import questions_to, twin_of

CLOSE_LOOK_EVERY = 40  # choices between two looks at copies and secrets


def modules_for(players: int) -> tuple[str, ...]:
    """All modules that so many players can play with."""
    return tuple(module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= players)


def new_game(players: int, seed: int, *modules: str) -> Game:
    """A new game with modules."""
    return Game.new(seed=seed, setup=Setup(players, modules=modules))


def play_and_check(players: int, seed: int, *modules: str) -> Game:
    """A whole game at random, in which everything that must hold is checked after every decision."""
    chance = Random(seed)
    game = new_game(players, seed, *modules)
    ledger = Ledger(game)
    assert not broken_rules(game.table)
    while not game.over:
        assert_decisions_can_be_made(game)
        if game.choices_made % CLOSE_LOOK_EVERY == 0:
            assert_survives_json(game)
            assert_clone_is_apart(game, Random(seed), choices=10)
        choose_at_random(game, chance)
        where = f"{players} players, seed {seed}, after {game.choices[-1]}"
        assert broken_rules(game.table) == [], where
        ledger.write(game.happened)
        assert ledger.differences(game) == [], where
    assert_finished(game)
    assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)
    return game


def play_and_compare_views(players: int, seed: int, *modules: str) -> None:
    """A whole game at random, in which what a seat can't know never shows in what it sees."""
    chance = Random(seed)
    game = new_game(players, seed, *modules)
    while not game.over:
        if game.choices_made % 11 == 0:
            for seat in (*game.scores, None):
                twin = twin_of(game, NOBODY if seat is None else ROLES.index(seat), chance)
                assert twin.view(seat) == game.view(seat)
                assert questions_to(twin, seat) == questions_to(game, seat)
        choose_at_random(game, chance)
