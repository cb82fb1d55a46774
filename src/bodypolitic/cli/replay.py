"""`bodypolitic replay`: the story of a saved game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bodypolitic.cli.files import read_json
from bodypolitic.cli.scores import print_scores
from bodypolitic.cli.story import print_story, story_of
from bodypolitic.cli.wording import listed, say
from bodypolitic.game.game import Game


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-help-replay-file"), show_default=False)],
    until: Annotated[int | None, typer.Option(min=0, help=say("cli-help-replay-until"), show_default=False)] = None,
) -> None:
    """Replay a saved game and print its story."""
    data = read_json(file)
    choices = Game.load(data, until).choices
    game = Game.load(data, until=0)
    console = Console()
    print_story(console, story_of(game.happened))
    for choice in choices:
        game.choose(choice)
        print_story(console, story_of(game.happened))
    console.print()
    if game.over:
        print_scores(console, game)
    else:
        roles = listed(decision.seat for decision in game.decisions)
        console.print(say("cli-waits", choices=game.choices_made, roles=roles), highlight=False)
