"""One stranger with one address shuts nobody out: each attack is held to its share, and people play on."""

import asyncio
import contextlib
import gzip
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bodypolitic.game.ground.errors import BadSave
from bodypolitic.server.database import engine_for
from bodypolitic.server.limits import Bucket, Buckets, Places, Turns, client_of
from bodypolitic.server.refusals import Refused
from bodypolitic.server.schema import EntryRow, TableRow
from bodypolitic.server.settings import BadSetting, Limits, Settings, limits_with, networks_from
from bodypolitic.server.store import Store, StoredTable
from bodypolitic.server.unchanging import Unchanging, UnchangingForNow
from tests.patience import SECONDS
from tests.server.table_client import COMMAND, Lobby, Player, serving, sqlite


@contextlib.contextmanager
def limited(folder: Path, **limits: float) -> Iterator[Lobby]:
    """A server with some limits that a test can reach."""
    changes = [f"{name}={number}" for name, number in limits.items()]
    with serving(Settings(sqlite(folder), bot_delay=0, limits=limits_with(changes))) as lobby:
        yield lobby


def dial(lobby: Lobby) -> socket.socket:
    """A plain connection."""
    url = httpx.URL(lobby.address)
    return socket.create_connection((url.host, url.port or 0), timeout=SECONDS)


def heard(line: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    with line:
        said = b""
        while chunk := line.recv(4096):
            said += chunk
    return said


# Connections


def test_headers_that_do_not_come_are_not_waited_for(tmp_path: Path) -> None:
    with limited(tmp_path, seconds_for_headers=0.1) as lobby:
        silent, halting = dial(lobby), dial(lobby)
        halting.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert heard(silent) == heard(halting) == b""
        again = dial(lobby)
        again.sendall(b"HEAD /api/options HTTP/1.1\r\nHost: here\r\n\r\n")
        assert again.recv(4096).startswith(b"HTTP/1.1 ")
        again.sendall(b"GET / HTTP")
        assert heard(again) == b"", "a second request that does not come ends the connection too"


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with limited(tmp_path, seconds_for_a_request=0.1) as lobby:
        line = dial(lobby)
        head = (
            "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
        )
        line.sendall(head.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 408 ")
        line.close()


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with limited(tmp_path, open_an_address=3) as lobby:
        lobby.http.get("/api/options")
        lines = [dial(lobby) for _ in range(2)]
        assert heard(dial(lobby)).startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()
        assert lobby.http.get("/api/options").status_code == 200


def test_a_proxy_has_connections_for_all_its_clients(tmp_path: Path) -> None:
    settings = Settings(sqlite(tmp_path), limits=limits_with(["open_an_address=2"]), proxies=("127.0.0.0/8",))
    with serving(settings) as lobby, contextlib.ExitStack() as lines:
        for line in [lines.enter_context(dial(lobby)) for _ in range(4)]:
            line.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_a_socket_that_is_closed_leaves_its_place_to_others(tmp_path: Path) -> None:
    with limited(tmp_path, open_an_address=3) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        for _ in range(6):
            with lobby.sit(table, "WC") as player:
                assert player.state["seat"] == "WC"
        assert lobby.http.get("/api/options").status_code == 200


@pytest.mark.long
def test_many_half_open_requests_keep_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    """Even where the system lets the server open few files: 300 lines are held, and the server is fine."""
    command = (*COMMAND, "serve", "--database", sqlite(tmp_path), "--limit", "open_an_address=100")
    few_files = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *command)
    with subprocess.Popen(few_files, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        lobby = Lobby(process.stdout.readline().strip().rstrip("/"))
        with contextlib.ExitStack() as lines:
            for _ in range(300):
                line = lines.enter_context(dial(lobby))
                with contextlib.suppress(ConnectionError):
                    line.sendall(b"GET / HTTP/1.1\r\nHost: ")
            with socket.create_connection(dial(lobby).getpeername(), source_address=("127.0.0.2", 0)) as friend:
                friend.settimeout(SECONDS)
                friend.sendall(b"GET /api/options HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                assert friend.recv(4096).startswith(b"HTTP/1.1 200 ")
        process.terminate()
        lines_logged = process.stderr.read().splitlines()
    assert [line.split(" ", 2)[1:] for line in lines_logged if "connections" not in line] == []
    assert 1 <= len(lines_logged) <= 3, lines_logged


def test_a_network_of_ipv6_is_one_client() -> None:
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1") != client_of("2001:db8:0:1::1")
    assert client_of("::ffff:10.0.0.1") == client_of("10.0.0.1") == "10.0.0.1"
    assert client_of(None) == ""


def test_the_places_of_one_address_are_not_all_places() -> None:
    places = Places(in_all=5, an_address=2)
    with places.place("a"), places.place("a"):
        with pytest.raises(Refused, match="too-many"), places.place("a"):
            pass
        with places.place("b"):
            assert places.taken == 3
        assert places.free("a", shared=True), "a proxy speaks for many"
    assert places.taken == 0 and places.free("a")


def test_a_place_is_given_back_whatever_happens_there() -> None:
    places = Places(in_all=2, an_address=2)
    with pytest.raises(ZeroDivisionError), places.place("a"):
        raise ZeroDivisionError
    assert places.taken == 0 and places.free("a")


def test_not_even_a_proxy_has_more_than_all_places() -> None:
    places = Places(in_all=2, an_address=1)
    places.enter("a")
    assert places.free("a", shared=True)
    places.enter("a")
    assert not places.free("a", shared=True)


def test_a_bucket_fills_up_again_but_never_over_its_brim(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("bodypolitic.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(at_once=2, a_second=1)
    now = 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1001.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_who_has_had_its_share_is_not_forgotten_among_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bodypolitic.server.limits.MOST_ADDRESSES", 3)
    buckets = Buckets(at_once=1, a_second=0)
    assert all(buckets.take(str(address)) for address in range(20))
    assert not any(buckets.take(str(address)) for address in range(20))


def test_buckets_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bodypolitic.server.limits.MOST_ADDRESSES", 3)
    buckets = Buckets(at_once=1, a_second=1e9)
    assert all(buckets.take(str(address)) for address in range(10))
    assert len(buckets._buckets) <= 3


def test_many_addresses_at_once_are_not_all_looked_through_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a large network of addresses would otherwise make each request dearer than the last."""
    monkeypatch.setattr("bodypolitic.server.limits.MOST_ADDRESSES", 10)
    looks: list[Bucket] = []

    def never_full(bucket: Bucket) -> bool:
        looks.append(bucket)
        return False

    monkeypatch.setattr(Bucket, "full", property(never_full))
    buckets = Buckets(at_once=2, a_second=0)
    assert all(buckets.take(str(address)) for address in range(1000))
    assert len(looks) < 3 * 1000


def test_addresses_take_turns() -> None:
    """Who wants much at once waits for it, and nobody else does."""
    order: list[str] = []

    async def take(turns: Turns, who: str) -> None:
        async with turns.turn(who[0]):
            order.append(who)
            await asyncio.sleep(0)

    async def use() -> None:
        turns = Turns(1)
        await asyncio.gather(*(take(turns, who) for who in ("a1", "a2", "a3", "a4", "b1", "b2", "c1")))
        await take(turns, "d")

    asyncio.run(use())
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4", "d"]


def test_a_turn_that_nobody_wants_any_more_is_passed_on() -> None:
    async def use() -> None:
        turns = Turns(1)

        async def take() -> None:
            async with turns.turn("a"):
                pass

        async with turns.turn("a"):
            waiting, next_one = asyncio.create_task(take()), asyncio.create_task(take())
            await asyncio.sleep(0)
            waiting.cancel()
        next_one.cancel()  # whose turn has just come
        await asyncio.wait([waiting, next_one])
        assert waiting.cancelled() and next_one.cancelled()
        async with asyncio.timeout(SECONDS), turns.turn("b"):
            pass

    asyncio.run(use())


# Sockets


def test_one_address_does_not_take_all_places_to_watch_a_table() -> None:
    assert Limits().spectators_an_address < Limits().spectators_a_table


def test_spectators_take_no_place_from_a_seats_holder(tmp_path: Path) -> None:
    with limited(tmp_path, spectators_a_table=2, spectators_an_address=3, spectators=3) as lobby:
        table, another = lobby.create(2, WC="me", CC="me"), lobby.create(2, WC="me", CC="me")
        with lobby.watch(table), lobby.watch(table), lobby.watch(another):
            for one in (table, another):
                with Player(lobby.address, one["id"]) as refused:
                    assert refused.closed() == 4429
                with lobby.sit(one, "WC") as player:
                    assert player.choose()["type"] == "ack"


def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with limited(tmp_path, connections_an_address=2) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC"), lobby.sit(table, "CC"):
            with connect(f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket") as third:
                assert '"too-many"' in str(third.recv(SECONDS))
            host, _, port = lobby.address.removeprefix("http://").partition(":")
            with socket.create_connection((host, int(port)), source_address=("127.0.0.2", 0)) as elsewhere:
                url = f"ws://{host}:{port}/api/tables/{table['id']}/socket"
                with connect(url, sock=elsewhere) as friend:
                    friend.send('{"type": "hello"}')
                    assert '"type":"state"' in str(friend.recv(SECONDS))


def test_a_holder_comes_in_and_the_oldest_of_many_windows_gives_way(tmp_path: Path) -> None:
    with limited(tmp_path, connections_a_seat=2) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as first, lobby.sit(table, "WC") as second, lobby.sit(table, "WC") as third:
            assert first.closed() == 4409
            assert '"too-many-windows"' in first.texts[-1]
            assert third.choose()["type"] == "ack"
            assert second.until(lambda message: message.get("number") == 1)


def test_as_many_windows_as_a_seat_may_have_all_stay_open(tmp_path: Path) -> None:
    with limited(tmp_path) as lobby, contextlib.ExitStack() as windows:
        table = lobby.create(2, WC="me", CC="me")
        several = [windows.enter_context(lobby.sit(table, "WC")) for _ in range(Limits().connections_a_seat)]
        assert several[-1].choose()["type"] == "ack"
        for window in several[:-1]:
            window.until(lambda message: message.get("number") == 1)


def test_whoever_comes_and_goes_disturbs_nobody(tmp_path: Path) -> None:
    """A spectator is none of the players' business; that a player has come is told when there is time."""
    with limited(tmp_path) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player:
            for _ in range(20):
                lobby.watch(table).socket.close()
            assert player.ask({"type": "chat", "text": "still here"})["type"] == "ack"
            assert sum('"type":"state"' in text for text in player.texts) == 1
            for _ in range(5):
                lobby.sit(table, "CC").socket.close()
            player.until(lambda message: message["type"] == "state" and message["seats"]["CC"]["taken"])


def test_pings_are_counted(tmp_path: Path) -> None:
    with limited(tmp_path, pings_at_once=5, pings_a_second=0.01) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        url = f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        with connect(url) as flood, pytest.raises(ConnectionClosed) as closed:
            for number in range(1000):
                flood.ping(str(number))
                time.sleep(0.001)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008


def test_messages_of_one_address_are_counted_over_all_its_sockets(tmp_path: Path) -> None:
    limits = {"messages_of_an_address_at_once": 4, "messages_of_an_address_a_second": 0.01}
    with limited(tmp_path, **limits) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.watch(table) as one, lobby.watch(table) as other:
            answers = [who.ask({"type": "chat", "text": "x"})["error"] for who in (one, other, one, other)]
            assert answers == ["spectators-dont"] * 4
            other.send({"type": "chat", "text": "x", "key": "k"})
            assert other.next("error")["error"] == "too-fast"


# Tables


def test_tables_of_bots_keep_nobody_from_playing(tmp_path: Path) -> None:
    limits = limits_with(["bot_tables_an_address=2", "tables_in_memory=3"])
    with serving(Settings(sqlite(tmp_path), bot_delay=100, limits=limits)) as lobby:
        statuses = [lobby.http.post("/api/tables", json={"players": 2}).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        for _ in range(2):
            lobby.create(2, WC="me", CC="me")


def test_nobody_sets_up_tables_without_end(tmp_path: Path) -> None:
    with limited(tmp_path, tables_at_once=2, tables_a_second=0.0001) as lobby:
        people = {"players": 2, "seats": {"WC": {"kind": "me"}}}
        answers = [lobby.http.post("/api/tables", json=people) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


class Saves:
    """Stands for the game when saves are loaded, and says how often one was."""

    def __init__(self) -> None:
        self.loaded = 0
        self.may_load = threading.Event()

    def load(self, _save: object) -> None:
        self.loaded += 1
        self.may_load.wait(SECONDS)
        raise BadSave("nothing")


@pytest.fixture
def saves(monkeypatch: pytest.MonkeyPatch) -> Saves:
    saves = Saves()
    monkeypatch.setattr("bodypolitic.server.hall.Game", saves)
    return saves


@pytest.mark.parametrize("limit", ["saves", "tables"])
def test_who_loads_too_many_saves_is_refused_before_any_is_looked_at(tmp_path: Path, saves: Saves, limit: str) -> None:
    saves.may_load.set()
    with limited(tmp_path, **{f"{limit}_at_once": 2, f"{limit}_a_second": 0.0001}) as lobby:
        answers = [lobby.http.post("/api/saves", json={"save": {"seed": 1}}).json()["error"] for _ in range(4)]
        assert answers == ["bad-save", "bad-save", "too-fast", "too-fast"]
        assert saves.loaded == 2


def test_nobody_waits_for_the_saves_of_others(tmp_path: Path, saves: Saves) -> None:
    """There are but so many threads for all that takes a while, and the lobby needs one too."""
    many = 40
    with (
        limited(tmp_path, saves_at_once=many, tables_at_once=many + 1) as lobby,
        ThreadPoolExecutor(many) as pool,
        contextlib.ExitStack() as ending,
    ):
        ending.callback(saves.may_load.set)
        table = lobby.create(WC="me", CC="me")
        post = partial(httpx.post, f"{lobby.address}/api/saves", trust_env=False, timeout=SECONDS, verify=False)
        answers = [pool.submit(post, json={"save": {"seed": 1}, "seat": "WC"}) for _ in range(many)]
        while saves.loaded < 2:
            time.sleep(0.01)
        assert lobby.http.get("/api/tables", timeout=SECONDS / 10).status_code == 200
        with lobby.sit(table, "WC") as player:
            assert player.ask({"type": "chat", "text": "still here"})["type"] == "ack"
        assert saves.loaded == 2, "no more are looked at together"
        saves.may_load.set()
        assert {answer.result().status_code for answer in answers} == {422}


def test_the_list_of_tables_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    tables = Store.tables

    def note(store: Store, most: int) -> list[StoredTable]:
        made.append(most)
        return tables(store, most)

    monkeypatch.setattr(Store, "tables", note)
    with limited(tmp_path, seconds_a_listing_holds=3600) as lobby:
        listed = [lobby.create(WC="me", more={"listed": True})["id"] for _ in range(3)]
        answers = [lobby.http.get("/api/tables") for _ in range(50)]
        assert len(made) == 1
        assert {one["id"] for one in answers[-1].json()} == set(listed)
        assert answers[-1].headers["content-encoding"] == "gzip"
        known = lobby.http.get("/api/tables", headers={"if-none-match": answers[0].headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


def test_what_holds_for_a_moment_is_made_again_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr("bodypolitic.server.unchanging.time.monotonic", lambda: clock)
    made: list[float] = []

    async def make() -> Unchanging:
        await asyncio.sleep(0)
        made.append(clock)
        if clock == 3.0:
            raise ZeroDivisionError
        return Unchanging(b"", "text/plain")

    async def ask() -> None:
        nonlocal clock
        listing = UnchangingForNow(make, 1.0)
        first = await listing.now()
        clock = 0.9
        assert await listing.now() is first
        clock = 1.0
        again = await asyncio.gather(*(listing.now() for _ in range(5)))
        assert len(set(again)) == 1 and again[0] is not first
        clock = 3.0
        with pytest.raises(ZeroDivisionError):
            await listing.now()
        clock = 3.1
        await listing.now()

    asyncio.run(ask())
    assert made == [0.0, 1.0, 3.0, 3.1]


def test_one_address_does_not_fill_the_list(tmp_path: Path) -> None:
    """The first of its tables leaves it; that of another stays, however old."""
    with limited(tmp_path, tables_listed_an_address=3, seconds_a_listing_holds=0) as lobby:
        url = httpx.URL(lobby.address)
        wanted = {"players": 2, "seats": {"WC": {"kind": "me"}}, "listed": True}
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), trust_env=False) as friend:
            friends: str = friend.post(f"{url}/api/tables", json=wanted).json()["id"]
        tables = [lobby.create(WC="me", more={"listed": True}) for _ in range(5)]
        hidden = lobby.create(WC="me")
        path = f"/api/tables/{hidden['id']}"
        assert lobby.http.patch(path, json={"host": hidden["host"], "listed": True}).json()["listed"]
        listed = {one["id"] for one in lobby.http.get("/api/tables").json()}
        assert listed == {friends, hidden["id"], *(table["id"] for table in tables[3:])}


def test_one_address_claims_so_many_free_seats_in_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, claims_at_once=2, claims_a_second=0.0001) as lobby:
        table = lobby.create(4, WC="me", MC="friend", CC="friend", ST="friend", more={"open": True})
        answers = [lobby.claim(table, role, None).status_code for role in ("MC", "CC", "ST")]
        assert answers == [200, 200, 429]
        assert lobby.claim(table, "ST", table["seats"]["ST"]["invitation"]).status_code == 200, (
            "who is invited comes in"
        )


def test_replays_are_limited(tmp_path: Path) -> None:
    with limited(tmp_path, replays_at_once=2, replays_a_second=0.0001) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        path = f"/api/tables/{table['id']}"
        answers = [
            lobby.http.get(f"{path}/{what}").json()["error"] for what in ("replay/0", "save", "replay/0", "save")
        ]
        assert answers == ["game-not-over", "game-not-over", "too-fast", "too-fast"]


@pytest.mark.parametrize(
    "path", ["/table/any", "/api/openapi.json", "/api/words/en", "/api/sheets/en", "/api/cards/en"]
)
def test_what_is_the_same_for_everybody_is_made_and_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """The description alone takes a quarter of a second to make: five requests a second would be all of a core."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the client " * 200)
    compressed: list[bytes] = []
    compress = gzip.compress

    def compress_and_note(body: bytes, **how: int) -> bytes:
        compressed.append(body)
        return compress(body, **how)

    monkeypatch.setattr(gzip, "compress", compress_and_note)
    with serving(Settings(sqlite(tmp_path), static=static)) as lobby:
        first = lobby.http.get(path)
        made = len(compressed)
        again = [lobby.http.get(path) for _ in range(5)]
        assert len(compressed) == made <= 1
        assert all(answer.content == first.content and answer.headers["content-encoding"] == "gzip" for answer in again)
        plain = lobby.http.get(path, headers={"accept-encoding": "identity"})
        assert plain.content == first.content and "content-encoding" not in plain.headers
        known = lobby.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        assert first.headers["cache-control"] == "no-cache"


def test_tables_that_nobody_touches_expire_and_those_of_bots_soon(tmp_path: Path) -> None:
    def age(days: float, *ids: str) -> None:
        then = time.time() - days * 86_400
        engine = engine_for(sqlite(tmp_path))
        with engine.begin() as connection:
            connection.execute(update(TableRow).where(TableRow.id.in_(ids)).values(updated=then))
            connection.execute(update(EntryRow).where(EntryRow.table_id.in_(ids)).values(at=then))
        engine.dispose()

    with limited(tmp_path) as lobby:
        bots = lobby.create(2, more={"listed": True})
        old, new, fresh = (lobby.create(2, WC="me", more={"listed": True}) for _ in range(3))
        with lobby.watch(bots) as watching:
            watching.until_asked()
    age(2, bots["id"], new["id"])
    age(20, old["id"])
    with serving(Settings(sqlite(tmp_path), keep_days=10, keep_bots_hours=36)) as lobby:
        while len(known := lobby.http.get("/api/tables").json()) > 2:
            time.sleep(0.01)
        assert {table["id"] for table in known} == {new["id"], fresh["id"]}
        assert lobby.http.get(f"/api/tables/{old['id']}").status_code == 404
    engine = engine_for(sqlite(tmp_path))
    with engine.connect() as connection:
        assert (
            connection.exec_driver_sql("SELECT count(*) FROM entries WHERE table_id = ?", (bots["id"],)).scalar() == 0
        )
    engine.dispose()


# Settings


def test_limits_are_settings() -> None:
    assert limits_with(["connections=7", "pings_a_second=0.5"]) == Limits(connections=7, pings_a_second=0.5)
    for wrong in ("nonsense=1", "connections=many", "connections"):
        with pytest.raises(BadSetting):
            limits_with([wrong])
    assert networks_from(["127.0.0.1, 10.0.0.0/8", "::1"]) == ("127.0.0.1", "10.0.0.0/8", "::1")
    with pytest.raises(BadSetting, match="everyone"):
        networks_from(["everyone"])


def test_opening_sockets_too_fast_is_refused_before_the_handshake(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_at_once=1, sockets_a_second=0.001) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        lobby.watch(table).socket.close()
        with pytest.raises(InvalidStatus, match="403"):
            lobby.watch(table)
