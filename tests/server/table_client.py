"""Clients for the tests: a server in this process or in one of its own, and people at its tables."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bodypolitic.game.game import Game
from bodypolitic.server.run import configured, listen
from bodypolitic.server.settings import Settings
from tests.patience import SECONDS

Message = dict[str, Any]
COMMAND = (sys.executable, "-c", "from bodypolitic.cli.main import main; main()")


class Player:
    """Somebody at a table, or a spectator; remembers every message as it came."""

    def __init__(self, address: str, table: str, token: str | None = None, hello: object = None) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._ending = ExitStack()
        self.socket: ClientConnection = self._ending.enter_context(connect(url, max_size=None, compression=None))
        self.texts: list[str] = []
        self.state: Message = {}
        self._keys = 0
        self.send({"type": "hello", "token": token, "language": "en"} if hello is None else hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ending.close()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, seconds: float = SECONDS) -> Message:
        text = self.socket.recv(timeout=seconds, decode=True)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[Message], object]) -> Message:
        """The next message that is wanted."""
        end = time.monotonic() + SECONDS
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def next(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def until_asked(self) -> Message:
        """The state in which this player is asked, or the game is over."""
        if self.state.get("decision") or self.state.get("over"):
            return self.state
        return self.until(lambda message: message["type"] == "state" and (message["decision"] or message["over"]))

    def new_key(self) -> str:
        self._keys += 1
        return f"{id(self)}-{self._keys}"

    def ask(self, request: Message) -> Message:
        """Send a request and wait for its answer, and for the state that a choice or an undo brings."""
        request = {"key": self.new_key(), **request}
        self.send(request)
        answer = self.until(lambda message: message["type"] in {"ack", "error"} and message["key"] == request["key"])
        if answer["type"] == "ack" and request["type"] != "chat":
            self.until(lambda message: message["type"] == "state" and message["number"] > request["number"])
        return answer

    def choose(self, option: str | None = None, pick: int = 0) -> Message:
        options = self.state["decision"]["options"]
        wanted = options[pick % len(options)]["id"] if option is None else option
        return self.ask({"type": "choose", "number": self.state["number"], "option": wanted})

    def undo(self) -> Message:
        return self.ask({"type": "undo", "number": self.state["number"]})

    def closed(self) -> int:
        """The code that the server closed the connection with, after whatever it said before."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


class Lobby:
    """The REST side of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        # no certificates, which take longer to load than most tests take
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=SECONDS, verify=False)

    def create(
        self,
        players: int = 2,
        seed: int | None = 7,
        modules: tuple[str, ...] = (),
        more: Message | None = None,
        **kinds: str,
    ) -> Message:
        """A new table; roles that are not named are played by bots. With friends nobody chooses a seed."""
        seats = {role: {"kind": kind, "name": f"{role} player"} for role, kind in kinds.items()}
        chosen = None if "friend" in kinds.values() else seed
        wanted = {"players": players, "seats": seats, "seed": chosen, "modules": modules, **(more or {})}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def claim(
        self, table: Message, role: str, invitation: str | None, name: str = "", key: str | None = None
    ) -> httpx.Response:
        path = f"/api/tables/{table['id']}/seats/{role}"
        return self.http.post(path, json={"name": name, "invitation": invitation, "key": key})

    def token(self, table: Message, role: str) -> str:
        """The token of a seat, for which a friend exchanges the invitation."""
        seat = table["seats"][role]
        if seat["token"] is None:
            seat["token"] = self.claim(table, role, seat["invitation"]).json()["token"]
        token: str = seat["token"]
        return token

    def sit(self, table: Message, role: str) -> Player:
        """A player who has seen the first state."""
        player = Player(self.address, table["id"], self.token(table, role))
        player.next("state")
        return player

    def watch(self, table: Message) -> Player:
        player = Player(self.address, table["id"])
        player.next("state")
        return player


@contextmanager
def serving(settings: Settings) -> Iterator[Lobby]:
    """A server in a thread of this process."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    host, port = listener.getsockname()
    lobby = Lobby(f"http://{host}:{port}")
    try:
        yield lobby
    finally:
        lobby.http.close()
        server.should_exit = True
        thread.join(SECONDS)


class ServerProcess:
    """`bodypolitic serve` as a process of its own, which can be killed."""

    def __init__(self, database: str, bot_delay: float = 0.0, stderr: TextIO | None = None, **options: str) -> None:
        arguments = ["serve", "--database", database, "--bot-delay", str(bot_delay)]
        for name, value in options.items():
            arguments += [f"--{name.replace('_', '-')}", value]
        self.process = subprocess.Popen((*COMMAND, *arguments), stdout=subprocess.PIPE, stderr=stderr, text=True)
        assert self.process.stdout is not None
        self.lobby = Lobby(self.process.stdout.readline().strip().rstrip("/"))

    def kill(self) -> None:
        """SIGKILL: no time to say goodbye."""
        self.process.kill()
        self.process.wait()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def told_board(game: Game, seat: str | None) -> Message:
    """What lies on the table for a seat, as it comes over the wire."""
    board: Message = json.loads(json.dumps(game.board(seat)))
    return board
