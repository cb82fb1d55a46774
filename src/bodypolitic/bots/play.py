"""Playing a game with a bot or an Automa in every seat."""

from collections.abc import Mapping
from random import Random

from bodypolitic.bots.bot import Bot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class AutomaDriver:
    """Lets an Automa go on, which decides for itself: it is offered one thing at a time."""

    def choose(self, decision: Decision, game: Game) -> Option:
        """What the Automa does next."""
        return decision.options[0]


class BySeat:
    """A bot for every seat, as one."""

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self.bots = bots

    def choose(self, decision: Decision, game: Game) -> Option:
        """As the bot of the seat does."""
        return self.bots[decision.seat].choose(decision, game)


def play_game(game: Game, bots_by_seat: Mapping[str, Bot]) -> None:
    """Play on from where the game stands to its end. Seats that decide in secret are asked one after another."""
    while not game.over:
        decision = game.decision
        seat = decision.seat
        game.choose(bots_by_seat[seat].choose(decision, game), seat)


def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game of a run; it does not depend on how many games the run has."""
    return Random(f"{seed}/{number}").getrandbits(64)
