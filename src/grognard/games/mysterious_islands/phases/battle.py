"""A battle roll: units given up for it, the dice of both sides, and who is lost.

Tells gives-up (hex, faction, kind), base-falls (hex, faction), bonus (hex, faction, add), total (faction, sum of its dice,
total), roll-won (winner, loser, difference), roll-tied (attacker, defender), must-lose (faction, units, difference).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOSS, KIND, KINDS, PASS
from grognard.games.mysterious_islands.modifiers import count_kinds, side_bonus, side_bonuses, side_of
from grognard.games.mysterious_islands.phases.fight import end_fight
from grognard.games.mysterious_islands.phases.losses import lose
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import (
    BATTLE_ROLLED,
    C_LOSS,
    CHECK_FIGHT,
    GIVE_UP,
    GOING_DOWN,
    LOSE_UNIT,
    LOSSES,
    P_BATTLE,
)
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_BAND_AT_START,
    F_BASE_AT_START,
    F_DEFENDER,
    F_GIVEN,
    F_HEX,
    F_LOSSES,
    F_ROLL,
    State,
)
from grognard.games.mysterious_islands.tables import SACRIFICE


def next_roll(state: State) -> None:
    """Before each roll either side may give up a unit, the attacker first; then six dice are thrown together.

    Rule: MI-063, MI-178, MI-R91, MI-R99, MI-R103, MI-R142, MI-R158
    """
    place = state.fight[F_HEX]
    attacker = state.fight[F_ATTACKER]
    defender = state.fight[F_DEFENDER]
    if not state.has(place, defender):  # all have hidden
        state.close()
        state.tell("slipped-away", "MI-R103", place, attacker, defender)
        end_fight(state)
        return
    if state.detail(0) == 0 and start_roll(state):
        return
    while state.detail(0) < 2:
        side = state.detail(0)
        state.set_detail(0, side + 1)
        if may_give_up(state, side):
            state.ask(GIVE_UP, state.owner[side_of(state, side)], side)
            return
    state.close()
    state.later(BATTLE_ROLLED)
    throw(state, 6, P_BATTLE, place, attacker, defender)


def start_roll(state: State) -> bool:
    """Note what stands here when the combat begins; whether the last Base falls without a roll, under the option.

    Rule: MI-R93, MI-R115, MI-R117
    """
    place = state.fight[F_HEX]
    if state.fight[F_ROLL] == 0:
        for side in range(i64(2)):
            counts = count_kinds(state, place, side_of(state, side))
            if counts[BASE]:
                state.fight[F_BASE_AT_START] |= side + 1
            if counts[BAND] or counts[BOSS]:
                state.fight[F_BAND_AT_START] |= side + 1
    defender = state.fight[F_DEFENDER]
    if not state.setup.choices.lone_base_falls or state.total(place, defender) > state.count(place, defender, BASE):
        return False
    state.close()
    state.tell("base-falls", "MI-R93", place, defender)
    lose(state, place, defender, BASE, "MI-R93")
    state.later(CHECK_FIGHT)
    return True


def may_give_up(state: State, side: i64) -> bool:
    """Whether a side may give up a Band or Boss for the roll: somebody else has to remain.

    Rule: MI-178, MI-R158
    """
    faction = side_of(state, side)
    if not state.power(faction, SACRIFICE):
        return False
    counts = count_kinds(state, state.fight[F_HEX], faction)
    return counts[BAND] + counts[BOSS] > 0 and state.total(state.fight[F_HEX], faction) > 1


def legal_give_up(state: State, out: vec[i64]) -> vec[i64]:
    """Nobody, a Band or a Boss.

    Rule: MI-178, MI-R158
    """
    out = append(out, PASS)
    counts = count_kinds(state, state.fight[F_HEX], side_of(state, state.detail(0)))
    if counts[BAND]:
        out = append(out, KIND + BAND)
    if counts[BOSS]:
        out = append(out, KIND + BOSS)
    return out


def apply_give_up(state: State, action: i64) -> None:
    """One unit at most leaves before the roll and adds to it.

    Rule: MI-178, MI-R158
    """
    side = state.detail(0)
    state.close()
    if action == PASS:
        return
    faction = side_of(state, side)
    rule = state.setup.rule_of(faction, SACRIFICE)
    state.tell("gives-up", rule, state.fight[F_HEX], faction, action - KIND)
    state.fight[F_GIVEN + side] = state.power(faction, SACRIFICE)
    lose(state, state.fight[F_HEX], faction, action - KIND, rule)


def battle_rolled(state: State) -> None:
    """Three dice and the modifiers of each side: the lower one loses the difference, equal ones lose a unit each.

    Rule: MI-063, MI-066, MI-067, MI-068, MI-R105, MI-R111
    """
    state.close()
    if state.told is not None:
        for side in range(i64(2)):
            tell_side(state, side)
    difference = total_of(state, 0) - total_of(state, 1)
    state.fight[F_ROLL] += 1
    state.fight[F_GIVEN] = 0
    state.fight[F_GIVEN + 1] = 0
    attacker = state.fight[F_ATTACKER]
    defender = state.fight[F_DEFENDER]
    state.later(CHECK_FIGHT)
    state.later(GOING_DOWN, state.fight[F_HEX], defender)
    state.later(GOING_DOWN, state.fight[F_HEX], attacker)
    state.later(LOSSES)
    if difference == 0:
        state.tell("roll-tied", "MI-067", attacker, defender)
        must_lose(state, 0, 1, "MI-067")
        must_lose(state, 1, 1, "MI-067")
    elif difference > 0:
        state.tell("roll-won", "MI-066", attacker, defender, difference)
        must_lose(state, 1, difference, "MI-068")
    else:
        state.tell("roll-won", "MI-066", defender, attacker, -difference)
        must_lose(state, 0, -difference, "MI-068")


def total_of(state: State, side: i64) -> i64:
    """The total of a side: its dice as they lie and its modifiers.

    Rule: MI-063, MI-R111
    """
    first = side * 3
    return state.dice[first] + state.dice[first + 1] + state.dice[first + 2] + side_bonus(state, side)


def tell_side(state: State, side: i64) -> None:
    """Tell every modifier of a side with its rule, then its total."""
    faction = side_of(state, side)
    for add, rule, _ in side_bonuses(state, side):
        state.tell("bonus", rule, state.fight[F_HEX], faction, add)
    first = side * 3
    thrown = state.dice[first] + state.dice[first + 1] + state.dice[first + 2]
    state.tell("total", "MI-063", faction, thrown, thrown + side_bonus(state, side))


def must_lose(state: State, side: i64, number: i64, rule: str) -> None:
    """A side has to lose so many units; there is no more to lose than it has.

    Rule: MI-067, MI-068, MI-R96
    """
    faction = side_of(state, side)
    total = state.total(state.fight[F_HEX], faction)
    state.fight[F_LOSSES + side] = number if number < total else total
    state.tell("must-lose", rule, faction, state.fight[F_LOSSES + side], number)


def losses(state: State) -> None:
    """Go on with the casualties, the attacker's first: the owner names each kind, unless there is nothing to choose.

    Rule: MI-067, MI-068, MI-R95, MI-R97, MI-R161
    """
    for side in range(i64(2)):
        while state.fight[F_LOSSES + side] > 0:
            faction = side_of(state, side)
            counts = count_kinds(state, state.fight[F_HEX], faction)
            total = state.total(state.fight[F_HEX], faction)
            kind = first_kind(counts)
            if total == state.fight[F_LOSSES + side] or counts[kind] == total:
                strike_off(state, side, kind)
            elif state.setup.choices.random_losses:
                state.ask_chance(C_LOSS, side)
                return
            else:
                state.ask(LOSE_UNIT, state.owner[faction], side)
                return
    state.close()


def first_kind(counts: vec[i64]) -> i64:
    """The first kind of which there is a unit."""
    kind: i64 = 0
    while counts[kind] == 0:
        kind += 1
    return kind


def strike_off(state: State, side: i64, kind: i64) -> None:
    """One casualty.

    Rule: MI-068, MI-R95
    """
    state.fight[F_LOSSES + side] -= 1
    lose(state, state.fight[F_HEX], side_of(state, side), kind, "MI-068")


def legal_loss(state: State, out: vec[i64]) -> vec[i64]:
    """Any kind of unit of that side in the hex, Base and Boats included.

    Rule: MI-068, MI-R28, MI-R80, MI-R95
    """
    counts = count_kinds(state, state.fight[F_HEX], side_of(state, state.detail(0)))
    for kind in range(i64(KINDS)):
        if counts[kind]:
            out = append(out, KIND + kind)
    return out


def apply_loss(state: State, action: i64) -> None:
    """The owner has named a casualty.

    Rule: MI-R95
    """
    side = state.detail(0)
    state.close()
    strike_off(state, side, action - KIND)


def size_of_side(state: State) -> i64:
    """How many units may be the casualty, each with equal chance.

    Rule: MI-R95
    """
    return state.total(state.fight[F_HEX], side_of(state, state.detail(0)))


def draw_loss(state: State, outcome: i64) -> None:
    """The casualty that chance names.

    Rule: MI-R95
    """
    side = state.detail(0)
    state.close()
    counts = count_kinds(state, state.fight[F_HEX], side_of(state, side))
    kind: i64 = 0
    while outcome >= counts[kind]:
        outcome -= counts[kind]
        kind += 1
    strike_off(state, side, kind)
