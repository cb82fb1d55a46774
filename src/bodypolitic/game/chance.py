"""Chance: one small generator whose whole state is four 32-bit numbers kept on the table.

The same seed gives the same draws on every machine and Python version. The generator is sfc32, chosen because it
needs nothing but additions, shifts and exclusive ors of 32-bit numbers, which stay fast when compiled.
"""

from typing import Final

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 16


def seeded(seed: int) -> list[int]:
    """The generator's state for a seed; any whole number will do."""
    chance = [seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK, 1]
    for _ in range(_WARM_UP):
        _next(chance)
    return chance


def _next(chance: list[int]) -> int:
    a, b, c, counter = chance[0], chance[1], chance[2], chance[3]
    drawn = (a + b + counter) & _MASK
    chance[3] = (counter + 1) & _MASK
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & _MASK
    chance[2] = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
    return drawn


def below(chance: list[int], bound: int) -> int:
    """A fair draw from 0 to `bound` - 1."""
    limit = (_MASK + 1) - (_MASK + 1) % bound
    drawn = _next(chance)
    while drawn >= limit:
        drawn = _next(chance)
    return drawn % bound


def shuffle(chance: list[int], cards: list[int]) -> None:
    """Shuffle a pile in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
