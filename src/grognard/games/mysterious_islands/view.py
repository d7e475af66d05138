"""What a seat or a spectator may know, as data: everything but the cards in other hands and the order of the deck."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from grognard.core.game import CHANCE, OVER
from grognard.core.views import Board, Place, SeatView, View
from grognard.games.mysterious_islands.actions import BASE, FACTIONS, RANKS, SEATS
from grognard.games.mysterious_islands.chart import NO_ISLAND, Chart
from grognard.games.mysterious_islands.hands import count_cards, hand_size, known_cards
from grognard.games.mysterious_islands.map_text import text_of
from grognard.games.mysterious_islands.meta import NAME
from grognard.games.mysterious_islands.names import (
    PHASES,
    faction_name,
    factions_of,
    hex_name,
    lore_of,
    seat_name,
    spot,
)
from grognard.games.mysterious_islands.names import RANKS as RANK_LETTERS
from grognard.games.mysterious_islands.score import count_bases, count_units
from grognard.games.mysterious_islands.state import State, count_in, faction_in, kind_in
from grognard.games.mysterious_islands.view_asked import (
    asked_of,
    chance_details,
    chosen_of,
    fight_of,
    played_of,
    question_of,
    reach_of,
    roll_of,
    shots_of,
)
from grognard.games.mysterious_islands.view_units import pieces_of

TERRAINS: Final = ("water", "jungle", "volcano")
ROW_HEIGHT: Final = 0.866  # of the width of a hex
HASH_LENGTH: Final = 12


def board_of(state: State) -> Board:
    """The sea chart, once it is there. Rule: MI-016, MI-019, MI-R23"""
    chart = state.chart
    if chart is None:
        return Board(name="sea chart", places=[])
    width = int(chart.width)
    facts = {
        "width": width,
        "height": int(chart.height),
        "islands": [[hex_name(int(place), width) for place in island] for island in chart.islands],
        "homes": [hex_name(int(place), width) for place in chart.homes],
    }
    return Board(name="sea chart", places=[place_of(chart, place) for place in range(int(chart.hexes))], facts=facts)


def place_of(chart: Chart, place: int) -> Place:
    """One hex; odd rows stand half a hex further east."""
    width = int(chart.width)
    row, island = place // width, int(chart.island_of[place])
    return Place(
        id=hex_name(place, width),
        kind=TERRAINS[int(chart.terrain[place])],
        x=place % width + row % 2 / 2,
        y=round(row * ROW_HEIGHT, 3),
        facts={"island": island if island != NO_ISLAND else None, "rim": bool(chart.rim[place])},
    )


def map_text_of(state: State) -> str:
    """The chart as text, "" before it is there."""
    return text_of(state.chart) if state.chart is not None else ""


def view_of(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may know. Rule: MI-R08, MI-R162"""
    return View(
        game=NAME,
        options=dict(state.setup.options),
        viewer=seat,
        actor=int(state.actor),
        turn=int(state.turns),
        seats=[seat_view(state, number, seat) for number in range(int(state.setup.seats))],
        pieces=pieces_of(state, seat),
        facts=facts_of(state),
        result=result_of(state),
    )


def seat_view(state: State, seat: int, viewer: int) -> SeatView:
    """A player's factions and public numbers, and what the viewer knows of the hand. Rule: MI-R08, MI-R149"""
    known = {
        RANK_LETTERS[rank]: int(known_cards(state, viewer, seat, rank))
        for rank in range(RANKS)
        if viewer >= 0 and known_cards(state, viewer, seat, rank)
    }
    facts: dict[str, Any] = {
        "factions": [faction_facts(state, faction) for faction in factions_of(state, seat)],
        "cards": int(hand_size(state, seat)),
        "known": known,
        "out": bool(state.out[seat]),
        "fell": int(state.out[seat]),
        "bases": int(count_bases(state, seat)),
        "units": int(count_units(state, seat)),
    }
    return SeatView(number=seat, name=seat_name(state, seat), facts=facts)


def faction_facts(state: State, faction: int) -> dict[str, Any]:
    """A faction's words and numbers."""
    lore = lore_of(state.setup, faction)
    groups = [int(state.units[index]) for index in range(int(state.groups))]
    own = [group for group in groups if faction_in(group) == faction]
    bases = sum(int(count_in(group)) for group in own if kind_in(group) == BASE)
    home = int(state.home[faction])
    return {
        "id": lore.id,
        "code": lore.code,
        "name": lore.name,
        "colour": lore.colour,
        "bank": int(state.bank[faction]),
        "bases": bases,
        "units": sum(int(count_in(group)) for group in own) - bases,
        "invented": bool(state.invented[faction]),
        "dead": bool(state.dead[faction]),
        "home": spot(state, home) if home >= 0 else "",
    }


def facts_of(state: State) -> dict[str, Any]:
    """What is no seat's and no unit's."""
    discards = {RANK_LETTERS[rank]: int(state.discards[rank]) for rank in range(RANKS) if state.discards[rank]}
    text = map_text_of(state)
    return {
        "round": int(state.round),
        "rounds": int(state.setup.choices.rounds),
        "phase": PHASES[int(state.phase)],
        "active": int(state.active),
        "starter": int(state.starter),
        "question": question_of(state),
        "asked": chance_details(state) if state.actor == CHANCE else asked_of(state) if state.actor != OVER else {},
        "roll": roll_of(state),
        "played": played_of(state),
        "fight": fight_of(state),
        "chosen": chosen_of(state),
        "reach": reach_of(state),
        "shots": shots_of(state),
        "gates": list(gates_of(state)),
        "may_rise": list(notes_of(state)),
        "deck": int(count_cards(state)),
        "discards": discards,
        "renewed": renewed_of(state),
        "standing": standing_of(state),
        "leaders": leaders_of(state),
        "inventions": list(inventions_of(state)),
        "width": int(state.map().width) if text else 0,
        "chart": hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH] if text else "",
    }


def renewed_of(state: State) -> dict[str, int]:
    """What the deck held when it was renewed last, by rank: everybody saw the discards it was made of. Rule: MI-141, MI-R08"""
    if not state.renewed:
        return {}
    held = [
        int(state.deck[rank]) + sum(int(state.drawn[s * RANKS + rank]) for s in range(SEATS)) for rank in range(RANKS)
    ]
    return {RANK_LETTERS[rank]: number for rank, number in enumerate(held) if number}


def gates_of(state: State) -> Iterator[dict[str, Any]]:
    """Where recruits may still come in at the rim this phase, and how many. Rule: MI-R48"""
    for pair in range(int(state.gated)):
        place, faction = divmod(int(state.gates[2 * pair]), FACTIONS)
        slots = int(state.gates[2 * pair + 1])
        yield {"hex": spot(state, place), "faction": lore_of(state.setup, faction).id, "slots": slots}


def notes_of(state: State) -> Iterator[dict[str, Any]]:
    """Who was killed in this phase and may rise at its end. Rule: MI-103, MI-R118"""
    for number in range(int(state.noted)):
        place, faction = divmod(int(state.notes[number]), FACTIONS)
        yield {"hex": spot(state, place), "faction": lore_of(state.setup, faction).id}


def inventions_of(state: State) -> Iterator[dict[str, Any]]:
    """The inventions of the factions in play, made or not. Rule: MI-R133"""
    for faction in range(int(state.setup.factions)):
        lore = lore_of(state.setup, faction)
        if state.owner[faction] >= 0 and lore.invention:
            yield {
                "faction": lore.id,
                "name": lore.invention,
                "text": lore.invention_text,
                "rule": lore.invention_rule,
                "made": bool(state.invented[faction]),
            }


def standing_of(state: State) -> list[int]:
    """The seats by their Bases, the most first; those who are out come last. Rule: MI-008"""
    seats = range(int(state.setup.seats))
    return sorted(seats, key=lambda seat: (state.out[seat] > 0, -count_bases(state, seat), seat))


def leaders_of(state: State) -> list[int]:
    """The living seats with the most Bases, once there is a Base. Rule: MI-008, MI-R02"""
    bases = {seat: int(count_bases(state, seat)) for seat in range(int(state.setup.seats)) if not state.out[seat]}
    most = max(bases.values(), default=0)
    return [seat for seat, number in bases.items() if number == most > 0]


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended. Rule: MI-006, MI-008, MI-R02, MI-R07"""
    if state.actor != OVER:
        return None
    scores = [int(share) for share in state.scores()]
    living = [seat for seat in range(int(state.setup.seats)) if not state.out[seat]]
    is_last = len(living) < 2
    winners = [seat for seat, share in enumerate(scores) if share]
    bases = int(count_bases(state, winners[0]))
    many = "Base" if bases == 1 else "Bases"
    text = "nobody else is left" if living else "nobody is left, and those who fell last share the win"
    if not is_last:
        text = f"{'each of them has' if len(winners) > 1 else 'the last round is over with'} {bases} {many}, the most of all"
    return {
        "reason": "last" if is_last else "rounds",
        "text": text,
        "rule": "MI-R07" if is_last else "MI-008",
        "scores": scores,
        "winners": winners,
        "names": [faction_name(state, faction) for seat in winners for faction in factions_of(state, seat)],
    }
