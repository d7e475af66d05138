"""Groups and destinations, found by trying everything: all groups, all ways to load carriers, all walks, read from the module's file alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from grognard.core.chance import Rng
from grognard.games.warp_empires.actions import CARD, DONE, FREE, PLACE, UNIT
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.format.names import selects
from grognard.games.warp_empires.format.schema.base import UnitSelector
from grognard.games.warp_empires.format.schema.cards import Move
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.schema.units import Unit
from grognard.games.warp_empires.format.stats import powers_tags, speed_of
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.positions import module_of, place
from grognard.games.warp_empires.state import BY_THIS_CARD, MARKS, PINNED, owner_in, place_in, type_in

POSITIONS = 100
PARTS = 10
SOAK_POSITIONS = 3000
MARS, FENS = "space_1889_empires", "amber_fens"
EVERY_THIRD = 3
SEATS = 3
MOVER = 0
TERRITORIES = 11
MORE_BORDERS = 6
BIG, SMALL = 4, 2  # most units of a stack of the mover, and of others

Group = tuple[int, ...]  # by type: how many go


@cache
def module(name: str) -> Loaded:
    return load_shipped(name)


def pick(rng: Rng, items: Sequence[str]) -> str:
    return items[rng.below(len(items))]


def meant(selector: UnitSelector | None, tags: Sequence[str]) -> bool:
    """Whether a selector matches; one that is not there matches nothing."""
    return selector is not None and selects(selector, tags)


# ---- positions by lot -----------------------------------------------------------


def chart_of(sheet: Sheet, rng: Rng) -> dict[str, str]:
    """A City for everybody, the rest by lot; eleven names in order."""
    first = next(name for name, terrain in sheet.terrain.items() if terrain.revenue)
    return {
        f"T{number:02}": first if number < SEATS else pick(rng, list(sheet.terrain)) for number in range(TERRITORIES)
    }


def borders_of(rng: Rng) -> str:
    """A tree with some more borders."""
    pairs = {(int(rng.below(far)), far) for far in range(1, TERRITORIES)}
    more = [sorted(int(rng.below(TERRITORIES)) for _ in range(2)) for _ in range(MORE_BORDERS)]
    pairs |= {(one, other) for one, other in more if one != other}
    return " ".join(f"T{one:02}-T{other:02}" for one, other in sorted(pairs))


class Stock:
    """The chits that are left for three powers by lot."""

    def __init__(self, sheet: Sheet, rng: Rng) -> None:
        powers = [power.id for power in sheet.powers]
        while len(powers) > SEATS:
            powers.pop(rng.below(len(powers)))
        self.sheet, self.rng, self.powers = sheet, rng, powers
        self.left = {unit.id: unit.count for unit in sheet.units}

    def has(self, seat: int, unit: Unit) -> bool:
        return bool(self.left[unit.id]) and unit.start in (None, f"power:{self.powers[seat]}")

    def take(self, seat: int, unit: Unit) -> list[str]:
        if not self.has(seat, unit):
            return []
        self.left[unit.id] -= 1
        return [unit.id]

    def stack(self, seat: int, terrain: Terrain, most: int) -> list[str]:
        """Units that may stand there, and perhaps a carrier with one that has to be carried."""
        rng, found = self.rng, []
        able = [unit for unit in self.sheet.units if not meant(terrain.closed, unit.tags)]
        for _ in range(1 + int(rng.below(most))) if able else ():
            found += self.take(seat, able[rng.below(len(able))])
        for carrier in able:
            cargo = [unit for unit in self.sheet.units if carrier.carry and selects(carrier.carry.units, unit.tags)]
            aboard = cargo[rng.below(len(cargo))] if cargo and terrain.cargo_exempt else None
            if aboard and self.has(seat, carrier) and self.has(seat, aboard) and rng.below(2):
                found += self.take(seat, carrier) + self.take(seat, aboard)
        return found


def position(name: str, rng: Rng) -> Empires:
    """Three players in the Move phase of the first, who holds a move card."""
    loaded = module(name)
    sheet = loaded.sheet
    stock = Stock(sheet, rng)
    fixed = loaded.game({}, SEATS)[1].fixed
    chart = {each.name: each.terrain for each in fixed.territory} if fixed else chart_of(sheet, rng)
    units = {}
    for spot, terrain in chart.items():
        stacks = {
            seat: stock.stack(seat, sheet.terrain[terrain], SMALL if seat else BIG)
            for seat in range(SEATS)
            if rng.below(3) == 0
        }
        if any(stacks.values()):
            units[spot] = "; ".join(f"{seat}: {' '.join(stack)}" for seat, stack in stacks.items() if stack)
    cities = [spot for spot, terrain in chart.items() if sheet.terrain[terrain].revenue]
    return place(
        loaded,
        {variant.key: pick(rng, list(variant.values)) for variant in sheet.variants},
        powers=stock.powers,
        chart=None if fixed else chart,
        borders="" if fixed else borders_of(rng),
        units=units,
        markers={cities[seat]: seat for seat in range(SEATS)},
        hands={MOVER: pick(rng, [card.id for card in sheet.cards if isinstance(card.effects[0], Move)])},
    )


# ---- what the rules say -----------------------------------------------------------


class Table:
    """A position in the words of the module's file, and the move that a card grants; None when none is used."""

    def __init__(self, game: Empires, move: Move | None) -> None:
        self.sheet = module_of(game).sheet
        self.move = move
        self.types = self.sheet.units
        power = self.sheet.powers[game.power[MOVER]]
        self.tags = [powers_tags(unit, power) for unit in self.types]
        more = move.speed_add if move else 0
        self.speed = [speed_of(self.sheet, unit, power, tags) for unit, tags in zip(self.types, self.tags, strict=True)]
        self.reach = [speed + more for speed in self.speed]
        atlas = game.map()
        self.near = [[int(near) for near in row] for row in atlas.borders]
        self.terrain = [list(self.sheet.terrain.values())[kind] for kind in atlas.terrain]
        units = [int(unit) for unit in list(game.units)[: game.standing]]
        self.own = [
            (int(place_in(unit)), int(type_in(unit)), unit & MARKS) for unit in units if owner_in(unit) == MOVER
        ]
        self.foes = {int(place_in(unit)) for unit in units if owner_in(unit) != MOVER}
        self.spared = {int(place_in(unit)) for unit in units if owner_in(unit) != MOVER and game.truce[owner_in(unit)]}

    def is_leader(self, kind: int) -> bool:
        return "leader" in self.tags[kind]

    def standing(self, spot: int) -> Counter[int]:
        return Counter(kind for there, kind, _ in self.own if there == spot)

    def groups(self, spot: int) -> Iterator[Group]:
        """All selections of units that can move, of all that stand there. Rule: WE-024, WE-R11, WE-R15, WE-R18"""
        able = Counter(
            kind
            for there, kind, marks in self.own
            if there == spot and self.speed[kind] and not marks & (PINNED | BY_THIS_CARD)
        )
        for group in product(*(range(able[kind] + 1) for kind in range(len(self.types)))):
            if any(group):
                yield group

    def is_closed(self, spot: int, kind: int) -> bool:
        return meant(self.terrain[spot].closed, self.tags[kind])

    def loads(self, group: Group) -> Iterator[Counter[int]]:
        """All ways to take units of a group aboard its carriers: what is carried. Rule: S8-028, S8-R22"""
        room = [unit.carry for kind, unit in enumerate(self.types) for _ in range(group[kind]) if unit.carry]
        seats = [carry.units for carry in room for _ in range(carry.capacity)]
        passengers = [kind for kind, number in enumerate(group) for _ in range(number) if not self.types[kind].carry]
        for number in range(min(len(seats), len(passengers)) + 1):
            for aboard in set(combinations(passengers, number)):
                if all(selects(seats[0], self.tags[kind]) for kind in aboard):  # one kind of carrier in these modules
                    yield Counter(aboard)

    def has_carriers(self, spot: int, there: Counter[int]) -> bool:
        """Whether units that may not be in a territory by themselves have carriers there. Rule: S8-R22, S8-R24"""
        lost = sum(number for kind, number in there.items() if self.is_closed(spot, kind))
        room = sum(
            number * carry.capacity for kind, number in there.items() if (carry := self.types[kind].carry) is not None
        )
        return lost <= room

    def walk(self, spot: int, foot: set[int], cargo: set[int]) -> set[int]:
        """Where units get on foot with others aboard. Rule: WE-020 to WE-023, S8-009, S8-010, S8-R21"""
        ends, ring = set[int](), {spot}
        for _ in range(min(self.reach[kind] for kind in foot)):
            ring = {near for here in ring for near in self.near[here] if self.is_open(near, foot, cargo)}
            ends |= ring
            ring = {here for here in ring if here not in self.foes and not self.halts(here, foot)}
        return ends - {spot}

    def is_open(self, spot: int, foot: set[int], cargo: set[int]) -> bool:
        shut = {kind for kind in foot | cargo if self.is_closed(spot, kind)}
        return not shut & foot and (not shut or self.terrain[spot].cargo_exempt)

    def halts(self, spot: int, foot: set[int]) -> bool:
        return any(meant(self.terrain[spot].stop, self.tags[kind]) for kind in foot)

    def ends(self, spot: int, group: Group) -> set[int]:
        """All destinations of a group. Rule: WE-R12, WE-R16, WE-R20, S8-R25, S8-R33"""
        units = Counter({kind: number for kind, number in enumerate(group) if number})
        led = any(self.is_leader(kind) for kind in units)
        stack = self.standing(spot)
        if self.move is None and not led:
            return set()
        if self.move and self.move.form == "pure_stack" and not all(self.is_meant(kind) for kind in stack):
            return set()
        if not self.has_carriers(spot, stack - units):
            return set()
        found = set[int]()
        for aboard in self.loads(group):
            foot = set(units - aboard)
            if all(self.is_meant(kind) and (led or not self.types[kind].needs_leader_to_move) for kind in foot):
                found |= self.walk(spot, foot, set(aboard))
        return {end for end in found - self.spared if self.has_carriers(end, self.standing(end) + units)}

    def is_meant(self, kind: int) -> bool:
        return self.move is None or selects(self.move.units, self.tags[kind])


# ---- comparing ------------------------------------------------------------------


def legal(game: Empires, *choices: int) -> set[int]:
    """What is legal after some choices."""
    copy = game.clone()
    for choice in choices:
        copy.apply(choice)
    return {int(action) for action in copy.legal_actions()}


def check_groups(game: Empires, table: Table, spot: int) -> bool:
    """Compare every choice on the way to every group of a stack; whether any group can go."""
    ends = {group: table.ends(spot, group) for group in table.groups(spot)}
    good = {group for group, found in ends.items() if found}
    if not good:
        return False
    nobody = tuple(0 for _ in table.types)
    waiting = [nobody]
    while waiting:
        group = waiting.pop()
        chosen = [kind for kind, number in enumerate(group) for _ in range(number)]
        last = chosen[-1] if chosen else 0
        found = legal(game, PLACE + spot, *(UNIT + kind for kind in chosen))
        more = {
            kind: one_more(group, kind)
            for kind in range(last, len(nobody))
            if can_become(one_more(group, kind), kind, good)
        }
        assert found == {UNIT + kind for kind in more} | ({DONE} if group in good else set()), (spot, group)
        if group in good:
            found = legal(game, PLACE + spot, *(UNIT + kind for kind in chosen), DONE)
            assert found == {PLACE + end for end in ends[group]}, (spot, group)
        waiting += more.values()
    return True


def one_more(group: Group, kind: int) -> Group:
    return tuple(number + (at == kind) for at, number in enumerate(group))


def can_become(group: Group, last: int, good: set[Group]) -> bool:
    """Whether units of types from the last one on can be added so that it is one of these groups."""
    return any(
        group[:last] == other[:last] and all(a <= b for a, b in zip(group, other, strict=True)) for other in good
    )


def check_card(game: Empires, table: Table, row: bool) -> None:
    """The open question is out of which stack a group moves."""
    spots = sorted({spot for spot, _, _ in table.own})
    going = {spot for spot in spots if check_groups(game, table, spot)}
    assert legal(game) == {PLACE + spot for spot in going} | ({DONE} if row else set())


def mark_some(game: Empires, mark: int, rng: Rng) -> None:
    """Some units of the mover are marked."""
    for at in range(int(game.standing)):
        if owner_in(game.units[at]) == MOVER and rng.below(6) == 0:
            game.units[at] |= mark


def check(number: int) -> None:
    """One position: everything that its move card, and captains without one, can do."""
    rng = Rng(f"moves {number}")
    name = FENS if number % EVERY_THIRD == 0 else MARS
    game = position(name, rng)
    game.truce[1 + rng.below(2)] = int(rng.below(4) == 0)
    mark_some(game, PINNED, rng)
    sheet = module_of(game).sheet
    held = next(number for number in range(len(sheet.cards)) if game.hands[number])
    move = sheet.cards[held].effects[0]
    assert isinstance(move, Move)
    table = Table(game, move)
    if CARD + held in legal(game):
        used = game.clone()
        used.apply(CARD + held)
        mark_some(used, BY_THIS_CARD, rng)
        check_card(used, Table(used, move), row=True)
    else:
        assert not any(table.ends(spot, group) for spot, _, _ in table.own for group in table.groups(spot))
    free = Table(game, None)
    if FREE in legal(game):
        game.apply(FREE)
        check_card(game, free, row=False)
    elif name == FENS:
        assert not any(free.ends(spot, group) for spot, _, _ in free.own for group in free.groups(spot))


RULES = (
    "WE-008", "WE-019", "WE-020", "WE-021", "WE-022", "WE-023", "WE-024", "WE-R11", "WE-R12", "WE-R15", "WE-R16", "WE-R17", "WE-R18",
    "WE-R19", "WE-R20", "S8-009", "S8-010", "S8-019", "S8-028", "S8-037", "S8-038", "S8-039", "S8-040", "S8-041", "S8-046", "S8-R12",
    "S8-R20", "S8-R21", "S8-R22", "S8-R24", "S8-R25", "S8-R33",
)  # fmt: skip


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_all_groups_and_where_they_get(part: int) -> None:
    for number in range(part, POSITIONS, PARTS):
        check(number)


@pytest.mark.soak
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_positions(part: int) -> None:
    for number in range(POSITIONS + part, POSITIONS + SOAK_POSITIONS, PARTS):
        check(number)
