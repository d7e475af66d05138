"""How much one address may ask for."""

from typing import Final

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from grognard.server.errors import ApiError
from grognard.server.wire import Failure

WINDOW: Final = 10  # seconds
GUESSES: Final = 30  # wrong tokens a minute


class Limiter:
    """Counts by address, in memory."""

    def __init__(self, requests: int) -> None:
        """So many requests in ten seconds."""
        self._counts = FixedWindowRateLimiter(MemoryStorage())
        self._requests = RateLimitItemPerSecond(requests, WINDOW)
        self._guesses = RateLimitItemPerMinute(GUESSES)

    def check(self, address: str) -> None:
        """Count one request; refuse it when there were too many."""
        if not self._counts.hit(self._requests, "requests", address):
            raise busy()

    def check_guesses(self, address: str) -> None:
        """Refuse an address that sent too many wrong tokens."""
        if not self._counts.test(self._guesses, "guesses", address):
            raise busy()

    def count_guess(self, address: str) -> None:
        """Count a wrong token."""
        self._counts.hit(self._guesses, "guesses", address)


def busy() -> ApiError:
    """Too much was asked."""
    return ApiError(429, Failure(code="busy", text="Too many requests; wait a moment."))
