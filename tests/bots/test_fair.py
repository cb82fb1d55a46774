"""A bot that looks behind its view finds nothing there, wherever it plays."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.play import answer_of, play_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.registry import new_bot
from bodypolitic.bots.tournament import Fixture, play_fixture
from bodypolitic.cli.main import app
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.setup import Setup
from bodypolitic.server.thinker import Thinker
from tests.bots.peeper import Peeper, found_behind
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of

EVERY = 5  # choices between two looks
PEEPER = f"{Path(__file__).with_name('peeper.py')}:Peeper"


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_the_same_whatever_is_hidden(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=6, setup=Setup(players, modules=modules_for(players)))
    while not game.over:
        if game.choices_made % EVERY == 0 or len(game.decisions) > 1:
            for decision in game.decisions:
                here, there = Peeper(), Peeper()
                seat = decision.seat
                twin = twin_of(game, role_named(seat), chance)
                twin._earlier = game.choices_made
                twin.table.happened = game.table.happened
                assert answer_of(here, game, seat) == answer_of(there, twin, seat)
                assert here.found == there.found
        choose_at_random(game, chance)


def test_it_would_see_the_difference_in_the_real_game() -> None:
    game = Game.new(4, seed=6)
    twin = twin_of(game, role_named(game.decision.seat), Random(1))
    assert found_behind(game.decision, game) != found_behind(twin.decision, twin)


@pytest.mark.compiled
def test_whatever_it_does_to_its_game_the_real_one_stays_as_it_is() -> None:
    class Vandal(RandomBot):
        def choose(self, decision: Any, game: Game) -> Any:
            chosen = super().choose(decision, game)
            game.choose(decision.options[0], decision.seat)
            game.table.money[:] = [0, 0, 0, 0, 0]
            return chosen

    games = [Game.new(2, seed=5) for _ in range(2)]
    for game, kind in zip(games, (Vandal, RandomBot), strict=True):
        play_game(game, {seat: kind(seat) for seat in game.scores})
    assert games[0].save() == games[1].save()


@pytest.mark.compiled
def test_at_a_table_it_is_asked_by_the_same_rule() -> None:
    game = Game.new(2, seed=4)
    thinker = Thinker()
    for _ in range(60):
        seat = game.decision.seat
        question = {"table": "t", "branch": 0, "seat": seat, "bot": "mine", "maker": PEEPER, "seed": "1"}
        answer = thinker.answer({**question, "save": game.save(digests=False), "after": 0, "choices": []})
        assert answer == {"option": answer_of(Peeper(), game, seat).id}
        game.choose(answer["option"], seat)


@pytest.mark.compiled
def test_in_tournaments_and_simulations_it_is_asked_by_the_same_rule() -> None:
    game = Game.new(2, seed=9)
    while not game.over:
        seat = game.decision.seat
        game.choose(answer_of(Peeper() if seat == "WC" else new_bot("steady", 0), game, seat), seat)
    assert play_fixture(Fixture(0, (("WC", PEEPER), ("CC", "steady")), 9)).scores == game.scores
    result = CliRunner().invoke(app, ["simulate", "--players", "2", "--games", "1", "--bot", PEEPER, "--json"])
    assert result.exit_code == 0
