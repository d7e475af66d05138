"""Equal totals and retreats: who wins, and where the losers may go."""

import pytest

from tests.rules.warp_empires.battles import battle, marked
from tests.rules.warp_empires.script import Part, run_part

EVEN = {"E": "X BN GB; Y GB GB"}
TIES = [
    marked(battle("the defender", "X> done\ntold tie\nwinner Y", units=EVEN), "WE-R32"),
    marked(
        battle("the attacker", "X> done\ntold tie\nwinner X", units=EVEN, options={"tie_winner": "attacker"}), "WE-R32"
    ),
    marked(
        battle(
            "nobody: the attacker withdraws, nothing is lost, hands are filled",
            """
            X> done
            told tie
            untold has-to-lose
            offers X: = B G
            X> G
            untold lost
            at E: Y GB GB
            at G: X BN GB
            fills X 7 Y 7
            """,
            units=EVEN,
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R48",
    ),
    marked(
        battle(
            "nobody: what cannot withdraw stays, and is not fought again",
            """
            X> done
            told stays
            told battle
            untold lost
            at E: X BN GB; Y GB GB
            <any>
            untold battle
            turn X recruit
            """,
            units=EVEN | {"B": "Y GB", "G": "Y GB"},
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R24",
    ),
    marked(
        battle(
            "nobody: a fort of the attacker stays alone",
            """
            X> done
            offers X: = B D G
            X> B
            untold lost
            at C: X FT; Y CR GB
            at B: X GB
            """,
            units={"C": "X FT GB; Y CR GB"},
            options={"tie_winner": "nobody"},
        ),
        "WE-R32", "WE-R45",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", TIES)
def test_equal_totals(part: Part) -> None:
    run_part(part)


RETREATS = [
    marked(
        battle(
            "to neighbours without foes, own stacks are joined from below",
            """
            X> done X> BN
            offers Y: = B G
            Y> B
            at B: Y CR BN
            """,
            units={"E": "X BS BN; Y BN BN", "C": "X GB", "B": "Y CR"},
        ),
        "WE-032", "WE-R41", "WE-R44",
    ),
    marked(
        battle(
            "Battalions may not flee over Ravines, not even to a carrier of their own",
            """
            X> done
            untold retreats
            told no-retreat
            at A: X BS BS
            at D: Y BS
            """,
            units={"A": "X BS BS BS; Y BN BN BN BN", "B": "X GB", "D": "Y BS"},
            marks={"X": "C", "Y": "K"},
        ),
        "WE-R42", "WE-R43", "S8-R22",
    ),
    marked(
        battle(
            "as many Battalions go over Ravines as carriers come along; the rest is destroyed",
            """
            X> done
            X> CR
            Y> CR CR
            lost 12
            X> BS
            told retreats
            told lost 2
            lost 12
            at D: Y BS BN BS
            at A: X BS BS CR CR
            """,
            units={"A": "X BS BS BS CR CR; Y CR CR CR BN BS BN", "B": "X GB", "D": "Y BS"},
            marks={"X": "C", "Y": "K"},
        ),
        "WE-R43", "S8-R22", "WE-R38",
    ),
    marked(
        battle(
            "never to Peaks, and not to where another battle is pending",
            """
            X> done
            X> C
            offers Y: = B D
            """,
            units={"C": "X BS BS; Y GB GB", "G": "X GB; Y CR"},
        ),
        "S8-R20", "S8-009", "WE-R44",
    ),
]  # fmt: skip


@pytest.mark.parametrize("part", RETREATS)
def test_retreats(part: Part) -> None:
    run_part(part)
