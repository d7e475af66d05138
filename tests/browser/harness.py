"""A real browser whose complaints are collected."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from served import Server

DESK, PHONE = (1440, 900), (390, 844)
PATIENCE = 60_000  # milliseconds: a page that shares one slow processor with others is late, but no failure
# A refusal is an answer, although the browser logs it as a failed request.
ANSWERS = re.compile(r"Failed to load resource: the server responded with a status of (404|409)")
SILENCE = re.compile(
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to"
)

# Anything that the content policy forbids is a mistake of ours and is told to the console.
WATCH_POLICY = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));"""


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
        made.set_default_timeout(PATIENCE)
        made.add_init_script(WATCH_POLICY)
        self.contexts.append(made)
        return made

    def page(self, context: BrowserContext | None = None, *, is_host: bool = True) -> Page:
        page = (context or self.context()).new_page()
        page.on("console", self._heed)
        page.on("pageerror", lambda error: self.problems.append(f"error in a script: {error}"))
        page.goto(self.server.link if is_host else self.server.url)
        page.get_by_role("main").wait_for()
        return page

    def _heed(self, message: ConsoleMessage) -> None:
        is_answer = ANSWERS.search(message.text) or (self.is_silence_allowed and SILENCE.search(message.text))
        if message.type in {"error", "warning"} and not is_answer:
            self.problems.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
