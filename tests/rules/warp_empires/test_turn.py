"""Setting up, drawing, cards of the own turn, revenue, control, and who is out or has won."""

import pytest

from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.games.warp_empires.questions import C_START_UNIT
from tests.rules.warp_empires.desk import RING_10, UNITS, Desk, lay_map, set_up

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)


def chits(desk: Desk, units: str) -> None:
    """The next start units are these."""
    for unit in units.split():
        assert desk.game.question() == C_START_UNIT
        desk.game.apply(sum(int(desk.game.pile[before]) for before in range(UNITS.index(unit))))


@pytest.mark.rule(
    "WE-R03",
    "S8-R08",
    "S8-R10",
    "S8-R05",
    "S8-R07",
    "S8-029",
    "S8-030",
    "S8-031",
    "S8-012",
    "WE-011",
    "WE-012",
    "WE-053",
)
def test_as_03_setting_up() -> None:
    desk = set_up("british", "german")
    desk.chance(2, 2, 1, 5)
    assert desk.asked == "Y"
    assert "german" in desk.offers
    desk.do("german")
    assert desk.asked == "X"
    assert "german" not in desk.offers
    assert len(desk.offers.split()) == 8
    desk.do("british")
    lay_map(desk)
    assert desk.asked == "X"
    assert desk.offers == "A C G I K"
    desk.do("G")
    assert desk.asked == "Y"
    assert desk.offers == "A K"
    desk.do("A")
    chits(desk, "BN BN GB CR FT GB GB BS BN CR")
    desk.draw_any()
    assert sum(desk.game.pile) == 50
    assert desk.deck() == 60
    assert [desk.size("X"), desk.size("Y")] == [5, 5]
    assert list(desk.game.points) == [0, 0]
    assert desk.owner("A") == "Y"
    assert desk.owner("G") == "X"
    assert desk.at("A", "Y") == "BN BN GB CR FT"
    assert desk.seen("A", "Y", "X") == "BN . . . ."
    assert desk.at("G", "X") == "GB GB BS BN CR"
    assert desk.asked == "Y"


@pytest.mark.rule("S8-015", "S8-R06", "S8-R44", "WE-041", "S8-042")
def test_as_04_three_further_cities_nearest_first() -> None:
    desk = set_up("canal_martian", "russian", sketch=RING_10)
    desk.chance(5, 0).do("canal_martian russian")
    lay_map(desk)
    assert desk.do("C5").asked == "X"
    desk.do("C0")
    assert desk.offers == "C1 C9"
    assert desk.do("C1").offers == "C9"
    assert desk.do("C9").offers == "C2 C8"
    desk.do("C2")
    chits(desk, "BN BN GB GB CR")
    assert [place for place in desk.atlas.names if desk.owner(place) == "X"] == ["C0", "C1", "C2", "C9"]
    assert desk.at("C0", "X") == "BN BN GB GB CR"
    assert desk.at("C1", "X") == ""
    chits(desk, "BN BN GB GB CR")
    desk.draw_any()
    assert desk.game.actor == 0
    assert desk.game.winners == 0
    run_to(desk, RECRUIT)
    assert desk.game.points[0] == 16


def run_to(desk: Desk, phase: int) -> None:
    """Done with everything until a phase is reached."""
    while desk.game.phase < phase:
        desk.game.apply(0 if desk.game.actor == CHANCE else desk.game.legal_actions()[0])


def end_turn(desk: Desk) -> None:
    """Done with everything until the next player is on turn."""
    seat = desk.game.active
    while desk.game.active == seat and desk.game.actor != OVER:
        desk.game.apply(0 if desk.game.actor == CHANCE else desk.game.legal_actions()[0])


@pytest.mark.rule("WE-R60", "S8-017", "WE-R57", "S8-R14", "S8-R07", "S8-R18")
def test_as_05_a_marker_stays_without_a_battalion() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB GB CR FT FT", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.begin(REVENUE)
    assert desk.game.points[0] == 5
    end_turn(desk)
    assert desk.owner("A") == "X"
    assert len(desk.at("A", "X").split()) == 5


@pytest.mark.rule("WE-R60", "S8-R18")
@pytest.mark.parametrize(("stays", "owner"), [("BN GB", "X"), ("GB", "")])
def test_a_garrison_may_be_needed(stays: str, owner: str) -> None:
    desk = Desk("french", "german", control_hold="garrison")
    desk.stack("A", "X", stays, marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.begin(REVENUE)
    assert desk.owner("A") == owner
    assert desk.owner("K") == "Y"


@pytest.mark.rule("WE-015", "WE-016", "WE-017", "S8-032", "S8-033", "S8-034", "WE-R06", "S8-R51")
def test_as_06_drop_draw_and_the_limit() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", "trap armor rams spies scouts")
    desk.begin(DRAW).do("trap armor")
    assert desk.offers == "done rams spies scouts"
    assert desk.discarded() == "trap armor"
    desk.do("done").draw("sabotage evasion surprise")
    assert desk.size("X") == 6
    assert desk.game.phase == MOVE
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", "trap armor rams spies scouts surprise")
    desk.begin(DRAW).do("done").draw_any()
    assert desk.size("X") == 9
    assert "done" not in desk.offers
    desk.do("trap armor")
    assert desk.size("X") == 7
    assert desk.game.phase == MOVE


@pytest.mark.rule("S8-020", "S8-021", "WE-R05")
@pytest.mark.parametrize(
    ("power", "held", "drawn", "dropped"), [("belgian", 4, 4, 1), ("japanese", 8, 3, 1), ("french", 4, 3, 0)]
)
def test_as_07_08_powers_that_draw_or_keep_more(power: str, held: int, drawn: int, dropped: int) -> None:
    desk = Desk(power, "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", " ".join(["minor_move"] * held))
    desk.begin(DRAW).do("done").draw_any()
    assert desk.size("X") == held + drawn
    for _ in range(dropped):
        desk.do("minor_move")
    assert desk.game.phase == MOVE
    assert desk.size("X") == held + drawn - dropped


@pytest.mark.rule("WE-018", "WE-R07", "S8-035", "WE-006")
def test_the_deck_is_renewed_when_a_card_is_needed() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    for card in range(len(desk.cards)):
        desk.game.decks[card] = 1 if desk.cards[card] == "trap" else 0
        desk.game.discards[card] = 2 if desk.cards[card] in ("armor", "rams") else 0
    desk.begin(DRAW).draw("trap")
    assert desk.deck() == 4
    assert desk.discarded() == ""
    desk.draw("armor rams")
    assert desk.deck() == 2
    assert desk.held("X") == "trap rams armor"


@pytest.mark.rule("WE-R07")
def test_the_deck_is_not_renewed_before() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    for card in range(len(desk.cards)):
        desk.game.decks[card] = 3 if desk.cards[card] == "trap" else 0
        desk.game.discards[card] = 2 if desk.cards[card] == "armor" else 0
    desk.begin(DRAW).draw("trap trap trap")
    assert desk.game.phase == MOVE
    assert desk.deck() == 0
    assert desk.discarded() == "armor armor"


@pytest.mark.rule("WE-R07")
def test_without_any_card_the_draw_ends() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    for card in range(len(desk.cards)):
        desk.game.decks[card] = 1 if desk.cards[card] == "trap" else 0
    desk.begin(DRAW).draw("trap")
    assert desk.game.phase == MOVE
    assert desk.held("X") == "trap"


@pytest.mark.rule("S8-059", "S8-062", "S8-R34", "S8-R36", "WE-R73")
def test_as_20_theft_and_a_look() -> None:
    desk = Desk("french", "german", "russian")
    for place, seat in zip("AGK", "XYZ", strict=True):
        desk.stack(place, seat, "BN", marker=True)
    desk.hand("X", "adventurers spies minor_move")
    desk.hand("Y", "trap armor major_move evasion scouts")
    desk.begin(MOVE).do("done adventurers")
    assert desk.offers == "Y"  # Z has no card
    desk.do("Y").chance(2, 2)
    assert sorted(desk.held("X").split()) == ["armor", "evasion", "minor_move", "spies"]
    desk.do("spies Y")
    assert desk.held("Y") == "major_move trap scouts"
    assert desk.discarded() == "adventurers spies"
    known = desk.game.seen_cards
    wide = len(desk.cards)
    assert [desk.cards[at] for at in range(wide) if known[wide + at]] == ["major_move", "trap", "scouts"]
    assert [desk.cards[at] for at in range(wide) if known[3 * wide + at]] == ["armor", "evasion"]
    secret = [event for event in desk.game.told or () if event[0] in ("steals", "spied")]
    assert {event[2] for event in secret if event[0] == "steals"} == {3}
    assert {event[2] for event in secret if event[0] == "spied"} == {1}


@pytest.mark.rule("S8-061", "S8-063", "S8-R35", "S8-R37", "WE-038", "WE-R46")
def test_as_21_sabotage_and_scouts() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("G", "Y", "BN GB BS", marker=True)
    desk.stack("I", "Y", "FT CR CR")
    desk.stack("K", "Y", "GB")
    desk.hand("X", "sabotage scouts")
    pile = desk.game.pile[UNITS.index("BS")]
    desk.begin(MOVE).do("sabotage")
    assert desk.offers == "G I K"
    desk.do("G").chance(2)
    assert desk.at("G", "Y") == "BN GB"
    assert desk.game.pile[UNITS.index("BS")] == pile + 1
    assert desk.do("scouts").offers == "G I"  # a single unit is seen anyway
    desk.do("I")
    assert desk.seen("I", "Y", "X") == "FT CR CR"
    assert desk.seen("G", "Y", "X") == "BN ."
    assert {event[2] for event in desk.game.told or () if event[0] == "scouted"} == {1}


@pytest.mark.rule("WE-R72", "S8-R37")
def test_cards_without_effect_are_not_offered() -> None:
    desk = Desk("french", "german", stacks_hidden="open")
    desk.stack("A", "X", "FT", marker=True)
    desk.stack("G", "Y", "BN GB BS", marker=True)
    desk.hand("X", "scouts spies adventurers minor_move sandstorms treaty trap")
    assert desk.begin(MOVE).offers == "done"


@pytest.mark.rule("S8-R24", "S8-R35")
def test_cargo_falls_with_its_carrier() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "GB", marker=True)
    desk.stack("D", "Y", "GB BS BN")
    desk.hand("X", "sabotage")
    desk.begin(MOVE).do("sabotage D").chance(1)
    assert desk.at("D", "Y") == "GB"


@pytest.mark.rule("S8-064", "S8-R38", "S8-R39", "S8-065", "S8-R42")
def test_as_22_cards_and_points() -> None:
    desk = Desk("german", "french")
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.hand("X", "resupplied martian_treasures trap armor rams spies scouts")
    desk.game.points[0] = 4
    desk.begin(MOVE).do("resupplied").draw_any()
    assert desk.size("X") == 9
    assert desk.asked == "X"
    desk.do("done")
    run_to_question(desk)
    assert desk.game.phase == RECRUIT
    assert desk.game.points[0] == 8
    desk.do("martian_treasures")
    assert desk.game.points[0] == 18
    assert desk.game.phase == RECRUIT


def run_to_question(desk: Desk) -> None:
    while desk.game.actor == CHANCE:
        desk.game.apply(0)


@pytest.mark.rule("WE-003", "WE-050", "WE-051", "WE-R59", "S8-011", "S8-023", "S8-R19", "S8-R43", "S8-R52")
def test_as_39_markers_and_half_of_all_cities() -> None:
    desk = Desk("french", "german", "russian")
    desk.stack("A", "X", "GB", marker=True)
    desk.mark("C", "X")
    desk.stack("G", "X", "BN")
    desk.mark("G", "Y")
    desk.stack("I", "X", "CR")
    desk.mark("I", "Z")
    desk.stack("L", "Y", "BN")
    desk.stack("K", "Z", "BN", marker=True)
    desk.begin(CONTROL)
    assert [desk.owner(place) for place in "ACGIK"] == ["X", "X", "X", "Z", "Z"]
    assert [event[1] for event in desk.game.told or () if event[0] == "won"] == ["S8-011"]
    assert desk.game.actor == OVER
    assert list(desk.game.scores()) == [WHOLE_WIN, 0, 0]


@pytest.mark.rule("S8-R43")
@pytest.mark.parametrize(("compare", "over"), [("at_least", True), ("more_than", False)])
def test_as_39_half_may_be_enough(compare: str, over: bool) -> None:
    sketch = {"terrain": {"A": 0, "B": 0, "C": 0, "D": 0}, "borders": "A-B B-C C-D"}
    desk = Desk("french", "german", sketch=sketch, victory_compare=compare)
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("B", "X", "BN")
    desk.stack("D", "Y", "BN", marker=True)
    assert (desk.begin(CONTROL).game.actor == OVER) == over


@pytest.mark.rule("WE-R59")
def test_no_marker_is_placed_beside_a_foe() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN")
    desk.stack("A", "Y", "GB")
    desk.stack("C", "X", "BN")
    desk.begin(CONTROL)
    assert [desk.owner(place) for place in "AC"] == ["", "X"]


@pytest.mark.rule("WE-R62", "WE-R63", "WE-013")
def test_who_has_nothing_left_is_out() -> None:
    desk = Desk("french", "german", "russian")
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("K", "Z", "BN", marker=True)
    desk.hand("Y", "trap armor")
    desk.game.points[1] = 7
    desk.begin(CONTROL)
    assert list(desk.game.out) == [0, 1, 0]
    assert desk.discarded() == "trap armor"
    assert desk.game.points[1] == 0
    assert desk.game.active == 2


@pytest.mark.rule("WE-R63")
def test_the_last_player_wins_at_once() -> None:
    desk = Desk("french", "german")
    desk.stack("A", "X", "BN", marker=True)
    desk.begin(REVENUE)
    assert desk.game.actor == OVER
    assert list(desk.game.scores()) == [WHOLE_WIN, 0]


@pytest.mark.rule("WE-R69", "WE-013")
def test_rounds_end_behind_the_last_living_player() -> None:
    desk = Desk("french", "german", max_rounds=2)
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    desk.begin(CONTROL)
    assert desk.game.round == 1
    assert desk.game.active == 1
    end_turn(desk)
    assert desk.game.round == 2
    assert desk.game.active == 0
    end_turn(desk)
    end_turn(desk)
    assert desk.game.actor == OVER
    assert list(desk.game.scores()) == [WHOLE_WIN, 0]  # one City each, and French income is higher
