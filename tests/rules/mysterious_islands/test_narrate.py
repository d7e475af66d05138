"""Events as sentences: all that the rules tell has one, and what is whispered has a public form."""

import ast
import re
from pathlib import Path

import pytest

from grognard.core.game import CHANCE, EVERYONE, OVER, SPECTATOR
from grognard.core.views import Event
from grognard.games.mysterious_islands import phases
from grognard.games.mysterious_islands.actions import BALLOON, BAND, BASE, BOAT, BOSS, HEXES, KINDS, QUEEN, SEVEN
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.narrate import SENTENCES
from grognard.games.mysterious_islands.rules import RULESET
from tests.rules.mysterious_islands.test_notation import FIGHT, put, written

PIRATES, NEMO, MOREAU, REBELS, COMPANY, ZOMBIES, NATIVES = range(7)
A1, B1, C1 = range(3)


def table() -> Islands:
    return put("move", {"La": "pirates: base"}, options={"action_deck": True, "event_phase": True})


def tell(what: str, *numbers: int, rule: str = "MI-001", seat: int = SPECTATOR, audience: int = EVERYONE) -> str:
    a, b, c = (*numbers, 0, 0, 0)[:3]
    return RULESET.narrate(table(), Event(what=what, rule=rule, audience=audience, numbers=(a, b, c)), seat)


def unit(faction: int, kind: int) -> int:
    return faction * KINDS + kind


def way(start: int, end: int) -> int:
    return start * HEXES + end


def told_words() -> set[str]:
    """Every word that the phases tell or whisper."""
    found = set()
    for path in Path(phases.__path__[0]).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tell", "whisper")
            ):
                word = node.args[0 if node.func.attr == "tell" else 1]
                found |= {
                    part.value
                    for part in ast.walk(word)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


@pytest.mark.rule("MI-R161")
@pytest.mark.reads_code
def test_every_event_has_a_sentence() -> None:
    assert len(told_words()) > 60
    assert told_words() <= set(SENTENCES)


@pytest.mark.rule("MI-007", "MI-010", "MI-011", "MI-013", "MI-014", "MI-015")
@pytest.mark.parametrize(
    ("what", "numbers", "sentence"),
    [
        ("picks", (NATIVES, 1), "Player 2 plays Natives."),
        ("rolls-off", (1, 4), "Rebels: a 4 in the roll-off."),
        ("first", (0,), "Pirates: first to play."),
        ("home", (REBELS, B1, 1), "Rebels: at home in B1."),
        ("starts", (A1, PIRATES * KINDS + BAND, 4), "Pirates: 4 Pirates in A1."),
        ("starts", (C1, PIRATES * KINDS + BOAT, 1), "Pirates: a Sloop in C1."),
        ("turn", (1, 3, 6), "Rebels: turn of round 3."),
        ("phase", (4, 0), "Pirates: Movement Phase."),
        ("wins", (0, 3, 2520), "Pirates: 3 Bases, the win."),
        ("wins", (1, 1, 1260), "Rebels: 1 Base, a share of the win."),
        ("over", (12, 1, 0), "The game is over in round 12. The winner: Pirates."),
        ("over", (12, 3, 0), "The game is over in round 12. The win is shared by Pirates and Rebels."),
    ],
)
def test_setting_up_and_turns(what: str, numbers: tuple[int, ...], sentence: str) -> None:
    assert tell(what, *numbers) == sentence


@pytest.mark.rule("MI-044", "MI-045", "MI-047", "MI-049", "MI-050", "MI-R54", "MI-R57")
@pytest.mark.parametrize(
    ("what", "numbers", "sentence"),
    [
        ("points", (MOREAU, 8, 11), "Moreau: 8 recruit points gained, 11 in the bank."),
        ("bought", (A1, unit(COMPANY, BOSS), 2), "Company: 2 RP for an Agent."),
        ("placed", (A1, unit(COMPANY, BOSS), 2), "Company: an Agent appears in A1."),
        ("founded", (B1, unit(NEMO, BASE), 2), "Nemo: a Factory is founded in B1."),
        ("walk", (way(A1, B1), unit(PIRATES, BAND), 3), "Pirates: 3 Pirates go from A1 to B1."),
        ("walk", (way(A1, B1), unit(NATIVES, BOSS), 1), "Natives: a Shaman goes from A1 to B1."),
        ("sail", (way(C1, B1), unit(PIRATES, BOAT), 1), "Pirates: a Sloop sails from C1 to B1."),
        ("ride", (way(C1, B1), unit(PIRATES, BAND), 2), "Pirates: 2 Pirates ride along from C1 to B1."),
        ("pinned", (B1, unit(REBELS, BAND), 2), "Rebels: 2 Rebels among enemies in B1, to fight."),
        ("sail", (way(C1, B1), unit(7, BALLOON), 1), "Confederates: a Balloon sails from C1 to B1."),
    ],
)
def test_recruiting_and_moving(what: str, numbers: tuple[int, ...], sentence: str) -> None:
    assert tell(what, *numbers) == sentence


@pytest.mark.rule("MI-054", "MI-059", "MI-063", "MI-067", "MI-068", "MI-073", "MI-094", "MI-103")
@pytest.mark.parametrize(
    ("what", "numbers", "sentence"),
    [
        ("shoots", (unit(PIRATES, BOAT), way(C1, A1), REBELS), "Pirates: a Sloop shoots from C1 to A1, at Rebels."),
        ("shot-adds", (A1, REBELS, -1), "-1 to the die: all of Rebels in A1 can hide."),
        ("hit", (5, 5, A1), "5 where 5 is needed: a hit in A1."),
        ("miss", (4, 5, A1), "4 where 5 is needed: a miss."),
        ("lost", (A1, REBELS, BASE), "Rebels: a Camp in A1 is lost."),
        ("fight", (A1, PIRATES, REBELS), "A fight in A1: Pirates against Rebels."),
        ("unseen", (5, 5, REBELS), "Rebels: hiding needs 5, thrown 5: unseen."),
        ("found", (4, 5, REBELS), "Rebels: hiding needs 5, thrown 4: found."),
        ("total", (PIRATES, 9, 12), "Pirates: dice 9, total 12."),
        ("must-lose", (REBELS, 2, 3), "Rebels: 2 units to lose, all there are of 3."),
        ("must-lose", (REBELS, 1, 1), "Rebels: 1 unit to lose."),
        ("overboard", (C1, PIRATES, 2), "Pirates: 2 units overboard in C1."),
        ("rises-on", (9, 10, ZOMBIES), "Zombies: to rise again needs 10, thrown 9: it stays dead."),
        ("ruin", (B1, ZOMBIES, 0), "Zombies: the beaten Base in B1 becomes a Ruin."),
    ],
)
def test_fights(what: str, numbers: tuple[int, ...], sentence: str) -> None:
    assert tell(what, *numbers) == sentence


@pytest.mark.rule("MI-064", "MI-065", "MI-028", "MI-077", "MI-081")
@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("MI-064", "more units"),
        ("MI-065", "a Boss"),
        ("MI-028", "its Base"),
        ("MI-077", "first roll, attacking, a Band"),
        ("MI-081", "Boat against Boat"),
    ],
)
def test_a_bonus_says_why(rule: str, why: str) -> None:
    assert tell("bonus", A1, PIRATES, 1, rule=rule) == f"Pirates: +1 ({why})."


@pytest.mark.rule("MI-142", "MI-155", "MI-R08", "MI-R149")
def test_cards_are_named_to_those_who_may_see_them() -> None:
    assert tell("drawn", 0, SEVEN, audience=1, seat=0) == "Pirates: the Seven is drawn."
    assert tell("drawn", 0, SEVEN, audience=1, seat=1) == "Pirates: a card is drawn."
    assert tell("drawn", 1, QUEEN, audience=2) == "Rebels: a card is drawn."
    assert tell("robbed", 1, 0, QUEEN, audience=3, seat=0) == "Rebels: the Queen of Pirates is stolen."
    assert tell("robbed", 1, 0, QUEEN, audience=3) == "A card changes hands between Pirates and Rebels."


@pytest.mark.rule("MI-R08")
def test_a_public_form_does_not_depend_on_the_numbers() -> None:
    for what, audience in (("drawn", 2), ("robbed", 3)):
        assert len({tell(what, a, b, c, audience=audience) for a in (0, 1) for b in (0, 1) for c in (1, 9)}) == 1


def test_a_whole_turn_can_be_read() -> None:
    game = put("combat", FIGHT | {"Lb": "rebels: band"})
    game.told = []
    while game.actor != OVER and game.turns == put("combat", FIGHT).turns:
        game.apply(0 if game.actor == CHANCE else RULESET.parse(game, written(game)[0]))
    assert game.told
    for what, rule, mask, a, b, c in game.told:
        sentence = RULESET.narrate(game, Event(what=what, rule=rule, audience=mask, numbers=(a, b, c)), 0)
        assert re.fullmatch(r"[A-Z+\-\d].*\.", sentence), sentence
