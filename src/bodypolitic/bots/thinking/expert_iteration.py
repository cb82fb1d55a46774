"""Learn which options are worth more than the steady bot thinks from own play, until that brings nothing more:

python -m bodypolitic.bots.thinking.expert_iteration

Steady bots play the games of the first generation, later ones are played by the swift bots that the generation before
has taught. From whole games an outlook learns what a table promises (`training.py`); with it decisions of other games
are looked at closely, and the judges learn from them (`distilling.py`). Then the new swift bots play in each seat
against those before them. The first generation that does not win more is the last; the judges of the one before it are
written down. Games are kept in a folder as they are finished, so that the command goes on where it was stopped.

The outlooks of the generations are for their judges only. Bots that look ahead let steady bots play on, and what tables
promise those is learned by `training.py` alone.
"""

import argparse
import json
import math
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from bodypolitic import __version__
from bodypolitic.bots.bot import Bot
from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import play_game, seed_of_game
from bodypolitic.bots.playouts import judge, outlook
from bodypolitic.bots.progress import shown
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.thinking import distilling, training
from bodypolitic.bots.thinking.bot import SwiftBot
from bodypolitic.bots.thinking.learned import JUDGES, WEIGHTS, judges_in
from bodypolitic.bots.thinking.training import PLAYERS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, ROLES, ROLES_BY_PLAYERS

AUTOMA_SEATS: Final = 0.3  # in the games that outlooks learn from
MODULE: Final = "python -m bodypolitic.bots.thinking.expert_iteration"

Piece = TypeVar("Piece")
Done = TypeVar("Done", bound=tuple[Any, ...])


class Match(NamedTuple):
    """A game in which the swift bot of one generation plays a role, and those of the one before all others."""

    players: int
    role: str
    seed: int
    judges: str
    before: str


class Ended(NamedTuple):
    """How a match ended: the part of the victory that is the new bot's, of as much as it has by nature."""

    won: float
    even: float


def bot_by(judges: str) -> Bot:
    """The swift bot that goes by judges as they are kept in a file; the steady bot where nobody was taught yet."""
    return SwiftBot(judges_in(judges)) if judges else SteadyBot()


def ended(match: Match) -> Ended:
    """Play a match."""
    game = Game.new(match.players, match.seed)
    bots = {seat: bot_by(match.judges if seat == match.role else match.before) for seat in game.scores}
    play_game(game, bots)
    return Ended((match.role in game.winners) / len(game.winners), 1 / match.players)


def grew(matches: Sequence[Ended]) -> bool:
    """Whether a generation has won more than the one before, by more than chance may be off."""
    lead = sum(match.won - match.even for match in matches)
    error = math.sqrt(sum(match.even * (1 - match.even) for match in matches))
    return lead > error


class Learning:
    """What is asked for on the command line, and what it comes to, generation by generation."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self._wanted = wanted
        self._folder: Path = wanted.folder

    def outlook(self, generation: int, judges: str) -> str:
        """What tables promise those who play by judges, as it is kept in a file."""

        def games(players: int) -> list[training.Played]:
            what = {"features": outlook.VERSION, "judges": digest(judges)}
            seeds = self._seeds(generation, players, "tables", self._wanted.games)
            dealt = [training.Dealt(players, seed, AUTOMA_SEATS, judges) for seed in seeds]
            return self._came(f"{generation}-tables-{players}", what, training.played, dealt, training.Played)

        return json.dumps(training.outlook_of(games, self._made(generation)))

    def judges(self, generation: int, promises: str, before: str) -> str:
        """Which options lead to tables that promise more, as it is kept in a file."""
        games: list[distilling.Looked] = []
        for players in PLAYERS:
            what = {"judge": judge.VERSION, "outlook": digest(promises), "judges": digest(before)}
            seeds = self._seeds(generation, players, "decisions", self._wanted.looked_at)
            dealt = [distilling.Dealt(players, seed, promises, before) for seed in seeds]
            name = f"{generation}-decisions-{players}"
            games += self._came(name, what, distilling.played, dealt, distilling.Looked)
        roles: dict[str, Any] = {}
        told: dict[str, Any] = {}
        for role in ALL_ROLES:
            roles[ROLES[role]], told[ROLES[role]] = distilling.taught(role, games, self._wanted.seed)
            print(f"generation {generation}, {ROLES[role]}: {json.dumps(told[ROLES[role]])}", flush=True)
        made = {**self._made(generation), "told": told}
        return json.dumps({"made": made, "reads": judge.VERSION, "roles": roles})

    def matches(self, generation: int, judges: str, before: str) -> list[Ended]:
        """How a generation does in each seat against the one before."""
        results: list[Ended] = []
        for players in PLAYERS:
            what = {"judges": digest(judges), "before": digest(before)}
            seeds = self._seeds(generation, players, "matches", self._wanted.matches)
            roles = [ROLES[role] for role in ROLES_BY_PLAYERS[players]]
            dealt = [Match(players, role, seed, judges, before) for seed in seeds for role in roles]
            came = self._came(f"{generation}-matches-{players}", what, ended, dealt, Ended)
            won, even = (sum(match[part] for match in came) for part in range(2))
            print(f"generation {generation}: won {won:.1f} of {len(came)} with {players} players, even is {even:.1f}")
            results += came
        return results

    def keep(self, generation: int, name: str, text: str) -> None:
        """Write down what a generation learned, beside its games."""
        (self._folder / f"{generation}-{name}").write_text(text, encoding="utf-8")

    def _seeds(self, generation: int, players: int, what: str, number: int) -> list[int]:
        of_run = f"{self._wanted.seed}/{generation}/{players}/{what}"
        return [seed_of_game(int(digest(of_run), 16), game) for game in range(number)]

    def _came(
        self,
        name: str,
        what: dict[str, Any],
        work: Callable[[Piece], Done],
        dealt: Sequence[Piece],
        made: Callable[..., Done],
    ) -> list[Done]:
        kept = KeptResults(self._folder / f"{name}.jsonl", {"seed": self._wanted.seed, **what})
        came = go_on(kept, work, dealt, made, self._wanted.jobs, self._wanted.cluster)
        return list(shown(came, len(dealt), name))

    def _made(self, generation: int) -> dict[str, object]:
        """The command that makes it again, and the version that made it."""
        asked = self._wanted
        command = (
            f"{MODULE} --games {asked.games} --looked-at {asked.looked_at} --matches {asked.matches} "
            f"--generations {generation} --seed {asked.seed}"
        )
        return {"command": command, "version": __version__}


def digest(text: str) -> str:
    """What tells texts apart that are too long to be told."""
    return sha256(text.encode()).hexdigest()[:12]


def main() -> None:
    """Go on with what is kept, generation by generation, and write down the last one that grew."""
    asked = argparse.ArgumentParser(prog=MODULE, description=__doc__)
    asked.add_argument("--games", type=int, default=3000, help="of which the outlook learns, by number of players")
    asked.add_argument("--looked-at", type=int, default=400, help="games whose decisions are looked at")
    asked.add_argument("--matches", type=int, default=100, help="in each seat against the generation before")
    asked.add_argument("--generations", type=int, default=4, help="at most")
    training.add_options_of_runs(asked, Path("build/learning"), JUDGES)
    wanted = asked.parse_args()
    learning = Learning(wanted)
    before = ""
    for generation in range(1, wanted.generations + 1):
        promises = learning.outlook(generation, before)
        learning.keep(generation, WEIGHTS.name, promises)
        judges = learning.judges(generation, promises, before)
        learning.keep(generation, JUDGES.name, judges)
        if not grew(learning.matches(generation, judges, before)):
            print(f"generation {generation} has not grown; the one before it stays", flush=True)
            break
        wanted.out.write_text(judges + "\n", encoding="utf-8")
        before = judges


if __name__ == "__main__":
    main()
