"""Buckets that hold a client to a rate."""

import time


class Bucket:
    """Lets `at_once` things through in one go, and `a_second` more each second."""

    __slots__ = ("_a_second", "_at_once", "_left", "_then")

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._left = at_once
        self._then = time.monotonic()

    def take(self) -> bool:
        """Whether one more thing may pass now."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for so long that the bucket can be forgotten."""
        return self._left + (time.monotonic() - self._then) * self._a_second >= self._at_once
