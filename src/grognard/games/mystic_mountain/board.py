"""The board of a game and what its options mean, as tables: immutable, shared by all copies of a position."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.options import OptionValue
from grognard.games.mystic_mountain.actions import DIRECTIONS, SHOT_REACH, SQUARES

SOUTH: Final = 0
NORTH: Final = 1
NOBODY: Final = 2  # no side
OFF_BOARD: Final = 289  # one extra square that is never free: the edge of the board
EDGE_LEVEL: Final = 99  # higher than any square, so that nothing goes there

ACROSS: Final = vec[i64]([-1, 0, 1, -1, 1, -1, 0, 1])  # by direction, columns to the east
DOWN: Final = vec[i64]([-1, -1, -1, 0, 0, 1, 1, 1])  # by direction, rows to the south
ORTHOGONAL: Final = vec[bool]([False, True, False, True, True, False, True, False])

SPAN: Final = 3  # a window reaches this many squares to each side, as far as any unit moves
DOWNHILL_STEPS: Final = 2  # steps that reach.py makes for a miner on the mountain
LINE: Final = 8  # bits from one row of a window to the next
ROWS: Final = 25  # rows of an occupancy block: the longest board and SPAN rows beyond each end

# A climb or shot in the tables: the action's number within its kind * TARGET + the square it aims at.
TARGET: Final = 512


class Choices:
    """The options of a game that rules ask for, each named by what it does.

    Rule: MM-R13, MM-R43, MM-R49, MM-R58, MM-R61, MM-R63, MM-R64, MM-R78, MM-R91, MM-R92, MM-R99
    """

    def __init__(self, values: dict[str, OptionValue]) -> None:
        """Read the options as core/options.py resolves them."""
        ways = str(values["win_ways"])
        self.win_by_elimination = "elimination" in ways
        self.win_by_top = "top" in ways
        self.win_by_points = "points" in ways
        self.terrain_blocks_shots = values["line_of_sight"] != "none"
        self.units_block_shots = values["line_of_sight"] == "terrain_units"
        self.eliminated_after_purchase = values["elimination"] == "after_purchase"
        self.one_escape_an_engagement = values["escape_tries"] == "per_engagement"
        self.escapes_unlimited = values["escape_tries"] == "unlimited"
        self.repeat_attack = bool(values["repeat_attack"])
        self.lifetime_points = values["victory_points"] == "lifetime"
        self.diagonal_moves = bool(values["diagonal_moves"])
        self.points_decide_at_cap = values["cap_result"] == "points"
        self.bought_unit_acts = bool(values["bought_unit_acts"])
        self.failed_attack_ends_engagement = bool(values["failed_attack_ends_engagement"])
        self.engage_lapses = bool(values["engage_lapses"])
        self.edge_kills = values["fall_edge"] == "die"
        self.pass_through_own = values["pass_through"] == "own"
        self.nearest_entrance = values["entrance_full"] == "nearest"
        self.engaged_archer_may_shoot = bool(values["engaged_archer_may_shoot"])
        self.top_turns = number(values, "top_turns")
        self.turn_cap = number(values, "turn_cap")
        self.first_turn_actions = number(values, "first_turn_actions")
        first = str(values["first_player"])
        self.first_player: i64 = NOBODY if first == "random" else NORTH if first == "north" else SOUTH


class Numbers:
    """The numbers of the game that are no map, from data/numbers.toml."""

    def __init__(self, values: dict[str, int], tables: dict[str, list[int]]) -> None:
        """Take the single numbers by their names, and the tables by kind, level and distance."""
        self.points_at_start: i64 = values["points_at_start"]
        self.points_to_win: i64 = values["points_to_win"]
        self.points_for_a_soldier: i64 = values["points_for_a_soldier"]
        self.actions: i64 = values["actions"]
        self.full_attack_cost: i64 = values["full_attack_cost"]
        self.reach = table(tables["reach"])
        self.price = table(tables["price"])
        self.yields = table(tables["yields"])
        self.hits_from = table(tables["hits_from"])


class Terrain:
    """What a layout and a mountain give: size, heights, Entrance squares and start squares."""

    def __init__(self, width: int, levels: list[int], entrance: list[int], start: list[int]) -> None:
        """Heights and owners of Entrance squares run by square, start squares by unit."""
        self.width: i64 = width
        self.levels = levels
        self.entrance = entrance
        self.start = start


class Setup:
    """All that stays the same during a game.

    Windows are the 7 x 7 squares around a square in one number, see reach.py. Those of Moves are kept by side, since
    Entrance squares may be closed to the enemy.

    Rule: MM-R10, MM-R17, MM-R94
    """

    def __init__(self, terrain: Terrain, numbers: Numbers, options: dict[str, OptionValue]) -> None:
        """Work out every table once."""
        width = terrain.width
        squares: i64 = len(terrain.levels)
        self.options: tuple[tuple[str, OptionValue], ...] = tuple(options.items())
        self.choices = Choices(options)
        self.width = width
        self.height = squares // width
        self.squares = squares
        self.level = table([*terrain.levels, *[EDGE_LEVEL] * (SQUARES + 1 - len(terrain.levels))])
        self.entrance = table(terrain.entrance)
        self.entrances = make_entrances(self.entrance)
        self.start = table(terrain.start)
        self.row_of = table([square // int(width) for square in range(int(squares))])
        self.column_of = table([square % int(width) for square in range(int(squares))])
        self.bit_of = make_bits(squares, width)
        self.neighbours = make_neighbours(squares, width)
        self.is_top = make_top(self.level, squares, options["top"] == "band7_8")
        self.points_at_start = numbers.points_at_start
        self.points_to_win = numbers.points_to_win
        self.points_for_a_soldier = numbers.points_for_a_soldier
        self.actions = numbers.actions
        self.full_attack_cost = numbers.full_attack_cost
        self.reach = numbers.reach
        self.price = numbers.price
        self.yields = numbers.yields
        self.hits_from = numbers.hits_from
        sideways = bool(options["miner_sideways"])
        closed = self.entrance if options["entrance_access"] == "owner" else table([NOBODY] * int(squares))
        self.flat = make_windows(self, closed, 0, sideways)
        self.down = make_windows(self, closed, 1, True)
        self.down_flat = make_windows(self, closed, 1, sideways)
        self.down_twice = make_windows(self, closed, 2, True)
        self.climbs = make_climbs(self)
        self.shots = make_shots(self, options["point_blank"] == "auto")
        self.approach = make_approach(self)


def number(values: dict[str, OptionValue], name: str) -> i64:
    """A whole number among the options."""
    value = values[name]
    assert isinstance(value, int)  # noqa: S101 - core/options.py resolved it; this tells the type checker
    return value


def table(values: list[int]) -> vec[i64]:
    """A vec of whole numbers."""
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def make_bits(squares: i64, width: i64) -> vec[i64]:
    """By square: its bit in an occupancy row, SPAN columns of margin to the west."""
    bits = vec[i64]()
    for square in range(squares):
        bits = append(bits, POWERS[square % width + SPAN])
    return bits


def make_powers() -> vec[i64]:
    """The powers of two that fit below 2**62."""
    powers = vec[i64]([1])
    for exponent in range(i64(61)):
        powers = append(powers, powers[exponent] * 2)
    return powers


POWERS: Final = make_powers()


def make_neighbours(squares: i64, width: i64) -> vec[vec[i64]]:
    """By square and direction: the next square, OFF_BOARD beyond the edge; neighbours in every sense, past corners too.

    Rule: MM-R10
    """
    neighbours = vec[vec[i64]]()
    height = squares // width
    for square in range(squares):
        around = vec[i64]()
        for direction in range(i64(DIRECTIONS)):
            row = square // width + DOWN[direction]
            column = square % width + ACROSS[direction]
            inside = 0 <= row < height and 0 <= column < width
            around = append(around, row * width + column if inside else OFF_BOARD)
        neighbours = append(neighbours, around)
    nowhere = vec[i64]([OFF_BOARD] * 8)
    for _ in range(OFF_BOARD + 1 - squares):
        neighbours = append(neighbours, nowhere)
    return neighbours


def make_entrances(entrance: vec[i64]) -> vec[vec[i64]]:
    """By side: its Entrance squares, ascending.

    Rule: MM-R02, MM-R03
    """
    entrances = vec[vec[i64]]()
    for side in range(i64(NOBODY)):
        own = vec[i64]()
        for square in range(len(entrance)):
            if entrance[square] == side:
                own = append(own, square)
        entrances = append(entrances, own)
    return entrances


def make_top(level: vec[i64], squares: i64, whole_band: bool) -> vec[bool]:
    """By square: whether it is a top square, the highest alone or all of the highest band (levels 7 and 8).

    Rule: MM-R94
    """
    highest: i64 = 0
    for square in range(squares):
        highest = level[square] if level[square] > highest else highest
    lowest = highest - 1 if whole_band else highest
    top = vec[bool]()
    for square in range(squares):
        top = append(top, level[square] >= lowest)
    return top


def make_windows(setup: Setup, closed: vec[i64], drop: i64, sideways: bool) -> vec[i64]:
    """By side * SQUARES + square: the window's squares that lie `drop` levels lower than the middle and are open to the side.

    Without `sideways` the windows of mountain levels stay empty: nobody walks along them.

    Rule: MM-R15, MM-R16, MM-R17, MM-R21, MM-R22, MM-R23, MM-R24, MM-065
    """
    windows = vec[i64]()
    for side in range(i64(NOBODY)):
        for square in range(i64(SQUARES)):
            level = setup.level[square] - drop
            walkable = square < setup.squares and (level == 0 or (level > 0 and sideways))
            windows = append(windows, window_at(setup, closed, 1 - side, square, level) if walkable else 0)
    return windows


def window_at(setup: Setup, closed: vec[i64], enemy: i64, middle: i64, level: i64) -> i64:
    """The squares of one level around a square, without Entrance squares that are closed because the enemy owns them."""
    window: i64 = 0
    for down in range(i64(2 * SPAN + 1)):
        row = setup.row_of[middle] + down - SPAN
        for across in range(i64(2 * SPAN + 1)):
            column = setup.column_of[middle] + across - SPAN
            if 0 <= row < setup.height and 0 <= column < setup.width:
                square = row * setup.width + column
                if setup.level[square] == level and closed[square] != enemy:
                    window |= POWERS[down * LINE + across]
    return window


def make_climbs(setup: Setup) -> vec[vec[i64]]:
    """By square: the climbs from it, direction * TARGET + square, always exactly one level up.

    Rule: MM-060, MM-R23, MM-R25
    """
    climbs = vec[vec[i64]]()
    for square in range(setup.squares):
        found = vec[i64]()
        for direction in range(i64(DIRECTIONS)):
            target = setup.neighbours[square][direction]
            allowed = setup.choices.diagonal_moves or ORTHOGONAL[direction]
            if allowed and setup.level[target] == setup.level[square] + 1:
                found = append(found, direction * TARGET + target)
        climbs = append(climbs, found)
    return climbs


def make_shots(setup: Setup, point_blank: bool) -> vec[vec[i64]]:
    """By the archer's square: where a miner could be shot, (direction * 6 + distance - 1) * TARGET + square.

    Straight lines over 2 to 6 steps (1 when point blank is allowed), a target on the mountain, and the first square behind it on
    the board and not higher.

    Rule: MM-071, MM-082, MM-084, MM-R72, MM-R74, MM-R75, MM-R76, MM-R77, MM-R79
    """
    shots = vec[vec[i64]]()
    nearest: i64 = 1 if point_blank else 2
    for square in range(setup.squares):
        found = vec[i64]()
        for direction in range(i64(DIRECTIONS)):
            target = square
            for distance in range(i64(1), i64(SHOT_REACH + 1)):
                target = setup.neighbours[target][direction]
                if distance >= nearest and setup.level[square] == 0 and can_fall(setup, target, direction):
                    found = append(found, (direction * SHOT_REACH + distance - 1) * TARGET + target)
        shots = append(shots, found)
    return shots


def can_fall(setup: Setup, square: i64, direction: i64) -> bool:
    """Whether a miner here stands on the mountain without having it at his back in the arrow's direction.

    Rule: MM-082, MM-084, MM-R72, MM-R79
    """
    level = setup.level[square]
    return 0 < level < EDGE_LEVEL and setup.level[setup.neighbours[square][direction]] <= level


def make_approach(setup: Setup) -> vec[i64]:
    """By square: king's steps to the nearest square of level 1, for judging positions; 0 on the mountain."""
    approach = vec[i64]()
    for square in range(setup.squares):
        least: i64 = SQUARES
        for foot in range(setup.squares):
            if setup.level[foot] == 1:
                steps = king_steps(setup, square, foot)
                least = steps if steps < least else least
        approach = append(approach, 0 if setup.level[square] > 0 else least)
    return approach


def king_steps(setup: Setup, a: i64, b: i64) -> i64:
    """Steps from a square to another, diagonal ones included, whatever is in the way.

    Rule: MM-R75
    """
    rows = setup.row_of[a] - setup.row_of[b]
    columns = setup.column_of[a] - setup.column_of[b]
    rows = -rows if rows < 0 else rows
    columns = -columns if columns < 0 else columns
    return rows if rows > columns else columns
