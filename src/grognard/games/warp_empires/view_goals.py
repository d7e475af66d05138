"""What a player has got hold of and how far it is to each victory, as everybody sees it."""

from collections.abc import Iterable, Iterator
from typing import Any

from grognard.games.warp_empires.ground import is_ground, is_revenue
from grognard.games.warp_empires.names import counter_name, module_of
from grognard.games.warp_empires.phases.victory import count_matching, is_for
from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.stats import income
from grognard.games.warp_empires.tables import UPKEEP_LIMIT, VICTORY, WIN_CAPTURE, WIN_CONTROL_SHARE, WIN_TOKENS


def captured_by(state: State, seat: int) -> dict[str, int]:
    """The leaders that a player has captured.

    Rule: WE-039
    """
    units = module_of(state).units
    found = {each.id: int(state.captured[seat * state.tables.types + kind]) for kind, each in enumerate(units)}
    return {name: number for name, number in found.items() if number}


def counters_of(state: State, seat: int) -> dict[str, int]:
    """The counters of a player, by their names; none in a module whose cards move none."""
    first = seat * int(state.tables.counters)
    return {counter_name(state, at): int(state.tokens[first + at]) for at in range(int(state.tables.counters))}


def unit_limit(state: State, seat: int) -> int | None:
    """How many units a player may keep by the income of now; None where nothing limits them.

    Rule: WE-048
    """
    if state.tables.upkeep_mode != UPKEEP_LIMIT:
        return None
    return int(state.tables.upkeep_factor * income(state, seat))


def progress_of(state: State, seat: int) -> Iterator[dict[str, Any]]:
    """How far a player is on the way to each victory that is open to the power.

    Rule: S8-011, S8-R43
    """
    rows = state.tables.victories
    for row in range(len(rows) // VICTORY):
        at = row * VICTORY
        if rows[at] == WIN_CONTROL_SHARE and is_for(state, at, seat):
            places = wanted_places(state, rows[at + 1])
            every = len(places)
            share = every * int(rows[at + 2])
            more = bool(rows[at + 6] or state.tables.more_than)
            need = share // int(rows[at + 3]) + 1 if more else -(-share // int(rows[at + 3]))
            have, what = int(count_matching(state, seat, rows[at + 1])), ground_of(state, places)
            yield {"kind": "share", "have": have, "need": need, "of": every, "what": what}
        elif rows[at] == WIN_CAPTURE and is_for(state, at, seat):
            wanted = [int(number) for number in state.tables.captures[rows[at + 4]]]
            yield {
                "kind": "capture",
                "have": captures_met(state, seat, wanted),
                "need": wanted[0],
                "of": len(wanted) - 2,
            }
        elif rows[at] == WIN_TOKENS and rows[at + 3] and is_for(state, at, seat):
            have, need = int(state.tokens[seat * state.tables.counters + rows[at + 4]]), int(rows[at + 2])
            yield {
                "kind": "tokens",
                "name": counter_name(state, int(rows[at + 4])),
                "have": have,
                "need": need,
                "of": need,
            }


def wanted_places(state: State, selector: int) -> list[int]:
    """The territories that count for a victory."""
    places = range(int(state.map().territories))
    return [place for place in places if is_ground(state, place, selector) and is_revenue(state, place)]


def ground_of(state: State, places: Iterable[int]) -> str:
    """What territories are called when all are of one terrain, "" otherwise."""
    terrains = {int(state.map().terrain[place]) for place in places}
    names = {module_of(state).terrains[terrain].name for terrain in terrains}
    return names.pop() if len(names) == 1 else ""


def captures_met(state: State, seat: int, wanted: list[int]) -> int:
    """How many of the leaders and territories of a list a player has."""
    types, end = int(state.tables.types), 2 + wanted[1]
    leaders = sum(state.captured[seat * types + kind] > 0 for kind in wanted[2:end])
    return leaders + sum(state.marker[place] == seat for place in wanted[end:])
