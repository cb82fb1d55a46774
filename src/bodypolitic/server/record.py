"""A game as its log tells it: the choices that stand, what each brought about, and what can be undone."""

import itertools
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from orjson import OPT_SORT_KEYS, dumps, loads

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.chance import SFC32
from bodypolitic.game.ground.codes import ACTION, PREPARATION
from bodypolitic.game.ground.errors import BadSave, Diverged
from bodypolitic.game.records.happenings import Happening, PhaseBegan, RoundBegan, TurnBegan
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import (
    RULES,
    digest_of_text,
    digested,
    has_digest,
    kept,
    kept_story,
    story_from_kept,
)
from bodypolitic.game.table.steps import SecretAsk
from bodypolitic.game.table.table import Table
from bodypolitic.game.undo import Undo
from bodypolitic.lessons.course import Place, place_after
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.server.puzzling import Aim, aim_of
from bodypolitic.server.refusals import Refused
from bodypolitic.server.store import Entry, Position
from bodypolitic.server.summary import PhaseSummary, phase_summaries

BEGINNINGS: Final = (RoundBegan, PhaseBegan, TurnBegan)
FAST: Final = 1  # how hard to compress

_branches = itertools.count(step=1_000_000)  # no game has as many entries


@dataclass(frozen=True, slots=True)
class Chapter:
    """What one choice brought about; `number` is its entry in the log. The first chapter, 0, is the setup."""

    number: int
    seat: str | None
    happenings: list[Happening]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an entry will bring about: the game after it, the table's digest, the story, and what is to be kept.

    Its position takes the place of those `since` an entry: the one before it, or all that an undo takes back.
    """

    game: Game
    digest: str
    story: str
    position: Position
    since: int


class Record:
    """A game that is played by entries of a log. `length` counts the entries, so it grows with an undo as well.

    `resumed_at` counts the choices before the table that the game was resumed from, where the rules have changed.
    A lesson begins at a table of its own, and `teaches` until somebody leaves it.
    """

    def __init__(self, setup: Setup, seed: int, chance: str = SFC32, lesson: Lesson | None = None) -> None:
        self.game = Game.new(setup=setup, seed=seed, chance=chance) if lesson is None else lesson.new_game()
        self.lesson = lesson
        self.teaches = lesson is not None
        self.resumed_at = 0
        self._first_branch = next(_branches)
        self.length = 0
        self.last: Entry | None = None  # of the log
        self.chapters = [Chapter(0, None, self.game.happened)]
        self._rounds = [0]  # the chapter that each round began in
        self._summaries: list[PhaseSummary] = []
        self._summaries_of: int | None = None  # the round whose action phase they were made in
        self._keys: set[tuple[str, str]] = set()
        self._played: set[str] = set()
        self._undo = Undo()
        self._asked_at = {decision.seat: 0 for decision in self.game.decisions}
        self.aim: Aim | None = None  # of a puzzle

    def pose(self, table: Table, puzzle: str, seat: str) -> None:
        """Begin at the table of a puzzle."""
        self.resume("[]", [], _position(0, True, kept(table)))
        self.aim = aim_of(puzzle, seat, self.game.table)

    def resume(self, opening: str, entries: list[Entry], position: Position) -> None:
        """Go on from a kept table; what came before is told as the entries keep it, and can't be taken back."""
        self.chapters = [Chapter(0, None, _happenings(opening))]
        self._rounds = [0]
        for entry in entries:
            if entry.option is None:
                self._forget_chapter()
            else:
                self._add_chapter(Chapter(entry.number, entry.seat, _happenings(entry.story)))
            self._note(entry)
        self.resumed_at = len(self.chapters) - 1
        self.game = Game.resumed(self.game.setup, table_in(position), self.resumed_at)
        self._undo.forget()
        self._asked_at = {decision.seat: self.length for decision in self.game.decisions}

    @property
    def opening(self) -> str:
        """The story of the setup, to be kept."""
        return _story(self.chapters[0].happenings)

    @property
    def summaries(self) -> list[PhaseSummary]:
        """Summaries of the phases of this round and the one before; they stand still while people act."""
        table = self.game.table
        still = table.round if table.phase in {PREPARATION, ACTION} else None
        if still is None or still != self._summaries_of:
            first = self._rounds[max(0, len(self._rounds) - 2)]
            recent = [happening for chapter in self.chapters[first:] for happening in chapter.happenings]
            self._summaries = phase_summaries(recent, table.round - 1)
            self._summaries_of = still
        return self._summaries

    @property
    def branch(self) -> int:
        """Another number after each undo, and whenever the game is opened again, which may have gone another way."""
        return self._first_branch + self.length - self.game.choices_made

    @property
    def happenings(self) -> list[Happening]:
        """All that happened."""
        return [happening for chapter in self.chapters for happening in chapter.happenings]

    def knows(self, seat: str, key: str) -> bool:
        """Whether the log has an entry of that seat with that key."""
        return (seat, key) in self._keys

    def has_played(self, seat: str) -> bool:
        """Whether the log has an entry that the player of a seat made, and not a bot for them."""
        return seat in self._played

    def can_undo(self, seat: str | None) -> bool:
        """Whether a seat's last choice can be taken back: it showed nothing new, and nobody has acted since."""
        return self._undo.possible(seat)

    def can_be_taken_back(self, seat: str, kind: str) -> list[Game]:
        """The games before each of a seat's last choices that can be taken back, since it was last asked that."""
        return self._undo.since(seat, kind)

    def decision_of(self, seat: str | None) -> Decision | None:
        """What a seat is asked."""
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    @property
    def place(self) -> Place | None:
        """Where the learner is in the lesson, if there is one and it goes on."""
        lesson = self.lesson
        if lesson is None or not self.teaches or self.resumed_at or self.game.over:
            return None
        seats = [chapter.seat for chapter in self.chapters[1:]]
        return place_after(
            lesson, [pick for seat, pick in zip(seats, self.game.choices, strict=True) if seat == lesson.seat]
        )

    def next_choice(self, seat: str, choices: int) -> str | None:
        """What a seat chose first after so many choices of the game, none of which was made by other rules."""
        made = zip(self.chapters[choices + 1 :], self.game.choices[choices - self.resumed_at :], strict=True)
        return next((option for chapter, option in made if chapter.seat == seat), None)

    def happened_since(self, seat: str) -> list[Happening]:
        """What a seat's last choice brought about, and all that has happened since."""
        last = next((n for n in range(len(self.chapters) - 1, 0, -1) if self.chapters[n].seat == seat), 0)
        return [happening for chapter in self.chapters[last:] for happening in chapter.happenings]

    def check_choice(self, seat: str, number: int, option: str) -> None:
        """Refuse a choice that can't be made.

        The number says which state the client answers. It may be an older one if the seat is still asked the same,
        as when several decide in secret and another one was faster.
        """
        if self.game.over:
            raise Refused("game-over")
        if not 0 <= number <= self.length:
            raise Refused("stale")
        decision = self.decision_of(seat)
        if decision is None:
            raise Refused("not-your-turn" if number == self.length else "stale")
        if number < self._asked_at[seat]:
            raise Refused("stale")
        if all(offered.id != option for offered in decision.options):
            raise Refused("not-offered")
        place = self.place
        if place is not None and seat == place.lesson.seat and not place.opens(decision, option):
            raise Refused("lesson-first")

    def asked_since(self, seat: str, number: int) -> bool:
        """Whether a seat is asked something that it was not asked yet when the log had so many entries."""
        return self._asked_at.get(seat, -1) > number

    def check_undo(self, seat: str, number: int) -> None:
        """Refuse an undo that can't be made."""
        if number != self.length:
            raise Refused("stale")
        if not self.can_undo(seat):
            raise Refused("nothing-to-undo")

    def outcome_of(self, seat: str, option: str | None) -> Outcome:
        """What a choice that may be made, or an undo, would bring about."""
        if option is None:
            after, happened, since = self._undo.before, [], self.chapters[-1].number
        else:
            after = self.game.clone()
            after.choose(option, seat)
            happened, since = after.happened, self.length
        data = kept(after.table)
        ends_turn = after.over or any(isinstance(happening, BEGINNINGS) for happening in happened)
        return Outcome(after, _digest(data), _story(happened), _position(self.length + 1, ends_turn, data), since)

    def retell(self, table_id: str, choices: Sequence[str]) -> tuple[list[Entry], list[Position]]:
        """Play choices that were made at another table, and tell what is to be stored of them."""
        entries: list[Entry] = []
        positions: list[Position] = []
        for option in choices:
            seat = next(
                decision.seat
                for decision in self.game.decisions
                if any(offered.id == option for offered in decision.options)
            )
            outcome = self.outcome_of(seat, option)
            entry = Entry(table_id, self.length + 1, seat, option, None, outcome.digest, outcome.story)
            self.adopt(entry, outcome)
            entries.append(entry)
            if outcome.position.lasting or len(entries) == len(choices):
                positions.append(outcome.position)
        return entries, positions

    @property
    def set_up(self) -> Position:
        """The table of a new game, to be kept."""
        return _position(0, True, kept(self.game.table))

    def check_setup(self, position: Position) -> None:
        """`Diverged` if a new game of the same setup and seed begins otherwise by now."""
        if not _same(self.game.table, _digest(table_in(position))):
            raise Diverged(0, f"the setup is another by the rules {RULES}")

    def go_on(self, log: Sequence[Entry]) -> None:
        """Play on by a log from the last known entry on; `Diverged` if that is another by now, or not there."""
        if self.last is not None and log[:1] != [self.last]:
            raise Diverged(self.length, "the log is not the one that was known")
        for entry in log[0 if self.last is None else 1 :]:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Play the next entry of the log; `Diverged` if it leads elsewhere than when it was made."""
        if entry.option is None:
            self._take_back(entry.seat, entry.number)
        else:
            after = self.game.clone()
            after.choose(entry.option, entry.seat)
            self._follow(entry, after)
        if entry.digest is not None and not _same(self.game.table, entry.digest):
            raise Diverged(entry.number, f"entry {entry.number} leads elsewhere by the rules {RULES}")
        self._note(entry)

    def adopt(self, entry: Entry, outcome: Outcome) -> None:
        """Let an entry that has been stored come about, as it was foreseen."""
        if entry.option is None:
            self._take_back(entry.seat, entry.number)
        else:
            self._follow(entry, outcome.game)
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        assert entry.number == self.length + 1
        self.length = entry.number
        self.last = entry
        if entry.key is not None:
            self._keys.add((entry.seat, entry.key))
            self._played.add(entry.seat)

    def _add_chapter(self, chapter: Chapter) -> None:
        self.chapters.append(chapter)
        if any(isinstance(happening, RoundBegan) for happening in chapter.happenings):
            self._rounds.append(len(self.chapters) - 1)

    def _forget_chapter(self) -> None:
        self.chapters.pop()
        if self._rounds[-1] == len(self.chapters):
            self._rounds.pop()

    def _take_back(self, seat: str, number: int) -> None:
        """Go back by one choice; what the log has taken back stays so, whatever can be undone nowadays."""
        game = self.game
        if self._undo.possible(seat):
            self.game = self._undo.take_back()
        else:
            self.game = game.after(game.choices_made - self.resumed_at - 1)
            self._undo.forget()
        self._forget_chapter()
        self._asked_at = {decision.seat: number for decision in self.game.decisions}

    def _follow(self, entry: Entry, after: Game) -> None:
        """Go on with the game after a choice."""
        before, self.game = self.game, after
        by_person = entry.key is not None
        self._undo.follow(before if by_person else None, after, entry.seat)
        self._add_chapter(Chapter(entry.number, entry.seat, after.happened))
        stack, asked_before = before.table.stack, self._asked_at
        # Whether the game still waits for the other seats of the same secret decision.
        still_secret = (
            isinstance(stack[-1], SecretAsk)
            and len(after.decisions) < len(asked_before)
            and len(after.table.stack) == len(stack)
        )
        self._asked_at = {
            decision.seat: asked_before[decision.seat] if still_secret else entry.number for decision in after.decisions
        }


def _story(happenings: list[Happening]) -> str:
    return dumps(kept_story(happenings)).decode()


def _happenings(story: str | None) -> list[Happening]:
    return story_from_kept(loads(story or "[]"))


def digest_of(table: Table) -> str:
    """The digest of a table, the same as the engine's own."""
    return _digest(kept(table))


def _same(table: Table, digest: str) -> bool:
    """Whether a digest is that of a table, by these rules or by earlier ones."""
    return digest_of(table) == digest or has_digest(table, digest)


def _digest(data: dict[str, Any]) -> str:
    return digest_of_text(_as_text(digested(data)))


def _as_text(data: dict[str, Any]) -> bytes:
    """A kept table as the engine writes it, in a tenth of the time."""
    return dumps(data, option=OPT_SORT_KEYS)


def _position(number: int, lasting: bool, data: dict[str, Any]) -> Position:
    """A table to be kept; one that the next choice puts another in place of is not worth compressing."""
    text = _as_text(data)
    return Position(number, lasting, zlib.compress(text, FAST) if lasting else text)


def table_in(position: Position) -> dict[str, Any]:
    """The kept table of a position; `BadSave` if it is damaged."""
    try:
        text = position.data if position.data.startswith(b"{") else zlib.decompress(position.data)
        table = loads(text)
    except (zlib.error, ValueError):
        table = None
    if not isinstance(table, dict):
        raise BadSave("the position is damaged")
    return table
