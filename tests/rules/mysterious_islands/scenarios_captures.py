"""Scenarios S23 to S25, S41 and S42: what is captured, given up or washed overboard; who is out, and comes back."""

from tests.rules.mysterious_islands.scenario_parts import BOMBARD, COMBAT, event
from tests.rules.mysterious_islands.script import Part

SCENARIOS: dict[str, list[Part]] = {
    "S23": [
        *(
            Part(
                f"capture die {die}",
                f"""
                (10v9) ({die})
                roll pirates 10 MI-064 MI-076 MI-077 = 14 v company 9 MI-097 = 10
                told capture MI-080
                at Wa: pirates {boats} boat, 3 band
                """,
                factions="pirates / company",
                chart="Wa",
                units={"Wa": "pirates: boat, 3 band; company: boat, band"},
                setting=COMBAT,
            )
            for die, boats in ((5, 2), (4, 1))
        ),
    ],
    "S24": [
        Part(
            "(a) a Soldier is given",
            """
            (8v8) ...
            roll nemo 8 MI-065 MI-081 = 11 v company 8 MI-064 MI-097 = 10
            company> band ...
            throws battle
            at Wa: nemo boat, boss, 2 band; company boat, 4 band
            """,
            factions="nemo / company",
            chart="Wa La",
            units={"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) the Clipper is given, the crew gets ashore",
            """
            (8v8) ...
            company> boat (4)
            at La: company 5 band
            at Wa: nemo boat, boss, 2 band
            told fight-over MI-070
            """,
            factions="nemo / company",
            chart="Wa La",
            units={"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"},
            setting=COMBAT,
        ),
        Part(
            "(b) die 3: all lost",
            """
            (8v8) ...
            company> boat (3)
            at La: nobody
            at Wa: nemo boat, boss, 2 band
            """,
            factions="nemo / company",
            chart="Wa La",
            units={"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) the Sub is given, the divers stay",
            """
            (7v9) ...
            roll nemo 7 MI-065 MI-081 = 10 v company 9 MI-064 MI-097 = 11
            nemo> boat ...
            at Wa: nemo boss, 2 band; company boat, 5 band
            (8v8) ...
            roll nemo 8 MI-065 = 9 v company 8 MI-064 MI-097 = 10
            """,
            factions="nemo / company",
            chart="Wa La",
            units={"Wa": "nemo: boat, boss, 2 band; company: boat, 5 band"},
            setting=COMBAT,
        ),
    ],
    "S25": [
        Part(
            "a Ruin for the Outpost",
            """
            (10v7) (2)
            roll zombies 10 MI-064 = 11 v company 7 MI-028 MI-097 = 9
            told ruin MI-106
            at La: zombies base, 4 band
            """,
            factions="zombies / company",
            units={"La": "zombies: 4 band; company: base, band"},
            setting=COMBAT,
        ),
        Part(
            "(b) the Outpost given up first",
            """
            (10v8) ...
            roll zombies 10 MI-064 = 11 v company 8 MI-028 MI-097 = 10
            company> base ...
            at La: zombies 4 band; company band
            (10v8) (2)
            roll zombies 10 MI-064 = 11 v company 8 MI-097 = 9
            told ruin MI-106
            at La: zombies base, 4 band
            """,
            factions="zombies / company",
            units={"La": "zombies: 4 band; company: base, band"},
            setting=COMBAT,
        ),
        event(
            4,
            """ ...
            untold ruin
            at La: company band
            """,
            "(c) no Ruin by a sinkhole",
            factions="zombies / company",
            chart="La Lb",
            units={"La": "company: base, band", "Lb": "zombies: band"},
        ),
    ],
    "S41": [
        event(
            1,
            """<0> ...
            at La: nobody
            throws recruit
            (3,3)
            told bonus-points MI-090
            told dead MI-R05
            dead moreau
            turn 1 event
            (1) (1,1) rest
            turn 2 event
            (1) (1,1) rest
            turn 1 event
            playing
            """,
            "(a) Moreau's last units go in its own Event Phase",
            factions="moreau / company / pirates",
            chart="La ~ Lb ~ Lc",
            units={"La": "moreau: base, band", "Lb": "company: base", "Lc": "pirates: base"},
        ),
        Part(
            "(b) Pirates come back",
            """
            (18v3)
            alive pirates
            turn 1 recruit
            (1,1)
            buy boat A1
            at A1: pirates boat
            """,
            factions="company / pirates",
            chart="""
            ~  ~ ~
             ~ La ~
            ~  ~ ~
            """,
            units={"La": "company: 3 band; pirates: band"},
            setting=COMBAT,
        ),
        Part(
            "(b) the whole rim is held",
            """
            (18v3)
            (1,1)
            turn 0 recruit
            bank pirates 2
            alive pirates
            """,
            factions="company / pirates",
            chart="Wa La Wb",
            units={"La": "company: 3 band; pirates: band", "Wa": "company: boat", "Wb": "company: boat"},
            setting=COMBAT,
        ),
        Part(
            "(c) the last Zombie rises",
            """
            shoot Wa boat at La (4) (10)
            at La: zombies band
            playing
            """,
            factions="company / zombies",
            chart="Wa La",
            units={"Wa": "company: boat", "La": "zombies: band"},
            setting=BOMBARD,
        ),
        Part(
            "(c) the last Zombie does not rise",
            """
            shoot Wa boat at La (4) (9)
            at La: nobody
            dead zombies
            told over MI-R07
            over 0
            """,
            factions="company / zombies",
            chart="Wa La",
            units={"Wa": "company: boat", "La": "zombies: band"},
            setting=BOMBARD,
        ),
    ],
    "S42": [
        Part(
            "the attacker's crew first",
            """
            (8v10) ...
            roll pirates 8 MI-076 MI-077 = 11 v company 10 MI-097 = 11
            pirates> boat ...
            company> boat (4)
            at La: pirates band
            at Wa: nobody
            told nobody-left MI-R97
            untold capture
            """,
            factions="pirates / company",
            chart="Wa La",
            units={"Wa": "pirates: boat, band; company: boat, band"},
            setting=COMBAT,
        ),
        Part(
            "(b) the Soldier gets ashore",
            """
            (8v10) ...
            pirates> boat ...
            company> boat (3) (4)
            at La: company band
            at Wa: nobody
            """,
            factions="pirates / company",
            chart="Wa La",
            units={"Wa": "pirates: boat, band; company: boat, band"},
            setting=COMBAT,
        ),
    ],
}
