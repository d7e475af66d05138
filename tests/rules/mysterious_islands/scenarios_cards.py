"""Scenarios S36 to S38: the cards of the Action Deck."""

from tests.rules.mysterious_islands.scenario_parts import EVENTS
from tests.rules.mysterious_islands.script import Part

CARDS: dict[str, object] = {"action_deck": True}

SCENARIOS: dict[str, list[Part]] = {
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
}
