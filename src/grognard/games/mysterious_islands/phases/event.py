"""The Event Phase: its dice, and the events that destroy. What is invented is in invent.py.

What it tells: event die, second die or 0 · no-event die · eruption island · whirlpool hex, faction ·
animal hex, faction · sinkhole hex, faction · assassin hex, faction · fizzles event
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, HEX
from grognard.games.mysterious_islands.phases.invent import open_inventions
from grognard.games.mysterious_islands.phases.losses import lose
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.questions import (
    C_ISLAND,
    EVENT_NAMED,
    EVENT_ROLLED,
    EVENT_TARGET,
    GOING_DOWN,
    P_EVENT,
    P_EVENT_TABLE,
)
from grognard.games.mysterious_islands.state import HEX_SHIFT, State, faction_in, kind_in, place_in

HAPPENS_ON: Final = 6  # least die that brings an event

# The table of events.
ERUPTION: Final = 1
WHIRLPOOL: Final = 2
ANIMAL: Final = 3
SINKHOLE: Final = 4
ASSASSIN: Final = 5
INVENTION: Final = 6

RULE_OF_EVENT: Final = ["", "MI-118", "MI-119", "MI-120", "MI-121", "MI-122", "MI-123"]
WORD_OF_EVENT: Final = ["", "eruption", "whirlpool", "animal", "sinkhole", "assassin", "invention"]


def open_event(state: State) -> None:
    """The Event Phase: a die.

    Rule: MI-116, MI-117, MI-R11
    """
    state.later(EVENT_ROLLED)
    throw(state, 1, P_EVENT)


def event_rolled(state: State) -> None:
    """On a six a second die names the event.

    Rule: MI-117, MI-R145
    """
    state.close()
    die = state.dice[0]
    if die < HAPPENS_ON:
        state.tell("no-event", "MI-117", die)
        return
    state.later(EVENT_NAMED, die)
    throw(state, 1, P_EVENT_TABLE)


def event_named(state: State) -> None:
    """The event: chance picks the island, the active player everything else; without a fitting target nothing happens.

    Rule: MI-117, MI-118, MI-123, MI-R128, MI-R129, MI-R130, MI-R145
    """
    first = state.detail(0)
    state.close()
    event = clamp(state.dice[0])
    state.tell("event", "MI-117", first, event)
    if event == ERUPTION:
        state.ask_chance(C_ISLAND)
    elif event == INVENTION:
        open_inventions(state)
    else:
        ask_target(state, event)


def clamp(die: i64) -> i64:
    """A die as a row of a table.

    Rule: MI-R145
    """
    return 1 if die < 1 else 6 if die > 6 else die


def draw_island(state: State, outcome: i64) -> None:
    """Every unit on the island that erupts is destroyed; whoever is offshore is safe.

    Rule: MI-118, MI-R130, MI-R132
    """
    state.close()
    state.tell("eruption", "MI-118", outcome)
    for place in state.map().islands[outcome]:
        while state.held[place]:
            group = state.units[state.first_in(place)]
            lose(state, place, faction_in(group), kind_in(group), "MI-118")


def ask_target(state: State, event: i64) -> None:
    """Naming a target is compulsory; a single one is not asked for.

    Rule: MI-R128, MI-R129, MI-R161
    """
    targets = find_targets(state, event, vec[i64]())
    if len(targets) == 0:
        state.tell("fizzles", "MI-R129", event)
    elif len(targets) == 1:
        strike(state, event, targets[0] - HEX)
    else:
        state.ask(EVENT_TARGET, state.active, event)


def legal_target(state: State, out: vec[i64]) -> vec[i64]:
    """Every fitting stack on the map, own ones included.

    Rule: MI-119, MI-120, MI-121, MI-122, MI-R129, MI-R131
    """
    return find_targets(state, state.detail(0), out)


def find_targets(state: State, event: i64, out: vec[i64]) -> vec[i64]:
    """The hexes with a target, ascending: in this phase no hex holds units of two factions."""
    index: i64 = 0
    while index < state.groups:
        place = place_in(state.units[index])
        if is_target(state, event, place):
            out = append(out, HEX + place)
        while index < state.groups and state.units[index] >> HEX_SHIFT == place:
            index += 1
    return out


def is_target(state: State, event: i64, place: i64) -> bool:
    """Whether an event can strike what is in a hex.

    Rule: MI-119, MI-120, MI-121, MI-122, MI-R131
    """
    if event == WHIRLPOOL:
        return holds(state, place, BOAT)
    if event == ASSASSIN:
        return holds(state, place, BOSS)
    if event == SINKHOLE:
        return holds(state, place, BASE)
    if not state.map().is_land(place) or holds(state, place, BASE):
        return False
    return holds(state, place, BAND) or holds(state, place, BOSS)


def holds(state: State, place: i64, kind: i64) -> bool:
    """Whether a unit of a kind is in a hex, whoever owns it."""
    index = state.first_in(place)
    while index < state.groups and place_in(state.units[index]) == place:
        if kind_in(state.units[index]) == kind:
            return True
        index += 1
    return False


def apply_target(state: State, action: i64) -> None:
    """The target is named."""
    event = state.detail(0)
    state.close()
    strike(state, event, action - HEX)


def strike(state: State, event: i64, place: i64) -> None:
    """A Boat sinks, all Bands and Bosses of a stack are killed, a Base vanishes, a Boss is murdered.

    Rule: MI-119, MI-120, MI-121, MI-122, MI-R106, MI-R131, MI-R132
    """
    faction = faction_in(state.units[state.first_in(place)])
    rule = RULE_OF_EVENT[event]
    state.tell(WORD_OF_EVENT[event], rule, place, faction)
    if event == WHIRLPOOL:
        lose(state, place, faction, BOAT, rule)
        state.later(GOING_DOWN, place, faction)
    elif event == SINKHOLE:
        lose(state, place, faction, BASE, rule)
    elif event == ASSASSIN:
        lose(state, place, faction, BOSS, rule)
    else:
        for kind in range(i64(BAND), i64(BOSS) + 1):
            while state.count(place, faction, kind):
                lose(state, place, faction, kind, rule)
