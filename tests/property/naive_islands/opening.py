"""Factions, the roll-off, first Bases and Boats: what comes before the first turn."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from grognard.games.mysterious_islands.actions import FACTION, HEX, LOT
from tests.property.naive_islands.board import Drawn, Hex, Play, Thrown, ask
from tests.property.naive_islands.facts import BAND, BASE, BOAT, BOSS, CF, JUNGLE, SA, ZO
from tests.property.naive_islands.turns import Referee

BASIC, EXTRA = 7, 9
START_BANDS = 4
LARGE = 7


@dataclass
class Charted:
    """The chart is made; the answer is what lies where, and the harbours."""

    is_rolled: bool


class Opening(Referee):
    """The whole game."""

    harbours: list[Hex]

    def run(self) -> Play:
        yield from self.picks()
        yield from self.roll_off()
        yield Charted(not self.options["map"])  # type: ignore[misc]  # the one who asks lays the chart out
        own = [[f for f in sorted(self.owner) if self.owner[f] == seat] for seat in self.clockwise(self.starter)]
        turns = [faction for one_each in zip(*own, strict=True) for faction in one_each]
        for faction in turns:
            yield from self.settle(faction)
        for faction in turns:
            if faction != ZO:
                berths = {HEX + place for place in self.berths(faction, self.home(faction))}
                self.add(faction, BOAT, (yield from ask(self.owner[faction], "choose_berth", berths)) - HEX)
        if self.options["action_deck"]:
            self.deck = {rank: 4 if rank else 0 for rank in range(14)}
        yield from super().run()

    def home(self, faction: int) -> Hex:
        return next(unit.hex for unit in self.units if unit.faction == faction and unit.kind == BASE)

    def picks(self) -> Play:
        """Rule: MI-010, MI-R14, MI-R126"""
        for _ in range(int(self.options["factions_per_player"])):
            for seat in range(self.seats):
                left = [f for f in range(EXTRA if self.options["extra_factions"] else BASIC) if f not in self.owner]
                assert len(left) < EXTRA or {CF, SA} <= set(left)
                choice = LOT
                if self.options["faction_choice"] == "pick":
                    choice = yield from ask(seat, "pick_faction", {FACTION + faction for faction in left} | {LOT})
                faction = left[(yield Drawn(len(left)))] if choice == LOT else choice - FACTION
                self.owner[faction] = seat
                self.bank[faction] = 0

    def roll_off(self) -> Play:
        """Rule: MI-015, MI-R12"""
        still = list(range(self.seats))
        while len(still) > 1:
            thrown: dict[int, int] = {}
            for seat in still:
                thrown[seat] = (yield Thrown(1))[0]
            still = [seat for seat in still if thrown[seat] == max(thrown.values())]
        self.active = self.starter = still[0]

    def settle(self, faction: int) -> Play:
        """Rule: MI-011 to MI-013, MI-R15, MI-R18"""
        if self.options["start_placement"] == "choose":
            places = {HEX + place for place in range(len(self.near)) if self.is_start(faction, place)}
            place = (yield from ask(self.owner[faction], "choose_start", places)) - HEX
        else:
            place = yield from self.deal()
            assert self.is_start(faction, place)
        self.add(faction, BASE, place)
        bands = int(self.options["zombie_start_bands"]) if faction == ZO else START_BANDS
        for _ in range(bands):
            self.add(faction, BAND, place)
        if faction != ZO:
            self.add(faction, BOSS, place)

    def deal(self) -> Generator[Any, Any, Hex]:
        number = (yield Drawn(len(self.harbours))) if len(self.harbours) > 1 else 0
        return self.harbours.pop(number)

    def is_start(self, faction: int, place: Hex) -> bool:
        bases = {unit.hex for unit in self.units if unit.kind == BASE}
        if self.terrain[place] != JUNGLE or any(bases & {*island} for island in self.islands if place in island):
            return False
        return bool(self.berths(faction, place))

    def berths(self, faction: int, home: Hex) -> list[Hex]:
        return [near for near in self.near[home] if self.is_water(near) and self.is_free(faction, near)]
