"""A cheap, sensible policy for playouts: how much each action is preferred to others, without looking ahead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import (
    BAND,
    BASE,
    BOAT,
    BUY,
    CARD,
    END,
    HEX,
    HIDE,
    KIND,
    KINDS,
    NUMBER,
    PASS,
    REINFORCE,
    SHAMAN,
)
from grognard.games.mysterious_islands.questions import (
    BOMBARD,
    CARGO,
    EVENT_TARGET,
    GO_WHERE,
    HOW_MANY,
    MOVE,
    PLACE_UNIT,
    WHICH_GROUP,
)
from grognard.games.mysterious_islands.state import NOBODY, State, count_in, kind_in

# Weights.
STOP: Final = 3  # ending a phase; recruiting and moving go on for a while
STOP_MOVING: Final = 8
STAND: Final = 12  # passing in windows, standing and fighting
SLIP: Final = 12  # hiding
PLAY: Final = 2  # a card
AGAIN: Final = 6  # a Shaman's reroll
BUYS: Final = vec[i64]([12, 3, 3, 3, 5, 3, 200, 1])  # by kind
LOSES: Final = vec[i64]([60, 8, 12, 12, 8, 8, 1, 1])  # by kind
SHOOT: Final = 30
STEP: Final = 4  # a plain hex
GOOD_ODDS: Final = 60  # an enemy hex with fewer units than come
EVEN_ODDS: Final = 12
BAD_ODDS: Final = 1
LONE_BASE: Final = 200
SPARE: Final = 1  # an own hex as the target of an event
STRIKE: Final = 30


def weights(state: State, actions: vec[i64]) -> vec[i64]:
    """A weight of 1 or more for each of these legal actions, which come in ascending order."""
    found = vec[i64](capacity=len(actions))
    question = state.question()
    for action in actions:
        if action >= HEX:
            found = append(found, weight_of_hex(state, question, action - HEX))
        elif action >= NUMBER:
            found = append(found, weight_of_number(question, action - NUMBER))
        else:
            found = append(found, weight_of_word(question, action))
    return found


def weight_of_word(question: i64, action: i64) -> i64:
    """Whatever is neither a hex nor a number."""
    if action >= BUY:
        return BUYS[(action - BUY) % KINDS]
    if action >= CARD:
        return PLAY
    if action >= KIND:
        return LOSES[action - KIND]
    if action == END:
        return STOP_MOVING if question == MOVE else STOP
    if action == PASS:
        return STAND
    if action == HIDE:
        return SLIP
    return AGAIN if action == SHAMAN or action == REINFORCE else 1


def weight_of_number(question: i64, number: i64) -> i64:
    """More go rather than fewer."""
    return 1 + number * number if question == HOW_MANY or question == CARGO else STEP if question == WHICH_GROUP else 1


def weight_of_hex(state: State, question: i64, place: i64) -> i64:
    """Where the odds are good."""
    if question == GO_WHERE:
        return weight_of_way(state, place)
    if question == BOMBARD:
        return SHOOT
    if question == PLACE_UNIT:
        return STEP
    if question == EVENT_TARGET:
        return SPARE if state.own_in(place, state.active) != NOBODY else STRIKE
    return STEP


def weight_of_way(state: State, place: i64) -> i64:
    """Enemies are attacked by more than they are, and Bases that nobody guards before all."""
    enemy = state.enemy_in(place, state.active)
    if enemy == NOBODY:
        return STEP
    lead = state.chosen[0]
    coming: i64 = 0
    for index in range(state.picks):
        coming += count_in(state.chosen[index])
    there = state.total(place, enemy)
    if there == 1 and state.count(place, enemy, BASE):
        return LONE_BASE
    if kind_in(lead) == BOAT and coming == 1:
        return BAD_ODDS
    return GOOD_ODDS if coming > there else EVEN_ODDS if coming == there or kind_in(lead) != BAND else BAD_ODDS
