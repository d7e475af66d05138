"""What cards do that are no moves and no battle cards: targets, random picks, private looks.

What it tells: aims card, seat, foe · aims-at territory, foe, card · steals card, thief, victim (secret) · spied card, viewer * 256 + foe
(secret) · scouted territory, foe, type (secret) · points seat, number · truce seat · dice seat, sum
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.chance import count_throws, sum_of_faces
from grognard.games.warp_empires.actions import PLACE, PLAYER, UNIT
from grognard.games.warp_empires.fall import drop_surplus, find_type, lose_unit
from grognard.games.warp_empires.ground import counts_in
from grognard.games.warp_empires.hands import hand_size, held_cards, nth_held, pick_up
from grognard.games.warp_empires.knowledge import hand_over, reveal, scout, spy
from grognard.games.warp_empires.phases.cards import append_playable, is_foe_for, is_stack_for, play
from grognard.games.warp_empires.phases.counters import count, is_of_foe
from grognard.games.warp_empires.phases.draw import open_draw
from grognard.games.warp_empires.phases.move import open_moves
from grognard.games.warp_empires.questions import (
    C_DICE,
    C_KILL,
    C_STEAL,
    DO_EFFECTS,
    KILL_WHO,
    NEXT_KILL,
    WHOSE_STACK,
)
from grognard.games.warp_empires.state import NOBODY, State, seat_bit, type_in
from grognard.games.warp_empires.tables import (
    BITS,
    EFFECT,
    NOTHING,
    OP_DRAW_CARDS,
    OP_FORBID_ATTACK,
    OP_GAIN_POINTS,
    OP_KILL_ON_MAP,
    OP_MOVE,
    OP_PEEK_HAND,
    OP_PEEK_STACK,
    OP_STEAL_CARDS,
    OP_TOKEN,
    OWN_MOVE,
    PICK_OWNER,
    PICK_RANDOM,
    effect_row,
    types_in,
)


def add_cards(state: State, window: i64, out: vec[i64]) -> vec[i64]:
    """The active player's cards for a window of the own turn.

    Rule: WE-R09, S8-R42
    """
    return append_playable(state, state.active, window, out)


def play_card(state: State, card: i64) -> None:
    """The active player lays a card down.

    Rule: WE-R09
    """
    play(state, state.active, card)


# Targets.


def legal_foe(state: State, out: vec[i64]) -> vec[i64]:
    """A foe to whom the card does something.

    Rule: S8-R34, S8-R36, S8-R40
    """
    for foe in range(state.tables.seats):
        if is_foe_for(state, state.asked(), state.detail(0), foe, OWN_MOVE):
            out = append(out, PLAYER + foe)
    return out


def apply_foe(state: State, action: i64) -> None:
    """The card is aimed at a foe."""
    aim(state, action - PLAYER, NOBODY)


def legal_stack(state: State, out: vec[i64]) -> vec[i64]:
    """A territory with a foe's stack that the card can be aimed at.

    Rule: S8-R35, S8-R37
    """
    for place in range(state.map().territories):
        if any(is_stack_for(state, state.asked(), state.detail(0), place, foe) for foe in range(state.tables.seats)):
            out = append(out, PLACE + place)
    return out


def apply_stack(state: State, action: i64) -> None:
    """The card is aimed at the stack there; where several foes stand, whose is asked."""
    place = action - PLACE
    foes: i64 = 0
    last: i64 = NOBODY
    for foe in range(state.tables.seats):
        if is_stack_for(state, state.asked(), state.detail(0), place, foe):
            foes += 1
            last = foe
    if foes == 1:
        aim(state, last, place)
        return
    seat, card, deck = state.asked(), state.detail(0), state.detail(1)
    state.close()
    state.ask(WHOSE_STACK, seat, card, deck, place)


def legal_whose(state: State, out: vec[i64]) -> vec[i64]:
    """A foe whose stack is there."""
    for foe in range(state.tables.seats):
        if is_stack_for(state, state.asked(), state.detail(0), state.detail(2), foe):
            out = append(out, PLAYER + foe)
    return out


def apply_whose(state: State, action: i64) -> None:
    """The card is aimed at one of several stacks in a territory."""
    aim(state, action - PLAYER, state.detail(2))


def aim(state: State, foe: i64, place: i64) -> None:
    """The target is known: the effects follow."""
    seat, card, deck = state.asked(), state.detail(0), state.detail(1)
    state.close()
    if place == NOBODY:
        state.tell("aims", "S8-R40", card, seat, foe)
    else:
        state.tell("aims-at", "S8-R40", place, foe, card)
    state.later(DO_EFFECTS, card, foe, place, 0, seat, deck)


# Effects.


def do_effects(state: State) -> None:
    """The next effect of a card; after the last one it goes to the discards, unless it holds until the turn ends.

    Rule: WE-R09, WE-R71
    """
    card, step = state.detail(0), state.detail(3)
    row = state.tables.first_effect[card] + step
    if row == state.tables.first_effect[card + 1]:
        deck = state.detail(5)
        state.close()
        if effect_row(state.tables, card, OP_FORBID_ATTACK) == NOTHING:
            pick_up(state, deck, card)
        return
    state.set_detail(3, step + 1)
    do_effect(state, card, row * EFFECT)


def do_effect(state: State, card: i64, row: i64) -> None:
    """Carry one effect out.

    Rule: S8-058, S8-059, S8-060, S8-061, S8-062, S8-063, S8-064, S8-065
    """
    foe, place, seat = state.detail(1), state.detail(2), state.detail(4)
    op, amount = state.tables.effects[row], state.tables.effects[row + 1]
    if op == OP_MOVE:
        open_moves(state, card, row)
    elif op == OP_STEAL_CARDS:
        for _ in range(amount if amount < hand_size(state, foe) else hand_size(state, foe)):
            state.ask_chance(C_STEAL, seat, foe)
    elif op == OP_PEEK_HAND:
        look_into_hand(state, seat, foe)
    elif op == OP_PEEK_STACK:
        look_into_stack(state, seat, place, foe)
    elif op == OP_KILL_ON_MAP:
        state.later(NEXT_KILL, place, foe, row, amount, seat)
    elif op == OP_DRAW_CARDS:
        open_draw(state, seat, amount)
    elif op == OP_GAIN_POINTS:
        gain(state, seat, amount, state.tables.effects[row + 2])
    elif op == OP_TOKEN:
        count(state, foe if is_of_foe(state, row) else seat, row)
    elif op == OP_FORBID_ATTACK:
        for other in range(state.tables.seats):
            state.truce[other] = 1
        state.tell("truce", "S8-R33", seat)


# Points.


def gain(state: State, seat: i64, amount: i64, sides: i64) -> None:
    """Points for the treasury: a number, or as many as some dice show.

    Rule: S8-065, S8-R39
    """
    if sides:
        state.ask_chance(C_DICE, amount, sides, seat)
        return
    state.points[seat] += amount
    state.tell("points", "S8-R39", seat, amount)


def size_of_dice(state: State) -> i64:
    """All throws of the dice."""
    return count_throws(state.detail(0), state.detail(1))


def roll_points(state: State, outcome: i64) -> None:
    """The dice show how many points.

    Rule: WE-R73
    """
    dice, sides, seat = state.detail(0), state.detail(1), state.detail(2)
    state.close()
    total = sum_of_faces(outcome, dice, sides)
    state.points[seat] += total
    state.tell("dice", "WE-R73", seat, total)
    state.tell("points", "S8-R39", seat, total)


# Looks and theft.


def look_into_hand(state: State, seat: i64, foe: i64) -> None:
    """A player sees a hand as it is now; nobody else does.

    Rule: S8-062, S8-R36
    """
    spy(state, seat, foe)
    for card in range(state.tables.cards):
        for _ in range(held_cards(state, foe, card)):  # one by one: others hear how many cards, not how many types
            state.whisper(seat_bit(seat), "spied", "S8-R36", card, seat * 256 + foe)


def look_into_stack(state: State, seat: i64, place: i64, foe: i64) -> None:
    """A player sees a stack as it is now; nobody else does.

    Rule: S8-063, S8-R37
    """
    scout(state, seat, place, foe)
    index = state.first_of(place, foe)
    while state.is_in(index, place, foe):
        state.whisper(seat_bit(seat), "scouted", "S8-R37", place, foe, type_in(state.units[index]))
        index += 1


def size_of_steal(state: State) -> i64:
    """Any card of the victim's hand."""
    return hand_size(state, state.detail(1))


def steal_card(state: State, outcome: i64) -> None:
    """A random card changes hands; the two know which.

    Rule: S8-059, S8-R34, WE-R73
    """
    thief, victim = state.detail(0), state.detail(1)
    card = nth_held(state, victim, outcome)
    state.close()
    hand_over(state, victim, thief, card)
    state.whisper(seat_bit(thief) | seat_bit(victim), "steals", "S8-R34", card, thief, victim)


# Units destroyed on the map.


def next_kill(state: State) -> None:
    """One more unit of a stack is destroyed: by lot, or as the caster or the owner picks.

    Rule: S8-061, S8-R35
    """
    place, owner, row, left = state.detail(0), state.detail(1), state.detail(2), state.detail(3)
    seat = state.detail(4)
    pick = state.tables.effects[row + 4]
    if left == 0 or count_matching(state, place, owner, row) == 0:
        state.close()
        return
    state.set_detail(3, left - 1)
    if pick == PICK_RANDOM:
        state.ask_chance(C_KILL, place, owner, row)
        return
    if pick != PICK_OWNER:
        reveal(state, place, owner, seat_bit(seat))
    state.ask(KILL_WHO, owner if pick == PICK_OWNER else seat, place, owner, row)


def matching(state: State, owner: i64, row: i64) -> i64:
    """The types that an effect can destroy, as bits."""
    return types_in(state.tables, state.power[owner], state.tables.effects[row + 3])


def count_matching(state: State, place: i64, owner: i64, row: i64) -> i64:
    """How many units of a stack an effect can destroy."""
    mask = matching(state, owner, row)
    counts = counts_in(state, place, owner)
    total: i64 = 0
    for kind in range(state.tables.types):
        if mask & BITS[kind]:
            total += counts[kind]
    return total


def size_of_kill(state: State) -> i64:
    """Each matching unit of the stack is equally likely.

    Rule: S8-R35
    """
    return count_matching(state, state.detail(0), state.detail(1), state.detail(2))


def kill_unit(state: State, outcome: i64) -> None:
    """A random unit of a stack, counted from the top, goes to its pile; cargo that has no carrier any more follows.

    Rule: S8-061, S8-R24, S8-R35, WE-R73
    """
    place, owner = state.detail(0), state.detail(1)
    mask = matching(state, owner, state.detail(2))
    state.close()
    index = state.first_of(place, owner)
    while state.is_in(index, place, owner):
        if mask & BITS[type_in(state.units[index])]:
            if outcome == 0:
                lose_unit(state, index, "S8-R35")
                drop_surplus(state, place, owner)
                return
            outcome -= 1
        index += 1


def legal_kill(state: State, out: vec[i64]) -> vec[i64]:
    """A type of unit of the stack that the card can destroy."""
    counts = counts_in(state, state.detail(0), state.detail(1))
    mask = matching(state, state.detail(1), state.detail(2))
    for kind in range(state.tables.types):
        if mask & BITS[kind] and counts[kind]:
            out = append(out, UNIT + kind)
    return out


def apply_kill(state: State, action: i64) -> None:
    """A picked unit is destroyed; cargo that has no carrier any more follows."""
    place, owner = state.detail(0), state.detail(1)
    state.close()
    lose_unit(state, find_type(state, place, owner, action - UNIT), "S8-R35")
    drop_surplus(state, place, owner)
