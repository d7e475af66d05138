"""The chart for a terminal: stacks by the code of their faction and their number, and a panel beside it.

A hex is three signs wide, odd rows stand half a hex further east. A stack is written in capitals when a Base stands with it; "+" is
more than nine units, "!" a hex in which two factions meet. Where chosen units may go stand the points they have left.
"""

from itertools import zip_longest
from typing import Any, Final

from grognard.core.game import CHANCE, OVER
from grognard.core.views import Piece, Span, View
from grognard.games.mysterious_islands.chart import Chart
from grognard.games.mysterious_islands.names import PHASE_NAMES, PHASES, column_name, hex_name
from grognard.games.mysterious_islands.state import State

GROUNDS: Final = ((" . ", "ground water"), (' " ', "entrance jungle"), (" ^ ", "level-8 volcano"))
MARGIN: Final = 4
SHIFTS: Final = ("", " ")
GAP: Final = "  "
MANY: Final = 9
NAME: Final = 12  # letters of a faction that fit


def sketch(state: State, view: View) -> list[list[Span]]:
    """The position as lines of styled text; it can be read without colour."""
    panel = panel_of(view)
    if state.chart is None:
        return panel
    header, *lines = chart_lines(state.chart, view)
    empty = " " * sum(len(span.text) for span in header)
    joined = zip_longest(lines, panel)
    return [header, *([*(line or [Span(empty)]), Span(GAP, "beside"), *(beside or [])] for line, beside in joined)]


def chart_lines(chart: Chart, view: View) -> list[list[Span]]:
    """A line of column letters, a line a row, and the letters again."""
    width = int(chart.width)
    stacks = stacks_of(view)
    codes = {faction["id"]: faction["code"] for seat in view.seats for faction in seat.facts["factions"]}
    reach = view.facts["reach"] or {}
    header = " " * MARGIN + "".join(f"{column_name(column):^3}" for column in range(width))
    lines = [[Span(f"{header} ", "faint")]]
    for row in range(int(chart.height)):
        places = range(row * width, (row + 1) * width)
        names = [hex_name(place, width) for place in places]
        cells = [
            cell(chart, place, stacks[name], codes) if name in stacks else bare_cell(chart, place, reach.get(name))
            for place, name in zip(places, names, strict=True)
        ]
        lines.append([Span(f"{row + 1:>3} {SHIFTS[row % 2]}", "faint"), *cells, Span(SHIFTS[1 - row % 2])])
    return [*lines, lines[0]]  # the letters once more: of a small screen the top is gone when the question comes


def stacks_of(view: View) -> dict[str, list[Piece]]:
    """The units by hex."""
    found: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        if piece.place:
            found.setdefault(piece.place, []).append(piece)
    return found


def cell(chart: Chart, place: int, pieces: list[Piece], codes: dict[str, str]) -> Span:
    """Three signs for a hex with units."""
    ground = GROUNDS[int(chart.terrain[place])][1]
    first = pieces[0]
    has_base = any(piece.kind == "base" for piece in pieces)
    code = codes[first.facts["faction"]]
    number = sum(piece.facts["count"] for piece in pieces)
    is_contested = any(piece.owner != first.owner for piece in pieces)
    sign = "!" if is_contested else "+" if number > MANY else str(number)
    return Span(f"{code if has_base else code.lower()}{sign}", f"{ground} seat-{first.owner}")


def bare_cell(chart: Chart, place: int, points: int | None) -> Span:
    """Three signs for a hex without units; where the chosen ones may go, the points they have left there."""
    text, ground = GROUNDS[int(chart.terrain[place])]
    return Span(text, ground) if points is None else Span(f" {min(points, MANY)} ", f"{ground} strong")


def panel_of(view: View) -> list[list[Span]]:
    """The lines beside the chart."""
    lines = [*turn_lines(view), *roll_lines(view), *fight_lines(view)]
    if not any(seat.facts["factions"] for seat in view.seats):
        return lines
    lines.append([])
    is_dealt = bool(view.options["action_deck"])
    lines.append([Span(f"{'':<15}{'B':>3}{'U':>4}{'RP':>4}{'C' if is_dealt else '':>3}", "faint")])
    for seat in view.seats:
        cards = str(seat.facts["cards"]) if is_dealt else ""
        for faction in seat.facts["factions"]:
            lines.append(faction_line(seat.number, faction, cards))
    legend = [
        "Bases, Units, recruit points" + (", Cards" if is_dealt else ""),
        "PI5 with a Base, pi5 without",
        "+ more than 9, ! a fight",
    ]
    if view.facts["reach"]:
        legend.append("a digit: points left there")
    return [*lines, *deck_lines(view), [], *([Span(text, "faint")] for text in legend)]


def turn_lines(view: View) -> list[list[Span]]:
    """The round, whose turn it is, and its phase."""
    facts = view.facts
    if view.actor == OVER:
        winners = [view.seats[seat].name for seat in view.result["winners"]] if view.result else []
        return [[Span("Won by " + " and ".join(winners), "strong")]]
    if not facts["round"]:
        return [[Span("Setting up", "strong")], [Span(f"asked: {facts['question']}")]]
    active = facts["active"]
    return [
        [Span(f"Round {facts['round']} of {facts['rounds']}", "strong")],
        [Span(view.seats[active].name, f"seat-{active}"), Span(f", {PHASE_NAMES[PHASES.index(facts['phase'])]}")],
        [Span(f"{'dice' if view.actor == CHANCE else 'asked'}: {facts['question']}")],
    ]


def roll_lines(view: View) -> list[list[Span]]:
    """The dice on the table."""
    roll = view.facts["roll"]
    if roll is None or not roll["dice"]:
        return []
    needed = f", {roll['needed']} needed" if roll["needed"] else ""
    return [[Span(f"{roll['purpose']}: {' '.join(map(str, roll['dice']))}{needed}", "strong")]]


def fight_lines(view: View) -> list[list[Span]]:
    """Both sides of the fight that goes on."""
    fight: dict[str, Any] | None = view.facts["fight"]
    if fight is None:
        return []
    sides = [f"{side['faction']} {sum(side['units'].values())} ({side['total']:+d})" for side in fight["sides"]]
    return [[Span(f"Fight in {fight['hex']}:", "strong")], [Span(f" {' v '.join(sides)}")]]


def faction_line(seat: int, faction: dict[str, Any], cards: str) -> list[Span]:
    """A faction with its Bases, units and bank, and the cards of its player."""
    numbers = f"{faction['bases']:>3}{faction['units']:>4}{faction['bank']:>4}{cards:>3}"
    code = Span(faction["code"], "faint" if faction["dead"] else f"seat-{seat}")
    return [code, Span(f" {faction['name'][:NAME]:<{NAME}}"), Span("  out of the game" if faction["dead"] else numbers)]


def deck_lines(view: View) -> list[list[Span]]:
    """The deck, the discards and the own hand."""
    if not view.options["action_deck"]:
        return []
    hand = [piece.facts["rank"] for piece in view.pieces if piece.kind == "card" and piece.facts]
    lines = [[Span(f"deck {view.facts['deck']}, discards {sum(view.facts['discards'].values())}")]]
    return [*lines, [Span(f"hand: {' '.join(hand)}", "strong")]] if hand else lines
