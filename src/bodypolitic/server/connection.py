"""One WebSocket: what waits to be sent to it.

A client gets the newest state, not every one there ever was: what it has no time to read, or what bots do within the
blink of an eye, is shown together. A state in which the client itself is asked something new, or that it brought
about itself, is never held back.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import to_json

MOST_WAITING: Final = 200
BLINK: Final = 0.3
TOO_SLOW: Final = 4408  # why a connection is closed

_arrivals = itertools.count()

State = Callable[["Connection"], str]


class Gone(Exception):
    """A client that nothing can be sent to any more."""


class Connection:
    """A client at a table: its seat, or None for a spectator, its language, and what it has been told."""

    def __init__(self, socket: WebSocket, seat: str | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self.told = -1  # the entry of the log up to which the client knows the story
        self.came = next(_arrivals)  # a connection that came later has a higher number
        self._socket = socket
        self._waiting: list[dict[str, object]] = []
        self._state_is_due = False
        self._not_before = 0.0  # the time until which a state that is not urgent waits
        self._timer: asyncio.TimerHandle | None = None
        self._something = asyncio.Event()
        self._ends = False
        self._code: int | None = None

    def send(self, message: dict[str, object]) -> None:
        """Send a message soon."""
        self._waiting.append(message)
        self._something.set()

    def show(self, urgent: bool = True) -> None:
        """Send the newest state soon."""
        if urgent:
            self._show_now()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_at(self._not_before, self._show_now)

    def _show_now(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._state_is_due = True
        self._something.set()

    def end(self, code: int | None = None) -> None:
        """Deliver what is due now, and nothing after it; with a code the connection is closed then."""
        self._ends = True
        self._code = code
        self._something.set()

    async def deliver(self, state: State) -> None:
        """Send what is due until the client is gone or the connection shall end; `state` makes the newest."""
        try:
            while True:
                await self._something.wait()
                self._something.clear()
                if len(self._waiting) > MOST_WAITING:
                    await _done(self._socket.close(TOO_SLOW))
                    return
                waiting, self._waiting = self._waiting, []
                for message in waiting:
                    await _done(self._socket.send_text(as_text(message)))
                if self._state_is_due:
                    self._state_is_due = False
                    self._not_before = asyncio.get_running_loop().time() + BLINK
                    await _done(self._socket.send_text(state(self)))
                if self._ends:
                    if self._code is not None:
                        await _done(self._socket.close(self._code))
                    return
        except Gone:
            return  # the reading side sees the end of the connection as well


async def _done(sending: Awaitable[None]) -> None:
    """Send something, or say that nobody hears it."""
    try:
        await sending
    except (WebSocketDisconnect, RuntimeError):
        raise Gone from None


def as_text(message: dict[str, object]) -> str:
    """A message as it goes over the wire."""
    return to_json(message).decode()
