"""Break free: an engaged archer tries to get away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, BREAK_FREE, SLOTS
from grognard.games.mystic_mountain.board import TARGET
from grognard.games.mystic_mountain.phases.effects import end_link
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.state import NO_UNIT, ROLL_ESCAPE, TRIED, State


def legal_escape(state: State, out: vec[i64]) -> vec[i64]:
    """An engaged archer that has a try left: one in each own turn, or what the option says.

    Rule: MM-022, MM-034, MM-052, MM-053, MM-R57, MM-R64
    """
    side = state.side
    if state.link_soldier[side] == NO_UNIT:
        return out
    choices = state.setup.choices
    if not choices.escapes_unlimited:
        if choices.one_escape_an_engagement:
            tried = state.link_tried[side] != 0
        else:
            tried = state.marks[side * SLOTS + ARCHER_SLOT] & TRIED != 0
        if tried:
            return out
    return append(out, BREAK_FREE)


def apply_escape(state: State) -> None:
    """The archer and the soldier that engages it throw.

    Rule: MM-034, MM-052, MM-053, MM-R52, MM-R64
    """
    archer = state.side * SLOTS + ARCHER_SLOT
    soldier = state.link_soldier[state.side]
    state.marks[archer] |= TRIED
    state.link_tried[state.side] = 1
    state.tell("break-free", "MM-R64", archer, soldier, state.where[archer] * TARGET + state.where[soldier])
    state.ask(ROLL_ESCAPE, CHANCE, archer, soldier)


def roll_escape(state: State, outcome: i64) -> None:
    """The archer's die, then the soldier's: only a higher one frees it.

    Rule: MM-052, MM-R52, MM-R65, MM-R69
    """
    archer = state.asked_unit()
    soldier = state.asked_target()
    state.answered()
    own = outcome // 6 + 1
    other = outcome % 6 + 1
    state.tell("dice", "MM-052", own, other, archer)
    if own > other:
        end_link(state, state.side, "")
        state.tell("free", "MM-052", archer, soldier)
    elif own == other:
        state.tell("tie", "MM-R65", archer, soldier)
    else:
        state.tell("lower", "MM-052", archer, soldier)
    after_action(state, 1, "MM-034")
