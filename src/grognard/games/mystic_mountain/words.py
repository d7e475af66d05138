"""What buttons, prompts and dice say."""

from typing import Final

from grognard.core.chance import faces_of
from grognard.core.game import CHANCE, OVER
from grognard.core.phrases import counted, opened
from grognard.core.views import ActionView, Prompt
from grognard.games.mystic_mountain.actions import ARCHER, MINER
from grognard.games.mystic_mountain.deeds import Deed, read_deed
from grognard.games.mystic_mountain.explain.buy import dead_of
from grognard.games.mystic_mountain.explain.case import Case
from grognard.games.mystic_mountain.explain.ends import ENDINGS, ending_rule
from grognard.games.mystic_mountain.names import KINDS, NO_SQUARE, SIDES, kind_of_unit, piece_id
from grognard.games.mystic_mountain.notation import dice_of, notation
from grognard.games.mystic_mountain.state import (
    ASK_BUY,
    ASK_FIRST,
    NO_UNIT,
    ROLL_ATTACK,
    ROLL_ESCAPE,
    ROLL_FALL,
    ROLL_FULL_ATTACK,
    ROLL_SHOT,
    State,
)

MOVE_RULES: Final = ("MM-038", "MM-057", "MM-068")  # by kind of unit
PRICE_RULES: Final = ("MM-056", "MM-067", "MM-085")  # by kind of unit
RULES: Final = {
    "end": "MM-035",
    "pass": "MM-R40",
    "break-free": "MM-052",
    "full-attack": "MM-050",
    "engage": "MM-049",
    "climb": "MM-059",
    "shoot": "MM-032",
}
PURPOSES: Final = {
    ASK_FIRST: "first",
    ROLL_ATTACK: "attack",
    ROLL_FULL_ATTACK: "full-attack",
    ROLL_SHOT: "shot",
    ROLL_FALL: "fall",
    ROLL_ESCAPE: "escape",
}


def label(state: State, action: int) -> str:
    """An action of the side on turn in words, for a button."""
    case = Case(state)
    return label_deed(case, read_deed(case, case.side, action))


def label_deed(case: Case, deed: Deed) -> str:
    """A deed in words."""
    if deed.unit == NO_UNIT:
        if deed.verb == "buy":
            return (
                f"Buy {'an' if deed.kind == ARCHER else 'a'} {KINDS[deed.kind]}, arriving on {case.spot(deed.target)}"
            )
        return "End the turn" if deed.verb == "end" else "Buy nothing"
    enemy = case.named(deed.enemy) if deed.enemy != NO_UNIT else ""
    does = {
        "move": f"moves to {case.spot(deed.target)}",
        "climb": f"climbs to {case.spot(deed.target)} for {counted(price_of(case, deed), 'point')}",
        "attack": f"attacks {enemy}",
        "engage": f"engages {enemy}",
        "full-attack": f"attacks the engaged {enemy} with all {case.chart.full_attack_cost} actions",
        "shoot": f"shoots at {enemy}",
        "break-free": f"tries to break free from {enemy}",
    }
    return opened(f"{case.named(deed.unit)} {does[deed.verb]}")


def price_of(case: Case, deed: Deed) -> int:
    """The points that a deed costs. Rule: MM-062, MM-R41"""
    if deed.verb == "buy":
        return case.chart.price[deed.kind]
    return case.chart.value(deed.target) if deed.verb == "climb" else 0


def cost_of(case: Case, deed: Deed) -> str:
    """Actions and points that a deed costs, in words. Rule: MM-029, MM-030, MM-031, MM-032, MM-033, MM-034, MM-R42"""
    points = price_of(case, deed)
    if deed.unit == NO_UNIT:
        return counted(points, "point") if points else ""
    actions = counted(case.chart.full_attack_cost if deed.verb == "full-attack" else 1, "action")
    return f"{actions}, {counted(points, 'point')}" if points else actions


def rule_of(deed: Deed) -> str:
    """The rule that allows a deed."""
    if deed.verb == "move":
        return MOVE_RULES[kind_of_unit(deed.unit)]
    if deed.verb == "buy":
        return PRICE_RULES[deed.kind]
    if deed.verb == "attack":
        return "MM-055" if kind_of_unit(deed.enemy) == MINER else "MM-030"
    return RULES[deed.verb]


def describe(state: State, action: int) -> ActionView:
    """An action of the side on turn with all that a front end shows."""
    case = Case(state)
    deed = read_deed(case, case.side, action)
    return ActionView(
        id=action,
        verb=deed.verb,
        label=label_deed(case, deed),
        notation=notation(state, action),
        touches=touches_of(case, deed),
        rule=rule_of(deed),
        cost=cost_of(case, deed),
    )


def touches_of(case: Case, deed: Deed) -> list[str]:
    """The squares and units that a click may name: first those of the unit that acts, then those acted on."""
    found = []
    if deed.unit != NO_UNIT:
        found += [case.spot(case.where[deed.unit]), piece_id(deed.unit)]
    elif deed.verb == "buy":
        found.append(piece_id(dead_of(case, deed.kind)[0]))
    if deed.target != NO_SQUARE:
        found.append(case.spot(deed.target))
    return [*found, piece_id(deed.enemy)] if deed.enemy != NO_UNIT else found


def prompt(state: State) -> Prompt:
    """What the side on turn, or chance, is asked now."""
    side = SIDES[int(state.side)]
    if state.actor == OVER:
        how = ENDINGS[int(state.ending)][1]
        return Prompt(text=f"The game is over: {how}.", rule=ending_rule(state), slot="choice")
    if state.actor == CHANCE:
        text, rule = CHANCE_PROMPTS[int(state.question())]
        return Prompt(text=text, rule=rule, slot="choice" if state.question() == ASK_FIRST else "die")
    if state.question() == ASK_BUY:
        points = counted(int(state.points[state.side]), "point")
        return Prompt(text=f"{side} may buy back one unit ({points}).", rule="MM-036", slot="place")
    left = counted(int(state.actions_left), "action")
    return Prompt(text=f"{side}: {left} left this turn.", rule="MM-028", slot="piece")


CHANCE_PROMPTS: Final = {
    ASK_FIRST: ("Who begins?", "MM-R08"),
    ROLL_ATTACK: ("Two dice: attacker, then defender.", "MM-042"),
    ROLL_FULL_ATTACK: ("Two dice: soldier, then archer.", "MM-051"),
    ROLL_SHOT: ("A die: does the shot hit?", "MM-072"),
    ROLL_FALL: ("A die: how far does the miner fall?", "MM-078"),
    ROLL_ESCAPE: ("Two dice: archer, then soldier.", "MM-052"),
}


def die_needed(state: State) -> int:
    """The least die that hits where a shot is to be thrown for, 0 elsewhere. Rule: MM-072"""
    return int(state.setup.hits_from[state.asked_detail() % 8]) if int(state.question()) == ROLL_SHOT else 0


def chance_label(state: State, outcome: int) -> str:
    """An outcome of chance in words."""
    question = int(state.question())
    if question == ASK_FIRST:
        return f"{SIDES[outcome]} begins"
    thrown = faces_of(outcome, dice_of(state))
    if question == ROLL_FALL:
        return f"fall die {thrown[0]}"
    if question == ROLL_SHOT:
        return f"{thrown[0]}, a {'hit' if thrown[0] >= die_needed(state) else 'miss'}"
    first, second = DICE_WORDS[question]
    return f"{first} {thrown[0]}, {second} {thrown[1]}"


DICE_WORDS: Final = {
    ROLL_ATTACK: ("attacker", "defender"),
    ROLL_FULL_ATTACK: ("soldier", "archer"),
    ROLL_ESCAPE: ("archer", "soldier"),
}
