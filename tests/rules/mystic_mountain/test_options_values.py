"""Every option of Mystic Mountain: its values, its default, the rule it belongs to, and what is said to any other value."""

import pytest

from grognard.core.errors import DataError
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place

SWITCH = ("on", "off")
WAYS = ("elimination", "top", "points")

# By option: its rule, its default, what a refusal allows, some values that are read (and as what), and some that are not.
OPTIONS: dict[str, tuple[str, object, tuple[str, ...], list[tuple[object, object]], list[object]]] = {
    "layout": ("MM-R01", "A17", ("A17", "B15x19"), [("B15x19", "B15x19")], ["a17", "C", "", 17, None, True]),
    "mountain": ("MM-R04", "ridge", ("ridge", "spiral"), [("spiral", "spiral")], ["volcano", "Ridge", 1, ()]),
    "start_forward": ("MM-R06", 0, ("0 to 2",), [(1, 1), ("2", 2)], [3, -1, "x", 1.5, True, None]),
    "line_of_sight": (
        "MM-R78",
        "none",
        ("none", "terrain", "terrain_units"),
        [("terrain", "terrain"), ("terrain_units", "terrain_units")],
        ["units", "on", False],
    ),
    "top": ("MM-R94", "highest", ("highest", "band7_8"), [("band7_8", "band7_8")], ["band", 8, None]),
    "top_turns": ("MM-R95", 5, ("1 to 20",), [(1, 1), ("20", 20)], [0, 21, -5, "five", True, 3.0]),
    "elimination": (
        "MM-R92",
        "immediate",
        ("immediate", "after_purchase"),
        [("after_purchase", "after_purchase")],
        ["never", "off", 0],
    ),
    "win_ways": (
        "MM-R91",
        WAYS,
        WAYS,
        [
            ("points,top", ("top", "points")),
            (["elimination"], ("elimination",)),
            (("top", "elimination"), ("elimination", "top")),
            ("top", ("top",)),
            ("points", ("points",)),
            ("elimination,points", ("elimination", "points")),
        ],
        ["", [], (), "all", "top,gold", ["top", 3], 7, None],
    ),
    "point_blank": ("MM-R76", "forbid", ("forbid", "auto"), [("auto", "auto")], ["allow", True, 1]),
    "escape_tries": (
        "MM-R64",
        "per_turn",
        ("per_turn", "per_engagement", "unlimited"),
        [("per_engagement", "per_engagement"), ("unlimited", "unlimited")],
        ["once", 1, None],
    ),
    "repeat_attack": ("MM-R49", False, SWITCH, [(True, True), ("on", True), ("off", False)], ["maybe", 2, None, ""]),
    "victory_points": ("MM-R99", "balance", ("balance", "lifetime"), [("lifetime", "lifetime")], ["total", 100]),
    "diagonal_moves": ("MM-R11", True, SWITCH, [(False, False), ("off", False)], ["diagonal", 2, []]),
    "miner_sideways": ("MM-R21", True, SWITCH, [(False, False), ("off", False)], ["left", 3, None]),
    "turn_cap": ("MM-R101", 400, ("20 to 100000",), [(20, 20), ("401", 401)], [19, 0, -1, "none", None, True, 100_001]),
    "cap_result": ("MM-R101", "draw", ("draw", "points"), [("points", "points")], ["win", 0]),
    "entrance_access": ("MM-R17", "all", ("all", "owner"), [("owner", "owner")], ["enemy", False]),
    "first_player": (
        "MM-R08",
        "random",
        ("random", "south", "north"),
        [("south", "south"), ("north", "north")],
        ["South", "loser", 0, 1],
    ),
    "first_turn_actions": ("MM-R32", 3, ("1 to 3",), [(1, 1), ("2", 2)], [0, 4, "all", True]),
    "bought_unit_acts": ("MM-R43", True, SWITCH, [(False, False), ("off", False)], ["later", 7]),
    "failed_attack_ends_engagement": ("MM-R63", False, SWITCH, [(True, True), ("on", True)], ["tie", 9]),
    "engage_lapses": ("MM-R61", False, SWITCH, [(True, True), ("on", True)], ["next", 5]),
    "fall_edge": ("MM-R84", "stop", ("stop", "die"), [("die", "die")], ["bounce", True]),
    "pass_through": ("MM-R13", "none", ("none", "own"), [("own", "own")], ["all", "enemy", False]),
    "entrance_full": ("MM-R44", "refuse", ("refuse", "nearest"), [("nearest", "nearest")], ["push", None]),
    "engaged_archer_may_shoot": ("MM-R58", False, SWITCH, [(True, True), ("on", True)], ["once", 4]),
}
MARKED = [pytest.param(name, id=name, marks=pytest.mark.rule(row[0])) for name, row in OPTIONS.items()]
GOOD = [
    pytest.param(name, given, read, id=f"{name}={given}", marks=pytest.mark.rule(row[0]))
    for name, row in OPTIONS.items()
    for given, read in row[3]
]
WRONG = [
    pytest.param(name, value, id=f"{name}={value!r}", marks=pytest.mark.rule(row[0]))
    for name, row in OPTIONS.items()
    for value in row[4]
]


def test_these_are_all_options() -> None:
    assert {option.name for option in RULESET.options} == set(OPTIONS)


@pytest.mark.parametrize("name", MARKED)
def test_rule_and_default(name: str) -> None:
    rule, default, *_ = OPTIONS[name]
    (option,) = [option for option in RULESET.options if option.name == name]
    assert (option.rule, option.default) == (rule, default)
    assert RULESET.resolve({})[name] == default


@pytest.mark.parametrize(("name", "given", "read"), GOOD)
def test_values_are_read_and_reach_the_game(name: str, given: object, read: object) -> None:
    game = RULESET.start({name: given}, 2)
    assert RULESET.options_of(game) == {**RULESET.resolve({}), name: read}
    assert RULESET.options_of(RULESET.load(game.pack())) == RULESET.options_of(game)


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_other_values_are_refused_with_what_is_allowed(name: str, value: object) -> None:
    for attempt in (
        lambda: RULESET.resolve({name: value}),
        lambda: RULESET.start({name: value}, 2),
        lambda: place({name: value}),
    ):
        with pytest.raises(DataError) as refused:
            attempt()
        assert name in refused.value.message
        assert tuple(refused.value.allowed) == OPTIONS[name][2]


@pytest.mark.rule("MM-R04", "MM-R21")
def test_spiral_without_sideways_steps_is_refused() -> None:
    together: dict[str, object] = {"mountain": "spiral", "miner_sideways": False}
    for attempt in (lambda: RULESET.resolve(together), lambda: RULESET.start(together, 2), lambda: place(together)):
        with pytest.raises(DataError, match="miner_sideways") as refused:
            attempt()
        assert tuple(refused.value.allowed) == ("on",)
    assert RULESET.resolve({"mountain": "spiral", "miner_sideways": True})["mountain"] == "spiral"
    assert RULESET.resolve({"mountain": "ridge", "miner_sideways": False})["miner_sideways"] is False


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(DataError, match=r"fall_edge") as refused:
        RULESET.resolve({"fall_edges": "die"})
    assert set(refused.value.allowed) == set(OPTIONS)
