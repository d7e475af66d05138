"""Turns, rounds, and the end of the game."""

from grognard.games.mysterious_islands.actions import CARD
from tests.property.naive_islands.board import Play, ask
from tests.property.naive_islands.facts import BASE, FROM_THE_EDGE, HAND
from tests.property.naive_islands.fighting import Fighting


class Referee(Fighting):
    """The whole game from the beginning of a turn on."""

    def run(self) -> Play:
        while self.winners is None:
            if self.active not in self.out:
                for unit in self.units:
                    unit.spent = unit.fired = False
                yield from self.take_turn()
                self.bury()
            self.go_on()

    def take_turn(self) -> Play:
        if self.options["action_deck"]:
            yield from self.draw(self.active, 2)
        if self.options["event_phase"]:
            yield from self.event()
        yield from self.recruiting()
        yield from self.movement()
        yield from self.bombardment()
        yield from self.action()
        yield from self.combat()
        yield from self.discard()

    def discard(self) -> Play:
        hand = self.hands[self.active]
        while sum(hand.values()) > HAND:
            choices = {CARD + rank for rank in self.held(self.active)}
            rank = (yield from ask(self.active, "discard", choices)) - CARD
            hand[rank] -= 1
            self.discards[rank] += 1

    def bury(self) -> None:
        """Who is dead, who is out. Rule: MI-R05, MI-R151"""
        for faction in self.owner:
            if faction not in FROM_THE_EDGE and all(unit.faction != faction for unit in self.units):
                self.dead.add(faction)
                self.bank[faction] = 0
        for seat in range(self.seats):
            if seat not in self.out and all(f in self.dead for f, whose in self.owner.items() if whose == seat):
                self.out[seat] = self.turn
                for rank, number in self.hands[seat].items():
                    self.discards[rank] += number
                    self.hands[seat][rank] = 0

    def go_on(self) -> None:
        if self.seats - len(self.out) < 2:
            self.end()
            return
        self.active = (self.active + 1) % self.seats
        if self.active == self.starter:
            self.round += 1
        if self.round > int(self.options["rounds"]):
            self.end()
        elif self.active not in self.out:
            self.turn += 1

    def end(self) -> None:
        """Rule: MI-008, MI-R02, MI-R03, MI-R07"""
        able = [seat for seat in range(self.seats) if seat not in self.out]
        able = able or [seat for seat, turn in self.out.items() if turn == self.turn]
        best = max(self.count(seat, bases=True) for seat in able)
        able = [seat for seat in able if self.count(seat, bases=True) == best]
        if self.options["tie_break"] == "units":
            most = max(self.count(seat, bases=False) for seat in able)
            able = [seat for seat in able if self.count(seat, bases=False) == most]
        self.winners = set(able)

    def count(self, seat: int, *, bases: bool) -> int:
        return sum((unit.kind == BASE) == bases for unit in self.own(seat))
