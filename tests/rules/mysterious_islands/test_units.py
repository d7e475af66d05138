"""What units are: their kinds, how they count, how many there may be."""

import pytest

from grognard.core.options import resolve
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.names import KINDS
from grognard.games.mysterious_islands.tables import PRICE
from tests.rules.mysterious_islands.script import Part, rows, run_part

COMBAT = {"phase": "combat"}

COUNTING = rows(
    (
        "MI-030, MI-064, MI-R87",
        Part(
            "four Bands against three",
            """
            (8v8) ...
            roll moreau 8 MI-064 MI-089 = 12 v company 8 MI-097 = 9
            """,
            factions="moreau / company",
            units={"La": "moreau: 4 band; company: 3 band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-031, MI-065, MI-R87",
        Part(
            "a Boss is one unit and adds his 1",
            """
            (8v8) ...
            roll moreau 8 MI-065 MI-089 = 12 v company 8 MI-097 = 9
            """,
            factions="moreau / company",
            units={"La": "moreau: band, boss; company: 2 band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R87, MI-R28, MI-R80",
        Part(
            "Base and Bombard count",
            """
            (8v8) ...
            roll moreau 8 MI-089 = 11 v company 8 MI-028 MI-064 MI-097 = 11
            """,
            factions="moreau / company",
            units={"La": "moreau: 2 band; company: base, bombard, band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R87, MI-R112",
        Part(
            "Boat and cargo count",
            """
            (8v8) ...
            roll zombies 8 = 8 v company 8 MI-064 MI-097 = 10
            """,
            factions="zombies / company",
            chart="Wa",
            units={"Wa": "zombies: 2 band; company: boat, 2 band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R87, MI-R134",
        Part(
            "Bombs count",
            """
            (8v8) ...
            roll nemo 8 MI-064 = 9 v company 8 MI-097 = 9
            """,
            factions="nemo / company",
            units={"La": "nemo: bomb, band; company: band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R87, MI-R155",
        Part(
            "Balloons count",
            """
            (8v8) ...
            roll confederates 8 MI-064 MI-161 = 10 v company 8 MI-097 = 9
            """,
            factions="confederates / company",
            units={"La": "confederates: balloon, band; company: band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R92, MI-028",
        Part(
            "a Base next door helps nobody",
            """
            (8v8) ...
            roll moreau 8 MI-089 = 11 v company 8 MI-064 MI-097 = 10
            """,
            factions="moreau / company",
            chart="La Lb",
            units={"La": "moreau: band; company: 2 band", "Lb": "company: base"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R92, MI-R88",
        Part(
            "a Base helps at each roll, as long as it stands",
            """
            (9v9) ...
            roll company 9 MI-064 MI-097 = 11 v moreau 9 MI-028 = 10
            band ...
            (9v9) ...
            roll company 9 MI-064 MI-097 = 11 v moreau 9 MI-028 = 10
            base ...
            (9v9) ...
            roll company 9 MI-064 MI-097 = 11 v moreau 9 = 9
            """,
            factions="company / moreau",
            units={"La": "company: 5 band; moreau: base, 3 band"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R32, MI-R33, MI-R42",
        Part(
            "any number of units, in one hex, from one Base",
            """
            (1,1)
            buy 60 band La
            at La: rebels base, 60 band
            """,
            factions="rebels / company",
            chart="La ~ Lb",
            units={"La": "rebels: base", "Lb": "company: band"},
            setting={"phase": "recruit", "banks": {"rebels": 58}},
        ),
    ),
)


@pytest.mark.parametrize("part", COUNTING)
def test_counting(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-023", "MI-R156")
def test_five_kinds_are_for_sale_and_two_more_after_inventions() -> None:
    setup = setup_for(resolve(OPTIONS, {}), 2)
    for_sale = [
        {
            word
            for kind, word in enumerate(KINDS)
            for faction in range(int(setup.factions))
            if setup.kind_power(PRICE, faction, invented, kind)
        }
        for invented in (0, 1)
    ]
    assert for_sale == [{"band", "boss", "bombard", "boat", "base"}, set(KINDS)]
