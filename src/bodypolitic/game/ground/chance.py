"""Chance: a generator whose whole state is a few 32-bit numbers kept on the table.

The same seed gives the same draws on every machine and Python version. There are two generators, and a game says by
which it is played:

- `sfc32` needs nothing but additions, shifts and exclusive ors. Who sees enough draws can search for its seed, so it
  is for games whose seed is no secret: simulations, tests, a chosen seed.
- `keyed` draws from keyed BLAKE2b over a counter. Its seed is the key, and nobody finds a key of 128 random bits from
  the draws, however many they see.

The state of `sfc32` is four numbers; that of `keyed` the four of its key, how many blocks were made, how many numbers
of the last block are left, and that block.
"""

from hashlib import blake2b
from struct import pack, unpack
from typing import Final, TypeVar

SFC32: Final = "sfc32"
KEYED: Final = "keyed"
GENERATORS: Final = (SFC32, KEYED)
SEED_BITS: Final = 128  # of a secret seed

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 16
_STATE_OF_SFC32: Final = 4

# Where the parts of the keyed generator's state are
_BLOCKS: Final = 4
_LEFT: Final = 5
_BLOCK: Final = 6
_WORDS: Final = 16  # 32-bit numbers in a block
_PURPOSE: Final = b"bp-draw"  # so that no other use of the same key gives the same numbers

Card = TypeVar("Card", bound=int)


def seeded(seed: int, generator: str = SFC32) -> list[int]:
    """A generator's state for a seed; any whole number will do, of which `keyed` takes the lowest 128 bits."""
    chance = [seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK, 1]
    if generator == KEYED:
        return [*chance[:3], (seed >> 96) & _MASK, 0, 0, *[0] * _WORDS]
    for _ in range(_WARM_UP):
        _next(chance)
    return chance


def _next(chance: list[int]) -> int:
    if len(chance) != _STATE_OF_SFC32:
        return _next_keyed(chance)
    a, b, c, counter = chance[0], chance[1], chance[2], chance[3]
    drawn = (a + b + counter) & _MASK
    chance[3] = (counter + 1) & _MASK
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & _MASK
    chance[2] = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
    return drawn


def _next_keyed(chance: list[int]) -> int:
    left = chance[_LEFT]
    if left == 0:
        _make_block(chance)
        left = _WORDS
    chance[_LEFT] = left - 1
    return chance[_BLOCK + _WORDS - left]


def _make_block(chance: list[int]) -> None:
    key = pack("<4I", *chance[:_BLOCKS])
    number = chance[_BLOCKS]
    chance[_BLOCKS] = number + 1
    chance[_BLOCK:] = unpack("<16I", blake2b(number.to_bytes(8, "little"), key=key, person=_PURPOSE).digest())


def below(chance: list[int], bound: int) -> int:
    """A fair draw from 0 to `bound` - 1."""
    limit = (_MASK + 1) - (_MASK + 1) % bound
    drawn = _next(chance)
    while drawn >= limit:
        drawn = _next(chance)
    return drawn % bound


def shuffle(chance: list[int], cards: list[Card]) -> None:
    """Shuffle a pile in place."""
    if len(chance) == _STATE_OF_SFC32:
        _shuffle_fast(chance, cards)
        return
    for last in range(len(cards) - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def _shuffle_fast(chance: list[int], cards: list[Card]) -> None:
    """The same by the draws of `sfc32`, whose state stays out of the list meanwhile: search shuffles a lot."""
    a, b, c, counter = chance[0], chance[1], chance[2], chance[3]
    for last in range(len(cards) - 1, 0, -1):
        limit = (_MASK + 1) - (_MASK + 1) % (last + 1)
        drawn = limit
        while drawn >= limit:
            drawn = (a + b + counter) & _MASK
            counter = (counter + 1) & _MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _MASK
            c = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
        other = drawn % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    chance[0], chance[1], chance[2], chance[3] = a, b, c, counter


def shuffle_anew(chance: list[int], cards: list[Card]) -> None:
    """Shuffle a pile so that nothing of its order is left: whoever knows the draws can't turn them back."""
    cards.sort()
    shuffle(chance, cards)
