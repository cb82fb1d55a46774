"""Opening a table again: its log is replayed or, where it goes another way by now, it goes on from a kept position."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import BadSave, GameError
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.lessons.syllabus import LESSONS
from bodypolitic.server.puzzling import aim_of
from bodypolitic.server.record import Record, table_in
from bodypolitic.server.refusals import Refused
from bodypolitic.server.store import Entry, Position, Store, StoredTable


def reopened(store: Store, stored: StoredTable) -> Record:
    """A table as it was left, whatever has become of the rules since."""
    entries = store.entries(stored.id)
    try:
        return _replayed(store, stored, entries)
    except GameError:
        return _resumed(store, stored, entries)


def new_record(stored: StoredTable) -> Record:
    """A table as it was before its first entry; a lesson that is no more can't be begun, only gone on with."""
    record = Record(stored.setup, stored.seed, stored.chance, LESSONS.get(stored.lesson or ""))
    record.teaches = record.teaches and not stored.lesson_left
    return record


def _replayed(store: Store, stored: StoredTable, entries: list[Entry]) -> Record:
    if stored.resumed_at is not None:
        record = _from(store, stored, entries, _kept(store, stored, stored.resumed_at))
    else:
        record = new_record(stored)
        set_up = store.position(stored.id, 0)
        if set_up is not None:
            record.check_setup(set_up)
    for entry in entries[record.length :]:
        record.apply(entry)
    return record


def _resumed(store: Store, stored: StoredTable, entries: list[Entry]) -> Record:
    position = store.last_position(stored.id)
    if position is None or position.number < len(entries):
        raise Refused("unreadable-table")
    later = store.entries(stored.id, after=len(entries))  # by another process
    try:
        record = _from(store, stored, entries + later, position)
    except GameError:
        raise Refused("unreadable-table") from None
    store.resume(stored.id, position.number)
    return record


def _from(store: Store, stored: StoredTable, entries: list[Entry], position: Position) -> Record:
    """The table after an entry as it was kept."""
    record = new_record(stored)
    record.resume(stored.opening, entries[: position.number], position)
    if stored.puzzle is not None:
        begun = Game.resumed(stored.setup, table_in(_kept(store, stored, 0)), 0)
        record.aim = aim_of(stored.puzzle, stored.alone, begun.table)
    return record


def _kept(store: Store, stored: StoredTable, number: int) -> Position:
    position = store.position(stored.id, number)
    if position is None:
        raise BadSave(f"the position {number} is gone")
    return position


def rules_changed(store: Store, stored: StoredTable) -> bool:
    """Whether a table is opened by other rules than those it was played by; said once, and noted."""
    return stored.rules != RULES and store.change_rules(stored.id, stored.rules, RULES)


def standing(store: Store, stored: StoredTable) -> Game | None:
    """How a table stands, without its past, which is cheaper than to open it; None if no position can be read."""
    position = store.last_position(stored.id)
    try:
        return None if position is None else Game.resumed(stored.setup, table_in(position), position.number)
    except GameError:
        return None
