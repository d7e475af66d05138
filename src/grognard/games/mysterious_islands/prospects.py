"""What a seat may hope for: sites for Bases, how far its units are from open ones, who waits for a Boat, who is in danger."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BASE, BOAT, BOSS, HEXES
from grognard.games.mysterious_islands.chart import JUNGLE, NO_ISLAND, SIDES, VOLCANO, WATER
from grognard.games.mysterious_islands.stand import bits_of
from grognard.games.mysterious_islands.state import State, count_in, faction_in, kind_in, place_in
from grognard.games.mysterious_islands.tables import FLOATS, PRICE, SLOTS

FAR: Final = 20  # steps beyond which distance does not matter
NOWHERE: Final = vec[i64]([FAR] * HEXES)
NOTHING: Final = vec[i64]([0] * HEXES)
GUARDS: Final = 5  # an enemy Base is as far as its guards are many, up to so many


class Prospects:
    """Worked out for one seat and one position."""

    def __init__(self, state: State, seat: i64) -> None:
        """Sites first, then distances, then who is stuck."""
        hexes = state.map().hexes
        self.steps = NOWHERE[:hexes]  # by hex: steps to the nearest open site or weak enemy Base
        self.claimed = NOTHING[:hexes]  # by hex: 1 where own units stand on a site
        self.closed = NOTHING[:hexes]  # by hex: 1 where no Base can be founded, or an own claim is near
        self.calls = NOTHING[:hexes]  # by water hex: own units beside it that find no site on their island
        self.claims: i64 = 0
        self.stuck: i64 = 0
        self.aboard: i64 = 0  # own Bands and Bosses at sea that cannot float
        self.own = bits_of(state, seat)
        self.founds = can_found(state, seat)
        self.close_sites(state)
        self.claim(state)
        has_site = self.spread(state)
        self.call(state, has_site)

    def close_sites(self, state: State) -> None:
        """No Base on or beside another one; under the option one an island.

        Rule: MI-026, MI-027, MI-R16
        """
        chart = state.map()
        for index in range(state.groups):
            if kind_in(state.units[index]) != BASE:
                continue
            place = place_in(state.units[index])
            close_around(state, self.closed, place)
            if state.setup.choices.one_base_always:
                for other in chart.islands[chart.island_of[place]]:
                    self.closed[other] = 1

    def claim(self, state: State) -> None:
        """Own Bands and Bosses on sites, none next to another.

        Rule: MI-049
        """
        chart = state.map()
        for index in range(state.groups):
            group = state.units[index]
            place = place_in(group)
            if kind_in(group) > BOSS or not self.own >> faction_in(group) & 1 or self.closed[place]:
                continue
            if chart.terrain[place] != JUNGLE or i64(state.held[place]) & ~self.own:
                continue
            if state.kind_power(PRICE, faction_in(group), BASE):
                self.claimed[place] = 1
                self.claims += 1
                close_around(state, self.closed, place)

    def spread(self, state: State) -> vec[i64]:
        """Distances from all open sites and enemy Bases at once; by island: whether it has an open site."""
        chart = state.map()
        has_site = NOTHING[: len(chart.islands)]
        wave = NOTHING[: chart.hexes]
        waiting: i64 = 0
        if self.founds:
            for number in range(i64(len(chart.islands))):
                for place in chart.islands[number]:
                    if chart.terrain[place] == JUNGLE and not self.closed[place] and state.held[place] == 0:
                        has_site[number] = 1
                        self.steps[place] = 0
                        wave[waiting] = place
                        waiting += 1
        at: i64 = 0
        level: i64 = 0
        while at < waiting or level <= GUARDS:
            waiting = self.add_bases(state, level, wave, waiting)
            end = waiting
            waiting = self.step_on(state, at, end, level + 1, wave)
            at = end
            level += 1
        return has_site

    def add_bases(self, state: State, level: i64, wave: vec[i64], waiting: i64) -> i64:
        """Enemy Bases with so many guards are targets."""
        if level > GUARDS:
            return waiting
        for index in range(state.groups):
            group = state.units[index]
            if kind_in(group) != BASE or self.own >> faction_in(group) & 1:
                continue
            place = place_in(group)
            guards = state.total(place, faction_in(group)) - 1
            if (guards if guards < GUARDS else i64(GUARDS)) == level and self.steps[place] > level:
                self.steps[place] = level
                wave[waiting] = place
                waiting += 1
        return waiting

    def step_on(self, state: State, at: i64, end: i64, steps: i64, wave: vec[i64]) -> i64:
        """The hexes around a part of the wave are one step further; how long the wave is now."""
        waiting = end
        found = self.steps
        held = state.held
        near = state.map().near
        terrain = state.map().terrain
        while at < end:
            first = wave[at] * SIDES
            at += 1
            for side in range(first, first + SIDES):
                place = near[side]
                if place >= 0 and found[place] > steps and terrain[place] != VOLCANO:
                    found[place] = steps
                    if not i64(held[place]) & ~self.own:
                        wave[waiting] = place
                        waiting += 1
        return waiting

    def call(self, state: State, has_site: vec[i64]) -> None:
        """Own Bands and Bosses on islands without an open site call for Boats on the water beside them."""
        chart = state.map()
        for index in range(state.groups):
            group = state.units[index]
            place = place_in(group)
            island = chart.island_of[place]
            if kind_in(group) > BOSS or not self.own >> faction_in(group) & 1:
                continue
            if state.kind_power(FLOATS, faction_in(group), kind_in(group)):
                continue
            if island == NO_ISLAND:
                self.aboard += count_in(group)
                continue
            if has_site[island] or self.claimed[place]:
                continue
            self.stuck += count_in(group)
            for near in chart.around[place]:
                if near >= 0 and chart.terrain[near] == WATER:
                    self.calls[near] += count_in(group)


def close_around(state: State, closed: vec[i64], place: i64) -> None:
    """No Base in a hex nor beside it."""
    closed[place] = 1
    near = state.map().near
    for side in range(place * SIDES, place * SIDES + SIDES):
        if near[side] >= 0:
            closed[near[side]] = 1


def can_found(state: State, seat: i64) -> bool:
    """Whether a seat has a faction that recruits Bases."""
    for faction in range(state.setup.factions):
        if state.owner[faction] == seat and state.kind_power(PRICE, faction, BASE):
            return True
    return False


def count_slots(state: State, seat: i64) -> i64:
    """How many units all Boats of a seat carry together."""
    total: i64 = 0
    for index in range(state.groups):
        group = state.units[index]
        if kind_in(group) == BOAT and state.owner[faction_in(group)] == seat:
            total += count_in(group) * state.kind_power(SLOTS, faction_in(group), BOAT)
    return total
