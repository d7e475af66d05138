"""Where a new Base may be founded."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BASE, BOSS
from grognard.games.mysterious_islands.chart import NO_ISLAND
from grognard.games.mysterious_islands.state import HEX_SHIFT, ONE_HEX, State, faction_in, kind_in, place_in


def mark_sites(state: State, faction: i64, found: vec[i64], one: bool) -> bool:
    """Mark the hexes where the faction may found a Base, all of them or until there is one; whether there is any.

    Rule: MI-049, MI-071, MI-R29, MI-R44
    """
    is_any = False
    for index in range(state.groups):
        group = state.units[index]
        if faction_in(group) != faction or kind_in(group) > BOSS:
            continue
        place = place_in(group)
        if not found[place] and is_site(state, place):
            found[place] = 1
            if one:
                return True
            is_any = True
    return is_any


def is_site(state: State, place: i64) -> bool:
    """Whether a Jungle hex has no Base in it nor beside it, whosever; under the option none on its island either.

    Rule: MI-025, MI-026, MI-027, MI-R16, MI-R45
    """
    chart = state.map()
    if not chart.is_land(place) or has_base(state, place):
        return False
    for near in chart.around[place]:
        if near >= 0 and has_base(state, near):
            return False
    island = chart.island_of[place]
    if state.setup.choices.one_base_always and island != NO_ISLAND:
        for other in chart.islands[island]:
            if has_base(state, other):
                return False
    return True


def has_base(state: State, place: i64) -> bool:
    """Whether a Base of anybody stands in a hex."""
    if state.held[place] == 0:
        return False
    index = state.first_in(place)
    end = (place << HEX_SHIFT) + ONE_HEX
    while index < state.groups and state.units[index] < end:
        if kind_in(state.units[index]) == BASE:
            return True
        index += 1
    return False
