"""What may not be done in battles, and the rule that says so."""

import pytest

from grognard.games.warp_empires import actions as act
from grognard.games.warp_empires.explain.answer import explain
from tests.rules.warp_empires.desk import mars
from tests.rules.warp_empires.script import Part, Play, position
from tests.rules.warp_empires.test_refusals import number

PLAIN = {"E": "X GB GB; Y BN BN"}
CALLED = "Y> done X> done"
AT_ONCE = {"evasion_timing": "interrupt"}
BEATEN = {"C": "X BS BS BS; Y FT GB CR BN", "B": "X GB", "G": "Y GB"}

# Units, hands, options, lines that lead to a question, what is asked for, the rule that forbids it, a word of the sentence.
ROWS = [
    (PLAIN, {"X": "trap", "Y": "scouts"}, {}, CALLED, "trap", "S8-R29", "other side"),
    (PLAIN, {"X": "scouts", "Y": "surprise"}, {}, f"{CALLED}\nX> done", "surprise", "S8-R29", "other side"),
    (PLAIN, {"X": "scouts", "Y": "scouts"}, {}, CALLED, "scouts", "S8-R41", "is played"),
    (PLAIN, {"X": "scouts", "Y": "scouts"}, {}, CALLED, "surprise", "WE-R09", "hold no Surprise"),
    (PLAIN, {"X": "rams", "Y": "scouts"}, {}, CALLED, "rams", "WE-R72", "no effect"),
    (PLAIN, {"X": "close_combat", "Y": "scouts"}, {}, CALLED, "close_combat", "WE-R72", "no effect"),
    (PLAIN, {"X": "guided_torpedo", "Y": "scouts"}, {}, CALLED, "guided_torpedo", "WE-R72", "no effect"),
    (PLAIN, {"X": "evasion", "Y": "scouts"}, {}, CALLED, "evasion", "WE-R72", "no effect"),
    (PLAIN, {"X": "evasion", "Y": "scouts"}, AT_ONCE, CALLED, "evasion", "S8-R31", "at once"),
    (PLAIN, {"X": "surprise", "Y": "trap"}, AT_ONCE, f"{CALLED}\nX> surprise", "trap", "S8-R31", "answers it at once"),
    (PLAIN, {"X": "surprise scouts", "Y": "trap evasion"}, {}, f"{CALLED}\nX> surprise Y> evasion", "#1", "S8-R31", "other side"),
    ({"E": "X GB; Y BN GB"}, {"X": "guided_torpedo", "Y": "scouts"}, {}, f"{CALLED}\nX> guided_torpedo", "BN", "S8-R30", "no such unit"),
    ({"E": "X GB CR; Y BN GB"}, {"X": "guided_torpedo", "Y": "scouts"}, {}, f"{CALLED}\nX> guided_torpedo", "CR", "S8-R30", "no such unit"),
    (BEATEN, {}, {}, "X> done", "FT", "WE-R36", "lost anyway"),
    (BEATEN, {}, {}, "X> done", "BS", "WE-034", "no such unit"),
    ({"C": "X BS BS BS; Y GB CR BN BN"}, {}, {}, "X> done CR", "CR", "WE-034", "no such unit"),
    ({"E": "X BS GB; Y GB GB"}, {}, {}, "X> done", "BN", "WE-037", "no such unit"),
    (BEATEN, {}, {}, "X> done CR", "A", "WE-032", "next to"),
    (BEATEN, {}, {}, "X> done CR", "B", "WE-R41", "Opposing units"),
    ({"G": "X BS BS; Y BN BN"}, {}, {}, "X> done", "F", "S8-R20", "closed to all"),
    ({"G": "X GB GB; Y BS", "C": "X GB; Y BS"}, {}, {}, "X> done G", "C", "WE-R44", "still to come"),
    ({"G": "X BS; Y GB GB", "C": "X BS; Y GB"}, {}, {}, "X> done G", "C", "WE-R44", "still to come"),
    ({"C": "X BS BS; Y BN BN"}, {}, {}, "X> done", "D", "WE-R43", "None of the survivors"),
    ({"C": "X BS; Y GB", "E": "X BS; Y GB", "H": "X GB"}, {}, {}, "X> done", "H", "WE-R24", "still has to fight"),
    ({"E": "X BS; Y GB; Z GB"}, {}, {}, "X> done E", "X", "WE-R28", "still has to be fought"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("units", "hands", "options", "lines", "word", "rule", "text"),
    [
        pytest.param(*row, id=f"{row[4]} {row[5]} {number_}", marks=pytest.mark.rule(row[5]))
        for number_, row in enumerate(ROWS)
    ],
)
def test_what_may_not_be_done_in_a_battle(
    units: dict[str, str],
    hands: dict[str, str],
    options: dict[str, object],
    lines: str,
    word: str,
    rule: str,
    text: str,
) -> None:
    marks = {"X": "A", "Y": "K", "Z": "I"}
    part = Part("refused", "", powers="french german russian", units=units, hands=hands, marks=marks, options=options)
    play = Play(position(part, mars())).run(lines)
    action = act.INDEX + int(word[1:]) if word[0] == "#" else number(play, word)
    before = play.game.pack()
    refusal = explain(play.game, int(play.game.actor), action)
    assert refusal is not None
    assert refusal.rule == rule
    assert text in refusal.text
    assert action not in list(play.game.legal_actions())
    assert play.game.pack() == before


@pytest.mark.rule("WE-R31", "WE-R70")
def test_nobody_else_plays_cards_into_a_battle() -> None:
    part = Part(
        "",
        "",
        powers="french german russian",
        units=PLAIN,
        marks={"X": "A", "Y": "K", "Z": "I"},
        hands={"X": "surprise", "Y": "trap", "Z": "out_maneuver"},
    )
    play = Play(position(part, mars())).run("Y> done Z> done X> done")
    assert play.asked() == "X"
    refusals = [explain(play.game, seat, number(play, "out_maneuver")) for seat in (1, 2)]
    assert [refusal.rule for refusal in refusals if refusal] == [
        "WE-R70",
        "WE-R31",
    ]  # the other side has its step later
