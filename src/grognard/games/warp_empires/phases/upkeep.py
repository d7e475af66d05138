"""The Upkeep phase: units above the limit are discarded, or paid for.

Tells: upkeep-limit (seat, limit, units) · too-many (seat, how many) · lost (territory, seat, type) · pays-upkeep (seat, points)
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import DONE, PLACE, UNIT
from grognard.games.warp_empires.fall import drop_surplus, find_type, lose_unit
from grognard.games.warp_empires.questions import NEXT_UPKEEP, UPKEEP_WHERE, UPKEEP_WHO
from grognard.games.warp_empires.state import NOBODY, State, owner_in, place_in, type_in
from grognard.games.warp_empires.stats import income
from grognard.games.warp_empires.tables import BITS, UPKEEP_LIMIT, UPKEEP_NONE, types_in


def open_upkeep(state: State) -> None:
    """The phase begins; there may be nothing to do.

    Rule: WE-048, WE-R57
    """
    if state.tables.upkeep_mode == UPKEEP_NONE:
        return
    if state.tables.upkeep_mode == UPKEEP_LIMIT:
        state.tell("upkeep-limit", "WE-048", state.active, limit(state), count_units(state))
    state.later(NEXT_UPKEEP)


def limit(state: State) -> i64:
    """How many units the active player may keep.

    Rule: WE-048, WE-R56
    """
    return state.tables.upkeep_factor * income(state, state.active)


def is_counted(state: State, kind: i64) -> bool:
    """Whether a type of unit counts."""
    exempt = types_in(state.tables, state.power[state.active], state.tables.upkeep_exempt)
    return BITS[kind] & exempt == 0


def count_units(state: State) -> i64:
    """The units of the active player that count.

    Rule: WE-R56
    """
    total: i64 = 0
    for index in range(state.standing):
        if owner_in(state.units[index]) == state.active and is_counted(state, type_in(state.units[index])):
            total += 1
    return total


def excess(state: State) -> i64:
    """How many units have to go, or in the paying mode how many cannot be paid for.

    Rule: WE-048, WE-049, WE-R57
    """
    units = count_units(state)
    tables = state.tables
    if tables.upkeep_mode == UPKEEP_LIMIT:
        if tables.upkeep_grace and income(state, state.active) == 0:
            return 0
        return units - limit(state)
    if tables.upkeep_cost == 0:
        return 0
    return units - state.points[state.active] // tables.upkeep_cost


def next_upkeep(state: State) -> None:
    """Ask for units as long as some are too many; where upkeep is paid, also whether to keep all.

    Rule: WE-049, WE-R58
    """
    over = excess(state)
    pays = state.tables.upkeep_mode != UPKEEP_LIMIT
    if over > 0 or (pays and count_units(state) > 0):
        if over > 0:
            state.tell("too-many", "WE-049", state.active, over)
        state.ask(UPKEEP_WHERE, state.active)
        return
    state.close()


def legal_upkeep(state: State, out: vec[i64]) -> vec[i64]:
    """Every own stack with units that count; where upkeep is paid and can be, done.

    Rule: WE-049, WE-R58
    """
    if excess(state) <= 0:
        out = append(out, DONE)
    last: i64 = NOBODY
    for index in range(state.standing):
        unit = state.units[index]
        if owner_in(unit) == state.active and place_in(unit) != last and is_counted(state, type_in(unit)):
            last = place_in(unit)
            out = append(out, PLACE + last)
    return out


def apply_upkeep(state: State, action: i64) -> None:
    """Which stack gives a unit, or that all are paid for. A lone unit is no question; in a bigger stack it is one even if all are alike, for
    that is the owner's secret.

    Rule: WE-049, WE-R22
    """
    state.close()
    if action == DONE:
        cost = state.tables.upkeep_cost * count_units(state)
        state.points[state.active] -= cost
        state.tell("pays-upkeep", "WE-048", state.active, cost)
        state.close()
        return
    place = action - PLACE
    if state.size(place, state.active) == 1:
        discard(state, place, counted_types(state, place)[0])
    else:
        state.ask(UPKEEP_WHO, state.active, place)


def counted_types(state: State, place: i64) -> vec[i64]:
    """The types of own units in a territory that count, ascending."""
    out = vec[i64]()
    for kind in range(state.tables.types):
        if state.count_type(place, state.active, kind) and is_counted(state, kind):
            out = append(out, kind)
    return out


def legal_upkeep_who(state: State, out: vec[i64]) -> vec[i64]:
    """Every type of unit in the stack that counts.

    Rule: WE-049
    """
    for kind in counted_types(state, state.detail(0)):
        out = append(out, UNIT + kind)
    return out


def apply_upkeep_who(state: State, action: i64) -> None:
    """Which unit goes."""
    place = state.detail(0)
    state.close()
    discard(state, place, action - UNIT)


def discard(state: State, place: i64, kind: i64) -> None:
    """A unit is given up in the open, and cargo that only it carried.

    Rule: WE-049, WE-R58, S8-R24
    """
    lose_unit(state, find_type(state, place, state.active, kind), "WE-049")
    drop_surplus(state, place, state.active)
