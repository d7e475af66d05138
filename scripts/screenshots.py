"""Takes docs/pictures/*.png: the page at a desk and on a phone, in a fight, in a lesson, in the rules. PYTHONPATH=scripts"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from served import Server, empire_game, launch, long_game, sea_game

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
GAMES = (
    ("Over the ramp", 40, 3),
    ("Late in the evening", 223, 11),
)  # entries and seeds of games that the lobby lists besides

SETTLED = 800  # milliseconds until the chart has found its size
MARS = "space-1889-empires"
# The tables by name; entries and seeds are such that there is something to see.
TABLES: dict[str, Callable[[], str]] = {
    "mountain": lambda: long_game(114, 6, "A fight for the pass"),
    "sea": lambda: sea_game(2200, 4),
    "mars": lambda: empire_game(MARS, seats=4, entries=700, question="go", seed=5),
    "battle": lambda: empire_game(MARS, seats=3, entries=250, question="battle-card", seed=4),
    "fens": lambda: empire_game("amber-fens", seats=4, entries=100, question="go", seed=5),
}


class Sight(NamedTuple):
    """A page to be seen: its address, and what is done there before the picture is taken."""

    address: str
    show: Callable[[Page], None]
    is_dark: bool = False
    table: str = "mountain"  # which of the games


def main() -> None:
    """All pictures into a folder, or only those named after it."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    wanted = {name: sight for name, sight in PICTURES.items() if name in sys.argv[2:] or not sys.argv[2:]}
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        for name, entries, seed in GAMES:  # the lobby is to have some
            server.load(long_game(entries, seed, name))
        tables = {table: server.load(TABLES[table]()) for table in {sight.table for sight in wanted.values()}}
        for name, sight in wanted.items():
            for device in SIZES:
                picture(browser, server, target / f"{name}-{device}.png", device, sight, tables[sight.table])
        browser.close()
        server.stop()


def picture(browser: Browser, server: Server, file: Path, device: str, sight: Sight, table: str) -> None:
    width, height = SIZES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if sight.is_dark else "light",
        reduced_motion="reduce",
        has_touch=device == "phone",
    )
    page = context.new_page()
    page.goto(server.link)
    page.get_by_role("main").wait_for()
    page.evaluate(f"location.hash = '{sight.address.format(table=table)}'")
    sight.show(page)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file)
    context.close()


def position(page: Page) -> None:
    """A table with an archer picked, whose targets and odds are marked; a unit that can act, when it has none."""
    page.locator(".board-frame .is-legal").first.wait_for()
    page.evaluate(PICK_THE_MOST_DANGEROUS)
    page.locator(".is-picked").first.wait_for()


# Of the units that can act, the one with the most enemies to choose from.
PICK_THE_MOST_DANGEROUS = """async () => {
    const wait = () => new Promise((done) => setTimeout(done, 60));
    const units = [...document.querySelectorAll(".board-frame .is-legal[data-testid^=place-]")].map((one) => one.dataset.testid);
    const find = (name) => document.querySelector(`[data-testid="${name}"]`);
    const click = async (name) => { find(name).dispatchEvent(new MouseEvent("click", { bubbles: true })); await wait(); };
    let best = [units[0], -1];
    for (const name of units) {
        await click(name);
        const targets = document.querySelectorAll(".board-frame .is-legal .mm-token").length;
        if (targets > best[1]) best = [name, targets];
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await wait();
    }
    await click(best[0]);
}"""


def behind_the_curtain(page: Page) -> None:
    """A table with secrets, once whoever is asked has taken the screen; what can be chosen is marked."""
    page.get_by_test_id("curtain-ready").click()
    page.mouse.move(0, 0)  # else what lies under the pointer opens
    page.locator(".board-frame .is-legal").first.wait_for()
    page.wait_for_timeout(SETTLED)


def battle(page: Page) -> None:
    """A battle with its totals, on a phone beside the map."""
    page.get_by_test_id("curtain-ready").click()
    page.mouse.move(0, 0)
    page.get_by_test_id("battle").scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLED)


def relief(page: Page) -> None:
    position(page)
    page.get_by_test_id("mode-oblique").click()
    page.locator("[data-testid=mode-oblique][aria-pressed=true]").wait_for()


def lesson(page: Page) -> None:
    for square in ("I13", "I9"):
        page.get_by_test_id(f"place-{square}").click()
    page.locator("[data-testid=verbs], .steps .is-done").first.wait_for()
    if page.get_by_test_id("verbs").is_visible():  # a finger is asked once more before dice fall
        page.get_by_test_id("verbs").get_by_role("button").first.click()
    page.get_by_test_id("say").get_by_text("A 4 is just enough").wait_for()


def rules(page: Page) -> None:
    page.get_by_test_id("rule-MM-052").wait_for()


def lobby(page: Page) -> None:
    page.locator(".table-row").first.wait_for()


def charts(page: Page) -> None:
    page.get_by_test_id("charts").click()
    page.locator(".chart-picture").last.wait_for()


PICTURES = {
    "table": Sight("#/t/{table}", position),
    "sea": Sight("#/t/{table}", behind_the_curtain, table="sea"),
    "mars": Sight("#/t/{table}", behind_the_curtain, table="mars"),
    "battle": Sight("#/t/{table}", battle, table="battle", is_dark=True),
    "fens": Sight("#/t/{table}", behind_the_curtain, table="fens"),
    "relief": Sight("#/t/{table}", relief, is_dark=True),
    "lesson": Sight("#/learn/mystic-mountain/shot", lesson),
    "rules": Sight("#/rules/mystic-mountain/MM-052", rules),
    "lobby": Sight("#/", lobby),
    "charts": Sight("#/t/{table}", charts, is_dark=True),
}


if __name__ == "__main__":
    main()
