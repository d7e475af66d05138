"""Actions in words: what a button says, and the verb behind it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.phrases import counted, opened
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import (
    BASE,
    BOAT,
    BOMB,
    BOSS,
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
    NINE,
    NUMBER,
    PASS,
    REINFORCE,
    SEAT,
    SHAMAN,
    SIX,
    UP,
)
from grognard.games.mysterious_islands.hands import hand_size
from grognard.games.mysterious_islands.names import (
    PHASE_NAMES,
    a_unit,
    card_name,
    counts_in,
    faction_name,
    factions_of,
    groups_of,
    lore_of,
    seat_name,
    spot,
    unit_name,
    units_in_words,
    units_name,
)
from grognard.games.mysterious_islands.phases.bombard import is_ready, legal_kinds
from grognard.games.mysterious_islands.phases.move import can_go
from grognard.games.mysterious_islands.prompts import asked_faction, asked_group, side_faction
from grognard.games.mysterious_islands.state import (
    CARRIED,
    COUNT_MASK,
    F_HEX,
    FIRED,
    FROZEN,
    MOVE_PHASE,
    NOBODY,
    PINNED,
    POINTS_LEFT,
    SAILED,
    SPENT,
    WALKED,
    State,
    count_in,
    faction_in,
    kind_in,
    marks_in,
)
from grognard.games.mysterious_islands.tables import SACRIFICE

MARK_WORDS: Final = (
    (WALKED, "walked"),
    (CARRIED, "carried"),
    (FROZEN, "frozen"),
    (PINNED, "pinned"),
    (SAILED, "sailed"),
    (FIRED, "fired"),
    (SPENT, "spent"),
)
PLAIN: Final = {
    REINFORCE: ("invent", "Reinforcements: recruit points by a die"),
    SHAMAN: ("reroll", "Throw the own dice again"),
    UP: ("up", "One higher"),
    DOWN: ("down", "One lower"),
    LOT: ("lot", "Let the lot decide"),
    HIDE: ("hide", "Try to hide"),
}
PASSES: Final = {
    q.HIDE_OR_STAND: ("stand", "Stand and fight"),
    q.GIVE_UP: ("keep", "Give up nobody"),
    q.ROLL_WINDOW: ("pass", "Let the dice stand"),
    q.NEGATE_WINDOW: ("pass", "Let the card count"),
    q.EIGHT_WINDOW: ("pass", "Pass"),
}
HEXES: Final = {
    q.CHOOSE_START: ("start", "Begin in {hex}"),
    q.CHOOSE_BERTH: ("berth", "Put the {boat} in {hex}"),
    q.PLACE_UNIT: ("place", "Put the {unit} in {hex}"),
    q.MOVE: ("move", "Move out of {hex}: {own}"),
    q.GO_WHERE: ("go", "Go to {hex}{enemy}"),
    q.SEVEN_WHERE: ("again", "Let {stack} move again"),
    q.EIGHT_WHERE: ("freeze", "Stop {stack}"),
    q.BOMBARD: ("bombard", "Shoot from {hex}: {own}"),
    q.AIM_WHERE: ("shoot", "Shoot at {stack}"),
    q.ACT: ("explode", "Let the {bomb} in {hex} explode"),
    q.FIGHT_WHERE: ("fight", "Fight {stack}"),
    q.REFUGE: ("flee", "Hide in {hex}"),
    q.SHORE: ("land", "Swim to {hex}"),
    q.JOIN_WHERE: ("join", "Stand in {hex}"),
    q.RISE_WHERE: ("rise", "Rise in {hex}"),
}
EVENT_HEXES: Final = {
    2: "Sink {boat} of {stack}",
    3: "Kill the Bands of {stack}",
    4: "Destroy {base} of {stack}",
    5: "Kill {boss} of {stack}",
}
UNITS: Final = {
    q.WHO_SHOOTS: ("shooter", "Shoot with {unit}"),
    q.GIVE_UP: ("give-up", "Give up {unit} for +{bonus}"),
    q.LOSE_UNIT: ("lose", "Lose {unit}"),
    q.OVERBOARD: ("overboard", "{unit} goes overboard"),
    q.BITTEN: ("bitten", "Lose {unit}"),
}


def label(state: State, action: int) -> str:
    """An action of the seat that is asked in words, for a button."""
    return said(state, action)[1]


def said(state: State, action: int) -> tuple[str, str]:
    """The verb of an action and what its button says."""
    if action >= HEX:
        return hex_said(state, action - HEX)
    if action >= NUMBER:
        return number_said(state, action - NUMBER)
    if action >= BUY:
        return "buy", buy_label(state, *divmod(action - BUY, KINDS))
    if action >= FACTION:
        return faction_said(state, action - FACTION)
    if action >= SEAT:
        victim = action - SEAT
        return "steal", f"Steal from {seat_name(state, victim)} ({counted(hand_size(state, victim), 'card')})"
    if action >= CARD:
        return card_said(state, action - CARD)
    if action >= KIND:
        return unit_said(state, action - KIND)
    return plain_said(state, action)


def plain_said(state: State, action: int) -> tuple[str, str]:
    """Actions without a hex, a unit, a card or a number."""
    if action == PASS:
        return PASSES[int(state.question())]
    if action == END:
        return "end", f"End the {PHASE_NAMES[int(state.phase)]}"
    return PLAIN[action]


def stack_of(state: State, place: int) -> int:
    """The faction whose stack in a hex an open question is about, NOBODY where it is about none."""
    kind = int(state.question())
    if kind == q.EVENT_TARGET:
        return next((faction for faction in range(int(state.setup.factions)) if state.has(place, faction)), NOBODY)
    if kind in (q.AIM_WHERE, q.FIGHT_WHERE, q.GO_WHERE):
        return int(state.enemy_in(place, state.actor))
    return int(state.own_in(place, state.active))


def hex_said(state: State, place: int) -> tuple[str, str]:
    """An action on a hex."""
    kind = int(state.question())
    verb, text = ("target", EVENT_HEXES[int(state.detail(0))]) if kind == q.EVENT_TARGET else HEXES[kind]
    faction = stack_of(state, place)
    words = {"hex": spot(state, place)}
    if faction != NOBODY:
        counts = counts_in(state, place, faction)
        units = units_in_words(state, faction, counts)
        words |= {
            "own": units_in_words(state, faction, able(state, place, faction)),
            "stack": f"{faction_name(state, faction)} in {words['hex']} ({units})",
        }
        words |= {"base": a_unit(state, faction, BASE), "boss": a_unit(state, faction, BOSS)}
        words |= {"bomb": unit_name(state, faction, BOMB), "boat": a_unit(state, faction, BOAT)}
    words["enemy"] = f" and attack {faction_name(state, faction)} there ({units})" if faction != NOBODY else ""
    if kind == q.CHOOSE_BERTH:
        words["boat"] = unit_name(state, asked_faction(state), BOAT)
    if kind == q.PLACE_UNIT:
        words["unit"] = unit_name(state, int(state.detail(0)), int(state.detail(1)))
    return verb, text.format_map(words)


def able(state: State, place: int, faction: int) -> list[int]:
    """Of a stack in a hex the units that the open question can be about, by kind: who can move, ride along or shoot.

    Rule: MI-050, MI-053, MI-054
    """
    groups = [group for _, group in groups_of(state, place, faction)]
    if state.question() == q.MOVE:
        going = [group for group in groups if can_go(state, group)]
        rides = any(kind_in(group) >= BOAT for group in going)
        groups = [group for group in groups if kind_in(group) != BASE] if rides else going
    elif state.question() == q.BOMBARD:
        kinds = {int(action) - KIND for action in legal_kinds(state, place, vec[i64]())}
        groups = [group for group in groups if kind_in(group) in kinds and is_ready(state, group)]
    counts = [0] * KINDS
    for group in groups:
        counts[kind_in(group)] += int(count_in(group))
    return counts


def number_said(state: State, number: int) -> tuple[str, str]:
    """A count, a group or a die."""
    kind = int(state.question())
    if kind == q.WHICH_DIE:
        return "die", f"Die {number + 1}, which shows {int(state.dice[number])}"
    if kind == q.WHICH_GROUP:
        return "group", opened(group_words(state, int(state.units[state.first_in(state.detail(0)) + number])))
    group = asked_group(state)
    faction, unit = int(faction_in(group)), int(kind_in(group))
    units = units_name(state, faction, unit, number) if number else f"No {unit_name(state, faction, unit)}"
    return {
        q.HOW_MANY: ("count", units),
        q.CARGO: ("take", f"{units} aboard"),
        q.HIDE_WHO: ("hide-count", f"{units} to hide"),
    }[kind]


def group_words(state: State, group: int) -> str:
    """A group with what its units have done and what they have left: "2 Pirates, 2 points left, walked"."""
    marks = int(marks_in(group))
    parts = [units_name(state, int(faction_in(group)), int(kind_in(group)), int(group & COUNT_MASK))]
    if state.phase == MOVE_PHASE:
        parts.append(f"{counted(marks & POINTS_LEFT, 'point')} left")
    return ", ".join([*parts, *(word for mark, word in MARK_WORDS if marks & mark)])


def buy_label(state: State, faction: int, kind: int) -> str:
    """A purchase; the faction is named when the seat has several."""
    does = "Found" if kind == BASE else "Recruit"
    text = f"{does} {a_unit(state, faction, kind)}"
    return text if len(factions_of(state, int(state.actor))) == 1 else f"{text} of {faction_name(state, faction)}"


def faction_said(state: State, faction: int) -> tuple[str, str]:
    """A faction: to play, to invent for, to receive."""
    kind = int(state.question())
    if kind == q.INVENT:
        lore = lore_of(state.setup, faction)
        return "invent", f"{lore.invention}: {lore.invention_text}"
    name = faction_name(state, faction)
    return ("pick", f"Play {name}") if kind == q.PICK_FACTION else ("receive", f"Reinforcements for {name}")


def card_said(state: State, rank: int) -> tuple[str, str]:
    """A card: what playing it would do now, or that it is discarded."""
    kind, name = int(state.question()), card_name(rank)
    if kind == q.DISCARD:
        return "discard", f"Discard the {name}"
    return "play", f"{name}: {card_does(state, kind, rank)}"


def card_does(state: State, kind: int, rank: int) -> str:
    """What a card does now. Rule: MI-151, MI-152, MI-153, MI-154, MI-155, MI-156, MI-157, MI-R141"""
    if kind == q.ROLL_WINDOW:
        if rank <= SIX:
            return f"make a die a {rank}"
        return "throw a die again" if rank == NINE else "make a die one higher or lower"
    if kind == q.NEGATE_WINDOW:
        return f"cancel the {card_name(int(state.detail(0)))} of {seat_name(state, int(state.detail(1)))}"
    return OWN_CARDS[rank]


OWN_CARDS: Final = {
    7: "let a stack move again",
    8: "stop a stack from moving",
    11: "steal a card by lot",
    13: "draw two cards",
}


def unit_said(state: State, kind: int) -> tuple[str, str]:
    """A kind of unit: to shoot, to give up, to lose."""
    question = int(state.question())
    verb, text = UNITS[question]
    faction = side_of_unit(state)
    words = {"unit": a_unit(state, faction, kind), "bonus": str(int(state.power(faction, SACRIFICE)))}
    return verb, opened(text.format_map(words))


def side_of_unit(state: State) -> int:
    """The faction whose unit a question by kind is about."""
    question = int(state.question())
    if question == q.WHO_SHOOTS:
        return int(state.own_in(state.detail(0), state.actor))
    return side_faction(state) if question in (q.GIVE_UP, q.LOSE_UNIT) else asked_faction(state)


def place_of_unit(state: State) -> int:
    """The hex in which a question by kind picks a unit."""
    is_fight = state.question() in (q.GIVE_UP, q.LOSE_UNIT)
    return int(state.fight[F_HEX] if is_fight else state.detail(0))
