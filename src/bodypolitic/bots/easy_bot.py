"""A bot for a first game: the steady bot on an absent-minded day."""

from random import Random
from typing import Final

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option

LAPSES: Final = 0.35  # of its decisions


class EasyBot:
    """Means well, and often takes any option; bots of one seed choose alike."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)
        self._steady = SteadyBot()

    def choose(self, decision: Decision, game: Game) -> Option:
        """What the steady bot would choose, unless its thoughts are elsewhere."""
        if self._random.random() < LAPSES:
            return decision.options[int(self._random.random() * len(decision.options))]
        return self._steady.choose(decision, game)
