"""Replays: the same frame from wherever one comes, at the cost of a few choices."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup
from bodypolitic.game.shapes import View
from bodypolitic.server.hall import Hall
from bodypolitic.server.messages import NewSeat, NewTable
from bodypolitic.server.record import Record
from bodypolitic.server.replay import BETWEEN_BOOKMARKS, Replay
from bodypolitic.server.settings import Limits, Settings
from bodypolitic.server.store import Entry
from tests.server.table_client import sqlite


@pytest.fixture(scope="module")
def game(record: Record) -> Game:
    """A finished game of random choices."""
    return record.game


@pytest.fixture(scope="module")
def record() -> Record:
    """The record of it."""
    record = Record(Setup(3), seed=11)
    random = Random(2)
    while not record.game.over:
        decision = random.choice(record.game.decisions)
        option = random.choice(decision.options).id
        record.apply(Entry("t", record.length + 1, decision.seat, option, None))
    return record


@pytest.fixture(scope="module")
def tables(game: Game) -> list[View]:
    """What a spectator saw after each choice."""
    replayed = Game.load(game.save(), until=0)
    seen = [replayed.view()]
    for choice in game.choices:
        replayed.choose(choice)
        seen.append(replayed.view())
    return seen


def test_frames_are_right_forwards_backwards_and_at_random(
    record: Record, game: Game, tables: list[dict[str, object]]
) -> None:
    replay = Replay(record)
    forwards = list(range(game.choices_made + 1))
    at_random = Random(3).choices(forwards, k=200)
    for number in (*forwards, *reversed(forwards), *at_random):
        assert replay.at(number).view() == tables[number]


def test_what_is_done_with_a_frame_changes_no_other(record: Record, tables: list[dict[str, object]]) -> None:
    replay = Replay(record)
    for number in (0, BETWEEN_BOOKMARKS, BETWEEN_BOOKMARKS + 1):
        played_on = replay.at(number)
        played_on.choose(played_on.decision.options[0])
        assert replay.at(number).view() == tables[number]


def test_bookmarks_are_few_and_none_is_far(record: Record, game: Game) -> None:
    made = [bookmark.choices_made for bookmark in Replay(record).bookmarks]
    assert made == list(range(0, game.choices_made + 1, BETWEEN_BOOKMARKS))


def test_only_the_replays_used_last_are_kept(tmp_path: Path) -> None:
    asyncio.run(_use_replays(Hall(Settings(sqlite(tmp_path), limits=Limits(replays_in_memory=2)))))


async def _use_replays(hall: Hall) -> None:
    await hall.open()
    seats = {"WC": NewSeat(kind="me"), "CC": NewSeat(kind="me")}
    tables = [await hall.create(NewTable(players=2, seats=seats)) for _ in range(3)]  # type: ignore[arg-type]
    first, second, third = [await hall.sitting(table.id) for table in tables]
    kept = await hall.replay(first)
    dropped = await hall.replay(second)
    assert await hall.replay(first) is kept
    await hall.replay(third)
    assert await hall.replay(first) is kept
    assert await hall.replay(second) is not dropped
    await hall.close()
