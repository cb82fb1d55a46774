"""States as they go over the wire, in pieces of JSON: the name of each part with what it is.

Each piece is made once a change for a seat and a language, however many windows show it. A client that said in its
hello that it takes changes is sent only the pieces that differ from those it has.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from orjson import dumps

from bodypolitic.server.foresight import Standings
from bodypolitic.server.frame import Attendance, Moment, seat_data, story, table_facts
from bodypolitic.server.record import Chapter, Record
from bodypolitic.server.store import StoredTable

VIEW: Final = "view"
CHAPTERS_KEPT: Final = 64

Pieces = dict[str, bytes]


class Told:
    """What one client has been told: the state's pieces and those of the view in it."""

    def __init__(self, changes: bool) -> None:
        self._changes = changes
        self._state: Pieces = {}
        self._view: Pieces = {}

    def message(self, state: Pieces, view: Pieces, *more: bytes) -> str:
        """The message that brings a client up to date; `more` is sent in any case."""
        known = self._changes and self._view.keys() == view.keys()
        if known:
            changed = {name: made for name, made in state.items() if self._state.get(name) != made}
            changed_view = {name: made for name, made in view.items() if self._view[name] != made}
            if changed_view:
                changed[VIEW] = piece(VIEW, _object(changed_view.values()))
            text = _object((CHANGES, state["number"], piece("changed", _object(changed.values())), *more))
        else:
            text = _object((STATE, *state.values(), piece(VIEW, _object(view.values())), *more))
        self._state, self._view = state, view
        return text.decode()


def piece(name: str, made: bytes) -> bytes:
    """A part of an object, whose name needs no escapes."""
    return b'"%b":%b' % (name.encode(), made)


def _object(parts: Iterable[bytes]) -> bytes:
    return b"{" + b",".join(parts) + b"}"


CHANGES: Final = piece("type", b'"changes"')
STATE: Final = piece("type", b'"state"')


class Press:
    """Makes the pieces of one table's states."""

    def __init__(self) -> None:
        self._number = -1
        self._moment: Moment | None = None
        self._standings = Standings()
        self._common: Pieces = {}
        self._open_board: Pieces = {}
        self._states: dict[tuple[str | None, str], tuple[Pieces, Pieces]] = {}
        self._chapters: dict[tuple[int, str], tuple[Chapter, bytes]] = {}
        self._stored: StoredTable | None = None
        self._seats: list[Attendance] = []
        self._around: Pieces = {}

    def around(self, stored: StoredTable, seats: list[Attendance]) -> Pieces:
        """What is not of the game: who sits at the table, is connected or has been away, and what may be done there."""
        if stored is not self._stored or seats != self._seats:
            self._stored, self._seats = stored, seats
            told = {one.seat.role: seat_data(one) for one in seats}
            self._around = pieces({"seats": told, "table": table_facts(stored)})
        return self._around

    def state(self, record: Record, seat: str | None, language: str) -> tuple[Pieces, Pieces]:
        """The newest state for a seat, and the view in it."""
        if self._moment is None or self._number != record.length:
            self._number = record.length
            self._moment = Moment(record, self._standings)
            self._common = pieces(self._moment.common())
            self._open_board = pieces(self._moment.open_board())
            self._states.clear()
        made = self._states.get((seat, language))
        if made is None:
            own, own_board = pieces(self._moment.own(seat, language)), pieces(self._moment.own_board(seat))
            made = {**self._common, **own}, {**self._open_board, **own_board}
            self._states[seat, language] = made
        return made

    def log(self, chapters: list[Chapter], first: int, language: str) -> bytes:
        """The log from a chapter on."""
        return b"[" + b",".join(self._chapter(chapters, n, language) for n in range(first, len(chapters))) + b"]"

    def _chapter(self, chapters: list[Chapter], number: int, language: str) -> bytes:
        """One chapter; after an undo another one may have its number."""
        chapter, made = self._chapters.get((number, language), (None, b""))
        if chapter is not chapters[number]:
            made = dumps(story(chapters[: number + 1], number, language)[0])
            self._chapters[number, language] = chapters[number], made
            if len(self._chapters) > CHAPTERS_KEPT:
                del self._chapters[next(iter(self._chapters))]
        return made


def pieces(data: Mapping[str, object]) -> Pieces:
    """The parts of an object as pieces, by name."""
    return {name: dumps({name: value})[1:-1] for name, value in data.items()}
