"""`bodypolitic study`: many games of every kind, and what the game is like."""

from pathlib import Path
from typing import Annotated

import typer

from bodypolitic.bots.registry import BOTS, STEADY, new_bot
from bodypolitic.cli.wording import say
from bodypolitic.cli.workers import Cluster, Jobs, shown_progress
from bodypolitic.study.games import kept, play, settings
from bodypolitic.study.report import write


def study(
    games: Annotated[int, typer.Option(min=0, help=say("cli-help-study-games"))] = 1000,
    bot: Annotated[str, typer.Option(help=say("cli-help-study-bot"))] = STEADY,
    only: Annotated[list[str] | None, typer.Option(help=say("cli-help-study-only"), show_default=False)] = None,
    folder: Annotated[Path, typer.Option(help=say("cli-help-study-folder"))] = Path("build/study"),
    out: Annotated[Path, typer.Option(help=say("cli-help-study-out"))] = Path("docs/study"),
    jobs: Jobs = None,
    cluster: Cluster = None,
) -> None:
    """Play what is missing and write a report of all that is kept; when interrupted, write what there is."""
    new_bot(bot, 0)  # refuses a bot that there is not
    possible = {setting.name: setting for setting in settings(bot)}
    for name in only or ():
        if name not in possible:
            raise typer.BadParameter(say("cli-no-setting", setting=name, settings=", ".join(possible)))
    wanted = [possible[name] for name in only or possible]
    every = list(dict.fromkeys(setting for name in (*BOTS, bot) for setting in settings(name)))
    for setting in every:
        kept(folder, setting)  # refuses games of other rules or bots before any is played
    with shown_progress(games * len(wanted)) as advance:
        try:
            for setting in wanted:
                for _ in play(folder, setting, games, jobs, cluster):
                    advance()
        except KeyboardInterrupt:
            pass
    found = {setting: played for setting in every if (played := kept(folder, setting))}
    if not found:
        raise typer.BadParameter(say("cli-study-empty", folder=str(folder)))
    write(out, found, every)
    typer.echo(say("cli-study-written", games=sum(map(len, found.values())), folder=str(out)))
