"""The Combat Phase: hiding, battle rolls, losses, and what comes of a victory."""

from itertools import product

from grognard.games.mysterious_islands.actions import HEX, HIDE, KIND, NUMBER, PASS
from tests.property.naive_islands.board import (
    Asked,
    Drawn,
    Facts,
    Hex,
    Play,
    Unit,
    alike,
    ask,
    ask_numbers,
    kinds,
    picked,
)
from tests.property.naive_islands.facts import (
    BALLOON,
    BAND,
    BASE,
    BERTHS,
    BOAT,
    BOMB,
    CF,
    CONVERT_ON,
    HIDE_ON,
    JUNGLE,
    MEN,
    MO,
    NE,
    PI,
    SA,
    ZO,
    bonus,
    hides,
)
from tests.property.naive_islands.shooting import Shooting

BITE_ON, CAPTURE_ON = 4, 5
BANZAI = 2


class Fighting(Shooting):
    """Fights, one after the other."""

    place: Hex
    sides: list[int]  # factions: who attacks, who defends
    given: list[int]
    boats_lost: list[int]
    bonuses: list[int]
    totals: list[int]

    def combat(self) -> Play:
        while places := {HEX + place for place in self.contested()}:
            choice = yield from self.openly("fight_where", places)
            if choice < HEX:
                yield from self.use(choice)
            else:
                yield from self.fight(choice - HEX)
        yield from self.regenerate()

    def side(self, number: int) -> list[Unit]:
        return self.of(self.sides[number], self.place)

    def seat(self, number: int) -> int:
        return self.owner[self.sides[number]]

    def fight(self, place: Hex) -> Play:
        self.place = place
        there = self.at(place)
        mine = next(unit.faction for unit in there if self.owner[unit.faction] == self.active)
        self.sides = [mine, next(unit.faction for unit in there if self.owner[unit.faction] != self.active)]
        self.boats_lost = [0, 0]
        had_base = [BASE in kinds(self.side(number)) for number in (0, 1)]
        had_men = [self.has_men(self.sides[number], place) for number in (0, 1)]
        yield from self.hide()
        if not self.side(1):
            return
        roll = 0
        while self.side(0) and self.side(1):
            if self.options["lone_base"] == "falls" and kinds(self.side(1)) == [BASE]:
                self.units.remove(self.side(1)[0])
                break
            yield from self.battle_roll(first=not roll)
            roll += 1
        for winner in (0, 1):
            if self.side(winner) and not self.side(1 - winner):
                yield from self.aftermath(winner, had_base[1 - winner], had_men[1 - winner], rolls=roll)
                return

    # -- hiding

    def hide(self) -> Play:
        """Rule: MI-R99 to MI-R103, MI-R157"""
        faction, groups = self.sides[1], alike(self.side(1))
        ways = {way: ends for way in self.hiding_ways(groups) if (ends := self.refuges(picked(groups, way)))}
        if not ways:
            return
        needed = HIDE_ON[faction]
        if (yield Asked(self.seat(1), "hide_or_stand", {PASS, HIDE}, {HIDE: {"needed": needed}})) == PASS:
            return
        way = yield from ask_numbers(self.seat(1), "hide_who", list(ways), NUMBER, {"needed": needed})
        if (yield from self.test(needed, (faction, self.place, 0, 1))):
            end = (yield from ask(self.seat(1), "refuge", {HEX + place for place in ways[way]})) - HEX
            for unit in picked(groups, way):
                unit.hex = end

    def hiding_ways(self, groups: list[list[Unit]]) -> list[tuple[int, ...]]:
        if self.sides[1] not in HIDE_ON:
            return []
        numbers = [range(len(group) + 1) if self.may_go(group[0]) else range(1) for group in groups]
        return [way for way in product(*numbers) if self.may_hide(picked(groups, way))]

    def may_go(self, unit: Unit) -> bool:
        if unit.faction == CF:
            return unit.kind in MEN | {BALLOON}
        if unit.faction == NE and unit.kind == BOMB and self.is_water(self.place):
            return True
        return hides(unit.faction, unit.kind, self.is_water(self.place), self.is_new(unit.faction))

    def may_hide(self, group: list[Unit]) -> bool:
        found = kinds(group)
        if self.sides[1] == CF:
            balloons = found.count(BALLOON)
            return balloons > 0 and len(found) - balloons <= balloons
        if BOMB in found:
            return found.count(BOMB) <= BERTHS[NE] * found.count(BOAT)
        return bool(found)

    def refuges(self, group: list[Unit]) -> set[Hex]:
        faction = self.sides[1]
        behind = [unit for unit in self.side(1) if unit not in group]
        if not group or not self.can_stay(faction, self.place, behind):
            return set()
        return {near for near in self.around(self.place) if self.is_free(faction, near) and self.can_end(group, near)}

    # -- one battle roll

    def battle_roll(self, *, first: bool) -> Play:
        self.given = [0, 0]
        for number in (0, 1):
            yield from self.give_up(number)
        stacks = tuple((self.sides[number], self.place, 3 * number, 3) for number in (0, 1))
        self.bonuses = [self.bonus(number, first) for number in (0, 1)]
        yield from self.throw(6, stacks, self.standing)
        self.totals = self.sums()
        losses = [max(self.totals[1 - number] - self.totals[number], 0) for number in (0, 1)]
        if losses == [0, 0]:
            losses = [1, 1]
        for number in (0, 1):
            yield from self.lose(number, losses[number])
        for number in (0, 1):
            if losses[number]:
                yield from self.overboard(self.sides[number], self.place)

    def sums(self) -> list[int]:
        return [sum(self.dice[3 * number : 3 * number + 3]) + self.bonuses[number] for number in (0, 1)]

    def standing(self) -> Facts:
        totals = self.sums()
        return {PASS: {"totals": totals, "difference": totals[0] - totals[1]}}

    def bonus(self, number: int, first: bool) -> int:
        faction = self.sides[number]
        mine, theirs = kinds(self.side(number)), kinds(self.side(1 - number))
        new = self.is_new(faction)
        return self.given[number] + bonus(faction, mine, theirs, attacks=not number, first=first, invented=new)

    def give_up(self, number: int) -> Play:
        """Rule: MI-178, MI-R158"""
        men = {KIND + unit.kind for unit in self.side(number) if unit.kind in MEN}
        if self.sides[number] != SA or not self.is_new(SA) or not men or len(self.side(number)) < 2:
            return
        choice = yield Asked(self.seat(number), "give_up", {PASS} | men)
        if choice != PASS:
            self.kill(self.spent_first(SA, self.place, choice - KIND), rises=False)
            self.given[number] = BANZAI

    def lose(self, number: int, losses: int) -> Play:
        """Rule: MI-R95, MI-R96"""
        faction = self.sides[number]
        for _ in range(min(losses, len(self.side(number)))):
            stack = self.side(number)
            yield from self.lose_one(number, stack, everything=losses >= len(stack))
            losses -= 1
        assert faction == self.sides[number]

    def lose_one(self, number: int, stack: list[Unit], *, everything: bool) -> Play:
        alone = len(set(kinds(stack))) == 1
        if everything:
            unit = stack[0]
        elif self.options["casualties"] == "random" and len(stack) > 1:
            kind = stack[0].kind if alone else stack[(yield Drawn(len(stack)))].kind
            unit = self.spent_first(self.sides[number], self.place, kind)
        else:
            kind = (yield from ask(self.seat(number), "lose_unit", {KIND + unit.kind for unit in stack})) - KIND
            unit = self.spent_first(self.sides[number], self.place, kind)
        self.boats_lost[number] += unit.kind == BOAT
        self.kill(unit, rises=True)

    # -- after a victory

    def aftermath(self, winner: int, had_base: bool, had_men: bool, rolls: int) -> Play:
        """Rule: MI-R98, MI-R113, MI-R115, MI-R116, MI-R117"""
        faction = self.sides[winner]
        if self.sides[1 - winner] == MO and had_men and not self.is_water(self.place):
            yield from self.bite(winner)
        if had_base and (faction == ZO or (self.options["base_defeat"] == "captured" and self.side(winner))):
            self.add(faction, BASE, self.place)
        if faction in CONVERT_ON and rolls:
            yield from self.convert(faction)
        if faction == PI and self.boats_lost[1 - winner]:
            for die in (yield from self.throw(self.boats_lost[1 - winner])):
                if die >= CAPTURE_ON:
                    self.add(PI, BOAT, self.place)

    def bite(self, winner: int) -> Play:
        faction = self.sides[winner]
        if self.has_men(faction, self.place) and (yield from self.test(BITE_ON)):
            choices = {KIND + unit.kind for unit in self.side(winner) if unit.kind in MEN}
            kind = (yield from ask(self.owner[faction], "bitten", choices)) - KIND
            self.kill(self.spent_first(faction, self.place, kind), rises=True)

    def convert(self, faction: int) -> Play:
        if not (yield from self.test(CONVERT_ON[faction])):
            return
        band = Unit(faction, BAND, self.place)
        if not self.can_end([band], self.place):
            ends = {
                HEX + near
                for near in self.around(self.place)
                if self.terrain[near] == JUNGLE and self.is_free(faction, near)
            }
            if not ends:
                return
            band.hex = (yield from ask(self.owner[faction], "join_where", ends)) - HEX
        self.units.append(band)
