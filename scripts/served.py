"""`grognard serve` in a process of its own and a browser to look at it: for tests, times and pictures of the page."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Playwright

from grognard.bots.make import make_bot
from grognard.core.chance import Rng, SeededSource
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.registry import find_game
from grognard.games.mysterious_islands import RULESET as ISLANDS
from grognard.games.mystic_mountain import RULESET

ROOT = Path(__file__).resolve().parents[1]
COMMAND = str(Path(sys.executable).with_name("grognard"))
ACTIONS = 3
LINK = re.compile(r"(http://\S+?/)#key=(\S+)")


def long_game(entries: int, seed: int = 3, name: str = "A long game") -> str:
    """The file of a game of two people who play as the greedy bot does; it breaks off at the first action of a turn after so many entries."""
    match = Match.new(
        RULESET, {"first_player": "south"}, 2, SeededSource(seed, practice=True), name=name, players=("Ada", "Ben")
    )
    bot, rng = make_bot("greedy"), Rng(seed)
    while match.result is None and not (match.number >= entries and is_turn_open(match)):
        seat = int(match.game.actor)
        match.order(seat, [bot.choose(RULESET, match.game.determinize(seat, rng), seat, rng)])
    return save_text(match)


def sea_game(entries: int, seed: int = 3, name: str = "A game at sea") -> str:
    """The file of a game of six on a sea chart who play as the greedy bot does; it breaks off when somebody is asked what to move after so many entries."""
    players = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
    source = SeededSource(seed, practice=True)
    match = Match.new(ISLANDS, {"event_phase": True, "action_deck": True}, 6, source, name=name, players=players)
    bot, rng = make_bot("greedy"), Rng(seed)
    while match.result is None and not (match.number >= entries and is_at_sea(match)):
        seat = int(match.game.actor)
        match.order(seat, [bot.choose(ISLANDS, match.game.determinize(seat, rng), seat, rng)])
    return save_text(match)


def is_at_sea(match: Match) -> bool:
    """Whether a seat is asked which stack to move."""
    return bool(ISLANDS.view(match.game, 0).facts["question"] == "move")


def empire_game(game: str, seats: int, entries: int, question: str, seed: int) -> str:
    """The file of a game of a module who play as the greedy bot does; it breaks off when somebody is asked this after so many entries."""
    ruleset = find_game(game)
    players = ("Ada", "Ben", "Cleo", "Dan")[:seats]
    source = SeededSource(seed, practice=True)
    match = Match.new(ruleset, {}, seats, source, name=ruleset.meta.title, players=players)
    bot, rng = make_bot("greedy"), Rng(seed)
    while match.result is None:
        seat = int(match.game.actor)
        if match.number >= entries and ruleset.view(match.game, seat).facts["question"] == question:
            break
        match.order(seat, [bot.choose(ruleset, match.game.determinize(seat, rng), seat, rng)])
    return save_text(match)


def is_turn_open(match: Match) -> bool:
    """Whether a side is asked for its first action."""
    facts = RULESET.view(match.game, 0).facts
    return not facts["purchase_open"] and int(facts["actions_left"]) == ACTIONS


def find_chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError(
        "Tests of the browser need chromium: apt-get install chromium, or run pytest --ignore tests/browser"
    )


def launch(playwright: Playwright) -> Browser:
    arguments = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
    return playwright.chromium.launch(executable_path=find_chromium(), args=arguments)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """`grognard serve` on a folder; it can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.url = self.key = ""

    def start(self) -> None:
        toys = [
            str(ROOT / "tests" / "contract" / "installed"),
            str(ROOT),
            *os.environ.get("PYTHONPATH", "").split(os.pathsep),
        ]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, toys)), "PYTHONUNBUFFERED": "1"}
        command = [COMMAND, "serve", "--port", str(self.port), "--data", str(self.folder)]
        log = (self.folder / "server.log").open("a")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        log.close()
        line = self.process.stdout.readline() if self.process.stdout else ""
        found = LINK.search(line)
        if found is None:
            raise RuntimeError(f"no link in {line!r}: {self.log()}")
        self.url, self.key = found[1], found[2]

    @property
    def link(self) -> str:
        """What the host opens."""
        return f"{self.url}#key={self.key}"

    def load(self, text: str) -> str:
        """Make a table of a game file; its id."""
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "text/plain; charset=utf-8"}
        with urlopen(Request(f"{self.url}api/load", data=text.encode(), headers=headers)) as answer:
            return str(json.loads(answer.read())["id"])

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text()
