"""Acceptance scenarios AS-23 to AS-39 and AS-42: battles, points, recruits, upkeep, control; see scenarios.py for what is meant unless stated.

Stacks that will fight stand together from the start; with empty hands the battle goes on by itself as soon as X ends the Move phase.
"""

from tests.rules.warp_empires.script import Part

FAR = {"X": "A", "Y": "K"}
RECRUIT = {"phase": "recruit"}
UPKEEP = {"phase": "upkeep"}
CONTROL = {"phase": "control"}


def rams(name: str, total: int, **options: object) -> Part:
    """AS-28 up to the totals."""
    return Part(
        name,
        f"""
        Y> done X> done
        offers X: done rams {"/ armor" if not options else ""}
        X> rams
        offers Y: = done armor
        Y> armor X> done Y> done
        total X {total}
        total Y 14
        quota 2
        X> CR
        Y> BN
        lost 6
        offers X: = GB CR BS
        X> GB
        paid 3
        offers Y: = B G
        Y> B
        at E: X GB CR BS
        at B: Y CR
        """,
        powers="high_martian american",
        units={"E": "X GB GB CR BS; Y CR CR BN"},
        hands={"X": "rams armor", "Y": "rams armor"},
        marks=FAR,
        options=options,
    )


LATE: dict[str, list[Part]] = {
    "AS-23": [
        Part(
            "the defender wins a tie",
            """
            X> done
            total X 11
            total Y 11
            told tie
            winner Y
            quota 2
            asks first_loss
            offers Y: = GB CR
            Y> CR
            lost 8
            asks payment
            offers Y: = BN FT
            Y> FT
            paid 5
            asks retreat
            offers X: = B D G
            X> B
            at C: Y BN BN
            at B: X GB
            """,
            powers="british german",
            units={"C*": "Y BN BN FT; X GB GB CR"},
            marks={"X": "A"},
        ),
    ],
    "AS-24": [
        Part(
            "surprise and trap",
            """
            Y> done X> done
            offers X: = done surprise
            X> surprise
            offers Y: = done trap
            Y> trap
            offers Y: = done
            Y> done
            total X 16
            total Y 14
            lost 4
            paid 2
            at G: X GB GB
            fills X 7 Y 6
            draws X
            <any>
            size X 7
            size Y 7
            """,
            powers="french belgian",
            units={"G": "X GB GB GB; Y CR"},
            hands={"X": "surprise", "Y": "trap surprise"},
            marks=FAR,
        ),
    ],
    "AS-25": [
        Part(
            "an Evasion against an Evasion",
            """
            Y> done X> done
            X> surprise
            Y> evasion
            offers Y: = #0
            Y> #0
            X> evasion
            offers X: = #1
            X> #1
            total X 14
            total Y 4
            quota 1
            lost 2
            paid 2
            at E: X GB; Y BN
            offers Y: = B G
            Y> B
            at B: Y BN
            at E: X GB
            """,
            powers="french belgian",
            units={"E": "X GB GB; Y BN BN"},
            hands={"X": "surprise evasion", "Y": "evasion"},
            marks=FAR,
        ),
        Part(
            "without the last one",
            """
            Y> done X> done
            X> surprise Y> evasion #0 X> done
            total X 4
            total Y 4
            winner Y
            """,
            powers="french belgian",
            units={"E": "X GB GB; Y BN BN"},
            hands={"X": "surprise evasion", "Y": "evasion"},
            marks=FAR,
        ),
    ],
    "AS-26": [
        Part(
            "machine guns and a maneuver",
            """
            Y> done X> done
            X> done Y> machine_guns X> done Y> out_maneuver X> done
            total X 20
            total Y 22
            winner Y
            quota 3
            lost 12
            offers Y: = BN FT BS
            Y> FT BN
            paid 6
            offers X: = C E H
            X> E
            at G: Y BS
            at E: X CR CR
            marks Y: G
            """,
            powers="japanese russian",
            units={"G*": "Y FT BN BS; X CR CR CR CR CR"},
            hands={"X": "minor_move", "Y": "machine_guns out_maneuver"},
            marks={"X": "A"},
        ),
    ],
    "AS-27": [
        Part(
            "big guns and a swift attack",
            """
            Y> done X> done
            X> big_guns Y> done X> swift_attack Y> done
            total X 30
            total Y 28
            quota 2
            offers X: = CR BS
            X> BS
            asks more_losses
            Y> CR
            lost 12
            X> CR GB
            paid 6
            offers Y: = G I L
            Y> L
            at H: X BS CR
            at L: Y BS BS
            """,
            powers="belgian japanese",
            units={"H": "X BS CR CR GB; Y BS BS BS CR"},
            hands={"X": "big_guns swift_attack", "Y": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-28": [
        rams("Martian and Human ships", 26),
        rams("Battleships are Human", 24, ship_people="owner_bb_human"),
    ],
    "AS-29": [
        Part(
            "close combat for a City",
            """
            Y> done X> done
            X> close_combat Y> done
            total X 18
            total Y 14
            quota 3
            told lost 5
            lost 8
            paid 6
            offers Y: = B G
            Y> G
            at C: X BN
            at G: Y BN BN BN
            marks Y: C K
            fills X 7 Y 6
            <any>
            <any>
            X> done
            turn Y draw
            marks X: A C
            marks Y: K
            """,
            powers="german french",
            units={"C*": "Y BN BN BN BN BN FT; X BN BN BN"},
            hands={"X": "close_combat", "Y": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-30": [
        Part(
            "a torpedo, and the cargo",
            """
            pile 55
            Y> done X> done
            X> guided_torpedo
            offers X: = GB BS
            X> BS Y> done
            total X 10
            total Y 2
            quota 1
            lost 2
            paid 5
            at D: X CR
            pile 59
            """,
            powers="british french",
            units={"D": "X CR CR; Y BS BN GB"},
            hands={"X": "guided_torpedo", "Y": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-31": [
        Part(
            "Fortifications fall",
            """
            X> done
            total X 16
            total Y 12
            quota 2
            lost 10
            paid 8
            offers Y: = B D G
            Y> B
            at C: X BS
            at B: Y GB
            """,
            powers="japanese russian",
            units={"C*": "Y FT FT GB GB; X BS BS"},
            marks={"X": "A"},
        ),
        Part(
            "before anybody picks",
            """
            X> done
            lost 8
            paid 8
            asks retreat
            Y> B
            at B: Y GB GB
            at C: X BS
            """,
            powers="japanese russian",
            units={"C*": "Y FT FT GB GB; X BS BS"},
            marks={"X": "A"},
            options={"forts_in_half": "first"},
        ),
    ],
    "AS-32": [
        Part(
            "the winner loses everything",
            """
            Y> done X> done
            X> surprise Y> done
            total X 12
            total Y 10
            quota 1
            offers X: = GB BS
            X> BS
            lost 8
            paid 2
            at H: Y GB
            offers Y: = G I L
            Y> I
            at H: nobody
            at I: Y GB
            fills X 7 Y 6
            <any>
            size X 7
            size Y 7
            """,
            powers="belgian french",
            units={"H": "X GB; Y BS GB"},
            hands={"X": "surprise", "Y": "minor_move"},
            marks=FAR,
        ),
    ],
    "AS-33": [
        Part(
            "no way out",
            """
            X> done
            total X 10
            total Y 8
            quota 2
            lost 4
            asks payment
            X> GB
            paid 2
            told no-retreat
            lost 4
            at A: X BS
            at B: X CR
            at D: Z CR
            pile GB 15
            marks Y: A
            <any>
            <any>
            X> done
            turn Y draw
            marks Y: A
            """,
            powers="belgian french russian",
            units={"A*": "Y GB GB GB GB; X BS GB", "B": "X CR", "D": "Z CR"},
            marks={"X": "K", "Z": "I"},
        ),
    ],
    "AS-34": [
        Part(
            "two battles, and a card from between",
            """
            X> done
            asks which_battle
            offers X: = C E
            X> E done
            total X 10
            total Z 2
            lost 2
            X> GB
            at E: X BS
            fills X 5 Z 7
            <card:out_maneuver>
            <any>
            size Z 7
            asks battle_card
            offers X: = done out_maneuver
            X> out_maneuver done
            total X 11
            total Y 6
            quota 2
            lost 4
            offers X: = GB CR
            X> GB
            paid 2
            offers Y: = B G
            Y> B
            at C: X CR
            at B: Y BN
            fills X 1 Y 7
            draws X
            <any>
            size X 7
            size Y 7
            """,
            powers="japanese french russian",
            units={"C": "X CR GB; Y BN BN BN", "E": "X BS GB; Z GB"},
            hands={"X": "minor_move minor_move"},
            marks={"X": "A", "Y": "K", "Z": "I"},
        ),
    ],
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
    "AS-42": [
        Part(
            "out before the hands are filled",
            """
            Y> done X> done Y> done
            total X 6
            total Y 2
            lost 2
            X> GB
            at E: X CR
            out Y
            discards: spies scouts treaty
            size Y 0
            fills X 7
            <any>
            size X 7
            turn X recruit
            """,
            powers="belgian russian german",
            units={"E": "X CR GB; Y GB"},
            hands={"Y": "spies scouts treaty"},
            marks={"X": "A", "Z": "I"},
        ),
        Part(
            "and the last one has won",
            """
            Y> done X> done Y> done
            X> GB
            over X
            """,
            powers="belgian russian",
            units={"E": "X CR GB; Y GB"},
            hands={"Y": "spies scouts armor"},
            marks={"X": "A"},
        ),
    ],
}
