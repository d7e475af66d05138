"""Battle cards: who lays what, and what it is aimed at.

Tells: lays (seat, card), of cards that were chosen face down when they are shown · cancels (seat, card, cancelled card) ·
aims (seat, card, type) · passes (seat)
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import FRAME
from grognard.core.rows import doubled
from grognard.games.warp_empires.actions import CARD, DONE, INDEX, UNIT
from grognard.games.warp_empires.hands import forget_card, hand_size, held_cards, remove_from_hand, take_out
from grognard.games.warp_empires.questions import AIM_CARD, AIM_UNIT, BATTLE_CARD, NEXT_CARD
from grognard.games.warp_empires.state import B_PASSES, B_PLACE, B_SIDE, NOBODY, State, type_in
from grognard.games.warp_empires.tables import (
    ANY_ROLE,
    ATTACKER_ONLY,
    ATTACKER_THEN_DEFENDER,
    BITS,
    EFFECT,
    IN_BATTLE,
    NOTHING,
    OP_CANCEL_BATTLE_CARD,
    OP_FORCE,
    OP_KILL_IN_BATTLE,
    PER_STACK,
    PICK_CASTER,
    SIMULTANEOUS,
    effect_row,
    types_in,
)

# Details of a NEXT_CARD step and of the questions that it asks: the side whose step it is; of the step also what stage a game with sealed
# cards has reached, of a BATTLE_CARD 1 when only a cancelling card can be laid, at once against the last one.
SIDE: Final = 0
STAGE: Final = 1
SEALED: Final = 0  # cards are chosen face down
SHOWN: Final = 1  # all lie open, those that need it are aimed now
ANSWER: Final = 1
AT_NOTHING: Final = 65536  # aim of a card that wants none, or found none


def card_in(state: State, index: i64) -> i64:
    """The card that lies at a place in the battle."""
    return (state.laid[index] >> 2) & 63


def origin_in(state: State, index: i64) -> i64:
    """The deck that it belongs to."""
    return state.laid[index] >> 8


def side_of_card(state: State, index: i64) -> i64:
    """Who laid it: 0 the attacker, 1 the defender."""
    return (state.laid[index] >> 1) & 1


def is_in_force(state: State, index: i64) -> bool:
    """Whether nobody has cancelled it."""
    return state.laid[index] & 1 == 0


def is_sealed(state: State) -> bool:
    """Whether the cards of the battle lie face down until both sides have chosen theirs.

    Rule: WE-R29
    """
    if state.tables.card_order != SIMULTANEOUS:
        return False
    for at in range(state.depth):
        if state.frames[at * FRAME] == NEXT_CARD:
            return state.frames[at * FRAME + 2 + STAGE] == SEALED
    return False


# Whose step it is.


def next_card(state: State) -> None:
    """The sides lay a card or pass in turn, the attacker first; two passes in a row end it, and who holds no card passes.

    Rule: WE-029, WE-R29, WE-R31
    """
    while state.battle[B_PASSES] < 2:
        side = state.detail(SIDE)
        if hand_size(state, state.battle[B_SIDE + side]) > 0:
            state.ask(BATTLE_CARD, state.battle[B_SIDE + side], side)
            return
        pass_on(state, side)
    if state.tables.card_order == SIMULTANEOUS and state.detail(STAGE) == SEALED:
        show_all(state)
        state.set_detail(STAGE, SHOWN)
        state.set_detail(SIDE, 0)
    if state.tables.card_order == SIMULTANEOUS and aim_next(state):
        return
    state.close()


def pass_on(state: State, side: i64) -> None:
    """A side lays nothing at its step."""
    state.battle[B_PASSES] += 1
    state.set_detail(SIDE, 1 - side)


def after_card(state: State, side: i64) -> None:
    """Whose step is next after a card: the other side's when they alternate, else still the same one's."""
    if state.tables.card_order == ATTACKER_THEN_DEFENDER or state.tables.card_order == SIMULTANEOUS:
        return
    state.battle[B_PASSES] = 0
    state.set_detail(SIDE, 1 - side)


# Laying a card.


def legal_battle_card(state: State, out: vec[i64]) -> vec[i64]:
    """Pass, or lay a card that would have an effect.

    Rule: WE-029, WE-R30, WE-R72, S8-R29
    """
    side = state.detail(SIDE)
    seat = state.battle[B_SIDE + side]
    out = append(out, DONE)
    for card in range(state.tables.cards):
        if held_cards(state, seat, card) and may_lay(state, side, card):
            out = append(out, CARD + card)
    return out


def may_lay(state: State, side: i64, card: i64) -> bool:
    """Whether a card fits this battle, this role and this stack, and would do something.

    Rule: WE-R72, S8-R29, S8-R31
    """
    tables = state.tables
    if not tables.windows[card] & IN_BATTLE:
        return False
    role = tables.roles[card]
    if role != ANY_ROLE and (role == ATTACKER_ONLY) != (side == 0):
        return False
    if tables.requires[card] != NOTHING and not has_match(state, side, tables.requires[card]):
        return False
    cancels = effect_row(state.tables, card, OP_CANCEL_BATTLE_CARD) != NOTHING
    if state.detail(ANSWER):
        return cancels
    if cancels and tables.interrupt and tables.card_order != SIMULTANEOUS:
        return False
    for row in range(tables.first_effect[card], tables.first_effect[card + 1]):
        if does_something(state, side, row * EFFECT):
            return True
    return False


def does_something(state: State, side: i64, at: i64) -> bool:
    """Whether one effect of a card would change something in this battle.

    Rule: WE-R72
    """
    effects = state.tables.effects
    if effects[at] == OP_FORCE:
        return effects[at + 2] == PER_STACK or has_match(state, side, effects[at + 3])
    if effects[at] == OP_KILL_IN_BATTLE:
        return has_match(state, 1 - side, effects[at + 3])
    if effects[at] == OP_CANCEL_BATTLE_CARD:
        return state.tables.card_order == SIMULTANEOUS or has_target(state, side)
    return False


def has_match(state: State, side: i64, selector: i64) -> bool:
    """Whether a side has a unit that a selector matches."""
    seat = state.battle[B_SIDE + side]
    place = state.battle[B_PLACE]
    wanted = types_in(state.tables, state.power[seat], selector)
    index = state.first_of(place, seat)
    while state.is_in(index, place, seat):
        if BITS[type_in(state.units[index])] & wanted:
            return True
        index += 1
    return False


def has_target(state: State, side: i64) -> bool:
    """Whether an opposing battle card is in force.

    Rule: S8-R31
    """
    return any(side_of_card(state, index) != side and is_in_force(state, index) for index in range(state.lying))


def apply_battle_card(state: State, action: i64) -> None:
    """A pass, or a card that is laid and aimed.

    Rule: WE-029, WE-R29
    """
    side = state.detail(SIDE)
    answers = state.detail(ANSWER) == 1
    seat = state.battle[B_SIDE + side]
    state.close()
    if action == DONE:
        state.tell("passes", "WE-R29", seat)
        if not answers:
            pass_on(state, side)
        return
    card = action - CARD
    lay(state, seat, side, card)
    if not answers:
        after_card(state, side)
    if state.tables.card_order == SIMULTANEOUS:
        return
    if answers:
        cancel(state, state.lying - 1, state.lying - 2)
        ask_interrupt(state, 1 - side)
    else:
        aim(state, side, state.lying - 1)


def lay(state: State, seat: i64, side: i64, card: i64) -> None:
    """A card lies in the battle, face down where all are shown together."""
    if state.lying == len(state.laid):
        state.laid = doubled(state.laid)
        state.aimed = doubled(state.aimed)
    is_sealed = state.tables.card_order == SIMULTANEOUS
    origin = remove_from_hand(state, seat, card) if is_sealed else take_out(state, seat, card)
    state.laid[state.lying] = origin * 256 + card * 4 + side * 2
    state.aimed[state.lying] = NOBODY
    state.lying += 1
    if not is_sealed:
        state.tell("lays", "WE-029", seat, card)


def show_all(state: State) -> None:
    """Cards that were chosen face down are turned up.

    Rule: WE-R29
    """
    for index in range(state.lying):
        seat = state.battle[B_SIDE + side_of_card(state, index)]
        for viewer in range(state.tables.seats):
            forget_card(state, viewer, seat, card_in(state, index))
        state.tell("lays", "WE-029", seat, card_in(state, index))


# Aiming.


def aim_next(state: State) -> bool:
    """Ask for the aim of the next shown card that has none yet, the attacker's first; False when all are aimed.

    Rule: WE-R29
    """
    for side in range(i64(2)):
        for index in range(state.lying):
            waits = side_of_card(state, index) == side and state.aimed[index] == NOBODY and is_in_force(state, index)
            if waits and aim(state, side, index):
                return True
    return False


def aim(state: State, side: i64, index: i64) -> bool:
    """Ask what a card is aimed at, if it wants an aim and has any; else it is aimed at nothing."""
    card = card_in(state, index)
    seat = state.battle[B_SIDE + side]
    if is_cancelling(state, index) and has_target(state, side):
        state.ask(AIM_CARD, seat, side, index)
        return True
    row = effect_row(state.tables, card, OP_KILL_IN_BATTLE)
    is_named = row != NOTHING and state.tables.effects[row + 4] == PICK_CASTER
    if is_named and has_match(state, 1 - side, state.tables.effects[row + 3]):
        state.ask(AIM_UNIT, seat, side, index)
        return True
    state.aimed[index] = AT_NOTHING
    ask_interrupt(state, 1 - side)
    return False


def ask_interrupt(state: State, side: i64) -> None:
    """Under the option the other side may cancel the card that was just laid, at once.

    Rule: S8-R31
    """
    seat = state.battle[B_SIDE + side]
    if state.tables.interrupt and state.tables.card_order != SIMULTANEOUS and hand_size(state, seat) > 0:
        state.ask(BATTLE_CARD, seat, side, 1)


def legal_aim_card(state: State, out: vec[i64]) -> vec[i64]:
    """Every opposing card in force.

    Rule: S8-057, S8-R31
    """
    side = state.detail(SIDE)
    for index in range(state.lying):
        if side_of_card(state, index) != side and is_in_force(state, index):
            out = append(out, INDEX + index)
    return out


def apply_aim_card(state: State, action: i64) -> None:
    """A card is cancelled."""
    index = state.detail(1)
    state.close()
    cancel(state, index, action - INDEX)


def cancel(state: State, index: i64, target: i64) -> None:
    """A card falls; if it had cancelled another one, that one is in force again, which may make a third one fall, and so on.

    Rule: S8-057, S8-R31
    """
    state.aimed[index] = target
    side = side_of_card(state, index)
    state.tell("cancels", "WE-029", state.battle[B_SIDE + side], card_in(state, index), card_in(state, target))
    for _ in range(state.lying):
        if not 0 <= target < state.lying or is_in_force(state, target) != is_cancelled(state, target):
            return
        state.laid[target] ^= 1
        target = state.aimed[target] if is_cancelling(state, target) else NOBODY


def is_cancelling(state: State, index: i64) -> bool:
    """Whether a card that lies in the battle is one that cancels others."""
    return effect_row(state.tables, card_in(state, index), OP_CANCEL_BATTLE_CARD) != NOTHING


def is_cancelled(state: State, index: i64) -> bool:
    """Whether a card in force cancels another one.

    Rule: S8-R31
    """
    for other in range(state.lying):
        if state.aimed[other] == index and is_in_force(state, other) and is_cancelling(state, other):
            return True
    return False


def legal_aim_unit(state: State, out: vec[i64]) -> vec[i64]:
    """Every type of opposing unit that the card can destroy.

    Rule: S8-056, S8-R30
    """
    side = state.detail(SIDE)
    row = effect_row(state.tables, card_in(state, state.detail(1)), OP_KILL_IN_BATTLE)
    seat = state.battle[B_SIDE + 1 - side]
    place = state.battle[B_PLACE]
    wanted = types_in(state.tables, state.power[seat], state.tables.effects[row + 3])
    for kind in range(state.tables.types):
        if BITS[kind] & wanted and state.count_type(place, seat, kind):
            out = append(out, UNIT + kind)
    return out


def apply_aim_unit(state: State, action: i64) -> None:
    """A unit is named; it falls before the comparison unless the card is cancelled."""
    side = state.detail(SIDE)
    index = state.detail(1)
    state.close()
    state.aimed[index] = action - UNIT
    state.tell("aims", "WE-029", state.battle[B_SIDE + side], card_in(state, index), action - UNIT)
    ask_interrupt(state, 1 - side)
