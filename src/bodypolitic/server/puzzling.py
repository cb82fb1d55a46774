"""Puzzles at a table: what is to be reached there, how it stands, and goals that a moment of a game could set."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from typing_extensions import TypedDict

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.table.table import Table
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import GOALS, Goal, Look, goal_named
from bodypolitic.puzzles.puzzle import OPEN, SOLVED, status_of
from bodypolitic.puzzles.telling import hints, title

Status = Literal["open", "solved", "failed"]
TURN: Final = "turn"
NAMELESS: Final = "-"  # the name of a puzzle that somebody made from a game


class PuzzleTold(TypedDict):
    """What is to be reached at a table. One that somebody made from a game has no name, title or hints."""

    name: str | None
    title: str | None
    goal: str
    hints: list[str]
    status: Status


class Aim(NamedTuple):
    """A goal at a table, for a seat, from the table that it was posed with."""

    name: str
    goal: Goal
    seat: str
    before: Table

    def status(self, game: Game) -> Status:
        """How it stands."""
        found = status_of(game, Look(self.before, game.table, role_named(self.seat)), self.goal)
        return "solved" if found == SOLVED else "open" if found == OPEN else "failed"

    def told(self, game: Game, language: str) -> PuzzleTold:
        """The puzzle in words."""
        puzzle = PUZZLES.get(self.name)
        return {
            "name": None if puzzle is None else puzzle.name,
            "title": None if puzzle is None else title(puzzle, language),
            "goal": self.goal.text(language),
            "hints": [] if puzzle is None else hints(puzzle, language),
            "status": self.status(game),
        }


def aim_of(written: str, seat: str, before: Table) -> Aim:
    """The aim of a table by what is stored of it."""
    name, _, goal = written.partition(" ")
    return Aim(name, goal_named(goal), seat, before)


def goals_reached(game: Game, choices: Sequence[str], seat: str) -> list[Goal]:
    """What a seat reached in the turn that begins at a moment, by what was chosen then: goals that can be reached."""
    before, role = game.table.clone(), role_named(seat)
    if game.over or (game.decision.seat, game.decision.kind) != (seat, TURN):
        return []
    best: dict[str, int] = {}
    things: dict[str, Goal] = {}
    for choice in choices:
        game.choose(choice)
        look = Look(before, game.table, role)
        if Goal(GOALS["points"], 0).over(look):
            break
        _note(look, best, things)
    start = Look(before, before, role)
    amounts = [
        Goal(kind, best[name])
        for name, kind in GOALS.items()
        if kind.measure is not None and best.get(name, 0) > kind.measure(start)
    ]
    return amounts + list(things.values())


def _note(look: Look, best: dict[str, int], things: dict[str, Goal]) -> None:
    """Note what is reached as a table stands and was not at first."""
    start = Look(look.before, look.before, look.seat)
    for name, kind in GOALS.items():
        if kind.horizon != TURN:
            continue
        if kind.measure is not None:
            best[name] = max(best.get(name, 0), kind.measure(look))
            continue
        for thing in range(len(KINDS[kind.value])):
            if kind.reached(look, thing) and not kind.reached(start, thing):
                things[f"{name}/{thing}"] = Goal(kind, thing)
