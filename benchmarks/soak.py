"""Lets a server live for a while: people and bots play, come, go and reconnect, the server is killed and starts again.

Memory and open files are noted every few seconds while it serves, also the memory of the processes in which bots think.
It keeps few tables in memory, so that all their places are taken after a minute or two. It is killed in the first third
of the time and then left alone. Fails if what was acknowledged is lost, or if memory goes on growing: after the first
half of a life the highest figure may not rise by more than a tenth.

    python -m benchmarks.soak --minutes 30 --kills 2
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.crowd import memory
from benchmarks.house import ONE_ADDRESS, SERVE, create_table, free_port
from benchmarks.moves import thinkers_of

MOST_GROWTH: Final = 1.1
SECONDS_BETWEEN_LOOKS: Final = 5.0
GONE: Final = (OSError, WebSocketException, TimeoutError, ValueError)


class Life:
    """A server on one database that is killed now and then."""

    def __init__(self, folder: str) -> None:
        self._port = free_port()
        limits = [word for limit in (*ONE_ADDRESS, "tables_in_memory=20") for word in ("--limit", limit)]
        database = ("--database", f"sqlite:///{folder}/tables.sqlite3", "--port", str(self._port))
        self._command = (*SERVE, *limits, *database, "--bot-workers", "1")
        self.address = f"http://127.0.0.1:{self._port}"
        self.process: subprocess.Popen[str] | None = None
        self.memory: list[float] = []
        self.thinking: list[float] = []

    def start(self) -> None:
        """Start the server and wait for its address."""
        self.memory, self.thinking = [], []
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """Give it no time to say goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def look(self) -> dict[str, float]:
        """Its memory and that of its bots in MB, and how many files it has open."""
        assert self.process is not None
        server = self.process.pid
        self.memory.append(memory(server))
        self.thinking.append(sum(map(memory, thinkers_of(server))))
        files = len(list(Path(f"/proc/{server}/fd").iterdir()))
        return {"mb": round(self.memory[-1], 1), "thinking_mb": round(self.thinking[-1], 1), "files": files}

    def grown(self) -> float:
        """By how much the second half of this life's memory is higher than the first."""
        half = len(self.memory) // 2
        growth = [max(of[half:]) / max(of[:half]) for of in (self.memory, self.thinking) if half and max(of[:half])]
        return max(growth, default=1.0)


class Person:
    """Somebody who sets up a table with bots, plays, loses the connection and comes back, until the time is up."""

    def __init__(self, life: Life, seed: int) -> None:
        self._life = life
        self._random = random.Random(seed)
        self._acknowledged = 0
        self.moves = self.tables = self.reconnects = 0
        self.lost: list[str] = []

    async def live(self, end: float) -> None:
        """Play one table after the other."""
        while time.monotonic() < end:
            try:
                seed = self._random.randrange(10**6)
                table = await asyncio.to_thread(create_table, self._life.address, 2, {"WC": {"kind": "me"}}, seed)
                self.tables += 1
                self._acknowledged = 0
                over = False
                while not over and time.monotonic() < end:
                    over = await self._sit(table, end)
                    self.reconnects += 1
            except GONE:
                await asyncio.sleep(0.5)

    async def _sit(self, table: dict[str, Any], end: float) -> bool:
        """Play until the connection is lost, by chance or because the server is; whether the game is over."""
        url = f"{self._life.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        with contextlib.suppress(*GONE):
            async with connect(url, max_size=None, proxy=None, open_timeout=5) as socket, asyncio.timeout(60):
                changes = self._random.random() < 0.5
                hello = {"type": "hello", "token": table["seats"]["WC"]["token"], "changes": changes}
                await socket.send(json.dumps(hello))
                return await self._play(socket, table["id"], end)
        await asyncio.sleep(0.2)
        return False

    async def _play(self, socket: ClientConnection, table: str, end: float) -> bool:
        state: dict[str, Any] = {}
        asked_at = -1
        while time.monotonic() < end and self._random.random() > 0.002:
            message = json.loads(await socket.recv())
            if message["type"] == "state":
                state = message
                if state["number"] < self._acknowledged:
                    self.lost.append(f"{table}: {self._acknowledged} was acknowledged, {state['number']} is stored")
            elif message["type"] == "changes":
                state = {**state, **message["changed"], "number": message["number"]}
            elif message["type"] == "ack":
                self._acknowledged = int(message["key"].split("-")[0]) + 1
                self.moves += 1
            if state.get("over"):
                return True
            if state.get("decision") and state["number"] > asked_at:
                asked_at = state["number"]
                option = self._random.choice(state["decision"]["options"])["id"]
                key = f"{asked_at}-{self._random.random()}"
                await asyncio.sleep(self._random.random() * 0.2)
                choice = {"type": "choose", "number": asked_at, "option": option, "key": key}
                await socket.send(json.dumps(choice))
        return False


async def soak(life: Life, minutes: float, kills: int, people: int) -> dict[str, float]:
    """Live as long as that, with so many people and kills."""
    seconds = minutes * 60
    end = time.monotonic() + seconds
    crowd = [Person(life, seed) for seed in range(people)]
    living = [asyncio.create_task(person.live(end)) for person in crowd]
    growth: list[float] = []
    for part in range(kills + 1):
        until = end if part == kills else end - seconds + seconds / 3 * (part + 1) / kills
        while time.monotonic() < until:
            await asyncio.sleep(min(SECONDS_BETWEEN_LOOKS, max(0.0, until - time.monotonic())))
            print(json.dumps({"left": round(end - time.monotonic()), **life.look()}), file=sys.stderr, flush=True)
        growth.append(life.grown())
        if part < kills:
            await asyncio.to_thread(life.kill)
            await asyncio.to_thread(life.start)
    await asyncio.gather(*living)
    lost = [line for person in crowd for line in person.lost]
    if lost:
        sys.exit("\n".join(lost))
    return {
        "moves": sum(person.moves for person in crowd),
        "tables": sum(person.tables for person in crowd),
        "reconnects": sum(person.reconnects for person in crowd),
        "highest_mb": max(life.memory),
        "highest_thinking_mb": max(life.thinking),
        "growth": max(growth),
    }


def main() -> None:
    """Soak as long as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--people", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bodypolitic-") as folder:
        life = Life(folder)
        life.start()
        try:
            found = asyncio.run(soak(life, asked.minutes, asked.kills, asked.people))
        finally:
            life.kill()
    print(json.dumps(found))
    if found["growth"] > MOST_GROWTH:
        sys.exit(f"memory grew by {found['growth']:.2f} in the second half of a life")


if __name__ == "__main__":
    main()
