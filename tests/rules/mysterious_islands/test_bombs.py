"""The Action Phase: Bombs, and nothing else."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part


def bombs(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """An Action Phase of the first seat."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "act", "invented": ("nemo",)} | more)


BOMBS = rows(
    ("MI-126, MI-R136", bombs("the own hex and all around it", "offers: = end La Lc\nLa\ntold explodes MI-126\nat La: nobody\nat Lb: nobody\nat Wa: nobody\nat Lc: nobody\nat Ld: company band", "nemo / company", "Wa La Lc Ld\nLb ~ ~ ~", {"La": "nemo: bomb, band", "Lb": "company: base, 3 band", "Wa": "company: boat, band", "Lc": "nemo: band, bomb", "Ld": "company: band"})),
    ("MI-R136", bombs("other Bombs do not go off", "La\ntold explodes MI-126\nat Lb: nobody\nat Lc: company band\nturn 1 recruit", "nemo / company", "La Lb Lc", {"La": "nemo: bomb", "Lb": "nemo: bomb", "Lc": "company: band"})),
    ("MI-126, MI-R136", bombs("Volcanoes and water are no shield, nor edges of the map", "Lb\nat Wa: nobody\nat La: nobody\nat Lc: company band", "nemo / company", "La V Lc\nLb Wa ~", {"La": "company: band", "Lb": "nemo: bomb", "Wa": "company: boat", "Lc": "company: band"})),
    ("MI-R136", bombs("under the option its own hex is spared, but for the Bomb", "La\nat La: nemo band, bomb\nat Lb: nobody", "nemo / company", "La Lb", {"La": "nemo: 2 bomb, band", "Lb": "company: band"}, options={"blast_centre": "spared"})),
    ("MI-R135", bombs("one after the other", "La\nasks nemo act\noffers: = end Ld\nLd\nat Le: nobody\nturn 1 recruit", "nemo / company", "La Lb ~ Ld Le ~ Wa", {"La": "nemo: bomb", "Ld": "nemo: bomb", "Le": "company: band", "Wa": "company: boat"})),
    ("MI-R135", bombs("a Bomb need not explode", "end\nat La: nemo bomb\nturn 1 recruit", "nemo / company", "La Lb", {"La": "nemo: bomb", "Lb": "company: band"})),
    ("MI-R135, MI-R106", bombs("aboard a Boat: all in the hex are gone, nobody swims", "Wa\nuntold overboard\nat Wa: nobody\nat La: nobody", "nemo / company", "Wa La", {"Wa": "nemo: boat, bomb", "La": "company: band"})),
    ("MI-R135", bombs("among enemies", "La\nat La: nobody\nturn 1 recruit", "nemo / company", "La Lb Lc", {"La": "nemo: bomb, band; company: band", "Lc": "company: band"})),
    ("MI-R118", bombs("Zombies killed now do not rise", "La\nat Lb: nobody\nturn 1 recruit", "nemo / zombies", "La Lb Lc", {"La": "nemo: bomb", "Lb": "zombies: 2 band", "Lc": "zombies: band"})),
)  # fmt: skip

OTHERWISE = rows(
    ("MI-043, MI-R10", bombs("without a Bomb nothing is asked", "turn 1 recruit", "nemo / company", "La Lb", {"La": "nemo: band", "Lb": "company: band"})),
    ("MI-R135", bombs("nobody else's Bomb", "turn 1 recruit", "company / nemo", "La Lb", {"La": "nemo: bomb", "Lb": "company: band"})),
    ("MI-042, MI-R135", bombs("not in the Bombardment Phase", "offers: = end Wa\nend\nasks nemo act\noffers: = end La", "nemo / company", "La Wa Wb", {"La": "nemo: bomb", "Wa": "nemo: boat", "Wb": "company: boat"}, phase="bombard")),
    ("MI-R134, MI-126", bombs("a Bomb lost in combat does not explode", "(3v10)\nat La: company 2 band\nat Lb: company band", "nemo / company", "La Lb", {"La": "nemo: bomb; company: 2 band", "Lb": "company: band"}, phase="combat")),
    ("MI-R149", bombs("Kings and Jacks can be played", "offers: card:J card:K end / card:2\ncard:J passes <card:7> passes\nhand 0: 2 7 K\nhand 1:\nasks nemo act", "nemo / company", "La Lb", {"La": "nemo: band", "Lb": "company: band"}, options={"action_deck": True}, hands={0: "2 J K", 1: "7"})),
)  # fmt: skip

REFUSED = rows(
    ("MI-R135", bombs("no Bomb there", "refuse Lb MI-R135\nrefuse Lc", "nemo / company", "La Lb Lc", {"La": "nemo: bomb", "Lb": "nemo: band", "Lc": "company: band"})),
)  # fmt: skip


@pytest.mark.parametrize("part", BOMBS)
def test_bombs(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", OTHERWISE)
def test_otherwise(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
