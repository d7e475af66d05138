"""What a half-made choice of the active player is worth: moves that a card still grants, a group that is being chosen, a recruit without a place."""

from typing import Final

from mypy_extensions import i64

from grognard.core.frames import FRAME
from grognard.games.warp_empires.ground import counts_in
from grognard.games.warp_empires.questions import (
    GO_WHERE,
    NEXT_MOVE,
    PLACE_RECRUIT,
    WHICH_FOE,
    WHICH_STACK,
    WHO_GOES,
    WHOSE_STACK,
)
from grognard.games.warp_empires.state import BY_THIS_CARD, NOBODY, PINNED, State, owner_in, place_in
from grognard.games.warp_empires.stats import force_of, speed_of
from grognard.games.warp_empires.tables import BITS, EFFECT, OP_KILL_ON_MAP, OP_STEAL_CARDS
from grognard.games.warp_empires.worth import FORCE, is_target, takers

GRANTED: Final = 45  # a move of a stack that has somewhere to go
TAKER_GOES: Final = 90  # a stack out of which a unit goes that takes control
FIGHTER_GOES: Final = 50
STAYS: Final = -60  # a stack of which the only taker would leave its target
ALONE: Final = 30  # the first unit of the group that takes control
MORE: Final = 4  # units that come along, by Force
AIMED: Final = 60  # a card that is being aimed and will hurt


def pending(state: State, seat: i64) -> i64:
    """All that has been begun and does not lie on the board yet."""
    if state.active != seat or state.actor != seat:
        return 0
    total: i64 = 0
    for depth in range(state.depth):
        start = depth * FRAME
        kind = state.frames[start]
        if kind == NEXT_MOVE:
            total += granted(state, seat, state.frames[start + 3])
        elif kind == WHO_GOES or kind == GO_WHERE:
            total += chosen(state, seat, state.frames[start + 2])
        elif kind == PLACE_RECRUIT:
            total += (FORCE + 1) * force_of(state, seat, state.frames[start + 2])
        elif kind == WHICH_FOE or kind == WHICH_STACK or kind == WHOSE_STACK:
            total += aimed(state, state.frames[start + 2])
    return total


def granted(state: State, seat: i64, left: i64) -> i64:
    """Moves that are left, no more than there are stacks which gain by moving."""
    useful: i64 = 0
    last: i64 = NOBODY
    for index in range(state.standing):
        unit = state.units[index]
        if owner_in(unit) != seat or place_in(unit) == last or unit & (PINNED | BY_THIS_CARD):
            continue
        if worth_moving(state, seat, place_in(unit)) > 0:
            last = place_in(unit)
            useful += 1
    return (left if left < useful else useful) * GRANTED


def worth_moving(state: State, seat: i64, place: i64) -> i64:
    """What it is worth to take a group out of a stack."""
    mask = takers(state)
    counts = counts_in(state, place, seat)
    going: i64 = 0
    fighters: i64 = 0
    for kind in range(state.tables.types):
        if counts[kind] and speed_of(state, seat, kind):
            if mask & BITS[kind]:
                going += counts[kind]
            else:
                fighters += counts[kind]
    spare = going - (1 if is_target(state, seat, place) else 0)
    if spare > 0:
        return TAKER_GOES
    return FIGHTER_GOES if fighters else STAYS


def chosen(state: State, seat: i64, place: i64) -> i64:
    """A group that is being chosen: one unit that takes control, others along with it where foes are near."""
    total = worth_moving(state, seat, place)
    mask = takers(state)
    threatened = are_foes_near(state, seat, place)
    counts = counts_in(state, place, seat)
    first = True
    left: i64 = 0
    for kind in range(state.tables.types):
        number = i64(state.group[kind])
        if mask & BITS[kind]:
            left += counts[kind] - number
        if number == 0:
            continue
        if mask & BITS[kind] and first:
            total += ALONE
            number -= 1
            first = False
        each = force_of(state, seat, kind) * MORE
        total += number * each if threatened or not mask & BITS[kind] else -number * each
    return total + (STAYS if is_target(state, seat, place) and left == 0 else 0)


def are_foes_near(state: State, seat: i64, place: i64) -> bool:
    """Whether a foe stands next to a territory, or in it."""
    if state.foe_in(place, seat) != NOBODY:
        return True
    return any(state.foe_in(near, seat) != NOBODY for near in state.map().borders[place])


def aimed(state: State, card: i64) -> i64:
    """A card that wants a target: some hurt, others only tell."""
    tables = state.tables
    for row in range(tables.first_effect[card], tables.first_effect[card + 1]):
        op = tables.effects[row * EFFECT]
        if op == OP_STEAL_CARDS or op == OP_KILL_ON_MAP:
            return AIMED
    return 0
