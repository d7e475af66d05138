"""Cards and their effects as rows of numbers."""

from typing import Final

from grognard.games.warp_empires import tables as t
from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.schema.cards import (
    CancelBattleCard,
    DrawCards,
    Effect,
    Force,
    GainPoints,
    KillInBattle,
    KillOnMap,
    Move,
    PeekStack,
    StealCards,
    Token,
)
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.stats import dice_of

WINDOWS: Final = {
    "own_draw": t.OWN_DRAW,
    "own_move": t.OWN_MOVE,
    "own_recruit": t.OWN_RECRUIT,
    "foe_move_start": t.FOE_MOVE_START,
    "foe_group_move": t.FOE_GROUP_MOVE,
    "battle": t.IN_BATTLE,
}
ROLES: Final = {"any": t.ANY_ROLE, "attacker": t.ATTACKER_ONLY, "defender": t.DEFENDER_ONLY}
TARGETS: Final = {"none": t.NO_TARGET, "foe": t.A_FOE, "foe_stack": t.A_FOE_STACK}
OPS: Final = {
    "move": t.OP_MOVE,
    "cancel_move": t.OP_CANCEL_MOVE,
    "force": t.OP_FORCE,
    "kill_in_battle": t.OP_KILL_IN_BATTLE,
    "cancel_battle_card": t.OP_CANCEL_BATTLE_CARD,
    "kill_on_map": t.OP_KILL_ON_MAP,
    "forbid_attack": t.OP_FORBID_ATTACK,
    "steal_cards": t.OP_STEAL_CARDS,
    "peek_hand": t.OP_PEEK_HAND,
    "peek_stack": t.OP_PEEK_STACK,
    "draw_cards": t.OP_DRAW_CARDS,
    "gain_points": t.OP_GAIN_POINTS,
    "token": t.OP_TOKEN,
}
FORMS: Final = {"group": t.FORM_GROUP, "pure_stack": t.FORM_PURE_STACK, "every_stack": t.FORM_EVERY_STACK}
PICKS: Final = {"caster": t.PICK_CASTER, "random": t.PICK_RANDOM, "owner": t.PICK_OWNER}
REACHES: Final = {"any": t.REACH_ANY, "adjacent": t.REACH_ADJACENT, "own": t.REACH_OWN}
WHOS: Final = {"caster": t.OWN_COUNTS, "foe": t.FOE_COUNTS}
PERS: Final = {"stack": t.PER_STACK, "unit": t.PER_UNIT}


def card_lists(sheet: Sheet, names: Names, bits: Bits) -> dict[str, list[int]]:
    """Cards by number, and all their effects one after the other."""
    first, rows = [0], list[int]()
    for card in sheet.cards:
        for effect in card.effects:
            rows += effect_row(effect, names, bits)
        first.append(len(rows) // t.EFFECT)
    cards = sheet.cards
    return {
        "copies": [card.count for card in cards],
        "windows": [sum(WINDOWS[window] for window in card.window) for card in cards],
        "roles": [ROLES[card.role] for card in cards],
        "targets": [TARGETS[card.target] for card in cards],
        "requires": [bits.unit(card.requires) for card in cards],
        "first_effect": first,
        "effects": rows,
    }


def effect_row(effect: Effect, names: Names, bits: Bits) -> list[int]:
    """Op, amount, form, selector, pick, reach; of a move the pick is what is added to the speed, of a counter the form says which."""
    op = OPS[effect.op]
    if isinstance(effect, Move):
        return [op, effect.stacks, FORMS[effect.form], bits.unit(effect.units), effect.speed_add, 0]
    if isinstance(effect, Force):
        return [op, effect.add, PERS[effect.per], bits.unit(effect.units), 0, 0]
    if isinstance(effect, KillInBattle):
        return [op, effect.count, 0, bits.unit(effect.units), PICKS[effect.pick], 0]
    if isinstance(effect, KillOnMap):
        return [op, effect.count, 0, bits.unit(effect.units), PICKS[effect.pick], REACHES[effect.reach]]
    if isinstance(effect, PeekStack):
        return [op, 0, 0, t.EVERYTHING, 0, REACHES[effect.reach]]
    if isinstance(effect, StealCards | DrawCards | CancelBattleCard):
        return [op, effect.count, 0, t.EVERYTHING, t.PICK_RANDOM if isinstance(effect, StealCards) else 0, 0]
    if isinstance(effect, GainPoints):
        dice, sides = dice_of(effect.dice) if effect.dice else (effect.amount or 0, 0)
        return [op, dice, sides, t.EVERYTHING, 0, 0]
    if isinstance(effect, Token):
        return [op, effect.add, names.counters[effect.name], t.EVERYTHING, WHOS[effect.who], 0]
    return [op, 0, 0, t.EVERYTHING, 0, 0]
