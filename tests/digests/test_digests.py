"""The first game of every kind looks to every seat as it did when its digest was recorded."""

import pytest

from tests.digests.games import PLAYERS, Kept, digest_of, kept_digests, kept_games

KEPT = kept_digests()
FIRST_OF_EACH_KIND = [game for game in kept_games() if game.seed == 1]


def test_every_kept_game_has_a_digest() -> None:
    assert set(KEPT) == {game.name for game in kept_games()}


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_games_look_alike(players: int) -> None:
    digests = [digest for name, digest in KEPT.items() if name.startswith(str(players))]
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("kept", FIRST_OF_EACH_KIND, ids=lambda kept: kept.name)
def test_a_kept_game_looks_as_ever(kept: Kept) -> None:
    assert digest_of(kept) == KEPT[kept.name]
