"""How good a position looks for a seat, without searching: Bases, units, points and prospects, made an expected share of the win."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from grognard.core.game import OVER, WHOLE_WIN
from grognard.games.mysterious_islands.actions import BASE, PASS, RANKS
from grognard.games.mysterious_islands.pending import gain_of_pending
from grognard.games.mysterious_islands.prospects import Prospects
from grognard.games.mysterious_islands.questions import EIGHT_WINDOW, NEGATE_WINDOW, ROLL_WINDOW
from grognard.games.mysterious_islands.score import shares
from grognard.games.mysterious_islands.state import NOBODY, State
from grognard.games.mysterious_islands.tables import PRICE
from grognard.games.mysterious_islands.worth import worth_of_all, worth_of_hopes

SCALE: Final = 2500.0  # a lead of so much makes a win against one other about 73 % likely
HOPELESS: Final = 60.0  # so many times SCALE behind: exp() of more is as good as endless
CARD: Final = 25  # a card in hand
PHASE: Final = 1  # each phase that is over: what gains nothing is left
LATER_TURN: Final = 9  # all phases over
GUESS: Final = 0.02  # by which factions that found no Bases look worse before the chart is there


def evaluate(state: State, seat: i64) -> float:
    """The seat's expected share of the win, 0 to 1."""
    if state.actor == OVER:
        return float(shares(state)[seat]) / WHOLE_WIN
    if is_window(state.question()) and state.actor >= 0:
        state = after_passes(state)
        if state.actor == OVER:
            return float(shares(state)[seat]) / WHOLE_WIN
    if state.chart is None or state.starter == NOBODY:
        return 1.0 / float(state.setup.seats) - GUESS * float(count_barren(state, seat))
    return share_of_win(state, seat)


def count_barren(state: State, seat: i64) -> i64:
    """How many factions of a seat recruit no Bases."""
    count: i64 = 0
    for faction in range(state.setup.factions):
        if state.owner[faction] == seat and not state.kind_power(PRICE, faction, BASE):
            count += 1
    return count


def is_window(question: i64) -> bool:
    """Whether a question can be answered by passing, without changing anything."""
    return question == ROLL_WINDOW or question == NEGATE_WINDOW or question == EIGHT_WINDOW


def after_passes(state: State) -> State:
    """The position when nobody answers any more: what lies on the table takes effect."""
    after = copy_of(state)
    while after.actor >= 0 and is_window(after.question()):
        after.apply(PASS)
    return after


def copy_of(state: State) -> State:
    """An independent copy."""
    return cast("State", state.clone())


def share_of_win(state: State, seat: i64) -> float:
    """Points of all players, made shares: each counts e times as much for a lead of SCALE."""
    prospects = Prospects(state, seat)
    all_worth = worth_of_all(state)
    own = all_worth[seat] + worth_of_hopes(state, seat, prospects) + progress(state, seat) + hand_worth(state, seat)
    if state.actor == seat:
        own += gain_of_pending(state, seat, prospects)
    total = 1.0
    for other in range(state.setup.seats):
        if other != seat:
            lead = float(all_worth[other] - own) / SCALE
            total += exp(lead if lead < HOPELESS else HOPELESS)
    return 1.0 / total


def progress(state: State, seat: i64) -> i64:
    """A little for every phase that is over, so that what gains nothing is left."""
    return state.phase * PHASE if state.active == seat else LATER_TURN


def hand_worth(state: State, seat: i64) -> i64:
    """Cards are better kept than played for nothing."""
    if not state.setup.choices.action_deck:
        return 0
    total: i64 = 0
    for rank in range(i64(RANKS)):
        total += i64(state.hands[seat * RANKS + rank])
    return total * CARD
