"""Every page at both sizes and in both themes: axe finds nothing, nothing scrolls sideways, motion can be switched off."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it has no types
from playwright.sync_api import Page, expect

from grognard.games.mystic_mountain import RULESET
from tests.browser.board import do, has_no_sideways_scroll, new_table, place, type_dice, wait_for, why_not
from tests.browser.harness import DESK, PHONE, Watched

SOUTH_BEGINS = {"first_player": "south"}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that a theme can change
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def lobby(page: Page) -> None:
    new_table(page, title="A table to be seen in the list")
    page.get_by_role("link", name="Tables", exact=True).click()
    page.locator(".table-row").first.wait_for()


def form(page: Page) -> None:
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("chance-practice").check()
    page.get_by_test_id("options").click()


def table(page: Page) -> None:
    new_table(page, options=SOUTH_BEGINS)
    place(page, "D15").wait_for()


def picked(page: Page) -> None:
    table(page)
    place(page, "D15").click()
    expect(place(page, "D12")).to_have_class("mm-place is-legal")


def relief(page: Page) -> None:
    picked(page)
    page.get_by_test_id("mode-oblique").click()


def refused(page: Page) -> None:
    table(page)
    place(page, "G15").click()
    place(page, "G12").click()
    why_not(page)


def words(page: Page) -> None:
    table(page)
    page.get_by_test_id("text-view").click()


def real_dice(page: Page) -> None:
    new_table(page, chance="manual")
    wait_for(page, "chance")


def travelling(page: Page) -> None:
    table(page)
    game = RULESET.start(SOUTH_BEGINS, 2)
    do(page, RULESET, game, RULESET.parse(game, "D15-D12"))
    page.get_by_test_id("send").click()
    page.get_by_test_id("log-0").first.click()
    page.get_by_test_id("travel-now").wait_for()


def charts(page: Page) -> None:
    new_table(page, chance="manual")
    type_dice(page, "south")
    page.get_by_test_id("charts").click()
    page.get_by_role("img", name="Points over time").wait_for()


def menu(page: Page) -> None:
    table(page)
    page.get_by_test_id("menu").click()


def help_on_keys(page: Page) -> None:
    page.get_by_test_id("help").click()


def curtain(page: Page) -> None:
    new_table(page, game="toy", seats=("person", "person", "person"))
    page.get_by_test_id("curtain-ready").wait_for()


def any_game(page: Page) -> None:
    new_table(page, game="toy", seats=("person", "random", "random"))
    page.locator(".answers .answer").first.wait_for()


def rules(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/rules/mystic-mountain/MM-054")
    page.get_by_test_id("rule-MM-054").wait_for()


def lessons(page: Page) -> None:
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Mystic Mountain").click()
    page.get_by_test_id("lesson-next").wait_for()


def lesson(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/attack")
    place(page, "D9").click()
    place(page, "E8").click()
    page.locator("[data-testid=verbs], .steps .is-done").first.wait_for()
    if page.get_by_test_id("verbs").is_visible():  # a finger is asked once more before dice fall
        page.get_by_test_id("verbs").get_by_role("button").first.click()
    expect(page.get_by_test_id("say")).to_contain_text("5 beats 3")


PAGES: list[Callable[[Page], None]] = [
    lobby, form, table, picked, relief, refused, words, real_dice, travelling, charts, menu, help_on_keys, curtain, any_game,
    rules, lessons, lesson,
]  # fmt: skip


@pytest.mark.parametrize("opened", PAGES, ids=lambda opened: opened.__name__)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    watched: Watched, opened: Callable[[Page], None], size: tuple[int, int]
) -> None:
    page = watched.page(watched.context(size, for_axe=True))
    opened(page)
    has_no_sideways_scroll(page)
    for theme, asked in (("light", RULES), ("dark", CONTRAST)):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        found = Axe().run(page, options=asked)
        told = [
            f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}" for one in found.response["violations"]
        ]
        assert told == [], theme


# In the first moment that shows dice, before they are gone by themselves: whether anything moves for longer than a blink; then they are sent away.
LOOK_AND_SKIP = """() => {
    const dice = document.querySelector("[data-testid=falling]");
    if (!dice) return "";
    const moving = document.getAnimations().some((one) => (one.effect?.getComputedTiming().activeDuration ?? 0) > 20);
    dice.click();
    return moving ? "moving" : "still";
}"""


@pytest.mark.parametrize("still", [True, False])
def test_dice_fall_only_for_those_who_like_motion(watched: Watched, still: bool) -> None:
    page = watched.page(watched.context(still=still))
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/attack")
    place(page, "D9").click()
    place(page, "E8").click()
    assert page.wait_for_function(LOOK_AND_SKIP).json_value() == ("still" if still else "moving")
    expect(page.get_by_test_id("falling")).to_have_count(0)


def test_sound_is_off_until_somebody_wants_it(page: Page) -> None:
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("sound")).not_to_be_checked()


# A column of 100 pixels with something tall over the question and its answers; how far it is scrolled when the table goes on, after somebody has scrolled it.
GOES_ON = """async ([isAsked, scrolled]) => {
    const { h, render } = await import("./vendor/preact.js");
    const { useAnswersInView } = await import("./js/table/in_view.js");
    const tall = (name, height) => {
        const part = document.createElement("div");
        part.className = name;
        part.style.cssText = `all: initial; display: block; box-sizing: border-box; height: ${height}px`;
        return part;
    };
    const side = tall("area-side", 100);
    side.style.overflow = "auto";
    side.append(tall("battle", 200), tall("prompt", 30), tall("answers", 40));
    const root = tall("root", 0);
    document.body.append(side, root);
    const Side = ({ number }) => (useAnswersInView({ number, draft: [], seat: 0, at: null }, true, isAsked), null);
    render(h(Side, { number: 1 }), root);
    const first = side.scrollTop;
    if (scrolled !== null) side.scrollTop = scrolled;
    render(h(Side, { number: 2 }), root);
    const found = [first, side.scrollTop];
    render(null, root);
    side.remove();
    root.remove();
    return found;
}"""


@pytest.mark.parametrize(
    ("is_asked", "scrolled", "found"),
    [(True, None, [170, 170]), (True, 25, [170, 170]), (False, None, [170, 170]), (False, 25, [170, 25])],
)
def test_a_column_is_scrolled_for_those_who_are_asked_and_not_for_those_who_read(
    page: Page, is_asked: bool, scrolled: int | None, found: list[int]
) -> None:
    assert page.evaluate(GOES_ON, [is_asked, scrolled]) == found
