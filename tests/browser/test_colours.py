"""The colours of the board, as they are in the browser, for all common kinds of colour blindness."""

from itertools import combinations, pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.board import new_table, place
from tests.browser.colours import RGB, VISIONS, contrast, difference, lab
from tests.browser.harness import Watched

LEVELS = [f"--mm-{level}" for level in range(1, 9)]
MARKS = ["--mm-legal", "--mm-picked", "--mm-last", "--mm-threat"]

READ = """(names) => {
    const board = document.querySelector(".mm-board");
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    return names.map((name) => {
        const probe = board.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
        probe.style.color = `var(${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        probe.remove();
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
}"""


def read(page: Page, names: list[str]) -> list[RGB]:
    return [(float(r), float(g), float(b)) for r, g, b in page.evaluate(READ, names)]


@pytest.fixture(params=["light", "dark"])
def board(request: pytest.FixtureRequest, watched: Watched) -> Page:
    page = watched.page(watched.context(theme=request.param))
    page.goto(f"{page.url.split('#')[0]}#/learn/mystic-mountain/attack")
    place(page, "D9").wait_for()
    return page


@pytest.mark.parametrize("vision", VISIONS)
def test_the_two_sides_are_told_apart(board: Page, vision: str) -> None:
    south, ink, north, paper, ground = read(
        board, ["--mm-south", "--mm-south-ink", "--mm-north", "--mm-paper", "--mm-ground"]
    )
    assert difference(south, north, vision) >= 20
    assert contrast(south, ink, vision) >= 3, "South's sign on its disc"
    assert contrast(north, paper, vision) >= 3, "North's sign and hatching on paper"
    for side in (south, north):  # every unit has a rim of paper around it
        assert max(contrast(side, ground, vision), contrast(paper, ground, vision)) >= 3


@pytest.mark.parametrize("vision", VISIONS)
def test_height_is_read_from_lightness_alone(board: Page, vision: str) -> None:
    shades = [lab(colour, vision)[0] for colour in read(board, LEVELS)]
    steps = [b - a for a, b in pairwise(shades)]
    assert all(step > 1 for step in steps) or all(step < -1 for step in steps), shades


@pytest.mark.parametrize("vision", VISIONS)
def test_marks_are_told_apart_from_the_ground_and_mostly_by_colour(board: Page, vision: str) -> None:
    ground, *marks = read(board, ["--mm-ground", *MARKS])
    for mark in marks:
        assert contrast(ground, mark, vision) >= 3
    # Every mark has a shape of its own (corners, frame, dashes, triangle); colour only helps, most where good meets bad.
    assert min(difference(a, b, vision) for a, b in combinations(marks, 2)) >= 5
    assert difference(marks[0], marks[3], vision) >= 15


# What stands on what in the shields of powers, by the colours that the page draws them with.
SHIELDS = """() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const parts = (fill) => {
        canvas.fillStyle = fill;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    return [...document.querySelectorAll(".answers .emp-shield")].map((one) => [...one.querySelectorAll("path")].slice(0, 2).map((path) => parts(getComputedStyle(path).fill)));
}"""


@pytest.mark.parametrize(("game", "powers"), [("space-1889-empires", 9), ("amber-fens", 4)])
def test_signs_of_powers_are_read_with_every_kind_of_sight(page: Page, game: str, powers: int) -> None:
    new_table(page, game=game)
    page.locator(".answers .emp-shield").nth(powers - 1).wait_for()
    for colour, ink in page.evaluate(SHIELDS):
        for vision in VISIONS:
            assert contrast(colour, ink, vision) >= 3, (colour, ink, vision)


def test_a_known_pair_of_red_and_green_is_nearly_one_colour_without_green_cones() -> None:
    red, green = (170.0, 68.0, 0.0), (102.0, 119.0, 0.0)
    assert difference(red, green, "all cones") > 50
    assert difference(red, green, "deuteranopia") < difference(red, green, "all cones") / 3
