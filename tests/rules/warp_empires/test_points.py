"""Recruits, upkeep and markers: what each option changes, what modules may have otherwise, and what nobody may do."""

import pytest

from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.questions import C_CHIT, PLACE_RECRUIT, UPKEEP_WHERE, UPKEEP_WHO, WHICH_PILE
from grognard.games.warp_empires.stats import cards_drawn
from tests.rules.warp_empires.desk import Desk, changed

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)


def fens(*powers: str, **options: object) -> Desk:
    return Desk(*powers, sketch=None, loaded=load_shipped("amber_fens"), **options)


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


# ---- the Amber Fens: upkeep that is paid, recruits for nothing, a limit for each village ----


def villages(points: int, units: str = "", **options: object) -> Desk:
    """A village each, and units of the Heron Folk in the first one."""
    desk = fens("heron", "otter", **options)
    desk.stack("Wick", "X", units, marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.game.points[0] = points
    return desk


@pytest.mark.rule("WE-048", "WE-049", "WE-R56", "WE-R58")
def test_upkeep_may_be_paid_for_all_but_those_exempt() -> None:
    desk = villages(5, "captain_heron palisade spear elk").begin(UPKEEP)
    assert desk.offers == "done Wick"  # two that cost a point each; giving one up is allowed
    desk.do("Wick")
    assert desk.offers == "spear elk"
    desk.do("elk done")
    assert desk.game.points[0] == 4
    assert desk.at("Wick", "X") == "captain_heron palisade spear"
    assert desk.game.active == 1


@pytest.mark.rule("WE-048", "WE-049", "WE-R57")
@pytest.mark.parametrize(("points", "given"), [(3, 0), (2, 1), (0, 3)])
def test_who_cannot_pay_has_to_give_units_up(points: int, given: int) -> None:
    desk = villages(points, "captain_heron spear spear elk").begin(UPKEEP)
    for _ in range(given):
        assert desk.offers == "Wick"
        desk.do("Wick spear" if "spear" in desk.at("Wick", "X") else "Wick elk")
    if given < 3:
        assert desk.offers == "done Wick"
        desk.do("done")
    assert desk.game.points[0] == points - (3 - given)
    assert len(desk.at("Wick", "X").split()) == 4 - given
    assert desk.game.active == 1


@pytest.mark.rule("WE-049", "WE-R65")
def test_nothing_is_asked_where_nobody_costs_anything() -> None:
    assert villages(0, "captain_heron palisade").begin(UPKEEP).game.active == 1


@pytest.mark.rule("WE-043", "WE-R52", "WE-R53")
def test_recruits_may_be_free_and_then_earn_no_bonus() -> None:
    desk = villages(0, "spear", levies="free").begin(RECRUIT)
    chits(desk, "elk", "spear")
    assert desk.offers == "done spear elk"
    desk.do("elk spear")
    assert desk.at("Wick", "X") == "spear elk spear"
    assert (desk.game.points[0], desk.offers.split()[0]) == (0, "done")
    assert desk.told("bonus") == []


@pytest.mark.rule("WE-R54", "WE-047")
def test_a_village_takes_three_recruits_in_a_phase() -> None:
    desk = villages(30, "spear").begin(RECRUIT)
    chits(desk, "spear", "spear", "elk", "elk")
    desk.do("spear spear elk")
    assert desk.at("Wick", "X") == "spear spear spear elk"
    assert "elk" not in desk.offers.split()  # it is there and could be paid
    assert desk.game.offer[desk.units.index("elk")] == 1
    desk = villages(30, "spear")
    desk.mark("Reedmere", "X")
    desk.begin(RECRUIT)
    chits(desk, "spear", "spear", "elk", "elk")
    desk.do(
        "spear Wick spear Wick elk Wick elk"
    )  # the last goes to Reedmere: everybody sees that there is no other place
    assert desk.at("Reedmere", "X") == "elk"


@pytest.mark.rule("WE-043", "WE-R52", "WE-R53")
def test_the_first_recruit_of_each_phase_is_cheaper() -> None:
    desk = fens("otter", "heron")
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.game.points[0] = 30
    desk.begin(RECRUIT)
    chits(desk, "elk", "elk", "spear", "flatboat")
    desk.do("elk elk spear done")
    assert [price for _, price, _ in desk.told("buys")] == [1, 3, 2]
    desk.game.active = 0
    while desk.game.depth:
        desk.game.close()
    desk.begin(RECRUIT)
    chits(desk, "elk", "spear", "spear", "flatboat")
    desk.do("spear")
    assert [price for _, price, _ in desk.told("buys")] == [1, 3, 2, 1]


@pytest.mark.rule("WE-042", "WE-R51", "S8-031")
def test_who_may_draw_from_several_piles_names_one_before_each_chit() -> None:
    desk = villages(30, "spear").begin(RECRUIT)
    assert (desk.asked, desk.game.question()) == ("X", WHICH_PILE)
    assert len(desk.offers.split()) == 2  # the own levy and the own hall, where the captain waits
    desk.game.apply(desk.game.legal_actions()[1])
    desk.chance(0)
    assert desk.game.offer[desk.units.index("captain_heron")] == 1
    assert desk.game.question() == C_CHIT  # the hall is empty: the levy alone is left and is not asked about


@pytest.mark.rule("WE-016", "WE-017")
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        (["add = 1"], 4),
        (["add = 2", "mul = [1, 2]"], 4),  # half of three, rounded up, and two
        (["set = 5", "mul = [3, 2]", "add = -1"], 7),
        (["mul = [3, 2]", "mul = [1, 2]"], 3),  # five, then three
        (["set = 5", "set = 2"], 2),
        (["add = -2\nmin = 2"], 2),
        (["add = -2\nmin = 1", "add = 0\nmin = 2", "add = 0\nmin = 1"], 2),
        (["add = -9"], 0),
    ],
)
def test_numbers_are_set_then_multiplied_then_added_to_and_at_last_raised(words: list[str], drawn: int) -> None:
    more = "".join(f'[[modifiers]]\nstat = "draw"\nsource = "territory:old_light"\n{word}\n\n' for word in words)
    desk = Desk("heron", "otter", sketch=None, loaded=changed(("[leaders]\n", f"{more}[leaders]\n")))
    assert cards_drawn(desk.game, 0) == 3
    desk.mark("OldLight", "X")
    assert [cards_drawn(desk.game, seat) for seat in (0, 1)] == [drawn, 3]
