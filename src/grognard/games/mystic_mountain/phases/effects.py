"""What several phases do to a position: move a unit, remove it, end an engagement, gain and pay points, end the game."""

from mypy_extensions import i64

from grognard.core.game import OVER
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, SLOTS
from grognard.games.mystic_mountain.board import NOBODY
from grognard.games.mystic_mountain.state import (
    BY_CAP,
    BY_ELIMINATION,
    BY_POINTS,
    BY_TOP,
    DEAD,
    NO_UNIT,
    State,
)


def relocate(state: State, unit: i64, square: i64) -> None:
    """Bring a unit to another square; a miner that leaves the top has to start counting anew.

    Rule: MM-R87, MM-R96
    """
    forget_hold(state, unit)
    state.lift(unit)
    state.put(unit, square)


def remove(state: State, unit: i64, killer: i64, rule: str) -> None:
    """A unit dies: it leaves the board, and its link and its count end at once.

    Rule: MM-R67, MM-R96
    """
    state.tell("dies", rule, unit, state.where[unit], killer)
    forget_hold(state, unit)
    state.lift(unit)
    for side in range(i64(NOBODY)):
        if state.link_soldier[side] == unit or (unit == side * SLOTS + ARCHER_SLOT):
            end_link(state, side, "MM-R67")


def forget_hold(state: State, unit: i64) -> None:
    """The count of a miner on the top is lost.

    Rule: MM-R96
    """
    if state.hold[unit]:
        state.tell("resets", "MM-R96", unit, state.hold[unit])
        state.hold[unit] = 0


def end_link(state: State, side: i64, rule: str) -> None:
    """Let the archer of a side go, if it is engaged; a rule of "" tells nothing.

    Rule: MM-R67
    """
    soldier = state.link_soldier[side]
    if soldier == NO_UNIT:
        return
    if rule:
        state.tell("link-ends", rule, side * SLOTS + ARCHER_SLOT, soldier)
    state.link_soldier[side] = NO_UNIT
    state.link_turn[side] = 0
    state.link_tried[side] = 0


def gain(state: State, side: i64, amount: i64) -> None:
    """Points for the counter of a side; mining and soldiers killed by soldiers are the only sources.

    Rule: MM-018
    """
    state.points[side] += amount
    state.earned[side] += amount


def pay(state: State, unit: i64, price: i64, rule: str) -> None:
    """Take a price for a unit from its side's counter, which never falls below 0: whoever cannot pay is not asked.

    Rule: MM-R41
    """
    side = unit // SLOTS
    state.points[side] -= price
    state.tell("pays", rule, unit, price, state.points[side])


def is_eliminated(state: State, side: i64) -> bool:
    """Whether a side has neither soldiers nor its archer on the board; miners do not count.

    Rule: MM-014, MM-R93
    """
    first = side * SLOTS
    if state.where[first + ARCHER_SLOT] != DEAD:
        return False
    return all(state.where[unit] == DEAD for unit in range(first, first + FIRST_MINER))


def has_points(state: State, side: i64) -> bool:
    """Whether a side wins by its points: the counter, or under the option all points ever gained.

    Rule: MM-016, MM-R91, MM-R99
    """
    if not state.setup.choices.win_by_points:
        return False
    counted = state.earned[side] if state.setup.choices.lifetime_points else state.points[side]
    return counted >= state.setup.points_to_win


def finish(state: State, winner: i64, ending: i64) -> None:
    """End the game; nobody is asked any more.

    Rule: MM-014, MM-015, MM-016, MM-017, MM-R91, MM-R92, MM-R101
    """
    if ending == BY_TOP:
        state.tell("goal", "MM-015", winner, ending)
    elif ending == BY_POINTS:
        state.tell("goal", "MM-016", winner, ending)
    elif ending == BY_ELIMINATION:
        late = state.setup.choices.eliminated_after_purchase
        state.tell("goal", "MM-R92" if late else "MM-014", winner, ending)
    state.winner = winner
    state.ending = ending
    while state.depth:
        state.answered()
    state.actor = OVER
    state.tell("over", "MM-R101" if ending == BY_CAP else "MM-017" if ending == BY_POINTS else "MM-R91", winner, ending)
