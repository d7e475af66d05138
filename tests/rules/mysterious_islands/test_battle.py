"""Battles: which fight comes next, totals, casualties, how long it goes on."""

from typing import Any

import pytest

from grognard.games.mysterious_islands.state import F_HEX, FIRED, NOBODY, marks_in
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

EXTRA: dict[str, object] = {"extra_factions": True}
CARDS: dict[str, object] = {"action_deck": True}
DUEL = "company / nemo"
AT_SEA = "company / moreau"


def fight(name: str, lines: str, factions: str, chart: str, units: dict[str, str], **more: Any) -> Part:
    """A Combat Phase of the first seat."""
    options = more.pop("options", {})
    return Part(name, lines, factions, chart, units, options, {"phase": "combat"} | more)


PICKING = rows(
    ("MI-062, MI-R82, MI-R85", fight("the active player picks, and cannot end the phase", "asks company fight_where\noffers: = La Lc\nLc (12v3) ...\nat Lc: company 2 band\nthrows battle", DUEL, "La Lb Lc", {"La": "company: 2 band; nemo: 2 band", "Lc": "company: 2 band; nemo: band"})),
    ("MI-062, MI-R82", fight("not even with cards", "asks company fight_where\noffers: La card:J card:K / end pass card:A card:Q Lb", DUEL, "La Lb", {"La": "company: 2 band; nemo: 2 band", "Lb": "nemo: band"}, options=CARDS, hands={0: "A Q J K", 1: "2"})),
    ("MI-R161", fight("a single fight begins by itself", "throws battle", DUEL, "La Lb", {"La": "company: 2 band; nemo: 2 band"})),
    ("MI-R149", fight("with a card in hand it is asked for, whichever card", "asks company fight_where\noffers: = La", DUEL, "La", {"La": "company: 2 band; nemo: 2 band"}, options=CARDS, hands={0: "2"})),
    ("MI-R149, MI-157", fight("a King before the fight", "card:K <0> <0>\nasks company fight_where\nLa ...\nthrows battle", DUEL, "La", {"La": "company: 2 band; nemo: 2 band"}, options=CARDS, hands={0: "K"})),
    ("MI-062", fight("no contested hex, no question", "turn 1 recruit", DUEL, "La Lb", {"La": "company: band", "Lb": "nemo: band"})),
    ("MI-R65", fight("land and sea do not meet", "turn 1 recruit", DUEL, "La Wb", {"La": "company: band", "Wb": "nemo: boat"})),
    ("MI-R82", fight("nobody fights in another's turn", "turn 1 recruit", "company / moreau / pirates", "La Lb", {"La": "moreau: band; pirates: band", "Lb": "company: band"})),
    ("MI-R125", fight("partners do not fight", "turn 1 recruit", "company moreau / rebels pirates", "La Lb", {"La": "company: band", "Lb": "moreau: band"}, options={"factions_per_player": "2"})),
    ("MI-R83", fight("the active player attacks", "(8v8)\nroll pirates 8 MI-076 MI-077 = 11 v nemo 8 = 8\nat La: pirates band", "nemo / pirates", "La", {"La": "pirates: band; nemo: band"}, active=1)),
)  # fmt: skip

TOTALS = rows(
    ("MI-063, MI-064, MI-066, MI-068", fight("dice and modifiers, the lower side loses the difference", "(8v12) ...\nroll company 8 MI-064 MI-097 = 10 v nemo 12 = 12\ntold roll-won MI-066\nat La: company 3 band; nemo 3 band", DUEL, "La", {"La": "company: 5 band; nemo: 3 band"})),
    ("MI-068, MI-R111", fight("modified totals count, not dice", "(9v9) ...\nroll company 9 MI-064 MI-097 = 11 v nemo 9 = 9\ntold must-lose MI-068\nat La: company 5 band; nemo 1 band\nthrows battle", DUEL, "La", {"La": "company: 5 band; nemo: 3 band"})),
    ("MI-067", fight("equal totals: one each", "(9v10) ...\ntold roll-tied MI-067\nroll company 9 MI-097 = 10 v nemo 10 = 10\nat La: company 1 band; nemo 1 band", DUEL, "La", {"La": "company: 2 band; nemo: 2 band"})),
    ("MI-R96", fight("no more than there are, and no spill-over", "(18v3)\nat La: company 3 band\nat Lb: nemo 3 band", DUEL, "La Lb", {"La": "company: 3 band; nemo: 2 band", "Lb": "nemo: 3 band"})),
    ("MI-069, MI-070, MI-R86", fight("until a side is gone, without a way out", "(10v9) ...\ntold rolls-again MI-069\nthrows battle\n(10v9) ...\nthrows battle\n(9v9)\ntold fight-over MI-070\nat La: company 1 band", DUEL, "La", {"La": "company: band; nemo: 3 band"})),
    ("MI-R97, MI-067", fight("both gone: nobody has won", "(9v10) (3,3)\ntold nobody-left MI-R97\nuntold fight-over\nuntold convert\nat La: nobody", "company / zombies", "La", {"La": "company: band; zombies: band"})),
    ("MI-R112", fight("cargo fights at sea", "(8v9) ...\nroll company 8 MI-064 MI-065 MI-097 = 11 v moreau 9 = 9", AT_SEA, "Wa", {"Wa": "company: boat, band, boss; moreau: 2 boat"})),
    ("MI-R80", fight("Bombards fight, without the Bands' bonus", "(9v9) ...\nroll company 9 MI-064 = 10 v nemo 9 = 9\nat La: company 3 bombard; nemo 1 band", DUEL, "La", {"La": "company: 3 bombard; nemo: 2 band"})),
    ("MI-R110", fight("the marks of a shot do not matter", "(9v9) ...\nroll company 9 MI-097 = 10 v moreau 9 = 9", AT_SEA, "Wa", {"Wa": "company: boat fired; moreau: boat"})),
)  # fmt: skip

CASUALTIES = rows(
    ("MI-068, MI-R95", fight("the owner names each, Base included", "(11v8)\nroll pirates 11 MI-076 MI-077 = 14 v company 8 MI-065 MI-028 MI-097 = 11\nasks company lose_unit\noffers: = band boss bombard base\nbase\nasks company lose_unit\noffers: = band boss bombard\nboss\nband ...\nat La: pirates 4 band; company bombard", "pirates / company", "La", {"La": "pirates: 4 band; company: band, boss, bombard, base"})),
    ("MI-068, MI-R95", fight("and Boats", "(9v9)\nroll company 9 MI-064 MI-097 = 11 v moreau 9 = 9\noffers: = band boat\nband\noffers: = band boat\nboat (6) ...\nat Wa: company 4 boat", AT_SEA, "Wa La", {"Wa": "company: 4 boat; moreau: boat, 2 band"})),
    ("MI-R95, MI-R161", fight("not when all must go", "(12v8)\nat La: company 3 band", DUEL, "La", {"La": "company: 3 band; nemo: band, boss"})),
    ("MI-R95, MI-R161", fight("not when they are of one kind", "(9v9) ...\nat La: company 2 band; nemo 1 band\nthrows battle", DUEL, "La", {"La": "company: 2 band; nemo: 2 band"})),
    ("MI-R97, MI-067", fight("on a tie the attacker names first", "(9v10)\nasks company lose_unit\nboss\nasks nemo lose_unit\nband ...\nat La: company 1 band; nemo boss", DUEL, "La", {"La": "company: band, boss; nemo: band, boss"})),
    ("MI-R95", fight("under the option chance names them", "(12v8) <base> <band> ...\nat La: company 4 band; nemo band, boss", DUEL, "La", {"La": "company: 4 band; nemo: 2 band, boss, base"}, options={"casualties": "random"})),
    ("MI-R93, MI-R28", fight("a lone Base rolls", "(9v10) ...\nroll company 9 MI-064 MI-097 = 11 v nemo 10 MI-028 = 11\nat La: company 1 band", DUEL, "La Lb", {"La": "company: 2 band; nemo: base", "Lb": "nemo: band"})),
    ("MI-R93", fight("under the option it falls without a roll", "turn 1 recruit\nat La: company 2 band", DUEL, "La Lb", {"La": "company: 2 band; nemo: base", "Lb": "nemo: band"}, options={"lone_base": "falls"})),
    ("MI-R93", fight("as soon as the last defender is gone", "(10v9)\nasks nemo lose_unit\nband\ntold base-falls MI-R93\nat La: company 2 band", DUEL, "La Lb", {"La": "company: 2 band; nemo: band, base", "Lb": "nemo: band"}, options={"lone_base": "falls"})),
)  # fmt: skip

REFUSED = rows(
    ("MI-R82, MI-062", fight("no fight is left out", "refuse end MI-R82\nrefuse Lb", DUEL, "La Lb Lc", {"La": "company: 2 band; nemo: 2 band", "Lc": "company: 2 band; nemo: band"})),
    ("MI-R95", fight("what is not there cannot be lost, and somebody must", "(11v8)\nrefuse boat MI-R95\nrefuse pass", "pirates / company", "La", {"La": "pirates: 4 band; company: band, boss, bombard, base"})),
    ("MI-R158", fight("only a Band or Boss that is there is given up", "refuse boat MI-R158\nrefuse boss MI-R158", "satsuma / nemo", "Wa", {"Wa": "satsuma: boat, band; nemo: 3 band"}, options=EXTRA, invented=("satsuma",))),
)  # fmt: skip


@pytest.mark.parametrize("part", PICKING)
def test_which_fight(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", TOTALS)
def test_totals(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("part", CASUALTIES)
def test_casualties(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-R164")
def test_spent_units_are_lost_first() -> None:
    """Of two Boats the one that has fired goes down."""
    board = table(fight("one of two", "", AT_SEA, "Wa", {"Wa": "company: boat, boat fired; moreau: 2 boat"}))
    board.run("(3v5) ...")
    marks = [marks_in(group) for group in board.words.groups(board.game, board.words.names["Wa"])[:1]]
    assert marks == [0]
    assert not marks[0] & FIRED


@pytest.mark.rule("MI-070")
def test_nothing_of_a_fight_is_left() -> None:
    """When a fight is over the notes of it are cleared."""
    board = table(fight("over", "", DUEL, "La Lb", {"La": "company: 3 band; nemo: band", "Lb": "nemo: band"}))
    board.run("(12v3)")
    assert board.game.fight[F_HEX] == NOBODY
    assert not any(list(board.game.fight)[1:])


@pytest.mark.parametrize("part", REFUSED)
def test_may_not(part: Part) -> None:
    run_part(part)
