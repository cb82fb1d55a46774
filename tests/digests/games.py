"""Kept games: what every seat sees and is offered after each choice, boiled down to one digest a game.

A change that shall not change the game leaves all digests as they are. One that shall is followed by
`python -m tests.digests.record`, and the difference shows which kinds of games it touched.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from bodypolitic.bots.registry import AUTOMAS, new_bot, roles_of, setup_of
from bodypolitic.game.game import Game
from bodypolitic.game.modules import CARDS_A_ROUND, FEWEST_PLAYERS, MODULES

KEPT = Path(__file__).with_name("kept.txt")
SEEDS_A_KIND = 7
PLAYERS = (2, 3, 4)
FIELDS = ("random", "steady", "automa-simple", "automa-advanced", "mixed")


class Kind(NamedTuple):
    """A kind of game: how many play, who plays, and the modules switched on."""

    players: int
    field: str
    modules: tuple[str, ...]

    @property
    def name(self) -> str:
        """The kind in one word."""
        return f"{self.players}/{self.field}/{'+'.join(self.modules) or 'base'}"


class Kept(NamedTuple):
    """A game of a kind, told from the others by its seed."""

    kind: Kind
    seed: int

    @property
    def name(self) -> str:
        """The game in one word."""
        return f"{self.kind.name}/{self.seed}"


def _module_sets(players: int) -> list[tuple[str, ...]]:
    """No module, each by itself, and all together."""
    playable = [module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= players]
    every = tuple(f"{module}=2" if module in CARDS_A_ROUND else module for module in playable)
    return [(), *((module,) for module in playable), every]


def kept_games() -> Iterator[Kept]:
    """All kept games; the first of each kind come first, so that a part of them covers every kind."""
    kinds = [
        Kind(players, field, modules) for players in PLAYERS for field in FIELDS for modules in _module_sets(players)
    ]
    for seed in range(1, SEEDS_A_KIND + 1):
        for kind in kinds:
            yield Kept(kind, seed)


def _seats(kept: Kept) -> dict[str, str]:
    """Who plays each role; the State, which no Automa plays, is steady beside Automas."""
    chance = Random(kept.name)
    seats: dict[str, str] = {}
    for role in roles_of(kept.kind.players):
        name = kept.kind.field
        if name == "mixed":
            name = chance.choice(("random", "steady", *AUTOMAS))
        seats[role] = "steady" if name in AUTOMAS and role == "ST" else name
    return seats


def digest_of(kept: Kept) -> str:
    """The digest of a game that is played to its end."""
    seats = _seats(kept)
    game = Game.new(seed=kept.seed, setup=setup_of(seats, kept.kind.modules))
    bots = {role: new_bot(name, f"{kept.name}/{role}") for role, name in seats.items()}
    digest = blake2b(digest_size=8)
    while True:
        digest.update(json.dumps(_shown(game), sort_keys=True).encode())
        if game.over:
            return digest.hexdigest()
        decision = game.decision
        game.choose(bots[decision.seat].choose(decision, game), decision.seat)


def _shown(game: Game) -> list[object]:
    table = game.table.to_json()
    del table["stack"]
    return [
        table,
        [game.view(seat) for seat in (*game.scores, None)],
        [[decision.seat, decision.kind, [option.id for option in decision.options]] for decision in game.decisions],
        [[refused.to_json() for refused in decision.unavailable] for decision in game.decisions],
        [[happening.kind, happening.values] for happening in game.happened],
    ]


def kept_digests() -> dict[str, str]:
    """The digests as they were recorded, by the names of their games."""
    return dict(line.split() for line in KEPT.read_text().splitlines())
