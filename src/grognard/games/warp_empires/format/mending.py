"""A module with faults made whole for the rest of the checks, so that all faults are told at once; nothing else ever sees it.

Rule: WE-001
"""

import copy
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from grognard.games.warp_empires.format.places import Path
from grognard.games.warp_empires.format.schema.base import Table
from grognard.games.warp_empires.format.telling import real_path

Model = TypeVar("Model", bound=Table)

ROUNDS: Final = 6
MOST_MENDED: Final = 500  # faults; with more of them nobody needs to hear of the rest
# What stands in for a required value.
STAND_INS: Final[dict[str, object]] = {
    "format": 1,
    "system": "warp-empires",
    "id": "nameless",
    "name": "Nameless",
    "players": [2, 2],
    "map": {"kind": "random"},
    "kind": "random",
    "terrain": {},
    "revenue": 0,
    "piles": {},
    "pile": "nameless",
    "count": 1,
    "force": 1,
    "speed": "none",
    "tags": [],
    "setup": {"start_terrain": {}, "units_random": 0},
    "start_terrain": {},
    "units_random": 0,
    "window": ["own_move"],
    "effects": [{"op": "draw_cards", "count": 1}],
    "add": 0,
    "num": 1,
    "den": 1,
    "round": 1,
    "capacity": 1,
    "victory": [{"kind": "last_player"}],
    "key": "nameless",
    "default": "nameless",
    "values": {"one": {}, "other": {}},
}


def mended(model: type[Model], raw: dict[str, Any]) -> tuple[Model, set[Path]] | None:
    """The values with what is wrong left out or replaced, and which were touched; None where too much is wrong."""
    values = copy.deepcopy(raw)
    touched: set[Path] = set()
    for _ in range(ROUNDS):
        try:
            return model.model_validate(values), touched
        except ValidationError as error:
            if error.error_count() > MOST_MENDED:
                return None
            for detail in reversed(error.errors(include_url=False)):  # of a list the last entries first
                path = real_path(detail["loc"], values)
                touched.add(path[:-1] if path and isinstance(path[-1], int) else path)
                mend(values, path, detail)
    return None


def mend(values: dict[str, Any], path: Path, detail: ErrorDetails) -> None:
    """Leave out one value or let another one stand in for it."""
    if detail["type"] == "missing":
        path = (*path, str(detail["loc"][-1]))
    if not path:
        return
    table: Any = values
    for part in path[:-1]:
        table = table[part]
    name = path[-1]
    if isinstance(table, list) and isinstance(name, int):
        if name < len(table):
            del table[name]
    elif name in STAND_INS and detail["type"] != "extra_forbidden":
        table[name] = copy.deepcopy(STAND_INS[str(name)])
    else:
        table.pop(name, None)
