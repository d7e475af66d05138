"""Positions made by hand, for tests and lessons: a map in words, and "0: gunboat battalion; 1: cruiser" for who stands in a territory."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from mypy_extensions import i16, u8

from grognard.core.errors import DataError, did_you_mean
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.atlas_text import Drawn, rolled_atlas
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.fall import add_to_pile, pile_at
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.maps import read_atlas
from grognard.games.warp_empires.phases.deal import fill_decks, fill_piles
from grognard.games.warp_empires.questions import BEGIN_PHASE, END_TURN
from grognard.games.warp_empires.state import NO_MARKS, NOBODY

# In the order of their numbers, from 1.
PHASES: Final = ("draw", "move", "battle", "revenue", "recruit", "upkeep", "control")


def place(
    loaded: Loaded,
    options: Mapping[str, object] | None = None,
    *,
    powers: Sequence[str],
    chart: Mapping[str, str] | str | None = None,
    borders: str = "",
    units: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    discards: str = "",
    points: Mapping[int, int] | None = None,
    active: int = 0,
    phase: str = "move",
    round_number: int = 1,
) -> Empires:
    """A position at the beginning of a phase of the active seat's turn; DataError on nonsense.

    `powers` are by seat. `chart` gives each territory its terrain and `borders` lists pairs ("A-B B-C"), or is a map as text; a module with
    a fixed map needs neither. `units` says by territory who stands there, the top unit first. `hands` and `discards` are ids of cards;
    chits and cards that are not named are in their piles and decks.
    """
    state = blank(loaded, options, powers)
    state.atlas = atlas_for(module_of(state), chart, borders)
    for where, text in (units or {}).items():
        add_units(state, territory(state, where), text)
    for where, seat in (markers or {}).items():
        state.marker[territory(state, where)] = i16(check_seat(state, seat))
    for seat, number in (points or {}).items():
        state.points[check_seat(state, seat)] = number
    add_cards(state, hands or {}, discards)
    begin(state, active, phase, round_number)
    check_position(state)
    return state


def blank(loaded: Loaded, options: Mapping[str, object] | None, powers: Sequence[str]) -> Empires:
    """An empty board on which the seats have their powers, all chits in their piles and all cards in their decks."""
    tables, module = loaded.game(options or {}, len(powers))
    state = Empires(tables, module)
    state.clear()
    ids = [power.id for power in module.powers]
    for seat, power in enumerate(powers):
        state.power[seat] = number_of(power, ids, "power")
        state.order[seat] = seat
    fill_piles(state)
    fill_decks(state)
    return state


def module_of(state: Empires) -> Module:
    """What is known of names."""
    return cast("Module", state.module)


def number_of(name: str, names: Sequence[str], what: str) -> int:
    """The number of a name; DataError offers the nearest."""
    if name not in names:
        raise DataError(f"There is no {what} {name}.{did_you_mean(name, names)}")
    return list(names).index(name)


def atlas_for(module: Module, chart: Mapping[str, str] | str | None, borders: str) -> Atlas | None:
    """The map of a position: a module's own, one of its text, or one without a drawing."""
    if chart is None:
        return module.atlas
    return read_atlas(module, chart) if isinstance(chart, str) else map_of(module, chart, borders)


def map_of(module: Module, chart: Mapping[str, str], borders: str) -> Atlas:
    """A map without a drawing: terrain by name of the territory, and pairs of neighbours."""
    names, terrains = list(chart), list(module.sheet.terrain)
    near: list[set[int]] = [set() for _ in names]
    for pair in borders.split():
        one, dash, other = pair.partition("-")
        if not dash:
            raise DataError(f'Neighbours are written "A-B", not {pair!r}.')
        first, second = number_of(one, names, "territory"), number_of(other, names, "territory")
        near[first].add(second)
        near[second].add(first)
    kinds = [number_of(kind, terrains, "terrain") for kind in chart.values()]
    drawn = Drawn(0, [], names, kinds, [sorted(row) for row in near])
    return rolled_atlas(drawn, terrains, module.terrain_bits)


def territory(state: Empires, name: str) -> int:
    """The number of a territory by its name."""
    return number_of(name, state.map().names, "territory")


def check_seat(state: Empires, seat: int) -> int:
    """A seat that is at the table."""
    if not 0 <= seat < state.tables.seats:
        raise DataError(f"There is no seat {seat}.")
    return seat


def add_units(state: Empires, where: int, text: str) -> None:
    """Put the stacks of one territory down, out of the piles: "0: gunboat battalion; 1: cruiser"."""
    ids = [unit.id for unit in module_of(state).units]
    for stack in text.split(";"):
        seat, colon, names = stack.partition(":")
        if not colon or not seat.strip().isdigit():
            raise DataError(f'Units are written "0: gunboat", not {stack.strip()!r}.')
        owner = check_seat(state, int(seat))
        for name in names.split():
            kind = number_of(name, ids, "unit")
            if count_left(state, owner, kind) < 1:
                raise DataError(f"There are not so many {name}.")
            add_to_pile(state, owner, kind, -1)
            state.put_under(where, owner, kind, NO_MARKS)


def count_left(state: Empires, owner: int, kind: int) -> int:
    """How many chits of a type a seat can still take out of a pile."""
    return int(state.pile[pile_at(state, state.tables.pile_of[kind], owner) + kind])


def cards_in(state: Empires, text: str) -> list[int]:
    """Cards by their numbers."""
    ids = [card.id for card in module_of(state).cards]
    return [number_of(name, ids, "card") for name in text.split()]


def add_cards(state: Empires, hands: Mapping[int, str], discards: str) -> None:
    """Deal hands out of the common deck or the seat's own, and discards out of the first one."""
    wide = int(state.tables.cards)
    shared = len(state.decks) == wide
    for seat, text in hands.items():
        first = 0 if shared else check_seat(state, seat) * wide
        for card in cards_in(state, text):
            move_card(state, first + card)
            state.hands[seat * wide + card] = u8(int(state.hands[seat * wide + card]) + 1)
    for card in cards_in(state, discards):
        move_card(state, card)
        state.discards[card] = u8(int(state.discards[card]) + 1)


def move_card(state: Empires, at: int) -> None:
    """A card leaves a deck; DataError when there is none left."""
    if not state.decks[at]:
        raise DataError(f"There are not so many {module_of(state).cards[at % int(state.tables.cards)].id}.")
    state.decks[at] = u8(int(state.decks[at]) - 1)


def begin(state: Empires, active: int, phase: str, round_number: int) -> None:
    """Let a phase of the active seat's turn begin."""
    state.active = check_seat(state, active)
    state.round = round_number
    state.turns = (round_number - 1) * state.tables.seats + active + 1
    for seat in range(int(state.tables.seats)):
        if state.home[seat] == NOBODY:
            state.home[seat] = home_of(state, seat)
    state.later(END_TURN)
    state.later(BEGIN_PHASE, number_of(phase, PHASES, "phase") + 1)
    state.settle()


def home_of(state: Empires, seat: int) -> int:
    """Where a seat is said to have begun: its first marker, or the first territory."""
    marked = [number for number, owner in enumerate(state.marker) if owner == seat]
    return marked[0] if marked else 0
