"""What is added to battle rolls, row by row of the calculator: who has it, when, and when not."""

from typing import Any

import pytest

from tests.rules.mysterious_islands.script import Part, rows, run_part

EXTRA: dict[str, object] = {"extra_factions": True}


def first(rules: str, attacker: str, defender: str, sides: str, **more: Any) -> Any:
    """A row: both stacks on La (or Wa), three dice of 9 a side, or more words before; `sides` is what each adds by which rules."""
    place = more.pop("place", "La")
    before = more.pop("before", "(9v9) ...")
    options = more.pop("options", {})
    names = (attacker.split(":", maxsplit=1)[0], defender.split(":", maxsplit=1)[0])
    own, other = sides.split(" v ")
    lines = f"{before}\nroll {names[0]} {side(own)} v {names[1]} {side(other)}"
    units = {place: f"{attacker}; {defender}"}
    part = Part(f"{attacker} v {defender}", lines, " / ".join(names), place, units, options, {"phase": "combat"} | more)
    return rows((rules, part))[0]


def side(text: str) -> str:
    """Rules and what they add, as the script writes it: dice, rules, total."""
    *rules, add = text.split()
    return f"9 {' '.join(rules)} = {9 + int(add)}"


GENERAL = [
    first("MI-064, MI-R87", "company: 3 band", "nemo: 2 band", "MI-064 MI-097 2 v 0"),
    first("MI-064, MI-R87", "company: 2 band", "nemo: 2 band", "MI-097 1 v 0"),
    first("MI-064, MI-R28", "company: 2 band", "nemo: 2 band, base", "MI-097 1 v MI-064 MI-028 2"),
    first("MI-064, MI-030", "company: 3 band", "nemo: 4 band", "MI-097 1 v MI-064 1"),
    first("MI-031, MI-065", "nemo: band, boss", "company: 2 band", "MI-065 1 v MI-097 1"),
    first("MI-065, MI-R89", "nemo: 3 boss", "company: 3 band", "MI-065 1 v MI-097 1"),
    first("MI-028, MI-R92", "company: 3 band", "nemo: 2 band, base", "MI-097 1 v MI-028 1"),
    first("MI-R112", "company: boat, 2 band", "moreau: boat", "MI-064 MI-097 2 v 0", place="Wa"),
    first("MI-R155", "confederates: balloon", "nemo: band", "MI-161 1 v 0", options=EXTRA, invented=("confederates",)),
]

FACTIONS = [
    first("MI-076, MI-077", "pirates: band", "nemo: band", "MI-076 MI-077 3 v 0"),
    first("MI-077", "nemo: band", "pirates: band", "0 v MI-076 1"),
    first("MI-077, MI-R90", "pirates: boss", "nemo: band", "MI-076 MI-077 MI-065 4 v 0"),
    first("MI-076, MI-R90", "pirates: boat", "moreau: boat", "MI-076 1 v 0", place="Wa"),
    first("MI-076, MI-R90", "nemo: band", "pirates: base", "0 v MI-028 1"),
    first("MI-077, MI-R90", "pirates: 2 bombard", "nemo: 2 band", "0 v 0"),
    first("MI-081, MI-R114", "nemo: boat", "moreau: boat", "MI-081 2 v 0", place="Wa"),
    first("MI-081, MI-R114", "moreau: 2 boat", "nemo: boat, 2 band", "0 v MI-064 MI-081 3", place="Wa"),
    first("MI-081", "nemo: boat", "zombies: band", "0 v 0", place="Wa"),
    first("MI-081", "nemo: 2 band", "moreau: 2 boat", "0 v 0", place="Wa"),
    first("MI-089", "moreau: 2 band", "nemo: 2 band", "MI-089 3 v 0"),
    first("MI-089", "nemo: 2 band", "moreau: 2 band", "0 v 0"),
    first("MI-089, MI-R90", "moreau: boat", "company: boat", "0 v MI-097 1", place="Wa"),
    first("MI-095", "company: 2 band", "rebels: 2 band", "MI-097 1 v MI-095 2"),
    first("MI-095", "rebels: 2 band", "nemo: 2 band", "0 v 0"),
    first("MI-095, MI-R90", "nemo: 2 band", "rebels: base", "MI-064 1 v MI-028 MI-095 3"),
    first("MI-097, MI-R90", "moreau: 2 band", "company: base, bombard", "MI-089 3 v MI-028 1"),
    first("MI-097, MI-R90", "moreau: 2 band", "company: base, boss", "MI-089 3 v MI-028 MI-065 MI-097 3"),
    first("MI-110", "natives: 2 band", "nemo: 2 band", "MI-110 2 v 0"),
    first("MI-110", "nemo: 2 band", "natives: 2 band", "0 v MI-110 2"),
    first("MI-110, MI-R90", "nemo: band", "natives: base", "0 v MI-028 MI-110 3"),
    first("MI-161", "confederates: 2 band", "nemo: 2 band", "MI-161 1 v 0", options=EXTRA),
    first("MI-161", "nemo: 2 band", "confederates: base", "MI-064 1 v MI-028 MI-161 2", options=EXTRA),
    first("MI-175, MI-176, MI-R159", "satsuma: 2 band", "nemo: 2 band", "MI-175 MI-176 3 v 0", options=EXTRA),
    first("MI-175, MI-176", "nemo: band", "satsuma: base", "0 v MI-028 MI-175 MI-176 4", options=EXTRA),
]  # fmt: skip

INVENTIONS = [
    first("MI-127, MI-R139", "natives: band, boat", "zombies: 2 band", "MI-110 MI-127 3 v 0", place="Wa", invented=("natives",)),
    first("MI-127, MI-R139", "nemo: band", "natives: base", "0 v MI-028 MI-110 3", invented=("natives",)),
    first("MI-128", "rebels: band, bombard", "nemo: 2 band", "MI-128 1 v 0", invented=("rebels",)),
    first("MI-128, MI-R139", "nemo: band", "rebels: base", "0 v MI-028 MI-095 3", invented=("rebels",)),
    first("MI-130", "moreau: 2 band", "nemo: 2 band", "MI-089 MI-130 4 v 0", invented=("moreau",)),
    first("MI-130", "nemo: 2 band", "moreau: 2 band", "0 v MI-130 1", invented=("moreau",)),
    first("MI-133, MI-R140", "company: boat", "moreau: boat", "MI-097 MI-133 2 v 0", place="Wa", invented=("company",)),
    first("MI-133, MI-R140", "company: band", "moreau: band", "MI-097 1 v 0", invented=("company",)),
    first("MI-137", "zombies: 2 band", "nemo: 2 band", "MI-137 1 v 0", invented=("zombies",)),
    first("MI-137", "nemo: band", "zombies: base", "0 v MI-028 MI-137 2", invented=("zombies",)),
    first("MI-127, MI-128, MI-130, MI-133, MI-137", "zombies: 2 band", "nemo: 2 band", "0 v 0", invented=("nemo",)),
]  # fmt: skip


def later(rules: str, name: str, lines: str, factions: str, units: str, chart: str = "La", **more: Any) -> Any:
    """A row about the rolls after the first one."""
    options = more.pop("options", {})
    place = chart.split(maxsplit=1)[0]
    return rows((rules, Part(name, lines, factions, chart, {place: units}, options, {"phase": "combat"} | more)))[0]


LATER = [
    later("MI-077, MI-R91", "the raid is for the first roll", "(8v9) ...\n(8v9) ...\nroll pirates 8 MI-064 MI-076 = 10 v nemo 9 = 9", "pirates / nemo", "pirates: 6 band; nemo: 5 band"),
    later("MI-089", "so is lightning", "(8v9) ...\n(8v8) ...\nroll moreau 8 MI-064 = 9 v nemo 8 = 8", "moreau / nemo", "moreau: 4 band; nemo: 4 band"),
    later("MI-095", "and the ambush", "(9v9) ...\n(9v9) ...\nroll company 9 MI-097 = 10 v rebels 9 MI-064 = 10", "company / rebels", "company: 4 band; rebels: 4 band"),
    later("MI-110", "and the Natives' +2", "(9v9) ...\n(9v9) ...\nroll natives 9 MI-064 = 10 v nemo 9 = 9", "natives / nemo", "natives: 4 band; nemo: 4 band"),
    later("MI-176, MI-175", "and the Satsuma's", "(9v9) ...\n(9v9) ...\nroll satsuma 9 MI-064 MI-175 = 11 v nemo 9 = 9", "satsuma / nemo", "satsuma: 9 band; nemo: 8 band", options=EXTRA),
    later("MI-127, MI-R139, MI-R29", "a Shaman eats men like a Native", "(9v9) passes ...\nroll natives 9 MI-065 MI-110 MI-127 = 13 v nemo 9 = 9", "natives / nemo", "natives: boss; nemo: band", invented=("natives",)),
    later("MI-R88, MI-065", "a dead Boss adds nothing", "(9v12)\nboss ...\n(9v9) ...\nroll company 9 MI-097 = 10 v nemo 9 MI-064 = 10", "company / nemo", "company: 2 band, boss; nemo: 3 band"),
    later("MI-R88, MI-R114", "nor does a sunk Sub", "(9v12)\nboat ...\n(9v9) ...\nroll nemo 9 MI-064 = 10 v moreau 9 = 9", "nemo / moreau", "nemo: 4 band, boat; moreau: 2 boat", chart="Wa"),
    later("MI-R92, MI-R88", "nor does a lost Base", "(9v7)\nbase ...\n(9v9) ...\nroll company 9 MI-097 = 10 v nemo 9 = 9", "company / nemo", "company: 3 band; nemo: 3 band, base"),
]  # fmt: skip

CALCULATOR = rows(
    ("MI-178, MI-R158", Part("a unit given up adds 2 and is counted no more", "asks satsuma give_up\noffers: = nobody band boss\nband (8v9) ...\ntold gives-up MI-178\nroll satsuma 8 MI-065 MI-175 MI-176 MI-178 = 14 v nemo 9 MI-064 = 10\nat La: satsuma 2 band, boss; nemo 2 band", "satsuma / nemo", "La", {"La": "satsuma: 3 band, boss; nemo: 6 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-178, MI-R158", Part("before each roll anew, one at most", "band (8v9) ...\nasks satsuma give_up\noffers: = nobody band boss\nnobody (8v9)\nroll satsuma 8 MI-064 MI-065 MI-175 = 11 v nemo 9 = 9\nat La: satsuma 2 band, boss", "satsuma / nemo", "La", {"La": "satsuma: 3 band, boss; nemo: 6 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-178, MI-R158", Part("in defence, too", "satsuma> band (8v9)\nroll nemo 8 = 8 v satsuma 9 MI-175 MI-176 MI-178 = 14", "nemo / satsuma", "La", {"La": "nemo: band; satsuma: 2 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-178, MI-R158", Part("in defence, one at most", "satsuma> band (8v9) ...\ntold gives-up MI-178\nroll nemo 8 MI-064 = 9 v satsuma 9 MI-175 MI-176 MI-178 = 14\nat La: nemo 1 band; satsuma 3 band", "nemo / satsuma", "La", {"La": "nemo: 6 band; satsuma: 4 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-178, MI-R158", Part("somebody else has to remain", "(8v9) ...\nroll satsuma 8 MI-065 MI-175 MI-176 = 12 v nemo 9 MI-064 = 10", "satsuma / nemo", "La", {"La": "satsuma: boss; nemo: 3 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-178", Part("not without the invention", "(8v9) ...\nroll satsuma 8 MI-064 MI-175 MI-176 = 12 v nemo 9 = 9", "satsuma / nemo", "La", {"La": "satsuma: 5 band; nemo: 4 band"}, EXTRA, {"phase": "combat"})),
    ("MI-178, MI-R158", Part("only Bands and Bosses", "asks satsuma give_up\noffers: = nobody band", "satsuma / nemo", "Wa", {"Wa": "satsuma: boat, band; nemo: 3 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
    ("MI-R158, MI-R105", Part("not a lone Boat", "throws battle", "satsuma / zombies", "Wa", {"Wa": "satsuma: 2 boat; zombies: 3 band"}, EXTRA, {"phase": "combat", "invented": ("satsuma",)})),
)  # fmt: skip


@pytest.mark.parametrize("part", GENERAL)
def test_general(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", FACTIONS)
def test_factions(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", INVENTIONS)
def test_inventions(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", LATER)
def test_later_rolls(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", CALCULATOR)
def test_units_given_up(part: Part) -> None:
    run_part(part)
