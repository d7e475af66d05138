"""Rulings that no scenario of the ledger is about: three sides in a territory, retreats, empty sides, what a module does not say, what there is not."""

import pytest

from grognard.games.warp_empires import questions
from grognard.games.warp_empires.format.load import load_module
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.meta import load_shipped
from tests.rules.warp_empires.desk import Desk, mars
from tests.rules.warp_empires.script import Part, run_part

FAR = {"X": "A", "Y": "K"}
FAR_OF_THREE = {"X": "A", "Y": "K", "Z": "I"}

THREE_SIDES = {
    "one after the other with what is left": (
        "X GB GB GB; Y BN; Z BN",
        """
        X> done
        X> E
        asks which_enemy
        offers X: = Y Z
        X> Z
        total X 9
        total Z 2
        at E: Y BN; X GB GB
        <any>
        X> done
        total X 6
        total Y 2
        at E: X GB
        """,
    ),
    "beaten, he fights no other": (
        "X BN BN BN; Y BS BS; Z BN",
        """
        X> done
        X> E Y
        winner Y
        offers X: = B G
        X> B
        <any>
        at B: X BN
        at E: Y BS; Z BN
        turn X recruit
        """,
    ),
}


@pytest.mark.rule("WE-R28")
@pytest.mark.parametrize("name", THREE_SIDES)
def test_three_sides_in_a_territory(name: str) -> None:
    units, lines = THREE_SIDES[name]
    run_part(Part(name, lines, powers="british french russian", units={"E": units}, marks=FAR_OF_THREE))


@pytest.mark.rule("WE-R43")
def test_survivors_retreat_together_and_who_may_not_go_there_is_destroyed() -> None:
    run_part(
        Part(
            "into Ravines",
            """
            X> done
            X> BN
            Y> GB
            told retreats
            at D: Y GB
            at A: X BS BS
            pile BN 20
            """,
            powers="french russian",
            units={"A*": "Y BN BN GB GB; X BS BS BS", "B": "X CR"},
            marks={"X": "K"},
        )
    )


@pytest.mark.rule("WE-R43", "WE-R42")
def test_nobody_retreats_where_none_may_go() -> None:
    run_part(
        Part(
            "Battalions beside Ravines",
            """
            X> done
            X> GB
            Y> GB
            told no-retreat
            at A: X BS BS
            at D: nobody
            pile BN 20
            """,
            powers="french russian",
            units={"A*": "Y BN BN GB GB; X BS BS BS", "B": "X CR"},
            marks={"X": "K"},
        )
    )


@pytest.mark.rule("WE-R45")
def test_a_retreat_needs_no_card_but_units_that_can_move() -> None:
    text = template("toy").replace('speed = "S"  ', 'speed = "none"', 1)
    module = load_module(text.encode(), "toy.toml", lambda _: None)
    terrain = {"city": "town", "flats": "plain", "ravines": "plain", "peaks": "cliffs"}
    run_part(
        Part(
            "Infantry that never moves",
            """
            X> done
            X> cavalry
            Y> infantry
            size Y 0
            offers Y: = B G
            Y> B
            at B: Y cavalry
            at E: X cavalry cavalry cavalry
            pile infantry 20
            """,
            powers="blue green",
            units={"E": "Y infantry infantry cavalry cavalry; X cavalry cavalry cavalry cavalry"},
            marks=FAR,
        ),
        module,
        terrain,
    )


@pytest.mark.rule("WE-R75")
def test_a_side_that_cards_empty_has_lost_and_the_other_loses_nothing() -> None:
    run_part(
        Part(
            "a torpedo",
            """
            X> done
            X> guided_torpedo GB
            X> done
            told emptied
            untold total
            winner X
            at E: X GB
            <any>
            size X 7
            """,
            powers="french russian",
            units={"E": "X GB; Y GB"},
            hands={"X": "guided_torpedo minor_move"},
            marks=FAR,
        )
    )


@pytest.mark.rule("WE-R75")
def test_nobody_wins_when_cards_empty_both_sides() -> None:
    desk = Desk("heron", "boar", loaded=load_shipped("amber_fens"))
    desk.stack("EelFen", "X", "spear")
    desk.stack("EelFen", "Y", "spear")
    desk.mark("Wick", "X")
    desk.mark("Thornby", "Y")
    desk.hand("X", "sling_stones")
    desk.hand("Y", "sling_stones")
    desk.begin(3).do("sling_stones sling_stones").chance(0, 0)
    assert [desk.at("EelFen", seat) for seat in "XY"] == ["", ""]
    assert desk.told("emptied") == [(-1, 0, 0)]
    assert desk.told("total") == desk.told("wins") == []
    desk.draw_any()
    assert [desk.size(seat) for seat in "XY"] == [5, 5]


@pytest.mark.rule("WE-R61")
def test_markers_are_not_limited() -> None:
    units = {f"C{number}": "X BN" for number in range(9)} | {"F9": "Y BN"}
    run_part(
        Part(
            "nine Cities",
            """
            marks X: C0 C1 C2 C3 C4 C5 C6 C7 C8
            over X
            """,
            powers="french russian",
            units=units,
            marks={"Y": "C9"},
            chart="ring",
            setting={"phase": "control"},
        )
    )


@pytest.mark.rule("WE-R13")
def test_nobody_is_dropped_or_picked_up_on_the_way() -> None:
    run_part(
        Part(
            "over an own stack",
            """
            X> minor_move
            X> A
            X> GB GB done
            offers X: C / A
            X> C
            at A: X BN
            at B: X CR
            at C: X GB GB
            """,
            powers="french russian",
            units={"A": "X GB GB BN", "B": "X CR", "K": "Y BN"},
            hands={"X": "minor_move"},
            marks={"X": "A", "Y": "K"},
        )
    )


@pytest.mark.rule("WE-R01", "S8-R47")
def test_what_a_module_leaves_out_holds() -> None:
    sheet = mars().sheet
    assert (sheet.phases.draw.count, sheet.phases.draw.hand_limit) == (3, 7)  # the module says the first alone
    assert (sheet.phases.battle.refill, sheet.phases.recruit.draw, sheet.phases.upkeep.factor) == (7, 5, 5)
    run_part(
        Part(
            "Fortifications do not move, foes stop a group",
            """
            groups C0: GB / FT FT+GB
            reach C0 GB: F0 F9 C9 F8 C8
            """,
            powers="french russian",
            units={"C0": "X FT GB", "F0": "Y BN", "F9": "X BN"},
            hands={"X": "minor_move"},
            marks={"X": "C0", "Y": "C5"},
            chart="ring",
        )
    )


@pytest.mark.rule("S8-R49", "WE-R66", "WE-052")
def test_short_words_of_the_tables() -> None:
    sheet = mars().sheet
    units = {unit.id: unit for unit in sheet.units}
    generic = load_module(template("toy").encode(), "toy.toml", lambda _: None).sheet
    assert generic.speeds == {"S": 1, "M": 2, "F": 3, "none": 0}
    assert sheet.speeds["VF"] == 4
    assert units["cruiser"].speed == "F"
    assert "fort" in units["fort"].tags
    assert (units["fort"].force, units["fort"].count) == (4, 10)


@pytest.mark.rule("S8-002")
def test_every_player_leads_another_power() -> None:
    tables, _ = mars().game({}, 9)
    assert tables.powers == 9
    assert list(mars().sheet.players) == [2, 9]


@pytest.mark.rule("WE-R64")
def test_nothing_is_traded() -> None:
    """These are all questions that a player is ever asked: nowhere is anything given or promised to another one."""
    asked = {
        name for name, number in vars(questions).items() if isinstance(number, int) and number <= questions.KILL_WHO
    }
    assert asked == {
        *("PICK_POWER", "PICK_HOME", "PICK_EXTRA", "DROP", "LIMIT"),
        *("FOE_START", "MAIN", "FROM_WHERE", "WHO_GOES", "GO_WHERE", "STORM", "RAISE_WHERE", "RAISE_WHO"),
        *("WHICH_FOE", "WHICH_STACK", "WHOSE_STACK", "KILL_WHO"),
        *("WHICH_BATTLE", "WHICH_ENEMY", "BATTLE_CARD", "AIM_CARD", "AIM_UNIT"),
        *("FIRST_LOSS", "MORE_LOSSES", "PAYMENT", "RETREAT"),
        *("RECRUIT", "WHICH_PILE", "PLACE_RECRUIT", "UPKEEP_WHERE", "UPKEEP_WHO"),
    }
