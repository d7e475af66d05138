"""A chart as text and back: rows of "." water, "j" Jungle, "v" Volcano, "H" Jungle with a harbour, odd rows half a hex further east."""

import functools
import re
from typing import Final

from grognard.core.errors import DataError
from grognard.games.mysterious_islands.actions import HEXES
from grognard.games.mysterious_islands.chart import JUNGLE, LARGE, OUTSIDE, VOLCANO, WATER, Chart, make_chart
from grognard.games.mysterious_islands.layout import (
    LARGE_ISLANDS,
    LARGEST,
    MOST_SMALL,
    MOST_VOLCANOES,
    SMALLEST_NUMBER,
)

SIGNS: Final = {".": WATER, "j": JUNGLE, "v": VOLCANO, "H": JUNGLE}
HARBOUR: Final = "H"
ALLOWED: Final = (". water", "j Jungle", "v Volcano", "H harbour")


def text_of(chart: Chart) -> str:
    """The rows of a chart, one a line."""
    signs = {number: sign for sign, number in SIGNS.items() if sign != HARBOUR}
    marks = [signs[int(number)] for number in chart.terrain]
    for place in chart.homes:
        marks[place] = HARBOUR
    width = int(chart.width)
    return "\n".join("".join(marks[start : start + width]) for start in range(0, len(marks), width))


@functools.lru_cache(maxsize=256)
def chart_of(text: str) -> Chart:
    """The chart of a text, rows parted by line ends or "/"; DataError with line and column where it has not the form of one.

    Rule: MI-016, MI-019, MI-R23
    """
    rows = [row.strip() for row in re.split(r"[\n/]", text.strip())]
    width = len(rows[0])
    for line, row in enumerate(rows, 1):
        for column, sign in enumerate(row, 1):
            if sign not in SIGNS:
                raise wrong(f"{sign!r} is no hex.", line, column, ALLOWED)
        if len(row) != width or not row:
            raise wrong(f"This row has {len(row)} hexes, the first one {width}.", line, len(row) + 1)
    if width * len(rows) > HEXES:
        raise wrong(f"The chart has {width * len(rows)} hexes.", allowed=[f"up to {HEXES}"])
    hexes = "".join(rows)
    homes = [place for place, sign in enumerate(hexes) if sign == HARBOUR]
    return make_chart(width, [SIGNS[sign] for sign in hexes], homes)


def wrong(sentence: str, line: int = 0, column: int = 0, allowed: tuple[str, ...] | list[str] = ()) -> DataError:
    """The error to raise."""
    return DataError(sentence, file="map", line=line, column=column, allowed=allowed)


def wrong_at(chart: Chart, place: int, sentence: str) -> DataError:
    """An error that names a hex of the chart."""
    return wrong(sentence, place // int(chart.width) + 1, place % int(chart.width) + 1)


def check_chart(chart: Chart) -> None:
    """DataError with line and column unless the chart is one to play on: what the rules say of the islands holds.

    Rule: MI-003, MI-017, MI-018, MI-020, MI-R23, MI-R24, MI-R25
    """
    for place in range(int(chart.hexes)):
        if chart.rim[place] and chart.terrain[place] != WATER:
            raise wrong_at(chart, place, "There is land on the rim, which is all water (MI-R23).")
    check_sea(chart)
    check_islands(chart)
    check_harbours(chart)


def check_sea(chart: Chart) -> None:
    """All water is one sea, without lakes.

    Rule: MI-R24
    """
    reached = {0}
    open_ends = [0]
    while open_ends:
        for near in chart.around[open_ends.pop()]:
            if near != OUTSIDE and chart.terrain[near] == WATER and int(near) not in reached:
                reached.add(int(near))
                open_ends.append(int(near))
    for place in range(int(chart.hexes)):
        if chart.terrain[place] == WATER and place not in reached:
            raise wrong_at(chart, place, "This water is a lake, no part of the sea (MI-R24).")


def check_islands(chart: Chart) -> None:
    """Numbers and sizes of the islands, and their Volcanoes.

    Rule: MI-017, MI-018, MI-020, MI-R25
    """
    large = 0
    for island in chart.islands:
        hexes = [int(place) for place in island]
        if len(hexes) > LARGEST:
            raise wrong_at(
                chart, hexes[0], f"The island that begins here has {len(hexes)} hexes, more than {LARGEST} (MI-017)."
            )
        large += len(hexes) >= LARGE
        fiery = [place for place in hexes if chart.terrain[place] == VOLCANO]
        most = MOST_VOLCANOES if len(hexes) >= LARGE else 0
        if len(fiery) > most:
            raise wrong_at(chart, fiery[most], f"An island of this size has at most {most} Volcanoes (MI-020, MI-R25).")
        check_jungle(chart, hexes)
    small = len(chart.islands) - large
    if large != LARGE_ISLANDS:
        raise wrong(f"There are {large} islands of {LARGE} to {LARGEST} hexes (MI-017).", allowed=[str(LARGE_ISLANDS)])
    if not SMALLEST_NUMBER <= small <= MOST_SMALL:
        raise wrong(
            f"There are {small} islands of 1 to {LARGE - 1} hexes (MI-018).",
            allowed=[f"{SMALLEST_NUMBER} to {MOST_SMALL}"],
        )


def check_jungle(chart: Chart, island: list[int]) -> None:
    """The Jungle of an island hangs together.

    Rule: MI-R25
    """
    jungle = [place for place in island if chart.terrain[place] == JUNGLE]
    reached = jungle[:1]
    for place in reached:
        reached += [near for near in map(int, chart.around[place]) if near in jungle and near not in reached]
    for place in jungle:
        if place not in reached:
            raise wrong_at(chart, place, "This Jungle is cut off from the rest of its island (MI-R25).")


def check_harbours(chart: Chart) -> None:
    """Harbours touch water, one an island, with a berth of its own for each.

    Rule: MI-011, MI-012, MI-R15, MI-R19
    """
    taken: set[int] = set()
    moored: dict[int, int] = {}  # by berth: its harbour
    for place in map(int, chart.homes):
        if not berths(chart, place):
            raise wrong_at(chart, place, "A harbour touches water (MI-011).")
        island = int(chart.island_of[place])
        if island in taken:
            raise wrong_at(chart, place, "An island has one harbour (MI-012).")
        taken.add(island)
        if not moor(chart, place, moored, set()):
            raise wrong_at(chart, place, "The Boat of this harbour finds no berth beside the others (MI-R19).")


def berths(chart: Chart, place: int) -> list[int]:
    """The water hexes beside a harbour."""
    return [int(near) for near in chart.around[place] if near != OUTSIDE and chart.terrain[near] == WATER]


def moor(chart: Chart, place: int, moored: dict[int, int], tried: set[int]) -> bool:
    """Find a berth for one more harbour; others may have to move to another one of theirs."""
    for berth in berths(chart, place):
        if berth in tried:
            continue
        tried.add(berth)
        if berth not in moored or moor(chart, moored[berth], moored, tried):
            moored[berth] = place
            return True
    return False
