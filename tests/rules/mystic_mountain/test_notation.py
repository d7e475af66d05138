"""Actions and dice as people write them."""

import random
from typing import Any

import pytest

from grognard.core.chance import throw
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, OVER
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place
from tests.rules.mystic_mountain.script import Table

RICH = {"points": (50, 0), "begin": True}

# A position, what is typed, the notation it means, the verb and the label of its button.
TYPED = [
    ("s D15", "", {}, "D15-D12", "D15-D12", "move", "Soldier D15 moves to D12"),
    ("s D15", "", {}, " d15 - d12 ", "D15-D12", "move", "Soldier D15 moves to D12"),
    ("s D15", "", {}, "D15 D12", "D15-D12", "move", "Soldier D15 moves to D12"),
    ("s D15", "", {}, "d15d12", "D15-D12", "move", "Soldier D15 moves to D12"),
    ("m G13", "", {"points": (1, 0)}, "g13 g12", "G13^G12", "climb", "Miner G13 climbs to G12 for 1 point"),
    ("m H12", "", {}, "H12 H13", "H12-H13", "move", "Miner H12 moves to H13"),
    ("s D9", "s E8", {}, "D9 E8", "D9xE8", "attack", "Soldier D9 attacks soldier E8"),
    ("s G13", "m H13", {}, "G13xH13", "G13xH13", "attack", "Soldier G13 attacks miner H13"),
    ("s D9", "a C8", {}, "D9 C8", "D9&C8", "engage", "Soldier D9 engages archer C8"),
    (
        "s D9",
        "a C8",
        {"links": {"D9": 8}},
        "D9 C8",
        "D9!C8",
        "full-attack",
        "Soldier D9 attacks the engaged archer C8 with all 3 actions",
    ),
    ("a I13", "m I9", {}, "i13 i9", "I13*I9", "shoot", "Archer I13 shoots at miner I9"),
    ("a D10", "s E10", {"links": {"E10": 9}}, "FREE", "free", "break-free", "Archer D10 tries to break free from soldier E10"),
    ("a D10", "s E10", {"links": {"E10": 9}}, "D10 E10", "free", "break-free", "Archer D10 tries to break free from soldier E10"),
    ("s D9", "", {}, "End", "end", "end", "End the turn"),
    ("s D9", "", {}, "end turn", "end", "end", "End the turn"),
    ("s D9", "", RICH, "None", "none", "pass", "Buy nothing"),
    ("s D9", "", RICH, "soldier @ i17", "soldier@I17", "buy", "Buy a soldier, arriving on I17"),
    ("s D9", "", RICH, "a@h17", "archer@H17", "buy", "Buy an archer, arriving on H17"),
    ("s D9", "", RICH, "buy miner@J17", "miner@J17", "buy", "Buy a miner, arriving on J17"),
]  # fmt: skip


@pytest.mark.parametrize(("south", "north", "setting", "typed", "notation", "verb", "label"), TYPED)
def test_typed(south: str, north: str, setting: Any, typed: str, notation: str, verb: str, label: str) -> None:
    game = place({}, south=south, north=north, **setting)
    action = RULESET.parse(game, typed)
    assert action in list(game.legal_actions())
    offer = RULESET.describe(game, action)
    assert (offer.id, offer.notation, offer.verb, offer.label) == (action, notation, verb, label)
    assert RULESET.label(game, action) == label
    assert RULESET.notation(game, action) == notation


# What is typed, the rule that is cited, and words of the sentence.
REFUSED = [
    ("D9-D5", "MM-R12", "4 squares"),
    ("D9xD5", "MM-040", "Nobody"),
    ("D9xB9", "MM-040", "not next to"),
    ("E8-E9", "MM-023", "North's"),
    ("A3-A2", "MM-023", "No unit of South"),
    ("D9-R9", "MM-R01", "no square R9"),
    ("D9-D99", "MM-R01", "no square D99"),
    ("D9*E8", "MM-022", "no archer"),
    ("I16*H9", "MM-071", "straight line"),
    ("I16*I9", "MM-R77", "7 squares"),
    ("D9!E8", "MM-R57", "No archer"),
    ("none", "MM-036", "over"),
    ("free", "MM-R57", "not engaged"),
    ("soldier@I17", "MM-R41", "costs 15"),
    ("castle@I17", "MM-022", "no action"),
    ("", "MM-022", "no action"),
    ("D9?D8", "MM-022", "no action"),
    ("D9-D8-D7", "MM-022", "no action"),
    ("hello", "MM-022", "no action"),
    ("Ｄ9-D8", "MM-022", "no action"),
    ("D٩-D8", "MM-022", "no action"),
]


@pytest.mark.parametrize(("typed", "rule", "text"), REFUSED)
def test_refused(typed: str, rule: str, text: str) -> None:
    game = place({}, south="s D9, a I16", north="s E8, m H9, m I9, s B9")
    before = game.pack()
    with pytest.raises(IllegalAction, match=text) as caught:
        RULESET.parse(game, typed)
    assert caught.value.rule == rule
    assert game.pack() == before


def test_nothing_is_read_while_dice_are_out_or_after_the_end() -> None:
    game = place({}, south="s D9", north="s E8", park=False)
    game.apply(RULESET.parse(game, "D9xE8"))
    with pytest.raises(IllegalAction, match="dice"):
        RULESET.parse(game, "end")
    game.apply(throw(5, 3))
    assert game.actor == OVER
    with pytest.raises(IllegalAction, match="over"):
        RULESET.parse(game, "end")


# A position, an action, and at its dice: the purpose, the prompt's rule, outcomes as typed, as kept, and in words.
DICE = [
    ("s D9", "s E8", {}, "D9xE8", "attack", "MM-042", "5 3", "5,3", "attacker 5, defender 3", throw(5, 3)),
    ("s D9", "s E8", {}, "D9xE8", "attack", "MM-042", "16", "1,6", "attacker 1, defender 6", throw(1, 6)),
    (
        "s D9", "a C8", {"links": {"D9": 8}}, "D9!C8",
        "full-attack", "MM-051", "6, 2", "6,2", "soldier 6, archer 2", throw(6, 2),
    ),
    (
        "a D10", "s E10", {"links": {"E10": 9}}, "free",
        "escape", "MM-052", "3-4", "3,4", "archer 3, soldier 4", throw(3, 4),
    ),
    ("a I13", "m I9", {}, "I13*I9", "shot", "MM-072", "4", "4", "4, a hit", 3),
    ("a I13", "m I9", {}, "I13*I9", "shot", "MM-072", "3", "3", "3, a miss", 2),
]  # fmt: skip


@pytest.mark.rule("MM-R52")
@pytest.mark.parametrize("row", DICE)
def test_dice(row: Any) -> None:
    south, north, setting, action, purpose, rule, typed, kept, words, outcome = row
    game = place({}, south=south, north=north, **setting)
    game.apply(RULESET.parse(game, action))
    assert game.actor == CHANCE
    assert RULESET.purpose(game) == purpose
    prompt = RULESET.prompt(game)
    assert (prompt.rule, prompt.slot) == (rule, "die")
    assert RULESET.parse_chance(game, typed) == RULESET.parse_chance(game, kept) == outcome
    assert RULESET.chance_notation(game, outcome) == kept
    assert RULESET.chance_label(game, outcome) == words
    wrong = ["", "7", "0", "x", "5,3,1", "-1", "5.3", "٥"] + (["5", "7,1"] if "," in kept else ["5,3"])
    for typo in wrong:
        with pytest.raises(DataError, match="Allowed"):
            RULESET.parse_chance(game, typo)


@pytest.mark.rule("MM-078")
def test_the_fall_die() -> None:
    game = place({}, south="a I13", north="m I9")
    game.apply(RULESET.parse(game, "I13*I9"))
    game.apply(throw(4))
    assert RULESET.purpose(game) == "fall"
    assert RULESET.prompt(game).rule == "MM-078"
    assert RULESET.chance_label(game, 4) == "fall die 5"
    assert RULESET.parse_chance(game, "5") == 4


@pytest.mark.rule("MM-R08")
def test_who_begins() -> None:
    game = RULESET.start({}, 2)
    assert RULESET.purpose(game) == "first"
    assert RULESET.prompt(game).rule == "MM-R08"
    for outcome, word in enumerate(("south", "north")):
        assert RULESET.chance_notation(game, outcome) == word
        assert RULESET.parse_chance(game, word.upper()) == outcome
        assert RULESET.chance_label(game, outcome) == f"{word.capitalize()} begins"
    with pytest.raises(DataError, match="south, north"):
        RULESET.parse_chance(game, "1")


@pytest.mark.parametrize("layout", ["A17", "B15x19"])
def test_notation_is_unique_and_read_back(layout: str) -> None:
    """In many positions, for every legal action: written and read again, in any case and with spaces; two squares alone too."""
    rng = random.Random(layout)
    for _ in range(3):
        game: Any = RULESET.start({"layout": layout, "start_forward": 2}, 2)
        for step in range(200):
            if game.actor == OVER:
                break
            if game.actor == CHANCE:
                game.apply(rng.randrange(int(game.chance()[0])))
                continue
            legal = [int(action) for action in game.legal_actions()]
            if step % 25 == 0:
                written = [RULESET.notation(game, action) for action in legal]
                assert len(set(written)) == len(legal)
                for action, text in zip(legal, written, strict=True):
                    assert " " not in text
                    assert RULESET.parse(game, text) == action
                    offer = RULESET.describe(game, action)
                    assert RULESET.parse(game, f"  {text.lower()} ") == action
                    if offer.verb not in ("end", "pass", "buy", "break-free"):
                        assert RULESET.parse(game, f"{offer.touches[0]} {offer.touches[2]}") == action
            keen = [action for action in legal if 2 <= action < 1137]
            game.apply(rng.choice(keen if keen and rng.random() < 0.7 else legal))


def test_a_table_can_be_played_by_notation() -> None:
    Table(place({}, south="s D9, m G13", north="s E8", points=(1, 0))).run("D9xE8 5,3\nG13^G12\npoints 2 0\nactions 1")
