"""What homes are worth and which are chosen, worked out again from the picture of the chart."""

from functools import cache
from itertools import combinations

import pytest

from grognard.games.mysterious_islands.build_chart import build, layout_of
from grognard.games.mysterious_islands.chart import JUNGLE
from grognard.games.mysterious_islands.homes import UNIT, Best, Measures
from grognard.games.mysterious_islands.layout import LARGE_ISLANDS, LARGEST, Layout
from tests.rules.mysterious_islands.test_map import WINDOWS, beside, steps_between

SEEDS = (1, 2, 3)
UNFAIR = {2: 1.15, 3: 1.15, 4: 1.15, 5: 1.20, 6: 1.20}  # the most valuable home to the least


class Measured:
    """An independent reading of a chart: room and steps by number of the island in the layout."""

    def __init__(self, seed: int) -> None:
        chart = build(seed, 2)
        self.layout: Layout = layout_of(chart)
        numbers = range(int(self.layout.islands))
        islands = [
            {int(self.layout.cells[number * LARGEST + at]) for at in range(int(self.layout.sizes[number]))}
            for number in numbers
        ]
        jungle = [sorted(place for place in island if chart.terrain[place] == JUNGLE) for island in islands]
        near = {place: set(beside(chart, place)) for island in islands for place in island}
        self.room = [most_apart(tuple(places), near) for places in jungle]
        large = range(LARGE_ISLANDS)
        self.steps = [[steps_between(chart, islands[one], islands[other]) for other in numbers] for one in large]

    def value(self, home: int, homes: tuple[int, ...]) -> float:
        """Twice the room on it, and 4 / (4 + d) of the room on every island that is no home."""
        around = sum(room * 4 / (4 + self.steps[home][at]) for at, room in enumerate(self.room) if at not in homes)
        return 2 * self.room[home] + around

    def ratio(self, homes: tuple[int, ...]) -> float:
        values = [self.value(home, homes) for home in homes]
        return max(values) / min(values)

    def nearest(self, homes: tuple[int, ...]) -> list[int]:
        """From each home the steps to the closest other one."""
        return [min(self.steps[one][other] for other in homes if other != one) for one in homes]

    def score(self, homes: tuple[int, ...]) -> float:
        steps = self.nearest(homes)
        return self.ratio(homes) + 0.05 * (max(steps) - min(steps))

    def is_fair(self, homes: tuple[int, ...]) -> bool:
        """What the recipe wants of homes."""
        steps = self.nearest(homes)
        least, most = WINDOWS[len(homes)]
        return (
            least <= min(steps)
            and max(steps) <= most
            and max(steps) - min(steps) <= 3
            and self.ratio(homes) <= UNFAIR[len(homes)]
            and all(self.room[home] >= 3 for home in homes)
        )


def most_apart(places: tuple[int, ...], near: dict[int, set[int]]) -> int:
    """The largest number of Bases that are no neighbours, by trying."""
    if not places:
        return 0
    first, *rest = places
    return max(
        most_apart(tuple(rest), near), 1 + most_apart(tuple(place for place in rest if place not in near[first]), near)
    )


measured = cache(Measured)


@pytest.mark.rule("MI-R15", "MI-027")
@pytest.mark.parametrize("seed", SEEDS)
def test_room_steps_and_worth_of_the_large_islands(seed: int) -> None:
    again = measured(seed)
    measures = Measures(again.layout)
    assert [int(room) for room in measures.slots] == again.room
    islands = int(again.layout.islands)
    for home in range(LARGE_ISLANDS):
        found = [int(steps) for steps in measures.steps[home * islands : (home + 1) * islands]]
        assert found == [0 if other == home else steps for other, steps in enumerate(again.steps[home])]
        with_itself = again.value(home, (home,)) + again.room[home]  # at no distance; homes are taken off later
        assert measures.worth[home] / UNIT == pytest.approx(with_itself, abs=1e-4)


@pytest.mark.rule("MI-R15")
@pytest.mark.parametrize("factions", WINDOWS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_fairest_homes_of_a_layout_are_chosen(seed: int, factions: int) -> None:
    """In three grades: fair, at least two steps apart, at least one."""
    again = measured(seed)
    sets = [homes for homes in combinations(range(LARGE_ISLANDS), factions) if min(again.nearest(homes)) >= 1]
    grades = [
        [homes for homes in sets if again.is_fair(homes)],
        [homes for homes in sets if min(again.nearest(homes)) >= 2],
        sets,
    ]
    best = Best()
    best.consider(again.layout, factions)
    for grade, among in enumerate(grades):
        assert (best.layouts[grade] is not None) == bool(among)
        if among:
            chosen = tuple(number for number in range(LARGE_ISLANDS) if best.homes[grade] >> number & 1)
            assert chosen in among
            assert again.score(chosen) == pytest.approx(min(map(again.score, among)), abs=1e-4)
