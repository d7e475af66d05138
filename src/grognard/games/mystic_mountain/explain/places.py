"""Answers for squares and units that somebody points at: the verb a person would mean, and why it is not possible."""

from collections.abc import Sequence
from typing import Final

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER, MINER, SOLDIER
from grognard.games.mystic_mountain.explain.attack import explain_attack, may_attack, targets
from grognard.games.mystic_mountain.explain.buy import explain_purchase
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.explain.climb import climbs, explain_climb
from grognard.games.mystic_mountain.explain.ends import still_to_buy
from grognard.games.mystic_mountain.explain.engage import explain_engage, explain_escape, explain_full_attack
from grognard.games.mystic_mountain.explain.move import cannot_move, explain_move
from grognard.games.mystic_mountain.explain.shoot import cannot_shoot, explain_shot_at, may_shoot
from grognard.games.mystic_mountain.names import KINDS, NO_SQUARE, PIECES, SIDES, kind_of_unit, read_square, side_of
from grognard.games.mystic_mountain.state import ASK_BUY, NO_UNIT


def explain_places(case: Case, places: Sequence[str]) -> Refusal | None:
    """Why the side on turn can do nothing with these squares or units; None when it can.

    One names a unit to act with, or a square to buy on; two name a unit and what it should act on.

    Rule: MM-022, MM-R33, MM-R55
    """
    squares = []
    for place in places:
        found = read_place(case, place)
        if isinstance(found, Refusal):
            return found
        squares.append(found)
    if not 1 <= len(squares) <= 2:
        return no("MM-022", "Name a unit's square, or a unit's square and where it should act.")
    if case.asks == ASK_BUY:
        return explain_arrival(case, squares[0]) if len(squares) == 1 else still_to_buy()
    refusal = not_yours(case, squares[0])
    if refusal is not None:
        return refusal
    unit = case.unit_on(squares[0])
    if len(squares) == 1:
        return explain_unit(case, unit)
    if kind_of_unit(unit) == MINER and is_enemy(case, squares[1]) and not is_step_up(case, unit, squares[1]):
        return no("MM-R55", "Miners do not attack anybody.")
    return explain_verb(case, meant_verb(case, unit, squares[1]), unit, squares[1])


def read_place(case: Case, place: str) -> int | Refusal:
    """The square of a square's or unit's name. Rule: MM-R01, MM-R39"""
    unit = PIECES.get(place)
    if unit is not None:
        if case.is_dead(unit):
            return no("MM-R39", f"That {KINDS[kind_of_unit(unit)]} is dead; it would first have to be bought back.")
        return case.where[unit]
    square = read_square(place, case.chart.width, case.chart.height)
    if square == NO_SQUARE:
        last = case.spot(case.chart.squares - 1)
        return no("MM-R01", f"The board has no square {place}.", f"Squares run from A1 to {last}.")
    return square


def not_yours(case: Case, square: int) -> Refusal | None:
    """Why nothing on this square takes orders of the side on turn. Rule: MM-023"""
    unit = case.unit_on(square)
    if unit == NO_UNIT:
        return no("MM-023", f"No unit of {case.side_name} stands on {case.spot(square)}.")
    if side_of(unit) != case.side:
        return no("MM-023", f"The {case.named(unit)} is {SIDES[side_of(unit)]}'s; {case.side_name} is on turn.")
    return None


def explain_arrival(case: Case, square: int) -> Refusal | None:
    """Why nothing can be bought on a square while the purchase is open.

    Rule: MM-037, MM-R33
    """
    unit = case.unit_on(square)
    if unit != NO_UNIT and side_of(unit) == case.side and case.chart.entrance[square] != case.side:
        return still_to_buy()
    refusals = [explain_purchase(case, kind, square) for kind in (SOLDIER, MINER, ARCHER)]
    if None in refusals:
        return None
    rules = [refusal for refusal in refusals if refusal is not None and refusal.rule in ("MM-037", "MM-R44")]
    return rules[0] if rules else refusals[0]


def explain_unit(case: Case, unit: int) -> Refusal | None:
    """Why an own unit can do nothing now; None when it can do something.

    Rule: MM-R30, MM-R36
    """
    kind = kind_of_unit(unit)
    refusal = idle(case, unit, KINDS[kind])
    if refusal is not None or can_act(case, unit):
        return refusal
    refusal = cannot_move(case, unit)
    if refusal is not None:
        return refusal
    rule = "MM-R30" if kind == MINER else "MM-R13"
    return no(rule, f"The {case.named(unit)} is hemmed in and has nothing to do.")


def can_act(case: Case, unit: int) -> bool:
    """Whether a unit that is not idle has any action. Rule: MM-022"""
    if cannot_move(case, unit) is None and case.destinations(unit):
        return True
    kind = kind_of_unit(unit)
    if kind == MINER:
        return bool(climbs(case, unit))
    if kind == ARCHER:
        return explain_escape(case) is None or (cannot_shoot(case) is None and bool(may_shoot(case)))
    near = case.enemies_next_to(unit)
    engages = any(explain_engage(case, unit, case.where[other]) is None for other in near)
    return engages or bool(targets(case, unit)) or explain_full_attack(case, unit) is None


def meant_verb(case: Case, unit: int, square: int) -> str:
    """What a person means who points at an own unit and then at a square. Rule: MM-022"""
    kind, other, enemy = kind_of_unit(unit), case.unit_on(square), is_enemy(case, square)
    if kind == SOLDIER and enemy:
        if kind_of_unit(other) != ARCHER:
            return "attack"
        return "full-attack" if case.engaged[case.enemy] == unit else "engage"
    if kind == MINER:
        return "climb" if is_step_up(case, unit, square) else "move"
    if kind == ARCHER:
        if other != NO_UNIT and other == case.engaged[case.side]:
            return "break-free"
        own_climber = other not in (NO_UNIT, unit) and kind_of_unit(other) == MINER and case.level_of(other)
        return "shoot" if enemy or own_climber else "move"
    return "move"


def is_enemy(case: Case, square: int) -> bool:
    """Whether an enemy unit stands on a square."""
    other = case.unit_on(square)
    return other != NO_UNIT and side_of(other) != case.side


def is_step_up(case: Case, unit: int, square: int) -> bool:
    """Whether a neighbouring square is higher than the unit's own."""
    near = case.chart.neighbours(case.where[unit])
    return square in near and case.chart.level[square] > case.level_of(unit)


def explain_verb(case: Case, verb: str, unit: int, square: int) -> Refusal | None:
    """Why an own unit may not do this one thing to a square.

    Rule: MM-022, MM-040
    """
    kind = kind_of_unit(unit)
    if kind != USERS.get(verb, kind):
        return no("MM-022", f"The {case.named(unit)} is no {KINDS[USERS[verb]]} and cannot do that.")
    if verb == "move":
        return explain_move(case, unit, square)
    if verb == "shoot":
        return explain_shot_at(case, square)
    if verb == "break-free":
        return explain_escape(case)
    if verb == "full-attack":
        if case.unit_on(square) != case.enemy_archer:
            return no("MM-R57", f"No archer that it has engaged stands on {case.spot(square)}.")
        return explain_full_attack(case, unit)
    if square not in case.chart.neighbours(case.where[unit]):
        return not_next(case, verb, unit, square)
    return {"climb": explain_climb, "attack": explain_attack, "engage": explain_engage}[verb](case, unit, square)


USERS: Final = {
    "attack": SOLDIER,
    "engage": SOLDIER,
    "full-attack": SOLDIER,
    "climb": MINER,
    "shoot": ARCHER,
    "break-free": ARCHER,
}


def not_next(case: Case, verb: str, unit: int, square: int) -> Refusal:
    """Refuses an attack, engagement or climb over a distance.

    Rule: MM-040, MM-R23
    """
    apart = f"{case.spot(square)} is not next to {case.spot(case.where[unit])}"
    if verb != "climb" and case.unit_on(square) == NO_UNIT:
        return no("MM-040", f"Nobody stands on {case.spot(square)}.", may_attack(case, unit))
    if verb != "climb":
        return no("MM-040", f"{apart}; a soldier fights only neighbours.", may_attack(case, unit))
    return no("MM-R23", f"{apart}; a climb leads to a neighbouring square.")
