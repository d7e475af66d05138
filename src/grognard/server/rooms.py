"""Tables in memory: a cache of what the database holds, one lock for each table."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from grognard.core.errors import DataError, GrognardError
from grognard.core.game import OVER, SPECTATOR
from grognard.core.knowledge import hides
from grognard.core.match import Match
from grognard.core.registry import find_game
from grognard.core.restore import restore
from grognard.core.windows import is_open
from grognard.server.chances import kept_source
from grognard.server.errors import ApiError, conflict, not_found, stale
from grognard.server.hub import Hub
from grognard.server.models import TableRow
from grognard.server.pictures import picture_of
from grognard.server.store import Answer, Overtaken, Store, milliseconds
from grognard.server.wire import News, Trouble

MOST_ROOMS: Final = 100


class Room:
    """A table in memory: its row, its match, and what its bots are about."""

    def __init__(self, row: TableRow, match: Match) -> None:
        self.row = row
        self.match = match
        match.waits = self.waits_for
        self.thinking = -1  # the seat whose bot is thinking
        self.trouble: Trouble | None = None
        self.asked_at = (-1, 0.0)  # at which entry somebody was asked, and when
        self._hides = (-1, False)  # at which entry it was looked up, and what was found

    @property
    def hides(self) -> bool:
        """Whether some seat or a spectator does not know all of the position; once it was so, it stays so."""
        number, found = self._hides
        if not found and number != self.match.number:
            self._hides = (self.match.number, hides(self.match.game, self.match.seats))
        return self._hides[1]

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def is_stored(self) -> bool:
        """Whether all entries of the match are in the database."""
        return self.match.number == self.row.number

    @property
    def kinds(self) -> list[str]:
        """Who sits where: "person" or "bot"."""
        return [seat["kind"] for seat in self.row.seated]

    @property
    def bot_asked(self) -> int:
        """The seat of the bot that has to choose now, -1 when there is none."""
        if self.row.finished or self.match.result is not None:
            return -1
        actor = int(self.match.game.actor)
        return actor if actor >= 0 and self.kinds[actor] == "bot" else -1

    @property
    def is_in_window(self) -> bool:
        """Whether a seat is asked out of turn now."""
        return not self.row.finished and is_open(self.match)

    def waits_for(self, seat: int) -> bool:
        """Whether the time that an answer of this seat takes could tell another person something."""
        others = (kind for other, kind in enumerate(self.kinds) if other != seat)
        return self.hides and "person" in others

    def known_to(self, seats: Sequence[int]) -> int:
        """How many entries somebody who plays these seats may know of; without any, a spectator."""
        return max(self.match.count_known(seat) for seat in seats or (SPECTATOR,))

    @property
    def thinks_openly(self) -> int:
        """The seat whose bot is thinking, as all may know it: in a window nobody is told who is asked."""
        return -1 if self.thinking >= 0 and is_open(self.match) else self.thinking

    def check_number(self, number: int, seat: int | None = None) -> None:
        """Refuse what was made for another moment than the one that the seat is shown; the host (no seat) may be shown any seat's."""
        known = self.match.count_known(SPECTATOR if seat is None else seat)
        if not known <= number <= (self.match.number if seat is None else known):
            raise stale(known)

    def check_open(self) -> None:
        """Refuse to change a table that was put away."""
        if self.row.finished:
            raise conflict("This table is finished.")
        if self.row.waits:
            raise conflict("The table waits for what the players add to its dice.")


class Rooms:
    """All tables that are in memory, and the way to change them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.on_change: Callable[[Room], None] = lambda room: None
        self.before_commit: Callable[[Room], None] = lambda room: None
        self.news_for: Callable[[Room, Sequence[int]], News]
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """A table, for one at a time; what was not committed at the end is forgotten."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            room = self._rooms.get(table) or await self._load(table)
            self._rooms[table] = room
            self._rooms.move_to_end(table)
            try:
                yield room
            except (ApiError, GrognardError):
                self._forget_unless_stored(room)  # a refusal
                raise
            except BaseException:
                self.forget(table)
                raise
            self._forget_unless_stored(room)
        self._make_space()

    async def commit(
        self,
        room: Room,
        answer: Answer | None = None,
        changes: dict[str, Any] | None = None,
        seat: int = SPECTATOR,
    ) -> int:
        """Store what was added to the match as one transaction, then tell everybody; the number of entries that the seat may know of."""
        match, since = room.match, room.row.number
        self.before_commit(room)
        is_quiet = match.number > since >= match.count_known(SPECTATOR)  # nobody else is to see that anything was added
        now = room.row.changed if is_quiet else milliseconds()
        all_changes = facts_of(match) | {"changed": now, "seated": room.row.seated} | (changes or {})
        number = match.count_known(seat)
        said = None if answer is None else Answer(answer.id, answer.wish, number)
        try:
            await self.store.append(room.id, since, match.entries[since:], all_changes, said)
        except Overtaken:
            self._rooms.pop(room.id, None)
            raise stale(None) from None
        for name, value in all_changes.items():
            setattr(room.row, name, value)
        if room.bot_asked != room.thinking:
            room.thinking = -1
        self.publish(room)
        self.on_change(room)
        return number

    def publish(self, room: Room, *, again: bool = False) -> None:
        """Tell the pages of a table what is new to each, or `again` to look anew, also where nothing is."""
        self.hub.publish(room.id, lambda seats: self.news_for(room, seats), again=again)

    def count_shown(self, row: TableRow) -> int:
        """How many entries the list of tables tells of."""
        room = self._rooms.get(row.id)
        return row.number if room is None else room.match.count_known(SPECTATOR)

    async def answered(self, table: str, wish: str, asked: object) -> tuple[Answer, int | None]:
        """A wish by its id and digest, with the number it was answered with when it came before."""
        digest = hashlib.sha256(msgspec.msgpack.encode([type(asked).__name__, asked])).digest()
        before = await self.store.answer(table, wish)
        if before is None:
            return Answer(wish, digest), None
        if before.wish != digest:
            raise conflict("Something else was asked under this id before.")
        return before, before.number

    def forget(self, table: str) -> None:
        """Drop a table from memory."""
        self._rooms.pop(table, None)

    def _forget_unless_stored(self, room: Room) -> None:
        if not room.is_stored:
            self.forget(room.id)

    async def _load(self, table: str) -> Room:
        found = await self.store.load(table)
        if found is None:
            self._locks.pop(table, None)
            raise not_found("There is no such table.")
        row, entries = found
        try:
            ruleset = find_game(row.game)
        except DataError:
            raise conflict(f"The game of this table, {row.game}, is not here any more.") from None
        if row.rules_version != ruleset.meta.rules_version:
            raise conflict(f"This table was begun by rules version {row.rules_version} of {ruleset.meta.title}.")
        match = Match(ruleset, row.options, row.seats, kept_source(row.chance), name=row.title, players=row.players)
        match.inherited = row.inherited
        try:
            restore(match, entries)
        except DataError as error:
            raise RuntimeError(f"table {table} is damaged: {error}") from error
        if match.number != row.number:
            raise RuntimeError(f"table {table} is damaged: {match.number} entries instead of {row.number}")
        return Room(row, match)

    def _make_space(self) -> None:
        """Forget the tables that were not used for the longest time, but none that is in use."""
        for table in list(self._rooms):
            if len(self._rooms) <= MOST_ROOMS:
                return
            room, lock = self._rooms[table], self._locks.get(table)
            if room.thinking < 0 and (lock is None or not lock.locked()):
                del self._rooms[table]


def facts_of(match: Match) -> dict[str, Any]:
    """What the list of tables shows of a match."""
    view = match.ruleset.view(match.game, SPECTATOR)
    actor = OVER if match.result is not None else int(match.game.actor)
    result = None if match.result is None else msgspec.to_builtins(match.result) | {"text": match.ending()}
    picture = picture_of(match.ruleset.board(match.game), view)
    return {
        "number": match.number,
        "actor": actor,
        "window": is_open(match),
        "turn": view.turn,
        "result": result,
        "picture": msgspec.to_builtins(picture),
    }
