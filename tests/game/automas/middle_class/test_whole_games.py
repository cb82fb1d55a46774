"""Whole games with the Middle Class Automa: no rule is broken, every choice is explained, all can be replayed."""

import pytest

from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.ground.codes import AI_CARDS_EACH, MC
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

PLAYERS = (3, 4)
WITHOUT_BONUS = {28, 29, 30}


@pytest.mark.parametrize("others", mostly_long([("WC", "CC"), ()], 1))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_break_no_rule_and_leave_no_choice_without_instruction(
    players: int, mode: str, others: tuple[str, ...]
) -> None:
    for seed in range(6):
        turns = 0
        for game in played(new_game(players, seed, **dict.fromkeys(("MC", *others), mode)), seed):
            assert broken_rules(game.table) == []
            assert not without_instruction(game.happened)
            turns += turns_taken(game.happened, "MC")
            if not game.over and game.decision.kind in {"turn", "automa-turn"}:
                assert automa_of(game.table, MC).plan == [], "everything planned was done"
        assert turns == TURNS


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_it_plays_against_steady_bots(players: int, mode: str) -> None:
    assert against_steady_bots(new_game(players, 3, MC=mode)).scores["MC"] > 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", mostly_long(PLAYERS, 1))
def test_a_game_can_be_replayed_cloned_and_saved_at_every_turn_of_its(players: int, mode: str) -> None:
    assert_can_be_replayed_cloned_and_saved(new_game(players, 5, MC=mode))


def test_two_automas_of_the_same_seed_play_the_same_game() -> None:
    assert_seed_decides("MC")


@pytest.mark.long
def test_every_bonus_and_every_special_action_comes_up() -> None:
    uses = UsesOfCards()
    for seed in range(80):
        for game in played(new_game(PLAYERS[seed % 2], seed, MC=MODES[seed // 2 % 2]), seed):
            uses.count(game.happened)
    cards = set(range(1, AI_CARDS_EACH + 1))
    assert set(uses.bonuses) == cards - WITHOUT_BONUS
    assert set(uses.specials) == cards
