"""`bodypolitic tournament`: how well bots do against each other, with confidence intervals."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bodypolitic.bots.kept_results import KeptResults
from bodypolitic.bots.registry import RANDOM, STEADY, versions_of
from bodypolitic.bots.tournament import (
    Pairing,
    Standing,
    Standings,
    each_role_in_turn,
    fixtures_of,
    pairing_of,
    results_of,
    wilson_interval,
)
from bodypolitic.cli.seats import BOTS_THERE_ARE, Modules, Seats, named_modules, named_seats
from bodypolitic.cli.wording import say
from bodypolitic.cli.workers import Cluster, Jobs, KeptIn, shown_progress


def hold(
    pairings: list[Pairing], games: int, seed: int, file: Path | None, jobs: int | None, cluster: str | None
) -> Standings:
    """Play all games; when interrupted, stop with those that are finished."""
    standings = Standings(pairings)
    bots = versions_of(name for pairing in pairings for _, name in pairing.seats)
    kept = KeptResults(file, {"tournament": pairings, "seed": seed, "bots": bots}) if file else None
    with shown_progress(games * len(pairings)) as advance:
        try:
            for result in results_of(fixtures_of(pairings, games, seed), kept, jobs, cluster):
                standings.add(result)
                advance()
        except KeyboardInterrupt:
            if not standings.finished:
                raise
    return standings


def print_standings(console: Console, rows: list[Standing]) -> None:
    """The report for people."""
    figures = [say("cli-games"), say("cli-wins"), say("cli-win-rate"), say("cli-interval"), say("cli-vp-mean")]
    table = Table(say("cli-role"), say("cli-bot"), *figures)
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        if not row.games:
            continue
        low, high = wilson_interval(row.wins, row.games)
        table.add_row(
            say(f"role-{row.role}"),
            row.bot,
            str(row.games),
            str(row.wins),
            f"{row.wins / row.games:.1%}",
            say("cli-from-to", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{row.points / row.games:.1f}",
        )
    console.print(table)
    console.print(say("cli-shared-victory"))


def tournament(
    players: Annotated[int, typer.Option(help=say("cli-help-tournament-players"))] = 4,
    games: Annotated[int, typer.Option(min=1, help=say("cli-help-tournament-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-help-tournament-seed"))] = 0,
    seat: Seats = None,
    modules: Modules = None,
    challenger: Annotated[
        str,
        typer.Option(help=say("cli-help-tournament-challenger", bots=BOTS_THERE_ARE)),
    ] = STEADY,
    field: Annotated[str, typer.Option(help=say("cli-help-tournament-field"))] = RANDOM,
    file: KeptIn = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-help-tournament-as-json"))] = False,
) -> None:
    """Play bots against each other and report how often each wins."""
    if seat:
        pairings = [pairing_of(players, named_seats(seat), field, named_modules(modules))]
    else:
        pairings = each_role_in_turn(players, challenger, field, named_modules(modules))
    standings = hold(pairings, games, seed, file, jobs, cluster)
    if seat:
        rows = standings.by_pairing[0]
    else:
        rows = [standing[number] for number, standing in enumerate(standings.by_pairing)]
    if not as_json:
        print_standings(Console(), rows)
        return
    report: dict[str, object] = {
        "players": players,
        "games": games,
        "seed": seed,
        "modules": list(pairings[0].modules),
        "finished": standings.finished,
        "field": field,
        "standings": [row.to_json() for row in rows],
    }
    typer.echo(json.dumps(report))
