"""Which battles are fought and who chooses them, and answers out of turn."""

from dataclasses import replace

import pytest

from tests.rules.warp_empires.battles import FAR, battle, marked
from tests.rules.warp_empires.script import Part, run_part

THREE = "french german russian"
WHICH = [
    marked(
        battle(
            "two foes in one territory: one after the other, with what is left",
            """
            X> done E
            asks which_enemy
            offers X: = Y Z
            X> Z
            told battle
            total X 12
            total Z 2
            X> CR
            fills X 7 Z 7
            <any>
            told battle
            X> done
            told battle 0
            total X 8
            total Y 3
            at E: nobody
            fills Y 7
            """,
            powers=THREE,
            units={"E": "X BS CR; Y BN; Z GB"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R28",
    ),
    marked(
        battle(
            "whoever has lost one of them fights no more there",
            """
            X> done E Z
            told battle
            winner Z
            Z> CR
            X> B
            <any>
            untold battle
            <any>
            at B: X GB
            at E: Y BN; Z BS
            """,
            powers=THREE,
            units={"E": "X GB GB; Y BN; Z CR BS"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R28", "WE-R24",
    ),
    marked(
        battle(
            "foes of the active player do not fight each other, and nobody else lays cards",
            """
            Y> done Z> done X> done
            told battle
            offers Y: = done
            Y> done
            asks payment
            """,
            powers=THREE,
            units={"H": "Y GB; Z GB", "E": "X CR BS; Y BN"},
            hands={"Y": "scouts", "Z": "evasion trap"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R24", "WE-R31",
    ),
    marked(
        battle(
            "a retreat is no move: no storm stops it",
            """
            Y> done X> done
            X> done Y> done
            asks retreat
            Y> B
            told retreats
            at B: Y BN
            """,
            units={"E": "X BS; Y BN BN"},
            hands={"X": "sandstorms", "Y": "scouts"},
        ),
        "S8-R32", "WE-R45",
    ),
    marked(
        battle(
            "under a treaty nobody is attacked, and the stacks just stay",
            """
            offers Y: = done treaty
            Y> treaty
            told truce
            X> done
            untold battle
            at E: X GB GB; Y BN BN
            """,
            hands={"X": "scouts", "Y": "treaty"},
        ),
        "S8-R33", "WE-R26",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", WHICH)
def test_which_battles_are_fought(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("WE-025", "WE-R22", "WE-R23")
@pytest.mark.parametrize(
    ("option", "before", "beside"),
    [("top_visible", "BN . .", "BN ."), ("closed", ". . .", ". ."), ("open", "BN GB GB", "BN GB")],
)
def test_both_stacks_are_open_from_the_start_of_a_battle_and_others_are_not(
    option: str, before: str, beside: str
) -> None:
    lines = f"""
    seen E Y by X: {before}
    seen E Y by Z: {before}
    Y> done X> done
    asks battle_card
    seen E Y by X: BN GB GB
    seen E Y by Z: BN GB GB
    seen E X by Z: BS BS BS
    seen H Y by X: {beside}
    Y> done
    X> BN
    Y> B
    seen B Y by Z: GB
    """
    units = {"E": "X BS BS BS; Y BN GB GB", "H": "Y BN GB"}
    part = battle("open", lines, powers=THREE, units=units, hands={"Y": "scouts"}, marks=FAR | {"Z": "I"})
    run_part(replace(part, options={"stacks_hidden": option}))


MOVING = {"A": "X GB", "H": "Y GB", "L": "Z GB", "J": "Y GB"}
ANSWERS = [
    marked(
        battle(
            "from the active player's left; the first treaty settles it",
            """
            offers Z: = done treaty
            Z> done
            offers X: = done treaty
            X> treaty
            asks main
            hand Z: treaty
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "treaty", "Y": "scouts", "Z": "treaty"},
            marks=FAR | {"Z": "I"},
            setting={"active": 1},
        ),
        "WE-R70", "S8-R33",
    ),
    marked(
        battle(
            "the second is not asked any more",
            """
            Z> treaty
            offers Y: done
            hand X: treaty
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "treaty", "Y": "scouts", "Z": "treaty"},
            marks=FAR | {"Z": "I"},
            setting={"active": 1},
        ),
        "WE-R70",
    ),
    marked(
        battle(
            "nobody without a card is asked; Sandstorms are for moves, a Treaty for the beginning, Evasion for battles",
            """
            offers Z: = done
            Z> done
            X> minor_move A GB done B
            offers Z: = done sandstorms
            Z> sandstorms
            told cancelled
            at A: X GB
            at B: nobody
            offers X: = done
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "minor_move evasion", "Z": "sandstorms evasion trap"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R70", "S8-R31", "S8-R32", "S8-R41",
    ),
    marked(
        battle(
            "one storm is enough: nobody else is asked",
            """
            Y> done Z> done
            X> minor_move A GB done B
            Y> sandstorms
            offers X: done
            hand Z: sandstorms
            """,
            powers=THREE,
            units=MOVING,
            hands={"X": "minor_move scouts", "Y": "sandstorms", "Z": "sandstorms"},
            marks=FAR | {"Z": "I"},
        ),
        "WE-R70", "S8-R32",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", ANSWERS)
def test_answers_out_of_turn(part: Part) -> None:
    run_part(part)
