"""The database: what must survive the server. Everything else is a cache of it.

A table is its setup, its seed and a log that only grows. An entry's number is part of its primary key, so of two
writers that both want to make move 17 one fails, whichever process they are in.
"""

import asyncio
import contextlib
import hashlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from alembic import command
from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Delete,
    Insert,
    Integer,
    ScalarSelect,
    bindparam,
    case,
    delete,
    event,
    exists,
    func,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bodypolitic.game.ground.chance import SFC32
from bodypolitic.game.setup import Setup
from bodypolitic.server.database import Connections, check_writable, engine_for, file_of, migrations
from bodypolitic.server.refusals import Refused
from bodypolitic.server.schema import Base, ChatRow, EntryRow, ErrandRow, PositionRow, SeatRow, TableRow

MIGRATION_LOCK: Final = 4_701_337  # any number that no other program locks in our database
ENTRIES_AT_ONCE: Final = 500
EVERY_TABLE: Final = "*"
SeatKind = Literal["me", "friend", "bot", "automa"]
PEOPLE: Final[tuple[SeatKind, ...]] = ("me", "friend")
NOTIFY: Final = "SELECT pg_notify('bodypolitic', %(payload)s)"  # in words of PostgreSQL's driver


class Conflict(Exception):
    """Another writer was there first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice of a seat, or without an option an undo; `key` is the client's name for it.

    `digest` is that of the table after it, `story` what it brought about; earlier versions had neither.
    """

    table_id: str
    number: int
    seat: str
    option: str | None
    key: str | None
    digest: str | None = None
    story: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The whole table after an entry, or after the setup; a lasting one is kept also when another comes after it."""

    number: int
    lasting: bool
    data: bytes


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a role; of an Automa `bot` is the mode. `by_bot` is a person's seat that a bot plays for now.

    `coach` is whether its player agrees to the coach at a table with other people.
    `away_since` is when the player's last connection ended, if it has; `handed_by` the role that gave the seat away.
    """

    role: str
    kind: SeatKind
    name: str
    bot: str
    token_hash: str | None
    taken: bool
    by_bot: bool
    seen: float = 0.0
    invitation_hash: str | None = None
    away_since: float = 0.0
    handed_by: str | None = None
    coach: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its log."""

    id: str
    players: int
    modules: tuple[str, ...]
    seed: int
    round: int
    phase: str
    over: bool
    updated: float
    seats: dict[str, Seat]
    chance: str = SFC32
    host_hash: str | None = None
    listed: bool = False
    open: bool = False
    away_seconds: int = 120
    rules: int = 0
    resumed_at: int | None = None
    opening: str = "[]"
    closed: bool = False
    suggestions: bool = False
    next_table: str | None = None
    lesson: str | None = None
    lesson_left: bool = False
    puzzle: str | None = None

    @property
    def setup(self) -> Setup:
        """How its game is set up."""
        automas = {role: seat.bot for role, seat in self.seats.items() if seat.kind == "automa"}
        return Setup(self.players, {}, self.modules, automas)

    @property
    def advises(self) -> bool:
        """Whether players may ask what the steady bot would do: alone always, together if the table allows it."""
        return self.suggestions or len(self._people) < 2

    @property
    def coached(self) -> bool:
        """Whether players may have a coach: alone always, together if everybody has agreed."""
        return len(self._people) < 2 or all(seat.coach for seat in self._people)

    @property
    def alone(self) -> str:
        """The role of the one person who plays here."""
        return self._people[0].role

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in self.seats.values() if seat.kind in PEOPLE]


@dataclass(frozen=True, slots=True)
class Chat:
    """Something said at a table."""

    id: int
    seat: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Errand:
    """What an operator tells running servers: `about` a table, all of them, or none: words for everybody."""

    id: int
    about: str
    words: str


@dataclass(slots=True)
class _Waiting:
    entry: Entry
    position: Position | None
    since: int
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Store:
    """Reads run in the caller's thread; entries are written by one thread, many at a time."""

    def __init__(self, url: str, sender: str) -> None:
        self.engine = engine_for(url)
        self.tells_others = self.engine.dialect.name == "postgresql"
        self._sender = sender
        self._file = file_of(self.engine)
        self._opened = (0, 0)
        self._failed: Callable[[BaseException], None] = lambda _: None
        self._new_entries = self._in_words_of_the_driver(_entry_after_another())
        self._new_positions = self._in_words_of_the_driver(insert(PositionRow))
        self._replaced_positions = self._in_words_of_the_driver(REPLACED_POSITIONS)
        self._leading = threading.Lock()
        self._leader: Connection | None = None
        self._led: set[str] = set()
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="bodypolitic-writer", daemon=True)

    def watch(self, failed: Callable[[BaseException], None]) -> None:
        """Have every failure told, other than that two wanted to write the same."""

        @event.listens_for(self.engine, "handle_error")
        def _tell(context: ExceptionContext) -> None:
            if not isinstance(context.sqlalchemy_exception, IntegrityError):
                failed(context.original_exception)

        assert isinstance(self.engine.pool, Connections)
        self.engine.pool.failed = failed
        self._failed = failed

    def check(self) -> None:
        """Fail if moves can't be stored now."""
        with self.engine.connect() as connection:
            check_writable(connection)

    def _check_file(self, *_connection: object) -> None:
        """Use no file but the one that was opened: what goes into a deleted one is lost, and another is no database."""
        assert self._file is not None
        try:
            if _identity(self._file) != self._opened:
                raise sqlite3.OperationalError("another file is in its place")
        except OSError as problem:
            raise sqlite3.OperationalError(str(problem)) from problem

    def open(self) -> None:
        """Bring the database up to date, all or nothing, and start writing."""
        self.upgrade()
        if self._file is not None:
            self._opened = _identity(self._file)
            for moment in ("do_connect", "checkout"):  # of a new connection, and of one that was open already
                event.listen(self.engine, moment, self._check_file)
        self._writer.start()

    def upgrade(self) -> None:
        """Bring the database up to date, all or nothing."""
        with self.engine.begin() as connection:
            if self.tells_others:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            else:  # or each statement of a migration would be a transaction of its own
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            config = migrations()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Write what is waiting and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        if self._leader is not None:
            self._leader.close()
        self.engine.dispose()

    # The log

    async def append(self, entry: Entry, position: Position | None = None, since: int = 0) -> None:
        """Store an entry and the table after it, instead of the tables `since` an entry that need not be kept any more.

        When this returns, all of it is on the disk.
        Conflict if the entry's number or its key is there already, or the entry before it is not.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Waiting(entry, position, since, loop, done))
        await done

    def _write(self) -> None:
        ended = False
        while not ended:
            waiting = [self._queue.get()]
            while len(waiting) < ENTRIES_AT_ONCE and not self._queue.empty():
                waiting.append(self._queue.get())
            ended = None in waiting
            self._write_together([one for one in waiting if one is not None])

    def _write_together(self, waiting: list[_Waiting]) -> None:
        """One transaction for all; if one of them can't be written, each on its own."""
        if not waiting:
            return
        problem: Exception | None = None
        driver: Any = self.engine.dialect.dbapi
        try:
            self._insert(waiting)
        except (driver.IntegrityError, driver.DataError) as refused:
            if len(waiting) > 1:
                for one in waiting:
                    self._write_together([one])
                return
            problem = Conflict() if isinstance(refused, driver.IntegrityError) else Refused("storage-failed")
        except Exception as failure:  # whatever it is, those who wait are told and the next entries are written
            self._failed(failure)
            problem = Refused("storage-failed")
        for loop in {one.loop for one in waiting}:
            done = [one.done for one in waiting if one.loop is loop]
            loop.call_soon_threadsafe(_finish, done, problem)

    def _insert(self, waiting: list[_Waiting]) -> None:
        """Write straight through the database's driver: each move waits for this."""
        now = time.time()
        with_table = [(one, _row_of(one.entry.table_id, one.position)) for one in waiting if one.position is not None]
        replaced = [{**row, "since": one.since, "taken_back": one.entry.option is None} for one, row in with_table]
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.executemany(self._new_entries, [{**_columns(one.entry), "at": now} for one in waiting])
            cursor.executemany(self._new_positions, [row for _, row in with_table])
            cursor.executemany(self._replaced_positions, replaced)
            if self.tells_others:
                changed = sorted({one.entry.table_id for one in waiting})
                cursor.executemany(NOTIFY, [{"payload": self._notice(table_id)} for table_id in changed])
            connection.commit()
        finally:
            connection.close()  # and nothing is stored that was not committed

    def _in_words_of_the_driver(self, statement: Insert | Delete) -> str:
        """A statement with a place for each value by its name."""
        dialect: Any = type(self.engine.dialect)
        return str(statement.compile(dialect=dialect(paramstyle="pyformat" if self.tells_others else "named")))

    def _tell_others(self, connection: Connection, table_id: str) -> None:
        if self.tells_others:
            connection.exec_driver_sql(NOTIFY, {"payload": self._notice(table_id)})

    def _notice(self, table_id: str) -> str:
        return f"{self._sender} {table_id}"

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table beyond a number."""
        columns = [getattr(EntryRow, name) for name in Entry.__slots__]
        wanted = select(*columns).where(EntryRow.table_id == table_id, EntryRow.number > after)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(wanted.order_by(EntryRow.number))]

    # What an operator tells running servers

    def last_errand(self) -> int:
        """The number of the last errand there is."""
        with self.engine.connect() as connection:
            return last_errand(connection)

    def errands(self, after: int) -> list[Errand]:
        """The errands beyond a number."""
        wanted = select(ErrandRow.id, ErrandRow.about, ErrandRow.words).where(ErrandRow.id > after)
        with self.engine.connect() as connection:
            return [Errand(*row) for row in connection.execute(wanted.order_by(ErrandRow.id))]

    # Who thinks for the bots of a table

    async def leads(self, table_id: str) -> bool:
        """Whether this process lets a table's bots think; only one of several does, as long as its connection holds."""
        return not self.tells_others or await asyncio.to_thread(self._still_leads, table_id)

    async def lead(self, table_id: str) -> bool:
        """Take the lead of a table unless another process has it."""
        return await asyncio.to_thread(self._leadership, "pg_try_advisory_lock", table_id)

    async def stop_leading(self, table_id: str) -> None:
        """Leave a table's bots to whichever process needs them next."""
        if table_id in self._led:
            with contextlib.suppress(SQLAlchemyError):  # with its connection a process loses the lead as well
                await asyncio.to_thread(self._leadership, "pg_advisory_unlock", table_id)

    def _still_leads(self, table_id: str) -> bool:
        with self._leading:
            return table_id in self._led and self._ask_leader("SELECT true")

    def _leadership(self, function: str, table_id: str) -> bool:
        """Take or leave the lead, which is a lock of the one connection that this process keeps for it."""
        name = int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], signed=True)
        with self._leading:
            done = self._ask_leader(f"SELECT {function}(:name)", name=name)
            self._led.discard(table_id)
            if done and function == "pg_try_advisory_lock":
                self._led.add(table_id)
        return done

    def _ask_leader(self, question: str, **values: int) -> bool:
        """Ask over the connection that holds the leads of this process; if it fails, all of them are lost."""
        try:
            if self._leader is None:
                self._leader = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return bool(self._leader.scalar(text(question), values))
        except SQLAlchemyError:
            if self._leader is not None:
                self._leader.invalidate()
            self._leader = None
            self._led.clear()
            raise

    # Positions

    def positions(self, table_id: str) -> list[Position]:
        """The positions of a table that are kept, in order."""
        columns = (PositionRow.number, PositionRow.lasting, PositionRow.data)
        wanted = select(*columns).where(PositionRow.table_id == table_id).order_by(PositionRow.number)
        with self.engine.connect() as connection:
            return [Position(*row) for row in connection.execute(wanted)]

    def position(self, table_id: str, number: int) -> Position | None:
        """The position of a table after an entry, if it is kept."""
        return self._newest_position(PositionRow.table_id == table_id, PositionRow.number == number)

    def last_position(self, table_id: str) -> Position | None:
        """The position of a table after its last entry."""
        return self._newest_position(PositionRow.table_id == table_id)

    def _newest_position(self, *which: ColumnElement[bool]) -> Position | None:
        columns = (PositionRow.number, PositionRow.lasting, PositionRow.data)
        wanted = select(*columns).where(*which).order_by(PositionRow.number.desc()).limit(1)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Position(*found)

    def resume(self, table_id: str, number: int) -> None:
        """Note that a table goes on from the position after an entry, which is kept for good unless it is gone."""
        position = (PositionRow.table_id == table_id, PositionRow.number == number)
        with self.engine.begin() as connection:
            if connection.execute(update(PositionRow).where(*position).values(lasting=True)).rowcount:
                connection.execute(update(TableRow).where(TableRow.id == table_id).values(resumed_at=number))

    def change_rules(self, table_id: str, before: int, rules: int) -> bool:
        """Note that a table is played by other rules from now on; False if somebody else has noted it."""
        table = (TableRow.id == table_id, TableRow.rules == before)
        with self.engine.begin() as connection:
            return bool(connection.execute(update(TableRow).where(*table).values(rules=rules)).rowcount)

    # Tables and seats

    def create(self, table: StoredTable, *positions: Position, entries: Sequence[Entry] = ()) -> None:
        """Store a new table, what lies on it, and what was played there before."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(TableRow).values(
                    id=table.id,
                    players=table.players,
                    modules=" ".join(table.modules),
                    seed=str(table.seed),
                    chance=table.chance,
                    host_hash=table.host_hash,
                    listed=table.listed,
                    open=table.open,
                    away_seconds=table.away_seconds,
                    suggestions=table.suggestions,
                    lesson=table.lesson,
                    puzzle=table.puzzle,
                    rules=table.rules,
                    resumed_at=table.resumed_at,
                    opening=table.opening,
                    round=table.round,
                    phase=table.phase,
                    over=table.over,
                    updated=table.updated,
                )
            )
            for seat in table.seats.values():
                connection.execute(
                    insert(SeatRow).values(
                        table_id=table.id,
                        role=seat.role,
                        kind=seat.kind,
                        name=seat.name,
                        bot=seat.bot,
                        token_hash=seat.token_hash,
                        taken=seat.taken,
                        by_bot=seat.by_bot,
                        seen=seat.seen,
                        invitation_hash=seat.invitation_hash,
                        away_since=seat.away_since,
                        handed_by=seat.handed_by,
                        coach=seat.coach,
                    )
                )
            if positions:
                connection.execute(insert(PositionRow), [_row_of(table.id, position) for position in positions])
            if entries:
                connection.execute(insert(EntryRow), [{**_columns(entry), "at": table.updated} for entry in entries])

    def table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        if "\0" in table_id:  # which PostgreSQL can't even look for
            return None
        with self.engine.connect() as connection:
            found = self.read(connection, [table_id])
        return found[0] if found else None

    def tables(self, most: int, listed_only: bool = True) -> list[StoredTable]:
        """The tables that were played at last, newest first."""
        wanted = select(TableRow.id).order_by(TableRow.updated.desc()).limit(most)
        if listed_only:
            wanted = wanted.where(TableRow.listed)
        with self.engine.connect() as connection:
            return self.read(connection, connection.scalars(wanted).all())

    def read(self, connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
        """Tables by their ids, those played at last first."""
        seats: dict[str, dict[str, Seat]] = {table_id: {} for table_id in ids}
        for row in connection.execute(select(SeatRow.__table__).where(SeatRow.table_id.in_(ids))):
            seats[row.table_id][row.role] = Seat(
                row.role,
                row.kind,
                row.name,
                row.bot,
                row.token_hash,
                row.taken,
                row.by_bot,
                row.seen,
                row.invitation_hash,
                row.away_since,
                row.handed_by,
                row.coach,
            )
        moves = connection.execute(select(TableRow.id, _last_move()).where(TableRow.id.in_(ids)))
        latest = {row[0]: row[1] for row in moves}
        rows = connection.execute(
            select(TableRow.__table__).where(TableRow.id.in_(ids)).order_by(TableRow.updated.desc())
        )
        return [
            StoredTable(
                row.id,
                row.players,
                tuple(row.modules.split()),
                int(row.seed),
                row.round,
                row.phase,
                row.over,
                max(row.updated, latest[row.id] or 0.0),
                seats[row.id],
                row.chance,
                row.host_hash,
                row.listed,
                row.open,
                row.away_seconds,
                row.rules,
                row.resumed_at,
                row.opening,
                closed=row.closed,
                suggestions=row.suggestions,
                next_table=row.next_table,
                lesson=row.lesson,
                lesson_left=row.lesson_left,
                puzzle=row.puzzle,
            )
            for row in rows
        ]

    def untouched(self, people_since: float, bots_since: float) -> list[str]:
        """The tables at which nothing has happened since a time, another one for those where only bots sit."""
        people = exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind.in_(PEOPLE))
        touched = func.coalesce(_last_move(), 0.0)
        with self.engine.connect() as connection:
            found: list[str] = []
            for who, since in ((people, people_since), (~people, bots_since)):
                ids = select(TableRow.id).where(TableRow.updated < since, touched < since, who)
                found += connection.scalars(ids).all()
        return found

    def delete(self, table_id: str) -> None:
        """Remove a table and all that belongs to it."""
        with self.engine.begin() as connection:
            for table in reversed(Base.metadata.sorted_tables):
                if "table_id" in table.columns:
                    connection.execute(delete(table).where(table.columns.table_id == table_id))
            connection.execute(delete(TableRow).where(TableRow.id == table_id))
            self._tell_others(connection, table_id)

    def note_progress(self, table_id: str, game_round: int, phase: str, over: bool) -> None:
        """Remember how far a game is, for the lobby."""
        with self.engine.begin() as connection:
            connection.execute(
                update(TableRow)
                .where(TableRow.id == table_id)
                .values(round=game_round, phase=phase, over=over, updated=time.time())
            )

    def change(self, table_id: str, listed: bool | None, opened: bool | None) -> None:
        """List a table or not, and open it to all or only to those who are invited; None leaves it as it is."""
        values = {name: value for name, value in (("listed", listed), ("open", opened)) if value is not None}
        if values:
            with self.engine.begin() as connection:
                connection.execute(update(TableRow).where(TableRow.id == table_id).values(**values))
                self._tell_others(connection, table_id)

    def leave_lesson(self, table_id: str) -> None:
        """Note that the lesson at a table is given no more."""
        with self.engine.begin() as connection:
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(lesson_left=True))
            self._tell_others(connection, table_id)

    def follow_up(self, table_id: str, next_table: str) -> bool:
        """Note where the people of a table play again; False if they do elsewhere already."""
        table = (TableRow.id == table_id, TableRow.next_table.is_(None))
        with self.engine.begin() as connection:
            noted = connection.execute(update(TableRow).where(*table).values(next_table=next_table)).rowcount
            self._tell_others(connection, table_id)
        return bool(noted)

    def claim(self, table_id: str, role: str, name: str, token_hash: str, invitation_hash: str | None) -> bool:
        """Exchange an invitation for a seat, once; without one the table must be open. False if that can't be."""
        is_open = select(TableRow.open).where(TableRow.id == table_id).scalar_subquery()
        may = is_open if invitation_hash is None else SeatRow.invitation_hash == invitation_hash
        values = {"token_hash": token_hash, "taken": True, "invitation_hash": None} | ({"name": name} if name else {})
        return self._change_seat(table_id, *_free_seat(table_id, role), may, values=values)

    def invite(self, table_id: str, role: str, invitation_hash: str) -> bool:
        """Put a new invitation in place of the one to a seat that nobody has taken yet; False if somebody has."""
        return self._change_seat(table_id, *_free_seat(table_id, role), values={"invitation_hash": invitation_hash})

    def free(self, table_id: str, seat: Seat, invitation_hash: str) -> bool:
        """Put an invitation in place of the player who has taken a seat; False if that is another one by now."""
        held = (SeatRow.table_id == table_id, SeatRow.role == seat.role, SeatRow.token_hash == seat.token_hash)
        nobody = {"token_hash": None, "taken": False, "name": "", "seen": 0.0, "away_since": 0.0, "coach": False}
        by_nobody = {"by_bot": False, "handed_by": None}
        return self._change_seat(table_id, *held, values={**nobody, **by_nobody, "invitation_hash": invitation_hash})

    def hand_over(self, table_id: str, role: str, by: str | None) -> None:
        """Let a bot play a seat, as one of the players wishes, or without one its holder again."""
        seat = (SeatRow.table_id == table_id, SeatRow.role == role)
        self._change_seat(table_id, *seat, values={"by_bot": by is not None, "handed_by": by})

    def agree_to_coach(self, table_id: str, role: str, agreed: bool) -> None:
        """Note whether the player of a seat agrees that everybody at the table may have a coach."""
        self._change_seat(table_id, SeatRow.table_id == table_id, SeatRow.role == role, values={"coach": agreed})

    def note_presence(self, table_id: str, roles: Collection[str], seen: float, away_since: float) -> None:
        """Remember when players were connected and when they left."""
        seats = (SeatRow.table_id == table_id, SeatRow.role.in_(roles))
        self._change_seat(table_id, *seats, values={"seen": seen, "away_since": away_since})

    def _change_seat(self, table_id: str, *which: Any, values: dict[str, object]) -> bool:
        with self.engine.begin() as connection:
            changed = connection.execute(update(SeatRow).where(*which).values(**values)).rowcount
            if changed:
                self._tell_others(connection, table_id)
        return bool(changed)

    # Chat

    def say(self, table_id: str, seat: str, words: str, key: str) -> None:
        """Store what a seat says; a key that is there already changes nothing.

        Those who talk at one table wait for each other, so that their ids appear in order.
        """
        its_table = select(TableRow.id).where(TableRow.id == table_id).with_for_update(key_share=True)
        row = {"table_id": table_id, "seat": seat, "text": words, "key": key, "at": time.time()}
        try:
            with self.engine.begin() as connection:
                connection.execute(its_table)
                connection.execute(insert(ChatRow).values(**row))
                self._tell_others(connection, table_id)
        except IntegrityError:
            return

    def chats(self, table_id: str, after: int, most: int) -> list[Chat]:
        """The last things said at a table beyond an id, oldest first."""
        wanted = (
            select(ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at)
            .where(ChatRow.table_id == table_id, ChatRow.id > after)
            .order_by(ChatRow.id.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [Chat(*row) for row in connection.execute(wanted)][::-1]


# What need not be kept once there is a later position: of a turn all before it, and whatever an undo has taken back.
REPLACED_POSITIONS: Final = delete(PositionRow).where(
    PositionRow.table_id == bindparam("table_id"),
    PositionRow.number >= bindparam("since"),
    PositionRow.number < bindparam("number"),
    ~PositionRow.lasting | bindparam("taken_back", type_=Boolean),
)


def _entry_after_another() -> Insert:
    """A new entry of a log; if the one before it is not there, it has no number, and so can't be stored."""
    given = {column.name: bindparam(column.name, type_=column.type) for column in EntryRow.__table__.columns}
    one, number = literal_column("1", Integer), given["number"]
    before = exists().where(EntryRow.table_id == given["table_id"], EntryRow.number == number - one)
    return insert(EntryRow).values({**given, "number": case(((number == one) | before, number))}).inline()


def _row_of(table_id: str, position: Position) -> dict[str, object]:
    return {"table_id": table_id, **_columns(position)}


def _columns(stored: Entry | Position) -> dict[str, object]:
    """The fields of what is stored, which are called as their columns are."""
    return {name: getattr(stored, name) for name in stored.__slots__}


def _identity(path: str) -> tuple[int, int]:
    """Which file is at a path."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def last_errand(connection: Connection) -> int:
    """The number of the last errand there is."""
    return connection.scalar(select(func.max(ErrandRow.id))) or 0


def _free_seat(table_id: str, role: str) -> tuple[Any, ...]:
    """A friend's seat that nobody has taken."""
    return SeatRow.table_id == table_id, SeatRow.role == role, SeatRow.kind == "friend", ~SeatRow.taken


def _last_move() -> ScalarSelect[float]:
    """When the last move of a table was made; the key of the log leads straight to it."""
    moves = select(EntryRow.at).where(EntryRow.table_id == TableRow.id)
    return moves.order_by(EntryRow.number.desc()).limit(1).correlate(TableRow).scalar_subquery()


def _finish(entries: "list[asyncio.Future[None]]", problem: Exception | None) -> None:
    for done in entries:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
