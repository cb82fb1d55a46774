"""Kept games look to every seat as they did when their digests were recorded, on either engine.

The compiled engine plays a game of one kind in eight, one of every kind and more in `make test-long`,
and all in `make test-longest`; plain Python plays a few.
"""

import pytest

from tests.digests.games import PLAYERS, Kept, digest_of, kept_digests, kept_games
from tests.samples import mostly_long, mostly_longest

KEPT = kept_digests()
ON_BOTH_ENGINES = 16  # one kind in so many
GAMES = list(kept_games())
KINDS = sum(game.seed == 1 for game in GAMES)


def test_every_kept_game_has_a_digest() -> None:
    assert set(KEPT) == {game.name for game in kept_games()}


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_games_look_alike(players: int) -> None:
    """But for mixed ones, which may have drawn the players of another."""
    named = {name: digest for name, digest in KEPT.items() if name.startswith(str(players)) and "/mixed/" not in name}
    digests = list(named.values())
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("kept", GAMES[:KINDS:ON_BOTH_ENGINES], ids=lambda kept: kept.name)
def test_a_kept_game_looks_as_ever_interpreted(kept: Kept) -> None:
    assert digest_of(kept) == KEPT[kept.name]


@pytest.mark.compiled
@pytest.mark.parametrize("kept", mostly_long(GAMES[:KINDS], KINDS // 16), ids=lambda kept: kept.name)
def test_a_kept_game_looks_as_ever_compiled(kept: Kept) -> None:
    assert digest_of(kept) == KEPT[kept.name]


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("kept", mostly_longest(GAMES[KINDS:], len(GAMES) // 3), ids=lambda kept: kept.name)
def test_the_other_kept_games_look_as_ever(kept: Kept) -> None:
    assert digest_of(kept) == KEPT[kept.name]
