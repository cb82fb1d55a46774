"""Whole games with the Working Class Automa, in both modes and with every number of players."""

import json
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import AI_CARDS_EACH
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.table.saved_table import table_from_json
from tests.game.automas.at_the_table import automa
from tests.game.automas.whole_games import (
    MODES,
    UsesOfCards,
    against_steady_bots,
    new_game,
    played,
    without_instruction,
)
from tests.game.ledger import Ledger
from tests.game.random_play import choose_at_random, play_on
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled

GAMES = 5
TABLES = [(players, mode) for players in (2, 3, 4) for mode in MODES]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", mostly_long([2, 3, 4], 2))
def test_random_games(players: int, mode: str) -> None:
    """Everything holds after every decision, no plan is left over, and nothing is decided without an instruction."""
    for seed in range(GAMES):
        chance = Random(seed)
        game = new_game(players, seed, WC=mode)
        ledger = Ledger(game)
        while not game.over:
            assert game.decision.seat != "WC" or game.decision.kind == "automa-turn"
            if game.decision.kind == "automa-turn":
                assert automa(game).plan == []
            choose_at_random(game, chance)
            assert not broken_rules(game.table), f"{players} players, {mode}, seed {seed}, {game.choices[-1]}"
            ledger.write(game.happened)
            assert not ledger.differences(game), f"{players} players, {mode}, seed {seed}, {game.choices[-1]}"
            assert not without_instruction(game.happened)
        assert game.winners


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_a_game_survives_saving_cloning_and_json(players: int, mode: str) -> None:
    game = new_game(players, 11, WC=mode)
    for _ in played(game, players):
        if game.choices_made % 40 == 0:
            twin = game.clone()
            assert twin.table == game.table
            text = json.dumps(game.table.to_json())
            assert json.dumps(table_from_json(json.loads(text)).to_json()) == text
            play_on(twin, Random(1), 10)
            assert json.dumps(game.table.to_json()) == text
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.table == game.table
    assert again.scores == game.scores


@pytest.mark.long
def test_every_bonus_and_every_special_action_is_used_in_some_games() -> None:
    """Games of two, the fastest there are, until every AI card was used both ways."""
    cards = set(range(1, AI_CARDS_EACH + 1))
    uses = UsesOfCards()
    seed = 0
    while (set(uses.bonuses) != cards or set(uses.specials) != cards) and seed < 300:
        for game in played(new_game(2, seed, WC=MODES[seed % 2]), seed):
            uses.count(game.happened)
        seed += 1
    assert (set(uses.bonuses), set(uses.specials)) == (cards, cards)


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_games_against_steady_bots(players: int, mode: str) -> None:
    game = against_steady_bots(new_game(players, 5, WC=mode))
    assert len(game.scores) == players
