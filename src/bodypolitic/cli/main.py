"""The command `bodypolitic`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bodypolitic import __version__
from bodypolitic.cli.admin import admin
from bodypolitic.cli.cards import cards
from bodypolitic.cli.ladder import ladder
from bodypolitic.cli.lessons import lessons
from bodypolitic.cli.mistakes import mistakes_in_words
from bodypolitic.cli.play import play
from bodypolitic.cli.position import position
from bodypolitic.cli.puzzles import puzzles
from bodypolitic.cli.replay import replay
from bodypolitic.cli.serve import serve
from bodypolitic.cli.simulate import simulate
from bodypolitic.cli.study import study
from bodypolitic.cli.tournament import tournament
from bodypolitic.cli.wording import OPTION, say, speak
from bodypolitic.game import table
from bodypolitic.words.catalogue import languages

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True, help=say("cli-help-bodypolitic"))
def begin(
    version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
    language: Annotated[
        str | None,
        typer.Option(OPTION, help=say("cli-help-language", languages=", ".join(languages())), show_default=False),
    ] = None,
) -> None:
    """Body Politic plays the board game Hegemony. Without a command it opens the table in the browser."""
    if language is not None:
        if language not in languages():
            raise typer.BadParameter(say("cli-no-language", languages=", ".join(languages())))
        speak(language)
    if version:
        compiled = Path(table.__file__).suffix != ".py"
        typer.echo(say("cli-version", version=__version__, engine="compiled" if compiled else "interpreted"))
        raise typer.Exit


app.command(help=say("cli-help-play"))(mistakes_in_words()(play))
app.command(help=say("cli-help-serve"))(mistakes_in_words()(serve))
app.add_typer(admin, name="admin")
app.add_typer(lessons, name="lessons")
app.add_typer(puzzles, name="puzzles")
app.command(help=say("cli-help-simulate"))(mistakes_in_words()(simulate))
app.command(help=say("cli-help-tournament"))(mistakes_in_words()(tournament))
app.command(help=say("cli-help-ladder"))(mistakes_in_words()(ladder))
app.command(help=say("cli-help-study"))(mistakes_in_words()(study))
app.command(help=say("cli-help-replay"))(mistakes_in_words()(replay))
app.command(help=say("cli-help-position"))(mistakes_in_words()(position))
app.command(help=say("cli-help-cards"))(mistakes_in_words()(cards))


def main() -> None:
    """Run the command that the user typed; without one, open the table."""
    app(sys.argv[1:] or ["serve", "--open"])
