"""What stands before every request: limits on size and rate, and the headers that keep a page to itself."""

import json
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bodypolitic.server.limits import Bucket
from bodypolitic.server.refusals import STATUS
from bodypolitic.server.settings import Limits
from bodypolitic.server.wording import error_text

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
MOST_CLIENTS: Final = 10_000


class TooLarge(HTTPException):
    """A body beyond the limit, found while it was being read."""

    def __init__(self) -> None:
        super().__init__(STATUS["too-large"])


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._bucket(scope).take():
            await send({"type": "websocket.close"})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        read = 0

        async def receive_guarded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._limits.body_bytes:
                raise TooLarge
            return message

        if not self._bucket(scope).take():
            await _refuse("too-fast", send_guarded)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._limits.body_bytes:
            await _refuse("too-large", send_guarded)
            return
        await self._app(scope, receive_guarded, send_guarded)

    def _bucket(self, scope: Scope) -> Bucket:
        """The bucket of the client's address, another one for sockets; full ones are forgotten when there are many."""
        client = scope.get("client")
        address = (scope["type"], client[0] if client else "")
        if len(self._buckets) >= MOST_CLIENTS:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            limits = self._limits
            bucket = self._buckets[address] = Bucket(limits.requests_at_once, limits.requests_a_second)
        return bucket


async def _refuse(code: str, send: Send) -> None:
    body = json.dumps({"error": code, "message": error_text(code, "en")}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
