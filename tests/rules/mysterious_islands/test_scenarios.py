"""The forty-two acceptance scenarios S01 to S42."""

import pytest

from grognard.core.chance import throw
from grognard.core.errors import DataError
from grognard.core.game import CHANCE
from grognard.core.ledger import ledger_of
from grognard.core.options import resolve
from grognard.games.mysterious_islands.actions import BAND, BASE, BOAT, BOSS, FACTION
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.game import Islands, new_game
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.positions import faction_of
from grognard.games.mysterious_islands.questions import C_FIRST, CHOOSE_BERTH
from grognard.games.mysterious_islands.rules import RULESET
from grognard.games.mysterious_islands.state import count_in, faction_in, kind_in, place_in
from tests.rules.mysterious_islands.scenarios import SCENARIOS
from tests.rules.mysterious_islands.script import Part, run_part

SCENARIO_RULES: dict[str, tuple[str, ...]] = {
    "S01": (
        "MI-010", "MI-011", "MI-012", "MI-013", "MI-014", "MI-015", "MI-039", "MI-104",
        "MI-R12", "MI-R15", "MI-R17", "MI-R18", "MI-R19",
    ),
    "S02": ("MI-006", "MI-008", "MI-R02", "MI-R03", "MI-R04"),
    "S03": ("MI-032", "MI-044", "MI-045", "MI-046", "MI-047", "MI-048", "MI-090", "MI-R36", "MI-R37", "MI-R41", "MI-R52"),
    "S04": ("MI-026", "MI-027", "MI-049", "MI-R44", "MI-R45", "MI-R46"),
    "S05": ("MI-078", "MI-087", "MI-099", "MI-R40", "MI-R43", "MI-R48"),
    "S06": (
        "MI-021", "MI-033", "MI-050", "MI-051", "MI-052", "MI-053", "MI-084", "MI-088", "MI-100", "MI-109", "MI-163", "MI-177",
        "MI-R30", "MI-R53", "MI-R54",
    ),
    "S07": (
        "MI-052", "MI-079", "MI-082", "MI-085", "MI-092", "MI-096", "MI-098", "MI-112", "MI-164", "MI-174",
        "MI-R60", "MI-R66", "MI-R68",
    ),
    "S08": ("MI-029", "MI-053", "MI-079", "MI-R57", "MI-R58", "MI-R60", "MI-R63"),
    "S09": ("MI-082", "MI-083", "MI-084", "MI-R57", "MI-R68"),
    "S10": ("MI-109", "MI-111", "MI-R67"),
    "S11": ("MI-032", "MI-101", "MI-104", "MI-105", "MI-107", "MI-R36", "MI-R39", "MI-R40", "MI-R50", "MI-R51"),
    "S12": ("MI-054", "MI-055", "MI-056", "MI-057", "MI-058", "MI-R71", "MI-R73", "MI-R74", "MI-R75"),
    "S13": ("MI-056", "MI-057", "MI-059", "MI-R76"),
    "S14": (
        "MI-059", "MI-060", "MI-061", "MI-072", "MI-073", "MI-074", "MI-R76", "MI-R78", "MI-R105", "MI-R106", "MI-R107", "MI-R108",
    ),
    "S15": ("MI-028", "MI-064", "MI-065", "MI-066", "MI-068", "MI-091", "MI-097", "MI-R96", "MI-R115"),
    "S16": ("MI-067", "MI-070", "MI-102", "MI-103", "MI-R110", "MI-R116", "MI-R118", "MI-R119"),
    "S17": ("MI-063", "MI-064", "MI-069", "MI-076", "MI-077", "MI-094", "MI-095", "MI-R83", "MI-R88", "MI-R89", "MI-R91", "MI-R99"),
    "S18": ("MI-093", "MI-094", "MI-R101", "MI-R102", "MI-R103", "MI-R116"),
    "S19": ("MI-089", "MI-091", "MI-108", "MI-110", "MI-R115"),
    "S20": ("MI-028", "MI-108", "MI-R93", "MI-R97", "MI-R103", "MI-R121"),
    "S21": ("MI-110", "MI-113", "MI-R120"),
    "S22": ("MI-081", "MI-086", "MI-R104", "MI-R114"),
    "S23": ("MI-080", "MI-R113"),
    "S24": ("MI-072", "MI-073", "MI-075", "MI-081", "MI-R95", "MI-R105", "MI-R109", "MI-R114"),
    "S25": ("MI-106", "MI-121", "MI-R98", "MI-R117"),
    "S26": ("MI-095", "MI-093", "MI-R28", "MI-R90", "MI-R93"),
    "S27": ("MI-056", "MI-103", "MI-R118", "MI-R119"),
    "S28": ("MI-089", "MI-097", "MI-R80", "MI-R90"),
    "S29": ("MI-114", "MI-115", "MI-R37", "MI-R123", "MI-R124", "MI-R125", "MI-R126"),
    "S30": ("MI-116", "MI-117", "MI-118", "MI-119", "MI-120", "MI-R128", "MI-R129", "MI-R130", "MI-R131", "MI-R132"),
    "S31": ("MI-121", "MI-122", "MI-R129"),
    "S32": ("MI-123", "MI-124", "MI-138", "MI-R37", "MI-R133"),
    "S33": ("MI-043", "MI-125", "MI-126", "MI-R10", "MI-R134", "MI-R135", "MI-R136"),
    "S34": ("MI-127", "MI-128", "MI-129", "MI-R90", "MI-R137", "MI-R139"),
    "S35": (
        "MI-130", "MI-131", "MI-132", "MI-133", "MI-134", "MI-135", "MI-136", "MI-137", "MI-R67", "MI-R138", "MI-R140",
    ),
    "S36": (
        "MI-139", "MI-144", "MI-145", "MI-146", "MI-147", "MI-148", "MI-149", "MI-150", "MI-R141", "MI-R142", "MI-R143",
    ),
    "S37": ("MI-151", "MI-152", "MI-R146", "MI-R147"),
    "S38": (
        "MI-140", "MI-141", "MI-142", "MI-143", "MI-144", "MI-153", "MI-154", "MI-155", "MI-156", "MI-157",
        "MI-R145", "MI-R148", "MI-R149", "MI-R150", "MI-R152",
    ),
    "S39": (
        "MI-161", "MI-162", "MI-163", "MI-164", "MI-165", "MI-166", "MI-167", "MI-168", "MI-169", "MI-170",
        "MI-R154", "MI-R155", "MI-R157",
    ),
    "S40": ("MI-174", "MI-175", "MI-176", "MI-178", "MI-R158", "MI-R159"),
    "S41": ("MI-007", "MI-103", "MI-118", "MI-R05", "MI-R06", "MI-R07", "MI-R48"),
    "S42": ("MI-067", "MI-073", "MI-R97", "MI-R105", "MI-R108"),
}  # fmt: skip

PARTS = [pytest.param(part, id=f"{name} {part.name}") for name, parts in SCENARIOS.items() for part in parts]


def test_there_are_forty_two_scenarios() -> None:
    assert list(SCENARIO_RULES) == [f"S{number:02}" for number in range(1, 43)]
    assert set(SCENARIO_RULES) - set(SCENARIOS) == {"S01"}  # below, it needs a new game


def test_scenarios_name_rules_that_exist() -> None:
    ledger = ledger_of(RULESET)
    assert not [rule for rules in SCENARIO_RULES.values() for rule in rules if rule not in ledger]


@pytest.mark.parametrize("part", PARTS)
def test_scenario(part: Part) -> None:
    run_part(part)


def test_s01_setup_and_roll_off() -> None:
    game = new_game(setup_for(resolve(OPTIONS, {}), 2))
    pirates, zombies = faction_of(game, "pirates"), faction_of(game, "zombies")
    for faction in (pirates, zombies):
        game.apply(FACTION + faction)
    for die in (3, 3, 5, 2):
        assert game.question() == C_FIRST
        game.apply(throw(die))
    assert game.question() != C_FIRST
    while game.actor == CHANCE and game.round == 0:
        game.apply(0)
    if game.question() == CHOOSE_BERTH:
        assert game.actor == 0
        game.apply(int(game.legal_actions()[0]))
    assert (game.active, game.round) == (0, 1)
    stacks = stacks_of(game)
    (lair,) = [place for (faction, kind, place) in stacks if (faction, kind) == (pirates, BASE)]
    (sloop,) = [place for (faction, kind, place) in stacks if (faction, kind) == (pirates, BOAT)]
    (ruin,) = [place for (faction, kind, place) in stacks if (faction, kind) == (zombies, BASE)]
    assert stacks == {
        (pirates, BASE, lair): 1,
        (pirates, BAND, lair): 4,
        (pirates, BOSS, lair): 1,
        (pirates, BOAT, sloop): 1,
        (zombies, BASE, ruin): 1,
        (zombies, BAND, ruin): 4,
    }
    chart = game.map()
    assert chart.is_land(lair)
    assert sloop in list(chart.around[lair])
    assert not chart.is_land(sloop)
    assert chart.island_of[lair] != chart.island_of[ruin]


def stacks_of(game: Islands) -> dict[tuple[int, int, int], int]:
    """How many units stand where, by faction, kind and hex."""
    groups = list(game.units)[: int(game.groups)]
    return {
        (int(faction_in(group)), int(kind_in(group)), int(place_in(group))): int(count_in(group)) for group in groups
    }


@pytest.mark.parametrize(
    ("seats", "factions", "rule"), [(2, 4, "factions_per_player"), (3, 3, "MI-115"), (4, 2, "MI-R126")]
)
def test_s29_too_many_factions_are_refused(seats: int, factions: int, rule: str) -> None:
    with pytest.raises(DataError, match=rule):
        RULESET.start(RULESET.resolve({"factions_per_player": factions}), seats)


@pytest.mark.parametrize(("seats", "factions"), [(2, 3), (3, 2), (6, 1)])
def test_s29_as_many_factions_as_are_allowed(seats: int, factions: int) -> None:
    game = RULESET.start({"factions_per_player": factions}, seats)
    taken = 0
    while game.actor >= 0:
        game.apply(int(game.legal_actions()[-1]))
        taken += 1
    assert taken == seats * factions
