"""The options by which commands are told who does the work, and how far it is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from bodypolitic.cli.wording import say

Jobs = Annotated[int | None, typer.Option(min=1, help=say("cli-help-jobs"), show_default=False)]
KeptIn = Annotated[Path | None, typer.Option("--file", help=say("cli-help-kept-in"), show_default=False)]
Cluster = Annotated[str | None, typer.Option(help=say("cli-help-cluster"), show_default=False)]


class Rate(ProgressColumn):
    """How many games are finished in a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else say("cli-games-a-second", rate=f"{task.speed:.1f}"))


@contextmanager
def shown_progress(games: int) -> Iterator[Callable[[], None]]:
    """Show how many of some games are finished, how fast it goes and how long it will take; call what it gives each."""
    console = Console(stderr=True)
    columns = (TextColumn(say("cli-playing")), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        yield lambda: progress.advance(bar)
