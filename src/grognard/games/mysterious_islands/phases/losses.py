"""Units that are lost: struck off, noted if they may rise again, counted if they were Boats.

Tells lost (hex, faction, kind).
"""

from mypy_extensions import i64

from grognard.core.rows import doubled
from grognard.games.mysterious_islands.actions import BAND, BOAT, FACTIONS
from grognard.games.mysterious_islands.state import (
    BOMBARD_PHASE,
    COMBAT_PHASE,
    F_ATTACKER,
    F_BOATS_LOST,
    F_DEFENDER,
    F_HEX,
    FACTION_SHIFT,
    HEX_SHIFT,
    State,
    count_in,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import REGENERATE_ON


def lose(state: State, place: i64, faction: i64, kind: i64, rule: str) -> None:
    """One unit is gone. What has no place aboard any more is the caller's to settle.

    Rule: MI-R118, MI-R164
    """
    state.take_any(place, faction, kind)
    record(state, place, faction, kind, rule)


def lose_of_group(state: State, place: i64, faction: i64, group: i64, rule: str) -> None:
    """One unit of a certain group is gone: shells hit any unit with equal chance.

    Rule: MI-R73, MI-R164
    """
    state.take(place, faction, kind_in(group), marks_in(group), 1)
    record(state, place, faction, kind_in(group), rule)


def lose_all(state: State, place: i64, faction: i64, rule: str) -> None:
    """Every unit of a faction in a hex is gone; nobody is left to go overboard."""
    while state.has(place, faction):
        group = state.units[state.index_of((place << HEX_SHIFT) + (faction << FACTION_SHIFT))]
        state.take(place, faction, kind_in(group), marks_in(group), count_in(group))
        for _ in range(count_in(group)):
            record(state, place, faction, kind_in(group), rule)


def record(state: State, place: i64, faction: i64, kind: i64, rule: str) -> None:
    """Tell of a unit that is gone, note a Band that may rise, count a Boat lost in the fight.

    Rule: MI-R113, MI-R118
    """
    state.tell("lost", rule, place, faction, kind)
    if kind == BAND:
        note(state, place, faction)
    if kind == BOAT and state.fight[F_HEX] == place:
        for side in range(i64(2)):
            if state.fight[F_ATTACKER if side == 0 else F_DEFENDER] == faction:
                state.fight[F_BOATS_LOST + side] += 1


def note(state: State, place: i64, faction: i64) -> None:
    """Remember a Band that may rise at the end of the phase: killed in Bombardment or Combat.

    Rule: MI-103, MI-R118
    """
    if state.phase != BOMBARD_PHASE and state.phase != COMBAT_PHASE:
        return
    if not state.power(faction, REGENERATE_ON):
        return
    if state.noted == len(state.notes):
        state.notes = doubled(state.notes)
    state.notes[state.noted] = place * FACTIONS + faction
    state.noted += 1
