"""Reads the maps and numbers of data/*.toml and makes the tables of a game from them and its options."""

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from grognard.core.options import OptionValue
from grognard.games.mystic_mountain.actions import ARCHER_SLOT, FIRST_MINER, MINER, MINERS, SHOT_REACH, SLOTS, SOLDIERS
from grognard.games.mystic_mountain.board import DOWNHILL_STEPS, NOBODY, SPAN, Numbers, Setup, Terrain

KINDS: Final = ("soldier", "miner", "archer")
MARKS: Final = ("sma", "SMA")  # by side: how the start rows write soldiers, miners and the archer
FIRST_SLOT: Final = (0, FIRST_MINER, ARCHER_SLOT)
COUNTS: Final = (SOLDIERS, MINERS, SLOTS - ARCHER_SLOT)


class Band(NamedTuple):
    """A coloured band of the mountain: what is mined there and what it yields.

    Rule: MM-011
    """

    colour: str
    ore: str
    lowest: int
    highest: int
    yields: int
    rule: str


@functools.cache
def read_data(name: str) -> dict[str, Any]:
    """A file of the data folder."""
    text = files("grognard.games.mystic_mountain").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@functools.cache
def bands() -> tuple[Band, ...]:
    """The coloured bands, from the lowest up.

    Rule: MM-011, MM-021
    """
    rows = read_data("numbers")["band"]
    return tuple(Band(r["colour"], r["ore"], r["lowest"], r["highest"], r["yield"], r["rule"]) for r in rows)


def setup_for(options: Mapping[str, OptionValue]) -> Setup:
    """The tables for resolved options; equal options share one Setup."""
    return _setup(tuple(options.items()))


@functools.lru_cache(maxsize=256)
def _setup(options: tuple[tuple[str, OptionValue], ...]) -> Setup:
    values = dict(options)
    layout = read_data("layouts")["layout"][values["layout"]]
    return Setup(_terrain(layout, str(values["mountain"]), _whole(values["start_forward"])), _numbers(), values)


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _terrain(layout: dict[str, Any], mountain: str, forward: int) -> Terrain:
    board: list[str] = layout["board"]
    width = len(board[0])
    levels = [0] * (width * len(board))
    for square, level in _mountain(layout["mountain_corner"], mountain, width):
        levels[square] = level
    return Terrain(width, levels, _entrance(board), _start(layout["start"]["rows"], forward))


def _mountain(corner: str, name: str, width: int) -> list[tuple[int, int]]:
    """The squares of a mountain with their levels, laid down with its north-west corner on a square.

    Rule: MM-006, MM-007, MM-008, MM-009, MM-R04, MM-R05
    """
    column, row = ord(corner[0]) - ord("A"), int(corner[1:]) - 1
    rows: list[str] = read_data("layouts")["mountain"][name]["levels"]
    return [
        ((row + down) * width + column + across, int(level))
        for down, line in enumerate(rows)
        for across, level in enumerate(line)
    ]


def _entrance(board: list[str]) -> list[int]:
    """By square: the owner of an Entrance square, NOBODY of other squares; South's lie on the southern half.

    Rule: MM-R02, MM-R03
    """
    owner = [NOBODY] * (len(board) * len(board[0]))
    for row, line in enumerate(board):
        for column, mark in enumerate(line):
            if mark == "E":
                owner[row * len(line) + column] = 0 if row > len(board) // 2 else 1
    return owner


def _start(rows: list[str], forward: int) -> list[int]:
    """By unit: its start square, from west to east for each kind, moved towards the middle by `forward` rows.

    Rule: MM-001, MM-002, MM-003, MM-004, MM-005, MM-010, MM-R06, MM-R07
    """
    width = len(rows[0])
    squares: list[int] = []
    for side in range(2):
        step = -forward if side == 0 else forward
        for mark, count in zip(MARKS[side], COUNTS, strict=True):
            found = [
                (row + step) * width + column
                for row, line in enumerate(rows)
                for column, here in enumerate(line)
                if here == mark
            ]
            if len(found) != count:
                raise ValueError(f"{len(found)} units {mark} at the start, {count} wanted")
            squares += found
    return squares


def _numbers() -> Numbers:
    data = read_data("numbers")
    single = {
        "points_at_start": data["points"]["at_start"]["value"],
        "points_to_win": data["points"]["to_win"]["value"],
        "points_for_a_soldier": data["points"]["for_a_soldier"]["value"],
        "actions": data["turn"]["actions"]["value"],
        "full_attack_cost": data["turn"]["full_attack_cost"]["value"],
    }
    tables = {
        "reach": [data[kind]["reach"]["value"] for kind in KINDS],
        "price": [data[kind]["price"]["value"] for kind in KINDS],
        "yields": [0] + [band.yields for band in bands() for _ in range(band.lowest, band.highest + 1)],
        "hits_from": [0] + [shot["hits_from"] for shot in data["shot"]],
    }
    if len(tables["hits_from"]) != SHOT_REACH + 1:
        raise ValueError("the table of shots has a row for each distance")
    if max(tables["reach"]) > SPAN or tables["reach"][MINER] != DOWNHILL_STEPS:
        raise ValueError("reach.py is made for Moves of up to SPAN squares, and of two on the mountain")
    return Numbers(single, tables)
