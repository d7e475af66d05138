"""Lessons are learnt by clicking; a wrong turn can be taken back."""

import pytest
from playwright.sync_api import Page, expect

from grognard.core.attempts import attempt, lesson_of
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.lessons import lessons
from tests.browser.board import do, place
from tests.rules.mystic_mountain.test_lessons import TAUGHT, Taught

FIRST = {taught.lesson: taught for taught in reversed(TAUGHT)}


def done_steps(page: Page) -> int:
    return page.locator(".steps .step.is-done").count()


def click_through(page: Page, taught: Taught) -> None:
    """The choices of a lesson, each by clicking what it touches."""
    lesson = lesson_of(RULESET, taught.lesson)
    actions: list[int] = []
    for number, notation in enumerate(taught.done):
        game = attempt(RULESET, lesson, actions).game
        action = RULESET.parse(game, notation)
        do(page, RULESET, game, action)
        actions.append(action)
        expect(page.get_by_test_id("say")).to_contain_text(lesson.steps[number].say[:12])
        assert done_steps(page) == number + 1
    for square in taught.tried:
        place(page, square).click()


@pytest.mark.parametrize("lesson_id", list(FIRST))
def test_a_lesson_is_learnt_by_clicking(page: Page, lesson_id: str) -> None:
    taught, lesson = FIRST[lesson_id], lesson_of(RULESET, lesson_id)
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/{lesson_id}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(lesson.title)
    expect(page.get_by_test_id("say")).to_contain_text(lesson.goal[:12])
    click_through(page, taught)
    expect(page.locator("main[data-done=true]")).to_be_visible()
    if taught.tried:
        assert page.get_by_test_id("why").get_by_role("link").first.inner_text() in taught.cited
    page.get_by_test_id("lesson-list").click()
    expect(page.get_by_test_id(f"lesson-{lesson_id}")).to_contain_text("(done)")


def test_a_lesson_that_is_done_begins_again_by_keyboard(page: Page) -> None:
    lesson_id = next(name for name, taught in FIRST.items() if not taught.tried)
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/{lesson_id}")
    expect(page.get_by_test_id("say")).to_contain_text(lesson_of(RULESET, lesson_id).goal[:12])
    click_through(page, FIRST[lesson_id])
    expect(page.locator("main[data-done=true]")).to_be_visible()
    page.get_by_test_id("again").press("Enter")
    expect(page.locator("main[data-done=false]")).to_be_visible()
    expect(page.get_by_test_id("again")).to_be_focused()  # although it stands elsewhere now


def test_all_lessons_stand_in_the_list_in_order(page: Page) -> None:
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Mystic Mountain").click()
    expect(page.get_by_test_id("lesson-next")).to_contain_text(lessons()[0].title)
    assert page.locator(".lesson-title").all_inner_texts() == [lesson.title for lesson in lessons()]


def test_a_wrong_turn_is_told_and_taken_back(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/march")
    say = page.get_by_test_id("say")
    place(page, "D12").click()
    place(page, "C12").click()
    expect(say).to_contain_text("Go back")
    assert done_steps(page) == 0
    page.get_by_test_id("back").click()
    expect(say).to_contain_text("Bring the soldier")
    place(page, "D12").click()
    place(page, "D9").click()
    expect(say).to_contain_text("beside the enemy")
    page.get_by_test_id("again").click()
    expect(say).to_contain_text("Bring the soldier")
    assert done_steps(page) == 0


def test_a_lesson_that_does_not_exist_is_said_to_be_missing(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/flying")
    expect(page.get_by_role("alert")).to_contain_text("flying")
