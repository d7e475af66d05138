"""Dice that cards and Shamans may change, cards that answer cards, and the cards of an own turn."""

from collections.abc import Callable, Generator
from typing import Any

from grognard.games.mysterious_islands.actions import (
    CARD,
    DOWN,
    EIGHT,
    HEX,
    JACK,
    KING,
    NINE,
    NUMBER,
    PASS,
    QUEEN,
    SEVEN,
    SHAMAN,
    SIX,
    TEN,
    UP,
)
from grognard.games.mysterious_islands.actions import SEAT as VICTIM
from tests.property.naive_islands.board import Asked, Board, Drawn, Facts, Hex, Play, Seat, Thrown, ask
from tests.property.naive_islands.facts import BASE, BOSS, NA

Stack = tuple[int, Hex, int, int]  # faction, hex, its first die and how many


class Windows(Board):
    """What happens around dice and cards."""

    def held(self, seat: Seat) -> set[int]:
        return {rank for rank, number in self.hands[seat].items() if number}

    def throw(
        self, dice: int, stacks: tuple[Stack, ...] = (), facts: Callable[[], Facts] = dict
    ) -> Generator[Any, Any, list[int]]:
        """Throw, let everybody answer, and give what the dice show in the end. Rule: MI-R142 to MI-R145"""
        self.dice = yield Thrown(dice)
        seats, place, passes = self.clockwise(self.active), 0, 0
        while passes < self.seats:
            seat = seats[place % self.seats]
            place += 1
            passes += 1
            shamans = [stack for stack in stacks if self.owner[stack[0]] == seat and self.shamans(stack)]
            if not self.held(seat) and not shamans:
                continue
            cards = {CARD + rank for rank in self.held(seat) if rank <= SIX or rank in {NINE, TEN}}
            choice = yield Asked(seat, "roll_window", {PASS} | cards | ({SHAMAN} if shamans else set()), facts())
            if choice != PASS:
                passes = 0
                yield from self.change(seat, choice, shamans)
        return self.dice

    def test(self, needed: int, *stacks: Stack) -> Generator[Any, Any, bool]:
        """One die against a number."""
        facts = {choice: {"needed": needed} for choice in (SHAMAN, CARD + NINE)}
        dice = yield from self.throw(1, stacks, lambda: facts)
        return bool(dice[0] >= needed)

    def shamans(self, stack: Stack) -> bool:
        """Whether a stack has a Shaman that is not spent."""
        faction, place, _, _ = stack
        bosses = [unit for unit in self.of(faction, place) if unit.kind == BOSS]
        return faction == NA and any(not boss.spent for boss in bosses)

    def change(self, seat: Seat, choice: int, shamans: list[Stack]) -> Play:
        if choice == SHAMAN:
            faction, place, first, number = shamans[0]
            for unit in self.of(faction, place):
                unit.spent = unit.spent or unit.kind == BOSS
            self.dice[first : first + number] = yield Thrown(number)
            return
        rank, step = self.lay(seat, choice - CARD), 0
        die = yield from ask(seat, "which_die", {NUMBER + die for die in range(len(self.dice))})
        if rank == TEN:
            step = 1 if (yield from ask(seat, "up_or_down", {UP, DOWN})) == UP else -1
        if (yield from self.play(seat, rank)):
            if rank == NINE:
                self.dice[die - NUMBER] = (yield Thrown(1))[0]
            else:
                self.dice[die - NUMBER] = self.dice[die - NUMBER] + step if step else rank

    def lay(self, seat: Seat, rank: int) -> int:
        """A card leaves the hand."""
        self.hands[seat][rank] -= 1
        return rank

    def play(self, seat: Seat, rank: int) -> Generator[Any, Any, bool]:
        """A card that is laid may be answered; whether it stands. Rule: MI-R148, MI-R150"""
        stands = yield from self.stands(seat)
        if rank != KING or not stands:
            self.discards[rank] += 1
        return stands

    def stands(self, by: Seat) -> Generator[Any, Any, bool]:
        for seat in self.clockwise(by)[1:]:
            while self.held(seat):
                queen = {CARD + QUEEN} if QUEEN in self.held(seat) else set()
                if (yield Asked(seat, "negate_window", {PASS} | queen)) == PASS:
                    break
                if (yield from self.play(seat, self.lay(seat, QUEEN))):
                    return False
        return True

    # -- cards of an own turn

    def thieves_and_kings(self) -> set[int]:
        """Jack and King, where a main question allows them. Rule: MI-R149"""
        held = self.held(self.active)
        victims = any(self.held(seat) for seat in range(self.seats) if seat != self.active)
        return {CARD + rank for rank in held if rank == KING or (rank == JACK and victims)}

    def use(self, choice: int) -> Play:
        """The card of a main question."""
        rank = self.lay(self.active, choice - CARD)
        if rank == JACK:
            yield from self.steal()
        elif rank == SEVEN:
            yield from self.again()
        elif (yield from self.play(self.active, KING)):
            yield from self.draw(self.active, 2)
            self.discards[KING] += 1

    def steal(self) -> Play:
        others = {VICTIM + seat for seat in range(self.seats) if seat != self.active and self.held(seat)}
        victim = (yield from ask(self.active, "victim", others)) - VICTIM
        if (yield from self.play(self.active, JACK)) and self.held(victim):
            rank = yield from self.draw_from(self.hands[victim])
            self.hands[self.active][rank] += 1

    def draw_from(self, bag: dict[int, int]) -> Generator[Any, Any, int]:
        cards = [rank for rank in sorted(bag) for _ in range(bag[rank])]
        rank: int = cards[(yield Drawn(len(cards)))]
        bag[rank] -= 1
        return rank

    def draw(self, seat: Seat, number: int) -> Play:
        """Cards from the deck, which the discards renew. Rule: MI-141, MI-R150"""
        for _ in range(number):
            if not any(self.deck.values()):
                self.deck, self.discards = self.discards, dict.fromkeys(self.discards, 0)
            if any(self.deck.values()):
                rank = yield from self.draw_from(self.deck)
                self.hands[seat][rank] += 1

    # -- Seven and Eight

    def stacks(self) -> set[Hex]:
        """Where the active player has something that can move and is not frozen."""
        return {unit.hex for unit in self.own(self.active) if unit.kind != BASE and not unit.frozen}

    def again(self) -> Play:
        """A stack moves again. Rule: MI-R146"""
        stacks = {HEX + place for place in self.stacks()}
        place = (yield from ask(self.active, "seven_where", stacks)) - HEX
        if (yield from self.play(self.active, SEVEN)):
            for unit in self.own(self.active):
                if unit.hex == place and not unit.frozen:
                    unit.rest()
                    unit.points = self.moves(unit)

    def eights(self) -> Play:
        """Opponents keep stacks from moving. Rule: MI-R147"""
        for seat in self.clockwise(self.active)[1:]:
            while self.held(seat) and self.stacks():
                eight = {CARD + EIGHT} if EIGHT in self.held(seat) else set()
                choice = yield Asked(seat, "eight_window", {PASS} | eight)
                if choice == PASS:
                    break
                self.lay(seat, EIGHT)
                place = (yield from ask(seat, "eight_where", {HEX + there for there in self.stacks()})) - HEX
                if (yield from self.play(seat, EIGHT)):
                    for unit in self.own(self.active):
                        unit.frozen = unit.frozen or unit.hex == place
