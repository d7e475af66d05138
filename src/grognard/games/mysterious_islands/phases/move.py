"""The Movement Phase: which stack, which group of it, and how many; walk.py and sail.py carry the movement out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import BOAT, CARD, END, HEX, NUMBER, SEVEN
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.phases.allowance import give_points, take_back_points
from grognard.games.mysterious_islands.phases.cards import add_main_cards, play
from grognard.games.mysterious_islands.phases.chosen import pick
from grognard.games.mysterious_islands.phases.embark import embark
from grognard.games.mysterious_islands.phases.go import ask_where
from grognard.games.mysterious_islands.phases.sail import can_sail
from grognard.games.mysterious_islands.phases.seven_eight import can_play_seven, open_eights, open_seven
from grognard.games.mysterious_islands.phases.walk import can_walk, most_that_walk
from grognard.games.mysterious_islands.questions import HOW_MANY, MOVE, WHICH_GROUP
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    HEX_SHIFT,
    NOBODY,
    ONE_HEX,
    State,
    faction_in,
    kind_in,
    place_in,
)


def open_movement(state: State) -> None:
    """The active player's units get their points; then opponents may play Eights, and then it moves.

    Rule: MI-050, MI-R43, MI-R147
    """
    give_points(state)
    state.later(MOVE)
    open_eights(state)


def step_move(state: State) -> None:
    """Ask what to move while anything can or a card is held; otherwise the phase is over.

    Rule: MI-050, MI-R149, MI-R161
    """
    holds_cards = state.setup.choices.action_deck and hand_size(state, state.active) > 0
    if holds_cards or can_move_any(state):
        state.ask_again(state.active)
    else:
        end_movement(state)


def end_movement(state: State) -> None:
    """What has to do with movement only is forgotten.

    Rule: MI-050, MI-R13
    """
    state.close()
    take_back_points(state)


def can_move_any(state: State) -> bool:
    """Whether any group of the active player can go somewhere."""
    return any(can_go(state, state.units[index]) for index in range(state.groups))


def can_go(state: State, group: i64) -> bool:
    """Whether units of a group may move and have somewhere to go.

    Rule: MI-022, MI-024, MI-050, MI-053
    """
    if state.owner[faction_in(group)] != state.active:
        return False
    return can_walk(state, group) if kind_in(group) < BOAT else can_sail(state, group)


def legal_move(state: State, out: vec[i64]) -> vec[i64]:
    """End the phase, play a card, or pick a stack with something that can go somewhere.

    Rule: MI-050, MI-053, MI-151, MI-R55, MI-R149
    """
    out = append(out, END)
    if can_play_seven(state):
        out = append(out, CARD + SEVEN)
    out = add_main_cards(state, out)
    last: i64 = NOBODY
    for index in range(state.groups):
        place = place_in(state.units[index])
        if place != last and can_go(state, state.units[index]):
            out = append(out, HEX + place)
            last = place
    return out


def apply_move(state: State, action: i64) -> None:
    """End the phase, play a card, or go on with the groups of a stack.

    Rule: MI-050, MI-R55, MI-R161
    """
    if action == END:
        end_movement(state)
        return
    state.ask_again(LATER)
    if action == CARD + SEVEN:
        open_seven(state)
    elif action < HEX:
        play(state, action - CARD)
    else:
        place = action - HEX
        groups = groups_that_go(state, place, vec[i64]())
        if len(groups) == 1:
            choose_group(state, place, groups[0] - NUMBER)
        else:
            state.ask(WHICH_GROUP, state.active, place, state.own_in(place, state.active))


def groups_that_go(state: State, place: i64, out: vec[i64]) -> vec[i64]:
    """NUMBER + index of every group of a hex that can go somewhere; equal units in different states are different groups.

    Rule: MI-R55, MI-R164
    """
    first = state.first_in(place)
    index = first
    end = (place << HEX_SHIFT) + ONE_HEX
    while index < state.groups and state.units[index] < end:
        if can_go(state, state.units[index]):
            out = append(out, NUMBER + index - first)
        index += 1
    return out


def legal_group(state: State, out: vec[i64]) -> vec[i64]:
    """Every group of the hex that can go somewhere.

    Rule: MI-R55, MI-R164
    """
    return groups_that_go(state, state.detail(0), out)


def apply_group(state: State, action: i64) -> None:
    """Go on with one group.

    Rule: MI-R55
    """
    place = state.detail(0)
    state.close()
    choose_group(state, place, action - NUMBER)


def choose_group(state: State, place: i64, number: i64) -> None:
    """Of land units the number is asked, of Boats and Balloons one goes and its cargo is asked.

    Rule: MI-R55, MI-R161
    """
    group = state.units[state.first_in(place) + number]
    if kind_in(group) >= BOAT:
        embark(state, place, group)
    elif most_that_walk(state, group) == 1:
        pick(state, group, 1)
        ask_where(state, place, faction_in(group))
    else:
        state.ask(HOW_MANY, state.active, place, faction_in(group), group & ~COUNT_MASK)


def legal_how_many(state: State, out: vec[i64]) -> vec[i64]:
    """As many of the group as can go to one hex together.

    Rule: MI-R55
    """
    for number in range(1, most_that_walk(state, whole_group(state)) + 1):
        out = append(out, NUMBER + number)
    return out


def whole_group(state: State) -> i64:
    """The group, with its count, of which the open question asks how many go."""
    return state.units[state.index_of(state.detail(2))]


def apply_how_many(state: State, action: i64) -> None:
    """So many go; where to is asked next.

    Rule: MI-R55
    """
    place = state.detail(0)
    faction = state.detail(1)
    group = state.detail(2)
    state.close()
    pick(state, group, action - NUMBER)
    ask_where(state, place, faction)
