"""The way in: how many connections may be open, for each address and in all, and how long a request may take to come.

A connection that is refused, or that says nothing, costs next to nothing and never reaches the application.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from bodypolitic.server.journal import Journal
from bodypolitic.server.limits import Buckets, Places, client_of, is_in, networks_of
from bodypolitic.server.settings import Limits

BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class DoorConfig(uvicorn.Config):
    """What uvicorn hands to each connection, with our limits; `proxies` are the addresses whose word is taken."""

    def __init__(
        self, app: Any, limits: Limits, proxies: tuple[str, ...], places: int, journal: Journal, **named: Any
    ) -> None:
        self._proxies = networks_of(proxies)
        believed = ",".join(map(str, self._proxies))
        super().__init__(app, http=Door, proxy_headers=bool(proxies), forwarded_allow_ips=believed, **named)
        self.limits = limits
        self.places = Places(places, limits.open_an_address)
        self.arrivals = Buckets(limits.arrivals_at_once, limits.arrivals_a_second)
        self.journal = journal

    def is_proxy(self, host: str) -> bool:
        """Whether a host speaks for many clients."""
        return is_in(host, self._proxies)


class Reader:
    """Looks whether a client takes what it is sent, and hangs up on one that takes nothing of it for long."""

    def __init__(self, transport: asyncio.Transport, seconds: float, give_up: Callable[[], None]) -> None:
        self._transport = transport
        self._seconds = seconds
        self._give_up = give_up
        self._timer: asyncio.TimerHandle | None = None

    def expect(self) -> None:
        """Something was sent."""
        left = self._transport.get_write_buffer_size()
        if left and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look, left)

    def stop(self) -> None:
        """Nothing more is sent."""
        if self._timer is not None:
            self._timer.cancel()

    def _look(self, before: int) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() < before:
            self.expect()
        else:
            self._give_up()
            self._transport.abort()


class Door(H11Protocol):
    """HTTP as uvicorn speaks it, behind the limits on connections."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in if there is a place for it."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = client_of(host)
        self._late: asyncio.TimerHandle | None = None
        self._reader = Reader(transport, self.config.limits.seconds_to_read, self._unread)
        why = self._too_many(shared=self.config.is_proxy(host))
        self._counted = why is None
        if why is None:
            self.config.places.enter(self._address)
            self._expect_more()
        else:
            self.config.journal.refuse("warning", why, address=self._address)
            transport.write(BUSY)
            transport.close()

    def _too_many(self, shared: bool) -> str | None:
        """Why an address gets no connection, if so; one that many share is held to the places in all only."""
        if not self.config.places.free(self._address, shared):
            return "connections"
        return None if shared or self.config.arrivals.take(self._address) else "arrivals"

    def _unread(self) -> None:
        self.config.journal.refuse("info", "unread", address=self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, with its place."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._stop_expecting()
        self._reader.stop()
        if self._counted:
            self._counted = False
            self.config.places.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """Take what a client says."""
        super().data_received(data)
        self._look_at_the_request()

    def on_response_complete(self) -> None:
        """Be ready for the next request, once the client has read the answer to this one."""
        super().on_response_complete()
        self._look_at_the_request()
        self._reader.expect()

    def pause_writing(self) -> None:
        """Wait until the client has read some of what it was sent."""
        super().pause_writing()
        self._reader.expect()

    def _look_at_the_request(self) -> None:
        """Headers must all come in time, and so must the rest of a request that has had its answer."""
        conn = self.conn
        begun = conn.their_state is h11.IDLE and bool(conn.trailing_data[0])
        answered = conn.their_state is h11.SEND_BODY and conn.our_state is h11.DONE
        if begun or answered:
            self._expect_more()
        else:
            self._stop_expecting()

    def _expect_more(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.config.limits.seconds_for_headers, self._too_late)

    def _stop_expecting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        self.config.journal.refuse("info", "slow-requests", address=self._address)
        self.transport.close()
