"""Why a soldier may not attack what stands next to it."""

from grognard.core.explaining import no
from grognard.core.phrases import listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER, MINER, SOLDIER
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.explain.engage import may_engage
from grognard.games.mystic_mountain.names import kind_of_unit, side_of
from grognard.games.mystic_mountain.state import NO_UNIT


def explain_attack(case: Case, unit: int, square: int) -> Refusal | None:
    """Why the soldier may not attack what stands on a neighbouring square; None when it may.

    Rule: MM-040, MM-R48, MM-R53, MM-R56
    """
    refusal = idle(case, unit, "soldier")
    if refusal is not None:
        return refusal
    target, nearest = case.unit_on(square), may_attack(case, unit)
    if target == NO_UNIT:
        return no("MM-040", f"There is no enemy on that side of the {case.named(unit)}.", nearest)
    if side_of(target) == case.side:
        return no("MM-R56", f"The {case.named(target)} is one of your own.", nearest)
    return bad_target(case, target, nearest) or spent(case, unit, target)


def bad_target(case: Case, target: int, nearest: str) -> Refusal | None:
    """Why such an enemy cannot be attacked, by whichever soldier.

    Rule: MM-047, MM-054, MM-066
    """
    if kind_of_unit(target) == ARCHER:
        text = f"The {case.named(target)} can be killed only after engaging it, with all actions of a later turn."
        return no("MM-047", text, may_engage(case) or nearest)
    if kind_of_unit(target) == MINER and case.level_of(target):
        text = (
            f"The {case.named(target)} stands on level {case.level_of(target)}; soldiers kill miners on level 0 only."
        )
        return no("MM-054", text, nearest)
    return None


def spent(case: Case, unit: int, target: int) -> Refusal | None:
    """Why a soldier that has attacked this turn may not attack this enemy.

    Rule: MM-041, MM-R49, MM-R54
    """
    first = int(case.state.attacked[unit])
    if first == NO_UNIT:
        return None
    if first == target:
        if case.options["repeat_attack"]:
            return None
        return no("MM-R49", f"The {case.named(unit)} has attacked this turn; a soldier attacks once.", others(case))
    if kind_of_unit(first) == MINER:
        return no(
            "MM-R54", f"The {case.named(unit)} has killed a miner; that was its attack of the turn.", others(case)
        )
    return no(
        "MM-041", f"The {case.named(unit)} has attacked another enemy; a soldier attacks one a turn.", others(case)
    )


def targets(case: Case, unit: int) -> list[int]:
    """The enemies that the soldier may attack now."""
    if case.is_waiting(unit):
        return []
    first, again = int(case.state.attacked[unit]), bool(case.options["repeat_attack"])
    found = []
    for other in case.enemies_next_to(unit):
        kind = kind_of_unit(other)
        fits = kind == SOLDIER or (kind == MINER and case.level_of(other) == 0)
        if fits and (first == NO_UNIT or (again and first == other)):
            found.append(other)
    return found


def may_attack(case: Case, unit: int) -> str:
    """A sentence naming what the soldier may attack."""
    found = targets(case, unit)
    return f"It may attack the {listed(case.named(other) for other in found)}." if found else ""


def others(case: Case) -> str:
    """A sentence naming soldiers that can still attack somebody."""
    soldiers = [unit for unit in case.own(case.side) if kind_of_unit(unit) == SOLDIER]
    able = [unit for unit in soldiers if targets(case, unit)]
    return f"Still to attack: {listed(case.named(unit) for unit in able)}." if able else ""
