"""What follows an action: its cost, the checks for a win, and the end of the turn."""

from mypy_extensions import i64

from grognard.games.mystic_mountain.phases.effects import end_link, finish, has_points, is_eliminated
from grognard.games.mystic_mountain.phases.start import start_turn
from grognard.games.mystic_mountain.state import BY_ELIMINATION, BY_POINTS, NO_UNIT, State


def after_action(state: State, cost: i64, rule: str) -> None:
    """The action is spent, whatever the dice said; then a win is looked for, and the turn ends with the last action.

    Rule: MM-028, MM-029, MM-030, MM-031, MM-032, MM-033, MM-034, MM-R19, MM-R37, MM-R91, MM-R98, MM-R100
    """
    side = state.side
    choices = state.setup.choices
    state.actions_left -= cost
    state.tell("spends", rule, side, cost, state.actions_left)
    if choices.win_by_elimination and not choices.eliminated_after_purchase and is_eliminated(state, 1 - side):
        finish(state, side, BY_ELIMINATION)
    elif has_points(state, side):
        finish(state, side, BY_POINTS)
    elif state.actions_left == 0:
        end_turn(state)


def end_turn(state: State) -> None:
    """The turn ends, unused actions lapse, and the other player's turn starts.

    Rule: MM-024, MM-035, MM-R35, MM-R36
    """
    side = state.side
    state.tell("turn-ends", "MM-R35" if state.actions_left else "MM-035", side, state.actions_left)
    lapse(state, 1 - side)
    state.answered()
    start_turn(state, 1 - side)


def lapse(state: State, archer_side: i64) -> None:
    """Under the option an engagement ends with the engaging player's next own turn.

    Rule: MM-R61
    """
    engaged = state.link_soldier[archer_side] != NO_UNIT
    if state.setup.choices.engage_lapses and engaged and state.link_turn[archer_side] < state.turn:
        end_link(state, archer_side, "MM-R61")
