"""What a seat knows of hands and stacks, and positions drawn for it that agree with it."""

from collections import Counter
from typing import Any

import pytest

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import SPECTATOR
from grognard.core.views import Event
from grognard.games.warp_empires.fall import lose_unit
from grognard.games.warp_empires.guess_units import Chits
from grognard.games.warp_empires.knowledge import (
    hand_over,
    is_known,
    looked_at,
    reveal,
    scout,
    spy,
)
from grognard.games.warp_empires.narrate import narrate
from grognard.games.warp_empires.outcomes import chance_label, chance_notation, parse_chance
from grognard.games.warp_empires.state import ALL_SEATS, HAND, PRICE_SHIFT, type_in
from grognard.games.warp_empires.view import view_of
from tests.rules.warp_empires.desk import UNITS, Desk

DRAW, MOVE = 1, 2
ROUNDS = 60


def copies(desk: Desk, seat: int) -> list[Desk]:
    """Positions that a seat cannot tell from the true one."""
    found = []
    for number in range(ROUNDS):
        copy = Desk.__new__(Desk)
        copy.__dict__.update(desk.__dict__)
        copy.game = desk.game.determinize(seat, Rng(number))
        found.append(copy)
    return found


def table(**options: Any) -> Desk:
    """Three players with a stack each; X is on turn."""
    desk = Desk("french", "german", "russian", **options)
    desk.stack("A", "X", "GB BN CR", marker=True)
    desk.stack("G", "Y", "BN GB BS CR", marker=True)
    desk.stack("K", "Z", "CR BN GB", marker=True)
    desk.hand("X", "trap armor minor_move")
    desk.hand("Y", "surprise treaty minor_move spies")
    desk.hand("Z", "evasion")
    return desk.begin(MOVE)


@pytest.mark.rule("WE-025", "WE-R06", "WE-R22", "S8-R51")
def test_own_things_and_visible_ones_stay_and_all_else_is_drawn_anew() -> None:
    desk = table()
    seen = Counter[str]()
    for copy in copies(desk, 0):
        assert copy.at("A", "X") == desk.at("A", "X")
        assert copy.held("X") == desk.held("X")
        assert copy.at("G", "Y").split()[0] == "BN"
        assert [copy.size(seat) for seat in "YZ"] == [4, 1]
        assert len(copy.at("G", "Y").split()) == 4
        totals = Counter(copy.at("A", "X").split() + copy.at("G", "Y").split() + copy.at("K", "Z").split())
        assert all(totals[unit] + copy.game.pile[kind] == (20, 10, 15, 10, 5)[kind] for kind, unit in enumerate(UNITS))
        cards = copy.held("X").split() + copy.held("Y").split() + copy.held("Z").split()
        assert len(cards) + copy.deck() == 70
        seen[copy.at("G", "Y")] += 1
    assert len(seen) > ROUNDS // 3


@pytest.mark.rule("WE-R22")
def test_a_spectator_knows_only_what_all_see() -> None:
    hidden = {copy.at("A", "X") for copy in copies(table(), SPECTATOR)}
    assert len(hidden) > 5
    assert {stack.split()[0] for stack in hidden} == {"GB"}


@pytest.mark.rule("S8-R36", "S8-R37", "S8-062", "S8-063")
def test_what_was_looked_at_stays_known() -> None:
    desk = table()
    scout(desk.game, 0, 6, 1)
    spy(desk.game, 0, 1)
    assert looked_at(desk.game, 0, 1, 6) == looked_at(desk.game, 0, 1, HAND) == 1
    assert looked_at(desk.game, 2, 1, 6) == 0
    for copy in copies(desk, 0):
        assert copy.at("G", "Y") == desk.at("G", "Y")
        assert copy.held("Y") == desk.held("Y")
    assert len({copy.at("G", "Y") for copy in copies(desk, 2)}) > 5  # Z has seen nothing


@pytest.mark.rule("S8-R34")
def test_a_theft_makes_third_parties_unsure() -> None:
    desk = table()
    game = desk.game
    spy(game, 2, 1)
    spy(game, 0, 1)
    hand_over(game, 1, 0, desk.cards.index("surprise"))
    wide = len(desk.cards)

    def known(viewer: int, holder: int) -> list[str]:
        first = (viewer * 3 + holder) * wide
        return [desk.cards[at] for at in range(wide) for _ in range(game.seen_cards[first + at])]

    assert known(2, 1) == []
    assert known(0, 1) == ["minor_move", "treaty", "spies"]
    assert known(1, 0) == ["surprise"]
    assert looked_at(game, 2, 1, HAND) == 0
    assert all("surprise" in copy.held("X").split() for copy in copies(desk, 1))


@pytest.mark.rule("WE-R51", "WE-R52")
def test_a_price_paid_in_the_open_tells() -> None:
    desk = table()
    for at in range(desk.game.standing):
        unit = desk.game.units[at]
        if desk.units_of("G", "Y")[2:3] == [unit]:
            desk.game.units[at] = unit + (8 << PRICE_SHIFT)
    assert {copy.at("G", "Y").split()[2] for copy in copies(desk, 0)} == {"BS"}
    assert len({copy.at("G", "Y").split()[3] for copy in copies(desk, 0)}) > 2


@pytest.mark.rule("S8-009", "S8-010", "S8-R21", "S8-024")
def test_nobody_is_where_he_cannot_be() -> None:
    desk = table()
    desk.stack("D", "Y", "BS BN GB")
    found = [copy.at("D", "Y").split() for copy in copies(desk, 0)]
    assert all(stack.count("BN") <= stack.count("BS") for stack in found)
    assert all("FT" not in stack for stack in found)
    assert len({tuple(stack) for stack in found}) > 4


@pytest.mark.rule("WE-R51")
def test_what_is_on_offer_is_the_buyers_secret() -> None:
    desk = table()
    desk.game.apply(0)
    while desk.game.phase < 5 or desk.game.actor < 0:
        desk.advance()
    assert desk.asked == "X"
    offers = {tuple(copy.game.offer) for copy in copies(desk, 1)}
    assert len(offers) > 5
    assert {sum(offer) for offer in offers} == {5}
    assert {tuple(copy.game.offer) for copy in copies(desk, 0)} == {tuple(desk.game.offer)}


@pytest.mark.rule("WE-R22", "WE-R23")
def test_open_stacks_hold_no_secret() -> None:
    desk = table(stacks_hidden="open")
    assert {copy.at("G", "Y") for copy in copies(desk, 0)} == {desk.at("G", "Y")}
    desk = table(stacks_hidden="closed")
    assert len({copy.at("G", "Y").split()[0] for copy in copies(desk, 0)}) > 1
    reveal(desk.game, 6, 1, ALL_SEATS)
    assert {copy.at("G", "Y") for copy in copies(desk, 0)} == {desk.at("G", "Y")}


@pytest.mark.rule("S8-R32", "WE-R22")
def test_an_announced_group_stays_as_big_and_shows_its_top() -> None:
    desk = table()
    desk.do("done done minor_move A GB CR done B")
    assert desk.asked == "Y"
    for copy in copies(desk, 1):
        group = list(copy.game.group)
        assert sum(group) == 2
        assert group[UNITS.index("GB")] >= 1
        copy.do("done done")
        assert len(copy.at("B", "X").split()) == 2
        assert copy.at("B", "X").split()[0] == "GB"


@pytest.mark.rule("WE-R60", "S8-R18")
def test_a_home_marker_betrays_no_garrison() -> None:
    desk = table(control_hold="garrison")
    desk.game.home[1] = 6
    states = {(bool(copy.game.start_marker[6]), "BN" in copy.at("G", "Y").split()) for copy in copies(desk, 0)}
    assert states <= {(False, True), (True, False)}


@pytest.mark.rule("WE-R22")
def test_marks_of_what_is_known_keep_their_number() -> None:
    desk = table()
    scout(desk.game, 2, 6, 1)
    for copy in copies(desk, 0):
        assert sum(is_known(copy.game, at, 2) for at in range(copy.game.standing)) == sum(
            is_known(desk.game, at, 2) for at in range(desk.game.standing)
        )
    chits = Chits(desk.game, 0)
    assert chits.number == 60 - 3 - 2  # all but the own units and two tops
    placed = [at for at in range(chits.number) if chits.where[at] >= 0]
    assert all(type_in(desk.game.units[chits.where[at]]) == chits.kinds[at] for at in placed)


PARTED = [
    # option, who of the stack GB BN CR CR goes, what Y, who had seen them all, still knows of the rest and of the group
    ("top_visible", "CR", "GB BN CR", "CR"),  # the one is seen, so the others are known
    ("top_visible", "BN GB CR", "CR", "GB BN CR"),  # what stays behind is seen
    ("top_visible", "CR CR", "GB .", "CR ."),
    ("top_visible", "BN GB", "CR .", "GB ."),
    ("closed", "CR", ". . .", "."),
    ("closed", "BN GB CR", ".", ". . ."),
    ("open", "CR", "GB BN CR", "CR"),
    ("open", "GB CR", "BN CR", "GB CR"),
]


@pytest.mark.rule("WE-025", "WE-R22", "WE-R23", "S8-R37")
@pytest.mark.parametrize(("option", "group", "rest", "gone"), PARTED)
@pytest.mark.parametrize("scouted", [True, False])
def test_what_is_known_when_a_stack_parts(option: str, group: str, rest: str, gone: str, scouted: bool) -> None:
    desk = Desk("french", "german", "russian", stacks_hidden=option)
    desk.stack("A", "X", "GB BN CR CR", marker=True)
    desk.stack("K", "Y", "GB", marker=True)
    desk.stack("I", "Z", "GB", marker=True)
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    if scouted:
        scout(desk.game, 1, 0, 0)
    desk.do(f"minor_move A {group} done B")
    assert desk.game.phase == MOVE
    for place, known in (("A", rest), ("B", gone)):
        units = desk.at(place, "X").split()
        shown = {"top_visible": 1, "closed": 0, "open": 4}[option]
        hidden = " ".join(units[:shown] + ["."] * len(units[shown:]))
        assert desk.seen(place, "X", "Y") == (known if scouted else hidden)
        assert desk.seen(place, "X", "Z") == hidden
    for copy in copies(desk, 2)[:10]:
        assert copy.seen("A", "X", "Z") == desk.seen("A", "X", "Z")


UNDER = [
    # who of the stack GB BN CR CR slides under a BS, what Y, who had seen them all, still knows of the rest and of the group, and what Z
    ("CR", "GB . .", "BS .", "BS ."),  # nobody sees who has left
    ("CR CR", "GB .", "BS . .", "BS . ."),
    ("GB CR", "BN .", "BS GB .", "BS GB ."),  # all have seen the uppermost leave
    ("GB", "BN CR CR", "BS GB", "BS GB"),
    ("BN GB CR", "CR", "BS GB BN CR", "BS GB . ."),  # what stays behind is seen
]


@pytest.mark.rule("WE-025", "WE-R22", "S8-R37")
@pytest.mark.parametrize(("group", "rest", "gone", "unscouted"), UNDER)
def test_what_is_known_when_a_part_slides_under_others(group: str, rest: str, gone: str, unscouted: str) -> None:
    desk = Desk("french", "german", "russian")
    desk.stack("A", "X", "GB BN CR CR", marker=True)
    desk.stack("B", "X", "BS")
    desk.stack("K", "Y", "GB", marker=True)
    desk.stack("I", "Z", "GB", marker=True)
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    scout(desk.game, 1, 0, 0)
    desk.do(f"minor_move A {group} done B")
    assert (desk.seen("A", "X", "Y"), desk.seen("B", "X", "Y")) == (rest, gone)
    assert desk.seen("B", "X", "Z") == unscouted


@pytest.mark.rule("S8-062", "S8-R36", "WE-R73")
@pytest.mark.parametrize("hand", ["trap armor spies", "trap trap spies"])
def test_others_hear_how_many_cards_are_looked_at_and_no_more(hand: str) -> None:
    desk = Desk("french", "german", "russian")
    for place, seat in (("A", "X"), ("K", "Y"), ("I", "Z")):
        desk.stack(place, seat, "GB", marker=True)
    desk.hand("X", "spies")
    desk.hand("Y", hand)
    desk.begin(MOVE).do("done spies Y")
    events = [
        Event(what=what, rule=rule, audience=who, numbers=(a, b, c))
        for what, rule, who, a, b, c in desk.game.told or ()
    ]
    assert [narrate(desk.game, event, 2) for event in events[-3:]] == ["French looks at a card of a hand."] * 3
    assert "French: German holds Trap." in {narrate(desk.game, event, 0) for event in events}


@pytest.mark.rule("S8-R37", "WE-R22")
def test_a_look_is_forgotten_with_the_stack() -> None:
    desk = table()
    scout(desk.game, 0, 6, 1)
    assert looked_at(desk.game, 0, 1, 6)
    while desk.units_of("G", "Y"):
        assert looked_at(desk.game, 0, 1, 6)
        lose_unit(desk.game, desk.game.first_of(6, 1), "WE-038")
    assert not looked_at(desk.game, 0, 1, 6)


@pytest.mark.rule("S8-R37", "WE-R22")
@pytest.mark.parametrize("hidden", ["BN CR CR", "CR CR CR"])
@pytest.mark.parametrize(("group", "stays"), [("CR CR", False), ("GB", True)])
def test_all_see_who_looked_and_when_and_nothing_else_by_it(hidden: str, group: str, stays: bool) -> None:
    desk = Desk("french", "german", "russian")
    desk.stack("A", "X", f"GB {hidden}", marker=True)
    desk.stack("K", "Y", "GB", marker=True)
    desk.stack("I", "Z", "GB", marker=True)
    desk.hand("X", "minor_move")
    desk.begin(MOVE)
    scout(desk.game, 1, 0, 0)
    desk.do(f"minor_move A {group} done B")
    looks = [{"by": 1, "seat": 0, "place": "A", "turn": 1}] if stays else []
    for viewer in (-1, 0, 1, 2):
        assert view_of(desk.game, viewer, "space-1889-empires").facts["looks"] == looks


@pytest.mark.rule("S8-061", "S8-R35", "WE-R73")
def test_a_lot_over_a_hidden_stack_names_places_and_not_units() -> None:
    desk = Desk("french", "german", "russian")
    for place, seat in (("A", "X"), ("K", "Y"), ("I", "Z")):
        desk.stack(place, seat, "GB", marker=True)
    desk.stack("G", "Y", "BN GB BN BS")
    desk.hand("X", "sabotage")
    desk.begin(MOVE).do("sabotage G")
    words = [chance_notation(desk.game, outcome) for outcome in range(desk.game.chance()[0])]
    assert words == ["unit:1", "unit:2", "unit:3", "unit:4"]
    assert [parse_chance(desk.game, word) for word in words] == [0, 1, 2, 3]
    assert chance_label(desk.game, 2) == "unit 3 from the top"
    with pytest.raises(DataError, match="cannot be drawn"):
        parse_chance(desk.game, "battalion")
    assert len({copy.at("G", "Y") for copy in copies(desk, 2)}) > 5
    assert desk.chance(2).at("G", "Y") == "BN GB BS"
