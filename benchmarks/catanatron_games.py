"""Measures Catanatron with its own random players in 4-player games; prints one JSON object."""

import argparse
import json
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

# How far games have gone when they are copied: as far as ours.
MID_GAME = (0.25, 0.5, 0.75)


def play(seed: int, limit: int | None = None) -> tuple[Game, int]:
    """A random game, played to its end or up to a number of decisions, as `Game.play` does it; and the decisions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and decisions != limit:
        game.play_tick()
        decisions += 1
    return game, decisions


def speed(games: int, samples: int, copies: int) -> dict[str, float]:
    """Play `games` games, then copy `samples` of them `copies` times at each of a few moments."""
    # Catanatron takes a seed of 0 for none at all. Finding out how long the sampled games are warms everything up.
    lengths = [play(seed)[1] for seed in range(1, samples + 1)]

    decisions = 0
    start = time.perf_counter()
    for seed in range(1, games + 1):
        decisions += play(seed)[1]
    seconds = time.perf_counter() - start

    positions = [play(seed, int(length * part))[0] for seed, length in enumerate(lengths, start=1) for part in MID_GAME]
    start = time.perf_counter()
    for _ in range(copies):
        for position in positions:
            position.copy()
    copying = time.perf_counter() - start

    return {
        "decisions_per_second": decisions / seconds,
        "copy_us": copying / (copies * len(positions)) * 1e6,
    }


def main() -> None:
    """Measure as much as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--samples", type=int, default=4)
    parser.add_argument("--copies", type=int, default=200)
    asked = parser.parse_args()
    print(json.dumps(speed(asked.games, asked.samples, asked.copies)))


if __name__ == "__main__":
    main()
