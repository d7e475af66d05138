"""The Movement Phase: walks, voyages, who goes along, and where they get."""

from collections.abc import Generator
from typing import Any

from grognard.games.mysterious_islands.actions import CARD, END, HEX, NUMBER, SEVEN
from tests.property.naive_islands.board import (
    Asked,
    Facts,
    Hex,
    Play,
    Unit,
    alike,
    ask,
    ask_numbers,
    picked,
    selections,
)
from tests.property.naive_islands.facts import BALLOON, BERTHS, BOAT, MEN, ON_FOOT, floats, swims
from tests.property.naive_islands.windows import Windows

Way = tuple[int, ...]


class Moving(Windows):
    """What may go where."""

    def movement(self) -> Play:
        for unit in self.own(self.active):
            unit.rest()
            unit.points = self.moves(unit)
        yield from self.eights()
        while True:
            places = {unit.hex for unit in self.own(self.active)}
            choices = {HEX + place for place in places if self.movable(place)}
            if SEVEN in self.held(self.active) and self.stacks():
                choices |= {CARD + SEVEN}
            choice = yield from self.main("move", choices)
            if choice == END:
                break
            if choice < HEX:
                yield from self.use(choice)
            else:
                yield from self.move(choice - HEX)
        for unit in self.units:
            unit.rest()

    def main(self, what: str, choices: set[int], facts: Facts | None = None) -> Generator[Any, Any, int]:
        """A main question of a phase: something of it, a card, or its end."""
        return (yield from self.openly(what, choices | {END}, facts))

    def openly(self, what: str, choices: set[int], facts: Facts | None = None) -> Generator[Any, Any, int]:
        """A question that allows Jack and King."""
        choices = choices | self.thieves_and_kings()
        if self.held(self.active):  # nobody shall see whether these cards could be played
            answer: int = yield Asked(self.active, what, choices, facts or {})
            return answer
        return (yield from ask(self.active, what, choices, facts))

    def movable(self, place: Hex) -> list[list[Unit]]:
        """Groups in a hex that have somewhere to go."""
        mine = [unit for unit in self.at(place) if self.owner[unit.faction] == self.active]
        return [group for group in alike(mine) if self.can_go(group)]

    def can_go(self, group: list[Unit]) -> bool:
        unit = group[0]
        if unit.frozen or unit.pinned:
            return False
        if unit.kind in {BOAT, BALLOON}:
            return not unit.sailed and bool(self.loads(unit))
        return unit.kind in ON_FOOT and not unit.walked and bool(self.walks(group[:1]))

    def move(self, place: Hex) -> Play:
        everybody = alike(self.at(place))
        able = {NUMBER + everybody.index(group): group for group in self.movable(place)}
        group = able[(yield from ask(self.active, "which_group", set(able)))]
        if group[0].kind in ON_FOOT:
            yield from self.walk(group)
        else:
            yield from self.sail(group[0])

    def go_where(self, points: int, ends: dict[Hex, int]) -> Generator[Any, Any, int]:
        free = [place for place in ends if not self.has_enemy(self.active, place)]
        facts = {HEX + place: {"points": points - ends[place]} for place in free}
        return (yield from ask(self.active, "go_where", {HEX + place for place in ends}, facts))

    # -- on foot

    def walk(self, group: list[Unit]) -> Play:
        numbers = {NUMBER + n for n in range(1, len(group) + 1) if self.walks(group[:n])}
        number = (yield from ask(self.active, "how_many", numbers)) - NUMBER
        ends = self.walks(group[:number])
        end = (yield from self.go_where(group[0].points, ends)) - HEX
        for unit in group[:number]:
            unit.points -= ends[end]
            unit.walked = True
        self.arrive(group[:number], end)

    def walks(self, group: list[Unit]) -> dict[Hex, int]:
        """Where equal units may walk to together, and what it costs each. Rule: MI-R54, MI-R56, MI-R57, MI-R59, MI-R67"""
        unit = group[0]
        behind = [other for other in self.of(unit.faction, unit.hex) if other not in group]
        crosses = floats(unit.faction, unit.kind) or swims(unit.faction, unit.kind, self.is_new(unit.faction))
        if not self.can_stay(unit.faction, unit.hex, behind):
            return {}
        found = self.spread(unit, unit.points, lambda place: not self.is_water(place) or crosses)
        return {place: cost for place, cost in found.items() if self.can_end(group, place)}

    def spread(self, unit: Unit, points: int, is_way: Any, is_closed: Any = None) -> dict[Hex, int]:
        """Hexes with the number of steps: through `is_way` ones without enemies, and one step further."""
        seat = self.owner[unit.faction]
        steps, ring = {unit.hex: 0}, [unit.hex]
        for step in range(1, points + 1):
            fresh: list[Hex] = []
            for here in ring:
                for there in self.around(here):
                    if there in steps or (is_closed and is_closed(there)):
                        continue
                    steps[there] = step
                    if is_way(there) and not self.has_enemy(seat, there):
                        fresh.append(there)
            ring = fresh
        del steps[unit.hex]
        return steps

    def can_end(self, group: list[Unit], place: Hex) -> bool:
        faction = group[0].faction
        return self.can_stay(faction, place, self.of(faction, place) + group)

    def arrive(self, group: list[Unit], place: Hex) -> None:
        seat = self.owner[group[0].faction]
        for unit in group:
            unit.hex = place
            unit.pinned = self.has_enemy(seat, place)

    # -- by Boat and Balloon

    def riders(self, carrier: Unit) -> list[list[Unit]]:
        """Groups of a carrier's hex that may ride with it. Rule: MI-R58, MI-R60, MI-R155"""
        able = ON_FOOT if carrier.kind == BOAT else MEN
        return [
            group
            for group in alike(self.of(carrier.faction, carrier.hex))
            if group[0].kind in able and not (group[0].carried or group[0].frozen or group[0].pinned)
        ]

    def loads(self, carrier: Unit) -> dict[Way, dict[Hex, int]]:
        """All cargoes, by group of riders, with where they can be taken."""
        room = BERTHS[carrier.faction] if carrier.kind == BOAT else 1
        groups = self.riders(carrier)
        found: dict[Way, dict[Hex, int]] = {}
        for way in selections(groups, [room] * len(groups)):
            if sum(way) <= room:
                ends = self.voyages(carrier, picked(groups, way))
                if ends:
                    found[way] = ends
        return found

    def voyages(self, carrier: Unit, cargo: list[Unit]) -> dict[Hex, int]:
        going = [carrier, *cargo]
        behind = [unit for unit in self.of(carrier.faction, carrier.hex) if unit not in going]
        if not self.can_stay(carrier.faction, carrier.hex, behind):
            return {}
        closed = None if carrier.kind == BALLOON else lambda place: not self.is_water(place)
        found = self.spread(carrier, self.moves(carrier), lambda place: True, closed)
        return {place: cost for place, cost in found.items() if self.can_end(going, place)}

    def sail(self, carrier: Unit) -> Play:
        groups, loads = self.riders(carrier), self.loads(carrier)
        way = yield from ask_numbers(self.active, "cargo", list(loads), NUMBER)
        end = (yield from self.go_where(self.moves(carrier), loads[way])) - HEX
        cargo = picked(groups, way)
        for unit in cargo:
            unit.carried, unit.walked = True, False
        carrier.sailed = True
        self.arrive([carrier, *cargo], end)
