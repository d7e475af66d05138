"""Where a shot miner would land, worked out from a view or a position in plain Python."""

from typing import NamedTuple

from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import DEAD, NO_UNIT


class Lane(NamedTuple):
    """The squares behind a miner to which he can fall, and whether the edge of the board ends them."""

    squares: list[int]
    ends_at_edge: bool


def lane_of(stand: Stand, archer: int, miner: int) -> Lane:
    """The lane of a miner shot at by this archer.

    Rule: MM-079, MM-R80, MM-R85, MM-R86
    """
    start = stand.where[miner]
    beyond = stand.chart.line(start, stand.chart.way(stand.where[archer], start))
    squares: list[int] = []
    for square in beyond:
        if stand.chart.level[square] > stand.chart.level[start]:
            return Lane(squares, ends_at_edge=False)
        squares.append(square)
    return Lane(squares, ends_at_edge=True)


def landing(stand: Stand, miner: int, lane: Lane, die: int) -> int:
    """Where a fall of this many squares ends: a free square, the miner's own when none is, or DEAD.

    Rule: MM-080, MM-081, MM-R81, MM-R82, MM-R83, MM-R84
    """
    squares = lane.squares
    if die > len(squares) and lane.ends_at_edge and stand.options["fall_edge"] == "die":
        return DEAD
    first = min(die, len(squares)) - 1
    onward = [*squares[first:], *reversed(squares[:first])]
    return next((square for square in onward if stand.unit_on(square) == NO_UNIT), stand.where[miner])


def landings(stand: Stand, archer: int, miner: int) -> dict[int, int]:
    """How many of the six fall dice bring the miner to each square (or DEAD), in the order of the dice."""
    lane = lane_of(stand, archer, miner)
    found: dict[int, int] = {}
    for die in range(1, 7):
        square = landing(stand, miner, lane, die)
        found[square] = found.get(square, 0) + 1
    return found
