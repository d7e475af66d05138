"""Once the discards are the deck, everybody knows what it holds: the worlds a seat takes for possible are exactly those that can be."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product, takewhile

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from grognard.core.chance import Rng
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands.actions import RANKS, SEATS
from grognard.games.mysterious_islands.checks import check_cards
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.hands import draw_from_deck, hand_over, part_with, renew_deck, to_discards

Hand = tuple[int, ...]
World = tuple[Hand, Hand, Hand]  # two hands and the deck
Act = tuple[str, int, int]  # a verb, a seat, a rank

OLD = ((3, 4, 5), (5, 6))  # hands of Green and Blue when the deck was renewed; Red holds all that is nowhere else
RENEWED = (1, 2, 3, 5)  # what was the discard pile
TRIES = 1500


def counts(cards: Iterator[int] | Hand) -> list[int]:
    held = Counter(cards)
    return [held[rank] for rank in range(RANKS)]


def position(acts: list[Act], old: tuple[Hand, Hand] = OLD, renewed: Hand = RENEWED) -> Islands:
    """The deck is renewed, then cards are drawn, laid down and stolen."""
    game = RULESET.start(RULESET.resolve({"action_deck": True}), 3)
    assert isinstance(game, Islands)
    rest = [0] + [4] * (RANKS - 1)
    for cards in (*old, renewed):
        rest = [left - used for left, used in zip(rest, counts(cards), strict=True)]
    hands = [rest, counts(old[0]), counts(old[1])] + [[0] * RANKS] * (SEATS - 3)
    game.hands = vec[u8]([u8(number) for hand in hands for number in hand])
    game.deck = vec[u8]([u8(0)] * RANKS)
    game.discards = vec[u8]([u8(number) for number in counts(renewed)])
    renew_deck(game)
    for verb, seat, rank in acts:
        DO[verb](game, seat, rank)
    check_cards(game)
    return game


def lay(game: Islands, seat: int, rank: int) -> None:
    part_with(game, seat, rank)
    to_discards(game, rank)


DO: dict[str, Callable[[Islands, int, int], None]] = {
    "draws": draw_from_deck,
    "lays": lay,
    "loses to Blue": lambda game, seat, rank: hand_over(game, seat, 2, rank),
}


def cards_of(numbers: list[int]) -> Hand:
    return tuple(rank for rank, number in enumerate(numbers) for _ in range(number))


def world_of(game: Islands) -> World:
    green, blue = (cards_of([int(game.hands[seat * RANKS + rank]) for rank in range(RANKS)]) for seat in (1, 2))
    return green, blue, cards_of([int(number) for number in game.deck])


def drawn_worlds(game: Islands, seat: int) -> set[World]:
    found = set()
    for number in range(TRIES):
        twin = game.determinize(seat, Rng(f"world {number}"))
        assert isinstance(twin, Islands)
        check_cards(twin)
        assert twin.pack() == RULESET.load(twin.pack()).pack()
        found.add(world_of(twin))
    return found


def deals(cards: Hand, size: int) -> Iterator[tuple[Hand, Hand]]:
    """Every way to take so many of these cards, and what is left."""
    for chosen in set(combinations(range(len(cards)), size)):
        yield tuple(cards[i] for i in chosen), tuple(card for i, card in enumerate(cards) if i not in chosen)


def after(hand: Hand, cards: Hand) -> Hand | None:
    """A hand without these cards, None when they are not all in it."""
    left = Counter(hand)
    left.subtract(cards)
    return None if min(left.values(), default=0) < 0 else tuple(sorted(left.elements()))


def laid_first(acts: list[Act], seat: int) -> Hand:
    """What a seat lays down before it draws."""
    own = [(verb, rank) for verb, who, rank in acts if who == seat]
    return tuple(rank for verb, rank in takewhile(lambda act: act[0] == "lays", own))


def possible_worlds(acts: list[Act], old: tuple[Hand, Hand] = OLD, renewed: Hand = RENEWED) -> set[World]:
    """By trying all deals of the old cards and all draws of the renewed ones, for Red, who has neither drawn nor stolen.

    What a seat lays down before it draws is an old card.
    """
    draws = [sum(verb == "draws" and who == seat for verb, who, _ in acts) for seat in (1, 2)]
    laid = [tuple(rank for verb, who, rank in acts if verb == "lays" and who == seat) for seat in (1, 2)]
    worlds = set()
    for (green, blue), (one, rest) in product(deals((*old[0], *old[1]), len(old[0])), deals(renewed, draws[0])):
        for two, deck in deals(rest, draws[1]):
            hands = (after((*green, *one), laid[0]), after((*blue, *two), laid[1]))
            if after(green, laid_first(acts, 1)) is None or after(blue, laid_first(acts, 2)) is None:
                continue
            if hands[0] is not None and hands[1] is not None:
                worlds.add((hands[0], hands[1], tuple(sorted(deck))))
    return worlds


ROWS: list[tuple[str, list[Act]]] = [
    ("nothing is drawn yet", []),
    ("one draws", [("draws", 1, 2)]),
    ("both draw", [("draws", 1, 2), ("draws", 1, 5), ("draws", 2, 1)]),
    ("a card that can only be old is laid down", [("draws", 1, 2), ("lays", 1, 4)]),
    ("a card that can only be fresh is laid down", [("draws", 1, 2), ("lays", 1, 2)]),
    ("a card that may be either is laid down", [("draws", 1, 2), ("lays", 1, 5)]),
    ("who has not drawn lays down an old card", [("lays", 1, 5), ("draws", 2, 3)]),
    (
        "who draws after another has does not lay a fresh card before",
        [("draws", 1, 3), ("lays", 2, 5), ("draws", 2, 1)],
    ),
    ("many are laid down", [("draws", 1, 3), ("draws", 2, 5), ("lays", 1, 3), ("lays", 1, 5), ("lays", 2, 5)]),
]


@pytest.mark.parametrize(("name", "acts"), ROWS, ids=[name for name, _ in ROWS])
@pytest.mark.rule("MI-141", "MI-R08")
def test_exactly_the_worlds_that_can_be(name: str, acts: list[Act]) -> None:
    game = position(acts)
    worlds = possible_worlds(acts)
    assert world_of(game) in worlds
    assert drawn_worlds(game, 0) == worlds


@pytest.mark.rule("MI-141", "MI-R08")
def test_the_deck_is_known_as_long_as_nothing_is_drawn() -> None:
    """Not in the deck: a card that everybody saw outside of the discards."""
    decks = {deck for *_, deck in drawn_worlds(position([("draws", 1, 2)]), 0)}
    assert decks == {(2, 3, 5), (1, 3, 5), (1, 2, 5), (1, 2, 3)}


@pytest.mark.rule("MI-141", "MI-R149")
def test_after_a_theft_others_know_what_both_hold_together() -> None:
    acts: list[Act] = [("draws", 1, 2), ("loses to Blue", 1, 3)]
    worlds = drawn_worlds(position(acts), 0)
    together = {tuple(sorted(green + blue)) for green, blue, _ in worlds}
    assert together == {tuple(sorted((*OLD[0], *OLD[1], fresh))) for fresh in RENEWED}
    assert {(len(green), len(blue)) for green, blue, _ in worlds} == {(3, 3)}
    for green, blue, _ in drawn_worlds(position(acts), 1):
        assert green == (2, 4, 5), "a hand of one's own"
        assert 3 in blue, "the stolen card is where its owner saw it go"


@pytest.mark.rule("MI-141", "MI-R08")
def test_one_who_has_drawn_knows_what_the_others_cannot_have_drawn() -> None:
    acts: list[Act] = [("draws", 1, 2), ("draws", 2, 1)]
    worlds = drawn_worlds(position(acts), 1)
    rest = (1, 3, 5)
    assert {deck for *_, deck in worlds} == {deck for _, deck in deals(rest, 1) for deck in [deck]}
    assert {green for green, *_ in worlds} == {(2, 3, 4, 5)}


@pytest.mark.rule("MI-141")
def test_everybody_is_shown_what_the_deck_was_renewed_with() -> None:
    game = position([("draws", 1, 2), ("lays", 1, 2)])
    assert {str(RULESET.view(game, seat).facts["renewed"]) for seat in (-1, 0, 1)} == {
        str({"A": 1, "2": 1, "3": 1, "5": 1})
    }
