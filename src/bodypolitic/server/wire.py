"""WebSockets as uvicorn speaks them, with a compressor that remembers the state before.

States resemble each other. A window that holds more than one of them finds almost all of the next state in the last
one: less than a kilobyte travels instead of three, and the compressor is done in a fraction of the time.
"""

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from bodypolitic.server.door import DoorConfig
from bodypolitic.server.limits import Bucket, client_of

# The window is the largest there is, 32 kB, and a state 8 to 18 kB; all of it takes 144 kB a connection.
COMPRESSION: Final = {"level": 3, "memLevel": 5}
POLICY: Final = 1008  # closed because of what the client does


class Wire(WebSocketsSansIOProtocol):
    """A connection with the largest window; uvicorn's own has 4 kB. Pings are counted like messages."""

    config: DoorConfig

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [ServerPerMessageDeflateFactory(compress_settings=COMPRESSION)]
        limits = self.config.limits
        self._pings = Bucket(limits.pings_at_once, limits.pings_a_second)

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the place that the door has given back."""
        super().connection_made(transport)
        self._address = client_of(self.client[0] if self.client else "")
        self.config.places.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back, and the memory of the compressor without waiting until Python looks for dead cycles."""
        super().connection_lost(exc)
        self.conn.extensions = []
        self.config.places.leave(self._address)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._pings.take():
            super().handle_ping()
        else:
            self._send_away()

    def handle_pong(self, event: Frame) -> None:
        """Hear a pong; one that nobody asked for is as good as a ping."""
        if self.pending_ping_payload is not None or self._pings.take():
            super().handle_pong(event)
        else:
            self._send_away()

    def _send_away(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.config.journal.refuse("warning", "pings", address=self._address)
        self.conn.fail(POLICY, "too many pings")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
