"""Answers for hexes and units that somebody points at: what they may do there, and why not."""

from collections.abc import Callable, Sequence

from grognard.core.explaining import is_pointed_at, no
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import HEX
from grognard.games.mysterious_islands.explain.case import case_of
from grognard.games.mysterious_islands.explain.move import explain_way
from grognard.games.mysterious_islands.names import NO_HEX, read_hex
from grognard.games.mysterious_islands.questions import MOVE
from grognard.games.mysterious_islands.state import State
from grognard.games.mysterious_islands.words import describe

Numbered = Callable[[State, int], Refusal | None]


def explain_places(state: State, places: Sequence[str], explain_number: Numbered) -> Refusal | None:
    """Why nothing can be done with these hexes or units; None when an action touches them so.

    Rule: MI-R23, MI-022
    """
    if is_pointed_at(places, (describe(state, int(action)).touches for action in state.legal_actions())):
        return None
    if not places:
        return no("MI-R23", "Name a hex.")
    last = place_of(state, places[-1])
    if last == NO_HEX:
        return no("MI-R23", f"There is no {places[-1]} here that could be chosen.")
    if state.question() == MOVE and len(places) == 2 and place_of(state, places[0]) != NO_HEX:
        return explain_way(case_of(state), place_of(state, places[0]), last)
    refusal = explain_number(state, HEX + last)
    return refusal or case_of(state).no_answer()


def place_of(state: State, name: str) -> int:
    """The hex of a hex's or unit's name, or NO_HEX."""
    chart = state.chart
    if chart is None:
        return NO_HEX
    return read_hex(name.rsplit("-", 1)[-1], int(chart.width), int(chart.height))
