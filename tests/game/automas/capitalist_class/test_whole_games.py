"""Whole games with the Capitalist Class Automa: no rule is broken, every choice is explained, all can be replayed."""

import pytest

from bodypolitic.game.ground.codes import AI_CARDS_EACH
from bodypolitic.game.invariants import broken_rules
from tests.game.automas.whole_games import (
    MODES,
    TURNS,
    UsesOfCards,
    against_steady_bots,
    assert_can_be_replayed_cloned_and_saved,
    assert_seed_decides,
    new_game,
    played,
    turns_taken,
    without_instruction,
)
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled

WITHOUT_BONUS = {3, 12, 14, 23, 25, 28}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_break_no_rule_and_leave_no_choice_without_instruction(players: int, mode: str) -> None:
    for seed in range(8):
        turns = 0
        for game in played(new_game(players, seed, CC=mode), seed):
            assert broken_rules(game.table) == []
            assert not without_instruction(game.happened)
            turns += turns_taken(game.happened, "CC")
        assert turns == TURNS


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_against_steady_bots(players: int, mode: str) -> None:
    assert against_steady_bots(new_game(players, 3, CC=mode)).scores["CC"] > 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", mostly_long([2, 3, 4], 1))
def test_a_game_can_be_replayed_cloned_and_saved_at_every_turn_of_its(players: int, mode: str) -> None:
    assert_can_be_replayed_cloned_and_saved(new_game(players, 5, CC=mode))


def test_two_automas_of_the_same_seed_play_the_same_game() -> None:
    assert_seed_decides("CC")


def test_it_plays_beside_the_working_class_automa() -> None:
    """With two players nothing is left to decide but to go on."""
    for seed in range(4):
        game = new_game(2, seed, WC=MODES[seed % 2], CC=MODES[seed // 2])
        while not game.over:
            game.choose("reveal-ai-card")
            assert broken_rules(game.table) == []
            assert not without_instruction(game.happened)


@pytest.mark.long
def test_every_bonus_and_every_special_action_comes_up() -> None:
    uses = UsesOfCards()
    for mode in MODES:
        for seed in range(60):
            for game in played(new_game(2 + seed % 3, seed, CC=mode), seed):
                uses.count(game.happened)
    cards = set(range(1, AI_CARDS_EACH + 1))
    assert set(uses.bonuses) == cards - WITHOUT_BONUS
    assert set(uses.specials) == cards
