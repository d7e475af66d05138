"""Casualties of a battle: back to the pile, or a leader who falls into the hands of the other side.

Tells: captured (captor, seat, type), and what fall.py tells
"""

from mypy_extensions import i16, i64

from grognard.games.warp_empires.fall import add_to_pile, lose_unit, take_away
from grognard.games.warp_empires.state import B_LEADER, B_SIDE, B_WINNER, State, owner_in, type_in
from grognard.games.warp_empires.tables import CAPTURE_ANY_LOSS, CAPTURE_NEEDS_LEADER, CAPTURE_NEVER, NO_LEADER


def fall_in_battle(state: State, index: i64, side: i64, rule: str) -> None:
    """A casualty of a side: to its pile, or captured if it is a leader.

    Rule: WE-038, WE-039, WE-R46, WE-R47
    """
    if is_captured(state, side, type_in(state.units[index])):
        capture(state, index, state.battle[B_SIDE + 1 - side])
    else:
        lose_unit(state, index, rule)


def is_captured(state: State, side: i64, kind: i64) -> bool:
    """Whether a casualty is a leader whom the other side captures.

    Rule: WE-039, WE-R47
    """
    tables = state.tables
    if tables.leader[kind] == NO_LEADER or tables.leader_capture == CAPTURE_NEVER:
        return False
    if tables.leader_capture == CAPTURE_ANY_LOSS:
        return True
    if side == state.battle[B_WINNER]:
        return False
    return tables.leader_capture != CAPTURE_NEEDS_LEADER or state.battle[B_LEADER + 1 - side] != 0


def capture(state: State, index: i64, captor: i64) -> None:
    """A leader is put aside for good, or back into its pile, and credited to the captor.

    Rule: WE-039, WE-R47
    """
    unit = take_away(state, index)
    seat, kind = owner_in(unit), type_in(unit)
    at = captor * state.tables.types + kind
    state.captured[at] = i16(i64(state.captured[at]) + 1)
    if state.tables.captured_to_pile:
        add_to_pile(state, seat, kind)
    state.tell("captured", "WE-039", captor, seat, kind)
