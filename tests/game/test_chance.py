"""Chance is the same everywhere, fair, and with a secret seed tells nobody the seed."""

import json
from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.chance import KEYED, SEED_BITS, SFC32, below, seeded, shuffle, shuffle_anew
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.table.saved_table import table_from_json
from tests.game.random_play import play_on

SECRET = 0x0123456789ABCDEF_FEDCBA9876543210
EACH_GENERATOR = pytest.mark.parametrize("generator", [SFC32, KEYED])


def draws(seed: int, generator: str, number: int = 40, bound: int = 1000) -> list[int]:
    chance = seeded(seed, generator)
    return [below(chance, bound) for _ in range(number)]


def test_the_draws_of_a_seed_are_the_same_on_every_machine() -> None:
    assert draws(7, SFC32, 8) == [111, 642, 411, 13, 767, 593, 732, 244]
    assert draws(SECRET, KEYED, 8) == [123, 285, 990, 280, 120, 492, 934, 470]


def test_a_keyed_draw_comes_from_blake2b_and_nothing_else() -> None:
    """So what is known of BLAKE2b as a keyed function holds: without the key the draws look like any others."""
    key = SECRET.to_bytes(16, "little")
    blocks = [blake2b(number.to_bytes(8, "little"), key=key, person=b"bp-draw").digest() for number in range(3)]
    words = [int.from_bytes(block[at : at + 4], "little") for block in blocks for at in range(0, 64, 4)]
    assert draws(SECRET, KEYED, 48, 1 << 32) == words


def test_every_bit_of_a_secret_seed_counts() -> None:
    several = [draws(SECRET ^ (1 << bit), KEYED) for bit in range(SEED_BITS)]
    assert len({tuple(one) for one in [*several, draws(SECRET, KEYED)]}) == SEED_BITS + 1


@EACH_GENERATOR
@pytest.mark.parametrize("bound", [2, 3, 10, 49])
def test_draws_are_fair(generator: str, bound: int) -> None:
    expected = 500
    counts = Counter(draws(SECRET, generator, expected * bound, bound))
    assert set(counts) == set(range(bound))
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@EACH_GENERATOR
def test_a_shuffled_pile_has_the_same_cards(generator: str) -> None:
    cards = list(range(40))
    shuffle(seeded(SECRET, generator), cards)
    assert cards != list(range(40)) and sorted(cards) == list(range(40))


@EACH_GENERATOR
def test_a_pile_is_shuffled_by_one_draw_a_card(generator: str) -> None:
    cards, chance = list(range(40)), seeded(SECRET, generator)
    shuffle(chance, cards)
    expected, twin = list(range(40)), seeded(SECRET, generator)
    for last in range(39, 0, -1):
        other = below(twin, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert (cards, chance) == (expected, twin)


def test_whoever_knows_the_draws_learns_nothing_of_a_pile_that_is_shuffled_anew() -> None:
    piles = [list(range(40)), list(range(40))[::-1]]
    for pile in piles:
        shuffle_anew(seeded(3), pile)
    assert piles[0] == piles[1] != sorted(piles[0])


def test_a_game_with_a_secret_seed_is_played_saved_and_loaded() -> None:
    game = play_on(Game.new(4, seed=SECRET, chance=KEYED), Random(3), 200)
    save = json.loads(json.dumps(game.save()))
    assert (save["seed"], save["chance"]) == (SECRET, KEYED)
    loaded = Game.load(save)
    assert loaded.table == game.table
    assert table_from_json(json.loads(json.dumps(game.table.to_json()))) == game.table
    twin = game.clone()
    assert play_on(game, Random(4)).table == play_on(loaded, Random(4)).table == play_on(twin, Random(4)).table


def test_a_save_that_names_no_generator_keeps_the_one_of_its_time() -> None:
    save = Game.new(2, seed=7).save()
    assert "chance" not in save
    assert Game.load(save).table == Game.new(2, seed=7, chance=SFC32).table
    assert Game.load(save).table != Game.new(2, seed=7, chance=KEYED).table


@pytest.mark.parametrize("wrong", [None, "", "dice", 1])
def test_a_generator_that_is_not_there(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="chance must be one of sfc32, keyed"):
        Game.new(2, chance=wrong)


@pytest.mark.parametrize("wrong", [-1, 1 << SEED_BITS])
def test_a_seed_that_is_no_key(wrong: int) -> None:
    with pytest.raises(BadSetup, match="128 bits"):
        Game.new(2, seed=wrong, chance=KEYED)
