"""The shell plays a game it has never heard of: three seats at one screen, hidden hands, windows, sealed bids."""

import random

from playwright.sync_api import Page, expect

from tests.browser.board import moment, new_table, settle
from tests.browser.harness import PHONE, Watched

CARDS = ("spy", "nudge", "cancel")
NEXT = ", ".join(
    (
        "[data-testid=curtain-ready]",
        "[data-testid=hand-over]",
        "[data-testid=nobody-answers]",
        "main[data-waiting=you] .answers",
        "main[data-waiting=over]",
    )
)


class Evening:
    """Three people at one screen, each looking only when it is their turn."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.seen: set[str] = set()

    def play(self, most: int = 400) -> None:
        for _ in range(most):
            self.page.locator(NEXT).first.wait_for()
            if self.page.locator("main[data-waiting=over]").count():
                return
            self.step()
        raise AssertionError(f"the game is not over after {most} steps")

    def step(self) -> None:
        before = self.signature()
        for name in ("curtain-ready", "hand-over", "nobody-answers"):
            button = self.page.get_by_test_id(name)
            if button.is_visible():
                self.seen.add(name)
                if name == "curtain-ready":
                    self.nothing_secret_shows()
                button.click()
                break
        else:
            self.answer()
        self.page.wait_for_function(f"(before) => {{ {SIGNATURE} return signature !== before; }}", arg=before)
        settle(self.page)

    def signature(self) -> str:
        return str(self.page.evaluate(f"() => {{ {SIGNATURE} return signature; }}"))

    def nothing_secret_shows(self) -> None:
        shown = self.page.locator("main").inner_text().lower()
        assert not [card for card in CARDS if card in shown], shown
        assert self.page.get_by_test_id("hand").count() == 0

    def answer(self) -> None:
        self.seen.add(str(self.page.locator(".answers").get_attribute("data-slot")))
        buttons = self.page.locator(".answers .answer, .hand .answer")
        if buttons.count():
            buttons.nth(self.dice.randrange(buttons.count())).click()
            return
        marked = self.page.locator(".words-place.is-legal > button")
        marked.nth(self.dice.randrange(marked.count())).click()
        settle(self.page)


SIGNATURE = """
    const main = document.querySelector("main");
    const parts = [main?.dataset.number, main?.dataset.waiting, document.querySelectorAll("[data-testid=drafted] li").length,
        document.querySelectorAll("[data-testid=curtain]").length, document.querySelectorAll(".is-picked").length,
        document.querySelectorAll("[data-testid=verbs]").length, document.querySelector("[data-testid=hand]")?.textContent];
    const signature = parts.join("|");
"""


def test_three_people_at_one_screen_play_to_the_end(page: Page) -> None:
    # By seed: of fair games, one in twenty-five has no card to answer with, or nobody who sails.
    new_table(
        page,
        game="toy",
        title="Three crews",
        seats=("person", "person", "person"),
        chance="practice",
        seed="7",
        options={"rounds": 3},
    )
    evening = Evening(page, seed=5)
    evening.play()
    assert {"curtain-ready", "hand-over", "nobody-answers"} <= evening.seen
    assert {"count", "place"} <= evening.seen
    expect(page.get_by_test_id("prompt")).to_contain_text("coins")
    page.get_by_test_id("charts").click()
    expect(page.get_by_test_id("charts-body")).not_to_have_attribute("aria-busy", "true")


def test_one_person_against_bots_on_a_phone(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    new_table(page, game="toy", seats=("person", "random", "random"), options={"rounds": 2})
    evening = Evening(page, seed=2)
    evening.play()
    assert "curtain-ready" not in evening.seen, "one person alone needs no curtain"


def test_a_sealed_bid_is_not_shown_to_the_next_crew(page: Page) -> None:
    new_table(page, game="toy", seats=("person", "person", "person"))
    evening = Evening(page, 0)
    page.locator(NEXT).first.wait_for()
    while not page.locator(".answers .answer").count():
        evening.step()
        page.locator(NEXT).first.wait_for()
    before = moment(page)
    page.locator(".answers .answer", has_text="Bid 2").click()
    page.locator("[data-testid=hand-over], [data-testid=curtain-ready]").first.wait_for()
    assert moment(page) != before
    while not page.locator(".answers .answer").count():
        evening.step()
        page.locator(NEXT).first.wait_for()
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("red made a bid.")
    expect(log).not_to_contain_text("red bid 2")
