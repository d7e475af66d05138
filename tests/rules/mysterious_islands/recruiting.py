"""Parts that begin with the recruit roll."""

from tests.rules.mysterious_islands.script import Part

LINE = "W1 La Lb Lc Ld W2"
RECRUIT = {"phase": "recruit"}


def recruiting(name: str, lines: str, factions: str, units: dict[str, str], **more: object) -> Part:
    """A part that begins with the recruit roll; `bank`, `invented`, `chart` and `options` may be added."""
    setting: dict[str, object] = {**RECRUIT}
    if "bank" in more:
        setting["banks"] = more["bank"]
    if "invented" in more:
        setting["invented"] = more["invented"]
    options = more.get("options", {})
    assert isinstance(options, dict)
    return Part(name, lines, factions, str(more.get("chart", LINE)), units, options, setting)
