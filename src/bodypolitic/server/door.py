"""The way in: how many connections may be open, for each address and in all, and how long a request may take to come.

A connection that is refused, or that says nothing, costs next to nothing and never reaches the application.
"""

import asyncio
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from bodypolitic.server.journal import Journal
from bodypolitic.server.limits import Places, client_of
from bodypolitic.server.settings import Limits

BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class DoorConfig(uvicorn.Config):
    """What uvicorn hands to each connection, with our limits; `proxies` are the addresses whose word is taken."""

    def __init__(
        self, app: Any, limits: Limits, proxies: tuple[str, ...], places: int, journal: Journal, **named: Any
    ) -> None:
        super().__init__(app, http=Door, proxy_headers=bool(proxies), forwarded_allow_ips=",".join(proxies), **named)
        self.limits = limits
        self.places = Places(places, limits.open_an_address)
        self.journal = journal
        self._proxies = [ip_network(proxy) for proxy in proxies]

    def is_proxy(self, host: str) -> bool:
        """Whether a host speaks for many clients."""
        return bool(self._proxies) and any(ip_address(host) in network for network in self._proxies)


class Door(H11Protocol):
    """HTTP as uvicorn speaks it, behind the limits on connections."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in if there is a place for it."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = client_of(host)
        self._counted = self.config.places.free(self._address, shared=self.config.is_proxy(host))
        self._late: asyncio.TimerHandle | None = None
        if self._counted:
            self.config.places.enter(self._address)
            self._expect_headers()
        else:
            self.config.journal.refuse("warning", "connections", address=self._address)
            transport.write(BUSY)
            transport.close()

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
        if self._counted:
            self._counted = False
            self.config.places.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """Take what a client says; its headers must all come in time."""
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._expect_headers()
        else:
            self._stop_expecting()

    def _expect_headers(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.config.limits.seconds_for_headers, self._too_late)

    def _stop_expecting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        self.config.journal.refuse("info", "slow-headers", address=self._address)
        self.transport.close()
