"""The database: migrations, the log, and what happens when it is not there."""

import asyncio
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.server.database import engine_for
from bodypolitic.server.refusals import Refused
from bodypolitic.server.schema import Base
from bodypolitic.server.store import Conflict, Entry, Seat, Store, StoredTable
from bodypolitic.server.tokens import hash_of, matches, new_token
from tests.patience import SECONDS
from tests.server.table_client import sqlite

SEATS = {
    "WC": Seat("WC", "me", "Ann", "random", hash_of("secret"), True, False),
    "CC": Seat("CC", "friend", "", "random", hash_of("other"), False, False),
}


def opened(database: str) -> Store:
    store = Store(database, "test")
    store.open()
    return store


def table(table_id: str = "t") -> StoredTable:
    return StoredTable(table_id, 2, (), 2**62, 1, "action", False, time.time(), SEATS)


def test_migrations_make_the_schema(database: str) -> None:
    store = opened(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert set(inspect(connection).get_table_names()) == {*Base.metadata.tables, "alembic_version"}
    store.close()
    opened(database).close()  # a second start finds everything there


def test_the_lobby_reads_no_log(tmp_path: Path) -> None:
    """Of each table's moves only the last is looked up, by its key, however long the game is."""
    store = opened(sqlite(tmp_path))
    asked: list[tuple[str, Any]] = []
    event.listen(store.engine, "before_cursor_execute", lambda *sent: asked.append((sent[2], sent[3])))
    store.create(table())
    asked.clear()
    assert len(store.tables(10, listed_only=False)) == 1
    statements = asked.copy()
    with store.engine.connect() as connection:
        for statement, values in statements:
            plan = [row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
            assert not any(step.startswith("SCAN entries") for step in plan), plan
    assert any("entries" in statement for statement, _ in statements)
    store.close()


def test_two_processes_may_start_at_once(postgres_database: str) -> None:
    async def start() -> None:
        stores = [Store(postgres_database, str(number)) for number in range(4)]
        await asyncio.gather(*(asyncio.to_thread(store.open) for store in stores))
        await asyncio.gather(*(asyncio.to_thread(store.close) for store in stores))

    asyncio.run(start())


def test_a_number_and_a_key_are_stored_once(database: str) -> None:
    store = opened(database)
    store.create(table())
    store.create(table("u"))

    async def write() -> list[object]:
        entries = [
            Entry("t", 1, "WC", "basic/lobby", "a"),
            Entry("t", 1, "CC", "pass", "b"),
            Entry("t", 2, "WC", None, "a"),
            Entry("t", 2, "CC", None, "a"),
            Entry("t", 3, "CC", "pass", None),
            Entry("t", 4, "CC", "pass", None),
            Entry("u", 1, "WC", "pass", "a"),
            Entry("none", 1, "WC", "pass", "a"),
        ]
        return list(await asyncio.gather(*(store.append(entry) for entry in entries), return_exceptions=True))

    results = asyncio.run(write())
    assert [isinstance(one, Conflict) for one in results] == [False, True, True, False, False, False, False, True]
    assert [(entry.number, entry.seat, entry.option, entry.key) for entry in store.entries("t")] == [
        (1, "WC", "basic/lobby", "a"),
        (2, "CC", None, "a"),
        (3, "CC", "pass", None),
        (4, "CC", "pass", None),
    ]
    found = store.table("t")
    assert found is not None and found.seats == SEATS and found.seed == 2**62
    store.close()


def test_an_entry_is_not_stored_without_the_one_before(database: str) -> None:
    store = opened(database)
    store.create(table())

    async def write(*numbers: int) -> list[bool]:
        entries = [Entry("t", number, "WC", "pass", None) for number in numbers]
        results = await asyncio.gather(*(store.append(entry) for entry in entries), return_exceptions=True)
        return [isinstance(one, Conflict) for one in results]

    assert asyncio.run(write(2)) == [True]
    assert asyncio.run(write(1, 2, 3, 4, 5, 7)) == [False, False, False, False, False, True]
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE number > 2"))  # as a backup that is restored does
    assert asyncio.run(write(6)) == [True]
    assert asyncio.run(write(3)) == [False]
    assert [entry.number for entry in store.entries("t")] == [1, 2, 3]
    store.close()


def test_an_entry_is_stored_though_who_made_it_has_left(database: str) -> None:
    store = opened(database)
    store.create(table())

    async def write() -> None:
        left = asyncio.ensure_future(store.append(Entry("t", 1, "WC", "a", "left")))
        await asyncio.sleep(0)
        left.cancel()
        await store.append(Entry("t", 2, "WC", "b", "stays"))
        assert left.cancelled()

    asyncio.run(write())
    assert [entry.key for entry in store.entries("t")] == ["left", "stays"]
    store.close()


def test_no_token_is_stored(database: str) -> None:
    store = opened(database)
    store.create(table())
    with store.engine.connect() as connection:
        rows = [str(row) for name in Base.metadata.tables for row in connection.execute(text(f"SELECT * FROM {name}"))]
    store.close()
    assert rows and not any("secret" in row for row in rows)


def test_a_database_that_went_away(database: str) -> None:
    store = opened(database)
    store.create(table())
    with store.engine.begin() as connection:
        connection.execute(text("DROP TABLE entries"))

    async def write() -> None:
        await store.append(Entry("t", 1, "WC", "pass", "a"))

    with pytest.raises(Refused, match="storage-failed"):
        asyncio.run(write())
    store.close()


@pytest.mark.parametrize("harm", ["delete", "replace"])
def test_whoever_asks_while_the_file_is_gone_makes_no_other_and_keeps_to_none(tmp_path: Path, harm: str) -> None:
    store, file = opened(sqlite(tmp_path)), tmp_path / "tables.sqlite3"
    store.create(table())
    file.rename(tmp_path / "elsewhere")
    if harm == "replace":
        file.write_bytes(b"")
    with ExitStack() as held, pytest.raises(SQLAlchemyError):
        for _ in range(20):  # more than are open already
            held.enter_context(store.engine.connect())
    assert file.exists() == (harm == "replace")
    (tmp_path / "elsewhere").rename(file)
    with ExitStack() as held:
        for _ in range(5):
            connection = held.enter_context(store.engine.connect())
            assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 1
    store.close()


def test_an_entry_that_cannot_be_written_harms_no_other(postgres_database: str) -> None:
    """PostgreSQL takes no zero byte."""
    store = opened(postgres_database)
    store.create(table())
    store.create(table("u"))

    async def write() -> list[object]:
        entries = [Entry("t", 1, "WC", "pass", "\0"), Entry("u", 1, "WC", "pass", "a")]
        return list(await asyncio.gather(*(store.append(entry) for entry in entries), return_exceptions=True))

    results = asyncio.run(write())
    assert isinstance(results[0], Refused) and results[1] is None
    assert store.table("\0") is None
    assert len(store.entries("u")) == 1
    store.close()


def test_whatever_fails_the_writer_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(sqlite(tmp_path))
    told: list[BaseException] = []
    store.watch(told.append)
    store.create(table())
    entry = Entry("t", 1, "WC", "pass", "a")

    def fail(_: list[Entry]) -> None:
        raise TimeoutError

    async def write() -> None:
        async with asyncio.timeout(SECONDS):
            with monkeypatch.context() as broken:
                broken.setattr(store, "_insert", fail)
                with pytest.raises(Refused, match="storage-failed"):
                    await store.append(entry)
            await store.append(entry)

    asyncio.run(write())
    assert store.entries("t") == [entry]
    assert [type(one) for one in told] == [TimeoutError]
    store.close()


def test_no_chat_appears_before_one_that_was_told_already(postgres_database: str) -> None:
    """Whoever reads on from the last chat they know misses none, though many talk at once."""
    store = opened(postgres_database)
    store.create(table())
    read: list[int] = []

    def talk(seat: str) -> None:
        for number in range(60):
            store.say("t", seat, "Hello", str(number))

    threads = [threading.Thread(target=talk, args=(seat,)) for seat in ("WC", "MC", "CC", "ST")]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        read += [chat.id for chat in store.chats("t", read[-1] if read else 0, 1000)]
    read += [chat.id for chat in store.chats("t", read[-1], 1000)]
    assert read == [chat.id for chat in store.chats("t", 0, 1000)]
    store.close()


@pytest.mark.parametrize("url", ["mysql://host/name", "nonsense", ""])
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises(Exception, match=r"mysql|[Pp]arse"):
        engine_for(url)


def test_tokens() -> None:
    token = new_token()
    assert token != new_token()
    assert matches(token, hash_of(token)) and token not in hash_of(token)
    assert not matches(token + "x", hash_of(token))
    assert not matches("", None)
    assert not matches("\ud800", hash_of(token))
