"""The Move phase: which groups, how far, what stops them, who may answer."""

import pytest

from tests.rules.warp_empires.desk import Desk

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)


def reach(desk: Desk, start: str, group: str, card: str = "minor_move") -> str:
    """Where a group of a fresh copy can go."""
    copy = Desk.__new__(Desk)
    copy.__dict__.update(desk.__dict__)
    copy.game = desk.game.clone()
    copy.do(f"{card} {start} {group} done")
    return copy.offers


@pytest.mark.rule("WE-008", "WE-R16", "WE-R65")
def test_nothing_moves_without_a_card() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("G", "Y", "GB", marker=True)
    assert desk.begin(MOVE).offers == "done"


@pytest.mark.rule("WE-019", "WE-020", "WE-023", "WE-025", "WE-R22", "S8-009", "S8-037", "S8-038", "S8-040", "S8-036")
def test_as_10_one_group_goes_where_its_slowest_unit_gets() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB BN CR")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    assert reach(desk, "A", "GB CR") == "B C D E G"
    assert reach(desk, "A", "GB") == "B C D E G H"
    assert reach(desk, "A", "BN GB") == "B"
    desk.do("minor_move A GB CR done G")
    assert desk.seen("G", "X", "Y") == "GB ."
    assert desk.seen("A", "X", "Y") == "BN"
    assert desk.discarded() == "minor_move"


@pytest.mark.rule("WE-R15", "S8-044")
def test_as_11_two_groups_and_no_unit_twice() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB GB")
    desk.stack("C", "X", "CR")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "major_move")
    desk.begin(MOVE).do("major_move A GB done B")
    assert desk.offers == "done A C"
    desk.do("A GB done D")
    assert desk.offers == "done"
    assert desk.discarded() == "major_move"


@pytest.mark.rule("WE-R10", "WE-R14", "WE-R21", "S8-045")
def test_as_12_three_groups_then_one_again_by_another_card() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN")
    desk.stack("C", "X", "GB")
    desk.stack("G", "X", "CR")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "grand_move minor_move")
    desk.begin(MOVE).do("grand_move A BN done B C GB done D G CR done E")
    assert desk.offers == "done raise minor_move" or desk.offers == "done minor_move"
    desk.do("minor_move B BN done E")
    assert desk.at("E", "X") == "CR BN"
    assert desk.at("D", "X") == "GB"


@pytest.mark.rule("S8-046", "S8-R25", "S8-R22")
def test_as_13_ships_with_cargo_only() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN BS GB")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "wind_and_steam")
    desk.begin(MOVE).do("wind_and_steam A")
    assert desk.offers == "BN GB BS"
    desk.do("BN")
    assert desk.offers == "GB BS"  # alone a Battalion is no ship: the carrier has to follow
    desk.do("GB")
    assert desk.offers == "BS"
    desk.do("BS")
    assert desk.offers == "done"
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN BS GB")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "wind_and_steam")
    desk.begin(MOVE).do("wind_and_steam A GB BS done")
    assert desk.offers == "B C D E"


@pytest.mark.rule("WE-021", "S8-028", "S8-039", "S8-R21", "S8-R22", "S8-R24", "S8-010")
def test_as_14_a_battleship_carries_one_battalion() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BS BN BN")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "minor_move minor_move")
    desk.begin(MOVE)
    assert reach(desk, "A", "BN BS") == "B C D E"
    assert reach(desk, "A", "BN BN BS") == "B"
    desk.do("minor_move A BN BS done D minor_move")
    assert "D" in desk.offers.split()
    desk.do("D")
    assert desk.offers == "BN"  # the ship alone would leave its cargo over the Ravines


@pytest.mark.rule("WE-023", "WE-R18", "S8-041")
def test_as_15_foes_are_entered_and_not_passed() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN GB")
    desk.stack("B", "Y", "GB")
    desk.hand("X", "minor_move minor_move")
    desk.begin(MOVE)
    assert reach(desk, "A", "GB") == "B C D E G H"
    assert reach(desk, "A", "BN") == "B"
    desk.do("minor_move A GB done B")
    desk.do("done")  # Y holds no card and is not asked
    assert desk.game.phase == BATTLE


@pytest.mark.rule("WE-R18")
def test_as_15_who_meets_a_foe_is_pinned() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN GB")
    desk.stack("B", "Y", "GB")
    desk.hand("X", "minor_move minor_move")
    desk.begin(MOVE).do("minor_move A GB done B minor_move")
    assert desk.offers == "done A"
    desk.do("A")
    assert desk.offers == "BN"


@pytest.mark.rule("WE-022", "WE-024", "S8-019", "S8-024", "S8-R12")
def test_as_16_one_step_more_but_forts_stay() -> None:
    desk = Desk("american", "german")
    desk.stack("A", "X", "BN FT GB CR BS")
    desk.stack("K", "Y", "FT")
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    assert reach(desk, "A", "BN") == "B C E"
    assert reach(desk, "A", "BS") == "B C D E G"
    assert reach(desk, "A", "CR") == "B C D E G H"
    assert reach(desk, "A", "GB") == "B C D E G H I L"
    assert desk.do("minor_move A").offers == "BN GB CR BS"


@pytest.mark.rule("S8-016", "S8-037", "S8-R13")
def test_as_17_raiders_go_five_steps() -> None:
    desk = Desk("high_martian", "german")
    desk.stack("A", "X", "GB CR")
    desk.stack("K", "Y", "BN")
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    assert reach(desk, "A", "GB") == "B C D E G H I L"
    assert reach(desk, "A", "CR") == "B C D E G"


@pytest.mark.rule("S8-058", "S8-R32", "WE-R70")
def test_as_18_a_storm_costs_one_allowance() -> None:
    desk = Desk("french", "german", "russian")
    desk.stack("A", "X", "BN")
    desk.stack("C", "X", "GB")
    desk.stack("G", "X", "CR")
    desk.stack("K", "Y", "GB")
    desk.stack("I", "Z", "GB")
    desk.hand("X", "grand_move minor_move")
    desk.hand("Y", "sandstorms")
    desk.hand("Z", "sandstorms")
    desk.begin(MOVE).do("done done grand_move A BN done B")
    assert desk.asked == "Y"
    assert desk.offers == "done sandstorms"
    desk.do("done")
    assert desk.asked == "Z"
    desk.do("sandstorms")
    assert desk.at("A", "X") == "BN"
    assert desk.asked == "X"
    assert desk.offers == "done C G"
    desk.do("C GB done D done G CR done E done")  # Y is asked alone: Z holds no card any more
    assert desk.discarded() == "grand_move sandstorms"
    assert desk.held("Y") == "sandstorms"
    assert desk.do("minor_move").offers == "done A D E"


@pytest.mark.rule("S8-060", "S8-R33", "WE-R19", "WE-R26", "WE-R71")
def test_as_19_a_treaty_spares_everybody_for_a_turn() -> None:
    desk = Desk("french", "german")
    desk.stack("C", "X", "GB")
    desk.stack("C", "Y", "BN", marker=True)
    desk.stack("A", "X", "CR", marker=True)
    desk.hand("X", "minor_move")
    desk.hand("Y", "treaty")
    desk.begin(MOVE)
    assert desk.asked == "Y"
    assert desk.offers == "done treaty"
    desk.do("treaty")
    assert reach(desk, "A", "CR") == "B D E G" or reach(desk, "A", "CR") == "B D E"
    assert "C" in desk.do("minor_move").offers.split()
    desk.do("done done")
    assert desk.game.phase == RECRUIT
    assert desk.at("C", "X") == "GB"
    assert desk.at("C", "Y") == "BN"
    assert desk.discarded() == "minor_move"
    while desk.game.active == 0:
        desk.game.apply(0)
    assert desk.discarded() == "minor_move treaty"
    assert list(desk.game.truce) == [0, 0]


@pytest.mark.rule("WE-R70", "S8-R32")
def test_as_41_who_is_asked_tells_nothing() -> None:
    told = []
    for hand, offers in (("sandstorms trap", "done sandstorms"), ("armor trap", "done")):
        desk = Desk("french", "german", "russian")
        desk.stack("A", "X", "BN")
        desk.stack("K", "Y", "GB")
        desk.stack("I", "Z", "GB")
        desk.hand("X", "minor_move")
        desk.hand("Y", hand)
        desk.begin(MOVE).do("done minor_move A BN done B")
        assert desk.asked == "Y"
        assert desk.offers == offers
        desk.do("done")
        assert desk.asked == "X"
        assert desk.at("B", "X") == "BN"
        told.append([event for event in desk.game.told or () if event[2] == -1])
    assert told[0] == told[1]


@pytest.mark.rule("S8-R24", "WE-R16", "S8-009")
def test_as_43_only_groups_that_can_go_are_offered() -> None:
    desk = Desk("french", "german")
    desk.stack("D", "X", "BN BS")
    desk.stack("I", "X", "FT")
    desk.stack("A", "Y", "GB")
    desk.stack("C", "Y", "GB")
    desk.hand("X", "minor_move")
    desk.begin(MOVE).do("minor_move")
    assert desk.offers == "done D"
    desk.do("D")
    assert desk.offers == "BN"
    desk.do("BN")
    assert desk.offers == "done BS"
    assert desk.do("BS done").offers == "A C"


@pytest.mark.rule("WE-R16", "WE-R09")
def test_stopping_spends_the_card() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "minor_move")
    desk.begin(MOVE).do("minor_move done")
    assert desk.discarded() == "minor_move"
    assert desk.at("A", "X") == "GB"
    assert desk.offers == "done"


@pytest.mark.rule("WE-R22")
def test_another_unit_comes_to_the_top_once_a_phase() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB BN BS GB")
    desk.stack("K", "Y", "GB GB")
    desk.begin(MOVE)
    assert desk.offers == "done raise"
    assert desk.do("raise").offers == "A"
    assert desk.do("A").offers == "BN BS"
    desk.do("BS")
    assert desk.at("A", "X") == "BS GB BN GB"
    assert desk.offers == "done"
    assert desk.seen("A", "X", "Y") == "BS GB . ."  # what lay on top before is still known to be there


@pytest.mark.rule("WE-R22")
def test_what_was_known_is_lost_when_a_part_moves_away() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB BN BS CR")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "minor_move")
    for at in range(4):
        desk.game.units[at] |= 2 << 12  # Y has seen them all
    desk.begin(MOVE).do("minor_move A CR BS done B")
    assert desk.at("A", "X") == "GB BN"
    assert desk.seen("A", "X", "Y") == "GB ."
    assert desk.at("B", "X") == "BS CR"
    assert desk.seen("B", "X", "Y") == "BS ."
