"""`bodypolitic puzzles`: lists the puzzles, plays one in the terminal, and proves that each can be solved."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bodypolitic.bots.registry import STEADY, new_bot
from bodypolitic.cli.mistakes import UnusableFile, mistakes_in_words
from bodypolitic.cli.play import Leave, Sitting
from bodypolitic.cli.wording import say, spoken
from bodypolitic.game.game import Decision
from bodypolitic.game.ground.codes import role_named
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import Look, goal_named
from bodypolitic.puzzles.puzzle import FAILED, OPEN, SOLVED, Puzzle, played, solution, status_of
from bodypolitic.puzzles.telling import hints, title

WIDTH: Final = 76

puzzles = typer.Typer(add_completion=False, help=say("cli-help-puzzles"))
Named = Annotated[str | None, typer.Argument(help=say("cli-help-puzzles-name"), show_default=False)]


class Tried(Sitting):
    """A puzzle at the terminal, with its goal always in sight; it ends when the goal is reached or missed."""

    def __init__(self, puzzle: Puzzle, console: Console) -> None:
        attempt = puzzle.begin()
        others = {seat: new_bot(STEADY, seat) for seat in attempt.game.scores if seat != puzzle.seat}
        super().__init__(attempt.game, {puzzle.seat}, others, console, None)
        self.puzzle = puzzle
        self.goal = goal_named(puzzle.goal)
        self._before = attempt.game.table.clone()
        self._hints = hints(puzzle, spoken())

    @property
    def status(self) -> str:
        """How it stands."""
        look = Look(self._before, self.game.table, role_named(self.puzzle.seat))
        return status_of(self.game, look, self.goal)

    def _ask(self, decision: Decision) -> None:
        if self.status != OPEN:
            raise Leave
        super()._ask(decision)

    def _show(self, decision: Decision) -> None:
        super()._show(decision)
        goal = Text(self.goal.text(spoken()))
        self.console.print(Panel(goal, title=title(self.puzzle, spoken()), width=WIDTH))

    def _explain(self, decision: Decision) -> None:
        """With the reasons why not comes the next hint."""
        super()._explain(decision)
        if self._hints:
            self._say(self._hints.pop(0))

    def play(self) -> None:
        """Play until the goal is reached or missed."""
        try:
            while self.status == OPEN and not self.game.over:
                asked = self.game.decision
                if asked.seat in self.people:
                    self._ask(asked)
                else:
                    self._choose(asked, self._answer_of_bot(asked.seat), by_person=False)
        except Leave:
            pass
        self._say(say("cli-puzzle-solved" if self.status == SOLVED else "cli-puzzle-missed"))


def named(name: str) -> Puzzle:
    """The puzzle of that name."""
    if name not in PUZZLES:
        raise UnusableFile(say("cli-no-puzzle", puzzle=name, puzzles=", ".join(PUZZLES)))
    return PUZZLES[name]


def problems_of(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle: nobody can solve it, its key leads astray, or its wrong way does not fail."""
    found: list[str] = []
    if solution(puzzle.begin()) is None:
        found.append(f"{puzzle.name}: nothing reaches {puzzle.goal}")
    follow = puzzle.begin()
    if played(follow, puzzle.key) != SOLVED and solution(follow) is None:
        found.append(f"{puzzle.name}: the key does not lead to {puzzle.goal}")
    if played(puzzle.begin(), puzzle.wrong) != FAILED:
        found.append(f"{puzzle.name}: the wrong way does not fail")
    return found


@puzzles.callback(invoke_without_command=True)
def list_puzzles(context: typer.Context) -> None:
    """List the puzzles."""
    if context.invoked_subcommand is not None:
        return
    table = Table(box=None, show_header=False)
    for puzzle in PUZZLES.values():
        goal = goal_named(puzzle.goal).text(spoken())
        table.add_row(Text(puzzle.name, style="bold"), "*" * puzzle.level, title(puzzle, spoken()), goal)
    Console().print(table)


@puzzles.command("play", help=say("cli-help-puzzles-play"))
@mistakes_in_words()
def play_puzzle(name: Named = None) -> None:
    """Play a puzzle; the first one unless you say."""
    Tried(named(name or next(iter(PUZZLES))), Console()).play()


@puzzles.command("check", help=say("cli-help-puzzles-check"))
@mistakes_in_words()
def check_puzzles(name: Named = None) -> None:
    """Prove by search that a puzzle, or each of them, can be solved, and that its wrong way fails."""
    console = Console()
    wrong = [problem for one in ([named(name)] if name else PUZZLES.values()) for problem in problems_of(one)]
    for problem in wrong:
        console.print(Text(problem))
    if wrong:
        raise typer.Exit(1)
    console.print(Text(say("cli-puzzles-fine")))
