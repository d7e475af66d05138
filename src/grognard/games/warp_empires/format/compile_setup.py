"""What each power begins with, as numbers."""

from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.schema.powers import Power, SetupWords
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.tables import NOTHING


def setup_of(sheet: Sheet, power: Power) -> SetupWords:
    """The words of setting up for a power: its own where it has some, else those of all."""
    own = {name: value for name, value in power.setup if value is not None}
    general = {name: getattr(sheet.setup, name) for name in SetupWords.model_fields}
    return SetupWords.model_construct(**(general | own))


def setup_lists(sheet: Sheet, names: Names, bits: Bits) -> dict[str, list[int]]:
    """Lists by power.

    Rule: WE-R08
    """
    setups = [setup_of(sheet, power) for power in sheet.powers]
    return {
        "units_random": [setup.units_random or 0 for setup in setups],
        "start_hand": [setup.hand or 0 for setup in setups],
        "start_points": [setup.points or 0 for setup in setups],
        "start_terrain": [bits.terrain(setup.start_terrain, revenue=True) for setup in setups],
        "start_region": [
            NOTHING if setup.start_region is None else names.regions[setup.start_region] for setup in setups
        ],
        "start_ring": [setup.start_ring or 0 for setup in setups],
    }


def setup_grids(sheet: Sheet, names: Names) -> dict[str, list[list[int]]]:
    """Rows by power: fixed units with their places, random ones by pile."""
    fixed, random = [], []
    for power in sheet.powers:
        setup = setup_of(sheet, power)
        row: list[int] = []
        for units in setup.units_fixed or ():
            place = NOTHING if units.at == "home" else names.territories[units.at]
            row += [names.units[units.unit], units.count, place]
        fixed.append(row)
        random.append(
            [number for pile, count in (setup.units_from or {}).items() for number in (names.piles[pile], count)]
        )
    return {"units_fixed": fixed, "units_from": random}
