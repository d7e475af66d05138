"""What holds in every position of the modules of Warp Empires, whoever plays under whatever options."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from grognard.bots.playout import pick
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.frames import open_frames
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.options import Option, OptionValue
from grognard.games.warp_empires import questions as q
from grognard.games.warp_empires.actions import ACTION_COUNT
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded, load_module
from grognard.games.warp_empires.format.template import template
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.state import (
    BATTLE_PHASE,
    DRAW_PHASE,
    NOBODY,
    SETTING_UP,
    owner_in,
    place_in,
    type_in,
)
from grognard.games.warp_empires.stats import hand_limit, income
from grognard.games.warp_empires.unpacking import unpack
from grognard.games.warp_empires.view import view_of

GAMES = 100
PARTS = 10
SOAK_GAMES = 2000
SAMPLE_EVERY = 97  # choices between two looks at copies, bytes and guesses
GO_ON = 6  # choices that copies are followed for
LONGEST = 60_000  # choices that no random game needs
MARS: Final = "space_1889_empires"
FENS: Final = "amber_fens"
TOY: Final = "toy"
IN_TURN: Final = (MARS, FENS, MARS, TOY, MARS)
FOES: Final = 16  # a battle is noted as territory * FOES + foe
FEEDS: Final = 5  # units for each point of income


# ---- games ------------------------------------------------------------------


@cache
def module(name: str) -> Loaded:
    """A module that ships; or the one that `grognard module new` begins with, whose riders are leaders here."""
    if name != TOY:
        return load_shipped(name)
    text = template(TOY)
    for old, new in (
        ('name = "Cavalry"', 'name = "Cavalry"\nstart = "pile"'),
        ('tags = ["horse"]', 'tags = ["horse", "leader"]'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return load_module(text.encode(), f"{TOY}.toml", lambda _: None)


def draw_value(option: Option, rng: Rng) -> OptionValue:
    if option.name == "max_rounds":
        return 3 + int(rng.below(10))
    if option.name == "map_size":
        return 0 if rng.below(2) else 60 + int(rng.below(40))
    return option.choices[rng.below(len(option.choices))]


def begin(number: int, rng: Rng) -> tuple[Loaded, Empires]:
    """A new game with as many players as the module allows, two to nine of Mars, and all options by lot."""
    loaded = module(IN_TURN[number % len(IN_TURN)])
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
    before = moment_of(game)
    for step in range(LONGEST):
        check_asked(game)
        check_chits(game, loaded.sheet.id)
        check_cards(game, loaded.sheet.id)
        check_places(game, loaded.sheet.id)
        now = moment_of(game)
        check_time(game, before, now)
        before = now
        if step % SAMPLE_EVERY == 0:
            check_position(game)
            check_copies(game, loaded, f"{number} {step}")
            check_guesses(game, rng)
        if game.actor == OVER:
            check_end(game)
            return
        game.apply(choice(game, rng, sensibly=number // len(IN_TURN) % 2 == 1))
    raise AssertionError(f"game {number} does not end")


# ---- who is asked ---------------------------------------------------------------


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


# ---- chits and cards --------------------------------------------------------------


CARDS: Final = {MARS: 70, FENS: 48, TOY: 32}
MARS_CHITS: Final = (20, 10, 15, 10, 5)
LEVY: Final = (8, 5, 4, 4)  # of each power of the Fens; then the captains of the powers that play
CAPTAINS: Final = 4
TOY_CHITS: Final = (20, 10)


def chits_of(game: Empires, name: str) -> tuple[int, ...]:
    """How many chits of each type there are, once the powers are known."""
    if name != FENS:
        return MARS_CHITS if name == MARS else TOY_CHITS
    powers = [int(power) for power in game.power]
    return (*(count * len(powers) for count in LEVY), *(powers.count(captain) for captain in range(CAPTAINS)))


def check_chits(game: Empires, name: str) -> None:
    """In the pile, on the board, on offer, just bought or captured: always the same number."""
    if game.phase == SETTING_UP and not any(game.pile):
        return
    types = int(game.tables.types)
    pile, captured = list(game.pile), list(game.captured)
    on_board = [int(type_in(unit)) for unit in list(game.units)[: game.standing]]
    bought = [frame[2] for frame in open_frames(game) if frame[0] == q.PLACE_RECRUIT]
    for kind, chits in enumerate(chits_of(game, name)):
        in_piles = sum(pile[kind::types]) + sum(captured[kind::types]) + int(game.offer[kind])
        assert in_piles + on_board.count(kind) + bought.count(kind) == chits


def check_cards(game: Empires, name: str) -> None:
    """In the deck, in hands, in play or discarded: always the same number; none in the hand of somebody who is out."""
    cards = int(game.tables.cards)
    rows = (game.decks, game.discards, game.in_play, game.hands)
    assert sum(sum(map(int, row)) for row in rows) + int(game.lying) in (
        {0, CARDS[name]} if is_new(game) else {CARDS[name]}
    )
    for seat, is_out in enumerate(game.out):
        assert not is_out or not any(list(game.hands)[seat * cards : (seat + 1) * cards])


def is_new(game: Empires) -> bool:
    return bool(game.phase == SETTING_UP)


# ---- who stands where ---------------------------------------------------------------


def check_places(game: Empires, name: str) -> None:
    """Markers lie on revenue territories alone, one on each at most; nobody stands where he may not, or is out."""
    if game.atlas is None:
        return
    terrain = [int(ground) for ground in game.atlas.terrain]
    yields, check_stack = PLACES[name]
    for place, owner in enumerate(map(int, game.marker)):
        assert owner == NOBODY or terrain[place] in yields
        assert owner == NOBODY or not game.out[owner]
    # While the cards of a battle take effect, cargo may just have lost its ship.
    is_sinking = any(frame[0] in (q.HIT, q.SUM) for frame in open_frames(game))
    for (place, owner), stack in stacks_of(game).items():
        assert not game.out[owner]
        check_stack(terrain[place], stack, is_sinking)


def stacks_of(game: Empires) -> dict[tuple[int, int], list[int]]:
    """By territory and owner: the types of a stack from the top."""
    found: dict[tuple[int, int], list[int]] = {}
    for unit in list(game.units)[: game.standing]:
        found.setdefault((int(place_in(unit)), int(owner_in(unit))), []).append(int(type_in(unit)))
    return found


def check_stack_of_mars(terrain: int, stack: list[int], is_sinking: bool) -> None:
    """Nobody in Peaks; in Ravines no Fortifications, and no Battalion without a Battleship of its own."""
    battalion, fort, battleship, ravines, peaks = 0, 1, 4, 2, 3
    assert terrain != peaks
    if terrain == ravines and not is_sinking:
        assert fort not in stack
        assert stack.count(battalion) <= stack.count(battleship)


def check_stack_of_fens(terrain: int, stack: list[int], is_sinking: bool) -> None:
    """No Punt in a Holt; on the lake Punts alone, and two Spears or captains in each; Palisades in villages."""
    elk, punt, palisade, village, holt, lake, on_board = 1, 2, 3, 0, 3, 4, 2
    assert terrain != holt or punt not in stack
    assert terrain == village or palisade not in stack
    if terrain == lake and not is_sinking:
        assert elk not in stack
        assert len(stack) - stack.count(punt) <= on_board * stack.count(punt)


def check_stack_of_toy(terrain: int, stack: list[int], is_sinking: bool) -> None:
    """Nobody on Cliffs."""
    cliffs = 2
    assert terrain != cliffs


CheckStack = Callable[[int, list[int], bool], None]
# By module: the terrain that yields something, and who may stand where.
PLACES: Final[dict[str, tuple[set[int], CheckStack]]] = {
    MARS: ({0}, check_stack_of_mars),
    FENS: ({0}, check_stack_of_fens),
    TOY: ({0}, check_stack_of_toy),
}


# ---- the end of a phase -----------------------------------------------------------------


class Moment(NamedTuple):
    """The time, and what is compared with later."""

    round: int
    turns: int
    phase: int
    active: int
    truce: bool  # somebody may not be attacked
    fought: set[tuple[int, int]]  # territory and foe of the battles of this phase
    income: int  # of whoever is on turn


def moment_of(game: Empires) -> Moment:
    active = int(game.active)
    fought = {divmod(int(pair), FOES) for pair in list(game.fought)[: game.fights]}
    points = int(income(game, active)) if active >= 0 and game.atlas is not None else 0
    return Moment(int(game.round), int(game.turns), int(game.phase), active, any(game.truce), fought, points)


def check_time(game: Empires, before: Moment, now: Moment) -> None:
    """Time goes forward; what holds at the end of a phase is looked at as soon as it is over."""
    assert now[:3] >= before[:3]
    assert now.turns - before.turns in {0, 1}
    is_same_turn = now.turns == before.turns
    assert not is_same_turn or now.active == before.active or before.phase == SETTING_UP
    if now.phase > DRAW_PHASE and (before.phase <= DRAW_PHASE or not is_same_turn):
        assert hand_of(game, now.active) <= hand_limit(game, now.active)
    if before.phase == SETTING_UP:
        return
    if before.phase <= BATTLE_PHASE and (now.phase > BATTLE_PHASE or not is_same_turn):
        check_parted(game, before)
    if not is_same_turn:
        check_fed(game, before)


def hand_of(game: Empires, seat: int) -> int:
    cards = int(game.tables.cards)
    return sum(list(game.hands)[seat * cards : (seat + 1) * cards])


def option(game: Empires, name: str) -> object:
    return game.module.options[name]  # type: ignore[attr-defined]  # a module, which compiled code need not know


def check_parted(game: Empires, before: Moment) -> None:
    """After his battles the active player shares no territory with a foe, but for a truce, or where nobody won a tie."""
    if before.truce:
        return
    stacks = stacks_of(game)
    own = {place for place, owner in stacks if owner == before.active}
    shared = {(place, owner) for place, owner in stacks if owner != before.active and place in own}
    assert shared <= (before.fought if option(game, "tie_winner") == "nobody" else set())


def check_fed(game: Empires, before: Moment) -> None:
    """After the Upkeep phase no more units are left than the income before the Control phase feeds."""
    if game.module.sheet.phases.upkeep.mode != "limit":  # type: ignore[attr-defined]  # as above
        return
    if before.income == 0 and option(game, "upkeep_zero") == "grace":
        return
    units = sum(owner_in(unit) == before.active for unit in list(game.units)[: game.standing])
    assert units <= FEEDS * before.income


# ---- copies, guesses, the end -----------------------------------------------------------


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
    assert (guessed.actor, guessed.question(), moment_of(guessed)) == (game.actor, game.question(), moment_of(game))
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
