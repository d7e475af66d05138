"""Who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import WHOLE_WIN
from grognard.games.warp_empires.state import State, seat_bit


def shares(state: State) -> vec[i64]:
    """The win, split among those on the first rank.

    Rule: WE-R63, WE-R69, S8-011
    """
    number: i64 = 0
    for seat in range(state.tables.seats):
        if state.winners & seat_bit(seat):
            number += 1
    won = vec[i64]([0] * state.tables.seats)
    for seat in range(state.tables.seats):
        if state.winners & seat_bit(seat):
            won[seat] = WHOLE_WIN // number
    return won
