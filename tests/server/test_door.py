"""At the door: what is no request, what does not end, and what nobody reads costs little and writes few lines."""

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bodypolitic.server.door import Door, DoorConfig, Reader
from bodypolitic.server.journal import Journal, Lines
from bodypolitic.server.run import configured, listen
from bodypolitic.server.settings import Limits, Settings, limits_with
from tests.patience import SECONDS
from tests.server.table_client import Lobby, serving, sqlite
from tests.server.test_operations import figures
from tests.server.test_shutting_out import dial, heard, limited

MANY = 100
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


def answer(lobby: Lobby, request: bytes) -> bytes:
    """What the server says before it hangs up."""
    line = dial(lobby)
    line.sendall(request)
    return heard(line)


def heard_until(line: socket.socket, end: bytes) -> bytes:
    """What the server says up to some words."""
    said = b""
    while not said.endswith(end):
        chunk = line.recv(4096)
        assert chunk, said
        said += chunk
    return said


# What is no request


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Lobby]:
    """A server that is known by no name of the net, with a table."""
    with serving(Settings(sqlite(tmp_path), for_this_machine=True)) as lobby:
        yield lobby


def socket_of(lobby: Lobby) -> str:
    return f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{lobby.create(WC='me')['id']}/socket"


def bad_origin(lobby: Lobby) -> None:
    said = answer(lobby, POST + b"Origin: http://[\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
    assert said.startswith(b"HTTP/1.1 403 ") and b"another-site" in said and b"nosniff" in said


def bad_host(lobby: Lobby) -> None:
    said = answer(lobby, b"GET /api/options HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 421 ") and b"unknown-name" in said and b"nosniff" in said


def no_http(lobby: Lobby) -> None:
    assert answer(lobby, b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400 ")


def another_protocol(lobby: Lobby) -> None:
    upgrade = b"Connection: upgrade, close\r\nUpgrade: h2c\r\n\r\n"
    assert answer(lobby, b"GET /api/options HTTP/1.1\r\nHost: here\r\n" + upgrade).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("request_of", [bad_origin, bad_host, no_http, another_protocol])
def test_bad_requests_are_refused_in_a_line_or_two(
    small: Lobby, request_of: Callable[[Lobby], None], caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MANY):
        request_of(small)
    lines = [Lines().format(record) for record in caplog.records]
    assert 1 <= len(lines) <= 2, lines
    assert "level=error" not in "".join(lines)


def test_sockets_from_nowhere_are_refused_in_a_line_or_two(small: Lobby, caplog: pytest.LogCaptureFixture) -> None:
    url = socket_of(small)
    for _ in range(20):
        with pytest.raises(InvalidStatus, match="403"):
            connect(url, origin=Origin("http://["))
    assert [record.getMessage() for record in caplog.records] == ["refused"]


def test_what_is_no_text_ends_a_socket_and_is_a_line_or_two(small: Lobby, caplog: pytest.LogCaptureFixture) -> None:
    url = socket_of(small)
    for _ in range(20):
        with connect(url) as line, pytest.raises(ConnectionClosed) as closed:
            line.send(b"\xff\xfe", text=True)
            while line.recv(SECONDS):
                pass
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert [record.getMessage() for record in caplog.records] == ["refused"]
    assert figures(small)['bodypolitic_refused_total{why="no-text"}'] == 20


def test_what_worries_a_library_is_told_without_what_was_sent(caplog: pytest.LogCaptureFixture) -> None:
    Journal().overhear()
    for hand in ("ace", "king"):
        try:
            raise ValueError(hand)
        except ValueError:
            logging.getLogger("asyncio").exception(f"Task exception was never retrieved\nfuture: {hand}")
    [line] = [Lines().format(record) for record in caplog.records]
    assert 'event=library why="Task exception was never retrieved" problem="ValueError at test_door.py' in line
    logging.getLogger("asyncio").warning("something else")
    assert len(caplog.records) == 2


def test_one_address_opens_so_many_connections_in_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, arrivals_at_once=3, arrivals_a_second=0.001) as lobby:
        for _ in range(3):
            assert answer(lobby, HEALTH).startswith(b"HTTP/1.1 200 ")
        assert heard(dial(lobby)).startswith(b"HTTP/1.1 503 ")
        url = httpx.URL(lobby.address)
        with socket.create_connection((url.host, url.port or 0), SECONDS, source_address=("127.0.0.2", 0)) as friend:
            friend.sendall(HEALTH)
            assert heard(friend).startswith(b"HTTP/1.1 200 ")


# What does not end


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (POST + b"Content-Length: 2000\r\n\r\n{", b"408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n", b"200"),
    ],
)
def test_who_does_not_end_a_request_after_its_answer_is_hung_up_on(tmp_path: Path, head: bytes, status: bytes) -> None:
    with limited(tmp_path, seconds_for_a_request=0.1, seconds_for_headers=0.3) as lobby:
        line = dial(lobby)
        line.sendall(head)
        assert line.recv(4096).startswith(b"HTTP/1.1 " + status)
        line.sendall(b" ")
        heard(line)
        assert figures(lobby)['bodypolitic_refused_total{why="slow-requests"}'] == 1


def test_who_ends_a_request_after_its_answer_goes_on(tmp_path: Path) -> None:
    with limited(tmp_path) as lobby, dial(lobby) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n")
        heard_until(line, b"ok\n")
        line.sendall(b"  " + HEALTH)
        heard_until(line, b"ok\n")


# What nobody reads


def frame(message: object) -> bytes:
    """A message as a client sends it, not masked by anything."""
    text = json.dumps(message, ensure_ascii=False).encode()
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text


@pytest.mark.parametrize("kind", ["answer", "state"])
def test_who_reads_nothing_is_hung_up_on(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def listen_with_little_room(host: str, port: int) -> socket.socket:
        listener = listen(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    monkeypatch.setattr("tests.server.table_client.listen", listen_with_little_room)
    with limited(tmp_path, seconds_to_read=0.3) as lobby:
        table = lobby.create(WC="me")
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            url = httpx.URL(lobby.address)
            line.connect((url.host, url.port or 0))
            if kind == "answer":
                line.sendall(b"GET /api/sheets/en HTTP/1.1\r\nHost: x\r\n\r\n")
            else:
                upgrade = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                head = f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: x\r\n{upgrade}"
                line.sendall(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
                heard_until(line, b"\r\n\r\n")
                line.sendall(frame({"type": "hello", "token": table["seats"]["WC"]["token"]}))
                for number in range(20):  # more than the system holds for who does not read
                    line.sendall(frame({"type": "chat", "text": "€" * 500, "key": str(number)}))
            end = time.monotonic() + SECONDS
            while 'bodypolitic_refused_total{why="unread"}' not in figures(lobby) and time.monotonic() < end:
                time.sleep(0.01)
            assert figures(lobby)['bodypolitic_refused_total{why="unread"}'] == 1
            with contextlib.suppress(ConnectionResetError):
                heard(line)


class Slowly(asyncio.Transport):
    """A line whose other end reads as a test says."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 1000
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_slowly_is_waited_for_and_who_stops_is_not() -> None:
    async def send() -> None:
        line = Slowly()
        given_up: list[bool] = []
        reader = Reader(line, SECONDS, lambda: given_up.append(True))
        reader.expect()
        before = line.left
        for line.left in (600, 300, 100):
            reader._look(before)
            before = line.left
            assert reader._timer is not None and not line.aborted
        reader._look(before)
        assert given_up == [True] and line.aborted
        line.left = 0
        has_read = Reader(line, SECONDS, lambda: None)
        has_read.expect()
        assert has_read._timer is None

    asyncio.run(send())


# Lines


def test_small_answers_are_sent_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without TCP_NODELAY each answer on a kept connection waits 40 ms for the client's next word."""
    at_once: list[int] = []
    come_in = Door.connection_made

    def note(door: Door, transport: asyncio.Transport) -> None:
        line: socket.socket = transport.get_extra_info("socket")
        at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        come_in(door, transport)

    monkeypatch.setattr(Door, "connection_made", note)
    with limited(tmp_path) as lobby:
        lobby.http.get("/api/health")
    assert at_once and all(at_once)


def test_a_proxy_is_known_by_both_its_names() -> None:
    """On a line that takes IPv6 and IPv4, an IPv4 address has another name."""
    config = DoorConfig(None, Limits(), ("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"), 10, Journal())
    for proxy in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::7"):
        assert config.is_proxy(proxy)
    for stranger in ("127.0.0.2", "::ffff:127.0.0.2", "::1", "192.0.2.1", "", "a name"):
        assert not config.is_proxy(stranger)


def test_the_word_of_a_proxy_is_taken_by_both_its_names(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = limits_with(["requests_at_once=1", "requests_a_second=0.001"])
    config = configured(Settings(sqlite(tmp_path), proxies=("127.0.0.1",), limits=limits))
    config.load()

    async def status(proxy: str, client: str) -> int:
        sent: list[int] = []

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            sent.append(message.get("status", 0))

        async def receive() -> object:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": "/api/health", "query_string": b"", "client": (proxy, 1)}
        await config.loaded_app({**scope, "headers": [(b"x-forwarded-for", client.encode())]}, receive, send)
        return sent[0]

    async def ask() -> None:
        for proxy in ("127.0.0.1", "::ffff:127.0.0.1"):
            for number in range(3):
                assert await status(proxy, f"192.0.2.{number}{proxy.count(':')}") == 200

    asyncio.run(ask())
