"""Who has won: after a turn, after a round, and whenever somebody may be out.

What it tells: won seat, ending · shared seats as bits, ending · limit round
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.warp_empires.ground import is_ground, is_revenue
from grognard.games.warp_empires.phases.control import count_markers
from grognard.games.warp_empires.state import NOBODY, State, owner_in, seat_bit, type_in
from grognard.games.warp_empires.stats import force_of, income
from grognard.games.warp_empires.tables import (
    BITS,
    COMPARE_POINTS,
    COMPARE_REVENUE,
    EVERYTHING,
    ONLY_AS_CONDITION,
    VICTORY,
    WIN_AT_ROUND,
    WIN_CAPTURE,
    WIN_CONTROL_SHARE,
    WIN_ELIMINATE,
    WIN_LAST_PLAYER,
    WIN_TOKENS,
    types_in,
)

LAST_PLAYER: Final = 100  # endings that are no row of the table
ROUND_LIMIT: Final = 101


def check_turn(state: State) -> bool:
    """Conditions that the active player may have met at the end of the own turn, the first that holds decides: True when it loses.

    Rule: S8-011, S8-R43, S8-R52
    """
    rows = state.tables.victories
    for at in range(0, i64(len(rows)), VICTORY):
        kind = rows[at]
        if kind != WIN_CONTROL_SHARE and kind != WIN_CAPTURE and kind != WIN_TOKENS:
            continue
        if is_met(state, at, state.active):
            if kind == WIN_TOKENS and rows[at + 3] == 0:
                return True
            finish(state, seat_bit(state.active), 1 + at // VICTORY)
            return False
    return False


def check_always(state: State, fell: i64) -> None:
    """Is only one player left, or has somebody destroyed what was to be destroyed? The active player is looked at first.

    Rule: WE-R62, WE-R63
    """
    rows = state.tables.victories
    for at in range(0, i64(len(rows)), VICTORY):
        if rows[at] == WIN_LAST_PLAYER:
            if end_with_last(state, fell):
                return
        elif rows[at] == WIN_ELIMINATE:
            for step in range(state.tables.seats):
                seat = (state.active + step) % state.tables.seats
                if is_met(state, at, seat):
                    finish(state, seat_bit(seat), 1 + at // VICTORY)
                    return
    end_with_last(state, fell)


def end_with_last(state: State, fell: i64) -> bool:
    """One player left wins at once; should one event put out all who were left, they share the first rank.

    Rule: WE-R63
    """
    living: i64 = 0
    number: i64 = 0
    for seat in range(state.tables.seats):
        if not state.out[seat]:
            living |= seat_bit(seat)
            number += 1
    if number > 1:
        return False
    finish(state, living if number else fell, LAST_PLAYER)
    return True


def check_round(state: State) -> None:
    """A round is over: conditions of this round, then the limit.

    Rule: WE-R69
    """
    rows = state.tables.victories
    for at in range(0, i64(len(rows)), VICTORY):
        if rows[at] == WIN_AT_ROUND and rows[at + 4] == state.round:
            finish(state, winners_at_round(state, at), 1 + at // VICTORY)
            return
    if state.tables.max_rounds and state.round >= state.tables.max_rounds:
        state.tell("limit", "WE-R69", state.round)
        finish(state, first_rank(state), ROUND_LIMIT)


def winners_at_round(state: State, at: i64) -> i64:
    """Whoever meets the condition first in turn order, or has most of what is compared; nobody, the first rank.

    Rule: WE-R69
    """
    row = state.tables.victories[at + 3]
    if row < 0:
        return most(state, at) or first_rank(state)
    for place in range(state.tables.seats):
        seat = state.order[place]
        if is_for(state, at, seat) and is_met(state, row * VICTORY, seat):
            return seat_bit(seat)
    return first_rank(state)


def most(state: State, at: i64) -> i64:
    """The living players that are open to a row of the table and have most markers, income or points, as bits."""
    best: i64 = -1
    seats: i64 = 0
    for seat in range(state.tables.seats):
        if state.out[seat] or not is_for(state, at, seat):
            continue
        value = compared(state, state.tables.victories[at + 2], seat)
        if value > best:
            best = value
            seats = 0
        if value == best:
            seats |= seat_bit(seat)
    return seats


def compared(state: State, what: i64, seat: i64) -> i64:
    """Markers, income or points of a player."""
    if what == COMPARE_REVENUE:
        return income(state, seat)
    return state.points[seat] if what == COMPARE_POINTS else count_markers(state, seat)


def first_rank(state: State) -> i64:
    """The living players on top, as bits: territories of the victory kind, then income, then Force on the board, then treasury.

    Rule: WE-R69
    """
    best: i64 = NOBODY
    seats: i64 = 0
    for seat in range(state.tables.seats):
        if state.out[seat]:
            continue
        ahead = 1 if best == NOBODY else order_of(state, seat, best)
        if ahead > 0:
            best = seat
            seats = 0
        if ahead >= 0:
            seats |= seat_bit(seat)
    return seats


def order_of(state: State, seat: i64, other: i64) -> i64:
    """Above 0 when a player ranks above another, 0 when they share the rank.

    Rule: WE-R69
    """
    ahead = count_matching(state, seat, share_terrain(state)) - count_matching(state, other, share_terrain(state))
    if ahead == 0:
        ahead = income(state, seat) - income(state, other)
    if ahead == 0:
        ahead = force_on_board(state, seat) - force_on_board(state, other)
    return ahead or state.points[seat] - state.points[other]


def share_terrain(state: State) -> i64:
    """The terrain of the first share that wins; any where there is no such condition."""
    rows = state.tables.victories
    for at in range(0, i64(len(rows)), VICTORY):
        if rows[at] % ONLY_AS_CONDITION == WIN_CONTROL_SHARE:
            return rows[at + 1]
    return EVERYTHING


def force_on_board(state: State, seat: i64) -> i64:
    """Effective Force of all units of a player.

    Rule: WE-R69
    """
    total: i64 = 0
    for index in range(state.standing):
        if owner_in(state.units[index]) == seat:
            total += force_of(state, seat, type_in(state.units[index]))
    return total


def is_for(state: State, at: i64, seat: i64) -> bool:
    """Whether a row of the table is open to a player's power."""
    powers = state.tables.victories[at + 5]
    return powers == 0 or powers & BITS[state.power[seat]] != 0


def is_met(state: State, at: i64, seat: i64) -> bool:
    """Whether a living player meets the condition of a row of the table."""
    rows = state.tables.victories
    if state.out[seat] or not is_for(state, at, seat):
        return False
    kind = rows[at] % ONLY_AS_CONDITION
    if kind == WIN_CONTROL_SHARE:
        return has_share(state, at, seat)
    if kind == WIN_CAPTURE:
        return has_captured(state, rows[at + 4], seat)
    if kind == WIN_TOKENS:
        return state.tokens[seat * state.tables.counters + rows[at + 4]] >= rows[at + 2]
    return kind == WIN_ELIMINATE and not foes_have(state, seat, rows[at + 1])


def has_share(state: State, at: i64, seat: i64) -> bool:
    """Whether a player's territories are the wanted share of all of their kind.

    Rule: S8-011, S8-R43, S8-R52
    """
    rows = state.tables.victories
    every: i64 = 0
    for place in range(state.map().territories):
        if is_ground(state, place, rows[at + 1]) and is_revenue(state, place):
            every += 1
    own = count_matching(state, seat, rows[at + 1]) * rows[at + 3]
    if rows[at + 6] or state.tables.more_than:
        return own > every * rows[at + 2]
    return own >= every * rows[at + 2]


def count_matching(state: State, seat: i64, terrain: i64) -> i64:
    """How many territories of a kind bear a player's marker."""
    number: i64 = 0
    for place in range(state.map().territories):
        if i64(state.marker[place]) == seat and is_ground(state, place, terrain):
            number += 1
    return number


def has_captured(state: State, row: i64, seat: i64) -> bool:
    """Whether a player is credited with enough of the leaders, and has his marker on enough of the territories, that a condition lists."""
    wanted = state.tables.captures[row]
    found: i64 = 0
    for at in range(2, i64(len(wanted))):
        if at < 2 + wanted[1]:
            if state.captured[seat * state.tables.types + wanted[at]] > 0:
                found += 1
        elif i64(state.marker[wanted[at]]) == seat:
            found += 1
    return found >= wanted[0]


def foes_have(state: State, seat: i64, selector: i64) -> bool:
    """Whether another living player has a unit on the board that matches."""
    for index in range(state.standing):
        owner = owner_in(state.units[index])
        if owner != seat and types_in(state.tables, state.power[owner], selector) & BITS[type_in(state.units[index])]:
            return True
    return False


def finish(state: State, seats: i64, ending: i64) -> None:
    """The game is over: no question is open any more.

    Rule: S8-011, WE-R63, WE-R69
    """
    while state.depth:
        state.close()
    state.winners = seats
    state.ending = ending
    for seat in range(state.tables.seats):
        if seats == seat_bit(seat):
            state.tell("won", rule_of(state, ending), seat, ending)
            return
    state.tell("shared", rule_of(state, ending), seats, ending)


def rule_of(state: State, ending: i64) -> str:
    """The rule that ends the game."""
    if ending == ROUND_LIMIT:
        return "WE-R69"
    if ending == LAST_PLAYER:
        return "WE-R63"
    kind = state.tables.victories[(ending - 1) * VICTORY]
    if kind == WIN_CONTROL_SHARE:
        return "S8-011"
    if kind == WIN_CAPTURE:
        return "WE-R47"
    return "WE-R69" if kind == WIN_AT_ROUND else "WE-R63"
