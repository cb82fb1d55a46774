"""Tables in memory: which are forgotten, and how somebody comes to sit at one that is."""

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket
from sqlalchemy.exc import OperationalError

from bodypolitic.game.game import Game
from bodypolitic.server.connection import Connection
from bodypolitic.server.hall import Hall
from bodypolitic.server.messages import CourseOfGame, NewTable
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import standing
from bodypolitic.server.settings import Limits, Settings
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.tokens import hash_of, new_token
from tests.patience import SECONDS
from tests.server.conftest import RELAXED
from tests.server.table_client import serving, sqlite
from tests.server.test_thinking import Slowly, until

TWO_PLAYERS = NewTable.model_validate(
    {"players": 2, "seats": {"WC": {"kind": "me"}, "CC": {"kind": "friend"}}, "listed": True}
)

ONE_PLAYER = NewTable.model_validate({"players": 2, "seats": {"CC": {"kind": "me"}}, "listed": True})  # a bot begins

ONE_AGAINST_BOTS = NewTable.model_validate({"players": 2, "seats": {"WC": {"kind": "me"}}})

ONLY_BOTS = NewTable(players=2, listed=True)


def in_a_hall(folder: Path, use: Callable[[Hall], Coroutine[None, None, None]], limits: Limits) -> None:
    """Use a hall, then close it."""

    async def open_and_use() -> None:
        hall = Hall(Settings(sqlite(folder), limits=limits))
        await hall.open()
        await use(hall)
        await hall.close()

    asyncio.run(open_and_use())


def test_the_tables_used_last_stay_in_memory(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        first, second = await hall.create(TWO_PLAYERS), await hall.create(TWO_PLAYERS)
        kept = await hall.sitting(first.id)
        third = await hall.create(TWO_PLAYERS)
        assert hall.in_memory(first.id) is kept
        assert hall.in_memory(second.id) is None
        assert hall.in_memory(third.id) is not None

    in_a_hall(tmp_path, use, Limits(tables_in_memory=2))


def test_the_lobby_knows_how_a_table_stands_that_is_not_in_memory(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        table = await hall.create(TWO_PLAYERS)
        sitting = await hall.sitting(table.id)
        await sitting.choose("WC", 0, "basic/propose-bill", "key")
        stored = hall.store.table(table.id)
        assert stored is not None
        game = standing(hall.store, stored)
        assert game is not None
        assert [(one.seat, one.kind) for one in game.decisions] == [
            (one.seat, one.kind) for one in sitting.record.game.decisions
        ]
        assert game.decisions[0].kind != "turn"
        assert game.scores == sitting.record.game.scores

    in_a_hall(tmp_path, use, Limits())


def test_a_table_that_is_forgotten_takes_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python looks for dead cycles rarely, so there are none in what was made for a table and its people."""
    made: list[weakref.ref[Sitting]] = []
    make = Sitting.__init__

    def note(sitting: Sitting, *arguments: Any) -> None:
        make(sitting, *arguments)
        made.append(weakref.ref(sitting))

    monkeypatch.setattr(Sitting, "__init__", note)
    gc.collect()
    gc.disable()
    try:
        with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=replace(RELAXED, tables_in_memory=1))) as lobby:
            table = lobby.create(WC="me", CC="bot")
            with lobby.sit(table, "WC") as player:
                player.until_asked()
                player.choose()
            end = time.monotonic() + SECONDS
            while made[0]() is not None and time.monotonic() < end:
                lobby.create(WC="me", CC="me")  # it takes the other's place, once nobody is there any more
        assert made[0]() is None
    finally:
        gc.enable()


def test_no_table_is_set_up_while_too_many_are_in_use(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        for _ in range(2):
            await hall.create(ONE_PLAYER)
        with pytest.raises(Refused, match="too-many"):
            await hall.create(TWO_PLAYERS)
        assert len(await asyncio.to_thread(hall.store.tables, 10)) == 2

    in_a_hall(tmp_path, use, Limits(tables_in_memory=2))


def test_tables_of_bots_have_places_of_their_own(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        for address in ("a", "b"):
            await hall.create(ONLY_BOTS, address)
        with pytest.raises(Refused, match="too-many"):
            await hall.create(ONLY_BOTS, "c")
        await hall.create(TWO_PLAYERS, "c")

    in_a_hall(tmp_path, use, Limits(tables_in_memory=1, bot_tables=2))


@pytest.mark.parametrize("limits", [Limits(bot_tables_an_address=5), Limits(bot_tables_an_address=100, bot_tables=5)])
def test_tables_of_bots_that_are_set_up_together_are_counted_too(tmp_path: Path, limits: Limits) -> None:
    async def use(hall: Hall) -> None:
        made = await asyncio.gather(*(hall.create(ONLY_BOTS, "a") for _ in range(10)), return_exceptions=True)
        assert [one.code for one in made if isinstance(one, Refused)] == ["too-many"] * 5

    in_a_hall(tmp_path, use, limits)


def test_a_table_that_is_not_set_up_takes_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(hall: Hall) -> None:
        wrong = NewTable(players=2, modules=["nonsense"])
        for _ in range(3):
            with pytest.raises(Refused, match="bad-setup"):
                await hall.create(wrong, "a")
        await hall.create(ONLY_BOTS, "a")

    in_a_hall(tmp_path, use, Limits(bot_tables_an_address=1))


def test_bots_play_for_people_as_long_as_somebody_plays_or_looks(tmp_path: Path) -> None:
    """Whoever handed the seat over and left finds the game where nobody looked at it any more."""

    async def use(hall: Hall) -> None:
        bots = hall.thinkers = Slowly()
        table = await hall.create(ONE_AGAINST_BOTS)
        sitting = await hall.sitting(table.id)
        await sitting.hand_over("WC", "WC")
        assert sitting.idle and not bots.asked
        onlooker = Connection(cast(WebSocket, None), None, "en")
        sitting.join(onlooker)
        await until(lambda: bool(bots.asked))
        sitting.leave(onlooker)
        bots.may_answer.set()
        await until(lambda: sitting.idle)
        assert len(bots.asked) == 1, "what was being thought about is chosen, and nothing after it"

    in_a_hall(tmp_path, use, RELAXED)


def test_bots_play_for_people_who_left_as_long_as_others_play(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        bots = hall.thinkers = Slowly()
        table = await hall.create(TWO_PLAYERS)
        await (await hall.sitting(table.id)).hand_over("WC", "WC")
        await until(lambda: bool(bots.asked))

    in_a_hall(tmp_path, use, RELAXED)


def test_a_hall_is_closed_whatever_comes_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(hall: Hall) -> None:
        for _ in range(2):
            await hall.create(TWO_PLAYERS)
        close = Sitting.close

        async def close_and_forget(sitting: Sitting) -> None:
            await close(sitting)
            hall._forget(sitting.id)

        monkeypatch.setattr(Sitting, "close", close_and_forget)

    in_a_hall(tmp_path, use, RELAXED)


def test_a_table_that_cannot_be_read_any_more_sends_everybody_away(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        sitting = await hall.sitting((await hall.create(TWO_PLAYERS)).id)
        onlooker = Connection(cast(WebSocket, None), None, "en")
        sitting.join(onlooker)
        for code, closing in (("unreadable-table", 4404), ("storage-failed", 1011)):
            sitting.send_away(code)
            assert onlooker._code == closing

    in_a_hall(tmp_path, use, RELAXED)


def test_the_course_of_a_game_is_not_kept_from_others_by_one_who_asks_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Game] = []
    told: CourseOfGame = {"moments": [], "turnings": []}

    async def find(game: Game) -> CourseOfGame:
        await asyncio.sleep(0)
        found.append(game)
        return told

    monkeypatch.setattr("bodypolitic.server.hall.course_of", find)

    async def use(hall: Hall) -> None:
        sittings = [await hall.sitting((await hall.create(TWO_PLAYERS)).id) for _ in range(5)]
        asked = [hall.course(sitting, "a") for sitting in sittings[:4]]
        answers = await asyncio.gather(*asked, hall.course(sittings[4], "b"), return_exceptions=True)
        assert [isinstance(answer, Refused) for answer in answers] == [False, False, False, True, False]
        games = [sitting.record.game for sitting in sittings]
        assert [games.index(game) for game in found] == [0, 1, 4, 2], "the other waits for two of them at most"
        assert await hall.course(sittings[0], "a") is told, "what is known is told to anybody"

    in_a_hall(tmp_path, use, replace(RELAXED, courses_at_once=3, courses_a_second=0))


def test_nobody_sits_down_at_a_table_that_was_just_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(hall: Hall) -> None:
        table = await hall.create(TWO_PLAYERS)
        token = new_token()
        assert hall.store.claim(table.id, "CC", "Ann", hash_of(token), hash_of(table.seats["CC"].invitation))
        await (await hall.sitting(table.id)).hand_over("CC", "WC")
        hand_over = hall.store.hand_over

        def hand_over_and_forget(table_id: str, role: str, by: str | None) -> None:
            hand_over(table_id, role, by)
            del hall._sittings[table_id]

        monkeypatch.setattr(hall.store, "hand_over", hand_over_and_forget)
        sitting, role = await hall.take_seat(table.id, token)
        assert role == "CC" and hall.in_memory(table.id) is sitting

    in_a_hall(tmp_path, use, Limits())


def test_news_of_a_table_is_not_lost_when_the_database_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(hall: Hall) -> None:
        table = await hall.create(TWO_PLAYERS)
        assert hall.store.claim(table.id, "CC", "Ann", hash_of("another"), hash_of(table.seats["CC"].invitation))
        read = hall.store.table
        failures = iter([OperationalError("", {}, Exception()), OperationalError("", {}, Exception())])

        def fail_at_first(table_id: str) -> object:
            for failure in failures:
                raise failure
            return read(table_id)

        monkeypatch.setattr(hall.store, "table", fail_at_first)
        monkeypatch.setattr("bodypolitic.server.hall.SECONDS_BETWEEN_TRIES", 0)
        hall._heard(table.id)
        await asyncio.wait(hall._refreshing.values())
        sitting = hall.in_memory(table.id)
        assert sitting is not None and sitting.seats["CC"].name == "Ann"

    in_a_hall(tmp_path, use, Limits())
