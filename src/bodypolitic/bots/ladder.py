"""The ladder: every bot and Automa in every role against the same fields, game by game into a file.

Games are added to the file as they are finished, so the work can be stopped at any time and goes on where it was. All
cells meet the same deals, and all get their first game before any gets its second.
"""

import json
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.registry import ALL_AUTOMAS, AUTOMAS, BOTS, STEADY, roles_of
from bodypolitic.bots.spread import spread
from bodypolitic.bots.tournament import NORMAL_95, Fixture, play_fixture
from bodypolitic.game.ground.codes import ROLES, ST

SEED: Final = 7
PLAYERS: Final = (2, 3, 4)
FIELDS: Final = (STEADY, "automa-advanced")
ELO_A_LOGIT: Final = 400 / math.log(10)


class Cell(NamedTuple):
    """Somebody in a role against a field in all others."""

    players: int
    who: str
    field: str
    role: str

    def fixture(self, game: int) -> Fixture:
        """One of its games; the State, which no Automa plays, is steady in a field of Automas."""
        others = {
            role: STEADY if self.field in ALL_AUTOMAS and role == ROLES[ST] else self.field
            for role in roles_of(self.players)
        }
        return Fixture(0, tuple({**others, self.role: self.who}.items()), seed_of_game(SEED, game))


class Record(NamedTuple):
    """How a cell has done so far."""

    games: int
    wins: int
    points: int
    seconds: float


def cells(who: tuple[str, ...] = (*BOTS, *AUTOMAS), fields: tuple[str, ...] = FIELDS) -> list[Cell]:
    """All cells of the ladder, or those of some bots against some fields."""
    return [
        Cell(players, one, field, role)
        for field in fields
        for players in PLAYERS
        for one in who
        for role in roles_of(players)
        if one not in ALL_AUTOMAS or role != ROLES[ST]
    ]


def records(file: Path) -> dict[Cell, Record]:
    """What stands in a file, by cell."""
    found: dict[Cell, Record] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        played = json.loads(line)
        cell = Cell(*played["cell"])
        before = found.get(cell, Record(0, 0, 0, 0.0))
        found[cell] = Record(
            before.games + 1,
            before.wins + played["won"],
            before.points + played["points"],
            before.seconds + played["seconds"],
        )
    return found


def climb(
    file: Path, wanted: list[Cell], games: int, jobs: int | None = 1, cluster: str | None = None
) -> Iterator[Cell]:
    """Play what is missing, so that each cell has so many games; each is in the file when its cell is told."""
    done = {cell: record.games for cell, record in records(file).items()}
    missing = [(cell, game) for game in range(games) for cell in wanted if done.get(cell, 0) <= game]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        for (cell, _), played in zip(missing, spread(_play, missing, jobs, cluster), strict=True):
            kept.write(json.dumps(played) + "\n")
            kept.flush()
            yield cell


def _play(missing: tuple[Cell, int]) -> dict[str, object]:
    """A game of a cell, as the file has it."""
    cell, game = missing
    began = time.process_time()
    result = play_fixture(cell.fixture(game))
    return {
        "cell": cell,
        "won": cell.role in result.winners,
        "points": result.scores[cell.role],
        "seconds": round(time.process_time() - began, 2),
    }


def rating(found: dict[Cell, Record], who: str, field: str) -> tuple[float, float] | None:
    """How much better somebody is than the steady bot in the same seats, in points of Elo, give or take so much."""
    total = weight = 0.0
    for cell, record in found.items():
        steady = found.get(Cell(cell.players, STEADY, field, cell.role))
        if cell.who == who and cell.field == field and steady is not None:
            variance = _variance(record) + _variance(steady)
            total += (_logit(record) - _logit(steady)) / variance
            weight += 1 / variance
    if not weight:
        return None
    return ELO_A_LOGIT * total / weight, ELO_A_LOGIT * NORMAL_95 / math.sqrt(weight)


def _logit(record: Record) -> float:
    return math.log((record.wins + 0.5) / (record.games - record.wins + 0.5))


def _variance(record: Record) -> float:
    return 1 / (record.wins + 0.5) + 1 / (record.games - record.wins + 0.5)
