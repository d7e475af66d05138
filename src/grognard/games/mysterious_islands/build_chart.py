"""The sea chart of a new game: dice, islands, Volcanoes, fair homes with their harbours.

Rule: MI-R15, MI-R23, MI-R24, MI-R25, MI-R26
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.chart import Chart, make_chart
from grognard.games.mysterious_islands.homes import GRADES, Best, mark_harbours
from grognard.games.mysterious_islands.layout import LARGE_ISLANDS, LARGEST, Layout, lay_out, roll_dice, sizes_of

LAYOUTS: Final = 40  # looked at before homes need not be fair any more


def build(seed: i64, factions: i64) -> Chart:
    """The chart of a seed with homes for 2 to 6 factions.

    Rule: MI-003, MI-017, MI-018
    """
    rng = Rng(int(seed))
    return build_from(rng, roll_dice(rng), factions)


def build_from(rng: Rng, dice: vec[i64], factions: i64) -> Chart:
    """The chart of certain dice; its layout is by lot.

    Rule: MI-017, MI-018, MI-R15
    """
    sizes = sizes_of(dice)
    best = Best()
    tried: i64 = 0
    while True:
        best.consider(lay_out(rng, sizes), factions)
        tried += 1
        layout = best.layouts[0]
        grade: i64 = 0
        while layout is None and tried >= LAYOUTS and grade + 1 < GRADES:
            grade += 1
            layout = best.layouts[grade]
        if layout is not None:
            homes = mark_harbours(layout, rng, best.homes[grade])
            return make_chart(layout.width, [int(terrain) for terrain in layout.terrain], homes)


def find_homes(chart: Chart, factions: i64) -> list[int]:
    """Harbours on a chart that has none marked, as fair as can be; none when it has not so many large islands apart from each other.

    Rule: MI-R15
    """
    layout = layout_of(chart)
    best = Best()
    if layout.islands >= LARGE_ISLANDS:
        best.consider(layout, factions)
    for grade in range(i64(GRADES)):
        if best.layouts[grade] is not None:
            return mark_harbours(layout, Rng("harbours"), best.homes[grade])
    return []


def layout_of(chart: Chart) -> Layout:
    """A chart that passed its checks as a layout, islands from the largest to the smallest."""
    layout = Layout(chart.width, chart.height)
    layout.terrain = chart.terrain[:]
    for size in range(LARGEST, i64(0), -1):
        for island in chart.islands:
            if len(island) != size:
                continue
            for index in range(i64(len(island))):
                layout.cells[layout.islands * LARGEST + index] = island[index]
                layout.island_of[island[index]] = layout.islands
            layout.sizes[layout.islands] = size
            layout.islands += 1
    return layout
