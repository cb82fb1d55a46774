"""Tune the weights of the steady bot in one role by many games, and print what has become of them:

python -m bodypolitic.bots.tuning --role CC --generations 40

Each generation tries sixteen variants of the weights on the same deals with 2, 3 and 4 players and goes on from the
mean of the best four. Their opponents are drawn by lot for each deal: steady bots, steady bots that weigh things a
little otherwise, and Automas. A variant is judged by its chance to win, as its lead over the best opponent tells it,
and a little by its points, since shutting the others out is a poor game. Generations are kept in a file as they are
finished, so that the command goes on where it was stopped.

`--check 400` plays so many other games with each number of players instead, and `--set taxation=2` tries one weight.
"""

import argparse
import json
import math
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.steady.weights import WEIGHTS, Weights, weigh
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
    start = values_of(Weights())
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


def generation(values: Values, role: Role, number: int, games: int, seed: int) -> tuple[Values, float]:
    """The weights that come after some weights, and how well their parents did."""
    chance = Random(f"{seed}/{number}/{ROLES[role]}")
    deals = [
        drawn_deal(role, players, chance.getrandbits(48))
        for players in PLAYERS
        if role in ROLES_BY_PLAYERS[players]
        for _ in range(games)
    ]
    steps = [drawn_step(chance, LEFT[role]) for _ in range(PAIRS)]
    variants = [stepped(values, step, length) for step in steps for length in (STEP, -STEP)]
    successes = [
        sum(success(played(deal, role, Weights(**variant)), role) for deal in deals) / len(deals)
        for variant in variants
    ]
    best = sorted(range(len(variants)), key=lambda one: -successes[one])[:PARENTS]
    mean = {name: sum(variants[one][name] for one in best) / PARENTS for name in values}
    return mean, sum(successes[one] for one in best) / PARENTS


def tune(file: Path, role: Role, generations: int, games: int, seed: int) -> Values:
    """Go on from the last generation of a file; the weights after so many in all."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    values = json.loads(lines[-1])["weights"] if lines else values_of(WEIGHTS[role])
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(lines), generations):
            values, reached = generation(values, role, number, games, seed)
            kept.write(json.dumps({"success": round(reached, 4), "weights": values}) + "\n")
            kept.flush()
            print(f"{number + 1}: {reached:.3f}", flush=True)
    return values


def check(role: Role, values: Values, games: int) -> None:
    """Tell how often a role wins among steady bots, by the usual weights and by others."""
    for players in PLAYERS:
        for name, weights in (("usual", WEIGHTS[role]), ("tuned", Weights(**values))):
            wins = points = 0
            for number in range(games):
                game = played(even_deal(role, players, seed_of_game(CHECKED, number)), role, weights)
                wins += ROLES[role] in game.winners
                points += game.scores[ROLES[role]]
            low, high = wilson_interval(wins, games)
            rate = f"{wins / games:.1%} ({low:.0%}-{high:.0%})"
            print(f"{players} players, {name}: {rate}, {points / games:.1f} VP", flush=True)


def main() -> None:
    """Tune or check, and print the weights that differ from what everybody starts from."""
    asked = argparse.ArgumentParser(prog="python -m bodypolitic.bots.tuning", description=__doc__)
    asked.add_argument("--role", choices=ROLES, default="CC")
    asked.add_argument("--generations", type=int, default=40)
    asked.add_argument("--games", type=int, default=8, help="deals a generation with each number of players")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", type=Path, default=Path("build/tuning"), help="where generations are kept")
    asked.add_argument("--check", type=int, default=0, help="games to check with")
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a weight to try")
    wanted = asked.parse_args()
    role = role_named(wanted.role)
    file = wanted.folder / f"{wanted.role}-{wanted.seed}.jsonl"
    tried = dict(one.split("=") for one in wanted.set)
    values = tune(file, role, 0 if wanted.check else wanted.generations, wanted.games, wanted.seed)
    if tried:
        values = {**values_of(WEIGHTS[role]), **{name: float(value) for name, value in tried.items()}}
    if wanted.check:
        check(role, values, wanted.check)
    start = values_of(Weights())
    print({name: float(f"{value:.3g}") for name, value in values.items() if value != start[name]})


if __name__ == "__main__":
    main()
