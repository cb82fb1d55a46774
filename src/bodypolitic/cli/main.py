"""The command `bodypolitic`."""

import typer

from bodypolitic.cli.cards import cards
from bodypolitic.cli.mistakes import mistakes_in_words
from bodypolitic.cli.play import play
from bodypolitic.cli.position import position
from bodypolitic.cli.replay import replay
from bodypolitic.cli.serve import serve
from bodypolitic.cli.simulate import simulate
from bodypolitic.cli.tournament import tournament

app = typer.Typer(
    help="Body Politic plays the board game Hegemony.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(mistakes_in_words()(play))
app.command()(mistakes_in_words()(serve))
app.command()(mistakes_in_words()(simulate))
app.command()(mistakes_in_words()(tournament))
app.command()(mistakes_in_words()(replay))
app.command()(mistakes_in_words()(position))
app.command()(mistakes_in_words()(cards))


def main() -> None:
    """Run the command that the user typed."""
    app()
