"""Tables in memory: which are forgotten, and how somebody comes to sit at one that is."""

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bodypolitic.server.hall import Hall
from bodypolitic.server.messages import NewTable
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import standing
from bodypolitic.server.settings import Limits, Settings
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.tokens import hash_of, new_token
from tests.patience import SECONDS
from tests.server.conftest import RELAXED
from tests.server.table_client import serving, sqlite

TWO_PLAYERS = NewTable.model_validate(
    {"players": 2, "seats": {"WC": {"kind": "me"}, "CC": {"kind": "friend"}}, "listed": True}
)

ONE_PLAYER = NewTable.model_validate({"players": 2, "seats": {"CC": {"kind": "me"}}, "listed": True})  # a bot begins

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
