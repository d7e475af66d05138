"""The terrain of a rolled map: dice for each territory, the whole thrown again until the map can be played on, in the end mended.

Rule: S8-004, S8-R04, S8-R44
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from grognard.core.chance import Rng
from grognard.games.warp_empires.format.recipe import Recipe

Borders = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Laid:
    """The terrain by territory, how often all was thrown, whether it had to be mended."""

    terrain: list[int]
    throws: int
    mended: bool


def throw_dice(rng: Rng, recipe: Recipe, territories: int) -> list[int]:
    """A throw for each territory: the sum of the dice.

    Rule: S8-004
    """
    return [sum(int(rng.below(recipe.sides)) + 1 for _ in range(recipe.dice)) for _ in range(territories)]


def lay(recipe: Recipe, rolls: Sequence[int]) -> list[int]:
    """The terrain that the dice make.

    Rule: S8-004, S8-005, S8-006, S8-007, S8-008
    """
    return [recipe.by_roll[roll] for roll in rolls]


def until_accepted(borders: Borders, middle: int, recipe: Recipe, throw: Callable[[], Sequence[int]]) -> Laid:
    """Throw for all territories until the map is accepted; after the last throw it is mended, from the middle on.

    Rule: S8-R04
    """
    terrain: list[int] = []
    for number in range(1, recipe.throws + 1):
        terrain = lay(recipe, throw())
        if is_accepted(borders, recipe, terrain):
            return Laid(terrain, number, mended=False)
    mend(borders, middle, recipe, terrain)
    return Laid(terrain, recipe.throws, mended=True)


def is_accepted(borders: Borders, recipe: Recipe, terrain: Sequence[int]) -> bool:
    """Enough territories to begin in, nobody has won, all are linked, there is room for all homes.

    Rule: S8-R04
    """
    return (
        has_enough(recipe, terrain)
        and len(parts_of(borders, recipe, terrain)) <= 1
        and has_room(borders, recipe, terrain)
    )


def has_enough(recipe: Recipe, terrain: Sequence[int]) -> bool:
    """Conditions 1 and 2.

    Rule: S8-R04, S8-R44
    """
    if sum(kind in recipe.starts for kind in terrain) < recipe.least or lacking(recipe, terrain):
        return False
    counts = [(share, sum(kind in share.terrains for kind in terrain)) for share in recipe.shares]
    return all(share.held * share.den < share.num * count for share, count in counts)


def lacking(recipe: Recipe, terrain: Sequence[int]) -> frozenset[int]:
    """The terrains of a power to begin in of which the map has too few, whoever takes some of them; none when all have enough."""
    few = (own for own in recipe.own if sum(kind in own for kind in terrain) < recipe.players)
    return next(few, frozenset())


def parts_of(borders: Borders, recipe: Recipe, terrain: Sequence[int]) -> list[set[int]]:
    """Condition 3: the parts in which the revenue territories lie, each with all that hangs together; the lowest number first."""
    ground = recipe.ground
    if ground is None:
        return []
    opened = {number for number, kind in enumerate(terrain) if kind in ground}
    parts: list[set[int]] = []
    for number, kind in enumerate(terrain):
        if kind in recipe.linked and not any(number in part for part in parts):
            parts.append(spread(borders, number, opened | {number}))
    return parts


def spread(borders: Borders, first: int, opened: set[int]) -> set[int]:
    """What hangs together with a territory over open ones."""
    reached, waiting = {first}, [first]
    while waiting:
        for near in borders[waiting.pop()]:
            if near in opened and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def has_room(borders: Borders, recipe: Recipe, terrain: Sequence[int]) -> bool:
    """Condition 4: homes taken in the order of their numbers, each far enough from those before, suffice for all.

    Rule: S8-R04, S8-R05
    """
    walked = {number for number, kind in enumerate(terrain) if kind in recipe.walked}
    near: set[int] = set()
    homes = 0
    for number, kind in enumerate(terrain):
        if kind in recipe.starts and number not in near:
            homes += 1
            near |= within(borders, number, walked, recipe.distance - 1)
    return homes >= recipe.players


def within(borders: Borders, first: int, walked: set[int], steps: int) -> set[int]:
    """What lies so few steps away or fewer."""
    reached = {first}
    for _ in range(steps):
        reached |= {near for number in reached for near in borders[number] if near in walked}
    return reached


def mend(borders: Borders, middle: int, recipe: Recipe, terrain: list[int]) -> None:
    """Turn territories near the middle into ones to begin in, plain ones first, and open the shortest links between parts.

    Rule: S8-R04
    """
    order = by_distance(borders, middle)
    plain = [number for number in order if terrain[number] == recipe.plain]
    for number in [*plain, *(number for number in order if not is_to_begin_in(recipe, terrain[number]))]:
        if has_enough(recipe, terrain):
            break
        if not is_to_begin_in(recipe, terrain[number]):
            wanted = lacking(recipe, terrain)
            terrain[number] = next((kind for kind in recipe.by_roll.values() if kind in wanted), recipe.start)
    while True:
        parts = parts_of(borders, recipe, terrain)
        if len(parts) < 2:
            return
        link = shortest_link(borders, parts[0], set().union(*parts[1:]))
        shut = [number for number in link if recipe.ground is not None and terrain[number] not in recipe.ground]
        if not shut:
            return  # parts that touch and are not linked all the same: no terrain of this module links them
        for number in shut:
            terrain[number] = recipe.plain


def is_to_begin_in(recipe: Recipe, kind: int) -> bool:
    """Whether somebody may begin in a terrain."""
    return kind in recipe.starts or any(kind in own for own in recipe.own)


def by_distance(borders: Borders, first: int) -> list[int]:
    """All territories, the nearest to one of them first, the lower number among equals."""
    order, ring = [first], [first]
    while ring:
        ring = sorted({near for number in ring for near in borders[number]} - set(order))
        order += ring
    return order


def shortest_link(borders: Borders, part: set[int], others: set[int]) -> list[int]:
    """The territories between a part and the nearest other one, lower numbers first among equals."""
    came: dict[int, int] = dict.fromkeys(sorted(part), -1)
    ring = sorted(part)
    while ring:
        following: list[int] = []
        for number in ring:
            for near in borders[number]:
                if near in came:
                    continue
                came[near] = number
                if near in others:
                    return way_back(came, number)
                following.append(near)
        ring = sorted(following)
    return []


def way_back(came: dict[int, int], number: int) -> list[int]:
    """The way to a territory that was reached, without what it began in."""
    way: list[int] = []
    while number >= 0 and came[number] >= 0:
        way.append(number)
        number = came[number]
    return way
