"""Soldiers: how they move, whom they attack, and what the dice decide."""

import pytest

from grognard.core.game import CHANCE
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

AROUND_D9 = "C8 D8 E8 C9 E9 C10 D10 E10"

MOVES = rows(
    (
        "MM-038, MM-R12",
        Part(
            "up to three squares, fewer too",
            """
            moves D12: D9 D10 D11 D13 D14 D15 A12 B12 A9 A15 G15 E11 / D8 D16 D12 G12
            refuse D12-D8 MM-R12
            refuse D12-H16 MM-R12
            D12-D9
            at D9 South soldier
            at D12 nothing
            told move MM-038
            """,
            south="s D12",
        ),
    ),
    (
        "MM-R12, MM-R13",
        Part(
            "the way bends round units",
            "moves A15 = A16 B16 A17 B17 C15 C16 C17 C14 D14 D15 D16 D17\nrefuse A15-A13 MM-R13\nA15-C14",
            south="s A15, s A14, s B14",
            north="s B15",
        ),
    ),
    (
        "MM-039, MM-R19",
        Part(
            "one movement a soldier and turn",
            "D12-D11\nmoves D11: none\nrefuse D11-D10 MM-039\nrefuse D11-D12 MM-039\nC14-C11\nend\nend\nD11-D10",
            south="s D12, s C14",
        ),
    ),
    ("MM-R11", Part("diagonal steps count one each", "moves D12: G15 A15 A9 G13\nD12-G15", south="s D12")),
    (
        "MM-R13",
        Part(
            "through nobody, friend or foe",
            "moves A17: none\nrefuse A17-A15 MM-R13\nrefuse A17-C17 MM-R13",
            south="s A17, m A16, s B17",
            north="s B16",
        ),
    ),
    (
        "MM-R14",
        Part(
            "onto nobody, friend or foe",
            "moves D12: D10 / D11 E12 E11\nrefuse D12-D11 MM-R14\nrefuse D12-E12 MM-R14\nrefuse D12-E11 MM-R14",
            south="s D12, m E12, a C12",
            north="s D11, m E11",
        ),
    ),
    (
        "MM-R15",
        Part(
            "not onto the mountain",
            "moves G13: H13 F12 I12 / G12 H12 F11 G11\nrefuse G13-G12 MM-R15\nrefuse G13-G11 MM-R15",
            south="s G13",
        ),
    ),
    (
        "MM-R15",
        Part(
            "not over it either",
            "moves I12: H13 I13 J13 I15 F12 L12 / H12 J12 I11 H11 I10",
            south="s I12",
        ),
    ),
    ("MM-R18", Part("not back to its own square", "refuse D12-D12 MM-R18\nmoves D12: D11 / D12", south="s D12")),
)  # fmt: skip

WHOM = rows(
    (
        "MM-040",
        Part(
            "all eight neighbours",
            f"attacks D9 = {AROUND_D9}",
            south="s D9",
            north=f"s {AROUND_D9}",
        ),
    ),
    (
        "MM-040",
        Part(
            "nobody further away",
            "attacks D9: none\nrefuse D9xB9 MM-040\nrefuse D9 B9 MM-040\nrefuse D9xD11 MM-040\nrefuse D9xF7 MM-040",
            south="s D9",
            north="s B9 D11 B7, m F7",
        ),
    ),
    ("MM-040", Part("nobody there", "refuse D9xE8 MM-040", south="s D9")),
    (
        "MM-041",
        Part(
            "one enemy a turn",
            """
            D9xE9 4,4
            refuse D9xC8 MM-041
            refuse D9 C8 MM-041
            attacks D9: none
            attacks E10: E9
            E10xE9 2,6
            end
            end
            attacks D9: E9 C8
            """,
            south="s D9, s E10",
            north="s E9, s C8",
        ),
    ),
    ("MM-041", Part("also after a kill", "D9xE9 5,1\nattacks D9: none\nrefuse D9xC8 MM-041", south="s D9", north="s E9, s C8")),
    ("MM-R49", Part("not the same one again", "D9xE9 4,4\nattacks D9: none\nrefuse D9xE9 MM-R49", south="s D9", north="s E9")),
    ("MM-R48", Part("soldiers and miners of the ground, no archer", "attacks D9 = C9 E9 E10", south="s D9", north="s C9, m E9 E10, a C8")),
    (
        "MM-R50",
        Part("move, then attack", "D12-D9\nD9xE8 5,3\npoints 2 0\nactions 1", south="s D12", north="s E8"),
    ),
    (
        "MM-R50",
        Part("attack, then move", "D9xE8 3,5\nD9-D12\nactions 1\nat E8 North soldier\nat D12 South soldier", south="s D9", north="s E8"),
    ),
    ("MM-R53", Part("past a corner of the mountain", "attacks F12: G13\nF12xG13 5,3\nat G13 nothing", south="s F12", north="s G13")),
    ("MM-R55", Part("miners attack nobody", "verbs E9: move\nattacks E9: none\nrefuse E9xD9 MM-022\nrefuse E9 D9 MM-R55", south="m E9", north="s D9, m E8")),
    ("MM-R55", Part("archers neither", "verbs D12: move\nattacks D12: none\nrefuse D12xD11 MM-022", south="a D12", north="s D11, m E12")),
    ("MM-R56", Part("no own units", "attacks D9: none\nrefuse D9xD8 MM-R56\nrefuse D9xE9 MM-R56\nrefuse D9&C9 MM-R56", south="s D9 D8, m E9, a C9")),
)  # fmt: skip

DICE = rows(
    (
        "MM-042, MM-R52",
        Part("the attacker's die comes first", "D9xE8 6,1\ntold dice MM-042\ntold attack MM-R48\nat E8 nothing\nat D9 South soldier", south="s D9", north="s E8"),
    ),
    ("MM-R52", Part("of whichever side", "E8xD9 1,6\nat D9 South soldier\nE9xD9 6,1\nat D9 nothing", south="s D9", north="s E8 E9", setting={"side": "north"})),
    *[
        ("MM-043", Part(f"{dice} kills", f"D9xE8 {dice}\ntold dies MM-043\nat E8 nothing\npoints 2 0\ndead north soldier 10", south="s D9", north="s E8"))
        for dice in ("5,3", "6,5", "2,1")
    ],
    *[
        ("MM-044", Part(f"{dice} does nothing", f"D9xE8 {dice}\ntold tie MM-044\nuntold dies\nat E8 North soldier\nat D9 South soldier\npoints 0 0", south="s D9", north="s E8"))
        for dice in ("1,1", "4,4", "6,6")
    ],
    *[
        ("MM-045", Part(f"{dice} does nothing", f"D9xE8 {dice}\ntold lower MM-045\nuntold dies\nat E8 North soldier\nat D9 South soldier\npoints 0 0", south="s D9", north="s E8"))
        for dice in ("2,6", "5,6", "1,2")
    ],
    (
        "MM-R51",
        Part(
            "the attacker stays where it is, and loses nothing by losing",
            "D9xE8 1,6\nat D9 South soldier\npoints 0 0\nE9xE8 6,1\nat E9 South soldier\nat E8 nothing\npoints 2 0",
            south="s D9 E9",
            north="s E8",
        ),
    ),
)  # fmt: skip

MINERS = rows(
    (
        "MM-054",
        Part(
            "only on level 0",
            "attacks G13: H13\nrefuse G13xG12 MM-054\nrefuse G13 G12 MM-054\nrefuse G13xF12 MM-040",
            south="s G13",
            north="m H13, m G12",
        ),
    ),
    (
        "MM-055",
        Part("dead at once, without dice", "G13xH13\nat H13 nothing\nuntold dice\ntold dies MM-055\nactions 2\nturn south\ndead north miner 4", south="s G13", north="m H13"),
    ),
    ("MM-046", Part("no points for a miner", "G13xH13\npoints 3 0\nuntold points\ntold no-points MM-046", south="s G13", north="m H13", setting={"points": (3, 0)})),
    (
        "MM-R54",
        Part(
            "that was the soldier's attack",
            "G13xH13\nattacks G13: none\nrefuse G13xF12 MM-R54\nrefuse G13xH14 MM-R54\nG13-G15",
            south="s G13",
            north="m H13 H14, s F12",
        ),
    ),
    (
        "MM-R48",
        Part("on the Entrance a miner is on level 0", "I16xI17\nat I17 nothing", south="s I16", north="m I17"),
    ),
)  # fmt: skip


@pytest.mark.parametrize("part", MOVES + WHOM + DICE + MINERS)
def test_soldiers(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-042", "MM-043", "MM-044", "MM-045")
def test_fifteen_of_the_36_throws_kill() -> None:
    game = place({}, south="s D9", north="s E8")
    game.apply(RULESET.parse(game, "D9xE8"))
    assert game.actor == CHANCE
    killed = []
    for outcome in range(int(game.chance()[0])):
        after = game.clone()
        after.apply(outcome)
        if not Table(after).pieces()[16].place:
            killed.append(RULESET.chance_notation(game, outcome))
    assert killed == [f"{own},{other}" for own in range(1, 7) for other in range(1, 7) if own > other]
    assert len(killed) == 15


@pytest.mark.rule("MM-038", "MM-R12", "MM-R14")
@pytest.mark.parametrize(("column", "row"), [("D", 14), ("N", 4)])
def test_every_square_within_three_steps_unless_it_is_taken(column: str, row: int) -> None:
    """Friend and foe keep a soldier off each single square, however far."""
    level = {found.id: found.facts["level"] for found in RULESET.board(RULESET.start({}, 2)).places}
    columns = [chr(ord(column) + across) for across in range(-3, 4)]
    around = {f"{name}{row + down}" for name in columns for down in range(-3, 4)} - {f"{column}{row}"}
    flat = {square for square in around if level[square] == 0}
    start = f"{column}{row}"
    assert Table(place({}, south=f"s {start}", park=False)).targets("move", start) == flat
    for square in flat:
        for units in ({"south": f"s {start} {square}"}, {"south": f"s {start}", "north": f"m {square}"}):
            offered = Table(place({}, **units, park=False)).targets("move", start)  # type: ignore[arg-type] # sides only
            assert square not in offered
            assert offered <= flat
