"""What every position fulfils, whoever made it: a file or a test."""

from collections.abc import Callable
from typing import Final

from grognard.core.errors import DataError
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, DIRECTIONS, FIRST_MINER, SHOT_REACH, SLOTS
from grognard.games.mystic_mountain.board import NOBODY
from grognard.games.mystic_mountain.state import (
    ASK_ACTION,
    ASK_BUY,
    ASK_FIRST,
    BY_CAP,
    BY_TOP,
    CLIMBED,
    DEAD,
    FRAME,
    MOVED,
    NO_UNIT,
    NOT_ENDED,
    ROLL_ATTACK,
    ROLL_ESCAPE,
    ROLL_FALL,
    ROLL_FULL_ATTACK,
    ROLL_SHOT,
    SHOT,
    TRIED,
    UNITS,
    State,
)

MOST: Final = 2**40  # no counter, count or turn comes near
MARKS: Final = MOVED | CLIMBED | SHOT | TRIED
AIMED: Final = (ROLL_SHOT, ROLL_FALL)
ROLLS: Final = (ROLL_ATTACK, ROLL_FULL_ATTACK, ROLL_SHOT, ROLL_FALL, ROLL_ESCAPE)


def check_position(state: State) -> None:
    """DataError unless the position is one that rules can go on from."""
    for check in CHECKS:
        check(state)


def demand(fulfilled: bool, sentence: str) -> None:
    """DataError with the sentence unless it is fulfilled."""
    if not fulfilled:
        raise DataError(sentence)


def check_single(state: State) -> None:
    """Numbers of the turn lie in their ranges."""
    demand(state.side in {0, 1}, "The side on turn is 0 or 1.")
    demand(0 <= state.starter <= NOBODY, "The starting side is 0, 1 or 2 (not settled).")
    demand(0 <= state.turn < MOST, "The turn is a number from 0 up.")
    demand(0 <= state.actions_left <= state.setup.actions, f"Actions left are 0 to {state.setup.actions}.")
    demand(0 <= state.winner <= NOBODY, "The winner is 0, 1 or 2 (nobody).")
    demand(NOT_ENDED <= state.ending <= BY_CAP, f"The ending is {NOT_ENDED} to {BY_CAP}.")
    bought = int(state.bought)
    own = 0 <= bought < UNITS and bought // SLOTS == state.side
    demand(bought == NO_UNIT or own, "The unit bought this turn is one of the side on turn.")


def check_squares(state: State) -> None:
    """Everyone stands on a square of its own; soldiers and archers on level 0.

    Rule: MM-R14, MM-R15, MM-R16
    """
    taken: set[int] = set()
    for unit in range(UNITS):
        square = int(state.where[unit])
        if square == DEAD:
            continue
        demand(0 <= square < state.setup.squares, f"Unit {unit} stands beyond the board.")
        demand(square not in taken, f"Unit {unit} stands on a square that is taken.")
        is_miner = FIRST_MINER <= unit % SLOTS < ARCHER_SLOT
        demand(is_miner or state.setup.level[square] == 0, f"Unit {unit} is no miner and stands on the mountain.")
        taken.add(square)


def check_deeds(state: State) -> None:
    """What units did this turn, and how long miners have held the top.

    Rule: MM-R95
    """
    for unit in range(UNITS):
        demand(0 <= state.marks[unit] <= MARKS, f"Unit {unit} has marks that do not exist.")
        victim = int(state.attacked[unit])
        soldier = unit % SLOTS < FIRST_MINER
        enemy = 0 <= victim < UNITS and victim // SLOTS != unit // SLOTS
        demand(victim == NO_UNIT or (soldier and enemy), f"Unit {unit} cannot have attacked {victim}.")
        held, square = int(state.hold[unit]), int(state.where[unit])
        on_top = square != DEAD and bool(state.setup.is_top[square])
        demand(held >= 0 and (held == 0 or on_top), f"Unit {unit} holds no top square.")
        most = int(state.setup.choices.top_turns) - (state.ending != BY_TOP)
        demand(held <= most, f"Unit {unit} has held the top for {held} turns, and the game is not over.")


def check_counters(state: State) -> None:
    """Counters never lie below 0."""
    for side in range(2):
        demand(0 <= state.points[side] <= state.earned[side] < MOST, "Points are 0 or more, and were earned.")
        demand(state.revived[side] in {0, 1}, "An archer came back once or not at all.")


def check_links(state: State) -> None:
    """An engaged archer has its soldier next to it.

    Rule: MM-R57
    """
    for side in range(2):
        soldier = int(state.link_soldier[side])
        demand(state.link_tried[side] in {0, 1}, "An engaged archer has tried to break free or not.")
        demand(0 <= state.link_turn[side] <= state.turn, "An archer was engaged in a turn that has begun.")
        if soldier == NO_UNIT:
            continue
        is_soldier = 0 <= soldier < UNITS and soldier % SLOTS < FIRST_MINER and soldier // SLOTS != side
        demand(is_soldier, f"Unit {soldier} cannot engage the archer.")
        archer = int(state.where[side * SLOTS + ARCHER_SLOT])
        beside = list(state.setup.neighbours[archer]) if archer != DEAD else []
        demand(state.where[soldier] in beside, "An archer and the soldier that engages it stand next to each other.")


def check_frames(state: State) -> None:
    """The open questions are ones that can be open together, and nobody is asked when the game is over."""
    depth = int(state.depth)
    kinds = [int(state.frames[index * FRAME]) for index in range(depth)]
    ended = state.ending != NOT_ENDED
    demand(ended or state.winner == NOBODY, "A winner needs an ending.")
    if ended:
        demand(not kinds, "Nobody is asked when the game is over.")
        return
    asks = kinds in ([ASK_FIRST], [ASK_BUY], [ASK_ACTION])
    rolls = len(kinds) == 2 and kinds[0] == ASK_ACTION and kinds[1] in ROLLS
    demand(asks or rolls, "These questions cannot be open together.")
    demand((kinds == [ASK_FIRST]) == (state.turn == 0), "Who begins is asked before the first turn, and only then.")
    if rolls:
        check_roll(state, kinds[1])


def check_roll(state: State, kind: int) -> None:
    """A throw belongs to an own unit and an enemy, both alive, of the right kinds."""
    unit, target, detail = int(state.asked_unit()), int(state.asked_target()), int(state.asked_detail())
    first, enemies = int(state.side) * SLOTS, (1 - int(state.side)) * SLOTS
    soldier = first <= unit < first + FIRST_MINER
    archer = unit == first + ARCHER_SLOT
    if kind == ROLL_ATTACK:
        fits = soldier and enemies <= target < enemies + FIRST_MINER
    elif kind == ROLL_FULL_ATTACK:
        fits = soldier and target == enemies + ARCHER_SLOT
    elif kind == ROLL_ESCAPE:
        fits = archer and target == state.link_soldier[first // SLOTS]
    else:
        fits = archer and enemies + FIRST_MINER <= target < enemies + ARCHER_SLOT
    alive = fits and state.where[unit] != DEAD and state.where[target] != DEAD
    demand(alive and state.actions_left > 0, "A throw is open that no action asks for.")
    if kind in AIMED:
        demand(is_aimed(state, unit, target, detail), "A shot is open that does not point at its target.")
    else:
        demand(detail == 0, "Only shots have a direction and a distance.")


def is_aimed(state: State, archer: int, miner: int, detail: int) -> bool:
    """Whether direction and distance of an open shot lead from the archer to a miner that can fall."""
    direction, distance = detail // 8, detail % 8
    if not (0 <= direction < DIRECTIONS and 1 <= distance <= SHOT_REACH):
        return False
    square = int(state.where[archer])
    for _ in range(distance):
        square = int(state.setup.neighbours[square][direction])
    behind = state.setup.neighbours[square][direction]
    return square == state.where[miner] and state.setup.level[behind] <= state.setup.level[square]


CHECKS: Final[tuple[Callable[[State], None], ...]] = (
    check_single,
    check_squares,
    check_deeds,
    check_counters,
    check_links,
    check_frames,
)
