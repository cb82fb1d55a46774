"""Measures what a person's move costs the server: processor time a move, with two sockets at the table.

Some tables are played by a script for so many moves, one at a time at each: by two people, or by one with two windows
and three bots, whose moves and thoughts then count as part of the person's move. The server's processor time is read
from the system, so that the script's own work does not count; that of the processes in which bots think is told
apart. Prints one JSON object. `--before` measures another version, whose package lies in the folder named.
"""

import argparse
import asyncio
import json
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.house import SECONDS, create_table, percentile, server

Figures = dict[str, float]

WARM_UP: Final = 5  # moves of each table in which processes start and words are read
TICKS: Final = os.sysconf("SC_CLK_TCK")
# The players, the seats, and whose windows are open.
PEOPLE: Final = 2, {"WC": {"kind": "me"}, "CC": {"kind": "me"}}, ("WC", "CC")
BOTS: Final = 4, {"WC": {"kind": "me"}}, ("WC", "WC")


class Window:
    """A socket at a table that keeps the newest state, however it is told."""

    def __init__(self, socket: ClientConnection, news: asyncio.Condition) -> None:
        self._socket = socket
        self._news = news
        self._acknowledged = ""
        self.state: dict[str, Any] = {"number": -1, "decision": None}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message
            elif message["type"] == "changes":
                view = {**self.state["view"], **message["changed"].pop("view", {})}
                self.state = {**self.state, **message["changed"], "number": message["number"], "view": view}
            elif message["type"] == "ack" or message.get("error") == "stale":  # in a secret vote a bot was faster
                self._acknowledged = message["key"]
            elif message["type"] == "error":
                raise RuntimeError(f"a move was refused: {message}")
            async with self._news:
                self._news.notify_all()

    async def choose(self, option: str) -> None:
        """Make a move and wait until it is acknowledged and shown."""
        number = self.state["number"]
        key = str(number)
        await self._socket.send(json.dumps({"type": "choose", "number": number, "option": option, "key": key}))
        await self.until(lambda: self.state["number"] > number and self._acknowledged == key)

    async def until(self, heard: Callable[[], bool]) -> None:
        """Wait until something is heard."""
        async with self._news, asyncio.timeout(SECONDS):
            await self._news.wait_for(heard)

    async def close(self) -> None:
        """Leave the table."""
        self.reading.cancel()
        await self._socket.close()


async def _window(address: str, table: dict[str, Any], role: str, changes: bool, news: asyncio.Condition) -> Window:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    socket = await connect(url, max_size=None, proxy=None, compression="deflate", ping_interval=None)
    hello = {"type": "hello", "token": table["seats"][role]["token"], **({"changes": True} if changes else {})}
    await socket.send(json.dumps(hello))
    window = Window(socket, news)
    await window.until(lambda: window.state["number"] >= 0)
    return window


async def windows_at(address: str, table: dict[str, Any], roles: Sequence[str], changes: bool) -> list[Window]:
    """A window for each of some seats."""
    news = asyncio.Condition()
    return [await _window(address, table, role, changes, news) for role in roles]


async def play(windows: list[Window], goes_on: Callable[[], bool], pause: float, latencies: list[float]) -> None:
    """Play a table: always the asked seat's first, second, third ... option."""
    number = turn = 0

    def asked() -> Window | None:
        up_to_date = (one for one in windows if one.state["number"] >= number)
        return next((one for one in up_to_date if one.state["decision"]), None)

    while goes_on() and not any(one.state.get("over") for one in windows):
        await windows[0].until(lambda: asked() is not None or any(one.state.get("over") for one in windows))
        window = asked()
        if window is None:
            return  # the game is over
        options = window.state["decision"]["options"]
        turn += 1
        began = time.perf_counter()
        await window.choose(options[turn % len(options)]["id"])
        latencies.append(time.perf_counter() - began)
        number = window.state["number"]
        await asyncio.sleep(pause)


def processor_seconds(process: int) -> float:
    """How long a process has worked, without the processes it has started."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


def thinking_seconds(process: int) -> float:
    """How long the processes that a server has started have worked."""
    return sum(processor_seconds(child) for child in thinkers_of(process))


def thinkers_of(process: int) -> list[int]:
    """The processes that a server has started: bots think in them."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


async def play_moves(tables: list[list[Window]], moves: int) -> list[float]:
    """How long the next moves of some tables take, so many at each that is not over before."""

    async def played(windows: list[Window]) -> list[float]:
        took: list[float] = []
        await play(windows, lambda: len(took) < moves, 0, took)
        return took

    return [latency for took in await asyncio.gather(*map(played, tables)) for latency in took]


async def measure(address: str, process: int, tables: int, moves: int, bots: bool, changes: bool) -> Figures:
    """Play some tables at once, so many moves at each."""
    players, seats, roles = BOTS if bots else PEOPLE
    created = [
        await asyncio.to_thread(create_table, address, players, seats, seed, listed=False) for seed in range(tables)
    ]
    windows = [await windows_at(address, table, roles, changes) for table in created]
    await play_moves(windows, WARM_UP)
    working, thinking = processor_seconds(process), thinking_seconds(process)
    latencies = await play_moves(windows, moves)
    working, thinking = processor_seconds(process) - working, thinking_seconds(process) - thinking
    await asyncio.gather(*(window.close() for one in windows for window in one))
    return {
        "ms_a_move": working / len(latencies) * 1000,
        "thinking_ms_a_move": thinking / len(latencies) * 1000,
        "moves": float(len(latencies)),
        "p50_ms": percentile(latencies, 0.5) * 1000,
        "p99_ms": percentile(latencies, 0.99) * 1000,
    }


def main() -> None:
    """Measure as much as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=60, help="of people, at each table")
    parser.add_argument("--bots", action="store_true", help="play with three bots instead of another person")
    parser.add_argument("--before", type=Path, help="the folder of another version's package")
    asked = parser.parse_args()
    with server(asked.before) as (address, process):
        playing = measure(address, process, asked.tables, asked.moves, asked.bots, changes=asked.before is None)
        found = asyncio.run(playing)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
