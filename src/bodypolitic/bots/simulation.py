"""Many games between bots, and how they went. It needs nothing but this package:

python -m bodypolitic.bots.simulation --players 4 --games 500 --bot steady
"""

import argparse
import json
import statistics
import time
from typing import NamedTuple

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import play_game, seed_of_game
from bodypolitic.bots.registry import BOTS, RANDOM, YOUR_OWN, new_bot
from bodypolitic.bots.tournament import Pairing, pairing_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES


class Ended(NamedTuple):
    """What is told of a finished game: its scores, its winners, its decisions and how long it took."""

    scores: dict[str, int]
    winners: list[str]
    decisions: int
    seconds: float


def ended(game: Game, began: float) -> Ended:
    """A finished game that began at a time."""
    return Ended(game.scores, game.winners, game.choices_made, time.perf_counter() - began)


class Tally:
    """What is kept of the games played so far: the scores and wins by role, the decisions and the time."""

    def __init__(self) -> None:
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores: dict[str, list[int]] = {role: [] for role in ROLES}
        self.wins: dict[str, int] = dict.fromkeys(ROLES, 0)

    def add(self, ended: "Ended") -> None:
        """Count a finished game. A shared victory is a win for each of those who share it."""
        self.finished += 1
        self.decisions += ended.decisions
        self.seconds += ended.seconds
        for role, points in ended.scores.items():
            self.scores[role].append(points)
        for role in ended.winners:
            self.wins[role] += 1

    @property
    def roles(self) -> list[str]:
        """The roles that were played."""
        return [role for role, points in self.scores.items() if points]

    @property
    def decisions_per_second(self) -> float:
        """How fast the games went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def spread(self, role: str) -> dict[str, float]:
        """Mean, standard deviation of the sample, least and most VP of a role."""
        points = self.scores[role]
        return {
            "mean": round(statistics.fmean(points), 3),
            "sd": round(statistics.stdev(points), 3) if len(points) > 1 else 0.0,
            "min": min(points),
            "max": max(points),
        }

    def report(self) -> dict[str, object]:
        """All figures, as JSON has them."""
        return {
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "scores": {role: self.spread(role) for role in self.roles},
            "wins": {role: self.wins[role] for role in self.roles},
        }


def bots_of(pairing: Pairing, seed: int) -> dict[str, Bot]:
    """The bot of each seat; those of one kind are one and the same."""
    kinds = {name: new_bot(name, seed) for _, name in pairing.seats}
    return {role: kinds[name] for role, name in pairing.seats}


def play_bot_game(pairing: Pairing, seed: int) -> Game:
    """A whole game between bots."""
    game = Game.new(seed=seed, setup=pairing.setup)
    play_game(game, bots_of(pairing, seed))
    return game


def simulate(pairing: Pairing, games: int, seed: int = 0) -> Tally:
    """Play games of one pairing, one after another."""
    tally = Tally()
    for number in range(games):
        began = time.perf_counter()
        tally.add(ended(play_bot_game(pairing, seed_of_game(seed, number)), began))
    return tally


def main() -> None:
    """Play the games that were asked for and print the figures as JSON."""
    asked = argparse.ArgumentParser(prog="python -m bodypolitic.bots.simulation", description="Games between bots.")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--bot", default=RANDOM, help=f"who plays: {', '.join(BOTS)}, or {YOUR_OWN}")
    wanted = asked.parse_args()
    print(json.dumps(simulate(pairing_of(wanted.players, {}, wanted.bot), wanted.games, wanted.seed).report()))


if __name__ == "__main__":
    main()
