"""A cheap, sensible policy for playouts: how much each action is preferred to others, without looking ahead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import CARD, DONE, FREE, INDEX, PLACE, RAISE, UNIT
from grognard.games.warp_empires.questions import BATTLE_CARD, DROP, FROM_WHERE, GO_WHERE, MAIN, RECRUIT, WHO_GOES
from grognard.games.warp_empires.state import NOBODY, State

# Weights.
STOP: Final = 4
END_MOVES: Final = 6
GROUP_IS_COMPLETE: Final = 12
KEEP: Final = 40  # no card is thrown away
PLAY: Final = 20
LAY: Final = 8
BUY: Final = 30
SHOW: Final = 1
STEP: Final = 6
TARGET: Final = 60  # a territory with revenue that another one, or nobody, has marked
GOOD_ODDS: Final = 40
BAD_ODDS: Final = 2


def weights(state: State, actions: vec[i64]) -> vec[i64]:
    """A weight of 1 or more for each of these legal actions, which come in ascending order."""
    found = vec[i64](capacity=len(actions))
    question = state.question()
    for action in actions:
        if action >= PLACE:
            found = append(found, weight_of_place(state, question, action - PLACE))
        elif action == DONE:
            found = append(found, weight_of_done(question))
        else:
            found = append(found, weight_of_rest(question, action))
    return found


def weight_of_done(question: i64) -> i64:
    """Going on."""
    if question == DROP:
        return KEEP
    if question == WHO_GOES:
        return GROUP_IS_COMPLETE
    return END_MOVES if question == MAIN else 1 if question == FROM_WHERE else STOP


def weight_of_rest(question: i64, action: i64) -> i64:
    """Cards, units and words."""
    if action == RAISE:
        return SHOW
    if action == FREE:
        return PLAY
    if action >= INDEX:
        return STEP
    if action >= UNIT:
        return BUY if question == RECRUIT else STEP
    if action >= CARD and question == DROP:
        return 1
    return LAY if question == BATTLE_CARD else PLAY


def weight_of_place(state: State, question: i64, place: i64) -> i64:
    """Where there is something to gain; only what everybody sees counts."""
    if question != GO_WHERE:
        return STEP
    seat = state.active
    foe = state.foe_in(place, seat)
    if foe != NOBODY:
        coming: i64 = 0
        for kind in range(state.tables.types):
            coming += i64(state.group[kind])
        return GOOD_ODDS if coming + state.size(place, seat) > state.size(place, foe) else BAD_ODDS
    atlas = state.map()
    own = atlas.revenue[place]
    revenue = own if own >= 0 else state.tables.revenue[atlas.terrain[place]]
    return TARGET if revenue > 0 and i64(state.marker[place]) != seat else STEP
