"""Whole games at random with Crisis Response, begun on the brink of every card in turn."""

import json
from random import Random

import pytest

from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from bodypolitic.words.questions import option_text, question, refusal_text
from bodypolitic.words.story import tell
from tests.game.crisis_response.crises import face_up
from tests.game.random_play import choose_at_random, play_on
from tests.game.test_random_games import (
    assert_finished,
    assert_same_game,
    checked_to_the_end,
)
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled


def bankrupt(players: int, seed: int) -> Game:
    """A round in which nothing can keep the IMF away."""
    last = {2: "CC", 3: "CC", 4: "ST"}[players]
    return Game.from_position(
        {
            "players": players,
            "seed": seed,
            "modules": ["crisis-response"],
            "turn": last,
            "turn_number": 5,
            "policies": ["1B" if seed % 2 else "1C"],
            "loans": {"ST": 3},
            "money": {"ST": 0},
            "bills": {"2A": "WC", "4A": "CC"},
        }
    )


@pytest.mark.parametrize("card", [face.slug for face in CRISIS_CARDS])
@pytest.mark.parametrize("players", mostly_long([4, 3, 2], 1))
@pytest.mark.parametrize("seed", mostly_long(range(2), 1))
def test_games_from_the_brink(players: int, card: str, seed: int) -> None:
    chance = Random(seed)
    game = bankrupt(players, seed)
    face_up(game, card)
    crises = 0
    for _ in checked_to_the_end(game, chance, closely_at=chance.randrange(40)):
        crises += sum(happening.kind == "imf-intervenes" for happening in game.happened)
    assert crises


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", mostly_long(range(6), 1))
def test_new_games(players: int, seed: int) -> None:
    chance = Random(seed)
    game = Game.new(seed=seed, setup=Setup(players, None, ["crisis-response"]))
    while not game.over:
        choose_at_random(game, chance)
        assert not broken_rules(game.table)
    assert_finished(game)
    assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_save_replays_to_the_same_table(players: int) -> None:
    for seed in range(6):
        game = play_on(bankrupt(players, seed), Random(seed), choices=25)
        assert module_of(game.table, CrisisResponse).used
        assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_has_words(players: int) -> None:
    for seed in range(6):
        chance = Random(seed)
        game = bankrupt(players, seed)
        for _ in range(40):
            for decision in game.decisions:
                assert question(game, decision)
                assert all(option_text(game, decision, option) for option in decision.options)
                assert all(refusal_text(decision, refusal) for refusal in decision.unavailable)
            choose_at_random(game, chance)
            assert all(tell(happening) for happening in game.happened)


def test_views_show_nothing_of_the_face_down_pile() -> None:
    for seed in range(6):
        game = play_on(bankrupt(4, seed), Random(seed), choices=seed * 5)
        twin = game.clone()
        deck = module_of(twin.table, CrisisResponse).deck
        Random(seed).shuffle(deck)
        assert deck != module_of(game.table, CrisisResponse).deck
        for seat in [*game.scores, None]:
            assert twin.view(seat) == game.view(seat)
