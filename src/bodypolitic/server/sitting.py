"""A table as one server process plays it: its record, its seats, and everyone who is connected to it."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.registry import STEADY
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import PHASES
from bodypolitic.game.ground.errors import GameError
from bodypolitic.game.records.options import Option
from bodypolitic.server.connection import Connection
from bodypolitic.server.frame import Attendance
from bodypolitic.server.journal import Journal, problem_of
from bodypolitic.server.limits import Bucket
from bodypolitic.server.pieces import Press
from bodypolitic.server.record import Record
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import reopened
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import PEOPLE, Chat, Conflict, Entry, Seat, Store, StoredTable
from bodypolitic.server.suggestion import Worths, worths_in_words
from bodypolitic.server.thinking import Question, Thinkers
from bodypolitic.server.tokens import matches
from bodypolitic.server.wording import announcement, error_message, notice

SECONDS_UNTIL_STORAGE_IS_BACK: Final = 1.0
PICKS_OF_A_TURN: Final = 4  # about as many as a bot makes in its turn
SECONDS_PRESENCE_HOLDS: Final = 50.0
THE_TABLE: Final = ""  # who announces something; no seat
# Why the server closes a connection.
CLOSED: Final = {
    "bad-token": 4401,
    "unknown-table": 4404,
    "unreadable-table": 4404,
    "bad-message": 4400,
    "too-fast": 4429,
    "too-many": 4429,
    "too-many-windows": 4409,
}
A_FAULT_OF_OURS: Final = 1011
FAILURES_OF_A_BOT: Final = 3  # after which the steady bot plays its seat


class Sitting:
    """Every change goes through the log: checked here, written to the database, then played and shown to all."""

    def __init__(
        self,
        stored: StoredTable,
        record: Record,
        store: Store,
        settings: Settings,
        journal: Journal,
        thinkers: Thinkers,
        address: str = "",
    ) -> None:
        self.id = stored.id
        self.address = address  # who set the table up or, if that was long ago, who came first
        self.seed = stored.seed
        self.stored = stored
        self.seats = stored.seats
        self.record = record
        self.connections: set[Connection] = set()
        self.press = Press()
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._journal = journal
        self._thinkers = thinkers
        self._bot_failures: dict[str, int] = {}
        self._playing: asyncio.Task[None] | None = None
        self._noted = (stored.round, stored.phase, stored.over)
        self._noting = False
        self._last_chat = 0
        self._opened = time.monotonic()
        self._weighing = asyncio.Lock()  # so that other tables get their turn in between
        self._presence = asyncio.Lock()  # signs of life are noted one after the other
        limits = settings.limits
        self._talk = {role: Bucket(limits.chats_at_once, limits.chats_a_second) for role in stored.seats}

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no bot is at work, so that the sitting can be forgotten."""
        return not self.connections and self._playing is None and not self._lock.locked()

    @property
    def _by(self) -> str:
        """Who takes turns with others where bots think: whoever set the table up, as far as that is known."""
        return self.address or self.id

    @property
    def only_bots(self) -> bool:
        """Whether nobody but bots plays here."""
        return all(seat.kind in {"bot", "automa"} for seat in self.seats.values())

    @property
    def deserted(self) -> bool:
        """Whether bots play for all its people and nobody looks; such a game waits until somebody does."""
        people = [seat for seat in self.seats.values() if seat.kind in PEOPLE]
        return bool(people) and all(seat.by_bot for seat in people) and not self.connections

    def seat_of(self, token: str) -> Seat:
        """The seat that a token holds."""
        for seat in self.seats.values():
            if matches(token, seat.token_hash):
                return seat
        raise Refused("bad-token")

    def played_by_bot(self, role: str) -> bool:
        """Whether a bot answers for a role now."""
        seat = self.seats[role]
        return seat.kind in {"bot", "automa"} or seat.by_bot

    # What people do

    async def choose(self, role: str, number: int, option: str, key: str) -> None:
        """Make a choice; when this returns, it is stored. A key that is known already changes nothing."""
        await self._enter(role, key, option, lambda: self.record.check_choice(role, number, option))

    async def undo(self, role: str, number: int, key: str) -> None:
        """Take back the last choice."""
        await self._enter(role, key, None, lambda: self.record.check_undo(role, number))

    async def _enter(self, role: str, key: str, option: str | None, check: Callable[[], None]) -> None:
        async with self._lock:
            if self.record.knows(role, key):
                return
            if self.stored.closed:
                raise Refused("table-closed")
            if self.played_by_bot(role):
                raise Refused("played-by-bot")
            check()
            with self._journal.metrics.move_seconds.time():
                stored = await self._append(role, option, key)
            if not stored and not self.record.knows(role, key):
                raise Refused("stale")

    async def _append(self, role: str, option: str | None, key: str | None) -> bool:
        """Write an entry and play it; False if another process was faster, whose entries are played instead."""
        outcome = self.record.outcome_of(role, option)
        entry = Entry(self.id, self.record.length + 1, role, option, key, outcome.digest, outcome.story)
        try:
            await self._store.append(entry, outcome.position, outcome.since)
        except Conflict:
            await self._catch_up()
            return False
        self.record.adopt(entry, outcome)
        self._journal.metrics.moves.labels("bot" if key is None else "person").inc()
        self._changed(by=None if key is None else role)
        return True

    async def say(self, role: str, words: str, key: str) -> None:
        """Chat."""
        if not self._talk[role].take():
            raise Refused("too-fast")
        await asyncio.to_thread(self._store.say, self.id, role, words, key)
        await self._tell_chats()

    async def worths(self, role: str, language: str) -> Worths:
        """What the options of a seat that is asked are worth, in words."""
        async with self._weighing:
            record = self.record
            return await self._weighed(Question(self.id, record.branch, record.game, role, self._by), language)

    async def worths_then(self, game: Game, role: str, language: str) -> Worths:
        """What the options of a seat were worth when the game, which is over, stood so; and which one it took."""
        async with self._weighing:
            found = await self._weighed(Question(f"{self.id}/then", game.choices_made, game, role, self._by), language)
        return {**found, "chosen": self.record.next_choice(role, game.choices_made)}

    async def _weighed(self, question: Question, language: str) -> Worths:
        decision = next((one for one in question.game.decisions if one.seat == question.seat), None)
        if decision is None:
            raise Refused("not-your-turn")
        found = await self._thinkers.weigh(question)
        if found is None:
            raise Refused("no-answer")
        return await asyncio.to_thread(worths_in_words, question.game, decision, found, language)

    def check_hand_over(self, role: str) -> None:
        """Refuse to let a bot play another's seat unless its player has been away for as long as the table says."""
        if self.present(role):
            raise Refused("seat-is-present")
        if self.away_for(role) < self.stored.away_seconds:
            raise Refused("not-away-long")

    async def hand_over(self, role: str, by: str | None) -> None:
        """Let a bot play a person's seat, as a player wishes, or the person again. What others do is announced."""
        before = self.seats[role].handed_by
        await asyncio.to_thread(self._store.hand_over, self.id, role, by)
        if by not in {None, role}:
            await self.announce("handed-over", role, str(by))
        elif before not in {None, role}:
            await self.announce("taken-back", role)
        await self.refresh()

    async def free(self, role: str, invitation_hash: str) -> None:
        """Invite another to a friend's seat whose player has taken it, has never played and is away for too long."""
        seat = self.seats[role]
        if seat.kind != "friend" or self.record.has_played(role):
            raise Refused("seat-taken")
        self.check_hand_over(role)
        if await asyncio.to_thread(self._store.free, self.id, seat, invitation_hash):
            await self.announce("freed", role)
        await self.refresh()

    async def leave_lesson(self) -> None:
        """Play on without the lesson."""
        await asyncio.to_thread(self._store.leave_lesson, self.id)
        await self.refresh()

    async def announce(self, code: str, *roles: str) -> None:
        """Tell everybody at the table something, now or when they come."""
        words = " ".join((code, *roles))
        await asyncio.to_thread(self._store.say, self.id, THE_TABLE, words, secrets.token_hex(8))

    # What other processes do

    async def refresh(self) -> None:
        """Catch up with all that is stored."""
        async with self._lock:
            await self._catch_up()
        await self._tell_chats()

    async def _catch_up(self) -> None:
        """Play what others have stored; where the log is not the one that was known, open the table again."""
        stored = await asyncio.to_thread(self._store.table, self.id)
        log = await asyncio.to_thread(self._store.entries, self.id, self.record.length - 1)
        if stored is None:
            raise Refused("unknown-table")
        held = {role: seat.token_hash for role, seat in self.seats.items()}
        self.stored = stored
        self.seats = stored.seats
        try:
            self.record.go_on(log)
        except GameError:  # made by other rules than ours, or restored from a backup
            await self._open_again()
        if stored.lesson_left and self.record.teaches:
            self.record.teaches = False
            self.press = Press()
        for connection in self.connections:  # whose link is void has lost the seat
            if connection.seat is not None and held[connection.seat] != stored.seats[connection.seat].token_hash:
                connection.send(error_message("bad-token", None, connection.language))
                connection.end(CLOSED["bad-token"])
        self._changed()

    async def _open_again(self) -> None:
        """Let go of what was known of the game; whoever is connected is told all of its story anew."""
        stored = self.stored
        self.record = await asyncio.to_thread(reopened, self._store, stored)
        self.press = Press()
        self._noted = (stored.round, stored.phase, stored.over)
        for connection in self.connections:
            connection.told = -1

    def send_away(self, code: str) -> None:
        """Close every connection for a reason, and let no bot play on."""
        for connection in self.connections:
            connection.send(error_message(code, None, connection.language))
            connection.end(CLOSED.get(code, A_FAULT_OF_OURS))
        if self._playing is not None:
            self._playing.cancel()

    async def _tell_chats(self) -> None:
        chats = await asyncio.to_thread(self._store.chats, self.id, self._last_chat, self._settings.limits.chat_shown)
        for chat in chats:
            if chat.id > self._last_chat:
                self._last_chat = chat.id
                for connection in self.connections:
                    connection.send(self.chat_message(chat, connection.language))

    async def recent_chats(self, language: str) -> list[dict[str, object]]:
        """What was said and announced last, for somebody who joins."""
        chats = await asyncio.to_thread(self._store.chats, self.id, 0, self._settings.limits.chat_shown)
        return [self.chat_message(chat, language) for chat in chats]

    def chat_message(self, chat: Chat, language: str) -> dict[str, object]:
        """A chat, or an announcement of the table, as it is sent."""
        if chat.seat == THE_TABLE:
            code, *roles = chat.text.split()
            words = announcement(code, roles, language)
            return {"type": "announcement", "id": chat.id, "code": code, "roles": roles, "text": words, "at": chat.at}
        name = self.seats[chat.seat].name
        return {"type": "chat", "id": chat.id, "seat": chat.seat, "name": name, "text": chat.text, "at": chat.at}

    # Who is there

    def make_room(self, role: str | None) -> None:
        """Have a place for somebody who comes.

        Spectators are refused when there are many. A seat's holder never is: the oldest of too many windows gives way.
        """
        limits = self._settings.limits
        same = [connection for connection in self.connections if connection.seat == role]
        if role is None:
            if len(same) >= limits.spectators_a_table:
                raise Refused("too-many")
            return
        for connection in sorted(same, key=lambda one: one.came)[: max(0, len(same) + 1 - limits.connections_a_seat)]:
            connection.send(error_message("too-many-windows", None, connection.language))
            connection.end(CLOSED["too-many-windows"])

    def notify(self, code: str, words: str | None = None, ending: int | None = None) -> None:
        """Tell everybody here something that is not about the game, and send them away if there is a code for it."""
        for connection in self.connections:
            message = notice(code, words, connection.language)
            connection.send(message)
            if ending is not None:
                connection.end(ending)

    def join(self, connection: Connection) -> None:
        """Add somebody at the table; that the player of a seat has come is shown to all, before long."""
        news = connection.seat is not None and connection.seat not in self.here
        self.connections.add(connection)
        self.wake_bots()
        connection.show()
        if news:
            self._show_presence(connection, seen=time.time())

    def leave(self, connection: Connection) -> None:
        """Somebody's connection has ended; when nobody looks any more, what was made for them is forgotten."""
        self.connections.discard(connection)
        if not self.connections:
            self.press = Press()
        if connection.seat is not None and connection.seat not in self.here:
            self._show_presence(connection, away_since=time.time())

    def _show_presence(self, of: Connection, **when: float) -> None:
        for connection in self.connections:
            if connection is not of:
                connection.show(urgent=False)
        assert of.seat is not None
        _in_background(self.tell_presence({of.seat}, **when))

    @property
    def here(self) -> set[str]:
        """The seats that are connected to this process."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def present(self, role: str) -> bool:
        """Whether a seat is connected to this process or, as far as is known, to another."""
        here = any(connection.seat == role for connection in self.connections)
        return here or abs(time.time() - self.seats[role].seen) < SECONDS_PRESENCE_HOLDS

    def away_for(self, role: str) -> int:
        """For how many seconds a person's seat has had nobody, as far as this process can know."""
        seat = self.seats[role]
        if seat.kind in {"bot", "automa"} or self.present(role):
            return 0
        now = time.time()
        # What lies ahead was noted by a clock that was wrong.
        left = max((at for at in (seat.away_since, seat.seen) if 0 < at <= now), default=None)
        return int(time.monotonic() - self._opened if left is None else now - left)

    @property
    def attendance(self) -> list[Attendance]:
        """Who sits in each seat, and whether they are there."""
        return [self.attendance_of(role) for role in self.seats]

    def attendance_of(self, role: str) -> Attendance:
        """Who sits in a seat, and whether they are there."""
        return Attendance(
            self.seats[role], self.present(role), self.away_for(role), has_played=self.record.has_played(role)
        )

    async def tell_presence(self, roles: set[str], seen: float = 0.0, away_since: float = 0.0) -> None:
        """Note who is connected to this process, for other processes, and who has left, for everybody."""
        if not roles:
            return
        for role in roles:
            self.seats[role] = replace(self.seats[role], away_since=away_since)
        if not self._store.tells_others:
            seen = 0.0  # nobody else asks
        async with self._presence:
            with contextlib.suppress(SQLAlchemyError):  # told again before long
                await asyncio.to_thread(self._store.note_presence, self.id, roles, seen, away_since)

    def show(self, by: str | None = None) -> None:
        """Have the newest state sent to everybody: at once to who is asked anew and to who brought it about."""
        for connection in self.connections:
            seat = connection.seat
            concerned = seat is not None and (seat == by or self.record.asked_since(seat, connection.told))
            connection.show(urgent=self.record.game.over or concerned)

    def _changed(self, by: str | None = None) -> None:
        self.show(by)
        if self._progress != self._noted and not self._noting:
            self._noting = True
            _in_background(self._note())
        self.wake_bots()

    @property
    def _progress(self) -> tuple[int, str, bool]:
        table = self.record.game.table
        return table.round, PHASES[table.phase], self.record.game.over

    async def _note(self) -> None:
        """Tell the lobby how far the game is, one note after the other; if it can't be told, the log has it all."""
        try:
            while (progress := self._progress) != self._noted:
                await asyncio.to_thread(self._store.note_progress, self.id, *progress)
                self._noted = progress
        except SQLAlchemyError:
            return  # told with the next change
        finally:
            self._noting = False

    # Bots

    def wake_bots(self) -> None:
        """Let the bots play as long as one of them is asked."""
        if self._playing is None and self._bot_asked() is not None:
            self._playing = asyncio.create_task(self._play_bots())

    def _bot_asked(self) -> str | None:
        aim = self.record.aim
        if self.stored.closed or self.deserted or (aim is not None and aim.status(self.record.game) != "open"):
            return None
        decisions = self.record.game.decisions
        return next((decision.seat for decision in decisions if self.played_by_bot(decision.seat)), None)

    async def _play_bots(self) -> None:
        """Of several processes that have the table one lets its bots think; the others look again before long."""
        try:
            while self._bot_asked() is not None:
                await self._play_bots_while_asked()
                await self._store.stop_leading(self.id)  # whoever is asked meanwhile is asked by a new leader
        except asyncio.CancelledError:
            _in_background(self._store.stop_leading(self.id))
            raise
        finally:
            self._playing = None

    async def _play_bots_while_asked(self) -> None:
        while (role := self._bot_asked()) is not None:
            try:
                if await self._store.leads(self.id):
                    await self._play_bot(role)
                    continue
                if await self._store.lead(self.id):
                    await self.refresh()  # the leader before may have played on since this process last heard of it
                    continue
            except (Refused, SQLAlchemyError):
                pass  # the storage has told so itself
            except Exception as problem:  # a table that stands still for a while is better than one that ends
                self._journal.tell_now_and_then("error", "bots-stopped", problem_of(problem), table=self.id)
            await asyncio.sleep(SECONDS_UNTIL_STORAGE_IS_BACK)

    def pause_before(self, role: str) -> float:
        """How long people may look at the table before a bot goes on; all of an Automa's turn comes at once."""
        picks = PICKS_OF_A_TURN if self.seats[role].kind == "automa" else 1
        return picks * self._settings.bot_delay

    async def _play_bot(self, role: str) -> None:
        """Let a bot answer while people look at the table; if anything has happened meanwhile, it is asked again."""
        number = self.record.length
        option, _ = await asyncio.gather(self._answer_of_bot(role), asyncio.sleep(self.pause_before(role)))
        async with self._lock:
            if self.record.length == number and self.played_by_bot(role):
                await self._append(role, option, None)

    async def _answer_of_bot(self, role: str) -> str:
        """What a bot chooses, or the steady one if it can't; an Automa's turn leaves nothing to choose."""
        record = self.record
        game = record.game
        decision = record.decision_of(role)
        assert decision is not None
        if self.seats[role].kind == "automa":
            return decision.options[0].id
        if (place := record.place) is not None and (preferred := place.preferred(decision)) is not None:
            return preferred.id
        bot = self.seats[role].bot if self._bot_failures.get(role, 0) < FAILURES_OF_A_BOT else STEADY
        option = await self._thinkers.think(Question(self.id, record.branch, game, role, self._by, bot, str(self.seed)))
        if option is not None:
            return option
        self._bot_failures[role] = self._bot_failures.get(role, 0) + 1
        return steady_answer(decision, game).id

    async def close(self) -> None:
        """Stop the bots."""
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._playing


def steady_answer(decision: Decision, game: Game) -> Option:
    """What the steady bot says; whatever happens, an answer."""
    try:
        return answer_of(SteadyBot(), game, decision.seat)
    except Exception:  # the table goes on
        return decision.options[0]


_background: set[asyncio.Task[None]] = set()


def _in_background(work: Coroutine[Any, Any, None]) -> None:
    """Run something that nobody waits for, and keep it from being collected before it ends."""
    task = asyncio.ensure_future(work)
    _background.add(task)
    task.add_done_callback(_background.discard)
