"""The rules page: whole, searchable, every rule with an address that refusals link to."""

from playwright.sync_api import Page, expect

from grognard.core.ledger import ledger_of
from grognard.games.mystic_mountain import RULESET
from tests.browser.board import place, why_not


def open_rules(page: Page, rest: str = "") -> None:
    page.goto(f"{page.url.split('#')[0]}#/rules/mystic-mountain{rest}")
    page.get_by_test_id("rules-text").wait_for()


def test_every_rule_stands_on_the_page_once(page: Page) -> None:
    open_rules(page)
    shown = page.locator(".rule .rule-id").all_inner_texts()
    assert sorted(shown) == sorted(ledger_of(RULESET))


def test_search_finds_words_and_ids_and_says_how_many(page: Page) -> None:
    open_rules(page)
    box, count = page.get_by_test_id("rules-search"), page.get_by_test_id("rules-count")
    box.fill("MM-R64")
    expect(page.get_by_test_id("rule-MM-R64")).to_be_visible()
    expect(page.get_by_test_id("rule-MM-001")).to_have_count(0)
    box.fill("strictly higher free")
    expect(page.get_by_test_id("rule-MM-052")).to_be_visible()
    expect(count).to_contain_text("place")
    box.fill("no such words at all")
    expect(count).to_have_text("0 places")
    expect(page.get_by_test_id("rules-text")).to_contain_text("Nothing of this is in the rules")
    box.fill("")
    expect(page.locator(".rule")).to_have_count(len(ledger_of(RULESET)))


def test_an_address_shows_and_marks_its_rule(page: Page) -> None:
    open_rules(page, "/MM-054")
    rule = page.get_by_test_id("rule-MM-054")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_attribute("aria-current", "true")
    page.get_by_test_id("rules-search").fill("archer")
    page.get_by_test_id("rule-MM-047").get_by_role("link").first.click()
    expect(page.get_by_test_id("rule-MM-047")).to_be_focused()
    expect(page.get_by_test_id("rules-search")).to_have_value("")


def test_links_inside_the_text_lead_to_sections_and_rules(page: Page) -> None:
    open_rules(page)
    page.locator(".rules-html").get_by_role("link", name="table of options").click()
    page.wait_for_url("**/#/rules/mystic-mountain/options")
    expect(page.get_by_role("heading", name="Options")).to_be_in_viewport()
    page.locator("#at-options").get_by_role("link", name="MM-R64").click()
    expect(page.get_by_test_id("rule-MM-R64")).to_be_focused()


def test_a_rule_or_game_that_does_not_exist_is_said_to_be_missing(page: Page) -> None:
    open_rules(page, "/MM-999")
    expect(page.get_by_role("alert")).to_contain_text("MM-999")
    page.goto(f"{page.url.split('#')[0]}#/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_a_refusal_links_to_its_rule(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/slopes")
    place(page, "G13").click()
    place(page, "G12").click()
    why_not(page).get_by_role("link", name="MM-R15").click()
    expect(page.get_by_test_id("rule-MM-R15")).to_be_focused()
    page.go_back()
    expect(place(page, "G12")).to_be_visible()
