"""Whole tables beside the log: as few as are needed to open a table again."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.server.record import BEGINNINGS, Record
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import reopened
from bodypolitic.server.store import Entry, Position, Seat, Store, StoredTable
from tests.server.table_client import sqlite

SEED = 5


class Table:
    """A table of two people with its store, at which entries are made as a server makes them."""

    def __init__(self, database: str) -> None:
        self.store = Store(database, "test")
        self.store.open()
        self.record = Record(Setup(2), SEED)
        seats = {role: Seat(role, "me", "", "steady", None, True, False) for role in ("WC", "CC")}
        self.stored = StoredTable(
            "t", 2, (), SEED, 1, "action", False, time.time(), seats, rules=RULES, opening=self.record.opening
        )
        self.store.create(self.stored, self.record.set_up)

    def enter(self, seat: str, option: str | None) -> None:
        outcome = self.record.outcome_of(seat, option)
        number = self.record.length + 1
        entry = Entry("t", number, seat, option, str(number), outcome.digest, outcome.story)
        asyncio.run(self.store.append(entry, outcome.position, outcome.since))
        self.record.adopt(entry, outcome)

    def choose(self, option: str | None = None) -> str:
        """Make a choice, the first that is offered if none is named, and tell whose."""
        decision = self.record.game.decision
        self.enter(decision.seat, option or decision.options[0].id)
        return decision.seat

    def change(self, statement: str) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(text(statement))

    @property
    def kept(self) -> list[int]:
        return [position.number for position in self.store.positions("t")]

    def check_opened_again(self) -> Record:
        stored = self.store.table("t")
        assert stored is not None
        again = reopened(self.store, stored)
        assert again.game.table == self.record.game.table
        assert (again.length, again.last) == (self.record.length, self.record.last)
        assert [chapter.number for chapter in again.chapters] == [chapter.number for chapter in self.record.chapters]
        return again


def test_choices_that_are_taken_back_again_and_again_leave_nothing_behind(database: str) -> None:
    table = Table(database)
    for _ in range(50):
        table.enter(table.choose(), None)
    assert table.kept == [0, 100]
    table.check_opened_again()
    table.change("UPDATE entries SET digest = '00000000' WHERE number = 9")  # as if made by other rules
    table.check_opened_again()
    table.store.close()


def test_what_is_kept_are_the_ends_of_turns_that_stand_and_the_newest_table(tmp_path: Path) -> None:
    """However choices are made and taken back, also those that end a turn."""
    table, chance = Table(sqlite(tmp_path)), Random(3)
    ends_taken_back = 0
    for _ in range(400):
        record = table.record
        undoer = next((seat for seat in ("WC", "CC") if record.can_undo(seat)), None)
        if undoer is not None and chance.random() < 0.45:
            ends_taken_back += _ends_turn(record.chapters[-1].happenings)
            table.enter(undoer, None)
        else:
            decision = chance.choice(record.game.decisions)
            table.enter(decision.seat, chance.choice(decision.options).id)
        standing = {chapter.number for chapter in record.chapters if _ends_turn(chapter.happenings)}
        assert table.kept == sorted({0, record.length} | standing)
    assert ends_taken_back > 5
    table.check_opened_again()
    table.store.close()


def _ends_turn(happenings: list[Happening]) -> bool:
    return any(isinstance(one, BEGINNINGS) for one in happenings)


def test_to_open_a_table_not_all_of_its_positions_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, chance = Table(sqlite(tmp_path)), Random(3)
    for _ in range(60):
        decision = chance.choice(table.record.game.decisions)
        table.enter(decision.seat, chance.choice(decision.options).id)
    kept = len(table.kept)
    table.change("UPDATE entries SET digest = '00000000' WHERE number = 9")
    read: list[int] = []
    position_of = Position.__init__

    def note(position: Position, number: int, lasting: bool, data: bytes) -> None:
        read.append(number)
        position_of(position, number, lasting, data)

    with monkeypatch.context() as watched:
        watched.setattr(Position, "__init__", note)
        table.check_opened_again()
    assert kept > 5 and read == [0, 60]
    table.store.close()


def test_a_table_that_another_process_plays_on_while_it_is_opened_goes_on_from_where_it_is_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its log and its position, which is not the one of the log any more."""
    table = Table(sqlite(tmp_path))
    table.choose()
    table.change("UPDATE entries SET digest = '00000000' WHERE number = 1")
    last_position = Store.last_position

    def played_on(store: Store, table_id: str) -> Position | None:
        table.choose()
        return last_position(store, table_id)

    monkeypatch.setattr(Store, "last_position", played_on)
    again = table.check_opened_again()
    assert (again.length, again.resumed_at) == (2, 2)
    monkeypatch.undo()
    assert table.check_opened_again().resumed_at == 2
    table.store.close()


def test_a_table_whose_position_was_replaced_before_it_could_be_noted_is_opened_all_the_same(tmp_path: Path) -> None:
    table = Table(sqlite(tmp_path))
    table.choose()
    table.choose()
    table.store.resume("t", 1)
    stored = table.store.table("t")
    assert stored is not None and stored.resumed_at is None
    table.change("UPDATE tables SET resumed_at = 1")
    assert table.check_opened_again().resumed_at == 2
    table.store.close()


def test_a_log_that_is_longer_than_what_is_kept_of_its_table_is_not_cut(tmp_path: Path) -> None:
    table = Table(sqlite(tmp_path))
    table.choose()
    table.choose()
    table.change("DELETE FROM positions WHERE number = 2")
    table.change("UPDATE entries SET digest = '00000000' WHERE number = 1")
    with pytest.raises(Refused, match="unreadable-table"):
        reopened(table.store, table.stored)
    table.store.close()
