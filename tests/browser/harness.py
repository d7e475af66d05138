"""A real server in a process of its own, and a real browser whose complaints are collected."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

ROOT = Path(__file__).parents[2]
COMMAND = str(Path(sys.executable).with_name("grognard"))
LINK = re.compile(r"(http://\S+?/)(#key=\S+)")
DESK, PHONE = (1440, 900), (390, 844)
# A refusal is an answer, although the browser logs it as a failed request.
ANSWERS = re.compile(r"Failed to load resource: the server responded with a status of (404|409)")
SILENCE = re.compile(
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to"
)

# Anything that the content policy forbids is a mistake of ours and is told to the console.
WATCH_POLICY = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));"""


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
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = LINK.search(line)
        assert found is not None, f"no link in {line!r}: {(self.folder / 'server.log').read_text()}"
        self.url, self.key = found[1], found[2]

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


@dataclass
class Watched:
    """Pages of one test, and all that their consoles complained of."""

    browser: Browser
    server: Server
    problems: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)
    is_silence_allowed: bool = False

    def context(
        self, size: tuple[int, int] = DESK, *, theme: str = "light", still: bool = True, for_axe: bool = False
    ) -> BrowserContext:
        made = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=for_axe,  # axe is a script of the test, which the content policy would forbid
            has_touch=size == PHONE,
        )
        made.set_default_timeout(20_000)
        made.add_init_script(WATCH_POLICY)
        self.contexts.append(made)
        return made

    def page(self, context: BrowserContext | None = None, *, is_host: bool = True) -> Page:
        page = (context or self.context()).new_page()
        page.on("console", self._heed)
        page.on("pageerror", lambda error: self.problems.append(f"error in a script: {error}"))
        page.goto(self.server.url + (self.server.key if is_host else ""))
        page.get_by_role("main").wait_for()
        return page

    def _heed(self, message: ConsoleMessage) -> None:
        is_answer = ANSWERS.search(message.text) or (self.is_silence_allowed and SILENCE.search(message.text))
        if message.type in {"error", "warning"} and not is_answer:
            self.problems.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
