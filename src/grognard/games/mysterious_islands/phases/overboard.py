"""Going down: who has no place aboard any more is lost or washes ashore.

Tells overboard (hex, faction, units), no-shore (hex, faction), ashore (hexes as from*HEXES+to, faction, die), drowns (hex,
faction, die).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import HEX, HEXES, KIND, LAND_KINDS
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES
from grognard.games.mysterious_islands.hiding import ASCENDING
from grognard.games.mysterious_islands.modifiers import count_kinds
from grognard.games.mysterious_islands.phases.chosen import forget, pick
from grognard.games.mysterious_islands.phases.losses import lose
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import OVERBOARD, P_WASH, SHORE, WASH_ROLLED
from grognard.games.mysterious_islands.stand import (
    AFOOT,
    HEAVY,
    LIGHT,
    add_load,
    count_overboard,
    count_short,
    is_free_for,
    load,
)
from grognard.games.mysterious_islands.state import (
    FACTION_SHIFT,
    HEX_SHIFT,
    KIND_SHIFT,
    State,
    count_in,
    kind_in,
)
from grognard.games.mysterious_islands.tables import WASH_ON


def going_down(state: State) -> None:
    """After a Boat or Balloon is lost: as many leave as find no place on what is left, whatever sank it.

    Rule: MI-072, MI-075, MI-R105, MI-R106, MI-R109
    """
    place = state.detail(0)
    faction = state.detail(1)
    state.close()
    number = count_overboard(state, place, faction)
    if number:
        state.tell("overboard", "MI-072", place, faction, number)
        name_next(state, place, faction, number)


def name_next(state: State, place: i64, faction: i64, number: i64) -> None:
    """Ask the owner for the next one that leaves, unless there is nothing to choose; then for a shore.

    Rule: MI-R105, MI-R161
    """
    while number:
        kinds = legal_leavers(state, place, faction, vec[i64]())
        if len(kinds) > 1 and not leave_all(state, place, faction, number):
            state.ask(OVERBOARD, state.owner[faction], place, faction, number)
            return
        name(state, place, faction, kinds[0] - KIND)
        number -= 1
    seek_shore(state, place, faction)


def name(state: State, place: i64, faction: i64, kind: i64) -> None:
    """One unit of a kind leaves; until the die has fallen it stays in the hex."""
    pick(state, (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT), 1)


def left_aboard(state: State, place: i64, faction: i64) -> vec[i64]:
    """The load of a hex without those who leave."""
    found = load(state, place, faction)
    for index in range(state.picks):
        add_load(state, found, faction, kind_in(state.chosen[index]), -count_in(state.chosen[index]))
    return found


def legal_leavers(state: State, place: i64, faction: i64, out: vec[i64]) -> vec[i64]:
    """The kinds of which one more may leave: only such as leave fewer without a place.

    Rule: MI-R105
    """
    counts = count_kinds(state, place, faction)
    for index in range(state.picks):
        counts[kind_in(state.chosen[index])] -= count_in(state.chosen[index])
    short = count_short(left_aboard(state, place, faction))
    for kind in range(i64(LAND_KINDS)):
        if counts[kind]:
            found = left_aboard(state, place, faction)
            add_load(state, found, faction, kind, -1)
            if count_short(found) < short:
                out = append(out, KIND + kind)
    return out


def leave_all(state: State, place: i64, faction: i64, number: i64) -> bool:
    """Whether everybody who needs a place has to leave, so that the order does not matter.

    Rule: MI-R105, MI-R161
    """
    found = left_aboard(state, place, faction)
    return found[HEAVY] + found[LIGHT] + found[AFOOT] == number


def legal_overboard(state: State, out: vec[i64]) -> vec[i64]:
    """Which kind of unit leaves next.

    Rule: MI-R105, MI-R164
    """
    return legal_leavers(state, state.detail(0), state.detail(1), out)


def apply_overboard(state: State, action: i64) -> None:
    """The owner has named one that leaves.

    Rule: MI-R105
    """
    place = state.detail(0)
    faction = state.detail(1)
    number = state.detail(2)
    state.close()
    name(state, place, faction, action - KIND)
    name_next(state, place, faction, number - 1)


def legal_shores(state: State, place: i64, faction: i64, out: vec[i64]) -> vec[i64]:
    """The neighbouring Jungle hexes that are empty or friendly, ascending.

    Rule: MI-021, MI-073, MI-R108, MI-R125
    """
    around = state.map().around[place]
    for number in range(i64(SIDES)):
        shore = around[ASCENDING[number]]
        if shore != OUTSIDE and is_free_for(state, shore, faction):
            out = append(out, HEX + shore)
    return out


def seek_shore(state: State, place: i64, faction: i64) -> None:
    """The owner picks a shore; without any, all are lost and no die falls.

    Rule: MI-073, MI-R108
    """
    shores = legal_shores(state, place, faction, vec[i64]())
    if len(shores) == 0:
        state.tell("no-shore", "MI-R108", place, faction)
        drown(state, place, faction)
    elif len(shores) > 1:
        state.ask(SHORE, state.owner[faction], place, faction)
    else:
        swim(state, place, faction, shores[0] - HEX)


def legal_shore(state: State, out: vec[i64]) -> vec[i64]:
    """Where those overboard try to land.

    Rule: MI-R108
    """
    return legal_shores(state, state.detail(0), state.detail(1), out)


def apply_shore(state: State, action: i64) -> None:
    """The owner has named the shore."""
    place = state.detail(0)
    faction = state.detail(1)
    state.close()
    swim(state, place, faction, action - HEX)


def swim(state: State, place: i64, faction: i64, shore: i64) -> None:
    """One die for all of them.

    Rule: MI-073, MI-R107
    """
    state.later(WASH_ROLLED, place, faction, shore)
    throw(state, 1, P_WASH, place, faction)


def wash_rolled(state: State) -> None:
    """All stand on the shore and have left the fight, or all are lost.

    Rule: MI-072, MI-073, MI-074, MI-R107, MI-R108, MI-R110, MI-R122
    """
    place = state.detail(0)
    faction = state.detail(1)
    shore = state.detail(2)
    state.close()
    rule = state.setup.rule_of(faction, WASH_ON)
    if state.dice[0] < state.power(faction, WASH_ON):
        state.tell("drowns", rule, place, faction, state.dice[0])
        drown(state, place, faction)
        return
    state.tell("ashore", rule, place * HEXES + shore, faction, state.dice[0])
    for index in range(state.picks):
        kind = kind_in(state.chosen[index])
        state.put(shore, faction, kind, state.take_any(place, faction, kind), 1)
    forget(state)


def drown(state: State, place: i64, faction: i64) -> None:
    """All who are overboard are lost, on top of the losses of the roll.

    Rule: MI-072, MI-R105
    """
    for index in range(state.picks):
        lose(state, place, faction, kind_in(state.chosen[index]), "MI-072")
    forget(state)
