"""The Event Phase: its dice, what each event destroys, and inventions."""

from typing import Any

import pytest

from grognard.games.mysterious_islands.actions import FACTION
from grognard.games.mysterious_islands.positions import faction_of
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

SEA = "La W1 Lb W2 Lc W3 Ld W4 Le"
ISLAND = """
    W1 W2 W3 W4 W5 W6
     W7 La Lb W8 Lx W9
    Wa Lc V1 Wb Wc Wd
"""


def event(
    name: str,
    lines: str,
    factions: str,
    units: dict[str, str],
    chart: str = SEA,
    options: dict[str, object] | None = None,
    **setting: object,
) -> Part:
    """A part that begins with the event die of the first seat."""
    chosen: dict[str, object] = {"event_phase": True, **(options or {})}
    more: dict[str, Any] = {"phase": "event", **setting}
    return Part(name, lines, factions, chart, units, chosen, more)


# -- the dice ---------------------------------------------------------------------------------------------
DICE = rows(
    *(
        (
            "MI-117",
            event(
                f"nothing on {die}",
                f"throws event\n({die}) ...\ntold no-event MI-117\nuntold event\nthrows recruit",
                "pirates/rebels",
                {"La": "pirates: base, boss", "Lb": "rebels: base, boss"},
            ),
        )
        for die in range(1, 6)
    ),
    (
        "MI-116, MI-117",
        event(
            "on a six a second die names the event",
            "(6) ...\nuntold no-event\nthrows event_table\n(5)\ntold event MI-117\nasks pirates event_target",
            "pirates/rebels",
            {"La": "pirates: base, boss", "Lb": "rebels: base, boss"},
        ),
    ),
)


@pytest.mark.parametrize("part", DICE)
def test_dice(part: Part) -> None:
    run_part(part)


# -- eruption -----------------------------------------------------------------------------------------------
VILLAGE = {
    "La": "natives: base, 3 band",
    "Lb": "zombies: 2 band",
    "Lx": "pirates: base",
    "W2": "natives: boat",
}
ERUPTIONS = rows(
    (
        "MI-118, MI-R130, MI-R132",
        event(
            "all units on the island die, whoever owns them",
            """
            (6) (1) <0> ...
            told eruption MI-118
            told lost MI-118 6
            at La: nobody
            at Lb: nobody
            at W2: natives boat
            at Lx: pirates base
            throws recruit
            """,
            "pirates/natives/zombies",
            VILLAGE,
            ISLAND,
        ),
    ),
    (
        "MI-118, MI-R130",
        event(
            "an island without a Volcano erupts as well, with the own Base",
            "(6) (1) <1> ...\nat Lx: nobody\nat La: natives base, 3 band\nat Lb: zombies 2 band",
            "pirates/natives/zombies",
            VILLAGE,
            ISLAND,
        ),
    ),
    (
        "MI-118",
        event(
            "an island without anybody",
            "(6) (1) <3> ...\ntold eruption MI-118\nuntold lost",
            "pirates/rebels",
            {"La": "pirates: base", "Lb": "rebels: base"},
        ),
    ),
    (
        "MI-R130",
        event(
            "Balloons, Bombs and Bombards die, too",
            "(6) (1) <0> ...\nat La: nobody\nat Lb: nobody",
            "pirates/nemo confederates",
            {"La": "confederates: balloon, band, bombard", "Lb": "nemo: bomb, base", "Lx": "pirates: base"},
            ISLAND,
            {"extra_factions": True},
            invented=("nemo", "confederates"),
        ),
    ),
)


@pytest.mark.parametrize("part", ERUPTIONS)
def test_eruptions(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-118", "MI-R130")
def test_each_island_erupts_with_equal_chance() -> None:
    run = table(event("", "", "pirates/natives/zombies", VILLAGE, ISLAND))
    run.run("(6) (1) ...")
    assert list(run.game.chance())[:1] == [2]


# -- whirlpool ------------------------------------------------------------------------------------------------
WHIRLPOOLS = rows(
    (
        "MI-119, MI-R106, MI-R132",
        event(
            "a Boat sinks, those aboard may get ashore",
            "(6) (2) (4) ...\ntold whirlpool MI-119\nat W1: nobody\nat La: company 2 band",
            "pirates/company",
            {"W1": "company: boat, 2 band", "Lc": "pirates: base"},
            "La W1 V1 Lc V2",
        ),
    ),
    (
        "MI-119",
        event(
            "or are lost",
            "(6) (2) (3) ...\nat W1: nobody\nat La: nobody",
            "pirates/company",
            {"W1": "company: boat, 2 band", "Lc": "pirates: base"},
            "La W1 V1 Lc V2",
        ),
    ),
    (
        "MI-119, MI-R128, MI-R129",
        event(
            "the active player names it, own ones are fit, too",
            """
            (6) (2)
            asks pirates event_target
            offers: = W1 W2
            refuse La MI-R129
            refuse pass MI-R129
            W1 ...
            told whirlpool MI-119
            at W1: nobody
            at W2: company boat
            """,
            "pirates/company",
            {"W1": "pirates: boat", "W2": "company: boat", "La": "pirates: base", "Lb": "company: base"},
        ),
    ),
    (
        "MI-119",
        event(
            "one Boat of several",
            "(6) (2) ...\nat W1: company boat, 2 band",
            "pirates/company",
            {"W1": "company: 2 boat, 2 band", "La": "pirates: base"},
        ),
    ),
    (
        "MI-R129",
        event(
            "without a Boat nothing happens",
            "(6) (2) ...\ntold fizzles MI-R129\nuntold whirlpool\nthrows recruit",
            "pirates/zombies",
            {"La": "pirates: base", "W1": "zombies: band"},
        ),
    ),
    (
        "MI-R155, MI-119",
        event(
            "a Balloon is no Boat",
            "(6) (2) ...\ntold fizzles MI-R129\nat W1: confederates balloon",
            "pirates/confederates",
            {"La": "pirates: base", "W1": "confederates: balloon"},
            options={"extra_factions": True},
        ),
    ),
)


@pytest.mark.parametrize("part", WHIRLPOOLS)
def test_whirlpools(part: Part) -> None:
    run_part(part)


# -- giant animal, sinkhole, assassin -----------------------------------------------------------------------------
STRIKES = rows(
    (
        "MI-120, MI-R131",
        event(
            "all Bands and Bosses of a stack without a Base",
            "(6) (3) ...\ntold animal MI-120\ntold lost MI-120 3\nat Lb: nobody\nat La: pirates base, 3 band",
            "pirates/moreau",
            {"La": "pirates: base, 3 band", "Lb": "moreau: 2 band, boss"},
        ),
    ),
    (
        "MI-120, MI-R131",
        event(
            "a Bombard stays",
            "(6) (3) ...\nat Lb: company bombard",
            "pirates/company",
            {"La": "pirates: base, 3 band", "Lb": "company: 3 band, bombard"},
        ),
    ),
    (
        "MI-120, MI-R129, MI-R131",
        event(
            "a stack with a Base, at sea, or of Bombards alone is no target",
            """
            (6) (3)
            offers: Lb Lc / La Ld W1 pass
            refuse La MI-R129
            refuse Ld MI-R129
            refuse W1 MI-R129
            refuse pass MI-R129
            Lc ...
            at Lc: nobody
            at Lb: company boss
            """,
            "pirates/company",
            {
                "La": "pirates: base, 3 band",
                "Lb": "company: boss",
                "Lc": "pirates: 2 band",
                "Ld": "company: bombard",
                "W1": "company: boat, band",
            },
        ),
    ),
    (
        "MI-R129",
        event(
            "no stack without a Base",
            "(6) (3) ...\ntold fizzles MI-R129\nthrows recruit",
            "pirates/company",
            {"La": "pirates: base, 3 band", "Lb": "company: base, boss"},
        ),
    ),
    (
        "MI-121, MI-R117",
        event(
            "a Base vanishes, its Bands stay, and no Ruin comes",
            "(6) (4)\noffers: = La Lb\nLb ...\ntold sinkhole MI-121\nat Lb: satsuma 2 band\nat La: zombies base",
            "zombies/satsuma",
            {"La": "zombies: base", "Lb": "satsuma: base, 2 band"},
            options={"extra_factions": True},
        ),
    ),
    (
        "MI-122",
        event(
            "a Boss is murdered, on land or at sea",
            "(6) (5)\noffers: = Lb W2\nW2 ...\ntold assassin MI-122\nat W2: natives boat\nat Lb: natives 2 boss",
            "pirates/natives",
            {"La": "pirates: base", "Lb": "natives: 2 boss", "W2": "natives: boat, boss"},
        ),
    ),
    (
        "MI-122, MI-R129",
        event(
            "no Boss on the map",
            "(6) (5) ...\ntold fizzles MI-R129\nuntold assassin",
            "pirates/natives",
            {"La": "pirates: base", "Lb": "natives: base, 4 band"},
        ),
    ),
    (
        "MI-R132, MI-103",
        event(
            "Zombies killed by an event do not rise",
            "(6) (3) ...\nat Lb: nobody\nthrows recruit\n(1,1)\nend\nturn 1 event",
            "moreau/zombies",
            {"La": "moreau: base", "Lb": "zombies: 3 band", "Lc": "zombies: base"},
        ),
    ),
)


@pytest.mark.parametrize("part", STRIKES)
def test_strikes(part: Part) -> None:
    run_part(part)


# -- inventions -----------------------------------------------------------------------------------------------------
BASES = {"La": "moreau: base", "Lb": "nemo: base", "Lc": "natives: base"}
RUNS_THREE = "moreau natives nemo/pirates"
THREE = {"La": "moreau: base", "Lb": "natives: base", "Lc": "nemo: base", "Ld": "pirates: base"}
INVENTIONS = rows(
    (
        "MI-123, MI-R128, MI-R133",
        event(
            "the own invention, or reinforcements",
            """
            (6) (6)
            told invention MI-123
            asks moreau invent
            offers: = reinforcements moreau
            refuse nemo MI-R133
            refuse pirates MI-R133
            moreau ...
            """,
            "moreau/nemo/natives",
            BASES,
        ),
    ),
    (
        "MI-124, MI-R143",
        event(
            "a die of recruit points before the recruit roll",
            """
            (6) (6)
            reinforcements (4) ...
            told reinforced MI-124
            bank moreau 5
            throws recruit
            """,
            "moreau/nemo/natives",
            BASES,
            banks={"moreau": 1},
        ),
    ),
    (
        "MI-123, MI-R133",
        event(
            "what is made is not on the list again, reinforcements are; a list of one is not asked for",
            "(6) (6) (3) ...\nuntold invents\ntold reinforced MI-124\nbank moreau 3",
            "moreau/nemo/natives",
            BASES,
            invented=("moreau",),
        ),
    ),
    (
        "MI-R133, MI-124",
        event(
            "with several factions the receiver is named, and each has its invention",
            """
            (6) (6)
            offers: = reinforcements moreau natives
            reinforcements
            asks moreau receiver
            offers: = moreau natives nemo
            refuse pirates MI-R133
            natives (6) ...
            bank natives 6
            bank moreau 0
            """,
            RUNS_THREE,
            THREE,
            options={"factions_per_player": "3"},
            invented=("nemo",),
        ),
    ),
    (
        "MI-R133",
        event(
            "under an option the inventions of all in play",
            "(6) (6)\noffers: = reinforcements moreau natives\nnatives ...\ntold invents MI-127",
            "moreau/nemo/natives",
            BASES,
            options={"inventions": "in_play"},
            invented=("nemo",),
        ),
    ),
    (
        "MI-R133",
        event(
            "under an option chance picks: reinforcements",
            "(6) (6) <0> (2) ...\nbank moreau 2",
            "moreau/nemo/natives",
            BASES,
            options={"inventions": "random"},
        ),
    ),
    (
        "MI-R133",
        event(
            "or the own invention",
            "(6) (6) <1> ...\ntold invents MI-130\nbank moreau 0",
            "moreau/nemo/natives",
            BASES,
            options={"inventions": "random"},
        ),
    ),
    (
        "MI-125, MI-138, MI-124",
        event(
            "a treasure map works at once and for ever",
            "(6) (6)\npirates (4,2)\ntold invents MI-138\ntold bonus-points MI-138\nbank pirates 8",
            "pirates/nemo",
            {"La": "pirates: base", "Lb": "nemo: base"},
        ),
    ),
    (
        "MI-125, MI-R160",
        event(
            "Bombs are for sale once they are invented",
            "(6) (6)\nnemo (4,2)\ntold invents MI-125\noffers: buy:bomb",
            "nemo/pirates",
            {"La": "pirates: base", "Lb": "nemo: base"},
        ),
    ),
    (
        "MI-125",
        event(
            "and not before",
            "(5) (4,2)\noffers: buy:band / buy:bomb",
            "nemo/pirates",
            {"La": "pirates: base", "Lb": "nemo: base"},
        ),
    ),
    (
        "MI-166, MI-R160",
        event(
            "Balloons likewise",
            "(6) (6)\nconfederates (4,2)\ntold invents MI-166\noffers: buy:balloon",
            "confederates/pirates",
            {"La": "pirates: base", "Lb": "confederates: base"},
            options={"extra_factions": True},
        ),
    ),
)


@pytest.mark.parametrize("part", INVENTIONS)
def test_inventions(part: Part) -> None:
    run_part(part)


# By faction: the rule under which its invention is told.
RULES = {
    "pirates": "MI-138",
    "nemo": "MI-125",
    "moreau": "MI-130",
    "rebels": "MI-128",
    "company": "MI-133",
    "zombies": "MI-137",
    "natives": "MI-127",
    "confederates": "MI-166",
    "satsuma": "MI-178",
}


@pytest.mark.rule("MI-123", "MI-R133", "MI-R160")
@pytest.mark.parametrize("name", RULES)
def test_every_faction_has_an_invention(name: str) -> None:
    units = {"La": f"{name}: base"}
    run = table(event("", "", f"{name}/", units, options={"extra_factions": True}))
    run.run(f"(6) (6)\noffers: = reinforcements {name}\n{name} ...\ntold invents {RULES[name]}")
    assert run.game.invented[faction_of(run.game, name)] == 1


@pytest.mark.rule("MI-R133", "MI-R05")
def test_dead_factions_invent_and_receive_nothing() -> None:
    run = table(event("", "", RUNS_THREE, THREE, options={"factions_per_player": "3"}))
    run.game.dead[faction_of(run.game, "natives")] = 1
    run.run("(6) (6)\noffers: reinforcements moreau nemo / natives\nreinforcements\noffers: = moreau nemo")
    assert FACTION + faction_of(run.game, "natives") not in list(run.game.legal_actions())


# -- cards on event dice -----------------------------------------------------------------------------------------------
CARDS: dict[str, object] = {"action_deck": True}
CHANGED = rows(
    (
        "MI-150, MI-R143",
        event(
            "a Six makes an event of any die",
            "(2) card:6 ...\nthrows event_table",
            "pirates/rebels",
            {"La": "pirates: base", "Lb": "rebels: base"},
            options=CARDS,
            hands={0: "6"},
        ),
    ),
    (
        "MI-R145, MI-154",
        event(
            "a Ten on a six makes a seven, which is an event",
            "(6) card:10 up ...\nthrows event_table",
            "pirates/rebels",
            {"La": "pirates: base", "Lb": "rebels: base"},
            options=CARDS,
            hands={0: "10"},
        ),
    ),
    (
        "MI-R145, MI-154",
        event(
            "the table has rows 1 to 6: a 7 is row 6",
            "(6) pass (6)\ncard:10 up\nasks moreau invent",
            "moreau/nemo/natives",
            BASES,
            options=CARDS,
            hands={0: "10"},
        ),
    ),
    (
        "MI-R145, MI-154",
        event(
            "and a 0 is row 1",
            "(6) pass (1)\ncard:10 down <1> ...\ntold eruption MI-118\nat Lb: nobody",
            "moreau/nemo/natives",
            BASES,
            options=CARDS,
            hands={0: "10"},
        ),
    ),
    (
        "MI-R145, MI-124",
        event(
            "reinforcements take a 0 as it is",
            "(6) pass (6) pass\nreinforcements (1)\ncard:10 down ...\ntold reinforced MI-124\nbank moreau 0",
            "moreau/nemo/natives",
            BASES,
            options=CARDS,
            hands={0: "10"},
        ),
    ),
)


@pytest.mark.parametrize("part", CHANGED)
def test_cards_on_event_dice(part: Part) -> None:
    run_part(part)
