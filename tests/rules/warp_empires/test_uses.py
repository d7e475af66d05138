"""Which rules play makes use of, beside the one that an event or a refusal names."""

from typing import Any

import pytest

from grognard.core.game import EVERYONE, Told
from grognard.core.views import Refusal
from grognard.games.warp_empires.shipped import ruleset_of
from tests.rules.warp_empires.desk import mars
from tests.rules.warp_empires.script import Part, Play, position

MARS = ruleset_of("space_1889_empires")
FENS = ruleset_of("amber_fens")


def told(what: str, rule: str, *numbers: int) -> Told:
    """An event that everybody sees."""
    a, b, c = (*numbers, 0, 0, 0)[:3]
    return what, rule, EVERYONE, a, b, c


# By the event and its numbers alone.
@pytest.mark.rule(
    "WE-038", "WE-039", "WE-R02", "WE-R07", "WE-R46", "WE-R47", "WE-R48", "WE-R54", "WE-R55", "WE-R57", "S8-035", "S8-036",
)  # fmt: skip
@pytest.mark.parametrize(
    ("event", "rules"),
    [
        (told("turn", "WE-013", 0, 1), "WE-013 WE-R02"),
        (told("reshuffled", "WE-018"), "WE-018 WE-R07 S8-035"),
        (told("fills", "WE-040", 1, 3), "WE-040 WE-R48"),
        (told("lost", "S8-R35", 4, 1, 2), "S8-R35 WE-038 WE-R46"),
        (told("captured", "WE-039", 0, 1, 2), "WE-039 WE-R47"),
        (told("recruit", "WE-047", 4, 0, 2), "WE-047 WE-R54"),
        (told("returns", "WE-046", 0, 2), "WE-046 WE-R55"),
        (told("returns", "WE-046", 0, 0), "WE-046"),  # nothing goes back
        (told("upkeep-limit", "WE-048", 0, 0, 4), "WE-048 WE-R57"),
        (told("upkeep-limit", "WE-048", 0, 20, 4), "WE-048"),
        (told("upkeep-limit", "WE-048", 0, 0, 0), "WE-048"),  # and nobody to go
        (told("announces", "WE-019", 1, 0, 1), "WE-019 S8-036"),
        (told("revenue", "WE-041", 0, 4), "WE-041"),
    ],
)
def test_an_event_is_a_use_of_more_rules(event: Told, rules: str) -> None:
    assert MARS.rules_told(MARS.start({}, 2), event) == tuple(rules.split())


@pytest.mark.rule("S8-034", "S8-035", "S8-036", "S8-041", "S8-R20")
def test_what_a_module_says_again_counts_in_this_module_only() -> None:
    game = FENS.start({}, 2)
    assert FENS.rules_told(game, told("reshuffled", "WE-018")) == ("WE-018", "WE-R07")
    assert "S8-036" not in FENS.rules_told(game, told("announces", "WE-019", 1, 0, 1))
    for rule, again in (("WE-017", ("S8-034",)), ("WE-023", ("S8-041",)), ("S8-009", ("S8-R20",)), ("WE-024", ())):
        assert MARS.rules_refused(MARS.start({}, 2), Refusal(rule=rule, text="")) == (rule, *again)
        assert FENS.rules_refused(game, Refusal(rule=rule, text="")) == (rule,)


# Units, hands, further words of the position, lines; of the last line an event, rules that it uses, rules that it does not.
Row = tuple[dict[str, str], dict[str, str], dict[str, Any], str, str, str, str]
MOVED: list[Row] = [
    ({"B": "X GB"}, {"X": "minor_move"}, {}, "X> minor_move B GB done E", "moves", "S8-036", "WE-R12 WE-R14 WE-R17 WE-R19"),
    ({"B": "X GB BN"}, {"X": "minor_move"}, {}, "X> minor_move B BN GB done E", "moves", "WE-R12", "WE-R17"),
    ({"B": "X GB"}, {"X": "minor_move"}, {}, "X> minor_move B GB done G", "moves", "WE-R17", "WE-R12 WE-R14"),
    ({"B": "X GB; Y BN"}, {"X": "minor_move"}, {}, "X> minor_move B GB done E", "moves", "WE-R19", "WE-R17"),
    ({"B": "X GB"}, {"X": "minor_move minor_move"}, {}, "X> minor_move B GB done E\nX> minor_move E GB done B", "moves", "WE-R14", "WE-R19"),
    ({"B": "X GB GB"}, {"X": "major_move"}, {}, "X> major_move B GB done E\nX> B GB done E", "moves", "S8-036", "WE-R14"),
]  # fmt: skip
FOUGHT: list[Row] = [
    ({"E": "X GB; Y BN"}, {}, {}, "X> done", "battle", "WE-R23 WE-R26", "WE-R28 S8-028 S8-R21"),
    ({"E": "X BS; Y GB; Z GB"}, {}, {}, "X> done E Y", "battle", "WE-R28", "S8-028"),
    ({"D": "X GB GB; Y BS BN"}, {"X": "trap"}, {}, "X> done", "battle", "S8-028 S8-R21", "WE-R28"),
    ({"D": "X GB GB; Y BS GB"}, {"X": "trap"}, {}, "X> done", "battle", "WE-R23", "S8-028 S8-R21"),
    ({"E": "X GB; Y BN"}, {"X": "surprise out_maneuver", "Y": "armor"}, {}, "Y> done X> done surprise", "lays", "", "WE-R30"),
    ({"E": "X GB; Y BN"}, {"X": "surprise out_maneuver", "Y": "armor"}, {}, "Y> done X> done surprise Y> done\nX> out_maneuver", "lays", "WE-R30", ""),
    ({"E": "X GB; Y BN"}, {"X": "surprise", "Y": "trap armor"}, {}, "Y> done X> done surprise\nY> trap", "lays", "", "WE-R30"),
    ({"G": "X BS GB; Y GB GB"}, {}, {}, "X> done\nX> GB", "lost", "WE-036 WE-R39 WE-038 WE-R46", "WE-R40"),
    ({"H": "X GB; Y BS GB"}, {"X": "surprise scouts"}, {}, "X> done surprise done\nX> BS", "lost", "WE-R39 WE-R40", ""),
    ({"H": "X GB; Y BS GB"}, {"X": "surprise scouts"}, {}, "X> done surprise done BS\nY> G", "retreats", "WE-R37", "S8-028"),
    ({"C": "X BS BS BS; Y BS BS BN BN"}, {}, {}, "X> done BN Y> BS\nY> D", "retreats", "WE-R37 S8-028 S8-R21", ""),
    ({"C": "X BS BS BS; Y BS BS BN BN"}, {}, {}, "X> done BN Y> BS\nY> B", "retreats", "WE-R37", "S8-028 S8-R21"),
    ({"C": "X CR CR CR CR CR CR; Y BS BS BN BN", "D": "Y BS BN"}, {}, {}, "X> done BN Y> BS\nY> D", "retreats", "WE-R37", "S8-028"),  # who joins hidden ones
    ({"E": "X GB; Y GB"}, {}, {"options": {"tie_winner": "nobody"}}, "X> done\nX> B", "retreats", "WE-032", "WE-R37"),
]  # fmt: skip
DRAWN: list[Row] = [
    ({"B": "X GB"}, {"X": "trap armor"}, {"setting": {"phase": "draw"}}, "X> trap", "dropped", "WE-015 S8-032 S8-R51", "WE-017 S8-034"),
    ({"B": "X GB"}, {"X": "trap"}, {"setting": {"phase": "draw"}}, "X> trap", "dropped", "WE-015 S8-032", "WE-017 S8-034"),
    ({"B": "X GB"}, {"X": "trap armor"}, {"setting": {"phase": "draw", "round_number": 2}}, "X> trap", "dropped", "WE-015 S8-032", "S8-R51"),
    ({"B": "X GB"}, {"X": "trap trap armor armor rams rams"}, {"setting": {"phase": "draw"}}, "X> done <any>\nX> trap", "dropped", "WE-017 S8-034", "WE-015 S8-R51"),
    ({"B": "X GB"}, {"X": "trap trap armor armor rams rams"}, {"setting": {"phase": "draw"}}, "X> done <any> trap\nX> trap", "dropped", "WE-017 S8-034", "S8-032"),
]  # fmt: skip


@pytest.mark.rule(
    "WE-015", "WE-017", "WE-038", "WE-R12", "WE-R14", "WE-R17", "WE-R19", "WE-R23", "WE-R26", "WE-R28", "WE-R30", "WE-R37", "WE-R39",
    "WE-R40", "WE-R46", "S8-028", "S8-032", "S8-034", "S8-036", "S8-R21", "S8-R51",
)  # fmt: skip
@pytest.mark.parametrize(("units", "hands", "more", "lines", "what", "uses", "spares"), MOVED + FOUGHT + DRAWN)
def test_how_it_came_about_counts(
    units: dict[str, str], hands: dict[str, str], more: dict[str, Any], lines: str, what: str, uses: str, spares: str
) -> None:
    marks = {"X": "A", "Y": "K", "Z": "I"}
    play = Play(position(Part("", "", "french german russian", units, hands, marks, **more), mars())).run(lines)
    found = {rule for event in play.told if event[0] == what for rule in MARS.rules_told(play.game, event)}
    assert found >= set(uses.split())
    assert found
    assert not found & set(spares.split())
