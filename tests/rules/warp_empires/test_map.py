"""Rolled maps: their size, their shape, dice and terrain, when a map is accepted, and how it is mended."""

from collections.abc import Iterator, Sequence

import pytest

from grognard.core.chance import Rng
from grognard.games.warp_empires import maps
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.atlas_text import drawing_of
from grognard.games.warp_empires.cells import hex_neighbours, rectangle
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.map_shape import grow
from grognard.games.warp_empires.map_terrain import (
    is_accepted,
    lay,
    mend,
    parts_of,
    until_accepted,
)
from grognard.games.warp_empires.meta import load_shipped

CITY, FLATS, RAVINES, PEAKS = range(4)
ALL_POWERS = [
    "british",
    "german",
    "canal_martian",
    "high_martian",
    "french",
    "russian",
    "american",
    "belgian",
    "japanese",
]


@pytest.fixture(scope="module")
def mars() -> Loaded:
    return load_shipped("space_1889_empires")


def module_for(mars: Loaded, seats: int, **options: object) -> Module:
    return mars.game(options, seats)[1]


def powers(module: Module, *names: str) -> list[int]:
    return [[power.id for power in module.powers].index(name) for name in names]


@pytest.mark.rule("S8-004", "S8-005", "S8-006", "S8-007", "S8-008", "WE-001")
def test_as_01_a_die_for_each_territory(mars: Loaded) -> None:
    module = module_for(mars, 2)
    recipe = maps.recipe_for(module, powers(module, "british", "german"))
    terrain = lay(recipe, [1, 2, 3, 4, 5, 6])
    assert terrain == [CITY, FLATS, FLATS, FLATS, RAVINES, PEAKS]
    revenue = [list(module.sheet.terrain.values())[kind].revenue for kind in terrain]
    assert revenue == [4, 0, 0, 0, 0, 0]


@pytest.mark.rule("S8-R02", "S8-R04", "S8-R06", "S8-R10")
def test_as_02_two_maps_are_rejected_and_the_third_is_accepted(mars: Loaded) -> None:
    module = module_for(mars, 2)
    seated = powers(module, "canal_martian", "british")
    assert maps.size_for(module, seated) == 78
    recipe = maps.recipe_for(module, seated)
    assert recipe.least == 16
    shape = grow(Rng("as-02"), 78, 3)
    lone = next(number for number, near in enumerate(shape.borders) if number > 40 and len(near) > 1)

    def dice(cities: int, peaks: Sequence[int] = ()) -> list[int]:
        free = [number for number in range(78) if number not in peaks and number != lone]
        chosen = {lone, *free[: cities - 1]}
        return [1 if number in chosen else 6 if number in peaks else 2 for number in range(78)]

    throws: Iterator[list[int]] = iter([dice(15), dice(17, shape.borders[lone]), dice(18)])
    laid = until_accepted(shape.borders, shape.middle, recipe, lambda: next(throws))
    assert (laid.throws, laid.mended, laid.terrain.count(CITY)) == (3, False, 18)


@pytest.mark.rule("S8-R02")
@pytest.mark.parametrize(
    ("names", "size"),
    [
        (["british", "german"], 60),
        (["british", "german", "french"], 60),
        (["british", "german", "french", "russian"], 72),
        (["british", "german", "french", "russian", "american"], 90),
        (["british", "german", "french", "russian", "american", "belgian"], 108),
        (["british", "canal_martian", "french"], 78),
        (["british", "canal_martian", "french", "russian"], 90),
        (["british", "canal_martian"], 78),
        (ALL_POWERS[:7], 144),  # Canal Martian among them
        (ALL_POWERS, 180),
    ],
)
def test_the_map_grows_with_the_players(mars: Loaded, names: list[str], size: int) -> None:
    module = module_for(mars, len(names))
    assert maps.size_for(module, powers(module, *names)) == size


@pytest.mark.rule("S8-R02")
@pytest.mark.parametrize(
    ("names", "chosen", "size"),
    [
        (["british", "german"], 36, 36),
        (["british", "german"], 200, 200),
        (["british", "german"], 1, 20),  # at least twice the ten Cities
        (["british", "canal_martian"], 20, 32),  # of sixteen
        (ALL_POWERS, 30, 44),  # of 2 · 9 + 1 + 3
    ],
)
def test_a_size_that_was_chosen_counts(mars: Loaded, names: list[str], chosen: int, size: int) -> None:
    module = module_for(mars, len(names), map_size=chosen)
    atlas = maps.make_map(module, powers(module, *names), 1).atlas
    assert atlas.territories == size


def steps(atlas: Atlas, first: int, terrains: set[int]) -> dict[int, int]:
    """How far territories are from one, over some terrains."""
    found, ring = {first: 0}, [first]
    for here in ring:
        for near in map(int, atlas.borders[here]):
            if near not in found and atlas.terrain[near] in terrains:
                found[near] = found[here] + 1
                ring.append(near)
    return found


@pytest.mark.rule("S8-R04", "S8-R05", "S8-R44", "S8-004", "S8-009", "S8-010")
@pytest.mark.parametrize("canal", [False, True])
@pytest.mark.parametrize("seats", range(2, 10))
def test_maps_for_any_number_of_players_are_as_the_rules_want_them(mars: Loaded, seats: int, canal: bool) -> None:
    """Enough Cities, linked by land, and no start that is too good; the homes as far apart as they are chosen."""
    others = [name for name in ALL_POWERS if name != "canal_martian"]
    names = (["canal_martian", *others] if canal or seats == 9 else others)[:seats]
    extra = 3 if "canal_martian" in names else 0
    module = module_for(mars, seats)
    made = maps.make_map(module, powers(module, *names), 10 * seats + canal)
    cities = [number for number, kind in enumerate(made.atlas.terrain) if kind == CITY]
    assert made.atlas.territories == max(60, 18 * seats) + 6 * extra
    assert len(cities) >= max(10, 2 * seats + 1 + extra, 4 * (1 + extra))
    assert 2 * (1 + extra) < len(cities)
    assert set(cities) <= set(steps(made.atlas, cities[0], {CITY, FLATS}))
    homes: list[int] = []
    for city in cities:
        near = steps(made.atlas, city, {CITY, FLATS, RAVINES})
        if all(near.get(home, 99) >= 3 for home in homes):
            homes.append(city)
    assert len(homes) >= seats or made.mended


@pytest.mark.rule("S8-R03")
@pytest.mark.parametrize(("cells", "columns", "rows"), [(180, 17, 11), (6, 3, 2), (234, 19, 13), (1, 2, 1)])
def test_the_rectangle(cells: int, columns: int, rows: int) -> None:
    assert 2 * columns**2 >= 3 * cells > 2 * (columns - 1) ** 2
    assert rectangle(cells) == (columns, rows)


@pytest.mark.rule("S8-R03")
def test_cells_touch_on_six_sides() -> None:
    assert hex_neighbours(5, 4, 12, wrap=False) == [1, 2, 4, 6, 9, 10]
    assert hex_neighbours(0, 4, 12, wrap=False) == [1, 4]
    assert hex_neighbours(0, 4, 12, wrap=True) == [1, 3, 4, 7]


@pytest.mark.rule("S8-003", "S8-R03", "WE-002")
@pytest.mark.parametrize("seed", range(4))
def test_territories_are_whole_and_fill_the_rectangle(seed: int) -> None:
    shape = grow(Rng(seed), 60, 3)
    assert set(shape.cells) == set(range(60))
    for number, near in enumerate(shape.borders):
        assert near
        assert number not in near
        assert all(number in shape.borders[other] for other in near)
        members = {cell for cell, owner in enumerate(shape.cells) if owner == number}
        reached = {min(members)}
        while (
            ring := {near for cell in reached for near in hex_neighbours(cell, shape.columns, 187, wrap=False)}
            & members - reached
        ):
            reached |= ring
        assert reached == members


@pytest.mark.rule("S8-R03")
def test_a_seed_gives_the_same_map_always(mars: Loaded) -> None:
    module = module_for(mars, 2)
    seated = powers(module, "french", "russian")
    one, other = (maps.make_map(module, seated, 7).atlas for _ in range(2))
    assert one.text == other.text
    assert one.text != maps.make_map(module, seated, 8).atlas.text
    assert len(set(one.names)) == 60


@pytest.mark.rule("S8-R04", "S8-R05", "S8-R44")
@pytest.mark.parametrize("seed", range(6))
def test_rolled_maps_are_accepted(mars: Loaded, seed: int) -> None:
    module = module_for(mars, 3)
    seated = powers(module, "canal_martian", "french", "german")
    atlas = maps.make_map(module, seated, seed).atlas
    recipe = maps.recipe_for(module, seated)
    borders = [list(map(int, row)) for row in atlas.borders]
    terrain = [int(kind) for kind in atlas.terrain]
    assert is_accepted(borders, recipe, terrain)
    assert terrain.count(CITY) >= 16


@pytest.mark.rule("S8-R02", "S8-R04")
@pytest.mark.parametrize("seed", range(6))
def test_the_smallest_maps_are_mended_and_can_be_played_on(mars: Loaded, seed: int) -> None:
    """Twenty territories hardly ever have ten Cities by dice: after two hundred throws the last one is mended."""
    module = module_for(mars, 2, map_size=1)
    made = maps.make_map(module, powers(module, "british", "german"), seed)
    cities = [number for number, kind in enumerate(made.atlas.terrain) if kind == CITY]
    assert (made.throws, made.mended) == (200, True)
    assert len(cities) == 10  # no more than are needed
    assert set(cities) <= set(steps(made.atlas, cities[0], {CITY, FLATS}))


CHAIN = [[1], [0, 2], [1, 3], [2, 4], [3, 5], [4, 6], [5]]


@pytest.mark.rule("S8-R04")
def test_mending_opens_the_shortest_link_and_makes_cities_from_the_middle_on(mars: Loaded) -> None:
    module = module_for(mars, 2, map_size=12)
    recipe = maps.recipe_for(module, powers(module, "british", "german"))
    borders = [[*row] for row in CHAIN] + [[number - 1, number + 1] for number in range(7, 20)]
    borders[6].append(7)
    borders[-1].pop()
    terrain = [CITY, PEAKS, RAVINES, CITY, *[FLATS] * 16]
    assert len(parts_of(borders, recipe, terrain)) == 2
    mend(borders, 10, recipe, terrain)
    assert recipe.least == 10
    assert terrain[:4] == [CITY, FLATS, FLATS, CITY]
    assert [number for number, kind in enumerate(terrain) if kind == CITY] == [0, 3, 6, 7, 8, 9, 10, 11, 12, 13]
    assert len(parts_of(borders, recipe, terrain)) == 1


@pytest.mark.rule("S8-R04")
def test_too_few_cities_are_not_accepted(mars: Loaded) -> None:
    module = module_for(mars, 2)
    recipe = maps.recipe_for(module, powers(module, "british", "german"))
    shape = grow(Rng(3), 60, 3)
    assert is_accepted(shape.borders, recipe, [CITY] * 10 + [FLATS] * 50)
    assert not is_accepted(shape.borders, recipe, [CITY] * 9 + [FLATS] * 51)


ROW = [[near for near in (number - 1, number + 1) if 0 <= near < 60] for number in range(60)]


@pytest.mark.rule("S8-R04", "S8-R44", "S8-009", "S8-010")
@pytest.mark.parametrize(
    ("names", "terrain", "accepted"),
    [
        (["british", "german"], [CITY] * 10 + [FLATS] * 50, True),
        (["british", "german"], [CITY] * 5 + [PEAKS] + [CITY] * 5 + [FLATS] * 49, False),  # cut off by Peaks
        (["british", "german"], [CITY] * 5 + [RAVINES] + [CITY] * 5 + [FLATS] * 49, False),  # no Battalion gets across
        (["british", "german"], [CITY] * 5 + [FLATS] + [CITY] * 5 + [FLATS] * 49, True),
        (["british", "german"], [PEAKS] + [CITY] * 10 + [PEAKS] + [FLATS] * 48, True),
        (["canal_martian", "german"], [CITY] * 15 + [FLATS] * 45, False),  # four would be more than a quarter
        (["canal_martian", "german"], [CITY] * 16 + [FLATS] * 44, True),
        (
            ["british", "german", "french", "russian", "american"],
            [CITY] * 11 + [FLATS] * 49,
            False,
        ),  # four homes in a row
        (["british", "german", "french", "russian"], [CITY] * 10 + [FLATS] * 50, True),
        (["british", "german", "french", "russian", "american"], [CITY] * 13 + [FLATS] * 47, True),
    ],
)
def test_what_a_map_needs(mars: Loaded, names: list[str], terrain: list[int], accepted: bool) -> None:
    module = module_for(mars, len(names))
    assert is_accepted(ROW, maps.recipe_for(module, powers(module, *names)), terrain) == accepted


def test_a_map_is_read_back_from_its_text(mars: Loaded) -> None:
    module = module_for(mars, 4)
    atlas = maps.make_map(module, powers(module, "british", "german", "french", "russian"), 5).atlas
    again = maps.read_atlas(module, atlas.text)
    assert again.text == atlas.text
    assert again.names == atlas.names
    for field in ("terrain", "tags", "revenue", "region"):
        assert list(getattr(again, field)) == list(getattr(atlas, field))
    assert [list(row) for row in again.borders] == [list(row) for row in atlas.borders]
    columns, cells = drawing_of(atlas.text)
    assert (columns, len(cells), set(cells)) == (18, 216, set(range(72)))


@pytest.mark.rule("S8-R04")
def test_the_shortest_link_may_lead_over_the_first_territory(mars: Loaded) -> None:
    module = module_for(mars, 2)
    recipe = maps.recipe_for(module, powers(module, "british", "german"))
    borders = [[1, 2], [0, *range(3, 8)], [0, *range(8, 13)]] + [[1]] * 5 + [[2]] * 5
    terrain = [PEAKS, *[CITY] * 12]
    mend(borders, 1, recipe, terrain)
    assert terrain == [FLATS, *[CITY] * 12]
