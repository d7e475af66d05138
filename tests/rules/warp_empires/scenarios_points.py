"""Acceptance scenarios AS-35 to AS-39: revenue, recruits, upkeep, control."""

from tests.rules.warp_empires.script import Part

FAR = {"X": "A", "Y": "K"}
RECRUIT = {"phase": "recruit"}
UPKEEP = {"phase": "upkeep"}
CONTROL = {"phase": "control"}

SCENARIOS: dict[str, list[Part]] = {
    "AS-35": [
        Part(
            "French and Russian income",
            """
            points X 22
            <any>
            X> done
            turn Y draw
            <any>
            Y> done
            points Y 12
            <any>
            Y> done
            turn X draw
            points X 22
            points Y 12
            """,
            powers="french russian",
            units={"C0*": "X GB", "C5*": "Y GB"},
            marks={"X": "C1 C2", "Y": "C6 C7"},
            chart="ring",
            setting={"phase": "revenue", "points": {"X": 7}},
        ),
    ],
    "AS-36": [
        Part(
            "recruits, also where a foe hovers",
            """
            <BN> <FT> <GB> <CR> <BS>
            X> BN
            offers X: = A C
            costs 2
            X> A GB C BS A
            costs 2 8
            points X 0
            untold bonus
            asks recruit
            pile FT 9
            pile CR 8
            X> done
            told returns
            pile FT 10
            pile CR 9
            at A: X BN BS
            at C: X GB; Y CR
            marks X: A C
            turn Y draw
            <any>
            Y> done
            told battle
            attacker Y
            Y> done
            total Y 4
            total X 2
            """,
            powers="japanese french",
            units={"C": "Y CR"},
            marks={"X": "A C", "Y": "K"},
            setting=RECRUIT | {"points": {"X": 12}},
        ),
    ],
    "AS-37": [
        Part(
            "cheap goods",
            """
            <BN> <FT> <GB> <CR> <BS>
            X> BN FT GB CR BS
            costs 1 3 1 3 7
            points X 6
            <4> <BN> <BN> <GB> <CR>
            told bonus
            X> BN BN GB CR
            costs 1 1 1 3
            points X 0
            asks recruit
            offers X: done / BN FT GB CR BS
            X> done
            untold bonus
            at A: X BN FT GB CR BS BN BN GB CR
            """,
            powers="russian french",
            marks=FAR,
            setting=RECRUIT | {"points": {"X": 21}},
        ),
    ],
    "AS-38": [
        Part(
            "(a) a City feeds twenty",
            """
            limit 20
            asks upkeep_where
            X> A
            offers X: = BN GB
            X> GB
            X> A BN
            turn Y draw
            pile 40
            """,
            powers="japanese german",
            units={"A*": f"X {'BN ' * 10}{'GB ' * 12}".strip()},
            marks={"Y": "K"},
            setting=UPKEEP,
        ),
        Part(
            "(b) a French one twenty-five",
            """
            turn Y draw
            pile 38
            """,
            powers="french german",
            units={"A*": f"X {'BN ' * 10}{'GB ' * 12}".strip()},
            marks={"Y": "K"},
            setting=UPKEEP,
        ),
        Part(
            "(c) without a City all go",
            """
            limit 0
            living X
            X> B GB B GB B E CR E CR E
            at B: nobody
            at E: nobody
            out X
            size X 0
            discards: trap armor rams spies
            turn Y draw
            """,
            powers="japanese german russian",
            units={"B": "X GB GB GB", "E": "X CR CR CR"},
            hands={"X": "trap armor rams spies"},
            marks={"Y": "K", "Z": "I"},
            setting=UPKEEP,
        ),
    ],
    "AS-39": [
        Part(
            "half of all Cities",
            """
            marks X: A C G
            marks Y:
            marks Z: I
            over X
            """,
            powers="french german russian",
            units={"G": "X BN", "I": "X CR", "L": "Y BN", "H": "Z BN"},
            marks={"X": "A C", "Y": "G", "Z": "I"},
            setting=CONTROL,
        ),
        Part(
            "two of four",
            "over X",
            powers="french german",
            units={"A*": "X BN", "B": "X BN"},
            marks={"Y": "D"},
            chart="four",
            setting=CONTROL,
        ),
        Part(
            "two of four are not more than half",
            """
            playing
            marks X: A B
            """,
            powers="french german",
            units={"A*": "X BN", "B": "X BN"},
            marks={"Y": "D"},
            chart="four",
            options={"victory_compare": "more_than"},
            setting=CONTROL,
        ),
        Part(
            "three of four are",
            "over X",
            powers="french german",
            units={"A*": "X BN", "B": "X BN", "C": "X BN"},
            marks={"Y": "D"},
            chart="four",
            options={"victory_compare": "more_than"},
            setting=CONTROL,
        ),
    ],
}
