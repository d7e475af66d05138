"""The archer: how it moves, at whom and from where it shoots, and what hits."""

import pytest

from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Part, Table, rows, run_part

MOVES = rows(
    (
        "MM-068",
        Part(
            "up to two squares",
            "moves I14: I12 I13 I15 I16 G14 K14 G16 K16 H13 / I11 L14 F14 I17\nrefuse I14-L14 MM-R12\nrefuse I14-I17 MM-R12\nI14-I12\ntold move MM-068\nactions 2",
            south="a I14",
        ),
    ),
    ("MM-069", Part("a shot gives no new movement", "I14-I13\nI13*I9 3\nrefuse I13-I14 MM-069\nmoves I13: none", south="a I14", north="m I9")),
    ("MM-R12", Part("one square is a Move too", "I14-I13\nat I13 South archer", south="a I14")),
    ("MM-069", Part("one movement a turn", "I14-I12\nmoves I12: none\nrefuse I12-I13 MM-069\nend\nend\nI12-I13", south="a I14")),
    ("MM-R16", Part("not onto the mountain", "moves H13: G13 I13 H14 I12 / H12 G12 H11 I11\nrefuse H13-H12 MM-R16\nrefuse H13-H11 MM-R16", south="a H13")),
    ("MM-R13, MM-R14", Part("through and onto nobody", "moves A17: none\nrefuse A17-A16 MM-R14\nrefuse A17-A15 MM-R13", south="a A17, s A16 B17", north="s B16")),
    ("MM-R18", Part("not back to its own square", "refuse I14-I14 MM-R18", south="a I14")),
)  # fmt: skip

SHOTS = rows(
    (
        "MM-070",
        Part("one shot a turn, hit", "I13*I9 6 1\nshots I13: none\nrefuse I13*I8 MM-070\nrefuse I13 I8 MM-070\nactions 2", south="a I13", north="m I9, m M9"),
    ),
    ("MM-070, MM-R90", Part("or miss", "I13*I9 1\ntold miss MM-R90\nshots I13: none\nrefuse I13*I9 MM-070\nend\nend\nshots I13: I9\nI13*I9 4 1", south="a I13", north="m I9")),
    ("MM-071", Part("straight lines", "shots F13: J9\nrefuse F13*I11 MM-071\nrefuse F13 I11 MM-071\nrefuse F13*G9 MM-071", south="a F13", north="m I11 J9 G9")),
    ("MM-072, MM-R88", Part("a miss throws one die", "I13*I9 3\ntold shot MM-072\ntold throw MM-075\nuntold fall\nat I9 North miner\nturn south", south="a I13", north="m I9")),
    ("MM-072", Part("a hit throws a second", "I13*I9 4 5\ntold throw MM-075\ntold fall MM-078\nuntold miss\nat I4 North miner", south="a I13", north="m I9")),
    ("MM-084", Part("no soldier, no archer", "shots F13: none\nrefuse F13*F16 MM-084\nrefuse F13*J13 MM-084\nrefuse F13 F16 MM-084", south="a F13", north="s F16, a J13")),
    ("MM-084", Part("no empty square", "refuse F13*F9 MM-084", south="a F13", north="m J9")),
    ("MM-R72", Part("no miner on level 0", "shots F13: none\nrefuse F13*J13 MM-R72\nrefuse F13 J13 MM-R72", south="a F13", north="m J13")),
    ("MM-R73", Part("no own miner", "shots F13: none\nrefuse F13*J9 MM-R73\nrefuse F13 J9 MM-R73", south="a F13, m J9")),
    ("MM-R74", Part("with enemies next to it", "shots I13: I9\nI13*I9 4 5\nat I4 North miner", south="a I13", north="m I9, s H14 I14 J14")),
    ("MM-R74", Part("from the notch in the mountain", "shots I12: I9\nI12*I9 3 1\nat I8 North miner", south="a I12", north="m I9")),
    ("MM-R74, MM-R50", Part("move and shoot in either order", "I14-I13\nI13*I9 4 1\nend\nend\nI13*I8 5 1\nI13-I14\nactions 1", south="a I14", north="m I9")),
    ("MM-R75", Part("a diagonal step is one", "shots F13: J9\nF13*J9 3\ntold throw MM-075\nend\nend\nF13*J9 4 1\nat K8 North miner", south="a F13", north="m J9")),
    ("MM-R75", Part("height does not count", "I13*I9 4 1\ntold throw MM-075\nat I8 North miner", south="a I13", north="m I9")),
    ("MM-R76", Part("not at distance 1", "shots I12: none\nrefuse I12*H11 MM-R76\nrefuse I12 J11 MM-R76", south="a I12", north="m H11 J11")),
    ("MM-R76", Part("under the option it is, and any die hits", "shots F12: G12\nF12*G12 1 1\ntold throw MM-R76\nat H12 North miner", south="a F12", north="m G12", options={"point_blank": "auto"})),
    ("MM-R77", Part("not at distance 7", "shots G14: none\nrefuse G14 G7 MM-R77\nrefuse G14*G7 MM-R77", south="a G14", north="m G7")),
    ("MM-077", Part("but at distance 6", "shots G13: G7\nG13*G7 5\nend\nend\nG13*G7 6 1\nat G6 North miner", south="a G13", north="m G7")),
    (
        "MM-R78",
        Part(
            "nothing blocks: heights and units between",
            "shots F13: L7\nF13*L7 6 1\nat M6 North miner\nend\nend\nF13-G14",
            south="a F13, m H11",
            north="m L7 I10, m K8",
        ),
    ),
    ("MM-R78", Part("own and enemy units next to the archer", "shots I13: I9\nI13*I9 4 5\nat I4 North miner", south="a I13, s I12", north="m I9 I10")),
    (
        "MM-082, MM-R79",
        Part(
            "not with the mountain at his back",
            "shots G15: none\nrefuse G15*G11 MM-082\nrefuse G15 G11 MM-082",
            south="a G15",
            north="m G11",
        ),
    ),
    ("MM-082, MM-R79", Part("nor from the west", "shots D11: none\nrefuse D11*G11 MM-082", south="a D11", north="m G11")),
    ("MM-082", Part("from another side he can be shot", "shots I13: G11\nI13*G11 2 1\nat F10 North miner", south="a I13", north="m G11")),
    ("MM-022", Part("soldiers and miners do not shoot", "shots I13: none\nshots H13: none\nrefuse I13*I9 MM-022", south="s I13, m H13, a A5", north="m I9")),
)  # fmt: skip

TABLE = [
    pytest.param(2, "M7", "K9", marks=pytest.mark.rule("MM-073")),
    pytest.param(3, "I12", "I9", marks=pytest.mark.rule("MM-074")),
    pytest.param(4, "I13", "I9", marks=pytest.mark.rule("MM-075")),
    pytest.param(5, "I14", "I9", marks=pytest.mark.rule("MM-076")),
    pytest.param(6, "I15", "I9", marks=pytest.mark.rule("MM-077")),
]
ROW_OF = {2: "MM-073", 3: "MM-074", 4: "MM-075", 5: "MM-076", 6: "MM-077"}


@pytest.mark.parametrize("part", MOVES + SHOTS)
def test_archer(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize(("distance", "start", "target"), TABLE)
@pytest.mark.parametrize("die", range(1, 7))
def test_table_of_shots(distance: int, start: str, target: str, die: int) -> None:
    """A die of at least the distance hits."""
    game = place({}, south=f"a {start}", north=f"m {target}")
    hit = die >= distance
    Table(game).run(
        f"{start}*{target} {die} {'1' if hit else ''}\ntold throw {ROW_OF[distance]}\nat {target} {'nothing' if hit else 'North miner'}"
    )


@pytest.mark.rule("MM-071", "MM-R75")
def test_all_directions() -> None:
    """The top can be shot from all eight sides."""
    for start in ("I13", "I5", "E9", "M9", "E13", "M13", "E5", "M5"):
        game = place({}, south=f"a {start}", north="m I9")
        assert Table(game).targets("shoot", start) == {"I9"}
        assert int(RULESET.parse(game, f"{start}*I9")) in [int(action) for action in game.legal_actions()]
