"""What stands before every request: limits on size and rate, and the headers that keep a page to itself."""

import asyncio
import json
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bodypolitic.server.journal import Journal, problem_of
from bodypolitic.server.limits import Buckets, client_of
from bodypolitic.server.refusals import STATUS
from bodypolitic.server.settings import Settings
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


CHANGE_NOTHING: Final = ("GET", "HEAD", "OPTIONS")


class TooLarge(HTTPException):
    """A body beyond the limit, found while it was being read."""

    def __init__(self) -> None:
        super().__init__(STATUS["too-large"])


class TooSlow(HTTPException):
    """A body that does not come."""

    def __init__(self) -> None:
        super().__init__(STATUS["too-slow"])


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings, journal: Journal) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits = settings.limits
        self._behind_proxy = bool(settings.proxies)
        self._journal = journal
        self._requests = Buckets(limits.requests_at_once, limits.requests_a_second)
        self._sockets = Buckets(limits.sockets_at_once, limits.sockets_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._guard_socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._guard_request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        why = self._stranger(Headers(scope=scope), may_change=True)
        if why is None and self._sockets.take(address):
            await self._app(scope, receive, send)
        else:
            self._journal.refuse("warning", why or "sockets", address=address)
            await send({"type": "websocket.close"})

    def _stranger(self, headers: Mapping[str, str], may_change: bool) -> str | None:
        """Why a browser's request is none of our page's, if so: where it comes from, or the name it came by."""
        host, origin = headers.get("host", ""), headers.get("origin")
        ours = {urlsplit(page).netloc for page in self._settings.origins}
        if self._settings.for_this_machine and host not in ours and not _names_a_machine(host):
            return "unknown-name"
        if not may_change or origin is None or origin in self._settings.origins or _is_page_of(host, origin):
            return None
        return "another-site"

    async def _guard_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        headers = Headers(scope=scope)
        if "x-forwarded-for" in headers and not self._behind_proxy:
            self._journal.tell_now_and_then("warning", "proxy-not-named", "all its clients count as one", proxy=address)

        answered = False

        async def send_guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                answer = MutableHeaders(scope=message)
                answer.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("cache-control", "no-store")
            await send(message)

        read = 0

        async def receive_guarded() -> Message:
            nonlocal read
            try:
                async with asyncio.timeout_at(latest):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            read += len(message.get("body", b""))
            if read > self._limits.body_bytes:
                raise TooLarge
            return message

        if not self._requests.take(address):
            self._journal.refuse("warning", "requests", address=address)
            await _refuse("too-fast", send_guarded)
            return
        why = self._stranger(headers, may_change=scope["method"] not in CHANGE_NOTHING)
        if why is not None:
            self._journal.refuse("warning", why, address=address)
            await _refuse(why, send_guarded)
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limits.body_bytes:
            self._journal.refuse("info", "too-large", address=address)
            await _refuse("too-large", send_guarded)
            return
        latest = asyncio.get_running_loop().time() + self._limits.seconds_for_a_request
        try:
            await self._app(scope, receive_guarded, send_guarded)
        except Exception as problem:  # a fault of ours, told without what the client sent
            self._journal.tell_now_and_then("error", "request-failed", problem_of(problem))
            if not answered:
                await _refuse("failed", send_guarded)


def address_of(scope: Scope) -> str:
    """What a client's address counts as."""
    client = scope.get("client")
    return client_of(client[0] if client else None)


def _names_a_machine(host: str) -> bool:
    """Whether a Host header has an address or a name without dots, which nobody elsewhere can point at this machine."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # no name at all, such as "["
        return False
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and "." not in name
    return True


def _is_page_of(host: str, origin: str) -> bool:
    """Whether a page comes from the host that it asks."""
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


async def _refuse(code: str, send: Send) -> None:
    body = json.dumps({"error": code, "message": error_text(code, "en")}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
