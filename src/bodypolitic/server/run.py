"""Running a server: a socket to listen on, a database to play on, and uvicorn between them."""

import gc
import resource
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bodypolitic.server.app import create_app
from bodypolitic.server.database import NewerDatabase, check_writable, engine_for, file_of, is_up_to_date
from bodypolitic.server.door import DoorConfig
from bodypolitic.server.journal import Journal
from bodypolitic.server.settings import Settings
from bodypolitic.server.wire import Wire

EVERY_ADDRESS: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
SWITCH_SECONDS: Final = 0.001  # how long a thinking bot may keep everyone else waiting
SECONDS_TO_SAY_GOODBYE: Final = 3
# Connections that are taken in at once, before any of them can be refused: no more than there are files to be had.
MOST_AT_THE_DOOR: Final = 64
FILES_OF_ITS_OWN: Final = 128  # the database, the workers, the listener
# How many new objects bring a search for cycles of dead ones. States are made of thousands and hold no cycles.
OBJECTS_UNTIL_COLLECTION: Final = (20_000, 20, 20)


class CannotServe(Exception):
    """An address or a database that can't be used."""


def configured(settings: Settings) -> DoorConfig:
    """How uvicorn serves tables."""
    journal = Journal()
    journal.overhear()
    return DoorConfig(
        create_app(settings, journal),
        settings.limits,
        settings.proxies,
        places_for_connections(settings.limits.open_connections),
        journal,
        log_config=None,
        access_log=False,
        ws=Wire,
        ws_max_size=4 * settings.limits.message_bytes,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
        backlog=MOST_AT_THE_DOOR,
    )


def places_for_connections(wanted: int) -> int:
    """How many connections may be open: what is wanted, or what the system lets this process open beside its files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_OF_ITS_OWN
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft - FILES_OF_ITS_OWN
    return wanted


class Server(uvicorn.Server):
    """Tells its address as soon as it listens."""

    def __init__(self, settings: Settings, address: str, tell: Callable[[str], object]) -> None:
        config = configured(settings)
        super().__init__(config)
        assert isinstance(config.app, FastAPI)
        self._app = config.app
        self._journal = config.journal
        self._address = address
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell where."""
        await super().startup(sockets)
        gc.freeze()  # what is there by now, such as the rules and the words, stays to the end
        if self.started:
            self._journal.tell("info", "started", address=self._address)
            self._tell(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end."""
        self._journal.tell("info", "ending")
        await self._app.state.hall.say_goodbye()
        await super().shutdown(sockets)
        self._journal.tell("info", "ended")


def listen(host: str, port: int) -> socket.socket:
    """A socket on a host and port; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where the protocol is named does asyncio send small answers at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError, ValueError) as problem:
        listener.close()
        raise CannotServe(f"can't listen on {host} port {port}: {problem}") from problem
    return listener


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    host = EVERY_ADDRESS.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(listener: socket.socket) -> bool:
    """Whether nobody but this machine reaches a listener."""
    return ip_address(listener.getsockname()[0]).is_loopback


def check_database(url: str, new: bool = True) -> None:
    """Refuse a database that can't be used, before anything starts, and one that is not there if it may not be `new`.

    The URL may hold a password and is not told.
    """
    try:
        engine = engine_for(url)
        file = file_of(engine)
        if not new and file is not None and not Path(file).exists():
            raise CannotServe(f"there is no database {file}")
        with engine.connect() as connection:
            is_up_to_date(connection)
            check_writable(connection)
        engine.dispose()
    except NewerDatabase:
        raise CannotServe(
            "the database was made by a newer version of Body Politic: install that version, or name another database"
        ) from None
    except (ArgumentError, ValueError) as problem:
        raise CannotServe("the database must be sqlite:///a/file or postgresql://user@host/name") from problem
    except SQLAlchemyError as problem:
        if "readonly" in str(problem) or "read-only" in str(problem):
            raise CannotServe("the database can only be read: games could not be stored") from problem
        raise CannotServe(f"the database can't be opened ({type(problem).__name__})") from problem


def run(settings: Settings, host: str, port: int, tell: Callable[[str], object]) -> None:
    """Serve until the process is told to end."""
    check_database(settings.database)
    listener = listen(host, port)
    settings = replace(settings, for_this_machine=is_loopback(listener) and not settings.proxies)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*OBJECTS_UNTIL_COLLECTION)
    Server(settings, address_of(listener), tell).run(sockets=[listener])
