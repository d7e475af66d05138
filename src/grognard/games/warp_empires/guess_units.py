"""Units that a seat does not know, drawn anew.

Every chit whose place the seat cannot tell - in stacks, on offer, in a pile - changes places with a random other one out of the same pile, as
long as both are where they can be: at the price that was paid in the open, with carriers where they need them, and immobile ones only where
they may have been recruited.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.chance import Rng
from grognard.core.frames import FRAME
from grognard.games.warp_empires.fall import pile_at
from grognard.games.warp_empires.ground import closed_types, is_revenue, surplus_types
from grognard.games.warp_empires.knowledge import is_known
from grognard.games.warp_empires.phases.control import has_garrison
from grognard.games.warp_empires.phases.deal import is_start_unit
from grognard.games.warp_empires.phases.move import picked_units
from grognard.games.warp_empires.questions import (
    C_KILL,
    DO_MOVE,
    FROM_WHERE,
    GO_WHERE,
    KILL_WHO,
    RAISE_WHERE,
    RAISE_WHO,
    WHO_GOES,
)
from grognard.games.warp_empires.state import (
    NOBODY,
    PRICE,
    PRICE_SHIFT,
    SETTING_UP,
    TYPE_SHIFT,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import speed_of
from grognard.games.warp_empires.tables import EVERYTHING, OWN_SHARED, STAT_PRICE

IN_PILE: Final = -1
ON_OFFER: Final = -2
ROUNDS: Final = 2  # how often each chit changes places


class Chits:
    """All chits that a seat cannot place."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        most = state.standing + in_bag(state.pile) + in_bag(state.offer)
        self.number: i64 = 0  # of them, so many of the rows are in use
        self.kinds = vec[i64]([0] * most)
        self.where = vec[i64]([0] * most)  # index of a unit, IN_PILE or ON_OFFER
        self.piles = vec[i64]([0] * most)  # where their pile begins
        self.group = vec[i64]()  # units of an announced move
        self.target: i64 = NOBODY  # where it goes to
        self.find_group()
        frozen = frozen_seat(state, seat)
        for index in range(state.standing):
            owner = owner_in(state.units[index])
            if owner != seat and owner != frozen and not is_known(state, index, seat):
                self.add(type_in(state.units[index]), index, owner)
        if state.active != seat and state.active != frozen and state.active != NOBODY:
            for kind in range(state.tables.types):
                for _ in range(i64(state.offer[kind])):
                    self.add(kind, ON_OFFER, state.active)
        self.add_piles()

    def add(self, kind: i64, where: i64, owner: i64) -> None:
        """One more chit."""
        self.kinds[self.number] = kind
        self.where[self.number] = where
        self.piles[self.number] = pile_at(self.state, self.state.tables.pile_of[kind], owner)
        self.number += 1

    def add_piles(self) -> None:
        """What is left in the piles."""
        tables = self.state.tables
        for kind in range(tables.types):
            shared = tables.pile_owner[tables.pile_of[kind]] == OWN_SHARED
            for owner in range(1 if shared else tables.seats):
                for _ in range(i64(self.state.pile[pile_at(self.state, tables.pile_of[kind], owner) + kind])):
                    self.add(kind, IN_PILE, owner)

    def find_group(self) -> None:
        """The units of a move that is announced and not yet carried out."""
        state = self.state
        for at in range(state.depth):
            if state.frames[at * FRAME] == DO_MOVE:
                self.target = state.frames[at * FRAME + 3]
                self.group = picked_units(state, state.frames[at * FRAME + 2], state.frames[at * FRAME + 5])

    def shuffle(self, rng: Rng) -> None:
        """Chits change places."""
        for _ in range(ROUNDS):
            for at in range(self.number - 1, 0, -1):
                other = rng.below(at + 1)
                if self.kinds[at] != self.kinds[other] and self.piles[at] == self.piles[other]:
                    self.swap(at, other)
                    if not self.is_good(at) or not self.is_good(other):
                        self.swap(at, other)

    def swap(self, at: i64, other: i64) -> None:
        """Two chits change places."""
        kind = self.kinds[at]
        self.put(at, self.kinds[other])
        self.put(other, kind)

    def put(self, at: i64, kind: i64) -> None:
        """A chit is of another type."""
        self.kinds[at] = kind
        index = self.where[at]
        if index >= 0:
            units = self.state.units
            units[index] += (kind - type_in(units[index])) << TYPE_SHIFT

    def is_good(self, at: i64) -> bool:
        """Whether a chit can be where it is.

        Rule: WE-011, WE-R51, WE-R52, S8-R21, S8-R22
        """
        index = self.where[at]
        if index < 0:
            return True
        state = self.state
        owner, kind, place = owner_in(state.units[index]), self.kinds[at], place_in(state.units[index])
        if state.phase == SETTING_UP and not is_start_unit(state, kind):
            return False
        paid = (state.units[index] & PRICE) >> PRICE_SHIFT
        asked = state.tables.price[state.power[owner] * state.tables.types + kind]
        if paid and paid != asked and not state.tables.modified[STAT_PRICE]:
            return False
        if speed_of(state, owner, kind) == 0 and (
            self.moves(index) or not (is_revenue(state, place) or state.home[owner] == place)
        ):
            return False
        return self.has_carriers(place, owner) and (self.target == NOBODY or self.has_carriers(self.target, owner))

    def moves(self, index: i64) -> bool:
        """Whether a unit belongs to the announced move."""
        return any(member == index for member in self.group)

    def has_carriers(self, place: i64, owner: i64) -> bool:
        """Whether a stack holds nobody who may not be there alone: now, and once the announced move is carried out.

        Rule: S8-R21, S8-R24, S8-R32
        """
        closed = closed_types(self.state, owner, place)
        if closed == 0:
            return True
        return self.is_carried(place, owner, closed, False) and (
            len(self.group) == 0 or self.is_carried(place, owner, closed, True)
        )

    def is_carried(self, place: i64, owner: i64, closed: i64, after: bool) -> bool:
        """Whether the cargo of a stack has its carriers, now or after the announced move."""
        state = self.state
        counts = vec[i64]([0] * state.tables.types)
        index = state.first_of(place, owner)
        while state.is_in(index, place, owner):
            if not after or not self.moves(index):
                counts[type_in(state.units[index])] += 1
            index += 1
        if after and place == self.target and owner == state.active:
            for member in self.group:
                counts[type_in(state.units[member])] += 1
        return surplus_types(state.tables, state.power[owner], closed, counts) == 0

    def write_back(self) -> None:
        """Piles, offer and the announced group are what the chits say."""
        state = self.state
        for at in range(i64(len(state.pile))):
            state.pile[at] = i16(0)
        for at in range(self.number):
            if self.where[at] == IN_PILE:
                slot = self.piles[at] + self.kinds[at]
                state.pile[slot] = i16(i64(state.pile[slot]) + 1)
        if any(self.where[at] == ON_OFFER for at in range(self.number)):
            for kind in range(state.tables.types):
                state.offer[kind] = i16(0)
            for at in range(self.number):
                if self.where[at] == ON_OFFER:
                    state.offer[self.kinds[at]] = i16(i64(state.offer[self.kinds[at]]) + 1)
        if len(self.group):
            for kind in range(state.tables.types):
                state.group[kind] = i16(0)
            for member in self.group:
                kind = type_in(state.units[member])
                state.group[kind] = i16(i64(state.group[kind]) + 1)


def in_bag(bag: vec[i16]) -> i64:
    """How many chits there are in all."""
    total: i64 = 0
    for number in bag:
        total += i64(number)
    return total


def guess_units(state: State, seat: i64, rng: Rng) -> None:
    """All units a seat does not know, all chits on offer to others and in the piles.

    Rule: WE-R22, WE-R51
    """
    chits = Chits(state, seat)
    chits.shuffle(rng)
    chits.write_back()
    if state.tables.garrison:
        guess_start_markers(state, seat)


def frozen_seat(state: State, seat: i64) -> i64:
    """Whose units stay what they are, as somebody else is in the middle of a choice among them; NOBODY otherwise."""
    question = state.question()
    if question == C_KILL:  # the others see how many may be hit
        return NOBODY if state.tables.effects[state.detail(2) + 3] == EVERYTHING else state.detail(1)
    if question == KILL_WHO and state.asked() != seat:
        return state.detail(1)
    if state.asked() == seat:
        return NOBODY
    chooses = question == WHO_GOES or question == GO_WHERE or question == RAISE_WHERE or question == RAISE_WHO
    return state.active if chooses or question == FROM_WHERE else NOBODY


def guess_start_markers(state: State, seat: i64) -> None:
    """A marker in the home of another player needs no garrison when none is there: else it would have been removed.

    Rule: WE-R60, S8-R18
    """
    for other in range(state.tables.seats):
        home = state.home[other]
        if other != seat and i64(state.marker[home]) == other:
            state.start_marker[home] = u8(0 if has_garrison(state, other, home) else 1)
