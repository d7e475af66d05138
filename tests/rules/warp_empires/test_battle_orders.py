"""Cards of a battle: in which order they are laid, and what cancels them."""

import pytest

from tests.rules.warp_empires.battles import battle, marked
from tests.rules.warp_empires.script import Part, run_part

CANCEL = {"X": "surprise evasion scouts", "Y": "evasion scouts"}
ORDERS = [
    marked(
        battle(
            "the attacker lays all his cards first",
            """
            Y> done X> done
            X> out_maneuver
            offers X: done surprise / trap
            X> surprise
            asks battle_card
            offers X: = done
            X> done
            offers Y: = done trap evasion
            Y> evasion #1
            offers Y: = done trap
            Y> trap done
            total X 9
            total Y 16
            """,
            hands={"X": "surprise out_maneuver minor_move", "Y": "trap evasion scouts"},
            options={"card_order": "attacker_then_defender"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "who has passed may go on when the other lays a card",
            """
            Y> done X> done
            X> done
            Y> out_maneuver
            offers X: = done surprise
            X> surprise
            Y> done
            X> done
            total X 14
            total Y 11
            """,
            hands={"X": "surprise minor_move", "Y": "out_maneuver scouts"},
        ),
        "WE-R29",
    ),
    marked(
        battle(
            "not so when the attacker lays all his cards first",
            """
            Y> done X> done
            X> done
            Y> out_maneuver
            offers Y: = done
            Y> done
            total X 4
            total Y 11
            """,
            hands={"X": "surprise minor_move", "Y": "out_maneuver scouts"},
            options={"card_order": "attacker_then_defender"},
        ),
        "WE-R29",
    ),
    marked(
        battle(
            "both choose in secret, then cancel what they see",
            """
            Y> done X> done
            X> surprise
            hears Y:
            untold lays
            offers X: done evasion out_maneuver
            X> evasion done
            offers Y: = done evasion trap
            Y> trap evasion
            Y> done
            told lays 4
            asks aim_card
            offers X: = #2 #3
            X> #2
            asks aim_card
            offers Y: = #0 #1
            Y> #1
            total X 14
            total Y 16
            winner Y
            """,
            hands={"X": "surprise evasion out_maneuver", "Y": "trap evasion scouts"},
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "an Evasion that was cancelled before its turn cancels nothing",
            """
            Y> done X> done
            X> surprise evasion done
            Y> evasion done
            offers X: = #2
            X> #2
            total X 14
            total Y 6
            """,
            hands=CANCEL,
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "an Evasion in secret without anything to cancel is spent",
            """
            Y> done X> done
            X> evasion done
            Y> done
            total X 4
            total Y 6
            winner Y
            """,
            hands={"X": "evasion scouts", "Y": "scouts"},
            options={"card_order": "simultaneous"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "chosen in secret it is laid like any other, whatever the timing",
            """
            Y> done X> done
            X> done
            offers Y: = done evasion
            Y> evasion done
            """,
            hands={"X": "surprise", "Y": "evasion scouts"},
            options={"card_order": "simultaneous", "evasion_timing": "interrupt"},
        ),
        "WE-R29", "S8-R31",
    ),
    marked(
        battle(
            "at once against the card just laid, and against what cancels it",
            """
            Y> done X> done
            offers X: = done surprise out_maneuver
            X> surprise
            asks battle_card
            offers Y: = done evasion
            Y> evasion
            told cancels
            offers X: = done evasion
            X> evasion
            told cancels
            offers Y: = done
            Y> done
            asks battle_card
            offers Y: = done
            Y> done
            offers X: = done out_maneuver
            X> done
            total X 14
            total Y 6
            """,
            hands={"X": "surprise out_maneuver evasion", "Y": "evasion scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R31",
    ),
    marked(
        battle(
            "who holds nothing fitting is asked all the same, who holds no card is not",
            """
            Y> done X> done
            X> out_maneuver
            offers Y: = done
            Y> done
            offers Y: = done trap
            Y> trap done
            total X 9
            total Y 16
            """,
            hands={"X": "out_maneuver", "Y": "trap scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R31", "WE-R70",
    ),
    marked(
        battle(
            "a torpedo is aimed before it is answered, and harms nobody when cancelled",
            """
            Y> done X> done
            X> done
            Y> guided_torpedo
            asks aim_unit
            offers Y: = GB
            Y> GB
            offers X: = done evasion
            X> evasion
            Y> done
            X> done Y> done
            total X 4
            total Y 6
            """,
            hands={"X": "evasion scouts", "Y": "guided_torpedo scouts"},
            options={"evasion_timing": "interrupt"},
        ),
        "S8-R30", "S8-R31",
    ),
    marked(
        battle(
            "neither Battalions nor own ships are torpedoed",
            """
            Y> done X> done
            offers X: = done
            """,
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "S8-056", "S8-R30", "WE-R72",
    ),
    marked(
        battle(
            "a torpedo takes the whole stack: no comparison, no loss of the winner, hands are filled",
            """
            Y> done X> done
            X> guided_torpedo GB
            Y> done
            told lost
            told emptied
            untold total
            untold has-to-lose
            fills X 7 Y 6
            at E: X GB
            marks Y: K
            """,
            units={"E": "X GB; Y GB"},
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "WE-R75", "S8-R30", "WE-R48",
    ),
    marked(
        battle(
            "a torpedoed carrier takes its cargo along before the comparison",
            """
            Y> done X> done
            X> guided_torpedo BS
            Y> done
            told lost 2
            told emptied
            at D: X CR
            """,
            units={"D": "X CR; Y BS BN"},
            hands={"X": "guided_torpedo", "Y": "scouts"},
        ),
        "WE-R75", "S8-R24", "S8-R30",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", ORDERS)
def test_cards_in_their_order(part: Part) -> None:
    run_part(part)
