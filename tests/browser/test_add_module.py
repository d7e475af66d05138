"""Bringing a module on the page of a new table."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from grognard.games.warp_empires.format.template import template, template_with_map
from tests.browser.test_empires import begin
from tests.browser.test_islands import Captain
from tests.rules.warp_empires.toy import MAP, TOY


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


CODE = "<img src=x onerror=window.hacked=1>"


def test_names_that_look_like_code_are_shown_as_text(page: Page, tmp_path: Path) -> None:
    """A module of a stranger, with a map, played against a bot: nothing of it becomes part of the page."""
    text = TOY.replace('file = "map.toml"', 'file = "sly_map.toml"').replace('id = "toy"', 'id = "sly"')
    for name in ("Toy", "Town", "Foot", "Red", "Blue", "Green", "March"):
        text = text.replace(f'name = "{name}"', f'name = "{name} {CODE}"')
    (tmp_path / "sly.toml").write_text(text)
    (tmp_path / "sly_map.toml").write_text(MAP.replace('name = "Ann"', f'name = "Ann {CODE}"'))
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("module-file").set_input_files([tmp_path / "sly.toml", tmp_path / "sly_map.toml"])
    expect(page.get_by_test_id("module-said")).to_contain_text("can be played")
    expect(page.get_by_test_id("game")).to_have_value("sly")
    page.get_by_test_id("create").click()
    page.locator("main[data-number]").wait_for()
    expect(page.get_by_text(f"Red {CODE}").first).to_be_visible()
    expect(page.locator("img[src='x']")).to_have_count(0)
    assert page.evaluate("window.hacked") is None


def test_a_module_of_ones_own_is_played_against_a_bot(page: Page, tmp_path: Path) -> None:
    """From the files that `module new` writes, with a card that moves a counter, to the end of a game."""
    text, map_text = template_with_map("hill_lords")
    text = text.replace('{ op = "gain_points", amount = 6 }', '{ op = "token", name = "great_fame", add = 1 }')
    (tmp_path / "hill_lords.toml").write_text(text)
    (tmp_path / "hill_lords_map.toml").write_text(map_text)
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("module-file").set_input_files([tmp_path / "hill_lords.toml", tmp_path / "hill_lords_map.toml"])
    expect(page.get_by_test_id("module-said")).to_have_text("Hill Lords can be played.")
    page.goto(page.url.partition("#")[0])
    begin(page, "hill-lords")
    expect(page.get_by_test_id("seat-0")).to_contain_text("great fame 0")
    captain = Captain(page, seed=3, patience=0.4)
    captain.play(600)
    assert {"place", "choice", "piece"} <= captain.slots
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("won|win|draw"))
