"""Cards that lie face down in a battle: who had looked into the hand does not know whether it still holds them."""

from dataclasses import replace

import pytest

from grognard.core.chance import Rng
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.hands import held_cards
from grognard.games.warp_empires.knowledge import spy
from tests.rules.warp_empires.desk import mars
from tests.rules.warp_empires.script import Part, Play, position

SEALED = Part(
    "both lay face down",
    "",
    powers="french german",
    units={"E": "X GB GB; Y BN BN"},
    hands={"X": "out_maneuver", "Y": "trap scouts"},
    marks={"X": "A", "Y": "K"},
    options={"card_order": "simultaneous"},
)


@pytest.mark.rule("WE-R29", "S8-R36", "S8-062")
def test_a_known_card_is_in_the_hand_or_lies_there() -> None:
    play = Play(position(SEALED, mars()))
    trap, scouts, rams = (play.cards.index(card) for card in ("trap", "scouts", "rams"))
    spy(play.game, 0, 1)
    play.run("Y> done X> done X> done Y> trap")
    play.run("asks battle_card")
    check_position(play.game)
    for seed in range(20):  # X has seen the whole hand: nothing else can lie there
        guessed = play.game.determinize(0, Rng(seed))
        check_position(guessed)
        assert (int(guessed.laid[0]) & 255) // 4 == trap
        assert [held_cards(guessed, 1, card) for card in (trap, scouts, rams)] == [0, 1, 0]


@pytest.mark.rule("WE-R29", "S8-R36")
def test_an_unknown_card_may_lie_there_instead() -> None:
    play = Play(position(replace(SEALED, hands={"X": "rams", "Y": "trap"}), mars()))
    play.game.hands[len(play.cards) + play.cards.index("armor")] += 1  # drawn after X had looked
    play.game.decks[play.cards.index("armor")] -= 1
    play.game.seen_cards[len(play.cards) + play.cards.index("trap")] = 1
    play.run("Y> done X> done X> done Y> trap")
    trap = play.cards.index("trap")
    found = set()
    for seed in range(40):
        guessed = play.game.determinize(0, Rng(seed))
        check_position(guessed)
        lies = (int(guessed.laid[0]) & 255) // 4
        found.add(lies)
        assert lies == trap or held_cards(guessed, 1, trap) >= 1
    assert trap in found
    assert len(found) > 2
