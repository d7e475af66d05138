"""The map of a new game: fixed, or a shape of irregular territories with rolled terrain.

Rule: S8-004, S8-R02, S8-R03, S8-R04
"""

import functools
from collections.abc import Sequence
from typing import NamedTuple, cast

from grognard.core.chance import Rng
from grognard.games.warp_empires.actions import TERRITORIES
from grognard.games.warp_empires.atlas import Atlas
from grognard.games.warp_empires.atlas_text import Drawn, read, rolled_atlas
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.format.recipe import ROOM, Recipe, least_of, recipe_of
from grognard.games.warp_empires.format.stats import number_of
from grognard.games.warp_empires.map_names import name_all
from grognard.games.warp_empires.map_shape import grow
from grognard.games.warp_empires.map_terrain import throw_dice, until_accepted


def is_fixed(module: object) -> bool:
    """Whether the map lies in a file and nothing is rolled."""
    return cast("Module", module).atlas is not None


class Made(NamedTuple):
    """A map, how often the dice for its terrain were thrown (a fixed one: never), whether the last throw had to be mended."""

    atlas: Atlas
    throws: int = 0
    mended: bool = False


def make_map(module: object, powers: Sequence[int], seed: int) -> Made:
    """The map for powers by seat; of a fixed one the seed has no meaning.

    Rule: S8-003, S8-R10
    """
    known = cast("Module", module)
    return Made(known.atlas) if known.atlas is not None else roll_map(known, powers, seed)


def roll_map(module: Module, powers: Sequence[int], seed: int) -> Made:
    """The map of a seed."""
    rng = Rng(seed)
    shape = grow(rng, size_for(module, powers), module.sheet.map.cells_per_territory, wrap=module.sheet.map.wrap)
    recipe = recipe_for(module, powers)
    laid = until_accepted(shape.borders, shape.middle, recipe, lambda: throw_dice(rng, recipe, len(shape.borders)))
    names = name_all(module.sheet, laid.terrain, rng)
    drawn = Drawn(shape.columns, shape.cells, names, laid.terrain, shape.borders, module.sheet.map.wrap)
    return Made(rolled_atlas(drawn, list(module.sheet.terrain), module.terrain_bits), laid.throws, laid.mended)


def extras(module: Module, powers: Sequence[int]) -> list[int]:
    """By seat: how many start territories a power has."""
    sheet = module.sheet
    return [number_of(sheet.powers[power], "start_territories", sheet.setup.start_territories) for power in powers]


def size_for(module: Module, powers: Sequence[int]) -> int:
    """How many territories a rolled map has.

    Rule: S8-R02
    """
    chosen = int(str(module.options.get("map_size", 0)))
    recipe = module.sheet.map
    held = extras(module, powers)
    extra = sum(number - 1 for number in held)
    size = max(recipe.size_base, recipe.size_per_player * len(powers)) + recipe.size_per_extra * extra
    return min(max(chosen or size, ROOM * least_of(module.sheet, held)), TERRITORIES)


def recipe_for(module: Module, powers: Sequence[int]) -> Recipe:
    """What a rolled map of these powers has to fulfil."""
    return recipe_of(module.sheet, [module.sheet.powers[power] for power in powers], extras(module, powers))


def read_atlas(module: object, text: str) -> Atlas:
    """The map of its text; DataError when it is none of this module."""
    known = cast("Module", module)
    if known.atlas is not None:
        return known.atlas
    return read_rolled(text, tuple(known.sheet.terrain), known.terrain_bits)


@functools.lru_cache(maxsize=64)
def read_rolled(text: str, terrains: tuple[str, ...], bits: tuple[int, ...]) -> Atlas:
    """A rolled map of its text; the same text gives the same object, since maps never change."""
    return rolled_atlas(read(text, terrains), terrains, bits)
