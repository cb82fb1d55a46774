"""A bot that thinks hard for a second about every decision, as one that searches would."""

import time
from typing import Final

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option

SECONDS: Final = 1.0


class Slow(RandomBot):
    """Keeps a core busy, then takes any option."""

    def choose(self, decision: Decision, game: Game) -> Option:
        """An option, after a second of work."""
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            pass
        return super().choose(decision, game)
