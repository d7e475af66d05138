"""What the rules tell and what is put into words are the same events."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.core.chance import SeededSource
from grognard.core.game import EVERYONE, SPECTATOR
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.core.views import Event
from grognard.games.warp_empires import narrate
from grognard.games.warp_empires.shipped import ruleset_of
from tests.rules.warp_empires.desk import mars
from tests.rules.warp_empires.script import Part, Play, position

RULES = Path(narrate.__file__).parent


def told_in(path: Path) -> set[tuple[str, bool]]:
    """The words of all events that a file tells, and whether they are whispered."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    found = set()
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr in {"tell", "whisper"}:
            word = call.args[call.func.attr == "whisper"]
            assert isinstance(word, ast.Constant), f"{path.name} tells {ast.dump(word)}"
            found.add((str(word.value), call.func.attr == "whisper"))
    return found


@pytest.mark.reads_code
def test_every_event_has_a_sentence_and_no_sentence_is_idle() -> None:
    told = {event for path in RULES.glob("**/*.py") if path.parent.name != "format" for event in told_in(path)}
    assert {word for word, _ in told} == set(narrate.SENTENCES)
    assert {word for word, whispered in told if whispered} == set(narrate.HIDDEN)


def test_no_file_of_a_seat_tells_how_many_equal_cards_and_chits_were_left() -> None:
    match = played_on(find_game("space-1889-empires"), steps=60)
    assert drawn_twice(save_text(match))
    for seat in (0, 1, SPECTATOR):
        assert not drawn_twice(save_text(match, seat))


def played_on(ruleset: Ruleset, steps: int) -> Match:
    """A match of two in which the first legal action is always taken."""
    match = Match.new(ruleset, {}, 2, SeededSource(1))
    for _ in range(steps):
        match.order(int(match.game.actor), [int(match.game.legal_actions()[0])])
    return match


def drawn_twice(text: str) -> list[str]:
    """The draws of a file that are numbered among equal ones."""
    lines = [json.loads(line) for line in text.splitlines()]
    return [
        line["text"] for line in lines if line.get("kind") == "chance" and re.search(r"\.\d+$", line.get("text", ""))
    ]


@pytest.mark.rule("WE-R09", "WE-029", "S8-043", "S8-047")
@pytest.mark.parametrize(
    ("told", "rules"),
    [
        (("plays", "WE-R09", EVERYONE, "minor_move", 1, 0), ("WE-R09", "S8-043")),
        (("lays", "WE-029", EVERYONE, 1, "surprise", 0), ("WE-029", "S8-047")),
    ],
)
def test_a_card_that_is_played_is_a_use_of_its_rule(told: tuple[Any, ...], rules: tuple[str, ...]) -> None:
    ruleset = ruleset_of("space_1889_empires")
    numbers = {card.id: number for number, card in enumerate(ruleset.loaded.game({}, 2)[1].cards)}
    what, rule, audience, *rest = (numbers.get(each, each) for each in told)
    assert ruleset.rules_told(ruleset.start({}, 2), (what, rule, audience, *rest)) == rules


@pytest.mark.rule("WE-013", "WE-014")
def test_a_phase_is_told_as_that_of_whose_turn_it_was() -> None:
    match = played_on(find_game("space-1889-empires"), steps=120)
    lines = [match.narrate(event, SPECTATOR) for event in match.events(0, SPECTATOR)]
    turns = [re.match(r"(.+): turn of round \d+\.$", line) for line in lines]
    first = next(number for number, turn in enumerate(turns) if turn)
    names, name = [], ""
    for line, turn in zip(lines[first:], turns[first:], strict=True):
        name = turn[1] if turn else name
        if line.endswith("phase."):
            assert line.startswith(f"{name}: ")
            names.append(name)
    assert len(set(names)) == 2


# X attacks with 2 + 2 + 4 and Armor, Y defends with 2 + 3 (German) and Trap: what is done, and what a spectator reads of it by which rule.
BATTLE = [
    ("Y> done X> done", "WE-014 French: Battle phase.", "WE-026 Battle in E: French against German."),
    ("X> armor", "WE-029 French: Armor is laid."),
    (
        "Y> trap",
        "WE-029 German: Trap is laid.",
        "WE-028 French: Force 8 of 3 units.",
        "WE-029 French: +6 by Armor.",
        "WE-031 French: 14 in all.",
        "WE-028 German: Force 5 of 2 units.",
        "WE-029 German: +10 by Trap.",
        "WE-031 German: 15 in all.",
        "WE-031 German beats French by 1.",
        "WE-033 French: 2 units of 3 to lose.",
    ),
    ("Y> CR", "WE-034 French: An Aerial Cruiser in E is lost.", "WE-034 French: A Gunboat in E is lost."),
    ("Y> BN", "WE-036 German: A Ground Battalion in E is lost."),
    (
        "X> B",
        "WE-032 French: 1 unit retreated from E to B.",
        "WE-040 French: 7 cards to draw.",
        "WE-040 German: 7 cards to draw.",
    ),
]


@pytest.mark.rule("WE-026", "WE-028", "WE-029", "WE-031", "WE-032", "WE-033", "WE-034", "WE-036", "WE-040", "WE-R48")
def test_a_battle_is_told_from_its_beginning_to_its_end() -> None:
    units, hands = {"E": "X GB GB CR; Y GB BN"}, {"X": "armor", "Y": "trap"}
    play = Play(position(Part("", "", "french german", units, hands, {"X": "A", "Y": "K"}), mars()))
    for lines, *sentences in BATTLE:
        play.run(lines)
        events = [Event(what=what, rule=rule, audience=who, numbers=(*rest,)) for what, rule, who, *rest in play.told]
        assert [f"{each.rule} {narrate.narrate(play.game, each, SPECTATOR)}" for each in events] == sentences
