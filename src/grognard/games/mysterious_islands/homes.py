"""Fair homes for the factions: islands measured by their room and their distances, and the harbour on each.

Values are in millionths, so that they are whole numbers and the same everywhere.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.chart import JUNGLE, OUTSIDE, SIDES, WATER
from grognard.games.mysterious_islands.layout import LARGE_ISLANDS, LARGEST, Layout

MOST_HOMES: Final = 6
UNIT: Final = 1000000
NEAR: Final = 4  # an island d Boat steps away is worth 4 / (4 + d) of its room
ROOM: Final = 3  # Bases that must fit on a home island
CLOSEST: Final = vec[i64]([0, 0, 6, 5, 4, 3, 2])  # by homes: least Boat steps to the closest other home
FURTHEST: Final = vec[i64]([0, 0, 9, 8, 7, 6, 5])
SPREAD: Final = 3  # by which these distances may differ
UNFAIR: Final = vec[i64](
    [0, 0, 1150000, 1150000, 1150000, 1200000, 1200000]
)  # by homes: the most valuable one to the least
SPREAD_COST: Final = 50000  # of a difference of 1 in the score
APART: Final = 2  # steps between homes when no layout is fair enough
LEAST_APART: Final = 1
GRADES: Final = 3  # 0 fair, 1 the homes APART, 2 LEAST_APART
NO_SCORE: Final = 1000000000000
JUNGLE_AROUND: Final = 2  # Jungle hexes that a harbour needs beside it
SUBSETS: Final = 2048  # of the large islands
BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])


class Measures:
    """What counts for choosing homes: by large island its room and worth, and Boat steps from it to every island."""

    def __init__(self, layout: Layout) -> None:
        """All measured."""
        self.islands = layout.islands
        self.slots = vec[i64]([count_slots(layout, island) for island in range(layout.islands)])
        self.can_be_home = vec[i64](
            [1 if len(harbours(layout, island)) > 0 else 0 for island in range(i64(LARGE_ISLANDS))]
        )
        self.steps = vec[i64]([0] * int(LARGE_ISLANDS * layout.islands))
        self.gain = vec[i64]([0] * int(LARGE_ISLANDS * layout.islands))
        self.worth = vec[i64]([0] * LARGE_ISLANDS)  # with all islands around, homes of others not yet taken off
        for island in range(i64(LARGE_ISLANDS)):
            measure_steps(layout, self.steps, island)
            self.worth[island] = 2 * UNIT * self.slots[island]
            for other in range(layout.islands):
                at = island * layout.islands + other
                self.gain[at] = self.slots[other] * NEAR * UNIT // (NEAR + self.steps[at])
                self.worth[island] += self.gain[at]


def count_slots(layout: Layout, island: i64) -> i64:
    """The largest number of Bases that fit on the Jungle of an island without being neighbours.

    Rule: MI-027
    """
    start = island * LARGEST
    beside = vec[i64]([0] * LARGEST)
    mask: i64 = 0
    for one in range(layout.sizes[island]):
        if layout.terrain[layout.cells[start + one]] != JUNGLE:
            continue
        mask |= BITS[one]
        for side in range(i64(SIDES)):
            near = layout.near[layout.cells[start + one] * SIDES + side]
            for other in range(layout.sizes[island]):
                if layout.cells[start + other] == near:
                    beside[one] |= BITS[other]
    return most_apart(beside, mask)


def most_apart(beside: vec[i64], mask: i64) -> i64:
    """How many hexes of a mask can be picked so that none are neighbours."""
    if mask == 0:
        return 0
    one: i64 = 0
    while not mask & BITS[one]:
        one += 1
    rest = mask & ~BITS[one]
    near = rest & beside[one]
    with_it = 1 + most_apart(beside, rest & ~near)
    if near & (near - 1) == 0:  # at most one neighbour is left: taking this hex is as good
        return with_it
    without = most_apart(beside, rest)
    return without if without > with_it else with_it


def measure_steps(layout: Layout, steps: vec[i64], island: i64) -> None:
    """The fewest Boat steps from the water at the Jungle of an island to that of every other one; 0 where they share a strait."""
    row = island * layout.islands
    far = vec[i64]([-1] * int(layout.hexes))
    wave = vec[i64]([0] * int(layout.hexes))
    waiting: i64 = 0
    for index in range(layout.sizes[island]):
        place = layout.cells[island * LARGEST + index]
        if layout.terrain[place] == JUNGLE:
            waiting = spread_wave(layout, place, 0, far, wave, waiting)
    found = vec[i64]([0] * int(layout.islands))
    left = layout.islands
    at: i64 = 0
    while at < waiting and left > 0:
        place = wave[at]
        for side in range(i64(SIDES)):
            near = layout.near[place * SIDES + side]
            if near == OUTSIDE or layout.terrain[near] != JUNGLE:
                continue
            other = layout.island_of[near]
            if not found[other]:
                found[other] = 1
                left -= 1
                steps[row + other] = far[place]
        waiting = spread_wave(layout, place, far[place] + 1, far, wave, waiting)
        at += 1


def spread_wave(layout: Layout, place: i64, distance: i64, far: vec[i64], wave: vec[i64], waiting: i64) -> i64:
    """Put the water around a hex that was not reached before at the end of the wave; how many it has now."""
    for side in range(i64(SIDES)):
        near = layout.near[place * SIDES + side]
        if near != OUTSIDE and layout.terrain[near] == WATER and far[near] < 0:
            far[near] = distance
            wave[waiting] = near
            waiting += 1
    return waiting


class Best:
    """The best homes so far in each grade: their score, islands as bits, and layout."""

    def __init__(self) -> None:
        """None yet."""
        self.scores = vec[i64]([NO_SCORE] * GRADES)
        self.homes = vec[i64]([0] * GRADES)
        self.layouts: list[Layout | None] = [None] * GRADES

    def consider(self, layout: Layout, number: i64) -> None:
        """Test all sets of so many homes on a layout."""
        measures = Measures(layout)
        members = vec[i64]([0] * MOST_HOMES)
        for homes in range(i64(SUBSETS)):
            if read_members(measures, homes, number, members):
                self.judge(layout, measures, homes, number, members)

    def judge(self, layout: Layout, measures: Measures, homes: i64, number: i64, members: vec[i64]) -> None:
        """Keep a set of homes in the grades in which it is the best."""
        closest: i64 = NO_SCORE
        furthest: i64 = 0
        for one in range(number):
            steps = steps_to_others(measures, members, number, one)
            closest = steps if steps < closest else closest
            furthest = steps if steps > furthest else furthest
        if closest < LEAST_APART:
            return
        spread = furthest - closest
        ratio = value_ratio(measures, members, number)
        score = ratio + SPREAD_COST * spread
        is_window = closest >= CLOSEST[number] and furthest <= FURTHEST[number] and spread <= SPREAD
        if is_window and ratio <= UNFAIR[number] and have_room(measures, members, number):
            self.keep(0, score, homes, layout)
        if closest >= APART:
            self.keep(1, score, homes, layout)
        self.keep(2, score, homes, layout)

    def keep(self, grade: i64, score: i64, homes: i64, layout: Layout) -> None:
        """Remember homes that score less than those before."""
        if score < self.scores[grade]:
            self.scores[grade] = score
            self.homes[grade] = homes
            self.layouts[grade] = layout


def read_members(measures: Measures, homes: i64, number: i64, members: vec[i64]) -> bool:
    """List the islands of a set; False when they are not so many, or one cannot be a home."""
    count: i64 = 0
    for island in range(i64(LARGE_ISLANDS)):
        if homes & BITS[island]:
            if count == number or not measures.can_be_home[island]:
                return False
            members[count] = island
            count += 1
    return count == number


def steps_to_others(measures: Measures, members: vec[i64], number: i64, one: i64) -> i64:
    """Boat steps from a home to the closest other one."""
    closest: i64 = NO_SCORE
    row = members[one] * measures.islands
    for other in range(number):
        if other != one and measures.steps[row + members[other]] < closest:
            closest = measures.steps[row + members[other]]
    return closest


def have_room(measures: Measures, members: vec[i64], number: i64) -> bool:
    """Whether enough Bases fit on each home."""
    return all(measures.slots[members[one]] >= ROOM for one in range(number))


def value_ratio(measures: Measures, members: vec[i64], number: i64) -> i64:
    """How much more the most valuable home is worth than the least: room on it, and room on islands nearby that are no homes."""
    least: i64 = NO_SCORE
    most: i64 = 0
    for one in range(number):
        value = measures.worth[members[one]]
        row = members[one] * measures.islands
        for other in range(number):
            value -= measures.gain[row + members[other]]
        least = value if value < least else least
        most = value if value > most else most
    return most * UNIT // least


def harbours(layout: Layout, island: i64) -> vec[i64]:
    """The hexes of an island that are equally good for a first Base: on the coast, Jungle on two sides, most water around.

    Rule: MI-011, MI-R19
    """
    found = vec[i64](capacity=LARGEST)
    most: i64 = 1
    for index in range(layout.sizes[island]):
        place = layout.cells[island * LARGEST + index]
        if layout.terrain[place] != JUNGLE or count_around(layout, place, JUNGLE) < JUNGLE_AROUND:
            continue
        water = count_around(layout, place, WATER)
        if water > most:
            most = water
            found = vec[i64](capacity=LARGEST)
        if water == most:
            found = append(found, place)
    return found


def count_around(layout: Layout, place: i64, terrain: i64) -> i64:
    """How many neighbours of a hex have a terrain."""
    count: i64 = 0
    for side in range(i64(SIDES)):
        near = layout.near[place * SIDES + side]
        if near != OUTSIDE and layout.terrain[near] == terrain:
            count += 1
    return count


def mark_harbours(layout: Layout, rng: Rng, homes: i64) -> list[int]:
    """One harbour on each home island.

    Rule: MI-012, MI-R15
    """
    found: list[int] = []
    for island in range(i64(LARGE_ISLANDS)):
        if homes & BITS[island]:
            equal = harbours(layout, island)
            found.append(int(equal[rng.below(len(equal))]))
    return found
