"""After a fight: bite, Ruin, new Band, captured Boats; and what nobody gets."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA: dict[str, object] = {"extra_factions": True}
TWO: dict[str, object] = {"factions_per_player": "2"}
TAKEN: dict[str, object] = {"base_defeat": "captured"}


def fight(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Combat Phase of the first seat."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "combat"} | more)


BITES = rows(
    ("MI-091, MI-R115", fight("4 bites, the winner names whom", "(10v9) (4)\ntold bite MI-091\nasks company bitten\noffers: = band boss\nband\ntold lost MI-R115\nat La: company 2 band, boss", "company / moreau", "La", {"La": "company: 3 band, boss; moreau: base, 2 band"})),
    ("MI-091", fight("3 does not", "(10v9) (3)\ntold bite MI-091\nuntold bitten\nat La: company 3 band, boss", "company / moreau", "La", {"La": "company: 3 band, boss; moreau: base, 2 band"})),
    ("MI-091, MI-R161", fight("one kind is bitten without asking", "(10v3) (4)\nat La: company 1 band", "company / moreau", "La", {"La": "company: 2 band; moreau: band"})),
    ("MI-091, MI-R98", fight("the beaten attacker bites, too, and may take the last winner along", "(3v18) (4)\ntold fight-over MI-070\nat La: nobody", "moreau / company", "La", {"La": "moreau: 2 band; company: band"})),
    ("MI-091, MI-R115", fight("not at sea", "(10v3)\nuntold bite\nat Wa: company boat, band", "company / moreau", "Wa", {"Wa": "company: boat, band; moreau: boat, band"})),
    ("MI-R115", fight("not without a Band at the beginning", "(12v3)\nuntold bite\nat La: company 2 band", "company / moreau", "La", {"La": "company: 2 band; moreau: base"})),
    ("MI-R115", fight("no Bombard is bitten", "(12v3)\nuntold bite\nat La: company 2 bombard", "company / moreau", "La", {"La": "company: 2 bombard; moreau: band"})),
    ("MI-R115", fight("once a combat, not once a roll", "(9v9) ...\nuntold bite\nthrows battle", "company / moreau", "La", {"La": "company: 3 band; moreau: 4 band"})),
    ("MI-R115, MI-R97", fight("nobody is left to bite", "(9v10)\ntold nobody-left MI-R97\nuntold bite\nat La: nobody", "company / moreau", "La", {"La": "company: band; moreau: band"})),
    ("MI-091", fight("others do not bite", "(10v3)\nuntold bite\nat La: company 2 band", "company / nemo", "La", {"La": "company: 2 band; nemo: band"})),
)  # fmt: skip

BASES = rows(
    ("MI-106, MI-R117, MI-R98", fight("a beaten Base becomes a Ruin, then the die for a Zombie falls", "(10v7) (2)\nroll zombies 10 MI-064 = 11 v company 7 MI-028 MI-097 = 9\ntold ruin MI-106\nat La: zombies 4 band, base", "zombies / company", "La Lb", {"La": "zombies: 4 band; company: band, base"})),
    ("MI-R117", fight("whenever it fell", "(10v9)\nroll zombies 10 MI-064 = 11 v company 9 MI-028 MI-097 = 11\nbase ...\n(12v3) (1) (3,3)\ntold ruin MI-106\nat La: zombies 3 band, base", "zombies / company", "La", {"La": "zombies: 4 band; company: band, base"})),
    ("MI-R117, MI-R97", fight("not when both are gone", "(10v9) (3,3)\ntold nobody-left MI-R97\nuntold ruin\nat La: nobody", "zombies / company", "La", {"La": "zombies: band; company: base"})),
    ("MI-106", fight("no Base, no Ruin", "(10v3) (1)\nuntold ruin\nat La: zombies 2 band", "zombies / company", "La", {"La": "zombies: 2 band; company: band"})),
    ("MI-106, MI-R94", fight("others destroy it", "(10v3)\nuntold ruin\nat La: pirates 2 band", "pirates / company", "La", {"La": "pirates: 2 band; company: base"})),
    ("MI-106, MI-R98", fight("a Ruin even if the last Zombie is bitten, and a new Zombie on it", "(13v8) (4) (3) (3,3)\nroll zombies 13 = 13 v moreau 8 MI-064 MI-028 = 10\ntold ruin MI-106\ntold joins MI-102\nat La: zombies base, band", "zombies / moreau", "La", {"La": "zombies: band; moreau: band, base"})),
    ("MI-R94", fight("under the option a survivor takes it over", "(10v3)\ntold base-taken MI-R94\nat La: pirates 2 band, base", "pirates / company", "La", {"La": "pirates: 2 band; company: base"}, options=TAKEN)),
    ("MI-R94", fight("Zombies make a Ruin of it all the same", "(10v3) (1)\ntold ruin MI-106\nuntold base-taken\nat La: zombies 2 band, base", "zombies / company", "La", {"La": "zombies: 2 band; company: base"}, options=TAKEN)),
    ("MI-R94, MI-R97", fight("nobody takes it when both are gone", "(9v11)\nuntold base-taken\nat La: nobody", "pirates / company", "La", {"La": "pirates: band; company: base"}, options=TAKEN)),
    ("MI-R93, MI-106", fight("a lone Base that falls is beaten, too", "La ...\ntold base-falls MI-R93\ntold ruin MI-106\nat La: zombies 2 band, base", "zombies / company", "La Lb", {"La": "zombies: 2 band; company: base", "Lb": "zombies: band; company: band"}, options={"lone_base": "falls"})),
    ("MI-R27, MI-R93, MI-102", fight("but no battle is won without a roll", "La ...\nuntold convert", "zombies / company", "La Lb", {"La": "zombies: 2 band; company: base", "Lb": "zombies: band; company: band"}, options={"lone_base": "falls"})),
    ("MI-R27, MI-R93, MI-102", fight("one is when its last guard fell to a roll", "(10v7)\nband (1)\ntold base-falls MI-R93\ntold ruin MI-106\ntold convert MI-102\nat La: zombies 2 band, base", "zombies / company", "La", {"La": "zombies: 2 band; company: band, base"}, options={"lone_base": "falls"})),
)  # fmt: skip

CONVERTS = rows(
    ("MI-093, MI-R116", fight("Rebels on 5", "(9v8) (5)\ntold convert MI-093\ntold joins MI-093\nat La: rebels 3 band, boss", "rebels / pirates", "La", {"La": "rebels: 2 band, boss; pirates: band"})),
    ("MI-093", fight("not on 4", "(9v8) (4)\nuntold joins\nat La: rebels 2 band, boss", "rebels / pirates", "La", {"La": "rebels: 2 band, boss; pirates: band"})),
    ("MI-093, MI-R116", fight("in defence, a Base alone, whatever was beaten", "(8v9) (6)\nroll pirates 8 MI-076 MI-077 = 11 v rebels 9 MI-028 MI-095 = 12\nat La: rebels base, band", "pirates / rebels", "La", {"La": "pirates: band; rebels: base"})),
    ("MI-102", fight("Zombies on 3, in water too", "(10v3) (3)\ntold joins MI-102\nat Wa: zombies 3 band", "zombies / company", "Wa", {"Wa": "zombies: 2 band; company: boat"})),
    ("MI-102", fight("not on 2", "(10v3) (2)\nuntold joins\nat Wa: zombies 2 band", "zombies / company", "Wa", {"Wa": "zombies: 2 band; company: boat"})),
    ("MI-165", fight("Confederates on 5", "(10v3) (5)\ntold joins MI-165\nat La: confederates 3 band", "confederates / nemo", "La", {"La": "confederates: 2 band; nemo: band"}, options=EXTRA)),
    ("MI-165", fight("not on 4", "(10v3) (4)\nuntold joins\nat La: confederates 2 band", "confederates / nemo", "La", {"La": "confederates: 2 band; nemo: band"}, options=EXTRA)),
    ("MI-R116, MI-R60", fight("at sea into a free place", "(10v3) (5)\nat Wa: rebels boat, 2 band", "rebels / pirates", "La Wa", {"Wa": "rebels: boat, band; pirates: boat"})),
    ("MI-R116", fight("no place aboard: ashore, where the owner says", "(10v3) (5)\nasks rebels join_where\noffers: = La Lb\nLb\nat Lb: rebels band\nat Wa: rebels boat, 2 band", "rebels / pirates", "La Wa Lb", {"Wa": "rebels: boat, 2 band; pirates: boat"})),
    ("MI-R116, MI-R161", fight("or on the only shore", "(10v3) (5)\nat La: rebels 2 band", "rebels / pirates", "La Wa Wb", {"Wa": "rebels: boat, 2 band; pirates: boat", "La": "rebels: band"})),
    ("MI-R116, MI-021", fight("or nowhere", "(10v3) (5)\ntold no-room MI-R116\nat Wa: rebels boat, 2 band\nat La: pirates band", "rebels / pirates", "La Wa V", {"Wa": "rebels: boat, 2 band; pirates: boat", "La": "pirates: band"})),
    ("MI-R116, MI-R125", fight("never with a partner", "(10v3) (5)\ntold no-room MI-R116\nat La: natives band", "rebels natives / pirates company", "La Wa", {"Wa": "rebels: boat, 2 band; pirates: boat", "La": "natives: band"}, options=TWO)),
    ("MI-R116, MI-R97", fight("not when both are gone", "(10v9)\nuntold convert\nat La: nobody", "rebels / pirates", "La", {"La": "rebels: band; pirates: band"})),
    ("MI-R27, MI-R103", fight("hiding is no defeat", "hide (4)\nuntold convert\nat La: rebels band", "rebels / natives", "La Lb", {"La": "rebels: band; natives: band"})),
)  # fmt: skip

CAPTURES = rows(
    ("MI-080, MI-R113", fight("5: a Sloop more", "(10v9) (5)\nroll pirates 10 MI-064 MI-076 MI-077 = 14 v company 9 MI-097 = 10\ntold capture MI-080\ntold boat-taken MI-080\nat Wa: pirates 2 boat, 3 band", "pirates / company", "Wa", {"Wa": "pirates: boat, 3 band; company: boat, band"})),
    ("MI-080", fight("4: none", "(10v9) (4)\ntold capture MI-080\nuntold boat-taken\nat Wa: pirates boat, 3 band", "pirates / company", "Wa", {"Wa": "pirates: boat, 3 band; company: boat, band"})),
    ("MI-080, MI-R113", fight("a die for each Boat lost in the whole combat, together", "(10v9)\nboat ...\n(12v3) (5,4,6)\ntold capture MI-080 3\ntold boat-taken MI-080 2\nat Wa: pirates 6 boat", "pirates / company", "Wa", {"Wa": "pirates: 4 boat; company: 3 boat, band"})),
    ("MI-080, MI-R113", fight("in defence, too", "(3v10) (6)\nat Wa: pirates 2 boat", "company / pirates", "Wa", {"Wa": "company: boat; pirates: boat"})),
    ("MI-R113", fight("not those that have hidden", "hide 0 (4) (10v3)\nuntold capture\nat Wa: pirates 2 boat", "pirates / nemo", "Wa Wb", {"Wa": "pirates: 2 boat; nemo: band, boat"})),
    ("MI-R113, MI-R97", fight("not when both are gone", "(9v9)\nuntold capture\nat Wa: nobody", "pirates / company", "Wa", {"Wa": "pirates: boat; company: boat"})),
    ("MI-080, MI-R69", fight("others take no Boats", "(10v3)\nuntold capture\nat Wa: company boat", "company / moreau", "Wa", {"Wa": "company: boat; moreau: boat"})),
    ("MI-R113", fight("not after shelling", "shoot Wa boat at Wb (5)\nuntold capture\nat Wb: nobody", "pirates / company", "Wa Wb", {"Wa": "pirates: boat", "Wb": "company: boat"}, phase="bombard")),
)  # fmt: skip

REFUSED = rows(
    ("MI-R115", fight("no Bombard is bitten", "(10v9) (4)\nrefuse bombard MI-R115", "company / moreau", "La", {"La": "company: 2 band, boss, bombard; moreau: base, 2 band"})),
    ("MI-R116", fight("no converted Band in water without a place", "(10v3) (5)\nrefuse Wa MI-R116\nrefuse Wb MI-R116", "rebels / pirates", "La Wa Lb Wb", {"Wa": "rebels: boat, 2 band; pirates: boat"})),
)  # fmt: skip


@pytest.mark.parametrize("part", BITES)
def test_bites(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", BASES)
def test_beaten_bases(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", CONVERTS)
def test_new_bands(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", CAPTURES)
def test_captured_boats(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
