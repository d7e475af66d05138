"""Positions as bytes: random games of every module go on from what was read back; bytes that are no position are refused."""

import zlib
from collections.abc import Callable

import msgspec
import pytest

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER
from grognard.games.warp_empires.checks import check_position
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires, new_game
from grognard.games.warp_empires.meta import load_shipped
from grognard.games.warp_empires.packing import COUNTED, FIXED, SINGLE, Packed, pack
from grognard.games.warp_empires.state import State
from grognard.games.warp_empires.unpacking import unpack


def module(name: str) -> Loaded:
    return load_shipped(name)


def random_step(game: Empires, rng: Rng) -> None:
    if game.actor == CHANCE:
        game.apply(rng.below(game.chance()[0]))
        return
    actions = game.legal_actions()
    game.apply(actions[rng.below(len(actions))])


def played(loaded: Loaded, seats: int, steps: int, seed: int = 1, **options: object) -> Empires:
    game = new_game(*loaded.game(options, seats))
    rng = Rng(seed)
    for _ in range(steps):
        if game.actor == OVER:
            break
        random_step(game, rng)
    return game


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("space_1889_empires", 2, {}),
        ("space_1889_empires", 5, {"control_hold": "garrison", "map_size": 60}),
        (
            "space_1889_empires",
            3,
            {"card_order": "simultaneous", "ship_people": "type", "wind_steam": "all_ship_stacks"},
        ),
        ("space_1889_empires", 2, {"evasion_timing": "interrupt", "start_pick": "random", "stacks_hidden": "closed"}),
        ("amber_fens", 2, {}),
        ("amber_fens", 4, {"levies": "free", "tie_winner": "nobody"}),
    ],
)
def test_a_game_goes_on_from_its_bytes(name: str, seats: int, options: dict[str, object]) -> None:
    loaded = module(name)
    game = new_game(*loaded.game(options, seats))
    rng, twin = Rng(seats), Rng(seats)
    other = game.clone()
    for step in range(500):
        if game.actor == OVER:
            break
        random_step(game, rng)
        random_step(other, twin)
        check_position(game)
        if step % 5 == 0:
            data = pack(game)
            game = unpack(data, loaded)
            assert pack(game) == data == pack(other)
            assert game.actor == other.actor


def test_every_field_of_a_position_is_written() -> None:
    loaded = module("amber_fens")
    blank = State(*loaded.game({}, 2))
    written = {*FIXED, *COUNTED, *SINGLE, *(count for count, _, _ in COUNTED.values())}
    derived = {"tables", "module", "atlas", "actor", "told"}
    fields = {name for name in dir(blank) if not name.startswith("_") and not callable(getattr(blank, name))}
    assert fields - derived == written


def sealed(packed: Packed) -> bytes:
    body = msgspec.msgpack.encode(packed)
    return body + zlib.crc32(body).to_bytes(4, "big")


def opened(data: bytes) -> Packed:
    return msgspec.msgpack.decode(data[:-4], type=Packed)


@pytest.mark.parametrize("data", [b"", b"123", b"1234567890", bytes(100)])
def test_bytes_that_are_none(data: bytes) -> None:
    with pytest.raises(DataError):
        unpack(data, module("amber_fens"))


def test_a_damaged_position_is_refused() -> None:
    loaded = module("amber_fens")
    data = pack(played(loaded, 2, 60))
    with pytest.raises(DataError, match="damaged"):
        unpack(data[:40] + bytes([data[40] ^ 1]) + data[41:], loaded)


def test_a_position_of_another_module_or_version_is_refused() -> None:
    loaded = module("amber_fens")
    data = pack(played(loaded, 2, 60))
    with pytest.raises(DataError, match="position of amber_fens"):
        unpack(data, module("space_1889_empires"))
    packed = opened(data)
    packed.digest = "0" * 16
    with pytest.raises(DataError, match="another version"):
        unpack(sealed(packed), loaded)


WRONG: dict[str, tuple[str, Callable[[list[int]], list[int]]]] = {
    "a unit outside": ("units", lambda numbers: [*numbers[:-1], numbers[-1] + (200 << 40)]),
    "a chit too many": ("pile", lambda numbers: [numbers[0] + 1, *numbers[1:]]),
    "a card too many": ("decks", lambda numbers: [numbers[0] + 1, *numbers[1:]]),
    "no such question": ("frames", lambda numbers: [99, *numbers[1:]]),
    "a marker of nobody": ("marker", lambda numbers: [7, *numbers[1:]]),
    "a power twice": ("power", lambda numbers: [numbers[0]] * len(numbers)),
    "a card known that is not there": ("seen_cards", lambda numbers: [200] * len(numbers)),
    "a list that is too short": ("hands", lambda numbers: numbers[:-1]),
    "a number that is too large": ("points", lambda numbers: [2**60, *numbers[1:]]),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    loaded = module("amber_fens")
    packed = opened(pack(played(loaded, 2, 80)))
    name, change = WRONG[what]
    packed.lists[name] = change(packed.lists[name])
    with pytest.raises(DataError):
        unpack(sealed(packed), loaded)
