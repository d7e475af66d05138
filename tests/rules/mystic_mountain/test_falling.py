"""Where a miner lands that was shot off the mountain."""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

LANDINGS = rows(
    (
        "MM-078",
        Part("the second die is the distance", "I13*I9 4 3\ntold fall MM-078\nat I6 North miner\nat I9 nothing\nactions 2", south="a I13", north="m I9"),
    ),
    ("MM-079", Part("straight on, away from the archer", "I13*I9 4 5\ntold lands MM-079\nat I4 North miner", south="a I13", north="m I9")),
    ("MM-083, MM-R89", Part("the worked example", "I13*I9 4 5\nat I4 North miner\nat I9 nothing", south="a I13", north="m I9")),
    ("MM-080", Part("one further when somebody is there", "I13*I9 4 5\ntold lands MM-080\nat I3 North miner\nat I4 North soldier", south="a I13", north="m I9, s I4")),
    ("MM-080", Part("whoever it is", "I13*I9 4 5\ntold lands MM-080\nat I3 North miner\nat I4 South miner", south="a I13, m I4", north="m I9")),
    ("MM-080", Part("on the mountain too", "I13*I9 4 1\ntold lands MM-080\nat I7 North miner\nat I8 South miner", south="a I13, m I8", north="m I9")),
    ("MM-081", Part("a short fall leaves him on the mountain", "I13*I9 4 2\ntold lands MM-081\nat I7 North miner\nend\npoints 0 1", south="a I13", north="m I9")),
    ("MM-R81", Part("units on the way do not matter", "I13*I9 4 5\nat I4 North miner\nat I8 North miner\nat I5 South soldier", south="a I13, s I5 I6, m I7", north="m I9 I8")),
    ("MM-R82", Part("further still, until a square is free", "I13*I9 4 5\ntold lands MM-R82\nat I2 North miner", south="a I13, s I3", north="m I9, s I4")),
    ("MM-R82", Part("to the edge", "I13*I9 4 6\ntold lands MM-R82\nat I1 North miner", south="a I13, s I2", north="m I9, s I3")),
    (
        "MM-R83",
        Part("nothing free beyond: back towards the start", "F13*L7 6 5\ntold lands MM-R83\nat P3 North miner\nat Q2 North soldier", south="a F13", north="m L7, s Q2"),
    ),
    ("MM-R83", Part("to the first free square on the way back", "F13*L7 6 5\nat O4 North miner", south="a F13, s P3", north="m L7, s Q2")),
    ("MM-R83", Part("further back", "F13*L7 6 5\ntold lands MM-R83\nat N5 North miner", south="a F13, s P3", north="m L7, s Q2 O4")),
    ("MM-R83", Part("from the rolled square, not from the end", "F13*L7 6 3\ntold lands MM-R83\nat N5 North miner", south="a F13, s P3", north="m L7, s Q2 O4")),
    (
        "MM-R83",
        Part(
            "all taken: he stays",
            "M8*I8 4 3\ntold stays MM-R83\nuntold lands\nat I8 North miner\nat H8 South miner\nactions 2\nshots M8: none",
            south="a M8, m H8",
            north="m I8",
        ),
    ),
    (
        "MM-R83",
        Part(
            "all taken to the edge of the board",
            "F13*L7 6 2\ntold stays MM-R83\nat L7 North miner",
            south="a F13, s M6 N5",
            north="m L7, s O4 P3 Q2",
        ),
    ),
    ("MM-R80, MM-082", Part("he stops before a higher square", "M8*I8 4 3\ntold stops MM-R80\ntold lands MM-081\nat H8 North miner", south="a M8", north="m I8")),
    ("MM-R80", Part("not when the die is short enough", "M8*I8 4 1\nuntold stops\nat H8 North miner", south="a M8", north="m I8")),
    ("MM-R80, MM-R85", Part("over a notch onto equal height", "D12*G12 3 3\nat J12 North miner\nuntold stops\nend\npoints 0 1", south="a D12", north="m G12")),
    ("MM-R80", Part("into the notch and beyond the mountain", "D12*G12 3 2\nat I12 North miner", south="a D12", north="m G12")),
    ("MM-R80", Part("a cliff downwards is no hindrance", "E9*I9 4 4\nat M9 North miner", south="a E9", north="m I9")),
    ("MM-R84", Part("the edge of the board stops him", "F13*L7 6 6\ntold edge MM-R84\ntold lands MM-079\nat Q2 North miner", south="a F13", north="m L7")),
    ("MM-R84, MM-R83", Part("and then the rules of taken squares", "F13*L7 6 6\ntold edge MM-R84\ntold lands MM-R83\nat P3 North miner\ndead north miner 3", south="a F13", north="m L7, s Q2")),
    ("MM-R84", Part("under the option he dies beyond it", "F13*L7 6 6\ntold edge MM-R84\ntold dies MM-R84\ntold spends MM-032\nuntold lands\ndead north miner 4\nactions 2", south="a F13", north="m L7", options={"fall_edge": "die"})),
    ("MM-R84", Part("exactly to the edge", "F13*L7 6 5\nuntold edge\ntold lands MM-079\nat Q2 North miner", south="a F13", north="m L7")),
    ("MM-R85", Part("onto lower ground of the mountain, where he mines", "I13*G11 2 1\ntold lands MM-081\nat F10 North miner\nend\npoints 0 1", south="a I13", north="m G11")),
    ("MM-R86", Part("onto an Entrance square", "H13*H7 6 6\ntold lands MM-079\nat H1 North miner", south="a H13", north="m H7")),
    ("MM-R86", Part("of the other side as well", "H5*H11 6 6\nat H17 North miner\nend\nH17-H15", south="a H5", north="m H11")),
    (
        "MM-R87",
        Part(
            "a fall costs him nothing",
            "I13*I9 4 5\npoints 3 8\nuntold dies\nuntold points\ndead north miner 3\nend\npoints 3 8\nI4-I6\nI6-I5",
            south="a I13",
            north="m I9",
            setting={"points": (3, 8)},
        ),
    ),
    ("MM-R87, MM-055", Part("but on the ground a soldier may kill him", "I13*I9 4 5\nH4xI4\nat I4 nothing\npoints 0 0", south="a I13, s H4", north="m I9")),
    ("MM-R96", Part("his count on the top is lost", "I13*I9 4 1\ntold resets MM-R96\nhold I8 0", south="a I13", north="m I9", setting={"hold": {"I9": 4}})),
)  # fmt: skip

# From each side, four squares away: the arrow drives the miner on, and five squares further he stands on open ground.
AWAY = [
    ("I13", "I4"), ("I5", "I14"), ("E9", "N9"), ("M9", "D9"), ("E13", "N4"), ("M13", "D4"), ("E5", "N14"), ("M5", "D14"),
]  # fmt: skip


@pytest.mark.parametrize("part", LANDINGS)
def test_landing(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MM-079")
@pytest.mark.parametrize(("archer", "landing"), AWAY)
def test_away_from_the_archer_in_every_direction(archer: str, landing: str) -> None:
    run_part(Part("", f"{archer}*I9 4 5\nat {landing} North miner", south=f"a {archer}", north="m I9"))


@pytest.mark.rule("MM-078", "MM-079", "MM-081")
@pytest.mark.parametrize(("die", "landing"), list(enumerate(["I8", "I7", "I6", "I5", "I4", "I3"], 1)))
def test_each_number_of_the_second_die(die: int, landing: str) -> None:
    told = "MM-081" if die < 3 else "MM-079"
    run_part(Part("", f"I13*I9 6 {die}\nat {landing} North miner\ntold lands {told}", south="a I13", north="m I9"))
