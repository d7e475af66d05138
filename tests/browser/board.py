"""What a person does at a page: everything here is a click, a key or a look."""

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from grognard.core.game import Game
from grognard.core.ruleset import Ruleset

SQUARE = re.compile(r"[A-Z]\d+")
# Of a table its number, who is waited for, and the choices gathered so far; of a lesson what is said.
MOMENT = """
    const main = document.querySelector("main");
    const counted = document.querySelectorAll("[data-testid=drafted] li, .steps .is-done").length;
    const said = document.querySelector("[data-testid=say]")?.textContent ?? "";
    const moment = [main?.dataset.number, main?.dataset.waiting, counted, said].join("|");
"""
TABLE = re.compile(r"#/t/([\w-]+)")


def new_table(
    page: Page,
    *,
    game: str = "mystic-mountain",
    title: str = "",
    seats: tuple[str, ...] = ("person", "person"),
    chance: str = "fair",
    seed: str = "",
    options: Mapping[str, object] | None = None,
) -> str:
    """Fill in the form of a new table as the lobby opens it; a seat is "person" or the name of a bot. The table's id."""
    page.get_by_role("link", name="Tables", exact=True).click()
    page.get_by_test_id("new-table").click()
    chooser = page.get_by_test_id("game")
    page.get_by_test_id("create").wait_for()
    if chooser.is_visible():
        chooser.select_option(game)
    page.get_by_test_id("title").fill(title)
    if page.get_by_test_id("seats").is_visible():
        page.get_by_test_id("seats").fill(str(len(seats)))
        page.get_by_test_id("seats").press("Tab")
    for seat, who in enumerate(seats):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("person" if who == "person" else "bot")
        if who != "person":
            page.get_by_test_id(f"seat-{seat}-bot").select_option(who)
    page.get_by_test_id(f"chance-{chance}").check()
    if seed:
        page.get_by_test_id("seed").fill(seed)
    if options:
        page.get_by_test_id("options").click()
    for name, value in (options or {}).items():
        field = page.get_by_test_id(f"option-{name}")
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int) or field.evaluate("field => field.tagName") == "TEXTAREA":
            field.fill(str(value))
        else:
            field.select_option(str(value))
    page.get_by_test_id("create").click()
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    page.locator("main[data-number], [data-testid=curtain]").first.wait_for()
    return found[1]


def squares_of(ruleset: Ruleset, game: Game, action: int) -> list[str]:
    """The squares that a person clicks for an action."""
    return [touch for touch in ruleset.describe(game, action).touches if SQUARE.fullmatch(touch)]


def place(page: Page, name: str) -> Locator:
    return page.get_by_test_id(f"place-{name}")


def stands(page: Page, name: str, words: str = "") -> None:
    """That a square shows this, words being what is told of it in "D12, battlefield, South soldier, has moved"."""
    beginning = (
        f"{name}, battlefield, {words}" if words else f"{name}, battlefield(, (last change|threatened|can be .*))*$"
    )
    expect(place(page, name)).to_have_attribute("aria-label", re.compile(beginning))


def moment(page: Page) -> str:
    """What changes whenever a choice was taken."""
    return str(page.evaluate(f"() => {{ {MOMENT} return moment; }}"))


def wait_for_change(page: Page, before: str) -> None:
    page.wait_for_function(f"(before) => {{ {MOMENT} return moment !== before; }}", arg=before)


def wait_for(page: Page, waiting: str) -> None:
    """Until the table waits for "you", "other", "chance" …"""
    page.locator(f'main[data-waiting="{waiting}"]').wait_for()


def do(page: Page, ruleset: Ruleset, game: Game, action: int) -> None:
    """Carry out a legal action of the position on show by clicking what it touches, then its button if one is offered."""
    before = moment(page)
    if not click_squares(page, squares_of(ruleset, game, action), before):
        button_of(page, action).click()
    wait_for_change(page, before)


def button_of(page: Page, action: int) -> Locator:
    """The button of an action, in the menu beside the board or among the answers."""
    return page.locator(f".beside [data-testid=action-{action}], .answers [data-testid=action-{action}]").first


def click_squares(page: Page, squares: list[str], before: str) -> bool:
    """Click squares; whether that was enough to act."""
    for square in squares:
        place(page, square).click()
    settle(page)
    return moment(page) != before


def settle(page: Page) -> None:
    """Until the page has the server's answer to the last click."""
    page.wait_for_function("""() => document.querySelector(".board-pane[aria-busy=false], [data-testid=curtain]")""")


def type_dice(page: Page, text: str) -> None:
    """Put in what fell on a table of real dice."""
    wait_for(page, "chance")
    before = moment(page)
    page.get_by_test_id("dice-text").fill(text)
    page.get_by_test_id("supply").click()
    wait_for_change(page, before)


def points(page: Page, seat: int) -> int:
    return int(page.get_by_test_id(f"seat-{seat}").get_by_test_id("fact-points").inner_text())


def has_no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} px wide in a window of {wide[1]} px"


def why_not(page: Page) -> Locator:
    card = page.get_by_test_id("why")
    expect(card).to_be_visible()
    return card
