"""A cheap, sensible policy for playouts: how much each action is preferred to others, without looking ahead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mystic_mountain.actions import (
    ARCHER_SLOT,
    ATTACK,
    BUY,
    BUY_NOTHING,
    CLIMB,
    DIRECTIONS,
    END_TURN,
    ENGAGE,
    FIRST_MINER,
    FULL_ATTACK,
    MOVE,
    SHOOT,
    SHOT_REACH,
    SLOTS,
    SQUARES,
    kind_of,
)
from grognard.games.mystic_mountain.board import NORTH, SPAN
from grognard.games.mystic_mountain.reach import is_beside
from grognard.games.mystic_mountain.state import State

# Weights; a plain move has 1.
STOP: Final = 2
ESCAPE: Final = 600
ALL_OUT: Final = 900
BIND: Final = 250
STRIKE: Final = 300
STRIKE_MINER: Final = 900
RISE: Final = 500
SHOTS: Final = vec[i64]([0, 600, 500, 400, 250, 120, 50])  # by distance
NOT_BUYING: Final = 6
BUYS: Final = vec[i64]([2, 5, 8])  # by kind
MARCH: Final = vec[i64]([1, 1, 1, 2, 4, 7, 11])  # a soldier's rows forward, from -3
CONTACT: Final = 8  # a soldier that ends next to an enemy
TO_THE_FOOT: Final = 12  # a miner's step nearer to the mountain
TO_A_RAMP: Final = 10  # a miner's step along the mountain to where it can climb on


def weights(state: State, actions: vec[i64]) -> vec[i64]:
    """A weight of 1 or more for each of these legal actions."""
    found = vec[i64](capacity=len(actions))
    for action in actions:
        if action >= MOVE:
            slot = (action - MOVE) // SQUARES
            square = (action - MOVE) % SQUARES
            if slot < FIRST_MINER:
                weight = soldier_weight(state, state.where[state.side * SLOTS + slot], square)
            elif slot < ARCHER_SLOT:
                weight = miner_weight(state, state.where[state.side * SLOTS + slot], square)
            else:
                weight = 1 + i64(len(state.setup.shots[square]))
        else:
            weight = other_weight(state, action)
        found = append(found, weight)
    return found


def soldier_weight(state: State, start: i64, target: i64) -> i64:
    """Soldiers march towards the enemy's side and seek contact."""
    forward = state.setup.row_of[start] - state.setup.row_of[target]
    if state.side == NORTH:
        forward = -forward
    weight = MARCH[forward + SPAN]
    return weight * CONTACT if is_beside(state, target, 1 - state.side) else weight


def miner_weight(state: State, start: i64, target: i64) -> i64:
    """Miners go to the foot of the mountain, and along its levels to where they can climb on."""
    setup = state.setup
    if setup.level[start] == 0:
        nearer = setup.approach[start] - setup.approach[target]
        return 1 + nearer * TO_THE_FOOT if nearer > 0 else 1
    rises = len(setup.climbs[target]) > 0 and len(setup.climbs[start]) == 0
    return TO_A_RAMP if rises and setup.level[target] == setup.level[start] else 1


def other_weight(state: State, action: i64) -> i64:
    """Whatever is no move."""
    kind = kind_of(action)
    if kind == ATTACK:
        square = state.where[state.side * SLOTS + (action - ATTACK) // DIRECTIONS]
        victim = i64(state.unit_at[state.setup.neighbours[square][(action - ATTACK) % DIRECTIONS]])
        return STRIKE if victim % SLOTS < FIRST_MINER else STRIKE_MINER
    if kind == CLIMB:
        return RISE
    if kind == SHOOT:
        return SHOTS[(action - SHOOT) % SHOT_REACH + 1]
    if kind == BUY:
        return BUYS[(action - BUY) // SQUARES]
    if kind == END_TURN:
        return STOP
    if kind == BUY_NOTHING:
        return NOT_BUYING
    return BIND if kind == ENGAGE else ALL_OUT if kind == FULL_ATTACK else ESCAPE
