"""Modules of Warp Empires at the table: whole games by the controls of the page, the atlas sheet, stacks, recruits, battles."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] # it has no types
from playwright.sync_api import Page, expect

from served import empire_game
from tests.browser.board import has_no_sideways_scroll, new_table, settle
from tests.browser.harness import DESK, PHONE, Watched
from tests.browser.test_islands import RULES, SHOWN, Captain, await_question

MARS, FENS = "space-1889-empires", "amber-fens"
QUICK = {"max_rounds": 3}
# Games that break off when somebody is asked something.
MOMENTS: dict[str, Callable[[], str]] = {
    "battle": lambda: empire_game(MARS, seats=3, entries=250, question="battle-card", seed=4),
    "who": lambda: empire_game(MARS, seats=3, entries=250, question="who", seed=4),
    "treaty": lambda: empire_game(MARS, seats=2, entries=85, question="foe-start", seed=9),
}
# Whether all that can be chosen is in view, and large enough for a finger.
TOUCHABLE = """() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    return [...document.querySelectorAll(".board-frame .is-legal[data-pick]")].every((one) => {
        const spot = one.getBoundingClientRect();
        const isIn = spot.right > frame.left && spot.left < frame.right && spot.bottom > frame.top && spot.top < frame.bottom;
        return isIn && Math.min(spot.width, spot.height) >= 24;
    });
}"""


def begin(page: Page, game: str, seats: int = 2, seed: str = "7") -> None:
    """A table of one person and bots."""
    new_table(
        page, game=game, seats=("person", *["random"] * (seats - 1)), chance="practice", seed=seed, options={**QUICK}
    )
    await_question(page)


def name_of(page: Page, seat: int) -> str:
    """What a seat is called."""
    heading = page.get_by_test_id(f"seat-{seat}").locator("h2")
    return str(heading.evaluate("(heading) => [...heading.childNodes].find((one) => one.nodeType === 3).textContent"))


def play_until(captain: Captain, sign: str, most: int = 150) -> bool:
    """Play on until something is on the page; False when the game ends before."""
    for _ in range(most):
        await_question(captain.page)
        if captain.page.locator(sign).count():
            return True
        if captain.page.locator("main[data-waiting=over]").count():
            return False
        captain.step()
    raise AssertionError(f"no {sign} after {most} steps")


@pytest.mark.parametrize(("game", "seats"), [(MARS, 2), (MARS, 4), (FENS, 4)])
def test_a_game_is_played_to_its_end(page: Page, game: str, seats: int) -> None:
    begin(page, game, seats)
    captain = Captain(page, seed=3, patience=0.4)
    captain.play(600)
    assert {"place", "choice", "card", "piece"} <= captain.slots
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("won|win|draw"))


def test_the_board_asks_for_the_atlas_sheet(page: Page) -> None:
    begin(page, FENS)
    expect(page.locator("svg.emp-board .emp-title")).to_have_text("The Amber Fens")
    lake = page.get_by_test_id("place-Long-Lake")
    expect(lake).to_have_attribute("aria-label", re.compile("^Long Lake, Lake, The Middle Fen"))
    expect(page.locator(".emp-key")).to_have_text(["Village", "Reeds", "Mire", "Holt", "Lake"])


def test_a_map_that_is_rolled_comes_when_it_is_there(page: Page) -> None:
    begin(page, MARS)
    expect(page.locator(".emp-unmapped")).to_have_text("not yet surveyed")
    play_until(Captain(page, seed=1), ".emp-land")
    expect(page.locator(".emp-unmapped")).to_have_count(0)


def test_an_own_stack_opens_to_every_unit(page: Page) -> None:
    begin(page, MARS)
    play_until(Captain(page, seed=1), ".emp-counter")
    own = page.locator(f".emp-land[aria-label*='{name_of(page, 0)}: 5 units']").first
    label = str(own.get_attribute("aria-label"))
    page.keyboard.press("b")  # from now on the focus is one of the keyboard, which opens what it is on
    own.focus()
    peek = page.get_by_test_id("peek")
    expect(peek).to_contain_text(label.split(",", maxsplit=1)[0])
    expect(peek).to_contain_text("5 units, Force")


def test_a_foes_stack_counts_all_its_units(page: Page) -> None:
    begin(page, MARS, seats=3)
    play_until(Captain(page, seed=7), ".emp-counter")
    for seat in range(3):
        name = name_of(page, seat)
        told = page.locator(f".emp-land[aria-label*='{name}: ']").all()
        stacks = [re.findall(rf"{name}: (\d+) unit", str(one.get_attribute("aria-label"))) for one in told]
        whole = re.search(r"(\d+)/\d+ units", page.get_by_test_id(f"seat-{seat}").inner_text())
        assert whole is not None
        assert sum(int(count) for counts in stacks for count in counts) == int(whole[1]) >= 5


def test_what_a_spy_saw_stays_noted_with_its_turn(page: Page) -> None:
    begin(page, MARS, seats=3)
    captain = Captain(page, seed=7, patience=0.7)
    assert play_until(captain, "[data-testid=learned]", most=300)
    learned = page.get_by_test_id("learned")
    if learned.get_attribute("open") is None:  # what was seen in this turn lies open
        learned.locator("summary").click()
    expect(learned.locator("li").first).to_contain_text(re.compile("Hand of|unseen|,"))
    expect(learned.locator("time").first).to_have_text(re.compile(r"^(this turn|turn \d+, \d+ ago)$"))


def test_a_phone_comes_near_to_what_can_be_chosen(watched: Watched) -> None:
    page = watched.page(watched.context(PHONE))
    begin(page, MARS)
    captain = Captain(page, seed=4, patience=1.0)
    legal = page.locator(".board-frame .is-legal[data-pick]")
    while play_until(captain, ".board-frame .is-legal[data-pick]") and legal.count() > 2:
        captain.step()
    assert 1 <= legal.count() <= 2
    page.wait_for_function(TOUCHABLE)
    has_no_sideways_scroll(page)


def test_a_phone_comes_back_to_the_map_when_a_place_is_asked_for(watched: Watched) -> None:
    page = at_a_moment(watched, "who", PHONE)
    page.evaluate("scrollTo(0, document.querySelector('.answers').getBoundingClientRect().top)")
    expect(page.locator(".board-frame")).not_to_be_in_viewport(ratio=0.2)
    page.locator(".answers .answer", has_text="goes").first.click()
    page.locator(".answers .answer", has_text="These go").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("choose where to go")
    expect(page.locator(".board-frame")).to_be_in_viewport(ratio=0.7)


def test_a_power_tells_what_it_can_do_before_it_is_chosen(page: Page) -> None:
    begin(page, FENS)
    expect(page.locator(".answers .answer").first).to_contain_text(re.compile(r"\w+: .*\."))


def test_the_reach_of_a_group_is_lit(page: Page) -> None:
    begin(page, MARS)
    play_until(Captain(page, seed=4, patience=1.0), ".is-lit > .emp-mark", most=200)
    expect(page.locator(".emp-land.is-legal").first).to_have_attribute(
        "aria-label", re.compile(r"\d more spaces? to go from there, can be chosen")
    )


def test_recruits_are_chits_with_their_price(page: Page) -> None:
    begin(page, MARS)
    play_until(Captain(page, seed=2, patience=0.4), ".slot-shop .answer")
    buy = page.locator(".slot-shop .answer")
    for chit in buy.all():
        expect(chit).to_contain_text(re.compile(r"\d+ points?.*\d+ on offer, Force \d+, ", re.DOTALL))
        name = chit.locator(".label").inner_text().removeprefix("Buy ")
        assert name not in "".join(page.locator(".emp-offer li").all_inner_texts()), "what can be bought stands once"
    before = buy.all_inner_texts()
    shown = page.evaluate(SHOWN)
    buy.first.click()
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=shown)
    settle(page)
    assert buy.all_inner_texts() != before


def test_a_battle_shows_both_totals_term_by_term(watched: Watched) -> None:
    page = at_a_moment(watched, "battle")
    assert page.locator(".emp-side").count() == 2
    for side in page.locator(".emp-side").all():
        terms = [text.replace("− ", "-").replace("+ ", "") for text in side.locator("tbody td").all_inner_texts()]
        assert sum(map(int, terms)) == int(side.locator("tfoot td").inner_text())


def at_a_moment(watched: Watched, name: str, size: tuple[int, int] = DESK) -> Page:
    """A table of several persons at one screen, taken over by whoever is asked."""
    page = watched.page(watched.context(size))
    page.evaluate(f"location.hash = '/t/{watched.server.load(MOMENTS[name]())}'")
    page.get_by_test_id("curtain-ready").click()
    page.locator(".emp-strip").wait_for()
    settle(page)
    return page


# Whether the place of a battle is in view, and large enough to read.
LARGE = """() => {
    const [frame, place] = [".board-frame", ".emp-land:has(.emp-fought)"].map((one) => document.querySelector(one).getBoundingClientRect());
    const isIn = place.left >= frame.left && place.right <= frame.right && place.top >= frame.top && place.bottom <= frame.bottom;
    return isIn && Math.min(place.width, place.height) >= 40;
}"""


# Whether all of this is seen in full in the column beside the map.
SEEN = """(selector) => {
    const column = document.querySelector(".area-side").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].every((one) => {
        const spot = one.getBoundingClientRect();
        return spot.bottom <= column.bottom + 1 && spot.top >= column.top - 1;
    });
}"""


def test_in_a_battle_all_cards_that_can_be_laid_are_seen(watched: Watched) -> None:
    page = at_a_moment(watched, "battle")
    assert page.locator(".hand .is-playable .answer").count() > 0
    page.wait_for_function(SEEN, arg=".hand .is-playable, .answers .answer, .prompt")
    odds = page.locator(".hand .is-playable .card-odds").first
    expect(odds.locator("[aria-hidden]")).to_have_text(re.compile(r"^\d+ against \d+: \w+$"))
    expect(odds.locator(".unseen")).to_have_text(re.compile(r"^\d+ against \d+: .+ fall.*\.$"))  # read aloud in full
    expect(page.locator(".answers .answer", has_text="Lay no card")).to_contain_text("would fall")


def test_cards_that_can_be_played_come_first(watched: Watched) -> None:
    page = at_a_moment(watched, "battle")
    playable = [("is-playable" in str(card.get_attribute("class"))) for card in page.locator(".hand .card").all()]
    assert playable == sorted(playable, reverse=True)
    assert set(playable) == {True, False}
    expect(page.locator(".hand .is-playable .answer").first).to_have_text("Lay")
    expect(page.locator(".hand .is-playable .answer").first).to_have_attribute("aria-label", re.compile("^Lay .+"))


def test_who_may_go_says_how_many_are_left_and_by_the_powers_own_name(watched: Watched) -> None:
    page = at_a_moment(watched, "who")
    going = page.locator(".answers .answer", has_text="goes").first
    left = re.search(r"(\d+) left, Force \d+, ", going.inner_text())
    assert left is not None
    name = going.locator(".label").inner_text().removesuffix(" goes")
    shown = page.evaluate(SHOWN)
    going.click()
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=shown)
    settle(page)
    rest = page.locator(".answers .answer", has_text=f"{name} goes")
    if int(left[1]) > 1:
        expect(rest).to_contain_text(f"{int(left[1]) - 1} left")
    else:
        expect(rest).to_have_count(0)


def test_a_phone_shows_whose_turn_it_is_and_where_the_battle_is(watched: Watched) -> None:
    page = at_a_moment(watched, "battle", PHONE)
    expect(page.locator(".seat.is-turn")).to_be_in_viewport(ratio=1)
    page.wait_for_function(LARGE)


def test_a_card_in_the_turn_of_the_other_one_at_the_same_screen(watched: Watched) -> None:
    page = at_a_moment(watched, "treaty")
    own, other = name_of(page, 1), name_of(page, 0)
    expect(page.get_by_test_id("prompt")).to_contain_text(f"{own}: the Move phase of {other} begins")
    page.locator(".hand .is-playable .answer", has_text="Play").first.click()
    page.get_by_test_id("hand-over").click()
    expect(page.get_by_test_id("curtain")).to_contain_text(f"Only {other} should look")
    assert page.get_by_test_id("hand").count() == 0
    page.get_by_test_id("curtain-ready").click()
    expect(page.locator(".emp-moving")).to_have_text("Played: Treaty")
    expect(page.get_by_test_id("seat-0")).to_contain_text("truce")


def test_two_at_one_screen_are_asked_by_name(watched: Watched) -> None:
    page = watched.page()
    new_table(page, game=MARS, seats=("person", "person"), chance="practice", seed="9", options={**QUICK})
    captain = Captain(page, seed=9, patience=0.75)
    assert play_until(captain, "[data-testid=window]")
    expect(page.get_by_test_id("prompt")).to_have_text(re.compile(r"^Does \w+ answer\?"))
    expect(page.get_by_test_id("nobody-answers")).to_have_text("No")


@pytest.mark.parametrize("address", [f"rules/{FENS}", f"learn/{MARS}", f"learn/{MARS}/march", "new"])
def test_axe_finds_nothing_on_the_pages_about_it(watched: Watched, address: str) -> None:
    page = watched.page(watched.context(PHONE, for_axe=True))
    page.goto(f"{watched.server.url}#/{address}")
    page.locator("[data-testid=rules-text], .lesson-title, .emp-land, [data-testid=create]").first.wait_for()
    if address == "new":
        page.get_by_test_id("game").select_option(MARS)
        page.get_by_test_id("options").click()
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
    has_no_sideways_scroll(page)


@pytest.mark.parametrize(
    ("game", "theme", "size"), [(MARS, "light", DESK), (FENS, "dark", PHONE)], ids=["desk", "phone"]
)
def test_axe_finds_nothing(watched: Watched, game: str, theme: str, size: tuple[int, int]) -> None:
    page = watched.page(watched.context(size, theme=theme, for_axe=True))
    begin(page, game)
    play_until(Captain(page, seed=6), ".emp-strip")
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []
    has_no_sideways_scroll(page)
