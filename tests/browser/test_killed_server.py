"""A server that is killed under play goes on where it was, and so does the page, without a reload."""

from playwright.sync_api import Page, expect

from grognard.games.mystic_mountain import RULESET
from tests.browser.board import do, new_table, stands, wait_for
from tests.browser.harness import Watched


def test_a_table_goes_on_after_the_server_was_killed(mortal: Watched) -> None:
    page = mortal.page()
    options = {"first_player": "south"}
    new_table(page, options=options)
    game = RULESET.start(options, 2)
    first, second, third = (RULESET.parse(game, text) for text in ("D15-D12", "E15-E12", "F15-F13"))
    do(page, RULESET, game, first)
    page.get_by_test_id("send").click()
    expect(page.locator("main")).to_have_attribute("data-number", "1")
    game.apply(first)
    do(page, RULESET, game, second)  # only a draft when the server dies

    mortal.server.kill()
    expect(page.get_by_text("reconnecting")).to_be_visible()
    mortal.server.start()
    expect(page.get_by_text("reconnecting")).to_have_count(0)

    stands(page, "D12", "South soldier, has moved")
    if not page.get_by_test_id("drafted").count():
        do(page, RULESET, game, second)
    game.apply(second)
    do(page, RULESET, game, third)
    expect(page.locator("main")).to_have_attribute("data-number", "3")
    stands(page, "E12", "South soldier")


def end_turn(page: Page) -> None:
    page.get_by_role("button", name="End the turn").click()


def test_a_bot_killed_while_it_thinks_makes_its_move_afterwards(mortal: Watched) -> None:
    page = mortal.page()
    new_table(page, seats=("person", "uct:3000ms"), options={"first_player": "south"})
    wait_for(page, "you")
    end_turn(page)
    wait_for(page, "bot")
    mortal.server.kill()
    mortal.server.start()
    page.locator('main[data-waiting="you"]').wait_for()
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("North")
    assert log.inner_text().count("Turn 2: North") == 1
