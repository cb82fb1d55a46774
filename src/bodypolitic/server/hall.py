"""The hall: every table that this process has in memory, and the way to those that it has not."""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, ParamSpec, TypeVar

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.bots.registry import BOTS, STEADY
from bodypolitic.game.game import Game
from bodypolitic.game.ground.chance import KEYED, SEED_BITS, SFC32
from bodypolitic.game.ground.codes import ACTION, ADVANCED, AUTOMA_MODES, PHASES, PRINTED_MODES, ROLES, ROLES_BY_PLAYERS
from bodypolitic.game.ground.errors import BadSetup, GameError
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.server.course import course_of
from bodypolitic.server.journal import Journal, problem_of
from bodypolitic.server.limits import Bucket, Buckets, Places, Turns
from bodypolitic.server.messages import CourseOfGame, CreatedSeat, CreatedTable, NewSeat, NewTable
from bodypolitic.server.record import Record
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import new_record, reopened, rules_changed
from bodypolitic.server.replay import Replay
from bodypolitic.server.settings import Settings
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.store import EVERY_TABLE, PEOPLE, Entry, Position, Seat, Store, StoredTable
from bodypolitic.server.thinking import Thinkers
from bodypolitic.server.tokens import hash_of, new_table_id, new_token

SECONDS_BETWEEN_TRIES: Final = 1.0
SECONDS_BETWEEN_SIGNS_OF_LIFE: Final = 20.0
SECONDS_BETWEEN_CLEARANCES: Final = 600.0
RESTARTS: Final = 1012  # why a connection is closed
SECONDS_TO_SAY_GOODBYE: Final = 1.0
SECONDS_AN_HOUR: Final = 3600.0
SECONDS_A_DAY: Final = 86_400.0
EVERYBODY: Final = ""
SECONDS_BETWEEN_ERRANDS: Final = 1.0

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Hall:
    """Opens tables, finds them again, and hears from other processes what happens at them."""

    def __init__(self, settings: Settings, journal: Journal | None = None) -> None:
        self.settings = settings
        self.journal = journal or Journal()
        self._name = secrets.token_hex(8)  # by which this process knows its own news
        self.store = Store(settings.database, self._name)
        self.store.watch(self._storage_failed)
        self.metrics = self.journal.metrics
        self._sittings: dict[str, Sitting] = {}  # the one used last stands last
        self._loading: dict[str, asyncio.Task[Sitting]] = {}
        self._replays: dict[str, Replay] = {}  # the one used last stands last
        self._chores: list[asyncio.Task[None]] = []
        self._last_errand = 0
        self.ready_at = -math.inf  # when moves could last be stored
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        limits = settings.limits
        self.sockets = Places(limits.connections, limits.connections_an_address)
        self.spectators = Places(limits.spectators, limits.spectators_an_address)
        self.messages = Buckets(limits.messages_of_an_address_at_once, limits.messages_of_an_address_a_second)
        self.thinkers = Thinkers(settings, self.journal)
        self.replays = Buckets(limits.replays_at_once, limits.replays_a_second)
        self.suggestions = Buckets(limits.suggestions_at_once, limits.suggestions_a_second)
        self.thoughts = Buckets(limits.thoughts_at_once, limits.thoughts_a_second)
        self.coaching = Buckets(limits.coachings_at_once, limits.coachings_a_second)
        self.saves = Buckets(limits.saves_at_once, limits.saves_a_second)
        self.claims = Buckets(limits.claims_at_once, limits.claims_a_second)
        self._courses: dict[str, CourseOfGame] = {}
        self._new_courses = Buckets(limits.courses_at_once, limits.courses_a_second)
        self._finding_course = Turns(1)
        self._replaying = asyncio.Semaphore(limits.replays_made_together)
        self._new_tables = Bucket(limits.new_tables_at_once, limits.new_tables_a_second)
        self._new_tables_by_address = Buckets(limits.tables_at_once, limits.tables_a_second)
        self._to_come: list[tuple[str, bool]] = []  # by whom tables are being set up, and whether for bots only
        self._listed: dict[str, str] = {}  # by whom tables were put on the list, the latest last

    async def open(self) -> None:
        """Open the database."""
        await asyncio.to_thread(self.store.open)
        self._show_figures()
        self._last_errand = await asyncio.to_thread(self.store.last_errand)
        self._chores = [asyncio.create_task(self._clear_away()), asyncio.create_task(self._run_errands())]
        if self.store.tells_others:
            self._chores += [asyncio.create_task(self._listen()), asyncio.create_task(self._tell_presence())]

    async def close(self) -> None:
        """Stop the bots and close the database."""
        for task in (*self._chores, *self._refreshing.values()):
            task.cancel()
        await asyncio.gather(*self._chores, *self._refreshing.values(), return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for sitting in list(self._sittings.values()):
            await sitting.close()
        await self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    def _storage_failed(self, problem: BaseException) -> None:
        self.metrics.storage_failures.inc()
        self.journal.tell_now_and_then("error", "storage-failed", problem_of(problem))

    def _show_figures(self) -> None:
        """Figures that are looked up when somebody asks."""
        watch = self.metrics.watch
        watch("sockets", "Sockets that are open", lambda: self.sockets.taken)
        watch("spectators", "Sockets of spectators", lambda: self.spectators.taken)
        watch("tables", "Tables in memory", lambda: len(self._sittings))
        watch("tables_in_use", "Tables with somebody there or bots at work", self._tables_in_use)
        watch("bot_queue", "Questions to bots that wait or are thought about", lambda: self.thinkers.waiting)

    def _tables_in_use(self) -> int:
        return sum(not sitting.idle for sitting in self._sittings.values())

    async def say_goodbye(self) -> None:
        """Tell everybody that the server restarts; they come back by themselves."""
        for sitting in self._sittings.values():
            sitting.notify("restarting", ending=RESTARTS)
        deadline = asyncio.get_running_loop().time() + SECONDS_TO_SAY_GOODBYE
        while self.sockets.taken and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)

    # Tables

    @contextlib.contextmanager
    def admitted(self, only_bots: bool, address: str) -> Iterator[None]:
        """A place for a table as long as it is being set up; refused to whoever sets up too many.

        Tables without people have few places of their own, so that they never keep people from playing.
        """
        limits = self.settings.limits
        in_use = [(one.address, one.only_bots) for one in self._sittings.values() if not one.idle]
        alike = [by for by, bots in (*in_use, *self._to_come) if bots == only_bots]
        most = limits.bot_tables if only_bots else limits.tables_in_memory
        if len(alike) >= most or (only_bots and alike.count(address) >= limits.bot_tables_an_address):
            raise Refused("too-many")
        if not self._new_tables_by_address.take(address) or not self._new_tables.take():
            raise Refused("too-fast")
        self._to_come.append((address, only_bots))
        try:
            yield
        finally:
            self._to_come.remove((address, only_bots))

    def _in_use(self, table_id: str) -> bool:
        sitting = self._sittings.get(table_id)
        return sitting is not None and not sitting.idle

    async def create(self, wanted: NewTable, address: str = "") -> CreatedTable:
        """Set up a table unless too many are in use; the tokens are told here and never again."""
        with self.admitted(all(seat.kind not in PEOPLE for seat in dict(wanted.seats).values()), address):
            return await self._create(wanted, address)

    async def _create(self, wanted: NewTable, address: str) -> CreatedTable:
        roles = [ROLES[role] for role in ROLES_BY_PLAYERS[wanted.players]]
        asked: Mapping[str, NewSeat] = dict(wanted.seats.items())
        if any(role not in roles for role in asked):
            raise Refused("unknown-seat")
        if wanted.seed is not None and any(seat.kind == "friend" for seat in asked.values()):
            raise Refused("seed-with-others")
        # A chosen seed is the same game here as everywhere; any other is a secret, also from who sees the draws.
        seed, chance = (secrets.randbits(SEED_BITS), KEYED) if wanted.seed is None else (wanted.seed, SFC32)
        seats: dict[str, Seat] = {}
        created: dict[str, CreatedSeat] = {}
        for role in roles:
            seat = asked.get(role) or NewSeat(kind="bot")
            bot = seat.bot or (AUTOMA_MODES[ADVANCED] if seat.kind == "automa" else STEADY)
            if seat.kind == "automa" and bot not in PRINTED_MODES:
                raise Refused("bad-setup")
            if seat.kind != "automa" and bot not in (*BOTS, *self.settings.own_bots):
                raise Refused("unknown-bot")
            token = new_token() if seat.kind == "me" else None
            invitation = new_token() if seat.kind == "friend" else None
            seats[role] = Seat(
                role,
                seat.kind,
                seat.name,
                bot,
                hash_of(token),
                seat.kind != "friend",
                False,
                invitation_hash=hash_of(invitation),
            )
            created[role] = CreatedSeat(kind=seat.kind, name=seat.name, token=token, invitation=invitation)
        table_id, host = new_table_id(), new_token()
        modules = tuple(dict.fromkeys(wanted.modules))  # each of them once
        stored = StoredTable(
            table_id,
            wanted.players,
            modules,
            seed,
            1,
            PHASES[ACTION],
            False,
            time.time(),
            seats,
            chance,
            hash_of(host),
            wanted.listed,
            wanted.open,
            wanted.away_seconds,
            RULES,
            suggestions=wanted.suggestions,
        )
        try:
            record = await asyncio.to_thread(Record, stored.setup, seed, chance)
        except BadSetup:
            raise Refused("bad-setup") from None
        await self._open(replace(stored, opening=record.opening), record, address)
        return CreatedTable.model_validate({"id": table_id, "seats": created, "watch": table_id, "host": host})

    async def _open(
        self,
        stored: StoredTable,
        record: Record,
        address: str,
        entries: Sequence[Entry] = (),
        positions: Sequence[Position] = (),
    ) -> None:
        """Store a new table, with what was played at it before, and let its bots play."""
        await asyncio.to_thread(self.store.create, stored, *positions or [record.set_up], entries=entries)
        self._keep(Sitting(stored, record, self.store, self.settings, self.journal, self.thinkers, address))
        self.metrics.tables_made.inc()
        self.journal.tell("info", "table-made", table=stored.id, address=address)
        if stored.listed:
            await self._note_listed(stored.id, address)

    async def change(self, table_id: str, listed: bool | None, opened: bool | None, address: str) -> None:
        """List a table or not, and open it to all or only to those who are invited; None leaves it as it is."""
        await self._change(table_id, listed, opened)
        if listed:
            await self._note_listed(table_id, address)

    async def _change(self, table_id: str, listed: bool | None, opened: bool | None) -> None:
        await asyncio.to_thread(self.store.change, table_id, listed, opened)
        sitting = self.in_memory(table_id)
        if sitting is not None:
            await sitting.refresh()

    async def _note_listed(self, table_id: str, address: str) -> None:
        """Note who has put a table on the list; of too many of one address the first one leaves it."""
        self._listed.pop(table_id, None)
        self._listed[table_id] = address
        mine = [one for one, by in self._listed.items() if by == address]
        for one in mine[: max(0, len(mine) - self.settings.limits.tables_listed_an_address)]:
            del self._listed[one]
            await self._change(one, False, None)
        while len(self._listed) > self.settings.limits.tables_listed:
            del self._listed[next(iter(self._listed))]

    async def load(self, save: dict[str, Any], seat: str | None, name: str, address: str) -> CreatedTable:
        """A table of its own for a save: to be played on with alone or, without a seat, to be looked at."""
        with self.admitted(seat is None, address):
            try:
                game = await self.at_leisure(Game.load, save)
            except GameError:
                raise Refused("bad-save") from None
            return await self._play_on(game, len(game.choices), None if game.over else seat, name, address)

    async def at_leisure(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """What takes some time is done in a thread, and little of it at once, so that nobody else waits for it."""
        async with self._replaying:
            return await asyncio.to_thread(work, *given, **named)

    async def play_on(self, game: Game, choices: int, seat: str | None, name: str, address: str) -> CreatedTable:
        """A table of its own at which somebody goes on alone from a game after its first choices.

        Bots play the others, and Automas where they did. Without a seat everybody may look at what was played.
        """
        with self.admitted(seat is None, address):
            return await self._play_on(game, choices, seat, name, address)

    async def _play_on(self, game: Game, choices: int, seat: str | None, name: str, address: str) -> CreatedTable:
        origin = game.save(digests=False)
        setup = game.setup
        printed = set(setup.automas.values()) <= set(PRINTED_MODES)
        if "seed" not in origin or not printed or setup.skilled_workers != Setup(setup.players).skilled_workers:
            raise Refused("earlier-rules" if "kept" in origin else "bad-save")
        if seat is not None and (seat not in game.scores or seat in setup.automas):
            raise Refused("unknown-seat")
        table_id, host, token = new_table_id(), new_token(), new_token()
        seats = _alone(game, seat, name, token)
        seed, chance = int(str(origin["seed"])), str(origin.get("chance", SFC32))
        modules = tuple(setup.modules)
        stored = StoredTable(
            table_id, setup.players, modules, seed, 1, PHASES[ACTION], False, time.time(), seats, chance, hash_of(host)
        )
        record = await asyncio.to_thread(Record, stored.setup, seed, chance)
        positions = [record.set_up]
        entries, later = await self.at_leisure(record.retell, table_id, game.choices[:choices])
        table = record.game.table
        stored = replace(
            stored,
            round=table.round,
            phase=PHASES[table.phase],
            over=record.game.over,
            rules=RULES,
            opening=record.opening,
        )
        await self._open(stored, record, address, entries, [*positions, *later])
        return _created(stored, seat, token, host)

    async def teach(self, lesson: Lesson, name: str, address: str) -> CreatedTable:
        """A table at which somebody takes a lesson alone."""
        with self.admitted(False, address):
            table_id, host, token = new_table_id(), new_token(), new_token()
            game = lesson.new_game()
            stored = StoredTable(
                table_id,
                game.setup.players,
                game.setup.modules,
                0,  # the lesson's own table says it all
                game.table.round,
                PHASES[game.table.phase],
                False,
                time.time(),
                _alone(game, lesson.seat, name, token),
                host_hash=hash_of(host),
                rules=RULES,
                lesson=lesson.name,
            )
            record = new_record(stored)
            await self._open(replace(stored, opening=record.opening), record, address)
            return _created(stored, lesson.seat, token, host)

    async def pose(self, game: Game, seat: str, puzzle: str, name: str, address: str) -> CreatedTable:
        """A table at which somebody tries a puzzle alone: its name and its goal, from where a game stands."""
        with self.admitted(False, address):
            table_id, host, token = new_table_id(), new_token(), new_token()
            setup, table = game.setup, game.table
            stored = StoredTable(
                table_id,
                setup.players,
                tuple(setup.modules),
                0,  # the table that is kept says it all
                table.round,
                PHASES[table.phase],
                False,
                time.time(),
                _alone(game, seat, name, token),
                host_hash=hash_of(host),
                rules=RULES,
                resumed_at=0,
                puzzle=puzzle,
            )
            record = await asyncio.to_thread(Record, stored.setup, stored.seed)
            record.pose(table, puzzle, seat)
            await self._open(stored, record, address)
            return _created(stored, seat, token, host)

    async def rematch(self, sitting: Sitting, address: str) -> str:
        """The table at which the people of a finished game play again, in the same seats; set up when first asked for.

        Whoever held a seat holds it there by the same token.
        """
        before = sitting.stored
        if before.next_table is not None:
            return before.next_table
        with self.admitted(sitting.only_bots, address):
            seats = {
                role: replace(seat, by_bot=False, handed_by=None, seen=0.0, away_since=0.0)
                for role, seat in before.seats.items()
            }
            seed = secrets.randbits(SEED_BITS)
            record = await asyncio.to_thread(Record, before.setup, seed, KEYED)
            stored = replace(
                before,
                id=new_table_id(),
                seed=seed,
                chance=KEYED,
                round=1,
                phase=PHASES[ACTION],
                over=False,
                updated=time.time(),
                seats=seats,
                rules=RULES,
                resumed_at=None,
                opening=record.opening,
                lesson=None,
                puzzle=None,
            )
            if not await asyncio.to_thread(self.store.follow_up, before.id, stored.id):
                await sitting.refresh()  # somebody else was faster
                assert sitting.stored.next_table is not None
                return sitting.stored.next_table
            await self._open(stored, record, address)
            await sitting.refresh()
            return stored.id

    async def sitting(self, table_id: str, address: str = "") -> Sitting:
        """A table, from memory or from its log; its bots count as those of who comes to it then."""
        found = self._sittings.pop(table_id, None)
        if found is not None:
            self._sittings[table_id] = found
            return found
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id, address))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def take_seat(self, table_id: str, token: str | None, address: str = "") -> tuple[Sitting, str | None]:
        """A table and the role that a token holds there, whose player has come; nobody's without a token.

        A seat that others gave to a bot is its player's again; while that is being noted, the table may be forgotten.
        """
        while True:
            sitting = await self.sitting(table_id, address)
            role = None if token is None else sitting.seat_of(token).role
            if role is not None and sitting.seats[role].handed_by not in {None, role}:
                await sitting.hand_over(role, None)
            elif self._sittings.get(table_id) is sitting:
                return sitting, role

    async def _load(self, table_id: str, address: str) -> Sitting:
        stored = await asyncio.to_thread(self.store.table, table_id)
        if stored is None:
            raise Refused("unknown-table")
        try:
            record = await asyncio.to_thread(reopened, self.store, stored)
        except Refused as refused:
            self.journal.tell("error", refused.code, table=table_id, rules=stored.rules)
            raise
        sitting = Sitting(stored, record, self.store, self.settings, self.journal, self.thinkers, address)
        if await asyncio.to_thread(rules_changed, self.store, stored) and not record.game.over:
            await sitting.announce("rules-changed")
        self._keep(sitting)
        await sitting.refresh()  # what was written while the log was being replayed
        return sitting

    def _keep(self, sitting: Sitting) -> None:
        """Put a sitting into memory, and forget the idle ones used longest ago if there are too many."""
        too_many = len(self._sittings) + 1 - self.settings.limits.tables_in_memory
        for other in [other for other in self._sittings.values() if other.idle][: max(0, too_many)]:
            del self._sittings[other.id]
        self._sittings[sitting.id] = sitting
        sitting.wake_bots()

    async def replay(self, sitting: Sitting) -> Replay:
        """The replay of a finished game; the few that were used last are kept."""
        replay = self._replays.pop(sitting.id, None)
        if replay is None:
            positions = await asyncio.to_thread(self.store.positions, sitting.id)
            replay = await self.at_leisure(Replay, sitting.record, positions)
        self._replays[sitting.id] = replay
        while len(self._replays) > self.settings.limits.replays_in_memory:
            del self._replays[next(iter(self._replays))]
        return replay

    async def course(self, sitting: Sitting, address: str) -> CourseOfGame:
        """The course of a finished game, found out once and one at a time; not of what was played by other rules."""
        if sitting.record.resumed_at:
            raise Refused("not-found")
        if sitting.id not in self._courses:
            if not self._new_courses.take(address):
                raise Refused("too-fast")
            async with self._finding_course.turn(address):
                if sitting.id not in self._courses:  # nobody has asked for it meanwhile
                    self._courses[sitting.id] = await course_of(sitting.record.game)
            while len(self._courses) > self.settings.limits.replays_in_memory:
                del self._courses[next(iter(self._courses))]
        return self._courses[sitting.id]

    def in_memory(self, table_id: str) -> Sitting | None:
        """A table if this process has it in memory."""
        return self._sittings.get(table_id)

    # Tables that nobody wants any more

    async def _clear_away(self) -> None:
        while True:
            try:
                await self.clear_away(time.time())
            except SQLAlchemyError as problem:
                self.journal.tell("error", "expiry-failed", problem=problem_of(problem))
            await asyncio.sleep(SECONDS_BETWEEN_CLEARANCES)

    async def clear_away(self, now: float) -> None:
        """Delete the tables that nobody has touched for as long as the settings say, and that are not in use."""
        settings = self.settings
        people_since = now - settings.keep_days * SECONDS_A_DAY if settings.keep_days else 0.0
        bots_since = now - settings.keep_bots_hours * SECONDS_AN_HOUR if settings.keep_bots_hours else 0.0
        for table_id in await asyncio.to_thread(self.store.untouched, people_since, bots_since):
            if not self._in_use(table_id):
                self._forget(table_id)
                await asyncio.to_thread(self.store.delete, table_id)
                self.journal.tell("info", "table-expired", table=table_id)

    def _forget(self, table_id: str) -> None:
        self._sittings.pop(table_id, None)
        self._replays.pop(table_id, None)
        self._courses.pop(table_id, None)

    # What the operator wants

    async def _run_errands(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ERRANDS)
            with contextlib.suppress(SQLAlchemyError):  # which the storage tells itself; the errands wait
                await self.run_errands()

    async def run_errands(self) -> None:
        """Do what the operator has left for running servers."""
        for errand in await asyncio.to_thread(self.store.errands, self._last_errand):
            self._last_errand = errand.id
            self.journal.tell("info", "errand", about=errand.about)
            if errand.about == EVERYBODY:
                for sitting in self._sittings.values():
                    sitting.notify("operator", errand.words)
            elif errand.about == EVERY_TABLE:
                await self._start_over()
            else:
                self._heard(errand.about)

    async def _start_over(self) -> None:
        """Forget every table, as after a backup was restored; people come back by themselves."""
        sittings = list(self._sittings.values())
        self._sittings.clear()
        self._replays.clear()
        self._courses.clear()
        for sitting in sittings:
            sitting.notify("restarting", ending=RESTARTS)
            await sitting.close()

    # News from other processes

    async def _listen(self) -> None:
        """Hear PostgreSQL's notifications; after a lost connection, look at every table."""
        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute("LISTEN bodypolitic")
                    self._heard(EVERY_TABLE)
                    async for news in connection.notifies():
                        sender, _, table_id = news.payload.partition(" ")
                        if sender != self._name:
                            self._heard(table_id)
            except psycopg.Error:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _tell_presence(self) -> None:
        """Tell other processes again and again who is connected to this one, in case it ends without a word."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS_OF_LIFE)
            for sitting in list(self._sittings.values()):
                await sitting.tell_presence(sitting.here, seen=time.time())

    def _heard(self, table_id: str) -> None:
        for known in list(self._sittings) if table_id == EVERY_TABLE else [table_id]:
            sitting = self._sittings.get(known)
            if sitting is not None:
                before = self._refreshing.get(known)
                self._refreshing[known] = asyncio.create_task(self._refresh(sitting, before))

    async def _refresh(self, sitting: Sitting, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        while True:
            try:
                await sitting.refresh()
                break
            except Refused as gone:
                sitting.send_away(gone.code)
                self._forget(sitting.id)
                break
            except SQLAlchemyError:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        if self._refreshing.get(sitting.id) is asyncio.current_task():
            del self._refreshing[sitting.id]


def _alone(game: Game, seat: str | None, name: str, token: str) -> dict[str, Seat]:
    """The seats of a game that one person plays alone, or nobody: bots play the others, and Automas where they did."""
    automas = game.setup.automas
    return {
        role: Seat(
            role,
            "me" if role == seat else "automa" if role in automas else "bot",
            name if role == seat else "",
            automas.get(role, STEADY),
            hash_of(token) if role == seat else None,
            True,
            False,
        )
        for role in game.scores
    }


def _created(stored: StoredTable, seat: str | None, token: str, host: str) -> CreatedTable:
    """What who plays alone at a new table is told of it."""
    seats = {
        role: CreatedSeat(kind=one.kind, name=one.name, token=token if role == seat else None, invitation=None)
        for role, one in stored.seats.items()
    }
    return CreatedTable.model_validate({"id": stored.id, "seats": seats, "watch": stored.id, "host": host})
