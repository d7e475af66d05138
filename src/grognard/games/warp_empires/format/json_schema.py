"""The format of module and map files as JSON Schema, for editors that complete and check while one writes."""

from typing import Any

from grognard.games.warp_empires.format.kept import kept_options
from grognard.games.warp_empires.format.schema.maps import MapFile
from grognard.games.warp_empires.format.schema.sheet import Sheet


def json_schema(*, of_map: bool = False) -> dict[str, Any]:
    """The schema of a module, or of a map file."""
    model = MapFile if of_map else Sheet
    schema = model.model_json_schema()
    if not of_map:
        options = schema["$defs"]["OptionDefaults"]["properties"]
        options |= {name: {"const": value, "default": value} for name, value in kept_options().items()}
    close_tables(schema)
    title = "Map of a Warp Empires module" if of_map else "Warp Empires module"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": title}


def close_tables(node: object) -> None:
    """In tables whose keys have a form, no other keys are allowed: the models refuse them, too."""
    if isinstance(node, dict):
        if "patternProperties" in node:
            node["additionalProperties"] = False
        for part in node.values():
            close_tables(part)
    elif isinstance(node, list):
        for part in node:
            close_tables(part)
