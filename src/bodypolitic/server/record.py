"""A game as its log tells it: the choices that stand, what each brought about, and what can be undone."""

from dataclasses import dataclass

from bodypolitic.game.chance import SFC32
from bodypolitic.game.codes import ACTION, PREPARATION
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.happenings import ROUND_BEGAN, Happening
from bodypolitic.game.setup import Setup
from bodypolitic.game.table import SecretAsk
from bodypolitic.game.view import hidden_cards
from bodypolitic.server.refusals import Refused
from bodypolitic.server.store import Entry
from bodypolitic.server.summary import phase_summaries


@dataclass(frozen=True, slots=True)
class Chapter:
    """What one choice brought about; `number` is its entry in the log. The first chapter, 0, is the setup."""

    number: int
    seat: str | None
    happenings: list[Happening]


class Record:
    """A game that is played by entries of a log. `length` counts the entries, so it grows with an undo as well."""

    def __init__(self, setup: Setup, seed: int, chance: str = SFC32) -> None:
        self.game = Game.new(setup=setup, seed=seed, chance=chance)
        self.length = 0
        self.chapters = [Chapter(0, None, self.game.happened)]
        self._rounds = [0]  # the chapter that each round began in
        self._summaries: list[dict[str, object]] = []
        self._summaries_of: int | None = None  # the round whose action phase they were made in
        self._keys: set[tuple[str, str]] = set()
        self._undoable: list[Game] = []  # the game before each choice that can be undone
        self._undoer: str | None = None  # whose choices those are
        self._asked_at = {decision.seat: 0 for decision in self.game.decisions}

    @property
    def summaries(self) -> list[dict[str, object]]:
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
    def happenings(self) -> list[Happening]:
        """All that happened."""
        return [happening for chapter in self.chapters for happening in chapter.happenings]

    def knows(self, seat: str, key: str) -> bool:
        """Whether the log has an entry of that seat with that key."""
        return (seat, key) in self._keys

    def can_undo(self, seat: str | None) -> bool:
        """Whether a seat's last choice can be taken back: it showed nothing new, and nobody has acted since.

        The end of the game shows everything: by then anybody can have its seed.
        """
        return seat is not None and seat == self._undoer and bool(self._undoable)

    def decision_of(self, seat: str | None) -> Decision | None:
        """What a seat is asked."""
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

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

    def check_undo(self, seat: str, number: int) -> None:
        """Refuse an undo that can't be made."""
        if number != self.length:
            raise Refused("stale")
        if not self.can_undo(seat):
            raise Refused("nothing-to-undo")

    def apply(self, entry: Entry) -> None:
        """Play the next entry of the log."""
        assert entry.number == self.length + 1
        if entry.option is None:
            self._undo(entry.number)
        else:
            self._choose(entry.seat, entry.option, entry.number, by_person=entry.key is not None)
        self.length = entry.number
        if entry.key is not None:
            self._keys.add((entry.seat, entry.key))

    def _undo(self, number: int) -> None:
        """Go back by one choice; what the log has taken back stays so, whatever can be undone nowadays."""
        game = self.game
        self.game = self._undoable.pop() if self._undoable else game.after(game.choices_made - 1)
        self.chapters.pop()
        if self._rounds[-1] == len(self.chapters):
            self._rounds.pop()
        self._asked_at = {decision.seat: number for decision in self.game.decisions}

    def _choose(self, seat: str, option: str, number: int, *, by_person: bool) -> None:
        game = self.game
        stack = game.table.stack
        depth = len(stack)
        in_secret = isinstance(stack[-1], SecretAsk)
        asked_before = self._asked_at
        before = game.clone() if by_person and not in_secret else None
        game.choose(option, seat)
        self.chapters.append(Chapter(number, seat, game.happened))
        if any(happening.number == ROUND_BEGAN for happening in game.happened):
            self._rounds.append(len(self.chapters) - 1)
        # Whether the game still waits for the other seats of the same secret decision.
        still_secret = in_secret and len(game.decisions) < len(asked_before) and len(stack) == depth
        self._asked_at = {
            decision.seat: asked_before[decision.seat] if still_secret else number for decision in game.decisions
        }
        shown = before is None or game.over or hidden_cards(game.table) != hidden_cards(before.table)
        if shown or seat != self._undoer:
            self._undoable.clear()
        self._undoer = seat
        if before is not None and not shown:
            self._undoable.append(before)
