"""A position: fields, copying, stacks, the open questions; no rules.

A unit on the board is one number: territory * 2**40 + owner * 2**36 + type * 2**28 + marks. Units stand in ascending order of territory
and owner; within a stack in the order of the stack, the top unit first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.frames import FRAME, FRAMES, Frames
from grognard.core.rows import doubled
from grognard.games.warp_empires.actions import TERRITORIES
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.tables import BITS, OPEN_STACKS, OWN_SHARED, TOP_VISIBLE, Tables

NOBODY: Final = -1

PLACE_SHIFT: Final = 40
OWNER_SHIFT: Final = 36
TYPE_SHIFT: Final = 28
MARKS: Final = 268435455  # 2**28 - 1

# Marks of a unit.
NO_MARKS: Final = 0
MOVES: Final = 15  # how often it was moved by cards this turn
BY_THIS_CARD: Final = 16  # moved by the card that is being used
PINNED: Final = 32  # has entered a territory with foes this turn
PRICE_SHIFT: Final = 6  # what was paid for it openly, 0 = nobody can tell any more
PRICE: Final = 4032  # 63 << 6
SEEN_SHIFT: Final = 12  # the seats that know its type, as bits
SEEN: Final = 268431360  # 65535 << 12
ALL_SEATS: Final = 65535

# When a seat last looked: turn * 2**24 + viewer * 2**20 + owner * 2**16 + territory.
HAND: Final = 256  # in place of the territory: the look went into a hand

# Phases.
SETTING_UP: Final = 0
DRAW_PHASE: Final = 1
MOVE_PHASE: Final = 2
BATTLE_PHASE: Final = 3
REVENUE_PHASE: Final = 4
RECRUIT_PHASE: Final = 5
UPKEEP_PHASE: Final = 6
CONTROL_PHASE: Final = 7

# The battle that goes on: numbers in `battle`; + 1 for the defender where there are two.
BATTLE: Final = 16
B_PLACE: Final = 0  # NOBODY when there is none
B_SIDE: Final = 1  # seat of the attacker; + 1: of the defender
B_PASSES: Final = 3  # passes in a row
B_WINNER: Final = 4  # 0 attacker, 1 defender, NOBODY
B_QUOTA: Final = 5  # units that the loser has to lose
B_LOST: Final = 6  # units that the loser has lost
B_FORCE_LOST: Final = 7  # effective Force of them
B_PAID: Final = 8  # Force that the winner has lost
B_LEADER: Final = 9  # 1 when the side had a leader at the comparison; + 1


class State(Frames):
    """One position."""

    def __init__(self, tables: Tables, module: object) -> None:
        """A blank for clone_into(); `module` is what interpreted code knows of names and words."""
        super().__init__()
        self.tables = tables
        self.module = module
        self.atlas: Atlas | None = None
        self.units = vec[i64]()  # `standing` of them in use
        self.standing: i64 = 0
        self.marker = vec[i16]()  # by territory: the seat whose marker lies there, NOBODY
        self.start_marker = vec[u8]()  # by territory: 1 while the marker of the start needs no garrison
        self.power = vec[i64]()  # by seat, NOBODY before it is picked
        self.home = vec[i64]()  # by seat
        self.points = vec[i64]()  # by seat: treasury
        self.out = vec[i64]()  # by seat: 1 once eliminated
        self.hands = vec[u8]()  # by seat and card
        self.decks = vec[u8]()  # by deck (0 shared, else seat) and card: a bag
        self.discards = vec[u8]()  # likewise
        self.strangers = vec[u8]()  # by holder, seat and card: how many of the hand come out of another seat's own deck
        self.in_play = vec[u8]()  # by deck and card: laid down in a move or for the turn, not yet discarded
        self.laid = vec[
            i64
        ]()  # cards of the battle in order: deck * 256 + card * 4 + side * 2 + cancelled; `lying` of them
        self.aimed = vec[i64]()  # by card laid: what it is aimed at (type of unit, or index of a card), NOBODY
        self.lying: i64 = 0
        self.pile = vec[i16]()  # by (pile * seats + seat, seat 0 when shared) * types + type: chits left
        self.offer = vec[i16]()  # by type: chits drawn in this Recruit phase and not bought
        self.captured = vec[i16]()  # by seat of the captor and type
        self.tokens = vec[i64]()  # by seat and counter: what it stands at
        self.group = vec[i16]()  # by type: units chosen for the group
        self.truce = vec[
            i64
        ]()  # by seat: 1 when its stacks may not be attacked this turn (all seats under the default)
        self.fought = vec[i64]()  # territory * 16 + foe of battles fought this phase; `fights` of them
        self.fights: i64 = 0
        self.raised = vec[i64]()  # territories whose stack has had a unit raised this phase; `raises` of them
        self.raises: i64 = 0
        self.free_left: i64 = 0  # group moves without a card that are left in this phase
        self.led = vec[u8]()  # by territory: 1 while its stack has the free move of a leader, where there are such
        self.placed = vec[u8]()  # by territory: recruits placed this phase, where that is limited
        self.bought = vec[i16]()  # by type: bought this phase, for prices that hold for the first few only
        self.seen_cards = vec[u8]()  # by seat, other seat and card: cards that the first knows the second to hold
        self.looks = vec[i64]()  # when seats looked into stacks and hands, see knowledge.py; `looked` of them
        self.looked: i64 = 0
        self.battle = vec[i64]()
        self.order = vec[i64]()  # seats in turn order, from the starting player on
        self.active: i64 = NOBODY
        self.round: i64 = 0
        self.turns: i64 = 0
        self.phase: i64 = SETTING_UP
        self.winners: i64 = 0  # mask of the seats that have won, once the game is over
        self.ending: i64 = 0  # 1 + the row of the victory, 100 last player, 101 round limit

    def clear(self) -> None:
        """Nobody anywhere; lists are as long as this module and table need them."""
        t = self.tables
        seats, cards, types = t.seats, t.cards, t.types
        decks: i64 = seats if t.deck_owner != OWN_SHARED else 1
        strangers: i64 = seats * seats * cards if t.deck_owner != OWN_SHARED else 0
        led: i64 = TERRITORIES if t.free_moves < 0 else 0
        placed: i64 = TERRITORIES if t.per_territory else 0
        self.units = vec[i64]([0] * 64)
        self.marker = vec[i16]([NOBODY] * TERRITORIES)
        self.start_marker = vec[u8]([0] * TERRITORIES)
        self.power = vec[i64]([NOBODY] * seats)
        self.home = vec[i64]([NOBODY] * seats)
        self.points = vec[i64]([0] * seats)
        self.out = vec[i64]([0] * seats)
        self.hands = vec[u8]([0] * (seats * cards))
        self.decks = vec[u8]([0] * (decks * cards))
        self.discards = vec[u8]([0] * (decks * cards))
        self.strangers = vec[u8]([0] * strangers)
        self.in_play = vec[u8]([0] * (decks * cards))
        self.laid = vec[i64]([0] * 8)
        self.aimed = vec[i64]([0] * 8)
        self.pile = vec[i16]([0] * (t.piles * seats * types))
        self.offer = vec[i16]([0] * types)
        self.captured = vec[i16]([0] * (seats * types))
        self.tokens = vec[i64]([0] * (seats * t.counters))
        self.group = vec[i16]([0] * types)
        self.truce = vec[i64]([0] * seats)
        self.fought = vec[i64]([0] * 8)
        self.raised = vec[i64]([0] * 8)
        self.led = vec[u8]([0] * led)
        self.placed = vec[u8]([0] * placed)
        self.bought = vec[i16]([0] * types)
        self.seen_cards = vec[u8]([0] * (seats * seats * cards))
        self.looks = vec[i64]([0] * 8)
        self.battle = vec[i64]([0] * BATTLE)
        self.battle[B_PLACE] = NOBODY
        self.frames = vec[i64]([0] * (FRAME * FRAMES))
        self.order = vec[i64]([NOBODY] * seats)

    def clone_into(self, copy: "State") -> None:
        """Make another position equal to this one; what it tells is its own."""
        copy.actor = self.actor
        copy.atlas = self.atlas
        copy.units = self.units[:]
        copy.standing = self.standing
        copy.marker = self.marker[:]
        copy.start_marker = self.start_marker[:]
        copy.power = self.power[:]
        copy.home = self.home[:]
        copy.points = self.points[:]
        copy.out = self.out[:]
        copy.hands = self.hands[:]
        copy.decks = self.decks[:]
        copy.discards = self.discards[:]
        copy.strangers = self.strangers[:]
        copy.in_play = self.in_play[:]
        copy.laid = self.laid[:]
        copy.aimed = self.aimed[:]
        copy.lying = self.lying
        copy.pile = self.pile[:]
        copy.offer = self.offer[:]
        copy.captured = self.captured[:]
        copy.tokens = self.tokens[:]
        copy.group = self.group[:]
        copy.truce = self.truce[:]
        copy.fought = self.fought[:]
        copy.fights = self.fights
        copy.raised = self.raised[:]
        copy.raises = self.raises
        copy.free_left = self.free_left
        copy.led = self.led[:]
        copy.placed = self.placed[:]
        copy.bought = self.bought[:]
        copy.seen_cards = self.seen_cards[:]
        copy.looks = self.looks[:]
        copy.looked = self.looked
        copy.battle = self.battle[:]
        copy.frames = self.frames[:]
        copy.depth = self.depth
        copy.order = self.order[:]
        copy.active = self.active
        copy.round = self.round
        copy.turns = self.turns
        copy.phase = self.phase
        copy.winners = self.winners
        copy.ending = self.ending

    # Stacks.

    def first_of(self, place: i64, owner: i64) -> i64:
        """The index of the top unit of a stack, or of the first unit beyond where it would be."""
        wanted = (place << PLACE_SHIFT) + (owner << OWNER_SHIFT)
        low: i64 = 0
        high = self.standing
        while low < high:
            middle = (low + high) >> 1
            if self.units[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low

    def is_in(self, index: i64, place: i64, owner: i64) -> bool:
        """Whether the unit of an index belongs to a stack."""
        return index < self.standing and self.units[index] >> OWNER_SHIFT == (place << 4) + owner

    def size(self, place: i64, owner: i64) -> i64:
        """How many units a stack has."""
        first = self.first_of(place, owner)
        index = first
        while self.is_in(index, place, owner):
            index += 1
        return index - first

    def count_type(self, place: i64, owner: i64, kind: i64) -> i64:
        """How many units of a type a stack has."""
        index = self.first_of(place, owner)
        found: i64 = 0
        while self.is_in(index, place, owner):
            if type_in(self.units[index]) == kind:
                found += 1
            index += 1
        return found

    def foe_in(self, place: i64, owner: i64, after: i64 = NOBODY) -> i64:
        """The first other player, by number and beyond `after`, who has units in a territory; NOBODY when there is none."""
        index = self.first_of(place, after + 1)
        while index < self.standing and place_in(self.units[index]) == place:
            if owner_in(self.units[index]) != owner:
                return owner_in(self.units[index])
            index += 1
        return NOBODY

    def put_under(self, place: i64, owner: i64, kind: i64, marks: i64) -> None:
        """A unit slides under those that are in the stack.

        Rule: WE-R22
        """
        index = self.first_of(place, owner + 1)
        if self.standing == len(self.units):
            self.units = doubled(self.units)
        last = self.standing
        while last > index:
            self.units[last] = self.units[last - 1]
            last -= 1
        if self.tables.stacks_hidden == OPEN_STACKS:
            marks |= SEEN
        self.units[index] = (place << PLACE_SHIFT) + (owner << OWNER_SHIFT) + (kind << TYPE_SHIFT) + marks
        self.standing += 1
        if index == 0 or self.units[index - 1] >> OWNER_SHIFT != (place << 4) + owner:
            self.show_top(index)

    def take(self, index: i64) -> i64:
        """Remove a unit by its index; the unit."""
        unit = self.units[index]
        was_top = index == 0 or self.units[index - 1] >> OWNER_SHIFT != unit >> OWNER_SHIFT
        last = index
        self.standing -= 1
        while last < self.standing:
            self.units[last] = self.units[last + 1]
            last += 1
        self.units[self.standing] = 0
        if was_top and index < self.standing and self.units[index] >> OWNER_SHIFT == unit >> OWNER_SHIFT:
            self.show_top(index)
        return unit

    def lift_to_top(self, index: i64) -> None:
        """A unit comes to the top of its stack; those above slide down.

        Rule: WE-R22
        """
        unit = self.units[index]
        first = self.first_of(place_in(unit), owner_in(unit))
        while index > first:
            self.units[index] = self.units[index - 1]
            index -= 1
        self.units[first] = unit
        self.show_top(first)

    def show_top(self, index: i64) -> None:
        """Everybody sees the unit that lies on top.

        Rule: WE-025, WE-R22
        """
        if self.tables.stacks_hidden == TOP_VISIBLE:
            self.units[index] |= SEEN

    def map(self) -> Atlas:
        """The map, once it is there."""
        atlas = self.atlas
        if atlas is None:
            raise AssertionError("the map is not made yet")
        return atlas


def place_in(unit: i64) -> i64:
    """The territory of a unit."""
    return unit >> PLACE_SHIFT


def owner_in(unit: i64) -> i64:
    """The seat of a unit."""
    return (unit >> OWNER_SHIFT) & 15


def type_in(unit: i64) -> i64:
    """The type of a unit."""
    return (unit >> TYPE_SHIFT) & 255


def seat_bit(seat: i64) -> i64:
    """The bit of a seat, 0 for a spectator."""
    return BITS[seat] if seat >= 0 else 0


def marks_in(unit: i64) -> i64:
    """The marks of a unit."""
    return unit & MARKS
