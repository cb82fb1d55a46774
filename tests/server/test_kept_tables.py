"""Tables that servers of earlier rules have left behind are opened as they were, and played on."""

import json
from pathlib import Path
from random import Random

import pytest

from bodypolitic.game.table.kept_table import RULES
from bodypolitic.server.administration import Administration
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Store
from tests.corpus.tables import KeptTable, as_told, kept_tables
from tests.samples import mostly_long
from tests.server.conftest import RELAXED
from tests.server.table_client import Player, serving, sqlite

TABLES = list(kept_tables())
MOVES = 12
# By their rules and names: all others come to the same table after every entry of their log, by its digest.
GO_ANOTHER_WAY = {(1, "one against an Automa"), (1, "finished, by a bot and an Automa")}


def imported(database: str, kept: KeptTable) -> str:
    """The id of a kept table that was put into a database."""
    operator = Administration(database, new=True)
    table_id = operator.import_table(kept.export)
    operator.close()
    return table_id


def told_at(address: str, table_id: str, token: str | None) -> Player:
    player = Player(address, table_id, token)
    player.next("state")
    return player


@pytest.mark.parametrize("kept", mostly_long(TABLES, 2), ids=lambda kept: f"rules {kept.rules} {kept.name}")
def test_a_table_that_was_left_behind_is_played_on(tmp_path: Path, kept: KeptTable) -> None:
    """It looks as it did, also after its log was played by other rules; its people are told of those once."""
    database = sqlite(tmp_path)
    table_id = imported(database, kept)
    settings = Settings(database, bot_delay=0, limits=RELAXED)
    chance = Random(3)
    for _ in range(2):
        with serving(settings) as lobby, told_at(lobby.address, table_id, kept.token) as player:
            assert as_told(player.state) == kept.told
            if kept.told["over"]:
                path = f"/api/tables/{table_id}/replay/{kept.told['choices'] // 2}"
                assert lobby.http.get(path).json()["view"]["players"]
    with serving(settings) as lobby, told_at(lobby.address, table_id, kept.token) as player:
        for _ in range(MOVES):
            if not player.until_asked()["over"]:
                assert player.choose(pick=chance.randrange(20))["type"] == "ack"
        if kept.token is not None:
            player.ask({"type": "chat", "text": "Hello"})
            told = [json.loads(text) for text in player.texts]
            news = [message["code"] for message in told if message["type"] == "announcement"]
            assert news == ["rules-changed"] * (kept.rules != RULES)


def test_only_those_go_on_from_a_kept_position_that_go_another_way_by_these_rules(tmp_path: Path) -> None:
    """Were no digest compared, none would, and if digests were made otherwise, all of the earlier rules would."""
    database = sqlite(tmp_path)
    for kept in TABLES:
        imported(database, kept)
    with serving(Settings(database, bot_delay=100, limits=RELAXED)) as lobby:
        for kept in TABLES:
            told_at(lobby.address, kept.export["rows"]["tables"][0]["id"], kept.token).socket.close()
    store = Store(database, "test")
    found = [store.table(kept.export["rows"]["tables"][0]["id"]) for kept in TABLES]
    store.engine.dispose()
    resumed = [kept for kept, table in zip(TABLES, found, strict=True) if table and table.resumed_at is not None]
    assert {(kept.rules, kept.name) for kept in resumed} == GO_ANOTHER_WAY
