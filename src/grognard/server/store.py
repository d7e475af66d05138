"""Keeps tables in a database: one wish is one transaction, and entries are only ever added."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine

from grognard.core.entries import Entry
from grognard.server.models import AnswerRow, EntryRow, TableRow

FILE: Final = "tables.sqlite3"
MIGRATIONS: Final = "grognard.server:migrations"


class Answer(msgspec.Struct, frozen=True):
    """A wish by the client's id and digest, with the number that was answered."""

    id: str
    wish: bytes
    number: int = -1


class Overtaken(Exception):
    """Somebody else has added to the table since it was read; nothing was stored."""


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)

    @staticmethod
    def open(folder: Path) -> "Store":
        """The SQLite database in a folder, brought to the newest form."""
        path = folder / FILE
        migrate(URL.create("sqlite", database=str(path)))
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
        event.listen(engine.sync_engine, "connect", _set_up)
        return Store(engine)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def create(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """Add a table with its first entries."""
        async with self._sessions.begin() as session:
            session.add(row)
            await session.flush()
            if entries:
                await session.execute(insert(EntryRow), [_values(row.id, entry, row.created) for entry in entries])

    async def append(
        self, table: str, since: int, entries: Sequence[Entry], changes: Mapping[str, Any], answer: Answer | None = None
    ) -> None:
        """Add entries from number `since` on, together with what they change of the table and the answer; Overtaken or all."""
        now = changes.get("changed", milliseconds())
        try:
            async with self._sessions.begin() as session:
                where = (TableRow.id == table, TableRow.number == since)
                touched = await session.execute(update(TableRow).where(*where).values(**changes).returning(TableRow.id))
                if touched.first() is None:
                    raise Overtaken(table)
                if entries:
                    await session.execute(insert(EntryRow), [_values(table, entry, now) for entry in entries])
                if answer is not None:
                    said = {"table_id": table, "id": answer.id, "number": answer.number, "wish": answer.wish}
                    await session.execute(insert(AnswerRow), [said])
        except IntegrityError as error:
            raise Overtaken(table) from error

    async def change(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change what is no matter of entries: title, finished."""
        async with self._sessions.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(**changes))

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with its entries, None when there is none."""
        async with self._sessions() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            rows = await session.execute(select(*FIELDS).where(EntryRow.table_id == table).order_by(EntryRow.number))
            return row, [Entry(**found) for found in rows.mappings()]

    async def all(self) -> list[TableRow]:
        """All tables, the one changed last first."""
        async with self._sessions() as session:
            found = await session.scalars(select(TableRow).order_by(TableRow.changed.desc(), TableRow.id))
            return list(found)

    async def answer(self, table: str, wish: str) -> Answer | None:
        """What was answered to the wish of that id, None when it is new."""
        async with self._sessions() as session:
            row = await session.get(AnswerRow, (table, wish))
            return None if row is None else Answer(row.id, row.wish, row.number)

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it."""
        async with self._sessions.begin() as session:
            for model in (AnswerRow, EntryRow):
                await session.execute(delete(model).where(model.table_id == table))
            await session.execute(delete(TableRow).where(TableRow.id == table))


FIELDS: Final = tuple(getattr(EntryRow, name) for name in Entry.__struct_fields__)


def migrate(url: URL) -> None:
    """Bring a database to the newest form; once, before anybody works with it."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = url
    command.upgrade(config, "head")


def milliseconds() -> int:
    """The time now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _set_up(connection: Any, _: object) -> None:
    """What every SQLite connection needs: nothing that was acknowledged is ever lost."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _values(table: str, entry: Entry, at: int) -> dict[str, Any]:
    return {"table_id": table, "at": at, **msgspec.structs.asdict(entry)}
