"""What an operator does with tables, on the database alone: running servers look for errands and do their part."""

import base64
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, delete, insert, select, text, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DataError, IntegrityError

from bodypolitic.server.database import is_up_to_date
from bodypolitic.server.schema import Base, ErrandRow, SeatRow, TableRow
from bodypolitic.server.store import EVERY_TABLE, Store, StoredTable, last_errand
from bodypolitic.server.tokens import hash_of, new_token

EXPORT_FORMAT: Final = "bodypolitic-table"
EVERYBODY: Final = ""  # an errand about no table is a message to everybody
SECONDS_A_DAY: Final = 86_400.0


class CannotDo(Exception):
    """What an operator asked for and can't have, in words."""


class Administration:
    """An operator's view of a database.

    It must be of this version, or servers of another one that run on it would not understand it any more. Only who
    brings tables along may begin a `new` one.
    """

    def __init__(self, url: str, new: bool = False) -> None:
        self._store = Store(url, "admin")
        self._engine = self._store.engine
        with self._engine.connect() as connection:
            up_to_date = is_up_to_date(connection)
        if up_to_date is None and not new:
            raise CannotDo("there are no tables in this database: has a server ever served it?")
        if up_to_date is False:
            raise CannotDo(
                "the database is of an earlier version of Body Politic: start the server of this version, which brings "
                "it up to date, or use the commands of the version that serves it"
            )

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # Looking

    def tables(self, most: int) -> list[StoredTable]:
        """All tables, listed or not, those played at last first."""
        return self._store.tables(most, listed_only=False)

    def table(self, table_id: str) -> StoredTable:
        """One table."""
        found = self._store.table(table_id)
        if found is None:
            raise CannotDo(f"there is no table {table_id}")
        return found

    def moves(self, table_id: str) -> int:
        """How many entries its log has."""
        return len(self._store.entries(table_id))

    # Changing

    def close_table(self, table_id: str) -> None:
        """Let nobody play at a table any more; what was played is kept."""
        self.table(table_id)
        with self._engine.begin() as connection:
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(closed=True, listed=False))
            _send(connection, table_id)

    def delete_table(self, table_id: str) -> None:
        """Remove a table and all that belongs to it."""
        self.table(table_id)
        self._store.delete(table_id)
        with self._engine.begin() as connection:
            _send(connection, table_id)

    def untouched(self, days: float) -> list[str]:
        """The tables at which nothing has happened for so many days."""
        since = time.time() - days * SECONDS_A_DAY
        return self._store.untouched(since, since)

    def new_link(self, table_id: str, role: str) -> str:
        """A new token for a person's seat, after the site's address; the old one is void."""
        seat = self.table(table_id).seats.get(role)
        if seat is None or seat.kind in {"bot", "automa"}:
            raise CannotDo(f"no person plays {role} at table {table_id}")
        token = new_token()
        holder = {"token_hash": hash_of(token), "invitation_hash": None, "taken": True}
        with self._engine.begin() as connection:
            which = (SeatRow.table_id == table_id, SeatRow.role == role)
            connection.execute(update(SeatRow).where(*which).values(**holder))
            _send(connection, table_id)
        return f"#/table/{table_id}/seat/{role}/{token}"

    def tell_everybody(self, words: str) -> None:
        """A message for everybody at every table."""
        with self._engine.begin() as connection:
            _send(connection, EVERYBODY, words)

    # Carrying tables from one database to another

    def export(self, table_id: str) -> dict[str, Any]:
        """Everything that is stored of a table, as plain data."""
        self.table(table_id)
        with self._engine.connect() as connection:
            rows = {table.name: _rows(connection, table, table_id) for table in _of_a_table()}
        return {"format": EXPORT_FORMAT, "rows": rows}

    def import_table(self, data: object) -> str:
        """Put an exported table into this database; its links hold here as well.

        That counts as touching it, however old it is, so that the server keeps it for a while.
        """
        rows = check_export(data)
        try:
            table_id: str = rows[TableRow.__tablename__][0]["id"]
            self._store.upgrade()
            if self._store.table(table_id) is not None:
                raise CannotDo("this table is here already")
            with self._engine.begin() as connection:
                for table in _of_a_table():
                    for row in rows[table.name]:
                        connection.execute(insert(table).values(**row))
                connection.execute(update(TableRow).where(TableRow.id == table_id).values(updated=time.time()))
                self._store.read(connection, [table_id])
        except (ValueError, OverflowError) as problem:
            raise CannotDo(f"this is no exported table: {problem}") from problem
        except (DataError, IntegrityError) as problem:
            raise CannotDo(f"this is no exported table: {problem.orig}") from problem
        return table_id

    # Backups of SQLite

    def back_up(self, to: Path) -> None:
        """Copy the database as it is at one moment, also while servers write to it."""
        if to.exists():
            raise CannotDo(f"{to} is there already")
        with closing(sqlite3.connect(self._file())) as source, closing(sqlite3.connect(to)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, which can be carried away
        check_backup(to)

    def restore(self, backup: Path) -> None:
        """Make the database what a backup says; running servers let go of what they knew."""
        check_backup(backup)
        self._store.upgrade()
        before = self._store.last_errand()
        source = sqlite3.connect(f"file:{backup}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(self._file(), timeout=15)) as target:
            source.backup(target)
        self._engine.dispose()
        self._store.upgrade()
        with self._engine.begin() as connection:
            _send(connection, EVERY_TABLE, after=before)

    def _file(self) -> str:
        if self._engine.dialect.name != "sqlite":
            raise CannotDo("PostgreSQL has its own: pg_dump and pg_restore")
        file = self._engine.url.database
        assert file is not None
        return file


def check_backup(file: Path) -> None:
    """Refuse a file that is no whole database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as backup:
            [(verdict,)] = backup.execute("PRAGMA integrity_check").fetchall()
            backup.execute("SELECT count(*) FROM entries").fetchall()
    except (sqlite3.Error, ValueError) as problem:
        raise CannotDo(f"{file} is no backup of tables") from problem
    if verdict != "ok":
        raise CannotDo(f"{file} is damaged")


def _of_a_table() -> list[SqlTable]:
    """The tables of the database that hold what belongs to a game table, itself first."""
    tables = Base.metadata.sorted_tables
    return [table for table in tables if table.name == TableRow.__tablename__ or "table_id" in table.columns]


def _rows(connection: Connection, table: SqlTable, table_id: str) -> list[dict[str, Any]]:
    which = table.columns.id if table.name == TableRow.__tablename__ else table.columns.table_id
    found = connection.execute(select(table).where(which == table_id)).mappings()
    return [{name: _plain(value) for name, value in row.items() if _travels(table, name)} for row in found]


def _travels(table: SqlTable, name: str) -> bool:
    """Whether a column is more than a number that this database gave a row."""
    column = table.columns[name]
    return not (column.primary_key and column.autoincrement is True) and not (name == "id" and table.name == "chats")


def _plain(value: object) -> object:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def check_export(data: object) -> dict[str, list[dict[str, Any]]]:
    """The rows of an exported table as they are to be stored, unless something is wrong with them."""
    try:
        return _checked(data)
    except (ValueError, OverflowError) as problem:
        raise CannotDo(f"this is no exported table: {problem}") from problem


def _checked(data: object) -> dict[str, list[dict[str, Any]]]:
    """The rows of an exported table as they are to be stored; `ValueError` tells what is wrong with them."""
    if not isinstance(data, dict) or data.get("format") != EXPORT_FORMAT or not isinstance(data.get("rows"), dict):
        raise ValueError("it was not written by export")
    rows = {table.name: _rows_from_plain(table, data["rows"].get(table.name, [])) for table in _of_a_table()}
    itself = rows.pop(TableRow.__tablename__)
    if len(itself) != 1:
        raise ValueError(f"it has {len(itself)} tables")
    if any(row["table_id"] != itself[0]["id"] for others in rows.values() for row in others):
        raise ValueError("some of it belongs to another table")
    return {TableRow.__tablename__: itself, **rows}


def _rows_from_plain(table: SqlTable, rows: object) -> list[dict[str, Any]]:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ValueError(f"{table.name} is no list of rows")
    return [_from_plain(table, row) for row in rows]


def _from_plain(table: SqlTable, row: dict[str, Any]) -> dict[str, Any]:
    """A row with the values of its columns; what a later version has added may be missing."""
    columns = [column for column in table.columns if _travels(table, column.name)]
    for column in columns:
        if column.name not in row and not column.nullable and column.server_default is None:
            raise ValueError(f"{table.name} has a row without {column.name}")
    return {column.name: _value(column, row[column.name]) for column in columns if column.name in row}


def _value(column: Column[Any], plain: object) -> object:
    kind = column.type.python_type
    value = _bytes(plain) if kind is bytes else plain
    if type(value) is kind or (kind is float and type(value) is int) or (value is None and column.nullable):
        return value
    raise ValueError(f"{column} can't be {json.dumps(plain)[:40]}")


def _bytes(plain: object) -> bytes | None:
    try:
        return base64.b64decode(plain["base64"], validate=True) if isinstance(plain, dict) else None
    except (KeyError, TypeError, ValueError):
        return None


def _send(connection: Connection, about: str, words: str = "", after: int = 0) -> None:
    """Leave an errand for running servers; those of yesterday have been done.

    Its number is higher than that of any errand there ever was, also `after` those that a backup knows nothing of:
    servers look only beyond the last one they have done. Whoever else sends one waits, so that they appear in order.
    """
    now = time.time()
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE errands IN EXCLUSIVE MODE"))
    connection.execute(delete(ErrandRow).where(ErrandRow.at < now - SECONDS_A_DAY))
    number = max(int(now * 1_000_000), after + 1, last_errand(connection) + 1)
    connection.execute(insert(ErrandRow).values(id=number, about=about, words=words, at=now))
