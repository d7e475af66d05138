"""Parts in which somebody sails."""

from tests.rules.mysterious_islands.script import Part

SEA = "W0 W1 W2 W3 W4 W5 W6 W7 La"


def sailing(name: str, lines: str, units: dict[str, str], factions: str = "pirates/rebels", **more: object) -> Part:
    options = more.pop("options", {})
    chart = str(more.pop("chart", SEA))
    assert isinstance(options, dict)
    return Part(name, lines, factions, chart, units, options, {**more})
