"""Whole games with the Middle Class Automa: no rule is broken, every choice is explained, all can be replayed."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.codes import AI_CARDS_EACH, MC
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table import table_from_json
from tests.game.random_play import choose_at_random, play_on

MODES = ("simple", "advanced")
PLAYERS = (3, 4)
TURNS = 25  # of the Automa in a game
WITHOUT_BONUS = {28, 29, 30}


def new_game(players: int, mode: str, seed: int, others: tuple[str, ...] = ()) -> Game:
    """A game against the Automa, and against Automas of the same mode in other roles."""
    return Game.new(seed=seed, setup=Setup(players, automas=dict.fromkeys(("MC", *others), mode)))


def played(game: Game, seed: int) -> Iterator[Game]:
    """A game after each choice that others make at random."""
    chance = Random(seed)
    while not game.over:
        choose_at_random(game, chance)
        yield game


@pytest.mark.parametrize("others", [(), ("WC", "CC")])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_break_no_rule_and_leave_no_choice_without_instruction(
    players: int, mode: str, others: tuple[str, ...]
) -> None:
    for seed in range(6):
        turns = 0
        for game in played(new_game(players, mode, seed, others), seed):
            assert broken_rules(game.table) == []
            for happening in game.happened:
                turns += happening.kind == "ai-card-revealed" and happening.values["who"] == "MC"
                if happening.kind == "automa-chose":
                    assert happening.values["line"] != "no-instruction"
            if not game.over and game.decision.kind in {"turn", "automa-turn"}:
                assert automa_of(game.table, MC).plan == [], "everything planned was done"
        assert turns == TURNS


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_it_plays_against_steady_bots(players: int, mode: str) -> None:
    game = new_game(players, mode, 3)
    bot = SteadyBot()
    while not game.over:
        decision = game.decision
        game.choose(bot.choose(decision, game), decision.seat)
    assert broken_rules(game.table) == []
    assert game.scores["MC"] > 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_can_be_replayed_cloned_and_saved_at_every_turn_of_its(players: int, mode: str) -> None:
    game = new_game(players, mode, 5)
    chance = Random(5)
    while not game.over:
        if game.decision.kind == "automa-turn" and game.table.turn == 2:
            twin = game.clone()
            assert table_from_json(game.table.to_json()) == game.table
            play_on(twin, Random(1), 30)
            again = Game.load(game.save())
            assert again.table == game.table
            play_on(again, Random(1), 30)
            assert again.table == twin.table
        choose_at_random(game, chance)
    assert Game.load(game.save()).table == game.table


def test_two_automas_of_the_same_seed_play_the_same_game() -> None:
    first, second = (play_on(new_game(4, "advanced", 9), Random(9)) for _ in range(2))
    assert first.table == second.table
    assert first.table != play_on(new_game(4, "advanced", 10), Random(9)).table


def test_every_bonus_and_every_special_action_comes_up() -> None:
    bonuses: Counter[int] = Counter()
    specials: Counter[int] = Counter()
    for seed in range(80):
        card = 0
        for game in played(new_game(PLAYERS[seed % 2], MODES[seed // 2 % 2], seed), seed):
            for happening in game.happened:
                values = happening.values
                if happening.kind == "ai-card-revealed":
                    card = int(str(values["card"]).removeprefix("MC-"))
                elif happening.kind == "automa-acts":
                    bonuses[card] += int(values["with-bonus"])
                    specials[card] += values["action"] == "SA"
    cards = set(range(1, AI_CARDS_EACH + 1))
    assert {card for card, times in bonuses.items() if times} == cards - WITHOUT_BONUS
    assert {card for card, times in specials.items() if times} == cards
