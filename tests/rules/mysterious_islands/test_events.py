"""The Event Phase: its dice, cards on them, and what each event destroys."""

import pytest

from tests.rules.mysterious_islands.events import event
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

ISLAND = """
    W1 W2 W3 W4 W5 W6
     W7 La Lb W8 Lx W9
    Wa Lc V1 Wb Wc Wd
"""
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
