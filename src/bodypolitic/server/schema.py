"""The tables of the database. The migrations make them; a test keeps the two alike."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All that is stored."""


class TableRow(Base):
    """A table: how its game was set up, who may find it, and how far it is, for the lobby.

    The seed is written in digits, and `chance` names the generator it is for. `rules` is the version it is played by,
    `opening` the story of its setup, `puzzle` the name and the goal of a puzzle. Where it once could not be replayed by
    new rules, or began at a table of its own, it was `resumed_at` a position. Of a lesson its name is kept, and whether
    it was left before its end.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    players: Mapped[int] = mapped_column(Integer)
    seed: Mapped[str] = mapped_column(String(40), server_default="0")
    chance: Mapped[str] = mapped_column(String(16), server_default="sfc32")
    host_hash: Mapped[str | None] = mapped_column(String(64))
    listed: Mapped[bool] = mapped_column(Boolean, server_default=true())
    open: Mapped[bool] = mapped_column(Boolean, server_default=false())
    away_seconds: Mapped[int] = mapped_column(Integer, server_default="120")
    closed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    suggestions: Mapped[bool] = mapped_column(Boolean, server_default=false())
    next_table: Mapped[str | None] = mapped_column(String(32))
    lesson: Mapped[str | None] = mapped_column(String(40))
    lesson_left: Mapped[bool] = mapped_column(Boolean, server_default=false())
    puzzle: Mapped[str | None] = mapped_column(String(100))
    rules: Mapped[int] = mapped_column(Integer, server_default="0")
    resumed_at: Mapped[int | None] = mapped_column(Integer)
    opening: Mapped[str] = mapped_column(Text, server_default="[]")
    modules: Mapped[str] = mapped_column(String(200), server_default="")
    round: Mapped[int] = mapped_column(Integer)
    phase: Mapped[str] = mapped_column(String(32))
    over: Mapped[bool] = mapped_column(Boolean)
    updated: Mapped[float] = mapped_column(Float, index=True)


class SeatRow(Base):
    """A seat: who plays it, the hash of the token that holds it or of the invitation to it, and who is away.

    `seen` is when a process last saw its player connected, `away_since` when the last connection ended, `handed_by` who
    gave the seat to a bot, `coach` whether its player agrees to a coach for everybody.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    role: Mapped[str] = mapped_column(String(2), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[str] = mapped_column(String(32))
    token_hash: Mapped[str | None] = mapped_column(String(64))
    taken: Mapped[bool] = mapped_column(Boolean)
    by_bot: Mapped[bool] = mapped_column(Boolean)
    seen: Mapped[float] = mapped_column(Float)
    invitation_hash: Mapped[str | None] = mapped_column(String(64))
    away_since: Mapped[float] = mapped_column(Float, server_default="0")
    handed_by: Mapped[str | None] = mapped_column(String(2))
    coach: Mapped[bool] = mapped_column(Boolean, server_default=false())


class EntryRow(Base):
    """An entry of a table's log, which only grows: a choice, or an undo of the last choice that stands.

    With it goes a digest of the table after it, and the story of what it brought about.
    """

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "seat", "key", name="entries_once_a_key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[str] = mapped_column(String(2))
    option: Mapped[str | None] = mapped_column(String(200))
    key: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[float] = mapped_column(Float)
    digest: Mapped[str | None] = mapped_column(String(8))
    story: Mapped[str | None] = mapped_column(Text)


class PositionRow(Base):
    """The whole table after an entry, compressed: after the latest, and lasting ones after the setup and each turn."""

    __tablename__ = "positions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    lasting: Mapped[bool] = mapped_column(Boolean)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ErrandRow(Base):
    """What an operator tells running servers: that a table has changed, or words for everybody.

    No number is ever given again, not even after the last errand was deleted or a backup restored.
    """

    __tablename__ = "errands"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    about: Mapped[str] = mapped_column(String(32))
    words: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chats"
    __table_args__ = (UniqueConstraint("table_id", "seat", "key", name="chats_once_a_key"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[str] = mapped_column(String(2))
    text: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(64))
    at: Mapped[float] = mapped_column(Float)
