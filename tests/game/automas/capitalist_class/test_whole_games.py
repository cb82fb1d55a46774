"""Whole games with the Capitalist Class Automa: no rule is broken, every choice is explained, all can be replayed."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.codes import AI_CARDS_EACH
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table import table_from_json
from tests.game.random_play import choose_at_random, play_on

MODES = ("simple", "advanced")
TURNS = 25  # of the Automa in a game


def new_game(players: int, mode: str, seed: int) -> Game:
    """A game against the Automa."""
    return Game.new(seed=seed, setup=Setup(players, automas={"CC": mode}))


def played(game: Game, seed: int) -> Iterator[Game]:
    """A game after each choice that others make at random."""
    chance = Random(seed)
    while not game.over:
        choose_at_random(game, chance)
        yield game


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_break_no_rule_and_leave_no_choice_without_instruction(players: int, mode: str) -> None:
    for seed in range(8):
        turns = 0
        for game in played(new_game(players, mode, seed), seed):
            assert broken_rules(game.table) == []
            for happening in game.happened:
                turns += happening.kind == "ai-card-revealed"
                if happening.kind == "automa-chose":
                    assert happening.values["line"] != "no-instruction"
        assert turns == TURNS


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_against_steady_bots(players: int, mode: str) -> None:
    game = new_game(players, mode, 3)
    bot = SteadyBot()
    while not game.over:
        decision = game.decision
        game.choose(bot.choose(decision, game), decision.seat)
    assert broken_rules(game.table) == []
    assert game.scores["CC"] > 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
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


def test_it_plays_beside_the_working_class_automa() -> None:
    """With two players nothing is left to decide but to go on."""
    for seed in range(4):
        game = Game.new(seed=seed, setup=Setup(2, automas={"WC": MODES[seed % 2], "CC": MODES[seed // 2]}))
        while not game.over:
            game.choose("reveal-ai-card")
            assert broken_rules(game.table) == []
            assert "no-instruction" not in [happening.values.get("line") for happening in game.happened]


def bonuses_and_specials(mode: str, seeds: range) -> tuple[Counter[int], Counter[int]]:
    """How often, over a batch of games, each AI card's bonus was used and its special action performed."""
    bonuses: Counter[int] = Counter()
    specials: Counter[int] = Counter()
    for seed in seeds:
        card = 0
        for game in played(new_game(2 + seed % 3, mode, seed), seed):
            for happening in game.happened:
                values = happening.values
                if happening.kind == "ai-card-revealed":
                    card = int(str(values["card"]).removeprefix("CC-"))
                elif happening.kind == "automa-acts":
                    bonuses[card] += int(values["with-bonus"])
                    specials[card] += values["action"] == "SA"
    return bonuses, specials


def test_every_bonus_and_every_special_action_comes_up() -> None:
    bonuses: Counter[int] = Counter()
    specials: Counter[int] = Counter()
    for mode in MODES:
        more_bonuses, more_specials = bonuses_and_specials(mode, range(60))
        bonuses += more_bonuses
        specials += more_specials
    cards = set(range(1, AI_CARDS_EACH + 1))
    assert set(bonuses) == cards - {3, 12, 14, 23, 25, 28}
    assert set(specials) == cards
