"""A position that somebody asks about, in plain numbers, and the form of an answer."""

import functools

import msgspec

from grognard.core.explaining import made_once, no
from grognard.core.frames import DETAILS
from grognard.core.views import Prompt, Refusal
from grognard.games.mysterious_islands.actions import BALLOON, BASE, BOAT, BOSS, RANKS
from grognard.games.mysterious_islands.chart import JUNGLE, VOLCANO, WATER
from grognard.games.mysterious_islands.names import faction_name, seat_name, spot, unit_name
from grognard.games.mysterious_islands.prompts import prompt
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_DEFENDER,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import FLOATS, SLOTS


class Group(msgspec.Struct, frozen=True):
    """Units of equal faction, kind and marks in a hex; `index` counts the groups of that hex."""

    index: int
    place: int
    faction: int
    kind: int
    marks: int
    count: int


class Case:
    """The units by hex, whom the open question asks, and its details."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.setup = state.setup
        self.choices = state.setup.choices
        self.seat = int(state.actor)
        self.active = int(state.active)
        self.question = int(state.question())
        self.details = [int(state.detail(number)) for number in range(DETAILS)] if state.depth else [0] * DETAILS
        self.ends: dict[tuple[Group, int], set[int]] = {}  # destinations worked out already
        self.goes: dict[Group, bool] = {}  # whether a group can go somewhere, as far as worked out
        self.left: str | None = None  # the sentence that names stacks still to move, once worked out
        self.by_hex: dict[int, list[Group]] = {}
        for number in range(int(state.groups)):
            self._add(int(state.units[number]))

    def _add(self, value: int) -> None:
        there = self.by_hex.setdefault(int(place_in(value)), [])
        parts = (int(faction_in(value)), int(kind_in(value)), int(marks_in(value)), int(count_in(value)))
        there.append(Group(len(there), int(place_in(value)), *parts))

    @functools.cached_property
    def asks(self) -> Prompt:
        """The open question in words."""
        return prompt(self.state)

    def no_answer(self) -> Refusal:
        """What answers another question than the open one, which is told without whom it asks."""
        return no(self.asks.rule, f"That is no answer to: {self.asks.text.partition(': ')[2]}")

    # Who plays what.

    def owner(self, faction: int) -> int:
        """The seat of a faction."""
        return int(self.state.owner[faction])

    def is_own(self, faction: int) -> bool:
        """Whether the seat that is asked plays the faction."""
        return 0 <= faction < int(self.setup.factions) and self.owner(faction) == self.seat

    def own_factions(self) -> list[int]:
        """The living factions of the seat that is asked."""
        living = [faction for faction in range(int(self.setup.factions)) if not self.state.dead[faction]]
        return [faction for faction in living if self.is_own(faction)]

    def held(self, rank: int) -> int:
        """How many cards of a rank the seat holds."""
        return int(self.state.hands[self.seat * RANKS + rank])

    def cards(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(int(self.state.hands[seat * RANKS + rank]) for rank in range(RANKS))

    # The chart.

    @property
    def hexes(self) -> int:
        """How many hexes the chart has."""
        return int(self.state.map().hexes)

    def terrain(self, place: int) -> int:
        """Water, Jungle or Volcano."""
        return int(self.state.map().terrain[place])

    def is_water(self, place: int) -> bool:
        """Whether a hex is sea."""
        return self.terrain(place) == WATER

    def is_jungle(self, place: int) -> bool:
        """Whether a hex is land that units enter."""
        return self.terrain(place) == JUNGLE

    def is_volcano(self, place: int) -> bool:
        """Whether a hex is closed to all. Rule: MI-021"""
        return self.terrain(place) == VOLCANO

    def around(self, place: int) -> list[int]:
        """The neighbours of a hex."""
        return [int(near) for near in self.state.map().around[place] if near >= 0]

    # Units.

    def of(self, place: int, faction: int) -> list[Group]:
        """The groups of a faction in a hex."""
        return [group for group in self.by_hex.get(place, []) if group.faction == faction]

    def number(self, place: int, faction: int, kind: int) -> int:
        """How many units of a kind a faction has in a hex."""
        return sum(group.count for group in self.of(place, faction) if group.kind == kind)

    def has_base(self, place: int, faction: int = -1) -> bool:
        """Whether a Base stands in a hex, of a faction or of anybody."""
        there = self.by_hex.get(place, [])
        return any(group.kind == BASE and faction in (-1, group.faction) for group in there)

    def enemies(self, place: int, faction: int) -> list[Group]:
        """The units in a hex that another player has than the one of a faction."""
        owner = self.owner(faction)
        return [group for group in self.by_hex.get(place, []) if self.owner(group.faction) != owner]

    def partners(self, place: int, faction: int) -> list[Group]:
        """The units in a hex of other factions of the same player. Rule: MI-R125"""
        owner = self.owner(faction)
        there = self.by_hex.get(place, [])
        return [group for group in there if self.owner(group.faction) == owner and group.faction != faction]

    def is_free(self, place: int, faction: int) -> bool:
        """Whether a hex is empty or friendly. Rule: MI-R27"""
        return not self.enemies(place, faction) and not self.partners(place, faction)

    def kind_power(self, power: int, faction: int, kind: int) -> int:
        """A number of a kind of unit as it is now."""
        return int(self.state.kind_power(power, faction, kind))

    def power(self, faction: int, power: int) -> int:
        """A number of a faction as it is now."""
        return int(self.state.power(faction, power))

    def needs_seat(self, faction: int, kind: int) -> bool:
        """Whether a unit cannot rest in water without a place aboard. Rule: MI-R60"""
        return kind < BOAT and not self.kind_power(FLOATS, faction, kind)

    def short(self, faction: int, units: dict[int, int]) -> int:
        """How many of these units by kind find no place aboard when they are together in a water hex. Rule: MI-R60, MI-R155"""
        heavy = sum(n for kind, n in units.items() if kind > BOSS and self.needs_seat(faction, kind))
        light = sum(n for kind, n in units.items() if kind <= BOSS and self.needs_seat(faction, kind))
        berths = units.get(BOAT, 0) * self.kind_power(SLOTS, faction, BOAT)
        baskets = units.get(BALLOON, 0) * self.kind_power(SLOTS, faction, BALLOON)
        on_boats = min(heavy, berths)
        return heavy - on_boats + max(0, light - (berths - on_boats) - baskets)

    def counts(self, place: int, faction: int) -> dict[int, int]:
        """The units of a faction in a hex by kind."""
        found: dict[int, int] = {}
        for group in self.of(place, faction):
            found[group.kind] = found.get(group.kind, 0) + group.count
        return found

    def chosen(self) -> list[tuple[int, int]]:
        """Kind and number of what has been chosen so far."""
        picks = [int(self.state.chosen[pick]) for pick in range(int(self.state.picks))]
        return [(int(kind_in(pick)), int(count_in(pick))) for pick in picks]

    def side(self, number: int) -> int:
        """The faction that attacks (0) or defends (1) in the fight."""
        return int(self.state.fight[F_DEFENDER if number else F_ATTACKER])

    # Words.

    def spot(self, place: int) -> str:
        """The name of a hex."""
        return spot(self.state, place)

    def faction(self, faction: int) -> str:
        """The name of a faction."""
        return faction_name(self.state, faction)

    def unit(self, faction: int, kind: int) -> str:
        """The word of a unit."""
        return unit_name(self.state, faction, kind)

    def who(self, seat: int) -> str:
        """A player in words."""
        return seat_name(self.state, seat)


case_of = made_once(Case)  # of a position
