"""Factions of which some kinds of unit float or hide and others do not; no faction of the game is like that."""

from importlib.resources import files

from grognard.games.mysterious_islands.factions import load_table

DATA = files("grognard.games.mysterious_islands").joinpath("data/factions.toml").read_text(encoding="utf-8")
COLOURS = {"divers": "brown", "rafters": "teal", "riders": "pink"}


def row(name: str, floating: str, hiding: str) -> str:
    """A faction of which some kinds of unit float and some hide."""
    return f"""
[[faction]]
id = "{name}"
code = "{name[:2].upper()}"
name = "{name.capitalize()}"
colour = "{COLOURS[name]}"
words_rule = "MI-R22"
words = {{}}

[[faction.unit]]
kinds = [{floating}]
floats = {{ value = true, rule = "MI-083" }}

[[faction.unit]]
kinds = [{hiding}]
hides_on = {{ value = 4, rule = "MI-108" }}
hides_where = {{ value = ["land", "water"], rule = "MI-R101" }}

[[faction.unit]]
kinds = ["boat"]
slots = {{ value = 2, rule = "MI-112" }}
"""


LORE = load_table(
    DATA
    + row("divers", '"band"', '"band", "boss", "boat"')
    + row("rafters", '"boss"', '"band", "boss", "boat"')
    + row("riders", '"boss", "bombard"', '"boss", "boat"')
)
