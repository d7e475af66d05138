"""Units on hexes as plain objects, and the words of the ledger about them: empty, friendly, who has a place aboard."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tests.property.naive_islands.facts import (
    BALLOON,
    BASE,
    BERTHS,
    BOAT,
    JUNGLE,
    MEN,
    ON_FOOT,
    VOLCANO,
    WATER,
    floats,
    moves,
)

Hex = int
Seat = int


Facts = dict[int, dict[str, Any]]  # by choice: what a forecast of it has to say


@dataclass
class Asked:
    """Somebody has to choose one of these."""

    seat: Seat
    what: str
    choices: set[int]
    facts: Facts = field(default_factory=dict)


@dataclass
class Thrown:
    """So many dice are thrown."""

    dice: int


@dataclass
class Drawn:
    """One of so many things is drawn."""

    size: int


Play = Generator[Asked | Thrown | Drawn, Any, None]


@dataclass(eq=False)
class Unit:
    faction: int
    kind: int
    hex: Hex
    points: int = 0
    walked: bool = False
    carried: bool = False
    frozen: bool = False
    pinned: bool = False
    sailed: bool = False
    fired: bool = False
    spent: bool = False

    def state(self) -> int:
        """The state as one number, in the order in which groups of a hex are listed."""
        flags = (self.walked, self.carried, self.frozen, self.pinned, self.sailed, self.fired, self.spent)
        return self.points + sum(8 << place for place, flag in enumerate(flags) if flag)

    def rest(self) -> None:
        self.points = 0
        self.walked = self.carried = self.frozen = self.pinned = self.sailed = False


def order(unit: Unit) -> tuple[int, int, int]:
    return unit.faction, unit.kind, unit.state()


@dataclass
class Position:
    """All that a game is at one moment, as far as the rules look at it."""

    near: list[list[Hex]]
    terrain: list[int]
    islands: list[list[Hex]]
    rim: set[Hex]
    seats: int
    owner: dict[int, Seat]  # of the factions in play
    options: dict[str, Any]
    units: list[Unit] = field(default_factory=list)
    bank: dict[int, int] = field(default_factory=dict)
    invented: set[int] = field(default_factory=set)
    dead: set[int] = field(default_factory=set)
    out: dict[Seat, int] = field(default_factory=dict)  # seat: turn in which it fell
    hands: list[dict[int, int]] = field(default_factory=list)
    deck: dict[int, int] = field(default_factory=dict)
    discards: dict[int, int] = field(default_factory=dict)
    active: Seat = 0
    starter: Seat = 0
    round: int = 1
    turn: int = 1
    winners: set[Seat] | None = None
    dice: list[int] = field(default_factory=list)
    graves: list[tuple[Hex, int]] = field(default_factory=list)  # of Zombies killed in this phase


class Board(Position):
    """Who stands where."""

    def at(self, place: Hex) -> list[Unit]:
        return sorted((unit for unit in self.units if unit.hex == place), key=order)

    def of(self, faction: int, place: Hex) -> list[Unit]:
        return [unit for unit in self.at(place) if unit.faction == faction]

    def own(self, seat: Seat) -> list[Unit]:
        return [unit for unit in self.units if self.owner[unit.faction] == seat]

    def has_enemy(self, seat: Seat, place: Hex) -> bool:
        return any(unit.hex == place and self.owner[unit.faction] != seat for unit in self.units)

    def is_free(self, faction: int, place: Hex) -> bool:
        """Empty or friendly."""
        return self.terrain[place] != VOLCANO and all(
            unit.faction == faction for unit in self.units if unit.hex == place
        )

    def has_partner(self, faction: int, place: Hex) -> bool:
        return any(
            unit.hex == place and unit.faction != faction and self.owner[unit.faction] == self.owner[faction]
            for unit in self.units
        )

    def is_water(self, place: Hex) -> bool:
        return self.terrain[place] == WATER

    def is_new(self, faction: int) -> bool:
        return faction in self.invented

    def moves(self, unit: Unit) -> int:
        return moves(unit.faction, unit.kind, self.is_new(unit.faction))

    def can_stay(self, faction: int, place: Hex, units: Iterable[Unit]) -> bool:
        """Whether these may be all of a faction that rest in a hex, as far as terrain, partners and places aboard go."""
        units = list(units)
        if self.terrain[place] == VOLCANO or (units and self.has_partner(faction, place)):
            return False
        if self.terrain[place] == JUNGLE:
            return all(unit.kind != BOAT for unit in units)
        return all(unit.kind != BASE for unit in units) and self.has_places(faction, units)

    def has_places(self, faction: int, units: list[Unit]) -> bool:
        needy = [unit for unit in units if unit.kind in ON_FOOT and not floats(faction, unit.kind)]
        heavy = sum(unit.kind not in MEN for unit in needy)
        boats = BERTHS.get(faction, 0) * sum(unit.kind == BOAT for unit in units)
        baskets = sum(unit.kind == BALLOON for unit in units)
        return heavy <= boats and len(needy) <= boats + baskets

    def around(self, place: Hex) -> list[Hex]:
        return [near for near in self.near[place] if self.terrain[near] != VOLCANO]

    def clockwise(self, first: Seat) -> list[Seat]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def contested(self) -> set[Hex]:
        """Where the active player's units stand among others."""
        return {unit.hex for unit in self.own(self.active) if self.has_enemy(self.active, unit.hex)}

    def add(self, faction: int, kind: int, place: Hex) -> Unit:
        unit = Unit(faction, kind, place)
        self.units.append(unit)
        return unit


def kinds(units: Iterable[Unit]) -> list[int]:
    return sorted(unit.kind for unit in units)


def alike(units: Iterable[Unit]) -> list[list[Unit]]:
    """Groups of equal kind and state, in their order."""
    groups: list[list[Unit]] = []
    for unit in sorted(units, key=order):
        if groups and order(groups[-1][0]) == order(unit):
            groups[-1].append(unit)
        else:
            groups.append([unit])
    return groups


def selections(groups: list[list[Unit]], most: list[int]) -> list[tuple[int, ...]]:
    """All ways to take some of each group, at most so many."""
    ways = (range(min(len(group), limit) + 1) for group, limit in zip(groups, most, strict=True))
    return list(product(*ways))


def picked(groups: list[list[Unit]], numbers: Iterable[int]) -> list[Unit]:
    return [unit for group, number in zip(groups, numbers, strict=False) for unit in group[:number]]


def ask(seat: Seat, what: str, choices: set[int], facts: Facts | None = None) -> Generator[Asked, Any, int]:
    """A choice; where there is but one it is taken. Rule: MI-R161"""
    assert choices, what
    if len(choices) == 1:
        return next(iter(choices))
    answer: int = yield Asked(seat, what, choices, facts or {})
    return answer


def ask_numbers(
    seat: Seat, what: str, ways: list[tuple[int, ...]], base: int, fact: dict[str, Any] | None = None
) -> Generator[Asked, Any, tuple[int, ...]]:
    """One number after the other, as long as what has been named can become one of these ways."""
    chosen: tuple[int, ...] = ()
    while ways and len(chosen) < len(ways[0]):
        choices = {base + way[len(chosen)] for way in ways if way[: len(chosen)] == chosen}
        facts = dict.fromkeys(choices, fact) if fact else None
        chosen += ((yield from ask(seat, what, choices, facts)) - base,)
    return chosen
