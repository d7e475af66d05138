"""Why there is no such battle, why a card cannot be laid, a unit not be lost, or a retreat not go there."""

from typing import Final

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.warp_empires.explain.cards import name, not_held, windows
from grognard.games.warp_empires.explain.case import Case
from grognard.games.warp_empires.ground import is_open_to_any
from grognard.games.warp_empires.names import place_name, unit_name
from grognard.games.warp_empires.state import B_PLACE, B_SIDE, B_WINNER
from grognard.games.warp_empires.stats import speed_of
from grognard.games.warp_empires.tables import (
    ANY_ROLE,
    ATTACKER_ONLY,
    EFFECT,
    IN_BATTLE,
    NOTHING,
    OP_CANCEL_BATTLE_CARD,
    OP_FORCE,
    OP_KILL_IN_BATTLE,
    PER_STACK,
    SIMULTANEOUS,
)

PAIR: Final = 16  # territory * PAIR + foe in the list of battles fought


def foes_to_fight(case: Case, place: int) -> list[int]:
    """The foes in a territory with whom the active player still has to fight. Rule: WE-R24, S8-R33"""
    if not case.stack(place, case.active):
        return []
    fought = [int(case.state.fought[fight]) for fight in range(int(case.state.fights))]
    foes = case.foes_in(place, case.active)
    return [foe for foe in foes if place * PAIR + foe not in fought and not case.state.truce[foe]]


def explain_battle(case: Case, place: int) -> Refusal | None:
    """Why there is no battle in a territory. Rule: WE-026, WE-R24, WE-R27"""
    if place < case.territories and foes_to_fight(case, place):
        return None
    return no("WE-R24", "You and a foe do not both have a stack there that still has to fight.")


def explain_enemy(case: Case, foe: int) -> Refusal | None:
    """Why there is no battle against a player. Rule: WE-R28"""
    if foe in foes_to_fight(case, case.details[0]):
        return None
    return no("WE-R28", "That player has no stack there that still has to be fought.")


def side(case: Case, number: int) -> int:
    """The seat that attacks (0) or defends (1)."""
    return int(case.state.battle[B_SIDE + number])


def here(case: Case) -> int:
    """Where the battle is."""
    return int(case.state.battle[B_PLACE])


def kinds(case: Case, seat: int) -> list[int]:
    """The types that a side has in the battle."""
    return sorted({unit.kind for unit in case.stack(here(case), seat)})


def explain_card(case: Case, card: int) -> Refusal | None:
    """Why a battle card cannot be laid. Rule: WE-029, WE-R30, WE-R72, S8-R29, S8-R31"""
    missing = not_held(case, card)
    if missing is not None:
        return missing
    number, answers = case.details[0], case.details[1]
    if not int(case.tables.windows[card]) & IN_BATTLE:
        return no("S8-R41", f"{name(case, card)} is played {windows(case, card)}.")
    role = int(case.tables.roles[card])
    if role != ANY_ROLE and (role == ATTACKER_ONLY) != (number == 0):
        return no("S8-R29", f"{name(case, card)} is for the other side of a battle.")
    required = int(case.tables.requires[card])
    if required != NOTHING and not has(case, number, required):
        return no("WE-R72", f"{name(case, card)} needs a unit that is not in the stack.")
    cancels = bool(rows_of(case, card, OP_CANCEL_BATTLE_CARD))
    if answers:
        return None if cancels else no("S8-R31", "Only a card that cancels another answers it at once.")
    if cancels and case.tables.interrupt and case.tables.card_order != SIMULTANEOUS:
        return no("S8-R31", f"{name(case, card)} is played at once against the card it cancels.")
    if any(acts(case, number, row) for row in range_of(case, card)):
        return None
    return no("WE-R72", f"{name(case, card)} would have no effect in this battle.")


def range_of(case: Case, card: int) -> range:
    """Where the effects of a card stand in the table."""
    first, last = int(case.tables.first_effect[card]), int(case.tables.first_effect[card + 1])
    return range(first * EFFECT, last * EFFECT, EFFECT)


def rows_of(case: Case, card: int, operation: int) -> list[int]:
    """The effects of one kind that a card has."""
    return [row for row in range_of(case, card) if int(case.tables.effects[row]) == operation]


def has(case: Case, number: int, selector: int) -> bool:
    """Whether a side has a unit that a selector matches."""
    return any(case.is_meant(selector, side(case, number), kind) for kind in kinds(case, side(case, number)))


def in_force(case: Case, number: int) -> list[int]:
    """The cards of a side that nobody has cancelled."""
    laid = [int(case.state.laid[index]) for index in range(int(case.state.lying))]
    return [index for index, card in enumerate(laid) if card >> 1 & 1 == number and not card & 1]


def acts(case: Case, number: int, row: int) -> bool:
    """Whether an effect would change something in this battle. Rule: WE-R72"""
    operation, form, selector = (int(case.tables.effects[row + part]) for part in (0, 2, 3))
    if operation == OP_FORCE:
        return form == PER_STACK or has(case, number, selector)
    if operation == OP_KILL_IN_BATTLE:
        return has(case, 1 - number, selector)
    if operation == OP_CANCEL_BATTLE_CARD:
        return case.tables.card_order == SIMULTANEOUS or bool(in_force(case, 1 - number))
    return False


def explain_aim_card(case: Case, index: int) -> Refusal | None:
    """Why a card cannot be cancelled. Rule: S8-R31"""
    if index in in_force(case, 1 - case.details[0]):
        return None
    return no("S8-R31", "A card of the other side that is still in force is cancelled.")


def explain_aim_unit(case: Case, kind: int) -> Refusal | None:
    """Why a type of unit cannot be aimed at. Rule: S8-R30"""
    number, laid = case.details[0], int(case.state.laid[case.details[1]])
    foe = side(case, 1 - number)
    rows = rows_of(case, laid >> 2 & 63, OP_KILL_IN_BATTLE)
    if kind in kinds(case, foe) and case.is_meant(int(case.tables.effects[rows[0] + 3]), foe, kind):
        return None
    return no("S8-R30", "The other side has no such unit that the card destroys.")


def loser(case: Case) -> int:
    """The seat that has lost."""
    return side(case, 1 - int(case.state.battle[B_WINNER]))


def explain_first_loss(case: Case, kind: int) -> Refusal | None:
    """Why the winner cannot pick a type of unit. Rule: WE-034, WE-R36"""
    if kind not in kinds(case, loser(case)):
        return no("WE-034", "The losing stack has no such unit.")
    if case.tables.dies_on_defeat[kind]:
        return no("WE-R36", f"The {unit_name(case.state, loser(case), kind)} is lost anyway; pick another unit.")
    return None


def explain_loss(case: Case, kind: int) -> Refusal | None:
    """Why the loser cannot lose a type of unit. Rule: WE-034"""
    if kind in kinds(case, loser(case)):
        return None
    return no("WE-034", "The losing stack has no such unit.")


def explain_payment(case: Case, kind: int) -> Refusal | None:
    """Why the winner cannot give a type of unit. Rule: WE-037"""
    if kind in kinds(case, side(case, int(case.state.battle[B_WINNER]))):
        return None
    return no("WE-037", "The winning stack has no such unit.")


def explain_retreat(case: Case, place: int) -> Refusal | None:
    """Why the survivors cannot retreat to a territory. Rule: WE-032, WE-R41, WE-R43, WE-R44, WE-R45, S8-R20"""
    seat = side(case, case.details[0])
    if place not in case.borders(here(case)):
        return no("WE-032", f"A retreat goes to a territory next to {place_name(case.state, here(case))}.")
    if foes_to_fight(case, place):
        return no("WE-R44", f"A battle is still to come in {place_name(case.state, place)}.")
    if case.foes_in(place, seat):
        return no("WE-R41", f"Opposing units are in {place_name(case.state, place)}.")
    if not is_open_to_any(case.state, place):
        return no("S8-R20", f"{place_name(case.state, place)} is closed to all units.")
    closed = int(case.tables.closed[int(case.state.map().terrain[place])])
    if any(speed_of(case.state, seat, kind) and not case.is_meant(closed, seat, kind) for kind in kinds(case, seat)):
        return None
    return no("WE-R43", f"None of the survivors can enter {place_name(case.state, place)}.")
