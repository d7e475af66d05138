"""Load checks of the start: a home for everybody whoever chooses first, units that may stand where they begin, nobody who has won.

Rule: WE-R08, S8-R05, S8-R44
"""

from collections.abc import Iterable, Sequence

from grognard.games.warp_empires.format.inspector import Inspector
from grognard.games.warp_empires.format.names import shuts_out
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.schema.maps import Terrain
from grognard.games.warp_empires.format.schema.powers import Power
from grognard.games.warp_empires.format.schema.units import Pile
from grognard.games.warp_empires.format.schema.victory import ControlShare
from grognard.games.warp_empires.format.stats import number_of, powers_tags


def check_starts(at: Inspector, plan: Plan) -> None:
    """Homes on a fixed map, and what is held from the start (the worst case of what a power may begin with)."""
    homes = [plan.homes(power) for power in at.sheet.powers]
    for number, power in enumerate(at.sheet.powers):
        if not homes[number]:
            at.add(f"{power.name} has no territory to begin in.", "powers", number)
        check_open(at, [plan.terrain(home) for home in homes[number]], "powers", number)
    check_not_won(at, plan)
    every = {home for row in homes for home in row}
    if len(every) < at.sheet.players[1]:
        players = at.sheet.players[1]
        at.add(f"There are {len(every)} territories to begin in for {players} players.", "setup", "start_terrain")
    elif all(homes):
        check_crowding(at, homes)


def check_crowding(at: Inspector, homes: Sequence[Sequence[int]]) -> None:
    """Any powers that play together have as many territories to begin in as they are."""
    most = at.sheet.players[1]
    few = [number for number, row in enumerate(homes) if len(row) < most]
    unions = [0]  # by some of the few, as bits: all of their territories, as bits
    for number in few:
        mine = sum(1 << home for home in set(homes[number]))
        unions += [union | mine for union in unions]
    for chosen, union in enumerate(unions):
        if union.bit_count() < chosen.bit_count() <= most:
            short = [number for bit, number in enumerate(few) if chosen >> bit & 1]
            names = ", ".join(at.sheet.powers[number].name for number in short)
            territories = union.bit_count()
            at.add(f"{names} together have only {territories} territories to begin in.", "powers", short[-1])
            return


def check_open(at: Inspector, terrains: Iterable[Terrain], *path: str | int) -> None:
    """Every type of unit may stand in a home."""
    for unit in at.sheet.units:
        if any(shuts_out(terrain, unit.tags) for terrain in terrains):
            at.add(f"A terrain that fits is closed to {unit.name}, which may begin there.", *path)


def check_not_won(at: Inspector, plan: Plan) -> None:
    """Nobody has won at the start."""
    for row, win in enumerate(at.sheet.victory):
        if not isinstance(win, ControlShare):
            continue
        for power in at.sheet.powers:
            held, whole = most_held(at, plan, power, win)
            if (not win.powers or power.id in win.powers) and whole and held * win.den >= win.num * whole:
                at.add(f"{power.name} may begin with {held} of {whole} territories and would have won.", "victory", row)
                break


def most_held(at: Inspector, plan: Plan, power: Power, win: ControlShare) -> tuple[int, int]:
    """How many of a victory's territories a power may hold at the start at most, and how many there are."""
    counted = {number for number in range(plan.size) if plan.matches(number, win.terrain) and plan.revenue(number)}
    extra = number_of(power, "start_territories", at.sheet.setup.start_territories) - 1
    most = max((len(plan.holding(power, home) & counted) for home in plan.homes(power)), default=0)
    return min(most + extra, len(counted)), len(counted)


# ---- units ----------------------------------------------------------------


def check_first_units(at: Inspector) -> None:
    """Units come out of piles that are open to their power, and may stand where they are put."""
    for number, power in enumerate(at.sheet.powers):
        if not any(is_open(pile, power) for pile in at.sheet.piles.values()):
            at.add(f"No pile is open to {power.name}.", "powers", number)
        own: Path = ("powers", number, "setup")
        check_from(at, power, own if power.setup.units_from is not None else ("setup",))
        check_fixed_units(at, power, own if power.setup.units_fixed is not None else ("setup",))
    check_leaders(at)


def is_open(pile: Pile, power: Power) -> bool:
    """Whether a power draws from a pile."""
    return pile.powers is None or power.id in pile.powers


def check_from(at: Inspector, power: Power, path: Path) -> None:
    """Random units of named piles."""
    setup = power.setup if power.setup.units_from is not None else at.sheet.setup
    for name in setup.units_from or ():
        if not is_open(at.sheet.piles[name], power):
            at.add(f"The pile {name} is not open to {power.name}.", *path, "units_from", name, at_key=True)


def check_fixed_units(at: Inspector, power: Power, path: Path) -> None:
    """Units that are named."""
    setup = power.setup if power.setup.units_fixed is not None else at.sheet.setup
    units = {unit.id: unit for unit in at.sheet.units}
    for row, each in enumerate(setup.units_fixed or ()):
        unit = units[each.unit]
        if not is_open(at.sheet.piles[unit.pile], power):
            at.add(f"The pile of {unit.name} is not open to {power.name}.", *path, "units_fixed", row, "unit")
        if each.at == "home" or at.fixed is None:
            continue
        terrain = at.sheet.terrain[at.fixed.territory[at.names.territories[each.at]].terrain]
        if shuts_out(terrain, powers_tags(unit, power)):
            at.add(f"{terrain.name} is closed to {unit.name}.", *path, "units_fixed", row, "at")


def check_leaders(at: Inspector) -> None:
    """A leader of a power lies in a pile of that power."""
    powers = {power.id: power for power in at.sheet.powers}
    for number, unit in enumerate(at.sheet.units):
        kind, _, name = (unit.start or "").partition(":")
        if kind == "power" and not is_open(at.sheet.piles[unit.pile], powers[name]):
            at.add(f"The pile of {unit.name} is not open to {powers[name].name}.", "units", number, "start")
