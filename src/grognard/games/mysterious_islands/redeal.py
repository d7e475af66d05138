"""Hands dealt anew once the deck was renewed: everybody knows which cards it then held, so all others were in hands.

Cards of other hands are *fresh*, drawn since, or *old*. What left a hand in the open since may have been either, wherever both were possible.
Seats whose hands have exchanged cards unseen are dealt to as one, a *crew*, and share out what it has.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.actions import RANKS, SEATS
from grognard.games.mysterious_islands.hands import add_one, hand_size, known_cards, mates_of
from grognard.games.mysterious_islands.state import State, bit

TRIES: Final = 40  # then the cards that must be there come from where they really came from


class Redeal:
    """What one seat (or a spectator, below 0) knows, and what is left to deal."""

    def __init__(self, state: State, viewer: i64) -> None:
        """Nothing is taken up yet."""
        self.state = state
        self.viewer = viewer
        # By rank: cards of the renewed deck, not counting the viewer's own if those are sure, and the others.
        self.fresh = vec[i64]([0] * RANKS)
        self.old = vec[i64]([0] * RANKS)
        self.fresh_left = vec[i64]([0] * SEATS)  # by crew, named by its first seat: fresh cards it still gets
        self.old_left = vec[i64]([0] * SEATS)
        self.fresh_got = vec[i64]([0] * (SEATS * RANKS))  # by crew and rank
        self.got = vec[i64]([0] * (SEATS * RANKS))  # by crew and rank: all that it gets

    def deal(self, rng: Rng) -> None:
        """Change the position: hands of equal size, known cards where they are, the rest as it may be.

        Rule: MI-R08, MI-R149, MI-R150, MI-R162
        """
        for attempt in range(i64(TRIES + 1)):
            self.take_up()
            if self.place_needed(rng, attempt == TRIES):
                break
        for crew in range(i64(SEATS)):
            self.fill(crew, self.fresh_left[crew], self.fresh, True, rng)
            self.fill(crew, self.old_left[crew], self.old, False, rng)
        for crew in range(self.state.setup.seats):
            if self.is_crew(crew):
                self.share_out(crew, rng)
        for rank in range(i64(RANKS)):
            self.state.deck[rank] = u8(self.fresh[rank])

    def is_crew(self, seat: i64) -> bool:
        """Whether a seat is the first of a crew that is dealt to; a viewer of its own knows all of its hand."""
        mates = mates_of(self.state, seat)
        return mates & (bit(seat) - 1) == 0 and not (seat == self.viewer and mates == bit(seat))

    def take_up(self) -> None:
        """Count what is to be dealt, and to whom."""
        state = self.state
        for rank in range(i64(RANKS)):
            self.fresh[rank] = i64(state.deck[rank])
            self.old[rank] = 0
        for crew in range(i64(SEATS)):
            self.fresh_left[crew] = 0
            self.old_left[crew] = 0
        for at in range(i64(SEATS * RANKS)):
            self.fresh_got[at] = 0
            self.got[at] = 0
        for crew in range(state.setup.seats):
            if self.is_crew(crew):
                self.take_up_crew(crew)

    def take_up_crew(self, crew: i64) -> None:
        """All cards that a crew has had since the deck was renewed."""
        state = self.state
        mates = mates_of(state, crew)
        for at in range(i64(SEATS * RANKS)):
            if mates & bit(at // RANKS):
                rank = at % RANKS
                fresh = i64(state.drawn[at])
                old = i64(state.hands[at]) + i64(state.laid[at]) - fresh
                self.fresh[rank] += fresh
                self.fresh_left[crew] += fresh
                self.old[rank] += old
                self.old_left[crew] += old

    def needed(self, seat: i64, rank: i64) -> i64:
        """How many cards of a rank a seat must have had: those it laid down, and those that the viewer knows it holds."""
        state = self.state
        return i64(state.laid[seat * RANKS + rank]) + self.sure(seat, rank)

    def sure(self, seat: i64, rank: i64) -> i64:
        """How many cards of a rank the viewer knows a seat to hold."""
        if seat == self.viewer:
            return i64(self.state.hands[seat * RANKS + rank])
        return known_cards(self.state, self.viewer, seat, rank) if self.viewer >= 0 else 0

    def place_needed(self, rng: Rng, really: bool) -> bool:
        """Find for every card that must be there whether it is fresh or old, by chance or as it really is; False when that fails."""
        for seat in range(self.state.setup.seats):
            crew = self.crew_of(seat)
            if crew < 0:
                continue
            for rank in range(i64(RANKS)):
                for _ in range(self.needed(seat, rank)):
                    fresh = self.fresh[rank] * self.fresh_left[crew] * total(self.old)
                    old = self.old[rank] * self.old_left[crew] * total(self.fresh)
                    if total(self.old) == 0:
                        fresh = self.fresh[rank] * self.fresh_left[crew]
                    if total(self.fresh) == 0:
                        old = self.old[rank] * self.old_left[crew]
                    if fresh + old == 0:
                        return False
                    is_fresh = self.is_really_fresh(crew, rank) if really else rng.below(fresh + old) < fresh
                    self.give(crew, rank, is_fresh)
        return True

    def crew_of(self, seat: i64) -> i64:
        """The crew that a seat belongs to, -1 when it is not dealt to."""
        mates = mates_of(self.state, seat)
        first: i64 = 0
        while not mates & bit(first):
            first += 1
        return first if self.is_crew(first) else -1

    def is_really_fresh(self, crew: i64, rank: i64) -> bool:
        """Whether the crew has drawn more cards of a rank than were given to it so far."""
        drawn: i64 = 0
        mates = mates_of(self.state, crew)
        for seat in range(i64(SEATS)):
            if mates & bit(seat):
                drawn += i64(self.state.drawn[seat * RANKS + rank])
        return self.fresh_got[crew * RANKS + rank] < drawn

    def give(self, crew: i64, rank: i64, is_fresh: bool) -> None:
        """A card of a pool goes to a crew."""
        self.got[crew * RANKS + rank] += 1
        if is_fresh:
            self.fresh[rank] -= 1
            self.fresh_left[crew] -= 1
            self.fresh_got[crew * RANKS + rank] += 1
        else:
            self.old[rank] -= 1
            self.old_left[crew] -= 1

    def fill(self, crew: i64, number: i64, pool: vec[i64], is_fresh: bool, rng: Rng) -> None:
        """Random cards of a pool go to a crew."""
        for _ in range(number):
            self.give(crew, pick(pool, rng), is_fresh)

    def share_out(self, crew: i64, rng: Rng) -> None:
        """The cards of a crew go to its hands: what is sure first, then at random, hands as large as they were."""
        state = self.state
        mates = mates_of(state, crew)
        bag = vec[i64]([0] * RANKS)
        drawn = vec[i64]([0] * RANKS)
        sizes = vec[i64]([0] * SEATS)
        draws = vec[i64]([0] * SEATS)
        for rank in range(i64(RANKS)):
            bag[rank] = self.got[crew * RANKS + rank]
            drawn[rank] = self.fresh_got[crew * RANKS + rank]
        for seat in range(i64(SEATS)):
            if mates & bit(seat):
                sizes[seat] = hand_size(state, seat)
                draws[seat] = self.clear_hand(seat, bag)
                sizes[seat] -= hand_size(state, seat)
        for seat in range(i64(SEATS)):
            add_random(state.hands, seat, sizes[seat], bag, rng)
            add_random(state.drawn, seat, draws[seat], drawn, rng)

    def clear_hand(self, seat: i64, bag: vec[i64]) -> i64:
        """Leave in a hand what is sure; how many cards the seat has drawn."""
        state = self.state
        draws: i64 = 0
        for rank in range(i64(RANKS)):
            at = seat * RANKS + rank
            sure = self.sure(seat, rank)
            bag[rank] -= sure + i64(state.laid[at])
            state.hands[at] = u8(sure)
            draws += i64(state.drawn[at])
            state.drawn[at] = u8(0)
        return draws


def add_random(counts: vec[u8], seat: i64, number: i64, bag: vec[i64], rng: Rng) -> None:
    """Random cards of a bag are added to the counts of a seat."""
    for _ in range(number):
        rank = pick(bag, rng)
        bag[rank] -= 1
        add_one(counts, seat, rank)


def total(bag: vec[i64]) -> i64:
    """How many cards a bag holds."""
    found: i64 = 0
    for rank in range(i64(RANKS)):
        found += bag[rank]
    return found


def pick(bag: vec[i64], rng: Rng) -> i64:
    """The rank of a random card of a bag."""
    index = rng.below(total(bag))
    for rank in range(i64(RANKS)):
        if index < bag[rank]:
            return rank
        index -= bag[rank]
    raise AssertionError("the bag is empty")
