"""Many tables at once, each played to its end: each can be loaded again and comes to the scores that were shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bodypolitic.game.game import Game
from bodypolitic.server.settings import Settings
from tests.game.module_games import modules_for
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, serving, sqlite

TABLES = 30

pytestmark = pytest.mark.long


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Lobby]:
    with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED)) as lobby:
        yield lobby


def test_tables_of_every_kind_are_played_at_once(busy: Lobby) -> None:
    tables = []
    for number in range(TABLES):
        players = 2 + number % 3
        tables.append(busy.create(players, seed=None, modules=modules_for(players) if number % 2 else ()))
    for table in tables:
        with busy.watch(table) as spectator:
            end = spectator.state
            while not end["over"]:  # however long: bots give way to whatever else runs
                end = spectator.next("state")
        game = Game.load(busy.http.get(f"/api/tables/{table['id']}/save").json())
        assert game.over
        assert game.scores == end["scores"]
