"""Bots think in processes of their own, so that nobody at another table waits for them.

Each table has one question at a time, and those who set tables up take turns, so nobody waits for all of another's.
A process that takes too long or dies is replaced by a new one; its question goes without an answer.
"""

import asyncio
import contextlib
import json
import sys
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from bodypolitic.game.game import Game
from bodypolitic.server.journal import Journal
from bodypolitic.server.limits import Turns
from bodypolitic.server.settings import Settings
from bodypolitic.server.thinker import MOST_GAMES, OPTION, READY, WORTHS, Answer, WorthFound

SECONDS_TO_START: Final = 60.0
POLITE: Final = 15  # people's moves go before bots' thoughts


def politely(module: str) -> tuple[str, ...]:
    """The command that runs a module in a process of its own, which gives way to people before it reads anything in."""
    return sys.executable, "-c", f"import os; os.nice({POLITE}); from {module} import main; main()"


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat's bot is asked, or what a person wants to know of a seat's options, for which no bot is named.

    `branch` changes whenever a choice is taken back; `by` takes turns with others.
    """

    table: str
    branch: int
    game: Game
    seat: str
    by: str
    bot: str = ""
    seed: str = ""
    wants: str = OPTION


class Failed(Exception):
    """A bot that gave no answer: it threw, took too long or died."""


class Process:
    """One process that thinks, started when it is first needed, and how far it has followed each game."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None
        self.known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    async def ask(self, question: Question, maker: str | None) -> Any:
        """A bot's choice, or whatever else is wanted."""
        answer = await self._exchange(_as_data(question, maker, self.known.get(question.table)))
        if "unknown" in answer:
            answer = await self._exchange(_as_data(question, maker, None))
        if question.wants not in answer:
            self.known.pop(question.table, None)
            raise Failed(answer.get("problem", "no answer"))
        self.known[question.table] = (question.branch, question.game.choices_made)
        self.known.move_to_end(question.table)
        while len(self.known) > MOST_GAMES:
            self.known.popitem(last=False)
        return answer[question.wants]

    async def _exchange(self, question: dict[str, Any]) -> Answer:
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(self._seconds):
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            answer: Answer = json.loads(line)
        except TimeoutError:
            await self.end()
            raise Failed("too slow") from None
        except (ValueError, OSError):
            await self.end()
            raise Failed("died") from None
        except asyncio.CancelledError:
            await self.end()  # or its answer would be taken for that of the next question
            raise
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None:
            return self._process
        self.known.clear()
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *politely("bodypolitic.server.thinker"),
                str(self._seconds),
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,
            )
        except OSError:
            raise Failed("can't be started") from None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_START):
                if (await process.stdout.readline()).strip() == READY.encode():
                    self._process = process
        except TimeoutError:
            pass
        finally:
            if self._process is None:
                await _end(process)
        if self._process is None:
            raise Failed("did not start")
        return process

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _as_data(question: Question, maker: str | None, known: tuple[int, int] | None) -> dict[str, Any]:
    """A question for a process that has followed the game so far, or not at all."""
    game = question.game
    data: dict[str, Any] = {
        "table": question.table,
        "branch": question.branch,
        "seat": question.seat,
        "bot": question.bot,
        "maker": maker,
        "seed": question.seed,
        "wants": question.wants,
        "save": None,
        "after": 0,
        "choices": [],
    }
    if known is None or known[0] != question.branch or known[1] > game.choices_made:
        return {**data, "save": game.save(digests=False)}
    after = known[1]
    return {**data, "after": after, "choices": [one.id for one in game.last_choices(game.choices_made - after)]}


class Thinkers:
    """As many processes as the settings say."""

    def __init__(self, settings: Settings, journal: Journal) -> None:
        self._journal = journal
        self._makers = settings.own_bots
        self._turns = Turns(settings.bot_workers)
        self._processes = [Process(settings.bot_seconds) for _ in range(settings.bot_workers)]
        self._free = list(self._processes)
        self.waiting = 0
        self.failures = 0

    async def think(self, question: Question) -> str | None:
        """A bot's choice; None if it has failed."""
        option: str | None = await self._answer(question)
        return option

    async def weigh(self, question: Question) -> list[WorthFound] | None:
        """What each option of a seat is worth, the best first; None if that can't be told."""
        found: list[WorthFound] | None = await self._answer(replace(question, wants=WORTHS))
        return found

    async def _answer(self, question: Question) -> Any:
        """An answer; None if there is none, which is told in the log."""
        self.waiting += 1
        try:
            with self._journal.metrics.bot_seconds.time():
                async with self._turns.turn(question.by):
                    return await self._ask(question)
        except Failed as failed:
            self.failures += 1
            self._journal.metrics.bot_failures.inc()
            asked = {"table": question.table, "seat": question.seat, "bot": question.bot or question.wants}
            self._journal.tell_now_and_then("error", "bot-failed", str(failed), **asked)
            return None
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question) -> Any:
        """Ask a process that is free, best the one that knows the game."""
        process = next((one for one in self._free if question.table in one.known), self._free[0])
        self._free.remove(process)
        try:
            return await process.ask(question, self._makers.get(question.bot))
        finally:
            self._free.append(process)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.end() for process in self._processes))
