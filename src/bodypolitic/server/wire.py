"""WebSockets as uvicorn speaks them, with a compressor that remembers the state before.

States resemble each other. A window that holds more than one of them finds almost all of the next state in the last
one: less than a kilobyte travels instead of three, and the compressor is done in a fraction of the time.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# The window is the largest there is, 32 kB, and a state 8 to 18 kB; all of it takes 144 kB a connection.
COMPRESSION: Final = {"level": 3, "memLevel": 5}


class Wire(WebSocketsSansIOProtocol):
    """A connection with the largest window; uvicorn's own has 4 kB."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [ServerPerMessageDeflateFactory(compress_settings=COMPRESSION)]
