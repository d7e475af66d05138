"""What a match looks like as numbers: public tallies over time, and dice against expectation."""

from collections.abc import Iterator
from typing import Final

import msgspec

from grognard.core.chance import faces_of
from grognard.core.entries import NO_SEAT, Entry, path_to
from grognard.core.game import Game
from grognard.core.match import Match

SIDES_OF_A_DIE: Final = 6
EXPECTED: Final = 3.5
MOST_DICE: Final = 18  # 6**18 is below 2**48


class Series(msgspec.Struct, kw_only=True):
    """One number of one seat over time; each point is (entries so far, turn, value), and only where it changes."""

    seat: int
    name: str
    tally: str
    points: list[tuple[int, int, int]]


class DiceCount(msgspec.Struct, kw_only=True):
    """The dice that one seat threw (-1: nobody's): how often each face, 1 to 6, the mean, and a sentence."""

    seat: int
    name: str
    faces: list[int]
    thrown: int
    expected: float
    mean: float
    text: str


class Charts(msgspec.Struct, kw_only=True):
    """The charts of a match, as one viewer may know them."""

    series: list[Series]
    dice: list[DiceCount]


def charts_of(match: Match, viewer: int) -> Charts:
    """The charts along the line of play that counts, entries taken back left out."""
    lines: dict[tuple[str, int], list[tuple[int, int, int]]] = {}
    faces: dict[int, list[int]] = {}
    known = match.count_known(viewer)
    for number, entry, game in _moments(match, known):
        _tally(match, number, game, lines, known)
        if entry is not None and entry.kind == "chance" and entry.is_open_to(viewer):
            _count(match, entry, game, faces)
    _tally(match, known, match.at(known), lines, known)
    names = [match.ruleset.seat_name(match.game, seat) for seat in range(match.seats)]
    series = [
        Series(seat=seat, name=names[seat], tally=tally, points=points) for (tally, seat), points in lines.items()
    ]
    dice = [_dice(seat, names[seat] if seat >= 0 else "", faces[seat]) for seat in sorted(faces)]
    return Charts(series=series, dice=dice)


def _moments(match: Match, until: int) -> Iterator[tuple[int, Entry | None, Game]]:
    """Each position of the line with the entry that follows it."""
    game = match.ruleset.start(match.options, match.seats)
    for number in path_to(match.entries, until)[1]:
        entry = match.entries[number]
        if entry.moves:
            yield number, entry, game
            game.apply(entry.choice)


def _tally(
    match: Match, number: int, game: Game, lines: dict[tuple[str, int], list[tuple[int, int, int]]], last: int
) -> None:
    turn = -1
    for tally, values in match.ruleset.tallies(game).items():
        for seat, value in enumerate(values):
            line = lines.setdefault((tally, seat), [])
            if not line or line[-1][2] != value or number == last:
                turn = match.ruleset.turn(game) if turn < 0 else turn
                line.append((number, turn, value))


def _count(match: Match, entry: Entry, game: Game, faces: dict[int, list[int]]) -> None:
    dice = count_dice(int(game.chance()[0]))
    if not dice:
        return
    throwers = list(match.ruleset.throwers(game, dice)) or [NO_SEAT] * dice
    for seat, face in zip(throwers, faces_of(entry.choice, dice), strict=True):
        faces.setdefault(seat, [0] * SIDES_OF_A_DIE)[face - 1] += 1


def count_dice(size: int) -> int:
    """How many dice have so many outcomes together, 0 when it is no throw of dice."""
    for dice in range(1, MOST_DICE + 1):
        if SIDES_OF_A_DIE**dice == size:
            return dice
    return 0


def _dice(seat: int, name: str, faces: list[int]) -> DiceCount:
    thrown = sum(faces)
    total = sum(face * times for face, times in enumerate(faces, 1))
    mean = total / thrown
    who = f"{name} threw" if name else "Thrown were"
    dice = "1 die" if thrown == 1 else f"{thrown} dice"
    text = f"{who} {dice}, {mean:.2f} on average; {EXPECTED:.2f} is to be expected ({total - EXPECTED * thrown:+.1f} pips in all)."
    return DiceCount(seat=seat, name=name, faces=faces, thrown=thrown, expected=EXPECTED, mean=mean, text=text)
