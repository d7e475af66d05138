"""Tells every open page that its table has changed; a page that is slow gets only the last news."""

import asyncio
from collections import defaultdict

from grognard.server.wire import News


class Subscription:
    """One open page of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.is_gone = False  # the table was deleted
        self._news: News | None = None
        self._arrived = asyncio.Event()

    def put(self, news: News) -> None:
        """Leave news, in the place of older ones that were not fetched."""
        self._news = news
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

    def join(self, table: str) -> Subscription:
        """A new page."""
        subscription = Subscription(table)
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

    def publish(self, table: str, news: News) -> None:
        """Tell all pages of a table."""
        for page in self._open.get(table, ()):
            page.put(news)

    def end(self, table: str) -> None:
        """Tell all pages of a table that it is gone."""
        for page in self._open.get(table, ()):
            page.end()
