"""Three Crews by its rules: the corners of the contract really are in it."""

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from grognard.core.chance import Rng, throw
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, EVERYONE, OVER, Game
from grognard.core.ledger import ledger_of
from grognard.lab.citations import cited_in_code, cited_in_tests
from tests.contract.sample import take_sample
from tests.contract.toy import RULESET
from tests.contract.toy.game import Toy
from tests.contract.toy.state import CANCEL, NUDGE, NUMBER, SPACE, SPY, Action
from tests.contract.toy.words import QUESTIONS, SENTENCES

PASS = NUMBER["pass", 0, 0]
STOP = NUMBER["cancel", 0, 0]
SPY_ON_GREEN = NUMBER["spy", 1, 0]


def dealt(*hands: Sequence[int], **options: object) -> Toy:
    """A game after the first draws, with two cards in each hand; the map is what seed 7 makes of it."""
    toy = cast("Toy", RULESET.start(options, 3))
    toy.apply(7)
    for number in (0, 1):
        for crew in range(3):
            toy.apply(toy.table.bag.index(hands[crew][number]))
    return toy


def bid(toy: Toy, *coins: int) -> Toy:
    for each in coins:
        toy.apply(NUMBER["bid", each, 0])
    return toy


def run(toy: Toy, *choices: int) -> Toy:
    """Choices one after the other, each of them legal."""
    for choice in choices:
        assert choice in list(toy.legal_actions()), SPACE[choice]
        toy.apply(choice)
    return toy


def pieces(game: Game, viewer: int, kind: str, owner: int) -> list[str]:
    """The words on cards, "?" where they lie face down."""
    view = RULESET.view(game, viewer)
    return [piece.facts.get("card", "?") for piece in view.pieces if (piece.kind, piece.owner) == (kind, owner)]


@pytest.mark.rule("TOY-017", "TOY-018")
@pytest.mark.parametrize(
    ("answers", "is_seen"),
    [
        ((PASS, PASS), True),
        ((STOP, PASS, PASS), False),  # green cancels, blue and red let it be
        ((STOP, STOP, PASS, PASS, PASS), True),  # blue cancels the cancel: red and green pass, blue passes on the spy
        ((STOP, STOP, STOP, PASS, PASS), False),  # red cancels that: green and blue pass
        ((PASS, STOP, STOP, PASS, PASS), True),  # red protects its own spy; green, blue pass
    ],
)
def test_card_can_be_cancelled_and_so_can_a_cancel(answers: tuple[int, ...], is_seen: bool) -> None:
    toy = run(bid(dealt((SPY, CANCEL), (CANCEL, NUDGE), (CANCEL, NUDGE)), 0, 0, 0), SPY_ON_GREEN)
    while toy.actor >= 0 and toy.table.stack[-1][0] == "answer":
        choice, answers = (answers[0], answers[1:]) if answers else (PASS, ())
        run(toy, choice)
    assert not answers, "more was scripted than was asked"
    assert toy.table.seen[0][1] == (1 if is_seen else 0)
    assert toy.actor == 1
    assert RULESET.prompt(toy).text == "Take your turn."


@pytest.mark.rule("TOY-018")
def test_every_other_crew_with_cards_is_asked_whatever_they_are() -> None:
    toy = run(bid(dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE)), 0, 0, 0), SPY_ON_GREEN)
    assert (toy.actor, list(toy.legal_actions())) == (1, [PASS])
    assert RULESET.prompt(toy).window
    run(toy, PASS)
    assert (toy.actor, list(toy.legal_actions())) == (2, [PASS])
    refusal = RULESET.explain(toy, 2, STOP)
    assert refusal is not None
    assert refusal.rule == "TOY-020"


@pytest.mark.rule("TOY-011", "TOY-012")
@pytest.mark.parametrize(
    ("does", "shown"),
    [
        (PASS, ["spy", "nudge"]),
        (NUMBER["spy", 2, 0], ["nudge"]),  # played openly: the rest of the hand is still sure
        (NUMBER["bury", NUDGE, 0], ["?"]),
        (NUMBER["draw", 0, 0], ["?", "?", "?"]),
    ],
)
def test_peek_is_remembered_until_the_hand_changes_unseen(does: int, shown: list[str]) -> None:
    toy = run(bid(dealt((SPY, SPY), (SPY, NUDGE), (NUDGE, NUDGE)), 0, 0, 0), SPY_ON_GREEN, PASS, PASS)
    assert pieces(toy, 0, "card", 1) == ["spy", "nudge"]
    assert pieces(toy, 2, "card", 1) == ["?", "?"]
    run(toy, does)
    if toy.actor == CHANCE:
        toy.apply(0)
    assert pieces(toy, 0, "card", 1) == shown
    assert pieces(toy, 1, "card", 1).count("?") == 0
    drawn = {str(toy.determinize(0, Rng(n)).table.hands[1]) for n in range(40)}
    assert (len(drawn) > 1) == ("?" in shown)


@pytest.mark.rule("TOY-005", "TOY-007")
@pytest.mark.parametrize(
    ("bids", "coins", "buyer"),
    [((2, 1, 0), [1, 3, 3], 0), ((1, 1, 0), [3, 3, 3], None), ((0, 0, 0), [3, 3, 3], None), ((1, 1, 2), [3, 3, 1], 2)],
)
def test_bids_are_sealed_and_opened_together(bids: tuple[int, ...], coins: list[int], buyer: int | None) -> None:
    toy = bid(dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE)), *bids[:2])
    assert [seat.facts.get("bid") for seat in RULESET.view(toy, 0).seats] == [bids[0], None, None]
    assert [seat.facts["has bid"] for seat in RULESET.view(toy, 2).seats] == [True, True, False]
    bid(toy, bids[2])
    assert toy.table.coins == coins
    assert toy.actor == (0 if buyer is None else CHANCE)
    if buyer is not None:
        assert list(toy.chance()) == [len(toy.table.bag), 1, 1 << buyer]


@pytest.mark.rule("TOY-006")
def test_nobody_bids_more_than_the_crew_has() -> None:
    toy = dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE))
    toy.table.coins[0] = 1
    assert list(toy.legal_actions()) == [NUMBER["bid", 0, 0], NUMBER["bid", 1, 0]]
    with pytest.raises(IllegalAction, match="TOY-006"):
        raise RULESET.refuse(toy, 0, NUMBER["bid", 2, 0])


@pytest.mark.rule("TOY-008", "TOY-009", "TOY-010")
def test_turn_is_a_pass_a_draw_a_burial_or_a_trip() -> None:
    toy = bid(dealt((NUDGE, CANCEL), (SPY, SPY), (NUDGE, NUDGE)), 0, 0, 0)
    offered = {SPACE[action] for action in toy.legal_actions()}
    cards = {("bury", NUDGE, 0), ("bury", CANCEL, 0)}
    assert offered == {("pass", 0, 0), ("draw", 0, 0), *cards, ("boats", 0, 1), ("boats", 0, 2)}
    run(toy, NUMBER["bury", CANCEL, 0])
    assert (toy.table.coins[0], toy.table.hands[0], toy.table.buried[0]) == (4, [NUDGE], [CANCEL])
    assert pieces(toy, 0, "buried", 0) == ["cancel"]
    assert pieces(toy, 1, "buried", 0) == ["?"]
    toy.table.bag.clear()
    assert NUMBER["draw", 0, 0] not in list(toy.legal_actions())


@pytest.mark.rule("TOY-009", "TOY-011", "TOY-019", "TOY-020")
@pytest.mark.parametrize(
    ("crew", "action", "rule"),
    [
        (1, ("pass", 0, 0), "TOY-019"),
        (0, ("draw", 0, 0), "TOY-009"),  # the bag is empty
        (0, ("spy", 0, 0), "TOY-011"),  # on itself
        (0, ("bury", CANCEL, 0), "TOY-020"),
        (0, ("cancel", 0, 0), "TOY-008"),  # no answer to this question
        (0, ("boats", 1, 1), "TOY-013"),
    ],
)
def test_what_is_not_allowed_is_refused_by_its_rule(crew: int, action: Action, rule: str) -> None:
    toy = bid(dealt((SPY, NUDGE), (SPY, SPY), (NUDGE, NUDGE)), 0, 0, 0)
    toy.table.bag.clear()
    packed = toy.pack()
    refusal = RULESET.refuse(toy, crew, NUMBER[action])
    assert refusal.rule == rule
    assert NUMBER[action] not in list(toy.legal_actions()) or crew != toy.actor
    assert toy.pack() == packed


@pytest.mark.rule("TOY-013", "TOY-014")
def test_group_is_ordered_by_counts_and_then_a_place() -> None:
    toy = bid(dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE)), 0, 0, 0)
    run(toy, NUMBER["boats", 0, 2])
    assert list(toy.legal_actions()) == [NUMBER["sailors", 2, 0], NUMBER["sailors", 3, 0]]
    run(toy, NUMBER["sailors", 3, 0])
    assert list(toy.legal_actions()) == [NUMBER["to", 1, 0], NUMBER["to", 5, 0]]
    run(toy, NUMBER["to", 5, 0])
    assert (toy.table.boats[0], toy.table.sailors[0]) == ([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 3])
    assert list(toy.chance()) == [36, 2, EVERYONE]


@pytest.mark.rule("TOY-013", "TOY-014")
def test_no_boat_is_offered_that_could_not_be_manned() -> None:
    toy = bid(dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE)), 0, 0, 0)
    toy.table.sailors[0][0] = 1
    offered = [SPACE[action] for action in toy.legal_actions() if SPACE[action][0] == "boats"]
    assert offered == [("boats", 0, 1)]


@pytest.mark.rule("TOY-015", "TOY-016")
@pytest.mark.parametrize(
    ("worth", "dice", "nudge", "coins", "sailors"),
    [
        ("reef", (2, 4), None, 4, 3),  # 6 are enough for a reef
        ("reef", (2, 4), (1, -1), 3, 2),
        ("ruins", (6, 3), None, 3, 2),  # 10 are needed for ruins
        ("ruins", (6, 3), (1, 1), 6, 3),
    ],
)
def test_dice_find_something_or_cost_a_sailor(
    worth: str, dice: tuple[int, int], nudge: tuple[int, int] | None, coins: int, sailors: int
) -> None:
    toy = bid(dealt((SPY, SPY), (NUDGE, SPY), (SPY, NUDGE), terrain=(worth,)), 0, 0, 0)
    run(toy, NUMBER["boats", 0, 2], NUMBER["sailors", 3, 0], NUMBER["to", 1, 0])
    toy.apply(throw(*dice))
    assert toy.actor == 1
    run(
        toy, PASS, *((NUMBER["nudge", *nudge], PASS, PASS) if nudge else (PASS,))
    )  # blue plays; red and green let it be
    while RULESET.prompt(toy).window:
        run(toy, PASS)
    assert (toy.table.coins[0], toy.table.sailors[0][1]) == (coins, sailors)


@pytest.mark.rule("TOY-016")
def test_no_die_is_turned_beyond_its_faces() -> None:
    toy = bid(dealt((SPY, SPY), (NUDGE, SPY), (SPY, CANCEL)), 0, 0, 0)
    run(toy, NUMBER["boats", 0, 1], NUMBER["sailors", 1, 0], NUMBER["to", 1, 0])
    toy.apply(throw(1, 6))
    assert list(toy.legal_actions()) == [PASS, NUMBER["nudge", 0, 1], NUMBER["nudge", 1, -1]]


@pytest.mark.rule("TOY-021", "TOY-022")
@pytest.mark.parametrize(
    ("coins", "rounds", "rule", "scores"),
    [
        ([3, 3, 3], 1, "TOY-021", [840, 840, 840]),
        ([2, 5, 5], 1, "TOY-021", [0, 1260, 1260]),
        ([9, 3, 3], 5, "TOY-022", [2520, 0, 0]),
        ([8, 3, 3], 5, "", []),
    ],
)
def test_game_ends_after_its_rounds_or_when_somebody_is_rich(
    coins: list[int], rounds: int, rule: str, scores: list[int]
) -> None:
    toy = bid(dealt((SPY, SPY), (SPY, SPY), (NUDGE, NUDGE), rounds=rounds), 0, 0, 0)
    toy.table.coins = coins
    run(toy, PASS, PASS, PASS)
    assert (toy.actor == OVER) == bool(rule)
    if rule:
        assert RULESET.view(toy, -1).result == {"reason": "coins", "rule": rule, "scores": scores}
    else:
        assert toy.table.round == 2


@pytest.mark.rule("TOY-001", "TOY-002", "TOY-003", "TOY-004")
def test_set_up_follows_the_options() -> None:
    toy = cast("Toy", RULESET.start({"nudges": "off", "terrain": "reef,ruins"}, 3))
    assert (NUDGE in toy.table.bag, len(toy.table.bag)) == (False, 8)
    assert list(toy.chance()) == [2**32, 0, EVERYONE]
    toy.apply(12345)
    assert len(toy.terrain) == 6
    assert set(toy.terrain) <= {"reef", "ruins"}
    with pytest.raises(DataError, match="terrain"):
        RULESET.start({"terrain": "lava"}, 3)


def test_random_games_reach_every_corner() -> None:
    sample = take_sample(RULESET)
    verbs: set[str] = set()
    events: set[str] = set()
    questions: set[str] = set()
    for walk in sample.walks:
        game = cast("Toy", RULESET.start(walk.options, walk.seats))
        game.told = []
        for choice in walk.choices:
            questions.add(game.table.stack[-1][0])
            verbs |= {SPACE[choice][0]} if game.actor >= 0 else set()
            game.apply(choice)
        events |= {told[0] for told in game.told}
    assert verbs == {action[0] for action in SPACE}
    assert questions == set(QUESTIONS)
    assert events == set(SENTENCES)
    assert {option.kind for option in RULESET.options} == {"word", "switch", "number", "set"}


def test_every_rule_has_code_and_a_test() -> None:
    here = Path(__file__).parent
    rules = set(ledger_of(RULESET))
    assert set(cited_in_code([here / "toy"], here)) == rules
    assert set(cited_in_tests(here, here)) == rules
