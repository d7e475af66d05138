"""The start of a game: who plays what, who begins, and where everybody starts."""

from typing import Any

import pytest

from grognard.core.errors import DataError
from grognard.core.game import CHANCE, Told
from grognard.core.options import resolve
from grognard.games.mysterious_islands.actions import FACTION, HEX, LOT, RANKS
from grognard.games.mysterious_islands.chart import JUNGLE, NO_ISLAND, WATER, Chart
from grognard.games.mysterious_islands.explain.answer import explain
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.game import Islands, new_game
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.positions import KIND_WORDS, faction_of, read_chart
from grognard.games.mysterious_islands.state import count_in, faction_in, kind_in, place_in
from tests.rules.mysterious_islands.words import CHANCES, QUESTIONS

BASIC = ["pirates", "nemo", "moreau", "rebels", "company", "zombies", "natives"]
EXTRA = ["confederates", "satsuma"]

# Two islands of two hexes; La has three coasts of its own, Wx lies between La and Lc.
STRAIT = """
    W1 W2 W3 W4 W5
     Lb La Wx Lc W6
    W7 W8 W9 Ld W0
"""
# Lc has a single hex of water beside it, and La touches it, too.
NARROW = """
    W1 W2 V1 V2 V3
     Lb La Wx Lc V4
    W7 W8 V5 V6 V7
"""
FOUR = """
    L1 W1 L2 W2 L3 W3 L4
     W4 W5 W6 W7 W8 W9 W0
"""
ANYWHERE = {"start_placement": "choose"}


def begin(seats: int = 2, chart: str = "", homes: str = "", **options: object) -> Islands:
    """A game before the first pick; on a small chart with these harbours, or on one that is still to be rolled."""
    game = new_game(setup_for(resolve(OPTIONS, options), seats))
    game.told = []
    if chart:
        small, names = read_chart(chart)
        islands = [[int(place) for place in island] for island in small.islands]
        harbours = [names[home] for home in homes.split()]
        game.chart = Chart(small.width, [int(sign) for sign in small.terrain], islands, harbours)
    return game


def asked(game: Islands) -> str:
    """The question, and whom it asks."""
    kind = int(game.question())
    return f"{QUESTIONS[kind]} {game.actor}" if game.actor != CHANCE else CHANCES[kind]


def pick(game: Islands, names: str) -> None:
    for name in names.split():
        game.apply(FACTION + faction_of(game, name))


def roll(game: Islands, *faces: int) -> None:
    for face in faces:
        assert asked(game) == "first"
        assert game.chance()[0] == 6
        game.apply(face - 1)


def choose(game: Islands, chart: str, place: str) -> None:
    action = HEX + read_chart(chart)[1][place]
    assert action in list(game.legal_actions()), f"{place} is not offered"
    game.apply(action)


def offered(game: Islands, chart: str) -> set[str]:
    by_hex = {number: name for name, number in read_chart(chart)[1].items()}
    return {by_hex[int(action) - HEX] for action in game.legal_actions()}


def refused(game: Islands, action: int) -> str:
    """The rule that forbids an action."""
    assert action not in list(game.legal_actions())
    refusal = explain(game, int(game.actor), action)
    assert refusal is not None
    return refusal.rule


def told(game: Islands, word: str) -> list[Told]:
    assert game.told is not None
    return [event for event in game.told if event[0] == word]


def standing(game: Islands, name: str) -> dict[int, dict[str, int]]:
    """By hex what a faction has there."""
    found: dict[int, dict[str, int]] = {}
    for group in list(game.units)[: int(game.groups)]:
        if faction_in(group) == faction_of(game, name):
            found.setdefault(int(place_in(group)), {})[KIND_WORDS[kind_in(group)]] = int(count_in(group))
    return found


def in_words(game: Islands, name: str, chart: str) -> dict[str, dict[str, int]]:
    by_hex = {number: word for word, number in read_chart(chart)[1].items()}
    return {by_hex[place]: units for place, units in standing(game, name).items()}


# -- factions ---------------------------------------------------------------------------------------
@pytest.mark.rule("MI-002", "MI-010")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_picks_a_faction_in_seat_order(seats: int) -> None:
    game = begin(seats)
    for seat, name in enumerate(BASIC[:seats]):
        assert asked(game) == f"pick_faction {seat}"
        pick(game, name)
        assert game.owner[faction_of(game, name)] == seat
    assert asked(game) == "first"
    assert [event[1] for event in told(game, "picks")] == ["MI-010"] * seats


@pytest.mark.rule("MI-004", "MI-158", "MI-171", "MI-R14")
@pytest.mark.parametrize(("extra", "names"), [(False, BASIC), (True, BASIC + EXTRA)])
def test_the_list_has_extra_factions_under_the_option_only(extra: bool, names: list[str]) -> None:
    game = begin(extra_factions=extra)
    assert list(game.legal_actions()) == [LOT, *(FACTION + faction_of(game, name) for name in names)]


@pytest.mark.rule("MI-R14")
def test_a_faction_that_is_taken_may_not_be_picked() -> None:
    game = begin()
    pick(game, "rebels")
    assert refused(game, FACTION + faction_of(game, "rebels")) == "MI-R14"
    assert refused(game, FACTION + faction_of(game, "satsuma")) == "MI-R14"


@pytest.mark.rule("MI-R14")
@pytest.mark.parametrize(("lot", "name"), [(0, "pirates"), (2, "rebels"), (5, "natives")])
def test_a_lot_is_even_among_those_left(lot: int, name: str) -> None:
    game = begin()
    pick(game, "moreau")
    game.apply(LOT)
    assert asked(game) == "lot"
    assert game.chance()[0] == 6
    game.apply(lot)
    assert game.owner[faction_of(game, name)] == 1


@pytest.mark.rule("MI-R14")
def test_under_the_option_chance_picks_all() -> None:
    game = begin(3, faction_choice="random")
    for size in (7, 6, 5):
        assert asked(game) == "lot"
        assert game.chance()[0] == size
        game.apply(0)
    assert [int(game.owner[faction_of(game, name)]) for name in BASIC[:4]] == [0, 1, 2, -1]
    assert asked(game) == "first"


@pytest.mark.rule("MI-114", "MI-115", "MI-R126")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (2, 3), (3, 2)])
def test_several_factions_are_picked_in_rounds(seats: int, each: int) -> None:
    game = begin(seats, factions_per_player=str(each))
    for number, name in enumerate(BASIC[: seats * each]):
        assert asked(game) == f"pick_faction {number % seats}"
        pick(game, name)
    assert asked(game) == "first"
    assert [list(game.owner).count(seat) for seat in range(seats)] == [each] * seats


@pytest.mark.rule("MI-114", "MI-115", "MI-R126")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2), (6, 2)])
def test_no_more_factions_than_that(seats: int, each: int) -> None:
    with pytest.raises(DataError):
        begin(seats, factions_per_player=str(each))


# -- who begins -------------------------------------------------------------------------------------
@pytest.mark.rule("MI-015", "MI-R12")
@pytest.mark.parametrize(
    ("faces", "first"),
    [((2, 6, 4), 1), ((5, 1, 1), 0), ((1, 2, 6), 2), ((3, 3, 1, 5, 2), 0), ((4, 1, 4, 3, 3, 1, 6), 2)],
)
def test_the_highest_die_begins_and_ties_throw_again(faces: tuple[int, ...], first: int) -> None:
    game = begin(3)
    pick(game, "pirates nemo moreau")
    roll(game, *faces)
    assert game.starter == first
    assert [event[3] for event in told(game, "first")] == [first]
    assert len(told(game, "tied")) == (len(faces) - 3) // 2
    assert asked(game) == "map"


@pytest.mark.rule("MI-R12")
def test_nobody_but_the_tied_throws_again() -> None:
    game = begin(4)
    pick(game, "pirates nemo moreau rebels")
    roll(game, 6, 2, 6, 5, 1, 3)
    assert [event[3] for event in told(game, "rolls-off")] == [0, 1, 2, 3, 0, 2]
    assert game.starter == 2


# -- the chart, homes dealt ---------------------------------------------------------------------------
@pytest.mark.rule("MI-003", "MI-011", "MI-012", "MI-013", "MI-014", "MI-R15", "MI-R17", "MI-R26")
@pytest.mark.parametrize("outcome", [0, 1, 12345, 2**32 - 1])
def test_everybody_starts_on_a_coast_of_an_own_island(outcome: int) -> None:
    game = begin(4)
    pick(game, "pirates moreau company natives")
    roll(game, 1, 2, 3, 4)
    assert asked(game) == "map"
    assert game.chance()[0] == 2**32
    game.apply(outcome)
    chart = game.map()
    assert [event[1] for event in told(game, "chart")] == ["MI-003"]
    for left in (4, 3, 2):
        assert asked(game) == "home"
        assert game.chance()[0] == left
        game.apply(left - 1)
    homes = [int(game.home[faction_of(game, name)]) for name in ("pirates", "moreau", "company", "natives")]
    assert sorted(homes) == sorted(int(home) for home in chart.homes)
    assert len({int(chart.island_of[home]) for home in homes} - {NO_ISLAND}) == 4
    for name, home in zip(("pirates", "moreau", "company", "natives"), homes, strict=True):
        assert chart.terrain[home] == JUNGLE
        assert standing(game, name)[home] == {"base": 1, "band": 4, "boss": 1}
    while game.actor >= 0 and not game.round:
        game.apply(game.legal_actions()[0])
    for name, home in zip(("pirates", "moreau", "company", "natives"), homes, strict=True):
        (berth,) = set(standing(game, name)) - {home}
        assert standing(game, name)[berth] == {"boat": 1}
        assert chart.terrain[berth] == WATER
        assert chart.distance(home, berth) == 1


@pytest.mark.rule("MI-R15")
def test_homes_are_dealt_in_turn_order() -> None:
    game = begin(3, FOUR, "L1 L3 L4")
    pick(game, "pirates nemo moreau")
    roll(game, 1, 6, 2)
    game.apply(1)  # Nemo, who begins, gets the second of three
    game.apply(0)  # then Moreau the first of two; the Pirates the last one
    names = read_chart(FOUR)[1]
    homes = [int(game.home[faction_of(game, name)]) for name in ("nemo", "moreau", "pirates")]
    assert homes == [names["L3"], names["L1"], names["L4"]]
    assert asked(game) == "choose_berth 1"


@pytest.mark.rule("MI-R15", "MI-R123")
def test_several_factions_are_set_up_by_turns() -> None:
    game = begin(2, FOUR, "L1 L2 L3 L4", factions_per_player="2")
    pick(game, "rebels nemo moreau pirates")
    roll(game, 1, 6)
    for _ in range(3):
        game.apply(0)
    names = read_chart(FOUR)[1]
    homes = [int(game.home[faction_of(game, name)]) for name in ("pirates", "moreau", "nemo", "rebels")]
    assert homes == [names[home] for home in ("L1", "L2", "L3", "L4")]


@pytest.mark.rule("MI-013", "MI-014", "MI-104", "MI-R18")
@pytest.mark.parametrize(("bands", "count"), [("4", 4), ("8", 8)])
def test_zombies_start_with_a_ruin_and_bands(bands: str, count: int) -> None:
    game = begin(2, STRAIT, "La Lc", zombie_start_bands=bands)
    pick(game, "pirates zombies")
    roll(game, 3, 3, 5, 2)
    game.apply(0)
    choose(game, STRAIT, "W2")
    assert in_words(game, "pirates", STRAIT) == {"La": {"base": 1, "band": 4, "boss": 1}, "W2": {"boat": 1}}
    assert in_words(game, "zombies", STRAIT) == {"Lc": {"base": 1, "band": count}}
    assert (game.round, game.active) == (1, 0)


@pytest.mark.rule("MI-172", "MI-R20")
def test_extra_factions_start_as_all_others() -> None:
    game = begin(2, STRAIT, "La Lc", extra_factions=True)
    pick(game, "satsuma confederates")
    roll(game, 4, 1)
    game.apply(0)
    choose(game, STRAIT, "W2")
    choose(game, STRAIT, "W5")
    for name, places in (("satsuma", ["La", "W2"]), ("confederates", ["Lc", "W5"])):
        start = {"base": 1, "band": 4, "boss": 1}
        assert in_words(game, name, STRAIT) == dict(zip(places, [start, {"boat": 1}], strict=True))


# -- homes chosen ---------------------------------------------------------------------------------------
@pytest.mark.rule("MI-011", "MI-012", "MI-R15", "MI-R16")
def test_players_choose_a_coast_on_an_island_without_a_base() -> None:
    game = begin(2, STRAIT, **ANYWHERE)
    pick(game, "pirates rebels")
    roll(game, 1, 2)
    assert asked(game) == "choose_start 1"
    assert offered(game, STRAIT) == {"La", "Lb", "Lc", "Ld"}
    choose(game, STRAIT, "Lc")
    assert asked(game) == "choose_start 0"
    assert offered(game, STRAIT) == {"La", "Lb"}
    names = read_chart(STRAIT)[1]
    assert refused(game, HEX + names["Ld"]) == "MI-012"
    assert refused(game, HEX + names["W1"]) == "MI-025"
    choose(game, STRAIT, "La")
    assert asked(game) == "choose_berth 1"


@pytest.mark.rule("MI-011", "MI-021")
def test_inland_hexes_and_volcanoes_may_not_be_chosen() -> None:
    chart = """
        W1 L1 L2 W2 W3
         L3 La L4 W4 Lx
        W5 L5 V1 W6 W7
    """
    game = begin(2, chart, **ANYWHERE)
    pick(game, "pirates rebels")
    roll(game, 2, 1)
    assert offered(game, chart) == {"L1", "L2", "L3", "L4", "L5", "Lx"}
    names = read_chart(chart)[1]
    assert refused(game, HEX + names["La"]) == "MI-011"
    assert refused(game, HEX + names["V1"]) == "MI-021"


# -- berths ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MI-014", "MI-R19")
def test_a_berth_is_water_beside_the_base_without_another_faction() -> None:
    game = begin(2, STRAIT, "La Lc")
    pick(game, "pirates rebels")
    roll(game, 2, 1)
    game.apply(0)
    assert asked(game) == "choose_berth 0"
    assert offered(game, STRAIT) == {"W2", "W3", "Wx", "W8", "W9"}
    choose(game, STRAIT, "Wx")
    assert asked(game) == "choose_berth 1"
    assert offered(game, STRAIT) == {"W4", "W5", "W6", "W0"}
    names = read_chart(STRAIT)[1]
    assert refused(game, HEX + names["Wx"]) == "MI-R19"
    assert refused(game, HEX + names["W1"]) == "MI-014"
    assert refused(game, HEX + names["Ld"]) == "MI-014"


@pytest.mark.rule("MI-R19", "MI-R161")
def test_the_only_berth_of_a_later_boat_may_not_be_taken() -> None:
    game = begin(2, NARROW, "La Lc")
    pick(game, "pirates rebels")
    roll(game, 2, 1)
    game.apply(0)
    assert offered(game, NARROW) == {"W2", "W8"}
    choose(game, NARROW, "W2")
    assert in_words(game, "rebels", NARROW)["Wx"] == {"boat": 1}  # not asked for
    assert game.round == 1


@pytest.mark.rule("MI-R19")
@pytest.mark.parametrize(("second", "starts"), [("rebels", False), ("zombies", True)])
def test_a_harbour_without_a_free_berth_is_no_start(second: str, starts: bool) -> None:
    chart = "La Wx Lc V1 Ld W1"
    game = begin(2, chart, **ANYWHERE)
    pick(game, f"pirates {second}")
    roll(game, 2, 1)
    choose(game, chart, "La")
    assert ("Lc" in offered(game, chart)) == starts
    assert "Ld" in offered(game, chart)


# -- the first turn -----------------------------------------------------------------------------------
@pytest.mark.rule("MI-139", "MI-R150")
@pytest.mark.parametrize("deck", [True, False])
def test_the_pack_has_four_cards_of_each_rank_and_nobody_a_hand(deck: bool) -> None:
    game = begin(2, STRAIT, "La Lc", action_deck=deck)
    pick(game, "zombies natives")
    roll(game, 2, 1)
    game.apply(0)
    choose(game, STRAIT, "W5")
    assert list(game.deck) == [0, *[4 if deck else 0] * (RANKS - 1)]
    assert not any(game.hands)
    assert not any(game.discards)
    assert asked(game) == ("draw" if deck else "throw")


@pytest.mark.rule("MI-007", "MI-015", "MI-R12")
def test_round_one_begins_with_the_winner_of_the_roll_off() -> None:
    game = begin(3, FOUR, "L1 L3 L4")
    pick(game, "zombies nemo moreau")
    roll(game, 1, 2, 6)
    begun: list[Any] = []
    while not begun:
        game.apply(game.legal_actions()[0] if game.actor >= 0 else 0)
        begun = told(game, "turn")
    assert begun[0][1:] == ("MI-007", -1, 2, 1, 1)
    assert not any(game.dice)
