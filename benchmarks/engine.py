"""Measures our engine, as it is imported here, with random 4-player games; prints one JSON object.

`speed` gives decisions and games a second and the cost of a clone; `memory` gives the bytes of a game in progress;
`play` only plays, and gives the number of decisions.
"""

import argparse
import gc
import json
import random
import time
import tracemalloc

from bodypolitic.game import game as engine
from bodypolitic.game.game import Game

# How far games have gone when they are cloned, and when they are weighed.
MID_GAME = (0.25, 0.5, 0.75)
WEIGHED_AT = 0.6


def play(seed: int, limit: int | None = None) -> Game:
    """A random game, played to its end or up to a number of choices."""
    rng = random.Random(seed).random
    game = Game.new(players=4, seed=seed)
    while not game.over and (limit is None or game.choices_made < limit):
        options = game.decision.options
        game.choose(options[int(rng() * len(options))])
    return game


def lengths(games: int) -> list[int]:
    """How many choices each of the first games takes; playing them also warms everything up."""
    return [play(seed).choices_made for seed in range(games)]


def speed(games: int, samples: int, clones: int) -> dict[str, float]:
    """Play `games` games, then clone `samples` of them `clones` times at each of a few moments."""
    sampled = lengths(samples)

    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        decisions += play(seed).choices_made
    seconds = time.perf_counter() - start

    positions = [play(seed, int(length * part)) for seed, length in enumerate(sampled) for part in MID_GAME]
    start = time.perf_counter()
    for _ in range(clones):
        for position in positions:
            position.clone()
    cloning = time.perf_counter() - start

    return {
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "clone_us": cloning / (clones * len(positions)) * 1e6,
    }


def memory(games: int) -> dict[str, float]:
    """Hold games in progress and divide what they add to the memory that Python's allocators have given out.

    The objects of a compiled engine come from the same allocators.
    """
    stops = [int(length * WEIGHED_AT) for length in lengths(games)]
    tracemalloc.start()
    play(0)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    held = [play(seed, stop) for seed, stop in enumerate(stops)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {"bytes_per_game": (after - before) / len(held)}


def mode() -> str:
    """Whether the engine is plain Python or compiled."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_subparsers(dest="what", required=True)
    for_speed = what.add_parser("speed")
    for_speed.add_argument("--games", type=int, default=40)
    for_speed.add_argument("--samples", type=int, default=10)
    for_speed.add_argument("--clones", type=int, default=200)
    for_memory = what.add_parser("memory")
    for_memory.add_argument("--games", type=int, default=100)
    for_playing = what.add_parser("play")
    for_playing.add_argument("--games", type=int, required=True)
    asked = parser.parse_args()
    figures: dict[str, float]
    if asked.what == "speed":
        figures = speed(asked.games, asked.samples, asked.clones)
    else:
        figures = memory(asked.games) if asked.what == "memory" else {"decisions": float(sum(lengths(asked.games)))}
    print(json.dumps({"mode": mode(), **figures}))


if __name__ == "__main__":
    main()
