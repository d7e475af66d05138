"""What holds of every rolled map of Space 1889 Empires, whoever plays and however large it is."""

from collections.abc import Callable, Iterable

import pytest

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.games.warp_empires import maps
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.atlas_text import drawing_of
from grognard.games.warp_empires.cells import hex_neighbours
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.meta import load_shipped

SEEDS = 20
SOAK_SEEDS = 1000
MARS = "space_1889_empires"
CITY, FLATS, RAVINES, PEAKS = range(4)


def rolled(seed: int) -> tuple[Module, list[int], maps.Made]:
    """A map for two to nine players with powers by lot, every third one of a size by lot."""
    rng = Rng(f"maps {seed}")
    loaded = load_shipped(MARS)
    seats = 2 + seed % 8
    left = list(range(9))
    seated = [left.pop(rng.below(len(left))) for _ in range(seats)]
    while True:
        size = 40 + int(rng.below(200)) if seed % 3 == 0 else 0
        try:
            module = loaded.game({"map_size": size}, seats)[1]
        except DataError:
            continue
        return module, seated, maps.make_map(module, seated, seed)


def check_map(seed: int) -> None:
    module, seated, made = rolled(seed)
    atlas = made.atlas
    assert atlas.territories == maps.size_for(module, seated)
    borders = [[int(near) for near in row] for row in atlas.borders]
    terrain = [int(ground) for ground in atlas.terrain]
    check_borders(atlas, borders)
    check_cities(module, seated, borders, terrain)
    if not made.mended:  # mending is about Cities and links only: homes may then be nearer to each other
        check_homes(seated, borders, terrain)
    assert len(set(atlas.names)) == atlas.territories
    again = maps.read_atlas(module, atlas.text)
    assert (again.text, again.names, list(again.terrain)) == (atlas.text, atlas.names, list(atlas.terrain))


def check_borders(atlas: Atlas, borders: list[list[int]]) -> None:
    """Whoever touches in the drawing borders on each other, and nobody else; every territory is in one piece."""
    columns, cells = drawing_of(atlas.text)
    touching: list[set[int]] = [set() for _ in borders]
    for cell, owner in enumerate(cells):
        near = {cells[other] for other in hex_neighbours(cell, columns, len(cells), wrap=False)}
        touching[owner] |= near - {owner}
    assert [set(row) for row in borders] == touching
    for territory in range(len(borders)):
        members = {cell for cell, owner in enumerate(cells) if owner == territory}
        assert (
            reach(min(members), lambda cell: hex_neighbours(cell, columns, len(cells), wrap=False), members) == members
        )


def check_cities(module: Module, seated: list[int], borders: list[list[int]], terrain: list[int]) -> None:
    """There are enough Cities, so that nobody begins with too many; all are linked by Flats and Cities."""
    martians = any(module.powers[power].id == "canal_martian" for power in seated)
    least = max(10, 2 * len(seated) + 1 + (3 if martians else 0), 4 * (4 if martians else 1))
    cities = {place for place, ground in enumerate(terrain) if ground == CITY}
    assert len(cities) >= least
    ground = {place for place, ground in enumerate(terrain) if ground in {CITY, FLATS}}
    assert cities <= reach(min(cities), lambda place: borders[place], ground)


def check_homes(seated: list[int], borders: list[list[int]], terrain: list[int]) -> None:
    """Cities far enough from each other, taken one by one, suffice for all."""
    cities = {place for place, ground in enumerate(terrain) if ground == CITY}
    flown = {place for place, ground in enumerate(terrain) if ground != PEAKS}
    homes: list[int] = []
    for city in sorted(cities):
        near = within(city, borders, flown, 2)
        if not near.intersection(homes):
            homes.append(city)
    assert len(homes) >= len(seated)


def reach(start: int, beside: Callable[[int], Iterable[int]], allowed: set[int]) -> set[int]:
    """All that hangs together with a start."""
    reached, ring = {start}, {start}
    while ring:
        ring = {near for each in ring for near in beside(each)} & allowed - reached
        reached |= ring
    return reached


def within(start: int, borders: list[list[int]], allowed: set[int], steps: int) -> set[int]:
    """All that is so few steps away."""
    found = {start}
    for _ in range(steps):
        found |= {near for place in found for near in borders[place]} & allowed
    return found


@pytest.mark.rule("S8-003", "S8-004", "S8-R02", "S8-R03", "S8-R04", "S8-R44")
def test_rolled_maps() -> None:
    for seed in range(SEEDS):
        check_map(seed)


@pytest.mark.soak
@pytest.mark.rule("S8-R03", "S8-R04")
def test_a_thousand_rolled_maps() -> None:
    for seed in range(SEEDS, SEEDS + SOAK_SEEDS):
        check_map(seed)
