"""Scenarios S23 to S42 of the forty-two acceptance scenarios of the rules, cell by cell; see scenarios.py."""

from tests.rules.mysterious_islands.scenarios import BOMBARD, COMBAT, LAND, MOVE, RECRUIT, carries
from tests.rules.mysterious_islands.script import Part

EVENTS: dict[str, object] = {"event_phase": True}
CARDS: dict[str, object] = {"action_deck": True}
THREE: dict[str, object] = {"factions_per_player": 3}
EVENT = {"phase": "event"}
ACT = {"phase": "act"}


def event(number: int, lines: str, name: str, *, factions: str, chart: str, units: dict[str, str]) -> Part:
    """The dice 6 and a number in the Event Phase of seat 0."""
    return Part(
        name,
        f"(6) ({number}) {lines}",
        factions=factions,
        chart=chart,
        units=units,
        options=EVENTS,
        setting=EVENT,
    )


LATE: dict[str, list[Part]] = {
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
    "S27": [
        Part(
            "regeneration after shelling",
            """
            shoot Lb bombard at La (4)
            shoot Wa boat at La (5) ...
            at La: zombies band
            (10v9)
            told rises-on MI-103 2
            at La: zombies 2 band
            """,
            factions="company / zombies",
            chart="Lb La Wa",
            units={"Lb": "company: bombard", "Wa": "company: boat", "La": "zombies: 3 band"},
            setting=BOMBARD,
        ),
        Part(
            "(b) beside a lost hex",
            """
            (12v6) (11v4) ...
            roll company 12 MI-064 MI-097 = 14 v zombies 6 = 6
            zombies> Lc
            at Lc: zombies band
            at La: company 3 band
            at Lb: nobody
            """,
            factions="company / zombies",
            chart="Lb La Lc",
            units={"La": "company: 3 band; zombies: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "(c) nowhere to rise",
            """
            (12v6) (11v4)
            at La: company 3 band
            at Lb: company band
            told no-grave MI-R119
            """,
            factions="company / zombies",
            chart="Lb La V",
            units={"La": "company: 3 band; zombies: 2 band", "Lb": "company: band"},
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
    "S29": [
        Part(
            "three banks; Moreau, Rebels and Natives roll in the order of the table",
            """
            (6) (7) (4)
            bank rebels 7
            bank natives 4
            bank moreau 7
            buy 7 moreau band Lc
            bank moreau 0
            bank rebels 7
            offers: buy:rebels:band buy:natives:band / buy:moreau:band
            refuse buy moreau band Lc MI-045
            """,
            factions="rebels natives moreau / pirates nemo company",
            options=THREE,
            chart="La ~ Lb ~ Lc ~ Ld Wa Wb Wc",
            units={
                "La": "rebels: base, band",
                "Lb": "natives: base, band",
                "Lc": "moreau: base, band",
                "Ld": "pirates: base",
            },
            setting=RECRUIT,
        ),
        Part(
            "a partner's hex is passed, not stayed in",
            """
            goes La band: Lc Ld / Lb
            refuse move La band to Lb MI-R125
            rest
            untold fight
            turn 1 recruit
            """,
            factions="rebels natives moreau / pirates nemo company",
            options=THREE,
            chart="La Lb Lc Ld Le",
            units={"La": "natives: band", "Lb": "rebels: band", "Le": "pirates: base"},
            setting=MOVE,
        ),
    ],
    "S30": [
        Part(
            "die 5: nothing",
            """
            (5) ...
            told no-event MI-117
            throws recruit
            """,
            factions="natives / zombies",
            options=EVENTS,
            chart="La Lb",
            units={"La": "natives: base", "Lb": "zombies: band"},
            setting=EVENT,
        ),
        event(
            1,
            """<6> ...
            told eruption MI-118
            untold rises-on
            at La: nobody
            at Lb: nobody
            at Wa: natives boat
            throws recruit
            """,
            "eruption of island 7",
            factions="natives / zombies",
            chart="L1 ~ L2 ~ L3 ~ L4 ~ L5 ~ L6 ~ La Lb Wa",
            units={"La": "natives: base, 3 band", "Lb": "zombies: 2 band", "Wa": "natives: boat"},
        ),
        event(
            2,
            """...
            asks natives event_target
            offers = Wa Wb
            Wa (4) ...
            told whirlpool MI-119
            at Wa: nobody
            at La: company 2 band
            at Wb: natives boat
            """,
            "whirlpool",
            factions="natives / company",
            chart="La Wa ~ Wb Lb",
            units={"Wa": "company: boat, 2 band", "Wb": "natives: boat"},
        ),
        event(
            3,
            """...
            offers = La Lc
            La ...
            told animal MI-120
            at La: nobody
            at Lb: moreau base, band
            at Lc: company band, bombard
            """,
            "giant animal",
            factions="moreau / company",
            chart="La ~ Lb ~ Lc",
            units={"La": "moreau: 2 band, boss", "Lb": "moreau: base, band", "Lc": "company: band, bombard"},
        ),
        event(
            3,
            """...
            Lc ...
            at Lc: company bombard
            at La: moreau 2 band, boss
            """,
            "a Bombard survives the giant animal",
            factions="moreau / company",
            chart="La ~ Lb ~ Lc",
            units={"La": "moreau: 2 band, boss", "Lb": "moreau: base, band", "Lc": "company: band, bombard"},
        ),
    ],
    "S31": [
        event(
            4,
            """...
            offers = La Lb
            La ...
            told sinkhole MI-121
            untold ruin
            at La: satsuma 2 band
            """,
            "sinkhole",
            factions="zombies / satsuma",
            chart="La ~ Lb",
            units={"La": "satsuma: base, 2 band", "Lb": "zombies: base"},
        ),
        event(
            5,
            """...
            offers = La Lb
            La ...
            told assassin MI-122
            at La: pirates band
            at Lb: company boss
            """,
            "assassin",
            factions="company / pirates",
            chart="La ~ Lb",
            units={"La": "pirates: boss, band", "Lb": "company: boss"},
        ),
        event(
            5,
            """...
            told fizzles MI-R129
            throws recruit
            """,
            "no Boss on the map",
            factions="company / pirates",
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
        ),
    ],
    "S32": [
        event(
            6,
            """...
            offers = pirates reinforcements
            reinforcements (3) ...
            told reinforcements MI-124
            bank pirates 3
            throws recruit
            (4,4) ...
            bank pirates 11
            """,
            "Reinforcements",
            factions="pirates / natives",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
        event(
            6,
            """...
            pirates ...
            told invents MI-138
            (4,2)
            bank pirates 8
            end
            (1) (1,1) rest
            (6) (6) ...
            throws reinforce
            (1) (1,1)
            bank pirates 13
            """,
            "Treasure Map; the next event lists Reinforcements alone",
            factions="pirates / natives",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
        event(
            6,
            """...
            offers = natives reinforcements
            """,
            "Natives never see the Treasure Map",
            factions="natives / pirates",
            chart="La Wa ~ Lb",
            units={"La": "pirates: base", "Lb": "natives: base"},
        ),
    ],
    "S33": [
        Part(
            "a Bomb is bought, walks and explodes",
            """
            (1,1)
            buy bomb Lf
            bank nemo 0
            goes Lf bomb: = Lg La
            move Lf bomb to La
            end
            turn 0 bombard
            refuse La
            end
            asks nemo act
            La
            told explodes MI-126
            at La: nobody
            at Lb: nobody
            at Wa: nobody
            at Lc: nobody
            at Lz: company band
            """,
            factions="nemo / company",
            chart="""
            Lf Lg La Lb  V Wy Wx
             ~ Wa Lc Lz  V  ~  ~
            """,
            units={
                "Lf": "nemo: base",
                "Wx": "nemo: boat",
                "Wy": "company: boat",
                "Lb": "company: base, 3 band",
                "Wa": "company: boat, band",
                "Lc": "nemo: band, bomb",
                "Lz": "company: band",
            },
            setting={"phase": "recruit", "invented": ("nemo",)},
        ),
        Part(
            "(b) a beaten Bomb does not explode",
            """
            (10v5)
            untold explodes
            at La: company 2 band
            at Lb: nemo band
            """,
            factions="company / nemo",
            chart="La Lb",
            units={"La": "company: 2 band; nemo: bomb", "Lb": "nemo: band"},
            setting=COMBAT,
        ),
        Part(
            "(c) the centre is spared",
            """
            La
            at La: nemo band
            at Lb: nobody
            """,
            factions="nemo / company",
            options={"blast_centre": "spared"},
            chart="La Lb ~ Lc",
            units={"La": "nemo: bomb, band", "Lb": "company: band", "Lc": "company: base"},
            setting={"phase": "act", "invented": ("nemo",)},
        ),
    ],
    "S34": [
        Part(
            "Cannibalism",
            """
            (8v9) (9v9)
            roll natives 8 MI-110 MI-127 = 11 v zombies 9 = 9
            at La: natives 2 band
            """,
            factions="natives / zombies",
            units={"La": "natives: 2 band; zombies: 2 band"},
            setting={"phase": "combat", "invented": ("natives",)},
        ),
        Part(
            "Cannibalism in later rolls",
            """
            (8v10) ...
            roll natives 8 MI-110 MI-127 = 11 v zombies 10 = 10
            (8v9) ...
            roll natives 8 MI-064 MI-127 = 10 v zombies 9 = 9
            """,
            factions="natives / zombies",
            units={"La": "natives: 2 band; zombies: 2 band"},
            setting={"phase": "combat", "invented": ("natives",)},
        ),
        Part(
            "Weapon Merchants: a Bombard for 2 RP, 1 MP",
            """
            (1,1)
            buy bombard La
            bank rebels 0
            goes La bombard: = Lb
            """,
            factions="rebels / company",
            chart="La Lb Lc",
            units={"La": "rebels: base", "Lc": "company: band"},
            setting={"phase": "recruit", "invented": ("rebels",)},
        ),
        *(
            Part(
                f"Weapon Merchants: die {die}",
                f"""
                shoot La bombard at Lb ({die})
                at Lb: company {left} band
                """,
                factions="rebels / company",
                chart="La Lb",
                units={"La": "rebels: bombard", "Lb": "company: 2 band"},
                setting={"phase": "bombard", "invented": ("rebels",)},
            )
            for die, left in ((4, 2), (5, 1))
        ),
        Part(
            "Weapon Merchants in battle",
            """
            (8v9) ...
            roll rebels 8 MI-064 MI-128 = 10 v company 9 MI-097 = 10
            """,
            factions="rebels / company",
            units={"La": "rebels: 2 band, bombard; company: 2 band"},
            setting={"phase": "combat", "invented": ("rebels",)},
        ),
        Part(
            "no Weapon Merchants for a lone Camp",
            """
            (8v9) (6)
            roll pirates 8 MI-076 MI-077 = 11 v rebels 9 MI-028 MI-095 = 12
            """,
            factions="pirates / rebels",
            units={"La": "pirates: band; rebels: base"},
            setting={"phase": "combat", "invented": ("rebels",)},
        ),
    ],
    "S35": [
        Part(
            "Super Soldiers swim and strike",
            """
            refuse move La 2 band to Wa MI-111
            move La 2 band to Lb ...
            (8v5)
            roll moreau 8 MI-064 MI-089 MI-130 = 13 v company 5 MI-097 = 6
            at Lb: moreau 2 band
            """,
            factions="moreau / company",
            chart="Lc La Wa Lb",
            units={"La": "moreau: 2 band", "Lb": "company: band"},
            setting={"phase": "move", "invented": ("moreau",)},
        ),
        Part(
            "an Ironclad costs 3 and sails 6",
            """
            (1,2)
            buy boat Wa
            bank company 0
            goes Wa boat: Wg / Wh
            """,
            factions="company / rebels",
            chart="""
             La Wa Wb Wc Wd We Wf Wg Wh
              ~ Lb  V  V  V  V  V  V  V
            """,
            units={"La": "company: base", "Lb": "rebels: base"},
            setting={"phase": "recruit", "invented": ("company",)},
        ),
        *(
            Part(
                f"an Ironclad shells over two hexes: die {die} at {units}",
                f"""
                shoot Wa boat at La ({die})
                at La: {left}
                """,
                factions=f"company / {units.split(':')[0]}",
                chart="Wa Wb La",
                units={"Wa": "company: boat", "La": units},
                setting={"phase": "bombard", "invented": ("company",)},
            )
            for units, die, left in (
                ("pirates: 2 band", 3, "pirates band"),
                ("rebels: 2 band", 3, "rebels 2 band"),
                ("rebels: 2 band", 4, "rebels band"),
            )
        ),
        Part(
            "Ironclads in battle",
            """
            (9v9) ...
            roll company 9 MI-097 MI-133 = 11 v pirates 9 MI-076 = 10
            """,
            factions="company / pirates",
            chart="Wa",
            units={"Wa": "company: boat; pirates: boat"},
            setting={"phase": "combat", "invented": ("company",)},
        ),
        Part(
            "Bombards stay as they are",
            """
            offers: La / Lx
            shoot La bombard at Lb (3)
            told miss MI-056
            """,
            factions="company / pirates",
            chart="La Lb Lc Ld Lx",
            units={"La": "company: bombard", "Lx": "company: bombard", "Lb": "pirates: 2 band", "Lc": "pirates: band"},
            setting={"phase": "bombard", "invented": ("company",)},
        ),
        Part(
            "Zombies of the Apocalypse walk 2",
            "goes La band: = Lb Lc",
            factions="zombies / pirates",
            chart=LAND,
            units={"La": "zombies: band"},
            setting={"phase": "move", "invented": ("zombies",)},
        ),
        Part(
            "Zombies of the Apocalypse fight",
            """
            (9v9) ...
            roll zombies 9 MI-137 = 10 v pirates 9 MI-076 = 10
            """,
            factions="zombies / pirates",
            units={"La": "zombies: band; pirates: band"},
            setting={"phase": "combat", "invented": ("zombies",)},
        ),
    ],
    "S36": [
        Part(
            "an Ace on a 6 of battle dice",
            """
            La (6,5,4,1,1,1) ...
            pirates> card:A 0
            told plays MI-145
            roll pirates 10 MI-076 MI-077 = 13 v company 3 MI-097 = 4
            discards: A
            """,
            factions="pirates / company",
            options=CARDS,
            units={"La": "pirates: band; company: band"},
            setting={"phase": "combat", "hands": {0: "A"}},
        ),
        Part(
            "a Two on the die of a Native who hides",
            """
            La ...
            natives> hide (5) ...
            pirates> card:2 ...
            told plays MI-146
            told found MI-108
            discards: 2
            """,
            factions="pirates / natives",
            options=CARDS,
            chart="La Lb",
            units={"La": "pirates: band; natives: band"},
            setting={"phase": "combat", "hands": {0: "2"}},
        ),
        Part(
            "a Three saves Natives",
            """
            shoot Wa boat at Wb (6) ...
            natives> pass (1) ...
            natives> card:3
            told plays MI-147
            told ashore MI-074
            at Lb: natives 2 band
            discards: 3
            """,
            factions="nemo / natives",
            options=CARDS,
            chart="Wa Wb Lb",
            units={"Wa": "nemo: boat", "Wb": "natives: boat, 2 band"},
            setting={"phase": "bombard", "hands": {1: "3"}},
        ),
        Part(
            "a Four bites",
            """
            (12v3) ...
            moreau> pass (2) ...
            moreau> card:4
            told plays MI-148
            at La: company 2 band
            discards: 4
            """,
            factions="company / moreau",
            options=CARDS,
            units={"La": "company: 3 band; moreau: base, band"},
            setting={"phase": "combat", "hands": {1: "4"}},
        ),
        Part(
            "a Five hits",
            """
            shoot Wa boat at La (1) ...
            pirates> card:5
            told plays MI-149
            told hit MI-057
            at La: company band
            discards: 5
            """,
            factions="pirates / company",
            options=CARDS,
            chart="Wa La",
            units={"Wa": "pirates: boat", "La": "company: 2 band"},
            setting={"phase": "bombard", "hands": {0: "5"}},
        ),
        Part(
            "a Six brings an event",
            """
            (2) ...
            pirates> card:6 ...
            told plays MI-150
            throws event_table
            discards: 6
            """,
            factions="pirates / company",
            options=CARDS | EVENTS,
            chart="Wa La",
            units={"Wa": "pirates: boat", "La": "company: 2 band"},
            setting={"phase": "event", "hands": {0: "6"}},
        ),
    ],
    "S37": [
        Part(
            "a Seven",
            """
            move La 3 band to Lc
            move Le band to Ld
            card:7 Lc
            told plays MI-151
            discards: 7
            goes Lc band: = La Lb Ld Le
            goes Ld band: none
            move Lc 3 band to La
            goes La band: none
            """,
            factions="rebels / company",
            options=CARDS,
            chart="La Lb Lc Ld Le ~ Lz Ly",
            units={"La": "rebels: 3 band", "Le": "rebels: band", "Lz": "rebels: band"},
            setting={"phase": "move", "hands": {0: "7"}},
        ),
        Part(
            "an Eight",
            """
            moreau> card:8 Wa
            told plays MI-152
            goes Wa boat: none
            goes Wa band: none
            card:7
            offers = La Lq
            Lq
            move La band to Wa
            at Wa: company boat, 4 band
            refuse sail Wa boat with band to Wb
            goes Wa boat: none
            end
            shoot Wa boat at Lz (4)
            told hit MI-056
            at Lz: moreau band
            """,
            factions="company / moreau",
            options=CARDS,
            chart="""
            Lq La Wa Lz
             ~  ~ Wb  ~
            """,
            units={
                "Lq": "company: band",
                "La": "company: 2 band",
                "Wa": "company: boat, 3 band",
                "Lz": "moreau: 2 band",
            },
            setting={"phase": "move", "hands": {0: "7", 1: "8"}},
        ),
        Part(
            "an Eight is over with the phase",
            """
            moreau> card:8
            turn 1 draw
            <card:A> <card:A> (1,1) ...
            moreau> pass end
            sail Wy boat with 2 band to Wa
            end end end Wa (9v9) ...
            moreau> pass ...
            roll moreau 9 MI-089 = 12 v company 9 MI-064 MI-097 = 11
            """,
            factions="company / moreau",
            options=CARDS,
            chart="Wa Wx Wy ~",
            units={"Wa": "company: boat, 3 band", "Wy": "moreau: boat, 2 band"},
            setting={"phase": "move", "hands": {1: "8"}},
        ),
    ],
    "S38": [
        Part(
            "a Nine on a shelling die",
            """
            shoot Wa boat at La (6) ...
            company> card:9 (2)
            told plays MI-153
            told miss MI-057
            at La: company 2 band
            """,
            factions="pirates / company",
            options=CARDS,
            chart="Wa La",
            units={"Wa": "pirates: boat", "La": "company: 2 band"},
            setting={"phase": "bombard", "hands": {1: "9"}},
        ),
        Part(
            "a Ten up",
            """
            La (18v3) ...
            rebels> pass (4) ...
            rebels> card:10 up
            told plays MI-154
            told joins MI-093
            at La: rebels 2 band
            """,
            factions="rebels / pirates",
            options=CARDS,
            units={"La": "rebels: band; pirates: band"},
            setting={"phase": "combat", "hands": {0: "10"}},
        ),
        Part(
            "a Ten down",
            """
            (1,4,4,3,3,3) ...
            pirates> card:10 0 down ...
            roll company 8 MI-097 = 9 v pirates 9 MI-076 = 10
            """,
            factions="company / pirates",
            options=CARDS,
            units={"La": "company: band; pirates: band"},
            setting={"phase": "combat", "hands": {1: "10"}},
        ),
        Part(
            "a Jack robs",
            """
            card:J <card:4>
            told plays MI-155
            hand 0: 4
            hand 1: 2 3 5
            discards: J
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "act", "hands": {0: "J", 1: "2 3 4 5"}},
        ),
        Part(
            "a Queen cancels the Jack",
            """
            card:J
            company> card:Q
            told plays MI-156
            hand 1: 2 3
            discards: J Q
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "act", "hands": {0: "J", 1: "2 3 Q"}},
        ),
        Part(
            "a Queen cancels the Queen",
            """
            card:J
            company> card:Q
            pirates> card:Q <card:2>
            hand 0: 2
            hand 1:
            discards: J Q Q
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "act", "hands": {0: "J Q", 1: "2 Q"}},
        ),
        Part(
            "a King",
            """
            card:K <card:5> <card:6>
            told plays MI-157
            hand 0: 2 5 6
            discards: K
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "act", "hands": {0: "2 K"}},
        ),
        Part(
            "seven cards in the Discard Phase",
            """
            asks pirates discard
            card:A card:9
            told discards MI-143 2
            hand 0: 3 4 5 6 7
            discards: A 9
            turn 1 draw
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "discard", "hands": {0: "A 3 4 5 6 7 9"}},
        ),
        Part(
            "the deck runs out",
            """
            <card:5> <card:8> ...
            told renewed MI-141
            hand 0: 5 8
            deck 2
            discards:
            """,
            factions="pirates / company",
            options=CARDS,
            chart="La ~ Lb",
            units={"La": "pirates: band", "Lb": "company: band"},
            setting={"phase": "draw", "deck": "5", "discards": "7 8 9"},
        ),
    ],
    "S39": [
        Part(
            "on horseback, and a General",
            """
            goes La band: = Lb Lc Ld
            goes La boss: = Lb Lc Ld Le
            """,
            factions="confederates / natives",
            chart=LAND,
            units={"La": "confederates: band, boss"},
            setting=MOVE,
        ),
        Part(
            "a Paddleboat takes 3 Bands and a Bombard",
            "goes Wa boat with 3 band, bombard: = Wb Wc Wd We",
            factions="confederates / natives",
            chart="Wa Wb Wc Wd We Wf Wg",
            units={"Wa": "confederates: boat, 3 band, bombard"},
            setting=MOVE,
        ),
        *(
            Part(
                f"a Paddleboat shells: die {die}",
                f"""
                shoot Wa boat at La ({die})
                told {told} MI-162
                """,
                factions="confederates / company",
                chart="Wa La",
                units={"Wa": "confederates: boat", "La": "company: 2 band"},
                setting=BOMBARD,
            )
            for die, told in ((5, "hit"), (4, "miss"))
        ),
        Part(
            "in battle",
            """
            natives> hide 2 (2) (12v9) (5)
            roll confederates 12 MI-064 MI-161 = 14 v natives 9 MI-110 = 11
            told convert MI-165
            at La: confederates 4 band
            """,
            factions="confederates / natives",
            chart="La Lb",
            units={"La": "confederates: 3 band; natives: 2 band"},
            setting=COMBAT,
        ),
        Part(
            "a Balloon is bought and lifts a Band",
            """
            (1,1)
            buy balloon La
            bank confederates 0
            refuse sail La balloon to V MI-021
            refuse sail La balloon with bombard to Lb
            sail La balloon with band to Lb
            goes Lb band: = Lc
            """,
            factions="confederates / natives",
            chart="V La Wa Wb Lb Lc",
            units={"La": "confederates: base, band, bombard"},
            setting={"phase": "recruit", "invented": ("confederates",)},
        ),
        Part(
            "a Balloon escapes with its rider",
            """
            confederates> hide (3)
            told unseen MI-170
            at La: confederates balloon, band
            at Wa: pirates boat
            """,
            factions="pirates / confederates",
            chart="La Wa",
            units={"Wa": "pirates: boat; confederates: balloon, band"},
            setting={"phase": "combat", "invented": ("confederates",)},
        ),
        Part(
            "a Balloon that does not escape",
            """
            confederates> hide (2) (12v7) ...
            told found MI-170
            roll pirates 12 MI-076 = 13 v confederates 7 MI-064 MI-161 = 9
            at Wa: pirates boat
            at La: nobody
            """,
            factions="pirates / confederates",
            chart="La Wa",
            units={"Wa": "pirates: boat; confederates: balloon, band"},
            setting={"phase": "combat", "invented": ("confederates",)},
        ),
    ],
    "S40": [
        carries("satsuma", 3, 2),
        Part(
            "Banzai",
            """
            asks satsuma give_up
            band (8v10) ...
            roll satsuma 8 MI-065 MI-175 MI-176 MI-178 = 14 v zombies 10 MI-064 = 11
            at La: satsuma 2 band, boss; zombies band
            nobody (8v9) (8v8v8v8)
            roll satsuma 8 MI-064 MI-065 MI-175 = 11 v zombies 9 = 9
            at La: satsuma 2 band, boss
            """,
            factions="satsuma / zombies",
            units={"La": "satsuma: 3 band, boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
        ),
        Part(
            "(b) not a lone Shogun",
            "throws battle",
            factions="satsuma / zombies",
            units={"La": "satsuma: boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
        ),
        Part(
            "(c) one for each roll",
            """
            band ...
            throws battle
            at La: satsuma 2 band, boss; zombies 4 band
            """,
            factions="satsuma / zombies",
            units={"La": "satsuma: 3 band, boss; zombies: 4 band"},
            setting={"phase": "combat", "invented": ("satsuma",)},
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
