"""Servers and databases for the tests."""

import os
import sys
import tempfile
import uuid
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import psycopg
import pytest

from bodypolitic.server.settings import Limits, Settings
from tests.patience import SECONDS
from tests.server.table_client import Lobby, serving, sqlite

RELAXED = Limits(
    messages_at_once=100_000,
    messages_of_an_address_at_once=100_000,
    arrivals_at_once=100_000,
    requests_at_once=100_000,
    sockets_at_once=100_000,
    chats_at_once=100_000,
    replays_at_once=100_000,
    saves_at_once=100_000,
    courses_at_once=100_000,
    claims_at_once=100_000,
    tables_at_once=100_000,
    tables_listed_an_address=100_000,
    bot_tables_an_address=100_000,
    bot_tables=100_000,
    seconds_a_listing_holds=0,
)


def do_without(what: str) -> NoReturn:
    """Leave a test out for what is not there; where changes are judged (CI) nothing is left out without a word."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server: a throw-away one, or the one that BODYPOLITIC_TEST_POSTGRES names."""
    named = os.environ.get("BODYPOLITIC_TEST_POSTGRES")
    if named:
        yield named
        return
    if sys.version_info >= (3, 13):
        do_without("pgserver has no PostgreSQL for this Python; name one in BODYPOLITIC_TEST_POSTGRES")
    pgserver = import_module("pgserver")
    with tempfile.TemporaryDirectory() as folder:
        server = pgserver.get_server(folder, cleanup_mode=None)
        yield server.get_uri()
        pgserver.pg_ctl(["-m", "immediate", "stop"], pgdata=server.pgdata, user=server.system_user)


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty PostgreSQL database."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    before, _, after = postgres.rpartition("/postgres")
    return f"{before}/{name}{after}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: str = request.getfixturevalue("postgres_database")
    return url


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """A server on SQLite with quick bots that shows everything at once, shared by the tests of a module.

    It waits for those who think, which give way to all other work, for as long as tests do.
    """
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr("bodypolitic.server.connection.BLINK", 0.0)
        folder = tmp_path_factory.mktemp("server")
        with serving(Settings(sqlite(folder), bot_delay=0, bot_seconds=SECONDS, limits=RELAXED)) as lobby:
            yield lobby
