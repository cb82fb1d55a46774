"""What a server is told when it starts."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask of the server."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 4 * 1024
    name_letters: int = 40
    chat_letters: int = 500
    key_letters: int = 64
    messages_at_once: float = 60
    messages_a_second: float = 30
    chats_at_once: float = 20
    chats_a_second: float = 1
    requests_at_once: float = 400
    requests_a_second: float = 50
    connections_a_table: int = 32
    connections: int = 2000
    seconds_to_say_hello: float = 10
    tables_in_memory: int = 500
    replays_in_memory: int = 20
    tables_listed: int = 200
    chat_shown: int = 100
    log_shown: int = 200


@dataclass(frozen=True)
class Settings:
    """The database, the pace of the bots and the limits."""

    database: str
    bot_delay: float = 0.5
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # pages elsewhere whose sockets are let in, such as https://games.example
    limits: Limits = field(default_factory=Limits)


def default_database() -> str:
    """An SQLite file in the user's data folder, which is made if need be."""
    folder = user_data_path("bodypolitic", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"
