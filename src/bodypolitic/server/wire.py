"""WebSockets as uvicorn speaks them, with a compressor that remembers the state before.

States resemble each other. A window that holds more than one of them finds almost all of the next state in the last
one: less than a kilobyte travels instead of three, and the compressor is done in a fraction of the time.
"""

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from bodypolitic.server.door import DoorConfig, Reader
from bodypolitic.server.limits import Bucket, client_of

# The window is the largest there is, 32 kB, and a state 8 to 18 kB; all of it takes 144 kB a connection.
COMPRESSION: Final = {"level": 3, "memLevel": 5}
# Why a connection is closed.
NO_TEXT: Final = 1007
POLICY: Final = 1008


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
        self._reader = Reader(self.transport, self.config.limits.seconds_to_read, self._unread)
        self.config.places.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back, and the memory of the compressor without waiting until Python looks for dead cycles."""
        super().connection_lost(exc)
        self._reader.stop()
        self.conn.extensions = []
        self.config.places.leave(self._address)

    async def send(self, message: ASGISendEvent) -> None:
        """Send something that the client is expected to read."""
        await super().send(message)
        self._reader.expect()

    def pause_writing(self) -> None:
        """Wait until the client has read some of what it was sent."""
        super().pause_writing()
        self._reader.expect()

    def _unread(self) -> None:
        self.config.journal.refuse("info", "unread", address=self._address)

    def send_receive_event_to_app(self) -> None:
        """Hand on what the client says."""
        if self.curr_msg_data_type == "bytes" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._send_away(NO_TEXT, "no-text")

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._pings.take():
            super().handle_ping()
        else:
            self._send_away(POLICY, "pings")

    def handle_pong(self, event: Frame) -> None:
        """Hear a pong; one that nobody asked for is as good as a ping."""
        if self.pending_ping_payload is not None or self._pings.take():
            super().handle_pong(event)
        else:
            self._send_away(POLICY, "pings")

    def _send_away(self, code: int, why: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.config.journal.refuse("warning", why, address=self._address)
        self.conn.fail(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
