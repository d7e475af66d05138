"""What holds in every position of the modules of Warp Empires, whoever plays under whatever options."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from grognard.bots.playout import pick
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.frames import FRAME
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.options import Option, OptionValue
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import ACTION_COUNT
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.packing import unpack
from grognard.games.warp_empires.state import BATTLE_PHASE, DRAW_PHASE, NOBODY, owner_in, place_in, type_in
from grognard.games.warp_empires.stats import hand_limit, income
from grognard.games.warp_empires.view import view_of

GAMES = 100
PARTS = 10
SOAK_GAMES = 2000
SAMPLE_EVERY = 97  # choices between two looks at copies, bytes and guesses
GO_ON = 6  # choices that copies are followed for
LONGEST = 60_000  # choices that no random game needs
MARS: Final = "space_1889_empires"
FENS: Final = "amber_fens"
EVERY_THIRD = 3  # game is one of the other module
BATTALION, FORT, GUNBOAT, CRUISER, BATTLESHIP = range(5)
CITY, FLATS, RAVINES, PEAKS = range(4)
CHITS = [20, 10, 15, 10, 5]
CARDS = 70
FEEDS = 5  # units for each point of income


# ---- games ------------------------------------------------------------------


@cache
def module(name: str) -> Loaded:
    return load_shipped(name)


def draw_value(option: Option, rng: Rng) -> OptionValue:
    if option.name == "max_rounds":
        return 3 + int(rng.below(10))
    if option.name == "map_size":
        return 0 if rng.below(2) else 60 + int(rng.below(40))
    return option.choices[rng.below(len(option.choices))]


def begin(number: int, rng: Rng) -> tuple[Loaded, Empires]:
    """A new game with as many players as the module allows, two to nine of Mars, and all options by lot."""
    loaded = module(FENS if number % EVERY_THIRD == 0 else MARS)
    least, most = loaded.sheet.players
    while True:
        options = {option.name: draw_value(option, rng) for option in loaded.options}
        try:
            tables, words = loaded.game(options, least + int(rng.below(most - least + 1)))
        except DataError:
            continue
        return loaded, new_game(tables, words)


def choice(game: Any, rng: Rng, *, sensibly: bool) -> int:
    if game.actor == CHANCE:
        return int(rng.below(game.chance()[0]))
    legal = game.legal_actions()
    return int(legal[pick(game.lean(legal), rng) if sensibly else rng.below(len(legal))])


def play(number: int) -> None:
    """One game to its end, looked at after every choice; every other one is played with some sense."""
    rng = Rng(f"empires {number}")
    loaded, game = begin(number, rng)
    on_mars = loaded is module(MARS)
    before = when(game)
    for step in range(LONGEST):
        check_asked(game)
        now = when(game)
        if now != before:
            check_when(game, before, now, on_mars=on_mars)
            before = now
        if on_mars:
            check_mars(game)
        if step % SAMPLE_EVERY == 0:
            check_position(game)
            check_copies(game, loaded, f"{number} {step}")
            check_guesses(game, rng)
        if game.actor == OVER:
            check_end(game)
            return
        game.apply(choice(game, rng, sensibly=number % 2 == 1))
    raise AssertionError(f"game {number} does not end")


# ---- what holds ---------------------------------------------------------------


def stacks_of(game: Empires) -> dict[tuple[int, int], list[int]]:
    """By territory and owner: the types of a stack from the top."""
    found: dict[tuple[int, int], list[int]] = {}
    for unit in list(game.units)[: game.standing]:
        found.setdefault((int(place_in(unit)), int(owner_in(unit))), []).append(int(type_in(unit)))
    return found


def check_asked(game: Empires) -> None:
    """Somebody who lives is asked and has a choice."""
    if game.actor < 0:
        assert game.actor in {CHANCE, OVER}
        assert game.actor == OVER or game.chance()[0] > 0
        return
    assert not game.out[game.actor]
    legal = list(game.legal_actions())
    assert legal
    assert legal == sorted(set(legal))
    assert legal[0] >= 0
    assert legal[-1] < ACTION_COUNT


def check_mars(game: Empires) -> None:
    """Sixty chits, seventy cards, markers on Cities alone, and nobody where he may not be."""
    if not game.standing:
        return
    stacks = stacks_of(game)
    bought = [frame[2] for frame in frames_of(game) if frame[0] == q.PLACE_RECRUIT]
    for kind, chits in enumerate(CHITS):
        on_board = sum(stack.count(kind) for stack in stacks.values())
        assert int(game.pile[kind]) + int(game.offer[kind]) + on_board + bought.count(kind) == chits
    rows = (game.decks, game.discards, game.in_play, game.hands)
    assert sum(sum(map(int, row)) for row in rows) + int(game.lying) == sum(map(int, game.tables.copies)) == CARDS
    atlas = game.map()
    terrain = list(atlas.terrain)
    for place, owner in enumerate(list(game.marker)[: len(terrain)]):
        assert owner == NOBODY or terrain[place] == CITY
    assert set(list(game.marker)[len(terrain) :]) <= {NOBODY}
    hidden = any(frame[0] in (q.HIT, q.SUM) for frame in frames_of(game))
    out = [int(number) for number in game.out]
    for (place, owner), stack in stacks.items():
        assert terrain[place] != PEAKS
        assert not out[owner]
        if terrain[place] == RAVINES and not hidden:
            assert FORT not in stack
            assert stack.count(BATTALION) <= stack.count(BATTLESHIP)


def frames_of(game: Empires) -> Iterator[list[int]]:
    for at in range(int(game.depth)):
        yield [int(number) for number in game.frames[at * FRAME : (at + 1) * FRAME]]


def when(game: Empires) -> tuple[int, int, int, int]:
    return int(game.round), int(game.turns), int(game.phase), int(game.active)


def check_when(
    game: Empires, before: tuple[int, int, int, int], now: tuple[int, int, int, int], *, on_mars: bool
) -> None:
    """Time goes forward; what holds at the end of a phase is looked at when the next one has begun."""
    assert now[:3] > before[:3]
    assert now[1] - before[1] in {0, 1}
    same_turn = now[1] == before[1]
    if same_turn and before[2] == DRAW_PHASE < now[2]:
        assert hand_of(game, now[3]) <= hand_limit(game, now[3])
    if same_turn and before[2] <= BATTLE_PHASE < now[2]:
        check_parted(game)
    if on_mars and not same_turn and before[2] > BATTLE_PHASE and not game.out[before[3]]:
        check_fed(game, before[3])


def hand_of(game: Empires, seat: int) -> int:
    cards = int(game.tables.cards)
    return sum(list(game.hands)[seat * cards : (seat + 1) * cards])


def check_parted(game: Empires) -> None:
    """After its battles the active player shares no territory with a foe, unless a truce held or nobody wins a tie."""
    if any(game.truce) or game.module.options["tie_winner"] == "nobody":  # type: ignore[attr-defined]
        return
    stacks = stacks_of(game)
    own = {place for place, owner in stacks if owner == game.active}
    assert not [place for place, owner in stacks if owner != game.active and place in own]


def check_fed(game: Empires, seat: int) -> None:
    """After the Upkeep phase no more units are left than the income feeds."""
    options = game.module.options  # type: ignore[attr-defined]
    points = int(income(game, seat))
    if options["control_hold"] == "garrison" or (points == 0 and options["upkeep_zero"] == "grace"):
        return
    units = sum(owner_in(unit) == seat for unit in list(game.units)[: game.standing])
    assert units <= FEEDS * points


def check_copies(game: Empires, loaded: Loaded, seed: str) -> None:
    """A copy, and what comes back from the bytes, are the same position and go on in the same way."""
    packed = game.pack()
    copies = [game.clone(), unpack(packed, loaded)]
    assert [copy.pack() for copy in copies] == [packed, packed]
    for copy in copies:
        rng = Rng(seed)
        for _ in range(GO_ON):
            if copy.actor != OVER:
                copy.apply(choice(copy, rng, sensibly=False))
    assert copies[0].pack() == copies[1].pack()
    assert game.pack() == packed


def check_guesses(game: Empires, rng: Rng) -> None:
    """What a seat or a spectator cannot tell apart changes neither what is shown nor who is asked, nor what may be done."""
    if game.atlas is None or game.actor == OVER:
        return
    seats = int(game.tables.seats)
    seat = int(rng.below(seats + 1)) - 1
    guessed = game.determinize(seat, rng)
    check_position(guessed)
    assert (guessed.actor, guessed.question(), when(guessed)) == (game.actor, game.question(), when(game))
    assert view_of(guessed, seat, MARS) == view_of(game, seat, MARS)
    if game.actor == seat:
        assert list(guessed.legal_actions()) == list(game.legal_actions())


def check_end(game: Empires) -> None:
    """Nobody is asked any more, and the winners share the win evenly."""
    scores = [int(share) for share in game.scores()]
    assert sum(scores) == WHOLE_WIN
    assert len({share for share in scores if share}) == 1
    assert game.ending
    assert not list(game.legal_actions())


RULES = (
    "WE-004", "WE-006", "WE-013", "WE-014", "WE-038", "WE-046", "WE-051", "WE-R05", "WE-R26", "WE-R57", "WE-R62", "WE-R63", "WE-R65",
    "WE-R69", "WE-R73", "S8-009", "S8-010", "S8-066", "S8-R20", "S8-R22", "S8-R45",
)  # fmt: skip


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        play(number)


@pytest.mark.soak
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_random_games(part: int) -> None:
    for number in range(GAMES + part, GAMES + SOAK_GAMES, PARTS):
        play(number)
