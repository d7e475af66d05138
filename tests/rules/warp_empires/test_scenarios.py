"""The forty-three acceptance scenarios AS-01 to AS-43."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, EVERYONE
from grognard.core.ledger import parse_ledger
from grognard.core.views import Event
from grognard.games.warp_empires import maps
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.map_shape import grow
from grognard.games.warp_empires.map_terrain import is_accepted, lay, until_accepted
from grognard.games.warp_empires.narrate import narrate
from grognard.games.warp_empires.unpacking import unpack
from tests.rules.warp_empires.desk import RING_10, Desk, lay_map, mars, set_up
from tests.rules.warp_empires.scenarios import SCENARIOS
from tests.rules.warp_empires.script import Part, Play, position, run_part
from tests.rules.warp_empires.test_documents import PAGE

SCENARIO_RULES: dict[str, tuple[str, ...]] = {
    "AS-01": ("S8-004", "S8-005", "S8-006", "S8-007", "S8-008"),
    "AS-02": ("S8-003", "S8-R02", "S8-R03", "S8-R04", "S8-R06"),
    "AS-03": (
        "WE-001", "WE-004", "WE-011", "WE-012", "WE-053", "WE-R03", "WE-R08", "WE-R70", "WE-R73", "S8-001", "S8-012", "S8-029", "S8-030",
        "S8-031", "S8-066", "S8-R05", "S8-R07", "S8-R08", "S8-R10", "S8-R11",
    ),
    "AS-04": ("S8-015", "S8-011", "S8-R06", "S8-R43", "S8-R44", "WE-041", "WE-048", "WE-R56"),
    "AS-05": ("S8-017", "S8-R07", "S8-R14", "S8-R18", "WE-R60", "WE-014", "WE-R02"),
    "AS-06": ("WE-015", "WE-016", "WE-017", "S8-032", "S8-033", "S8-034", "WE-R05", "WE-R06", "S8-R51"),
    "AS-07": ("S8-020", "S8-R16", "WE-017"),
    "AS-08": ("S8-021", "S8-R17", "WE-040", "WE-R48"),
    "AS-09": ("WE-018", "S8-035", "WE-R07", "WE-R48", "WE-040"),
    "AS-10": (
        "WE-002", "WE-019", "WE-020", "WE-022", "WE-025", "S8-009", "S8-036", "S8-037", "S8-038", "S8-040", "S8-043", "S8-R20", "WE-R11",
        "WE-R12", "WE-R20", "WE-R22",
    ),
    "AS-11": ("S8-044", "WE-R15", "WE-R16", "WE-R09"),
    "AS-12": ("S8-045", "WE-R14", "WE-R10", "WE-R21"),
    "AS-13": ("S8-046", "S8-R25", "S8-R22", "S8-R09"),
    "AS-14": ("WE-021", "S8-010", "S8-028", "S8-039", "S8-R21", "S8-R22", "S8-R24"),
    "AS-15": ("WE-023", "S8-041", "WE-R17", "WE-R18", "WE-026", "WE-R26"),
    "AS-16": ("S8-019", "S8-024", "S8-R12", "S8-R46", "WE-024"),
    "AS-17": ("S8-016", "S8-R13", "WE-R39", "WE-R40", "WE-R48", "WE-040"),
    "AS-18": ("S8-058", "S8-R32", "S8-R41", "WE-R70"),
    "AS-19": ("S8-060", "S8-R33", "S8-R40", "WE-R19", "WE-R26", "WE-R71", "WE-R09"),
    "AS-20": ("S8-059", "S8-062", "S8-R34", "S8-R36", "S8-R40", "WE-R73"),
    "AS-21": ("S8-061", "S8-063", "S8-R35", "S8-R37", "WE-038", "WE-R46"),
    "AS-22": ("S8-064", "S8-065", "S8-R01", "S8-R38", "S8-R39", "S8-R42", "WE-R05", "WE-R56"),
    "AS-23": ("S8-013", "S8-014", "WE-033", "WE-034", "WE-035", "WE-R32", "WE-R35", "WE-R41", "WE-028"),
    "AS-24": ("S8-047", "S8-048", "S8-R29", "WE-029", "WE-R29", "WE-R34", "WE-036", "WE-040"),
    "AS-25": ("S8-057", "S8-R31", "WE-029", "WE-032", "WE-R32"),
    "AS-26": ("S8-049", "S8-050", "S8-R28", "S8-R50", "WE-R39", "WE-037"),
    "AS-27": ("S8-051", "S8-055", "S8-R27", "WE-031", "WE-R38", "WE-034"),
    "AS-28": ("S8-052", "S8-054", "S8-R26", "S8-R48", "WE-R72"),
    "AS-29": ("S8-053", "WE-035", "WE-R35", "WE-050", "WE-051", "S8-023"),
    "AS-30": ("S8-056", "S8-R23", "S8-R24", "S8-R30", "WE-038", "WE-R46", "WE-R74"),
    "AS-31": ("WE-035", "WE-R35", "WE-R36"),
    "AS-32": ("WE-R40", "WE-R37", "WE-R48", "WE-R25"),
    "AS-33": ("WE-R42", "WE-R38", "WE-R44", "S8-R19"),
    "AS-34": ("WE-R24", "WE-R27", "WE-R48", "WE-R31", "WE-R30"),
    "AS-35": ("S8-017", "S8-042", "WE-041", "WE-045", "WE-R50", "WE-013"),
    "AS-36": ("WE-042", "WE-043", "WE-046", "WE-047", "WE-R51", "WE-R52", "WE-R54", "WE-R55", "WE-R59", "WE-R25"),
    "AS-37": ("S8-018", "S8-R15", "WE-044", "WE-R53"),
    "AS-38": ("WE-048", "WE-049", "WE-R56", "WE-R57", "WE-R58", "WE-R62", "S8-R14"),
    "AS-39": ("S8-011", "S8-023", "S8-R19", "S8-R43", "S8-R52", "WE-003", "WE-050", "WE-051", "WE-R59"),
    "AS-40": ("WE-005", "WE-030", "WE-039", "WE-R33", "WE-R47", "WE-010"),
    "AS-41": ("WE-R70", "S8-R32", "WE-R73"),
    "AS-42": ("WE-R62", "WE-R63", "WE-R48"),
    "AS-43": ("WE-R16", "S8-R24", "WE-008"),
}  # fmt: skip
APART = {"AS-01", "AS-02", "AS-03", "AS-04", "AS-40"}  # below: they need a new game, the makers of maps, another module

PARTS = [
    pytest.param(part, id=f"{name} {part.name}", marks=pytest.mark.rule(*SCENARIO_RULES[name]))
    for name, parts in SCENARIOS.items()
    for part in parts
]


def test_there_are_forty_three_scenarios() -> None:
    assert list(SCENARIO_RULES) == [f"AS-{number:02}" for number in range(1, 44)]
    assert set(SCENARIO_RULES) - set(SCENARIOS) == APART


def test_scenarios_name_rules_that_exist() -> None:
    ledger = parse_ledger(PAGE)
    assert not [rule for rules in SCENARIO_RULES.values() for rule in rules if rule not in ledger]


@pytest.mark.parametrize("part", PARTS)
def test_scenario(part: Part) -> None:
    run_part(part)


@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_positions_of_scenarios_come_back_from_their_bytes(name: str) -> None:
    for part in SCENARIOS[name]:
        game = position(part, mars())
        assert unpack(game.pack(), mars()).pack() == game.pack()


# ---- maps and setting up ------------------------------------------------------


@pytest.mark.rule(*SCENARIO_RULES["AS-01"])
def test_as_01_a_die_for_each_territory() -> None:
    module = mars().game({}, 2)[1]
    powers = [power.id for power in module.powers]
    recipe = maps.recipe_for(module, [powers.index("british"), powers.index("german")])
    terrain = lay(recipe, [1, 2, 3, 4, 5, 6])
    assert [module.terrains[kind].name for kind in terrain] == ["City", "Flats", "Flats", "Flats", "Ravines", "Peaks"]
    tables = mars().game({}, 2)[0]
    assert sorted(tables.revenue[kind] for kind in terrain) == [0, 0, 0, 0, 0, 4]


@pytest.mark.rule(*SCENARIO_RULES["AS-02"])
def test_as_02_the_third_map_is_accepted() -> None:
    module = mars().game({}, 2)[1]
    powers = [power.id for power in module.powers]
    seated = [powers.index("canal_martian"), powers.index("british")]
    assert maps.size_for(module, seated) == 78
    recipe = maps.recipe_for(module, seated)
    assert recipe.least == 16
    shape = grow(Rng("a map"), 78, 3)
    lonely = next(number for number, near in enumerate(shape.borders) if len(near) > 2)

    def dice(cities: int, peaks: Sequence[int] = ()) -> list[int]:
        others = [number for number in range(78) if number not in peaks and number != lonely]
        chosen = {lonely, *others[: cities - 1]}
        return [1 if number in chosen else 6 if number in peaks else 2 for number in range(78)]

    rolls = [dice(15), dice(17, shape.borders[lonely]), dice(18)]
    assert [is_accepted(shape.borders, recipe, lay(recipe, roll)) for roll in rolls] == [False, False, True]
    throws: Iterator[list[int]] = iter(rolls)
    laid = until_accepted(shape.borders, shape.middle, recipe, lambda: next(throws))
    assert (laid.throws, laid.mended) == (3, False)
    assert laid.terrain == lay(recipe, rolls[2])


@pytest.mark.rule(*SCENARIO_RULES["AS-02"], "WE-R73")
def test_as_02_the_log_says_how_often_the_terrain_was_thrown() -> None:
    play = Play(set_up("canal_martian", "british").game)
    play.run("<6> <1> X> canal_martian Y> british")
    play.game.told = []
    play.game.apply(2)  # the number of a map that is accepted at the third throw
    told = [event for event in play.game.told if event[0] == "map"]
    assert [event[3:] for event in told] == [(78, 3, 0)]
    event = Event(what="map", rule=told[0][1], numbers=(78, 3, 0))
    assert narrate(play.game, event, 0) == "The map has 78 territories. Its terrain took 3 throws of all dice."


def seated(desk: Desk, before: str, after: str) -> Play:
    """A new game on the map of the desk: lines before the map lies, lines after."""
    play = Play(desk.game)
    play.run(before)
    lay_map(desk)
    return play.run(after)


@pytest.mark.rule(*SCENARIO_RULES["AS-03"])
def test_as_03_setting_up() -> None:
    play = seated(
        set_up("british", "german"),
        """
        <3> <3> <2> <6>
        offers Y: british german canal_martian high_martian french russian american belgian japanese
        Y> german
        offers X: british / german
        X> british
        """,
        """
        offers X: = A C G I K
        X> G
        offers Y: = A K
        Y> A
        <BN> <BN> <GB> <CR> <FT> <GB> <GB> <BS> <BN> <CR>
        pile 50
        <any>
        deck 60
        size X 5
        size Y 5
        points X 0
        points Y 0
        marks Y: A
        marks X: G
        at A: Y BN BN GB CR FT
        at G: X GB GB BS BN CR
        turn Y draw
        """,
    )
    assert play.game.round == 1


@pytest.mark.rule(*SCENARIO_RULES["AS-04"])
def test_as_04_three_further_cities() -> None:
    play = seated(
        set_up("canal_martian", "russian", sketch=RING_10),
        "<6> <1> X> canal_martian Y> russian",
        """
        Y> C5
        X> C0
        offers X: = C1 C9
        X> C1
        offers X: = C9
        X> C9
        offers X: = C2 C8
        X> C2
        <BN> <BN> <GB> <GB> <CR>
        <any>
        <any>
        marks X: C0 C1 C2 C9
        at C0: X BN BN GB GB CR
        at C1: nobody
        at C2: nobody
        at C9: nobody
        playing
        turn X draw
        X> done <any>
        """,
    )
    while play.game.phase < 5:
        play.game.apply(0 if play.game.actor == CHANCE else play.game.legal_actions()[0])
    play.run(
        """
        points X 16
        limit 80
        playing
        """
    )


# ---- leaders --------------------------------------------------------------------


@cache
def toy() -> Loaded:
    """A module with Captains, who are leaders, and Troops."""
    text = template("toy")
    for old, new in (
        ('id = "cavalry"\nname = "Cavalry"', 'id = "captain"\nname = "Captain"\nstart = "pile"'),
        ('tags = ["horse"]', 'tags = ["horse", "leader"]'),
        ('id = "infantry"\nname = "Infantry"', 'id = "troop"\nname = "Troop"'),
    ):
        assert old in text
        text = text.replace(old, new)
    return load_module(text.encode(), "toy.toml", lambda _: None)


LEADER = Part(
    "a Captain",
    "",
    powers="blue green",
    units={"B": "X captain troop; Y troop troop troop troop"},
    marks={"X": "A", "Y": "K"},
)
TOY_TERRAIN = {"city": "town", "flats": "plain", "ravines": "plain", "peaks": "cliffs"}


@pytest.mark.rule(*SCENARIO_RULES["AS-40"])
@pytest.mark.parametrize(
    ("paid", "troops", "captains"), [("troop", 18, 9), ("captain", 17, 9)], ids=["(a) Troop", "(b) Captain"]
)
def test_as_40_a_leader_fights(paid: str, troops: int, captains: int) -> None:
    run_part(
        replace(
            LEADER,
            lines=f"""
            pile troop 15
            pile captain 9
            X> done
            total X 10
            total Y 8
            quota 2
            lost 4
            offers X: = troop captain
            X> {paid}
            told captured {int(paid == "captain")}
            pile troop {troops}
            pile captain {captains}
            captured Y captain {int(paid == "captain")}
            captured X captain 0
            """,
        ),
        toy(),
        TOY_TERRAIN,
    )


@pytest.mark.rule(*SCENARIO_RULES["AS-40"])
def test_as_40_leaders_on_both_sides() -> None:
    run_part(
        replace(
            LEADER,
            units={"B": "X captain troop; Y captain troop troop troop"},
            lines="""
            X> done
            total X 5
            total Y 9
            winner Y
            untold leader-force
            """,
        ),
        toy(),
        TOY_TERRAIN,
    )


# ---- who hears what ---------------------------------------------------------------


@pytest.mark.rule(*SCENARIO_RULES["AS-41"])
def test_as_41_others_are_told_the_same() -> None:
    told = []
    for part in SCENARIOS["AS-41"]:
        play = Play(position(part, mars())).run("Y> done\nX> minor_move A BN done B")
        told.append([event for event in play.told if event[2] == EVERYONE])
        play.run("Y> done")
        told[-1] += [event for event in play.told if event[2] == EVERYONE]
        assert [event for event in play.told if event[2] != EVERYONE] == []
    assert told[0] == told[1]
