"""The atlas of a fixed map.

Rule: WE-002
"""

from grognard.games.warp_empires.atlas import NO_REGION, Atlas
from grognard.games.warp_empires.atlas_text import Drawn, text_of
from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.plan import Plan


def fixed_atlas(plan: Plan, names: Names, bits: Bits) -> Atlas:
    """A map file as an atlas; all selectors of the module have their numbers already."""
    territories = plan.fixed.territory
    drawn = Drawn(
        columns=plan.columns,
        cells=plan.cells,
        names=[each.name for each in territories],
        terrain=[names.terrains[each.terrain] for each in territories],
        borders=plan.borders,
    )
    revenue = [-1 if each.revenue is None else each.revenue for each in territories]
    region = [NO_REGION if each.region is None else names.regions[each.region] for each in territories]
    tags = [bits.of_territory(number) for number in range(plan.size)]
    text = text_of(drawn, list(names.terrains), listed=True)
    return Atlas(drawn.names, drawn.terrain, drawn.borders, tags, revenue, region, text)
