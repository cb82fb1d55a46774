"""States as they go over the wire, in pieces of JSON.

Each piece is made once a change for a seat and a language, however many windows show it. A client that said in its
hello that it takes changes is sent only the pieces that differ from those it has.
"""

from collections.abc import Mapping
from typing import Final

from orjson import dumps

from bodypolitic.server.frame import Moment, story
from bodypolitic.server.record import Chapter, Record

VIEW: Final = "view"
CHAPTERS_KEPT: Final = 64

Pieces = dict[str, bytes]


class Told:
    """What one client has been told: the state's pieces and those of the view in it."""

    def __init__(self, changes: bool) -> None:
        self._changes = changes
        self._state: Pieces = {}
        self._view: Pieces = {}

    def message(self, state: Pieces, view: Pieces, more: Pieces) -> str:
        """The message that brings a client up to date; `more` is sent in any case."""
        known = self._changes and self._view.keys() == view.keys()
        if known:
            changed = {name: piece for name, piece in state.items() if self._state.get(name) != piece}
            changed_view = {name: piece for name, piece in view.items() if self._view[name] != piece}
            if changed_view:
                changed[VIEW] = _object(changed_view)
            text = _object({"type": b'"changes"', "number": state["number"], "changed": _object(changed), **more})
        else:
            text = _object({"type": b'"state"', **state, VIEW: _object(view), **more})
        self._state, self._view = state, view
        return text.decode()


def _object(pieces: Pieces) -> bytes:
    """A JSON object of pieces; their names need no escapes."""
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), piece) for name, piece in pieces.items()) + b"}"


class Press:
    """Makes the pieces of one table's states."""

    def __init__(self) -> None:
        self._number = -1
        self._moment: Moment | None = None
        self._common: Pieces = {}
        self._open_board: Pieces = {}
        self._states: dict[tuple[str | None, str], tuple[Pieces, Pieces]] = {}
        self._chapters: dict[tuple[int, str], tuple[Chapter, bytes]] = {}

    def state(self, record: Record, seat: str | None, language: str) -> tuple[Pieces, Pieces]:
        """The newest state for a seat, and the view in it."""
        if self._moment is None or self._number != record.length:
            self._number = record.length
            self._moment = Moment(record)
            self._common = _pieces(self._moment.common())
            self._open_board = _pieces(self._moment.open_board())
            self._states.clear()
        made = self._states.get((seat, language))
        if made is None:
            own, own_board = _pieces(self._moment.own(seat, language)), _pieces(self._moment.own_board(seat))
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


def _pieces(data: Mapping[str, object]) -> Pieces:
    return {name: dumps(value) for name, value in data.items()}
