"""What a module may bring that Space 1889 does not: leaders, own piles and decks, halting terrain, other starts, moves and victories."""

import pytest

from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.questions import C_LEADER
from grognard.games.warp_empires.state import marks_in
from grognard.games.warp_empires.stats import cards_drawn, force_of, income, price_of, speed_of
from tests.rules.warp_empires.desk import Desk, changed

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)
HALLS = [(f'powers = ["{folk}"]\nname', "shared = true\nname") for folk in ("heron", "otter", "boar", "moth")]
DEALT = [(f'start = "power:{folk}"', 'start = "in_play"') for folk in ("heron", "otter", "boar")]


def fens(*powers: str) -> Desk:
    return Desk(*powers, loaded=load_shipped("amber_fens"))


@pytest.mark.rule("WE-005", "WE-009", "WE-010", "WE-R68")
def test_leaders_are_dealt_in_turn_order_and_others_wait_in_the_pile() -> None:
    desk = Desk("heron", "otter", loaded=changed(*HALLS, *DEALT, ('start = "power:moth"', 'start = "pile"')))
    game = desk.fresh()
    dealt = []
    while game.phase == 0:
        if game.question() == C_LEADER:
            dealt.append((game.chance()[0], game.detail(0)))
        desk.advance()
    assert [size for size, _ in dealt] == [3, 2, 1]
    assert [seat for _, seat in dealt] == [game.order[0], game.order[1], game.order[0]]
    stacks = {seat: desk.at(desk.places[game.home[seat]], "XYZ"[seat]) for seat in (0, 1)}
    assert sorted(stack.count("captain") for stack in stacks.values()) == [1, 2]
    assert sum(game.pile[at] for at in range(7, len(game.pile), 8)) == 1  # the fourth can be drawn as a recruit


@pytest.mark.rule("WE-R68")
def test_leaders_of_powers_begin_with_them_or_not_at_all() -> None:
    desk = fens("heron", "boar")
    game = desk.fresh()
    while game.phase == 0:
        desk.advance()
    for seat in (0, 1):
        stack = desk.at(desk.places[game.home[seat]], "XYZ"[seat])
        captain = f"captain_{desk.powers[game.power[seat]]}"
        assert stack.split() == [captain, "spear", "spear", "flatboat", *stack.split()[4:]]
        assert len(stack.split()) == 6
        assert desk.seen(desk.places[game.home[seat]], "XYZ"[seat], "YX"[seat]).count(".") == 2
    assert sum(game.pile[at + 7] for at in range(0, len(game.pile), 8)) == 0  # nobody plays the moths


@pytest.mark.rule("WE-R67", "WE-007")
def test_own_decks_and_stolen_cards_go_back_to_their_deck() -> None:
    loaded = changed(("[leaders]", '[decks.action]\nowner = "per_player"\n\n[leaders]'))
    desk = Desk("heron", "boar", loaded=loaded)
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "peddler")
    desk.hand("Y", "peddler march")
    wide = len(desk.cards)
    mine = sum(desk.game.decks[:wide])
    desk.begin(MOVE).do("done peddler Y").chance(0)
    assert sorted(desk.held("X").split()) == ["march"]
    assert list(desk.game.strangers).count(1) == 1
    desk.do("march Wick spear done Reedmere done done")
    while desk.game.active == 0:
        desk.game.apply(0 if desk.game.actor == CHANCE else desk.game.legal_actions()[0])
    at = desk.cards.index("march")
    assert [desk.game.discards[at], desk.game.discards[wide + at]] == [0, 1]
    assert desk.game.discards[desk.cards.index("peddler")] == 1
    assert sum(desk.game.decks[:wide]) == mine
    assert sum(desk.game.decks[wide:]) == 48 - 2


@pytest.mark.rule("WE-R14", "WE-R16")
def test_a_leader_moves_his_stack_once_without_a_card() -> None:
    desk = fens("boar", "moth")
    desk.stack("Wick", "X", "captain_boar spear elk", marker=True)
    desk.stack("Stonecross", "X", "spear spear")
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.begin(MOVE)
    assert desk.offers.split()[-1] == "free"
    assert desk.do("free").offers == "Wick"
    assert desk.do("Wick").offers == "spear elk captain_boar"
    desk.do("elk")
    assert desk.offers == "captain_boar"  # the riders go with a captain only, and so does a free move
    assert desk.do("captain_boar").offers == "done"
    desk.do("done Stonecross")
    assert desk.at("Stonecross", "X") == "spear spear captain_boar elk" or desk.at("Stonecross", "X").endswith("elk")
    assert "free" not in desk.offers  # the captain's new stack had no free move
    assert all(marks_in(unit) & 15 == 0 for unit in desk.units_of("Stonecross", "X"))


@pytest.mark.rule("WE-019", "WE-R16")
def test_riders_stay_at_home_without_a_captain() -> None:
    desk = fens("boar", "moth")
    desk.stack("Wick", "X", "elk elk", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "march")
    assert desk.begin(MOVE).offers == "done"


@pytest.mark.rule("WE-020", "WE-023")
def test_a_mire_halts_who_walks_and_not_who_floats() -> None:
    desk = fens("boar", "moth")
    desk.stack("Reedmere", "X", "captain_boar flatboat", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "march march")
    desk.begin(MOVE).do("march Reedmere captain_boar done")
    assert desk.offers == "Wick CrowHolt Stonecross BlackMire EelFen Saltgate"  # Bell Hill only beyond the mire
    desk.do("Wick march Reedmere flatboat done")
    assert "BellHill" in desk.offers.split()
    assert "CrowHolt" not in desk.offers.split()


@pytest.mark.rule("S8-R22", "S8-R24")
def test_a_punt_carries_two_over_the_lake() -> None:
    for units, group, lake in (
        ("spear flatboat", "spear flatboat", True),
        ("spear spear flatboat", "spear spear flatboat", True),
        ("spear spear spear flatboat", "spear spear spear flatboat", False),
    ):
        desk = fens("boar", "moth")
        desk.stack("EelFen", "X", units)
        desk.mark("Wick", "X")
        desk.stack("Thornby", "Y", "spear", marker=True)
        desk.hand("X", "march")
        desk.begin(MOVE).do(f"march EelFen {group} done")
        assert ("LongLake" in desk.offers.split()) == lake


@pytest.mark.rule("WE-R15")
def test_every_stack_moves_once_by_one_card() -> None:
    desk = fens("boar", "moth")
    desk.stack("EelFen", "X", "flatboat flatboat spear")
    desk.stack("Saltgate", "X", "flatboat", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "flood_tide")
    desk.begin(MOVE).do("flood_tide EelFen flatboat done LongLake")
    assert desk.offers == "done Saltgate"  # what stayed behind has had its move, too
    desk.do("Saltgate flatboat done LongLake")
    assert desk.at("LongLake", "X") == "flatboat flatboat"


@pytest.mark.rule("WE-041", "WE-016", "WE-R49")
def test_territories_and_regions_give_something_to_their_holder() -> None:
    desk = fens("heron", "moth")
    desk.stack("Thornby", "Y", "spear", marker=True)
    for place in ("Saltgate", "Amberhaven", "MarshEnd"):
        desk.mark(place, "X")
    part = int(income(desk.game, 0))
    desk.mark("OldLight", "X")
    light = desk.atlas.revenue[desk.places.index("OldLight")]
    assert income(desk.game, 0) == part + (light if light >= 0 else 3) + 4
    assert [cards_drawn(desk.game, seat) for seat in (0, 1)] == [3, 3]
    desk.mark("BellHill", "Y")
    assert [cards_drawn(desk.game, seat) for seat in (0, 1)] == [3, 4]


@pytest.mark.rule("WE-043", "WE-R52")
def test_the_first_unit_of_a_turn_may_be_cheaper() -> None:
    desk = fens("otter", "heron")
    spear, elk, boat = (desk.units.index(unit) for unit in ("spear", "elk", "flatboat"))
    assert [price_of(desk.game, 0, kind) for kind in (spear, elk, boat)] == [1, 1, 1]
    assert [price_of(desk.game, 1, kind) for kind in (spear, elk, boat)] == [2, 3, 1]
    desk.game.bought[spear] = 1
    assert [price_of(desk.game, 0, kind) for kind in (spear, elk, boat)] == [2, 3, 1]
    assert [speed_of(desk.game, seat, boat) for seat in (0, 1)] == [3, 4]
    assert force_of(desk.game, 0, elk) == 3


@pytest.mark.rule("WE-R47", "WE-039")
@pytest.mark.parametrize(("captured", "wins"), [("captain_moth", True), ("", False)])
def test_captured_leaders_count_for_victory(captured: str, wins: bool) -> None:
    desk = fens("heron", "moth")
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.mark("Stonecross", "X")
    desk.mark("BellHill", "X")
    if captured:
        desk.game.captured[desk.units.index(captured)] = 1
    desk.begin(CONTROL)
    assert (desk.game.actor == OVER) == wins
    if wins:
        assert list(desk.game.scores()) == [WHOLE_WIN, 0]


@pytest.mark.rule("WE-R69")
@pytest.mark.parametrize(("more", "scores"), [("Y", [0, WHOLE_WIN]), ("", [WHOLE_WIN // 2, WHOLE_WIN // 2])])
def test_after_the_last_round_most_territories_win(more: str, scores: list[int]) -> None:
    desk = fens("heron", "moth")
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    if more:
        desk.mark("Highbarrow", more)
    desk.game.round = 15
    desk.game.active = 1
    desk.begin(CONTROL)
    assert desk.game.actor == OVER
    assert list(desk.game.scores()) == scores


@pytest.mark.rule("WE-R62", "WE-R63")
def test_whoever_destroys_what_is_to_be_destroyed_wins() -> None:
    kind = '[[victory]]\nkind = "eliminate"\nunits = { all = ["rider"] }\n\n[[victory]]\nkind = "last_player"'
    loaded = changed(('[[victory]]\nkind = "last_player"', kind))
    for riders, over in (("elk", False), ("spear", True)):
        desk = Desk("heron", "moth", loaded=loaded)
        desk.stack("Wick", "X", "elk", marker=True)
        desk.stack("Thornby", "Y", riders, marker=True)
        desk.begin(REVENUE)
        assert (desk.game.actor == OVER) == over
    assert list(desk.game.scores()) == [WHOLE_WIN, 0]


@pytest.mark.rule("WE-012")
@pytest.mark.parametrize(
    ("word", "marked"),
    [
        ("start_ring = 2", {"Wick", "Reedmere", "Stonecross"}),
        ('start_region = "holts"', {"Wick", "Stonecross", "Highbarrow"}),
    ],
)
def test_more_territories_at_the_start(word: str, marked: set[str]) -> None:
    desk = Desk(
        "heron", "moth", loaded=changed(('ability = "Long Poles"', f'ability = "Long Poles"\nsetup = {{ {word} }}'))
    )
    game = desk.fresh()
    while game.phase == 0:
        legal = [] if game.actor == CHANCE else [int(action) for action in game.legal_actions()]
        words = {desk.word(action): action for action in legal}
        herons = game.actor >= 0 and game.power[game.actor] == 0
        picks = [words[name] for name in (("Wick",) if herons else ("Amberhaven", "heron", "moth")) if name in words]
        if picks:
            game.apply(picks[0])
        else:
            desk.advance()
    seat = list(game.power).index(0)
    assert {place for place in desk.places if desk.owner(place) == "XYZ"[seat]} == marked


@pytest.mark.rule("WE-R72", "S8-R35")
def test_a_card_may_reach_only_beside_own_stacks_and_let_the_owner_pick() -> None:
    desk = fens("heron", "moth")
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Reedmere", "Y", "captain_moth spear elk")
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "marsh_fever watchfires")
    desk.begin(MOVE)
    assert desk.do("marsh_fever").offers == "Reedmere"
    desk.do("Reedmere")
    assert desk.asked == "Y"
    assert desk.offers == "spear elk"  # no captain falls ill
    desk.do("spear")
    assert desk.at("Reedmere", "Y") == "captain_moth elk"
    desk.do("watchfires Reedmere")
    assert desk.seen("Reedmere", "Y", "X") == "captain_moth elk"


@pytest.mark.rule("WE-R73", "S8-R39")
def test_points_by_dice() -> None:
    desk = fens("heron", "moth")
    desk.stack("Wick", "X", "spear", marker=True)
    desk.stack("Thornby", "Y", "spear", marker=True)
    desk.hand("X", "storm_harvest market_day")
    desk.begin(MOVE).do("storm_harvest")
    assert desk.game.chance()[0] == 16
    desk.chance(4 * 1 + 2)
    assert desk.game.points[0] == 2 + 3
    desk.do("market_day").draw_any()
    assert desk.game.points[0] == 6
    assert desk.size("X") == 2
