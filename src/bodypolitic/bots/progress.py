"""How far a command is that runs for long, told line by line, so that it can be read in a log too."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

SECONDS: Final = 10.0  # between two lines

Done = TypeVar("Done")


def shown(results: Iterable[Done], wanted: int, what: str) -> Iterator[Done]:
    """Results as they come; every now and then it is told how many there are and how fast they came lately."""
    before, told = 0, time.monotonic()
    for number, result in enumerate(results, start=1):
        yield result
        now = time.monotonic()
        if now - told >= SECONDS or number == wanted:
            rate = (number - before) / max(now - told, 1e-9)
            print(f"{what}: {number} of {wanted}, {rate:.1f} a second", file=sys.stderr, flush=True)
            before, told = number, now
