"""Tables that servers of each version of the rules have left behind, kept to be played on by all later ones.

A file for each version has a table a line: all that is stored of it, as `bodypolitic admin export` gives it, the token
that holds its first seat, and what was last told there. `make corpus` plays those of the present rules.
"""

import gzip
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bodypolitic.game.modules import FEWEST_PLAYERS, MODULES
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.server.administration import Administration
from bodypolitic.server.settings import Settings
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, Message, serving, sqlite

FOLDER = Path(__file__).parent
FINISHED = -1


class KeptTable(NamedTuple):
    """A table of the corpus."""

    rules: int
    name: str
    token: str | None
    told: dict[str, Any]
    export: dict[str, Any]


class Kind(NamedTuple):
    """A kind of table, and how many moves its first seat makes there."""

    name: str
    players: int
    seats: dict[str, str]
    modules: bool
    moves: int


KINDS = (
    Kind("only set up", 2, {"WC": "me"}, False, 0),
    Kind("one against an Automa", 2, {"WC": "me", "CC": "automa"}, False, 40),
    Kind("one with a bot and an Automa, all modules", 3, {"WC": "me", "CC": "automa"}, True, 50),
    Kind("one with three bots, all modules", 4, {"WC": "me"}, True, 30),
    Kind("finished, by a bot and an Automa", 2, {"CC": "automa"}, False, FINISHED),
)


def as_told(state: Message) -> dict[str, Any]:
    """What must be the same after an upgrade, whatever else is told by then."""
    names = ("number", "choices", "over", "scores", "winners")
    return {**{name: state[name] for name in names}, "hand": state["view"].get("hand"), "chapters": len(state["log"])}


def played(lobby: Lobby, kind: Kind) -> tuple[Message, str | None, Message]:
    """A table of a kind, the token of its first seat, and what is told there when it is left."""
    modules = [module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= kind.players] if kind.modules else []
    table = lobby.create(kind.players, 11, tuple(modules), None, **kind.seats)
    chance = Random(kind.name)
    if kind.moves == FINISHED:
        with lobby.watch(table) as spectator:
            if not spectator.state["over"]:
                spectator.until(lambda message: message["type"] == "state" and message["over"])
        with lobby.watch(table) as spectator:
            return table, None, spectator.state
    with lobby.sit(table, "WC") as player:
        for _ in range(kind.moves):
            player.until_asked()
            player.choose(pick=chance.randrange(20))
        player.until_asked()
    with lobby.sit(table, "WC") as player:
        return table, lobby.token(table, "WC"), player.state


def left_behind() -> Iterator[dict[str, Any]]:
    """A table of each kind, as a server of these rules leaves it."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder))
        with serving(Settings(database, bot_delay=0, limits=RELAXED)) as lobby:
            tables = [(kind, *played(lobby, kind)) for kind in KINDS]
        operator = Administration(database)
        for kind, table, token, state in tables:
            yield {
                "name": kind.name,
                "token": token,
                "told": as_told(state),
                "export": operator.export(table["id"]),
            }
        operator.close()


def path_of(rules: int) -> Path:
    """Where the tables of a version of the rules are kept."""
    return FOLDER / f"tables-{rules}.jsonl.gz"


def kept_tables() -> Iterator[KeptTable]:
    """All tables that are kept, those of the oldest rules first."""
    for rules in range(1, RULES + 1):
        for line in gzip.decompress(path_of(rules).read_bytes()).splitlines():
            yield KeptTable(rules=rules, **json.loads(line))


def main() -> None:
    """Leave tables of the present rules behind."""
    lines = [json.dumps(table, separators=(",", ":")) for table in left_behind()]
    path_of(RULES).write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    print(f"{len(lines)} tables of rules {RULES} in {path_of(RULES).name}")


if __name__ == "__main__":
    main()
