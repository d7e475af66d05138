"""Effective numbers: Force, speed, price, income, cards; the tables' values with modifiers that depend on the position."""

from mypy_extensions import i64

from grognard.games.warp_empires.ground import is_ground, is_revenue
from grognard.games.warp_empires.state import NOBODY, State, owner_in, type_in
from grognard.games.warp_empires.tables import (
    BITS,
    FROM_POWER,
    FROM_REGION,
    FROM_TERRITORY,
    MULTIPLY,
    SET,
    SOURCED_ROW,
    STAT_DRAW,
    STAT_FORCE,
    STAT_HAND_LIMIT,
    STAT_INCOME,
    STAT_PRICE,
    STAT_SPEED,
    types_in,
)


def force_of(state: State, seat: i64, kind: i64) -> i64:
    """The effective Force of a unit: printed, with the permanent modifiers of its owner.

    Rule: WE-027, WE-028, S8-013, S8-014, S8-016, S8-R13
    """
    tables = state.tables
    base = tables.force[state.power[seat] * tables.types + kind]
    return combined(state, seat, STAT_FORCE, base, kind, NOBODY) if tables.modified[STAT_FORCE] else base


def speed_of(state: State, seat: i64, kind: i64) -> i64:
    """How many territories a unit goes at most; what cannot move never will.

    Rule: WE-020, WE-021, WE-022, WE-024, S8-019, S8-037, S8-R12
    """
    tables = state.tables
    base = tables.speed[state.power[seat] * tables.types + kind]
    if base == 0 or not tables.modified[STAT_SPEED]:
        return base
    return combined(state, seat, STAT_SPEED, base, kind, NOBODY)


def price_of(state: State, seat: i64, kind: i64) -> i64:
    """What a recruit costs now.

    Rule: WE-043, WE-R52, S8-018, S8-R15
    """
    tables = state.tables
    base = tables.price[state.power[seat] * tables.types + kind]
    return combined(state, seat, STAT_PRICE, base, kind, NOBODY) if tables.modified[STAT_PRICE] else base


def income_of(state: State, seat: i64, place: i64) -> i64:
    """What a territory yields to the player who controls it.

    Rule: WE-041, S8-017, S8-042
    """
    tables = state.tables
    atlas = state.map()
    base = atlas.revenue[place]
    if base < 0:
        base = tables.income_add[state.power[seat] * tables.terrains + atlas.terrain[place]]
    return combined(state, seat, STAT_INCOME, base, NOBODY, place) if tables.modified[STAT_INCOME] else base


def income(state: State, seat: i64) -> i64:
    """What all territories of a player yield in a turn.

    Rule: WE-041, WE-R49, WE-R56, S8-R14
    """
    total: i64 = 0
    for place in range(state.map().territories):
        if i64(state.marker[place]) == seat:
            total += income_of(state, seat, place)
    return total


def cards_drawn(state: State, seat: i64) -> i64:
    """How many cards a player draws in the Draw phase.

    Rule: WE-016, S8-020, S8-033
    """
    base = state.tables.draw[state.power[seat]]
    return combined(state, seat, STAT_DRAW, base, NOBODY, NOBODY) if state.tables.modified[STAT_DRAW] else base


def hand_limit(state: State, seat: i64) -> i64:
    """How many cards a player may keep.

    Rule: WE-017, S8-021, S8-034
    """
    base = state.tables.hand_limit[state.power[seat]]
    if not state.tables.modified[STAT_HAND_LIMIT]:
        return base
    return combined(state, seat, STAT_HAND_LIMIT, base, NOBODY, NOBODY)


def combined(state: State, seat: i64, stat: i64, base: i64, kind: i64, place: i64) -> i64:
    """A plain value with all modifiers that apply now: the last that sets, all that multiply, the sum of what is added, the highest least."""
    rows = state.tables.sourced
    value = base
    added: i64 = 0
    least: i64 = 0
    for op in range(SET, -1, -1):
        for at in range(0, len(rows), SOURCED_ROW):
            if rows[at] != stat or rows[at + 3] != op or not applies(state, seat, at, kind, place):
                continue
            if op == SET:
                value = rows[at + 4]
            elif op == MULTIPLY:
                value = (value * rows[at + 4] + rows[at + 5] - 1) // rows[at + 5]
            else:
                added += rows[at + 4]
            least = rows[at + 8] if rows[at + 8] > least else least
    value += added
    return value if value > least else least


def applies(state: State, seat: i64, at: i64, kind: i64, place: i64) -> bool:
    """Whether a row of the sourced modifiers acts on a player's unit or territory now."""
    tables = state.tables
    if kind >= 0 and not types_in(tables, state.power[seat], tables.sourced[at + 6]) & BITS[kind]:
        return False
    if place >= 0 and not is_ground(state, place, tables.sourced[at + 7]):
        return False
    if not is_source(state, seat, tables.sourced[at + 1], tables.sourced[at + 2]):
        return False
    uses = tables.sourced[at + 9]
    return uses == 0 or count_bought(state, seat, tables.sourced[at + 6]) < uses


def is_source(state: State, seat: i64, source: i64, number: i64) -> bool:
    """Whether a player has what a modifier comes from."""
    if source == FROM_POWER:
        return state.power[seat] == number
    if source == FROM_TERRITORY:
        return i64(state.marker[number]) == seat
    if source == FROM_REGION:
        return is_region_held(state, seat, number)
    for index in range(state.standing):
        if owner_in(state.units[index]) == seat and type_in(state.units[index]) == number:
            return True
    return False


def is_region_held(state: State, seat: i64, region: i64) -> bool:
    """Whether all revenue territories of a region, at least one, bear a player's marker."""
    atlas = state.map()
    found = False
    for place in range(atlas.territories):
        if atlas.region[place] == region and is_revenue(state, place):
            if i64(state.marker[place]) != seat:
                return False
            found = True
    return found


def count_bought(state: State, seat: i64, selector: i64) -> i64:
    """How many units that match were bought in this phase."""
    mask = types_in(state.tables, state.power[seat], selector)
    found: i64 = 0
    for kind in range(state.tables.types):
        if mask & BITS[kind]:
            found += i64(state.bought[kind])
    return found
