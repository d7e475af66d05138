"""The board for a terminal: heights as digits, South's units as small letters, North's as capitals, and a panel beside it."""

from typing import Any, Final

from grognard.core.game import CHANCE, OVER
from grognard.core.phrases import counted
from grognard.core.views import Piece, Span, View
from grognard.games.mystic_mountain.board import NOBODY
from grognard.games.mystic_mountain.chart import Chart, chart_for
from grognard.games.mystic_mountain.names import COLUMNS, KINDS, LETTERS, PIECES, SIDES, kind_of_unit, side_of

ORDER: Final = (1, 0)  # the panel's order of sides: North stands above, as on the board
GAP: Final = "  "


def sketch(view: View) -> list[list[Span]]:
    """The position as lines of styled text; it can be read without colour.

    A square is three signs wide: a mark, the unit or the ground, and the level under a unit on the mountain. The mark is "&" for
    both units of an engagement and "'" for a unit that has done something this turn.
    """
    chart = chart_for(view.options)
    standing = {piece.place: piece for piece in view.pieces if piece.place}
    engaged = {name for link in view.facts["engaged"] for name in (link["archer"], link["soldier"])}
    header = [Span("    " + "".join(f" {column} " for column in COLUMNS[: chart.width]), "faint")]
    lines = [header]
    for row in range(chart.height):
        squares = range(row * chart.width, (row + 1) * chart.width)
        middle = [span for square in squares for span in square_spans(chart, square, standing, engaged)]
        lines.append([Span(f" {row + 1:>2} ", "faint"), *middle, Span(f" {row + 1:<2}", "faint")])
    panel = panel_of(view)
    for line, beside in zip(lines[1:], panel, strict=False):
        line.append(Span(GAP, "beside"))
        line.extend(beside)
    return [*lines, header]


def square_spans(chart: Chart, square: int, standing: dict[str, Piece], engaged: set[str]) -> list[Span]:
    """Three signs for a square."""
    level = chart.level[square]
    ground = f"level-{level}" if level else "entrance" if chart.entrance[square] != NOBODY else "ground"
    piece = standing.get(chart.names[square])
    if piece is None:
        return [Span(f" {level or ('E' if ground == 'entrance' else '.')} ", ground)]
    mark = "&" if piece.id in engaged else "'" if piece.facts["done"] else " "
    letter = LETTERS[kind_of_unit(PIECES[piece.id])]
    sign = letter if piece.owner == 0 else letter.upper()
    return [Span(f"{mark}{sign}{level or ' '}", f"{ground} seat-{piece.owner} {SIDES[piece.owner].lower()}")]


def panel_of(view: View) -> list[list[Span]]:
    """The lines beside the board."""
    lines: list[list[Span]] = [turn_line(view), [Span(open_question(view))], []]
    for side in ORDER:
        lines += [*side_lines(view, side), []]
    lines += [[Span(text)] for text in engagements(view)]
    return [*lines, [Span("' acted  & engaged", "faint")]]


def turn_line(view: View) -> list[Span]:
    """Whose turn it is."""
    if view.result is not None:
        winner = view.result["winner"]
        return [Span("Draw" if winner < 0 else f"{SIDES[winner]} has won", "strong")]
    if not view.turn:
        return [Span("Before the start", "strong")]
    side = view.facts["side"]
    return [Span(f"Turn {view.turn}: ", "strong"), Span(SIDES[side], f"seat-{side} {SIDES[side].lower()}")]


def open_question(view: View) -> str:
    """What is asked now."""
    if view.actor == OVER:
        return f"by {view.result['reason']}" if view.result else ""
    if view.actor == CHANCE:
        return f"dice: {view.facts['chance']['purpose']}"
    return "may buy a unit" if view.facts["purchase_open"] else f"{counted(view.facts['actions_left'], 'action')} left"


def side_lines(view: View, side: int) -> list[list[Span]]:
    """A side's counter, units, and how long it has held the top."""
    facts: dict[str, Any] = view.seats[side].facts
    alive = facts["alive"]
    letters = LETTERS if side == 0 else LETTERS.upper()
    units = ", ".join(f"{alive[word]} {letter}" for word, letter in zip(KINDS, letters, strict=True))
    lines = [
        [
            Span(SIDES[side], f"seat-{side} {SIDES[side].lower()}"),
            Span(f" {counted(facts['points'], 'point')}", "strong"),
        ],
        [Span(f"{facts['income']:+d} a turn")],
        [Span(units)],
    ]
    holders = [item for item in view.facts["top"] if side_of(PIECES[item["unit"]]) == side]
    for item in holders:
        lines.append([Span(f"top: {item['count']} of {view.facts['top_turns']}", "strong")])
    return lines


def engagements(view: View) -> list[str]:
    """Lines that name the engaged archers."""
    place = {piece.id: piece.place for piece in view.pieces}
    return [f"{place[link['archer']]} engaged by {place[link['soldier']]}" for link in view.facts["engaged"]]
