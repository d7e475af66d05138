"""Which cards can be played outside battles, and at whom; playing one.

What it tells: plays card, seat
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import CARD
from grognard.games.warp_empires.ground import own_places
from grognard.games.warp_empires.hands import (
    count_deck,
    count_discards,
    deck_of,
    hand_size,
    held_cards,
    lay_down,
    take_out,
)
from grognard.games.warp_empires.phases.counters import can_count, is_of_foe
from grognard.games.warp_empires.questions import DO_EFFECTS, WHICH_FOE, WHICH_STACK
from grognard.games.warp_empires.reach import Muster
from grognard.games.warp_empires.state import NOBODY, State, owner_in, place_in, type_in
from grognard.games.warp_empires.tables import (
    A_FOE,
    A_FOE_STACK,
    BITS,
    EFFECT,
    FOE_GROUP_MOVE,
    FOE_MOVE_START,
    NOTHING,
    OP_CANCEL_MOVE,
    OP_DRAW_CARDS,
    OP_FORBID_ATTACK,
    OP_GAIN_POINTS,
    OP_KILL_ON_MAP,
    OP_MOVE,
    OP_PEEK_HAND,
    OP_PEEK_STACK,
    OP_STEAL_CARDS,
    OP_TOKEN,
    OPEN_STACKS,
    OWN_MOVE,
    REACH_ADJACENT,
    REACH_ANY,
    TOP_VISIBLE,
    types_in,
)


def append_playable(state: State, seat: i64, window: i64, out: vec[i64]) -> vec[i64]:
    """CARD + type for all cards that a player can play now, ascending.

    Rule: WE-R09, WE-R72, S8-R41, S8-R42
    """
    for card in range(state.tables.cards):
        if held_cards(state, seat, card) and is_playable(state, seat, card, window):
            out = append(out, CARD + card)
    return out


def is_playable(state: State, seat: i64, card: i64, window: i64) -> bool:
    """Whether a card of the hand fits the window and has an effect.

    Rule: WE-R72, S8-R29, S8-R41, S8-R42
    """
    tables = state.tables
    if not tables.windows[card] & window or not is_required_there(state, seat, card):
        return False
    if tables.targets[card] == A_FOE:
        return any(is_foe_for(state, seat, card, foe, window) for foe in range(tables.seats))
    if tables.targets[card] == A_FOE_STACK:
        return has_stack_for(state, seat, card)
    return any(
        has_effect(state, seat, row, window) for row in range(tables.first_effect[card], tables.first_effect[card + 1])
    )


def is_required_there(state: State, seat: i64, card: i64) -> bool:
    """Whether a player has a unit on the board that the card asks for."""
    selector = state.tables.requires[card]
    if selector == NOTHING:
        return True
    mask = types_in(state.tables, state.power[seat], selector)
    for index in range(state.standing):
        if owner_in(state.units[index]) == seat and mask & BITS[type_in(state.units[index])]:
            return True
    return False


def has_effect(state: State, seat: i64, row: i64, window: i64) -> bool:
    """Whether an effect that needs no target does anything now.

    Rule: WE-R16, WE-R72
    """
    op = state.tables.effects[row * EFFECT]
    if op == OP_MOVE:
        return window == OWN_MOVE and can_move(state, row * EFFECT)
    if op == OP_CANCEL_MOVE:
        return window == FOE_GROUP_MOVE
    if op == OP_FORBID_ATTACK:
        return window == FOE_MOVE_START and state.truce[seat] == 0
    if op == OP_DRAW_CARDS:
        deck = deck_of(state, seat)
        return count_deck(state, deck) + count_discards(state, deck) > 0
    if op == OP_TOKEN:
        return not is_of_foe(state, row * EFFECT) and can_count(state, seat, row * EFFECT)
    return op == OP_GAIN_POINTS


def can_move(state: State, row: i64) -> bool:
    """Whether some group of the active player can move by an effect, or freely (NOBODY).

    Rule: WE-008, WE-R16
    """
    return any(can_move_from(state, place, row) for place in own_places(state, state.active))


def can_move_from(state: State, place: i64, row: i64) -> bool:
    """Whether some group out of a stack can move by an effect, or freely (NOBODY).

    Rule: WE-R16
    """
    if row < 0 and len(state.led) and not state.led[place]:
        return False
    return Muster(state, place, row).can_complete(0)


# Targets.


def is_foe_for(state: State, seat: i64, card: i64, foe: i64, window: i64) -> bool:
    """Whether a card does something to another player.

    Rule: WE-R72, S8-R34, S8-R36, S8-R40
    """
    if foe == seat or state.out[foe]:
        return False
    for row in range(state.tables.first_effect[card], state.tables.first_effect[card + 1]):
        op = state.tables.effects[row * EFFECT]
        if op == OP_STEAL_CARDS or op == OP_PEEK_HAND:
            if hand_size(state, foe):
                return True
        elif op == OP_TOKEN and is_of_foe(state, row * EFFECT):
            if can_count(state, foe, row * EFFECT):
                return True
        elif has_effect(state, seat, row, window):
            return True
    return False


def has_stack_for(state: State, seat: i64, card: i64) -> bool:
    """Whether any foe has a stack that a card can be aimed at."""
    for index in range(state.standing):
        if is_top(state, index) and is_stack_for(
            state, seat, card, place_in(state.units[index]), owner_in(state.units[index])
        ):
            return True
    return False


def is_top(state: State, index: i64) -> bool:
    """Whether a unit is the uppermost of its stack."""
    above = index > 0 and place_in(state.units[index - 1]) == place_in(state.units[index])
    return not above or owner_in(state.units[index - 1]) != owner_in(state.units[index])


def is_stack_for(state: State, seat: i64, card: i64, place: i64, foe: i64) -> bool:
    """Whether a card can be aimed at a stack: what is hidden in it does not count; out of turn the active player's are meant.

    Rule: WE-R72, S8-R35, S8-R37
    """
    if foe == seat or (seat != state.active and foe != state.active) or state.size(place, foe) == 0:
        return False
    for row in range(state.tables.first_effect[card] * EFFECT, state.tables.first_effect[card + 1] * EFFECT, EFFECT):
        op = state.tables.effects[row]
        if op == OP_KILL_ON_MAP and is_in_reach(state, seat, place, state.tables.effects[row + 5]):
            return True
        if (
            op == OP_PEEK_STACK
            and is_in_reach(state, seat, place, state.tables.effects[row + 5])
            and is_secret(state, place, foe)
        ):
            return True
    return False


def is_secret(state: State, place: i64, owner: i64) -> bool:
    """Whether a stack has something to look at: more than what everybody sees.

    Rule: S8-R37
    """
    if state.tables.stacks_hidden == TOP_VISIBLE:
        return state.size(place, owner) > 1
    return state.tables.stacks_hidden != OPEN_STACKS


def is_in_reach(state: State, seat: i64, place: i64, reach: i64) -> bool:
    """Whether an effect gets to a territory: anywhere, where an own stack is, or there and beside one."""
    if reach == REACH_ANY or state.size(place, seat):
        return True
    return reach == REACH_ADJACENT and any(state.size(near, seat) > 0 for near in state.map().borders[place])


# Playing.


def play(state: State, seat: i64, card: i64) -> None:
    """A card is laid down; its target is asked for, then it takes effect.

    Rule: WE-R09, S8-R40
    """
    deck = take_out(state, seat, card)
    lay_down(state, deck, card)
    state.tell("plays", "WE-R09", card, seat)
    target = state.tables.targets[card]
    if target == A_FOE_STACK:
        state.ask(WHICH_STACK, seat, card, deck)
    elif target == A_FOE and seat == state.active:
        state.ask(WHICH_FOE, seat, card, deck)
    else:
        state.later(DO_EFFECTS, card, state.active, NOBODY, 0, seat, deck)
