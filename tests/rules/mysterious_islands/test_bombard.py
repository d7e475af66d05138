"""Bombardment: who shoots, how far, at whom, and what is hit."""

from typing import Any

import pytest

from grognard.core.game import EVERYONE
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.state import SPENT, marks_in
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

BOMBARD: dict[str, Any] = {"phase": "bombard"}
EXTRA: dict[str, object] = {"extra_factions": True}
CARDS: dict[str, object] = {"action_deck": True}


def shots(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Bombardment Phase of the first seat; options and further words of positions.place may follow."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, BOMBARD | more)


DICE = rows(
    ("MI-054, MI-056, MI-058", shots("Company hits on 4", "shoot Wa boat at La (4) <boss>\ntold shoots MI-054\ntold hit MI-056\ntold lost MI-058\nat La: moreau 2 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "moreau: 2 band, boss"})),
    ("MI-056", shots("and misses on 3", "shoot Wa boat at La (3)\ntold miss MI-056\nuntold lost\nat La: moreau 2 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "moreau: 2 band"})),
    ("MI-057, MI-054", shots("Pirates hit on 5", "shoot Wa boat at La (5)\ntold hit MI-057\nat La: moreau 1 band", "pirates / moreau", "Wa La", {"Wa": "pirates: boat", "La": "moreau: 2 band"})),
    ("MI-057", shots("and miss on 4", "shoot Lb bombard at La (4)\ntold miss MI-057\nat La: moreau 2 band", "pirates / moreau", "Lb La", {"Lb": "pirates: bombard", "La": "moreau: 2 band"})),
    ("MI-162, MI-R154", shots("Confederate Boats hit on 5", "shoot Wa boat at La (5)\ntold hit MI-162\nat La: moreau 1 band", "confederates / moreau", "Wa La", {"Wa": "confederates: boat", "La": "moreau: 2 band"}, options=EXTRA)),
    ("MI-162", shots("and their Bombards miss on 4", "shoot Lb bombard at La (4)\ntold miss MI-162\nat La: moreau 2 band", "confederates / moreau", "Lb La", {"Lb": "confederates: bombard", "La": "moreau: 2 band"}, options=EXTRA)),
    ("MI-129, MI-R137", shots("Rebel Bombards with the invention", "shoot Lb bombard at La (5)\ntold hit MI-129\nat La: moreau 1 band", "rebels / moreau", "Lb La", {"Lb": "rebels: bombard", "La": "moreau: 2 band"}, invented=("rebels",))),
    ("MI-R137", shots("but not their Rafts", "turn 1 recruit", "rebels / moreau", "Wa La", {"Wa": "rebels: boat", "La": "moreau: 2 band"}, invented=("rebels",))),
    ("MI-135, MI-R140", shots("an Ironclad's die gains 1", "shoot Wa boat at La (3)\ntold shot-adds MI-135\ntold hit MI-056\nat La: moreau 1 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "moreau: 2 band"}, invented=("company",))),
    ("MI-135, MI-R140", shots("a Bombard's does not", "shoot Lb bombard at La (3)\nuntold shot-adds\ntold miss MI-056", "company / moreau", "Lb La", {"Lb": "company: bombard", "La": "moreau: 2 band"}, invented=("company",))),
    ("MI-R76", shots("no natural 6 or 1: an Ironclad against hiders hits on 4", "shoot Wa boat at La (3)\ntold miss MI-056\nshoot Wa boat at La (4)\ntold hit MI-056", "company / rebels", "Wa La", {"Wa": "company: 2 boat", "La": "rebels: 3 band"}, invented=("company",))),
)  # fmt: skip

WHO = rows(
    ("MI-054", shots("Natives have no guns", "turn 1 recruit", "natives / moreau", "Wa La Lb", {"Wa": "natives: boat", "La": "moreau: band"})),
    ("MI-R71", shots("each unit once, one after the other", "shoot Wa boat at La (1)\nasks pirates bombard\nshoot Wa boat at La (1)\nturn 1 recruit", "pirates / moreau", "Wa La", {"Wa": "pirates: 2 boat", "La": "moreau: band"})),
    ("MI-R71", shots("not again in the same turn", "offers: = end Lb\nshoot Lb bombard at La (1)\nturn 1 recruit", "pirates / moreau", "Wa La Lb", {"Wa": "pirates: boat fired", "La": "moreau: band", "Lb": "pirates: bombard"})),
    ("MI-R71", shots("it is optional", "end\nturn 1 recruit\nat La: moreau band", "pirates / moreau", "Wa La", {"Wa": "pirates: boat", "La": "moreau: band"})),
    ("MI-054, MI-R161", shots("two kinds in a hex: one is named", "La\nasks pirates who_shoots\noffers: = bombard boat\nboat (1)\nshoot La bombard at Lb (1)\nturn 1 recruit", "pirates / moreau", "La Lb", {"La": "pirates: bombard, boat", "Lb": "moreau: band"})),
    ("MI-R75", shots("a Bombard aboard is cargo", "shoot Wa boat at La (1)\nturn 1 recruit", "pirates / moreau", "Wa La", {"Wa": "pirates: boat, bombard", "La": "moreau: band"})),
    ("MI-054", shots("several factions of a player", "offers: = end Wa Wb\nshoot Wb boat at Lb (4)\ntold hit MI-056\noffers: = end Wa", "company pirates / moreau rebels", "La Wa Lb Wb", {"Wa": "pirates: boat", "La": "moreau: band", "Wb": "company: boat", "Lb": "moreau: 2 band"}, options={"factions_per_player": "2"})),
    ("MI-R149, MI-043, MI-R10", shots("with a card in hand the phase is asked", "asks pirates bombard\noffers: = end card:K\nend\nasks pirates act\nend\nturn 0 discard", "pirates / moreau", "Wa La ~ ~", {"La": "pirates: base", "D1": "moreau: boat"}, options=CARDS, hands={0: "A 2 3 4 5 K"})),
    ("MI-R149, MI-157", shots("a King first, then a shot", "card:K passes <0> <0> ...\nasks pirates bombard\nshoot Wa boat at La (5)\npasses\nat La: moreau 1 band", "pirates / moreau", "Wa La", {"Wa": "pirates: boat", "La": "moreau: 2 band"}, options=CARDS, hands={0: "K"})),
)  # fmt: skip

TARGETS = rows(
    ("MI-055, MI-R72", shots("neighbours only", "Wa\nasks pirates aim_where\noffers: = La Lb\nLb (5)\nat Lb: nobody\nat Lc: moreau band", "pirates / moreau", "La Wa Lb Lc", {"Wa": "pirates: boat", "La": "moreau: band", "Lb": "moreau: band", "Lc": "moreau: band"})),
    ("MI-055", shots("nobody next to it, no shot", "turn 1 recruit", "pirates / moreau", "Wa ~ La", {"Wa": "pirates: boat", "La": "moreau: band"})),
    ("MI-134, MI-R140", shots("an Ironclad shoots 2 hexes far, over anything", "Wa\noffers: = La Lc\nLc (3)\nat Lc: moreau 1 band", "company / moreau", "La Wa V Lc Ld", {"Wa": "company: boat", "La": "moreau: band", "Lc": "moreau: 2 band", "Ld": "moreau: band"}, invented=("company",))),
    ("MI-134, MI-R140", shots("a Bombard does not", "turn 1 recruit", "company / moreau", "La Lb Lc", {"La": "company: bombard", "Lc": "moreau: band"}, invented=("company",))),
    ("MI-R72", shots("own units in the hex are never hit", "shoot Wa boat at La (4)\nat La: company 3 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "company: 3 band; moreau: band"})),
    ("MI-R72", shots("out of a contested hex, never into it", "shoot Wa boat at La (4) (10v3)\nat La: nobody\nat Wa: company boat", "company / moreau", "Wa La", {"Wa": "company: boat; moreau: boat", "La": "moreau: band"})),
    ("MI-R72", shots("nor when there is no other target", "(10v3)\nat Wa: company boat", "company / moreau", "Wa La", {"Wa": "company: boat; moreau: boat"})),
    ("MI-R79", shots("who has fired still fights", "shoot Wa boat at La (1) (10v3)\nat Wa: company boat", "company / moreau", "Wa La", {"Wa": "company: boat; moreau: boat", "La": "moreau: band"})),
)  # fmt: skip

HIDERS = rows(
    ("MI-059, MI-R76", shots("all can hide: 4 counts 3", "shoot Wa boat at La (4)\ntold shot-adds MI-059\ntold miss MI-056\nshoot Wa boat at La (5)\ntold hit MI-056\nat La: rebels 2 band", "company / rebels", "Wa La", {"Wa": "company: 2 boat", "La": "rebels: 3 band"})),
    ("MI-059, MI-R76", shots("a Base cannot", "shoot Wa boat at La (4) <band>\nuntold shot-adds\ntold hit MI-056\nat La: rebels 2 band, base", "company / rebels", "Wa La", {"Wa": "company: boat", "La": "rebels: 3 band, base"})),
    ("MI-059", shots("Natives: 5 misses, 6 hits", "shoot Wa boat at La (5)\ntold miss MI-057\nshoot Wa boat at La (6)\ntold hit MI-057\nat La: natives 1 band", "pirates / natives", "Wa La", {"Wa": "pirates: 2 boat", "La": "natives: 2 band"})),
    ("MI-059, MI-R76, MI-R104", shots("Divers in water can", "shoot Wa boat at Wb (4)\ntold miss MI-056", "company / nemo", "Wa Wb", {"Wa": "company: boat", "Wb": "nemo: 2 band"})),
    ("MI-059, MI-R76, MI-R104", shots("Divers on land cannot", "shoot Wa boat at La (4)\ntold hit MI-056\nat La: nemo 1 band", "company / nemo", "Wa La", {"Wa": "company: boat", "La": "nemo: 2 band"})),
    ("MI-R76, MI-R101", shots("a Bomb aboard a Sub cannot", "shoot Wa boat at Wb (4) <bomb>\nuntold shot-adds\nat Wb: nemo boat", "company / nemo", "Wa Wb", {"Wa": "company: boat", "Wb": "nemo: boat, bomb"}, invented=("nemo",))),
    ("MI-R76, MI-R157", shots("a Balloon escapes, it does not hide", "shoot Wa boat at La (4)\nuntold shot-adds\ntold hit MI-056", "company / confederates", "Wa La", {"Wa": "company: boat", "La": "confederates: 2 balloon"}, options=EXTRA, invented=("confederates",))),
    ("MI-R76", shots("torpedoes suffer it, too", "shoot Wa boat at Wb (5)\ntold shot-adds MI-059\ntold miss MI-061\nshoot Wa boat at Wb (6)\ntold hit MI-061\nat Wb: nobody", "nemo / natives", "Wa Wb", {"Wa": "nemo: 2 boat", "Wb": "natives: boat"})),
    ("MI-R77", shots("and nobody hides from shells", "shoot Wa boat at La (6)\nat La: rebels 1 band\nat Lb: nobody", "company / rebels", "Wa La Lb", {"Wa": "company: boat", "La": "rebels: 2 band"})),
)  # fmt: skip

TORPEDOES = rows(
    ("MI-060, MI-061, MI-R78", shots("a Boat and nothing else", "shoot Wa boat at Wb (5) (3)\ntold shoots MI-060\ntold hit MI-061\ntold lost MI-060\nat Wb: company 1 boat, 5 band\nat Lb: nobody", "nemo / company", "Wa Wb Lb", {"Wa": "nemo: boat", "Wb": "company: 2 boat, 6 band"})),
    ("MI-061", shots("4 is a miss", "shoot Wa boat at Wb (4)\ntold miss MI-061\nat Wb: company boat", "nemo / company", "Wa Wb", {"Wa": "nemo: boat", "Wb": "company: boat"})),
    ("MI-060, MI-R78", shots("no Boat, no target", "turn 1 recruit", "nemo / zombies", "Wa Wb La", {"Wa": "nemo: boat", "Wb": "zombies: 3 band", "La": "zombies: band"})),
    ("MI-R155", shots("a Balloon is no Boat", "turn 1 recruit", "nemo / confederates", "Wa Wb La", {"Wa": "nemo: boat", "Wb": "confederates: balloon, band", "La": "confederates: base"}, options=EXTRA, invented=("confederates",))),
    ("MI-R78", shots("only Subs fire", "turn 1 recruit", "nemo / company", "Wa Wb La", {"Wa": "nemo: 3 band, boss", "Wb": "company: boat", "La": "company: base"})),
)  # fmt: skip

STACKS = rows(
    ("MI-058, MI-R73, MI-R74", shots("a Base is hit like any unit", "shoot Wa boat at La (4) <base>\nat La: moreau 2 band", "company / moreau", "Wa La", {"Wa": "company: boat", "La": "moreau: 2 band, base"})),
    ("MI-R73, MI-R106", shots("cargo is hit, too", "shoot Wa boat at Wb (4) <band>\nat Wb: moreau boat, 1 band", "company / moreau", "Wa Wb", {"Wa": "company: boat", "Wb": "moreau: boat, 2 band"})),
    ("MI-R74", shots("under the option a Base only as the last unit", "shoot Wa boat at La (4)\nat La: moreau base\nshoot Wa boat at La (4)\nat La: nobody", "company / moreau", "Wa La", {"Wa": "company: 2 boat", "La": "moreau: band, base"}, options={"base_shelling": "last_only"})),
    ("MI-R74", shots("or never, and then it is no target", "shoot Wa boat at La (4)\nat La: moreau base\nturn 1 recruit", "company / moreau", "Wa La", {"Wa": "company: 2 boat", "La": "moreau: band, base"}, options={"base_shelling": "immune"})),
    ("MI-R106, MI-072", shots("a sunk Boat takes its cargo along", "shoot Wa boat at Wb (4) <boat>\ntold overboard MI-072\ntold no-shore MI-R108\nat Wb: nobody", "company / moreau", "Wa Wb", {"Wa": "company: boat", "Wb": "moreau: boat, 2 band"})),
    ("MI-R81", shots("nobody shoots back", "shoot Wa boat at Wb (1)\nturn 1 recruit\nat Wa: company boat", "company / pirates", "Wa Wb", {"Wa": "company: boat", "Wb": "pirates: boat"})),
)  # fmt: skip

REFUSED = rows(
    ("MI-R71", shots("who has fired", "refuse Wa MI-R71", "pirates / moreau", "Wa La Lb", {"Wa": "pirates: boat fired", "La": "moreau: band", "Lb": "pirates: bombard"})),
    ("MI-R75", shots("a Bombard aboard", "refuse Wa MI-R75", "pirates / moreau", "Wa La Lb", {"Wa": "pirates: bombard, boat fired", "La": "moreau: band", "Lb": "pirates: bombard"})),
    ("MI-022", shots("another's units", "refuse La MI-022", "pirates / moreau", "Wa La Lb", {"Wa": "pirates: boat", "La": "moreau: band", "Lb": "pirates: band"})),
    ("MI-054", shots("units without guns", "refuse Lb MI-054", "pirates / moreau", "Wa La Lb", {"Wa": "pirates: boat", "La": "moreau: band", "Lb": "pirates: band"})),
    ("MI-055, MI-R72", shots("too far, and the own hex", "Wa\nrefuse Lc MI-055\nrefuse Wa MI-R72", "pirates / moreau", "La Wa Lb Lc", {"Wa": "pirates: boat", "La": "moreau: band", "Lb": "moreau: band", "Lc": "moreau: band"})),
)  # fmt: skip


@pytest.mark.parametrize("part", DICE)
def test_dice(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", WHO)
def test_who_shoots(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", TARGETS)
def test_targets(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", HIDERS)
def test_against_hiders(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", TORPEDOES)
def test_torpedoes(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", STACKS)
def test_who_is_hit(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-R164", "MI-R73")
@pytest.mark.parametrize(("drawn", "left"), [(0, SPENT), (1, 0)])
def test_each_unit_is_drawn_for_itself(drawn: int, left: int) -> None:
    """Two Shamans, one of them spent: the one that is drawn goes, not the spent one first."""
    units = {"Wa": "pirates: 2 boat", "La": "natives: boss, boss spent"}
    board = table(shots("one of two", "", "pirates / natives", "Wa La", units))
    board.run(f"shoot Wa boat at La (6) <{drawn}>")
    (group,) = board.words.groups(board.game, board.words.names["La"])
    assert marks_in(group) & SPENT == left


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-060", "MI-R78", "MI-054")
@pytest.mark.parametrize(("rule", "uses"), [("MI-060", ("MI-060", "MI-R78")), ("MI-054", ("MI-054",))])
def test_the_shot_of_a_torpedo_is_a_use_of_its_ruling(rule: str, uses: tuple[str, ...]) -> None:
    assert RULESET.rules_told(RULESET.start({}, 2), ("shoots", rule, EVERYONE, 0, 0, 0)) == uses
