"""Hex cells in a rectangle of offset rows, odd rows half a cell further right: what irregular territories are made of.

Rule: S8-R03
"""


def hex_neighbours(cell: int, columns: int, cells: int, *, wrap: bool) -> list[int]:
    """The cells that touch a cell, ascending; with `wrap` the left and right edges are joined."""
    row, column = divmod(cell, columns)
    shift = row % 2
    steps = ((0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift))
    found = set()
    for down, right in steps:
        x, y = column + right, row + down
        if wrap:
            x %= columns
        if 0 <= x < columns and y >= 0 and y * columns + x < cells:
            found.add(y * columns + x)
    found.discard(cell)
    return sorted(found)


def rectangle(cells: int) -> tuple[int, int]:
    """Columns and rows for at least so many cells: the smallest c with 2 c² >= 3 cells, as many rows as needed; every cell is used."""
    columns = 1
    while 2 * columns * columns < 3 * cells:
        columns += 1
    return columns, -(-cells // columns)
