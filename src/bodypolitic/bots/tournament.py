"""Tournaments: many games between named bots, counted with confidence intervals."""

import math
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import play_game, seed_of_game
from bodypolitic.bots.registry import ALL_AUTOMAS, AUTOMAS, RANDOM, STEADY, new_bot, roles_of, seats_of, setup_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, ROLES_BY_PLAYERS, ST
from bodypolitic.game.modules import CARDS_A_ROUND, FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup

NORMAL_95: Final = 1.959963984540054  # standard deviations that hold 95% of a normal distribution
QUICK: Final = (STEADY, RANDOM)  # bots that answer at once, for many games of all kinds


class Pairing(NamedTuple):
    """Which bot sits in which seat, in player order, and the modules they play with."""

    seats: tuple[tuple[str, str], ...]
    modules: tuple[str, ...] = ()

    @property
    def setup(self) -> Setup:
        """The setup of their games."""
        return setup_of(dict(self.seats), self.modules)

    @property
    def players(self) -> int:
        """How many roles are played."""
        return len(self.seats)


class Result(NamedTuple):
    """How a game ended: which pairing played it, the VP by role and the winners."""

    pairing: int
    scores: dict[str, int]
    winners: tuple[str, ...]


class Fixture(NamedTuple):
    """A game still to be played."""

    pairing: int
    seats: tuple[tuple[str, str], ...]
    seed: int
    modules: tuple[str, ...] = ()


def pairing_of(players: int, named: dict[str, str], others: str, modules: tuple[str, ...] = ()) -> Pairing:
    """A pairing in which some seats are given to bots by name and the other bot has the rest."""
    seats = seats_of(players, named, others)
    return Pairing(tuple(seats.items()), setup_of(seats, modules).modules)


def drawn_pairing(seed: int) -> Pairing:
    """A pairing drawn by lot: how many play, the modules, and a bot or an Automa for each role."""
    chance = Random(f"{seed}/pairing")
    players = chance.choice(tuple(ROLES_BY_PLAYERS))
    modules = [
        f"{name}={chance.choice(CARDS_A_ROUND[name])}" if name in CARDS_A_ROUND else name
        for name in MODULES
        if FEWEST_PLAYERS.get(name, 2) <= players and chance.random() < 0.5
    ]
    kinds = {role: QUICK if role == ROLES[ST] else (*QUICK, *AUTOMAS) for role in roles_of(players)}
    return pairing_of(players, {role: chance.choice(named) for role, named in kinds.items()}, RANDOM, tuple(modules))


def each_role_in_turn(players: int, challenger: str, field: str, modules: tuple[str, ...] = ()) -> list[Pairing]:
    """The challenger in each role in turn that it can play, against the field in all others."""
    roles = [role for role in roles_of(players) if challenger not in ALL_AUTOMAS or role != ROLES[ST]]
    return [pairing_of(players, {role: challenger}, field, modules) for role in roles]


def fixtures_of(pairings: list[Pairing], games: int, seed: int) -> list[Fixture]:
    """All games of a tournament; every pairing meets the same deals, and has its first game before any has a second."""
    return [
        Fixture(number, pairing.seats, seed_of_game(seed, game), pairing.modules)
        for game in range(games)
        for number, pairing in enumerate(pairings)
    ]


def play_fixture(fixture: Fixture) -> Result:
    """Play one game to its end."""
    game = Game.new(seed=fixture.seed, setup=setup_of(dict(fixture.seats), fixture.modules))
    play_game(game, {role: new_bot(name, f"{fixture.seed}/{role}") for role, name in fixture.seats})
    return Result(fixture.pairing, game.scores, tuple(game.winners))


def results_of(
    fixtures: list[Fixture], kept: KeptResults | None = None, jobs: int | None = 1, cluster: str | None = None
) -> Iterator[Result]:
    """The results one by one as they come, in the order of the fixtures; what is kept is not played again."""
    return go_on(kept, play_fixture, fixtures, _as_kept, jobs, cluster)


def _as_kept(pairing: int, scores: dict[str, int], winners: list[str]) -> Result:
    return Result(pairing, scores, tuple(winners))


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a rate of wins by Wilson's score, which holds near 0 and 1 too."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    square = NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = NORMAL_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return (max(0.0, middle - spread), min(1.0, middle + spread))


class Standing:
    """How one seat of a pairing has done so far. A shared victory is a win for each of those who share it."""

    def __init__(self, role: str, bot: str) -> None:
        self.role = role
        self.bot = bot
        self.games = 0
        self.wins = 0
        self.points = 0

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.wins += self.role in result.winners
        self.points += result.scores[self.role]

    def to_json(self) -> dict[str, object]:
        """The standing as plain data."""
        low, high = wilson_interval(self.wins, self.games)
        return {
            "role": self.role,
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "interval": [round(low, 4), round(high, 4)],
            "mean_vp": round(self.points / self.games, 2) if self.games else 0.0,
        }


class Standings:
    """The standings of every seat of every pairing."""

    def __init__(self, pairings: list[Pairing]) -> None:
        self.by_pairing = [[Standing(role, bot) for role, bot in pairing.seats] for pairing in pairings]
        self.finished = 0

    def add(self, result: Result) -> None:
        """Count a game for all who took part."""
        self.finished += 1
        for standing in self.by_pairing[result.pairing]:
            standing.add(result)
