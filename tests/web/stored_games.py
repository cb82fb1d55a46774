"""Games that were played up to a moment and stored as the server stores them, so that a browser can go on from there.

Nothing is made up: chance plays the games, seed after seed, until one comes to the moment.
"""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from playwright.sync_api import Page

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import PHASES
from bodypolitic.game.modules import MODULES
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.server.store import Entry, Seat, SeatKind, Store, StoredTable
from bodypolitic.server.tokens import hash_of, new_table_id, new_token
from tests.web.serving import Server

SEEDS = 500
SEAT_KIND: SeatKind = "friend"

Reached = Callable[[Game], bool]


@dataclass(frozen=True)
class Moment:
    """What a seat comes to: with which module, if any, or all, what players like to choose on the way there, and which
    seats bots hold then."""

    seat: str
    players: int
    module: str | None
    reached: Reached
    liked: tuple[str, ...] = ()
    all_modules: bool = False
    bots: tuple[str, ...] = ()

    @property
    def modules(self) -> tuple[str, ...]:
        if self.all_modules:
            return tuple(MODULES)
        return () if self.module is None else (self.module,)


@dataclass(frozen=True)
class StoredGame:
    """A game as the server has it, and the tokens that hold its seats."""

    game: Game
    table: str
    tokens: dict[str, str]

    def open(self, page: Page, seat: str) -> None:
        """Sit down and wait until the page shows the table."""
        page.goto(f"/#/table/{self.table}/seat/{seat}/{self.tokens[seat]}")
        page.locator(f".page[data-number='{self.game.choices_made}']").wait_for()
        page.wait_for_function("() => document.fonts.status === 'loaded'")


def offered(game: Game, seat: str, start: str) -> list[Option]:
    """The options of a seat whose ids begin so."""
    return [
        option
        for decision in game.decisions
        if decision.seat == seat
        for option in decision.options
        if option.id.startswith(start)
    ]


def after(game: Game, seat: str, *starts: str) -> Game:
    """The game after a seat has taken the first option of each beginning."""
    later = game.clone()
    for start in starts:
        later.choose(offered(later, seat, start)[0], seat)
    return later


def _over_after_this(game: Game) -> bool:
    return bool(offered(game, "CC", "end-turn")) and after(game, "CC", "end-turn").over


def _next_round_after_this(game: Game) -> bool:
    return bool(offered(game, "CC", "end-turn")) and after(game, "CC", "end-turn").table.round > game.table.round


VOTE = Moment("WC", 2, None, lambda game: bool(offered(game, "WC", "in-favor")), liked=("basic/propose-bill", "bill/"))
END_OF_ROUND = Moment("CC", 2, None, _next_round_after_this)
LAST_TURN = Moment("CC", 2, None, _over_after_this)


def go_on(page: Page, server: Server, moment: Moment) -> Game:
    """Store a game that stands at a moment, and open the page of its seat. Everybody else who is no bot is away."""
    stored = store_game(server, moment)
    stored.open(page, moment.seat)
    return stored.game


def store_game(server: Server, moment: Moment) -> StoredGame:
    """Store a game that stands at a moment."""
    seed, game, choices = _play(moment)
    tokens = {role: new_token() for role in game.scores}
    kinds: dict[str, SeatKind] = {role: "bot" if role in moment.bots else SEAT_KIND for role in tokens}
    seats = {role: Seat(role, kinds[role], "", "steady", hash_of(token), True, False) for role, token in tokens.items()}
    table, phase = new_table_id(), PHASES[game.table.phase]
    stored = StoredTable(
        table, moment.players, moment.modules, seed, game.table.round, phase, False, time.time(), seats, rules=RULES
    )
    entries = [Entry(table, number, seat, option, None) for number, (seat, option) in enumerate(choices, start=1)]
    with ThreadPoolExecutor(1) as thread:  # this one has a loop of Playwright's
        thread.submit(asyncio.run, _store(server, stored, entries)).result()
    return StoredGame(game, table, tokens)


async def _store(server: Server, table: StoredTable, entries: list[Entry]) -> None:
    store = Store(f"sqlite:///{server.database}", "stored-games")
    store.open()
    store.create(table)
    await asyncio.gather(*(store.append(entry) for entry in entries))
    store.close()


def _play(moment: Moment) -> tuple[int, Game, list[tuple[str, str]]]:
    setup = Setup(moment.players, modules=moment.modules)
    for seed in range(SEEDS):
        game = Game.new(setup=setup, seed=seed)
        chance = random.Random(seed)
        choices: list[tuple[str, str]] = []
        while not game.over:
            if moment.reached(game):
                return seed, game, choices
            decision = game.decisions[0]
            option = _any_liked(decision, moment.liked, chance)
            choices.append((decision.seat, option.id))
            game.choose(option, decision.seat)
    raise AssertionError(f"none of {SEEDS} games comes to the moment")


def _any_liked(decision: Decision, liked: tuple[str, ...], chance: random.Random) -> Option:
    options = list(decision.options)
    for start in liked:
        found = [option for option in options if option.id.startswith(start)]
        if found:
            return chance.choice(found)
    return chance.choice(options)
