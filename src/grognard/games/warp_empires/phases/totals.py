"""Battle totals: units, cards in force, leaders, position.

Tells: force (seat, Force of the units, units) · card-force (seat, card, added) · leader-force (seat, added) · place-force (seat, added) ·
total (seat, total)
"""

from mypy_extensions import i64

from grognard.games.warp_empires.ground import is_ground
from grognard.games.warp_empires.phases.battle_cards import card_in, is_in_force, side_of_card
from grognard.games.warp_empires.state import B_LEADER, B_PLACE, B_SIDE, State, type_in
from grognard.games.warp_empires.stats import force_of, is_source
from grognard.games.warp_empires.tables import (
    BATTLE_ROW,
    BITS,
    EFFECT,
    EVERYTHING,
    NO_LEADER,
    NOTHING,
    OP_FORCE,
    PER_STACK,
    WHEN_ATTACKING,
    WHEN_DEFENDING,
    WHEN_IN_TERRAIN,
    WHEN_NEAR_TERRAIN,
    types_in,
)


def side_total(state: State, side: i64) -> i64:
    """Everything that counts for a side.

    Rule: WE-028, WE-029, WE-030, WE-R74
    """
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    total = stack_force(state, place, seat)
    state.tell("force", "WE-028", seat, total, state.size(place, seat))
    total += card_force(state, side)
    total += leader_force(state, side)
    total += place_force(state, side)
    state.tell("total", "WE-031", seat, total)
    return total


def stack_force(state: State, place: i64, seat: i64) -> i64:
    """The effective Force of all units of a stack, cargo and forts included.

    Rule: WE-028, WE-R74, S8-R23
    """
    total: i64 = 0
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        total += force_of(state, seat, type_in(state.units[index]))
        index += 1
    return total


def card_force(state: State, side: i64) -> i64:
    """What the cards of a side add that nobody has cancelled; units are counted now.

    Rule: WE-029, WE-R30, S8-R27
    """
    seat = state.battle[B_SIDE + side]
    total: i64 = 0
    for index in range(state.lying):
        if side_of_card(state, index) == side and is_in_force(state, index):
            added = added_by(state, side, card_in(state, index))
            if added:
                state.tell("card-force", "WE-029", seat, card_in(state, index), added)
            total += added
    return total


def added_by(state: State, side: i64, card: i64) -> i64:
    """What one card adds to the total of its side.

    Rule: WE-029, S8-047, S8-048, S8-049, S8-050, S8-051, S8-052, S8-053, S8-054, S8-055
    """
    tables = state.tables
    total: i64 = 0
    for row in range(tables.first_effect[card], tables.first_effect[card + 1]):
        at = row * EFFECT
        if tables.effects[at] != OP_FORCE:
            continue
        if tables.effects[at + 2] == PER_STACK:
            total += tables.effects[at + 1]
        else:
            total += tables.effects[at + 1] * count_matching(state, side, tables.effects[at + 3])
    return total


def count_matching(state: State, side: i64, selector: i64) -> i64:
    """How many units of a side a selector matches."""
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    wanted = types_in(state.tables, state.power[seat], selector)
    found: i64 = 0
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        if BITS[type_in(state.units[index])] & wanted:
            found += 1
        index += 1
    return found


def has_leader(state: State, side: i64) -> bool:
    """Whether a leader fights on a side.

    Rule: WE-005
    """
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        if state.tables.leader[type_in(state.units[index])] != NO_LEADER:
            return True
        index += 1
    return False


def leader_force(state: State, side: i64) -> i64:
    """The bonus of a side that alone has a leader.

    Rule: WE-030, WE-R33
    """
    own = has_leader(state, side)
    state.battle[B_LEADER + side] = 1 if own else 0
    if not own or has_leader(state, 1 - side):
        return 0
    state.tell("leader-force", "WE-030", state.battle[B_SIDE + side], state.tables.leader_bonus)
    return state.tables.leader_bonus


def place_force(state: State, side: i64) -> i64:
    """What terrain, role and opponent add: the defence of the territory, and modifiers that hold in battle only."""
    tables = state.tables
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    total: i64 = 0
    if side == 1:
        total += tables.defense[state.map().terrain[place]] * state.size(place, seat)
    for row in range(len(tables.battle_rows) // BATTLE_ROW):
        at = row * BATTLE_ROW
        if row_holds(state, side, at):
            total += tables.battle_rows[at + 1] * count_matching(state, side, tables.battle_rows[at + 2])
    if total:
        state.tell("place-force", "WE-029", seat, total)
    return total


def row_holds(state: State, side: i64, at: i64) -> bool:
    """Whether a battle modifier holds for a side in this battle."""
    rows = state.tables.battle_rows
    seat = state.battle[B_SIDE + side]
    if rows[at] >= 0 and state.power[seat] != rows[at]:
        return False
    if rows[at + 7] and not is_source(state, seat, rows[at + 7], rows[at + 8]):
        return False
    if not is_time(state, side, at):
        return False
    if rows[at + 5] != NOTHING and count_matching(state, 1 - side, rows[at + 5]) == 0:
        return False
    place = state.battle[B_PLACE]
    return rows[at + 6] == NOTHING or is_ground(state, place, rows[at + 6])


def is_time(state: State, side: i64, at: i64) -> bool:
    """Whether role and terrain of the battle are what a modifier wants."""
    rows = state.tables.battle_rows
    when = rows[at + 3]
    if when == WHEN_ATTACKING or when == WHEN_DEFENDING:
        return (when == WHEN_ATTACKING) == (side == 0)
    if when != WHEN_IN_TERRAIN and when != WHEN_NEAR_TERRAIN:
        return True
    place = state.battle[B_PLACE]
    selector = rows[at + 4] if rows[at + 4] != NOTHING else i64(EVERYTHING)
    if is_ground(state, place, selector):
        return True
    if when == WHEN_IN_TERRAIN:
        return False
    return any(is_ground(state, near, selector) for near in state.map().borders[place])
