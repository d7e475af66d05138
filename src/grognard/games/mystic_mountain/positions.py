"""Positions made by hand, for tests and lessons: "s D9, m G13" against "s E8, a C8"."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import u8

from grognard.core.errors import DataError
from grognard.core.options import resolve
from grognard.games.mystic_mountain.actions import SLOTS
from grognard.games.mystic_mountain.board import NORTH, SOUTH
from grognard.games.mystic_mountain.game import Mountain
from grognard.games.mystic_mountain.layout import COUNTS, FIRST_SLOT, setup_for
from grognard.games.mystic_mountain.meta import OPTIONS, check_options
from grognard.games.mystic_mountain.names import NO_SQUARE, read_square
from grognard.games.mystic_mountain.packing import restore
from grognard.games.mystic_mountain.phases.start import start_turn
from grognard.games.mystic_mountain.state import (
    ASK_ACTION,
    CLIMBED,
    DEAD,
    MOVED,
    SHOT,
    TRIED,
)

KIND_LETTERS: Final = ("s", "m", "a")
SIDES: Final = {"south": SOUTH, "north": NORTH}
MARKS: Final = {"moved": MOVED, "climbed": CLIMBED, "shot": SHOT, "tried": TRIED}


def place(
    options: Mapping[str, object] | None = None,
    *,
    south: str = "",
    north: str = "",
    side: str = "south",
    points: tuple[int, int] = (0, 0),
    earned: tuple[int, int] | None = None,
    revived: tuple[bool, bool] = (False, False),
    turn: int = 10,
    actions_left: int | None = None,
    links: Mapping[str, int] | None = None,
    hold: Mapping[str, int] | None = None,
    marks: Mapping[str, str] | None = None,
    attacked: Mapping[str, str] | None = None,
    park: bool = True,
    begin: bool = False,
) -> Mountain:
    """A position with these units; the others are dead, and `park` adds a soldier far off for each side. DataError on nonsense.

    `points`, `earned` (as `points` unless given) and `revived` are South's and North's. `links` names the squares of engaging soldiers
    with the turn of engaging, `hold` the squares of miners with their counts, `marks` squares with what was done this turn
    ("moved climbed shot tried"), `attacked` the squares of soldiers with those of their victims. With `begin` the side's turn
    starts now as number `turn`, top and income included; otherwise the side is asked for an action.
    """
    state = blank(options)
    add_sides(state, south, north, park=park)
    set_turn(state, side, turn, actions_left)
    set_counters(state, points, earned or points, revived)
    for square, made in (links or {}).items():
        add_link(state, square, made)
    for square, count in (hold or {}).items():
        state.hold[unit_on(state, square)] = count
    add_deeds(state, marks or {}, attacked or {})
    state.ask(ASK_ACTION, state.side)
    restore(state)
    if begin:
        start_anew(state)
    return state


def blank(options: Mapping[str, object] | None) -> Mountain:
    """An empty board with these options, the others at their defaults."""
    values = resolve(OPTIONS, options or {})
    check_options(values)
    state = Mountain(setup_for(values))
    state.clear()
    return state


def set_turn(state: Mountain, side: str, turn: int, actions_left: int | None) -> None:
    """Whose turn it is, which one, and how many actions are left of it: all unless given."""
    if side not in SIDES:
        raise DataError(f"There is no side {side}.", allowed=SIDES)
    state.side = SIDES[side]
    state.starter = SOUTH
    state.turn = turn
    state.actions_left = state.setup.actions if actions_left is None else actions_left


def set_counters(state: Mountain, points: tuple[int, int], earned: tuple[int, int], revived: tuple[bool, bool]) -> None:
    """South's and North's points, all that they ever gained, and whether their archers came back once."""
    for owner in (SOUTH, NORTH):
        state.points[owner] = points[owner]
        state.earned[owner] = earned[owner]
        state.revived[owner] = int(revived[owner])


def add_sides(state: Mountain, south: str, north: str, *, park: bool) -> None:
    """Write down where both sides' units stand; `park` adds a soldier far off for each."""
    for owner, units in ((SOUTH, south), (NORTH, north)):
        add_units(state, owner, units)
        if park:
            add_parked(state, owner)


def add_units(state: Mountain, side: int, text: str) -> None:
    """Write down where units stand: a letter (s m a) and one or more squares, parted by commas."""
    kind = ""
    for word in text.replace(",", " ").split():
        if word in KIND_LETTERS:
            kind = word
        elif not kind:
            raise DataError(f"Say what stands on {word} first.", allowed=KIND_LETTERS)
        else:
            state.where[free_unit(state, side, KIND_LETTERS.index(kind))] = square_of(state, word)


def free_unit(state: Mountain, side: int, kind: int) -> int:
    """The first unit of a kind that has no square yet."""
    first = side * SLOTS + FIRST_SLOT[kind]
    for unit in range(first, first + COUNTS[kind]):
        if state.where[unit] == DEAD:
            return unit
    raise DataError(f"A side has no more than {COUNTS[kind]} units of kind {KIND_LETTERS[kind]}.")


def add_parked(state: Mountain, side: int) -> None:
    """A soldier in the side's far corner: South's in the south-east, North's in the north-west."""
    corner = int(state.setup.squares) - 1 if side == SOUTH else 0
    state.where[free_unit(state, side, 0)] = corner


def square_of(state: Mountain, name: str) -> int:
    """The number of a named square."""
    square = read_square(name, int(state.setup.width), int(state.setup.height))
    if square == NO_SQUARE:
        raise DataError(f"There is no square {name}.")
    return square


def unit_on(state: Mountain, name: str) -> int:
    """The unit on a named square."""
    square = square_of(state, name)
    for unit, where in enumerate(state.where):
        if where == square:
            return unit
    raise DataError(f"Nobody stands on {name}.")


def add_link(state: Mountain, soldier: str, made: int) -> None:
    """The soldier on a square has engaged the enemy archer."""
    unit = unit_on(state, soldier)
    enemy = 1 - unit // SLOTS
    state.link_soldier[enemy] = unit
    state.link_turn[enemy] = made


def add_deeds(state: Mountain, marks: Mapping[str, str], attacked: Mapping[str, str]) -> None:
    """What units did this turn."""
    for square, words in marks.items():
        for word in words.split():
            if word not in MARKS:
                raise DataError(f"There is no mark {word}.", allowed=MARKS)
            unit = unit_on(state, square)
            state.marks[unit] = u8(int(state.marks[unit]) | MARKS[word])
    for square, victim in attacked.items():
        state.attacked[unit_on(state, square)] = unit_on(state, victim)


def start_anew(state: Mountain) -> None:
    """Let the side's turn start with the number that is set."""
    state.answered()
    state.turn -= 1
    start_turn(state, state.side)
