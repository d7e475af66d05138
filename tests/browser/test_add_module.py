"""Bringing a module on the page of a new table."""

from pathlib import Path

from playwright.sync_api import Page, expect

from grognard.games.warp_empires.format.template import template


def test_faults_are_listed_and_a_good_module_is_chosen_at_once(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "marsh_kings.toml"
    page.get_by_test_id("new-table").click()
    file.write_text(template("marsh_kings").replace('kind = "random"', 'kind = "randon"', 1))
    page.get_by_test_id("module-file").set_input_files(file)
    expect(page.get_by_test_id("module-said")).to_contain_text("cannot be played yet")
    expect(page.get_by_test_id("module-faults")).to_contain_text("map.kind")
    expect(page.get_by_test_id("module-faults")).to_contain_text("marsh_kings.toml, line")
    file.write_text(template("marsh_kings"))
    page.get_by_test_id("module-file").set_input_files(file)
    expect(page.get_by_test_id("module-said")).to_contain_text("can be played")
    expect(page.get_by_test_id("module-faults")).to_have_count(0)
    expect(page.get_by_test_id("game")).to_have_value("marsh-kings")
    page.get_by_test_id("create").click()
    page.locator("main[data-number]").wait_for()
