"""What a table promises, learned from whole games.

Steady bots play, or swift ones in all seats: in some of them only, an outlook that does not know in which would take
whatever swift bots do for what they win by. Now and then any option is taken, so that other tables come up too, and
modules and Automas are drawn by lot. A ridge regression foretells each role's final score from the table at the
beginning of each round.
"""

from random import Random
from typing import Any, Final, NamedTuple

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise SystemExit("Training needs numpy: pip install 'bodypolitic[training]'") from None

from bodypolitic.bots.playouts.outlook import read
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.thinking.learned import judges_in
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, ROLES, ROLES_BY_PLAYERS, ST
from bodypolitic.game.modules import FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup

STRAYS: Final = 0.04  # of all choices that are drawn by lot
WITH_MODULES: Final = 0.3  # of the games
AUTOMA_SEATS: Final = 0.3
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
    """A game to be played: by swift bots with these judges, as they are kept in a file, or by steady bots."""

    players: int
    seed: int
    judges: str = ""


class Played(NamedTuple):
    """A whole game: its table as features at the beginning of each round, the final scores, and who has won."""

    rows: list[list[float]]
    final: list[int]
    won: list[int]


def played(dealt: Dealt) -> Played:
    """Play a game to its end."""
    chance = Random(dealt.seed)
    game = Game.new(seed=dealt.seed, setup=drawn_setup(dealt.players, chance, AUTOMA_SEATS))
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
