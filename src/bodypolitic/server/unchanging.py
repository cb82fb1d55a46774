"""Answers that are the same for everybody: made and compressed once, so that many who ask cost next to nothing."""

import asyncio
import gzip
import hashlib
import mimetypes
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import Request, Response

SMALLEST_COMPRESSED: Final = 1000  # bytes; below that compression is not worth it
ASK_AGAIN: Final = "no-cache"  # a browser asks whether what it has is still right
FOR_GOOD: Final = "public, max-age=31536000, immutable"
MOST_FILES: Final = 500


class Unchanging:
    """An answer with its compressed form, and the tag by which a browser knows it again."""

    def __init__(self, body: bytes, media_type: str, cache_control: str = ASK_AGAIN) -> None:
        compressed = gzip.compress(body, mtime=0) if len(body) >= SMALLEST_COMPRESSED else body
        self._body = body
        self._compressed = compressed if len(compressed) < len(body) else None
        self._media_type = media_type
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        self._headers = {"etag": self._tag, "cache-control": cache_control, "vary": "accept-encoding"}

    def to(self, request: Request) -> Response:
        """The answer to one request: nothing at all if the browser has it already."""
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self._headers)
        if self._compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._body, media_type=self._media_type, headers=self._headers)
        headers = {**self._headers, "content-encoding": "gzip"}
        return Response(self._compressed, media_type=self._media_type, headers=headers)


class UnchangingForNow:
    """An answer that is made anew for who asks after some seconds, and is the same for all who ask until then."""

    def __init__(self, make: Callable[[], Awaitable[Unchanging]], seconds: float) -> None:
        self._make = make
        self._seconds = seconds
        self._since = 0.0
        self._made: asyncio.Future[Unchanging] | None = None

    async def now(self) -> Unchanging:
        """The answer as it was at most some seconds ago; if it can't be made, the next who asks tries again."""
        if self._made is None or (self._made.done() and self._is_old(self._made)):
            self._since = time.monotonic()
            self._made = asyncio.ensure_future(self._make())
        return await asyncio.shield(self._made)

    def _is_old(self, made: "asyncio.Future[Unchanging]") -> bool:
        failed = made.cancelled() or made.exception() is not None
        return failed or time.monotonic() - self._since >= self._seconds


def unchanging_file(path: Path, cache_control: str) -> Unchanging:
    """A file as it is now."""
    found = path.stat()
    return _file(path, found.st_mtime_ns, found.st_size, cache_control)


@lru_cache(MOST_FILES)
def _file(path: Path, _changed: int, _size: int, cache_control: str) -> Unchanging:
    return Unchanging(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "text/plain", cache_control)
