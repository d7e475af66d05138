"""The end of Bombardment and Combat: who was killed may rise.

Tells rises-on (sum of two dice, number needed, faction), rises (hexes as from*HEXES+to, faction), no-grave (hex, faction).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, FACTIONS, HEX, HEXES
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES
from grognard.games.mysterious_islands.hiding import ASCENDING
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import P_REGENERATE, REGENERATED, RISE_NEXT, RISE_WHERE
from grognard.games.mysterious_islands.stand import load_of, may_rest
from grognard.games.mysterious_islands.state import NOBODY, State
from grognard.games.mysterious_islands.tables import REGENERATE_ON


def regenerate(state: State) -> None:
    """Two dice for every Band that was noted in this phase, thrown together.

    Rule: MI-103, MI-R118, MI-R143
    """
    state.close()
    if state.noted:
        state.later(REGENERATED)
        throw(state, 2 * state.noted, P_REGENERATE, NOBODY, state.notes[0] % FACTIONS)


def regenerated(state: State) -> None:
    """Those whose dice are too low stay dead; the others rise one after the other.

    Rule: MI-103, MI-R118
    """
    state.close()
    rising: i64 = 0
    for index in range(state.noted):
        note = state.notes[index]
        faction = note % FACTIONS
        thrown = state.dice[2 * index] + state.dice[2 * index + 1]
        least = state.power(faction, REGENERATE_ON)
        state.tell("rises-on", state.setup.rule_of(faction, REGENERATE_ON), thrown, least, faction)
        if thrown >= least:
            state.notes[rising] = note
            rising += 1
    for index in range(rising, state.noted):
        state.notes[index] = 0
    state.noted = rising
    state.later(RISE_NEXT)


def rise_next(state: State) -> None:
    """The next one returns where it fell, if that is free, otherwise beside it, otherwise not at all.

    Rule: MI-103, MI-R119, MI-R161
    """
    if state.noted == 0:
        state.close()
        return
    grave = state.notes[0] // FACTIONS
    faction = state.notes[0] % FACTIONS
    if may_rise(state, grave, faction):
        rise(state, grave)
        return
    hexes = legal_graves(state, grave, faction, vec[i64]())
    if len(hexes) == 0:
        state.tell("no-grave", "MI-R119", grave, faction)
        strike_note(state)
    elif len(hexes) > 1:
        state.ask(RISE_WHERE, state.owner[faction], grave, faction)
    else:
        rise(state, hexes[0] - HEX)


def may_rise(state: State, place: i64, faction: i64) -> bool:
    """Whether a hex is empty or friendly and a Band may rest there: nobody rises among enemies or partners.

    Rule: MI-021, MI-R119, MI-R125
    """
    return state.is_empty_or_friendly(place, faction) and may_rest(
        state, place, faction, load_of(state, faction, BAND, 1)
    )


def rise(state: State, place: i64) -> None:
    """The first of the notes stands up in a hex.

    Rule: MI-103, MI-R110, MI-R119
    """
    grave = state.notes[0] // FACTIONS
    faction = state.notes[0] % FACTIONS
    state.tell("rises", state.setup.rule_of(faction, REGENERATE_ON), grave * HEXES + place, faction)
    state.put(place, faction, BAND, 0, 1)
    strike_note(state)


def strike_note(state: State) -> None:
    """The first note is settled."""
    for index in range(1, state.noted):
        state.notes[index - 1] = state.notes[index]
    state.noted -= 1
    state.notes[state.noted] = 0


def legal_graves(state: State, grave: i64, faction: i64, out: vec[i64]) -> vec[i64]:
    """The neighbouring hexes, land or water, in which a Band may rise, ascending.

    Rule: MI-021, MI-R119
    """
    around = state.map().around[grave]
    for number in range(i64(SIDES)):
        near = around[ASCENDING[number]]
        if near != OUTSIDE and may_rise(state, near, faction):
            out = append(out, HEX + near)
    return out


def legal_rise(state: State, out: vec[i64]) -> vec[i64]:
    """Where the risen Band stands.

    Rule: MI-R119
    """
    return legal_graves(state, state.detail(0), state.detail(1), out)


def apply_rise(state: State, action: i64) -> None:
    """The owner has named the hex.

    Rule: MI-R119
    """
    state.close()
    rise(state, action - HEX)
