"""Bringing a database up to date: all or nothing, by one process at a time, and never backwards."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from typer.testing import CliRunner

from bodypolitic.cli.main import app
from bodypolitic.server.database import migrations
from bodypolitic.server.run import CannotServe, check_database
from bodypolitic.server.schema import Base
from bodypolitic.server.store import Store
from tests.server.table_client import COMMAND, Lobby, sqlite

FILE = "tables.sqlite3"
AT_ONCE = 4


def opened(folder: Path) -> Store:
    store = Store(sqlite(folder), "test")
    store.open()
    return store


def of_version_2(store: Store) -> None:
    """A database as the second version left it, with a table at which one of two friends has sat down."""
    with store.engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(
            text(
                "INSERT INTO tables (id, players, seed, modules, round, phase, over, updated) "
                "VALUES ('t', 2, 9223372036854775807, '', 1, 'action', false, 1.0)"
            )
        )
        seat = text("INSERT INTO seats VALUES ('t', :role, 'friend', '', 'steady', :role, :taken, false, 0.0)")
        connection.execute(seat, [{"role": "WC", "taken": True}, {"role": "CC", "taken": False}])


def check_version_2(store: Store) -> None:
    """The table of the second version is as it was."""
    table = store.table("t")
    assert table is not None
    assert (table.seed, table.chance, table.listed, table.open) == (2**63 - 1, "sfc32", True, False)
    assert (table.seats["WC"].token_hash, table.seats["WC"].invitation_hash) == ("WC", None)
    assert (table.seats["CC"].token_hash, table.seats["CC"].invitation_hash) == (None, "CC")


@pytest.mark.parametrize("earlier", [False, True], ids=["first start", "upgrade"])
@pytest.mark.long
def test_killed_before_any_statement_the_next_start_goes_on(tmp_path: Path, earlier: bool) -> None:
    """What the disk holds before each statement is all that a kill would leave."""
    store = Store(sqlite(tmp_path), "test")
    if earlier:
        of_version_2(store)
    left: list[Path] = []

    def leave(*_: Any) -> None:
        folder = tmp_path / f"killed-{len(left)}"
        folder.mkdir()
        for file in tmp_path.glob(f"{FILE}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        left.append(folder)

    event.listen(store.engine, "before_cursor_execute", leave)
    store.open()
    store.close()
    assert len(left) > 8
    for folder in left:
        again = opened(folder)
        with again.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        if earlier:
            check_version_2(again)
        again.close()


def test_a_table_of_an_earlier_version_keeps_its_seed_and_its_invitation(database: str) -> None:
    store = Store(database, "test")
    of_version_2(store)
    store.open()
    check_version_2(store)
    store.close()


@pytest.mark.long
def test_servers_that_start_at_once_on_a_fresh_file_all_serve(tmp_path: Path) -> None:
    command = (*COMMAND, "serve", "--database", sqlite(tmp_path))
    servers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(AT_ONCE)]
    try:
        for server in servers:
            assert server.stdout is not None
            lobby = Lobby(server.stdout.readline().strip().rstrip("/"))
            assert lobby.create(WC="me")["id"]
    finally:
        for server in servers:
            server.terminate()
            server.wait()


def test_a_database_of_a_newer_version_is_one_clear_sentence(database: str) -> None:
    store = Store(database, "test")
    store.open()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(CannotServe, match="made by a newer version of Body Politic"):
        check_database(database)
    result = CliRunner().invoke(app, ["serve", "--database", database])
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1


def test_of_the_positions_that_earlier_versions_kept_those_that_are_needed_stay(database: str) -> None:
    store = Store(database, "test")
    of_version_2(store)
    with store.engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        position = text("INSERT INTO positions VALUES ('t', :number, :lasting, :data)")
        kept = [{"number": number, "lasting": number in {0, 3}, "data": b"{}"} for number in range(8)]
        connection.execute(position, kept)
    store.open()
    assert [position.number for position in store.positions("t")] == [0, 3, 7]
    store.close()
