"""Why the archer may not shoot at something."""

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import MINER, SHOT_REACH
from grognard.games.mystic_mountain.chart import COMPASS
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.explain.engage import explain_escape
from grognard.games.mystic_mountain.names import NO_SQUARE, kind_of_unit, side_of
from grognard.games.mystic_mountain.stand import Stand
from grognard.games.mystic_mountain.state import NO_UNIT, SHOT

MOST_SPOTS = 3


def explain_shot(case: Case, way: int, distance: int) -> Refusal | None:
    """Why the archer may not shoot that far in that direction; None when it may.

    Rule: MM-032, MM-R74
    """
    refusal = cannot_shoot(case)
    if refusal is not None:
        return refusal
    line = case.chart.line(case.where[case.own_archer], way)
    if distance > len(line) or case.unit_on(line[distance - 1]) == NO_UNIT:
        return nobody_there(case, way, distance, line)
    target = case.unit_on(line[distance - 1])
    return bad_mark(case, target) or from_here(case, target)


def from_here(case: Case, target: int) -> Refusal | None:
    """Why the archer cannot shoot at an enemy miner on the mountain from where it stands, and from where it could."""
    refusal = bad_line(case, case.where[case.own_archer], target)
    if refusal is not None:
        refusal.nearest = shooting_spots(case, target)
    return refusal


def explain_shot_at(case: Case, square: int) -> Refusal | None:
    """Why the archer may not shoot at a square; None when it may.

    Rule: MM-071, MM-R77
    """
    refusal = cannot_shoot(case)
    if refusal is not None:
        return refusal
    target = case.unit_on(square)
    if target == NO_UNIT:
        return no("MM-084", f"Nobody stands on {case.spot(square)}.", may_shoot(case))
    refusal = bad_mark(case, target)
    if refusal is not None:
        return refusal
    return from_here(case, target)


def cannot_shoot(case: Case) -> Refusal | None:
    """Why the archer may not shoot at all now.

    Rule: MM-070, MM-R58
    """
    archer = case.own_archer
    refusal = idle(case, archer, "archer")
    if refusal is not None:
        return refusal
    if case.engaged[case.side] != NO_UNIT and not case.options["engaged_archer_may_shoot"]:
        binder = case.named(case.engaged[case.side])
        text = f"The {case.named(archer)} is engaged by the {binder} and cannot shoot."
        return no("MM-R58", text, "It may try to break free." if explain_escape(case) is None else "")
    if case.has(archer, SHOT):
        return no("MM-070", f"The {case.named(archer)} has shot this turn; it shoots once.")
    return None


def marks(case: Case) -> list[int]:
    """The enemy miners on the mountain. Rule: MM-084, MM-R72"""
    miners = [unit for unit in case.own(case.enemy) if kind_of_unit(unit) == MINER]
    return [unit for unit in miners if case.level_of(unit)]


def nobody_there(case: Case, way: int, distance: int, line: list[int]) -> Refusal:
    """Refuses a shot at an empty square, pointing to the miner that may have been meant.

    Rule: MM-071, MM-084, MM-R77
    """
    start = case.where[case.own_archer]
    far = [unit for unit in marks(case) if case.where[unit] in line[SHOT_REACH:]]
    if far:
        away = counted(case.chart.distance(start, case.where[far[0]]), "square")
        text = f"Nobody stands there, and the {case.named(far[0])} is {away} away; a shot carries {SHOT_REACH}."
        return no("MM-R77", text, shooting_spots(case, far[0]))
    up = marks(case)
    if up and all(case.chart.way(start, case.where[unit]) < 0 for unit in up):
        missed = listed(case.named(unit) for unit in up)
        text = f"Nobody stands there, and from {case.spot(start)} no straight line leads to the {missed}."
        return no("MM-071", text, shooting_spots(case, up[0]))
    where = case.spot(line[distance - 1]) if distance <= len(line) else f"{counted(distance, 'square')} {COMPASS[way]}"
    return no("MM-084", f"A shot is at an enemy miner on the mountain, and none stands on {where}.", may_shoot(case))


def bad_mark(case: Case, target: int) -> Refusal | None:
    """Why this unit is never shot at.

    Rule: MM-084, MM-R72, MM-R73
    """
    named = case.named(target)
    if kind_of_unit(target) != MINER:
        return no("MM-084", f"A shot is at a miner on the mountain, not at the {named}.", may_shoot(case))
    if side_of(target) == case.side:
        return no("MM-R73", f"The {named} is one of your own.", may_shoot(case))
    if not case.level_of(target):
        return no("MM-R72", f"The {named} is not on the mountain and so cannot be shot off it.", may_shoot(case))
    return None


def bad_line(stand: Stand, start: int, target: int) -> Refusal | None:
    """Why an enemy miner on the mountain cannot be shot by an archer on `start`.

    Rule: MM-071, MM-R76, MM-R77, MM-R78
    """
    square, named = stand.where[target], stand.named(target)
    way, distance = stand.chart.way(start, square), stand.chart.distance(start, square)
    if way < 0:
        return no("MM-071", f"From {stand.spot(start)} no straight line leads to the {named}.")
    if distance > SHOT_REACH:
        return no("MM-R77", f"The {named} is {counted(distance, 'square')} away; a shot carries {SHOT_REACH}.")
    if distance == 1 and stand.options["point_blank"] == "forbid":
        return no("MM-R76", f"The {named} is too near: shots begin at a distance of 2.")
    line = stand.chart.line(start, way)
    cover = [between for between in line[: distance - 1] if is_cover(stand, between, target)]
    if cover:
        return no("MM-R78", f"{stand.spot(cover[0])} hides the {named} from view.")
    return bad_back(stand, target, line[distance] if distance < len(line) else NO_SQUARE)


def bad_back(stand: Stand, target: int, behind: int) -> Refusal | None:
    """Why the miner could not fall, the square behind him being what it is.

    Rule: MM-082, MM-R79
    """
    if behind == NO_SQUARE:
        return no("MM-082", f"Behind the {stand.named(target)} the board ends; he has nowhere to fall.")
    if stand.chart.level[behind] > stand.level_of(target):
        higher = f"{stand.spot(behind)} behind him is higher"
        return no("MM-082", f"The {stand.named(target)} has his back against the mountain: {higher}.")
    return None


def is_cover(stand: Stand, square: int, target: int) -> bool:
    """Whether a square between archer and miner blocks the view. Rule: MM-R78"""
    sight = stand.options["line_of_sight"]
    if sight == "none":
        return False
    archer = stand.archer(1 - side_of(target))
    higher = stand.chart.level[square] > stand.level_of(target)
    return higher or (sight == "terrain_units" and stand.unit_on(square) not in (NO_UNIT, archer))


def may_shoot(case: Case) -> str:
    """A sentence naming the miners that the archer can shoot from where it stands."""
    start = case.where[case.own_archer]
    able = [unit for unit in marks(case) if bad_line(case, start, unit) is None]
    return f"It may shoot at the {listed(case.named(unit) for unit in able)}." if able else ""


def shooting_spots(case: Case, target: int) -> str:
    """A sentence naming free squares, the nearest first, from which the archer could shoot at a miner."""
    chart, archer = case.chart, case.where[case.own_archer]
    around = [square for way in range(8) for square in chart.line(case.where[target], way)[:SHOT_REACH]]
    free = [square for square in around if not chart.level[square] and case.unit_on(square) == NO_UNIT]
    open_to_it = [square for square in free if not case.ways.guarded or chart.entrance[square] != case.enemy]
    good = [square for square in open_to_it if bad_line(case, square, target) is None]
    good.sort(key=lambda square: (chart.distance(square, archer), square))
    spots = listed((case.spot(square) for square in good[:MOST_SPOTS]), "or")
    return f"A shot at the {case.named(target)} is possible from {spots}." if good else ""
