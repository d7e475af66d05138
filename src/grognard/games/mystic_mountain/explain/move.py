"""Why a unit may not move to a square."""

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER, MINER
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.explain.engage import explain_escape
from grognard.games.mystic_mountain.names import KINDS, kind_of_unit
from grognard.games.mystic_mountain.paths import alone, destinations
from grognard.games.mystic_mountain.state import MOVED, NO_UNIT


def explain_move(case: Case, unit: int, square: int) -> Refusal | None:
    """Why the unit may not move there; None when it may.

    Rule: MM-038, MM-057, MM-068
    """
    return cannot_move(case, unit) or bad_destination(case, unit, square)


def cannot_move(case: Case, unit: int) -> Refusal | None:
    """Why the unit may not move at all now.

    Rule: MM-039, MM-058, MM-069, MM-R58
    """
    kind = kind_of_unit(unit)
    refusal = idle(case, unit, KINDS[kind])
    if refusal is not None:
        return refusal
    if kind == ARCHER and case.engaged[case.side] != NO_UNIT:
        text = f"The {case.named(unit)} is engaged by the {case.named(case.engaged[case.side])} and cannot walk away."
        return no("MM-R58", text, "It may try to break free." if explain_escape(case) is None else "")
    if kind != MINER and case.has(unit, MOVED):
        rule = "MM-069" if kind == ARCHER else "MM-039"
        return no(rule, f"The {case.named(unit)} has already moved this turn.", others_that_may_move(case))
    return None


def others_that_may_move(case: Case) -> str:
    """A sentence naming units that can still move."""
    able = [unit for unit in case.own(case.side) if has_its_move(case, unit) and case.destinations(unit)]
    return f"Still to move: {listed(case.named(unit) for unit in able)}." if able else ""


def has_its_move(case: Case, unit: int) -> bool:
    """Whether marks and links leave the unit its Move."""
    engaged = kind_of_unit(unit) == ARCHER and case.engaged[case.side] != NO_UNIT
    return not engaged and not case.is_waiting(unit) and (kind_of_unit(unit) == MINER or not case.has(unit, MOVED))


def bad_destination(case: Case, unit: int, square: int) -> Refusal | None:
    """Why a unit that may move cannot end its Move there; None when it can.

    Rule: MM-R01, MM-R12, MM-R14, MM-R18
    """
    nearest = may_go(case, unit, square)
    if not 0 <= square < case.chart.squares:
        return no("MM-R01", "The board has no such square.", nearest)
    if square == case.where[unit]:
        return no("MM-R18", f"A Move has to leave {case.spot(square)}.", nearest)
    if case.unit_on(square) != NO_UNIT:
        return no("MM-R14", f"{case.spot(square)} is taken by the {case.named(case.unit_on(square))}.", nearest)
    return bad_ground(case, unit, square, nearest) or bad_path(case, unit, square, nearest)


def bad_ground(case: Case, unit: int, square: int, nearest: str) -> Refusal | None:
    """Why this kind of unit cannot end a Move on such a square, from wherever it comes.

    Rule: MM-R15, MM-R16, MM-R17, MM-R23
    """
    kind, height = kind_of_unit(unit), case.chart.level[square]
    if kind != MINER and height:
        rule = "MM-R16" if kind == ARCHER else "MM-R15"
        text = f"{case.spot(square)} is part of the mountain (level {height}), and {KINDS[kind]}s stay on level 0."
        return no(rule, text, nearest)
    if case.ways.guarded and case.chart.entrance[square] == case.enemy:
        return no("MM-R17", f"{case.spot(square)} is an Entrance square of the other side and closed to you.", nearest)
    if height > case.level_of(unit) and case.chart.distance(case.where[unit], square) <= case.chart.reach[kind]:
        text = f"A Move never goes up, and {case.spot(square)} (level {height}) is higher than {case.spot(case.where[unit])}."
        return no("MM-R23", text, nearest)
    return None


def bad_path(case: Case, unit: int, square: int, nearest: str) -> Refusal | None:
    """Why no chain of steps leads there.

    Rule: MM-R11, MM-R12, MM-R13, MM-R21, MM-R22
    """
    chart, where, ways = case.chart, case.where, case.ways
    if square in destinations(chart, where, unit, ways):
        return None
    reach, word, spot = chart.reach[kind_of_unit(unit)], KINDS[kind_of_unit(unit)], case.spot(square)
    if chart.distance(where[unit], square) > reach:
        away = counted(chart.distance(where[unit], square), "square")
        return no("MM-R12", f"{spot} is {away} away, and a {word} moves up to {reach}.", nearest)
    free = alone(where, unit)
    if square in destinations(chart, free, unit, ways):
        return no("MM-R13", f"Other units block every way to {spot} of up to {counted(reach, 'step')}.", nearest)
    if square in destinations(chart, free, unit, ways._replace(guarded=False)):
        return no("MM-R17", f"The way to {spot} leads over an Entrance square of the other side.", nearest)
    if square in destinations(chart, free, unit, ways._replace(diagonal=True)):
        return no("MM-R11", f"{spot} is out of reach without diagonal steps, which are off in this game.", nearest)
    if square in destinations(chart, free, unit, ways._replace(sideways=True)):
        return no(
            "MM-R21", f"The way to {spot} needs a level step on the mountain, which is off in this game.", nearest
        )
    return bad_heights(case, unit, square, nearest)


def bad_heights(case: Case, unit: int, square: int, nearest: str) -> Refusal:
    """Refuses a destination that is near enough but lies behind heights.

    Rule: MM-065, MM-R15, MM-R16, MM-R22, MM-R24
    """
    kind, spot, start = kind_of_unit(unit), case.spot(square), case.spot(case.where[unit])
    if kind != MINER:
        rule = "MM-R16" if kind == ARCHER else "MM-R15"
        return no(rule, f"The mountain lies between {start} and {spot}, and {KINDS[kind]}s go round it.", nearest)
    drop = case.level_of(unit) - case.chart.level[square]
    if square in case.chart.neighbours(case.where[unit]) and drop > 1:
        text = f"From {start} (level {case.level_of(unit)}) to {spot} (level {case.chart.level[square]}) is a cliff."
        return no("MM-065", f"{text} A miner goes down one level at a step.", nearest)
    return no(
        "MM-R22", f"Each step of a miner stays level or goes down by one, and no such way leads to {spot}.", nearest
    )


def may_go(case: Case, unit: int, wanted: int) -> str:
    """A sentence naming the squares where a unit may go, those near the wanted square first."""
    squares = case.destinations(unit)
    if not squares:
        return f"The {case.named(unit)} cannot move anywhere now."
    if 0 <= wanted < case.chart.squares:
        squares.sort(key=lambda square: case.chart.distance(square, wanted))
    return f"It may go to {listed(case.spot(square) for square in squares)}."
