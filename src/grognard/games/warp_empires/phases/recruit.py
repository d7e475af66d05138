"""The Recruit phase: chits drawn, bought, placed; the bonus.

Tells: draws-chits (seat, how many) · drawn-chit (seat, type; whispered) · no-chits (seat) · buys (seat, price) · recruit (territory, seat, price) ·
bonus (seat, how many) · returns (seat, chits)
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from grognard.core.chance import count_throws, sum_of_faces
from grognard.core.frames import FRAME, LATER
from grognard.games.warp_empires.actions import CARD, CARDS, DONE, PILE, PLACE, RAISE, UNIT
from grognard.games.warp_empires.fall import add_to_pile, is_open_to, pile_at
from grognard.games.warp_empires.ground import is_ground, is_revenue
from grognard.games.warp_empires.phases.effects import add_cards, play_card
from grognard.games.warp_empires.phases.raising import can_raise, start_raise
from grognard.games.warp_empires.questions import (
    C_BONUS,
    C_CHIT,
    NEXT_CHIT,
    PLACE_RECRUIT,
    RECRUIT,
    WHICH_PILE,
)
from grognard.games.warp_empires.state import PRICE_SHIFT, State, seat_bit
from grognard.games.warp_empires.stats import price_of
from grognard.games.warp_empires.tables import BONUS_NONE, BONUS_ONCE, NOTHING, OWN_RECRUIT

# Details of a RECRUIT frame.
DRAWN: Final = 0  # chits of the last draw
BONUSES: Final = 1  # bonus draws made

# Details of a NEXT_CHIT step.
LEFT: Final = 0


def open_recruit(state: State) -> None:
    """Chits are drawn, then the active player buys.

    Rule: WE-042, WE-R51
    """
    for kind in range(state.tables.types):
        state.bought[kind] = 0
    for place in range(i64(len(state.placed))):
        state.placed[place] = 0
    state.later(RECRUIT)
    state.later(NEXT_CHIT, state.tables.recruit_draw)


# Drawing.


def next_chit(state: State) -> None:
    """Draw the next chit; who may draw from several piles names one before.

    Rule: WE-042, WE-R51
    """
    left = state.detail(LEFT)
    piles = open_piles(state)
    if left == 0 or len(piles) == 0:
        state.close()
        if left:
            state.tell("no-chits", "WE-R51", state.active)
        return
    state.set_detail(LEFT, left - 1)
    if len(piles) == 1:
        state.ask_chance(C_CHIT, left - 1, 0, piles[0])
    else:
        state.ask(WHICH_PILE, state.active, left - 1)


def open_piles(state: State) -> vec[i64]:
    """The piles from which the active player may draw and that hold something."""
    out = vec[i64]()
    for pile in range(state.tables.piles):
        if is_open_to(state, pile, state.active) and count_pile(state, pile):
            out = append(out, pile)
    return out


def count_pile(state: State, pile: i64) -> i64:
    """How many chits are in the active player's copy of a pile."""
    first = pile_at(state, pile, state.active)
    total: i64 = 0
    for kind in range(state.tables.types):
        total += i64(state.pile[first + kind])
    return total


def legal_pile(state: State, out: vec[i64]) -> vec[i64]:
    """Every pile that is open and holds chits."""
    for pile in open_piles(state):
        out = append(out, PILE + pile)
    return out


def apply_pile(state: State, action: i64) -> None:
    """Where the next chit is drawn."""
    left = state.detail(0)
    state.close()
    state.ask_chance(C_CHIT, left, 0, action - PILE)


def size_of_chit(state: State) -> i64:
    """The chits of the pile."""
    return count_pile(state, state.detail(2))


def draw_chit(state: State, outcome: i64) -> None:
    """The active player alone sees which chit it is.

    Rule: WE-042, WE-R51
    """
    pile = state.detail(2)
    state.close()
    first = pile_at(state, pile, state.active)
    kind: i64 = 0
    while outcome >= i64(state.pile[first + kind]):
        outcome -= i64(state.pile[first + kind])
        kind += 1
    state.pile[first + kind] = i16(i64(state.pile[first + kind]) - 1)
    state.offer[kind] = i16(i64(state.offer[kind]) + 1)
    state.tell("draws-chits", "WE-042", state.active, 1)
    state.whisper(seat_bit(state.active), "drawn-chit", "WE-042", state.active, kind)
    main = find_recruit(state)
    state.frames[main] += 1


def find_recruit(state: State) -> i64:
    """Where the number of chits drawn stands: the first detail of the main question, which lies under the step that draws."""
    return (state.depth - 2) * FRAME + 2


# Buying.


def step_recruit(state: State) -> None:
    """Ask what to buy; what is on offer is the buyer's secret, so the question is always put.

    Rule: WE-043, WE-R51, WE-R65
    """
    state.ask_again(state.active)


def legal_recruit(state: State, out: vec[i64]) -> vec[i64]:
    """Done, raise a unit, play a card, or buy a chit that can be paid and placed.

    Rule: WE-043, WE-047, WE-R54, S8-R39
    """
    out = append(out, DONE)
    if can_raise(state):
        out = append(out, RAISE)
    out = add_cards(state, OWN_RECRUIT, out)
    for kind in range(state.tables.types):
        if state.offer[kind] and price(state, kind) <= state.points[state.active] and has_place(state, kind):
            out = append(out, UNIT + kind)
    return out


def price(state: State, kind: i64) -> i64:
    """What a chit costs: nothing where recruits are free.

    Rule: WE-043
    """
    return 0 if state.tables.recruit_free else price_of(state, state.active, kind)


def open_places(state: State) -> vec[i64]:
    """Controlled revenue territories that can take any recruit at all, ascending: everybody can see them.

    Rule: WE-047, WE-R54
    """
    most = state.tables.per_territory
    out = vec[i64]()
    for place in range(state.map().territories):
        if i64(state.marker[place]) != state.active or not is_revenue(state, place):
            continue
        if most == 0 or i64(state.placed[place]) < most:
            out = append(out, place)
    return out


def places_for(state: State, kind: i64) -> vec[i64]:
    """Controlled revenue territories that take such a recruit, ascending.

    Rule: WE-047, WE-R54
    """
    tables = state.tables
    wanted = tables.home_terrain[kind] if tables.home_terrain[kind] != NOTHING else tables.recruit_where
    out = vec[i64]()
    for place in open_places(state):
        if is_ground(state, place, wanted):
            out = append(out, place)
    return out


def has_place(state: State, kind: i64) -> bool:
    """Whether there is any such territory."""
    return len(places_for(state, kind)) > 0


def apply_recruit(state: State, action: i64) -> None:
    """Done, raise, play, or buy.

    Rule: WE-043, WE-046, WE-R55
    """
    if action == DONE:
        state.close()
        give_back(state)
        return
    state.ask_again(LATER)
    if action == RAISE:
        start_raise(state)
    elif CARD <= action < CARD + CARDS:
        play_card(state, action - CARD)
    else:
        buy(state, action - UNIT)


def buy(state: State, kind: i64) -> None:
    """The price is paid in the open, the chit stays the buyer's secret: where it goes is asked unless all can see that there is one place.

    Rule: WE-043, WE-R51, WE-R52, S8-R15
    """
    cost = price(state, kind)
    state.points[state.active] -= cost
    state.offer[kind] = i16(i64(state.offer[kind]) - 1)
    state.bought[kind] = i16(i64(state.bought[kind]) + 1)
    state.tell("buys", "WE-043", state.active, cost)
    places = open_places(state)
    if len(places) == 1:
        settle(state, places[0], kind, cost)
    else:
        state.ask(PLACE_RECRUIT, state.active, kind, cost)


def legal_place(state: State, out: vec[i64]) -> vec[i64]:
    """Every territory that takes the recruit.

    Rule: WE-047
    """
    for place in places_for(state, state.detail(0)):
        out = append(out, PLACE + place)
    return out


def apply_place(state: State, action: i64) -> None:
    """Where the recruit goes."""
    kind = state.detail(0)
    cost = state.detail(1)
    state.close()
    settle(state, action - PLACE, kind, cost)


def settle(state: State, place: i64, kind: i64, cost: i64) -> None:
    """The recruit slides under the units that are there; who has bought the whole draw gets a bonus.

    Rule: WE-044, WE-047, WE-R22, WE-R53
    """
    state.put_under(place, state.active, kind, cost << PRICE_SHIFT)
    if len(state.placed):
        state.placed[place] = u8(i64(state.placed[place]) + 1)
    state.tell("recruit", "WE-047", place, state.active, cost)
    if earns_bonus(state):
        state.set_detail(DRAWN, 0)
        state.set_detail(BONUSES, state.detail(BONUSES) + 1)
        state.ask_chance(C_BONUS)


def earns_bonus(state: State) -> bool:
    """Whether the draw had chits and all of them are bought.

    Rule: WE-044, WE-R53
    """
    tables = state.tables
    if tables.bonus_dice == 0 or tables.bonus_draw == BONUS_NONE or tables.recruit_free:
        return False
    if state.detail(DRAWN) == 0 or (tables.bonus_draw == BONUS_ONCE and state.detail(BONUSES) > 0):
        return False
    return all(not state.offer[kind] for kind in range(tables.types))


def size_of_bonus(state: State) -> i64:
    """The outcomes of the bonus dice."""
    return count_throws(state.tables.bonus_dice, state.tables.bonus_sides)


def roll_bonus(state: State, outcome: i64) -> None:
    """So many further chits are drawn.

    Rule: WE-044
    """
    state.close()
    total = sum_of_faces(outcome, state.tables.bonus_dice, state.tables.bonus_sides)
    state.tell("bonus", "WE-044", state.active, total)
    state.later(NEXT_CHIT, total)


def give_back(state: State) -> None:
    """Chits that were not bought go back unseen; points that were not spent stay.

    Rule: WE-045, WE-046, WE-R55
    """
    total: i64 = 0
    for kind in range(state.tables.types):
        number = i64(state.offer[kind])
        if number:
            add_to_pile(state, state.active, kind, number)
            state.offer[kind] = 0
            total += number
    state.tell("returns", "WE-046", state.active, total)
