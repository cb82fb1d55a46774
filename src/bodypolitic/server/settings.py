"""What a server is told when it starts."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Limits:
    """How much one client, one address, and all of them together may ask of the server."""

    body_bytes: int = 256 * 1024  # a long save has half as much
    message_bytes: int = 4 * 1024
    name_letters: int = 40
    chat_letters: int = 500
    key_letters: int = 64
    messages_at_once: float = 60
    messages_a_second: float = 30
    chats_at_once: float = 20
    chats_a_second: float = 1
    pings_at_once: float = 20
    pings_a_second: float = 2
    seconds_to_say_hello: float = 10
    seconds_for_headers: float = 10
    seconds_for_a_request: float = 30
    seconds_to_read: float = 20  # in which a client takes some of what it is sent
    # For each address; a club behind one router is one address.
    arrivals_at_once: float = 400  # new connections
    arrivals_a_second: float = 50
    requests_at_once: float = 400
    requests_a_second: float = 50
    sockets_at_once: float = 100
    sockets_a_second: float = 5
    messages_of_an_address_at_once: float = 400
    messages_of_an_address_a_second: float = 100
    replays_at_once: float = 60
    replays_a_second: float = 10
    suggestions_at_once: float = 20
    suggestions_a_second: float = 1
    thoughts_at_once: float = 10  # each takes about a second of one core
    thoughts_a_second: float = 0.5
    coachings_at_once: float = 60  # one for each choice
    coachings_a_second: float = 5
    saves_at_once: float = 10
    saves_a_second: float = 1 / 30
    courses_at_once: float = 5
    courses_a_second: float = 1 / 60
    claims_at_once: float = 20  # of free seats at open tables
    claims_a_second: float = 1 / 60
    tables_at_once: float = 30
    tables_a_second: float = 1 / 60
    tables_listed_an_address: int = 40
    bot_tables_an_address: int = 5
    connections_an_address: int = 100
    open_an_address: int = 200
    spectators_an_address: int = 20
    # In all.
    open_connections: int = 10_000
    connections: int = 5000
    spectators: int = 2000
    spectators_a_table: int = 32
    connections_a_seat: int = 8
    new_tables_at_once: float = 2000
    new_tables_a_second: float = 1
    bot_tables: int = 50
    tables_in_memory: int = 2000
    replays_in_memory: int = 20
    replays_made_together: int = 2
    tables_listed: int = 200
    seconds_a_listing_holds: float = 1
    chat_shown: int = 100
    log_shown: int = 200


def cores() -> int:
    """How many cores this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """The database, the pace of the bots and the limits."""

    database: str
    bot_delay: float = 0.5
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # pages elsewhere whose sockets are let in, such as https://games.example
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    metrics_for: tuple[str, ...] = ()  # addresses elsewhere that may read the figures
    for_this_machine: bool = False  # nobody comes from elsewhere, so it is known by no name of the net but its origins
    bot_workers: int = field(default_factory=lambda: min(4, max(1, cores() - 1)))
    bot_seconds: float = 10  # how long a bot may think before another answers in its place
    own_bots: Mapping[str, str] = field(default_factory=dict)  # the operator's, by name: `file.py:Class`
    keep_days: float = 365  # how long a table that nobody touches is kept; 0 is for ever
    keep_bots_hours: float = 24  # the same for a table at which nobody but bots sits
    limits: Limits = field(default_factory=Limits)


class BadSetting(Exception):
    """A setting that makes no sense."""


def limits_with(changes: Iterable[str]) -> Limits:
    """The limits with some of them changed: `NAME=NUMBER`."""
    kinds = {field.name: field.type for field in fields(Limits)}
    changed: dict[str, float] = {}
    for change in changes:
        name, _, number = change.partition("=")
        if name not in kinds:
            raise BadSetting(f"no limit {name!r}; the limits are {', '.join(kinds)}")
        try:
            changed[name] = int(number) if kinds[name] is int else float(number)
        except ValueError:
            raise BadSetting(f"the limit {name} needs a number, not {number!r}") from None
    return replace(Limits(), **changed)  # type: ignore[arg-type]


def own_bots_from(names: Iterable[str]) -> dict[str, str]:
    """Bots beside our own: `NAME=MODULE:CLASS` or `NAME=FILE.py:CLASS`, which makes a bot from a seed."""
    bots: dict[str, str] = {}
    for one in names:
        name, _, maker = one.partition("=")
        module, _, function = maker.partition(":")
        if not (name and module and function):
            raise BadSetting(f"a bot is given as NAME=MODULE:CLASS or NAME=FILE.py:CLASS, not {one!r}")
        bots[name] = maker
    return bots


def origins_from(names: Iterable[str]) -> tuple[str, ...]:
    """Addresses of pages, as browsers name them: https://games.example, without a path."""
    origins = [name.strip().rstrip("/") for several in names for name in several.split(",") if name.strip()]
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
            raise BadSetting(f"an origin is like https://games.example, not {origin!r}")
    return tuple(origins)


def networks_from(names: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks, several of them also in one name with commas between them."""
    networks = [name.strip() for several in names for name in several.split(",") if name.strip()]
    for network in networks:
        try:
            ip_network(network)
        except ValueError:
            raise BadSetting(f"an address or a network is like 10.0.0.1 or 10.0.0.0/8, not {network!r}") from None
    return tuple(networks)


def default_database() -> str:
    """An SQLite file in the user's data folder, which is made if need be."""
    folder = user_data_path("bodypolitic", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"
