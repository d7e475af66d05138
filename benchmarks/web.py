"""Times a long game in a real browser: from a click to the answer on the screen, and from the link to the board.

Times are the page's own clock, the wait for the next frame included, the thinking of bots left out. The aim is 150 ms for each.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from served import Server, launch, long_game

ENTRIES = 500
AIM = 150  # milliseconds
SIZES = {"1440": (1440, 900), "390": (390, 844)}

# What is measured: waits frame by frame until something is so, and one frame more, when it is on the screen.
CLOCK = """
    const drawn = (isSo) => new Promise((done, fail) => {
        const last = performance.now() + 20000;
        const look = (now) => isSo() ? requestAnimationFrame(done) : now > last ? fail(new Error(`it never came: ${isSo}`)) : requestAnimationFrame(look);
        requestAnimationFrame(look);
    });
    const find = (name) => document.querySelector(`[data-testid="${name}"]`);
    const press = (element) => {
        element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    const isIdle = () => document.querySelector(".board-pane[aria-busy=false]");
    const isAsked = () => document.querySelector(".answers .answer");
    const legal = () => [...document.querySelectorAll(".board-frame .is-legal[data-testid^=place-]")];
    const letGo = async () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        await drawn(() => !document.querySelector(".is-picked"));
    };
    const goalOfMover = async (k) => {  // picks a unit that can go to a free square, and gives that square
        const names = legal().map((one) => one.dataset.testid);
        for (const name of [...names.slice(k % names.length), ...names]) {
            press(find(name));
            await drawn(() => document.querySelector(".is-picked"));
            const free = legal().find((one) => !one.querySelector(".mm-token"));
            if (free) return free;
            await letGo();
        }
        throw new Error("nobody can move");
    };
    const drafted = () => document.querySelectorAll("[data-testid=drafted] li").length;
    const number = () => document.querySelector("main").dataset.number;
"""


class Deed(NamedTuple):
    """Something a person does: what is clicked, and what then has to show, as JavaScript; `then` tidies up untimed."""

    name: str
    click: str
    shows: str
    then: str = ""


DEEDS = (
    Deed(
        "a unit is picked: its moves are marked",
        "legal()[k % legal().length]",
        "document.querySelector('.is-picked') && legal().length > 0",
        "await letGo();",
    ),
    Deed(
        "a square is asked why not",
        "document.querySelector('.board-frame [data-testid^=place-]:not(.is-legal):not(:has(.mm-token))')",
        "find('why')",
        "press(find('why-close')); await drawn(() => !find('why'));",
    ),
    Deed(
        "a unit moves: the draft is shown",
        "await goalOfMover(k)",
        "drafted() === 1 && isIdle()",
        "press(find('back')); await drawn(() => drafted() === 0 && isIdle());",
    ),
    Deed(
        "an earlier moment is shown",
        "document.querySelectorAll('[data-testid^=log-]')[k + 3]",
        "find('travel-now') && isIdle()",
        "press(find('travel-now')); await drawn(() => !find('travel-now') && isIdle());",
    ),
    Deed(
        "charts are opened",
        "find('charts')",
        "document.querySelector('.chart-picture')",
        "press(find('close')); await drawn(() => !find('charts-body'));",
    ),
    Deed(
        "the turn is ended: the other side is asked",
        "(find('action-0') || (press(find('action-1')), await drawn(() => find('action-0'))), find('action-0'))",
        "number() !== before && isIdle() && isAsked()",
    ),
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="how often each thing is done")
    parser.add_argument("--entries", type=int, default=ENTRIES)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            game = long_game(given.entries, seed=1)  # neither side is near winning
            with sync_playwright() as playwright:
                browser = launch(playwright)
                for width, size in SIZES.items():
                    table = server.load(game)
                    measure(browser, server, table, f"{width} px, {given.entries} entries", size, given.times)
                browser.close()
        finally:
            server.stop()


def measure(browser: Browser, server: Server, table: str, title: str, size: tuple[int, int], times: int) -> None:
    """One block of the table that is printed."""
    print(f"\n{title:55}{'median':>9}{'p95':>9}  ms")
    show(
        "the page is opened at the table, nothing in its cache",
        [open_anew(browser, server, table, size) for _ in range(times)],
    )
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.link)
    page.get_by_role("main").wait_for()
    show("the table is opened from the list", [open_from_list(page, table) for _ in range(times)])
    for deed in DEEDS:
        show(deed.name, [do(page, deed, turn) for turn in range(times)])
    context.close()


def show(name: str, spent: list[float]) -> None:
    """One line, marked where the aim is missed."""
    slow = quantiles(spent, n=20, method="inclusive")[-1]
    print(f"{name:55}{median(spent):9.0f}{slow:9.0f}{'  over the aim' if slow > AIM else ''}")


def open_anew(browser: Browser, server: Server, table: str, size: tuple[int, int]) -> float:
    """From following a link to a table in a browser that never was here to the drawn board."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('grognard.host', '{server.key}')")
    page = context.new_page()
    page.goto(f"{server.url}#/t/{table}", wait_until="commit")
    spent = page.evaluate(
        f"async () => {{ {CLOCK} return await drawn(() => find('place-A9') && document.querySelector('[data-testid^=log-]')); }}"
    )
    context.close()
    return float(spent)


def open_from_list(page: Page, table: str) -> float:
    """From a click on a line of the list to the drawn board; files are in the browser already."""
    page.get_by_role("link", name="Tables", exact=True).click()
    page.get_by_test_id(f"open-{table}").wait_for()
    body = f"find('open-{table}').click(); return await drawn(() => find('place-A9') && isIdle()) - start;"
    return float(page.evaluate(f"async () => {{ {CLOCK} const start = performance.now(); {body} }}"))


def do(page: Page, deed: Deed, turn: int) -> float:
    """From a click to what it shows."""
    body = f"""async (k) => {{
        {CLOCK}
        await drawn(() => isIdle() && isAsked());
        const before = number();
        const target = {deed.click};
        const start = performance.now();
        press(target);
        const spent = await drawn(() => {deed.shows}) - start;
        {deed.then}
        return spent;
    }}"""
    return float(page.evaluate(body, turn))


if __name__ == "__main__":
    main()
