"""A bot that looks behind its view finds nothing there, wherever it plays."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.play import answer_of, play_game, seed_of_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.registry import new_bot
from bodypolitic.bots.tournament import Fixture, play_fixture
from bodypolitic.cli.main import app
from bodypolitic.envs.seat import Seat
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
        question["wants"] = "option"
        answer = thinker.answer({**question, "save": game.save(digests=False), "after": 0, "choices": []})
        assert answer == {"option": answer_of(Peeper(), game, seat).id}
        game.choose(answer["option"], seat)


def assert_fair(game: Game, cheating: set[str]) -> None:
    """Whoever cheats has chosen what it chooses by a game that its seat can't tell from the real one."""
    asked = Counter[str]()
    replay = game.after(0)
    for choice in game.choices:
        seat = replay.decision.seat
        if seat in cheating:
            asked[seat] += len(replay.decision.options) > 1
            assert choice == answer_of(Peeper(), replay, seat).id
        replay.choose(choice, seat)
    assert all(asked[seat] > 5 for seat in cheating)


@pytest.mark.compiled
def test_in_tournaments_and_simulations_it_is_asked_by_the_same_rule() -> None:
    def scores(seats: dict[str, str], seed: int) -> dict[str, int]:
        game = Game.new(2, seed=seed)
        while not game.over:
            seat = game.decision.seat
            game.choose(answer_of(new_bot(seats[seat], 0), game, seat), seat)
        return game.scores

    assert play_fixture(Fixture(0, (("WC", PEEPER), ("CC", "steady")), 9)).scores == scores(
        {"WC": PEEPER, "CC": "steady"}, 9
    )
    asked = ["simulate", "--players", "2", "--games", "1", "--bot", PEEPER, "--seed", "3", "--json"]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 0
    told = {role: spread["mean"] for role, spread in json.loads(result.stdout)["scores"].items()}
    assert told == scores(dict.fromkeys(("WC", "CC"), PEEPER), seed_of_game(3, 0))


@pytest.mark.compiled
def test_in_environments_it_is_asked_by_the_same_rule() -> None:
    env = Seat(seat="WC", players=3, others=PEEPER)
    env.reset(seed=5)
    ended = False
    while not ended:
        _, _, ended, _, _ = env.step(0)
    assert_fair(env.game, {"MC", "CC"})


@pytest.mark.compiled
def test_in_the_terminal_it_is_asked_by_the_same_rule(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    asked = ["play", "--players", "2", "--role", "WC", "--seed", "4", "--bot", PEEPER, "--save", str(save)]
    result = CliRunner().invoke(app, asked, input="1\n" * 30)
    assert result.exit_code == 0
    assert_fair(Game.load(json.loads(save.read_text(encoding="utf-8"))), {"CC"})
