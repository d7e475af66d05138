"""The bots of all tables: whoever is asked thinks, and its choice is an order like any other."""

import asyncio
import logging
import re
from typing import Final

from grognard.bots import make_bot
from grognard.bots.draws import agrees_to_draw
from grognard.core.chance import Rng
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import SPECTATOR, Game
from grognard.core.match import Match
from grognard.core.run import is_forced
from grognard.server.errors import ApiError, bad_request
from grognard.server.module_game import source_of
from grognard.server.rooms import Room, Rooms
from grognard.server.thinking import BotFailed, Thinkers, Thought
from grognard.server.wire import BotInfo, Trouble

LOG = logging.getLogger("grognard.server")

MOST_DRAWN: Final = 40  # positions that are drawn to find one with a choice
MOST_SIMULATIONS: Final = 20_000
MOST_MILLISECONDS: Final = 30_000

LEVELS: Final = (
    BotInfo(name="random", label="Random: any legal move"),
    BotInfo(name="greedy", label="Greedy: looks one choice ahead"),
    BotInfo(name="uct:200", label="Search, quick: 200 games in its head"),
    BotInfo(name="uct:1000", label="Search, steady: 1,000 games in its head"),
    BotInfo(name="uct:3000ms", label="Search, deep: three seconds a choice"),
)


def check_bot(spec: str) -> None:
    """Refuse a bot that a server does not run for strangers: only ours, with a bounded budget."""
    read = re.fullmatch(r"random|greedy|uct(?::([1-9][0-9]{0,5})(ms)?)?", spec, re.ASCII)
    if read is None:
        raise bad_request(f"There is no bot {spec!r}. Allowed: {', '.join(level.name for level in LEVELS)}.")
    most = MOST_MILLISECONDS if read[2] else MOST_SIMULATIONS
    if read[1] and int(read[1]) > most:
        raise bad_request(f"A bot thinks for at most {MOST_SIMULATIONS} simulations or {MOST_MILLISECONDS} ms.")
    make_bot(spec)


def is_bot(player: str) -> bool:
    """Whether the name of a player, as game files have it, is one of the bots that a server runs."""
    try:
        check_bot(player)
    except (ApiError, DataError):
        return False
    return True


class Bots:
    """Sees to it that every bot that is asked thinks, one thought for a table at a time."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, room: Room) -> None:
        """After a change: let the bot think that is asked now."""
        if room.bot_asked >= 0 and room.trouble is None:
            self.wake(room.id)

    def wake(self, table: str) -> None:
        """Let the bots of a table think until none is asked."""
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"bots of {table}")

    async def resume(self) -> None:
        """After a start: go on at every table where a bot was asked when the server ended."""
        for row in await self.rooms.store.all():
            if row.actor >= 0 and not row.finished and row.seated[row.actor]["kind"] == "bot":
                self.wake(row.id)

    async def close(self) -> None:
        """Stop all thinking; nothing is lost, since every thought can be had again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        self.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        try:
            while (thought := await self._next(table)) is not None:
                await self._carry_out(table, *thought)
        except ApiError as error:
            LOG.warning("the bots of table %s stop: %s", table, error)  # deleted, or of another rules version
        except Exception as error:
            LOG.exception("bug while the bots of table %s were thinking", table)
            async with self.rooms.enter(table) as room:
                room.thinking = -1
                room.trouble = Trouble(seat=room.bot_asked, text=f"A bug of the program: {error!r}. It is in the log.")
                self.rooms.publish(room, again=True)
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                del self._tasks[table]

    async def _next(self, table: str) -> tuple[int, Thought] | None:
        """What a bot has to think about now; when there is nothing, the next wake() starts anew."""
        async with self.rooms.enter(table) as room:
            seat = room.bot_asked
            before, room.thinking = room.thinking, -1 if room.trouble is not None else seat
            if room.thinking != before:
                self.rooms.publish(room)
            if room.thinking < 0:
                self._tasks.pop(table, None)
                return None
            return room.match.number, thought_of(room, seat)

    async def _carry_out(self, table: str, number: int, thought: Thought) -> None:
        try:
            choice = await self.thinkers.choose(thought)
        except BotFailed as failure:
            await self._give_up(table, number, thought, str(failure))
            return
        async with self.rooms.enter(table) as room:
            if room.match.number != number or room.bot_asked != thought.seat:
                return
            try:
                if is_forced(room.match.ruleset, room.match.game):
                    room.match.answer_forced()
                else:
                    room.match.order(thought.seat, [choice])
            except IllegalAction as error:
                self._fail(room, thought, f"{thought.bot} chose what is not allowed: {error}")
                return
            await self.rooms.commit(room)

    async def _give_up(self, table: str, number: int, thought: Thought, text: str) -> None:
        async with self.rooms.enter(table) as room:
            if room.match.number == number:
                self._fail(room, thought, text)

    def _fail(self, room: Room, thought: Thought, text: str) -> None:
        LOG.error("table %s, entry %d, seed %r: %s", room.id, room.match.number, thought.seed, text)
        room.thinking = -1
        room.trouble = Trouble(seat=thought.seat, text=text)
        self.rooms.publish(room, again=True)


def thought_of(room: Room, seat: int) -> Thought:
    """The question to the bot of a seat, which gets only what the seat may know."""
    game, rng = seen_by(room.match, room.row.bot_seed, seat)
    if is_forced(room.match.ruleset, game):
        game = with_a_choice(room.match, rng)
    bot = room.row.seated[seat]["bot"]
    seed = f"{room.row.bot_seed} thinks {int(rng.bits())}"
    return Thought(room.row.game, game.pack(), seat, bot, seed, source_of(room.match.ruleset))


def with_a_choice(match: Match, rng: Rng) -> Game:
    """The position as it might be, so that the seat that is asked has something to think about.

    A bot that can only pass thinks about this one instead, so that its pass takes the time that an answer takes.
    """
    game = match.game
    for _ in range(MOST_DRAWN):
        if len(game.legal_actions()) > 1:
            break
        game = match.game.determinize(SPECTATOR, rng)
    return game


def seen_by(match: Match, bot_seed: str, seat: int) -> tuple[Game, Rng]:
    """The position as a bot of the seat may take it to be, and the generator that drew it; bound to the entry, so repeatable."""
    rng = Rng(f"{bot_seed} bot {seat} {match.number}")
    return match.game.determinize(seat, rng), rng


def wants_draw(match: Match, bot_seed: str, seat: int) -> bool:
    """Whether a bot agrees to a draw, by what its seat may know."""
    game, _ = seen_by(match, bot_seed, seat)
    return agrees_to_draw(match, game, seat)
