"""Setting up: piles and decks, leaders, units, hands.

What it tells: leader territory, seat, type · start-unit territory, seat, type (secret but for the top)
"""

from mypy_extensions import i64, u8

from grognard.core.game import EVERYONE
from grognard.games.warp_empires.fall import add_to_pile, is_open_to, pile_at
from grognard.games.warp_empires.phases.control import has_garrison
from grognard.games.warp_empires.phases.draw import open_draw
from grognard.games.warp_empires.questions import BEGIN_TURN, C_LEADER, C_START_UNIT, DEAL_HANDS, DEAL_UNITS
from grognard.games.warp_empires.state import NO_MARKS, NOBODY, SEEN, State, seat_bit
from grognard.games.warp_empires.tables import (
    NO_LEADER,
    OPEN_STACKS,
    OWN_SHARED,
    START_IN_PLAY,
    START_WITH_POWER,
    TOP_VISIBLE,
)


def fill_piles(state: State) -> None:
    """All chits go to their piles, one copy for each player where he has an own pile; leaders of powers that nobody plays are left out.

    Rule: WE-004, WE-010, WE-053, WE-R68, S8-031
    """
    tables = state.tables
    for kind in range(tables.types):
        shared = tables.pile_owner[tables.pile_of[kind]] == OWN_SHARED
        if (
            tables.leader[kind] >= START_WITH_POWER
            and seat_with(state, tables.leader[kind] - START_WITH_POWER) == NOBODY
        ):
            continue
        for seat in range(1 if shared else tables.seats):
            if shared or has_copies(state, kind, seat):
                add_to_pile(state, seat, kind, tables.count[kind])


def has_copies(state: State, kind: i64, seat: i64) -> bool:
    """Whether a player's own copy of a pile holds a type: the pile is open to him, and it is no leader of another power.

    Rule: WE-R68
    """
    tables = state.tables
    leader = tables.leader[kind]
    if leader >= START_WITH_POWER and leader - START_WITH_POWER != state.power[seat]:
        return False
    return is_open_to(state, tables.pile_of[kind], seat)


def fill_decks(state: State) -> None:
    """One deck for all, or one for each player.

    Rule: WE-006, WE-007, WE-R67, S8-031, S8-066
    """
    cards = state.tables.cards
    for at in range(i64(len(state.decks))):
        state.decks[at] = u8(state.tables.copies[at % cards])


def seat_with(state: State, power: i64) -> i64:
    """Who plays a power, NOBODY when nobody does."""
    for seat in range(state.tables.seats):
        if state.power[seat] == power:
            return seat
    return NOBODY


# Leaders.


def deal_leaders(state: State) -> None:
    """Fill piles and decks, put the leaders of powers and all units that a module names in their places, then deal the other leaders.

    Rule: WE-009, WE-R68
    """
    if state.detail(0) == 0:
        fill_piles(state)
        fill_decks(state)
        for at in range(state.tables.seats):
            place_named(state, state.order[at])
        state.set_detail(0, 1)
    passed: i64 = 0
    while passed < state.tables.seats:
        turn = state.detail(1)
        seat = state.order[turn % state.tables.seats]
        state.set_detail(1, turn + 1)
        if count_leaders(state, seat):
            state.ask_chance(C_LEADER, seat)
            return
        passed += 1
    state.close()
    state.later(DEAL_HANDS)
    state.later(DEAL_UNITS)


def place_named(state: State, seat: i64) -> None:
    """Units that a module names for a power, and its own leaders, stand there before anything is drawn.

    Rule: WE-009, WE-R68
    """
    tables = state.tables
    power = state.power[seat]
    for kind in range(tables.types):
        if tables.leader[kind] == START_WITH_POWER + power:
            place_many(state, seat, kind, tables.count[kind], state.home[seat])
    row = tables.units_fixed[power]
    for at in range(0, i64(len(row)), 3):
        place_many(state, seat, row[at], row[at + 1], state.home[seat] if row[at + 2] == NOBODY else row[at + 2])


def place_many(state: State, seat: i64, kind: i64, number: i64, place: i64) -> None:
    """Chits of one type leave their pile for a stack."""
    at = pile_at(state, state.tables.pile_of[kind], seat) + kind
    number = number if number < i64(state.pile[at]) else i64(state.pile[at])
    for _ in range(number):
        put_on_board(state, seat, kind, place, SEEN)


def put_on_board(state: State, seat: i64, kind: i64, place: i64, marks: i64) -> None:
    """A chit of the pile slides under a stack; it is SEEN where everybody can tell what it is."""
    add_to_pile(state, seat, kind, -1)
    state.put_under(place, seat, kind, marks)


def count_leaders(state: State, seat: i64) -> i64:
    """How many leaders that begin in play can be dealt to a player."""
    total: i64 = 0
    for kind in range(state.tables.types):
        total += leaders_left(state, seat, kind)
    return total


def leaders_left(state: State, seat: i64, kind: i64) -> i64:
    """How many leaders of a type are still dealt."""
    tables = state.tables
    pile = tables.pile_of[kind]
    if tables.leader[kind] != START_IN_PLAY or not is_open_to(state, pile, seat):
        return 0
    return i64(state.pile[pile_at(state, pile, seat) + kind])


def size_of_leader(state: State) -> i64:
    """How many leaders are left to be dealt."""
    return count_leaders(state, state.detail(0))


def deal_leader(state: State, outcome: i64) -> None:
    """A leader begins in a player's home.

    Rule: WE-009, WE-R68
    """
    seat = state.detail(0)
    state.close()
    for kind in range(state.tables.types):
        outcome -= leaders_left(state, seat, kind)
        if outcome < 0:
            put_on_board(state, seat, kind, state.home[seat], SEEN)
            state.tell("leader", "WE-R68", state.home[seat], seat, kind)
            return


# Units.


def deal_units(state: State) -> None:
    """Random ordinary units, player after player in turn order: out of the piles a module names, then out of the first open one.

    Rule: WE-011, WE-012, S8-029, S8-R07
    """
    turn = state.detail(0)
    if turn == state.tables.seats:
        state.close()
        return
    seat = state.order[turn]
    power = state.power[seat]
    state.set_detail(0, turn + 1)
    state.ask_chance(C_START_UNIT, seat, state.tables.units_random[power], first_open(state, seat))
    skip_empty(state)
    row = state.tables.units_from[power]
    for at in range(i64(len(row)) - 2, -1, -2):
        state.ask_chance(C_START_UNIT, seat, row[at + 1], row[at])
        skip_empty(state)


def first_open(state: State, seat: i64) -> i64:
    """The first pile that a player may draw from."""
    for pile in range(state.tables.piles):
        if is_open_to(state, pile, seat):
            return pile
    return 0


def skip_empty(state: State) -> None:
    """Close the question for a start unit when none is due, or none there."""
    if state.detail(1) == 0 or size_of_start_unit(state) == 0:
        state.close()


def is_start_unit(state: State, kind: i64) -> bool:
    """Whether a type may be drawn at the start: ordinary units only.

    Rule: WE-005, WE-011
    """
    return state.tables.leader[kind] == NO_LEADER


def size_of_start_unit(state: State) -> i64:
    """How many ordinary chits are left in the pile."""
    at = pile_at(state, state.detail(2), state.detail(0))
    total: i64 = 0
    for kind in range(state.tables.types):
        if is_start_unit(state, kind):
            total += i64(state.pile[at + kind])
    return total


def audience_of_start_unit(state: State) -> i64:
    """Who sees the next unit to begin with: everybody where stacks are open, or where it is the first one and lies on top.

    Rule: WE-025, WE-R22
    """
    seat = state.detail(0)
    hidden = state.tables.stacks_hidden
    if hidden == OPEN_STACKS or (hidden == TOP_VISIBLE and state.size(state.home[seat], seat) == 0):
        return EVERYONE
    return seat_bit(seat)


def draw_start_unit(state: State, outcome: i64) -> None:
    """A chit slides under the stack in the player's home.

    Rule: WE-011, WE-012, WE-R22, S8-029, S8-R07
    """
    seat = state.detail(0)
    at = pile_at(state, state.detail(2), seat)
    for kind in range(state.tables.types):
        if not is_start_unit(state, kind):
            continue
        outcome -= i64(state.pile[at + kind])
        if outcome < 0:
            seats = audience_of_start_unit(state)
            put_on_board(state, seat, kind, state.home[seat], NO_MARKS)
            state.whisper(seats, "start-unit", "S8-029", state.home[seat], seat, kind)
            break
    state.set_detail(1, state.detail(1) - 1)
    skip_empty(state)


# Hands.


def deal_hands(state: State) -> None:
    """Cards for everybody in turn order, points, and the first turn; where a garrison holds a home, its marker needs one from now on.

    Rule: S8-030, S8-R18, S8-R11, WE-R08
    """
    state.close()
    if state.tables.garrison:
        for seat in range(state.tables.seats):
            if has_garrison(state, seat, state.home[seat]):
                state.start_marker[state.home[seat]] = u8(0)
    state.active = state.order[0]
    state.round = 1
    state.later(BEGIN_TURN)
    for at in range(state.tables.seats - 1, -1, -1):
        seat = state.order[at]
        state.points[seat] = state.tables.start_points[state.power[seat]]
        open_draw(state, seat, state.tables.start_hand[state.power[seat]])
