"""`bodypolitic position`: checks a table that somebody declared, and shows it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bodypolitic.cli.files import read_toml
from bodypolitic.cli.table_view import whole_table
from bodypolitic.cli.wording import say
from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import BadPosition


def position(
    file: Annotated[Path, typer.Argument(help=say("cli-help-position-file"), show_default=False)],
) -> None:
    """Check a declared table and show it, or list every rule that it breaks."""
    data = read_toml(file)
    try:
        game = Game.from_position(data)
    except BadPosition as refusal:
        for problem in refusal.problems:
            typer.echo(problem)
        raise typer.Exit(1) from refusal
    Console().print(whole_table(game.table, hands_of=game.table.roles))
