"""A bot that takes any option as readily as any other."""

from random import Random

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class RandomBot:
    """Chooses evenly among the options; bots of one seed choose alike."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, decision: Decision, game: Game) -> Option:
        """An option drawn by `random()`, the one draw that Python promises to keep the same in every version."""
        options = decision.options
        return options[int(self._random.random() * len(options))]
