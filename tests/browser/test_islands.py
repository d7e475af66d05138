"""Mysterious Islands at the table: whole games by the controls of the page, the chart, hands behind a curtain, news, cards."""

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it has no types
from playwright.sync_api import Error, Locator, Page, expect

from grognard.core.chance import Rng
from grognard.games.mysterious_islands import RULESET
from tests.browser.board import has_no_sideways_scroll, moment, new_table, place, settle, wait_for
from tests.browser.harness import DESK, PHONE, Watched

GAME = "mysterious-islands"
QUICK = {"rounds": "6", "faction_choice": "random"}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
READY = ", ".join(
    (
        "main[data-waiting=you] .prompt.is-asked",
        "main[data-waiting=over]",
        "[data-testid=curtain-ready]",
        "[data-testid=hand-over]",
        "[data-testid=nobody-answers]",
    )
)
ANSWER = ".beside .answer, .answers .slot .answer, .answers .listed .answer, .hand .answer"


# Whatever a click at a table can change.
SHOWN = """() => [document.querySelector("main")?.dataset.number, document.querySelector("main")?.dataset.waiting,
    ...["[data-testid=drafted] li", "[data-testid=curtain]", ".is-picked", "[data-testid=verbs]", "[data-testid=banner]",
        "[data-testid=hand-over]", "[data-testid=nobody-answers]"].map((one) => document.querySelectorAll(one).length)].join("|")"""


def await_question(page: Page) -> None:
    """Until this page is asked something, or the game is over: however long bots take, as long as they go on."""
    while True:
        before = page.locator("main").get_attribute("data-number")
        try:
            page.locator(READY).first.wait_for()
        except Error:
            if page.locator("main").get_attribute("data-number") == before:
                raise
        else:
            return


class Captain:
    """Somebody who looks at what is marked, does a little of everything, and soon ends the phase."""

    def __init__(self, page: Page, seed: int, patience: float = 0.5) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.patience = patience
        self.slots: set[str] = set()
        self.seen: set[str] = set()

    def play(self, most: int = 500) -> None:
        for _ in range(most):
            await_question(self.page)
            if self.page.locator("main[data-waiting=over]").count():
                return
            self.step()
        raise AssertionError(f"the game is not over after {most} steps")

    def step(self) -> None:
        """Do one thing, and see that it did something."""
        before = self.page.evaluate(SHOWN)
        if not self.press_one_of("curtain-ready", "hand-over", "nobody-answers", "banner-read"):
            self.answer()
        self.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
        settle(self.page)

    def press_one_of(self, *names: str) -> bool:
        """Press the first of these buttons that is there."""
        for name in names:
            button = self.page.get_by_test_id(name)
            if button.count() and button.first.is_visible():
                self.seen.add(name)
                button.first.click()
                return True
        return False

    def answer(self) -> None:
        before = moment(self.page)
        self.slots.add(str(self.page.locator(".answers").get_attribute("data-slot")))
        end = self.page.locator(".answers [data-verb=end], .answers [data-verb=pass]")
        marked = self.legal()
        if end.count() and self.dice.random() > self.patience:
            end.first.click()
        elif marked.count() and self.dice.random() < 0.8:
            marked.nth(self.dice.randrange(marked.count())).press("Enter")
            self.finish(before)
        else:
            self.press_any(self.page.locator(ANSWER), marked)
            self.finish(before)
        settle(self.page)

    def legal(self) -> Locator:
        return self.page.locator(".board-frame .is-legal[data-pick]")

    def press_any(self, buttons: Locator, marked: Locator) -> None:
        if buttons.count():
            buttons.nth(self.dice.randrange(buttons.count())).click()
            return
        marked.or_(
            self.page.get_by_test_id("nobody-answers")
        ).first.wait_for()  # a question may have gone to everybody at this screen
        if marked.count():
            marked.first.press("Enter")

    def finish(self, before: str) -> None:
        """What dice decide is confirmed in the menu beside the place."""
        settle(self.page)
        menu = self.page.locator(".beside .answer")
        if moment(self.page) == before and menu.count():
            menu.nth(self.dice.randrange(menu.count())).click()


def pick_by_lot(page: Page, **options: object) -> None:
    """A table of one person and a bot whose factions are dealt."""
    new_table(page, game=GAME, seats=("person", "random"), chance="practice", seed="3", options={**QUICK, **options})
    await_question(page)


def bases(page: Page, seat: int) -> int:
    return int(page.get_by_test_id(f"seat-{seat}").get_by_test_id("fact-bases").inner_text())


def test_two_players_with_three_factions_each_play_to_the_end(page: Page) -> None:
    new_table(
        page,
        game=GAME,
        title="Three factions each",
        seats=("person", "random"),
        chance="practice",
        seed="11",
        options={**QUICK, "factions_per_player": 3},
    )
    captain = Captain(page, seed=4, patience=0.15)
    captain.play()
    assert {"place", "choice"} <= captain.slots
    won, lost = sorted((bases(page, 0), bases(page, 1)), reverse=True)
    expect(page.get_by_test_id("prompt")).to_contain_text(f"{won} Base" if lost else "won")


def test_six_factions_with_events_and_the_deck_play_to_the_end(page: Page) -> None:
    new_table(
        page,
        game=GAME,
        title="Six factions",
        seats=("person", *["random"] * 5),
        chance="practice",
        seed="5",
        options={**QUICK, "event_phase": True, "action_deck": True, "extra_factions": True},
    )
    captain = Captain(page, seed=2, patience=0.15)
    pass_until_my_turn(captain)
    captain.play(900)
    assert "banner-read" in captain.seen, "no event was told"
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("won|share the win|draw"))


def pass_until_my_turn(captain: Captain) -> None:
    """Play until the first window, and pass on all of them until the game ends."""
    page = captain.page
    for _ in range(60):
        await_question(page)
        if page.get_by_test_id("standing-menu").count():
            page.get_by_test_id("standing-menu").click()
            page.get_by_test_id("pass-game").click()
            expect(page.get_by_test_id("standing")).to_contain_text("until the game ends")
            return
        captain.step()
    raise AssertionError("no window was opened")


def test_hands_are_handed_over_behind_a_curtain(page: Page) -> None:
    new_table(
        page, game=GAME, seats=("person", "person"), chance="practice", seed="8", options={**QUICK, "action_deck": True}
    )
    captain = Captain(page, seed=1, patience=0.2)
    for _ in range(60):
        await_question(page)
        if {"curtain-ready", "hand-over", "nobody-answers"} <= captain.seen:
            return
        curtain = page.get_by_test_id("curtain")
        if curtain.count():
            assert page.get_by_test_id("hand").count() == 0
            assert page.locator(".isl-board").count() == 0
        captain.step()
    raise AssertionError(f"only {captain.seen} were seen")


def test_the_chart_is_fetched_when_it_is_drawn(page: Page) -> None:
    new_table(page, game=GAME, seats=("person", "random"), chance="practice", seed="3", options={"rounds": "6"})
    expect(page.locator(".isl-uncharted")).to_have_text("not yet charted")
    assert place(page, "B2").count() == 0
    pirates = page.locator(".answers [data-verb]", has_text="Play Pirates")
    expect(pirates).to_contain_text("Sloop 4 (carries 4)")
    expect(pirates).to_contain_text("keeps a beaten Boat on 5+")
    pirates.click()
    wait_for(page, "you")
    expect(place(page, "B2")).to_be_attached()
    expect(page.locator(".isl-uncharted")).to_have_count(0)


def a_chart() -> str:
    """The text of a chart that was rolled for another game."""
    game = RULESET.start({"faction_choice": "random"}, 2)
    rng = Rng("a chart of one's own")
    while not RULESET.map_text(game):
        game.apply(rng.below(int(game.chance()[0])))
    return RULESET.map_text(game)


def test_a_chart_of_ones_own_is_typed_in(page: Page) -> None:
    chart = a_chart()
    pick_by_lot(page, map=chart)
    rows = chart.splitlines()
    kinds = {".": "water", "j": "jungle", "v": "volcano", "H": "jungle"}
    for row, column in (
        (1, 1),
        (9, 12),
        (len(rows) - 2, 7),
        *((rows.index(line), line.index("v")) for line in rows if "v" in line),
    ):
        name = f"{chr(65 + column)}{row + 1}"
        expect(place(page, name)).to_have_attribute("aria-label", re.compile(f"^{name}, {kinds[rows[row][column]]}"))


def test_a_stack_opens_to_every_unit(page: Page) -> None:
    pick_by_lot(page)
    stack = page.locator(".isl-hex[aria-label*=' Pirates'], .isl-hex[aria-label*=': ']").first
    label = str(stack.get_attribute("aria-label"))
    assert re.search(r": \d+ ", label)
    stack.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("peek")).to_contain_text(label.split(",", maxsplit=1)[0])
    for unit in re.findall(r"\d+ [A-Z]\w+", label):
        expect(page.get_by_test_id("peek")).to_contain_text(unit)


def test_the_reach_is_lit_with_the_points_left(page: Page) -> None:
    pick_by_lot(page)
    captain = Captain(page, seed=3, patience=1.0)
    for _ in range(20):
        await_question(page)
        if page.locator(".isl-left").count():
            break
        end = page.locator(".answers [data-verb=end]", has_text="Recruit Phase")
        before = page.evaluate(SHOWN)
        if end.count():
            end.click()
        else:
            captain.answer()
        page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
        settle(page)
    lit = page.locator(".isl-hex.is-lit.is-legal")
    assert lit.count() > 0
    expect(lit.first).to_have_attribute("aria-label", re.compile(r"\d points left, can be chosen"))


def test_a_phone_shows_what_can_be_chosen_large_enough(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    pick_by_lot(page)
    has_no_sideways_scroll(page)
    marked = page.locator(".board-frame .is-legal[data-pick] .isl-hit").first
    marked.wait_for()
    page.wait_for_function(
        "() => document.querySelector('.board-frame .is-legal[data-pick] .isl-hit').getBoundingClientRect().width >= 24"
    )
    marked.tap()
    settle(page)
    has_no_sideways_scroll(page)


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
def test_axe_finds_nothing(watched: Watched, theme: str, size: tuple[int, int]) -> None:
    page = watched.page(watched.context(size, theme=theme, for_axe=True))
    pick_by_lot(page, action_deck=True, event_phase=True)
    captain = Captain(page, seed=6)
    for _ in range(3):
        captain.step()
        await_question(page)
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
    has_no_sideways_scroll(page)
