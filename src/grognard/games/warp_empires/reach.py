"""What group may leave a stack, and how far it gets: cargo is derived, never chosen.

A group that can go anywhere can go to a neighbouring territory. So whether a choice can be completed is asked for each neighbour in turn: what
is missing there - a carrier, a leader, cargo that must not be left behind - is added, one unit at a time, in the order of the table.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.warp_empires.ground import (
    closed_types,
    counts_in,
    is_exempt,
    stopped_types,
    surplus_types,
)
from grognard.games.warp_empires.state import (
    BY_THIS_CARD,
    MOVES,
    NOBODY,
    PINNED,
    State,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import speed_of
from grognard.games.warp_empires.tables import BITS, EVERYTHING, FORM_PURE_STACK, types_in

FREE_FOES: Final = 1  # foes there: a group may enter
SPARED_FOES: Final = 2  # foes there whom a truce spares: it may not


def may_go(state: State, unit: i64, by_card: bool) -> bool:
    """Whether a unit can be chosen for a group: it can move, is not pinned, and this card or the limit of moves leaves it free.

    Rule: WE-024, WE-R14, WE-R15, WE-R18, S8-024
    """
    if unit & (PINNED | BY_THIS_CARD) or speed_of(state, owner_in(unit), type_in(unit)) == 0:
        return False
    limit = state.tables.moves_per_unit
    return not by_card or limit == 0 or unit & MOVES < limit


class Muster:
    """A stack of the active player, and the group that is taken from it."""

    def __init__(self, state: State, place: i64, row: i64) -> None:
        """`row` = where the effect of the card begins in the table, NOBODY for a free move."""
        tables = state.tables
        self.state = state
        self.seat = state.active
        self.power = state.power[state.active]
        self.place = place
        self.standing = counts_in(state, place, self.seat)
        self.able = vec[i64]([0] * tables.types)  # may go and are not chosen
        self.chosen = vec[i64]([0] * tables.types)
        self.foot = vec[i64]([0] * tables.types)  # chosen and not aboard, see load()
        self.fit = types_in(tables, self.power, EVERYTHING if row < 0 else tables.effects[row + 3])
        self.pure = row >= 0 and tables.effects[row + 2] == FORM_PURE_STACK
        self.haste: i64 = tables.effects[row + 4] if row >= 0 else 0
        self.led = row < 0 and tables.free_moves < 0
        index = state.first_of(place, self.seat)
        while state.is_in(index, place, self.seat):
            if may_go(state, state.units[index], row >= 0):
                self.able[type_in(state.units[index])] += 1
            index += 1

    def choose(self, kind: i64, number: i64) -> None:
        """Put units into the group, or take them out when the number is below 0."""
        self.chosen[kind] += number
        self.able[kind] -= number

    def choose_group(self) -> None:
        """Put in what has been chosen so far."""
        for kind in range(self.state.tables.types):
            self.choose(kind, i64(self.state.group[kind]))

    # Cargo.

    def load(self, must: i64) -> None:
        """Who of the group is carried: first those that must be (as bits), then the slowest; the others stand in `foot`.

        Rule: S8-028, S8-R22
        """
        tables = self.state.tables
        for kind in range(tables.types):
            self.foot[kind] = self.chosen[kind]
        for kind in range(tables.types):
            if tables.capacity[kind] and self.chosen[kind]:
                cargo = types_in(tables, self.power, tables.carries[kind]) & ~tables.carriers
                room = self.take_aboard(cargo & must, self.chosen[kind] * tables.capacity[kind])
                self.take_aboard(cargo & ~must, room)

    def take_aboard(self, cargo: i64, room: i64) -> i64:
        """Units of some types go aboard, the slowest first; the room that is left."""
        while room > 0:
            slowest: i64 = NOBODY
            for kind in range(self.state.tables.types):
                if cargo & BITS[kind] and self.foot[kind] and (slowest < 0 or self.speed(kind) < self.speed(slowest)):
                    slowest = kind
            if slowest < 0:
                break
            aboard = room if room < self.foot[slowest] else self.foot[slowest]
            self.foot[slowest] -= aboard
            room -= aboard
        return room

    def speed(self, kind: i64) -> i64:
        """How far a type goes."""
        return speed_of(self.state, self.seat, kind)

    def walking(self) -> i64:
        """The types of the group that are not carried, as bits."""
        return mask_of(self.foot)

    def cannot_walk(self) -> i64:
        """The types that have to be carried wherever the group goes: not meant by the card, or bound to a leader who is not there.

        Rule: S8-R25, S8-046
        """
        lonely = self.state.tables.bound if not mask_of(self.chosen) & self.state.tables.leaders else 0
        return ~self.fit | lonely

    # Whether the group can go.

    def is_pure(self) -> bool:
        """Whether all units of the stack are meant by the card."""
        return mask_of(self.standing) & ~self.fit == 0

    def can_complete(self, least: i64) -> bool:
        """Whether some group can go anywhere that has what is chosen, and more only of the types from `least` on.

        Rule: WE-R16
        """
        if self.pure and not self.is_pure():
            return False
        for near in self.state.map().borders[self.place]:
            if foes_at(self.state, near, self.seat) != SPARED_FOES and self.fits(near, least, 0):
                return True
        return False

    def is_complete(self) -> bool:
        """Whether the group can go as it is."""
        return mask_of(self.chosen) != 0 and self.can_complete(self.state.tables.types)

    def fits(self, near: i64, least: i64, carrier: i64) -> bool:
        """Whether the group, or a bigger one, can go to a neighbouring territory; carriers are added from one type on."""
        state = self.state
        if mask_of(self.chosen) == 0:
            return self.with_one(mask_of(self.able), near, least, 0)
        closed = closed_types(state, self.seat, near)
        if closed & mask_of(self.chosen) and not is_exempt(state, near):
            return False
        must = self.cannot_walk() | closed
        self.load(must)
        blocked = self.walking() & must
        if blocked:
            return self.is_helped(blocked, must, near, least, carrier)
        leaders = state.tables.leaders
        if self.led and not mask_of(self.chosen) & leaders:
            return self.with_one(leaders, near, least, carrier)
        surplus = self.left_behind()
        if surplus:
            return self.with_one(surplus, near, least, carrier)
        return not self.crowded(near, closed)

    def is_helped(self, blocked: i64, must: i64, near: i64, least: i64, carrier: i64) -> bool:
        """Whether one more carrier, or a leader, gets units there that cannot go by themselves."""
        tables = self.state.tables
        first = carrier if self.all_aboard(must, least if least > carrier else carrier) else tables.types
        for kind in range(first, tables.types):
            carries = types_in(tables, self.power, tables.carries[kind])
            if (
                tables.carriers & ~must & BITS[kind]
                and carries & blocked
                and self.with_one(BITS[kind], near, least, kind)
            ):
                return True
        if blocked & tables.bound and not mask_of(self.chosen) & tables.leaders:
            return self.with_one(tables.leaders, near, least, carrier)
        return False

    def all_aboard(self, must: i64, first: i64) -> bool:
        """Whether nobody would be blocked if all carriers came along that still can, from one type on: more carriers never carry less."""
        types = self.state.tables.types
        joined = vec[i64]([0] * types)
        for kind in range(first, types):
            if self.state.tables.carriers & ~must & BITS[kind]:
                joined[kind] = self.able[kind]
                self.choose(kind, joined[kind])
        self.load(must)
        free = self.walking() & must == 0
        for kind in range(first, types):
            self.choose(kind, -joined[kind])
        return free

    def with_one(self, kinds: i64, near: i64, least: i64, carrier: i64) -> bool:
        """Whether the group can go with one more unit of some types, as bits."""
        for kind in range(least, self.state.tables.types):
            if kinds & BITS[kind] and self.able[kind]:
                self.choose(kind, 1)
                good = self.fits(near, least, carrier)
                self.choose(kind, -1)
                if good:
                    return True
        return False

    def left_behind(self) -> i64:
        """The types of which the group would leave units that may not stay without a carrier, as bits.

        Rule: S8-R24
        """
        closed = closed_types(self.state, self.seat, self.place)
        if closed == 0:
            return 0
        left = vec[i64]([0] * self.state.tables.types)
        for kind in range(self.state.tables.types):
            left[kind] = self.standing[kind] - self.chosen[kind]
        return surplus_types(self.state.tables, self.power, closed, left)

    def crowded(self, place: i64, closed: i64) -> bool:
        """Whether units would lack a carrier where the group arrives.

        Rule: S8-R22
        """
        if closed == 0:
            return False
        there = counts_in(self.state, place, self.seat)
        for kind in range(self.state.tables.types):
            there[kind] += self.chosen[kind]
        return surplus_types(self.state.tables, self.power, closed, there) != 0

    # Where the group can go.

    def destinations(self, out: vec[i64], first: i64) -> vec[i64]:
        """Append `first` + territory for all territories the group can go to, ascending.

        Rule: WE-020, WE-021, WE-022, WE-023, WE-R12, WE-R20, S8-009, S8-010, S8-R33
        """
        state = self.state
        steps = self.spread()
        for near in state.map().borders[self.place]:
            if foes_at(state, near, self.seat) != SPARED_FOES and self.fits(near, state.tables.types, 0):
                steps[near] = 1
        for place in range(state.map().territories):
            if steps[place] > 0 and not self.crowded(place, closed_types(state, self.seat, place)):
                out = append(out, first + place)
        return out

    def spread(self) -> vec[i64]:
        """By territory: the steps the group needs, 0 where it does not get (and where it starts).

        Rule: WE-023, WE-R12, WE-R17, S8-R21, S8-R22
        """
        state = self.state
        atlas = state.map()
        self.load(self.cannot_walk())
        walking = self.walking()
        limit = self.slowest()
        foes = foes_everywhere(state, self.seat)
        steps = vec[i64]([0] * atlas.territories)
        queue = vec[i64]([0] * (atlas.territories + 1))
        queue[0] = self.place
        head: i64 = 0
        tail: i64 = 1
        while head < tail and steps[queue[head]] < limit and not walking & self.cannot_walk():
            here = queue[head]
            head += 1
            for near in atlas.borders[here]:
                if near == self.place or steps[near] or foes[near] == SPARED_FOES or self.is_shut(near, walking):
                    continue
                steps[near] = steps[here] + 1
                if foes[near] == 0 and not stopped_types(state, self.seat, near) & walking:
                    queue[tail] = near
                    tail += 1
        return steps

    def slowest(self) -> i64:
        """How far the group goes: as its slowest unit that is not carried.

        Rule: WE-R12, S8-R22
        """
        limit: i64 = 1000
        for kind in range(self.state.tables.types):
            if self.foot[kind] and self.speed(kind) < limit:
                limit = self.speed(kind)
        return limit + self.haste

    def is_shut(self, place: i64, walking: i64) -> bool:
        """Whether a territory is closed to units of the group; who is carried may be exempt.

        Rule: S8-009, S8-010, S8-R20, S8-R21
        """
        closed = closed_types(self.state, self.seat, place)
        if closed & walking:
            return True
        return closed & mask_of(self.chosen) != 0 and not is_exempt(self.state, place)


def mask_of(counts: vec[i64]) -> i64:
    """The types of which there are units, as bits."""
    mask: i64 = 0
    for kind in range(i64(len(counts))):
        if counts[kind]:
            mask |= BITS[kind]
    return mask


def foes_at(state: State, place: i64, seat: i64) -> i64:
    """What foes a territory has, for a mover: 0 none, those he may attack, those that a truce spares.

    Rule: S8-060, S8-R33
    """
    foe = state.foe_in(place, seat)
    found: i64 = 0
    while foe != NOBODY:
        if state.truce[foe]:
            return SPARED_FOES
        found = FREE_FOES
        foe = state.foe_in(place, seat, foe)
    return found


def foes_everywhere(state: State, seat: i64) -> vec[i64]:
    """The same by territory."""
    foes = vec[i64]([0] * state.map().territories)
    for index in range(state.standing):
        owner = owner_in(state.units[index])
        if owner != seat:
            place = place_in(state.units[index])
            kind = SPARED_FOES if state.truce[owner] else FREE_FOES
            foes[place] = kind if kind > foes[place] else foes[place]
    return foes
