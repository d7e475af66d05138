"""What is shown: the chart, units, hands, the question, the throw, the fight, the end, and the chart drawn for a terminal."""

import json

import pytest

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, OVER, SPECTATOR
from grognard.core.views import Piece, View, encode
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.positions import place
from grognard.games.mysterious_islands.rules import RULESET
from tests.rules.mysterious_islands.test_notation import FIGHT, FLEET, play, put, written

DECK: dict[str, object] = {"action_deck": True}
HANDS = {0: "A 7 7", 1: "Q"}


def piece(view: View, name: str) -> Piece:
    return next(piece for piece in view.pieces if piece.id == name)


def cards(view: View, seat: int) -> list[str]:
    return [piece.facts.get("rank", "") for piece in view.pieces if piece.kind == "card" and piece.owner == seat]


# -- the chart --------------------------------------------------------------------------------------


@pytest.mark.rule("MI-016", "MI-019", "MI-R23")
def test_the_chart_is_there_once_it_is_rolled() -> None:
    game = RULESET.start({}, 2)
    assert RULESET.board(game).places == []
    assert RULESET.view(game, 0).facts["chart"] == ""
    play(game, "pirates", "nemo", "5", "2", "123456")
    board, view = RULESET.board(game), RULESET.view(game, 0)
    assert len(board.places) == board.facts["width"] * board.facts["height"]
    assert (board.places[0].id, board.places[1].id, board.places[board.facts["width"]].id) == ("A1", "B1", "A2")
    assert [spot.x for spot in board.places if spot.id in ("C1", "C2", "C3")] == [2, 2.5, 2]
    assert {spot.kind for spot in board.places} == {"water", "jungle", "volcano"}
    assert view.facts["chart"]
    rims = [spot for spot in board.places if spot.facts["rim"]]
    assert len(rims) == 2 * (board.facts["width"] + board.facts["height"]) - 4
    assert {spot.kind for spot in rims} == {"water"}


@pytest.mark.rule("MI-003", "MI-017")
def test_islands_are_listed_by_their_hexes() -> None:
    game = play(RULESET.start({}, 2), "pirates", "nemo", "5", "2", "77")
    board = RULESET.board(game)
    islands = board.facts["islands"]
    assert sum(7 <= len(island) <= 12 for island in islands) == 11
    by_island = {spot.id: spot.facts["island"] for spot in board.places if spot.kind != "water"}
    assert by_island == {name: number for number, island in enumerate(islands) for name in island}


# -- units ------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-R08", "MI-R164")
def test_units_of_a_kind_are_one_piece_with_their_groups() -> None:
    units = {"Wb": "pirates: 2 boat fired, boat, 3 band"}
    game = put("bombard", units | {"Lb": "rebels: band"}, chart="La Lb Wb")
    view = RULESET.view(game, SPECTATOR)
    sloops = piece(view, "PI-boat-C1")
    assert (sloops.kind, sloops.owner, sloops.place) == ("boat", 0, "C1")
    assert (sloops.facts["faction"], sloops.facts["name"], sloops.facts["count"]) == ("pirates", "Sloop", 3)
    assert [(group["index"], group["count"], group["fired"]) for group in sloops.facts["groups"]] == [
        (1, 1, False),
        (2, 2, True),
    ]
    assert sloops.facts["in_water"]
    assert piece(view, "PI-band-C1").facts["groups"][0]["index"] == 0
    assert not piece(view, "RE-band-B1").facts["in_water"]


@pytest.mark.rule("MI-050", "MI-R53", "MI-R57")
def test_points_left_and_what_a_walk_has_used() -> None:
    game = put("move", {"La": "pirates: 2 band, boss"}, chart="La Lb Lc Ld Le")
    play(game, "A1", "band", "1", "B1")
    group = piece(RULESET.view(game, 1), "PI-band-B1").facts["groups"][0]
    assert (group["points"], group["walked"], group["carried"]) == (1, True, False)
    assert piece(RULESET.view(game, 1), "PI-boss-A1").facts["groups"][0]["points"] == 4


@pytest.mark.rule("MI-008", "MI-R03", "MI-R08", "MI-R28")
def test_players_and_factions() -> None:
    units = {"La": "pirates: base, 3 band", "Lc": "pirates: base", "Le": "rebels: base"}
    game = put("recruit", units, chart="La Lb Lc Ld Le", banks={"rebels": 5}, invented=("rebels",))
    view = RULESET.view(game, 1)
    assert [seat.name for seat in view.seats] == ["Pirates", "Rebels"]
    facts = view.seats[1].facts["factions"][0]
    assert (facts["id"], facts["code"], facts["colour"], facts["bank"], facts["invented"]) == (
        "rebels",
        "RE",
        "orange",
        5,
        True,
    )
    assert (view.seats[0].facts["bases"], view.seats[0].facts["units"]) == (2, 3)
    assert (view.facts["leaders"], view.facts["standing"]) == ([0], [0, 1])
    assert [made["made"] for made in view.facts["inventions"]] == [False, True]


# -- hands ------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-R08", "MI-R162")
def test_only_the_own_hand_is_face_up() -> None:
    game = put("move", FLEET, options=DECK, hands=HANDS)
    assert cards(RULESET.view(game, 0), 0) == ["A", "7", "7"]
    assert cards(RULESET.view(game, 0), 1) == [""]
    assert cards(RULESET.view(game, 1), 0) == ["", "", ""]
    assert [cards(RULESET.view(game, SPECTATOR), seat) for seat in (0, 1)] == [["", "", ""], [""]]
    assert [seat.facts["cards"] for seat in RULESET.view(game, SPECTATOR).seats] == [3, 1]


@pytest.mark.rule("MI-R08")
def test_other_hands_of_the_same_size_are_shown_by_the_same_bytes() -> None:
    one = put("move", FLEET, options=DECK, hands=HANDS)
    other = put("move", FLEET, options=DECK, hands={0: "A 7 7", 1: "3"})
    assert encode(RULESET.view(one, 0)) == encode(RULESET.view(other, 0))
    assert encode(RULESET.view(one, SPECTATOR)) == encode(RULESET.view(other, SPECTATOR))
    assert encode(RULESET.view(one, 1)) != encode(RULESET.view(other, 1))


@pytest.mark.rule("MI-155", "MI-R149")
def test_thief_and_victim_know_a_stolen_card_and_nobody_else() -> None:
    game = place(
        DECK, seats=3, factions={"pirates": 0, "rebels": 1, "nemo": 2}, chart="La Lb Lc",
        units={"La": "pirates: base", "Lc": "rebels: base"}, phase="move", hands={0: "J", 1: "5"},
    )  # fmt: skip
    while game.actor != 0 or "card:J" not in written(game):
        play(game, written(game)[0])
    play(game, "card:J")
    while game.actor != CHANCE:
        play(game, "pass")
    play(game, "card:5")
    knows = [RULESET.view(game, seat).seats[0].facts["known"] for seat in (SPECTATOR, 0, 1, 2)]
    assert knows == [{}, {}, {"5": 1}, {}]
    assert cards(RULESET.view(game, 0), 0) == ["5"]


@pytest.mark.rule("MI-144", "MI-R08", "MI-R150")
def test_deck_and_discards_are_counted() -> None:
    game = put("discard", FLEET, options=DECK, hands={0: "A A 2 3 4 5"}, deck="K K", discards="9 9 J")
    facts = RULESET.view(game, SPECTATOR).facts
    assert (facts["deck"], facts["discards"], facts["question"]) == (2, {"9": 2, "J": 1}, "discard")
    play(game, "card:A")
    assert RULESET.view(game, SPECTATOR).facts["discards"] == {"A": 1, "9": 2, "J": 1}


# -- what goes on -----------------------------------------------------------------------------------


@pytest.mark.rule("MI-053", "MI-R53", "MI-R58")
def test_who_goes_and_where_to() -> None:
    game = put(
        "move", {"Wa": "nemo: boat, 3 band"}, factions={"nemo": 0, "rebels": 1}, chart="Lb Wa Wb Wc Wd We Wf Wg Wh"
    )
    assert RULESET.view(game, 0).facts["chosen"] is None
    play(game, "B1", "boat")
    assert RULESET.view(game, 1).facts["chosen"] == {
        "from": "B1", "faction": "nemo", "carrier": "boat", "groups": [{"kind": "boat", "count": 1}],
    }  # fmt: skip
    play(game, "3")
    facts = RULESET.view(game, 1).facts
    assert facts["chosen"]["groups"] == [{"kind": "boat", "count": 1}, {"kind": "band", "count": 3}]
    assert facts["reach"] == {"C1": 5, "D1": 4, "E1": 3, "F1": 2, "G1": 1, "H1": 0}
    assert (facts["phase"], facts["question"], facts["asked"]) == ("move", "go", {"hex": "B1", "faction": "nemo"})


@pytest.mark.rule("MI-063", "MI-064", "MI-065", "MI-076", "MI-077", "MI-095")
def test_a_fight_shows_both_sides_and_what_they_add() -> None:
    game = play(put("combat", FIGHT | {"Lb": "rebels: band"}), "stand")
    fight = RULESET.view(game, SPECTATOR).facts["fight"]
    assert (fight["hex"], fight["attacker"], fight["defender"], fight["roll"]) == ("A1", "pirates", "rebels", 0)
    pirates, rebels = fight["sides"]
    assert (pirates["units"], rebels["units"]) == ({"band": 2}, {"band": 2, "boss": 1})
    assert {each["rule"]: each["add"] for each in pirates["modifiers"]} == {"MI-076": 1, "MI-077": 2}
    assert {each["rule"]: each["add"] for each in rebels["modifiers"]} == {"MI-064": 1, "MI-065": 1, "MI-095": 2}
    assert (pirates["total"], rebels["total"]) == (3, 4)
    assert all(each["text"] for side in fight["sides"] for each in side["modifiers"])


@pytest.mark.rule("MI-R142", "MI-R153")
def test_dice_lie_open_while_they_may_be_changed() -> None:
    game = play(put("combat", FIGHT | {"Lb": "rebels: band"}, options=DECK, hands={0: "A"}), "A1")
    play(game, "stand")
    roll = RULESET.view(game, 1).facts["roll"]
    assert (roll["purpose"], roll["dice"], roll["factions"], roll["needed"]) == (
        "battle",
        [],
        ["pirates", "rebels"],
        None,
    )
    play(game, "1,2,3,4,5,6")
    view = RULESET.view(game, 1)
    assert (view.facts["roll"]["dice"], view.actor) == ([1, 2, 3, 4, 5, 6], 0)
    play(game, "card:A")
    assert RULESET.view(game, 1).facts["asked"] == {"rank": "A"}


@pytest.mark.rule("MI-094", "MI-R100")
def test_what_a_die_needs_is_shown() -> None:
    game = play(put("combat", {"La": "pirates: 2 band; rebels: band", "Lb": "rebels: band"}), "hide")
    assert RULESET.view(game, 0).facts["roll"]["needed"] == 5
    assert RULESET.needed(game) == 5


@pytest.mark.rule("MI-156", "MI-R148")
def test_a_card_that_may_be_cancelled_is_shown() -> None:
    game = put("move", FLEET, options=DECK, hands={0: "K", 1: "2"})
    while "card:K" not in written(game):
        play(game, written(game)[0])
    play(game, "card:K")
    view = RULESET.view(game, SPECTATOR)
    assert view.facts["played"] == [{"rank": "K", "seat": 0}]
    assert (view.actor, view.facts["question"]) == (1, "negate")


@pytest.mark.rule("MI-103", "MI-R118")
def test_the_dead_who_may_rise_are_listed() -> None:
    game = put("combat", {"La": "pirates: 3 band; zombies: 2 band"}, factions={"pirates": 0, "zombies": 1})
    play(game, "6,6,6,1,1,1")
    assert RULESET.purpose(game) == "regenerate"
    assert RULESET.view(game, 0).facts["may_rise"] == [{"hex": "A1", "faction": "zombies"}] * 2


# -- the end ----------------------------------------------------------------------------------------


def to_the_end(game: Islands) -> View:
    rng = Rng("to the end")
    while game.actor != OVER:
        legal = game.legal_actions()
        game.apply(int(rng.below(game.chance()[0])) if game.actor == CHANCE else int(legal[0]))
    return RULESET.view(game, SPECTATOR)


@pytest.mark.rule("MI-006", "MI-008", "MI-R02")
@pytest.mark.parametrize(
    ("bases", "winners", "scores"),
    [({"La": "pirates: base", "Le": "rebels: band"}, [0], [2520, 0]), ({"La": "pirates: base", "Le": "rebels: base"}, [0, 1], [1260, 1260])],
)  # fmt: skip
def test_how_it_ended(bases: dict[str, str], winners: list[int], scores: list[int]) -> None:
    game = put("discard", bases, chart="La Lb Lc Ld Le", active=1, round_number=12)
    result = to_the_end(game).result
    assert result is not None
    assert (result["winners"], result["scores"], result["rule"], result["reason"]) == (
        winners,
        scores,
        "MI-008",
        "rounds",
    )
    assert "Base" in result["text"]


@pytest.mark.rule("MI-R07")
def test_the_last_one_left() -> None:
    game = put("discard", {"La": "pirates: band"}, factions={"pirates": 0, "rebels": 1}, round_number=4)
    result = to_the_end(game).result
    assert result is not None
    assert (result["winners"], result["rule"], result["reason"]) == ([0], "MI-R07", "last")


# -- a picture for a terminal -----------------------------------------------------------------------


def drawn(game: Islands, seat: int = SPECTATOR) -> list[str]:
    return ["".join(span.text for span in line) for line in RULESET.sketch(game, RULESET.view(game, seat))]


@pytest.mark.rule("MI-R08")
def test_stacks_are_drawn_with_their_number() -> None:
    lines = drawn(
        put("move", {"La": "pirates: base, 4 band", "Wb": "pirates: 12 boat", "Lb": "rebels: band; pirates: band"})
    )
    assert lines[0].split()[:4] == ["A", "B", "C", "D"]
    assert lines[1].startswith("  1 PI5pi! . pi+")
    assert lines[2].split()[:4] == ["A", "B", "C", "D"]  # once more, where the question stands


@pytest.mark.rule("MI-R23")
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_chart_fits_on_a_screen(seats: int) -> None:
    game = RULESET.start({"event_phase": True, "action_deck": True}, seats)
    rng = Rng("picture")
    while not game.round or game.actor == CHANCE:
        legal = game.legal_actions()
        game.apply(int(rng.below(game.chance()[0])) if game.actor == CHANCE else int(legal[0]))
    lines = drawn(game)
    width = RULESET.board(game).facts["width"]
    assert max(len(line) for line in lines) <= 120
    assert len(lines) <= 45
    assert all(len(line) >= 4 + 3 * width for line in lines[: RULESET.board(game).facts["height"]])
    assert 4 + 3 * 24 + 1 <= 80  # the usual chart fits on a small screen, without the panel


@pytest.mark.rule("MI-R08")
def test_the_own_hand_is_in_the_picture() -> None:
    game = put("move", FLEET, options=DECK, hands=HANDS)
    assert any("hand: A 7 7" in line for line in drawn(game, 0))
    assert not any("hand:" in line for line in drawn(game))


def test_a_view_is_plain_data() -> None:
    shown = json.loads(encode(RULESET.view(put("combat", FIGHT), 0)))
    assert (shown["game"], shown["viewer"], shown["actor"]) == ("mysterious-islands", 0, 1)


@pytest.mark.rule("MI-R153")
def test_the_throw_does_not_tell_who_is_asked_about_it() -> None:
    names = {"pirates": 0, "moreau": 1, "rebels": 2}
    units = {"La": "pirates: base", "Lc": "moreau: base", "Le": "rebels: base"}
    seen = []
    for hands in ({0: "7", 1: "6", 2: "7"}, {0: "7", 1: "7", 2: "6"}):
        options: dict[str, object] = {"action_deck": True, "event_phase": True}
        game = put("event", units, seats=3, options=options, factions=names, chart="La ~ Lc ~ Le", hands=hands)
        game.apply(2)  # the event die
        while len(list(game.legal_actions())) == 1:  # the table passes
            game.apply(int(game.legal_actions()[0]))
        seen.append((int(game.actor), RULESET.view(game, 0).facts))
    assert [actor for actor, _ in seen] == [1, 2]
    assert seen[0][1] == seen[1][1]
