"""Mistakes of the user: one friendly line on stderr and exit code 2, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from bodypolitic.cli.wording import say
from bodypolitic.game.ground.errors import GameError


class UnusableFile(Exception):
    """A file that can't be read, written or understood."""


@contextmanager
def mistakes_in_words() -> Iterator[None]:
    """Report what the user did wrong and leave."""
    try:
        yield
    except (GameError, UnusableFile) as mistake:
        typer.echo(say("cli-error", problem=" ".join(str(mistake).split())), err=True)
        raise typer.Exit(2) from mistake
