"""The map for a terminal: every territory by its number, with who stands there, and a panel beside it.

A cell is four signs wide, odd rows stand half a cell further east. The first cell of a territory has its number, the second one its stack: the
letter of the owner and how many units ("!" where several meet), or "*" and the letter for a marker alone.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, zip_longest
from typing import Any, Final

from grognard.core.game import CHANCE, OVER
from grognard.core.views import Piece, Span, View
from grognard.games.warp_empires.actions import PLACE
from grognard.games.warp_empires.atlas_text import OUTSIDE, drawing_of
from grognard.games.warp_empires.names import PHASE_NAMES, PHASES, module_of, place_ids, place_name
from grognard.games.warp_empires.state import State

GROUNDS: Final = ("o", ".", ":", "^", "~", "=", "%", "-", "+", "#")  # by terrain, then over again
STYLES: Final = ("strong", "ground", "ground water", "level-8", "entrance", "faint")
WIDTH: Final = 4
NAME: Final = 16  # letters of a power that fit
FEW: Final = 4  # territories named in a line
LETTERS: Final = "ABCDEFGHIJKLMNOP"


def sketch(state: State, view: View) -> list[list[Span]]:
    """The position as lines of styled text; it can be read without colour."""
    panel = panel_of(state, view)
    if state.atlas is None:
        return panel
    lines = map_lines(state, view)
    empty = " " * sum(len(span.text) for span in lines[0]) if lines else ""
    joined = zip_longest(lines, panel)
    whole = [[*(line or [Span(empty)]), Span("  ", "beside"), *(beside or [])] for line, beside in joined]
    return [*whole, *place_lines(state, view)]


def map_lines(state: State, view: View) -> list[list[Span]]:
    """One line a row of cells."""
    columns, cells = drawing_of(state.map().text)
    signs = signs_of(state, view)
    seen: dict[int, int] = {}
    lines = []
    for start in range(0, len(cells), columns or 1):
        spans = []
        for number in cells[start : start + columns]:
            at = seen.get(number, 0)
            seen[number] = at + 1
            spans.append(cell(state, number, at, signs))
        shift = start // columns % 2
        lines.append([Span("  " * shift), *spans, Span("  " * (1 - shift))])
    return lines


def cell(state: State, number: int, at: int, signs: dict[int, tuple[str, str]]) -> Span:
    """One cell: the number of its territory, who is there, or the ground."""
    if number == OUTSIDE:
        return Span(" " * WIDTH)
    terrain = int(state.map().terrain[number])
    sign, style = signs.get(number, ("", ""))
    ground = GROUNDS[terrain % len(GROUNDS)]
    if at == 0:
        return Span(f"{number + 1:>3}{ground}", style or STYLES[terrain % len(STYLES)])
    if at == 1 and sign:
        return Span(f"{sign:^{WIDTH}}", style)
    return Span(f" {ground}{ground} ", STYLES[terrain % len(STYLES)])


def signs_of(state: State, view: View) -> dict[int, tuple[str, str]]:
    """By territory: who stands there or has a marker."""
    ids = {name: number for number, name in enumerate(place_ids(state))}
    found: dict[int, tuple[str, str]] = {}
    for name, pieces in by_place(view).items():
        stacks: dict[int, int] = {}
        for piece in pieces:
            if piece.kind == "stack":
                stacks[piece.owner] = stacks.get(piece.owner, 0) + piece.facts["count"]
        owners = list(stacks)
        markers = [piece.owner for piece in pieces if piece.kind == "marker"]
        if owners:
            sign = f"{LETTERS[owners[0]]}{stacks[owners[0]]}{'!' if len(owners) > 1 else ''}"
            found[ids[name]] = (sign, f"seat-{owners[0]}")
        elif markers:
            found[ids[name]] = (f"*{LETTERS[markers[0]]}", f"seat-{markers[0]}")
    return found


def by_place(view: View) -> dict[str, list[Piece]]:
    """The pieces by territory."""
    found: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        if piece.place:
            found.setdefault(piece.place, []).append(piece)
    return found


def place_lines(state: State, view: View) -> list[list[Span]]:
    """What stands where, in words, one line a territory; then where the chosen group may go."""
    ids = {name: number for number, name in enumerate(place_ids(state))}
    lines = [
        [
            Span(f"{ids[name] + 1:>3} {place_name(state, ids[name])}: ", "faint"),
            Span("; ".join(said(piece) for piece in pieces if piece.kind != "unit")),
        ]
        for name, pieces in sorted(by_place(view).items(), key=lambda row: ids[row[0]])
    ]
    return [*lines, *choice_lines(state, view)]


def choice_lines(state: State, view: View) -> Iterator[list[Span]]:
    """The territories that may be chosen, by the numbers on the map, a few in a line."""
    if view.viewer != view.actor or view.viewer < 0:
        return
    places = [int(action) - PLACE for action in state.legal_actions() if action >= PLACE]
    for start in range(0, len(places), FEW):
        row = ", ".join(f"{place + 1} {place_name(state, place)}" for place in places[start : start + FEW])
        yield [Span("Where: " if not start else "       ", "strong"), Span(row)]


def said(piece: Piece) -> str:
    """A piece in a few words."""
    who = LETTERS[piece.owner]
    if piece.kind == "stack":
        known = Counter(unit.get("name", "?") for unit in piece.facts["units"])
        words = [f"{count} × {name}" if count > 1 else name for name, count in known.items()]
        return f"{who} {piece.facts['count']} ({', '.join(words)})"
    return f"{who} marker" if piece.kind == "marker" else f"{who} {piece.facts.get('name', 'card')}"


def panel_of(state: State, view: View) -> list[list[Span]]:
    """Round, phase, question, the battle, everybody's numbers, the own hand."""
    lines = head_lines(state, view)
    battle: dict[str, Any] | None = view.facts["battle"]
    if battle is not None:
        lines.append([Span(f"Battle in {battle['place']}:", "strong")])
        lines += [
            [Span(f" {view.seats[side['seat']].name} {side['total']}", f"seat-{side['seat']}")]
            for side in battle["sides"]
        ]
    lines.append([Span(f"{'':<{NAME + 3}}  mark inc  pts unit card", "faint")])
    lines += [seat_line(seat.number, seat.name, seat.facts) for seat in view.seats]
    hand = Counter(piece.facts["name"] for piece in view.pieces if piece.kind == "card" and piece.facts)
    chits = [f"{piece.facts['count']} × {piece.facts['name']}" for piece in view.pieces if piece.kind == "chit"]
    lines += [[Span(f"hand: {count} × {name}", "strong")] for name, count in hand.items()]
    lines += [[Span(f"on offer: {chit}", "strong")] for chit in chits]
    return [*lines, *seen_hands(state, view), key_of(state)]


def key_of(state: State) -> list[Span]:
    """What the signs of the map mean."""
    signs = zip(cycle(GROUNDS), cycle(STYLES), module_of(state).terrains, strict=False)
    return [span for sign, style, each in signs for span in (Span(f"{sign} ", style), Span(f"{each.name}  ", "faint"))]


def seen_hands(state: State, view: View) -> Iterator[list[Span]]:
    """What the viewer has seen of other hands."""
    names = {each.id: each.name for each in module_of(state).cards}
    for seat in view.seats:
        known = [f"{count} × {names[card]}" for card, count in seat.facts["known"].items()]
        if known:
            yield [Span(f"seen, {seat.name}: ", f"seat-{seat.number}"), Span(", ".join(known))]


def head_lines(state: State, view: View) -> list[list[Span]]:
    """Where the game stands."""
    facts = view.facts
    if view.actor == OVER:
        winners = [view.seats[seat].name for seat in view.result["winners"]] if view.result else []
        return [[Span("Won by " + " and ".join(winners), "strong")]]
    lines = [[Span(module_of(state).title, "strong")]]
    if not facts["round"]:
        return [*lines, [Span(f"Setting up, asked: {facts['question']}")]]
    active = facts["active"]
    return [
        *lines,
        [Span(f"Round {facts['round']}: "), Span(view.seats[active].name, f"seat-{active}")],
        [
            Span(
                f"{PHASE_NAMES[PHASES.index(facts['phase'])]}, {'dice' if view.actor == CHANCE else 'asked'}: {facts['question']}"
            )
        ],
    ]


def seat_line(number: int, name: str, facts: dict[str, Any]) -> list[Span]:
    """A player's letter, name and numbers."""
    numbers = [facts.get("territories", 0), facts.get("income", 0), facts["points"], facts["units"], facts["cards"]]
    text = "  out of the game" if facts["out"] else "".join(f"{value:>5}" for value in numbers)
    return [Span(f"{LETTERS[number]} ", f"seat-{number}"), Span(f"{name[:NAME]:<{NAME}}{text}")]
