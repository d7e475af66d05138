"""Why an archer may not be engaged, attacked with all actions, or break free."""

from grognard.core.explaining import no
from grognard.core.phrases import counted, listed
from grognard.core.views import Refusal
from grognard.games.mystic_mountain.actions import ARCHER, SOLDIER
from grognard.games.mystic_mountain.explain.case import Case, idle
from grognard.games.mystic_mountain.names import kind_of_unit, kind_word, side_of
from grognard.games.mystic_mountain.state import NO_UNIT, TRIED


def explain_engage(case: Case, unit: int, square: int) -> Refusal | None:
    """Why the soldier may not engage what stands on a neighbouring square; None when it may.

    Rule: MM-049, MM-040, MM-R56, MM-R57, MM-R60, MM-R66, MM-R68, MM-R70
    """
    refusal = idle(case, unit, "soldier")
    if refusal is not None:
        return refusal
    target, nearest = case.unit_on(square), may_engage(case)
    if target == NO_UNIT:
        return no("MM-040", f"There is no enemy archer on that side of the {case.named(unit)}.", nearest)
    if side_of(target) == case.side:
        return no("MM-R56", f"The {case.named(target)} is one of your own.", nearest)
    if kind_of_unit(target) != ARCHER:
        return no("MM-R57", f"Only archers are engaged; {case.spot(square)} holds a {kind_word(target)}.", nearest)
    if case.engaged[case.enemy] != NO_UNIT:
        binder = case.named(case.engaged[case.enemy])
        return no(
            "MM-R66", f"The {case.named(target)} is engaged already, by the {binder}; an archer has one opponent."
        )
    return None


def may_engage(case: Case) -> str:
    """A sentence naming the soldiers that can engage the enemy archer now."""
    archer = case.enemy_archer
    if case.is_dead(archer) or case.engaged[case.enemy] != NO_UNIT:
        return ""
    near = case.enemies_next_to(archer)
    able = [unit for unit in near if kind_of_unit(unit) == SOLDIER and not case.is_waiting(unit)]
    return f"The {case.named(archer)} can be engaged by {listed(case.named(unit) for unit in able)}." if able else ""


def explain_full_attack(case: Case, unit: int) -> Refusal | None:
    """Why the soldier may not attack the archer with all its side's actions; None when it may.

    Rule: MM-050, MM-040, MM-R57, MM-R61, MM-R62
    """
    refusal = idle(case, unit, "soldier")
    if refusal is not None:
        return refusal
    archer = case.enemy_archer
    if case.engaged[case.enemy] != unit:
        return no_link(case, unit, archer)
    if int(case.state.link_turn[case.enemy]) == int(case.state.turn):
        text = f"The {case.named(unit)} engaged the archer only this turn; the attack can come in your next turn."
        return no("MM-R61", text)
    if case.actions_left < case.chart.full_attack_cost:
        left = counted(case.actions_left, "action")
        all_actions = counted(case.chart.full_attack_cost, "action")
        return no("MM-R62", f"Attacking an archer takes {all_actions}, and {case.side_name} has {left} left.")
    if int(case.state.attacked[unit]) != NO_UNIT:
        return no("MM-041", f"The {case.named(unit)} has attacked another enemy; a soldier attacks one a turn.")
    return None


def no_link(case: Case, unit: int, archer: int) -> Refusal:
    """Refuses the full attack of a soldier that has not engaged the archer.

    Rule: MM-040, MM-R57
    """
    if archer not in case.enemies_next_to(unit):
        return no("MM-040", f"No enemy archer stands next to the {case.named(unit)}.")
    text = f"The {case.named(unit)} has not engaged the {case.named(archer)}."
    return no("MM-R57", text, may_engage(case))


def explain_escape(case: Case) -> Refusal | None:
    """Why the archer of the side on turn may not try to break free; None when it may.

    Rule: MM-052, MM-053, MM-R57, MM-R64
    """
    archer = case.own_archer
    if case.is_dead(archer):
        return no("MM-R39", "The archer is dead; it would first have to be bought back.")
    binder = case.engaged[case.side]
    if binder == NO_UNIT:
        return no("MM-R57", f"The {case.named(archer)} is not engaged by anyone.")
    tries, tried = case.options["escape_tries"], case.has(archer, TRIED)
    if tries == "per_turn" and tried:
        return no("MM-053", f"The {case.named(archer)} has had its one try of this turn.")
    if tries == "per_engagement" and int(case.state.link_tried[case.side]):
        text = f"The {case.named(archer)} has had its one try against the {case.named(binder)}."
        return no("MM-053" if tried else "MM-R64", text)
    return None
