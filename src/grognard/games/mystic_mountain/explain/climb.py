"""Why a miner may not climb onto a square."""

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import FIRST_MINER, MINERS
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.names import NO_SQUARE, side_of
from grognard.games.mystic_mountain.state import CLIMBED, NO_UNIT


def explain_climb(case: Case, unit: int, square: int) -> Refusal | None:
    """Why the miner may not climb onto the neighbouring square; None when he may.

    Rule: MM-059, MM-061, MM-R26
    """
    refusal = idle(case, unit, "miner")
    if refusal is not None:
        return refusal
    return bad_rise(case, unit, square) or taken(case, unit, square) or too_early(case, unit, square)


def bad_rise(case: Case, unit: int, square: int) -> Refusal | None:
    """Why the square is no step up for the miner.

    Rule: MM-060, MM-R01, MM-R23, MM-R25
    """
    start, nearest = case.spot(case.where[unit]), may_climb(case, unit)
    if square == NO_SQUARE:
        return no("MM-R01", f"On that side of {start} the board ends.", nearest)
    rise = case.chart.level[square] - case.level_of(unit)
    levels = f"{start} has level {case.level_of(unit)}, {case.spot(square)} level {case.chart.level[square]}"
    if rise < 1:
        return no("MM-R23", f"That is not a climb: {levels}. Level and downward steps are Moves.", nearest)
    if rise > 1:
        return no("MM-060", f"A miner rises one level a turn: {levels}.", nearest)
    if is_diagonal(case, unit, square) and not case.ways.diagonal:
        return no("MM-R25", f"{case.spot(square)} lies diagonally, and diagonal steps are off in this game.", nearest)
    return None


def is_diagonal(case: Case, unit: int, square: int) -> bool:
    """Whether a neighbouring square lies across a corner."""
    column = case.where[unit] % case.chart.width
    return square % case.chart.width != column and abs(square - case.where[unit]) != 1


def taken(case: Case, unit: int, square: int) -> Refusal | None:
    """Why somebody stands in the way.

    Rule: MM-R14, MM-R29
    """
    other = case.unit_on(square)
    if other == NO_UNIT:
        return None
    if side_of(other) == case.side:
        return no("MM-R14", f"{case.spot(square)} is taken by your own {case.named(other)}.", may_climb(case, unit))
    text = f"The enemy's {case.named(other)} holds the way up; on the mountain only an archer can drive him off."
    return no("MM-R29", text, may_climb(case, unit))


def too_early(case: Case, unit: int, square: int) -> Refusal | None:
    """Why a good step up cannot be taken in this turn: climbed before, or too few points.

    Rule: MM-026, MM-060, MM-062, MM-R28
    """
    if case.has(unit, CLIMBED):
        return no("MM-060", f"The {case.named(unit)} has climbed this turn; he rises one level a turn.", others(case))
    price = case.chart.value(square)
    if case.points >= price:
        return None
    lacks = (
        f"Climbing onto {case.spot(square)} costs {counted(price, 'point')}, and {case.side_name} has {case.points}."
    )
    if not case.points and not case.level_of(unit) and not any(miner_levels(case)):
        text = f"{lacks} The first points come from a soldier that kills a soldier."
        return no("MM-026", text)
    return no("MM-R28", lacks, others(case))


def miner_levels(case: Case) -> list[int]:
    """The levels of the living miners of the side on turn."""
    miners = [case.unit(FIRST_MINER + number) for number in range(MINERS)]
    return [case.level_of(unit) for unit in miners if not case.is_dead(unit)]


def climbs(case: Case, unit: int) -> list[int]:
    """The squares onto which the miner may climb now."""
    if case.is_dead(unit) or case.is_waiting(unit):
        return []
    near = case.chart.neighbours(case.where[unit])
    higher = [square for square in near if case.chart.level[square] == case.level_of(unit) + 1]
    straight = [square for square in higher if case.ways.diagonal or not is_diagonal(case, unit, square)]
    free = [square for square in straight if case.unit_on(square) == NO_UNIT]
    ready = not case.has(unit, CLIMBED)
    return [square for square in free if ready and case.points >= case.chart.value(square)]


def may_climb(case: Case, unit: int) -> str:
    """A sentence naming the squares onto which the miner may climb."""
    squares = climbs(case, unit)
    return f"He may climb to {listed((case.spot(square) for square in squares), 'or')}." if squares else ""


def others(case: Case) -> str:
    """A sentence naming miners that can still climb."""
    able = [unit for unit in map(case.unit, range(FIRST_MINER, FIRST_MINER + MINERS)) if climbs(case, unit)]
    return f"Still to climb: {listed(case.named(unit) for unit in able)}." if able else ""
