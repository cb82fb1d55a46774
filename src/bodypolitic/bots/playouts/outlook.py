"""What a table promises everybody: the final scores foretold by what was learned from many games."""

import math
from typing import Final

from bodypolitic.bots.playouts.features import features
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import ALL_ROLES, CLASSES, GAME_OVER
from bodypolitic.game.table.table import Table

VERSION: Final = 2  # of what it reads; weights are made for one
DOUBT_AT_THE_END: Final = 3.0  # VP; a narrow win of a playout is worth little more than a narrow loss


class Outlook:
    """Foretells scores by weights that were learned, a row of them for each number of players, round and role."""

    def __init__(self, weights: dict[str, list[list[float]]], doubt: dict[str, float]) -> None:
        self._weights = weights  # by players and round, as in `4/2`; a row by role, empty where nobody plays it
        self._doubt = doubt  # how many VP a lead at that time has to have to make a win likely

    def points(self, t: Table) -> list[float]:
        """Everybody's final VP, as far as can be told; at the end of the game as they are."""
        if t.phase == GAME_OVER:
            return [float(points) for points in t.vp]
        row = read(t)
        by_role = self._weights[moment(t)]
        return [weighed(row, by_role[role]) if t.plays(role) else 0.0 for role in ALL_ROLES]

    def doubt(self, t: Table) -> float:
        """How many VP a lead has to have to make a win likely."""
        return DOUBT_AT_THE_END if t.phase == GAME_OVER else self._doubt[moment(t)]

    def chances(self, t: Table) -> list[float]:
        """Everybody's chance to win, given what the scores will probably be."""
        points = self.points(t)
        doubt = self.doubt(t)
        most = max([points[role] for role in t.roles])
        shares = [math.exp((points[role] - most) / doubt) if t.plays(role) else 0.0 for role in ALL_ROLES]
        whole = sum(shares)
        return [share / whole for share in shares]


def read(t: Table) -> list[float]:
    """What the outlook goes by: what lies openly on the table, and which classes are Automas, who score otherwise."""
    row = features(t)
    row.extend([1.0 if t.plays(role) and t.plays_by_automa(role) else 0.0 for role in CLASSES])
    return row


def moment(t: Table) -> str:
    """The name of a number of players and a round."""
    return f"{t.players}/{min(t.round, ROUNDS)}"


def weighed(row: list[float], weights: list[float]) -> float:
    """A row of features times its weights."""
    total = 0.0
    for number in range(len(weights)):
        total += row[number] * weights[number]
    return total
