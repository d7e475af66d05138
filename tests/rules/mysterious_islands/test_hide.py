"""Hiding: who may try, with whom, on which die, and where to."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA: dict[str, object] = {"extra_factions": True}
AIR: dict[str, Any] = {"options": EXTRA, "invented": ("confederates",)}
TWO: dict[str, object] = {"factions_per_player": "2"}


def hide(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Combat Phase of the first seat, who attacks."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "combat"} | more)


DICE = rows(
    ("MI-094, MI-R99, MI-R103", hide("Rebels on 5: no fight, no winner", "asks rebels hide_or_stand\noffers: = stand hide\nhide 3 (5)\ntold unseen MI-094\ntold hides MI-094\ntold slipped-away MI-R103\nuntold total\nuntold fight-over\nat La: company 2 band\nat Lb: rebels 3 band", "company / rebels", "La Lb", {"La": "company: 2 band; rebels: 3 band"})),
    ("MI-094, MI-R103", hide("found on 4: they fight", "hide 3 (4) ...\ntold found MI-094\nuntold hides\nthrows battle\nat La: company 2 band; rebels 3 band", "company / rebels", "La Lb", {"La": "company: 2 band; rebels: 3 band"})),
    ("MI-108", hide("Natives on 4", "hide 2 (4)\ntold hides MI-108\nat Lb: natives 2 band", "company / natives", "La Lb", {"La": "company: band; natives: 2 band"})),
    ("MI-108", hide("not on 3", "hide 2 (3) ...\ntold found MI-108\nthrows battle", "company / natives", "La Lb", {"La": "company: band; natives: 2 band"})),
    ("MI-086", hide("Subs and Divers on 4", "hide 2 1 (4)\ntold hides MI-086\nat Wb: nemo boat, 2 band\nat Wa: company boat", "company / nemo", "Wa Wb", {"Wa": "company: boat; nemo: boat, 2 band"})),
    ("MI-086", hide("not on 3", "hide 2 1 (3) ...\ntold found MI-086\nthrows battle", "company / nemo", "Wa Wb", {"Wa": "company: boat; nemo: boat, 2 band"})),
    ("MI-170, MI-R157", hide("a Balloon and its rider on 3", "hide (3)\ntold hides MI-170\nat La: confederates band, balloon\nat Wa: pirates boat", "pirates / confederates", "La Wa", {"Wa": "pirates: boat; confederates: band, balloon"}, **AIR)),
    ("MI-170", hide("not on 2", "hide (2) ...\ntold found MI-170\nthrows battle", "pirates / confederates", "La Wa", {"Wa": "pirates: boat; confederates: band, balloon"}, **AIR)),
    ("MI-R100", hide("one die for all of them", "hide 3 1 (5)\nat Lb: rebels 3 band, boss", "company / rebels", "La Lb", {"La": "company: band; rebels: 3 band, boss"})),
    ("MI-R99", hide("one try, before the first roll", "hide 3 (1) (9v9) ...\nthrows battle", "company / rebels", "La Lb", {"La": "company: 3 band; rebels: 3 band"})),
    ("MI-R99", hide("it is voluntary", "stand ...\ntold stands MI-R99\nthrows battle", "company / rebels", "La Lb", {"La": "company: 3 band; rebels: 3 band"})),
    ("MI-R99", hide("the attacker is not asked", "throws battle", "rebels / company", "La Lb", {"La": "company: 3 band; rebels: 3 band"})),
    ("MI-113, MI-R120", hide("a Shaman repeats the die, then goes along", "hide 2 1 (3) ...\nasks natives roll_window\nshaman (4)\nat Lb: natives 2 band, boss\nat La: company band", "company / natives", "La Lb", {"La": "company: band; natives: 2 band, boss"})),
    ("MI-R120", hide("and stays when he is found", "hide 2 0 (3) shaman (2) ...\nat La: company band; natives 2 band, boss\nthrows battle", "company / natives", "La Lb", {"La": "company: band; natives: 2 band, boss"})),
)  # fmt: skip

WHO = rows(
    ("MI-R101", hide("any group, but somebody", "hide\noffers: = 1 2 3\n2 (5) ...\nat La: company 2 band; rebels 1 band\nat Lb: rebels 2 band\nthrows battle", "company / rebels", "La Lb", {"La": "company: 2 band; rebels: 3 band"})),
    ("MI-R101, MI-R161", hide("kind by kind; who is left over is not asked for", "hide\noffers: = 0 1 2\n0 (5) ...\nat Lb: rebels boss\nat La: company 2 band; rebels 2 band", "company / rebels", "La Lb", {"La": "company: 2 band; rebels: 2 band, boss"})),
    ("MI-R103, MI-R121, MI-R91", hide("the Base stays and fights its first roll", "hide 3 (4) (9v10)\nroll pirates 9 MI-064 MI-076 MI-077 = 13 v natives 10 MI-028 MI-110 = 13\nat La: pirates 1 band\nat Lb: natives 3 band", "pirates / natives", "La Lb", {"La": "pirates: 2 band; natives: 3 band, base"})),
    ("MI-R101", hide("a lone Base cannot", "throws battle", "pirates / rebels", "La Lb", {"La": "pirates: band; rebels: base"})),
    ("MI-R104", hide("no Diver hides on land", "throws battle", "company / nemo", "La Lb", {"La": "company: band; nemo: 3 band, boss"})),
    ("MI-R101", hide("Rebel Bombards do", "hide 1 1 (5)\nat Lb: rebels band, bombard", "company / rebels", "La Lb", {"La": "company: band; rebels: band, bombard"}, invented=("rebels",))),
    ("MI-R101", hide("a Company never does", "throws battle", "rebels / company", "La Lb", {"La": "rebels: band; company: 3 band"})),
    ("MI-R101, MI-R134", hide("a Bomb rides along with a Sub", "hide (4)\nat Wb: nemo boat, bomb", "company / nemo", "Wa Wb", {"Wa": "company: boat; nemo: boat, bomb"}, invented=("nemo",))),
    ("MI-R101, MI-R61", hide("no Sub leaves Bombs behind that have no other", "hide\noffers: = 0 1 2\n2\nasks nemo hide_who\noffers: = 0 1 2 3 4\n1 (4) ...\nat Wb: nemo boat, 2 band, 1 bomb\nat Wa: company boat; nemo boat, 3 bomb", "company / nemo", "Wa Wb", {"Wa": "company: boat; nemo: 2 boat, 4 bomb, 2 band"}, invented=("nemo",))),
    ("MI-R101, MI-R157", hide("one rider a Balloon", "hide\noffers: = 0 1\n1 (3) ...\nat Lb: confederates band, balloon\nat La: company band; confederates 1 band, boss", "company / confederates", "La Lb", {"La": "company: band; confederates: 2 band, boss, balloon"}, **AIR)),
    ("MI-R157", hide("a General can be the rider", "hide 0 1 (3) ...\nat Lb: confederates boss, balloon", "company / confederates", "La Lb", {"La": "company: band; confederates: band, boss, balloon"}, **AIR)),
    ("MI-R157, MI-R155", hide("a Bombard cannot", "hide (3) ...\nat Lb: confederates balloon\nat La: company band; confederates bombard", "company / confederates", "La Lb", {"La": "company: band; confederates: bombard, balloon"}, **AIR)),
    ("MI-R157", hide("without a Balloon nobody escapes", "throws battle", "company / confederates", "La Lb", {"La": "company: band; confederates: 2 band"}, **AIR)),
)  # fmt: skip

WHERE = rows(
    ("MI-R102", hide("one refuge, of the owner's choice", "hide 3 (5)\nasks rebels refuge\noffers: = Lb Lc\nLc\nat Lc: rebels 3 band", "company / rebels", "Lb La Lc Le", {"La": "company: band; rebels: 3 band"})),
    ("MI-R102", hide("a friendly hex", "hide 3 (5)\nat Lb: rebels 5 band", "company / rebels", "La Lb", {"La": "company: band; rebels: 3 band", "Lb": "rebels: 2 band"})),
    ("MI-R102", hide("no enemy hex: no try", "throws battle", "company / rebels", "La Lb", {"La": "company: band; rebels: 3 band", "Lb": "company: band"})),
    ("MI-021, MI-R102", hide("no Volcano", "throws battle", "company / rebels", "La V", {"La": "company: band; rebels: 3 band"})),
    ("MI-R102", hide("no bare water", "throws battle", "company / natives", "La Wa", {"La": "company: band; natives: 3 band"})),
    ("MI-R102, MI-R60", hide("water with free places", "hide\noffers: = 1 2\n2 (4) ...\nat Wa: natives boat, 2 band\nat La: company band; natives 1 band", "company / natives", "La Wa", {"La": "company: band; natives: 3 band", "Wa": "natives: boat"})),
    ("MI-R102", hide("Boats need water", "throws battle", "company / natives", "Wa La", {"Wa": "company: boat; natives: boat"})),
    ("MI-R102, MI-R61", hide("who is aboard flees ashore, or all go by Boat; no Boat strands anybody", "hide\noffers: = 1 2\n2\noffers: = 0 1\n1 (4)\nat Wb: natives boat, 2 band", "company / natives", "La Wa Wb", {"Wa": "company: boat; natives: boat, 2 band"})),
    ("MI-R102, MI-R61", hide("one of two ashore: the Boat stays", "hide 1 (4) ...\nat La: natives band\nat Wa: company boat; natives boat, 1 band", "company / natives", "La Wa Wb", {"Wa": "company: boat; natives: boat, 2 band"})),
    ("MI-R102, MI-R60", hide("a Boat with its crew to a Boat with free places", "hide\noffers: = 1 2\n2 (4)\nat Wb: natives 2 boat, 3 band", "company / natives", "Wa Wb", {"Wa": "company: boat; natives: boat, 2 band", "Wb": "natives: boat, band"})),
    ("MI-R125", hide("not to a partner", "throws battle", "company pirates / rebels natives", "La Lb", {"La": "company: band; rebels: 3 band", "Lb": "natives: band"}, options=TWO)),
)  # fmt: skip

REFUSED = rows(
    ("MI-R101", hide("nobody at all, or more than there are", "hide\nrefuse 0 MI-R101\nrefuse 4 MI-R101", "company / rebels", "La Lb", {"La": "company: band; rebels: 3 band"})),
    ("MI-R102", hide("no distant refuge, nor the own hex", "hide 3 (5)\nrefuse Le MI-R102\nrefuse La MI-R102", "company / rebels", "Lb La Lc Le", {"La": "company: band; rebels: 3 band"})),
)  # fmt: skip


@pytest.mark.parametrize("part", DICE)
def test_dice(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", WHO)
def test_who_hides(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", WHERE)
def test_where_to(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
