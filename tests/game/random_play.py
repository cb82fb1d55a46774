"""Playing at random, for tests that need many games or a table in the middle of one."""

from random import Random

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


def pick_at_random(game: Game, chance: Random) -> tuple[Decision, Option]:
    """Any option of any decision that the game waits for, so that secret answers come in any order."""
    decisions = game.decisions
    decision = decisions[int(chance.random() * len(decisions))]
    return decision, decision.options[int(chance.random() * len(decision.options))]


def choose_at_random(game: Game, chance: Random) -> Option:
    """Make one choice."""
    decision, option = pick_at_random(game, chance)
    game.choose(option, decision.seat)
    return option


def play_on(game: Game, chance: Random, choices: int = 1_000_000) -> Game:
    """Play so many choices, or to the end."""
    while choices and not game.over:
        choose_at_random(game, chance)
        choices -= 1
    return game


def random_game(players: int, seed: int, choices: int = 1_000_000) -> Game:
    """A new game that has been played for so many choices, or to the end."""
    return play_on(Game.new(players, seed), Random(seed), choices)
