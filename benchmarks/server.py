"""Measures one server process with many games at once; prints one JSON object.

A script plays one seat of each game over a WebSocket, as fast as the server answers; random bots in the server play
the others, so that no bot's thinking is measured. `moves_per_second` counts the moves that the server checked, stored
and then told a script of, whoever made them: a bot's move goes through the same log as a person's. Those of the
scripts alone, each acknowledged to the one who made it, are `script_moves_per_second`, and `p99_ms` is the time from a
script's move to its acknowledgement. The first seconds, in which a fresh server reads its words, don't count.
"""

import argparse
import asyncio
import json
import random
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.house import SECONDS, create_table, percentile, serving

ROLES: Final = {2: ("WC", "CC"), 3: ("WC", "MC", "CC"), 4: ("WC", "MC", "CC", "ST")}
SCRIPTED: Final = "WC"

_decoder = json.JSONDecoder()


class Clock:
    """When playing starts, from when to when is counted, and what was counted."""

    def __init__(self) -> None:
        self.start = asyncio.Event()
        self.begin = self.end = float("inf")
        self.latencies: list[float] = []
        self.moves = 0

    def play_for(self, warm_up: float, seconds: float) -> None:
        """Give the starting signal."""
        self.begin = time.perf_counter() + warm_up
        self.end = self.begin + seconds
        self.start.set()

    @property
    def running(self) -> bool:
        """Whether the time is not up yet, or nothing can be told so far, as on a machine that is busy."""
        return time.perf_counter() < self.end or not self.moves or not self.latencies

    @property
    def counting(self) -> bool:
        """Whether what is heard now counts."""
        return self.begin <= time.perf_counter() and self.running


class Script:
    """Plays its seat at random."""

    def __init__(self, socket: ClientConnection, seed: int, clock: Clock) -> None:
        self._socket = socket
        self._clock = clock
        self._rng = random.Random(seed)
        self._number = -1
        self._options: list[dict[str, Any]] = []
        self._key = 0
        self._sent_at = 0.0
        self._over = False

    async def play(self) -> None:
        """Play from the starting signal until the time is up or the game is over."""
        await self._clock.start.wait()
        while not self._over and self._clock.running:
            if self._options and not self._sent_at:
                await self._choose()
            await self.hear()

    async def _choose(self) -> None:
        option = self._options[int(self._rng.random() * len(self._options))]["id"]
        self._options = []
        self._key += 1
        message = {"type": "choose", "number": self._number, "option": option, "key": str(self._key)}
        self._sent_at = time.perf_counter()
        await self._socket.send(json.dumps(message))

    async def hear(self) -> None:
        """Take the next message. Of a state only what is asked is read, so that the script stays cheap."""
        async with asyncio.timeout(SECONDS):
            text = await self._socket.recv(decode=True)
        assert isinstance(text, str)
        if text.startswith('{"type":"state"'):
            number = _value(text, "number")
            if number > self._number:  # a state can be sent again, as when somebody joins
                if self._clock.counting:
                    self._clock.moves += number - self._number
                self._number = number
                self._over = _value(text, "over")
                self._options = (_value(text, "decision") or {"options": []})["options"]
        else:
            message = json.loads(text)
            if message["type"] == "ack":
                if self._clock.counting:
                    self._clock.latencies.append(time.perf_counter() - self._sent_at)
                self._sent_at = 0.0
            elif message.get("error") == "stale":  # in a secret vote a bot was faster, and the newest state follows
                self._sent_at = 0.0
            elif message["type"] == "error":
                raise RuntimeError(f"a move was refused: {message}")


def _value(text: str, name: str) -> Any:
    """A value of a state's outermost object, without reading the rest; none of these names is used further inside."""
    mark = f'"{name}":'
    return _decoder.raw_decode(text, text.index(mark) + len(mark))[0]


async def measure(
    address: str, games: int, players: int, warm_up: float, seconds: float, compressed: bool
) -> dict[str, float]:
    """Play so many games at once for some time."""
    seats = {role: {"kind": "bot", "bot": "random"} for role in ROLES[players]}
    seats[SCRIPTED] = {"kind": "me"}
    tables = [await asyncio.to_thread(create_table, address, players, seats, seed) for seed in range(games)]
    clock = Clock()
    sockets: list[ClientConnection] = []
    scripts: list[Script] = []
    for seed, table in enumerate(tables):
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        socket = await connect(url, max_size=None, proxy=None, compression="deflate" if compressed else None)
        await socket.send(json.dumps({"type": "hello", "token": table["seats"][SCRIPTED]["token"]}))
        script = Script(socket, seed, clock)
        await script.hear()
        sockets.append(socket)
        scripts.append(script)
    playing = [asyncio.create_task(script.play()) for script in scripts]
    clock.play_for(warm_up, seconds)
    await asyncio.gather(*playing)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {
        "moves_per_second": clock.moves / seconds,
        "script_moves_per_second": len(clock.latencies) / seconds,
        "p99_ms": percentile(clock.latencies, 0.99) * 1000,
    }


def main() -> None:
    """Measure as much as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, choices=sorted(ROLES), default=4)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--uncompressed", action="store_true", help="don't ask for compression, as every browser does")
    asked = parser.parse_args()
    with serving() as address:
        playing = measure(
            address, asked.games, asked.players, asked.warm_up, asked.seconds, compressed=not asked.uncompressed
        )
        found = asyncio.run(playing)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
