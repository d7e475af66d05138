"""Movement points: given when Movement begins, renewed by a Seven, frozen by an Eight, taken back when Movement ends.

Tells: seven, eight (hex, faction, 0).
"""

from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BASE
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    FACTION_SHIFT,
    FROZEN,
    HEX_SHIFT,
    MOVE_MARKS,
    ONE_FACTION,
    ONE_MARK,
    State,
    faction_in,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import MP


def give_points(state: State) -> None:
    """Every unit of the active player has its whole allowance; nobody else has marks of Movement, so the groups keep their order.

    Rule: MI-050, MI-051, MI-052, MI-R30, MI-R43, MI-R57
    """
    for index in range(state.groups):
        group = state.units[index]
        if state.owner[faction_in(group)] == state.active:
            state.units[index] = group + allowance_of(state, group) * ONE_MARK


def allowance_of(state: State, group: i64) -> i64:
    """The points of a unit: its kind's, 0 for a Base."""
    kind = kind_in(group)
    return 0 if kind == BASE else state.kind_power(MP, faction_in(group), kind)


def take_back_points(state: State) -> None:
    """No marks of Movement are left; groups that are equal without them become one.

    Rule: MI-R110, MI-R147
    """
    last: i64 = -1
    for index in range(state.groups):
        group = state.units[index] & ~(MOVE_MARKS * ONE_MARK)
        if last >= 0 and state.units[last] & ~COUNT_MASK == group & ~COUNT_MASK:
            state.units[last] += group & COUNT_MASK
        else:
            last += 1
            state.units[last] = group
    for index in range(last + 1, state.groups):
        state.units[index] = 0
    state.groups = last + 1


def is_free_to_move(state: State, group: i64) -> bool:
    """Whether units of the active player are of a kind that moves, and no Eight has frozen them.

    Rule: MI-024, MI-R146, MI-R147
    """
    if state.owner[faction_in(group)] != state.active or marks_in(group) & FROZEN:
        return False
    return allowance_of(state, group) > 0


def stand_seven(state: State, place: i64, faction: i64) -> None:
    """A Seven takes effect: all units of the stack that are not frozen may move as if they had not moved yet.

    Rule: MI-151, MI-R146
    """
    state.tell("seven", "MI-151", place, faction)
    again = True
    while again:
        again = renew_one(state, place, faction)


def renew_one(state: State, place: i64, faction: i64) -> bool:
    """Renew the first group of the stack that needs it; False when there is none any more."""
    index = state.index_of((place << HEX_SHIFT) + (faction << FACTION_SHIFT))
    end = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + ONE_FACTION
    while index < state.groups and state.units[index] < end:
        marks = marks_in(state.units[index])
        points = allowance_of(state, state.units[index])
        if not marks & FROZEN and marks & MOVE_MARKS != points:
            state.mark(index, MOVE_MARKS, points)
            return True
        index += 1
    return False


def stand_eight(state: State, place: i64, faction: i64) -> None:
    """An Eight takes effect: the units that are in the stack now neither move nor are carried in this phase.

    Rule: MI-152, MI-R147
    """
    state.tell("eight", "MI-152", place, faction)
    again = True
    while again:
        again = freeze_one(state, place, faction)


def freeze_one(state: State, place: i64, faction: i64) -> bool:
    """Freeze the first group of the stack that is not frozen; False when there is none any more."""
    index = state.index_of((place << HEX_SHIFT) + (faction << FACTION_SHIFT))
    end = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + ONE_FACTION
    while index < state.groups and state.units[index] < end:
        if not marks_in(state.units[index]) & FROZEN:
            state.mark(index, 0, FROZEN)
            return True
        index += 1
    return False
