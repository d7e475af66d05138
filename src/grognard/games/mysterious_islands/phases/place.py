"""Where recruits appear: on Bases and beside them, at the rim with a new Boat, on islands that the faction occupies."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.rows import doubled
from grognard.games.mysterious_islands.actions import BALLOON, BASE, BOAT, BOSS, FACTIONS, HEXES
from grognard.games.mysterious_islands.chart import JUNGLE, NO_ISLAND, VOLCANO, WATER
from grognard.games.mysterious_islands.phases.found import mark_sites
from grognard.games.mysterious_islands.stand import is_free_for
from grognard.games.mysterious_islands.state import State, faction_in, kind_in, place_in
from grognard.games.mysterious_islands.tables import ENTERS_EDGE, FLOATS, NEVER_RIDES, RISES, SLOTS


def places_for(state: State, faction: i64, kind: i64) -> vec[i64]:
    """Every hex in which a new unit may be placed, ascending.

    Rule: MI-047, MI-048, MI-049
    """
    found = vec[i64]([0] * HEXES)
    out = vec[i64]()
    if mark_places(state, faction, kind, found, False):
        for place in range(state.map().hexes):
            if found[place]:
                out = append(out, place)
    return out


def has_place(state: State, faction: i64, kind: i64) -> bool:
    """Whether there is any such hex.

    Rule: MI-R41, MI-R48, MI-R50
    """
    if kind != BASE and kind != BOAT and has_own_base(state, faction):
        return True
    return mark_places(state, faction, kind, vec[i64]([0] * HEXES), True)


def has_own_base(state: State, faction: i64) -> bool:
    """Whether a faction has a Base, on which everything but Boats and Bases can appear.

    Rule: MI-047, MI-R155
    """
    for index in range(state.groups):
        if kind_in(state.units[index]) == BASE and faction_in(state.units[index]) == faction:
            return True
    return False


def mark_places(state: State, faction: i64, kind: i64, found: vec[i64], one: bool) -> bool:
    """Mark the hexes for a new unit, all of them or until there is one; whether there is any.

    Rule: MI-047, MI-048, MI-049, MI-107, MI-R34
    """
    if kind == BASE:
        return mark_sites(state, faction, found, one)
    is_any = mark_by_bases(state, faction, kind, found, one)
    if one and is_any:
        return True
    if kind == BOAT:
        return (state.power(faction, ENTERS_EDGE) != 0 and mark_rim(state, faction, found, one)) or is_any
    if kind != BALLOON:
        is_any = mark_gates(state, faction, kind, found, one) or is_any
    if kind <= BOSS and state.power(faction, RISES) and not (one and is_any):
        is_any = mark_occupied(state, faction, found, one) or is_any
    return is_any


def mark_by_bases(state: State, faction: i64, kind: i64, found: vec[i64], one: bool) -> bool:
    """On the faction's Bases, and beside them where the new unit may rest.

    Rule: MI-047, MI-048, MI-R39, MI-R41
    """
    is_any = False
    for index in range(state.groups):
        group = state.units[index]
        if kind_in(group) != BASE or faction_in(group) != faction:
            continue
        place = place_in(group)
        if kind != BOAT and not found[place]:
            found[place] = 1
            is_any = True
        for near in state.map().around[place]:
            if near >= 0 and not found[near] and may_appear(state, near, faction, kind):
                found[near] = 1
                is_any = True
        if one and is_any:
            break
    return is_any


def may_appear(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether a new unit may appear in a hex beside a Base: free of others, Boats in water, the rest in Jungle or where they can rest.

    Rule: MI-021, MI-R39, MI-R40, MI-R41, MI-R125, MI-R155
    """
    terrain = state.map().terrain[place]
    if terrain == VOLCANO or not state.is_empty_or_friendly(place, faction):
        return False
    if terrain == JUNGLE:
        return kind != BOAT
    return kind >= BOAT or state.kind_power(FLOATS, faction, kind) != 0


def mark_rim(state: State, faction: i64, found: vec[i64], one: bool) -> bool:
    """Water at the rim of the chart where a new Boat may come in.

    Rule: MI-078, MI-087, MI-099, MI-R48
    """
    chart = state.map()
    is_any = False
    for place in range(chart.hexes):
        if not chart.rim[place] or found[place] or chart.terrain[place] != WATER:
            continue
        if state.is_empty_or_friendly(place, faction):
            found[place] = 1
            if one:
                return True
            is_any = True
    return is_any


def mark_gates(state: State, faction: i64, kind: i64, found: vec[i64], one: bool) -> bool:
    """Rim hexes where a Boat of the faction came in this phase: for those who float, and for others while it has slots.

    Rule: MI-078, MI-087, MI-099, MI-R48, MI-R49
    """
    is_any = False
    for pair in range(state.gated):
        place = state.gates[pair * 2] // FACTIONS
        if state.gates[pair * 2] % FACTIONS != faction or found[place]:
            continue
        if is_gate_open(state, pair, faction, kind):
            found[place] = 1
            if one:
                return True
            is_any = True
    return is_any


def is_gate_open(state: State, pair: i64, faction: i64, kind: i64) -> bool:
    """Whether one more recruit may come in with the new Boats of a rim hex.

    Rule: MI-R48
    """
    if state.kind_power(FLOATS, faction, kind):
        return True
    return state.gates[pair * 2 + 1] > 0 and not state.power(faction, NEVER_RIDES)


def gate_at(state: State, place: i64, faction: i64) -> i64:
    """The number of the pair in `gates`, -1 when no Boat of the faction came in there."""
    for pair in range(state.gated):
        if state.gates[pair * 2] == place * FACTIONS + faction:
            return pair
    return -1


def open_gate(state: State, place: i64, faction: i64) -> None:
    """A new Boat at the rim: recruits may come in with it, as many as it carries.

    Rule: MI-078, MI-087, MI-099, MI-R48
    """
    slots = state.kind_power(SLOTS, faction, BOAT)
    pair = gate_at(state, place, faction)
    if pair >= 0:
        state.gates[pair * 2 + 1] += slots
        return
    if state.gated * 2 == len(state.gates):
        state.gates = doubled(state.gates)
    state.gates[state.gated * 2] = place * FACTIONS + faction
    state.gates[state.gated * 2 + 1] = slots
    state.gated += 1


def close_gates(state: State) -> None:
    """The Recruit Phase is over: Boats that came in are Boats like others.

    Rule: MI-R48, MI-R49
    """
    for index in range(state.gated * 2):
        state.gates[index] = 0
    state.gated = 0


def mark_occupied(state: State, faction: i64, found: vec[i64], one: bool) -> bool:
    """Every free Jungle hex of every island on which the faction has a unit.

    Rule: MI-107, MI-R50
    """
    chart = state.map()
    seen = vec[i64]([0] * len(chart.islands))
    is_any = False
    for index in range(state.groups):
        group = state.units[index]
        if faction_in(group) != faction:
            continue
        island = chart.island_of[place_in(group)]
        if island == NO_ISLAND or seen[island]:
            continue
        seen[island] = 1
        for place in chart.islands[island]:
            if not found[place] and is_free_for(state, place, faction):
                found[place] = 1
                is_any = True
        if one and is_any:
            break
    return is_any


def is_beside_base(state: State, place: i64, faction: i64) -> bool:
    """Whether a hex is one of the faction's Bases or beside one.

    Rule: MI-047
    """
    if state.count(place, faction, BASE):
        return True
    return any(near >= 0 and state.count(near, faction, BASE) for near in state.map().around[place])
