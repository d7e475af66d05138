"""What everybody knows of the cards in hands, and no card is ever lost."""

import pytest
from mypy_extensions import u8

from grognard.core.chance import Rng
from grognard.core.frames import open_frames
from grognard.core.game import OVER, SPECTATOR
from grognard.games.mysterious_islands.actions import CARD, EIGHT, KING, PASS, QUEEN, RANKS, SEATS, SIX
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.hands import hand_size, held_cards, known_cards
from grognard.games.mysterious_islands.questions import (
    CARD_STANDS,
    EIGHT_WHERE,
    NEGATE_WINDOW,
    ROLL_WINDOW,
    SEVEN_WHERE,
    UP_OR_DOWN,
    VICTIM,
    WHICH_DIE,
)
from tests.rules.mysterious_islands.hands import at_main, playing
from tests.rules.mysterious_islands.script import Table, table

CARRYING = (CARD_STANDS, WHICH_DIE, UP_OR_DOWN, VICTIM, SEVEN_WHERE, EIGHT_WHERE)  # a card is on its way


def hands_of(game: Islands, seat: int) -> list[int]:
    return [int(held_cards(game, seat, rank)) for rank in range(RANKS)]


def robbed(line: str, hands: dict[int, str]) -> Table:
    run = table(at_main("", "", hands))
    run.run(line)
    return run


@pytest.mark.rule("MI-R08", "MI-R149", "MI-R162")
def test_only_the_two_see_a_stolen_card_and_only_the_owner_a_drawn_one() -> None:
    run = robbed("card:J seat:1 passes ...", {0: "J K", 1: "4 5", 2: "9"})
    size, _, audience = run.game.chance()
    assert (size, audience) == (2, 0b011)
    run.run("<card:5>")
    assert [event[2] for event in run.told if event[0] == "robbed"] == [0b011]
    run.run("card:K passes ...")
    assert run.game.chance()[2] == 0b001
    run.run("<card:2> <card:3>")
    assert [event[2] for event in run.told if event[0] == "drawn"] == [0b001, 0b001]


@pytest.mark.rule("MI-R08", "MI-R149")
def test_the_victim_knows_what_the_thief_holds() -> None:
    game = robbed("card:J seat:1 passes <card:6>", {0: "J A", 1: "6 5", 2: "9 J"}).game
    assert [known_cards(game, viewer, 0, SIX) for viewer in range(3)] == [0, 1, 0]
    draws = [[game.determinize(viewer, Rng(number)) for number in range(40)] for viewer in range(3)]
    assert all(held_cards(drawn, 0, SIX) >= 1 for drawn in draws[1])
    assert any(held_cards(drawn, 0, SIX) == 0 for drawn in draws[2])


@pytest.mark.rule("MI-R08", "MI-144")
def test_who_knows_of_a_card_sees_it_played() -> None:
    run = table(playing("", "", {0: "6 8"}))
    run.game.known[(1 * SEATS + 0) * RANKS + SIX] = u8(1)
    run.run("(3) card:6 ...")
    assert known_cards(run.game, 1, 0, SIX) == 0
    assert known_cards(run.game, 1, 0, EIGHT) == 0


@pytest.mark.rule("MI-R08", "MI-R149")
@pytest.mark.parametrize(
    ("stolen", "thief", "other"),
    [("card:6", 1, 0), ("card:5", 2, 0)],  # the thief saw which card went, a third player did not
)
def test_a_theft_makes_third_players_unsure(stolen: str, thief: int, other: int) -> None:
    run = table(at_main("", "", {0: "J", 1: "6 6 5", 2: "9"}))
    for viewer in (0, 2):
        run.game.known[(viewer * SEATS + 1) * RANKS + SIX] = u8(2)
    run.run(f"card:J seat:1 passes <{stolen}>")
    assert [known_cards(run.game, viewer, 1, SIX) for viewer in (0, 2)] == [thief, other]


@pytest.mark.rule("MI-R08", "MI-R149", "MI-R162")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_what_a_seat_does_not_know_is_dealt_anew(seat: int) -> None:
    game = robbed("card:J seat:1 passes <card:6>", {0: "J A", 1: "6 5", 2: "9 J Q"}).game
    dealt = [game.determinize(seat, Rng(number)) for number in range(60)]
    for drawn in dealt:
        assert drawn.discards == game.discards
        held = [sum(hands_of(drawn, other)[rank] for other in range(3)) for rank in range(RANKS)]
        assert [held[rank] + drawn.deck[rank] for rank in range(RANKS)] == [
            4 * (rank > 0) - game.discards[rank] for rank in range(RANKS)
        ]
        assert [hand_size(drawn, other) for other in range(3)] == [2, 1, 3]
        known = [(viewer, other) for viewer in range(3) for other in range(3) if sum(known_of(drawn, viewer, other))]
        assert known == [(1, 0)]
        assert all(one <= both for one, both in zip(known_of(drawn, 1, 0), hands_of(drawn, 0), strict=True))
    for other in range(3):
        stays = {tuple(hands_of(drawn, other)) for drawn in dealt} == {tuple(hands_of(game, other))}
        assert stays == (other == seat)


def known_of(game: Islands, viewer: int, seat: int) -> list[int]:
    return [int(known_cards(game, viewer, seat, rank)) for rank in range(RANKS)]


@pytest.mark.rule("MI-R153")
@pytest.mark.parametrize("cards", ["7 8", "A Q", "K"])
def test_who_holds_any_card_is_asked_useful_or_not(cards: str) -> None:
    game = table(playing("", "", {1: cards})).game
    game.apply(2)  # the event die shows 3
    assert (game.actor, game.question()) == (1, ROLL_WINDOW)
    assert PASS in list(game.legal_actions())


@pytest.mark.rule("MI-R153", "MI-R148")
@pytest.mark.parametrize("cards", ["7 8", "A Q", "K"])
def test_likewise_when_a_card_could_be_cancelled(cards: str) -> None:
    game = table(at_main("", "", {0: "K", 2: cards}, phase="bombard")).game
    game.apply(CARD + KING)
    assert (game.actor, game.question()) == (2, NEGATE_WINDOW)
    assert (CARD + QUEEN in list(game.legal_actions())) == ("Q" in cards)


@pytest.mark.rule("MI-139", "MI-R150")
def test_no_card_is_ever_lost() -> None:
    game = table(playing("", "", {0: "J K Q 9", 1: "Q A 10", 2: "6 J"})).game
    rng = Rng("cards")
    for _ in range(3000):
        if game.actor == OVER:
            break
        legal = list(game.legal_actions())
        game.apply(legal[rng.below(len(legal))] if legal else rng.below(game.chance()[0]))
        on_the_way = sum(frame[0] in CARRYING for frame in open_frames(game))
        assert sum(game.deck) + sum(game.discards) + sum(game.hands) + on_the_way == 52
