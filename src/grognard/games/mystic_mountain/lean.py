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
from grognard.games.mystic_mountain.reach import BESIDE
from grognard.games.mystic_mountain.state import NORTH_BITS, State

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
    """A weight of 1 or more for each of these legal actions, which come in ascending order."""
    found = vec[i64](capacity=len(actions))
    index: i64 = 0
    while index < len(actions) and actions[index] < MOVE:
        found = append(found, other_weight(state, actions[index]))
        index += 1
    while index < len(actions):
        slot = (actions[index] - MOVE) // SQUARES
        until = index
        while until < len(actions) and actions[until] < MOVE + (slot + 1) * SQUARES:
            until += 1
        targets = actions[index:until]
        if slot < FIRST_MINER:
            found = soldier_weights(state, slot, targets, found)
        elif slot < ARCHER_SLOT:
            found = miner_weights(state, slot, targets, found)
        else:
            found = archer_weights(state, targets, found)
        index = until
    return found


def soldier_weights(state: State, slot: i64, moves: vec[i64], found: vec[i64]) -> vec[i64]:
    """Soldiers march towards the enemy's side and seek contact."""
    base: i64 = MOVE + slot * SQUARES
    rows = state.rows
    row_of = state.setup.row_of
    column_of = state.setup.column_of
    row = row_of[state.where[state.side * SLOTS + slot]]
    margin = SPAN - 1 + (1 - state.side) * NORTH_BITS
    for move in moves:
        target = move - base
        forward = row_of[target] - row
        weight = MARCH[SPAN + (forward if state.side == NORTH else -forward)]
        first = row_of[target] + SPAN - 1
        around = rows[first] | rows[first + 1] | rows[first + 2]
        found = append(found, weight * CONTACT if around >> (column_of[target] + margin) & BESIDE else weight)
    return found


def miner_weights(state: State, slot: i64, moves: vec[i64], found: vec[i64]) -> vec[i64]:
    """Miners go to the foot of the mountain, and along its levels to where they can climb on."""
    setup = state.setup
    start = state.where[state.side * SLOTS + slot]
    level = setup.level[start]
    stranded = len(setup.climbs[start]) == 0
    for move in moves:
        target = move - MOVE - slot * SQUARES
        weight: i64 = 1
        if level == 0:
            nearer = setup.approach[start] - setup.approach[target]
            weight += nearer * TO_THE_FOOT if nearer > 0 else 0
        elif stranded and setup.level[target] == level and len(setup.climbs[target]) > 0:
            weight = TO_A_RAMP
        found = append(found, weight)
    return found


def archer_weights(state: State, moves: vec[i64], found: vec[i64]) -> vec[i64]:
    """Archers like squares from which much of the mountain can be shot at."""
    for move in moves:
        found = append(found, 1 + i64(len(state.setup.shots[move - MOVE - ARCHER_SLOT * SQUARES])))
    return found


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
