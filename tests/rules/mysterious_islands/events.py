"""Parts that begin with the event die."""

from typing import Any

from tests.rules.mysterious_islands.script import Part

SEA = "La W1 Lb W2 Lc W3 Ld W4 Le"


def event(
    name: str,
    lines: str,
    factions: str,
    units: dict[str, str],
    chart: str = SEA,
    options: dict[str, object] | None = None,
    **setting: object,
) -> Part:
    """A part that begins with the event die of the first seat."""
    chosen: dict[str, object] = {"event_phase": True, **(options or {})}
    more: dict[str, Any] = {"phase": "event", **setting}
    return Part(name, lines, factions, chart, units, chosen, more)
