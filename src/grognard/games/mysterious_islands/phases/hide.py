"""Hiding: who slips away before the first roll, and where to.

Tells stands (hex, faction), tries-to-hide (hex, faction, units), hiding-group (faction, kind, units), found (die, number needed,
faction), unseen (die, number needed, faction), hides (hexes as from*HEXES+to, faction, units).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import HEX, HEXES, HIDE, KINDS, NUMBER, PASS
from grognard.games.mysterious_islands.hiding import can_leave, count_leavers, is_hider, legal_refuges, may_leave
from grognard.games.mysterious_islands.phases.chosen import forget, pick
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import HIDE_OR_STAND, HIDE_ROLLED, HIDE_WHO, P_HIDE, REFUGE
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    F_DEFENDER,
    F_HEX,
    FACTION_SHIFT,
    HEX_SHIFT,
    SPENT,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import HIDES_ON


def offer_hiding(state: State) -> None:
    """Ask the defender's owner, if a group of the stack can hide and has a refuge.

    Rule: MI-086, MI-094, MI-108, MI-170, MI-R99, MI-R102, MI-R121, MI-R157
    """
    place = state.fight[F_HEX]
    defender = state.fight[F_DEFENDER]
    most = count_leavers(state, place, defender, first_of(state))
    if can_leave(state, place, defender, vec[i64]([0] * KINDS), most):
        state.ask(HIDE_OR_STAND, state.owner[defender])


def first_of(state: State) -> i64:
    """The index of the defender's first group in `units`."""
    return state.index_of((state.fight[F_HEX] << HEX_SHIFT) + (state.fight[F_DEFENDER] << FACTION_SHIFT))


def legal_hide(out: vec[i64]) -> vec[i64]:
    """Stand and fight, or try to slip away.

    Rule: MI-086, MI-094, MI-108, MI-170, MI-R99
    """
    out = append(out, PASS)
    return append(out, HIDE)


def apply_hide(state: State, action: i64) -> None:
    """Stand, or name who tries.

    Rule: MI-R99, MI-R101
    """
    state.close()
    if action == PASS:
        state.tell("stands", "MI-R99", state.fight[F_HEX], state.fight[F_DEFENDER])
    else:
        name_next(state, first_of(state))


def name_next(state: State, index: i64) -> None:
    """Ask how many of the next group come along; where only one number is possible it is taken; after the last one a die falls.

    Rule: MI-R101, MI-R161
    """
    place = state.fight[F_HEX]
    defender = state.fight[F_DEFENDER]
    beyond = (place << HEX_SHIFT) + ((defender + 1) << FACTION_SHIFT)
    while index < state.groups and state.units[index] < beyond:
        if may_leave(state, place, defender, kind_in(state.units[index])):
            numbers = legal_numbers(state, index, vec[i64]())
            if len(numbers) > 1:
                state.ask(HIDE_WHO, state.owner[defender], index - state.first_in(place))
                return
            name(state, index, numbers[0] - NUMBER)
        index += 1
    state.tell("tries-to-hide", hiding_rule(state), place, defender, sum_chosen(state))
    state.later(HIDE_ROLLED)
    throw(state, 1, P_HIDE, place, defender)


def name(state: State, index: i64, number: i64) -> None:
    """So many of a group come along."""
    if number:
        group = state.units[index]
        state.tell("hiding-group", "MI-R101", faction_in(group), kind_in(group), number)
        pick(state, group, number)


def hiding_rule(state: State) -> str:
    """The rule by which the defender hides."""
    return state.setup.rule_of_kind(state.fight[F_DEFENDER], HIDES_ON)


def chosen_kinds(state: State) -> vec[i64]:
    """How many of each kind try so far."""
    counts = vec[i64]([0] * KINDS)
    for index in range(state.picks):
        counts[kind_in(state.chosen[index])] += count_in(state.chosen[index])
    return counts


def sum_chosen(state: State) -> i64:
    """How many units try."""
    total: i64 = 0
    for index in range(state.picks):
        total += count_in(state.chosen[index])
    return total


def legal_numbers(state: State, index: i64, out: vec[i64]) -> vec[i64]:
    """How many of a group can come along so that one refuge takes all and nobody is stranded, whatever else has to follow.

    Rule: MI-R61, MI-R101, MI-R102
    """
    place = state.fight[F_HEX]
    defender = state.fight[F_DEFENDER]
    kind = kind_in(state.units[index])
    least = chosen_kinds(state)
    most = count_leavers(state, place, defender, index + 1)
    for other in range(i64(KINDS)):
        most[other] += least[other]
    for number in range(count_in(state.units[index]) + 1):
        if can_leave(state, place, defender, least, most):
            out = append(out, NUMBER + number)
        least[kind] += 1
        most[kind] += 1
    return out


def legal_hide_who(state: State, out: vec[i64]) -> vec[i64]:
    """How many of the group that is asked about.

    Rule: MI-R101
    """
    return legal_numbers(state, state.first_in(state.fight[F_HEX]) + state.detail(0), out)


def apply_hide_who(state: State, action: i64) -> None:
    """So many come along; the next group follows.

    Rule: MI-R101, MI-R164
    """
    index = state.first_in(state.fight[F_HEX]) + state.detail(0)
    state.close()
    name(state, index, action - NUMBER)
    name_next(state, index + 1)


def needed(state: State) -> i64:
    """The least die with which the chosen group slips away; cargo has no say.

    Rule: MI-086, MI-094, MI-108, MI-170, MI-R100
    """
    number: i64 = 0
    for index in range(state.picks):
        group = state.chosen[index]
        if is_hider(state, state.fight[F_HEX], faction_in(group), kind_in(group)):
            own = state.kind_power(HIDES_ON, faction_in(group), kind_in(group))
            number = own if own > number else number
    return number


def hide_rolled(state: State) -> None:
    """One die for the group: unseen, it goes to a refuge; found, it fights.

    Rule: MI-086, MI-094, MI-108, MI-170, MI-R100, MI-R103
    """
    state.close()
    place = state.fight[F_HEX]
    defender = state.fight[F_DEFENDER]
    if state.dice[0] < needed(state):
        state.tell("found", hiding_rule(state), state.dice[0], needed(state), defender)
        forget(state)
        return
    state.tell("unseen", hiding_rule(state), state.dice[0], needed(state), defender)
    refuges = legal_refuges(state, place, defender, chosen_kinds(state), vec[i64]())
    if len(refuges) > 1:
        state.ask(REFUGE, state.owner[defender])
    else:
        slip_away(state, refuges[0] - HEX)


def legal_refuge(state: State, out: vec[i64]) -> vec[i64]:
    """The neighbouring hexes that take the whole group.

    Rule: MI-R102
    """
    return legal_refuges(state, state.fight[F_HEX], state.fight[F_DEFENDER], chosen_kinds(state), out)


def apply_refuge(state: State, action: i64) -> None:
    """The owner has named the refuge.

    Rule: MI-R102
    """
    state.close()
    slip_away(state, action - HEX)


def slip_away(state: State, refuge: i64) -> None:
    """The group leaves; who stays fights.

    Rule: MI-086, MI-094, MI-108, MI-170, MI-R102, MI-R103, MI-R121
    """
    place = state.fight[F_HEX]
    defender = state.fight[F_DEFENDER]
    state.tell("hides", hiding_rule(state), place * HEXES + refuge, defender, sum_chosen(state))
    for index in range(state.picks):
        group = state.chosen[index]
        marks = marks_of(state, group)
        state.take(place, defender, kind_in(group), marks, count_in(group))
        state.put(refuge, defender, kind_in(group), marks, count_in(group))
    forget(state)


def marks_of(state: State, group: i64) -> i64:
    """The marks of a chosen group now: a reroll since then has spent it.

    Rule: MI-R120
    """
    if marks_in(group) & SPENT == 0:
        key = group - count_in(group)
        index = state.index_of(key)
        if index >= state.groups or state.units[index] - key > COUNT_MASK:
            return marks_in(group) | SPENT
    return marks_in(group)
