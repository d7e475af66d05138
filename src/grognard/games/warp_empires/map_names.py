"""Names for the territories of a rolled map, out of the module's lists.

Rule: S8-003
"""

from collections.abc import Sequence
from typing import Final

from grognard.core.chance import Rng
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.map_shape import draw, shuffled

ROMAN: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")
SLOT: Final = "{}"


def name_all(sheet: Sheet, terrain: Sequence[int], rng: Rng) -> list[str]:
    """A name for each territory, no two alike: a name of the list in one of the forms of its terrain; numbers where a module has none."""
    names = sheet.map.names
    if not names:
        return [f"{sheet.terms.territory} {number + 1}" for number in range(len(terrain))]
    order = shuffled(rng, list(range(len(names))))
    forms = [list(each.called) or [SLOT] for each in sheet.terrain.values()]
    found: list[str] = []
    for number, kind in enumerate(terrain):
        form = forms[kind][draw(rng, len(forms[kind]))]
        name = names[order[number % len(names)]]
        again = number // len(names)
        suffix = ROMAN[again] if again < len(ROMAN) else f" {again + 1}"
        found.append(form.replace(SLOT, name) + suffix)
    return found
