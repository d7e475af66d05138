"""Income, upkeep, prices, markers, shares and ranks, worked out again from the module's file on positions by lot."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from grognard.core.chance import Rng
from grognard.core.game import OVER, WHOLE_WIN
from grognard.games.warp_empires.actions import PLACE
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.phases.upkeep import limit
from grognard.games.warp_empires.phases.victory import first_rank
from grognard.games.warp_empires.positions import place
from grognard.games.warp_empires.questions import UPKEEP_WHERE, UPKEEP_WHO
from grognard.games.warp_empires.state import owner_in, place_in
from grognard.games.warp_empires.stats import force_of, income, price_of

POSITIONS = 200
PARTS = 5
# Of Space 1889, as the rules have them.
UNITS = ("battalion", "fort", "gunboat", "cruiser", "battleship")
CHITS = dict(zip(UNITS, (20, 10, 15, 10, 5), strict=True))
FORCE = dict(zip(UNITS, (2, 4, 2, 4, 8), strict=True))
SHIPS, GROUND = set(UNITS[2:]), set(UNITS[:2])
POWERS = ("british", "german", "canal_martian", "high_martian", "french", "russian", "american", "belgian", "japanese")
CITY_YIELDS, FEEDS = 4, 5
TERRITORIES = 8


@cache
def mars() -> Loaded:
    return load_shipped("space_1889_empires")


def pick(rng: Rng, items: Sequence[str]) -> str:
    return items[rng.below(len(items))]


class Table:
    """A position by lot: three powers on eight territories, of which two or more are Cities."""

    def __init__(self, rng: Rng) -> None:
        names = [f"T{number}" for number in range(TERRITORIES)]
        self.chart = {name: "city" if number < 2 or rng.below(2) else "flats" for number, name in enumerate(names)}
        self.cities = [name for name, terrain in self.chart.items() if terrain == "city"]
        powers = list(POWERS)
        self.powers = [powers.pop(rng.below(len(powers))) for _ in range(3)]
        self.stacks: dict[tuple[str, int], list[str]] = {}
        left = dict(CHITS)
        for name in names:
            for seat in range(3):
                for _ in range(int(rng.below(4)) if rng.below(3) == 0 else 0):
                    unit = pick(rng, [unit for unit in UNITS if left[unit]])
                    left[unit] -= 1
                    self.stacks.setdefault((name, seat), []).append(unit)
        self.markers = {city: int(rng.below(3)) for city in self.cities if rng.below(4)}
        self.points = {seat: int(rng.below(3)) for seat in range(3)}
        self.options: dict[str, Any] = {
            "victory_compare": pick(rng, ["at_least", "more_than"]),
            "upkeep_zero": pick(rng, ["letter", "grace"]),
        }

    def at_phase(self, phase: str, **options: object) -> Empires:
        units: dict[str, str] = {}
        for (name, seat), stack in self.stacks.items():
            units[name] = "; ".join([*([units[name]] if name in units else []), f"{seat}: {' '.join(stack)}"])
        return place(
            mars(),
            self.options | options,
            powers=self.powers,
            chart=self.chart,
            borders=" ".join(f"T{number}-T{number + 1}" for number in range(TERRITORIES - 1)),
            units=units,
            markers=self.markers,
            points=self.points,
            phase=phase,
        )

    # What the rules say.

    def units_of(self, seat: int) -> list[str]:
        return [unit for (_, owner), stack in self.stacks.items() if owner == seat for unit in stack]

    def force(self, seat: int, unit: str) -> int:
        """Rule: S8-013, S8-014, S8-016"""
        gains = {"british": SHIPS, "german": GROUND, "high_martian": {"gunboat"}}
        return FORCE[unit] + (unit in gains.get(self.powers[seat], set()))

    def held(self, seat: int) -> list[str]:
        return [city for city, owner in self.markers.items() if owner == seat]

    def income(self, seat: int) -> int:
        """Rule: WE-041, S8-017, S8-042"""
        return (CITY_YIELDS + (self.powers[seat] == "french")) * len(self.held(seat))

    def is_living(self, seat: int) -> bool:
        """Rule: WE-R62"""
        return bool(self.units_of(seat) or self.held(seat))

    def placed(self) -> dict[str, int]:
        """The markers after the first player's Control phase. Rule: WE-050, WE-051, WE-R59, S8-023"""
        found = dict(self.markers)
        for city in self.cities:
            alone = not any((city, other) in self.stacks for other in (1, 2))
            if alone and "battalion" in self.stacks.get((city, 0), []):
                found[city] = 0
        return found

    def rank(self, seat: int) -> tuple[int, ...]:
        """Rule: WE-R69"""
        force = sum(self.force(seat, unit) for unit in self.units_of(seat))
        return len(self.held(seat)), self.income(seat), force, self.points[seat]


def tables(part: int) -> list[Table]:
    return [Table(Rng(f"points {number}")) for number in range(part, POSITIONS, PARTS)]


@pytest.mark.rule(
    "WE-041",
    "WE-043",
    "WE-R52",
    "WE-R56",
    "S8-013",
    "S8-014",
    "S8-016",
    "S8-017",
    "S8-018",
    "S8-042",
    "S8-R14",
    "S8-R15",
)
@pytest.mark.parametrize("part", range(PARTS))
def test_income_force_and_prices(part: int) -> None:
    for table in tables(part):
        if not all(map(table.is_living, range(3))):
            continue
        game = table.at_phase("draw")
        for seat in range(3):
            assert income(game, seat) == table.income(seat)
            for kind, unit in enumerate(UNITS):
                assert force_of(game, seat, kind) == table.force(seat, unit)
                assert price_of(game, seat, kind) == FORCE[unit] - (table.powers[seat] == "russian")
        paid = table.at_phase("revenue")
        assert list(paid.points) == [table.points[0] + table.income(0), table.points[1], table.points[2]]


@pytest.mark.rule("WE-048", "WE-049", "WE-R56", "WE-R57", "WE-R58")
@pytest.mark.parametrize("part", range(PARTS))
def test_as_many_units_go_as_income_does_not_feed(part: int) -> None:
    for table in tables(part):
        if not all(map(table.is_living, range(3))):
            continue
        game = table.at_phase("upkeep")
        units = Counter(table.units_of(0))
        most = FEEDS * table.income(0)
        over = 0 if table.options["upkeep_zero"] == "grace" and not most else max(0, units.total() - most)
        for _ in range(over):
            assert game.question() == UPKEEP_WHERE
            assert limit(game) == most
            own = {int(place_in(unit)) for unit in list(game.units)[: game.standing] if owner_in(unit) == 0}
            assert {int(action) - PLACE for action in game.legal_actions()} == own
            game.apply(game.legal_actions()[0])
            if game.question() == UPKEEP_WHO:
                game.apply(game.legal_actions()[0])
        assert game.question() != UPKEEP_WHERE


@pytest.mark.rule("WE-003", "WE-050", "WE-051", "WE-R59", "WE-R62", "WE-R63", "S8-011", "S8-023", "S8-R43", "S8-R52")
@pytest.mark.parametrize("part", range(PARTS))
def test_markers_and_the_share_of_cities_that_wins(part: int) -> None:
    for table in tables(part):
        if not all(map(table.is_living, range(3))):
            continue
        game = table.at_phase("control")
        table.markers = table.placed()
        names = list(table.chart)
        assert {names[at]: int(seat) for at, seat in enumerate(game.marker) if seat >= 0} == table.markers
        share, half = 2 * len(table.held(0)), len(table.cities)
        has_won = share > half if table.options["victory_compare"] == "more_than" else share >= half
        living = [seat for seat in range(3) if table.is_living(seat)]
        assert (game.actor == OVER) == (has_won or len(living) == 1)
        assert [int(number) for number in game.out] == [int(seat not in living) for seat in range(3)]
        if game.actor == OVER:
            assert list(game.scores()) == [WHOLE_WIN, 0, 0]


@pytest.mark.rule("WE-R69")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_first_rank(part: int) -> None:
    for table in tables(part):
        if not all(map(table.is_living, range(3))):
            continue
        game = table.at_phase("draw")
        best = max(table.rank(seat) for seat in range(3))
        assert first_rank(game) == sum(1 << seat for seat in range(3) if table.rank(seat) == best)
