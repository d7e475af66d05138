"""Who wins: whoever of those still living owns most Bases."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.game import WHOLE_WIN
from grognard.games.mysterious_islands.actions import BASE
from grognard.games.mysterious_islands.state import State, count_in, faction_in, kind_in


def shares(state: State) -> vec[i64]:
    """The win, split among the players on the top count of Bases; equal ones share, or those with most units under the option.

    Rule: MI-008, MI-R02, MI-R03, MI-R07
    """
    seats = state.setup.seats
    last = last_fall(state)
    points = vec[i64]([-1] * seats)
    for seat in range(seats):
        if state.out[seat] == last:
            points[seat] = count_bases(state, seat)
    if state.setup.choices.ties_by_units:
        break_ties(state, points)
    best: i64 = -1
    for seat in range(seats):
        best = points[seat] if points[seat] > best else best
    winners: i64 = 0
    for seat in range(seats):
        if points[seat] == best:
            winners += 1
    won = vec[i64]([0] * seats)
    for seat in range(seats):
        if points[seat] == best:
            won[seat] = WHOLE_WIN // winners
    return won


def last_fall(state: State) -> i64:
    """What `out` says of those who compete: 0 while anybody lives, else the turn in which the last ones fell.

    Rule: MI-R02, MI-R07
    """
    last: i64 = 0
    for seat in range(state.setup.seats):
        if state.out[seat] == 0:
            return 0
        last = state.out[seat] if state.out[seat] > last else last
    return last


def break_ties(state: State, points: vec[i64]) -> None:
    """Count units within equal numbers of Bases: there are fewer than 2**20 of them.

    Rule: MI-R02
    """
    for seat in range(state.setup.seats):
        if points[seat] >= 0:
            points[seat] = points[seat] * 1048576 + count_units(state, seat)


def count_bases(state: State, seat: i64) -> i64:
    """The Bases of all factions of a player.

    Rule: MI-008, MI-R03
    """
    total: i64 = 0
    for index in range(state.groups):
        group = state.units[index]
        if kind_in(group) == BASE and state.owner[faction_in(group)] == seat:
            total += count_in(group)
    return total


def count_units(state: State, seat: i64) -> i64:
    """The units of all factions of a player, Bases not counted.

    Rule: MI-R02
    """
    total: i64 = 0
    for index in range(state.groups):
        group = state.units[index]
        if kind_in(group) != BASE and state.owner[faction_in(group)] == seat:
            total += count_in(group)
    return total
