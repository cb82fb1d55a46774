"""Playing a game with a bot or an Automa in every seat."""

from collections.abc import Callable, Mapping
from random import Random

from bodypolitic.bots.bot import Bot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class AutomaDriver:
    """Lets an Automa go on, which decides for itself: it is offered one thing at a time."""

    def choose(self, decision: Decision, game: Game) -> Option:
        """What the Automa does next."""
        return decision.options[0]


def answer_of(bot: Bot, game: Game, seat: str) -> Option:
    """What a bot chooses for a seat that is asked. All it gets to see is a game that its seat can't tell from this."""
    fair = game.determinize(seat, game.choices_made)
    decision = next(decision for decision in fair.decisions if decision.seat == seat)
    return bot.choose(decision, fair)


def play_game(game: Game, bots_by_seat: Mapping[str, Bot], watch: Callable[[Game], None] | None = None) -> None:
    """Play on from where the game stands to its end. Seats that decide in secret are asked one after another.

    Who watches is shown the game before each choice, and when it is over.
    """
    while not game.over:
        if watch is not None:
            watch(game)
        seat = game.decision.seat
        game.choose(answer_of(bots_by_seat[seat], game, seat), seat)
    if watch is not None:
        watch(game)


def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game of a run; it does not depend on how many games the run has."""
    return Random(f"{seed}/{number}").getrandbits(64)
