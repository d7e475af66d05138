"""Cards that nobody has cancelled take effect.

What it tells: die which, face before, face after · robs thief, victim · robs-nothing thief, victim ·
cancels seat, seat whose card it was, rank · to-discards seat, rank
"""

from typing import Final

from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import EIGHT, JACK, KING, NINE, QUEEN, SEVEN, SIX
from grognard.games.mysterious_islands.phases.allowance import stand_eight, stand_seven
from grognard.games.mysterious_islands.phases.cards import RULE_OF_CARD, ask_robbery, start_drawing, to_pile
from grognard.games.mysterious_islands.questions import C_THROW_ONE
from grognard.games.mysterious_islands.state import State

# Details of CARD_STANDS.
RANK: Final = 0
PLAYER: Final = 1
ON: Final = 2  # and the two after it: what the card is played on
DONE: Final = 5  # 1 once a King's cards are drawn


def card_stands(state: State) -> None:
    """The topmost card has not been cancelled. A King lies among the discards only when its cards are drawn.

    Rule: MI-144, MI-R148, MI-R150
    """
    rank = state.detail(RANK)
    seat = state.detail(PLAYER)
    if rank == KING and not state.detail(DONE):
        state.set_detail(DONE, 1)
        start_drawing(state, seat, "MI-157")
        return
    one = state.detail(ON)
    two = state.detail(ON + 1)
    state.close()
    to_pile(state, seat, rank)
    if rank == QUEEN:
        cancel(state, seat)
    elif rank == JACK:
        ask_robbery(state, seat, one)
    elif rank == SEVEN:
        stand_seven(state, one, two)
    elif rank == EIGHT:
        stand_eight(state, one, two)
    elif rank != KING:
        change_die(state, rank, one, two)


def change_die(state: State, rank: i64, die: i64, step: i64) -> None:
    """A die shows what the card says, is one more or less, or is thrown again.

    Rule: MI-145, MI-146, MI-147, MI-148, MI-149, MI-150, MI-153, MI-154, MI-R141, MI-R144, MI-R145
    """
    if rank == NINE:
        state.ask_chance(C_THROW_ONE, die)
        return
    face = rank if rank <= SIX else state.dice[die] + step
    state.tell("die", RULE_OF_CARD[rank], die, state.dice[die], face)
    state.dice[die] = face


def cancel(state: State, seat: i64) -> None:
    """A Queen that stands cancels the card that waits under it.

    Rule: MI-156, MI-R148
    """
    state.close()  # the window of the card
    rank = state.detail(RANK)
    player = state.detail(PLAYER)
    state.close()
    state.tell("cancels", "MI-156", seat, player, rank)
    to_pile(state, player, rank)
