"""What is added to a battle roll: three general rules and the table's rows of battle bonuses; arithmetic over counts, no changes.

A side is judged by what is true of it at that very roll, as bits: those of the rows in tables.py and the three below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, KINDS
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    F_ATTACKER,
    F_DEFENDER,
    F_GIVEN,
    F_HEX,
    F_ROLL,
    FACTION_SHIFT,
    HEX_SHIFT,
    ONE_FACTION,
    State,
    kind_in,
)
from grognard.games.mysterious_islands.tables import (
    BOAT_AGAINST_BOAT,
    ROW,
    SACRIFICE,
    WHEN_ATTACKING,
    WHEN_DEFENDING,
    WHEN_FIRST,
    WHEN_INVENTED,
    WITH_BAND,
    WITH_BAND_OR_BOAT,
    WITH_BOAT,
    Setup,
)

# Conditions of the general rules; each adds 1.
MORE_UNITS: Final = 256
WITH_BOSS: Final = 512
WITH_BASE: Final = 1024  # the defender's, in the hex
GIVEN_UP: Final = 2048  # a unit was given up for this roll
GENERAL: Final = vec[i64]([MORE_UNITS, WITH_BOSS, WITH_BASE])
GENERAL_RULES: Final = ["MI-064", "MI-065", "MI-028"]


def side_of(state: State, side: i64) -> i64:
    """The faction of a side of the fight: 0 attacker, 1 defender."""
    return state.fight[F_ATTACKER if side == 0 else F_DEFENDER]


def count_kinds(state: State, place: i64, faction: i64) -> vec[i64]:
    """How many units of each kind a faction has in a hex."""
    counts = vec[i64]([0] * KINDS)
    if not state.has(place, faction):
        return counts
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        counts[kind_in(state.units[index])] += state.units[index] & COUNT_MASK
        index += 1
    return counts


def sum_of(counts: vec[i64]) -> i64:
    """All units of a side: Bases, Boats and cargo count alike.

    Rule: MI-030, MI-R28, MI-R87, MI-R112
    """
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += counts[kind]
    return total


def truths(own: vec[i64], other: vec[i64], first: bool, attacking: bool, invented: bool) -> i64:
    """What is true of a side at a roll, as bits. A Boss counts wherever a Band is asked for.

    Rule: MI-028, MI-031, MI-064, MI-065, MI-R80, MI-R83, MI-R87, MI-R88, MI-R90, MI-R91, MI-R92, MI-R114, MI-R139
    """
    found: i64 = WHEN_ATTACKING if attacking else WHEN_DEFENDING
    if first:
        found |= WHEN_FIRST
    if invented:
        found |= WHEN_INVENTED
    if sum_of(own) > sum_of(other):
        found |= MORE_UNITS
    if own[BOSS]:
        found |= WITH_BOSS
    if own[BASE] and not attacking:
        found |= WITH_BASE
    if own[BAND] or own[BOSS]:
        found |= WITH_BAND | WITH_BAND_OR_BOAT
    if own[BOAT]:
        found |= WITH_BOAT | WITH_BAND_OR_BOAT
        if other[BOAT]:
            found |= BOAT_AGAINST_BOAT
    return found


def sum_bonuses(setup: Setup, faction: i64, true: i64) -> i64:
    """All bonuses of a side together: different ones add up, the same one counts once however many units have it.

    Rule: MI-R89, MI-R159
    """
    total: i64 = 0
    for index in range(i64(len(GENERAL))):
        if true & GENERAL[index]:
            total += 1
    for row in range(i64(len(setup.bonuses)) // ROW):
        if setup.bonuses[row * ROW] == faction and setup.bonuses[row * ROW + 2] & ~true == 0:
            total += setup.bonuses[row * ROW + 1]
    return total


def list_bonuses(setup: Setup, faction: i64, true: i64, given: i64) -> list[tuple[int, str, int]]:
    """Every bonus of a side as (add, rule, conditions as bits), in the order of the table; `given` is what a unit given up adds."""
    found: list[tuple[int, str, int]] = []
    for index in range(i64(len(GENERAL))):
        if true & GENERAL[index]:
            found.append((1, GENERAL_RULES[index], int(GENERAL[index])))
    for row in range(i64(len(setup.bonuses)) // ROW):
        conditions = setup.bonuses[row * ROW + 2]
        if setup.bonuses[row * ROW] == faction and conditions & ~true == 0:
            found.append((int(setup.bonuses[row * ROW + 1]), setup.rule_of_bonus(row), int(conditions)))
    if given:
        found.append((int(given), setup.rule_of(faction, SACRIFICE), GIVEN_UP))
    return found


def side_truths(state: State, side: i64) -> i64:
    """What is true of a side of the fight that goes on, at its next roll."""
    own = count_kinds(state, state.fight[F_HEX], side_of(state, side))
    other = count_kinds(state, state.fight[F_HEX], side_of(state, 1 - side))
    return truths(own, other, state.fight[F_ROLL] == 0, side == 0, state.invented[side_of(state, side)] != 0)


def side_bonus(state: State, side: i64) -> i64:
    """What a side of the fight that goes on adds to its three dice.

    Rule: MI-063, MI-178
    """
    return sum_bonuses(state.setup, side_of(state, side), side_truths(state, side)) + state.fight[F_GIVEN + side]


def side_bonuses(state: State, side: i64) -> list[tuple[int, str, int]]:
    """The same one by one, for telling: (add, rule, conditions as bits)."""
    return list_bonuses(state.setup, side_of(state, side), side_truths(state, side), state.fight[F_GIVEN + side])
