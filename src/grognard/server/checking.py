"""Checks a stranger's module in a process of its own, which ends when it takes too long."""

import asyncio
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from grognard.core.chance import SeededSource
from grognard.core.errors import DataError
from grognard.core.match import Match
from grognard.games.warp_empires.format.faults import Desk
from grognard.games.warp_empires.format.reading import read_toml
from grognard.games.warp_empires.format.words import FORMAT, SYSTEM
from grognard.server.module_game import ModuleGame, faults_of, told
from grognard.server.module_text import ModuleText
from grognard.server.thinking import Thinkers
from grognard.server.wire import ModuleFault

SECONDS: Final = 20.0  # for the check and the trial
CHOICES: Final = 60  # of the trial, for the least and the most seats


async def check_module(source: ModuleText, seconds: float = SECONDS) -> list[ModuleFault]:
    """Everything that is wrong with a module; a check that is not done in time is a fault, too."""
    if faults := await asyncio.to_thread(first_look, source):
        return faults
    thinkers = Thinkers()
    try:
        return await thinkers.run(check_here, source, seconds)
    except BrokenProcessPool:
        return [ModuleFault(text=f"The check was stopped: it crashed or took longer than {seconds:g} s.")]
    finally:
        thinkers.close()


def first_look(source: ModuleText) -> list[ModuleFault]:
    """What is no module at all, for which no process is begun: its size, its TOML, and that it says what it is."""
    desk = Desk(source.name)
    read = read_toml(source.text.encode(), desk, source.name)
    if read is None:
        return [told(fault) for fault in desk.faults]
    if "format" in read.raw or "system" in read.raw:
        return []
    text = f'This is no module: it has no format = {FORMAT} and no system = "{SYSTEM}".'
    return [ModuleFault(file=source.name, line=1, column=1, text=text)]


def check_here(source: ModuleText, seconds: float) -> list[ModuleFault]:
    """In the process: the check and a trial; the alarm ends the process, since compiled code listens to nothing else."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        ruleset = ModuleGame(source)
        for seats in sorted({ruleset.meta.least_seats, ruleset.meta.most_seats}):
            try_out(ruleset, seats)
    except DataError as error:
        return faults_of(error)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return []


def try_out(ruleset: ModuleGame, seats: int) -> None:
    """Begin a game, with the first of the choices each time: its map has to come about, and everything has to have words."""
    match = Match.new(ruleset, {}, seats, SeededSource(1, practice=True))
    for _ in range(CHOICES):
        if match.result is not None:
            return
        actor = int(match.game.actor)
        ruleset.view(match.game, actor)
        match.order(actor, [int(match.game.legal_actions()[0])])
