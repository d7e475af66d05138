"""What an action may lead to, against chances worked out by hand from the rules."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from grognard.core.chance import faces_of
from grognard.core.game import CHANCE
from grognard.core.views import Forecast, View, encode
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place


def forecast_in(game: Any, notation: str) -> Forecast:
    found = RULESET.forecast(RULESET.view(game, 0), RULESET.parse(game, notation))
    assert found is not None
    return found


def chances(forecast: Forecast) -> dict[str, Fraction]:
    return {chance.label: Fraction(chance.probability).limit_denominator(216) for chance in forecast.outcomes}


DUELS = [
    pytest.param("s D9", "s E8", {}, "D9xE8", "soldier E8 dies", marks=pytest.mark.rule("MM-043", "MM-044", "MM-045")),
    pytest.param("s D9", "a C8", {"links": {"D9": 8}}, "D9!C8", "archer C8 dies", marks=pytest.mark.rule("MM-051")),
    pytest.param("a D10", "s E10", {"links": {"E10": 9}}, "free", "free", marks=pytest.mark.rule("MM-052", "MM-R65")),
]


@pytest.mark.parametrize(("south", "north", "setting", "notation", "won"), DUELS)
def test_duel(south: str, north: str, setting: Any, notation: str, won: str) -> None:
    found = forecast_in(place({}, south=south, north=north, **setting), notation)
    assert list(chances(found).values()) == [Fraction(15, 36), Fraction(6, 36), Fraction(15, 36)]
    assert next(iter(chances(found))) == won
    assert "41.7 %" in found.text


@pytest.mark.rule("MM-055")
def test_a_miner_on_the_ground_dies_for_certain() -> None:
    assert chances(forecast_in(place({}, south="s G13", north="m H13"), "G13xH13")) == {"dies": Fraction(1)}


# The archer's and the miner's squares, further units of South, options, and the outcomes in 36ths.
SHOTS = [
    # I13 shoots I9 over distance 4: 3 of 6 hit, then I8 I7 I6 I5 I4 I3, one for each die.
    pytest.param("I13", "I9", "", {}, {
        "miss": 18, "falls to I8 (level 4)": 3, "falls to I7 (level 3)": 3, "falls to I6 (level 0)": 3,
        "falls to I5 (level 0)": 3, "falls to I4 (level 0)": 3, "falls to I3 (level 0)": 3,
    }, marks=pytest.mark.rule("MM-075", "MM-079", "MM-081")),
    # I4 and I3 taken: a 5 goes on to I2, and so does a 6.
    pytest.param("I13", "I9", "s I4, s I3", {}, {
        "miss": 18, "falls to I8 (level 4)": 3, "falls to I7 (level 3)": 3, "falls to I6 (level 0)": 3,
        "falls to I5 (level 0)": 3, "falls to I2 (level 0)": 6,
    }, marks=pytest.mark.rule("MM-080", "MM-R82")),
    # M8 shoots I8: distance 4, the lane is H8 alone, because G8 is higher.
    pytest.param("M8", "I8", "", {}, {"miss": 18, "falls to H8 (level 4)": 18}, marks=pytest.mark.rule("MM-R80")),
    # H8 taken: nowhere to go.
    pytest.param("M8", "I8", "m H8", {}, {"miss": 18, "stays": 18}, marks=pytest.mark.rule("MM-R83")),
    # F13 shoots L7: distance 6; M6 N5 O4 P3 Q2, then the edge.
    pytest.param("F13", "L7", "", {}, {
        "miss": 30, "falls to M6 (level 0)": 1, "falls to N5 (level 0)": 1, "falls to O4 (level 0)": 1,
        "falls to P3 (level 0)": 1, "falls to Q2 (level 0)": 2,
    }, marks=pytest.mark.rule("MM-077", "MM-R84")),
    pytest.param("F13", "L7", "", {"fall_edge": "die"}, {
        "miss": 30, "falls to M6 (level 0)": 1, "falls to N5 (level 0)": 1, "falls to O4 (level 0)": 1,
        "falls to P3 (level 0)": 1, "falls to Q2 (level 0)": 1, "falls off the board and dies": 1,
    }, marks=pytest.mark.rule("MM-R84")),
    # Q2 taken: a 5 and a 6 both walk back to P3, where a 4 ends too.
    pytest.param("F13", "L7", "s Q2", {}, {
        "miss": 30, "falls to M6 (level 0)": 1, "falls to N5 (level 0)": 1, "falls to O4 (level 0)": 1,
        "falls to P3 (level 0)": 3,
    }, marks=pytest.mark.rule("MM-R83")),
    # Point blank never misses: G12 from F12, behind him H12, I12, J12, K12, L12, M12.
    pytest.param("F12", "G12", "", {"point_blank": "auto"}, {
        "falls to H12 (level 1)": 6, "falls to I12 (level 0)": 6, "falls to J12 (level 1)": 6,
        "falls to K12 (level 1)": 6, "falls to L12 (level 0)": 6, "falls to M12 (level 0)": 6,
    }, marks=pytest.mark.rule("MM-R76")),
    # M7 shoots K9 over distance 2: 5 of 6 hit; J10 I11 H12 G13 F14 E15.
    pytest.param("M7", "K9", "", {}, {
        "miss": 6, "falls to J10 (level 4)": 5, "falls to I11 (level 3)": 5, "falls to H12 (level 1)": 5,
        "falls to G13 (level 0)": 5, "falls to F14 (level 0)": 5, "falls to E15 (level 0)": 5,
    }, marks=pytest.mark.rule("MM-073")),
]  # fmt: skip


@pytest.mark.parametrize(("archer", "miner", "others", "options", "outcomes"), SHOTS)
def test_shot(archer: str, miner: str, others: str, options: Any, outcomes: dict[str, int]) -> None:
    south = ", ".join(part for part in (f"a {archer}", others) if part)
    found = forecast_in(place(options, south=south, north=f"m {miner}"), f"{archer}*{miner}")
    assert chances(found) == {label: Fraction(number, 36) for label, number in outcomes.items()}


@pytest.mark.parametrize(
    ("south", "north", "setting", "notation"),
    [
        ("a I13", "m I9", {}, "I13*I9"),
        ("a I13, s I3", "m I9, s I4, s I6", {}, "I13*I9"),
        ("a F13", "m L7, s Q2", {}, "F13*L7"),
        ("a M8", "m I8, m H8", {}, "M8*I8"),
        ("s D9", "s E8", {}, "D9xE8"),
        ("a D10", "s E10", {"links": {"E10": 9}}, "free"),
    ],
)
def test_forecasts_are_what_the_rules_then_do(south: str, north: str, setting: Any, notation: str) -> None:
    """Every dice outcome is played out; where the target then is has the chance that was told."""
    game = place({}, south=south, north=north, **setting)
    action = RULESET.parse(game, notation)
    told = chances(forecast_in(game, notation))
    target = RULESET.describe(game, action).touches[-1]
    start = place_of(game, target)
    counted: dict[str, Fraction] = {}
    played = game.clone()
    played.apply(action)
    for end, share in ends(played, Fraction(1)):
        where = place_of(end, target)
        free = notation == "free" and not RULESET.view(end, 0).facts["engaged"]
        result = "free" if free else "stays put" if where == start else f"falls to {where}" if where else "dies"
        counted[result] = counted.get(result, Fraction(0)) + share
    regrouped: dict[str, Fraction] = {}
    for label, share in told.items():
        word = label.split(" (")[0] if label.startswith("falls") else "dies" if label.endswith("dies") else label
        word = word if word.startswith("falls") or word in ("dies", "free") else "stays put"
        regrouped[word] = regrouped.get(word, Fraction(0)) + share
    assert counted == regrouped


def place_of(game: Any, piece: str) -> str:
    return next(each.place for each in RULESET.view(game, 0).pieces if each.id == piece)


def ends(game: Any, share: Fraction) -> list[tuple[Any, Fraction]]:
    """All positions after the dice, with their chances."""
    if game.actor != CHANCE:
        return [(game, share)]
    size = int(game.chance()[0])
    found = []
    for outcome in range(size):
        after = game.clone()
        after.apply(outcome)
        found += ends(after, share / size)
    return found


COUNTED = [
    ("m G13, m H11", "", {"points": (5, 0)}, "G13^G12", {"points": 4, "income": 1, "income_after": 2}),
    ("m G9, m H11", "", {"points": (5, 0)}, "G9^H9", {"points": 1, "income": 3, "income_after": 5}),
    ("m G11", "", {}, "G11-G13", {"income": 1, "income_after": 0}),
    ("m H10, s D9", "", {"points": (40, 0), "begin": True}, "soldier@I17", {"points": 27, "income": 2}),
    ("m H10, s D9", "", {"points": (40, 0), "begin": True}, "miner@I17", {"points": 32, "income": 2}),
    ("m H10, s D9", "", {"points": (40, 0), "begin": True}, "archer@I17", {"points": 22, "income": 2}),
]


@pytest.mark.rule("MM-062", "MM-R41")
@pytest.mark.parametrize(("south", "north", "setting", "notation", "facts"), COUNTED)
def test_points_and_income(south: str, north: str, setting: Any, notation: str, facts: dict[str, int]) -> None:
    assert forecast_in(place({}, south=south, north=north, **setting), notation).facts == facts


def test_nothing_to_tell() -> None:
    game = place({}, south="s D12, m A14", north="")
    for notation in ("end", "D12-D9", "A14-B14"):
        assert RULESET.forecast(RULESET.view(game, 0), RULESET.parse(game, notation)) is None


def test_a_view_that_came_over_the_wire_forecasts_the_same() -> None:
    game = place({"win_ways": ("top", "points")}, south="a I13, s D9", north="m I9, s E8")
    sent = msgspec.json.decode(encode(RULESET.view(game, 0)), type=View)
    for notation in ("I13*I9", "D9xE8"):
        action = RULESET.parse(game, notation)
        assert RULESET.forecast(sent, action) == RULESET.forecast(RULESET.view(game, 0), action)


def test_faces() -> None:
    assert faces_of(26, 2) == (5, 3)
