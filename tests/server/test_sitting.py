"""Who is shown a new state at once, and who may wait until the bots are done."""

import asyncio
import time
from dataclasses import replace
from random import Random
from typing import cast

from fastapi import WebSocket

from bodypolitic.game.setup import Setup
from bodypolitic.server.api import table_info
from bodypolitic.server.connection import Connection
from bodypolitic.server.journal import Journal
from bodypolitic.server.record import Record
from bodypolitic.server.settings import Settings
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.store import Entry, Position, Seat, Store, StoredTable
from bodypolitic.server.thinking import Thinkers
from tests.game.random_play import random_game

ROLES = ("WC", "CC")
NO_BOTS = cast(Thinkers, None)


class Onlooker(Connection):
    """Notes whether each state was urgent."""

    def __init__(self, seat: str | None) -> None:
        super().__init__(cast(WebSocket, None), seat, "en")
        self.urgent: list[bool] = []

    def show(self, urgent: bool = True) -> None:
        self.urgent.append(urgent)


class Shelf:
    """A store that keeps nothing."""

    async def append(self, entry: Entry, position: Position, since: int) -> None:
        assert entry.key and since < entry.number == position.number

    def note_progress(self, table: str, round_: int, phase: str, over: bool) -> None:
        """The lobby is not told."""


def sitting_with(*onlookers: Onlooker) -> Sitting:
    """A new game in which the Working Class is asked."""
    seats = {role: Seat(role, "me", "", "steady", None, True, False) for role in ROLES}
    stored = StoredTable("t", 2, (), 7, 1, "action", False, 0.0, seats)
    sitting = Sitting(stored, Record(Setup(2), 7), cast(Store, Shelf()), Settings("sqlite://"), Journal(), NO_BOTS)
    sitting.connections = set(onlookers)
    return sitting


def urgencies(*onlookers: Onlooker) -> list[bool]:
    """Whether the last state was urgent for each."""
    return [onlooker.urgent[-1] for onlooker in onlookers]


def test_whoever_is_asked_is_shown_the_state_at_once() -> None:
    onlookers = Onlooker("WC"), Onlooker("CC"), Onlooker(None)
    sitting_with(*onlookers).show()
    assert urgencies(*onlookers) == [True, False, False]


def test_whoever_chose_is_shown_the_result_at_once_though_another_is_asked() -> None:
    onlookers = Onlooker("WC"), Onlooker("CC"), Onlooker(None)
    sitting = sitting_with(*onlookers)
    while (decision := sitting.record.decision_of("WC")) is not None:
        number = sitting.record.length
        asyncio.run(sitting.choose("WC", number, decision.options[-1].id, f"key {number}"))
    assert [decision.seat for decision in sitting.record.game.decisions] == ["CC"]
    assert urgencies(*onlookers) == [True, True, False]


def test_whoever_is_still_asked_the_same_in_secret_waits_for_the_answers_of_others() -> None:
    onlookers = Onlooker("WC"), Onlooker("CC")
    sitting = sitting_with(*onlookers)
    record, rng = sitting.record, Random(0)
    while len(record.game.decisions) < 2:
        for onlooker in onlookers:
            onlooker.told = record.length
        decision = record.game.decision
        option = rng.choice(decision.options).id
        asyncio.run(sitting.choose(decision.seat, record.length, option, f"key {record.length}"))
    assert urgencies(*onlookers) == [True, True]
    for onlooker in onlookers:
        onlooker.told = record.length
    answer = record.game.decisions[0].options[0].id
    asyncio.run(sitting.choose("WC", record.length, answer, "in secret"))
    assert urgencies(*onlookers) == [True, False]


def test_a_clock_that_went_wrong_keeps_nobody_at_the_table_nor_away() -> None:
    """Stamps that lie ahead were made by a clock that was put right since."""
    sitting = sitting_with()
    ahead = time.time() + 86_400
    sitting.seats["CC"] = replace(sitting.seats["CC"], seen=ahead)
    assert not sitting.present("CC")
    for seen, away_since in ((ahead, 0.0), (0.0, ahead)):
        sitting.seats["CC"] = replace(sitting.seats["CC"], seen=seen, away_since=away_since)
        sitting._opened = time.monotonic() - 500
        assert sitting.away_for("CC") == 500
    sitting.check_hand_over("CC")


def test_somebody_connected_to_another_process_is_present_though_its_clock_is_a_little_ahead() -> None:
    sitting = sitting_with()
    sitting.seats["CC"] = replace(sitting.seats["CC"], seen=time.time() + 5)
    assert sitting.present("CC") and sitting.away_for("CC") == 0


def test_the_lobby_tells_the_end_of_a_game_before_the_store_has_noted_it() -> None:
    sitting = sitting_with()
    sitting.record.game = random_game(2, seed=7)
    stored = StoredTable("t", 2, (), 7, 1, "action", False, 0.0, sitting.seats)
    info = table_info(stored, sitting)
    assert (info.over, info.round, info.phase) == (True, 5, "game-over")
