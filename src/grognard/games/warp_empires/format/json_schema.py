"""The format of module and map files as JSON Schema, for editors that complete and check while one writes."""

from typing import Any

from grognard.games.warp_empires.format.schema.maps import MapFile
from grognard.games.warp_empires.format.schema.sheet import Sheet


def json_schema(*, of_map: bool = False) -> dict[str, Any]:
    """The schema of a module, or of a map file."""
    model = MapFile if of_map else Sheet
    schema = model.model_json_schema()
    title = "Map of a Warp Empires module" if of_map else "Warp Empires module"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": title}
