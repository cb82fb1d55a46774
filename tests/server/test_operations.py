"""What an operator sees: health, figures, a log that is never silent, and a restart that nobody minds."""

import json
import logging
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import Pool
from typer.testing import CliRunner

from bodypolitic.cli.main import app
from bodypolitic.server.journal import Journal, Lines, write_to_stderr
from bodypolitic.server.operations import SECONDS_READY_HOLDS
from bodypolitic.server.run import CannotServe, check_database
from bodypolitic.server.settings import BadSetting, Limits, Settings
from bodypolitic.server.store import Store
from tests.patience import SECONDS
from tests.server.conftest import RELAXED
from tests.server.table_client import COMMAND, Lobby, Player, serving, sqlite


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Lobby]:
    with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED)) as lobby:
        yield lobby


def figures(lobby: Lobby) -> dict[str, float]:
    """The figures that the server shows."""
    lines = lobby.http.get("/metrics").text.splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}


def lines_of(caplog: pytest.LogCaptureFixture, event: str) -> list[str]:
    lines = [Lines().format(record) for record in caplog.records if record.name == "bodypolitic"]
    return [line for line in lines if f"event={event}" in line]


# Health


def test_a_server_that_serves_says_so(house: Lobby) -> None:
    assert house.http.get("/api/health").text == "ok\n"
    assert house.http.get("/api/ready").json() == {"ready": True}
    for path in ("/", "/api/health", "/api/ready"):
        assert house.http.head(path).status_code == 200, "what asks whether a site is up"


def test_connections_that_are_all_taken_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, told = Store(sqlite(tmp_path), "test"), list[str]()
    store.watch(lambda problem: told.append(type(problem).__name__))
    store.engine.dispose()  # the pool is made anew, and still tells
    monkeypatch.setattr(store.engine.pool, "_timeout", 0.01)
    taken = [store.engine.connect() for _ in range(15)]
    with pytest.raises(SQLAlchemyError):
        store.check()
    for connection in taken:
        connection.close()
    store.check()
    assert told == ["TimeoutError"]
    store.engine.dispose()


@pytest.mark.parametrize("harm", ["delete", "replace"])
def test_a_database_that_is_gone_is_told_and_no_move_is_acknowledged(
    tmp_path: Path, house: Lobby, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player:
        file = tmp_path / "tables.sqlite3"
        file.rename(tmp_path / "elsewhere")
        if harm == "replace":
            file.write_bytes(b"")
        with caplog.at_level(logging.ERROR):
            assert player.choose()["error"] == "storage-failed"
            answer = house.http.get("/api/ready")
            assert (answer.status_code, answer.json()) == (503, {"ready": False, "storage": "failed"})
        assert lines_of(caplog, "storage-failed")
        assert figures(house)["bodypolitic_storage_failures_total"] >= 2
        (tmp_path / "elsewhere").rename(file)
        assert house.http.get("/api/ready").status_code == 200
        assert player.choose()["type"] == "ack"


@pytest.mark.parametrize("harm", ["delete", "replace"])
def test_where_the_database_was_nothing_is_stored_any_more(tmp_path: Path, house: Lobby, harm: str) -> None:
    """Connections that are open still reach a deleted file, and all that they write there is lost."""
    table = house.create(2, WC="me", CC="friend")
    with house.sit(table, "WC") as player:
        player.ask({"type": "chat", "text": "before"})
        file = tmp_path / "tables.sqlite3"
        file.rename(tmp_path / "elsewhere")
        if harm == "replace":
            file.write_bytes(b"")
        wanted = {"players": 2, "seats": {"WC": {"kind": "me"}}}
        asked = [
            house.http.post("/api/tables", json=wanted),
            house.claim(table, "CC", table["seats"]["CC"]["invitation"]),
            house.http.get("/api/tables"),
        ]
        assert [(answer.status_code, answer.json()["error"]) for answer in asked] == [(503, "storage-failed")] * 3
        assert player.ask({"type": "chat", "text": "lost"})["error"] == "storage-failed"
        (tmp_path / "elsewhere").rename(file)
        assert house.claim(table, "CC", table["seats"]["CC"]["invitation"]).status_code == 200
        assert player.ask({"type": "chat", "text": "after"})["type"] == "ack"
    store = Store(sqlite(tmp_path), "test")
    assert [chat.text for chat in store.chats(table["id"], 0, 10)] == ["before", "after"]
    assert [found.id for found in store.tables(10, listed_only=False)] == [table["id"]]
    store.engine.dispose()


def test_that_the_database_is_gone_is_told_though_nobody_does_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bodypolitic.server.hall.SECONDS_BETWEEN_ERRANDS", 0.02)
    with serving(Settings(sqlite(tmp_path))), caplog.at_level(logging.ERROR):
        (tmp_path / "tables.sqlite3").unlink()
        end = time.monotonic() + SECONDS
        while not lines_of(caplog, "storage-failed"):
            assert time.monotonic() < end
            time.sleep(0.01)


@pytest.fixture
def let_write(database: str) -> Iterator[Callable[[bool], None]]:
    """Lets the servers of this process write into a database or only read, also over connections that are open."""
    may_write = True

    def obey(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {not may_write}")

    def of_sqlite(may: bool) -> None:
        nonlocal may_write
        may_write = may

    def of_postgresql(may: bool) -> None:
        writing = "-c default_transaction_read_only=off"
        with psycopg.connect(database, autocommit=True, options=writing) as connection:
            name = connection.info.dbname
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {not may}".encode())
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}".encode())

    if not database.startswith("sqlite"):
        yield of_postgresql
        return
    event.listen(Pool, "checkout", obey)
    yield of_sqlite
    event.remove(Pool, "checkout", obey)


def test_a_database_that_turns_read_only_is_told_and_play_goes_on_when_it_can_be_written_again(
    database: str, let_write: Callable[[bool], None], caplog: pytest.LogCaptureFixture
) -> None:
    with serving(Settings(database, bot_delay=0, limits=RELAXED)) as house:
        table = house.create(2, WC="me", CC="me")
        with house.sit(table, "WC") as player, caplog.at_level(logging.ERROR):
            assert player.choose()["type"] == "ack"
            let_write(False)
            assert player.choose()["error"] == "storage-failed"
            assert lines_of(caplog, "storage-failed")
            assert player.ask({"type": "chat", "text": "Hello"})["error"] == "storage-failed"
            assert house.http.post("/api/tables", json={"players": 2}).json()["error"] == "storage-failed"
            assert house.http.get("/api/ready").status_code == 503
            let_write(True)
            assert player.choose()["type"] == "ack" and player.state["number"] == 2
            assert house.http.get("/api/ready").status_code == 200


def test_storage_that_fails_is_one_line_and_not_one_for_each_move(
    tmp_path: Path, house: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player:
        store = Store(sqlite(tmp_path), "test")
        with store.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE entries RENAME TO hidden")
        with caplog.at_level(logging.ERROR):
            for _ in range(20):
                assert player.choose()["error"] == "storage-failed"
        with store.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE hidden RENAME TO entries")
        store.engine.dispose()
        assert player.choose()["type"] == "ack"
    assert 1 <= len(lines_of(caplog, "storage-failed")) <= 2
    assert figures(house)["bodypolitic_storage_failures_total"] >= 20


def test_a_database_that_can_only_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path))):
        pass
    read_only = f"sqlite:///file:{tmp_path / 'tables.sqlite3'}?mode=ro&uri=true"
    with pytest.raises(CannotServe, match="can only be read"):
        check_database(read_only)
    result = CliRunner().invoke(app, ["serve", "--database", read_only])
    assert result.exit_code == 2 and result.stderr.count("\n") == 1


# Figures


def test_figures_count_what_happens(house: Lobby) -> None:
    table = house.create(2, WC="me")
    with house.sit(table, "WC") as player, house.watch(table):
        player.until_asked()
        player.choose()
        shown = figures(house)
    assert shown["bodypolitic_sockets"] == 2 and shown["bodypolitic_spectators"] == 1
    assert shown["bodypolitic_tables"] == shown["bodypolitic_tables_made_total"] == 1
    assert shown['bodypolitic_moves_total{by="person"}'] == shown["bodypolitic_move_seconds_count"] == 1
    assert "process_resident_memory_bytes" in shown


def test_figures_tell_of_bots_that_are_asked_and_of_tables_in_use(tmp_path: Path) -> None:
    slow = Settings(
        sqlite(tmp_path), bot_delay=0, own_bots={"hanger": "tests.server.odd_bots:Hanger"}, bot_seconds=3600
    )
    with serving(slow) as lobby:
        seats = {"WC": {"kind": "me"}, "CC": {"kind": "bot", "bot": "hanger"}}
        tables = [
            lobby.http.post("/api/tables", json={"players": 2, "seats": seats, "seed": 7}).json() for _ in range(2)
        ]
        assert (figures(lobby)["bodypolitic_tables_in_use"], figures(lobby)["bodypolitic_bot_queue"]) == (0, 0)
        with lobby.sit(tables[0], "WC") as player:
            assert figures(lobby)["bodypolitic_tables_in_use"] == 1
            while not player.state["waiting"] or player.state["waiting"][0]["seat"] == "WC":
                player.choose(pick=-1)
            shown = figures(lobby)
        assert shown["bodypolitic_bot_queue"] == shown["bodypolitic_tables_in_use"] == 1
        assert shown["bodypolitic_tables"] == 2


def test_refusals_are_counted_by_why(house: Lobby, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "bodypolitic"):
        house.http.get("/api/tables/none/save")
        with Player(house.address, "none") as nobody:
            assert nobody.closed() == 4404
    assert figures(house)['bodypolitic_refused_total{why="unknown-table"}'] == 2
    [line] = lines_of(caplog, "refused")
    assert "why=unknown-table address=127.0.0.1" in line


def test_every_kind_of_refusal_is_counted(tmp_path: Path) -> None:
    limits = replace(Limits(), tables_at_once=1, replays_at_once=0, body_bytes=1000)
    with serving(Settings(sqlite(tmp_path), limits=limits)) as lobby:
        table = lobby.create(WC="me")
        path = f"/api/tables/{table['id']}"
        large = b"x" * 2000
        assert lobby.http.post("/api/tables", json={"players": 2}).status_code == 429
        assert lobby.http.get(f"{path}/save").status_code == lobby.http.get(f"{path}/replay/0").status_code == 429
        assert lobby.http.post("/api/tables", content=large).status_code == 413
        assert lobby.http.post("/api/tables", content=iter([large])).status_code == 413, "without its length"
        assert lobby.http.post("/api/tables", json={}).status_code == 422
        assert lobby.http.put("/api/options").status_code == 405
        shown = figures(lobby)
    expected = {"too-fast": 3, "too-large": 2, "bad-request": 1, "wrong-method": 1}
    assert {why: shown[f'bodypolitic_refused_total{{why="{why}"}}'] for why in expected} == expected


def test_a_request_that_comes_too_slowly_is_counted(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), limits=replace(Limits(), seconds_for_a_request=0.1))) as lobby:
        url = httpx.URL(lobby.address)
        with socket.create_connection((url.host, url.port or 0), SECONDS) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{")
            assert line.recv(4096).startswith(b"HTTP/1.1 408 ")
        assert figures(lobby)['bodypolitic_refused_total{why="too-slow"}'] == 1


def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), proxies=("127.0.0.1",))) as lobby:
        assert lobby.http.get("/metrics").status_code == 200
        assert lobby.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"}).status_code == 404
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), trust_env=False) as stranger:
            assert stranger.get(f"{lobby.address}/metrics").status_code == 404, "another address, and no proxy's word"


def test_figures_are_for_whom_the_settings_name_too(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), metrics_for=("127.0.0.2", "10.0.0.0/8"))) as lobby:
        for address, status in (("127.0.0.1", 200), ("127.0.0.2", 200), ("127.0.0.3", 404)):
            with httpx.Client(transport=httpx.HTTPTransport(local_address=address), trust_env=False) as reader:
                assert reader.get(f"{lobby.address}/metrics").status_code == status
                assert reader.get(f"{lobby.address}/metrics", headers={"via": "x"}).status_code == 404


def test_figures_are_not_for_whoever_comes_through_a_proxy_that_nobody_named(house: Lobby) -> None:
    for header in ("x-forwarded-for", "forwarded", "via"):
        assert house.http.get("/metrics", headers={header: "203.0.113.5"}).status_code == 404


def test_who_asks_again_and_again_whether_the_server_is_ready_disturbs_no_move(
    house: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks: list[Store] = []

    def note(store: Store) -> None:
        checks.append(store)

    monkeypatch.setattr(Store, "check", note)
    monkeypatch.setattr("bodypolitic.server.operations.SECONDS_READY_HOLDS", 3600)
    assert [house.http.get("/api/ready").json() for _ in range(20)] == [{"ready": True}] * 20
    assert len(checks) == 1
    assert SECONDS_READY_HOLDS < 5, "what held a moment ago is looked at again before long"


# The log


def test_an_event_is_one_line_whatever_is_in_it() -> None:
    def line(as_json: bool) -> str:
        record = logging.LogRecord("x", logging.INFO, "", 0, "table-made", None, None)
        record.fields = {"table": "t", "name": "two words\nand a line"}
        return Lines(as_json).format(record)

    assert line(False).endswith('level=info event=table-made table=t name="two words\\nand a line"')
    assert json.loads(line(True))["name"] == "two words\nand a line"
    assert "\n" not in line(True)


def test_an_exception_is_its_kind_and_its_place(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("a hand of cards")
    except ValueError:
        logging.getLogger("bodypolitic").exception("oh")
    [line] = lines_of(caplog, "oh")
    assert "ValueError at test_operations.py:" in line and "hand" not in line


def test_what_comes_thick_and_fast_is_written_once_with_its_number(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal()
    for _ in range(5):
        journal.refuse("warning", "pings")
    monkeypatch.setattr("bodypolitic.server.journal.SECONDS_BETWEEN_ALIKE", 0)
    journal.refuse("warning", "pings")
    assert [line.split("why=")[1] for line in lines_of(caplog, "refused")] == ["pings untold=0", "pings untold=4"]


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(BadSetting, match="no log level"):
        write_to_stderr("loud", as_json=False)


# A restart


@pytest.mark.long
def test_people_are_told_that_the_server_restarts_and_play_on_after_it(tmp_path: Path) -> None:
    def start() -> tuple[subprocess.Popen[str], Lobby]:
        command = (*COMMAND, "serve", "--database", sqlite(tmp_path), "--log-level", "info", "--log-json")
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        return process, Lobby(process.stdout.readline().strip().rstrip("/"))

    process, lobby = start()
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        assert player.choose()["type"] == "ack"
        process.send_signal(signal.SIGTERM)
        notice = player.next("notice")
        assert notice["code"] == "restarting" and notice["text"]
        assert player.closed() == 1012
    _, log = process.communicate()
    assert [json.loads(line)["event"] for line in log.splitlines()] == ["started", "table-made", "ending", "ended"]
    process, lobby = start()
    with lobby.sit(table, "WC") as player:
        assert player.state["number"] == 1
    process.terminate()
    process.communicate()


@pytest.mark.long
def test_the_log_of_a_server_has_no_token(tmp_path: Path) -> None:
    command = (*COMMAND, "serve", "--database", sqlite(tmp_path), "--log-level", "debug")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        lobby = Lobby(process.stdout.readline().strip().rstrip("/"))
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player:
            player.choose()
        httpx.get(f"{lobby.address}/api/tables/{table['id']}/save", trust_env=False)
        process.terminate()
        log = process.stderr.read()
    assert table["id"] in log
    assert all(seat["token"] not in log for seat in table["seats"].values())
