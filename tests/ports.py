"""Ports for servers that tests start.

A port that the system gives for the asking is one of those that it also gives to whoever connects to something, and can
be taken again before the server that is to listen there has started, or while it restarts. None of these is.
"""

import itertools
import os
import socket
from typing import Final

FIRST: Final = 20_000
LAST: Final = 32_000
EACH: Final = 40  # for every process of the tests

_own = FIRST + os.getpid() * EACH % (LAST - FIRST)
_next = itertools.cycle(range(_own, _own + EACH))


def free_port() -> int:
    """A port that nobody listens on, another one each time."""
    for port in itertools.islice(_next, EACH):
        with socket.socket() as listener:
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"all ports from {_own} to {_own + EACH - 1} are taken")
