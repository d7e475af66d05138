"""The Event and the Recruit Phase."""

from collections.abc import Generator
from typing import Any

from grognard.games.mysterious_islands.actions import BUY, END, FACTION, HEX, REINFORCE
from grognard.games.mysterious_islands.actions import KINDS as KIND_NUMBERS
from tests.property.naive_islands.board import Drawn, Facts, Hex, Play, Unit, ask
from tests.property.naive_islands.drowning import Drowning
from tests.property.naive_islands.facts import (
    BALLOON,
    BASE,
    BERTHS,
    BOAT,
    BOSS,
    FROM_THE_EDGE,
    JUNGLE,
    KINDS,
    MEN,
    MO,
    PI,
    ZO,
    floats,
    price,
)


class Recruiting(Drowning):
    """What comes, and where."""

    gates: dict[tuple[int, Hex], int]

    # -- events

    def event(self) -> Play:
        """Rule: MI-117 to MI-124"""
        if (yield from self.throw(1))[0] < 6:
            return
        number = min(max((yield from self.throw(1))[0], 1), 6)
        if number == 1:
            island = yield from self.draw_island()
            self.units = [unit for unit in self.units if unit.hex not in island]
        elif number == 6:
            yield from self.invention()
        else:
            yield from self.disaster(number)

    def draw_island(self) -> Generator[Any, Any, list[Hex]]:
        number: int = yield Drawn(len(self.islands))
        return self.islands[number]

    def disaster(self, number: int) -> Play:
        meant = [unit for unit in self.units if self.is_target(number, unit)]
        places = {HEX + unit.hex for unit in meant}
        if not places:
            return
        place = (yield from ask(self.active, "event_target", places)) - HEX
        victims = [unit for unit in self.at(place) if unit in meant]
        faction = victims[0].faction
        if number != 3:
            victims = sorted(victims, key=lambda unit: (unit.spent, unit.fired))[-1:]
        self.units = [unit for unit in self.units if unit not in victims]
        yield from self.overboard(faction, place)

    def is_target(self, number: int, unit: Unit) -> bool:
        if number == 3:
            stack = self.of(unit.faction, unit.hex)
            return unit.kind in MEN and not self.is_water(unit.hex) and all(other.kind != BASE for other in stack)
        return unit.kind == {2: BOAT, 4: BASE, 5: BOSS}[number]

    def invention(self) -> Play:
        """Rule: MI-R133"""
        able = {faction for faction in self.owner if faction not in self.dead | self.invented}
        if self.options["inventions"] != "in_play":
            able = {faction for faction in able if self.owner[faction] == self.active}
        if self.options["inventions"] == "random":
            pick = sorted(able)
            number = (yield Drawn(len(pick) + 1)) if pick else 0
            choice = ([REINFORCE] + [FACTION + faction for faction in pick])[number]
        else:
            choice = yield from ask(self.active, "invent", {REINFORCE} | {FACTION + faction for faction in able})
        if choice == REINFORCE:
            yield from self.reinforce()
        else:
            self.invented.add(choice - FACTION)

    def reinforce(self) -> Play:
        own = {FACTION + faction for faction in self.living()}
        faction = (yield from ask(self.active, "receiver", own)) - FACTION
        self.bank[faction] += (yield from self.throw(1))[0]

    def living(self) -> list[int]:
        """The active player's factions, in the order of the table. Rule: MI-R124"""
        return [f for f in sorted(self.owner) if self.owner[f] == self.active and f not in self.dead]

    # -- recruiting

    def recruiting(self) -> Play:
        for faction in self.living():
            dice = yield from self.throw(2)
            more = (faction == MO) + 2 * (faction == PI and self.is_new(faction))
            self.bank[faction] += sum(dice) + more
        self.gates = {}
        while True:
            goods = {
                BUY + faction * KIND_NUMBERS + kind
                for faction in self.living()
                for kind in KINDS
                if self.can_pay(faction, kind) and self.places(faction, kind)
            }
            choice = yield from self.main("recruit", goods, self.banks(goods))
            if choice == END:
                break
            if choice < BUY:
                yield from self.use(choice)
            else:
                yield from self.buy(*divmod(choice - BUY, KIND_NUMBERS))
        for faction in self.living():
            if self.options["unspent_points"] == "lose":
                self.bank[faction] = 0

    def banks(self, goods: set[int]) -> Facts:
        """What each purchase leaves."""
        facts: Facts = {}
        for good in goods:
            faction, kind = divmod(good - BUY, KIND_NUMBERS)
            facts[good] = {"bank": self.bank[faction] - price(faction, kind, self.is_new(faction))}
        return facts

    def can_pay(self, faction: int, kind: int) -> bool:
        return 0 < price(faction, kind, self.is_new(faction)) <= self.bank[faction]

    def buy(self, faction: int, kind: int) -> Play:
        places = {HEX + place for place in self.places(faction, kind)}
        place = (yield from ask(self.active, "place_unit", places)) - HEX
        self.bank[faction] -= price(faction, kind, self.is_new(faction))
        gate = (faction, place)
        if kind == BOAT and faction in FROM_THE_EDGE and place in self.rim:
            self.gates[gate] = self.gates.get(gate, 0) + BERTHS[faction]
        elif gate in self.gates and not floats(faction, kind):
            self.gates[gate] -= 1
        self.add(faction, kind, place)

    def places(self, faction: int, kind: int) -> set[Hex]:
        if kind == BASE:
            return {place for place in range(len(self.near)) if self.can_found(faction, place)}
        found = {place for place in self.near_bases(faction) if self.may_appear(faction, kind, place)}
        if kind == BOAT and faction in FROM_THE_EDGE:
            found |= self.rim
        if kind not in {BOAT, BALLOON}:
            found |= {
                place
                for (whose, place), free in self.gates.items()
                if whose == faction and (free or floats(faction, kind))
            }
        if faction == ZO:
            found |= {place for island in self.islands if self.is_on(island) for place in island}
        return {place for place in found if self.is_free(faction, place) and (kind != BOAT or self.is_water(place))}

    def is_on(self, island: list[Hex]) -> bool:
        return any(unit.faction == ZO and unit.hex in island for unit in self.units)

    def near_bases(self, faction: int) -> set[Hex]:
        bases = {unit.hex for unit in self.units if unit.faction == faction and unit.kind == BASE}
        return bases | {near for base in bases for near in self.around(base)}

    def may_appear(self, faction: int, kind: int, place: Hex) -> bool:
        """On or beside a Base. Rule: MI-R39, MI-R41, MI-R155"""
        if kind == BOAT:
            return self.is_water(place)
        return not self.is_water(place) or kind == BALLOON or floats(faction, kind)

    def can_found(self, faction: int, place: Hex) -> bool:
        """Rule: MI-049, MI-R16, MI-R44, MI-R45"""
        if self.terrain[place] != JUNGLE or not any(unit.kind in MEN for unit in self.of(faction, place)):
            return False
        bases = {unit.hex for unit in self.units if unit.kind == BASE}
        if self.options["one_base_per_island"] == "always":
            (island,) = [island for island in self.islands if place in island]
            if bases.intersection(island):
                return False
        return not bases.intersection({place, *self.near[place]})
