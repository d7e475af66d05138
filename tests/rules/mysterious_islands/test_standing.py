"""When passing beforehand ends: with the turn it was said in, with the first thing of an own turn, or with the game."""

from types import SimpleNamespace
from typing import cast

import pytest

from grognard.core.match import Match
from grognard.core.standing import Standing, has_ended
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.questions import EIGHT_WINDOW, LOSE_UNIT, MOVE, ROLL_WINDOW
from grognard.games.mysterious_islands.rules import RULESET
from tests.rules.mysterious_islands.test_notation import put

CARDS: dict[str, object] = {"action_deck": True, "event_phase": True}
NAMES = {"pirates": 0, "moreau": 1}
UNITS = {"La": "pirates: base, 3 band", "Lc": "moreau: base, 3 band"}


def is_over(game: Islands, seat: int, until: str, said: int) -> bool:
    """Whether what a seat said in a turn of that number has run out."""
    match = cast("Match", SimpleNamespace(game=game, ruleset=RULESET, result=None))
    return has_ended(match, seat, Standing(until=until, turn=said))


@pytest.mark.rule("MI-R153")
def test_the_own_turn_begins_with_its_dice_not_with_its_first_choice() -> None:
    game = put("event", UNITS, options=CARDS, factions=NAMES, chart="La ~ Lc", hands={0: "6", 1: "6"})
    game.apply(1)  # the event die
    assert (game.actor, game.question()) == (0, ROLL_WINDOW)
    turn = int(game.turns)
    assert is_over(game, 0, "mine", turn - 1)
    assert not is_over(game, 1, "mine", turn - 1)
    assert not is_over(game, 0, "game", turn - 1)


@pytest.mark.rule("MI-R153")
def test_what_is_chosen_in_the_turn_of_another_does_not_end_it() -> None:
    units = {"La": "pirates: 4 band; moreau: 3 band, boss"}
    game = put("combat", units, factions=NAMES)
    game.apply(outcome(4, 4, 4, 4, 4, 4))
    assert (game.actor, game.question()) == (1, LOSE_UNIT)
    assert not is_over(game, 1, "mine", int(game.turns) - 1)
    assert not is_over(game, 1, "turn", int(game.turns))
    assert is_over(game, 1, "turn", int(game.turns) - 1)


@pytest.mark.rule("MI-R153")
def test_said_in_the_own_turn_it_holds_until_the_next_own_one() -> None:
    game = put("move", UNITS, options=CARDS, factions=NAMES, chart="La ~ Lc", hands={0: "6", 1: "8"})
    assert (game.actor, game.question()) == (1, EIGHT_WINDOW)
    game.apply(int(game.legal_actions()[0]))
    assert (game.actor, game.question()) == (0, MOVE)
    assert not is_over(game, 0, "mine", int(game.turns))


def outcome(*faces: int) -> int:
    """Dice as a number of a throw."""
    found = 0
    for face in faces:
        found = found * 6 + face - 1
    return found
