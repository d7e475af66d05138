"""Parts in which seats hold cards."""

from typing import Any

from tests.rules.mysterious_islands.script import Part

SEA = "La W1 Lb W2 Lc W3 Ld"
LAND = "La Lb Lc W1 Ld Le W2 Lf"
THREE = {"La": "pirates: base", "Lb": "rebels: base", "Lc": "natives: base"}
NAMES = "pirates/rebels/natives"


def playing(
    name: str,
    lines: str,
    hands: dict[int, str],
    units: dict[str, str] | None = None,
    factions: str = NAMES,
    chart: str = SEA,
    options: dict[str, object] | None = None,
    **setting: object,
) -> Part:
    """A part with hands; it begins with the event die of the first of three seats unless another phase is named."""
    chosen: dict[str, object] = {"action_deck": True, "event_phase": True, **(options or {})}
    more: dict[str, Any] = {"phase": "event", "hands": hands, **setting}
    return Part(name, lines, factions, chart, units or THREE, chosen, more)


MAIN = {"options": {"event_phase": False}, "phase": "move", "chart": LAND}
UNITS = {"La": "pirates: base, band", "Le": "rebels: base", "Lf": "natives: base"}


def at_main(name: str, lines: str, hands: dict[int, str], **more: Any) -> Part:
    """A part that begins with the main question of the Movement Phase."""
    return playing(name, lines, hands, more.pop("units", UNITS), **{**MAIN, **more})
