"""How the database is reached: its connections, the version that it is of, and whether it can be written to."""

import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import TimeoutError as AllTaken
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

MIGRATIONS: Final = Path(__file__).parent / "migrations"
SECONDS_TO_WAIT_FOR_OTHERS: Final = 15.0  # who use the same SQLite file
SECONDS_BETWEEN_TRIES: Final = 0.01


class NewerDatabase(Exception):
    """A database that a newer version of this program has changed."""


def migrations() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def is_up_to_date(connection: Connection) -> bool | None:
    """Whether a database is of this version, or None if it has no tables yet; a newer version is refused."""
    versions = ScriptDirectory.from_config(migrations())
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= {script.revision for script in versions.walk_revisions()}:
        raise NewerDatabase
    return found == set(versions.get_heads()) if found else None


def check_writable(connection: Connection) -> None:
    """Fail if nothing can be stored; nothing is."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("CREATE TABLE written (number INTEGER)")
    else:
        connection.execute(text("CREATE TEMPORARY TABLE written (number INTEGER) ON COMMIT DROP"))
    connection.rollback()


class Connections(QueuePool):
    """Connections to the database. That none gets free is told here: it is no error of the database itself."""

    failed: Callable[[BaseException], None] | None = None

    def connect(self) -> PoolProxiedConnection:
        try:
            return super().connect()
        except AllTaken as problem:
            if self.failed is not None:
                self.failed(problem)
            raise

    def recreate(self) -> QueuePool:
        again = super().recreate()
        assert isinstance(again, Connections)
        again.failed = self.failed
        return again


# SQLAlchemy names the log of a pool after its class; what that says besides is none of our events.
logging.getLogger(f"{__name__}.{Connections.__name__}").setLevel(logging.WARNING)


def engine_for(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL that holds a commit to be done only when it is on the disk."""
    parsed = make_url(url)
    if parsed.drivername in {"postgres", "postgresql"}:
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in {"sqlite", "postgresql"}:
        raise ValueError(parsed.get_backend_name())
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed, pool_pre_ping=True, pool_size=10, poolclass=Connections)
    engine = create_engine(parsed, connect_args={"timeout": SECONDS_TO_WAIT_FOR_OTHERS}, poolclass=Connections)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        _keep_a_write_ahead_log(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def file_of(engine: Engine) -> str | None:
    """The file of an SQLite database, if it is in one and not told in SQLite's own words."""
    file = engine.url.database
    in_a_file = engine.dialect.name == "sqlite" and file not in {None, "", ":memory:"} and "uri" not in engine.url.query
    return file if in_a_file else None


def _keep_a_write_ahead_log(cursor: sqlite3.Cursor) -> None:
    """The one thing for which SQLite does not wait until another process is done, so we do."""
    deadline = time.monotonic() + SECONDS_TO_WAIT_FOR_OTHERS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(SECONDS_BETWEEN_TRIES)
