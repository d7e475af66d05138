"""Sevens and Eights: which stack moves again, which one is kept from moving; allowance.py carries them out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import CARD, EIGHT, HEX, PASS, SEVEN
from grognard.games.mysterious_islands.hands import hand_size, held_cards
from grognard.games.mysterious_islands.phases.allowance import is_free_to_move
from grognard.games.mysterious_islands.phases.cards import lay, play_on
from grognard.games.mysterious_islands.questions import EIGHT_WHERE, EIGHT_WINDOW, NEXT_EIGHT, SEVEN_WHERE
from grognard.games.mysterious_islands.state import NOBODY, State, place_in


def add_stacks(state: State, out: vec[i64]) -> vec[i64]:
    """HEX + hex of every stack of the active player that includes something movable and not frozen.

    Rule: MI-R146, MI-R147
    """
    last: i64 = NOBODY
    for index in range(state.groups):
        place = place_in(state.units[index])
        if place != last and is_free_to_move(state, state.units[index]):
            out = append(out, HEX + place)
            last = place
    return out


def is_any_free(state: State) -> bool:
    """Whether there is such a stack: everybody can see it.

    Rule: MI-R147
    """
    return any(is_free_to_move(state, state.units[index]) for index in range(state.groups))


def can_play_seven(state: State) -> bool:
    """Whether the active player, who is about to move, may play a Seven.

    Rule: MI-151, MI-R146
    """
    return state.setup.choices.action_deck and held_cards(state, state.active, SEVEN) > 0 and is_any_free(state)


def open_seven(state: State) -> None:
    """The active player lays down a Seven; a single stack that can move again needs no question.

    Rule: MI-151, MI-R146, MI-R161
    """
    lay(state, state.active, SEVEN)
    stacks = add_stacks(state, vec[i64]())
    if len(stacks) == 1:
        play_on_stack(state, state.active, SEVEN, stacks[0] - HEX)
    else:
        state.ask(SEVEN_WHERE, state.active)


def play_on_stack(state: State, seat: i64, rank: i64, place: i64) -> None:
    """The card that lies there is meant for the active player's stack in a hex."""
    play_on(state, rank, seat, place, state.own_in(place, state.active))


def legal_seven(state: State, out: vec[i64]) -> vec[i64]:
    """Own stacks with something movable that is not frozen.

    Rule: MI-151, MI-R146
    """
    return add_stacks(state, out)


def apply_seven(state: State, action: i64) -> None:
    """The Seven is played on a stack.

    Rule: MI-151
    """
    state.close()
    play_on_stack(state, state.active, SEVEN, action - HEX)


def open_eights(state: State) -> None:
    """Before the active player moves, opponents with cards are asked for Eights, clockwise.

    Rule: MI-R147
    """
    if state.setup.choices.action_deck:
        state.later(NEXT_EIGHT, 1)


def next_eight(state: State) -> None:
    """Ask the next living opponent who holds a card, while there is a stack left to freeze.

    Rule: MI-152, MI-R147, MI-R153
    """
    offset = state.detail(0)
    if is_any_free(state):
        while offset < state.setup.seats:
            seat = (state.active + offset) % state.setup.seats
            if not state.out[seat] and hand_size(state, seat) > 0:
                state.set_detail(0, offset)
                state.ask(EIGHT_WINDOW, seat)
                return
            offset += 1
    state.close()


def legal_eight(state: State, out: vec[i64]) -> vec[i64]:
    """Let the stacks move, or play an Eight.

    Rule: MI-152, MI-R147, MI-R153
    """
    out = append(out, PASS)
    if held_cards(state, state.asked(), EIGHT) > 0:
        out = append(out, CARD + EIGHT)
    return out


def apply_eight(state: State, action: i64) -> None:
    """After a pass the next opponent is asked; after an Eight the same one again.

    Rule: MI-R147, MI-R161
    """
    seat = state.asked()
    state.close()
    if action == PASS:
        state.set_detail(0, state.detail(0) + 1)
        return
    lay(state, seat, EIGHT)
    stacks = add_stacks(state, vec[i64]())
    if len(stacks) == 1:
        play_on_stack(state, seat, EIGHT, stacks[0] - HEX)
    else:
        state.ask(EIGHT_WHERE, seat)


def legal_eight_where(state: State, out: vec[i64]) -> vec[i64]:
    """Stacks of the active player with something movable that is not frozen.

    Rule: MI-152, MI-R147
    """
    return add_stacks(state, out)


def apply_eight_where(state: State, action: i64) -> None:
    """The Eight is played on a stack.

    Rule: MI-152
    """
    seat = state.asked()
    state.close()
    play_on_stack(state, seat, EIGHT, action - HEX)
