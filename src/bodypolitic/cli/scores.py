"""The final scores of a game."""

from rich.console import Console

from bodypolitic.cli.wording import say
from bodypolitic.game.game import Game


def print_scores(console: Console, game: Game) -> None:
    """Who has how many VP, best first, and who has won."""
    for role, points in sorted(game.scores.items(), key=lambda entry: -entry[1]):
        console.print(say("cli-score", role=f"role-{role}", points=points), highlight=False)
    winners = " ".join(f"party-{role}" for role in game.winners)
    console.print(say("cli-victory", winners=winners), style="bold", highlight=False)
