"""Acceptance scenarios AS-23 to AS-30: totals, cards of a battle, and losses."""

from tests.rules.warp_empires.script import Part

FAR = {"X": "A", "Y": "K"}


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


SCENARIOS: dict[str, list[Part]] = {
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
}
