"""The final scores of a game."""

from rich.console import Console

from bodypolitic.game.codes import ROLE_NAMES, ROLES
from bodypolitic.game.game import Game


def print_scores(console: Console, game: Game) -> None:
    """Who has how many VP, best first, and who has won."""
    for role, points in sorted(game.scores.items(), key=lambda entry: -entry[1]):
        console.print(f"{ROLE_NAMES[ROLES.index(role)]}: {points} VP", highlight=False)
    names = " and ".join(f"the {ROLE_NAMES[ROLES.index(role)]}" for role in game.winners)
    console.print(f"The victory goes to {names}.", style="bold", highlight=False)
