"""Clocks for tests: one that stands still until it is moved, and a fast one."""

import asyncio

from grognard.server.pauses import Clock

HASTE = 50


class QuickClock(Clock):
    """Time passes fast, so that no test waits for the table's patience."""

    def now(self) -> float:
        return HASTE * super().now()

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / HASTE)


class StepClock(Clock):
    """Whoever sleeps wakes when enough time was added."""

    def __init__(self) -> None:
        self.time = 0.0
        self.asleep: set[asyncio.Task[None] | None] = set()
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self._sleepers.append((self.time + seconds, event))
        self.asleep.add(asyncio.current_task())
        await event.wait()
        self.asleep.discard(asyncio.current_task())

    async def advance(self, seconds: float) -> None:
        """Let time pass; whoever wakes by it gets a first go."""
        self.time = round(self.time + seconds, 3)
        for due, event in self._sleepers:
            if due <= self.time + 1e-6:
                event.set()
        self._sleepers = [(due, event) for due, event in self._sleepers if not event.is_set()]
        for _ in range(10):
            await asyncio.sleep(0)
