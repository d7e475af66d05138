"""Recruits, upkeep and markers: what each option changes, what modules may have otherwise, and what nobody may do."""

import pytest

from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.questions import C_CHIT, PLACE_RECRUIT, UPKEEP_WHERE, UPKEEP_WHO
from tests.rules.warp_empires.desk import Desk

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)


def fens(*powers: str) -> Desk:
    return Desk(*powers, loaded=load_shipped("amber_fens"))


def chits(desk: Desk, *units: str) -> Desk:
    """The next chits are these; each is drawn from the first pile that has one."""
    for unit in units:
        if desk.game.question() != C_CHIT:
            desk.game.apply(desk.game.legal_actions()[0])
        first = int(desk.game.detail(2)) * desk.tables.seats * desk.tables.types
        first += 0 if desk.tables.pile_owner[desk.game.detail(2)] == 0 else desk.game.active * desk.tables.types
        desk.game.apply(sum(int(desk.game.pile[first + before]) for before in range(desk.units.index(unit))))
    return desk


# ---- a question is put unless everybody can see that it has one answer ----------


@pytest.mark.rule("WE-049", "WE-R22", "WE-R58")
@pytest.mark.parametrize(("stack", "asked"), [("GB", False), ("GB GB", True), ("GB BN", True)])
def test_only_a_lone_unit_is_given_up_without_being_named(stack: str, asked: bool) -> None:
    desk = Desk("french", "german")
    desk.stack("B", "X", stack)
    desk.stack("E", "X", "CR")
    desk.stack("K", "Y", "BN", marker=True)
    desk.begin(UPKEEP)
    assert desk.game.question() == UPKEEP_WHERE
    desk.do("B")
    assert (desk.game.question() == UPKEEP_WHO) == asked


@pytest.mark.rule("WE-047", "WE-R51", "WE-R54")
@pytest.mark.parametrize(("shrine", "asked"), [(True, True), (False, False)])
def test_a_recruit_with_one_place_among_several_is_placed_by_choice(shrine: bool, asked: bool) -> None:
    desk = fens("heron", "moth")
    desk.stack("Wick", "X", "spear", marker=True)
    if shrine:
        desk.mark("Stonecross", "X")  # where no Palisade may stand, and only its buyer knows that it is one
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.game.points[0] = 20
    desk.begin(RECRUIT)
    chits(desk, "palisade", "elk", "spear", "flatboat").do("palisade")
    assert (desk.game.question() == PLACE_RECRUIT) == asked
    if asked:
        assert desk.offers == "Wick"
        desk.do("Wick")
    assert desk.at("Wick", "X") == "spear palisade"
