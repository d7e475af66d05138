"""What battles and shots depend on, for counts of units: from a position or from a view alike."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands import tables as t
from grognard.games.mysterious_islands.actions import BASE, BOAT, KINDS
from grognard.games.mysterious_islands.modifiers import (
    GENERAL,
    GENERAL_RULES,
    GIVEN_UP,
    MORE_UNITS,
    WITH_BASE,
    WITH_BOSS,
    list_bonuses,
    sum_bonuses,
    truths,
)
from grognard.games.mysterious_islands.tables import Setup

FACES: Final = 6


class Side(NamedTuple):
    """A side of a fight, or a stack: its faction, whether its invention is made, and its units by kind."""

    faction: int
    invented: int
    counts: tuple[int, ...]
    attacks: bool = False

    def power(self, setup: Setup, power: int) -> int:
        """A number of the faction as it is now."""
        return int(setup.power(self.faction, self.invented, power))

    def kind_power(self, setup: Setup, power: int, kind: int) -> int:
        """A number of a kind of unit as it is now."""
        return int(setup.kind_power(power, self.faction, self.invented, kind))


class Modifier(NamedTuple):
    """What a side adds to its three dice, by which rule and why."""

    add: int
    rule: str
    text: str


def modifiers(setup: Setup, own: Side, enemy: Side, is_first: bool, given: int = 0) -> list[Modifier]:
    """What a side adds to a battle roll now; `given` is the bonus of a unit that was given up for it. Rule: MI-063, MI-R88"""
    true = truths_of(own, enemy, is_first)
    return [Modifier(add, rule, why(bits)) for add, rule, bits in list_bonuses(setup, own.faction, true, given)]


def bonus(setup: Setup, own: Side, enemy: Side, is_first: bool) -> int:
    """The sum of all that a side adds to a battle roll."""
    return int(sum_bonuses(setup, own.faction, truths_of(own, enemy, is_first)))


def truths_of(own: Side, enemy: Side, is_first: bool) -> int:
    """What is true of a side at a roll, as bits."""
    counts = [vec[i64]([*side.counts, *[0] * (KINDS - len(side.counts))]) for side in (own, enemy)]
    return int(truths(counts[0], counts[1], is_first, own.attacks, own.invented > 0))


WHYS: Final = {
    MORE_UNITS: "more units",
    WITH_BOSS: "a Boss",
    WITH_BASE: "its Base",
    GIVEN_UP: "a unit given up",
    t.WHEN_FIRST: "first roll",
    t.WHEN_ATTACKING: "attacking",
    t.WHEN_DEFENDING: "defending",
    t.WITH_BAND: "a Band",
    t.WITH_BOAT: "a Boat",
    t.WITH_BAND_OR_BOAT: "a Band or Boat",
    t.BOAT_AGAINST_BOAT: "Boat against Boat",
    t.WHEN_INVENTED: "invention",
}


def why(bits: int) -> str:
    """The conditions of a bonus in words."""
    return ", ".join(text for condition, text in WHYS.items() if bits & condition) or "faction"


def why_of(setup: Setup, rule: str) -> str:
    """What the bonus of a rule is for, in words."""
    for own, condition in zip(GENERAL_RULES, GENERAL, strict=True):
        if own == rule:
            return why(int(condition))
    for row in range(len(setup.bonuses) // t.ROW):
        if setup.rule_of_bonus(row) == rule:
            return why(int(setup.bonuses[row * t.ROW + 2]))
    return WHYS[GIVEN_UP]


def hides_on(setup: Setup, side: Side, kind: int, in_water: bool) -> int:
    """The least die with which a unit of the side slips away from where it is, 0 when it cannot.

    Rule: MI-R101, MI-R104, MI-R157
    """
    where = side.kind_power(setup, t.HIDES_WHERE, kind)
    return side.kind_power(setup, t.HIDES_ON, kind) if where & (t.IN_WATER if in_water else t.ON_LAND) else 0


def all_hide(setup: Setup, side: Side, in_water: bool) -> bool:
    """Whether every unit of a stack can hide where it is; an escape does not count.

    Rule: MI-059, MI-R76
    """
    present = [kind for kind, number in enumerate(side.counts) if number]
    return bool(present) and all(
        hides_on(setup, side, kind, in_water) and not side.kind_power(setup, t.ESCAPES, kind) for kind in present
    )


def is_torpedo(setup: Setup, shooter: Side, kind: int) -> bool:
    """Whether a kind of unit fires torpedoes. Rule: MI-060"""
    return shooter.kind_power(setup, t.TORPEDOES_ON, kind) > 0


def shot_needs(setup: Setup, shooter: Side, kind: int, target: Side, in_water: bool) -> int:
    """The least die that hits a stack, as it falls on the table; `in_water` says where the target is.

    Rule: MI-056, MI-057, MI-059, MI-061, MI-135, MI-R76
    """
    torpedo = shooter.kind_power(setup, t.TORPEDOES_ON, kind)
    least = torpedo or shooter.kind_power(setup, t.SHELLS_ON, kind)
    return least - shooter.kind_power(setup, t.AIM, kind) + all_hide(setup, target, in_water)


def exposed(setup: Setup, target: Side, torpedo: bool) -> dict[int, int]:
    """What a hit may strike, by kind: a torpedo Boats, a shell anybody but a Base that an option shields.

    Rule: MI-058, MI-060, MI-R73, MI-R74, MI-R78
    """
    counts = {kind: number for kind, number in enumerate(target.counts) if number and (not torpedo or kind == BOAT)}
    shielded = setup.choices.base_shelling
    if shielded == t.IMMUNE or (shielded == t.LAST_ONLY and len(counts) > 1):
        counts.pop(BASE, None)
    return counts


def chance_of(needed: int) -> float:
    """How likely one die shows at least so much."""
    return min(max(FACES + 1 - needed, 0), FACES) / FACES
