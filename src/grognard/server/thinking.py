"""Bots think in processes of their own, with less priority than the tables and never longer than their budget."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Final, TypeVar

import msgspec

from grognard.bots import make_bot
from grognard.core.chance import Rng
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.server.module_text import ModuleText

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

BUDGET: Final = 60.0  # seconds for one choice
TRIES: Final = 2  # a process can die by another bot's fault
NICENESS: Final = 10
KEPT: Final = 4  # games of modules in a process


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: a position drawn by determinize(), so that it holds no more than the seat knows."""

    game: str
    position: bytes
    seat: int
    bot: str
    seed: str
    module: ModuleText | None = None  # of a game that is not installed


class BotFailed(Exception):
    """A bot has found no choice; says why."""


class Thinkers:
    """A pool of processes; a bot that takes too long or crashes takes its process with it, and a new one is made."""

    def __init__(self, processes: int = 1, budget: float = BUDGET) -> None:
        self.processes = processes
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, thought: Thought) -> int:
        """The bot's choice; BotFailed when it has none."""
        for attempt in range(1, TRIES + 1):
            began = time.monotonic()
            pool = self._open()
            try:
                return await self.run(think, thought, self.budget)
            except BrokenProcessPool:
                self._drop(pool)
                if attempt == TRIES or time.monotonic() - began >= self.budget:
                    raise BotFailed(
                        f"{thought.bot} was stopped: it crashed or took longer than {self.budget:g} s."
                    ) from None
            except Exception as error:
                raise BotFailed(f"{thought.bot} failed: {error!r}") from error
        raise AssertionError("every try returns or raises")

    async def run(self, work: Callable[[Asked, float], Answer], asked: Asked, seconds: float) -> Answer:
        """Work done in a process; BrokenProcessPool when it ended the process."""
        return await asyncio.wrap_future(self._open().submit(work, asked, seconds))

    def close(self) -> None:
        """Let nobody think any more."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - kill_workers() comes with Python 3.14
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def prepare() -> None:
    """In a new process: give way to the server, and end when it has gone."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's matter
    threading.Thread(target=_end_with_parent, daemon=True).start()


def think(thought: Thought, budget: float) -> int:
    """In a process of the pool: the choice of a bot in time; the alarm ends the process, since compiled code listens to nothing else."""
    game_of(thought)  # a new process has to import it, which is no thinking
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, budget)
    try:
        return decide(thought)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def decide(thought: Thought) -> int:
    """The choice of a bot, however long it takes."""
    ruleset = game_of(thought)
    game = ruleset.load(thought.position)
    return int(make_bot(thought.bot).choose(ruleset, game, thought.seat, Rng(thought.seed)))


def game_of(thought: Thought) -> Ruleset:
    """The game that a bot is asked about, in any process."""
    return find_game(thought.game) if thought.module is None else game_of_module(thought.module)


@lru_cache(maxsize=KEPT)
def game_of_module(source: ModuleText) -> Ruleset:
    """The game of a module that is not installed, made once in a process."""
    from grognard.server.module_game import ModuleGame  # most processes never need it

    return ModuleGame(source)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
