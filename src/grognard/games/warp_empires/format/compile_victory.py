"""Victories as rows of numbers."""

from typing import Final

from grognard.games.warp_empires import tables as t
from grognard.games.warp_empires.format.bits import Bits
from grognard.games.warp_empires.format.names import Names
from grognard.games.warp_empires.format.schema.sheet import Sheet
from grognard.games.warp_empires.format.schema.victory import (
    AtRound,
    CaptureAll,
    ControlShare,
    Eliminate,
    TokensWin,
    Win,
)

COMPARES: Final = {
    "territories": t.COMPARE_TERRITORIES,
    "revenue": t.COMPARE_REVENUE,
    "points": t.COMPARE_POINTS,
}


def victory_rows(sheet: Sheet, names: Names, bits: Bits, *, more_than: bool) -> tuple[list[int], list[list[int]]]:
    """All victories in the order of the file, their conditions after them; and the rows of what is to be captured."""
    rows: list[list[int]] = []
    conditions: list[list[int]] = []
    captures: list[list[int]] = []
    for win in sheet.victory:
        row = row_of(win, names, bits, captures, more_than=more_than)
        if isinstance(win, AtRound) and win.condition is not None:
            row[3] = len(sheet.victory) + len(conditions)
            condition = row_of(win.condition, names, bits, captures, more_than=more_than)
            conditions.append([condition[0] + t.ONLY_AS_CONDITION, *condition[1:]])
        rows.append(row)
    return [number for row in [*rows, *conditions] for number in row], captures


def row_of(win: Win, names: Names, bits: Bits, captures: list[list[int]], *, more_than: bool) -> list[int]:
    """Kind, selector, numerator, denominator, number, powers, whether more than the share is needed."""
    powers = sum(1 << names.powers[power] for power in set(win.powers or ()))
    last = [powers, int(more_than)]
    if isinstance(win, ControlShare):
        return [t.WIN_CONTROL_SHARE, bits.terrain(win.terrain), win.num, win.den, 0, *last]
    if isinstance(win, Eliminate):
        return [t.WIN_ELIMINATE, bits.unit(win.units), 0, 0, 0, *last]
    if isinstance(win, CaptureAll):
        units = [names.units[name] for name in win.units]
        territories = [names.territories[name] for name in win.territories]
        need = len(units) + len(territories) if win.need is None else win.need
        captures.append([need, len(units), *units, *territories])
        return [t.WIN_CAPTURE, t.EVERYTHING, 0, 0, len(captures) - 1, *last]
    if isinstance(win, AtRound):
        compare = COMPARES[win.compare] if win.compare is not None else 0
        return [t.WIN_AT_ROUND, t.EVERYTHING, compare, -1, win.round, *last]
    if isinstance(win, TokensWin):
        return [t.WIN_TOKENS, t.EVERYTHING, win.count, int(win.result == "win"), names.counters[win.name], *last]
    return [t.WIN_LAST_PLAYER, t.EVERYTHING, 0, 0, 0, *last]
