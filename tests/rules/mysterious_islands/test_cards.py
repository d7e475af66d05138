"""The Action Deck: drawing and discarding, each card, who may play it when, Queens; and who knows what."""

from typing import Any

import pytest
from mypy_extensions import u8

from grognard.core.chance import Rng
from grognard.core.frames import open_frames
from grognard.core.game import OVER, SPECTATOR
from grognard.games.mysterious_islands.actions import (
    BOMBARD,
    BOSS,
    CARD,
    EIGHT,
    KING,
    PASS,
    QUEEN,
    RANKS,
    SEATS,
    SIX,
)
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.hands import hand_size, held_cards, known_cards
from grognard.games.mysterious_islands.phases.throw import throw
from grognard.games.mysterious_islands.positions import faction_of
from grognard.games.mysterious_islands.questions import (
    CARD_STANDS,
    EIGHT_WHERE,
    MOVE,
    NEGATE_WINDOW,
    P_REGENERATE,
    ROLL_WINDOW,
    SEVEN_WHERE,
    UP_OR_DOWN,
    VICTIM,
    WHICH_DIE,
)
from grognard.games.mysterious_islands.state import FIRED, SPENT, faction_in, kind_in, marks_in
from tests.rules.mysterious_islands.script import Part, Table, rows, run_part, table

SEA = "La W1 Lb W2 Lc W3 Ld"
LAND = "La Lb Lc W1 Ld Le W2 Lf"
THREE = {"La": "pirates: base", "Lb": "rebels: base", "Lc": "natives: base"}
NAMES = "pirates/rebels/natives"
CARRYING = (CARD_STANDS, WHICH_DIE, UP_OR_DOWN, VICTIM, SEVEN_WHERE, EIGHT_WHERE)  # a card is on its way


def playing(
    name: str,
    lines: str,
    hands: dict[int, str],
    units: dict[str, str] | None = None,
    factions: str = NAMES,
    chart: str = SEA,
    options: dict[str, object] | None = None,
    **setting: object,
) -> Part:
    """A part with hands; it begins with the event die of the first of three seats unless another phase is named."""
    chosen: dict[str, object] = {"action_deck": True, "event_phase": True, **(options or {})}
    more: dict[str, Any] = {"phase": "event", "hands": hands, **setting}
    return Part(name, lines, factions, chart, units or THREE, chosen, more)


# -- drawing and discarding ---------------------------------------------------------------------------
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


# -- cards on dice --------------------------------------------------------------------------------------
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


# -- Jack, King, Queen -------------------------------------------------------------------------------------
MAIN = {"options": {"event_phase": False}, "phase": "move", "chart": LAND}
UNITS = {"La": "pirates: base, band", "Le": "rebels: base", "Lf": "natives: base"}


def at_main(name: str, lines: str, hands: dict[int, str], **more: Any) -> Part:
    """A part that begins with the main question of the Movement Phase."""
    return playing(name, lines, hands, more.pop("units", UNITS), **{**MAIN, **more})


ROBBERIES = rows(
    (
        "MI-155, MI-R127, MI-R149",
        at_main(
            "a Jack takes a random card of an opponent",
            """
            asks pirates move
            card:J
            asks pirates victim
            offers: = seat:1 seat:2
            refuse seat:0 MI-R127
            seat:2 passes <card:4>
            told robs MI-155
            told robbed MI-155
            hand 0: 4 5
            hand 2: 4 A
            discards: J
            asks pirates move
            """,
            {0: "J 5", 1: "9", 2: "4 4 A"},
        ),
    ),
    (
        "MI-R149, MI-R161",
        at_main("a single victim is not asked for", "card:J passes <card:9>\nhand 0: 9\nhand 1:", {0: "J", 1: "9"}),
    ),
    (
        "MI-155, MI-R149",
        at_main("who has no card cannot be robbed", "offers: end / card:J\nrefuse card:J MI-R149", {0: "J 5"}),
    ),
    (
        "MI-R149, MI-156",
        at_main(
            "a victim whose last card is a Queen loses nothing more",
            """
            card:J
            asks rebels negate_window
            card:Q
            asks pirates negate_window
            card:Q
            told robs-nothing MI-R149
            hand 0:
            hand 1:
            discards: J Q Q
            """,
            {0: "J Q", 1: "Q"},
        ),
    ),
    (
        "MI-R152",
        at_main(
            "a stolen card can be played at once",
            "card:J passes <card:K>\ncard:K <card:2> <card:3>\nhand 0: 2 3",
            {0: "J", 1: "K"},
        ),
    ),
    (
        "MI-157, MI-R150, MI-144",
        at_main(
            "a King draws two and lies among the discards only then",
            "card:K <card:A> <card:A>\ntold drawn MI-157 2\nhand 0: 2 3 A A\ndiscards: K\ndeck 0\nasks pirates move",
            {0: "2 3 K"},
            deck="A A",
        ),
    ),
    (
        "MI-157, MI-R150, MI-141",
        at_main(
            "so it never draws itself",
            "card:K <card:A> <card:5>\nhand 0: A 5\ndiscards: K\ndeck 0",
            {0: "K"},
            deck="A",
            discards="5",
        ),
    ),
    (
        "MI-157",
        at_main("a King draws from something", "offers: end / card:K\nrefuse card:K MI-R150", {0: "K"}, deck=""),
    ),
    (
        "MI-R149",
        at_main(
            "at every main question of the own turn, whatever else there is",
            """
            offers: card:J card:K
            end
            asks pirates bombard
            offers: = end card:J card:K
            end
            asks pirates act
            offers: = end card:J card:K
            card:J passes <card:2>
            asks pirates act
            """,
            {0: "J K", 1: "2"},
        ),
    ),
    (
        "MI-R149",
        at_main(
            "and in the Recruit Phase",
            "(1,1) pass\nasks pirates recruit\noffers: end card:K",
            {0: "K", 1: "2"},
            phase="recruit",
        ),
    ),
    (
        "MI-R142, MI-R148",
        at_main(
            "dice cards and Queens have no place at a main question",
            """
            offers: end / card:A card:6 card:9 card:10 card:Q card:8
            refuse card:A MI-R142
            refuse card:6 MI-R142
            refuse card:9 MI-R142
            refuse card:10 MI-R142
            refuse card:Q MI-R148
            refuse card:8 MI-R147
            """,
            {0: "A 6 9 10 Q 8", 1: "2"},
        ),
    ),
)


@pytest.mark.parametrize("part", ROBBERIES)
def test_jacks_and_kings(part: Part) -> None:
    run_part(part)


QUEENS = rows(
    (
        "MI-156, MI-R148",
        playing(
            "a Queen cancels a Six, both are discarded",
            """
            (3)
            card:6
            asks rebels negate_window
            offers: = pass card:Q
            refuse card:5 MI-R142
            refuse card:J MI-R149
            card:Q ...
            told cancels MI-156
            told to-discards MI-144 2
            untold die
            discards: 6 Q
            asks rebels roll_window
            """,
            {0: "6 8", 1: "Q 8 5 J"},
        ),
    ),
    (
        "MI-156, MI-R148",
        at_main(
            "a Queen on a Jack: nothing is stolen",
            "card:J\ncard:Q\ntold cancels MI-156\nuntold robs\nhand 0:\nhand 1: 4\ndiscards: J Q",
            {0: "J", 1: "Q 4"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "a Queen on the Queen: the Jack works",
            """
            card:J
            card:Q
            asks pirates negate_window
            card:Q <card:4>
            told cancels MI-156
            told robs MI-155
            discards: J Q Q
            hand 0: 4
            """,
            {0: "J Q", 1: "Q 4"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "after a Queen that fell the same player may try again",
            """
            card:J seat:1
            asks rebels negate_window
            card:Q
            asks natives negate_window
            pass
            asks pirates negate_window
            card:Q
            asks rebels negate_window
            pass
            asks natives negate_window
            pass
            told cancels MI-156
            asks rebels negate_window
            card:Q
            asks natives negate_window
            pass
            told cancels MI-156
            untold robs
            discards: J Q Q Q
            hand 1: 4
            asks pirates move
            """,
            {0: "J Q", 1: "Q Q 4", 2: "Q"},
        ),
    ),
    (
        "MI-156, MI-R148, MI-R150",
        at_main(
            "a cancelled King draws nothing",
            "card:K\ncard:Q\nuntold drawn\nhand 0:\ndiscards: K Q",
            {0: "K", 1: "Q"},
        ),
    ),
    (
        "MI-R148",
        at_main(
            "nobody answers an own card",
            "card:K <card:2> <card:3>\ntold drawn MI-157 2\nhand 0: Q 2 3",
            {0: "K Q", 1: "A"},
        ),
    ),
    (
        "MI-R148",
        playing(
            "dice and events are no cards",
            "(6)\noffers: = pass card:5",
            {0: "Q 5", 1: "Q"},
        ),
    ),
)


@pytest.mark.parametrize("part", QUEENS)
def test_queens(part: Part) -> None:
    run_part(part)


# -- the Shaman ----------------------------------------------------------------------------------------------
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


# -- what everybody knows ---------------------------------------------------------------------------------------
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
