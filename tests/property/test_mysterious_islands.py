"""What holds in every position of Mysterious Islands, whoever plays however many factions under whatever options."""

import functools
import zlib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.bots.playout import pick
from grognard.core.chance import Rng
from grognard.core.errors import DataError, IllegalAction
from grognard.core.frames import open_frames
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.options import Option, OptionValue
from grognard.games.mysterious_islands import RULESET
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import ACTION_COUNT, FACTIONS, RANKS, SEATS
from grognard.games.mysterious_islands.chart import JUNGLE, VOLCANO, WATER
from grognard.games.mysterious_islands.checks import check_position
from grognard.games.mysterious_islands.game import MOST_DECISIONS, Islands
from grognard.games.mysterious_islands.packing import Packed
from grognard.games.mysterious_islands.state import (
    COMBAT_PHASE,
    MOVE_PHASE,
    count_in,
    faction_in,
    kind_in,
    marks_in,
    place_in,
)
from grognard.games.mysterious_islands.tables import FLOATS, NEVER_RIDES, SLOTS
from grognard.games.mysterious_islands.unpacking import unpack

GAMES = 100
PARTS = 10
SOAK_GAMES = 2000
SAMPLE_EVERY = 83  # choices between two looks at copies and bytes
GO_ON = 6  # choices that copies are followed for
LONGEST = 40_000  # choices that no random game needs
HEAVY = {"bombard": 2, "bomb": 3}
LIGHT = {"band": 0, "boss": 1}
BOAT, BALLOON, BASE = 4, 5, 6
PACK = 52
# While one of these is open, those who have lost their Boats are still in the water.
SINKING = {q.GOING_DOWN, q.OVERBOARD, q.SHORE, q.WASH_ROLLED}
# Questions during which no card is on its way from a hand to the discards.
QUIET = {q.RECRUIT, q.PLACE_UNIT, q.WHICH_GROUP, q.HOW_MANY, q.CARGO, q.DISCARD, q.HIDE_OR_STAND, q.LOSE_UNIT}


# ---- games ------------------------------------------------------------------


def draw_value(option: Option, rng: Rng) -> OptionValue:
    if option.kind == "switch":
        return rng.below(2) == 1
    if option.kind == "number":
        return option.least + int(rng.below(option.most - option.least + 1))
    if option.kind == "text":
        return chart_by_lot(rng) if rng.below(3) == 0 else ""
    return option.choices[rng.below(len(option.choices))]


def chart_by_lot(rng: Rng) -> str:
    """The chart of another game, as text."""
    game = RULESET.start({}, 6)
    while game.chart is None:
        game.apply(choice(game, rng, sensibly=False))
    return RULESET.map_text(game)


def begin(rng: Rng) -> Islands:
    """A new game with 2 to 6 players and all options by lot; drawn again where so many cannot have so many factions."""
    while True:
        seats = 2 + int(rng.below(5))
        options = {option.name: draw_value(option, rng) for option in RULESET.options}
        if rng.below(2):
            options["rounds"] = "6"  # so that more games fit into the time
        try:
            return RULESET.start(options, seats)
        except DataError:
            continue


def choice(game: Any, rng: Rng, *, sensibly: bool) -> int:
    if game.actor == CHANCE:
        return int(rng.below(game.chance()[0]))
    legal = game.legal_actions()
    return int(legal[pick(game.lean(legal), rng) if sensibly else rng.below(len(legal))])


def play(number: int) -> None:
    """One game to its end, looked at after every choice; every other one is played with some sense."""
    rng = Rng(f"islands {number}")
    game = begin(rng)
    hexes: list[list[int]] = []
    before = when(game)
    for step in range(LONGEST):
        if not hexes and game.chart is not None:
            hexes = [[int(near) for near in row] for row in game.chart.around]
        check_all(game, hexes)
        before = check_when(before, when(game))
        if step % SAMPLE_EVERY == 0:
            check_position(game)
            check_copies(game, f"{number} {step}")
            check_guesses(game, rng)
        if game.actor == OVER:
            check_end(game)
            return
        game.apply(choice(game, rng, sensibly=number % 2 == 1))
    raise AssertionError(f"game {number} does not end")


# ---- what holds ---------------------------------------------------------------


def groups_of(game: Islands) -> Iterator[tuple[int, int, int, int]]:
    """Hex, faction, kind and number of all groups."""
    for group in list(game.units)[: game.groups]:
        yield int(place_in(group)), int(faction_in(group)), int(kind_in(group)), int(count_in(group))


def check_all(game: Islands, around: list[list[int]]) -> None:
    check_asked(game)
    check_numbers(game)
    check_cards(game)
    if game.chart is not None:
        check_units(game, around)


def check_asked(game: Islands) -> None:
    """Somebody who lives is asked and has a choice; the safety cap of a turn is far."""
    assert game.decisions < MOST_DECISIONS
    if game.actor < 0:
        assert game.actor in {CHANCE, OVER}
        return
    assert not game.out[game.actor]
    legal = list(game.legal_actions())
    assert legal == sorted(set(legal))
    assert legal
    assert legal[0] >= 0
    assert legal[-1] < ACTION_COUNT


def check_numbers(game: Islands) -> None:
    assert min(game.bank) >= 0
    for group in list(game.units)[: game.groups]:
        assert count_in(group) > 0
        assert marks_in(group) >= 0


def check_cards(game: Islands) -> None:
    """Fifty-two, four of each rank; what is in nobody's hand, in neither pile, is being played."""
    hands, deck, discards = list(game.hands), list(game.deck), list(game.discards)
    ranks = [sum(hands[rank::RANKS]) + deck[rank] + discards[rank] for rank in range(RANKS)]
    missing = PACK - sum(ranks)
    if not game.setup.choices.action_deck or missing == PACK:
        assert sum(ranks) == 0
        assert not game.setup.choices.action_deck or game.turns == 0
        return
    assert max(ranks) <= 4
    assert ranks[0] == 0
    assert 0 <= missing <= game.depth
    if game.actor >= 0 and game.question() in QUIET and game.depth < 4:
        assert missing == 0
    for seat in range(SEATS):
        assert not game.out[seat] or not sum(hands[seat * RANKS : (seat + 1) * RANKS])


def check_units(game: Islands, around: list[list[int]]) -> None:
    """The list of MI-R163: who shares a hex with whom, who swims, and Bases apart."""
    stacks: dict[int, dict[int, dict[int, int]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(int)))
    for place, faction, kind, number in groups_of(game):
        stacks[place][faction][kind] += number
    bases = {place for place, stack in stacks.items() if any(kinds[BASE] for kinds in stack.values())}
    is_sinking = any(frame[0] in SINKING for frame in open_frames(game))
    for place, stack in stacks.items():
        check_neighbours(game, stack)
        terrain = int(game.chart.terrain[place])  # type: ignore[union-attr]  # there is a chart where units are
        assert terrain != VOLCANO
        if place in bases:
            assert terrain == JUNGLE
            assert sum(kinds[BASE] for kinds in stack.values()) == 1
            assert not bases.intersection(around[place])
        for faction, kinds in stack.items():
            assert terrain == WATER or not kinds[BOAT]
            if terrain == WATER and not is_sinking:
                assert is_afloat(game, faction, kinds)


def check_neighbours(game: Islands, stack: dict[int, dict[int, int]]) -> None:
    """One faction in a hex, or two enemies between the active player's moves and the end of the fights."""
    owners = [int(game.owner[faction]) for faction in stack]
    assert min(owners) >= 0
    assert len(owners) <= 2
    if len(owners) == 2:
        assert owners[0] != owners[1]
        assert game.active in owners
        assert MOVE_PHASE <= game.phase <= COMBAT_PHASE


def is_afloat(game: Islands, faction: int, kinds: dict[int, int]) -> bool:
    """Whether all have a place: Bombards and Bombs on Boats, Bands and Bosses there or under a Balloon, or they float."""
    after = int(game.invented[faction])

    def power(which: int, kind: int) -> int:
        return int(game.setup.kind_power(which, faction, after, kind))

    heavy = sum(kinds[kind] for kind in HEAVY.values() if not power(FLOATS, kind))
    light = sum(kinds[kind] for kind in LIGHT.values() if not power(FLOATS, kind))
    berths, baskets = kinds[BOAT] * power(SLOTS, BOAT), kinds[BALLOON] * power(SLOTS, BALLOON)
    if game.setup.power(faction, after, NEVER_RIDES):
        return heavy + light == 0
    return heavy <= berths and heavy + light <= berths + baskets


def when(game: Islands) -> tuple[int, int, int]:
    return int(game.round), int(game.turns), int(game.phase)


def check_when(before: tuple[int, int, int], now: tuple[int, int, int]) -> tuple[int, int, int]:
    """Time goes forward: phases of a turn in their order, one turn after the other (MI-R13)."""
    assert now >= before
    assert now[1] - before[1] in {0, 1}
    return now


def check_copies(game: Islands, seed: str) -> None:
    """A copy, and what comes back from the bytes, are the same position and go on in the same way."""
    packed = game.pack()
    copies = [game.clone(), unpack(packed)]
    assert [copy.pack() for copy in copies] == [packed, packed]
    for copy in copies:
        assert list(copy.held) == list(game.held)
        rng = Rng(seed)
        for _ in range(GO_ON):
            if copy.actor != OVER:
                copy.apply(choice(copy, rng, sensibly=False))
    assert copies[0].pack() == copies[1].pack()
    assert game.pack() == packed


def check_guesses(game: Islands, rng: Rng) -> None:
    """What a seat or a spectator cannot tell apart changes neither what is shown nor who is asked, nor what may be done."""
    if game.chart is None or game.actor == OVER:
        return
    seat = int(rng.below(RULESET.seats_of(game) + 1)) - 1
    guessed = game.determinize(seat, rng)
    assert isinstance(guessed, Islands)
    check_position(guessed)
    assert (guessed.actor, guessed.question(), when(guessed)) == (game.actor, game.question(), when(game))
    assert RULESET.view(guessed, seat) == RULESET.view(game, seat)
    if game.actor == seat:
        assert list(guessed.legal_actions()) == list(game.legal_actions())


def check_end(game: Islands) -> None:
    """Nobody is asked any more; those who live and own most Bases share the win, or the last ones do."""
    seats = RULESET.seats_of(game)
    scores = [int(share) for share in game.scores()]
    winners = [seat for seat in range(seats) if scores[seat]]
    assert sum(scores) == WHOLE_WIN
    assert len({scores[seat] for seat in winners}) == 1
    living = [seat for seat in range(seats) if not game.out[seat]]
    bases = RULESET.tallies(game)["bases"]
    assert game.round == game.setup.choices.rounds or len(living) < 2
    if living:
        assert {bases[seat] for seat in winners} == {max(bases[seat] for seat in living)}
        assert set(winners) <= set(living)
    assert not list(game.legal_actions())


@pytest.mark.rule("MI-R163", "MI-021", "MI-025", "MI-026", "MI-027", "MI-R84", "MI-R125", "MI-R60", "MI-R61")
@pytest.mark.rule("MI-139", "MI-R13", "MI-R126", "MI-006", "MI-008", "MI-R02", "MI-R07", "MI-R151", "MI-R161")
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        play(number)


@pytest.mark.soak
@pytest.mark.rule("MI-R163")
@pytest.mark.parametrize("part", range(PARTS))
def test_many_random_games(part: int) -> None:
    for number in range(GAMES + part, GAMES + SOAK_GAMES, PARTS):
        play(number)


# ---- bad input ----------------------------------------------------------------


@functools.cache
def position(number: int) -> Islands:
    """A position of some game, where somebody or chance is asked as a rule; not to be changed."""
    rng = Rng(f"positions {number}")
    game = begin(rng)
    for _ in range(int(rng.below(700))):
        if game.actor != OVER:
            game.apply(choice(game, rng, sensibly=True))
    return game


PLACES = st.integers(0, 11)  # numbers of positions
TEXTS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["end", "pass", "stand", "hide", "3", "0", "-1", "A1", "K12", "AA1", "card:7", "buy:", "seat:9"]),
    st.from_regex(r"(buy|card|seat|[a-z]+)?:?[A-Za-z0-9]{0,4}", fullmatch=True),
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(place=PLACES, text=TEXTS)
def test_any_text_is_read_or_refused(place: int, text: str) -> None:
    game = position(place)
    packed = game.pack()
    if game.actor == CHANCE:
        with suppress(DataError):
            assert 0 <= RULESET.parse_chance(game, text) < game.chance()[0]
    elif game.actor >= 0:
        with suppress(IllegalAction):  # it has a rule, or could not be made
            assert RULESET.parse(game, text) in list(game.legal_actions())
        found = RULESET.explain(game, int(game.actor), [text, "A1"])
        assert found is None or found.rule
    assert game.pack() == packed


@settings(max_examples=300, deadline=None, derandomize=True)
@given(place=PLACES, number=st.integers(-5, ACTION_COUNT + 5), seat=st.integers(0, 1))
def test_any_number_is_legal_or_explained(place: int, number: int, seat: int) -> None:
    game = position(place)
    refused = RULESET.explain(game, seat, number)
    is_legal = game.actor == seat and number in list(game.legal_actions())
    assert (refused is None) == is_legal
    assert refused is None or (refused.rule and refused.text)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(place=PLACES, data=st.data())
def test_damaged_bytes_are_refused(place: int, data: st.DataObject) -> None:
    game = position(place)
    packed = bytearray(game.pack())
    for _ in range(data.draw(st.integers(1, 3))):
        packed[data.draw(st.integers(0, len(packed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    with suppress(DataError):
        assert unpack(bytes(packed)).pack() == bytes(packed)  # flipped there and back


@settings(max_examples=300, deadline=None, derandomize=True)
@given(place=PLACES, data=st.data())
def test_changed_numbers_are_refused_or_give_a_sound_position(place: int, data: st.DataObject) -> None:
    """Bytes with a true checksum whose numbers somebody changed."""
    game = position(place)
    written = msgspec.msgpack.decode(game.pack()[:-4], type=Packed)
    numbers = st.one_of(st.integers(-4, 64), st.integers(-(2**42), 2**42))
    if data.draw(st.booleans()):
        written.single[data.draw(st.sampled_from(sorted(written.single)))] = data.draw(numbers)
    else:
        row = written.lists[data.draw(st.sampled_from(sorted(name for name in written.lists if written.lists[name])))]
        row[data.draw(st.integers(0, len(row) - 1))] = data.draw(numbers)
    body = msgspec.msgpack.encode(written)
    packed = body + zlib.crc32(body).to_bytes(4, "big")
    try:
        again = unpack(packed)
    except DataError:
        return
    assert again.pack() == packed
    assert again.actor < 0 or list(again.legal_actions())
    for seat in range(-1, RULESET.seats_of(again)):
        RULESET.view(again, seat)
    assert again.setup.factions <= FACTIONS
