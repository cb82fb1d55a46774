"""`bodypolitic simulate`: many games between bots, and how they went."""

import json
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import play_game, seed_of_game
from bodypolitic.bots.registry import RANDOM, versions_of
from bodypolitic.bots.simulation import Ended, Tally, bots_of, ended, play_bot_game
from bodypolitic.bots.spread import spread
from bodypolitic.bots.tournament import Pairing, drawn_pairing, pairing_of
from bodypolitic.cli.coverage import Coverage, Witness, print_coverage
from bodypolitic.cli.seats import BOTS_THERE_ARE, Modules, Seats, named_modules, named_seats
from bodypolitic.cli.wording import say
from bodypolitic.cli.workers import Cluster, Jobs, KeptIn, shown_progress
from bodypolitic.game.game import Game

GAMES_OF_DATASET: Final = "games.jsonl"


def play_one(dealt: tuple[Pairing, int]) -> Ended:
    """A game of a pairing by a seed."""
    began = time.perf_counter()
    return ended(play_bot_game(*dealt), began)


Dealt = list[tuple[Pairing, int]]


def deal(pairings: list[Pairing], seed: int) -> Dealt:
    """A game of each pairing, each with a seed of its own."""
    return [(pairing, seed_of_game(seed, number)) for number, pairing in enumerate(pairings)]


def watch_one(dealt: tuple[Pairing, int]) -> tuple[Ended, Counter[tuple[str, str]]]:
    """The same game, and what it makes use of."""
    began = time.perf_counter()
    pairing, seed = dealt
    game = Game.new(seed=seed, setup=pairing.setup)
    witness = Witness()
    play_game(game, bots_of(pairing, seed), witness.note)
    return ended(game, began), witness.used


def watched(dealt: Dealt, coverage: Coverage, jobs: int | None = 1, cluster: str | None = None) -> Iterator[Ended]:
    """The games as they come, with what they make use of counted."""
    for game, used in spread(watch_one, dealt, jobs, cluster):
        coverage.add(used)
        yield game


def games_into(
    folder: Path, kept: KeptResults, dealt: Dealt, jobs: int | None = None, cluster: str | None = None
) -> Iterator[Ended]:
    """The games, with every decision kept in a dataset; those that are in its full files are not played again."""
    made: Any = import_module("bodypolitic.envs.dataset")  # which needs an extra
    before = [Ended(*result) for result in kept.results]
    if len(before) >= len(dealt):
        yield from before[: len(dealt)]
        return
    dataset = made.Dataset(folder, len(before))
    kept.forget_after(dataset.games)
    yield from before[: dataset.games]
    missing = [(number, *game) for number, game in enumerate(dealt)][dataset.games :]
    unwritten: list[Ended] = []
    with kept.adding() as add:
        for game, decisions in spread(made.recorded, missing, jobs, cluster):
            unwritten.append(game)
            if dataset.add(decisions):
                for written in unwritten:
                    add(written)
                unwritten.clear()
            yield game
        dataset.close()
        for game in unwritten:
            add(game)


def run(games: Iterator[Ended], wanted: int) -> Tally:
    """Count games as they come; when interrupted, stop with those that are finished."""
    tally = Tally()
    with shown_progress(wanted) as advance:
        try:
            for game in games:
                tally.add(game)
                advance()
        except KeyboardInterrupt:
            if not tally.finished:
                raise
    return tally


def print_report(console: Console, tally: Tally, games: int) -> None:
    """The report for people."""
    table = Table(say("cli-role"), say("cli-vp-mean"), say("cli-sd"), say("cli-min"), say("cli-max"), say("cli-wins"))
    for column in table.columns[1:]:
        column.justify = "right"
    for role in tally.roles:
        spread = tally.spread(role)
        figures = [f"{spread['mean']:.1f}", f"{spread['sd']:.1f}", f"{spread['min']}", f"{spread['max']}"]
        table.add_row(say(f"role-{role}"), *figures, str(tally.wins[role]))
    console.print(table)
    console.print(say("cli-shared-victory"))
    console.print(
        say(
            "cli-games-finished",
            finished=tally.finished,
            games=games,
            decisions=str(tally.decisions),
            rate=f"{tally.decisions_per_second:,.0f}",
        ),
        highlight=False,
    )


def simulate(
    players: Annotated[int | None, typer.Option(help=say("cli-help-simulate-players"), show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=say("cli-help-simulate-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("cli-help-simulate-seed"))] = 0,
    bot: Annotated[
        str | None,
        typer.Option(
            help=say("cli-help-simulate-bot", bots=BOTS_THERE_ARE),
            show_default=False,
        ),
    ] = None,
    seat: Seats = None,
    modules: Modules = None,
    file: KeptIn = None,
    dataset: Annotated[Path | None, typer.Option(help=say("cli-help-simulate-dataset"), show_default=False)] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    mixed: Annotated[bool, typer.Option("--mixed", help=say("cli-help-simulate-mixed"))] = False,
    with_coverage: Annotated[bool, typer.Option("--coverage", help=say("cli-help-simulate-with-coverage"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-help-simulate-as-json"))] = False,
) -> None:
    """Play games between bots and report the scores."""
    if mixed:
        if players is not None or bot is not None or seat or modules:
            raise typer.BadParameter(say("cli-mixed-alone"))
        pairings = [drawn_pairing(seed_of_game(seed, number)) for number in range(games)]
    else:
        named, played_with = named_seats(seat), named_modules(modules)
        pairings = [pairing_of(4 if players is None else players, named, bot or RANDOM, played_with)] * games
    if with_coverage and (file or dataset):
        raise typer.BadParameter(say("cli-coverage-not-kept"))
    if file and dataset:
        raise typer.BadParameter(say("cli-dataset-keeps-games"))
    dealt = deal(pairings, seed)
    coverage = Coverage(*[pairing.setup for pairing in dict.fromkeys(pairings)]) if with_coverage else None
    bots = versions_of(name for pairing in pairings for _, name in pairing.seats)
    what = {"simulate": "mixed" if mixed else pairings[0], "seed": seed, "bots": bots}
    if coverage is not None:
        played = watched(dealt, coverage, jobs, cluster)
    elif dataset is not None:
        played = games_into(dataset, KeptResults(dataset / GAMES_OF_DATASET, what), dealt, jobs, cluster)
    else:
        played = go_on(KeptResults(file, what) if file else None, play_one, dealt, Ended, jobs, cluster)
    tally = run(played, games)
    if not as_json:
        console = Console()
        print_report(console, tally, games)
        if coverage is not None:
            print_coverage(console, coverage)
        return
    report: dict[str, object] = {
        "players": None if mixed else pairings[0].players,
        "modules": None if mixed else list(pairings[0].modules),
        "seats": None if mixed else dict(pairings[0].seats),
        "games": games,
        **tally.report(),
    }
    if coverage is not None:
        report["coverage"] = coverage.counts
    typer.echo(json.dumps(report))
