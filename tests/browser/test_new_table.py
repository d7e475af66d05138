"""The form of a new table."""

import re

from playwright.sync_api import Page, expect


def test_a_number_counts_while_it_is_typed_and_an_empty_one_is_not_sent(page: Page) -> None:
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("options").click()
    turns = page.get_by_test_id("option-turn_cap")
    turns.fill("")
    turns.press("Enter")
    expect(page).to_have_url(re.compile("#/new"))
    turns.press_sequentially("120")
    expect(page.get_by_test_id("options")).to_contain_text("1 changed")
    turns.press("Enter")
    page.locator("main[data-number]").wait_for()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("table-menu")).to_contain_text("120")
