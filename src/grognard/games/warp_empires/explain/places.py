"""Answers for territories and units that somebody points at: what they may do there, and why not."""

from collections.abc import Callable, Sequence

from grognard.core.explaining import is_pointed_at, no
from grognard.core.views import Refusal
from grognard.games.warp_empires.actions import PLACE
from grognard.games.warp_empires.explain.case import case_of
from grognard.games.warp_empires.names import place_id
from grognard.games.warp_empires.state import NOBODY, State
from grognard.games.warp_empires.words import describe

Numbered = Callable[[State, int], Refusal | None]


def explain_places(state: State, places: Sequence[str], explain_number: Numbered) -> Refusal | None:
    """Why nothing can be done with these territories or units; None when an action touches them so.

    Rule: WE-002
    """
    if is_pointed_at(places, (describe(state, int(action)).touches for action in state.legal_actions())):
        return None
    last = territory_of(state, places[-1]) if places else NOBODY
    if last == NOBODY:
        return no("WE-002", f"There is no {places[-1] if places else 'such territory'} here that could be chosen.")
    refusal = explain_number(state, PLACE + last)
    asks = case_of(state).asks
    return refusal or no(asks.rule, f"That is no answer to: {asks.text}")


def territory_of(state: State, name: str) -> int:
    """The territory of its own or a piece's id, or NOBODY."""
    if state.atlas is None:
        return NOBODY
    for place in range(int(state.atlas.territories)):
        found = place_id(state, place)
        if name == found or name.endswith(f"-{found}"):
            return place
    return NOBODY
