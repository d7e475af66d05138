"""The start of the game and of a turn: top, income, then the purchase or the actions."""

from typing import Final

from mypy_extensions import i64

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, SLOTS
from grognard.games.mystic_mountain.board import NOBODY, NORTH, SOUTH
from grognard.games.mystic_mountain.phases.buy import open_purchase
from grognard.games.mystic_mountain.phases.effects import finish, gain, has_points
from grognard.games.mystic_mountain.state import ASK_FIRST, BY_CAP, BY_POINTS, BY_TOP, DEAD, NO_UNIT, State

FIRST_TURNS: Final = 2  # player turns that are a player's first


def set_up(state: State) -> None:
    """Place both teams on their fixed squares and ask who begins, unless that is settled.

    Rule: MM-001, MM-002, MM-010, MM-012, MM-R06, MM-R07, MM-R08, MM-R105
    """
    state.clear()
    for unit in range(len(state.where)):
        state.put(unit, state.setup.start[unit])
    if state.setup.choices.first_player == NOBODY:
        state.ask(ASK_FIRST, CHANCE)
    else:
        begin(state, state.setup.choices.first_player)


def roll_first(state: State, outcome: i64) -> None:
    """Chance has named the side that begins.

    Rule: MM-R08
    """
    state.answered()
    begin(state, outcome)


def begin(state: State, side: i64) -> None:
    """The first turn starts.

    Rule: MM-R08
    """
    state.tell("begins", "MM-R08", side)
    state.starter = side
    start_turn(state, side)


def start_turn(state: State, side: i64) -> None:
    """A player turn begins, in this order: turn cap, top, income, 100 points, purchase, actions.

    Rule: MM-024, MM-025, MM-R31, MM-R33, MM-R100, MM-R101
    """
    clear_turn(state, side)
    if state.turn > state.setup.choices.turn_cap:
        end_at_cap(state)
        return
    state.tell("turn", "MM-024", side, state.turn)
    if holds_top(state, side):
        finish(state, side, BY_TOP)
    elif state.turn > FIRST_TURNS and earns_enough(state, side):
        finish(state, side, BY_POINTS)
    else:
        if state.turn <= FIRST_TURNS:
            state.tell("no-income", "MM-025", side)
        open_purchase(state)


def clear_turn(state: State, side: i64) -> None:
    """What units did in their last turn is forgotten."""
    state.side = side
    state.turn += 1
    state.bought = NO_UNIT
    first = side * SLOTS
    for unit in range(first, first + SLOTS):
        state.marks[unit] = 0
        state.attacked[unit] = NO_UNIT
    state.actions_left = state.setup.actions
    if state.turn == 1:
        state.actions_left = state.setup.choices.first_turn_actions


def end_at_cap(state: State) -> None:
    """The last turn has ended without a winner: a draw, or under the option the higher counter wins.

    Rule: MM-R101
    """
    winner: i64 = NOBODY
    if state.setup.choices.points_decide_at_cap and state.points[SOUTH] != state.points[NORTH]:
        winner = SOUTH if state.points[SOUTH] > state.points[NORTH] else NORTH
    finish(state, winner, BY_CAP)


def holds_top(state: State, side: i64) -> bool:
    """Each own miner on a top square counts one more turn; true when one has stayed there long enough.

    Rule: MM-015, MM-R94, MM-R95, MM-R96, MM-R97
    """
    if not state.setup.choices.win_by_top:
        return False
    for unit in range(side * SLOTS + FIRST_MINER, side * SLOTS + ARCHER_SLOT):
        square = state.where[unit]
        if square != DEAD and state.setup.is_top[square]:
            state.hold[unit] += 1
            state.tell("hold", "MM-R95", unit, state.hold[unit], square)
            if state.hold[unit] >= state.setup.choices.top_turns:
                return True
    return False


def earns_enough(state: State, side: i64) -> bool:
    """Income: every own miner on the mountain earns what its level yields; true when that makes 100.

    Rule: MM-020, MM-021, MM-027, MM-R34, MM-R98
    """
    income: i64 = 0
    for unit in range(side * SLOTS + FIRST_MINER, side * SLOTS + ARCHER_SLOT):
        square = state.where[unit]
        if square != DEAD and state.setup.level[square] > 0:
            earned = state.setup.yields[state.setup.level[square]]
            state.tell("mines", "MM-020", unit, earned, square)
            income += earned
    gain(state, side, income)
    state.tell("income", "MM-027", side, income, state.points[side])
    return has_points(state, side)
