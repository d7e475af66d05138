"""The main question of the Move phase: play a card, move freely, raise a unit, end the phase."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.warp_empires.actions import CARD, DONE, FREE, RAISE
from grognard.games.warp_empires.phases.cards import can_move
from grognard.games.warp_empires.phases.effects import add_cards, play_card
from grognard.games.warp_empires.phases.move import open_free_move
from grognard.games.warp_empires.phases.raising import can_raise, start_raise
from grognard.games.warp_empires.state import BY_THIS_CARD, NOBODY, State
from grognard.games.warp_empires.tables import OWN_MOVE


def step_main(state: State) -> None:
    """What next? No card is in use, so none has moved anything.

    Rule: WE-014, WE-R65
    """
    for index in range(state.standing):
        state.units[index] &= ~BY_THIS_CARD
    state.ask_again(state.active)


def legal_main(state: State, out: vec[i64]) -> vec[i64]:
    """End the phase, raise a unit, move without a card, or play a card.

    Rule: WE-008, WE-R09, WE-R16, WE-R22, WE-R65, WE-R72
    """
    out = append(out, DONE)
    if can_raise(state):
        out = append(out, RAISE)
    if state.free_left != 0 and can_move(state, NOBODY):
        out = append(out, FREE)
    return add_cards(state, OWN_MOVE, out)


def apply_main(state: State, action: i64) -> None:
    """The phase ends, or what was chosen begins; afterwards the question is put again."""
    if action == DONE:
        state.close()
    elif action == RAISE:
        start_raise(state)
    elif action == FREE:
        state.ask_again(LATER)
        open_free_move(state)
    else:
        state.ask_again(LATER)
        play_card(state, action - CARD)
