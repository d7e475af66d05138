"""Fingers on the board of a phone."""

from playwright.sync_api import Page

from tests.browser.board import new_table
from tests.browser.harness import PHONE, Watched

SHEET = "new DOMMatrix(getComputedStyle(document.querySelector('.board-sheet')).transform)"
STEP = 5  # pixels from one report of a finger to the next


def fingers(page: Page, *paths: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Move a finger along each path, all at once."""
    hand = page.context.new_cdp_session(page)

    def report(kind: str, share: float) -> None:
        points = [
            {"x": x0 + (x1 - x0) * share, "y": y0 + (y1 - y0) * share, "id": finger}
            for finger, ((x0, y0), (x1, y1)) in enumerate(paths)
        ]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})
        page.wait_for_timeout(20)

    longest = max(abs(x1 - x0) + abs(y1 - y0) for (x0, y0), (x1, y1) in paths)
    steps = int(longest // STEP)
    report("touchStart", 0)
    for step in range(1, steps + 1):
        report("touchMove", step / steps)
    report("touchEnd", 1)
    page.wait_for_timeout(100)


def middle(page: Page) -> tuple[float, float]:
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_enlarge_the_board_and_one_moves_it(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    new_table(page, title="By hand", chance="practice", seed="7", options={"first_player": "south"})
    x, y = middle(page)
    fingers(page, ((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    page.wait_for_function(f"() => {SHEET}.a > 2")
    before, scrolled = page.evaluate(f"{SHEET}.f"), page.evaluate("scrollY")
    fingers(page, ((x, y), (x, y - 80)))
    page.wait_for_function(f"(before) => {SHEET}.f < before - 60", arg=before)
    assert page.evaluate("scrollY") == scrolled
    assert page.locator(".is-picked").count() == 0  # a drag is no click


def test_one_finger_scrolls_the_page_while_all_of_the_board_is_seen(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    new_table(page, title="By hand", chance="practice", seed="7", options={"first_player": "south"})
    x, y = middle(page)
    fingers(page, ((x, y), (x, y - 120)))
    page.wait_for_function("() => scrollY > 50")
    assert page.evaluate(f"{SHEET}.f") == 0


def test_a_finished_table_asks_nothing(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    new_table(page, title="Enough", chance="practice", seed="7", options={"first_player": "south"})
    for name in ("menu", "finish", "finish-yes"):
        page.get_by_test_id(name).click()
    page.locator('main[data-waiting="over"]').wait_for()
    assert page.get_by_test_id("prompt").inner_text() == "The table is closed."
    assert page.locator(".answer, [data-testid=undo]").count() == 0
    assert page.get_by_test_id("how-it-went").is_visible()
