"""Engage and full attack: how soldiers kill an archer."""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain.actions import (
    ARCHER_SLOT,
    DIRECTIONS,
    ENGAGE,
    FIRST_MINER,
    FULL_ATTACK,
    SLOTS,
)
from grognard.games.mystic_mountain.board import TARGET
from grognard.games.mystic_mountain.phases.buy import is_idle
from grognard.games.mystic_mountain.phases.effects import end_link, remove
from grognard.games.mystic_mountain.phases.end import after_action
from grognard.games.mystic_mountain.reach import is_beside
from grognard.games.mystic_mountain.state import DEAD, MOVED, NO_UNIT, ROLL_FULL_ATTACK, State


def legal_full_attack(state: State, out: vec[i64]) -> vec[i64]:
    """The soldier that engaged the enemy archer in an earlier turn, while all actions are unspent.

    Rule: MM-022, MM-050, MM-R57, MM-R61, MM-R62, MM-R66
    """
    enemy = 1 - state.side
    soldier = state.link_soldier[enemy]
    if soldier == NO_UNIT or state.link_turn[enemy] == state.turn or is_idle(state, soldier):
        return out
    if state.actions_left < state.setup.full_attack_cost or state.attacked[soldier] != NO_UNIT:
        return out
    return append(out, FULL_ATTACK + soldier % SLOTS)


def legal_engage(state: State, out: vec[i64]) -> vec[i64]:
    """Every soldier next to the enemy archer, unless that is engaged already; an attack in the same turn is no hindrance.

    Rule: MM-022, MM-033, MM-047, MM-049, MM-R57, MM-R60, MM-R66, MM-R68, MM-R70
    """
    enemy = 1 - state.side
    archer = enemy * SLOTS + ARCHER_SLOT
    if state.where[archer] == DEAD or state.link_soldier[enemy] != NO_UNIT:
        return out
    first = state.side * SLOTS
    if not is_beside(state, state.where[archer], state.side):
        return out
    for slot in range(i64(FIRST_MINER)):
        square = state.where[first + slot]
        if square == DEAD or is_idle(state, first + slot):
            continue
        around = state.setup.neighbours[square]
        for direction in range(i64(DIRECTIONS)):
            if i64(state.unit_at[around[direction]]) == archer:
                out = append(out, ENGAGE + slot * DIRECTIONS + direction)
    return out


def apply_engage(state: State, action: i64) -> None:
    """Link the archer to the soldier; the wait for the full attack starts anew.

    Rule: MM-033, MM-049, MM-R57, MM-R60, MM-R61, MM-R68, MM-R70
    """
    enemy = 1 - state.side
    unit = state.side * SLOTS + (action - ENGAGE) // DIRECTIONS
    state.link_soldier[enemy] = unit
    state.link_turn[enemy] = state.turn
    state.link_tried[enemy] = 0
    rule = "MM-R68" if state.attacked[unit] != NO_UNIT else "MM-049" if state.marks[unit] & MOVED else "MM-R60"
    archer = enemy * SLOTS + ARCHER_SLOT
    state.tell("engage", rule, unit, archer, state.where[unit] * TARGET + state.where[archer])
    after_action(state, 1, "MM-033")


def apply_full_attack(state: State, action: i64) -> None:
    """All actions of the turn for one throw of soldier against archer.

    Rule: MM-050, MM-051, MM-R52, MM-R62, MM-R68
    """
    soldier = state.side * SLOTS + action - FULL_ATTACK
    archer = (1 - state.side) * SLOTS + ARCHER_SLOT
    state.attacked[soldier] = archer
    state.tell("full-attack", "MM-R62", soldier, archer, state.where[soldier] * TARGET + state.where[archer])
    state.ask(ROLL_FULL_ATTACK, CHANCE, soldier, archer)


def roll_full_attack(state: State, outcome: i64) -> None:
    """The soldier's die, then the archer's: higher kills, without points; otherwise they stay engaged, unless the option says no.

    Rule: MM-046, MM-051, MM-R52, MM-R63, MM-R71
    """
    soldier = state.asked_unit()
    archer = state.asked_target()
    state.answered()
    own = outcome // 6 + 1
    other = outcome % 6 + 1
    state.tell("dice", "MM-051", own, other, soldier)
    if own > other:
        remove(state, archer, soldier, "MM-051")
        state.tell("no-points", "MM-R71", archer, soldier)
    else:
        state.tell("tie" if own == other else "lower", "MM-051", soldier, archer)
        if state.setup.choices.failed_attack_ends_engagement:
            end_link(state, archer // SLOTS, "MM-R63")
        else:
            state.tell("still-engaged", "MM-R63", archer, soldier)
    after_action(state, state.setup.full_attack_cost, "MM-050")
