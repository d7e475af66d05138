"""Going down: who is without a place, who gets ashore, and where."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA: dict[str, object] = {"extra_factions": True}


def wreck(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Bombardment Phase of the first seat, or another phase."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "bombard"} | more)


SHORES = rows(
    ("MI-072, MI-073, MI-R107", wreck("4: all ashore", "shoot Wa boat at Wb (5) (4)\ntold overboard MI-072\ntold ashore MI-073\nat Lb: company 2 band, boss\nat Wb: nobody", "nemo / company", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band, boss"})),
    ("MI-073, MI-072", wreck("3: all lost", "shoot Wa boat at Wb (5) (3)\ntold drowns MI-073\ntold lost MI-072 2\nat Lb: nobody\nat Wb: nobody", "nemo / company", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band"})),
    ("MI-074", wreck("Natives on 3", "shoot Wa boat at Wb (6) (3)\ntold ashore MI-074\nat Lb: natives 2 band", "nemo / natives", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "natives: boat, 2 band"})),
    ("MI-074", wreck("not on 2", "shoot Wa boat at Wb (6) (2)\ntold drowns MI-074\nat Lb: nobody", "nemo / natives", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "natives: boat, 2 band"})),
    ("MI-R122", wreck("Super Soldiers need 4", "shoot Wa boat at Wb (5) (3)\ntold drowns MI-073\nat Lb: nobody", "nemo / moreau", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "moreau: boat, 2 band"}, invented=("moreau",))),
    ("MI-073, MI-R108", wreck("a shore held by an enemy is none, and no die falls", "shoot Wa boat at Wb (5)\ntold no-shore MI-R108\nuntold ashore\nuntold drowns\nat Wb: nobody", "nemo / company", "Wa Wb Lb Ld", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band", "Lb": "nemo: band"})),
    ("MI-073, MI-R108", wreck("a friendly one is", "shoot Wa boat at Wb (5) (4)\nat Lb: company 3 band", "nemo / company", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band", "Lb": "company: band"})),
    ("MI-021, MI-R108", wreck("a Volcano is none", "shoot Wa boat at Wb (5)\ntold no-shore MI-R108", "nemo / company", "Wa Wb V", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band"})),
    ("MI-R125, MI-R108", wreck("a partner's is none", "shoot Wa boat at Wb (5)\ntold no-shore MI-R108\nat Lb: pirates band", "nemo rebels / company pirates", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "company: boat, 2 band", "Lb": "pirates: band"}, options={"factions_per_player": "2"})),
    ("MI-R108", wreck("the owner picks one of several, never water", "shoot Wb boat at Wa (5)\nasks company shore\noffers: = La Lb\nLb (4)\nat Lb: company 2 band", "nemo / company", "La Wa Lb\n~ Wb ~", {"Wb": "nemo: boat", "Wa": "company: boat, 2 band"})),
    ("MI-R106, MI-R155", wreck("a Balloon shot down over water", "shoot Wa boat at Wb (5) <balloon> (4)\nat Lb: confederates band", "pirates / confederates", "Wa Wb Lb", {"Wa": "pirates: boat", "Wb": "confederates: balloon, band"}, options=EXTRA, invented=("confederates",))),
    ("MI-R155", wreck("over land its rider just stands there", "shoot Wa boat at La (5) <balloon>\nuntold overboard\nat La: confederates band", "pirates / confederates", "Wa La", {"Wa": "pirates: boat", "La": "confederates: balloon, band"}, options=EXTRA, invented=("confederates",))),
)  # fmt: skip

PLACES = rows(
    ("MI-R105, MI-R60", wreck("places are pooled: who still finds one stays", "shoot Wa boat at Wb (5)\ntold lost MI-060\nuntold overboard\nat Wb: moreau 1 boat, 3 band", "nemo / moreau", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "moreau: 2 boat, 3 band"})),
    ("MI-R105", wreck("the owner names the others, as few as needed", "shoot Wa boat at Wb (5)\nasks moreau overboard\noffers: = band boss\nband\nasks moreau overboard\noffers: = band boss\nband (4)\nat Wb: moreau boat, 2 band, boss\nat Lb: moreau 2 band", "nemo / moreau", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "moreau: 2 boat, 4 band, boss"})),
    ("MI-R105, MI-R161", wreck("not when only one kind is left to name", "shoot Wa boat at Wb (5)\nboss (4)\nat Wb: moreau boat, 3 band\nat Lb: moreau 1 band, boss", "nemo / moreau", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "moreau: 2 boat, 4 band, boss"})),
    ("MI-R105, MI-R60", wreck("Bombards cannot take a Balloon's place", "shoot Wa boat at Wb (5) (3)\ntold overboard MI-072\nat Wb: confederates boat, 4 bombard, band, balloon", "nemo / confederates", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "confederates: 2 boat, 5 bombard, band, balloon"}, options=EXTRA, invented=("confederates",))),
    ("MI-075, MI-R109", wreck("Divers need no place", "(7v11)\nasks nemo lose_unit\nboat ...\nuntold overboard\nat Wa: nemo 3 band, boss; company 3 boat", "nemo / company", "Wa La", {"Wa": "nemo: boat, 3 band, boss; company: 3 boat"}, phase="combat")),
    ("MI-R109, MI-R134", wreck("but their Bomb does", "(7v11)\nboat (4) ...\nat La: nemo bomb\nat Wa: nemo 3 band, boss; company 3 boat", "nemo / company", "Wa La", {"Wa": "nemo: boat, bomb, 3 band, boss; company: 3 boat"}, phase="combat", invented=("nemo",))),
    ("MI-075, MI-R109", wreck("Zombies have none at all", "(9v10) ...\nuntold overboard\nat Wa: company 3 boat; zombies 3 band", "zombies / company", "Wa La", {"Wa": "zombies: 4 band; company: 3 boat"}, phase="combat")),
)  # fmt: skip

FIGHTS = rows(
    ("MI-R105, MI-072", wreck("on top of the losses, and out of the fight", "(8v8)\nroll nemo 8 MI-065 MI-081 = 11 v company 8 MI-064 MI-097 = 10\nasks company lose_unit\nboat (4)\ntold overboard MI-072\ntold fight-over MI-070\nat La: company 5 band\nat Wa: nemo boat, boss, 2 band", "nemo / company", "Wa La", {"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"}, phase="combat")),
    ("MI-R105", wreck("drowned ones do not count as losses", "(9v8)\nband\nboat (1)\ntold drowns MI-073\nat Wa: nemo boat, boss, 2 band", "nemo / company", "Wa La", {"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"}, phase="combat")),
    ("MI-R97, MI-R105, MI-R108", wreck("the attacker's crew first; its shore is closed to the other's", "(8v10)\nroll pirates 8 MI-076 MI-077 = 11 v company 10 MI-097 = 11\npirates> boat\ncompany> boat (4)\ntold ashore MI-073\ntold no-shore MI-R108\ntold nobody-left MI-R97\nuntold capture\nat La: pirates band\nat Wa: nobody", "pirates / company", "La Wa", {"Wa": "pirates: boat, band; company: boat, band"}, phase="combat")),
    ("MI-R97, MI-R105", wreck("drowned, it leaves the shore free", "(8v10)\npirates> boat\ncompany> boat (3) (4)\nat La: company band\nat Wa: nobody", "pirates / company", "La Wa", {"Wa": "pirates: boat, band; company: boat, band"}, phase="combat")),
    ("MI-113, MI-R120", wreck("a Shaman overboard repeats the die and is spent", "stand (11v8) passes\nboat (2)\nasks natives roll_window\nshaman (3)\ntold ashore MI-074\nat La: natives band, boss", "company / natives", "La Wa", {"Wa": "company: 3 boat; natives: boat, band, boss"}, phase="combat")),
)  # fmt: skip

REFUSED = rows(
    ("MI-R108", wreck("no water, nothing farther off", "shoot Wb boat at Wa (5)\nrefuse Wb MI-R108\nrefuse D1 MI-R108", "nemo / company", "La Wa Lb +\n~ Wb ~ ~", {"Wb": "nemo: boat", "Wa": "company: boat, 2 band"})),
    ("MI-R105", wreck("no Boat leaves a Boat", "shoot Wa boat at Wb (5)\nrefuse boat MI-R105", "nemo / moreau", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "moreau: 2 boat, 4 band, boss"})),
)  # fmt: skip


@pytest.mark.parametrize("part", SHORES)
def test_shores(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", PLACES)
def test_places_aboard(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", FIGHTS)
def test_in_a_fight(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
