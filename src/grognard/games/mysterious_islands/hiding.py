"""Who may slip away from an attack, together with whom, and where to; no changes.

Kinds with the ability hide by themselves; land units without it may ride along with a Boat or Balloon that has it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BALLOON, BAND, BOAT, BOMB, BOMBARD, BOSS, HEX, KINDS, LAND_KINDS
from grognard.games.mysterious_islands.chart import OUTSIDE, SIDES, VOLCANO, WATER
from grognard.games.mysterious_islands.stand import BASKETS, BERTHS, HEAVY, LIGHT, load
from grognard.games.mysterious_islands.state import (
    COUNT_MASK,
    FACTION_SHIFT,
    HEX_SHIFT,
    ONE_FACTION,
    State,
    kind_in,
)
from grognard.games.mysterious_islands.tables import (
    ESCAPES,
    FLOATS,
    HIDES_ON,
    HIDES_WHERE,
    IN_WATER,
    NEVER_RIDES,
    ON_LAND,
    SLOTS,
)


def is_hider(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether units of a kind can slip away from a hex by themselves.

    Rule: MI-R101, MI-R104
    """
    if not state.kind_power(HIDES_ON, faction, kind):
        return False
    terrain = IN_WATER if state.map().terrain[place] == WATER else ON_LAND
    return state.kind_power(HIDES_WHERE, faction, kind) & terrain != 0


def is_rider(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether units of a kind can slip away as cargo of a Boat or as riders of a Balloon that can.

    Rule: MI-R101, MI-R157
    """
    if kind >= LAND_KINDS or is_hider(state, place, faction, kind) or state.power(faction, NEVER_RIDES):
        return False
    if is_hider(state, place, faction, BOAT):
        return True
    return kind <= BOSS and is_hider(state, place, faction, BALLOON)


def may_leave(state: State, place: i64, faction: i64, kind: i64) -> bool:
    """Whether the owner may name units of a kind.

    Rule: MI-R101
    """
    return is_hider(state, place, faction, kind) or is_rider(state, place, faction, kind)


def hides_only(state: State, place: i64, faction: i64) -> bool:
    """Whether every unit of a stack can hide where it is, refuge or not; an escape by Balloon is no hiding.

    Rule: MI-059, MI-R76
    """
    first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
    index = state.index_of(first)
    while index < state.groups and state.units[index] < first + ONE_FACTION:
        kind = kind_in(state.units[index])
        if not is_hider(state, place, faction, kind) or state.kind_power(ESCAPES, faction, kind):
            return False
        index += 1
    return True


def count_leavers(state: State, place: i64, faction: i64, index: i64) -> vec[i64]:
    """How many units of each kind the owner may name in the groups from an index of `units` on."""
    counts = vec[i64]([0] * KINDS)
    beyond = (place << HEX_SHIFT) + ((faction + 1) << FACTION_SHIFT)
    while index < state.groups and state.units[index] < beyond:
        kind = kind_in(state.units[index])
        if may_leave(state, place, faction, kind):
            counts[kind] += state.units[index] & COUNT_MASK
        index += 1
    return counts


def can_leave(state: State, place: i64, faction: i64, least: vec[i64], most: vec[i64]) -> bool:
    """Whether some group between these numbers by kind has a refuge and strands nobody.

    Rule: MI-R61, MI-R102
    """
    around = state.map().around[place]
    for side in range(i64(SIDES)):
        if around[side] == OUTSIDE or not is_open(state, around[side], faction):
            continue
        if Flight(state, place, faction, around[side], least, most).can_load(0):
            return True
    return False


def legal_refuges(state: State, place: i64, faction: i64, group: vec[i64], out: vec[i64]) -> vec[i64]:
    """The neighbouring hexes that take the whole group, ascending as actions.

    Rule: MI-021, MI-R102
    """
    around = state.map().around[place]
    for number in range(i64(SIDES)):
        refuge = around[ASCENDING[number]]
        if refuge == OUTSIDE or not is_open(state, refuge, faction):
            continue
        if Flight(state, place, faction, refuge, group, group).can_load(0):
            out = append(out, HEX + refuge)
    return out


def is_open(state: State, refuge: i64, faction: i64) -> bool:
    """Whether a hex is empty or friendly and no Volcano.

    Rule: MI-021, MI-R27, MI-R102, MI-R125
    """
    return state.map().terrain[refuge] != VOLCANO and state.is_empty_or_friendly(refuge, faction)


ASCENDING: Final = vec[i64]([2, 1, 3, 0, 4, 5])  # the sides of a hex in the order of the neighbours' numbers
LOADING: Final = vec[i64]([BOAT, BALLOON, BOMBARD, BOMB])  # tried number by number; Bands and Bosses follow from them


class Flight:
    """The search for a group that one refuge takes: Boats, Balloons, Bombards and Bombs are tried, Bands and Bosses computed."""

    def __init__(self, state: State, place: i64, faction: i64, refuge: i64, least: vec[i64], most: vec[i64]) -> None:
        """Between `least` and `most` units of each kind leave `place` for `refuge`."""
        self.state = state
        self.place = place
        self.faction = faction
        self.least = least
        self.most = most
        self.from_water: bool = state.map().terrain[place] == WATER
        self.to_water: bool = state.map().terrain[refuge] == WATER
        self.here = load(state, place, faction)
        self.there = load(state, refuge, faction)
        self.taken = vec[i64]([0] * KINDS)
        self.low = vec[i64]([0, 0, 0])  # least numbers of Bands, of Bosses, of both together
        self.high = vec[i64]([0, 0, 0])

    def can_load(self, step: i64) -> bool:
        """Whether the numbers tried so far can be completed."""
        if step == len(LOADING):
            return self.can_seat()
        kind = LOADING[step]
        most = self.most[kind]
        if kind == BOAT and not self.to_water:
            most = 0
        for number in range(self.least[kind], most + 1):
            self.taken[kind] = number
            if self.can_load(step + 1):
                return True
        return False

    def can_seat(self) -> bool:
        """Whether some number of Bands and Bosses goes with the rest, at least one unit in all."""
        self.low[0] = self.least[BAND]
        self.low[1] = self.least[BOSS]
        self.high[0] = self.most[BAND]
        self.high[1] = self.most[BOSS]
        self.low[2] = 0 if self.sum_tried() else 1
        self.high[2] = self.high[0] + self.high[1]
        if not self.limit_riders() or not self.limit_arrivals() or not self.limit_left():
            return False
        if self.low[0] > self.high[0] or self.low[1] > self.high[1]:
            return False
        least = max(self.low[2], self.low[0] + self.low[1])
        return least <= min(self.high[2], self.high[0] + self.high[1])

    def sum_tried(self) -> i64:
        """How many units of the tried kinds leave."""
        total: i64 = 0
        for step in range(i64(len(LOADING))):
            total += self.taken[LOADING[step]]
        return total

    def berths(self) -> i64:
        """Places on the Boats that leave."""
        return self.taken[BOAT] * self.state.kind_power(SLOTS, self.faction, BOAT)

    def baskets(self) -> i64:
        """Places on the Balloons that leave."""
        return self.taken[BALLOON] * self.state.kind_power(SLOTS, self.faction, BALLOON)

    def needs_seat(self, kind: i64) -> bool:
        """Whether units of a kind cannot rest in water by themselves."""
        return self.state.kind_power(FLOATS, self.faction, kind) == 0

    def count_seated(self) -> i64:
        """Bombards and Bombs that leave and need a place on a Boat in water."""
        return (self.taken[BOMBARD] if self.needs_seat(BOMBARD) else 0) + (
            self.taken[BOMB] if self.needs_seat(BOMB) else 0
        )

    def is_along(self, kind: i64) -> bool:
        """Whether units of a kind leave as somebody's cargo only."""
        return is_rider(self.state, self.place, self.faction, kind)

    def limit_riders(self) -> bool:
        """Cargo needs places on what leaves with it.

        Rule: MI-R101, MI-R157
        """
        heavy = (self.taken[BOMBARD] if self.is_along(BOMBARD) else 0) + (
            self.taken[BOMB] if self.is_along(BOMB) else 0
        )
        self.at_most(self.berths() - heavy + self.baskets(), self.is_along(BAND), self.is_along(BOSS))
        return heavy <= self.berths()

    def limit_arrivals(self) -> bool:
        """In the refuge everybody can rest; whoever rides nothing keeps out of water.

        Rule: MI-R60, MI-R102
        """
        if not self.to_water:
            return True
        if self.state.power(self.faction, NEVER_RIDES):
            self.at_most(0, self.needs_seat(BAND), self.needs_seat(BOSS))
            return self.count_seated() == 0
        free = self.there[BERTHS] + self.berths() - self.there[HEAVY] - self.count_seated()
        room = free + self.there[BASKETS] + self.baskets() - self.there[LIGHT]
        self.at_most(room, self.needs_seat(BAND), self.needs_seat(BOSS))
        return free >= 0 and room >= 0

    def limit_left(self) -> bool:
        """Nobody who needs a place aboard is left without one.

        Rule: MI-R61, MI-R101
        """
        if not self.from_water:
            return True
        free = self.here[BERTHS] - self.berths() - self.here[HEAVY] + self.count_seated()
        room = free + self.here[BASKETS] - self.baskets()
        missing = self.here[LIGHT] - room
        self.at_least(missing, self.needs_seat(BAND), self.needs_seat(BOSS))
        return free >= 0 and (missing <= 0 or self.needs_seat(BAND) or self.needs_seat(BOSS))

    def at_most(self, number: i64, bands: bool, bosses: bool) -> None:
        """Bands, Bosses or both together are no more than this."""
        if bands or bosses:
            part: i64 = 2 if bands and bosses else 0 if bands else 1
            self.high[part] = min(self.high[part], number)

    def at_least(self, number: i64, bands: bool, bosses: bool) -> None:
        """Bands, Bosses or both together are no fewer than this."""
        if bands or bosses:
            part: i64 = 2 if bands and bosses else 0 if bands else 1
            self.low[part] = max(self.low[part], number)
