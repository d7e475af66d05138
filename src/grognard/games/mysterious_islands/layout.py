"""Islands laid out by dice: how many and how large, where they lie, which of their hexes are Volcanoes.

No card, reroll or modifier touches these dice (MI-R26): they are thrown before anybody holds anything.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.chart import JUNGLE, LARGE, NO_ISLAND, OUTSIDE, SIDES, VOLCANO, WATER, Chart

LARGE_ISLANDS: Final = 11
LARGE_LEAST: Final = 6  # + 1D6 hexes
LARGEST: Final = 12
SMALLEST_NUMBER: Final = 2  # small islands: 2D6
MOST_SMALL: Final = 12
MOST_ISLANDS: Final = 23
MOST_VOLCANOES: Final = 2

WIDTH: Final = 24
HEIGHT: Final = 20
MUCH_LAND: Final = 165  # hexes of land beyond which the board is the wider one
WIDER: Final = 28
HIGHER: Final = 22
WIDEST: Final = 34  # with 28 rows the largest board of at most 1024 hexes
GROWTH: Final = 2  # columns and rows added when nothing fits
SEEDS: Final = 60  # tries for one island
RESTARTS: Final = 50  # tries for one board
VOLCANO_TRIES: Final = 50
WEIGHTS: Final = vec[i64](
    [0, 1000, 2828, 5196, 8000, 11180, 14697]
)  # by owned neighbours: their number to the power of 1.5
MOST_ENDS: Final = 64  # hexes around an island, and more


class Layout:
    """A board while it is laid out; the large islands are the first eleven."""

    def __init__(self, width: i64, height: i64) -> None:
        """Nothing but water."""
        self.width = width
        self.hexes: i64 = width * height
        bare = Chart(width, [WATER] * int(self.hexes), [], [])
        self.near = bare.near  # by hex * SIDES + side
        self.rim = bare.rim
        self.terrain = bare.terrain
        self.island_of = bare.island_of
        self.blocked = vec[i64]()  # 1 on the rim, on land and beside it
        self.touch = vec[i64]()  # while an island grows: how many neighbours of a hex belong to it
        self.cells = vec[i64]()  # by island * LARGEST + n: its hexes
        self.sizes = vec[i64]()
        self.islands: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Water again."""
        self.terrain = vec[i64]([WATER] * int(self.hexes))
        self.island_of = vec[i64]([NO_ISLAND] * int(self.hexes))
        self.blocked = self.rim[:]
        self.touch = vec[i64]([0] * int(self.hexes))
        self.cells = vec[i64]([0] * (MOST_ISLANDS * LARGEST))
        self.sizes = vec[i64]([0] * MOST_ISLANDS)
        self.islands = 0


def roll_dice(rng: Rng) -> vec[i64]:
    """The dice of a map: eleven for the large islands, two for the number of small ones, one for each of these.

    Rule: MI-017, MI-018, MI-R26
    """
    dice = vec[i64]([1 + rng.below(6) for _ in range(LARGE_ISLANDS + 2)])
    for _ in range(dice[LARGE_ISLANDS] + dice[LARGE_ISLANDS + 1]):
        dice = append(dice, 1 + rng.below(6))
    return dice


def sizes_of(dice: vec[i64]) -> vec[i64]:
    """The sizes of all islands, largest first.

    Rule: MI-003, MI-017, MI-018
    """
    sizes: list[int] = []
    for index in range(i64(LARGE_ISLANDS)):
        sizes.append(int(LARGE_LEAST + dice[index]))
    for index in range(LARGE_ISLANDS + 2, i64(len(dice))):
        sizes.append(int(dice[index]))
    return vec[i64](sorted(sizes, reverse=True))


def lay_out(rng: Rng, sizes: vec[i64]) -> Layout:
    """Islands of these sizes on a board that is large enough for them.

    Rule: MI-R23, MI-R24, MI-R25
    """
    land: i64 = 0
    for size in sizes:
        land += size
    width: i64 = WIDTH
    height: i64 = HEIGHT
    if land > MUCH_LAND:
        width = WIDER
        height = HIGHER
    while True:
        layout = Layout(width, height)
        for _ in range(RESTARTS):
            if place_islands(layout, rng, sizes):
                place_volcanoes(layout, rng)
                return layout
        if width < WIDEST:
            width += GROWTH
            height += GROWTH


def place_islands(layout: Layout, rng: Rng, sizes: vec[i64]) -> bool:
    """Put one island after the other on an empty board; False when one of them finds no place."""
    layout.clear()
    return all(place_island(layout, rng, size) for size in sizes)


def place_island(layout: Layout, rng: Rng, size: i64) -> bool:
    """Grow one more island somewhere, one water hex away from all others.

    Rule: MI-R24
    """
    free = vec[i64](capacity=512)
    for place in range(layout.hexes):
        if not layout.blocked[place]:
            free = append(free, place)
    if len(free) == 0:
        return False
    for _ in range(SEEDS):
        if grow(layout, rng, free[rng.below(len(free))], size):
            take_ground(layout, size)
            return True
    return False


def grow(layout: Layout, rng: Rng, seed: i64, size: i64) -> bool:
    """Grow an island from a hex; False when it is stuck or would enclose a lake.

    Rule: MI-R24
    """
    start = layout.islands * LARGEST
    ends = vec[i64]([0] * MOST_ENDS)
    open_ends: i64 = 0
    place = seed
    owned: i64 = 0
    while True:
        layout.cells[start + owned] = place
        layout.island_of[place] = layout.islands
        owned += 1
        open_ends = add_ends(layout, place, ends, open_ends)
        if owned == size or open_ends == 0:
            break
        picked = pick_end(layout, rng, ends, open_ends)
        place = ends[picked]
        open_ends -= 1
        ends[picked] = ends[open_ends]
    for index in range(open_ends):
        layout.touch[ends[index]] = 0
    is_whole = owned == size and not has_hole(layout, start, size)
    for index in range(start, start + owned):
        layout.touch[layout.cells[index]] = 0
        if not is_whole:
            layout.island_of[layout.cells[index]] = NO_ISLAND
    return is_whole


def add_ends(layout: Layout, place: i64, ends: vec[i64], open_ends: i64) -> i64:
    """Count a new hex of the growing island with its free neighbours; how many hexes it can grow onto now."""
    for side in range(i64(SIDES)):
        near = layout.near[place * SIDES + side]
        if near == OUTSIDE or layout.blocked[near] or layout.island_of[near] != NO_ISLAND:
            continue
        if layout.touch[near] == 0:
            ends[open_ends] = near
            open_ends += 1
        layout.touch[near] += 1
    return open_ends


def pick_end(layout: Layout, rng: Rng, ends: vec[i64], open_ends: i64) -> i64:
    """Where to grow, hexes with more neighbours in the island more often."""
    total: i64 = 0
    for index in range(open_ends):
        total += WEIGHTS[layout.touch[ends[index]]]
    left = rng.below(total)
    picked: i64 = 0
    while left >= WEIGHTS[layout.touch[ends[picked]]]:
        left -= WEIGHTS[layout.touch[ends[picked]]]
        picked += 1
    return picked


def has_hole(layout: Layout, start: i64, size: i64) -> bool:
    """Whether an island encloses water: hexes - neighbouring pairs + triples around a corner are 1 when it does not.

    Rule: MI-R24
    """
    island = layout.island_of[layout.cells[start]]
    pairs: i64 = 0
    triples: i64 = 0
    for index in range(start, start + size):
        first = layout.cells[index] * SIDES
        for side in range(i64(SIDES)):
            near = layout.near[first + side]
            if near != OUTSIDE and layout.island_of[near] == island:
                pairs += 1
                after = layout.near[first + (side + 1) % SIDES]
                if after != OUTSIDE and layout.island_of[after] == island:
                    triples += 1
    return size - pairs // 2 + triples // 3 != 1


def take_ground(layout: Layout, size: i64) -> None:
    """The grown island is land now, and nobody may settle beside it."""
    start = layout.islands * LARGEST
    for index in range(start, start + size):
        place = layout.cells[index]
        layout.terrain[place] = JUNGLE
        layout.blocked[place] = 1
        for side in range(i64(SIDES)):
            near = layout.near[place * SIDES + side]
            if near != OUTSIDE:
                layout.blocked[near] = 1
    layout.sizes[layout.islands] = size
    layout.islands += 1


def place_volcanoes(layout: Layout, rng: Rng) -> None:
    """No, one or two Volcanoes on each large island, evenly, so that its Jungle hangs together.

    Rule: MI-019, MI-020, MI-R25
    """
    for island in range(layout.islands):
        if layout.sizes[island] < LARGE:
            continue
        number = rng.below(MOST_VOLCANOES + 1)
        tries: i64 = 0
        while number > 0 and not try_volcanoes(layout, rng, island, number):
            tries += 1
            if tries == VOLCANO_TRIES:
                tries = 0
                number -= 1


def try_volcanoes(layout: Layout, rng: Rng, island: i64, number: i64) -> bool:
    """Make some hexes of an island Volcanoes by lot; nothing changes when that would part its Jungle."""
    start = island * LARGEST
    size = layout.sizes[island]
    left = number
    while left > 0:
        place = layout.cells[start + rng.below(size)]
        if layout.terrain[place] == JUNGLE:
            layout.terrain[place] = VOLCANO
            left -= 1
    if count_joined(layout, island) == size - number:
        return True
    for index in range(start, start + size):
        layout.terrain[layout.cells[index]] = JUNGLE
    return False


def count_joined(layout: Layout, island: i64) -> i64:
    """How many Jungle hexes of an island hang together with its first one."""
    start = island * LARGEST
    found = vec[i64]([0] * LARGEST)
    reached: i64 = 0
    for index in range(start, start + layout.sizes[island]):
        if layout.terrain[layout.cells[index]] == JUNGLE:
            found[0] = layout.cells[index]
            reached = 1
            break
    at: i64 = 0
    while at < reached:
        for side in range(i64(SIDES)):
            near = layout.near[found[at] * SIDES + side]
            if near == OUTSIDE or layout.island_of[near] != island or layout.terrain[near] != JUNGLE:
                continue
            if not is_among(found, reached, near):
                found[reached] = near
                reached += 1
        at += 1
    return reached


def is_among(found: vec[i64], number: i64, place: i64) -> bool:
    """Whether a hex is among the first ones of a list."""
    return any(found[index] == place for index in range(number))
