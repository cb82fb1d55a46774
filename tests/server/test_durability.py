"""The server is killed in the middle of moves; two servers share one database."""

import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import table_from_kept
from bodypolitic.server.record import Record, table_in
from bodypolitic.server.store import Store
from tests.patience import SECONDS
from tests.server.table_client import Lobby, Message, Player, ServerProcess, sqlite, told_board

pytestmark = [pytest.mark.alone, pytest.mark.long]


def play_until_killed(lobby: Lobby, table: Message, seat: str, acknowledged: list[str]) -> None:
    """Choose as fast as the server answers, and note every key that it acknowledged."""
    try:
        with lobby.sit(table, seat) as player:
            while not player.until_asked()["over"]:
                options = player.state["decision"]["options"]
                key = player.new_key()
                number = player.state["number"]
                player.send(
                    {"type": "choose", "number": number, "option": options[number % len(options)]["id"], "key": key}
                )
                answer = player.until(lambda message: message["type"] in {"ack", "error"})
                if answer["type"] == "ack":
                    acknowledged.append(answer["key"])
                if player.state["number"] == number:
                    player.state = {}  # the state after this move is still to come
    except (ConnectionClosed, TimeoutError, OSError):
        return


def wait_for_moves(acknowledged: list[list[str]], more: int) -> None:
    """Wait until every player has had some more moves acknowledged, however slow the machine is."""
    enough = [len(keys) + more for keys in acknowledged]
    end = time.monotonic() + SECONDS
    while any(len(keys) < wanted for keys, wanted in zip(acknowledged, enough, strict=True)):
        assert time.monotonic() < end, "the server acknowledges no moves"
        time.sleep(0.01)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_every_acknowledged_move_survives_a_kill(database: str) -> None:
    tables: list[Message] = []
    acknowledged: list[list[str]] = []
    for more in (4, 7):
        server = ServerProcess(database)
        tables += [server.lobby.create(2, seed=seed, WC="me") for seed in (1, 2)]
        acknowledged += [[] for _ in tables[len(acknowledged) :]]
        threads = [
            threading.Thread(target=play_until_killed, args=(server.lobby, table, "WC", keys), daemon=True)
            for table, keys in zip(tables, acknowledged, strict=True)
        ]
        for thread in threads:
            thread.start()
        wait_for_moves(acknowledged, more)
        server.kill()
        for thread in threads:
            thread.join(SECONDS)
    store = Store(database, "test")
    server = ServerProcess(database, bot_delay=60)
    for table, keys in zip(tables, acknowledged, strict=True):
        entries = store.entries(table["id"])
        stored = [entry.key for entry in entries if entry.seat == "WC"]
        assert set(keys) <= set(stored)
        assert len(stored) <= len(keys) + 2, "at most one move in flight was stored and not acknowledged, each time"
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        record = Record(Setup(2), store.table(table["id"]).seed)  # type: ignore[union-attr]
        for entry in entries:
            record.apply(entry)
        position = store.positions(table["id"])[-1]
        assert position.number == len(entries), "the position goes with its entry, or neither is there"
        assert table_from_kept(table_in(position)) == record.game.table
        with server.lobby.sit(table, "WC") as player:
            assert player.state["number"] == len(entries)
            assert player.state["view"] == told_board(record.game, "WC")
    store.engine.dispose()
    server.kill()


def until_number(player: Player, number: int) -> None:
    if player.state["number"] < number:
        player.until(lambda message: message["type"] == "state" and message["number"] >= number)


def test_two_processes_serve_one_table(postgres_database: str) -> None:
    """Moves, chat, seats and bots reach whoever is connected to the other process."""
    one, two = ServerProcess(postgres_database), ServerProcess(postgres_database)
    try:
        table = one.lobby.create(3, seed=9, WC="me", CC="friend")
        with one.lobby.sit(table, "WC") as wc, two.lobby.sit(table, "CC") as cc:
            players = {"WC": wc, "CC": cc}
            for turn in range(60):
                end = time.monotonic() + SECONDS
                while not (asked := [player for player in players.values() if player.state["decision"]]):
                    assert time.monotonic() < end
                    for player in players.values():
                        try:
                            player.receive(0.05)
                        except TimeoutError:
                            continue
                asked[0].state["decision"], options = None, asked[0].state["decision"]["options"]
                choice = options[turn % len(options)]["id"]
                answer = asked[0].ask({"type": "choose", "number": asked[0].state["number"], "option": choice})
                assert answer["type"] == "ack" or answer["error"] == "stale"
                for player in players.values():
                    until_number(player, asked[0].state["number"] if answer["type"] == "ack" else 0)
            assert wc.state["number"] >= 60
            assert wc.state["seats"]["CC"]["connected"] and cc.state["seats"]["WC"]["connected"]
            body = {"token": table["seats"]["WC"]["token"], "to": "bot"}
            refused = one.lobby.http.post(f"/api/tables/{table['id']}/seats/CC/hand-over", json=body)
            assert refused.json()["error"] == "seat-is-present"
            cc.ask({"type": "chat", "text": "across", "key": "c"})
            assert wc.next("chat")["text"] == "across"
            body = {"token": table["seats"]["CC"]["token"], "to": "bot"}
            two.lobby.http.post(f"/api/tables/{table['id']}/seats/CC/hand-over", json=body)
            wc.until(lambda message: message["type"] == "state" and message["seats"]["CC"]["played_by"] == "bot")
            cc.socket.close()
            wc.until(lambda message: message["type"] == "state" and not message["seats"]["CC"]["connected"])
    finally:
        one.kill()
        two.kill()


def choose_at_once(*players: Player) -> list[Message]:
    """Have several windows of a seat, all of which have heard of the last move, make the next one at the same time."""
    number = max(player.until_asked()["number"] for player in players)
    for player in players:
        while player.until_asked()["number"] < number:
            player.state = {}
    for player in players:
        options = player.state["decision"]["options"]
        option = options[number % len(options)]["id"]
        player.send({"type": "choose", "number": number, "option": option, "key": player.new_key()})
    answers = [player.until(lambda message: message["type"] in {"ack", "error"}) for player in players]
    for player in players:
        if player.state["number"] == number:
            player.state = {}  # the state after this move is still to come
    return answers


def test_two_writers_cannot_make_the_same_move(postgres_database: str) -> None:
    """The same seat from two processes at once: of each number exactly one choice is stored."""
    one, two = ServerProcess(postgres_database), ServerProcess(postgres_database)
    try:
        table = one.lobby.create(2, seed=3, WC="me")
        with one.lobby.sit(table, "WC") as first, two.lobby.sit(table, "WC") as second:
            answers = [choose_at_once(first, second) for _ in range(8)]
    finally:
        one.kill()
        two.kill()
    store = Store(postgres_database, "test")
    entries = store.entries(table["id"])
    store.engine.dispose()
    record = Record(Setup(2), 3)
    for entry in entries:
        record.apply(entry)
    assert [sorted(answer["type"] for answer in both) for both in answers] == [["ack", "error"]] * 8
    assert {answer["key"] for both in answers for answer in both if answer["type"] == "ack"} <= {
        one.key for one in entries
    }


def test_the_file_of_a_killed_server_is_whole(tmp_path: Path) -> None:
    server = ServerProcess(sqlite(tmp_path))
    table = server.lobby.create(2, seed=5, more={"listed": True})
    with server.lobby.watch(table) as spectator:
        until_number(spectator, 5)
    server.kill()
    store = Store(sqlite(tmp_path), "test")
    assert len(store.entries(table["id"])) >= 5
    assert store.entries(table["id"])[3:] == store.entries(table["id"], after=3)
    assert [found.id for found in store.tables(10)] == [table["id"]]
    store.engine.dispose()
