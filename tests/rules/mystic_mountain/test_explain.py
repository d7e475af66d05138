"""Why not? Each rule that forbids something is cited where it forbids, and the answers agree with what is legal."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from grognard.core.game import CHANCE, SPECTATOR
from grognard.core.views import Refusal
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.actions import (
    ACTION_COUNT,
    ARCHER,
    ATTACK,
    BREAK_FREE,
    BUY,
    BUY_NOTHING,
    CLIMB,
    END_TURN,
    ENGAGE,
    FULL_ATTACK,
    MINER,
    MOVE,
    SHOOT,
    SOLDIER,
    SQUARES,
)
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Table

NW, N, NE, W, E, SW, S, SE = range(8)

Asked = int | tuple[str, ...] | tuple[str, str, Any] | tuple[str, str, int, int]


@dataclass(frozen=True)
class Row:
    """A question, and words of the answer's sentence and of what is allowed instead.

    What is asked is a number, places, or a number in words: a verb in brackets, the unit's square, then square or direction.
    """

    asked: Asked
    text: str = ""
    nearest: str = ""
    south: str = ""
    north: str = ""
    played: str = ""
    options: dict[str, object] = field(default_factory=dict)
    setting: dict[str, Any] = field(default_factory=dict)

    def answer(self) -> tuple[Refusal | None, list[int], int]:
        """The refusal, what was legal, and the number that was asked about (-1 for places)."""
        table = Table(place(self.options, south=self.south, north=self.north, **self.setting))
        table.run(self.played)
        asked = number_in(table.game, self.asked)
        legal = [int(action) for action in table.game.legal_actions()]
        before = table.game.pack()
        refusal = RULESET.explain(table.game, table.game.actor, asked)
        assert table.game.pack() == before
        return refusal, legal, asked if isinstance(asked, int) else -1


def at(name: str, width: int = 17) -> int:
    return (int(name[1:]) - 1) * width + ord(name[0]) - ord("A")


def number_in(game: Any, asked: Any) -> Any:
    """The number behind a question in words; anything else stays what it is."""
    if isinstance(asked, int) or not asked or not asked[0].startswith("["):
        return asked
    verb, square, *rest = asked
    slot = list(game.where).index(at(square)) - game.side * 16
    return {
        "[move]": lambda: MOVE + slot * SQUARES + at(rest[0]),
        "[attack]": lambda: ATTACK + slot * 8 + rest[0],
        "[engage]": lambda: ENGAGE + slot * 8 + rest[0],
        "[full]": lambda: FULL_ATTACK + slot,
        "[climb]": lambda: CLIMB + (slot - 11) * 8 + rest[0],
        "[shoot]": lambda: SHOOT + rest[0] * 6 + rest[1] - 1,
    }[verb]()


def buy(kind: int, name: str) -> int:
    return BUY + kind * SQUARES + at(name)


RICH = {"points": (50, 0), "begin": True}
LINKED = {"links": {"D9": 8}}  # North's archer is engaged by South's soldier D9 since an earlier turn
BOUND = {"links": {"E10": 9}}  # South's archer is engaged by North's soldier E10
EVERY_SOLDIER = ", ".join(f"s {column}15" for column in "DEFGHIJKLMN")


def rows(*table: tuple[str, Row]) -> list[Any]:
    """Parameters of a test, each marked with the rule at its head."""
    return [
        pytest.param(rule, row, id=f"{number} {rule} {row.asked}", marks=pytest.mark.rule(rule))
        for number, (rule, row) in enumerate(table)
    ]


ANYTHING = rows(
    ("MM-023", Row(("E8", "E9"), "soldier E8 is North's", south="s D12", north="s E8")),
    ("MM-023", Row(("F5",), "No unit of South stands on F5", south="s D12")),
    ("MM-022", Row(("D12", "D11", "D10"), "Name a unit", south="s D12")),
    ("MM-022", Row((), "Name a unit", south="s D12")),
    ("MM-022", Row(ACTION_COUNT, "No action", south="s D12")),
    ("MM-022", Row(-1, "No action", south="s D12")),
    ("MM-R01", Row(("D12", "Z9"), "no square Z9", "A1 to Q17", south="s D12")),
    ("MM-R01", Row(("D18",), "no square D18", south="s D12")),
    ("MM-R39", Row(("S-s9",), "dead", south="s D12")),
    ("MM-R39", Row(MOVE + 10 * SQUARES + at("D12"), "dead", south="s D12")),
    ("MM-036", Row(BUY_NOTHING, "purchase of this turn is over", south="s D12")),
    ("MM-R13", Row(("A17",), "hemmed in", south="s A17, m A16, m B16, m B17")),
    (
        "MM-R30",
        Row(("G12",), "hemmed in", south="m G12", north="s F13, s G13, s H13, s F12, m F11, m H12, s E13, s I13"),
    ),
)

MOVES = rows(
    ("MM-R12", Row(("[move]", "D12", "D8"), "4 squares away", "D9", south="s D12")),
    ("MM-R12", Row(("D12", "D8"), "moves up to 3", "D9", south="s D12")),
    ("MM-R12", Row(("[move]", "A14", "D14"), "moves up to 2", "C14", south="m A14")),
    ("MM-R12", Row(("[move]", "I14", "L14"), "moves up to 2", "K14", south="a I14")),
    ("MM-039", Row(("[move]", "D9", "D8"), "already moved", "soldier C14", south="s D12, s C14", played="D12-D9")),
    ("MM-069", Row(("[move]", "I12", "I13"), "already moved", south="a I14", played="I14-I12")),
    ("MM-R14", Row(("[move]", "D12", "D11"), "taken by the soldier D11", "E11", south="s D12", north="s D11")),
    ("MM-R14", Row(("[move]", "D12", "D11"), "taken by the miner D11", south="s D12, m D11")),
    ("MM-R18", Row(("D12", "D12"), "leave D12", south="s D12")),
    ("MM-R18", Row(("[move]", "D12", "D12"), "leave D12", south="s D12")),
    ("MM-R13", Row(("A17", "A15"), "block every way", "cannot move", south="s A17, m A16, m B16, m B17")),
    ("MM-R15", Row(("[move]", "H15", "H12"), "level 1", "H13", south="s H15")),
    ("MM-R15", Row(("I12", "I10"), "level 4", south="s I12")),
    ("MM-R16", Row(("[move]", "I14", "H12"), "level 1", "I12", south="a I14")),
    ("MM-R16", Row(("I12", "I11"), "archers stay on level 0", south="a I12")),
    ("MM-R23", Row(("[move]", "G13", "G12"), "never goes up", south="m G13")),
    ("MM-R23", Row(("[move]", "H10", "G10"), "never goes up", "G11", south="m H10")),
    ("MM-065", Row(("[move]", "I9", "I10"), "cliff", "H9", south="m I9")),
    ("MM-065", Row(("F9", "E9"), "cliff", "F8", south="m F9")),
    ("MM-R22", Row(("[move]", "I9", "I11"), "down by one", "G9", south="m I9")),
    ("MM-R22", Row(("[move]", "H11", "H13"), "down by one", south="m H11")),
    ("MM-R58", Row(("[move]", "D10", "C10"), "engaged", "break free", south="a D10", north="s E10", setting=BOUND)),
    ("MM-R58", Row(("D10", "C10"), "engaged", south="a D10", north="s E10", setting=BOUND, played="free 3,3")),
    ("MM-R11", Row(("[move]", "D12", "G15"), "diagonal", "D15", south="s D12", options={"diagonal_moves": False})),
    ("MM-R21", Row(("H11", "I11"), "level step", south="m H11", options={"miner_sideways": False})),
    ("MM-R17", Row(("H3", "H1"), "Entrance square of the other", south="s H3", options={"entrance_access": "owner"})),
)

CLIMBS = rows(
    ("MM-026", Row(("[climb]", "G13", N), "kills a soldier", south="m G13")),
    (
        "MM-R28",
        Row(("[climb]", "H11", N), "costs 2 points, and South has 1", south="m H11", setting={"points": (1, 0)}),
    ),
    ("MM-R28", Row(("[climb]", "G13", N), "costs 1 point, and South has 0", south="m G13, m H11")),
    ("MM-R28", Row(("G13", "G12"), "costs 1 point", south="m G13, m H11")),
    ("MM-060", Row(("[climb]", "G12", NE), "level 3", "G11", south="m G12", setting={"points": (8, 0)})),
    (
        "MM-060",
        Row(
            ("[climb]", "G12", N),
            "has climbed",
            "miner K13",
            south="m G13, m K13",
            setting={"points": (8, 0)},
            played="G13^G12",
        ),
    ),
    ("MM-R23", Row(("[climb]", "G12", S), "not a climb", "G11", south="m G12", setting={"points": (8, 0)})),
    ("MM-R01", Row(("[climb]", "B1", N), "board ends", south="m B1", setting={"points": (8, 0)})),
    (
        "MM-R14",
        Row(("[climb]", "G13", N), "your own miner G12", "H12", south="m G13, m G12", setting={"points": (8, 0)}),
    ),
    ("MM-R29", Row(("G13", "G12"), "holds the way", "H12", south="m G13", north="m G12", setting={"points": (8, 0)})),
    (
        "MM-R25",
        Row(
            ("[climb]", "H11", NE),
            "diagonally",
            "H10",
            south="m H11",
            setting={"points": (8, 0)},
            options={"diagonal_moves": False},
        ),
    ),
)

ATTACKS = rows(
    ("MM-040", Row(("D9", "B9"), "not next to", "soldier E8", south="s D9", north="s B9, s E8")),
    ("MM-040", Row(("[attack]", "D9", N), "no enemy", "soldier E8", south="s D9", north="s E8")),
    ("MM-040", Row(("[attack]", "A17", S), "no enemy", south="s A17")),
    ("MM-R56", Row(("[attack]", "D9", N), "one of your own", south="s D9, s D8")),
    ("MM-047", Row(("[attack]", "D9", NW), "engaging", "engaged by soldier D9", south="s D9", north="a C8")),
    ("MM-054", Row(("[attack]", "G13", N), "level 0 only", "miner H13", south="s G13", north="m G12, m H13")),
    ("MM-041", Row(("D9", "C8"), "another enemy", "soldier E10", "s D9, s E10", "s E9, s C8", played="D9xE9 4,4")),
    ("MM-R49", Row(("[attack]", "D9", E), "attacks once", "soldier E10", "s D9, s E10", "s E9", played="D9xE9 4,4")),
    ("MM-R54", Row(("G13", "F12"), "killed a miner", south="s G13", north="m H13, s F12", played="G13xH13")),
    ("MM-R55", Row(("A14", "A13"), "do not attack", south="m A14", north="s A13")),
    ("MM-R55", Row(("A14", "E13"), "do not attack", south="m A14", north="s E13")),
)

ENGAGEMENTS = rows(
    ("MM-040", Row(("[engage]", "D9", N), "no enemy archer", south="s D9")),
    ("MM-R57", Row(("[engage]", "D9", NE), "Only archers", south="s D9", north="s E8")),
    ("MM-R56", Row(("[engage]", "D9", N), "one of your own", south="s D9, s D8")),
    ("MM-R66", Row(("B7", "C8"), "engaged already", south="s D9, s B7", north="a C8", setting=LINKED)),
    ("MM-R66", Row(("[engage]", "D9", NW), "one opponent", south="s D9", north="a C8", played="D9&C8")),
    ("MM-040", Row(("[full]", "D9"), "No enemy archer stands next", south="s D9", north="a I2")),
    ("MM-R57", Row(("[full]", "D9"), "has not engaged", "engaged by soldier D9", south="s D9", north="a C8")),
    ("MM-R61", Row(("[full]", "D9"), "only this turn", south="s D9", north="a C8", played="D9&C8")),
    ("MM-R62", Row(("[full]", "D9"), "3 actions", south="s D9, s D14", north="a C8", setting=LINKED, played="D14-D12")),
    ("MM-R57", Row(BREAK_FREE, "not engaged", south="a D10")),
    ("MM-R39", Row(BREAK_FREE, "dead", south="s D9")),
    ("MM-053", Row(BREAK_FREE, "one try of this turn", south="a D10", north="s E10", setting=BOUND, played="free 3,3")),
    (
        "MM-R64",
        Row(
            BREAK_FREE,
            "one try against the soldier E10",
            south="a D10",
            north="s E10",
            setting=BOUND,
            played="free 3,3\nend\nend",
            options={"escape_tries": "per_engagement"},
        ),
    ),
)

SHOTS = rows(
    ("MM-070", Row(("[shoot]", "I12", N, 3), "shoots once", south="a I12", north="m I9", played="I12*I9 2")),
    ("MM-R58", Row(("D10", "F8"), "cannot shoot", "break free", south="a D10", north="s E10, m F8", setting=BOUND)),
    ("MM-071", Row(("F13", "I11"), "straight line", "D11", south="a F13", north="m I11")),
    ("MM-071", Row(("[shoot]", "F13", N, 3), "no straight line leads to the miner I11", south="a F13", north="m I11")),
    ("MM-R77", Row(("G14", "G7"), "7 squares", south="a G14", north="m G7")),
    ("MM-R77", Row(("[shoot]", "G14", N, 6), "7 squares", south="a G14", north="m G7")),
    ("MM-R76", Row(("[shoot]", "F12", E, 1), "too near", "E12", south="a F12", north="m G12")),
    ("MM-R72", Row(("[shoot]", "F13", E, 4), "not on the mountain", south="a F13", north="m J13")),
    ("MM-084", Row(("[shoot]", "F13", S, 3), "not at the soldier F16", south="a F13", north="s F16")),
    ("MM-084", Row(("F13", "F16"), "not at the soldier F16", "miner L7", south="a F13", north="s F16, m L7")),
    ("MM-084", Row(("[shoot]", "F13", W, 6), "none stands on", south="a F13", north="m L7")),
    ("MM-R73", Row(("[shoot]", "F13", NE, 2), "one of your own", south="a F13, m H11")),
    ("MM-R73", Row(("F13", "H11"), "one of your own", south="a F13, m H11")),
    (
        "MM-082",
        Row(("[shoot]", "G15", N, 4), "back against the mountain", "possible from", south="a G15", north="m G11"),
    ),
    ("MM-082", Row(("D11", "G11"), "H11 behind him is higher", south="a D11", north="m G11")),
    (
        "MM-R78",
        Row(
            ("F13", "L7"),
            "H11 hides",
            south="a F13",
            north="m L7",
            options={"line_of_sight": "terrain"},
        ),
    ),
    (
        "MM-R78",
        Row(
            ("[shoot]", "I13", N, 4),
            "I12 hides",
            south="a I13, s I12",
            north="m I9",
            options={"line_of_sight": "terrain_units"},
        ),
    ),
)

PURCHASES = rows(
    (
        "MM-R39",
        Row(
            buy(SOLDIER, "I17"),
            "No soldier of South is dead",
            south=EVERY_SOLDIER,
            setting={**RICH, "park": False},
        ),
    ),
    (
        "MM-R41",
        Row(buy(SOLDIER, "I17"), "costs 15 points, and South has 12", setting={"points": (12, 0), "begin": True}),
    ),
    ("MM-R41", Row(buy(ARCHER, "I17"), "An archer costs 20", setting={"points": (12, 0), "begin": True})),
    ("MM-R41", Row(buy(MINER, "I17"), "costs 10 points, and South has 9", setting={"points": (9, 0), "begin": True})),
    ("MM-085", Row(buy(ARCHER, "I17"), "once in a game", setting={**RICH, "revived": (True, False)})),
    ("MM-037", Row(buy(SOLDIER, "A3"), "not on A3", "H17, I17 and J17", setting=RICH)),
    ("MM-037", Row(("A3",), "not on A3", "H17, I17 and J17", setting=RICH)),
    ("MM-R44", Row(buy(MINER, "H17"), "occupied by the soldier H17", "I17 and J17", south="s H17", setting=RICH)),
    ("MM-R44", Row(buy(MINER, "H17"), "All own Entrance", south="s H17, s I17, m J17", setting=RICH)),
    ("MM-R33", Row(END_TURN, "First the purchase", south="s D12", setting=RICH)),
    ("MM-R33", Row(("[move]", "D12", "D11"), "First the purchase", south="s D12", setting=RICH)),
    ("MM-R33", Row(("D12", "D11"), "First the purchase", south="s D12", setting=RICH)),
    ("MM-036", Row(buy(SOLDIER, "H17"), "over", setting=RICH, played="soldier@I17")),
    ("MM-036", Row(buy(SOLDIER, "H17"), "over", south="s D12", setting=RICH, played="none\nD12-D11")),
    ("MM-R47", Row(buy(SOLDIER, "H17"), "first turn", south="s D12", setting={"points": (50, 0), "turn": 2})),
    (
        "MM-R43",
        Row(
            ("[move]", "I17", "I15"),
            "bought this turn",
            setting=RICH,
            played="soldier@I17",
            options={"bought_unit_acts": False},
        ),
    ),
)


@pytest.mark.parametrize(("rule", "row"), [*ANYTHING, *MOVES, *CLIMBS, *ATTACKS, *ENGAGEMENTS, *SHOTS, *PURCHASES])
def test_refusal(rule: str, row: Row) -> None:
    refusal, legal, number = row.answer()
    assert refusal is not None
    assert number not in legal
    assert refusal.rule == rule, refusal
    assert row.text in refusal.text
    assert row.nearest in refusal.nearest
    assert refusal.text[0].isupper()
    assert refusal.text.endswith(".")


ALLOWED = rows(
    ("MM-038", Row(("D12", "D9"), south="s D12")),
    ("MM-058", Row(("C14", "E14"), south="m A14", played="A14-C14")),
    ("MM-R49", Row(("D9", "E9"), south="s D9", north="s E9", played="D9xE9 4,4", options={"repeat_attack": True})),
    ("MM-R68", Row(("[engage]", "D9", NW), south="s D9", north="s E9, a C8", played="D9xE9 4,4")),
    ("MM-050", Row(("D9", "C8"), south="s D9", north="a C8", setting=LINKED)),
    ("MM-052", Row(("D10", "E10"), south="a D10", north="s E10", setting=BOUND)),
    (
        "MM-R64",
        Row(
            BREAK_FREE,
            south="a D10",
            north="s E10",
            setting=BOUND,
            played="free 3,3",
            options={"escape_tries": "unlimited"},
        ),
    ),
    ("MM-R76", Row(("F12", "G12"), south="a F12", north="m G12", options={"point_blank": "auto"})),
    (
        "MM-R58",
        Row(
            ("D10", "F8"),
            south="a D10",
            north="s E10, m F8",
            setting=BOUND,
            options={"engaged_archer_may_shoot": True},
        ),
    ),
    ("MM-037", Row(("I17",), setting=RICH)),
    ("MM-R40", Row(BUY_NOTHING, setting=RICH)),
    ("MM-R35", Row(END_TURN, south="s D12")),
    ("MM-022", Row(("D12",), south="s D12")),
    ("MM-022", Row(("S-s0",), south="s D12")),
    ("MM-R13", Row(("A17", "A15"), south="s A17, m A16, m B16, m B17", options={"pass_through": "own"})),
)


@pytest.mark.parametrize(("rule", "row"), ALLOWED)
def test_allowed(rule: str, row: Row) -> None:
    refusal, legal, number = row.answer()
    assert refusal is None
    assert number in {-1, *legal}


@pytest.mark.rule("MM-023")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_only_the_side_on_turn_acts(seat: int) -> None:
    game = place({}, south="s D12", north="s E8")
    for asked in (END_TURN, 2000, ("E8", "E9"), ("D12", "D11")):
        refusal = RULESET.explain(game, seat, asked)
        assert refusal is not None
        assert refusal.rule == "MM-023"
        assert "South's turn" in refusal.text


@pytest.mark.rule("MM-R08", "MM-R105")
def test_nobody_acts_while_dice_are_out() -> None:
    new = RULESET.start({}, 2)
    game = place({}, south="s D9", north="s E8")
    game.apply(RULESET.parse(game, "D9xE8"))
    for position, rule in ((new, "MM-R08"), (game, "MM-R105")):
        assert position.actor == CHANCE
        for seat in (0, 1, SPECTATOR):
            refusal = RULESET.explain(position, seat, END_TURN)
            assert refusal is not None
            assert refusal.rule == rule


ENDINGS = rows(
    ("MM-014", Row(END_TURN, "soldiers", south="s D9", north="s E8", played="D9xE8 5,3", setting={"park": False})),
    ("MM-016", Row(END_TURN, "points", south="s D9", north="s E8", played="D9xE8 5,3", setting={"points": (98, 0)})),
    ("MM-015", Row(END_TURN, "top", south="m I9", played="end\nend", options={"top_turns": 1})),
    ("MM-R101", Row(END_TURN, "last turn", south="s D9", played="end", setting={"turn": 400})),
)


@pytest.mark.parametrize(("rule", "row"), ENDINGS)
def test_nobody_acts_after_the_end(rule: str, row: Row) -> None:
    refusal, legal, _ = row.answer()
    assert legal == []
    assert refusal is not None
    assert refusal.rule == rule
    assert row.text in refusal.text
