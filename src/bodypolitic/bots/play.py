"""Playing a game with a bot in every seat."""

from collections.abc import Mapping
from random import Random

from bodypolitic.bots.bot import Bot
from bodypolitic.game.game import Game


def play_game(game: Game, bots_by_seat: Mapping[str, Bot]) -> None:
    """Play on from where the game stands to its end. Seats that decide in secret are asked one after another."""
    while not game.over:
        decision = game.decision
        seat = decision.seat
        game.choose(bots_by_seat[seat].choose(decision, game), seat)


def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game of a run; it does not depend on how many games the run has."""
    return Random(f"{seed}/{number}").getrandbits(64)
