"""What scenarios of several tables begin with."""

from tests.rules.mysterious_islands.script import Part

RECRUIT = {"phase": "recruit"}
MOVE = {"phase": "move"}
BOMBARD = {"phase": "bombard"}
COMBAT = {"phase": "combat"}
EVENT = {"phase": "event"}
EVENTS: dict[str, object] = {"event_phase": True}
LAND = "La Lb Lc Ld Le Lf"
WATER = "Wa Wb Wc Wd We Wf Wg Wh"


def carries(faction: str, steps: int, places: int) -> Part:
    """A Boat goes so far with so many Bands; one more is refused."""
    other = "pirates" if faction != "pirates" else "rebels"
    reached = " ".join(WATER.split()[1 : steps + 1])
    return Part(
        f"{faction} {steps}/{places}",
        f"""
        refuse sail Wa boat with {places + 1} band to Wb MI-R60
        goes Wa boat with {places} band: = {reached}
        """,
        factions=f"{faction} / {other}",
        chart=WATER,
        units={"Wa": f"{faction}: 2 boat, {places + 1} band"},
        setting=MOVE,
    )


def event(number: int, lines: str, name: str, *, factions: str, chart: str, units: dict[str, str]) -> Part:
    """The dice 6 and a number in the Event Phase of seat 0."""
    return Part(
        name,
        f"(6) ({number}) {lines}",
        factions=factions,
        chart=chart,
        units=units,
        options=EVENTS,
        setting=EVENT,
    )
