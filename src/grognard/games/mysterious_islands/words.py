"""Every action with all that a front end shows: words, rule, cost, and what a click on the chart means."""

from typing import Final

from grognard.core.views import ActionView
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
    BUY,
    CARD,
    DOWN,
    END,
    FACTION,
    HEX,
    HIDE,
    KIND,
    KINDS,
    LOT,
    NUMBER,
    PASS,
    REINFORCE,
    SEAT,
    SHAMAN,
    UP,
)
from grognard.games.mysterious_islands.labels import place_of_unit, said, side_of_unit
from grognard.games.mysterious_islands.names import card_ids, card_rule, lore_of, piece_id, spot
from grognard.games.mysterious_islands.notation import notation
from grognard.games.mysterious_islands.prompts import asked_group, prompt_rule
from grognard.games.mysterious_islands.rolls import side_of
from grognard.games.mysterious_islands.sides import is_torpedo
from grognard.games.mysterious_islands.state import State, faction_in, kind_in, place_in
from grognard.games.mysterious_islands.tables import PRICE

RULES: Final = {
    END: "MI-R13",
    HIDE: "MI-R99",
    REINFORCE: "MI-124",
    SHAMAN: "MI-R120",
    UP: "MI-154",
    DOWN: "MI-154",
    LOT: "MI-R14",
}
PASS_RULES: Final = {
    q.HIDE_OR_STAND: "MI-R99",
    q.GIVE_UP: "MI-R158",
    q.ROLL_WINDOW: "MI-R144",
    q.NEGATE_WINDOW: "MI-R148",
    q.EIGHT_WINDOW: "MI-R147",
}
HEX_RULES: Final = {q.ACT: "MI-126", q.FIGHT_WHERE: "MI-062"}  # other hexes go by the rule of their question


def describe(state: State, action: int) -> ActionView:
    """An action of the seat that is asked with all that a front end shows."""
    verb, text = said(state, action)
    return ActionView(
        id=action,
        verb=verb,
        label=text,
        notation=notation(state, action),
        touches=touches_of(state, action),
        rule=rule_of(state, action),
        cost=cost_of(state, action),
    )


def touches_of(state: State, action: int) -> list[str]:
    """The hexes, units and cards that a click may name."""
    if action >= HEX:
        return [spot(state, action - HEX)]
    if action >= NUMBER:
        return touched_by_number(state, action - NUMBER)
    if CARD <= action < SEAT:
        return card_ids(state, int(state.actor), action - CARD)
    if KIND <= action < CARD:
        return [piece_id(state, place_of_unit(state), side_of_unit(state), action - KIND)]
    return []


def touched_by_number(state: State, number: int) -> list[str]:
    """The units of which a number go, or of which one group is picked; dice cannot be touched."""
    kind = int(state.question())
    if kind == q.WHICH_DIE:
        return []
    is_pick = kind == q.WHICH_GROUP
    group = int(state.units[state.first_in(state.detail(0)) + number]) if is_pick else asked_group(state)
    return [piece_id(state, int(place_in(group)), int(faction_in(group)), int(kind_in(group)))]


def rule_of(state: State, action: int) -> str:
    """The rule that allows an action."""
    kind = int(state.question())
    if action >= HEX:
        return aim_rule(state) if kind == q.AIM_WHERE else HEX_RULES.get(kind, prompt_rule(state, kind))
    if BUY <= action < NUMBER:
        faction, unit = divmod(action - BUY, KINDS)
        return str(state.setup.rule_of_unit(faction, state.invented[faction], PRICE, unit))
    if FACTION <= action < BUY and kind == q.INVENT:
        return lore_of(state.setup, action - FACTION).invention_rule
    if CARD <= action < SEAT and kind != q.DISCARD:
        return card_rule(action - CARD)
    if action == PASS:
        return PASS_RULES[kind]
    return RULES.get(action, prompt_rule(state, kind))


def aim_rule(state: State) -> str:
    """The rule of a shot: of shells, or of torpedoes. Rule: MI-055, MI-R78"""
    place, faction, kind = (int(state.detail(number)) for number in range(3))
    return "MI-R78" if is_torpedo(state.setup, side_of(state, place, faction), kind) else "MI-055"


def cost_of(state: State, action: int) -> str:
    """What an action costs. Rule: MI-045, MI-046"""
    if not BUY <= action < NUMBER:
        return ""
    faction, kind = divmod(action - BUY, KINDS)
    return f"{int(state.kind_power(PRICE, faction, kind))} RP"
