"""Learn what a table promises from many games, and write it to a file for the bots that look ahead:

python -m bodypolitic.bots.thinking.training --games 5000

Games are kept in a folder as they are finished, so that the command goes on where it was stopped; more games later add
to those that are there. Steady bots play, who play on in the heads of those bots too, now and then taking any option so
that other tables come up, with modules and Automas by lot. A ridge regression foretells each role's final score from
the table at the beginning of each round.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise SystemExit("Training needs numpy: pip install 'bodypolitic[training]'") from None

from bodypolitic import __version__
from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.playouts.outlook import VERSION, read
from bodypolitic.bots.progress import shown
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.thinking.learned import WEIGHTS, judges_in
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, ROLES, ROLES_BY_PLAYERS, ST
from bodypolitic.game.modules import FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup

PLAYERS: Final = tuple(ROLES_BY_PLAYERS)
STRAYS: Final = 0.04  # of all choices that are drawn by lot
WITH_MODULES: Final = 0.3  # of the games
PENALTY: Final = 30.0  # of the ridge regression, on features of unit spread
HELD_OUT: Final = 5  # every fifth game tells how good the foretelling is
DOUBTS: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 20.0, 25.0, 30.0)

Row = NDArray[np.float64]


def drawn_setup(players: int, chance: Random, automas: float) -> Setup:
    """A setup by lot: mostly the base game, with Automas in a part of the seats that they can play."""
    roles = [ROLES[role] for role in ROLES_BY_PLAYERS[players]]
    modules: list[str] = []
    if chance.random() < WITH_MODULES:
        modules = [name for name in MODULES if FEWEST_PLAYERS.get(name, 2) <= players and chance.random() < 0.5]
    seats = [role for role in roles if role != ROLES[ST] and chance.random() < automas]
    return Setup(players, None, modules, {role: chance.choice(("simple", "advanced")) for role in seats})


class Dealt(NamedTuple):
    """A game to be played, with Automas in a part of the classes' seats.

    Steady bots have the others, or all of them are swift, with judges as they are kept in a file. In some seats only,
    an outlook that does not know in which would take whatever swift bots do for what they win by.
    """

    players: int
    seed: int
    automas: float
    judges: str = ""


class Played(NamedTuple):
    """A whole game: its table as features at the beginning of each round, the final scores, and who has won."""

    rows: list[list[float]]
    final: list[int]
    won: list[int]


def played(dealt: Dealt) -> Played:
    """Play a game to its end."""
    chance = Random(dealt.seed)
    game = Game.new(seed=dealt.seed, setup=drawn_setup(dealt.players, chance, dealt.automas))
    table = game.table
    judges = judges_in(dealt.judges)
    rows: list[list[float]] = []
    while not game.over:
        if table.round > len(rows):
            rows.append(read(table))
        decision = game.decision
        role = decision.role
        if chance.random() < STRAYS:
            option = decision.options[int(chance.random() * len(decision.options))]
        elif judges:
            option = judges[role].choice(game, decision)
        else:
            option = steady_choice(table, role, decision.options)
        game.choose(option, decision.seat)
    return Played(rows, list(table.vp), [ROLES.index(role) for role in game.winners])


def ridge(rows: Row, wanted: Row) -> Row:
    """Weights for the rows, the first of whose features is always 1, that come closest to what is wanted."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    middle = rows.mean(axis=0)
    middle[0], spread[0] = 0.0, 1.0
    scaled = (rows - middle) / spread
    penalty = PENALTY * np.eye(rows.shape[1])
    penalty[0, 0] = 0.0
    found: Row = np.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ wanted) / spread
    found[0] -= float(middle @ found)
    return found


def log_loss(points: Row, won: list[list[int]], doubt: float) -> float:
    """How surprised one is by the winners, given the scores foretold and how far they can be trusted."""
    shares = np.exp((points - points.max(axis=1, keepdims=True)) / doubt)
    shares /= shares.sum(axis=1, keepdims=True)
    return float(-np.mean([np.log(shares[number, winners].sum()) for number, winners in enumerate(won)]))


def fitted(games: list[Played], players: int, number: int) -> tuple[list[list[float]], float, dict[str, Any]]:
    """The weights of a round by role, its doubt, and how well they foretell games that they have not seen."""
    roles = ROLES_BY_PLAYERS[players]
    rows = np.array([game.rows[number - 1] for game in games])
    final = np.array([game.final for game in games], dtype=np.float64)
    held = np.arange(len(games)) % HELD_OUT == 0
    foretold = np.stack([rows[held] @ ridge(rows[~held], final[~held, role]) for role in roles], axis=1)
    won = [[roles.index(ALL_ROLES[role]) for role in games[one].won] for one in np.flatnonzero(held)]
    doubt = min(DOUBTS, key=lambda one: log_loss(foretold, won, one))
    margins = {}
    for place, role in enumerate(roles):
        others = [other for other in range(len(roles)) if other != place]
        real = final[held][:, list(roles)]
        lead = real[:, place] - real[:, others].max(axis=1)
        guess = foretold[:, place] - foretold[:, others].max(axis=1)
        margins[ROLES[role]] = round(float(np.corrcoef(lead, guess)[0, 1]), 3)
    weights = [ridge(rows, final[:, role]).tolist() if role in roles else [] for role in ALL_ROLES]
    weights = [[float(f"{weight:.5g}") for weight in one] for one in weights]
    return weights, doubt, {"correlation": margins, "log_loss": round(log_loss(foretold, won, doubt), 3)}


def outlook_of(games: Callable[[int], list[Played]], made: dict[str, object]) -> dict[str, Any]:
    """An outlook as it is kept in a file, learned from the games of each number of players; `made` says by what."""
    weights: dict[str, list[list[float]]] = {}
    doubt: dict[str, float] = {}
    told: dict[str, Any] = {}
    for players in PLAYERS:
        of_so_many = games(players)
        for number in range(1, ROUNDS + 1):
            name = f"{players}/{number}"
            weights[name], doubt[name], told[name] = fitted(of_so_many, players, number)
            print(name, doubt[name], json.dumps(told[name]), flush=True)
    return {"features": VERSION, "made": {**made, "held_out": told}, "doubt": doubt, "weights": weights}


def add_options_of_runs(asked: argparse.ArgumentParser, folder: Path, out: Path) -> None:
    """What every command that learns can be asked for: where it keeps its games and writes what it learned."""
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, help="processes; all cores unless it is said")
    asked.add_argument("--cluster", help="the address of a Ray cluster")
    asked.add_argument("--folder", type=Path, default=folder, help="where games are kept")
    asked.add_argument("--out", type=Path, default=out)


def main() -> None:
    """Play what is missing, learn, and write the weights."""
    asked = argparse.ArgumentParser(prog="python -m bodypolitic.bots.thinking.training", description=__doc__)
    asked.add_argument("--games", type=int, default=5000, help="for each number of players")
    asked.add_argument("--automas", type=float, default=0.4, help="part of the classes' seats that Automas play")
    add_options_of_runs(asked, Path("build/training"), WEIGHTS)
    wanted = asked.parse_args()

    def games(players: int) -> list[Played]:
        what = {"features": VERSION, "players": players, "automas": wanted.automas, "seed": wanted.seed}
        kept = KeptResults(wanted.folder / f"{players}.jsonl", what)
        dealt = [Dealt(players, seed_of_game(wanted.seed, game), wanted.automas) for game in range(wanted.games)]
        came = go_on(kept, played, dealt, Played, wanted.jobs, wanted.cluster)
        return list(shown(came, len(dealt), f"games of {players} players"))

    command = (
        f"python -m bodypolitic.bots.thinking.training --games {wanted.games} "
        f"--automas {wanted.automas} --seed {wanted.seed}"
    )
    data = outlook_of(games, {"command": command, "version": __version__})
    wanted.out.write_text(json.dumps(data) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
