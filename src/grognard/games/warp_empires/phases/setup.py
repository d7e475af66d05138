"""Setting up: turn order, powers, the map.

What it tells: rolls-order seat, die · tied seats as bits · first seat · picks power, seat ·
map territories, throws, 1 when the last one had to be mended
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.chance import count_throws, sum_of_faces
from grognard.games.warp_empires.actions import POWER
from grognard.games.warp_empires.maps import is_fixed, make_map
from grognard.games.warp_empires.questions import C_MAP, C_ORDER, NEXT_HOME, NEXT_POWER, PICK_POWER
from grognard.games.warp_empires.state import NOBODY, State, seat_bit


def set_up(state: State) -> None:
    """Put down the first questions: who begins, then the powers. A module may name the power that begins.

    Rule: WE-R03, S8-R10
    """
    state.later(NEXT_POWER)
    if state.tables.first_power >= 0:
        sit_from(state, 0)
        return
    everybody: i64 = 0
    for seat in range(state.tables.seats):
        everybody |= seat_bit(seat)
    state.ask_chance(C_ORDER, everybody, 0, 0, 0)


def sit_from(state: State, first: i64) -> None:
    """The turn order: from one seat on, to the left.

    Rule: WE-013, WE-R03
    """
    for at in range(state.tables.seats):
        state.order[at] = (first + at) % state.tables.seats


# The roll-off.


def size_of_order(state: State) -> i64:
    """All throws of the dice for the turn order.

    Rule: WE-R03
    """
    return count_throws(state.tables.order_dice, state.tables.order_sides)


def roll_order(state: State, outcome: i64) -> None:
    """A player has rolled; the highest begins, a tie for the highest is rolled again by the tied.

    Rule: WE-R03, WE-R73
    """
    rolling, seat, best, tied = state.detail(0), state.detail(1), state.detail(2), state.detail(3)
    die = sum_of_faces(outcome, state.tables.order_dice, state.tables.order_sides)
    state.tell("rolls-order", "WE-R03", seat, die)
    if die > best:
        best = die
        tied = 0
    if die == best:
        tied |= seat_bit(seat)
    seat = next_roller(state, rolling, seat + 1)
    state.set_detail(1, seat)
    state.set_detail(2, best)
    state.set_detail(3, tied)
    if seat == NOBODY:
        end_round_of_dice(state, tied)


def next_roller(state: State, rolling: i64, seat: i64) -> i64:
    """The next seat that rolls, NOBODY when all have."""
    while seat < state.tables.seats:
        if rolling & seat_bit(seat):
            return seat
        seat += 1
    return NOBODY


def end_round_of_dice(state: State, tied: i64) -> None:
    """All have rolled: one is first, or the tied roll again.

    Rule: WE-R03
    """
    first = next_roller(state, tied, 0)
    state.close()
    if next_roller(state, tied, first + 1) != NOBODY:
        state.tell("tied", "WE-R03", tied)
        state.ask_chance(C_ORDER, tied, first, 0, 0)
        return
    state.tell("first", "WE-R03", first)
    sit_from(state, first)


# Powers.


def next_power(state: State) -> None:
    """The next pick, in turn order; after the last one the map, then the homes.

    Rule: S8-012, S8-R08, S8-R10
    """
    for at in range(state.tables.seats):
        if state.power[state.order[at]] == NOBODY:
            state.ask(PICK_POWER, state.order[at])
            return
    state.close()
    for seat in range(state.tables.seats):
        if state.power[seat] == state.tables.first_power:
            sit_from(state, seat)
    state.later(NEXT_HOME)
    if is_fixed(state.module):
        draw_map(state, 0)
    else:
        state.ask_chance(C_MAP)


def legal_power(state: State, out: vec[i64]) -> vec[i64]:
    """Any power that nobody has.

    Rule: S8-012, S8-R08
    """
    for power in range(state.tables.powers):
        if not any(taken == power for taken in state.power):
            out = append(out, POWER + power)
    return out


def apply_power(state: State, action: i64) -> None:
    """A player takes a power.

    Rule: S8-012, S8-R08
    """
    seat = state.asked()
    state.power[seat] = action - POWER
    state.close()
    state.tell("picks", "S8-012", action - POWER, seat)


# The map.


def roll_map(state: State, outcome: i64) -> None:
    """The seed of a map is drawn: territories and terrain come out of it.

    Rule: WE-002, S8-003, S8-004, S8-R02, S8-R03, S8-R04
    """
    state.close()
    draw_map(state, outcome)


def draw_map(state: State, seed: i64) -> None:
    """The map out of a seed, or a fixed one, which needs none.

    Rule: WE-002, S8-R02, S8-R04
    """
    made = make_map(state.module, [int(power) for power in state.power], int(seed))
    state.atlas = made.atlas
    state.tell("map", "S8-R03", state.map().territories, made.throws, 1 if made.mended else 0)
