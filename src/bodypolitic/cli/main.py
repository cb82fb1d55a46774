"""The command `bodypolitic`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bodypolitic import __version__
from bodypolitic.cli.admin import admin
from bodypolitic.cli.cards import cards
from bodypolitic.cli.mistakes import mistakes_in_words
from bodypolitic.cli.play import play
from bodypolitic.cli.position import position
from bodypolitic.cli.replay import replay
from bodypolitic.cli.serve import serve
from bodypolitic.cli.simulate import simulate
from bodypolitic.cli.tournament import tournament
from bodypolitic.cli.wording import say
from bodypolitic.game import table

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def begin(
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Body Politic plays the board game Hegemony. Without a command it opens the table in the browser."""
    if version:
        compiled = Path(table.__file__).suffix != ".py"
        typer.echo(say("cli-version", version=__version__, engine="compiled" if compiled else "interpreted"))
        raise typer.Exit


app.command()(mistakes_in_words()(play))
app.command()(mistakes_in_words()(serve))
app.add_typer(admin, name="admin")
app.command()(mistakes_in_words()(simulate))
app.command()(mistakes_in_words()(tournament))
app.command()(mistakes_in_words()(replay))
app.command()(mistakes_in_words()(position))
app.command()(mistakes_in_words()(cards))


def main() -> None:
    """Run the command that the user typed; without one, open the table."""
    app(sys.argv[1:] or ["serve", "--open"])
