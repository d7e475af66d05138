"""Scenarios S15 to S22, S26 and S28: battles, what is added to the roll, and the powers of factions in them."""

from tests.rules.mysterious_islands.scenario_parts import COMBAT
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S15": [
        Part(
            "Moreau bites",
            """
            (10v9) (4) ...
            roll company 10 MI-064 MI-065 MI-097 = 13 v moreau 9 MI-028 = 10
            asks company bitten
            band
            at La: company 2 band, boss
            """,
            factions="company / moreau",
            units={"La": "company: 3 band, boss; moreau: base, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) bite die 3",
            """
            (10v9) (3)
            told bite MI-091
            at La: company 3 band, boss
            """,
            factions="company / moreau",
            units={"La": "company: 3 band, boss; moreau: base, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) no bite at sea",
            """
            (10v9)
            roll company 10 MI-064 MI-065 MI-097 = 13 v moreau 9 = 9
            untold bite
            at Wa: company boat, 3 band, boss
            """,
            factions="company / moreau",
            chart="Wa",
            units={"Wa": "company: boat, 3 band, boss; moreau: boat, 2 band"},
            setting=COMBAT,
        ),
    ],
    "S16": [
        Part(
            "tie, conversion, regeneration",
            """
            (9v9) (3) ...
            roll company 9 MI-097 = 10 v zombies 9 MI-064 = 10
            told roll-tied MI-067
            at La: zombies 2 band
            (4,6)
            told rises-on MI-103
            at La: zombies 3 band
            """,
            factions="company / zombies",
            units={"La": "company: band; zombies: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) convert die 2, and 9",
            """
            (9v9) (2) (9)
            at La: zombies band
            """,
            factions="company / zombies",
            units={"La": "company: band; zombies: 2 band"},
            setting=COMBAT,
        ),
    ],
    "S17": [
        Part(
            "raid against ambush",
            """
            rebels> hide 3 (4) ...
            told found MI-094
            (8v8) ...
            roll pirates 8 MI-076 MI-077 = 11 v rebels 8 MI-095 = 10
            at La: pirates 3 band; rebels 2 band
            (7v11) ...
            roll pirates 7 MI-064 MI-076 = 9 v rebels 11 = 11
            at La: pirates band; rebels 2 band
            (10v8)
            roll pirates 10 MI-076 = 11 v rebels 8 MI-064 = 9
            at La: pirates band
            at Lb: nobody
            """,
            factions="pirates / rebels",
            chart="La Lb",
            units={"La": "pirates: 3 band; rebels: 3 band"},
            setting=COMBAT,
        ),
    ],
    "S18": [
        Part(
            "(a) hidden, no roll, no winner",
            """
            rebels> hide 3 (5)
            told unseen MI-094
            untold total
            untold fight-over
            at Lb: rebels 3 band
            at La: pirates 3 band
            """,
            factions="pirates / rebels",
            chart="La Lb",
            units={"La": "pirates: 3 band; rebels: 3 band"},
            setting=COMBAT,
        ),
        *(
            Part(
                f"(b) convert die {die}",
                f"""
                (9v8) ({die})
                roll rebels 9 MI-064 MI-065 = 11 v pirates 8 MI-076 = 9
                told convert MI-093
                at La: rebels {bands} band, boss
                """,
                factions="rebels / pirates",
                units={"La": "rebels: 2 band, boss; pirates: band"},
                setting=COMBAT,
            )
            for die, bands in ((5, 3), (4, 2))
        ),
        Part(
            "(c) no room aboard, no free land",
            """
            (9v8) (5)
            roll rebels 9 MI-064 = 10 v pirates 8 MI-076 = 9
            at Wa: rebels boat, 2 band
            """,
            factions="rebels / pirates",
            chart="Wa Wb",
            units={"Wa": "rebels: boat, 2 band; pirates: boat"},
            setting=COMBAT,
        ),
    ],
    "S19": [
        Part(
            "lightning, and the bite of the beaten",
            """
            natives> hide 2 (3) ...
            told found MI-108
            (7v9) ...
            roll moreau 7 MI-089 = 10 v natives 9 MI-110 = 11
            at La: moreau band; natives 2 band
            (8v7) (4)
            roll moreau 8 = 8 v natives 7 MI-064 = 8
            at La: nobody
            """,
            factions="moreau / natives",
            chart="La Lb",
            units={"La": "moreau: 2 band; natives: 2 band"},
            setting=COMBAT,
        ),
    ],
    "S20": [
        Part(
            "the Village is left behind",
            """
            natives> hide 3 (4) ...
            told unseen MI-108
            at Lb: natives 3 band
            (9v10)
            roll pirates 9 MI-064 MI-076 MI-077 = 13 v natives 10 MI-028 MI-110 = 13
            at La: pirates band
            """,
            factions="pirates / natives",
            chart="La Lb",
            units={"La": "pirates: 2 band; natives: base, 3 band"},
            setting=COMBAT,
        ),
    ],
    "S21": [
        Part(
            "a roll repeated",
            """
            (1,1,2,5,5,1) ...
            natives> shaman (5,4,4)
            told reroll MI-113
            roll natives 13 MI-064 MI-065 MI-110 = 17 v company 11 MI-097 = 12
            at La: natives boss, 2 band
            """,
            factions="natives / company",
            units={"La": "natives: boss, 2 band; company: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) once a turn",
            """
            (1,1,2,5,5,1) ...
            natives> shaman (3,2,2) ...
            roll natives 7 MI-064 MI-065 MI-110 = 11 v company 11 MI-097 = 12
            natives> band ...
            throws battle
            (18v3)
            roll natives 18 MI-065 = 19 v company 3 MI-097 = 4
            at La: natives boss, band
            (1,1) end
            move Lb band to La ...
            (3v3) ...
            asks natives roll_window
            offers: shaman
            """,
            factions="natives / company",
            chart="La Lb Lc",
            units={"La": "natives: boss, 2 band; company: 2 band", "Lb": "company: band, base"},
            setting=COMBAT,
        ),
    ],
    "S22": [
        Part(
            "(a) Sub and Divers slip away",
            """
            nemo> hide 2 1 (4)
            told unseen MI-086
            at Wb: nemo boat, 2 band
            at Wa: pirates 2 boat
            """,
            factions="pirates / nemo",
            chart="Wa Wb",
            units={"Wa": "pirates: 2 boat; nemo: boat, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) against Boats",
            """
            nemo> hide 2 1 (3) ...
            told found MI-086
            (10v9) ...
            roll pirates 10 MI-076 = 11 v nemo 9 MI-064 MI-081 = 12
            at Wa: pirates boat; nemo boat, 2 band
            (7v8)
            roll pirates 7 MI-076 = 8 v nemo 8 MI-064 MI-081 = 11
            at Wa: nemo boat, 2 band
            """,
            factions="pirates / nemo",
            chart="Wa Wb",
            units={"Wa": "pirates: 2 boat; nemo: boat, 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) no hiding on land",
            "throws battle",
            factions="pirates / nemo",
            chart="La Lb",
            units={"La": "pirates: 2 band; nemo: band"},
            setting=COMBAT,
        ),
        Part(
            "(d) nothing against Zombies",
            """
            nemo> stand (9v9) ...
            roll zombies 9 = 9 v nemo 9 = 9
            """,
            factions="zombies / nemo",
            chart="Wa Wb",
            units={"Wa": "zombies: 2 band; nemo: boat, band"},
            setting=COMBAT,
        ),
    ],
    "S26": [
        Part(
            "a lone Camp wins",
            """
            (8v9) (6)
            roll pirates 8 MI-076 MI-077 = 11 v rebels 9 MI-028 MI-095 = 12
            at La: rebels base, band
            """,
            factions="pirates / rebels",
            chart="La Lb",
            units={"La": "pirates: band; rebels: base"},
            setting=COMBAT,
        ),
    ],
    "S28": [
        Part(
            "a Bombard is no Soldier",
            """
            (8v9) ...
            roll moreau 8 MI-089 = 11 v company 9 MI-028 = 10
            company> bombard ...
            (8v8)
            roll moreau 8 MI-064 = 9 v company 8 MI-028 = 9
            at La: moreau band
            """,
            factions="moreau / company",
            units={"La": "moreau: 2 band; company: base, bombard"},
            setting=COMBAT,
        ),
        Part(
            "(b) with a Soldier, once",
            """
            (8v9) ...
            roll moreau 8 MI-089 = 11 v company 9 MI-028 MI-064 MI-097 = 12
            """,
            factions="moreau / company",
            units={"La": "moreau: 2 band; company: base, bombard, band"},
            setting=COMBAT,
        ),
        Part(
            "(b) with a Clipper, once",
            """
            (8v9) ...
            roll moreau 8 MI-064 MI-089 = 12 v company 9 MI-097 = 10
            """,
            factions="moreau / company",
            chart="Wa",
            units={"Wa": "moreau: boat, 2 band; company: boat, bombard"},
            setting=COMBAT,
        ),
    ],
}
