"""The table's patience: what it answers for a person in a window comes after a pause, and so does what the person answers."""

import asyncio
import logging
import time
from typing import Final

from grognard.server.errors import ApiError
from grognard.server.rooms import Room, Rooms
from grognard.server.standing import answer_pending, is_pending, standing_answer

LOG = logging.getLogger("grognard.server")

PAUSE: Final = 0.8  # seconds from the question to a person's answer, at least


class Clock:
    """Seconds that pass, and waiting for them; tests bring a clock of their own."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Pauses:
    """Sees to it that no person's answer in a window comes before its time, and that the table's own for it comes then exactly."""

    def __init__(self, rooms: Rooms, clock: Clock) -> None:
        self.rooms = rooms
        self.clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, room: Room) -> None:
        """After a change: note since when the seat is asked, and answer for it in good time."""
        self.asked_since(room)
        if is_pending(room):
            self.wake(room.id)

    def wake(self, table: str) -> None:
        """Look after a table until nobody is left to be answered for."""
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"pauses of {table}")

    async def resume(self) -> None:
        """After a start: go on at every table that is in a window."""
        for row in await self.rooms.store.all():
            if row.window and not row.finished:
                self.wake(row.id)

    async def close(self) -> None:
        """Answer for nobody any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def keep(self, left: float) -> None:
        """Wait until an answer may come; at once where there is nothing to hide."""
        if left > 0:
            await self.clock.sleep(left)

    def left(self, room: Room) -> float:
        """Seconds until an answer may come to the question that is open; 0 outside of windows, and where there is nothing to hide."""
        seat = int(room.match.game.actor)
        if not room.is_in_window or room.bot_asked >= 0 or not room.waits_for(seat):
            return 0.0
        return self.asked_since(room) + PAUSE - self.clock.now()

    def asked_since(self, room: Room) -> float:
        """When the question that is open was put, as far as anybody has looked."""
        if room.asked_at[0] != room.match.number:
            room.asked_at = (room.match.number, self.clock.now())
        return room.asked_at[1]

    def is_held(self, room: Room) -> bool:
        """Whether a screen with several seats asks all of them at once: nobody there is to see that this one could only pass."""
        return self.rooms.hub.is_shared(room.id, int(room.match.game.actor)) and standing_answer(room) is None

    async def _run(self, table: str) -> None:
        try:
            while (left := await self._next(table)) is not None:
                await self.clock.sleep(left)
        except ApiError as error:  # deleted, or of another rules version
            LOG.warning("table %s is not answered for any more: %s", table, error)
        except Exception:
            LOG.exception("bug while table %s was answered for", table)
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                del self._tasks[table]

    async def _next(self, table: str) -> float | None:
        """Answer what is due; the seconds until the next answer is, None when the next look() starts anew."""
        async with self.rooms.enter(table) as room:
            while is_pending(room) and not self.is_held(room):
                left = self.left(room)
                if left > 0:
                    return left
                answer_pending(room)
                await self.rooms.commit(room)
            self._tasks.pop(table, None)
            return None
