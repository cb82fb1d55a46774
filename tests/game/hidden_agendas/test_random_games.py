"""Whole games at random with Hidden Agendas, alone and together with Crisis Response."""

import json
from random import Random

import pytest

from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from bodypolitic.words.questions import option_text, question
from bodypolitic.words.story import tell
from tests.game.random_play import choose_at_random, play_on
from tests.game.test_random_games import (
    assert_finished,
    assert_same_game,
    assert_survives_json,
    checked_to_the_end,
)
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled

ALONE = ("hidden-agendas",)
TOGETHER = ("crisis-response", "hidden-agendas")


@pytest.mark.parametrize("modules", [ALONE, TOGETHER], ids=["alone", "together"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", mostly_long(range(6), 1))
def test_random_games(players: int, modules: tuple[str, ...], seed: int) -> None:
    chance = Random(seed)
    game = Game.new(seed=seed, setup=Setup(players, None, modules))
    for _ in checked_to_the_end(game, chance, closely_at=chance.randrange(100 * players)):
        pass
    assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_save_in_the_middle_of_the_choice_replays(players: int) -> None:
    game = Game.new(seed=5, setup=Setup(players, None, ALONE))
    while game.decision.kind != "choose-agenda":
        game.choose(game.decision.options[0])
    last = game.decisions[-1]
    game.choose(last.options[1], last.seat)
    assert_survives_json(game)
    assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)
    assert_finished(play_on(game, Random(5)))


def test_nobody_claims_more_than_one_agenda() -> None:
    claims = 0
    for seed in range(10):
        chance = Random(seed)
        game = Game.new(seed=seed, setup=Setup(4, None, ALONE))
        by_seat: list[str] = []
        while not game.over:
            choose_at_random(game, chance)
            told = [happening.values for happening in game.happened if happening.kind == "hidden-agenda-claimed"]
            by_seat += [str(values["who"]) for values in told]
        assert len(by_seat) == len(set(by_seat))
        assert sum(outcome == 1 for outcome in module_of(game.table, HiddenAgendas).outcomes) == len(by_seat)
        claims += len(by_seat)
    assert claims


def test_everything_has_words() -> None:
    for seed in range(4):
        chance = Random(seed)
        game = Game.new(seed=seed, setup=Setup(4, None, TOGETHER))
        while not game.over:
            for decision in game.decisions:
                if decision.kind in {"choose-agenda", "turn"}:
                    assert question(game, decision)
                    assert all(option_text(game, decision, option) for option in decision.options)
            choose_at_random(game, chance)
            assert all(tell(happening) for happening in game.happened)
