"""Who is eliminated.

What it tells: out seat · unmarked territory, seat · lost territory, seat, type
"""

from mypy_extensions import i16, i64

from grognard.games.warp_empires.fall import lose_unit
from grognard.games.warp_empires.hands import drop_hand
from grognard.games.warp_empires.phases.victory import check_always
from grognard.games.warp_empires.state import NOBODY, State, owner_in, seat_bit


def check_out(state: State) -> None:
    """Players without unit and territory are out: hand to the discards, treasury lost. The game may be over: then no question is open.

    Rule: WE-R62, WE-R63
    """
    fell: i64 = 0
    for seat in range(state.tables.seats):
        if not state.out[seat] and not is_alive(state, seat):
            state.out[seat] = 1
            state.points[seat] = 0
            drop_hand(state, seat)
            fell |= seat_bit(seat)
            state.tell("out", "WE-R62", seat)
    check_always(state, fell)


def give_up(state: State, seat: i64) -> None:
    """A player has lost by a condition of the module: units go to their piles, markers are taken off; he is out.

    Rule: WE-R62
    """
    index = state.standing - 1
    while index >= 0:
        if owner_in(state.units[index]) == seat:
            lose_unit(state, index, "WE-R62")
        index -= 1
    for place in range(state.map().territories):
        if i64(state.marker[place]) == seat:
            state.marker[place] = i16(NOBODY)
            state.tell("unmarked", "WE-R62", place, seat)
    check_out(state)


def is_alive(state: State, seat: i64) -> bool:
    """Whether a player has a unit on the board or a territory.

    Rule: WE-R62
    """
    for index in range(state.standing):
        if owner_in(state.units[index]) == seat:
            return True
    return any(i64(holder) == seat for holder in state.marker)
