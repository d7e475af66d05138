"""What a side could do to the other in a turn, from where the units stand: attackable soldiers, exposed miners, shots."""

from typing import Any, Final

from grognard.games.mystic_mountain.actions import ARCHER, MINER, SOLDIER
from grognard.games.mystic_mountain.explain.shoot import bad_line
from grognard.games.mystic_mountain.names import kind_of_unit, piece_id
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import NO_UNIT

BEATS: Final = 15 / 36  # one die beats another
FACES: Final = 6


def threats_of(stand: Stand, side: int) -> list[dict[str, Any]]:
    """Every enemy unit that a side could attack, engage or shoot at in a turn of its own, begun with this board.

    `by` names the units that can do it, `actions` what the cheapest of them needs, `odds` the best chance of success.
    """
    found = []
    reach = {unit: [stand.where[unit], *stand.destinations(unit)] for unit in fighters(stand, side)}
    for target in stand.own(1 - side):
        kind = kind_of_unit(target)
        if kind == MINER and stand.level_of(target):
            found += shots_at(stand, side, target, reach)
        else:
            found += charges_at(stand, side, target, reach)
    return found


def fighters(stand: Stand, side: int) -> list[int]:
    """The living soldiers and the archer of a side."""
    return [unit for unit in stand.own(side) if kind_of_unit(unit) != MINER]


def charges_at(stand: Stand, side: int, target: int, reach: dict[int, list[int]]) -> list[dict[str, Any]]:
    """Soldiers that could reach a unit on level 0: to attack it, or to engage it when it is the archer.

    Rule: MM-040, MM-048, MM-049, MM-050, MM-055
    """
    kind, binder = kind_of_unit(target), stand.engaged[1 - side]
    if kind == ARCHER and binder != NO_UNIT:
        cost = stand.chart.full_attack_cost
        return [threat(side, "full-attack", target, [binder], cost, BEATS)]
    near = set(stand.chart.neighbours(stand.where[target]))
    soldiers = {unit: squares for unit, squares in reach.items() if kind_of_unit(unit) == SOLDIER}
    able = [unit for unit, squares in soldiers.items() if near.intersection(squares)]
    if not able:
        return []
    cost = 1 if any(stand.where[unit] in near for unit in able) else 2
    verb = "engage" if kind == ARCHER else "attack"
    return [threat(side, verb, target, able, cost, BEATS if kind == SOLDIER else 1.0)]


def shots_at(stand: Stand, side: int, target: int, reach: dict[int, list[int]]) -> list[dict[str, Any]]:
    """The best shot that an archer could take at a miner on the mountain, after a Move or after breaking free.

    Rule: MM-R58, MM-R69, MM-070
    """
    archer = stand.archer(side)
    if archer not in reach:
        return []
    start, bound = stand.where[archer], stand.engaged[side] != NO_UNIT
    shoots_bound = bound and bool(stand.options["engaged_archer_may_shoot"])
    best: tuple[float, int, int] = (0.0, 0, 0)
    for square in reach[archer]:
        if bad_line(stand, square, target) is None:
            hits = (FACES + 1 - stand.chart.hits_from[stand.chart.distance(square, stand.where[target])]) / FACES
            free_first = bound and not (shoots_bound and square == start)
            odds = hits * BEATS if free_first else hits
            best = max(best, (odds, -(1 + (square != start) + free_first), square))
    if best[0] == 0:
        return []
    return [{**threat(side, "shoot", target, [archer], -best[1], best[0]), "from": stand.spot(best[2])}]


def threat(side: int, verb: str, target: int, by: list[int], actions: int, odds: float) -> dict[str, Any]:
    """One threat as a view shows it."""
    names = [piece_id(unit) for unit in by]
    return {"side": side, "verb": verb, "target": piece_id(target), "by": names, "actions": actions, "odds": odds}
