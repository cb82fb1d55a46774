"""The corpus: games that versions of the rules have played, kept to be loaded by all later ones.

A file for each version of the rules has a game a line: its save, the table it came to, and its scores. `make corpus`
plays those of the present rules. Files of rules that have been released are never made again.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bodypolitic.game.game import Game
from bodypolitic.game.ground.chance import KEYED, SFC32
from bodypolitic.game.modules import CARDS_A_ROUND, FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import RULES, kept
from tests.game.random_play import play_on

FOLDER = Path(__file__).parent
PLAYERS = (2, 3, 4)
AUTOMA_ROLES = {2: ("WC", "CC"), 3: ("WC", "MC", "CC"), 4: ("WC", "MC", "CC")}
MODES = ("simple", "advanced")


class Kept(NamedTuple):
    """A game of the corpus."""

    rules: int
    name: str
    save: dict[str, Any]
    table: dict[str, Any]
    scores: dict[str, int]
    over: bool


def modules_for(players: int) -> list[str]:
    """The modules that so many can play."""
    return [module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= players]


def setups() -> Iterator[tuple[str, Setup]]:
    """Every kind of game: each module alone and all together, and Automas of each mode, alone and with everything."""
    for players in PLAYERS:
        modules = modules_for(players)
        yield f"{players} base", Setup(players)
        for module in modules:
            cards = f"={CARDS_A_ROUND[module][players - 2]}" if module in CARDS_A_ROUND else ""
            yield f"{players} {module}{cards}", Setup(players, modules=[module + cards])
        yield f"{players} all modules", Setup(players, modules=modules)
        for number, mode in enumerate(MODES):
            roles = AUTOMA_ROLES[players]
            one = {roles[(players + number) % len(roles)]: mode}
            yield f"{players} {mode} {next(iter(one))}", Setup(players, automas=one)
            yield f"{players} {mode} all", Setup(players, modules=modules, automas=dict.fromkeys(roles, mode))


def played() -> Iterator[dict[str, Any]]:
    """A finished game and a running one of each kind."""
    for number, (name, setup) in enumerate(setups()):
        for over in (True, False):
            chance = Random(f"{name} {over}")
            seed, generator = (chance.getrandbits(128), KEYED) if number % 2 == over else (number, SFC32)
            game = play_on(Game.new(seed=seed, setup=setup, chance=generator), chance)
            if not over:
                game = game.after(chance.randrange(5, game.choices_made))
            yield {
                "name": f"{name} {'finished' if over else 'running'}",
                "save": game.save(),
                "table": kept(game.table),
                "scores": game.scores,
                "over": over,
            }


def path_of(rules: int) -> Path:
    """Where the games of a version of the rules are kept."""
    return FOLDER / f"rules-{rules}.jsonl.gz"


def corpus() -> Iterator[Kept]:
    """All games that are kept, those of the oldest rules first."""
    for path in sorted(FOLDER.glob("rules-*.jsonl.gz"), key=_rules_of):
        for line in gzip.decompress(path.read_bytes()).splitlines():
            yield Kept(rules=_rules_of(path), **json.loads(line))


def _rules_of(path: Path) -> int:
    return int(path.name.removeprefix("rules-").split(".")[0])


def main() -> None:
    """Play the games of the present rules."""
    lines = [json.dumps(game, separators=(",", ":")) for game in played()]
    path_of(RULES).write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    print(f"{len(lines)} games of rules {RULES} in {path_of(RULES).name}")


if __name__ == "__main__":
    main()
