"""A position from the bytes of pack()."""

from grognard.core.errors import DataError
from grognard.core.options import resolve
from grognard.games.mysterious_islands.chart import Chart
from grognard.games.mysterious_islands.factions import Table, load_table, setup_for
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.map_text import chart_of, text_of
from grognard.games.mysterious_islands.meta import OPTIONS, check_options
from grognard.games.mysterious_islands.names import faction_ids
from grognard.games.mysterious_islands.packing import fill, read, restore
from grognard.games.mysterious_islands.tables import Setup


def unpack(data: bytes, table: Table | None = None) -> Islands:
    """The position behind pack(), with our factions or those of another table; DataError for bytes that are none."""
    packed = read(data)
    values = resolve(OPTIONS, packed.options)
    check_options(values)
    setup = setup_for(values, packed.seats, load_table() if table is None else table)
    if packed.factions != faction_ids(setup):
        raise DataError("This position is played with other factions.", allowed=faction_ids(setup))
    state = Islands(setup)
    state.clear()
    state.chart = chart_behind(setup, packed.chart)
    fill(state, packed)
    restore(state)
    return state


def chart_behind(setup: Setup, text: str) -> Chart | None:
    """The chart of a text, the one of the option itself where it is that one."""
    if not text:
        return None
    fixed = setup.chart
    return fixed if fixed is not None and text == text_of(fixed) else chart_of(text)
