"""Measures a server with many people: a thousand tables with two thousand sockets, and people beside bots that think.

`crowd` opens all tables and sockets, looks at the server's memory and at its work while nobody does anything, and then
has people play at some of the tables. `thinkers` has people play, without bots and then with three tables of bots that
think a second about each decision. Prints one JSON object.
"""

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.house import create_table, percentile, server
from benchmarks.moves import PEOPLE, Figures, Window, play, processor_seconds, windows_at

PAUSE: Final = 0.3  # seconds between the moves of a table
SECONDS_AT_REST: Final = 4.0
THINKING_TABLES: Final = 3
OWN_BOT: Final = ("--own-bot", "slow=benchmarks.slow_bot:Slow")


async def tables_of_two(address: str, number: int) -> list[list[Window]]:
    """Tables with two people and a window for each."""
    players, seats, roles = PEOPLE
    windows: list[list[Window]] = []
    for seed in range(number):
        table: dict[str, Any] = await asyncio.to_thread(create_table, address, players, seats, seed, listed=False)
        windows.append(await windows_at(address, table, roles, changes=True))
    return windows


async def played(windows: list[list[Window]], seconds: float) -> list[float]:
    """How long moves took while some tables were played."""
    latencies: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(play(one, lambda: time.perf_counter() < end, PAUSE, latencies) for one in windows))
    return latencies


async def crowd(address: str, process: int, tables: int, playing: int, seconds: float) -> Figures:
    """Many open tables, and people at some of them."""
    before = memory(process)
    windows = await tables_of_two(address, tables)
    open_tables = memory(process)
    worked = processor_seconds(process)
    await asyncio.sleep(SECONDS_AT_REST)
    at_rest = (processor_seconds(process) - worked) / SECONDS_AT_REST
    latencies = await played(windows[:playing], seconds)
    await asyncio.gather(*(window.close() for one in windows for window in one))
    return {
        "crowd_tables": float(tables),
        "crowd_empty_mb": before,
        "crowd_mb": open_tables,
        "crowd_cores_at_rest": at_rest,
        "crowd_p99_ms": percentile(latencies, 0.99) * 1000,
    }


async def thinkers(address: str, tables: int, seconds: float) -> Figures:
    """People with and without bots at other tables."""
    windows = await tables_of_two(address, tables)
    await played(windows, 1.0)
    alone = await played(windows, seconds)
    for seed in range(THINKING_TABLES):
        slow = {role: {"kind": "bot", "bot": "slow"} for role in ("WC", "CC")}
        await asyncio.to_thread(create_table, address, 2, slow, seed, listed=False)
    await asyncio.sleep(2)  # until they think
    beside = await played(windows, seconds)
    await asyncio.gather(*(window.close() for one in windows for window in one))
    return {
        "people_p99_ms": percentile(alone, 0.99) * 1000,
        "people_beside_thinkers_p99_ms": percentile(beside, 0.99) * 1000,
    }


def memory(process: int) -> float:
    """The memory of a process in MB."""
    return int(Path(f"/proc/{process}/status").read_text().split("VmRSS:")[1].split()[0]) / 1000


def main() -> None:
    """Measure as much as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("crowd", "thinkers"))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--playing", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8)
    asked = parser.parse_args()
    with server(None, *OWN_BOT) as (address, process):
        if asked.what == "crowd":
            found = asyncio.run(crowd(address, process, asked.tables, asked.playing, asked.seconds))
        else:
            found = asyncio.run(thinkers(address, min(asked.tables, 10), asked.seconds))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
