"""Games between bots as a dataset: a row for every decision, in Parquet, with a card that describes each column."""

import time
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from bodypolitic import __version__
from bodypolitic.bots.play import answer_of
from bodypolitic.bots.simulation import Ended, bots_of, ended
from bodypolitic.bots.tournament import Pairing
from bodypolitic.envs import observation as rows
from bodypolitic.envs import vocabulary
from bodypolitic.envs.observation import NAMES, observation
from bodypolitic.envs.vocabulary import number_of
from bodypolitic.game.game import Game

GAMES_A_FILE: Final = 50
# Every column: its type and what it says.
COLUMNS: Final = {
    "game": (pa.int32(), "the game within the dataset, from 0"),
    "seed": (pa.uint64(), "the seed that it was dealt by"),
    "players": (pa.int8(), "how many roles are played"),
    "modules": (pa.list_(pa.string()), "the modules that are switched on"),
    "decision": (pa.int32(), "how many choices were made before in this game"),
    "round": (pa.int8(), "the round, from 1"),
    "seat": (pa.string(), "who is asked: WC, MC, CC or ST"),
    "bot": (pa.string(), "who answers for the seat"),
    "kind": (pa.string(), "the rule that asks, such as `turn`"),
    "options": (pa.list_(pa.string()), "the ids of the options, in the order in which they are offered"),
    "actions": (pa.list_(pa.int32()), "the numbers of the options in the fixed vocabulary"),
    "choice": (pa.int16(), "the place of the chosen option in the list, from 0"),
    "observation": (pa.list_(pa.float32()), "what the seat may know, a number for each name below"),
    "vp": (pa.int16(), "the seat's victory points at the end of the game"),
    "lead": (pa.int16(), "how far it is ahead of the best of the others then"),
    "won": (pa.bool_(), "whether it has won, alone or with others"),
}
SCHEMA: Final = pa.schema([(name, kind) for name, (kind, _) in COLUMNS.items()])


def recorded(dealt: tuple[int, Pairing, int]) -> tuple[Ended, list[dict[str, Any]]]:
    """A game of a dataset: how it ended, and its decisions."""
    number, pairing, seed = dealt
    began = time.perf_counter()
    game = Game.new(seed=seed, setup=pairing.setup)
    bots = bots_of(pairing, seed)
    names = dict(pairing.seats)
    decisions: list[dict[str, Any]] = []
    while not game.over:
        decision = game.decision
        chosen = answer_of(bots[decision.seat], game, decision.seat)
        if len(decision.options) > 1:
            decisions.append(
                {
                    "game": number,
                    "seed": seed,
                    "players": pairing.players,
                    "modules": list(pairing.modules),
                    "decision": game.choices_made,
                    "round": game.table.round,
                    "seat": decision.seat,
                    "bot": names[decision.seat],
                    "kind": decision.kind,
                    "options": [option.id for option in decision.options],
                    "actions": [number_of(option) for option in decision.options],
                    "choice": decision.options.index(chosen),
                    "observation": observation(game, decision.seat),
                }
            )
        game.choose(chosen, decision.seat)
    scores = game.scores
    for row in decisions:
        seat = row["seat"]
        row["vp"] = scores[seat]
        row["lead"] = scores[seat] - max(points for other, points in scores.items() if other != seat)
        row["won"] = seat in game.winners
    return ended(game, began), decisions


class Dataset:
    """A folder of Parquet files that grows game by game; `close` writes what is left, and the card.

    It goes on after the full files that are there, if so many games are known to be in them.
    """

    def __init__(self, folder: Path, known: int = 0) -> None:
        self._folder = folder
        self._waiting: list[dict[str, Any]] = []
        self._parts = folder / "data"
        self._parts.mkdir(parents=True, exist_ok=True)
        self._files = 0
        self._rows = 0
        while self._files < known // GAMES_A_FILE and self._part(self._files).exists():
            self._rows += pq.read_metadata(self._part(self._files)).num_rows
            self._files += 1
        self.games = self._files * GAMES_A_FILE
        for left in sorted(self._parts.glob("part-*.parquet"))[self._files :]:
            left.unlink()

    def add(self, decisions: list[dict[str, Any]]) -> bool:
        """A game's decisions; whether they filled a file, so that all games up to this one are written."""
        self._waiting += decisions
        self.games += 1
        full = self.games % GAMES_A_FILE == 0
        if full:
            self._write()
        return full

    def close(self) -> None:
        """Write the rest, and what it all is."""
        if self._waiting:
            self._write()
        (self._folder / "README.md").write_text(self._card(), encoding="utf-8")

    def _part(self, number: int) -> Path:
        return self._parts / f"part-{number:05}.parquet"

    def _write(self) -> None:
        table = pa.Table.from_pylist(self._waiting, SCHEMA)
        being_written = self._parts / "being-written"
        pq.write_table(table, being_written, compression="zstd")
        being_written.replace(self._part(self._files))
        self._files += 1
        self._rows += len(self._waiting)
        self._waiting = []

    def _card(self) -> str:
        columns = [f"| `{name}` | {kind} | {told} |" for name, (kind, told) in COLUMNS.items()]
        places = [f"{place}. `{name}`" for place, name in enumerate(NAMES)]
        versions = f"Body Politic {__version__}, observations {rows.VERSION}, vocabulary {vocabulary.VERSION}"
        return "\n".join(
            [
                "# Decisions of games between bots",
                "",
                f"{self._rows} decisions of {self.games} games, in {self._files} Parquet files below `data`.",
                f"Made by {versions}.",
                "Decisions with a single option are left out. Nothing here was hidden from the seat that decided.",
                "",
                "| Column | Type | What it says |",
                "| --- | --- | --- |",
                *columns,
                "",
                "## The places of `observation`",
                "",
                *places,
                "",
            ]
        )
