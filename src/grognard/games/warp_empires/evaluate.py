"""How good a position looks for a seat, without searching: territories, income, Force, cards and prospects, made an expected share of the win."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from grognard.core.game import OVER, WHOLE_WIN
from grognard.games.warp_empires.actions import DONE
from grognard.games.warp_empires.pending import pending
from grognard.games.warp_empires.questions import BATTLE_CARD, FOE_START, STORM
from grognard.games.warp_empires.score import shares
from grognard.games.warp_empires.state import NOBODY, SETTING_UP, State
from grognard.games.warp_empires.worth import Ledger, hand_worth, hopes

SCALE: Final = 2500.0  # a lead of so much makes a win against one other about 73 % likely
HOPELESS: Final = 60.0  # so many times SCALE behind: exp() of more is as good as endless


def evaluate(state: State, seat: i64) -> float:
    """The seat's expected share of the win, 0 to 1."""
    if is_window(state):
        state = after_passes(state)
    if state.actor == OVER:
        return float(shares(state)[seat]) / WHOLE_WIN
    if state.atlas is None or (state.phase == SETTING_UP and any(power == NOBODY for power in state.power)):
        return 1.0 / float(state.tables.seats)
    return share_of_win(state, seat)


def is_window(state: State) -> bool:
    """Whether a question is open that can be answered by passing, without changing anything."""
    question = state.question()
    return state.actor >= 0 and (question == FOE_START or question == STORM or question == BATTLE_CARD)


def after_passes(state: State) -> State:
    """The position when nobody answers any more: what was announced takes effect."""
    after = cast("State", state.clone())
    while is_window(after):
        after.apply(DONE)
    return after


def share_of_win(state: State, seat: i64) -> float:
    """Points of all players, made shares: each counts e times as much for a lead of SCALE."""
    if state.out[seat]:
        return 0.0
    ledger = Ledger(state)
    own = ledger.worth[seat] + hopes(state, seat) + hand_worth(state, seat) + pending(state, seat)
    total = 1.0
    for other in range(state.tables.seats):
        if other != seat and not state.out[other]:
            lead = float(ledger.worth[other] - own) / SCALE
            total += exp(lead if lead < HOPELESS else HOPELESS)
    return 1.0 / total
