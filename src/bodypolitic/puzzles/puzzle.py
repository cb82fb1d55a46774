"""A puzzle, an attempt at it, and the proof that it can be solved."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.options import Option
from bodypolitic.game.table.kept_table import as_text, kept
from bodypolitic.game.table.table import Table
from bodypolitic.puzzles.goal import TURN, Goal, Look, goal_named

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"
MOST_TABLES: Final = 200_000  # that a search looks at


class Puzzle(NamedTuple):
    """A position, a seat and a goal; `level` runs from 1, easy, to 4.

    `key` are the first choices of a way to the goal, up to the one that counts: the last two hints name its ends.
    `wrong` is a natural way that fails. Its words are the messages `puzzle-NAME` and `puzzle-NAME-hint`.
    """

    name: str
    level: int
    seat: str
    goal: str
    position: Mapping[str, Any]
    key: tuple[str, ...]
    wrong: tuple[str, ...]

    def begin(self) -> "Attempt":
        """A fresh attempt."""
        return Attempt(Game.from_position(self.position), self.seat, goal_named(self.goal))


class Attempt:
    """A game played for a goal from where it began; other seats answer as the steady bot does, and chance is seeded."""

    def __init__(self, game: Game, seat: str, goal: Goal, before: Table | None = None) -> None:
        self.game = game
        self.seat = seat
        self.goal = goal
        self._before = game.table.clone() if before is None else before
        self._let_others_answer()

    @property
    def status(self) -> str:
        """Whether the goal is reached, can't be reached any more, or is still open."""
        return status_of(self.game, Look(self._before, self.game.table, role_named(self.seat)), self.goal)

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        return next(one for one in self.game.decisions if one.seat == self.seat)

    def choose(self, option: Option | str) -> None:
        """Make a choice; the others answer whatever they are asked because of it."""
        self.game.choose(option if isinstance(option, str) else option.id, self.seat)
        self._let_others_answer()

    def clone(self) -> "Attempt":
        """Another attempt from the same place."""
        return Attempt(self.game.clone(), self.seat, self.goal, self._before)

    def _let_others_answer(self) -> None:
        while self.status == OPEN:
            asked = next((one for one in self.game.decisions if one.seat != self.seat), None)
            mine = any(one.seat == self.seat for one in self.game.decisions)
            if asked is None or mine:
                return
            self.game.choose(SteadyBot().choose(asked, self.game), asked.seat)


def status_of(game: Game, look: Look, goal: Goal) -> str:
    """How a game stands that is played for a goal; what is reached within a turn counts at once."""
    if game.over or goal.over(look):
        return SOLVED if goal.reached(look) else FAILED
    return SOLVED if goal.kind.horizon == TURN and goal.reached(look) else OPEN


def solution(attempt: Attempt) -> list[str] | None:
    """The shortest way to the goal, by trying everything, the nearest first; None if there is none."""
    ways: list[tuple[Attempt, list[str]]] = [(attempt, [])]
    seen = {_everything(attempt)}
    while ways and len(seen) < MOST_TABLES:
        further: list[tuple[Attempt, list[str]]] = []
        for here, line in ways:
            for option in here.decision.options:
                there = here.clone()
                there.choose(option)
                status = there.status
                if status == SOLVED:
                    return [*line, option.id]
                everything = _everything(there)
                if status == OPEN and everything not in seen:
                    seen.add(everything)
                    further.append((there, [*line, option.id]))
        ways = further
    return None


def _everything(attempt: Attempt) -> int:
    """A number that differs if anything on the table or about the question does."""
    return hash(as_text(kept(attempt.game.table)))


def played(attempt: Attempt, line: tuple[str, ...]) -> str:
    """What becomes of an attempt that makes these choices, as far as they are offered."""
    for choice in line:
        if attempt.status == OPEN:
            attempt.choose(choice)
    return attempt.status
