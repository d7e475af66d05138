"""Fights, ships and stacks of Mysterious Islands as a player reads them: what both sides add, the dice, who rides where."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.board import place, settle
from tests.browser.harness import DESK, PHONE, Watched
from tests.browser.test_islands import Captain, await_question, pick_by_lot


def learn(page: Page, lesson: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/mysterious-islands/{lesson}")
    page.locator(".isl-board").wait_for()
    settle(page)


def touch(page: Page, hex_: str) -> None:
    """Click a hex where it is clicked: on the hex, not on what lies over it."""
    place(page, hex_).locator(".isl-hit").click()
    settle(page)


def press(page: Page, label: str) -> None:
    page.locator(".beside .answer, .answers .answer", has_text=label).first.click()
    settle(page)


def added(side: Locator) -> list[str]:
    """The rules of what a side adds."""
    return side.locator(".rule-link").all_inner_texts()


def test_before_and_after_a_roll_both_sides_show_what_they_add(page: Page) -> None:
    learn(page, "battle")
    touch(page, "D4")
    pirates, company = page.get_by_test_id("verbs").get_by_test_id("ahead").locator(".isl-side").all()
    assert set(added(pirates)) == {"MI-064", "MI-065", "MI-076", "MI-077"}
    assert added(company) == ["MI-097"]
    expect(pirates.locator(".isl-sum")).to_have_text("3 dice + 5")
    press(page, "Fight Company in D4")
    attacker, defender = page.get_by_test_id("fight").locator(".isl-side").all()
    expect(attacker.locator(".isl-sum")).to_have_text("8 + 5 = 13")
    expect(defender.locator(".isl-sum")).to_have_text("13 + 1 = 14")
    expect(attacker.get_by_role("img")).to_have_attribute("aria-label", "3 against 3 against 2")
    expect(attacker).to_contain_text("1 unit to lose")
    expect(page.locator(".answers .is-usual")).to_have_text(re.compile("Lose a Pirate"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_landing_shows_what_it_meets_and_who_rides(watched: Watched, size: tuple[int, int]) -> None:
    page = watched.page(watched.context(size))
    learn(page, "land")
    touch(page, "F6")
    press(page, "Barge")
    press(page, "3 Beastmen")
    touch(page, "G6")
    touch(page, "H5")  # not to be chosen now: what lies there is told all the same
    expect(page.get_by_test_id("told")).to_contain_text("1 Soldier")
    expect(page.get_by_test_id("why")).to_contain_text("H5 holds no units of yours")
    page.get_by_test_id("why-close").click()
    touch(page, "G6")
    press(page, "3 Beastmen")
    touch(page, "G6")  # where they are: no goal
    expect(page.get_by_test_id("told")).to_contain_text(
        re.compile("3 Beastmen.*aboard the Barge.*1 Barge.*carries 3 of 3")
    )
    page.get_by_test_id("why-close").click()
    touch(page, "H5")
    moreau, company = page.get_by_test_id("verbs").get_by_test_id("ahead").locator(".isl-side").all()
    assert (added(moreau), added(company)) == (["MI-064", "MI-089"], ["MI-097"])


def test_a_card_says_once_what_it_does_now(page: Page) -> None:
    learn(page, "cards")
    card = page.locator(".hand .is-playable").first
    button = card.locator(".answer")
    expect(button).to_have_attribute("aria-label", "Six: make a die a 6")
    expect(button).to_have_text("Make a die a 6")
    expect(card.locator(".card-text")).to_be_hidden()


# What the log tells of a roll of six dice of which the defender, whose seat is 0, throws his three again: 2, 2, 2 instead of 1, 2, 3.
THROWN_AGAIN = """async () => {
    const { lastRoll } = await import("./js/draw/islands/last_roll.js");
    const line = (what, numbers, dice = [], sides = []) => ({ what, numbers, dice, sides, rule: "", text: "" });
    return lastRoll([
        line("throw", [0, 0, 1]),
        line("dice", [6, 5, 4], [6, 5, 4, 1, 2, 3], [1, 1, 1, 0, 0, 0]), line("dice", [1, 2, 3]),
        line("again", []), line("dice", [2, 2, 2], [2, 2, 2], [0, 0, 0]),
        line("total", [1, 15, 15]), line("total", [0, 6, 6]),
    ]).map(({ dice }) => dice);
}"""


def test_dice_that_a_stack_throws_again_are_those_on_show(page: Page) -> None:
    assert page.evaluate(THROWN_AGAIN) == [[6, 5, 4], [2, 2, 2]]


# Whether a part of the board is seen: within its frame, within the window, and large enough for a finger.
IS_SEEN = """(what) => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const part = document.querySelector(what)?.getBoundingClientRect();
    return part && part.width >= 24 && part.left >= frame.left && part.right <= frame.right && part.top >= frame.top && part.bottom <= frame.bottom
        && part.top >= 0 && part.bottom <= innerHeight;
}"""


def test_on_a_phone_the_page_goes_to_what_is_asked(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    pick_by_lot(page)
    captain = Captain(page, seed=3, patience=1.0)
    end = page.locator(".answers [data-verb=end]", has_text="Recruit Phase")
    while not end.count():
        captain.step()
        await_question(page)
    page.wait_for_function(IS_SEEN, arg=".is-about .isl-hit")  # one's Base, where recruits appear
    expect(page.locator(".slot-shop .label").first).not_to_contain_text("Recruit")  # the question says it
    end.tap()  # far below the board
    page.wait_for_function(IS_SEEN, arg=".is-legal[data-pick] .isl-hit")
