"""What holds a client to its share: rates by bucket, and places that one address can't take from all others."""

import asyncio
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from bodypolitic.server.refusals import Refused

MOST_ADDRESSES: Final = 10_000
NETWORK_OF_ONE_CLIENT: Final = 64  # bits; whoever has one IPv6 address has all of its network


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


class Buckets:
    """A bucket for each address; full ones are forgotten when there are many."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._buckets: dict[str, Bucket] = {}
        self._most = MOST_ADDRESSES

    def take(self, address: str) -> bool:
        """Whether one more thing from an address may pass now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
                self._most = max(MOST_ADDRESSES, 2 * len(self._buckets))  # so that not everybody has to wait for this
            bucket = self._buckets[address] = Bucket(self._at_once, self._a_second)
        return bucket.take()


class Places:
    """So many places in all, and fewer of them for each address."""

    def __init__(self, in_all: int, an_address: int) -> None:
        self._in_all = in_all
        self._an_address = an_address
        self._taken: dict[str, int] = {}
        self.taken = 0

    def free(self, address: str, shared: bool = False) -> bool:
        """Whether there is a place for an address; one that many share is held to the places in all only."""
        fits = shared or self._taken.get(address, 0) < self._an_address
        return fits and self.taken < self._in_all

    def enter(self, address: str) -> None:
        """Take a place."""
        self.taken += 1
        self._taken[address] = self._taken.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Give a place back."""
        self.taken -= 1
        left = self._taken[address] - 1
        if left:
            self._taken[address] = left
        else:
            del self._taken[address]

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place for as long as it is needed; refused if there is none."""
        if not self.free(address):
            raise Refused("too-many")
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)


class Turns:
    """So many at a time. Addresses take turns, so that nobody waits for all that one of them wants."""

    def __init__(self, at_a_time: int) -> None:
        self._free = at_a_time
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who is next stands first

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A turn, once it has come."""
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():  # the turn had come
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            address, waiting = self._waiting.popitem(last=False)
            first = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting
            if not first.cancelled():
                first.set_result(None)
                return
        self._free += 1


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks_of(names: Iterable[str]) -> list[Network]:
    """Networks, also as IPv6 names them on a line that takes both kinds: 127.0.0.1 is ::ffff:127.0.0.1 there."""
    networks: list[Network] = []
    for name in names:
        network = ipaddress.ip_network(name)
        networks.append(network)
        if isinstance(network, ipaddress.IPv4Network):
            networks.append(ipaddress.ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}"))
    return networks


def is_in(host: str, networks: Iterable[Network]) -> bool:
    """Whether a host's address is in one of some networks."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def client_of(host: str | None) -> str:
    """What a host counts as: itself or, in IPv6, the network that one client has to itself."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_OF_ONE_CLIENT), strict=False))
