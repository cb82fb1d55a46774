"""The WebSocket of a table: a client says hello, is shown the state after every change, and chooses."""

import asyncio
import contextlib
from bisect import bisect_right
from operator import attrgetter
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.server.connection import Connection, as_text
from bodypolitic.server.guard import address_of
from bodypolitic.server.hall import Hall
from bodypolitic.server.journal import problem_of
from bodypolitic.server.limits import Bucket
from bodypolitic.server.messages import HELLO, REQUEST, Choose, Hello, Say, Undo
from bodypolitic.server.pieces import Told, piece
from bodypolitic.server.refusals import Refused
from bodypolitic.server.sitting import A_FAULT_OF_OURS, CLOSED, Sitting
from bodypolitic.server.wording import error_message, spoken

routes = APIRouter(prefix="/api")

WARNINGS: Final = 50  # messages beyond the limit after which a client is sent away
SECONDS_TO_HEAR_THE_REST: Final = 5.0  # what waits to be sent to a client that is sent away


@routes.websocket("/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Greet a client, then do as it asks until it leaves."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    language = "en"
    address = address_of(socket.scope)
    try:
        with hall.sockets.place(address):
            hello = await _hello(socket, hall)
            language = spoken(hello.language)
            sitting, role = await hall.take_seat(table_id, hello.token, address)
            with hall.spectators.place(address) if role is None else contextlib.nullcontext():
                sitting.make_room(role)
                await Client(socket, sitting, role, hello, hall).serve()
    except WebSocketDisconnect:
        return
    except Refused as refused:
        hall.journal.refuse("info", refused.code, address=address, table=table_id[:12])
        await _send_away(socket, refused.code, language)
    except SQLAlchemyError:
        await _send_away(socket, "storage-failed", language)
    except Exception as problem:  # a fault of ours
        await _fail(socket, hall, problem, language)


async def _fail(socket: WebSocket, hall: Hall, problem: Exception, language: str) -> None:
    """Tell the operator of a fault, without what the client sent, and the client that there was one."""
    hall.journal.tell_now_and_then("error", "socket-failed", problem_of(problem))
    await _send_away(socket, "failed", language)


async def _send_away(socket: WebSocket, code: str, language: str) -> None:
    """Close a connection with a reason."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(as_text(error_message(code, None, language)))
        await socket.close(CLOSED.get(code, A_FAULT_OF_OURS))


async def _hello(socket: WebSocket, hall: Hall) -> Hello:
    try:
        async with asyncio.timeout(hall.settings.limits.seconds_to_say_hello):
            return HELLO.validate_json(await _receive(socket, hall))
    except (ValidationError, TimeoutError):
        raise Refused("bad-message") from None


async def _receive(socket: WebSocket, hall: Hall) -> str:
    """The next message; anything but text of a sensible length is refused."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1005)
    text = event.get("text")
    if not isinstance(text, str) or len(text) > hall.settings.limits.message_bytes:
        return ""
    return text


class Client:
    """Somebody who said hello: the holder of a seat, or a spectator."""

    def __init__(self, socket: WebSocket, sitting: Sitting, role: str | None, hello: Hello, hall: Hall) -> None:
        self._socket = socket
        self._sitting = sitting
        self._role = role
        self._language = language = spoken(hello.language)
        self._told = Told(hello.changes)
        self._hall = hall
        self._connection = Connection(socket, role, language)
        limits = hall.settings.limits
        self._bucket = Bucket(limits.messages_at_once, limits.messages_a_second)
        self._address = address_of(socket.scope)

    async def serve(self) -> None:
        """Deliver states and do as the client asks, until it leaves."""
        connection = self._connection
        self._sitting.join(connection)
        delivery = asyncio.create_task(self._deliver())
        try:
            for chat in await self._sitting.recent_chats(self._language):
                connection.send(chat)
            warnings = 0
            while warnings < WARNINGS:
                text = await _receive(self._socket, self._hall)
                if self._bucket.take() and self._hall.messages.take(self._address):
                    await self._answer(text)
                else:
                    warnings += 1
                    connection.send(error_message("too-fast", None, self._language))
            connection.end()
            await asyncio.wait([delivery], timeout=SECONDS_TO_HEAR_THE_REST)
            raise Refused("too-fast")
        finally:
            self._sitting.leave(connection)
            delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)

    async def _deliver(self) -> None:
        try:
            await self._connection.deliver(self._state)
        except Exception as problem:  # a state that can't be made
            await _fail(self._socket, self._hall, problem, self._language)

    async def _answer(self, text: str) -> None:
        try:
            request = REQUEST.validate_json(text)
        except ValidationError:
            self._connection.send(error_message("bad-message", None, self._language))
            return
        try:
            await self._do(request)
        except Refused as refused:
            self._connection.send(error_message(refused.code, request.key, self._language))
            if refused.code == "stale":
                self._connection.show()
        except SQLAlchemyError:
            self._connection.send(error_message("storage-failed", request.key, self._language))
        else:
            self._connection.send({"type": "ack", "key": request.key})

    async def _do(self, request: Choose | Undo | Say) -> None:
        role = self._role
        if role is None:
            raise Refused("spectators-dont")
        match request:
            case Choose():
                await self._sitting.choose(role, request.number, request.option, request.key)
            case Undo():
                await self._sitting.undo(role, request.number, request.key)
            case Say():
                await self._sitting.say(role, request.text, request.key)

    def _state(self, connection: Connection) -> str:
        """The newest state, with the part of the log that the client has not got yet."""
        sitting = self._sitting
        record = sitting.record
        chapters = record.chapters
        known = bisect_right(chapters, connection.told, key=attrgetter("number"))
        first = max(known, len(chapters) - self._hall.settings.limits.log_shown)
        connection.told = record.length
        state, view = sitting.press.state(record, self._role, self._language)
        around = sitting.press.around(sitting.stored, sitting.attendance)
        log_after = piece("log_after", b"%d" % (known - 1))
        log = piece("log", sitting.press.log(chapters, first, self._language))
        return self._told.message({**state, **around}, view, log_after, log)
