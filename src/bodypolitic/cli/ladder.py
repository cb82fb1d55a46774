"""`bodypolitic ladder`: every bot and Automa in every role, counted in a file that grows."""

from pathlib import Path
from typing import Annotated

import typer

from bodypolitic.bots.ladder import EVERYBODY, FIELDS, PLAYERS, Cell, Record, cells, climb, rating, records
from bodypolitic.bots.registry import AUTOMAS, BOTS, new_bot, roles_of
from bodypolitic.bots.tournament import wilson_interval
from bodypolitic.cli.seats import Modules, named_modules
from bodypolitic.cli.wording import say
from bodypolitic.cli.workers import Cluster, Jobs, shown_progress
from bodypolitic.game.setup import Setup


def figures(record: Record | None) -> str:
    """The rate of wins with its interval, the mean of the victory points, and the number of games."""
    if record is None:
        return ""
    low, high = wilson_interval(record.wins, record.games)
    return say(
        "cli-ladder-cell",
        rate=f"{record.wins / record.games:.0%}",
        low=f"{100 * low:.0f}",
        high=f"{100 * high:.0f}",
        points=f"{record.points / record.games:.0f}",
        games=str(record.games),
    )


def row(*columns: str) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(columns)} |"


def tables(found: dict[Cell, Record]) -> str:
    """The ladder in Markdown: a table for each field, number of players and modules that has games.

    Cells without are empty.
    """
    lines: list[str] = []
    everybody = dict.fromkeys((*BOTS, *AUTOMAS, *(cell.who for cell in found)))  # those from outside come last
    for field, modules in dict.fromkeys((cell.field, cell.modules) for cell in found):
        alike = {cell: record for cell, record in found.items() if (cell.field, cell.modules) == (field, modules)}
        against = {"field": field, "modules": modules.replace(",", ", ") or "none"}
        for players in PLAYERS:
            roles = roles_of(players)
            cells_of = {
                who: [alike.get(Cell(players, who, field, role, modules)) for role in roles] for who in everybody
            }
            rows = [row(who, *map(figures, cells)) for who, cells in cells_of.items() if any(cells)]
            if not rows:
                continue
            lines += ["", say("cli-ladder-players", players=str(players), **against), ""]
            lines += [row(say("cli-bot"), *(say(f"role-{role}") for role in roles)), row("---", *["---"] * len(roles))]
            lines += rows
        rated = {who: rating(alike, who) for who in everybody}
        rows = [row(who, f"{elo[0]:+.0f} ± {elo[1]:.0f}") for who, elo in rated.items() if elo is not None]
        if rows:
            lines += ["", say("cli-ladder-ratings", **against), ""]
            lines += [row(say("cli-bot"), "Elo"), row("---", "---"), *rows]
    return "\n".join(lines).strip()


def ladder(
    games: Annotated[int, typer.Option(min=0, help=say("cli-help-ladder-games"))] = 100,
    file: Annotated[Path, typer.Option(help=say("cli-help-kept-in"))] = Path("build/ladder.csv"),
    who: Annotated[list[str] | None, typer.Option(help=say("cli-help-ladder-who"), show_default=False)] = None,
    field: Annotated[list[str] | None, typer.Option(help=say("cli-help-ladder-field"), show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help=say("cli-help-ladder-players"), show_default=False)] = None,
    modules: Modules = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
) -> None:
    """Play what is missing and tell the ladder; when interrupted, tell what there is."""
    for name in (*(who or []), *(field or [])):
        new_bot(name, 0)  # refuses a bot that there is not
    Setup(4, modules=named_modules(modules))  # refuses a module that there is not
    wanted = cells(tuple(who or EVERYBODY), tuple(field or FIELDS), named_modules(modules))
    wanted = [cell for cell in wanted if players in (None, cell.players)]
    done = {cell: record.games for cell, record in records(file).items()}
    missing = sum(max(0, games - done.get(cell, 0)) for cell in wanted)
    with shown_progress(missing) as advance:
        try:
            for _ in climb(file, wanted, games, jobs, cluster):
                advance()
        except KeyboardInterrupt:
            pass
    typer.echo(tables(records(file)))
