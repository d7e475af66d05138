"""A position of Mysterious Islands: fields, copying, who stands where, the open questions; no rules.

Units of equal faction, kind and marks in a hex form a group: one number, hex * 2**27 + faction * 2**23 + kind * 2**20
+ marks * 2**10 + count. The groups stand in ascending order, so that equal positions are equal vecs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.frames import FRAME, FRAMES, Frames
from grognard.core.rows import doubled
from grognard.games.mysterious_islands.actions import FACTIONS, HEXES, RANKS, SEATS
from grognard.games.mysterious_islands.chart import Chart
from grognard.games.mysterious_islands.tables import Setup

NOBODY: Final = -1  # no seat, no faction, no hex

# Parts of a group.
COUNT_BITS: Final = 10
KIND_SHIFT: Final = 20
FACTION_SHIFT: Final = 23
HEX_SHIFT: Final = 27
ONE_HEX: Final = 134217728  # 2**27
ONE_FACTION: Final = 8388608  # 2**23
ONE_KIND: Final = 1048576  # 2**20
ONE_MARK: Final = 1024
COUNT_MASK: Final = 1023

# Marks of units. The lowest three bits are the movement points left; all but FIRED and SPENT are cleared when Movement ends.
POINTS_LEFT: Final = 7
WALKED: Final = 8  # has used its walk (a ride gives another one)
CARRIED: Final = 16  # has ridden this phase
FROZEN: Final = 32  # by an Eight
PINNED: Final = 64  # entered an enemy hex
SAILED: Final = 128  # a Boat or Balloon that has made its voyage
FIRED: Final = 256  # has shot this turn
SPENT: Final = 512  # its stack has used its reroll this turn
MOVE_MARKS: Final = 255  # what Movement writes
ALL_MARKS: Final = 1023

# Phases of a turn.
SETTING_UP: Final = 0
DRAW_PHASE: Final = 1
EVENT_PHASE: Final = 2
RECRUIT_PHASE: Final = 3
MOVE_PHASE: Final = 4
BOMBARD_PHASE: Final = 5
ACTION_PHASE: Final = 6
COMBAT_PHASE: Final = 7
DISCARD_PHASE: Final = 8

# The fight that goes on, numbers in `fight`.
FIGHT: Final = 12
F_HEX: Final = 0  # NOBODY when there is none
F_ATTACKER: Final = 1
F_DEFENDER: Final = 2
F_ROLL: Final = 3  # battle rolls made
F_BASE_AT_START: Final = 4  # 1 when the defender's or attacker's Base stood here: 1 attacker's, 2 defender's
F_BAND_AT_START: Final = 5  # 1 attacker had a Band or Boss, 2 defender had one
F_BOATS_LOST: Final = 6  # by attacker; + 1 by defender
F_GIVEN: Final = 8  # bonus of the unit given up for the next roll by attacker; + 1 by defender
F_LOSSES: Final = 10  # units still to lose by attacker; + 1 by defender


class State(Frames):
    """One position."""

    def __init__(self, setup: Setup) -> None:
        """A blank for clone_into(); clear() makes an empty board of it."""
        super().__init__()
        self.setup = setup
        self.chart: Chart | None = None  # None before it is rolled
        self.units = vec[i64]()  # the groups, `groups` of them in use, ascending
        self.groups: i64 = 0
        self.held = vec[i16]()  # by hex: the factions that have units there, as bits
        self.owner = vec[i64]()  # by faction: its seat, NOBODY when it is not played
        self.bank = vec[i64]()  # by faction: RP
        self.invented = vec[i64]()  # by faction: 1 once its invention is made
        self.dead = vec[i64]()  # by faction: 1 once it is out for good
        self.home = vec[i64]()  # by faction: the hex of its first Base, NOBODY before
        self.out = vec[i64]()  # by seat: the turn number in which the player fell, 0 while living
        self.hands = vec[u8]()  # by seat and rank: cards held
        self.deck = vec[u8]()  # by rank: cards left in the deck; their order is nobody's
        self.discards = vec[u8]()  # by rank
        self.known = vec[u8]()  # by seat, other seat and rank: cards that the first knows the second to hold
        self.renewed: i64 = 0  # 1 once the discards have become the deck; the next three count from the last time on
        self.drawn = vec[u8]()  # by seat and rank: cards drawn, those that are gone again included
        self.laid = vec[u8]()  # by seat and rank: cards laid in the open, unless the player had drawn none
        self.mixed = vec[i64]()  # by seat: the seats, as bits, between whose hands cards went unseen by others; 0 none
        self.dice = vec[i64]()  # of the throw that goes on; `thrown` of them in use
        self.thrown: i64 = 0
        self.notes = vec[i64]()  # of units killed in this phase that may rise: hex * FACTIONS + faction; `noted` in use
        self.noted: i64 = 0
        self.chosen = vec[i64]()  # groups (with the number to take as count) chosen so far; `picks` in use
        self.picks: i64 = 0
        self.gates = vec[
            i64
        ]()  # pairs of rim hex * FACTIONS + faction and free slots there, this Recruit Phase; `gated` in use
        self.gated: i64 = 0
        self.fight = vec[i64]()
        self.starter: i64 = NOBODY  # the seat that begins every round
        self.active: i64 = NOBODY  # whose turn it is
        self.round: i64 = 0
        self.turns: i64 = 0  # turns begun
        self.phase: i64 = SETTING_UP
        self.decisions: i64 = 0  # made in this turn: the safety cap counts them

    def clear(self) -> None:
        """Nobody anywhere, nothing gained."""
        self.units = vec[i64]([0] * 64)
        self.held = vec[i16]([0] * HEXES)
        self.owner = vec[i64]([NOBODY] * FACTIONS)
        self.bank = vec[i64]([0] * FACTIONS)
        self.invented = vec[i64]([0] * FACTIONS)
        self.dead = vec[i64]([0] * FACTIONS)
        self.home = vec[i64]([NOBODY] * FACTIONS)
        self.out = vec[i64]([0] * SEATS)
        self.hands = vec[u8]([0] * (SEATS * RANKS))
        self.deck = vec[u8]([0] * RANKS)
        self.discards = vec[u8]([0] * RANKS)
        self.known = vec[u8]([0] * (SEATS * SEATS * RANKS))
        self.drawn = vec[u8]([0] * (SEATS * RANKS))
        self.laid = vec[u8]([0] * (SEATS * RANKS))
        self.mixed = vec[i64]([0] * SEATS)
        self.dice = vec[i64]([0] * 8)
        self.notes = vec[i64]([0] * 8)
        self.chosen = vec[i64]([0] * 8)
        self.gates = vec[i64]([0] * 8)
        self.fight = vec[i64]([0] * FIGHT)
        self.fight[F_HEX] = NOBODY
        self.frames = vec[i64]([0] * (FRAME * FRAMES))

    def clone_into(self, copy: "State") -> None:
        """Make another position equal to this one; what it tells is its own."""
        copy.actor = self.actor
        copy.chart = self.chart
        copy.units = self.units[:]
        copy.groups = self.groups
        copy.held = self.held[:]
        copy.owner = self.owner[:]
        copy.bank = self.bank[:]
        copy.invented = self.invented[:]
        copy.dead = self.dead[:]
        copy.home = self.home[:]
        copy.out = self.out[:]
        copy.hands = self.hands[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.known = self.known[:]
        copy.renewed = self.renewed
        copy.drawn = self.drawn[:]
        copy.laid = self.laid[:]
        copy.mixed = self.mixed[:]
        copy.dice = self.dice[:]
        copy.thrown = self.thrown
        copy.notes = self.notes[:]
        copy.noted = self.noted
        copy.chosen = self.chosen[:]
        copy.picks = self.picks
        copy.gates = self.gates[:]
        copy.gated = self.gated
        copy.fight = self.fight[:]
        copy.frames = self.frames[:]
        copy.depth = self.depth
        copy.starter = self.starter
        copy.active = self.active
        copy.round = self.round
        copy.turns = self.turns
        copy.phase = self.phase
        copy.decisions = self.decisions

    # Groups: where they stand in `units`, and their parts.

    def first_in(self, place: i64) -> i64:
        """The index of the first group in a hex, or of the first beyond it."""
        return self.index_of(place << HEX_SHIFT)

    def index_of(self, value: i64) -> i64:
        """The index of the first group that is not below a value."""
        low: i64 = 0
        high = self.groups
        while low < high:
            middle = (low + high) >> 1
            if self.units[middle] < value:
                low = middle + 1
            else:
                high = middle
        return low

    def count(self, place: i64, faction: i64, kind: i64) -> i64:
        """How many units of a kind a faction has in a hex."""
        if not self.has(place, faction):
            return 0
        first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT)
        index = self.index_of(first)
        total: i64 = 0
        while index < self.groups and self.units[index] < first + ONE_KIND:
            total += self.units[index] & COUNT_MASK
            index += 1
        return total

    def total(self, place: i64, faction: i64) -> i64:
        """How many units a faction has in a hex, Bases and cargo included."""
        if not self.has(place, faction):
            return 0
        first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
        index = self.index_of(first)
        total: i64 = 0
        while index < self.groups and self.units[index] < first + ONE_FACTION:
            total += self.units[index] & COUNT_MASK
            index += 1
        return total

    def put(self, place: i64, faction: i64, kind: i64, marks: i64, number: i64) -> None:
        """Add units to a hex; those with equal marks join their group. There is no limit.

        Rule: MI-R32, MI-R33
        """
        if number <= 0:
            return
        key = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT) + (marks << COUNT_BITS)
        index = self.index_of(key)
        if index < self.groups and self.units[index] < key + ONE_MARK:
            self.units[index] += number
            return
        if self.groups == len(self.units):
            self.units = doubled(self.units)
        last = self.groups
        while last > index:
            self.units[last] = self.units[last - 1]
            last -= 1
        self.units[index] = key + number
        self.groups += 1
        self.held[place] = i16(i64(self.held[place]) | bit(faction))

    def take(self, place: i64, faction: i64, kind: i64, marks: i64, number: i64) -> None:
        """Remove units of one group from a hex; there must be so many."""
        key = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT) + (marks << COUNT_BITS)
        index = self.index_of(key)
        if index >= self.groups or self.units[index] >= key + ONE_MARK or self.units[index] & COUNT_MASK < number:
            raise AssertionError("units are taken that are not there")
        if self.units[index] & COUNT_MASK > number:
            self.units[index] -= number
            return
        self.drop(index)
        if not self.is_held_still(place, faction):
            self.held[place] = i16(i64(self.held[place]) & ~bit(faction))

    def drop(self, index: i64) -> None:
        """Close the gap of a group that is gone."""
        self.groups -= 1
        while index < self.groups:
            self.units[index] = self.units[index + 1]
            index += 1
        self.units[self.groups] = 0

    def is_held_still(self, place: i64, faction: i64) -> bool:
        """Whether some group of a faction is in a hex, by the groups themselves."""
        first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT)
        index = self.index_of(first)
        return index < self.groups and self.units[index] < first + ONE_FACTION

    def take_any(self, place: i64, faction: i64, kind: i64) -> i64:
        """Remove one unit of a kind, spent ones first; its marks.

        Rule: MI-R164
        """
        first = (place << HEX_SHIFT) + (faction << FACTION_SHIFT) + (kind << KIND_SHIFT)
        index = self.index_of(first + ONE_KIND) - 1  # the highest marks are SPENT and FIRED
        if index < 0 or self.units[index] < first:
            raise AssertionError("a unit is lost that is not there")
        marks = (self.units[index] >> COUNT_BITS) & ALL_MARKS
        self.take(place, faction, kind, marks, 1)
        return marks

    def mark(self, index: i64, clear: i64, write: i64) -> None:
        """Change the marks of one group; it may join another one and move to another index."""
        value = self.units[index]
        place = value >> HEX_SHIFT
        faction = faction_in(value)
        kind = kind_in(value)
        marks = marks_in(value)
        number = value & COUNT_MASK
        fresh = (marks & ~clear) | write
        if fresh == marks:
            return
        self.drop(index)
        self.put(place, faction, kind, fresh, number)

    # Who is in a hex.

    def has(self, place: i64, faction: i64) -> bool:
        """Whether a faction has a unit in a hex."""
        return (i64(self.held[place]) >> faction) & 1 != 0

    def enemy_in(self, place: i64, seat: i64) -> i64:
        """The faction of another player in a hex, NOBODY when there is none."""
        if self.held[place] == 0:
            return NOBODY
        rest = i64(self.held[place])
        faction: i64 = 0
        while rest:
            if rest & 1 and self.owner[faction] != seat:
                return faction
            rest >>= 1
            faction += 1
        return NOBODY

    def own_in(self, place: i64, seat: i64) -> i64:
        """The faction of a player in a hex, NOBODY when there is none."""
        if self.held[place] == 0:
            return NOBODY
        rest = i64(self.held[place])
        faction: i64 = 0
        while rest:
            if rest & 1 and self.owner[faction] == seat:
                return faction
            rest >>= 1
            faction += 1
        return NOBODY

    def is_empty_or_friendly(self, place: i64, faction: i64) -> bool:
        """Whether nobody but the faction itself has units in a hex; partners do not count as friends.

        Rule: MI-R27, MI-R125
        """
        return i64(self.held[place]) & ~bit(faction) == 0

    # Powers as they are now.

    def power(self, faction: i64, power: i64) -> i64:
        """A number of a faction, its invention counted in once it is made."""
        return self.setup.power(faction, self.invented[faction], power)

    def kind_power(self, power: i64, faction: i64, kind: i64) -> i64:
        """A number of a kind of unit of a faction, its invention counted in once it is made."""
        return self.setup.kind_power(power, faction, self.invented[faction], kind)

    def map(self) -> Chart:
        """The chart, once it is there."""
        chart = self.chart
        if chart is None:
            raise AssertionError("the chart is not rolled yet")
        return chart


def bit(faction: i64) -> i64:
    """The bit of a faction."""
    return BITS[faction]


BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])


def place_in(group: i64) -> i64:
    """The hex of a group."""
    return group >> HEX_SHIFT


def faction_in(group: i64) -> i64:
    """The faction of a group."""
    return (group >> FACTION_SHIFT) & 15


def kind_in(group: i64) -> i64:
    """The kind of a group."""
    return (group >> KIND_SHIFT) & 7


def marks_in(group: i64) -> i64:
    """The marks of a group."""
    return (group >> COUNT_BITS) & ALL_MARKS


def count_in(group: i64) -> i64:
    """How many units a group has."""
    return group & COUNT_MASK
