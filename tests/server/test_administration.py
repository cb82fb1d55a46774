"""`bodypolitic admin`: what an operator does with tables, also while a server plays at them."""

import copy
import json
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import alembic.command
import pytest
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from typer.testing import CliRunner, Result

from bodypolitic.cli.main import app
from bodypolitic.server.administration import Administration, CannotDo
from bodypolitic.server.database import migrations
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Store
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, Player, serving, sqlite


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    """A running server, whose operator's database is named in the environment."""
    monkeypatch.setenv("BODYPOLITIC_DATABASE", sqlite(tmp_path))
    monkeypatch.setattr("bodypolitic.server.hall.SECONDS_BETWEEN_ERRANDS", 0.02)
    with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED)) as lobby:
        yield lobby


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["admin", *arguments])


def done(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_tables_are_listed_and_shown_without_a_secret(house: Lobby) -> None:
    table = house.create(2, WC="me", CC="friend")
    with house.sit(table, "WC") as player:
        player.choose()
    assert table["id"] in done("list") and "WC player" in done("list")
    shown = done("show", table["id"])
    assert "1 moves" in shown and "CC: CC player (friend, open)" in shown
    assert table["seats"]["WC"]["token"] not in shown


def test_a_table_that_there_is_not_is_one_friendly_line(house: Lobby) -> None:
    for command in ("show", "close", "delete", "export"):
        result = run(command, "none", *(["file"] if command == "export" else []))
        assert (result.exit_code, result.stderr) == (2, "Error: there is no table none\n")
    assert run("link", house.create(2, WC="me")["id"], "CC").exit_code == 2, "a bot needs no link"


def test_an_exported_table_is_played_on_in_another_database(house: Lobby, tmp_path: Path) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player:
        player.choose()
        player.ask({"type": "chat", "text": "Hello"})
        view = player.state["view"]
    file = tmp_path / "table.json"
    done("export", table["id"], str(file))
    assert "this table is here already" in run("import", str(file)).stderr
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert done("import", str(file), "--database", sqlite(elsewhere)).strip() == table["id"]
    with serving(Settings(sqlite(elsewhere))) as other, other.sit(table, "WC") as player:
        assert player.state["view"] == view
        assert player.choose()["type"] == "ack"


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b'{"format": "bodypolitic-table", "rows": {}}', b'{"format": "bodypolitic-table"}', b"\xff"],
)
def test_what_is_no_exported_table_is_refused(house: Lobby, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(content)
    result = run("import", str(file))
    assert result.exit_code == 2 and result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("table", "changed", "told"),
    [
        ("positions", {"data": {"base64": "?"}}, 'positions.data can\'t be {"base64": "?"}'),
        ("positions", {"data": {"base64": 1}}, 'positions.data can\'t be {"base64": 1}'),
        ("positions", {"data": "text"}, 'positions.data can\'t be "text"'),
        ("entries", {"number": "1"}, 'entries.number can\'t be "1"'),
        ("entries", {"number": None}, "entries.number can't be null"),
        ("entries", {"number": 10**30}, "too large"),
        ("entries", {"option": ["a"]}, 'entries.option can\'t be ["a"]'),
        ("entries", {"option": "\ud800"}, "surrogates not allowed"),
        ("entries", {"table_id": "another"}, "belongs to another table"),
        ("entries", {"number": 2}, "UNIQUE"),
        ("seats", {"taken": 1}, "seats.taken can't be 1"),
        ("seats", None, "seats is no list of rows"),
        ("tables", {"players": True}, "tables.players can't be true"),
        ("tables", {"seed": "many"}, "invalid literal"),
        ("tables", {"id": 3}, "tables.id can't be 3"),
        ("entries", "at", "entries has a row without at"),
        ("tables", "phase", "tables has a row without phase"),
    ],
)
def test_what_is_wrong_with_a_table_is_told_and_nothing_of_it_is_stored(
    exported: dict[str, Any], tmp_path: Path, table: str, changed: dict[str, Any] | str | None, told: str
) -> None:
    data = copy.deepcopy(exported)
    row = data["rows"][table][0]
    if changed is None:
        data["rows"][table] = [3]
    elif isinstance(changed, str):
        del row[changed]
    else:
        row.update(changed)
    operator = Administration(sqlite(tmp_path), new=True)
    with pytest.raises(CannotDo, match=re.escape(told)) as problem:
        operator.import_table(data)
    assert str(problem.value).startswith("this is no exported table: ") and "INSERT" not in str(problem.value)
    assert operator.import_table(exported) == exported["rows"]["tables"][0]["id"]
    with pytest.raises(CannotDo, match="here already"):
        operator.import_table(exported)
    operator.close()


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A table after two moves, as it is exported."""
    database = sqlite(tmp_path_factory.mktemp("exported"))
    with serving(Settings(database)) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player:
            for _ in range(2):
                player.choose()
    operator = Administration(database)
    data = operator.export(table["id"])
    operator.close()
    return data


@pytest.mark.parametrize(
    "command", ["list", "show t", "export t FILE", "close t", "purge 1", "message Hello", "backup FILE"]
)
def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, command: str) -> None:
    database = tmp_path / "mistyped.sqlite3"
    command = command.replace("FILE", str(tmp_path / "file"))
    result = run(*command.split(), "--database", f"sqlite:///{database}")
    assert (result.exit_code, result.stderr) == (2, f"Error: there is no database {database}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_is_told_and_left_alone(database: str) -> None:
    Store(database, "test").engine.connect().close()
    result = run("list", "--database", database)
    assert result.exit_code == 2 and "there are no tables in this database" in result.stderr
    with Store(database, "test").engine.connect() as connection:
        assert inspect(connection).get_table_names() == []


@pytest.mark.parametrize(
    "command", ["list", "purge 1", "message Hello", "backup FILE", "import FILE", "restore FILE --yes"]
)
def test_a_database_of_an_earlier_version_is_not_changed_under_its_server(
    tmp_path: Path, exported: dict[str, Any], command: str
) -> None:
    store = Store(sqlite(tmp_path), "test")
    with store.engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0009")
    file = tmp_path / "file"
    if "import" in command:
        file.write_text(json.dumps(exported))
    if "restore" in command:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as source, closing(sqlite3.connect(file)) as backup:
            source.backup(backup)
    result = run(*command.replace("FILE", str(file)).split(), "--database", sqlite(tmp_path))
    assert result.exit_code == 2 and "start the server of this version" in result.stderr
    with store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == "0009"
    store.engine.dispose()


def test_a_backup_is_restored_where_there_was_no_database_and_brought_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    backup = Store(sqlite(tmp_path), "test")
    with backup.engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0009")
    backup.engine.dispose()
    assert done("restore", str(tmp_path / "tables.sqlite3"), "--yes", "--database", sqlite(tmp_path / "new")) == ""
    assert done("list", "--database", sqlite(tmp_path / "new")) == ""


def test_at_a_closed_table_nobody_plays_on(house: Lobby) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player:
        assert player.choose()["type"] == "ack"
        done("close", table["id"])
        player.until(lambda message: message["type"] == "state")
        assert player.choose()["error"] == "table-closed"
    assert "closed" in done("list")


def test_whoever_sits_at_a_deleted_table_is_sent_away(house: Lobby) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player, house.watch(table) as watching:
        done("delete", table["id"], "--yes")
        assert player.closed() == watching.closed() == 4404
    with Player(house.address, table["id"]) as late:
        assert late.closed() == 4404
    assert table["id"] not in done("list")


def test_tables_are_purged_at_which_nothing_has_happened_for_so_many_days(house: Lobby, tmp_path: Path) -> None:
    made = [house.create(2, WC="me", CC="me") for _ in range(4)]
    for table in made[2:]:
        with house.sit(table, "WC") as player:
            player.choose()
    fresh, _untouched, old_move, new_move = tables = [table["id"] for table in made]
    change(tmp_path, f"UPDATE tables SET updated = updated - 10 * 86400 WHERE id <> '{fresh}'")
    change(tmp_path, f"UPDATE entries SET at = at - 10 * 86400 WHERE table_id = '{old_move}'")
    assert done("purge", "20", "--yes") == "0 tables\n"
    refused = CliRunner().invoke(app, ["admin", "purge", "5"], input="n\n")
    assert refused.stdout.splitlines()[-1] == "0 tables" and "Delete 2 tables for good?" in refused.stdout
    assert all(table in done("list") for table in tables)
    assert done("purge", "5", "--yes") == "2 tables\n"
    assert [table for table in tables if table in done("list")] == [fresh, new_move]
    assert done("purge", "0", "--yes") == "2 tables\n"
    assert done("list") == ""


def test_a_lost_seat_gets_a_new_link_and_the_old_one_is_void(house: Lobby) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as thief:
        address = done("link", table["id"], "WC", "--site", "https://games.example").strip()
        assert thief.closed() == 4401
    start = f"https://games.example/#/table/{table['id']}/seat/WC/"
    assert address.startswith(start)
    with Player(house.address, table["id"], address.removeprefix(start)) as holder:
        assert holder.next("state")["seat"] == "WC"
    with Player(house.address, table["id"], table["seats"]["WC"]["token"]) as late:
        assert late.closed() == 4401


def test_a_message_reaches_everybody(house: Lobby) -> None:
    tables = [house.create(2, WC="me", CC="me") for _ in range(2)]
    with house.sit(tables[0], "WC") as one, house.watch(tables[1]) as other:
        done("message", "We restart at noon.")
        for somebody in (one, other):
            assert somebody.next("notice") == {"type": "notice", "code": "operator", "text": "We restart at noon."}


def change(folder: Path, statement: str) -> None:
    """Change what is stored, as no command would."""
    store = Store(sqlite(folder), "test")
    with store.engine.begin() as connection:
        connection.execute(text(statement))
    store.engine.dispose()


def test_an_operator_is_heard_again_after_days_of_silence(house: Lobby, tmp_path: Path) -> None:
    """The errands of yesterday are deleted, and none of their numbers is given again."""
    with house.watch(house.create(2, WC="me", CC="me")) as somebody:
        for words in ("one", "two", "three"):
            done("message", words)
            assert somebody.next("notice")["text"] == words
            change(tmp_path, "UPDATE errands SET at = at - 2 * 86400")


def test_errands_of_several_operators_appear_in_order(postgres_database: str) -> None:
    """A server that looks on from the last one it knows misses none."""
    store = Store(postgres_database, "test")
    store.upgrade()
    read: list[int] = []

    def send() -> None:
        operator = Administration(postgres_database)
        for _ in range(40):
            operator.tell_everybody("Hello")
        operator.close()

    operators = [threading.Thread(target=send) for _ in range(4)]
    for operator in operators:
        operator.start()
    while any(operator.is_alive() for operator in operators):
        read += [errand.id for errand in store.errands(read[-1] if read else 0)]
    read += [errand.id for errand in store.errands(read[-1])]
    assert len(read) == 160 and read == [errand.id for errand in store.errands(0)]
    store.engine.dispose()


def test_a_restored_database_knows_no_errand_and_servers_hear_of_it_all_the_same(house: Lobby, tmp_path: Path) -> None:
    table = house.create(2, WC="me", CC="me")
    backup = tmp_path / "backup.sqlite3"
    done("backup", str(backup))
    with house.sit(table, "WC") as player:
        player.choose()
        for words in ("one", "two"):
            done("message", words)
            assert player.next("notice")["text"] == words
        done("restore", str(backup), "--yes")
        assert player.closed() == 1012
    with house.sit(table, "WC") as player:
        assert player.state["number"] == 0


def test_nobody_plays_on_in_a_game_that_was_put_back_by_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before the server has heard of it: the log gets no hole, and everybody sees the game as it is now."""
    monkeypatch.setenv("BODYPOLITIC_DATABASE", sqlite(tmp_path))
    monkeypatch.setattr("bodypolitic.server.hall.SECONDS_BETWEEN_ERRANDS", 3600)
    backup = tmp_path / "backup.sqlite3"
    with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED)) as house:
        table = house.create(2, WC="me", CC="me")
        with house.sit(table, "WC") as player, house.watch(table) as watching:
            for _ in range(2):
                assert player.choose()["type"] == "ack"
            before = player.state["view"]
            with house.watch(table) as late:
                log = late.state["log"]
            done("backup", str(backup))
            for _ in range(3):
                player.until_asked()
                assert player.undo()["type"] == "ack"
                assert player.choose(pick=1)["type"] == "ack"
            watching.until(lambda message: message.get("number") == 8)
            done("restore", str(backup), "--yes")
            assert player.choose(pick=-1)["error"] == "stale"
            for somebody in (player, watching):
                somebody.until(lambda message: message["type"] == "state" and message["number"] == 2)
            assert player.state["view"] == before
            assert (watching.state["log_after"], watching.state["log"]) == (-1, log)
            assert player.choose()["type"] == "ack" and player.state["number"] == 3
    store = Store(sqlite(tmp_path), "test")
    assert [entry.number for entry in store.entries(table["id"])] == [1, 2, 3]
    store.engine.dispose()


def test_a_backup_of_a_running_server_restores_all_of_one_moment(house: Lobby, tmp_path: Path) -> None:
    """Made while moves are written, restored while people sit at the table, who come back and play on."""
    table = house.create(2, WC="me", CC="me")
    backup = tmp_path / "backup.sqlite3"
    with house.sit(table, "WC") as wc, house.sit(table, "CC") as cc:
        for _ in range(3):
            move(wc, cc)
        backing_up = threading.Thread(target=done, args=("backup", str(backup)))
        backing_up.start()
        while backing_up.is_alive():
            move(wc, cc)
        backing_up.join()
        during = max(wc.state["number"], cc.state["number"])
        assert "is there already" in run("backup", str(backup)).stderr
        move(wc, cc)
        done("restore", str(backup), "--yes")
        assert wc.closed() == cc.closed() == 1012
    with house.sit(table, "WC") as wc, house.sit(table, "CC") as cc:
        assert 3 <= wc.state["number"] <= during
        move(wc, cc)


def move(*players: Player) -> None:
    """Whoever is asked chooses, and all see it."""
    player = max(players, key=lambda one: (one.state["number"], one.state["decision"] is not None))
    assert player.choose()["type"] == "ack"
    number = player.state["number"]
    for one in players:
        if one.state["number"] < number:
            one.until(lambda message: message.get("number", -1) >= number)


def test_what_is_no_backup_is_not_restored(house: Lobby, tmp_path: Path) -> None:
    table = house.create(2, WC="me", CC="me")
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nonsense" * 1000)
    for file in (wrong, tmp_path / "none"):
        assert run("restore", str(file), "--yes").exit_code == 2
    assert table["id"] in done("list")


@pytest.mark.long
def test_postgresql_backs_itself_up_and_tables_travel_to_it(
    postgres_database: str, house: Lobby, tmp_path: Path
) -> None:
    table = house.create(2, WC="me", CC="me")
    with house.sit(table, "WC") as player:
        player.choose()
    file = tmp_path / "table.json"
    done("export", table["id"], str(file))
    administration = Administration(postgres_database, new=True)
    administration.import_table(json.loads(file.read_text()))
    assert administration.moves(table["id"]) == 1
    with pytest.raises(CannotDo, match="pg_dump"):
        administration.back_up(tmp_path / "backup")
    administration.close()


def test_an_old_table_that_is_put_into_a_database_is_touched_by_that(house: Lobby, tmp_path: Path) -> None:
    """Else the server would clear it away before anybody has looked at it."""
    table = house.create(2, WC="me", CC="me")
    file, other = tmp_path / "table.json", sqlite(tmp_path / "other")
    done("export", table["id"], str(file))
    data = json.loads(file.read_text())
    (row,) = data["rows"]["tables"]
    row["updated"] -= 1000 * 24 * 3600
    (tmp_path / "other").mkdir()
    administration = Administration(other, new=True)
    administration.import_table(data)
    administration.close()
    store = Store(other, "test")
    since = time.time() - 3600
    assert store.untouched(since, since) == []
    store.engine.dispose()


@pytest.mark.parametrize("command", ["import", "restore"])
def test_what_can_not_be_read_leaves_no_new_database_behind(tmp_path: Path, command: str) -> None:
    file = tmp_path / "given"
    file.write_text("[]")
    result = run(command, str(file), "--database", sqlite(tmp_path), *(["--yes"] if command == "restore" else []))
    assert result.exit_code != 0
    assert [path.name for path in tmp_path.iterdir()] == ["given"]
