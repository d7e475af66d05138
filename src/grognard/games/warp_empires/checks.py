"""What every position fulfils, whoever made it: a file or a test."""

from collections.abc import Callable
from typing import Final

from grognard.core.errors import DataError
from grognard.core.frames import LATER, open_frames
from grognard.core.game import CHANCE
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.ground import closed_types, counts_in, is_revenue, surplus_types
from grognard.games.warp_empires.phases.battle_cards import AT_NOTHING
from grognard.games.warp_empires.phases.counters import HIGHEST
from grognard.games.warp_empires.phases.deal import has_copies, seat_with
from grognard.games.warp_empires.state import (
    B_PLACE,
    B_SIDE,
    CONTROL_PHASE,
    NOBODY,
    SETTING_UP,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.tables import EFFECT, OWN_SHARED, SIMULTANEOUS, START_WITH_POWER

MOST: Final = 2**40  # no counter, count or turn comes near
LAST_QUESTION: Final = q.KILL_WHO
LAST_CHANCE: Final = q.C_DICE

# What the details of a frame are, by kind: p a territory, P one or none, s a seat, S one or none, k a type of unit, c a type of card,
# C one or none, d a deck, r a row of effects or none, i a pile, l a card that lies in the battle, t 0 or 1, h a phase or beyond,
# n a number from 0 up, N one or none.
DETAILS: Final = {
    q.PICK_POWER: "",
    q.PICK_HOME: "",
    q.PICK_EXTRA: "n",
    q.DROP: "s",
    q.LIMIT: "",
    q.FOE_START: "PPC",
    q.MAIN: "",
    q.FROM_WHERE: "Cnr",
    q.WHO_GOES: "pCkr",
    q.GO_WHERE: "pCr",
    q.STORM: "ppC",
    q.WHICH_FOE: "cd",
    q.WHICH_STACK: "cd",
    q.WHOSE_STACK: "cdp",
    q.RAISE_WHERE: "",
    q.RAISE_WHO: "p",
    q.WHICH_BATTLE: "",
    q.WHICH_ENEMY: "p",
    q.BATTLE_CARD: "tt",
    q.AIM_CARD: "tl",
    q.AIM_UNIT: "tl",
    q.FIRST_LOSS: "",
    q.MORE_LOSSES: "",
    q.PAYMENT: "",
    q.RETREAT: "tt",
    q.RECRUIT: "nn",
    q.WHICH_PILE: "n",
    q.PLACE_RECRUIT: "kn",
    q.UPKEEP_WHERE: "",
    q.UPKEEP_WHO: "p",
    q.KILL_WHO: "psr",
    q.C_ORDER: "nSnn",
    q.C_MAP: "",
    q.C_HOME: "s",
    q.C_LEADER: "s",
    q.C_START_UNIT: "sni",
    q.C_CARD: "s",
    q.C_STEAL: "ss",
    q.C_KILL: "psr",
    q.C_CHIT: "nni",
    q.C_BONUS: "",
    q.C_DICE: "nns",
    q.NEXT_POWER: "",
    q.NEXT_HOME: "n",
    q.NEXT_EXTRA: "nn",
    q.DEAL_LEADERS: "tn",
    q.DEAL_UNITS: "n",
    q.DEAL_HANDS: "nn",
    q.BEGIN_TURN: "",
    q.BEGIN_PHASE: "h",
    q.END_TURN: "",
    q.DRAW_CARDS: "sn",
    q.CHECK_LIMIT: "s",
    q.NEXT_ANSWER: "nnPPCt",
    q.DO_MOVE: "ppCrt",
    q.NEXT_MOVE: "Cnr",
    q.DO_EFFECTS: "cSPnsd",
    q.NEXT_BATTLE: "",
    q.NEXT_CARD: "nnn",
    q.HIT: "n",
    q.SUM: "",
    q.FORTS: "",
    q.REST: "",
    q.PAY: "",
    q.WITHDRAW: "tt",
    q.FILL: "n",
    q.NEXT_CHIT: "nn",
    q.NEXT_UPKEEP: "",
    q.NEXT_KILL: "psrns",
    q.CHECK_OUT: "",
}


def check_position(state: State) -> None:
    """DataError unless the rules can go on from here."""
    for check in CHECKS:
        check(state)


def demand(holds: bool, sentence: str) -> None:
    """DataError unless something holds."""
    if not holds:
        raise DataError(f"This is no position: {sentence}")


def check_seats(state: State) -> None:
    """Powers, homes, turn order and who is on turn.

    Rule: S8-012, WE-013
    """
    tables, seats = state.tables, range(int(state.tables.seats))
    places = places_of(state)
    taken = [int(power) for power in state.power if power != NOBODY]
    demand(all(0 <= power < tables.powers for power in taken), "A power is played that does not exist.")
    demand(len(set(taken)) == len(taken), "A power is played twice.")
    demand(all(NOBODY <= home < max(places, 1) for home in state.home), "A home is no territory.")
    demand(all(number in (0, 1) for number in (*state.out, *state.truce)), "Somebody is neither in nor out.")
    demand(all(0 <= number <= HIGHEST for number in state.tokens), "A counter stands where it cannot.")
    order = [int(seat) for seat in state.order]
    demand(sorted(order) == list(seats) or order == [NOBODY] * len(order), "The turn order is none.")
    demand(NOBODY <= state.active < tables.seats, "Somebody is on turn who does not play.")
    demand(SETTING_UP <= state.phase <= CONTROL_PHASE, "There is no such phase.")
    demand(state.phase == SETTING_UP or state.active != NOBODY, "Nobody is on turn.")
    demand(state.phase == SETTING_UP or state.atlas is not None, "There is no map.")
    demand(0 <= state.winners < 2**tables.seats, "Somebody has won who does not play.")


def check_map(state: State) -> None:
    """Markers lie on revenue territories, units stand where they may.

    Rule: WE-051, S8-009, S8-R21, WE-R22
    """
    places = places_of(state)
    for place, seat in enumerate(state.marker):
        demand(NOBODY <= int(seat) < state.tables.seats, "A marker belongs to nobody at the table.")
        on_board = place < places and is_revenue(state, place)
        demand(seat == NOBODY or on_board, "A marker lies where nothing is to be had.")
    units = [int(unit) for unit in state.units[: state.standing]]
    stacks = [(int(place_in(unit)), int(owner_in(unit))) for unit in units]
    demand(stacks == sorted(stacks), "Units are not in order.")
    for unit in units:
        demand(0 <= place_in(unit) < places, "A unit stands outside of the map.")
        demand(owner_in(unit) < state.tables.seats, "A unit belongs to nobody at the table.")
        demand(type_in(unit) < state.tables.types, "There is no such type of unit.")
    for place, owner in sorted(set(stacks)):
        closed = closed_types(state, owner, place)
        left = surplus_types(state.tables, state.power[owner], closed, counts_in(state, place, owner))
        demand(left == 0, "A unit stands where it may not be.")


def check_out_seats(state: State) -> None:
    """Who is out has nothing any more.

    Rule: WE-R62
    """
    cards = int(state.tables.cards)
    for seat in range(int(state.tables.seats)):
        if state.out[seat]:
            units = any(owner_in(unit) == seat for unit in state.units[: state.standing])
            hand = any(state.hands[seat * cards : (seat + 1) * cards])
            demand(
                not units and not hand and seat not in list(state.marker), "Somebody is out and still has something."
            )


def check_chits(state: State) -> None:
    """All chits of the module are somewhere.

    Rule: WE-004, WE-038, WE-046
    """
    tables = state.tables
    types = int(tables.types)
    if state.phase == SETTING_UP and not any(state.pile):
        return
    for kind in range(types):
        found = sum(int(number) for number in state.pile[kind::types]) + int(state.offer[kind])
        found += sum(type_in(unit) == kind for unit in state.units[: state.standing])
        if not tables.captured_to_pile:
            found += sum(int(number) for number in state.captured[kind::types])
        found += sum(frame[0] == q.PLACE_RECRUIT and frame[2] == kind for frame in open_frames(state))
        demand(found == whole_of(state, kind), "Chits are missing, or there are too many.")
        there = sum(type_in(unit) == kind and owner_in(unit) == state.active for unit in state.units[: state.standing])
        demand(state.group[kind] <= there, "A group has units that are not there.")


def whole_of(state: State, kind: int) -> int:
    """How many chits of a type there are in all.

    Rule: WE-R68
    """
    tables = state.tables
    leader = tables.leader[kind]
    if leader >= START_WITH_POWER and seat_with(state, leader - START_WITH_POWER) == NOBODY:
        return 0
    pile = tables.pile_of[kind]
    if tables.pile_owner[pile] == OWN_SHARED:
        return int(tables.count[kind])
    return int(tables.count[kind]) * sum(has_copies(state, kind, seat) for seat in range(int(tables.seats)))


def check_cards(state: State) -> None:
    """All cards of the decks are somewhere, and nobody knows of one that is not there.

    Rule: S8-066, WE-018
    """
    tables = state.tables
    cards, seats = int(tables.cards), int(tables.seats)
    decks = len(state.decks) // cards
    dealt = any((*state.decks, *state.hands, *state.discards))
    for card in range(cards):
        rows = (state.decks, state.discards, state.in_play, state.hands)
        found = sum(int(number) for row in rows for number in row[card::cards])
        found += sum((int(laid) & 255) // 4 == card for laid in state.laid[: state.lying])
        whole = int(tables.copies[card]) * decks if dealt or state.phase != SETTING_UP else 0
        demand(found == whole, "Cards are missing, or there are too many.")
        for holder in range(seats):
            held = int(state.hands[holder * cards + card])
            there = held + lying_of(state, holder, card)
            known = (int(state.seen_cards[(viewer * seats + holder) * cards + card]) for viewer in range(seats))
            demand(all(number <= there for number in known), "Somebody knows a card that is not there.")
            if len(state.strangers):
                strange = sum(int(state.strangers[(holder * seats + deck) * cards + card]) for deck in range(seats))
                demand(strange <= held, "A card of another deck is not there.")


def lying_of(state: State, holder: int, card: int) -> int:
    """How many cards of a type a seat has laid where cards lie face down at first: who knew them does not know that they left the hand.

    Rule: WE-R29
    """
    if state.tables.card_order != SIMULTANEOUS:
        return 0
    sides = [int(seat) for seat in state.battle[B_SIDE : B_SIDE + 2]]
    laid = [int(number) for number in state.laid[: state.lying]]
    return sum((number & 255) // 4 == card and sides[(number >> 1) & 1] == holder for number in laid)


def check_battle(state: State) -> None:
    """The battle is between two players in one territory, or there is none."""
    place = int(state.battle[B_PLACE])
    demand(NOBODY <= place < max(places_of(state), 1), "The battle is nowhere.")
    if place != NOBODY:
        sides = [int(seat) for seat in state.battle[B_SIDE : B_SIDE + 2]]
        demand(all(0 <= seat < state.tables.seats for seat in sides), "The battle is between nobody.")
    cards = int(state.tables.cards)
    for laid in state.laid[: state.lying]:
        demand(laid >= 0 and (int(laid) & 255) // 4 < cards, "A card lies there that does not exist.")
        demand(int(laid) >> 8 < len(state.decks) // cards, "A card lies there out of no deck.")
    for aim in state.aimed[: state.lying]:
        there = NOBODY <= aim < max(state.tables.types, state.lying)
        demand(there or aim == AT_NOTHING, "A card is aimed at nothing there is.")


def check_frames(state: State) -> None:
    """The open questions are ones that exist, and ask whom they can ask."""
    frames = open_frames(state)
    for at, frame in enumerate(frames):
        kind, asked, details = frame[0], frame[1], frame[2:]
        demand(kind in DETAILS, "A question is open that does not exist.")
        is_top = at == len(frames) - 1
        if LAST_QUESTION < kind <= LAST_CHANCE:
            demand(asked == CHANCE, "A question to chance asks somebody else.")
        elif asked == LATER:
            demand(not is_top, "The topmost question asks nobody.")
        else:
            demand(kind <= LAST_QUESTION, "A step asks somebody.")
            demand(0 <= asked < state.tables.seats and not state.out[asked], "A question asks nobody at the table.")
        for number, sign in zip(details, DETAILS[kind].ljust(len(details), "0"), strict=True):
            demand(is_detail(state, number, sign), f"A detail of question {kind} is out of range.")


def is_detail(state: State, number: int, sign: str) -> bool:
    """Whether a detail of a frame is what it has to be; see DETAILS."""
    if sign in "PSCrN" and number == NOBODY:
        return True
    tables = state.tables
    most = {
        "0": 0,
        "p": places_of(state) - 1,
        "s": int(tables.seats) - 1,
        "k": int(tables.types) - 1,
        "c": int(tables.cards) - 1,
        "d": len(state.decks) // int(tables.cards) - 1,
        "r": len(tables.effects) // EFFECT * EFFECT - 1,
        "i": int(tables.piles) - 1,
        "l": int(state.lying) - 1,
        "t": 1,
        "h": CONTROL_PHASE + 1,
        "n": MOST,
    }
    return 0 <= number <= most[sign.lower()]


def places_of(state: State) -> int:
    """How many territories the map has, 0 before it is there."""
    return 0 if state.atlas is None else int(state.atlas.territories)


CHECKS: Final[tuple[Callable[[State], None], ...]] = (
    check_seats,
    check_map,
    check_frames,
    check_out_seats,
    check_battle,
    check_chits,
    check_cards,
)
