"""Names of squares, units and sides, and how a list of them reads."""

from typing import Final

from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, SLOTS

COLUMNS: Final = "ABCDEFGHIJKLMNOPQ"
SIDES: Final = ("South", "North")
KINDS: Final = ("soldier", "miner", "archer")
LETTERS: Final = "sma"
FIRST_SLOTS: Final = (0, FIRST_MINER, ARCHER_SLOT)
NO_SQUARE: Final = -1


def square_name(square: int, width: int) -> str:
    """A square as people call it: column letter, then row number from the north."""
    return f"{COLUMNS[square % width]}{square // width + 1}"


def read_square(text: str, width: int, height: int) -> int:
    """The square of a name in either case, or NO_SQUARE when the board has none like it."""
    column, row = COLUMNS.find(text[:1].upper()), text[1:]
    if not text or not 0 <= column < width or not (row.isascii() and row.isdigit()) or len(row) > 2:
        return NO_SQUARE
    return (int(row) - 1) * width + column if 1 <= int(row) <= height else NO_SQUARE


def side_of(unit: int) -> int:
    """Whose unit it is."""
    return unit // SLOTS


def kind_of_unit(unit: int) -> int:
    """SOLDIER, MINER or ARCHER."""
    slot = unit % SLOTS
    return 2 if slot == ARCHER_SLOT else int(slot >= FIRST_MINER)


def kind_word(unit: int) -> str:
    """A kind in words: "soldier", "miner" or "archer"."""
    return KINDS[kind_of_unit(unit)]


def piece_id(unit: int) -> str:
    """A unit's name in views: "S-s0" … "S-s10", "S-m0" … "S-m3", "S-a", and the same with N."""
    kind = kind_of_unit(unit)
    number = "" if kind == 2 else str(unit % SLOTS - FIRST_SLOTS[kind])
    return f"{SIDES[side_of(unit)][0]}-{LETTERS[kind]}{number}"


PIECES: Final = {piece_id(unit): unit for unit in range(2 * SLOTS)}
