"""Tune the weights of the steady bot in one role by many games, and print what has become of them:

python -m bodypolitic.bots.tuning --role CC --generations 40

Each generation tries sixteen variants of the weights on the same deals with 2, 3 and 4 players and goes on from the
mean of the best four. Their opponents are drawn by lot for each deal: steady bots, steady bots that weigh things a
little otherwise, and Automas. A variant is judged by its chance to win, as its lead over the best opponent tells it,
and a little by its points, since shutting the others out is a poor game. Generations are kept in a file as they are
finished, so that the command goes on where it was stopped.

`--check 400` plays so many other games with each number of players instead, and `--set taxation=2` tries one weight.
`--each 400` tells in a table what every weight is good for in which the role differs from those set by hand.
"""

import argparse
import math
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.kept_results import KeptResults
from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.progress import shown
from bodypolitic.bots.spread import spread
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.steady.weights import BY_HAND, WEIGHTS, Weights, weigh
from bodypolitic.bots.tournament import wilson_interval
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, CC, MC, ROLES, ROLES_BY_PLAYERS, ST, WC, Role, role_named
from bodypolitic.game.setup import Setup

PLAYERS: Final = (2, 3, 4)
PAIRS: Final = 8  # of variants: one a step away in some direction, the other as far in the opposite one
PARENTS: Final = 4
STEP: Final = 0.25  # of a variant: a share of a weight, or so many VP where it starts from none
STRANGERS: Final = 0.4  # of the opponents that weigh things otherwise
STRANGENESS: Final = 0.3
AUTOMAS: Final = 0.15  # of the opponents
LEAD: Final = 10.0  # VP ahead that make a victory likely
POINTS: Final = 0.002  # of a VP of one's own, against the chance to win
CHECKED: Final = 9  # the seed of the games that check, which tuning never sees

# What a role never weighs
LEFT: Final = {
    WC: (
        "building",
        "selling",
        "exporting",
        "dealing",
        "lobbying",
        "dear_services",
        "rivals_wages",
        "threatened",
        "growth",
    ),
    MC: ("selling", "dealing", "lobbying", "striking", "demonstrating", "growth"),
    CC: ("buying", "assigning", "striking", "demonstrating"),
    ST: ("building", "selling", "dealing", "lobbying", "pressing", "buying", "assigning", "striking", "demonstrating"),
}

Values = dict[str, float]


class Deal(NamedTuple):
    """A game to be played: its seed, its setup, and the opponents' weights."""

    seed: int
    setup: Setup
    opponents: dict[Role, Weights]


def values_of(weights: Weights) -> Values:
    """The weights by name."""
    return {name: getattr(weights, name) for name, _ in Weights.FIELDS}


def stepped(values: Values, step: Values, length: float) -> Values:
    """Weights some way from others: those that start from something by a share, the others by so much."""
    start = values_of(BY_HAND)
    return {
        name: value * math.exp(length * step[name]) if start[name] else value + length * step[name]
        for name, value in values.items()
    }


def drawn_step(chance: Random, left: tuple[str, ...] = ()) -> Values:
    """A direction by lot, in which some weights are left as they are."""
    return {name: 0.0 if name in left else chance.gauss(0, 1) for name, _ in Weights.FIELDS}


def drawn_deal(role: Role, players: int, seed: int) -> Deal:
    """A game with opponents by lot for a role."""
    chance = Random(seed)
    automas: dict[str, str] = {}
    opponents: dict[Role, Weights] = {}
    for other in ROLES_BY_PLAYERS[players]:
        if other == role:
            continue
        opponents[other] = WEIGHTS[other]
        if other != ST and chance.random() < AUTOMAS:
            automas[ROLES[other]] = chance.choice(("simple", "advanced"))
        elif chance.random() < STRANGERS:
            opponents[other] = Weights(**stepped(values_of(WEIGHTS[other]), drawn_step(chance), STRANGENESS))
    return Deal(seed, Setup(players, None, (), automas), opponents)


def even_deal(role: Role, players: int, seed: int) -> Deal:
    """A game among steady bots."""
    return Deal(seed, Setup(players), {other: WEIGHTS[other] for other in ROLES_BY_PLAYERS[players] if other != role})


def played(deal: Deal, role: Role, weights: Weights) -> Game:
    """A deal played by a role with some weights."""
    usual = list(WEIGHTS)
    for other, theirs in deal.opponents.items():
        weigh(other, theirs)
    weigh(role, weights)
    game = Game.new(seed=deal.seed, setup=deal.setup)
    while not game.over:
        decision = game.decision
        game.choose(steady_choice(game.table, decision.role, decision.options), decision.seat)
    for other in ALL_ROLES:
        weigh(other, usual[other])
    return game


def success(game: Game, role: Role) -> float:
    """How well a game went for a role: nearly 1 for a clear victory."""
    own = game.scores[ROLES[role]]
    lead = own - max([points for other, points in game.scores.items() if other != ROLES[role]])
    return 1 / (1 + math.exp(-lead / LEAD)) + POINTS * own


class Trial(NamedTuple):
    """A game by which weights of a role are tried: with opponents by lot, or among steady bots."""

    role: Role
    players: int
    seed: int
    values: Values
    even: bool = False


class Tried(NamedTuple):
    """How a trial went for the role."""

    success: float
    won: bool
    points: int


def tried(trial: Trial) -> Tried:
    """A trial, played."""
    deal = (even_deal if trial.even else drawn_deal)(trial.role, trial.players, trial.seed)
    game = played(deal, trial.role, Weights(**trial.values))
    name = ROLES[trial.role]
    return Tried(success(game, trial.role), name in game.winners, game.scores[name])


class Generation(NamedTuple):
    """The weights that a generation came to, and how well their parents did."""

    success: float
    weights: Values


class Work(NamedTuple):
    """Who does it: so many processes, or a cluster."""

    jobs: int | None = None
    cluster: str | None = None

    def done(self, trials: list[Trial], what: str) -> list[Tried]:
        """Trials, played, and meanwhile told how far they are."""
        return list(shown(spread(tried, trials, *self), len(trials), what))


def generation(values: Values, role: Role, number: int, games: int, seed: int, work: Work) -> Generation:
    """What comes after some weights."""
    chance = Random(f"{seed}/{number}/{ROLES[role]}")
    deals = [
        (players, chance.getrandbits(48))
        for players in PLAYERS
        if role in ROLES_BY_PLAYERS[players]
        for _ in range(games)
    ]
    steps = [drawn_step(chance, LEFT[role]) for _ in range(PAIRS)]
    variants = [stepped(values, step, length) for step in steps for length in (STEP, -STEP)]
    trials = [Trial(role, *deal, variant) for variant in variants for deal in deals]
    results = work.done(trials, f"generation {number + 1}")
    by_variant = [results[first : first + len(deals)] for first in range(0, len(results), len(deals))]
    successes = [sum(one.success for one in found) / len(deals) for found in by_variant]
    best = sorted(range(len(variants)), key=lambda one: -successes[one])[:PARENTS]
    mean = {name: sum(variants[one][name] for one in best) / PARENTS for name in values}
    return Generation(round(sum(successes[one] for one in best) / PARENTS, 4), mean)


def tune(kept: KeptResults, start: Values, role: Role, generations: int, games: int, seed: int, work: Work) -> Values:
    """Go on from the last generation that is kept; the weights after so many in all."""
    before = [Generation(*one) for one in kept.results]
    values = before[-1].weights if before else start
    if len(before) >= generations:
        return values
    with kept.adding() as add:
        for number in range(len(before), generations):
            found = generation(values, role, number, games, seed, work)
            add(found)
            values = found.weights
            print(f"{number + 1}: {found.success:.3f}", flush=True)
    return values


def rate(role: Role, players: int, values: Values, games: int, work: Work, what: str) -> str:
    """How often a role wins among steady bots by some weights, and how many VP it has then."""
    trials = [Trial(role, players, seed_of_game(CHECKED, number), values, True) for number in range(games)]
    found = work.done(trials, f"{players} players, {what}")
    wins = sum(one.won for one in found)
    low, high = wilson_interval(wins, games)
    return f"{wins / games:.1%} ({low:.0%}-{high:.0%}), {sum(one.points for one in found) / games:.1f} VP"


def played_with(role: Role) -> list[int]:
    """The numbers of players with which a role is played."""
    return [players for players in PLAYERS if role in ROLES_BY_PLAYERS[players]]


def check(role: Role, values: Values, games: int, work: Work) -> None:
    """Tell how often a role wins among steady bots, by the usual weights and by others."""
    for players in played_with(role):
        for name, weights in (("usual", values_of(WEIGHTS[role])), ("tuned", values)):
            print(f"{players} players, {name}: {rate(role, players, weights, games, work, name)}", flush=True)


def one_at_a_time(role: Role) -> dict[str, Values]:
    """The weights set by hand with one of the role's own, and the role's own without one of them, by what they are."""
    by_hand, usual = values_of(BY_HAND), values_of(WEIGHTS[role])
    changed = [name for name in usual if usual[name] != by_hand[name]]
    return {
        "as set by hand": by_hand,
        **{f"{name} alone": {**by_hand, name: usual[name]} for name in changed},
        "all": usual,
        **{f"all but {name}": {**usual, name: by_hand[name]} for name in changed},
    }


def tell_each(role: Role, games: int, work: Work) -> None:
    """A table in Markdown of what each of a role's weights is good for among steady bots, on the same deals for all."""
    print(f"| {' | '.join(('Weights', *(f'{players} players' for players in played_with(role))))} |")
    print("| --- " * (1 + len(played_with(role))) + "|")
    for name, values in one_at_a_time(role).items():
        rates = [rate(role, players, values, games, work, name) for players in played_with(role)]
        print(f"| {' | '.join((name, *rates))} |", flush=True)


def main() -> None:
    """Tune, check or try each weight, and print the weights that differ from what everybody starts from."""
    asked = argparse.ArgumentParser(prog="python -m bodypolitic.bots.tuning", description=__doc__)
    asked.add_argument("--role", choices=ROLES, default="CC")
    asked.add_argument("--generations", type=int, default=40)
    asked.add_argument("--games", type=int, default=8, help="deals a generation with each number of players")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--by-hand", action="store_true", help="begin with the weights as they were set by hand")
    asked.add_argument("--jobs", type=int, help="processes; all cores unless it is said")
    asked.add_argument("--cluster", help="the address of a Ray cluster")
    asked.add_argument("--folder", type=Path, default=Path("build/tuning"), help="where generations are kept")
    asked.add_argument("--check", type=int, default=0, help="games to check with")
    asked.add_argument("--each", type=int, default=0, help="games to try each weight of the role's own with")
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a weight to try")
    wanted = asked.parse_args()
    role = role_named(wanted.role)
    work = Work(wanted.jobs, wanted.cluster)
    if wanted.each:
        tell_each(role, wanted.each, work)
        return
    by_hand = values_of(BY_HAND)
    start = by_hand if wanted.by_hand else values_of(WEIGHTS[role])
    run = {"tuning": wanted.role, "games": wanted.games, "seed": wanted.seed, "start": start}
    name = f"{wanted.role}-{wanted.seed}{'-by-hand' if wanted.by_hand else ''}.jsonl"
    kept = KeptResults(wanted.folder / name, run)
    values = tune(kept, start, role, 0 if wanted.check else wanted.generations, wanted.games, wanted.seed, work)
    if wanted.set:
        asked_for = dict(one.split("=") for one in wanted.set)
        values = {**values_of(WEIGHTS[role]), **{name: float(value) for name, value in asked_for.items()}}
    if wanted.check:
        check(role, values, wanted.check, work)
    print({name: float(f"{value:.3g}") for name, value in values.items() if value != by_hand[name]})


if __name__ == "__main__":
    main()
