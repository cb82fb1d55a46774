"""Bots that no table should suffer from."""

import os
import time
from pathlib import Path
from random import Random

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class Thrower:
    """Throws, and tells its options in the exception."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, decision: Decision, game: Game) -> Option:
        raise ValueError(str(decision))


class Hanger(Thrower):
    """Never ends."""

    def choose(self, decision: Decision, game: Game) -> Option:
        while True:
            time.sleep(0.001)


class Dier(Thrower):
    """Takes its process along."""

    def choose(self, decision: Decision, game: Game) -> Option:
        os._exit(1)


class Talker(Thrower):
    """Prints, and answers with what is not offered."""

    def choose(self, decision: Decision, game: Game) -> Option:
        print("I think ...")
        return game.clone().decision.options[0]


class Noter:
    """Writes down each decision that it is asked about, in a file named by the environment."""

    def __init__(self, seed: str) -> None:
        self._bot = RandomBot(Random(seed).random().hex())

    def choose(self, decision: Decision, game: Game) -> Option:
        with Path(os.environ["BODYPOLITIC_NOTES"]).open("a") as notes:
            notes.write(f"{decision.seat} {game.choices_made}\n")
        return self._bot.choose(decision, game)
