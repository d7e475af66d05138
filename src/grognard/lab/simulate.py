"""Many games between bots, with equal results however many processes play them."""

import multiprocessing
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from grognard.bots import Bot, make_bot
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, SPECTATOR, WHOLE_WIN, Game
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset

Progress = Callable[[int, int], None]  # games done, games in all

LONGEST = 100_000  # decisions; a game that goes on is counted as not finished
BATCHES = 8  # for each process, so that none waits long for the last one


class Task(msgspec.Struct, frozen=True):
    """Which games a process plays; bots go by their specs, the ruleset by its name."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int | str
    first: int
    count: int


class Outcome(msgspec.Struct, frozen=True):
    """How one game went: shares of the win in 2520ths by entry of the players (none when unfinished), why it ended, decisions."""

    shares: tuple[int, ...]
    ending: str
    decisions: int


class GameCrashed(RuntimeError):
    """A bug showed while a game was simulated; says which game, so that it can be played again."""


def simulate(
    game: str,
    options: Mapping[str, object],
    players: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `games` games; entry e of `players` sits on seat (e + number of the game) modulo seats.

    Keys: game, games, finished, wins (one number for each entry, shared wins divided), endings (reason: games), decisions,
    decisions_per_second (by the clock on the wall).
    """
    task = check(game, options, players, games, seed, jobs)
    started = time.perf_counter()
    outcomes = play_here(task, progress) if jobs == 1 else play_in_processes(task, jobs, progress)
    return summary(task, outcomes, time.perf_counter() - started)


def summary(task: Task, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """What simulate() gives, from how the games went."""
    ended = [outcome for outcome in outcomes if outcome.shares]
    decisions = sum(outcome.decisions for outcome in outcomes)
    entries = range(len(task.players))
    return {
        "game": task.game,
        "games": task.count,
        "finished": len(ended),
        "wins": [sum(outcome.shares[entry] for outcome in ended) / WHOLE_WIN for entry in entries],
        "endings": dict(sorted(Counter(outcome.ending for outcome in ended).items())),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
    }


def check(
    game: str, options: Mapping[str, object], players: Sequence[str], games: int, seed: int | str, jobs: int
) -> Task:
    """All that is asked as one task; DataError for a wrong game, option, bot or number, before anything is played."""
    ruleset = find_game(game)
    if games < 1 or jobs < 1:
        raise DataError("At least one game and one process are needed.")
    ruleset.check_seats(len(players))
    for spec in players:
        make_bot(spec)
    return Task(game, dict(ruleset.resolve(options)), tuple(players), seed, 0, games)


def play_here(task: Task, progress: Progress | None = None) -> list[Outcome]:
    """The games of a task one after the other in this process."""
    ruleset = find_game(task.game)
    bots = [make_bot(spec) for spec in task.players]
    outcomes: list[Outcome] = []
    for number in range(task.first, task.first + task.count):
        try:
            outcomes.append(play_one(ruleset, task.options, bots, task.seed, number))
        except Exception as error:
            where = f"{task.game}, game {number} of seed {task.seed}, players {','.join(task.players)}"
            raise GameCrashed(f"{where}: {error!r}\n{traceback.format_exc()}") from error
        if progress is not None:
            progress(len(outcomes), task.count)
    return outcomes


def play_in_processes(task: Task, jobs: int, progress: Progress | None = None) -> list[Outcome]:
    """The games of a task in batches on several processes, in the order of their numbers."""
    batches = list(cut(task, max(1, task.count // (jobs * BATCHES))))
    found: dict[int, list[Outcome]] = {}
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=multiprocessing.get_context("spawn")) as pool:
        running = {pool.submit(play_here, batch): batch for batch in batches}
        try:
            for future in as_completed(running):
                found[running[future].first] = result_of(future, running[future])
                if progress is not None:
                    progress(sum(len(outcomes) for outcomes in found.values()), task.count)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return [outcome for batch in batches for outcome in found[batch.first]]


def result_of(future: "Future[list[Outcome]]", batch: Task) -> list[Outcome]:
    """What a process found; GameCrashed also when the process itself died."""
    try:
        return future.result()
    except BrokenProcessPool as error:
        games = f"{batch.first} to {batch.first + batch.count - 1}"
        raise GameCrashed(
            f"{batch.game}: a process died, maybe in one of the games {games} of seed {batch.seed}"
        ) from error


def cut(task: Task, size: int) -> Iterator[Task]:
    """A task as tasks of at most `size` games."""
    for first in range(task.first, task.first + task.count, size):
        yield msgspec.structs.replace(task, first=first, count=min(size, task.first + task.count - first))


def play_one(
    ruleset: Ruleset, options: Mapping[str, object], bots: Sequence[Bot], seed: int | str, number: int
) -> Outcome:
    """One game; seed and number alone decide how it goes, as long as no bot looks at a clock."""
    seats = len(bots)
    chance = Rng(f"{seed} {number} chance")
    minds = [Rng(f"{seed} {number} seat {seat}") for seat in range(seats)]
    game = ruleset.start(options, seats)
    decisions = 0
    while game.actor != OVER and decisions < LONGEST:
        if game.actor == CHANCE:
            game.apply(chance.below(game.chance()[0]))
            continue
        seat = int(game.actor)
        bot = bots[(seat - number) % seats]
        game.apply(bot.choose(ruleset, game.determinize(seat, minds[seat]), seat, minds[seat]))
        decisions += 1
    return outcome_of(ruleset, game, decisions, number)


def outcome_of(ruleset: Ruleset, game: Game, decisions: int, number: int) -> Outcome:
    """What is counted of a game."""
    if game.actor != OVER:
        return Outcome((), "", decisions)
    scores = [int(score) for score in game.scores()]
    shares = tuple(scores[(entry + number) % len(scores)] for entry in range(len(scores)))
    result = ruleset.view(game, SPECTATOR).result or {}
    return Outcome(shares, str(result["reason"]), decisions)
