"""Dice: a throw, and the window in which cards and Shamans may change it.

What it tells: throw purpose, hex, faction · dice three faces, 0 where there is none (of a battle first the attacker's) ·
reroll seat, faction, first die · die which, face before, face after
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.frames import LATER
from grognard.games.mysterious_islands.actions import (
    CARD,
    DOWN,
    NINE,
    NUMBER,
    PASS,
    SHAMAN,
    SIX,
    TEN,
    UP,
)
from grognard.games.mysterious_islands.hands import hand_size, held_cards
from grognard.games.mysterious_islands.phases.cards import lay, play_on, seat_before
from grognard.games.mysterious_islands.questions import (
    C_THROW,
    C_THROW_AGAIN,
    P_BATTLE,
    P_HIDE,
    P_WASH,
    ROLL_WINDOW,
    UP_OR_DOWN,
    WHICH_DIE,
)
from grognard.games.mysterious_islands.state import (
    FACTION_SHIFT,
    HEX_SHIFT,
    NOBODY,
    ONE_FACTION,
    SPENT,
    State,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import REROLLS

MOST_DICE: Final = 18  # thrown at once: 6**18 outcomes are fewer than 2**48
SIDE_DICE: Final = 3  # of each side in a battle roll

# Details of a ROLL_WINDOW.
PURPOSE: Final = 0
PLACE: Final = 1
ONE: Final = 2
OTHER: Final = 3
PASSES: Final = 4  # players in a row who let the dice stand
ASKED_LAST: Final = 5

OUTCOMES: Final = vec[i64]([int(6**number) for number in range(MOST_DICE + 1)])  # of so many dice


def throw(state: State, number: i64, purpose: i64, place: i64 = NOBODY, one: i64 = NOBODY, other: i64 = NOBODY) -> None:
    """Throw dice for a purpose; the step that the caller has put down reads them when nobody wants to change them any more.

    Rule: MI-009, MI-R142, MI-R143
    """
    state.thrown = 0
    if number > len(state.dice):
        state.dice = vec[i64]([0] * number)
    state.tell("throw", "MI-009", purpose, place, one)
    state.later(ROLL_WINDOW, purpose, place, one, other, 0, seat_before(state, state.active))
    now = number if number < MOST_DICE else i64(MOST_DICE)
    state.ask_chance(C_THROW, now, number - now)


def sizes_of_throw(state: State) -> i64:
    """How many outcomes the dice have that are thrown now."""
    question = state.question()
    return OUTCOMES[state.detail(0) if question == C_THROW else state.detail(1) if question == C_THROW_AGAIN else 1]


def draw_throw(state: State, outcome: i64) -> None:
    """Dice fall; more of the same throw may follow."""
    number = state.detail(0)
    rest = state.detail(1)
    show(state, state.thrown, number, outcome)
    state.thrown += number
    if rest:
        now = rest if rest < MOST_DICE else i64(MOST_DICE)
        state.set_detail(0, now)
        state.set_detail(1, rest - now)
        return
    state.close()
    tell_dice(state, 0, state.thrown)


def show(state: State, first: i64, number: i64, outcome: i64) -> None:
    """Turn the faces of an outcome up, in the order thrown."""
    index = first + number - 1
    while index >= first:
        state.dice[index] = outcome % 6 + 1
        outcome //= 6
        index -= 1


def tell_dice(state: State, first: i64, number: i64) -> None:
    """Tell faces three by three."""
    end = first + number
    while first < end:
        second = state.dice[first + 1] if first + 1 < end else 0
        third = state.dice[first + 2] if first + 2 < end else 0
        state.tell("dice", "MI-009", state.dice[first], second, third)
        first += 3


def draw_one(state: State, outcome: i64) -> None:
    """A die that was thrown again shows a new face.

    Rule: MI-153
    """
    die = state.detail(0)
    state.close()
    state.tell("die", "MI-153", die, state.dice[die], outcome + 1)
    state.dice[die] = outcome + 1


def draw_again(state: State, outcome: i64) -> None:
    """The dice of a throw that was repeated show new faces, which stand.

    Rule: MI-113, MI-R120
    """
    first = state.detail(0)
    number = state.detail(1)
    state.close()
    show(state, first, number, outcome)
    tell_dice(state, first, number)


def step_window(state: State) -> None:
    """Ask the next player who could answer as far as everybody knows; once all have passed in a row the dice stand.

    Rule: MI-R142, MI-R144, MI-R153
    """
    seats = state.setup.seats
    while state.detail(PASSES) < seats:
        seat = (state.detail(ASKED_LAST) + 1) % seats
        state.set_detail(ASKED_LAST, seat)
        if hand_size(state, seat) > 0 or rerolling(state, seat) != NOBODY:
            state.ask_again(seat)
            return
        state.set_detail(PASSES, state.detail(PASSES) + 1)
    state.close()


def rerolling(state: State, seat: i64) -> i64:
    """The faction of a seat whose stack may repeat the throw of the window that is open, NOBODY when there is none.

    Rule: MI-113, MI-R120
    """
    purpose = state.detail(PURPOSE)
    if purpose != P_BATTLE and purpose != P_HIDE and purpose != P_WASH:
        return NOBODY
    for side in range(i64(ONE), i64(OTHER) + 1):
        faction = state.detail(side)
        if faction >= 0 and state.owner[faction] == seat and has_reroll(state, state.detail(PLACE), faction):
            return faction
    return NOBODY


def has_reroll(state: State, place: i64, faction: i64) -> bool:
    """Whether a stack has a unit that may repeat its throw and has not done so this turn.

    Rule: MI-113, MI-R120
    """
    if not state.has(place, faction):
        return False
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        group = state.units[index]
        if state.kind_power(REROLLS, faction, kind_in(group)) and not marks_in(group) & SPENT:
            return True
        index += 1
    return False


def legal_window(state: State, out: vec[i64]) -> vec[i64]:
    """Let the dice stand, repeat the own throw, or play a card that changes a die.

    Rule: MI-113, MI-145, MI-146, MI-147, MI-148, MI-149, MI-150, MI-153, MI-154, MI-R141, MI-R142, MI-R144
    """
    seat = state.asked()
    out = append(out, PASS)
    if rerolling(state, seat) != NOBODY:
        out = append(out, SHAMAN)
    for rank in range(i64(1), i64(TEN) + 1):
        if is_dice_card(rank) and held_cards(state, seat, rank):
            out = append(out, CARD + rank)
    return out


def is_dice_card(rank: i64) -> bool:
    """Ace to Six set a die, a Nine throws it again, a Ten moves it by one."""
    return rank <= SIX or rank == NINE or rank == TEN


def apply_window(state: State, action: i64) -> None:
    """A pass, a repeated throw, or a card: after the latter two everybody may answer again.

    Rule: MI-113, MI-R120, MI-R141, MI-R144
    """
    seat = state.asked()
    state.ask_again(LATER)
    if action == PASS:
        state.set_detail(PASSES, state.detail(PASSES) + 1)
        return
    state.set_detail(PASSES, 0)
    if action == SHAMAN:
        reroll(state, seat)
        return
    rank = action - CARD
    lay(state, seat, rank)
    if state.thrown == 1:
        pick_die(state, seat, rank, 0)
    else:
        state.ask(WHICH_DIE, seat, rank)


def reroll(state: State, seat: i64) -> None:
    """All dice of the own throw are thrown again, and every unit of the stack that could do this is spent for the turn.

    Rule: MI-113, MI-R120
    """
    faction = rerolling(state, seat)
    place = state.detail(PLACE)
    is_battle = state.detail(PURPOSE) == P_BATTLE
    first: i64 = SIDE_DICE if is_battle and faction == state.detail(OTHER) else 0
    state.tell("reroll", "MI-113", seat, faction, first)
    spend(state, place, faction)
    state.ask_chance(C_THROW_AGAIN, first, SIDE_DICE if is_battle else state.thrown)


def spend(state: State, place: i64, faction: i64) -> None:
    """Mark all units of a stack that repeat throws; a marked group may move up in the list, or join another."""
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        group = state.units[index]
        if state.kind_power(REROLLS, faction, kind_in(group)) and not marks_in(group) & SPENT:
            state.mark(index, 0, SPENT)
        else:
            index += 1


def legal_die(state: State, out: vec[i64]) -> vec[i64]:
    """Any die of the throw.

    Rule: MI-R141
    """
    for die in range(state.thrown):
        out = append(out, NUMBER + die)
    return out


def apply_die(state: State, action: i64) -> None:
    """The die that the card is for."""
    seat = state.asked()
    rank = state.detail(0)
    state.close()
    pick_die(state, seat, rank, action - NUMBER)


def pick_die(state: State, seat: i64, rank: i64, die: i64) -> None:
    """The card waits for answers; a Ten has its direction named before."""
    if rank == TEN:
        state.ask(UP_OR_DOWN, seat, die)
    else:
        play_on(state, rank, seat, die)


def legal_step(out: vec[i64]) -> vec[i64]:
    """One more or one less; the die may leave the range of 1 to 6.

    Rule: MI-154, MI-R145
    """
    out = append(out, UP)
    return append(out, DOWN)


def apply_step(state: State, action: i64) -> None:
    """The direction of a Ten."""
    seat = state.asked()
    die = state.detail(0)
    state.close()
    play_on(state, TEN, seat, die, 1 if action == UP else -1)
