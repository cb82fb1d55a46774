"""A finished game at any of its choices. Bookmarks lie along it, so that every place is a few choices from one."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.ground.errors import GameError
from bodypolitic.game.records.happenings import RoundBegan, TurnBegan
from bodypolitic.server.messages import ReplayMarks
from bodypolitic.server.record import Record, table_in
from bodypolitic.server.store import Position

BETWEEN_BOOKMARKS: Final = 16


def marks_of(record: Record, choices: int) -> ReplayMarks:
    """Where the rounds and turns of a game begin."""
    begun = [(n, one) for n, chapter in enumerate(record.chapters) for one in chapter.happenings]
    return {
        "choices": choices,
        "rounds": [{"choices": n, "round": one.round} for n, one in begun if isinstance(one, RoundBegan)],
        "turns": [{"choices": n, "seat": ROLES[one.who]} for n, one in begun if isinstance(one, TurnBegan)],
    }


class Replay:
    """The games after some of the choices; they are never played on, only their clones are.

    What was played by rules that are no more is not played again: there the positions that were kept are shown.
    """

    def __init__(self, record: Record, positions: Sequence[Position] = ()) -> None:
        game = record.game
        self._choices = game.choices
        self._first = record.resumed_at  # the choice from which on the game can be replayed
        self.bookmarks = _kept(record, positions) if self._first else []
        replayed = game.after(0)
        self.bookmarks.append(replayed.clone())
        for number, choice in enumerate(self._choices, start=1):
            replayed.choose(choice)
            if number % BETWEEN_BOOKMARKS == 0:
                self.bookmarks.append(replayed.clone())
        self._at = [bookmark.choices_made for bookmark in self.bookmarks]

    def at(self, number: int) -> Game:
        """The game after its first choices, or the last that was kept before."""
        bookmark = self.bookmarks[bisect_right(self._at, number) - 1]
        game = bookmark.clone()
        if game.choices_made >= self._first:
            for choice in self._choices[game.choices_made - self._first : number - self._first]:
                game.choose(choice)
        return game


def _kept(record: Record, positions: Sequence[Position]) -> list[Game]:
    """The tables that were kept along the way, without those of choices that were taken back."""
    made = {chapter.number: choices for choices, chapter in enumerate(record.chapters)}
    found: list[Game] = []
    for position in positions:
        choices = made.get(position.number, record.resumed_at)
        if choices < record.resumed_at:
            try:
                found.append(Game.resumed(record.game.setup, table_in(position), choices))
            except GameError:
                continue  # what this version can't read is not shown
    return found
