"""The Bombardment and the Action Phase."""

from grognard.games.mysterious_islands.actions import END, HEX, KIND
from tests.property.naive_islands.board import Drawn, Facts, Hex, Play, Unit, ask, order
from tests.property.naive_islands.facts import BALLOON, BASE, BOAT, BOMB, BOMBARD, CF, CO, NE, PI, RE, SHELL_ON, hides
from tests.property.naive_islands.recruiting import Recruiting

TORPEDO_ON = 5


class Shooting(Recruiting):
    """Shells, torpedoes and Bombs."""

    def bombardment(self) -> Play:
        while True:
            choices = {HEX + unit.hex for unit in self.own(self.active) if self.targets(unit)}
            choice = yield from self.main("bombard", choices, self.single_shots())
            if choice == END:
                break
            if choice < HEX:
                yield from self.use(choice)
            else:
                yield from self.shot(choice - HEX)
        yield from self.regenerate()

    def single_shots(self) -> Facts:
        """Hexes from which there is but one kind of shot: it falls when the hex is named."""
        found: Facts = {}
        for place in {unit.hex for unit in self.own(self.active)}:
            shots = {unit.kind: unit for unit in self.at(place) if self.is_own(unit) and self.targets(unit)}
            for unit in shots.values():
                if len(shots) == 1 and len(self.targets(unit)) == 1:
                    (target,) = self.targets(unit)
                    found[HEX + place] = {"needed": self.needed(unit, target)}
        return found

    def is_own(self, unit: Unit) -> bool:
        return self.owner[unit.faction] == self.active

    def shot(self, place: Hex) -> Play:
        able = [unit for unit in self.at(place) if self.is_own(unit) and self.targets(unit)]
        kind = (yield from ask(self.active, "who_shoots", {KIND + unit.kind for unit in able})) - KIND
        shooter = next(unit for unit in able if unit.kind == kind)
        aims = {HEX + target: {"needed": self.needed(shooter, target)} for target in self.targets(shooter)}
        target = (yield from ask(self.active, "aim_where", set(aims), aims)) - HEX
        shooter.fired = True
        if (yield from self.test(self.needed(shooter, target))):
            yield from self.hit(shooter, self.enemy(target), target)

    def enemy(self, place: Hex) -> int:
        return next(unit.faction for unit in self.at(place) if self.owner[unit.faction] != self.active)

    def needed(self, shooter: Unit, target: Hex) -> int:
        """What a die must show to hit. Rule: MI-056, MI-057, MI-061, MI-135, MI-R76"""
        least = TORPEDO_ON if shooter.faction == NE else SHELL_ON[shooter.faction]
        ironclad = shooter.faction == CO and shooter.kind == BOAT and self.is_new(CO)
        return least + self.can_all_hide(self.enemy(target), target) - ironclad

    def can_all_hide(self, faction: int, place: Hex) -> bool:
        """Rule: MI-059, MI-R76"""
        water, new = self.is_water(place), self.is_new(faction)
        return all(hides(faction, unit.kind, water, new) for unit in self.of(faction, place))

    def range(self, unit: Unit) -> int:
        """How far a unit shoots now; 0 not at all. Rule: MI-054, MI-060, MI-134, MI-R75, MI-R137, MI-R154"""
        if unit.fired or (unit.kind == BOMBARD and self.is_water(unit.hex)):
            return 0
        if unit.kind == BOAT and unit.faction in {PI, CO, CF, NE}:
            return 2 if unit.faction == CO and self.is_new(CO) else 1
        return int(unit.kind == BOMBARD and (unit.faction in {PI, CO, CF} or (unit.faction == RE and self.is_new(RE))))

    def targets(self, unit: Unit) -> set[Hex]:
        far = self.range(unit)
        reach = set(self.near[unit.hex]) if far else set()
        if far > 1:
            reach |= {there for near in reach for there in self.near[near]}
        return {place for place in reach - {unit.hex} if self.exposed(unit, place)}

    def exposed(self, unit: Unit, place: Hex) -> list[Unit]:
        """The enemy units that a shot may hit. Rule: MI-R72 to MI-R74, MI-R78"""
        stack = [other for other in self.at(place) if self.owner[other.faction] != self.owner[unit.faction]]
        if unit.faction == NE:
            return [other for other in stack if other.kind == BOAT]
        others = [other for other in stack if other.kind != BASE]
        if self.options["base_shelling"] == "immune":
            return others
        return others or stack if self.options["base_shelling"] == "last_only" else stack

    def hit(self, shooter: Unit, enemy: int, target: Hex) -> Play:
        stack = self.exposed(shooter, target)
        if shooter.faction == NE:
            victim = stack[-1]
        else:
            victim = stack[(yield Drawn(len(stack)))] if len(set(map(order, stack))) > 1 else stack[0]
        self.kill(victim, rises=True)
        if victim.kind in {BOAT, BALLOON}:
            yield from self.overboard(enemy, target)

    # -- Bombs

    def action(self) -> Play:
        while True:
            choices = {HEX + unit.hex for unit in self.own(self.active) if unit.kind == BOMB}
            choice = yield from self.main("act", choices)
            if choice == END:
                break
            if choice < HEX:
                yield from self.use(choice)
            else:
                self.explode(choice - HEX)

    def explode(self, place: Hex) -> None:
        """Rule: MI-126, MI-R135, MI-R136"""
        self.units.remove(self.spent_first(NE, place, BOMB))
        blast = set(self.near[place])
        if self.options["blast_centre"] == "destroyed":
            blast.add(place)
        self.units = [unit for unit in self.units if unit.hex not in blast]
