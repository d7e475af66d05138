"""A checked sheet as tables of whole numbers.

Rule: WE-001, WE-R04, WE-R08
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from grognard.core.options import OptionValue
from grognard.games.warp_empires import tables as t
from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.compile_cards import card_lists
from grognard.games.warp_empires.format.compile_modifiers import Modifiers, modifier_lists
from grognard.games.warp_empires.format.compile_setup import setup_grids, setup_lists
from grognard.games.warp_empires.format.compile_victory import victory_rows
from grognard.games.warp_empires.format.names import LEADER, Names
from grognard.games.warp_empires.format.plan import Plan
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.schema.units import Pile, Unit
from grognard.games.warp_empires.format.stats import dice_of, powers_tags

OWNERS: Final = {"shared": t.OWN_SHARED, "per_player": t.OWN_PER_PLAYER, "per_power": t.OWN_PER_POWER}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "stacks_hidden": ("top_visible", "open", "closed"),
    "card_order": ("alternate", "attacker_then_defender", "simultaneous"),
    "tie_winner": ("defender", "attacker", "nobody"),
    "half_round": ("up", "down", "down_min1"),
    "forts_in_half": ("count", "extra", "first"),
    "bonus_draw": ("once", "repeat", "none"),
}
FLAGS: Final = {
    "upkeep_grace": ("upkeep_zero", "grace"),
    "garrison": ("control_hold", "garrison"),
    "interrupt": ("evasion_timing", "interrupt"),
    "more_than": ("victory_compare", "more_than"),
    "random_start": ("start_pick", "random"),
}
CAPTURES: Final = ("any_loss", "loser_only", "needs_leader", "never")
UPKEEPS: Final = ("limit", "pay", "none")

Lists = dict[str, list[int]]


def compile_tables(
    sheet: Sheet, plan: Plan | None, names: Names, values: Mapping[str, OptionValue], seats: int
) -> tuple[t.Tables, Bits, str]:
    """The tables of a sheet under certain options for so many seats, the bits that the map needs, and the fingerprint of all numbers."""
    bits = Bits(names, plan)
    modifiers = Modifiers(sheet, plan)
    lists = unit_lists(sheet, names, bits) | terrain_lists(sheet, bits) | card_lists(sheet, names, bits)
    lists |= modifier_lists(modifiers, names, bits) | setup_lists(sheet, names, bits) | pile_lists(sheet, names)
    more_than = values["victory_compare"] == "more_than"
    lists["victories"], captures = victory_rows(sheet, names, bits, more_than=more_than)
    numbers = whole_numbers(sheet, names, bits, seats) | option_numbers(values) | phase_numbers(sheet, bits)
    lists["selectors"] = [mask for row in bits.rows for mask in row]
    grids = setup_grids(sheet, names) | {"captures": captures}
    return t.Tables(numbers, lists, grids), bits, fingerprint(names, numbers, lists, grids)


def fingerprint(names: Names, *numbers: object) -> str:
    """A short text that is equal for equal numbers under equal ids: whether a position can be read with a module."""
    ids = [*names.units, *names.cards, *names.powers, *names.terrains, *names.piles]
    return hashlib.sha256(json.dumps([ids, *numbers], sort_keys=True).encode()).hexdigest()[:16]


def unit_lists(sheet: Sheet, names: Names, bits: Bits) -> Lists:
    """What is printed on the units, by type; tags also by power and type."""
    units = sheet.units
    return {
        "tags": [
            sum(1 << names.tags[tag] for tag in set(powers_tags(unit, power)))
            for power in sheet.powers
            for unit in units
        ],
        "type_tags": [sum(1 << names.tags[tag] for tag in set(unit.tags)) for unit in units],
        "printed": [unit.force for unit in units],
        "count": [unit.count for unit in units],
        "pile_of": [names.piles[unit.pile] for unit in units],
        "can_control": [int(unit.can_control) for unit in units],
        "dies_on_defeat": [int(unit.dies_on_defeat) for unit in units],
        "capacity": [unit.carry.capacity if unit.carry else 0 for unit in units],
        "carries": [bits.unit(unit.carry.units) if unit.carry else t.NOTHING for unit in units],
        "leader": [leader_of(unit, names) for unit in units],
        "needs_leader": [int(unit.needs_leader_to_move) for unit in units],
        "home_terrain": [bits.terrain(unit.home, revenue=True) for unit in units],
    }


def leader_of(unit: Unit, names: Names) -> int:
    """Where a leader begins.

    Rule: WE-R68
    """
    if LEADER not in unit.tags:
        return t.NO_LEADER
    kind, _, power = (unit.start or "in_play").partition(":")
    if kind == "power":
        return t.START_WITH_POWER + names.powers[power]
    return t.START_IN_PLAY if kind == "in_play" else t.START_IN_PILE


def terrain_lists(sheet: Sheet, bits: Bits) -> Lists:
    """Terrains by number."""
    terrains = sheet.terrain.values()
    return {
        "revenue": [terrain.revenue for terrain in terrains],
        "terrain_tags": [bits.of_terrain(name) for name in sheet.terrain],
        "closed": [bits.unit(terrain.closed) for terrain in terrains],
        "cargo_exempt": [int(terrain.cargo_exempt) for terrain in terrains],
        "stops": [bits.unit(terrain.stop) for terrain in terrains],
        "defense": [terrain.defense for terrain in terrains],
    }


def pile_lists(sheet: Sheet, names: Names) -> Lists:
    """Whose the piles are."""
    piles = sheet.piles.values()
    return {
        "pile_owner": [owner_of(pile) for pile in piles],
        "pile_powers": [sum(1 << names.powers[power] for power in set(pile.powers or ())) for pile in piles],
    }


def owner_of(pile: Pile) -> int:
    """Shared, or one for each player or power."""
    if pile.per_player:
        return t.OWN_PER_PLAYER
    return t.OWN_PER_POWER if pile.per_power else t.OWN_SHARED


def whole_numbers(sheet: Sheet, names: Names, bits: Bits, seats: int) -> dict[str, int]:
    """How many there are of each, and the numbers of setting up and control."""
    setup, control = sheet.setup, sheet.phases.control
    order = dice_of(sheet.dice.order)
    return {
        "types": len(sheet.units),
        "cards": len(sheet.cards),
        "powers": len(sheet.powers),
        "terrains": len(sheet.terrain),
        "piles": len(sheet.piles),
        "seats": seats,
        "counters": len(names.counters),
        "deck_owner": OWNERS[sheet.decks.action.owner],
        "start_distance": setup.start_distance,
        "first_power": -1 if setup.first is None else names.powers[setup.first],
        "order_dice": order[0],
        "order_sides": order[1],
        "control_terrain": bits.terrain(control.terrain, revenue=True),
        "control_any_unit": int(control.needs == "any_unit"),
        "max_markers": control.max_markers,
        "leader_capture": CAPTURES.index(sheet.leaders.capture),
        "captured_to_pile": int(sheet.leaders.captured_to == "pile"),
    }


def phase_numbers(sheet: Sheet, bits: Bits) -> dict[str, int]:
    """The numbers of the phases.

    Rule: WE-R54, WE-R56
    """
    phases = sheet.phases
    recruit, upkeep, free = phases.recruit, phases.upkeep, phases.move.free_moves
    dice, sides = dice_of(sheet.dice.bonus) if recruit.bonus != "none" and recruit.mode == "buy" else (0, 6)
    return {
        "discard_first": int(phases.draw.discard_first),
        "free_moves": -1 if free == "led_stacks" else free,
        "moves_per_unit": sheet.options.moves_per_unit,
        "leader_bonus": phases.battle.leader_bonus,
        "refill": phases.battle.refill,
        "recruit_draw": recruit.draw,
        "recruit_where": bits.terrain(recruit.where, revenue=True),
        "recruit_free": int(recruit.mode == "free"),
        "per_territory": recruit.per_territory,
        "bonus_dice": dice,
        "bonus_sides": sides,
        "upkeep_mode": UPKEEPS.index(upkeep.mode),
        "upkeep_factor": upkeep.factor,
        "upkeep_cost": upkeep.cost,
        "upkeep_exempt": bits.unit(upkeep.exempt),
    }


def option_numbers(values: Mapping[str, OptionValue]) -> dict[str, int]:
    """Options as numbers."""
    numbers = {name: words.index(str(values[name])) for name, words in WORDS.items()}
    numbers |= {name: int(values[option] == word) for name, (option, word) in FLAGS.items()}
    numbers["max_rounds"] = int(str(values["max_rounds"]))
    return numbers
