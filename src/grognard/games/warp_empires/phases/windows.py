"""Questions out of turn: the start of a foe's Move phase, an announced move.

Every foe with a card in hand is asked, in order from the active player's left: who is asked tells nothing of what anybody holds.

What it tells: nothing of its own; who declines is nobody's business
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.actions import CARD, DONE
from grognard.games.warp_empires.hands import hand_size
from grognard.games.warp_empires.phases.cards import append_playable, play
from grognard.games.warp_empires.questions import NEXT_ANSWER, STORM
from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.tables import (
    FOE_GROUP_MOVE,
    FOE_MOVE_START,
    NOTHING,
    OP_CANCEL_MOVE,
    OP_FORBID_ATTACK,
    effect_row,
)


def open_window(state: State, question: i64, start: i64, target: i64, card: i64) -> None:
    """Foes are asked one after the other.

    Rule: WE-R70
    """
    state.later(NEXT_ANSWER, question, 1, start, target, card, 0)


def next_answer(state: State) -> None:
    """The next foe with a card in hand; nobody left, or a card has settled it, and the window is closed.

    Rule: WE-R70, S8-R32, S8-R33
    """
    question, offset, settled = state.detail(0), state.detail(1), state.detail(5)
    start, target, card = state.detail(2), state.detail(3), state.detail(4)
    at = place_at_table(state, state.active)
    while not settled and offset < state.tables.seats:
        seat = state.order[(at + offset) % state.tables.seats]
        offset += 1
        if not state.out[seat] and hand_size(state, seat):
            state.set_detail(1, offset)
            state.ask(question, seat, start, target, card)
            return
    state.close()
    if settled and question == STORM:
        state.set_detail(4, 1)  # of the move that waits below


def place_at_table(state: State, seat: i64) -> i64:
    """Where a seat is in the turn order.

    Rule: WE-013
    """
    for at in range(state.tables.seats):
        if state.order[at] == seat:
            return at
    raise AssertionError("the seat is not at the table")


def legal_foe_start(state: State, out: vec[i64]) -> vec[i64]:
    """Decline, or a card for the start of a foe's Move phase.

    Rule: S8-060, S8-R33, WE-R70
    """
    out = append(out, DONE)
    return append_playable(state, state.asked(), FOE_MOVE_START, out)


def legal_storm(state: State, out: vec[i64]) -> vec[i64]:
    """Decline, or a card against an announced move.

    Rule: S8-058, S8-R32, WE-R70
    """
    out = append(out, DONE)
    return append_playable(state, state.asked(), FOE_GROUP_MOVE, out)


def apply_foe_start(state: State, action: i64) -> None:
    """A foe declines, or plays a card; a truce settles it.

    Rule: S8-060, S8-R33
    """
    answer(state, action, OP_FORBID_ATTACK)


def apply_storm(state: State, action: i64) -> None:
    """A foe declines, or plays a card; one that cancels the move settles it.

    Rule: S8-058, S8-R32
    """
    answer(state, action, OP_CANCEL_MOVE)


def answer(state: State, action: i64, settling: i64) -> None:
    """The question to one foe is closed; a card he plays may end the window.

    Rule: WE-R70
    """
    seat = state.asked()
    state.close()
    if action == DONE:
        return
    card = action - CARD
    if effect_row(state.tables, card, settling) != NOTHING:
        state.set_detail(5, 1)
    play(state, seat, card)
