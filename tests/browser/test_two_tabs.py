"""Two tabs on one table stay consistent, and a stale one cannot act."""

import json

from playwright.sync_api import Page, expect

from grognard.games.mystic_mountain import RULESET
from tests.browser.board import do, new_table, place, settle, stands, wait_for
from tests.browser.harness import Watched

SOUTH_BEGINS = {"first_player": "south"}


def send(page: Page) -> None:
    number = page.locator("main").get_attribute("data-number")
    page.get_by_test_id("send").click()
    page.locator(f'main[data-number="{number}"]').wait_for(state="detached")


def test_what_is_done_in_one_tab_shows_in_the_other(watched: Watched) -> None:
    context = watched.context()
    one = watched.page(context)
    table = new_table(one, options=SOUTH_BEGINS)
    two = watched.page(context)
    two.goto(f"{watched.server.url}#/t/{table}")
    wait_for(two, "you")
    game = RULESET.start(SOUTH_BEGINS, 2)
    for tab, other, notation in ((one, two, "D15-D12"), (two, one, "E15-E12")):
        action = RULESET.parse(game, notation)
        do(tab, RULESET, game, action)
        game.apply(action)
        send(tab)
        stands(other, notation[-3:], "South soldier, has moved")
    assert one.get_by_test_id("log").inner_text() == two.get_by_test_id("log").inner_text()


def test_a_stale_tab_changes_nothing_and_shows_how_things_stand(watched: Watched) -> None:
    fresh = watched.page()
    table = new_table(fresh, options=SOUTH_BEGINS)
    context = watched.context()
    context.route_web_socket("**/ws/**", lambda _: None)  # hears nothing of what others do
    stale = watched.page(context)
    stale.goto(f"{watched.server.url}#/t/{table}")
    wait_for(stale, "you")
    game = RULESET.start(SOUTH_BEGINS, 2)
    do(fresh, RULESET, game, RULESET.parse(game, "D15-D12"))
    send(fresh)
    place(stale, "E15").click()
    place(stale, "E12").click()
    settle(stale)
    stands(stale, "D12", "South soldier, has moved")
    stands(fresh, "E12")
    assert stale.locator("main").get_attribute("data-number") == fresh.locator("main").get_attribute("data-number")


def test_a_double_click_acts_once(page: Page) -> None:
    new_table(page, options=SOUTH_BEGINS)
    place(page, "D15").click()
    place(page, "D12").dblclick()
    settle(page)
    expect(page.locator("[data-testid=drafted] li")).to_have_count(1)
    number = int(str(page.locator("main").get_attribute("data-number")))
    page.get_by_test_id("send").dblclick()
    expect(page.locator("main")).to_have_attribute("data-number", str(number + 1))


def test_a_seat_that_is_given_away_is_not_said_to_be_played_here_any_more(page: Page) -> None:
    """The table would wait for this page's answer on that seat's behalf."""
    said: list[list[int]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text).get("seats", [0, 1]))),
    )
    new_table(page, options=SOUTH_BEGINS)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("share").click()
    page.get_by_label("played in this browser").last.uncheck()
    for _ in range(100):
        if len(said) > 1:
            break
        page.wait_for_timeout(100)
    assert said == [[0, 1], [0]]
