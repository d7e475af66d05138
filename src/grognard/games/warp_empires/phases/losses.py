"""Losses of a battle: the winner's pick, forts, the rest, what the winner pays.

Tells: has-to-lose (seat, half, units), and what captives.py tells
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import UNIT
from grognard.games.warp_empires.fall import drop_surplus, find_type
from grognard.games.warp_empires.ground import closed_types, counts_in
from grognard.games.warp_empires.phases.captives import fall_in_battle
from grognard.games.warp_empires.phases.retreat import begin_retreat
from grognard.games.warp_empires.questions import FIRST_LOSS, FORTS, MORE_LOSSES, PAY, PAYMENT, REST
from grognard.games.warp_empires.state import (
    B_FORCE_LOST,
    B_LOST,
    B_PAID,
    B_PLACE,
    B_QUOTA,
    B_SIDE,
    B_WINNER,
    State,
    type_in,
)
from grognard.games.warp_empires.stats import force_of
from grognard.games.warp_empires.tables import FORTS_EXTRA, FORTS_FIRST, HALF_DOWN, HALF_UP, Tables


def loser_side(state: State) -> i64:
    """The side that has lost."""
    return 1 - state.battle[B_WINNER]


def begin_losses(state: State) -> None:
    """Half of the losing stack has to go: the winner names the first unit, forts fall, the loser names the rest, the winner pays.

    Rule: WE-033, WE-034, WE-R34, WE-R35, WE-R36, WE-R37
    """
    side = loser_side(state)
    loser = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    units = state.size(place, loser)
    forts = count_forts(state, place, loser)
    quota = count_quota(state.tables, units, forts)
    state.battle[B_QUOTA] = quota
    state.tell("has-to-lose", "WE-033", loser, quota, units)
    begin_retreat(state)
    state.later(PAY)
    state.later(REST)
    if state.tables.forts_in_half == FORTS_FIRST:
        lose_all_forts(state)
    else:
        state.later(FORTS)
    if units > forts and state.battle[B_LOST] < quota - forts_besides(state.tables, forts):
        ask_first(state, place, loser)


def count_quota(tables: Tables, units: i64, forts: i64) -> i64:
    """How many units of a losing stack have to go: half, and the forts where they come on top of that.

    Rule: WE-033, WE-R34, WE-R35
    """
    besides = forts_besides(tables, forts)
    return half(tables, units - besides) + besides


def forts_besides(tables: Tables, forts: i64) -> i64:
    """How many forts are lost besides the half, as the option says.

    Rule: WE-R35
    """
    return forts if tables.forts_in_half == FORTS_EXTRA else 0


def half(tables: Tables, number: i64) -> i64:
    """Half of a number of units, rounded as the option says.

    Rule: WE-033, WE-R34
    """
    way = tables.half_round
    if way == HALF_UP:
        return (number + 1) // 2
    lower = number // 2
    return lower if way == HALF_DOWN or lower > 0 or number == 0 else 1


def count_forts(state: State, place: i64, seat: i64) -> i64:
    """How many units of a stack are destroyed whenever it loses.

    Rule: WE-035
    """
    found: i64 = 0
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        found += state.tables.dies_on_defeat[type_in(state.units[index])]
        index += 1
    return found


def ask_first(state: State, place: i64, loser: i64) -> None:
    """The winner names the first unit, unless they are all alike.

    Rule: WE-034, WE-R36
    """
    kinds = types_to_name(state, place, loser)
    if len(kinds) == 1:
        lose_half(state, kinds[0], "WE-034")
    else:
        state.ask(FIRST_LOSS, state.battle[B_SIDE + state.battle[B_WINNER]])


def types_to_name(state: State, place: i64, seat: i64) -> vec[i64]:
    """The types in a stack that are no forts, ascending."""
    found = vec[i64]()
    counts = counts_in(state, place, seat)
    for kind in range(state.tables.types):
        if counts[kind] and not state.tables.dies_on_defeat[kind]:
            found = append(found, kind)
    return found


def legal_first_loss(state: State, out: vec[i64]) -> vec[i64]:
    """Every type of the losing stack but forts.

    Rule: WE-034, WE-R36
    """
    for kind in types_to_name(state, state.battle[B_PLACE], state.battle[B_SIDE + loser_side(state)]):
        out = append(out, UNIT + kind)
    return out


def apply_first_loss(state: State, action: i64) -> None:
    """The winner's pick falls."""
    state.close()
    lose_half(state, action - UNIT, "WE-034")


def lose_half(state: State, kind: i64, rule: str) -> None:
    """The loser loses a unit that counts for the half and for what the winner pays.

    Rule: WE-033, WE-036, WE-R38
    """
    side = loser_side(state)
    seat = state.battle[B_SIDE + side]
    state.battle[B_LOST] += 1
    state.battle[B_FORCE_LOST] += force_of(state, seat, kind)
    fall(state, side, kind, rule)


def fall(state: State, side: i64, kind: i64, rule: str) -> None:
    """A casualty, the uppermost of its type; cargo that lost its carrier goes with it.

    Rule: WE-038, WE-R22, S8-R24
    """
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    fall_in_battle(state, find_type(state, place, seat, kind), side, rule)
    drop_surplus(state, place, seat)


def lose_forts(state: State) -> None:
    """All forts of the losing stack are destroyed.

    Rule: WE-035, WE-R35
    """
    state.close()
    lose_all_forts(state)


def lose_all_forts(state: State) -> None:
    """Every fort falls, one after the other."""
    place = state.battle[B_PLACE]
    loser = state.battle[B_SIDE + loser_side(state)]
    for kind in range(state.tables.types):
        while state.tables.dies_on_defeat[kind] and state.count_type(place, loser, kind):
            lose_half(state, kind, "WE-035")


def lose_rest(state: State) -> None:
    """The loser names units until half are lost; alike ones fall by themselves, and all where all have to go, if none can take cargo along.

    Rule: WE-033, WE-034, S8-R24
    """
    place = state.battle[B_PLACE]
    loser = state.battle[B_SIDE + loser_side(state)]
    while state.battle[B_LOST] < state.battle[B_QUOTA] and state.size(place, loser):
        kinds = types_of(state, place, loser)
        is_part = state.battle[B_QUOTA] - state.battle[B_LOST] < state.size(place, loser)
        if len(kinds) > 1 and (is_part or closed_types(state, loser, place)):
            state.ask(MORE_LOSSES, loser)
            return
        lose_half(state, kinds[0], "WE-034")
    state.close()


def types_of(state: State, place: i64, seat: i64) -> vec[i64]:
    """The types in a stack, ascending."""
    found = vec[i64]()
    counts = counts_in(state, place, seat)
    for kind in range(state.tables.types):
        if counts[kind]:
            found = append(found, kind)
    return found


def legal_more_losses(state: State, out: vec[i64]) -> vec[i64]:
    """Every type that the loser still has there.

    Rule: WE-034
    """
    for kind in types_of(state, state.battle[B_PLACE], state.battle[B_SIDE + loser_side(state)]):
        out = append(out, UNIT + kind)
    return out


def apply_more_losses(state: State, action: i64) -> None:
    """The unit that the loser names falls."""
    state.close()
    lose_half(state, action - UNIT, "WE-034")


def pay(state: State) -> None:
    """The winner loses units until their Force is at least half of the Force that the loser lost.

    Rule: WE-036, WE-037, WE-R38, WE-R39, WE-R40
    """
    place = state.battle[B_PLACE]
    winner = state.battle[B_SIDE + state.battle[B_WINNER]]
    while 2 * state.battle[B_PAID] < state.battle[B_FORCE_LOST] and state.size(place, winner):
        kinds = types_of(state, place, winner)
        if len(kinds) > 1:
            state.ask(PAYMENT, winner)
            return
        pay_with(state, kinds[0])
    state.close()


def pay_with(state: State, kind: i64) -> None:
    """The winner gives a unit."""
    side = state.battle[B_WINNER]
    state.battle[B_PAID] += force_of(state, state.battle[B_SIDE + side], kind)
    fall(state, side, kind, "WE-036")


def legal_payment(state: State, out: vec[i64]) -> vec[i64]:
    """Every type that the winner has there.

    Rule: WE-037
    """
    for kind in types_of(state, state.battle[B_PLACE], state.battle[B_SIDE + state.battle[B_WINNER]]):
        out = append(out, UNIT + kind)
    return out


def apply_payment(state: State, action: i64) -> None:
    """The unit that the winner names falls."""
    state.close()
    pay_with(state, action - UNIT)
