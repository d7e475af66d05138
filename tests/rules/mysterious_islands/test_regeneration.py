"""Regeneration: who rises, when, and where."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part


def grave(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Combat Phase of the first seat, or another phase."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "combat"} | more)


WHO = rows(
    ("MI-103, MI-R118", grave("10 rises, 9 does not, one throw for all", "shoot Wa boat at La (4)\nshoot Lb bombard at La (5) (4,6,4,5)\ntold rises-on MI-103 2\ntold rises MI-103\nat La: zombies 2 band", "company / zombies", "Wa La Lb", {"Wa": "company: boat", "Lb": "company: bombard", "La": "zombies: 3 band"}, phase="bombard")),
    ("MI-103", grave("after a combat", "(9v9) (3) (4,6)\nroll company 9 MI-097 = 10 v zombies 9 MI-064 = 10\nat La: zombies 3 band", "company / zombies", "La", {"La": "company: band; zombies: 2 band"})),
    ("MI-103", grave("9 stays dead", "(9v9) (2) (4,5)\nat La: zombies 1 band", "company / zombies", "La", {"La": "company: band; zombies: 2 band"})),
    ("MI-R118", grave("in the own turn as well", "(9v10) (6,6)\nroll zombies 9 = 9 v company 10 MI-097 = 11\nat Lb: zombies 1 band", "zombies / company", "La Lb", {"La": "zombies: band; company: band"})),
    ("MI-R118, MI-091", grave("the bitten ones, too", "(10v3) (4) (3) (5,5)\ntold rises MI-103\nat La: zombies 3 band", "zombies / moreau", "La", {"La": "zombies: 2 band; moreau: band"})),
    ("MI-R118", grave("no Ruin rises", "shoot Wa boat at La (4) <base>\nuntold rises-on\nat La: zombies 2 band", "company / zombies", "Wa La", {"Wa": "company: boat", "La": "zombies: 2 band, base"}, phase="bombard")),
    ("MI-R118", grave("each death is rolled once", "shoot Wa boat at La (4) (1,1)\ntold rises-on MI-103\nuntold rises\nthrows recruit\nat La: zombies 1 band", "company / zombies", "Wa La", {"Wa": "company: boat", "La": "zombies: 2 band"}, phase="bombard")),
    ("MI-R118, MI-R119", grave("each where it died", "shoot Wa boat at La (4)\nshoot Wb boat at Lb (4) (5,5,4,6)\ntold rises MI-103 2\nat La: zombies 2 band\nat Lb: zombies 3 band", "company / zombies", "Wa La Lx Lb Wb", {"Wa": "company: boat", "Wb": "company: boat", "La": "zombies: 2 band", "Lb": "zombies: 3 band"}, phase="bombard")),
    ("MI-R118", grave("each phase by itself", "shoot Wa boat at La (4) (5,5) (9v9) (6,6)\nat Lb: company band\nat La: zombies 3 band", "company / zombies", "Wa La Lb", {"Wa": "company: boat", "La": "zombies: 2 band", "Lb": "company: band; zombies: band"}, phase="bombard")),
    ("MI-103", grave("nobody else's", "shoot Wa boat at La (4)\nuntold rises-on\nat La: moreau 1 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "moreau: 2 band"}, phase="bombard")),
    ("MI-R118, MI-R97", grave("even when both sides are gone", "(9v10) (4,6)\ntold nobody-left MI-R97\nat La: zombies band", "company / zombies", "La", {"La": "company: band; zombies: band"})),
)  # fmt: skip

WHERE = rows(
    ("MI-R119", grave("beside a lost hex, where the owner says, land or water", "(12v3) (5,6,1,2)\nasks zombies rise_where\noffers: = Wa Lb\nWa\nat Wa: zombies 1 band\nat La: company 3 band", "company / zombies", "Wa La Lb", {"La": "company: 3 band; zombies: 2 band"})),
    ("MI-R119, MI-R161", grave("the only hex left", "(12v3) (5,6)\ntold rises MI-103\nat Lb: zombies 2 band", "company / zombies", "La Lb", {"La": "company: 3 band; zombies: band", "Lb": "zombies: band"})),
    ("MI-R119, MI-021", grave("none left: lost", "(12v3) (5,6)\ntold no-grave MI-R119\nuntold rises\nat V: nobody\nat Lb: company band", "company / zombies", "V La Lb ~ Lz", {"La": "company: 3 band; zombies: band", "Lb": "company: band", "Lz": "zombies: band"})),
    ("MI-R119", grave("one after the other, each where its owner says", "(12v3) (5,6,6,6)\nLb\nasks zombies rise_where\nWa\nat Wa: zombies band\nat Lb: zombies band", "company / zombies", "Wa La Lb", {"La": "company: 3 band; zombies: 2 band"})),
    ("MI-R125, MI-R119", grave("never with a partner", "(12v3) (5,6)\ntold no-grave MI-R119\nat Lb: rebels band", "company pirates / zombies rebels", "La Lb", {"La": "company: 3 band; zombies: band", "Lb": "rebels: band"}, options={"factions_per_player": "2"})),
)  # fmt: skip

REFUSED = rows(
    ("MI-R119", grave("not among enemies, not farther off", "(12v3) (5,6,1,2)\nrefuse La MI-R119\nrefuse Lc MI-R119", "company / zombies", "Wa La Lb Lc", {"La": "company: 3 band; zombies: 2 band"})),
)  # fmt: skip


@pytest.mark.parametrize("part", WHO)
def test_who_rises(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", WHERE)
def test_where(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
