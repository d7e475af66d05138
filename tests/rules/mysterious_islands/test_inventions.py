"""Inventions: what each brings, to whom, and cards on event dice."""

import pytest

from grognard.games.mysterious_islands.actions import FACTION
from grognard.games.mysterious_islands.positions import faction_of
from tests.rules.mysterious_islands.events import event
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

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
