"""The ladder: every bot and Automa in every role against the same fields, counted in a file.

The file is written anew with each game, so the work can be stopped at any time and goes on where it was. All cells meet
the same deals, and all get their first game before any gets its second. Games of bots that have learned something else
or look ahead otherwise since are not counted, and drop out of the file.
"""

import csv
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.registry import ALL_AUTOMAS, AUTOMAS, BOTS, FOR_POINTS, STEADY, roles_of, version_by
from bodypolitic.bots.spread import spread
from bodypolitic.bots.thinking.learned import JUDGES, WEIGHTS, digest_of
from bodypolitic.bots.tournament import NORMAL_95, Fixture, play_fixture
from bodypolitic.game.ground.codes import ROLES, ST
from bodypolitic.game.modules import FEWEST_PLAYERS

SEED: Final = 7
PLAYERS: Final = (2, 3, 4)
FIELDS: Final = (STEADY, "automa-advanced")
# Whoever plays for points does not mean to win.
EVERYBODY: Final = (*(name for name in BOTS if not name.endswith(FOR_POINTS)), *AUTOMAS)
ELO_A_LOGIT: Final = 400 / math.log(10)


class Cell(NamedTuple):
    """Somebody in a role against a field in all others, with some modules, named with commas between them."""

    players: int
    who: str
    field: str
    role: str
    modules: str = ""

    def fixture(self, game: int) -> Fixture:
        """One of its games; the State, which no Automa plays, is steady in a field of Automas."""
        others = {
            role: STEADY if self.field in ALL_AUTOMAS and role == ROLES[ST] else self.field
            for role in roles_of(self.players)
        }
        modules = tuple(self.modules.split(",")) if self.modules else ()
        return Fixture(0, tuple({**others, self.role: self.who}.items()), seed_of_game(SEED, game), modules)

    def version(self, learned: str) -> str:
        """Which bots play in it, given what tells what was learned."""
        return max(version_by(learned, self.who), version_by(learned, self.field))


class Record(NamedTuple):
    """How a cell has done so far."""

    games: int
    wins: int
    points: int
    seconds: float

    def and_then(self, more: "Record") -> "Record":
        """This and some games more."""
        return Record(
            self.games + more.games, self.wins + more.wins, self.points + more.points, self.seconds + more.seconds
        )


def cells(
    who: tuple[str, ...] = EVERYBODY, fields: tuple[str, ...] = FIELDS, modules: tuple[str, ...] = ()
) -> list[Cell]:
    """All cells of the ladder, or those of some bots against some fields, with the modules that so many can play."""
    return [
        Cell(players, one, field, role, ",".join(name for name in modules if FEWEST_PLAYERS.get(name, 2) <= players))
        for field in fields
        for players in PLAYERS
        for one in who
        for role in roles_of(players)
        if one not in ALL_AUTOMAS or role != ROLES[ST]
    ]


def records(file: Path) -> dict[Cell, Record]:
    """What stands in a file of the bots as they are today, by cell."""
    found: dict[Cell, Record] = {}
    learned = digest_of(WEIGHTS, JUDGES)
    if file.exists():
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                cell = Cell(int(row["players"]), row["who"], row["field"], row["role"], row["modules"])
                if row.get("learned", "") == cell.version(learned):
                    found[cell] = Record(int(row["games"]), int(row["wins"]), int(row["points"]), float(row["seconds"]))
    return found


def keep(file: Path, found: dict[Cell, Record]) -> None:
    """Write down how all cells have done so far; whoever reads the file meanwhile finds it whole."""
    written = file.with_suffix(".new")
    learned = digest_of(WEIGHTS, JUDGES)
    with written.open("w", encoding="utf-8", newline="") as rows:
        writer = csv.writer(rows, lineterminator="\n")
        writer.writerow((*Cell._fields, *Record._fields, "learned"))
        for cell, record in found.items():
            writer.writerow((*cell, *record[:3], f"{record.seconds:.0f}", cell.version(learned)))
    written.replace(file)


def climb(
    file: Path, wanted: list[Cell], games: int, jobs: int | None = 1, cluster: str | None = None
) -> Iterator[Cell]:
    """Play what is missing, so that each cell has so many games; each is in the file when its cell is told."""
    found = records(file)
    missing = [
        (cell, game) for game in range(games) for cell in wanted if cell not in found or found[cell].games <= game
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    for (cell, _), played in zip(missing, spread(_play, missing, jobs, cluster), strict=True):
        found[cell] = found[cell].and_then(played) if cell in found else played
        keep(file, found)
        yield cell


def _play(missing: tuple[Cell, int]) -> Record:
    """A game of a cell."""
    cell, game = missing
    began = time.process_time()
    result = play_fixture(cell.fixture(game))
    return Record(1, int(cell.role in result.winners), result.scores[cell.role], time.process_time() - began)


def rating(found: dict[Cell, Record], who: str) -> tuple[float, float] | None:
    """How much better somebody is than the steady bot in the same seats, in points of Elo, give or take so much."""
    total = weight = 0.0
    for cell, record in found.items():
        steady = found.get(cell._replace(who=STEADY))
        if cell.who == who and steady is not None:
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
