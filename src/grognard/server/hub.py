"""Tells every open page that its table has changed; a page that is slow gets only the last news."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

from grognard.server.wire import News


class Subscription:
    """One open page of one table."""

    def __init__(self, table: str, seats: tuple[int, ...]) -> None:
        self.table = table
        self.seats = seats  # that are played at this page
        self._told: News | None = None  # last
        self.is_gone = False  # the table was deleted
        self._news: News | None = None
        self._arrived = asyncio.Event()

    def put(self, news: News, again: bool = False) -> None:
        """Leave news, in the place of older ones that were not fetched; the same ones only when told `again`."""
        if news == self._told and not again:
            return
        self._news = self._told = news
        self._arrived.set()

    def end(self) -> None:
        """There will be no more news."""
        self.is_gone = True
        self._arrived.set()

    async def next(self) -> News | None:
        """The next news, None when there will be no more."""
        await self._arrived.wait()
        self._arrived.clear()
        news, self._news = self._news, None
        return None if self.is_gone else news


class Hub:
    """All open pages, by table."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[Subscription]] = defaultdict(set)

    def join(self, table: str, seats: tuple[int, ...]) -> Subscription:
        """A new page, and the seats that are played at it."""
        subscription = Subscription(table, seats)
        self._open[table].add(subscription)
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """The page was closed."""
        pages = self._open[subscription.table]
        pages.discard(subscription)
        if not pages:
            del self._open[subscription.table]

    def is_followed(self, table: str) -> bool:
        """Whether a page of the table is open."""
        return table in self._open

    def is_shared(self, table: str, seat: int) -> bool:
        """Whether a seat is played at a page together with others, so that all of them are asked at once."""
        return any(seat in page.seats and len(page.seats) > 1 for page in self._open.get(table, ()))

    def publish(self, table: str, news: Callable[[tuple[int, ...]], News], again: bool = False) -> None:
        """Tell all pages of a table, each by the seats that it plays."""
        for page in self._open.get(table, ()):
            page.put(news(page.seats), again)

    def end(self, table: str) -> None:
        """Tell all pages of a table that it is gone."""
        for page in self._open.get(table, ()):
            page.end()
