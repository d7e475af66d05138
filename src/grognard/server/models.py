"""What the database holds: tables, their entries (which are only ever added), and the answers that were given."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The models of this server."""


class TableRow(Base):
    """A table; from `number` on, all but title, players and chance can be made again from its entries."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    game: Mapped[str] = mapped_column(String(100))
    rules_version: Mapped[int]
    seats: Mapped[int]
    title: Mapped[str] = mapped_column(String(200))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[list[str]] = mapped_column(JSON)  # at the start, as a match names them
    seated: Mapped[list[dict[str, str]]] = mapped_column(JSON)  # now: kind, player, bot
    chance: Mapped[dict[str, Any]] = mapped_column(JSON)  # header and secret of the source
    waits: Mapped[list[int]] = mapped_column(JSON)  # seats whose salt is awaited
    inherited: Mapped[int]
    bot_seed: Mapped[str] = mapped_column(String(100))
    created: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970
    changed: Mapped[int] = mapped_column(BigInteger)
    finished: Mapped[bool]
    number: Mapped[int]
    actor: Mapped[int]  # a seat, -1 chance, -2 over
    window: Mapped[bool]  # whether the seat is asked out of turn, so that nobody is told which
    turn: Mapped[int]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    picture: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class EntryRow(Base):
    """An entry of a table, numbered from 0 without a gap."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int]
    choice: Mapped[int] = mapped_column(BigInteger)
    text: Mapped[str] = mapped_column(Text)
    purpose: Mapped[str] = mapped_column(String(100))
    audience: Mapped[int] = mapped_column(BigInteger)
    public: Mapped[str] = mapped_column(Text)
    auto: Mapped[bool]
    to: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970


class AnswerRow(Base):
    """The answer to a wish of a client, by the id that the client gave it: a retry gets the same one."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    number: Mapped[int]
    wish: Mapped[bytes] = mapped_column(LargeBinary(32))  # the digest of what was asked
