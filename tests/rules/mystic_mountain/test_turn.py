"""The turn: who acts, with what, how often, in which order, and how a turn ends."""

import pytest

from grognard.core.chance import ScriptedSource, throw
from grognard.core.errors import IllegalAction
from grognard.core.match import Match
from grognard.games.mystic_mountain import RULESET
from tests.rules.mystic_mountain.script import Part, rows, run_part

BEGIN = {"begin": True}
LINKED = {"links": {"D9": 8}}

TURN = rows(
    (
        "MM-022",
        Part(
            "what a soldier can do",
            "verbs D9: move attack engage\nverbs B7: move engage\nverbs Q17: move",
            south="s D9, s B7",
            north="s E8, a C8",
        ),
    ),
    (
        "MM-022",
        Part("an engaging soldier", "verbs D9: move attack full-attack", south="s D9", north="s E8, a C8", setting=LINKED),
    ),
    ("MM-022", Part("what a miner can do", "verbs G13: move climb", south="m G13", north="s G14, a F13", setting={"points": (3, 0)})),
    ("MM-022", Part("what an archer can do", "verbs I13: move shoot", south="a I13", north="m I9, s H14")),
    (
        "MM-022",
        Part("an engaged archer", "verbs C8: break-free\nverbs A1: move", south="s D9", north="a C8", setting={**LINKED, "side": "north"}),
    ),
    (
        "MM-023",
        Part(
            "only own units, only in the own turn",
            """
            refuse E8-E7 MM-023
            refuse E8 E7 MM-023
            refuse E8xD9 MM-023
            D9-D10
            end
            turn north
            refuse D10-D11 MM-023
            E8-E7
            """,
            south="s D9",
            north="s E8",
        ),
    ),
    ("MM-023", Part("nobody stands there", "refuse F5-F6 MM-023", south="s D9")),
    (
        "MM-024",
        Part(
            "players alternate",
            "turn south\nend\ntold turn MM-024\nturn north\nend\ntold turn MM-024\nturn south\nend\nturn north",
            south="s D9",
        ),
    ),
    ("MM-025", Part("no income in the first turn", "points 0 0\nturn south", south="m H11", setting={"begin": True, "turn": 1})),
    (
        "MM-025",
        Part(
            "nor in the first turn of the other side",
            "end\nturn north\npoints 0 0\ntold no-income MM-025\nuntold income\nuntold mines",
            north="m H11",
            setting={"turn": 1},
        ),
    ),
    (
        "MM-025, MM-027",
        Part("from the second own turn on", "end\npoints 1 0\ntold income MM-027\nuntold no-income", south="m H11", setting={"turn": 2, "side": "north"}),
    ),
    (
        "MM-026",
        Part(
            "no climb before the first kill",
            """
            climbs G13: none
            refuse G13^G12 MM-026
            D9xE8 5,3
            climbs G13: G12
            G13^G12
            points 1 0
            """,
            south="s D9, m G13",
            north="s E8",
        ),
    ),
    (
        "MM-027, MM-R33",
        Part(
            "income comes first",
            "end\npoints 17 4\nbuy south\ntold income MM-027\nuntold actions\nnone\ntold actions MM-028\nactions 3",
            south="m H11, m G10, m H9",
            north="m F9",
            setting={"side": "north", "points": (10, 4)},
        ),
    ),
    (
        "MM-028",
        Part(
            "no fourth action",
            """
            actions 3
            D12-D11
            actions 2
            C14-C13
            actions 1
            P12-P11
            turn north
            actions 3
            told actions MM-028
            refuse M14-M13 MM-023
            """,
            south="s D12, s C14, s P12, s M14",
        ),
    ),
    ("MM-028", Part("no action at all", "end\nturn north", south="s D12")),
    ("MM-029", Part("a Move", "D12-D11\nactions 2\ntold spends MM-029", south="s D12")),
    ("MM-030", Part("an attack", "D9xE8 5,3\nactions 2\ntold spends MM-030", south="s D9", north="s E8")),
    ("MM-030, MM-R37", Part("an attack that fails", "D9xE8 1,6\nactions 2\ntold spends MM-030", south="s D9", north="s E8")),
    ("MM-030", Part("an attack on a miner", "D9xE8\nactions 2\ntold spends MM-030", south="s D9", north="m E8")),
    ("MM-031", Part("a climb", "G13^G12\nactions 2\ntold spends MM-031", south="m G13", setting={"points": (1, 0)})),
    ("MM-032, MM-R37", Part("a miss", "I13*I9 3\nactions 2\ntold spends MM-032", south="a I13", north="m I9")),
    ("MM-032", Part("a hit", "I13*I9 6 1\nactions 2\ntold spends MM-032", south="a I13", north="m I9")),
    ("MM-033", Part("engaging", "D9&C8\nactions 2\ntold spends MM-033", south="s D9", north="a C8")),
    (
        "MM-034, MM-R37",
        Part("breaking free in vain", "free 2,5\nactions 2\ntold spends MM-034", south="s D9", north="a C8", setting={**LINKED, "side": "north"}),
    ),
    (
        "MM-034",
        Part("breaking free", "free 5,2\nactions 2\ntold spends MM-034", south="s D9", north="a C8", setting={**LINKED, "side": "north"}),
    ),
    (
        "MM-035",
        Part(
            "after the third action",
            "D12-D11\nuntold turn-ends\nC14-C13\nuntold turn-ends\nP12-P11\ntold turn-ends MM-035\nturn north",
            south="s D12, s C14, s P12",
        ),
    ),
    ("MM-035", Part("when the player stops", "D12-D11\nend\ntold turn-ends MM-R35\nturn north", south="s D12")),
    ("MM-R35", Part("unused actions lapse", "D12-D11\nend\nend\nturn south\nactions 3", south="s D12")),
    (
        "MM-R19",
        Part(
            "actions and the one movement are both limits",
            "D12-D11\nactions 2\nrefuse D11-D10 MM-039\nmoves D11: none\nmoves C14: C13",
            south="s D12, s C14",
        ),
    ),
    ("MM-R31, MM-R32", Part("three actions in the first turn", "actions 3\nverbs: move end", south="s D12", setting={"begin": True, "turn": 1})),
    (
        "MM-R31",
        Part(
            "also for the second player; then it is a turn like all",
            "end\nactions 3\ntold actions MM-R31\nend\nactions 3\ntold actions MM-028",
            south="s D12",
            setting={"turn": 1},
        ),
    ),
    ("MM-R31", Part("whatever is possible may be done", "D9xE8 5,3\npoints 2 0\nE9-E8", south="s D9, s E9", north="s E8", setting={"begin": True, "turn": 1})),
    (
        "MM-R33",
        Part(
            "the purchase comes before the actions",
            "buy south\nrefuse end MM-R33\nrefuse D12-D11 MM-R33\nrefuse D12 D11 MM-R33\nnone\nD12-D11",
            south="s D12",
            setting={"begin": True, "points": (15, 0)},
        ),
    ),
    ("MM-R33", Part("income pays for the purchase", "points 15 0\nbuys soldier: H17 I17 J17", south="m H11", setting={"begin": True, "points": (14, 0)})),
    ("MM-R33", Part("the top is looked at before income", "points 96 0\nwins south top", south="m I9", setting={"begin": True, "points": (96, 0), "hold": {"I9": 4}})),
    (
        "MM-R36",
        Part(
            "nothing but ending the turn",
            "verbs: end\npoints 5 0\nend\nturn north\npoints 5 0",
            south="s A17",
            north="s A16, s B16, s B17",
            setting={"park": False, "points": (5, 0), "attacked": {"A17": "A16"}},
        ),
    ),
    (
        "MM-R38, MM-059",
        Part(
            "only miners climb",
            "climbs G13: none\nclimbs H13: none\nverbs G13: move\nverbs H13: move\nrefuse G13^G12 MM-022\nrefuse H13^H12 MM-022",
            south="s G13, a H13",
            setting={"points": (9, 0)},
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize("part", TURN)
def test_turn(part: Part) -> None:
    run_part(part)


# -- taking back and resigning are for the table, not among the actions -------------------------------
def new_match() -> Match:
    return Match.new(RULESET, {"start_forward": 2, "first_player": "south"}, 2, ScriptedSource([throw(5, 3)]))


def play(match: Match, *notations: str) -> None:
    for notation in notations:
        match.order(match.game.actor, [RULESET.parse(match.game, notation)])


@pytest.mark.rule("MM-R104")
def test_an_action_without_dice_may_be_taken_back() -> None:
    match = new_match()
    before = match.game.pack()
    play(match, "D13-D10")
    assert match.why_no_undo(0) == ""
    match.undo(0)
    assert match.game.pack() == before


@pytest.mark.rule("MM-R104")
@pytest.mark.parametrize("last", ["end", "N13-N10"])
def test_the_end_of_a_turn_is_taken_back_until_the_other_side_acts(last: str) -> None:
    match = new_match()
    play(match, "D13-D10", "E13-E10")
    before = match.game.pack()
    play(match, last)
    assert match.game.actor == 1
    match.undo(0)
    assert match.game.pack() == before


@pytest.mark.rule("MM-R104")
@pytest.mark.parametrize(
    "played",
    [
        ("D13-D10", "end", "D5-D8"),
        ("D13-D10", "E13-E10", "N13-N10", "D5-D8", "E5-E8", "F5-F6"),
        ("D13-D10", "end", "D5-D8", "end", "D10-D9", "D9xD8"),
    ],
)
def test_nothing_is_taken_back_past_dice_or_a_move_of_the_other_side(played: tuple[str, ...]) -> None:
    match = new_match()
    play(match, *played)
    before = match.game.pack()
    assert match.why_no_undo(0)
    with pytest.raises(IllegalAction):
        match.undo(0)
    assert match.game.pack() == before


@pytest.mark.rule("MM-R103")
def test_a_side_resigns_in_its_own_turn_only() -> None:
    match = new_match()
    with pytest.raises(IllegalAction) as refused:
        match.resign(1)
    assert refused.value.rule == "MM-R103"
    match.resign(0)
    assert match.result is not None
    assert list(match.result.scores) == [0, 2520]


@pytest.mark.rule("MM-R102")
def test_a_draw_needs_both_sides() -> None:
    match = new_match()
    match.offer_draw(0)
    assert [match.result] == [None]
    match.answer_draw(1, True)
    assert match.result is not None
    assert list(match.result.scores) == [1260, 1260]


@pytest.mark.rule("MM-R102")
def test_repetition_is_no_draw() -> None:
    run_part(Part("", "D9-D10\nend\nA1-A2\nend\nD10-D9\nend\nA2-A1\nend\n" * 12 + "turn south\nplaying", south="s D9"))
