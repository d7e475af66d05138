"""What a seat or a spectator may know, as data: everything but hands, what lies below the top of stacks, and recruits of others."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from grognard.core.game import OVER
from grognard.core.views import Board, Place, SeatView, View
from grognard.games.warp_empires.atlas import NO_REGION, Atlas
from grognard.games.warp_empires.atlas_text import OUTSIDE, drawing_of
from grognard.games.warp_empires.format.phrases import Phrases
from grognard.games.warp_empires.hands import count_deck, hand_size, known_at
from grognard.games.warp_empires.knowledge import LOOK_OWNER, LOOK_TURN, LOOK_VIEWER
from grognard.games.warp_empires.names import (
    PHASES,
    ids_of,
    module_of,
    place_id,
    power_name,
    seat_name,
)
from grognard.games.warp_empires.phases.control import count_markers
from grognard.games.warp_empires.phases.victory import (
    ROUND_LIMIT,
    rule_of,
)
from grognard.games.warp_empires.state import HAND, NOBODY, State, owner_in
from grognard.games.warp_empires.stats import hand_limit, income
from grognard.games.warp_empires.tables import NOTHING, SELECTOR
from grognard.games.warp_empires.view_asked import asked_of, ground_of, group_of, question_of, reach_of
from grognard.games.warp_empires.view_battle import battle_of
from grognard.games.warp_empires.view_goals import captured_by, counters_of, progress_of, unit_limit
from grognard.games.warp_empires.view_units import pieces_of

ROW_HEIGHT: Final = 0.866  # of the width of a hex
HASH_LENGTH: Final = 12
DRAWING: Final = "warp-empires"


# The board.


def board_of(state: State) -> Board:
    """The map, once it is there, and the words of the module.

    Rule: WE-002, S8-R03
    """
    facts = module_facts(state)
    atlas = known_map(state)
    if atlas is None:
        return Board(name=module_of(state).title, places=[], facts=facts)
    columns, cells = drawing_of(atlas.text)
    facts |= {"columns": columns, "rows": -(-len(cells) // columns) if columns else 0}
    by_place: list[list[int]] = [[] for _ in atlas.names]
    for cell, number in enumerate(cells):
        if number != OUTSIDE:
            by_place[number].append(cell)
    places = [place_of(state, atlas, place, columns, own) for place, own in enumerate(by_place)]
    return Board(name=module_of(state).title, places=places, facts=facts)


def known_map(state: State) -> Atlas | None:
    """The map; a fixed one is known before it is laid out."""
    return state.atlas if state.atlas is not None else module_of(state).atlas


def place_of(state: State, atlas: Atlas, place: int, columns: int, cells: list[int]) -> Place:
    """One territory; odd rows of cells stand half a cell further east. It is drawn by the cell in its middle."""
    module, ids = module_of(state), ids_of(tuple(atlas.names))
    terrain, region = int(atlas.terrain[place]), int(atlas.region[place])
    spots = [(cell % columns + cell // columns % 2 / 2, round(cell // columns * ROW_HEIGHT, 3)) for cell in cells]
    x, y = middle_of(spots) if spots else (place % 10 * 2.0, place // 10 * 2.0)
    revenue = int(atlas.revenue[place])
    facts = {
        "name": atlas.names[place],
        "number": place + 1,
        "terrain": module.terrains[terrain].name,
        "colour": module.terrains[terrain].colour,
        "text": module.terrains[terrain].text,
        "closed": closed_to(state, terrain),
        "cells": [[cell % columns, cell // columns] for cell in cells],
        "region": module.regions[region].id if region != NO_REGION else None,
        "revenue": revenue if revenue >= 0 else int(state.tables.revenue[terrain]),
        "borders": [ids[int(near)] for near in atlas.borders[place]],
    }
    return Place(id=ids[place], kind=module.terrains[terrain].id, x=x, y=y, facts=facts)


def closed_to(state: State, terrain: int) -> str:
    """Whether a terrain is closed to all units, to some, or to none."""
    closed = int(state.tables.closed[terrain])
    if closed == NOTHING:
        return ""
    row = closed * SELECTOR
    return "all" if not any(state.tables.selectors[row : row + SELECTOR]) else "some"


def middle_of(spots: list[tuple[float, float]]) -> tuple[float, float]:
    """The cell that is nearest to the middle of all."""
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    return min(spots, key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot))


def module_facts(state: State) -> dict[str, Any]:
    """The words of the module that a front end draws with."""
    module = module_of(state)
    terms = module.sheet.terms
    return {
        "drawing": DRAWING,
        "module": module.id,
        "title": module.title,
        "terms": {"points": terms.points, "territory": terms.territory, "side": terms.side, "leader": terms.leader},
        "terrains": [
            {
                "id": each.id,
                "name": each.name,
                "text": each.text,
                "colour": each.colour,
                "rules": list(each.rules),
                "revenue": int(state.tables.revenue[number]),
                "closed": closed_to(state, number),
            }
            for number, each in enumerate(module.terrains)
        ],
        "units": [
            {"id": each.id, "name": each.name, "text": each.text, "icon": each.icon, "rules": list(each.rules)}
            for each in module.units
        ],
        "cards": [{"id": each.id, "name": each.name} for each in module.cards],
        "powers": [
            {"id": each.id, "name": each.name, "text": each.text, "colour": each.colour, "ability": each.ability}
            for each in module.powers
        ],
        "regions": [{"id": each.id, "name": each.name, "text": each.text} for each in module.regions],
        "victories": [Phrases(module).victory(win) for win in module.sheet.victory],
    }


def map_text_of(state: State) -> str:
    """The map as text when it was rolled, "" before it is there and where it is fixed."""
    if state.atlas is None or module_of(state).atlas is not None:
        return ""
    return str(state.atlas.text)


# The view.


def view_of(state: State, seat: int, name: str) -> View:
    """All that a seat, or a SPECTATOR, may know."""
    return View(
        game=name,
        options=dict(module_of(state).options),
        viewer=seat,
        actor=int(state.actor),
        turn=int(state.turns),
        seats=[seat_view(state, number, seat) for number in range(int(state.tables.seats))],
        pieces=pieces_of(state, seat),
        facts=facts_of(state, seat),
        result=result_of(state),
    )


def seat_view(state: State, seat: int, viewer: int) -> SeatView:
    """A player's power and public numbers, saved points among them, and what the viewer knows of the hand.

    Rule: WE-R50
    """
    power = int(state.power[seat])
    facts: dict[str, Any] = {
        "power": module_of(state).powers[power].id if power >= 0 else None,
        "colour": module_of(state).powers[power].colour if power >= 0 else "",
        "people": module_of(state).powers[power].people if power >= 0 else "",
        "points": int(state.points[seat]),
        "cards": int(hand_size(state, seat)),
        "known": known_cards(state, viewer, seat),
        "units": sum(owner_in(unit) == seat for unit in state.units[: state.standing]),
        "out": bool(state.out[seat]),
        "captured": captured_by(state, seat),
        "counters": counters_of(state, seat),
        "truce": bool(state.truce[seat]),
    }
    if power >= 0 and state.atlas is not None:
        facts |= {
            "home": place_id(state, int(state.home[seat])) if state.home[seat] >= 0 else "",
            "income": int(income(state, seat)),
            "territories": int(count_markers(state, seat)),
            "limit": unit_limit(state, seat),
            "hand_limit": int(hand_limit(state, seat)),
            "victory": list(progress_of(state, seat)),
        }
        shares = [row for row in facts["victory"] if row["kind"] == "share"]
        if shares:
            facts |= {"wanted": shares[0]["need"], "to_win": max(0, shares[0]["need"] - shares[0]["have"])}
    return SeatView(number=seat, name=seat_name(state, seat), facts=facts)


def known_cards(state: State, viewer: int, seat: int) -> dict[str, int]:
    """The cards that a viewer knows another player to hold.

    Rule: S8-R34, S8-R36
    """
    if viewer < 0 or viewer == seat:
        return {}
    cards = module_of(state).cards
    found = {each.id: int(state.seen_cards[known_at(state, viewer, seat, card)]) for card, each in enumerate(cards)}
    return {name: number for name, number in found.items() if number}


def facts_of(state: State, viewer: int) -> dict[str, Any]:
    """What is no seat's and no unit's."""
    atlas = known_map(state)
    text = str(atlas.text) if atlas is not None else ""
    return {
        "drawing": DRAWING,
        "round": int(state.round),
        "rounds": int(state.tables.max_rounds),
        "phase": PHASES[int(state.phase)],
        "active": int(state.active),
        "order": [int(seat) for seat in state.order],
        "question": question_of(state),
        "asked": asked_of(state, viewer) if state.actor != OVER else {},
        "group": group_of(state, viewer),
        "reach": reach_of(state, viewer),
        "ground": ground_of(state),
        "battle": battle_of(state, viewer),
        "offer": sum(int(number) for number in state.offer),
        "decks": [int(count_deck(state, deck)) for deck in range(len(state.decks) // int(state.tables.cards))],
        "discards": discards_of(state),
        "played": in_play_of(state),
        "pile": sum(int(number) for number in state.pile),
        "looks": list(looks_of(state)),
        "standing": standing_of(state),
        "chart": hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH] if text else "",
    }


def discards_of(state: State) -> list[dict[str, int]]:
    """The discards of each deck, face up."""
    cards = module_of(state).cards
    size = len(cards)
    return [
        {
            each.id: int(state.discards[deck * size + card])
            for card, each in enumerate(cards)
            if state.discards[deck * size + card]
        }
        for deck in range(len(state.discards) // size)
    ]


def in_play_of(state: State) -> dict[str, int]:
    """The cards that have been laid down in a move, or hold for this turn."""
    found: dict[str, int] = {}
    for at, number in enumerate(state.in_play):
        if number:
            name = module_of(state).cards[at % int(state.tables.cards)].id
            found[name] = found.get(name, 0) + int(number)
    return found


def looks_of(state: State) -> Iterator[dict[str, Any]]:
    """Who has looked into whose hand (no place) or stack, and in which turn: all see that; what was seen is with hands and stacks.

    Rule: S8-R36, S8-R37
    """
    for number in range(int(state.looked)):
        look = int(state.looks[number])
        viewer, seat, place = look >> LOOK_VIEWER & 15, look >> LOOK_OWNER & 15, look & 2**LOOK_OWNER - 1
        where = None if place == HAND else place_id(state, place)
        yield {"by": viewer, "seat": seat, "place": where, "turn": look >> LOOK_TURN}


def standing_of(state: State) -> list[int]:
    """The seats by territories and income, as far as everybody can count; those who are out come last."""
    if state.atlas is None or any(power < 0 for power in state.power):
        return list(range(int(state.tables.seats)))
    seats = range(int(state.tables.seats))
    return sorted(
        seats,
        key=lambda seat: (bool(state.out[seat]), -int(count_markers(state, seat)), -int(income(state, seat)), seat),
    )


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended.

    Rule: WE-R63, WE-R69
    """
    if state.actor != OVER:
        return None
    scores = [int(share) for share in state.scores()]
    winners = [seat for seat, share in enumerate(scores) if share]
    ending = int(state.ending)
    reason = "rounds" if ending == ROUND_LIMIT else "last" if ending > ROUND_LIMIT - 2 else "victory"
    return {
        "reason": reason,
        "text": ending_text(state, ending),
        "rule": str(rule_of(state, ending)),
        "scores": scores,
        "winners": winners,
        "names": [power_name(state, int(state.power[seat])) for seat in winners if state.power[seat] != NOBODY],
    }


def ending_text(state: State, ending: int) -> str:
    """How the game ended, in words that follow who won."""
    module = module_of(state)
    if ending == ROUND_LIMIT:
        return "the last round is over, and nobody is ahead of them"
    if ending > ROUND_LIMIT - 2:
        return "nobody else is left"
    met = Phrases(module).victory(module.sheet.victory[ending - 1]).removesuffix(".")
    return met[:1].lower() + met[1:]
