"""Positions as bytes and back, and what is said of bytes that hold none."""

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.frames import FRAME, LATER
from grognard.core.game import CHANCE, OVER
from grognard.core.options import resolve
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import BAND, BOAT, FACTIONS, RANKS, SEATS
from grognard.games.mysterious_islands.chart import VOLCANO, WATER
from grognard.games.mysterious_islands.factions import load_table, setup_for
from grognard.games.mysterious_islands.game import Islands, new_game
from grognard.games.mysterious_islands.map_text import text_of
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.packing import FIXED, Packed
from grognard.games.mysterious_islands.state import (
    FACTION_SHIFT,
    HEX_SHIFT,
    KIND_SHIFT,
    MOVE_PHASE,
    RECRUIT_PHASE,
    SETTING_UP,
)
from grognard.games.mysterious_islands.unpacking import unpack


def started(seed: int, seats: int = 3, **options: object) -> Islands:
    return new_game(setup_for(resolve(OPTIONS, {"action_deck": True, "event_phase": True, **options}), seats))


def play(game: Islands, rng: Rng, stop: Callable[[Islands], bool] = lambda game: False) -> Islands:
    """Random choices to the end, or to a position that is looked for."""
    while game.actor != OVER and not stop(game):
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        else:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    return game


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_random_games_come_back(seed: int) -> None:
    rng = Rng(f"pack {seed}")
    game = started(seed, 2 + seed % 5, action_deck=seed % 2 == 0, extra_factions=seed % 3 == 0)
    count = 0
    while game.actor != OVER:
        count += 1
        if count % 11 == 0:
            data = game.pack()
            again = unpack(data)
            assert again.pack() == data
            assert (again.actor, list(again.legal_actions())) == (game.actor, list(game.legal_actions()))
            assert list(again.held) == list(game.held)
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        else:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    assert unpack(game.pack()).actor == OVER
    assert list(unpack(game.pack()).scores()) == list(game.scores())


def test_a_loaded_game_goes_on_in_the_same_way() -> None:
    game = play(started(1), Rng("on"), lambda game: game.round == 3)
    one, two = play(unpack(game.pack()), Rng("rest")), play(game.clone(), Rng("rest"))
    assert one.pack() == two.pack()


def test_options_seats_factions_and_chart_are_in_the_bytes() -> None:
    packs = {
        started(1).pack(),
        started(1, 4).pack(),
        started(1, rounds="6").pack(),
        started(1, faction_choice="random").pack(),
    }
    assert len(packs) == 4
    game = play(started(1), Rng("chart"), lambda game: game.chart is not None)
    other = game.clone()
    assert game.chart is not None
    other.chart = started(1, map=text_of(game.chart)).chart
    assert other.pack() == game.pack()


def test_the_chart_of_the_option_is_shared() -> None:
    rolled = play(started(1), Rng("chart"), lambda game: game.chart is not None).map()
    game = started(1, map=text_of(rolled))
    assert unpack(game.pack()).chart is game.chart


def test_other_factions_are_refused() -> None:
    table = load_table()
    other = (*table[:-1], msgspec.structs.replace(table[-1], id="shoguns"))
    data = started(1).pack()
    assert unpack(data).setup.factions == len(table)
    with pytest.raises(DataError, match="other factions"):
        unpack(data, other)


def middle() -> Islands:
    """A turn in the middle of a game: somebody recruits, cards are out, Boats lie in the water."""
    return play(started(1), Rng("middle"), lambda game: game.round == 4 and game.question() == q.RECRUIT)


def changed(data: bytes, edit: Callable[[Packed], Any]) -> bytes:
    packed = msgspec.msgpack.decode(data[:-4], type=Packed)
    edit(packed)
    body = msgspec.msgpack.encode(packed)
    return body + zlib.crc32(body).to_bytes(4, "big")


def put(name: str, at: int, number: int) -> Callable[[Packed], Any]:
    return lambda packed: packed.lists[name].__setitem__(at, number)


def one(name: str, number: int) -> Callable[[Packed], Any]:
    return lambda packed: packed.single.__setitem__(name, number)


def frame(*numbers: int) -> Callable[[Packed], Any]:
    """The topmost frame anew."""
    return lambda packed: packed.lists["frames"].__setitem__(
        slice(-FRAME, None), [*numbers, *[0] * (FRAME - len(numbers))]
    )


def units(edit: Callable[[list[int]], list[int]]) -> Callable[[Packed], Any]:
    return lambda packed: packed.lists.__setitem__("units", edit(packed.lists["units"]))


def moved_to(terrain: int) -> Callable[[Packed], Any]:
    """The first Boat on another terrain, or the first unit on a Volcano."""

    def edit(packed: Packed) -> None:
        signs = packed.chart.replace("\n", "")
        place = signs.index("v" if terrain == VOLCANO else "." if terrain == WATER else "j")
        groups = packed.lists["units"]
        kind = BOAT if terrain != VOLCANO else 0
        number = next(group for group in groups if group >> KIND_SHIFT & 7 == kind)
        groups.remove(number)
        groups.append(place << HEX_SHIFT | number & ((1 << HEX_SHIFT) - 1))
        groups.sort()

    return edit


def with_base_beside(packed: Packed) -> None:
    base = next(group for group in packed.lists["units"] if group >> KIND_SHIFT & 7 == 6)
    signs, place = packed.chart.replace("\n", ""), base >> HEX_SHIFT
    beside = next(near for near in (place - 1, place + 1) if signs[near] in "jH")
    kept = [group for group in packed.lists["units"] if group >> HEX_SHIFT != beside]
    packed.lists["units"] = sorted([*kept, beside << HEX_SHIFT | base & ((1 << HEX_SHIFT) - 1)])


DAMAGE = [
    (lambda packed: setattr(packed, "game", "chess"), "a position of chess"),
    (lambda packed: setattr(packed, "rules_version", 99), "version 99"),
    (lambda packed: setattr(packed, "seats", 7), "not played by 7"),
    (lambda packed: setattr(packed, "seats", 1), "not played by 1"),
    (lambda packed: packed.options.update(rounds="7"), "Option rounds"),
    (lambda packed: packed.options.update(factions_per_player=3), "cannot have 3 factions each"),
    (lambda packed: packed.options.update(wind=1), "no option wind"),
    (lambda packed: packed.factions.reverse(), "other factions"),
    (lambda packed: setattr(packed, "chart", "..x"), "is no hex"),
    (lambda packed: setattr(packed, "chart", ""), "on no hex|beyond the board"),
    (lambda packed: packed.lists.pop("bank"), "lacks numbers"),
    (lambda packed: packed.lists.update(more=[1]), "has too many"),
    (lambda packed: packed.single.pop("round"), "lacks numbers"),
    (lambda packed: packed.lists["bank"].pop(), f"has {FACTIONS - 1} numbers of bank"),
    (lambda packed: packed.lists["frames"].pop(), "numbers of frames"),
    (lambda packed: packed.lists["frames"].extend([0] * FRAME * 30), "numbers of frames"),
    (lambda packed: packed.lists["gates"].append(3), "has 1 numbers of gates"),
    (put("bank", 0, 2**50), "out of range"),
    (put("hands", 1, 256), "number of cards"),
    (put("hands", 1, -1), "number of cards"),
    (put("bank", 0, -1), "points from 0 up"),
    (put("owner", 0, 3), "Faction 0 is nobody's"),
    (put("owner", FACTIONS - 1, 0), f"Faction {FACTIONS - 1} is nobody's"),
    (put("invented", 2, 2), "made its invention or not"),
    (put("dead", 2, 2), "dead or not"),
    (put("home", 0, 900), "at home on no hex"),
    (put("out", 0, 99), "fell in a turn that has begun"),
    (put("fight", 0, 900), "The fight is on no hex"),
    (put("fight", 3, -2), "number of the fight"),
    (one("starter", 3), "starting seat"),
    (one("active", -2), "active seat"),
    (one("round", 13), "round is 0 to 12"),
    (one("turns", -1), "Turns"),
    (one("phase", 9), "phase is 0 to 8"),
    (one("decisions", -1), "Decisions"),
    (lambda packed: packed.lists.update(dice=[101]), "A die shows"),
    (lambda packed: packed.lists.update(notes=[-1]), "A note names no unit"),
    (lambda packed: packed.lists.update(notes=[FACTIONS * 900]), "A note names no unit"),
    (lambda packed: packed.lists.update(chosen=[1]), "A choice names units that are not there"),
    (lambda packed: packed.lists.update(gates=[900 * FACTIONS, 1]), "place at the rim"),
    (units(lambda groups: groups[::-1]), "not in order"),
    (units(lambda groups: [*groups, groups[-1]]), "not in order"),
    (units(lambda groups: [*groups, 900 << HEX_SHIFT | 1]), "beyond the board"),
    (units(lambda groups: [groups[0] & ~1023, *groups[1:]]), "of a kind that does not exist"),
    (units(lambda groups: [groups[0] | 7 << KIND_SHIFT, *groups[1:]]), "of a kind that does not exist|not in order"),
    (units(lambda groups: [groups[0] | 15 << FACTION_SHIFT, *groups[1:]]), "which nobody plays|not in order"),
    (moved_to(VOLCANO), "on a Volcano"),
    (moved_to(1), "Boats lie in water"),
    (with_base_beside, "Bases are neighbours"),
    (units(lambda groups: [g + 1 if g >> KIND_SHIFT & 7 == 6 else g for g in groups]), "A hex holds one Base"),
    (put("deck", 1, 5), "52 of a pack"),
    (lambda packed: packed.options.update(action_deck=False), "which the options do not have"),
    (put("known", (1 * SEATS + 2) * RANKS + 7, 4), "knows a card that is not there"),
    (frame(99, 0), "does not exist"),
    (frame(q.RECRUIT, LATER), "asks nobody"),
    (frame(q.RECRUIT, 3), "nobody at the table"),
    (frame(q.C_MAP, 0), "question to chance"),
    (frame(q.BEGIN_TURN, 0), "cannot be"),
    (frame(q.RECRUIT, 0, 1), "A detail of question 7"),
    (frame(q.PLACE_UNIT, 0, 11, 0), "A detail of question 8"),
    (frame(q.PLACE_UNIT, 0, 0, 7), "A detail of question 8"),
    (frame(q.WHO_SHOOTS, 0, 900), "A detail of question 18"),
]


@pytest.mark.parametrize(("edit", "said"), DAMAGE)
def test_positions_that_cannot_be(edit: Callable[[Packed], Any], said: str) -> None:
    data = middle().pack()
    assert unpack(changed(data, lambda packed: None)).pack() == data
    with pytest.raises(DataError, match=said):
        unpack(changed(data, edit))


@pytest.mark.parametrize("data", [b"", b"1234", b"12345", b"\x80" * 40])
def test_bytes_that_are_none(data: bytes) -> None:
    with pytest.raises(DataError, match="no position"):
        unpack(data)


def test_a_flipped_bit_is_noticed() -> None:
    data = bytearray(middle().pack())
    data[len(data) // 2] ^= 4
    with pytest.raises(DataError, match="damaged"):
        unpack(bytes(data))


@pytest.mark.rule("MI-R84", "MI-R125", "MI-R163")
def test_who_may_share_a_hex() -> None:
    game = play(started(1), Rng("share"), lambda game: game.round == 2 and game.question() == q.MOVE)
    factions = [faction for faction in range(FACTIONS) if game.owner[faction] >= 0]
    place = next(p for p in range(game.map().hexes) if game.map().is_land(p) and not game.held[p])
    for faction in factions[:2]:
        game.put(place, faction, 0, 0, 1)
    assert game.phase == MOVE_PHASE
    assert unpack(game.pack()).pack() == game.pack()  # the active player has walked in
    for phase in (SETTING_UP, RECRUIT_PHASE):
        game.phase = phase
        with pytest.raises(DataError, match="Enemies share a hex"):
            unpack(game.pack())
    game.phase = MOVE_PHASE
    game.put(place, factions[2], 0, 0, 1)
    with pytest.raises(DataError, match="More than two"):
        unpack(game.pack())
    game.take(place, factions[2], 0, 0, 1)
    game.owner[factions[1]] = game.owner[factions[0]]
    with pytest.raises(DataError, match="one player"):
        unpack(game.pack())


@pytest.mark.rule("MI-R60", "MI-R163")
def test_nobody_is_in_the_water_without_a_place_aboard() -> None:
    game = play(started(1), Rng("swim"), lambda game: game.round == 1 and game.question() == q.RECRUIT)
    place = next(p for p in range(game.map().hexes) if game.map().terrain[p] == WATER and not game.held[p])
    rider = next(f for f in range(FACTIONS) if game.owner[f] >= 0 and game.kind_power(2, f, BOAT))
    game.put(place, rider, BOAT, 0, 1)
    game.put(place, rider, 2, 0, game.kind_power(2, rider, BOAT))
    assert unpack(game.pack()).pack() == game.pack()
    game.put(place, rider, 2, 0, 1)
    with pytest.raises(DataError, match="without a place aboard"):
        unpack(game.pack())


def test_lists_of_fixed_length_are_named_once() -> None:
    assert set(FIXED) == set(msgspec.msgpack.decode(middle().pack()[:-4], type=Packed).lists) - {
        "units", "dice", "notes", "chosen", "gates", "frames",
    }  # fmt: skip


NAMED = [
    # how many of a kind are chosen by kind only, of three that have moved in part, and whether a position can hold it
    (1, True),
    (3, True),
    (4, False),
]


@pytest.mark.rule("MI-R105", "MI-R163")
@pytest.mark.parametrize(("number", "fits"), NAMED)
def test_who_goes_overboard_is_named_by_kind(number: int, fits: bool) -> None:
    game = play(started(1), Rng("share"), lambda game: game.round == 2 and game.question() == q.MOVE)
    faction = next(faction for faction in range(FACTIONS) if game.owner[faction] == game.active)
    place = next(p for p in range(game.map().hexes) if game.map().is_land(p) and not game.held[p])
    game.put(place, faction, BAND, 1, 3)
    data = game.pack()
    kind = place << HEX_SHIFT | faction << FACTION_SHIFT | BAND << KIND_SHIFT

    def edit(packed: Packed) -> None:
        packed.lists.update(chosen=[kind | number])

    if fits:
        assert unpack(changed(data, edit)).picks == 1
        return
    with pytest.raises(DataError, match="A choice names units that are not there"):
        unpack(changed(data, edit))
