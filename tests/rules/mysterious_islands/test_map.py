"""The sea chart: islands by dice, Volcanoes, homes and harbours; charts as text."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.options import resolve
from grognard.games.mysterious_islands.build_chart import build, build_from
from grognard.games.mysterious_islands.chart import JUNGLE, VOLCANO, WATER, Chart
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.layout import roll_dice
from grognard.games.mysterious_islands.map_text import chart_of, check_chart, text_of
from grognard.games.mysterious_islands.meta import OPTIONS, check_options

SEEDS = 60
SOAK_SEEDS = 1000


def dice_of(large: list[int], pair: tuple[int, int], small: list[int]) -> "vec[i64]":
    return vec[i64]([*large, *pair, *small])


def beside(chart: Chart, place: int) -> list[int]:
    """Neighbours worked out anew, from the picture: odd rows lie half a hex further east."""
    row, column = divmod(place, int(chart.width))
    east = row % 2
    spots = [(row, column - 1), (row, column + 1)]
    spots += [(row + down, column + east + side) for down in (-1, 1) for side in (-1, 0)]
    return [r * int(chart.width) + c for r, c in spots if 0 <= r < chart.height and 0 <= c < chart.width]


def parts_of(chart: Chart, places: set[int]) -> list[set[int]]:
    """What hangs together among some hexes."""
    left, parts = set(places), []
    while left:
        part, ends = set(), [left.pop()]
        while ends:
            part.add(ends[-1])
            near = [place for place in beside(chart, ends.pop()) if place in left]
            left -= set(near)
            ends += near
        parts.append(part)
    return parts


def with_terrain(chart: Chart, *terrains: int) -> set[int]:
    return {place for place in range(chart.hexes) if chart.terrain[place] in terrains}


def check(chart: Chart, dice: list[int], factions: int) -> None:
    """Step 10 of the recipe, and what the rules say of the board."""
    islands = parts_of(chart, with_terrain(chart, JUNGLE, VOLCANO))
    assert sorted(map(len, islands)) == sorted([6 + die for die in dice[:11]] + dice[13:])
    assert len(dice[13:]) == dice[11] + dice[12]
    assert sorted(map(sorted, islands)) == sorted([int(p) for p in island] for island in chart.islands)
    land = sum(map(len, islands))
    size = (int(chart.width), int(chart.height))
    assert size == ((24, 20) if land <= 165 else (28, 22)) or (size[0] > 24 and chart.hexes <= 1024)
    for island in islands:
        fiery = [place for place in island if chart.terrain[place] == VOLCANO]
        assert len(fiery) <= (2 if len(island) >= 7 else 0)
        assert len(parts_of(chart, island - set(fiery))) == 1
    assert len(parts_of(chart, with_terrain(chart, WATER))) == 1
    assert all(chart.terrain[place] == WATER for place in range(chart.hexes) if len(beside(chart, place)) < 6)
    check_homes(chart, islands, factions)


def check_homes(chart: Chart, islands: list[set[int]], factions: int) -> None:
    homes = [next(island for island in islands if home in island) for home in chart.homes]
    assert len(homes) == factions
    assert len({min(home) for home in homes}) == factions
    berths: list[set[int]] = []
    for place, home in zip(chart.homes, homes, strict=True):
        assert len(home) >= 7
        assert chart.terrain[place] == JUNGLE
        near = beside(chart, int(place))
        assert sum(chart.terrain[other] == JUNGLE for other in near) >= 2
        berths.append({other for other in near if chart.terrain[other] == WATER})
    assert all(berths)
    for one in range(factions):
        assert not any(berths[one] & berths[other] for other in range(one))


def made(seed: int, factions: int) -> tuple[Chart, list[int]]:
    """A chart with the dice that were thrown for it."""
    return build(seed, factions), [int(die) for die in roll_dice(Rng(seed))]


@pytest.mark.rule("MI-003", "MI-011", "MI-012", "MI-016", "MI-017", "MI-018", "MI-019", "MI-020")
@pytest.mark.rule("MI-R15", "MI-R19", "MI-R23", "MI-R24", "MI-R25")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_charts_are_as_the_rules_want_them(seed: int) -> None:
    factions = 2 + seed % 5
    chart, dice = made(seed, factions)
    check(chart, dice, factions)
    check_chart(chart)


@pytest.mark.soak
def test_a_thousand_charts_are_as_the_rules_want_them() -> None:
    for seed in range(SOAK_SEEDS):
        chart, dice = made(seed, 2 + seed % 5)
        check(chart, dice, 2 + seed % 5)
        check_chart(chart)


def steps_between(chart: Chart, one: set[int], other: set[int]) -> int:
    """Boat steps from water at the Jungle of an island to water at that of another one."""
    coasts = [
        {near for place in island if chart.terrain[place] == JUNGLE for near in beside(chart, place)}
        & with_terrain(chart, WATER)
        for island in (one, other)
    ]
    reached, steps = set(coasts[0]), 0
    while not reached & coasts[1]:
        reached |= {n for place in reached for n in beside(chart, place) if chart.terrain[n] == WATER}
        steps += 1
    return steps


# By factions: seeds whose homes lie in the window of the recipe, and the window.
WINDOWS = {2: (6, 9), 3: (5, 8), 4: (4, 7), 5: (3, 6), 6: (2, 5)}


@pytest.mark.rule("MI-R15")
@pytest.mark.parametrize("factions", WINDOWS)
def test_homes_are_fair_distances_apart(factions: int) -> None:
    inside = 0
    for seed in range(10):
        chart = build(seed, factions)
        islands = parts_of(chart, with_terrain(chart, JUNGLE, VOLCANO))
        homes = [next(island for island in islands if home in island) for home in chart.homes]
        nearest = [min(steps_between(chart, one, other) for other in homes if other is not one) for one in homes]
        assert min(nearest) >= 1
        least, most = WINDOWS[factions]
        inside += least <= min(nearest) and max(nearest) <= most and max(nearest) - min(nearest) <= 3
    assert inside >= 8  # the recipe's own count: 33 of 40 for six factions, more for fewer


@pytest.mark.rule("MI-017")
@pytest.mark.parametrize(("die", "size"), [(1, 7), (6, 12)])
def test_large_islands_have_6_hexes_and_a_die_more(die: int, size: int) -> None:
    chart = build_from(Rng(1), dice_of([die] * 11, (1, 1), [1, 1]), 2)
    assert sorted(len(island) for island in chart.islands) == [1, 1] + [size] * 11


@pytest.mark.rule("MI-018")
def test_two_dice_say_how_many_small_islands_there_are_and_one_each_how_large() -> None:
    chart = build_from(Rng(2), dice_of([3] * 11, (4, 1), [6, 2, 1, 5, 2]), 3)
    assert sorted(len(island) for island in chart.islands) == [1, 2, 2, 5, 6] + [9] * 11


@pytest.mark.rule("MI-R23")
@pytest.mark.parametrize(
    ("large", "small", "size"),
    [
        ([6] * 11, [6, 6, 6, 6, 6, 3], (24, 20)),  # 132 + 33 = 165 hexes of land
        ([6] * 11, [6, 6, 6, 6, 6, 4], (28, 22)),
        ([1] * 11, [1, 1, 1, 1, 1, 1], (24, 20)),
        ([6] * 11, [6] * 12, (28, 22)),
    ],
)
def test_much_land_needs_a_wider_board(large: list[int], small: list[int], size: tuple[int, int]) -> None:
    number = len(small)
    chart = build_from(Rng(7), dice_of(large, (number // 2, number - number // 2), small), 2)
    assert (chart.width, chart.height) == size


@pytest.mark.rule("MI-R26")
def test_a_chart_follows_from_its_seed_alone() -> None:
    assert text_of(build(5, 4)) == text_of(build(5, 4))
    assert text_of(build(5, 4)) != text_of(build(6, 4))


@pytest.mark.rule("MI-020", "MI-R25")
def test_no_one_or_two_volcanoes_come_equally_often() -> None:
    counts = [0, 0, 0]
    for seed in range(SEEDS):
        chart = build(seed, 2)
        for island in chart.islands:
            if len(island) >= 7:
                counts[sum(chart.terrain[place] == VOLCANO for place in island)] += 1
    assert all(160 < count < 280 for count in counts), counts  # 660 islands: 220 each, 5 deviations either way


@pytest.mark.rule("MI-016")
def test_six_neighbours_and_distances() -> None:
    chart = build(1, 2)
    inner = 5 * 24 + 5
    assert sorted(int(near) for near in chart.around[inner]) == sorted(beside(chart, inner))
    assert len(set(beside(chart, inner))) == 6
    for place in range(chart.hexes):
        assert sorted(int(n) for n in chart.around[place] if n >= 0) == sorted(beside(chart, place))
        assert chart.rim[place] == (len(beside(chart, place)) < 6)
    far = {inner: 0}
    ends = [inner]
    for place in ends:
        for near in beside(chart, place):
            if near not in far:
                far[near] = far[place] + 1
                ends.append(near)
    assert all(chart.distance(inner, place) == steps for place, steps in far.items())


# A chart to change in tests: eleven islands of seven hexes, two of one; 23 columns, 17 rows.
ISLAND = ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))


def plain_rows() -> list[list[str]]:
    rows = [["."] * 23 for _ in range(17)]
    for number in range(11):
        top, left = 1 + 4 * (number // 4), 2 + 5 * (number % 4)
        for down, right in ISLAND:
            rows[top + down][left + right] = "j"
    for column in (2, 5):
        rows[14][column] = "j"
    return rows


def plain_text(*changes: tuple[int, int, str]) -> str:
    """The chart after changes of row, column and sign, counted from 1."""
    rows = plain_rows()
    for line, column, sign in changes:
        rows[line - 1][column - 1] = sign
    return "\n".join("".join(row) for row in rows)


def test_the_plain_chart_is_one() -> None:
    check_chart(chart_of(plain_text()))
    assert len(chart_of(plain_text()).islands) == 13


def test_text_and_back() -> None:
    for seed in range(5):
        chart = build(seed, 4)
        again = chart_of(text_of(chart))
        assert text_of(again) == text_of(chart)
        assert list(again.terrain) == list(chart.terrain)
        assert list(again.homes) == list(chart.homes)
        assert [list(island) for island in again.islands] == [list(island) for island in chart.islands]
        assert chart_of(text_of(chart).replace("\n", "/")) is not again
        assert text_of(chart_of(text_of(chart).replace("\n", "/"))) == text_of(chart)


# A text, line and column of the error (0 where it has none), and a part of what it says.
FORMS = [
    ("..x.", 1, 3, "'x' is no hex"),
    ("....\n.jJ.\n....", 2, 3, "'J' is no hex"),
    ("....\n.jj\n....", 2, 4, "This row has 3 hexes, the first one 4"),
    ("...\n.jj.\n...", 2, 5, "This row has 4 hexes, the first one 3"),
    ("..../..../.a..", 3, 2, "Allowed: . water, j Jungle, v Volcano, H harbour"),
    ("....\n\n....", 2, 1, "This row has 0 hexes"),
    ("\n".join(["." * 33] * 32), 0, 0, "The chart has 1056 hexes"),
]


@pytest.mark.parametrize(("text", "line", "column", "said"), FORMS)
def test_texts_that_are_no_chart(text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(DataError) as refused:
        chart_of(text)
    assert (refused.value.line, refused.value.column) == (line, column)
    assert said in str(refused.value)


def test_1024_hexes_are_a_chart() -> None:
    assert chart_of("\n".join(["." * 32] * 32)).hexes == 1024


LAKE = [(14, 13, "j"), (14, 14, "j"), (15, 13, "j"), (15, 15, "j"), (16, 13, "j"), (16, 14, "j")]
BREAKS = [
    ([(1, 5, "j")], 1, 5, "land on the rim", "MI-R23"),
    ([(8, 23, "v")], 8, 23, "land on the rim", "MI-R23"),
    (LAKE, 15, 14, "a lake", "MI-R24"),
    ([(2, 5, "j"), (2, 6, "j"), (2, 7, "j")], 2, 3, "has 17 hexes, more than 12", "MI-017"),
    ([(3, 3, "v"), (3, 4, "v"), (3, 5, "v")], 3, 5, "at most 2 Volcanoes", "MI-020"),
    ([(15, 3, "v")], 15, 3, "at most 0 Volcanoes", "MI-R25"),
    ([(3, 6, "j"), (3, 5, "v")], 3, 6, "This Jungle is cut off", "MI-R25"),
    ([(15, 3, "."), (15, 6, ".")], 0, 0, "There are 0 islands of 1 to 6 hexes", "MI-018"),
    ([(15, 3, ".")], 0, 0, "There are 1 islands of 1 to 6 hexes", "MI-018"),
    ([(2, 4, ".")], 0, 0, "There are 10 islands of 7 to 12 hexes", "MI-017"),
    ([(3, 4, "H")], 3, 4, "A harbour touches water", "MI-011"),
    ([(2, 3, "H"), (2, 4, "H")], 2, 4, "An island has one harbour", "MI-012"),
]


@pytest.mark.rule("MI-011", "MI-012", "MI-017", "MI-018", "MI-020", "MI-R23", "MI-R24", "MI-R25")
@pytest.mark.parametrize(("changes", "line", "column", "said", "rule"), BREAKS)
def test_charts_that_break_a_rule(
    changes: list[tuple[int, int, str]], line: int, column: int, said: str, rule: str
) -> None:
    with pytest.raises(DataError) as refused:
        check_chart(chart_of(plain_text(*changes)))
    assert said in str(refused.value)
    assert (refused.value.line, refused.value.column) == (line, column)
    assert rule in str(refused.value)


@pytest.mark.rule("MI-020", "MI-R24", "MI-R25")
@pytest.mark.parametrize(
    "changes",
    [
        [(3, 4, "v"), (2, 4, "v")],  # two Volcanoes, the Jungle around them hangs together
        [(3, 6, "j"), (4, 5, "j"), (3, 5, "v")],  # a way past the Volcano
        [(2, 3, "H"), (2, 8, "H")],
        [change for change in LAKE if change[:2] != (14, 13)],  # a bay is no lake
    ],
)
def test_charts_that_break_none(changes: list[tuple[int, int, str]]) -> None:
    check_chart(chart_of(plain_text(*changes)))


def fixed(text: str, seats: int = 2, **options: object) -> Chart | None:
    values = resolve(OPTIONS, {"map": text, **options})
    check_options(values)
    return setup_for(values, seats).chart


@pytest.mark.rule("MI-R15")
def test_a_map_of_ones_own() -> None:
    text = text_of(build(3, 4))
    chart = fixed(text, 4)
    assert chart is not None
    assert text_of(chart) == text
    assert fixed("") is None


@pytest.mark.rule("MI-R15")
def test_too_few_harbours_are_refused_when_they_are_dealt() -> None:
    text = text_of(build(3, 4))
    with pytest.raises(DataError, match="has 4 harbours for 6 factions"):
        fixed(text, 6)
    assert fixed(text, 6, start_placement="choose") is not None


@pytest.mark.rule("MI-R15")
def test_harbours_are_found_where_none_are_marked() -> None:
    text = text_of(build(3, 4))
    for seats in (2, 6):
        chart = fixed(text.replace("H", "j"), seats)
        assert chart is not None
        check_homes(chart, parts_of(chart, with_terrain(chart, JUNGLE, VOLCANO)), seats)


@pytest.mark.parametrize("text", ["....", "..x", plain_text((1, 1, "j"))])
def test_the_option_wants_a_whole_chart(text: str) -> None:
    with pytest.raises(DataError) as refused:
        fixed(text)
    assert refused.value.file == "map"


def test_growth_of_boards_ends_within_the_limit() -> None:
    from grognard.games.mysterious_islands import layout

    sizes = [(layout.WIDTH, layout.HEIGHT), (layout.WIDER, layout.HIGHER)]
    for width, height in sizes:
        steps = [(width + 2 * n, height + 2 * n) for n in range((layout.WIDEST - width) // 2 + 1)]
        assert steps[-1][0] == layout.WIDEST
        assert all(one < other for one, other in pairwise(steps))
        assert steps[-1][0] * steps[-1][1] <= 1024, steps[-1]
