"""Who goes overboard when a Boat is lost, where they are washed ashore, and which Zombies rise."""

from itertools import combinations

from grognard.games.mysterious_islands.actions import HEX, KIND
from tests.property.naive_islands.board import Hex, Play, Unit, ask
from tests.property.naive_islands.facts import BAND, BOSS, JUNGLE, NA, ON_FOOT, ZO, floats
from tests.property.naive_islands.moving import Moving

LEAST_SUM = 10


class Drowning(Moving):
    """After losses."""

    def kill(self, unit: Unit, *, rises: bool) -> None:
        self.units.remove(unit)
        if rises and unit.faction == ZO and unit.kind == BAND:
            self.graves.append((unit.hex, unit.faction))

    def spent_first(self, faction: int, place: Hex, kind: int) -> Unit:
        """A unit of a kind, spent ones first. Rule: MI-R164"""
        return [unit for unit in self.of(faction, place) if unit.kind == kind][-1]

    def overboard(self, faction: int, place: Hex) -> Play:
        """Rule: MI-R105 to MI-R109"""
        there = self.of(faction, place)
        if not self.is_water(place) or self.has_places(faction, there):
            return
        needy = [unit for unit in there if unit.kind in ON_FOOT and not floats(faction, unit.kind)]
        ways = self.fewest(faction, there, needy)
        gone = list(ways[0]) if len(ways[0]) == len(needy) else []
        while len(gone) < len(ways[0]):
            left = [way for way in ways if not missing(gone, way)]
            choices = {KIND + kind for way in left for kind in missing(list(way), gone)}
            gone.append((yield from ask(self.owner[faction], "overboard", choices)) - KIND)
        overboard: list[Unit] = []
        for kind in gone:
            overboard.append([unit for unit in needy if unit.kind == kind and unit not in overboard][-1])
        yield from self.wash(faction, place, overboard)

    def fewest(self, faction: int, there: list[Unit], needy: list[Unit]) -> list[tuple[int, ...]]:
        for number in range(1, len(needy) + 1):
            ways = set()
            for gone in combinations(needy, number):
                if self.has_places(faction, [unit for unit in there if unit not in gone]):
                    ways.add(tuple(sorted(unit.kind for unit in gone)))
            if ways:
                return sorted(ways)
        raise AssertionError("without needy ones all have places")

    def wash(self, faction: int, place: Hex, units: list[Unit]) -> Play:
        shores = {
            HEX + near for near in self.around(place) if self.terrain[near] == JUNGLE and self.is_free(faction, near)
        }
        if shores:
            needed = 3 if faction == NA else 4
            facts = {choice: {"needed": needed} for choice in shores}
            shore = (yield from ask(self.owner[faction], "shore", shores, facts)) - HEX
            if (yield from self.test(needed, (faction, place, 0, 1))):
                for unit in units:
                    unit.hex = shore
                return
        for unit in units:
            self.kill(unit, rises=False)

    def regenerate(self) -> Play:
        """Rule: MI-103, MI-R118, MI-R119"""
        graves, self.graves = self.graves, []
        if not graves:
            return
        dice = yield from self.throw(2 * len(graves))
        for number, (grave, faction) in enumerate(graves):
            if sum(dice[2 * number : 2 * number + 2]) < LEAST_SUM:
                continue
            places = [grave] if self.is_free(faction, grave) else []
            places = places or [near for near in self.around(grave) if self.is_free(faction, near)]
            if places:
                choices = {HEX + place for place in places}
                place = (yield from ask(self.owner[faction], "rise_where", choices)) - HEX
                self.add(faction, BAND, place)

    def has_men(self, faction: int, place: Hex) -> bool:
        return any(unit.kind in {BAND, BOSS} for unit in self.of(faction, place))


def missing(wanted: list[int], found: tuple[int, ...] | list[int]) -> list[int]:
    """What is in the one and not, or not so often, in the other."""
    left = list(wanted)
    for kind in found:
        if kind in left:
            left.remove(kind)
    return left
