"""The Action Deck: drawing and discarding, cards on dice, and what the Shaman changes."""

from typing import Any

import pytest

from grognard.games.mysterious_islands.actions import BOMBARD, BOSS
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.positions import faction_of
from grognard.games.mysterious_islands.questions import MOVE, P_REGENERATE
from grognard.games.mysterious_islands.state import FIRED, SPENT, faction_in, kind_in, marks_in
from tests.rules.mysterious_islands.hands import LAND, at_main, playing
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

DRAWS = rows(
    (
        "MI-140, MI-142",
        playing(
            "two cards at the start of the turn",
            "<card:A> <card:K> ...\ntold drawn MI-142 2\nhand 0: 7 7 7 A K\ndeck 47\nthrows event",
            {0: "7 7 7"},
            phase="draw",
        ),
    ),
    (
        "MI-141, MI-R150",
        playing(
            "the discards become the deck when it is empty",
            "<card:2> <card:9> ...\ntold renewed MI-141\nhand 0: 2 9\ndeck 1\ndiscards:",
            {},
            phase="draw",
            deck="2",
            discards="9 J",
        ),
    ),
    (
        "MI-R150",
        playing(
            "with both piles empty there is what there is",
            "<card:2> ...\ntold none-left MI-R150\nuntold renewed\nhand 0: 2\ndeck 0\nthrows event",
            {},
            phase="draw",
            deck="2",
        ),
    ),
    (
        "MI-R150",
        playing(
            "or nothing at all",
            "throws event\nhand 0:\ndeck 0",
            {},
            phase="draw",
            deck="",
        ),
    ),
    (
        "MI-143, MI-R150",
        playing(
            "a hand of seven is cut to five, the owner picks",
            """
            turn 0 discard
            offers: = card:A card:3 card:K
            refuse card:Q MI-R08
            refuse pass
            card:3
            told discards MI-143
            offers: = card:A card:3 card:K
            card:K ...
            hand 0: A A A 3 K
            discards: 3 K
            turn 1 draw
            """,
            {0: "A A A 3 3 K K"},
            phase="discard",
        ),
    ),
    (
        "MI-143",
        playing("five are kept", "turn 1 draw\nhand 0: A A A 3 3", {0: "A A A 3 3"}, phase="discard"),
    ),
    (
        "MI-143, MI-R150",
        playing(
            "hands of others are not cut",
            "turn 1 draw\nhand 1: A 2 3 4 5 6 8 9",
            {0: "A", 1: "A 2 3 4 5 6 8 9"},
            phase="discard",
        ),
    ),
)


@pytest.mark.parametrize("part", DRAWS)
def test_draws(part: Part) -> None:
    run_part(part)


SETS = rows(
    *(
        (
            f"{rule}, MI-144, MI-R142",
            playing(
                f"{card} makes the die {face}",
                f"(2) card:{card} ...\ntold plays {rule}\ntold die {rule}\ntold to-discards MI-144\ndiscards: {card}\nhand 0: 8",
                {0: f"{card} 8"},
            )
            if face < 6
            else playing(
                f"{card} makes the die {face}",
                f"(2) card:{card} ...\ntold die {rule}\ndiscards: {card}\nthrows event_table",
                {0: f"{card} 8"},
            ),
        )
        for rule, card, face in (
            ("MI-145", "A", 1),
            ("MI-146", "2", 2),
            ("MI-147", "3", 3),
            ("MI-148", "4", 4),
            ("MI-149", "5", 5),
            ("MI-150", "6", 6),
        )
    ),
    (
        "MI-153, MI-R141",
        playing(
            "a Nine throws the die again",
            "(2) card:9 (6) ...\ntold die MI-153\nthrows event_table",
            {1: "9"},
        ),
    ),
    (
        "MI-154, MI-R145",
        playing("a Ten makes one more", "(5) card:10 up ...\ntold die MI-154\nthrows event_table", {1: "10"}),
    ),
    (
        "MI-154, MI-R145",
        playing(
            "or one less",
            "(6)\ncard:10\noffers: = up down\ndown ...\ntold no-event MI-117\nthrows recruit",
            {1: "10"},
        ),
    ),
    (
        "MI-R144",
        playing(
            "a later card overrides an earlier one, and a Ten adds to it",
            """
            (2)
            asks pirates roll_window
            card:6
            asks rebels roll_window
            card:A
            asks pirates roll_window
            card:10 up ...
            told no-event MI-117
            discards: 6 A 10
            throws recruit
            """,
            {0: "6 10", 1: "A"},
        ),
    ),
    (
        "MI-R144, MI-153",
        playing(
            "a Nine wipes what was done to the die",
            "(2)\ncard:6\ncard:9 (3) ...\ntold no-event MI-117\nthrows recruit",
            {0: "6 8", 1: "9 8"},
        ),
    ),
    (
        "MI-R142, MI-R144",
        playing(
            "clockwise from the active player, until all have passed in a row",
            """
            (6)
            asks rebels roll_window
            pass
            asks natives roll_window
            pass
            asks pirates roll_window
            card:A
            asks rebels roll_window
            pass
            asks natives roll_window
            card:6
            asks pirates roll_window
            pass
            asks rebels roll_window
            pass
            asks natives roll_window
            pass ...
            throws event_table
            """,
            {0: "A 5", 1: "8 6", 2: "6 6"},
            active=1,
        ),
    ),
    (
        "MI-R142, MI-R149, MI-R146, MI-R147, MI-R148",
        playing(
            "no Seven, Eight, Jack, Queen or King in the window",
            """
            (2)
            offers: = pass card:5
            refuse card:7 MI-R146
            refuse card:8 MI-R147
            refuse card:J MI-R149
            refuse card:Q MI-R148
            refuse card:K MI-R149
            refuse card:6 MI-R08
            refuse shaman MI-R120
            refuse end
            """,
            {0: "7 8 J Q K 5", 1: "5"},
        ),
    ),
    (
        "MI-R143",
        playing(
            "the roll for recruits can be touched, one die of it",
            "(2) passes (3,4)\ncard:6\noffers: = 0 1\nrefuse 2 MI-R141\n1\nasks rebels roll_window\npass\nbank pirates 9",
            {0: "6 8", 1: "8 2"},
        ),
    ),
)


@pytest.mark.parametrize("part", SETS)
def test_cards_on_dice(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-R145")
def test_tens_may_lead_out_of_the_range_of_a_die() -> None:
    run = table(playing("", "", {0: "10 10"}))
    run.run("(6) card:10 up")
    assert run.game.dice[0] == 7
    run.run("card:10 up ...")
    assert run.told[-1][0] == "throw"


@pytest.mark.rule("MI-009", "MI-R118")
def test_however_many_dice_are_one_throw() -> None:
    game = table(at_main("", "", {})).game
    throw(game, 40, P_REGENERATE)
    game.settle()
    for dice, outcome in ((18, 6**18 - 1), (18, 0), (4, 6**4 - 1)):
        assert game.chance()[0] == 6**dice
        game.apply(outcome)
    assert list(game.dice)[:40] == [6] * 18 + [1] * 18 + [6] * 4
    assert (game.thrown, game.question()) == (40, MOVE)


@pytest.mark.rule("MI-R141", "MI-145")
def test_one_die_of_a_battle_roll_changes() -> None:
    units = {"Lb": "company: 2 band; moreau: 2 band", "La": "company: base", "Lf": "moreau: base"}
    run = table(playing("", "", {1: "A 8"}, units, "company/moreau", LAND, phase="combat"))
    run.run("(6,5,4,3,3,3)\nasks moreau roll_window\ncard:A\noffers: = 0 1 2 3 4 5\n0 ...")
    assert list(run.game.dice)[:6] == [1, 5, 4, 3, 3, 3]


def fighting(name: str, lines: str, defenders: str, hands: dict[int, str] | None = None, **more: Any) -> Part:
    """Two Pirate Bands attack on Lb, from where Lc is a way out."""
    units = {"Lb": f"pirates: 2 band; {defenders}", "La": "pirates: base", "Le": "natives: base"}
    return playing(name, lines, hands or {}, units, "pirates/natives", LAND, phase="combat", **more)


SHAMANS = rows(
    (
        "MI-113, MI-R120",
        fighting(
            "a stack with a Shaman throws again, once a turn",
            """
            stand (3,3,3,1,1,2)
            asks natives roll_window
            offers: = pass shaman
            shaman (5,4,4)
            told reroll MI-113
            untold rolls-again
            """,
            "natives: 3 band, boss",
        ),
    ),
    (
        "MI-R120",
        fighting(
            "a spent one may not",
            "stand (4,4,4,1,1,2)\nuntold reroll\nturn 1 draw",
            "natives: 3 band, boss spent",
        ),
    ),
    (
        "MI-R120",
        fighting("nor does a stack without one", "stand (4,4,4,1,1,2)\nuntold reroll\nturn 1 draw", "natives: 3 band"),
    ),
    (
        "MI-113, MI-R120",
        fighting(
            "hiding can be repeated as well",
            "hide 3 1 (1)\nasks natives roll_window\nshaman (4)\ntold reroll MI-113\ntold unseen MI-108",
            "natives: 3 band, boss",
        ),
    ),
    (
        "MI-R120",
        fighting(
            "nor can it be asked for twice",
            "stand (4,4,4,1,1,2)\nshaman (1,1,1)\nrefuse shaman MI-R120",
            "natives: 9 band, boss",
            {1: "A"},
        ),
    ),
    (
        "MI-R120",
        playing(
            "recruit rolls are never repeated",
            "(1,1)\nuntold reroll\nbank natives 2",
            {},
            {"La": "natives: base, boss", "Ld": "pirates: base"},
            "natives/pirates",
            options={"event_phase": False},
            phase="recruit",
        ),
    ),
)


@pytest.mark.parametrize("part", SHAMANS)
def test_shamans(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-113", "MI-R120", "MI-R144")
def test_a_repeated_throw_wipes_cards_and_spends_all_shamans_of_the_stack() -> None:
    run = table(fighting("", "", "natives: band, 2 boss", {0: "A 5"}))
    run.run("Lb\nstand (3,3,3,1,5,2)\ncard:A 4")
    assert list(run.game.dice)[:6] == [3, 3, 3, 1, 1, 2]
    run.run("asks natives roll_window\nshaman (5,4,4)\nasks pirates roll_window")
    assert list(run.game.dice)[:6] == [3, 3, 3, 5, 4, 4]
    assert marks_of(run.game, "natives", BOSS) == {SPENT}
    run.run("pass")
    assert (faction_of(run.game, "natives"), 13) in [event[3:5] for event in run.told if event[0] == "total"]


@pytest.mark.rule("MI-R120", "MI-007")
def test_shamans_and_shooters_are_fresh_in_the_next_turn() -> None:
    units = {"La": "natives: base, 2 boss spent, boss", "Le": "pirates: bombard fired, base"}
    part = Part("", "end", "natives/pirates", LAND, units, {"action_deck": True}, {"phase": "act", "hands": {0: "A"}})
    run = table(part)
    assert marks_of(run.game, "natives", BOSS) == {0, SPENT}
    run.run(part.lines)
    assert run.game.active == 1
    assert marks_of(run.game, "natives", BOSS) == {0}
    assert marks_of(run.game, "pirates", BOMBARD) == {0}


def marks_of(game: Islands, name: str, kind: int) -> set[int]:
    """The marks that units of a kind of a faction have, but for those of Movement."""
    groups = [int(group) for group in list(game.units)[: int(game.groups)]]
    faction = faction_of(game, name)
    own = [group for group in groups if faction_in(group) == faction and kind_in(group) == kind]
    return {int(marks_in(group)) & (FIRED | SPENT) for group in own}
