"""`bodypolitic simulate`: many games between bots, and how they went."""

import json
import statistics
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import BySeat, play_game, seed_of_game
from bodypolitic.bots.registry import RANDOM, new_bot
from bodypolitic.bots.tournament import Pairing, drawn_pairing, pairing_of
from bodypolitic.cli.coverage import Coverage, Witness, print_coverage
from bodypolitic.cli.seats import Modules, Seats, named_modules, named_seats
from bodypolitic.cli.wording import say
from bodypolitic.game.codes import ROLES
from bodypolitic.game.game import Game


class Tally:
    """What is kept of the games played so far: the scores and wins by role, the decisions and the time."""

    def __init__(self) -> None:
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores: dict[str, list[int]] = {role: [] for role in ROLES}
        self.wins = dict.fromkeys(ROLES, 0)

    def add(self, game: Game, seconds: float) -> None:
        """Count a finished game. A shared victory is a win for each of those who share it."""
        self.finished += 1
        self.decisions += game.choices_made
        self.seconds += seconds
        for role, points in game.scores.items():
            self.scores[role].append(points)
        for role in game.winners:
            self.wins[role] += 1

    @property
    def roles(self) -> list[str]:
        """The roles that were played."""
        return [role for role, points in self.scores.items() if points]

    @property
    def decisions_per_second(self) -> float:
        """How fast the games went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def spread(self, role: str) -> dict[str, float]:
        """Mean, standard deviation of the sample, least and most VP of a role."""
        points = self.scores[role]
        return {
            "mean": round(statistics.fmean(points), 3),
            "sd": round(statistics.stdev(points), 3) if len(points) > 1 else 0.0,
            "min": min(points),
            "max": max(points),
        }


def bots_of(pairing: Pairing, seed: int) -> dict[str, Bot]:
    """The bot of each seat; those of one kind are one and the same."""
    kinds = {name: new_bot(name, seed) for _, name in pairing.seats}
    return {role: kinds[name] for role, name in pairing.seats}


def play_bot_game(pairing: Pairing, seed: int) -> Game:
    """A whole game between bots."""
    game = Game.new(seed=seed, setup=pairing.setup)
    play_game(game, bots_of(pairing, seed))
    return game


def play_watched_game(pairing: Pairing, seed: int, coverage: Coverage) -> Game:
    """The same game, with what it makes use of counted."""
    game = Game.new(seed=seed, setup=pairing.setup)
    witness = Witness(BySeat(bots_of(pairing, seed)))
    play_game(game, dict.fromkeys(game.scores, witness))
    witness.note(game)
    coverage.add(witness)
    return game


def run(pairings: list[Pairing], seed: int, coverage: Coverage | None = None) -> Tally:
    """Play a game of each pairing, one after another; when interrupted, stop with those that are finished."""
    tally = Tally()
    console = Console(stderr=True)
    columns = (TextColumn(say("cli-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=len(pairings))
        try:
            for number, pairing in enumerate(pairings):
                began = time.perf_counter()
                game_seed = seed_of_game(seed, number)
                if coverage is None:
                    game = play_bot_game(pairing, game_seed)
                else:
                    game = play_watched_game(pairing, game_seed, coverage)
                tally.add(game, time.perf_counter() - began)
                progress.advance(bar)
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
    players: Annotated[
        int | None, typer.Option(help="How many roles are played: 2, 3 or 4; 4 unless you say.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bot: Annotated[
        str | None,
        typer.Option(
            help="Who plays in every seat that is not named: steady or random; random unless you say.",
            show_default=False,
        ),
    ] = None,
    seat: Seats = None,
    modules: Modules = None,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Draw for each game how many play, who they are, and the modules.")
    ] = False,
    with_coverage: Annotated[
        bool, typer.Option("--coverage", help="Report how often each card, event, action and company was used.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play games between bots and report the scores."""
    if mixed:
        if players is not None or bot is not None or seat or modules:
            raise typer.BadParameter(say("cli-mixed-alone"))
        pairings = [drawn_pairing(seed_of_game(seed, number)) for number in range(games)]
    else:
        named, played_with = named_seats(seat), named_modules(modules)
        pairings = [pairing_of(4 if players is None else players, named, bot or RANDOM, played_with)] * games
    coverage = Coverage(*[pairing.setup for pairing in dict.fromkeys(pairings)]) if with_coverage else None
    tally = run(pairings, seed, coverage)
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
        "finished": tally.finished,
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions_per_second, 1),
        "scores": {role: tally.spread(role) for role in tally.roles},
        "wins": {role: tally.wins[role] for role in tally.roles},
    }
    if coverage is not None:
        report["coverage"] = coverage.counts
    typer.echo(json.dumps(report))
