"""Load checks of cards and modifiers: what fits together.

Rule: WE-008, WE-R72
"""

from typing import Final

from grognard.games.warp_empires.format.inspector import Inspector, tables
from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.schema.base import Modifier
from grognard.games.warp_empires.format.schema.cards import Card, Effect, GainPoints, Token

OWN: Final = ("own_draw", "own_move", "own_recruit")
# By effect: the windows in which it means something, the target it needs, whether it has a card for itself.
FITTING: Final[dict[str, tuple[tuple[str, ...], str, bool]]] = {
    "move": (("own_move",), "none", True),
    "cancel_move": (("foe_group_move",), "none", True),
    "force": (("battle",), "none", False),
    "kill_in_battle": (("battle",), "none", True),
    "cancel_battle_card": (("battle",), "none", True),
    "kill_on_map": (("own_move",), "foe_stack", False),
    "forbid_attack": (("foe_move_start",), "none", True),
    "steal_cards": (("own_move",), "foe", False),
    "peek_hand": (("own_move",), "foe", False),
    "peek_stack": (("own_move",), "foe_stack", False),
    "draw_cards": (OWN, "", False),
    "gain_points": (OWN, "", False),
    "token": (OWN, "", False),
}
# By stat: the parts that a modifier of it may have beside stat, its number, source, text and rule.
PARTS: Final = {
    "force": {"units", "terrain", "when", "vs"},
    "speed": {"units"},
    "price": {"units", "uses_per_turn"},
    "income": {"terrain"},
    "draw": set[str](),
    "hand_limit": set[str](),
    "start_territories": set[str](),
}
ALWAYS: Final = {"stat", "add", "mul", "set", "min", "source", "text", "rule"}
IN_TERRAIN: Final = ("in_terrain", "in_or_next_to_terrain")


def check_cards(at: Inspector) -> None:
    """Windows, roles, targets and effects of every card, and that there is one to move by."""
    for number, card in enumerate(at.sheet.cards):
        path: Path = ("cards", number)
        if card.role != "any" and card.window != ["battle"]:
            at.add("Only battle cards have a role.", *path, "role", allowed=["any"])
        if len(set(card.window)) < len(card.window):
            at.add("A window is there twice.", *path, "window")
        for row, effect in enumerate(card.effects):
            check_effect(at, card, effect, (*path, "effects", row))
        check_target(at, card, path)
    moves = any(effect.op == "move" for card in at.sheet.cards for effect in card.effects)
    if not moves and at.sheet.phases.move.free_moves == 0:
        at.add("No card moves anything.", "cards")


def fitting(effect: Effect) -> tuple[tuple[str, ...], str, bool]:
    """Windows, target and whether it stands alone; an effect on a foe's counter is aimed."""
    if isinstance(effect, Token) and effect.who == "foe":
        return ("own_move",), "foe", False
    return FITTING[effect.op]


def check_effect(at: Inspector, card: Card, effect: Effect, path: Path) -> None:
    """Whether an effect fits its card."""
    windows, _, alone = fitting(effect)
    for number, window in enumerate(card.window):
        if window not in windows:
            at.add(f"{effect.op} has no meaning in the window {window}.", *path[:2], "window", number, allowed=windows)
    if alone and len(card.effects) > 1:
        at.add(f"{effect.op} is the only effect of its card.", *path, "op")
    if isinstance(effect, GainPoints) and (effect.amount is None) == (effect.dice is None):
        at.add("gain_points has either an amount or dice.", *path, allowed=["amount", "dice"])


def check_target(at: Inspector, card: Card, path: Path) -> None:
    """Whether a card has the target that its effects need, and no other."""
    needed = {fitting(effect)[1] for effect in card.effects} - {""}
    wanted = next(iter(needed), "none")
    if len(needed) > 1:
        at.add("The effects of this card need different targets.", *path, "effects")
    elif card.target != wanted:
        at.add(f"The target of this card is {wanted}, by its effects.", *path, "target", allowed=[wanted])


def check_modifiers(at: Inspector) -> None:
    """Every modifier: one number, and only parts that mean something beside its stat."""
    for path, table in tables(at.sheet):
        if isinstance(table, Modifier):
            check_number(at, table, path)
            check_parts(at, table, path)


def check_number(at: Inspector, modifier: Modifier, path: Path) -> None:
    """Exactly one of add, mul and set, with sense."""
    given = [name for name in ("add", "mul", "set") if getattr(modifier, name) is not None]
    if len(given) != 1:
        at.add("A modifier has exactly one of add, mul and set.", *path, allowed=["add", "mul", "set"])
    if modifier.mul is not None and modifier.mul[1] == 0:
        at.add("Nothing can be divided by 0.", *path, "mul", 1)
    if modifier.stat == "start_territories" and modifier.source != "power":
        at.add("Start territories depend on the power alone.", *path, "source", allowed=["power"])


def check_parts(at: Inspector, modifier: Modifier, path: Path) -> None:
    """Parts beside the stat."""
    fitting = PARTS[modifier.stat]
    for part in sorted(modifier.model_fields_set - ALWAYS - fitting):
        at.add(f"{part} has no meaning for {modifier.stat}.", *path, part, allowed=sorted(fitting), at_key=True)
    if modifier.stat != "force":
        return
    in_battle = modifier.when != "always" or modifier.vs is not None
    if in_battle and modifier.add is None:
        at.add("What counts in battles only has add.", *path, allowed=["add"])
    if in_battle and modifier.min is not None:
        at.add("What counts in battles only has no min.", *path, "min", at_key=True)
    if (modifier.terrain is not None) != (modifier.when in IN_TERRAIN):
        at.add("terrain and when = in_terrain or in_or_next_to_terrain go together.", *path, "when", allowed=IN_TERRAIN)
