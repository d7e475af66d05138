"""The retreat of the beaten survivors.

Tells: retreats (seat, from * 256 + to, units) · stays (seat, territory, units) · no-retreat (seat, territory, units)
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import PLACE, TERRITORIES
from grognard.games.warp_empires.fall import drop_surplus, take_away
from grognard.games.warp_empires.ground import closed_types, counts_in, is_exempt, surplus_of
from grognard.games.warp_empires.phases.captives import fall_in_battle
from grognard.games.warp_empires.questions import RETREAT, WITHDRAW
from grognard.games.warp_empires.state import (
    B_PLACE,
    B_SIDE,
    B_WINNER,
    BY_THIS_CARD,
    NOBODY,
    State,
    marks_in,
    type_in,
)
from grognard.games.warp_empires.stats import speed_of
from grognard.games.warp_empires.tables import BITS


def begin_retreat(state: State) -> None:
    """The loser's survivors will have to go.

    Rule: WE-032, WE-R37
    """
    state.later(WITHDRAW, 1 - state.battle[B_WINNER], 0)


def begin_withdrawal(state: State, side: i64) -> None:
    """Nobody has won: a side withdraws, what cannot stays.

    Rule: WE-R32
    """
    state.later(WITHDRAW, side, 1)


def withdraw(state: State) -> None:
    """Ask where to, if anybody is left and there is a choice.

    Rule: WE-032, WE-R40, WE-R41, WE-R42, WE-R65
    """
    side = state.detail(0)
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    if state.size(place, seat) == 0:
        state.close()
        return
    ways = refuges(state, place, seat)
    if len(ways) > 1:
        stays = state.detail(1)
        state.close()
        state.ask(RETREAT, seat, side, stays)
        return
    stays = state.detail(1)
    state.close()
    if len(ways) == 1:
        go_back(state, side, ways[0], stays)
    elif stays:
        state.tell("stays", "WE-R32", seat, place, state.size(place, seat))
    else:
        state.tell("no-retreat", "WE-R42", seat, place, state.size(place, seat))
        destroy_all(state, side)


def refuges(state: State, place: i64, seat: i64) -> vec[i64]:
    """Neighbouring territories without foes that at least one survivor can enter, ascending.

    Rule: WE-R41, WE-R43, WE-R44, WE-R45
    """
    out = vec[i64]()
    for near in state.map().borders[place]:
        if state.foe_in(near, seat) == NOBODY and can_any_enter(state, place, seat, near):
            out = append(out, near)
    return out


def can_any_enter(state: State, place: i64, seat: i64, near: i64) -> bool:
    """Whether one of the survivors can go there on its own."""
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        if can_enter(state, seat, type_in(state.units[index]), near):
            return True
        index += 1
    return False


def can_enter(state: State, seat: i64, kind: i64, near: i64) -> bool:
    """Whether a unit can retreat to a territory by itself: it can move at all, and the terrain is open to it.

    Rule: WE-R43, WE-R45, S8-R20
    """
    if speed_of(state, seat, kind) == 0:
        return False
    return BITS[kind] & closed_types(state, seat, near) == 0


def legal_retreat(state: State, out: vec[i64]) -> vec[i64]:
    """Every refuge.

    Rule: WE-032, WE-R41
    """
    seat = state.battle[B_SIDE + state.detail(0)]
    for near in refuges(state, state.battle[B_PLACE], seat):
        out = append(out, PLACE + near)
    return out


def apply_retreat(state: State, action: i64) -> None:
    """Where the survivors go."""
    side = state.detail(0)
    stays = state.detail(1)
    state.close()
    go_back(state, side, action - PLACE, stays)


def go_back(state: State, side: i64, to: i64, stays: i64) -> None:
    """All who can enter go, cargo as far as its carriers hold it; the rest is destroyed, or stays where nobody has won.

    Rule: WE-032, WE-R43, S8-R22
    """
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    going = who_goes(state, place, seat, to)
    total: i64 = 0
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        kind = type_in(state.units[index])
        if going[kind] > 0:
            going[kind] -= 1
            unit = take_away(state, index)
            state.put_under(to, seat, kind, marks_in(unit) & ~i64(BY_THIS_CARD))
            if to < place:
                index += 1
            total += 1
        else:
            index += 1
    state.tell("retreats", "WE-032", seat, place * TERRITORIES + to, total)
    drop_surplus(state, to, seat)
    if stays:
        drop_surplus(state, place, seat)
    else:
        destroy_all(state, side)


def who_goes(state: State, place: i64, seat: i64, to: i64) -> vec[i64]:
    """By type: how many survivors get to a refuge, cargo as far as the carriers that go along hold it.

    Rule: WE-R43, WE-R45, S8-R22
    """
    tables = state.tables
    going = counts_in(state, place, seat)
    carried: i64 = 0
    if is_exempt(state, to):
        carried = closed_types(state, seat, to) & ~tables.carriers
    for kind in range(tables.types):
        is_cargo = carried & BITS[kind] != 0 and speed_of(state, seat, kind) > 0
        if not is_cargo and not can_enter(state, seat, kind, to):
            going[kind] = 0
    left = surplus_of(tables, state.power[seat], carried, going)
    for kind in range(tables.types):
        going[kind] -= left[kind]
    return going


def destroy_all(state: State, side: i64) -> None:
    """Survivors without a way out are destroyed; leaders among them are captured as the module says.

    Rule: WE-R42, WE-R43, WE-R47
    """
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    while state.size(place, seat):
        fall_in_battle(state, state.first_of(place, seat), side, "WE-R42")
