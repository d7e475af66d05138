"""A game without a mouse: from the lobby to a table, moves, a refusal and its rule, taking back."""

from playwright.sync_api import Page, expect

from tests.browser.board import moment, place, settle, wait_for, wait_for_change


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.testid ?? document.activeElement?.textContent ?? ''"))


def tab_to(page: Page, testid: str, most: int = 80) -> None:
    """Press Tab until the control has the focus, and see that the focus shows."""
    for _ in range(most):
        if focused(page) == testid:
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {testid}")


def walk(page: Page, to: str) -> None:
    """Arrow keys from the focused square to another one: the column first, then the row."""
    at = focused(page).removeprefix("place-")
    across, down = ord(to[0]) - ord(at[0]), int(to[1:]) - int(at[1:])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(times):
            page.keyboard.press(key)
    assert focused(page) == f"place-{to}"


def sit_down(page: Page) -> None:
    """A hot-seat table of which South begins, made by keyboard alone."""
    tab_to(page, "new-table")
    page.keyboard.press("Enter")
    page.get_by_test_id("create").wait_for()
    tab_to(page, "game")
    page.keyboard.type("Mystic")
    tab_to(page, "title")
    page.keyboard.type("By keyboard")
    tab_to(page, "seat-1-kind")
    page.keyboard.press("ArrowUp")
    tab_to(page, "options")
    page.keyboard.press("Enter")
    tab_to(page, "option-first_player", most=200)
    page.keyboard.type("south")
    tab_to(page, "create", most=200)
    page.keyboard.press("Enter")
    wait_for(page, "you")
    place(page, "D15").wait_for()


def test_a_turn_is_played_by_keyboard(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("b")
    walk(page, "D15")
    page.keyboard.press("Enter")
    expect(place(page, "D15")).to_have_class("mm-place is-picked")
    before = moment(page)
    walk(page, "D12")
    page.keyboard.press(" ")
    wait_for_change(page, before)
    expect(page.get_by_test_id("drafted")).to_contain_text("D12")

    tab_to(page, "back")
    page.keyboard.press("Enter")
    settle(page)
    expect(page.get_by_test_id("drafted")).to_have_count(0)

    page.keyboard.press("a")
    expect(page.get_by_test_id("command")).to_be_focused()
    page.keyboard.type("E15-E12")
    before = moment(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.get_by_test_id("drafted")).to_contain_text("E12")

    page.keyboard.press("Tab")  # out of the field, where letters are letters
    page.keyboard.press("b")
    page.keyboard.press("n")
    assert focused(page).startswith("place-")
    expect(page.locator(":focus")).to_have_class("mm-place is-legal")
    page.keyboard.press("s")
    page.locator('main[data-number="1"]').wait_for()
    page.keyboard.press("u")
    expect(page.get_by_test_id("log")).to_contain_text("takes back")


def test_a_refusal_and_its_rule_are_reached_by_keyboard(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("b")
    walk(page, "G15")
    page.keyboard.press("Enter")
    walk(page, "G12")
    page.keyboard.press("Enter")
    why = page.get_by_test_id("why")
    expect(why).to_contain_text("MM-R15")
    for _ in range(20):
        if page.evaluate("document.activeElement.textContent") == "MM-R15":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("rule-MM-R15")).to_be_focused()


def test_keys_are_explained_and_escape_closes(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("let go of what is chosen")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
