"""Golden games: whole recorded games come to the same end, position and events, compiled and plain, now and later."""

import functools
from collections.abc import Iterator
from pathlib import Path

import pytest

from golden import Digest, Effect, Wish, digest_of, effect_of, matters, read_digests, wishes
from grognard.core.game import WHOLE_WIN
from grognard.core.match import Match
from grognard.core.options import Option, OptionValue
from grognard.core.record import load_match, save_text, verify_text
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.games.warp_empires.rules import WarpEmpires, empires

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/wishes.toml"))
WANTED = [(game, wish) for game in GAMES for wish in wishes(HERE / game)]
ROWS = [pytest.param(game, wish, id=f"{game} {wish.name}") for game, wish in WANTED]
NUMBERS_IN_FULL = 3  # an option that has no more numbers than these is covered with each of them

# By game: every ending there is, in the reason's words, whether nobody wins alone, and under which option.
ENDINGS: dict[str, list[tuple[str, bool, dict[str, object]]]] = {
    "amber_fens": [
        ("victory", False, {}),
        ("victory", True, {}),
        ("last", False, {}),
        ("rounds", False, {}),
        ("rounds", True, {}),
        ("resigned", False, {}),
        ("draw agreed", True, {}),
    ],
    "mystic_mountain": [
        ("top", False, {}),
        ("points", False, {}),
        ("elimination", False, {"elimination": "immediate"}),
        ("elimination", False, {"elimination": "after_purchase"}),
        ("cap", True, {"cap_result": "draw"}),
        ("cap", False, {"cap_result": "points"}),
        ("resigned", False, {}),
        ("draw agreed", True, {}),
    ],
    "mysterious_islands": [
        ("rounds", False, {}),
        ("rounds", True, {}),
        ("rounds", False, {"tie_break": "units"}),
        ("last", False, {}),
        ("last", True, {}),
        ("resigned", False, {}),
        ("draw agreed", True, {}),
    ],
    "space_1889_empires": [
        ("victory", False, {"victory_compare": "at_least"}),
        ("victory", False, {"victory_compare": "more_than"}),
        ("last", False, {}),
        ("rounds", False, {}),
        ("rounds", True, {}),
        ("resigned", False, {}),
        ("draw agreed", True, {}),
    ],
}

# By game: options that its module has no use for, as nothing in it depends on them.
USELESS = {"amber_fens": ["upkeep_zero", "victory_compare"]}


def path_of(game: str, wish: Wish) -> Path:
    return HERE / game / f"{wish.name}.jsonl"


def ruleset_of(game: str) -> Ruleset:
    return find_game(game.replace("_", "-"))


@functools.cache
def played(path: Path) -> Match:
    """The match of a golden game, loaded with all checks."""
    return load_match(path.read_bytes(), path.name)


@functools.cache
def recorded(game: str) -> dict[str, Digest]:
    return read_digests(HERE / game)


@pytest.mark.parametrize(("game", "wish"), ROWS)
def test_comes_to_the_same(game: str, wish: Wish) -> None:
    path = path_of(game, wish)
    match = played(path)
    assert digest_of(match) == recorded(game)[wish.name]
    assert save_text(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "wish"), ROWS)
def test_every_die_is_the_one_that_had_to_come(game: str, wish: Wish) -> None:
    found = verify_text(path_of(game, wish).read_bytes())
    assert found.is_fair
    assert found.unproven == 0
    assert found.outcomes > 0
    assert (found.typed > 0) == bool(wish.throws)


@pytest.mark.parametrize(("game", "wish"), ROWS)
def test_options_made_a_difference(game: str, wish: Wish) -> None:
    match = played(path_of(game, wish))
    assert match.options == match.ruleset.resolve(wish.options)
    assert [option for option in wish.options if not matters(match, option, option in wish.narrows)] == []


@pytest.mark.parametrize("game", GAMES)
def test_folder_holds_these_games_and_no_other(game: str) -> None:
    names = sorted(wish.name for other, wish in WANTED if other == game)
    assert sorted(path.stem for path in (HERE / game).glob("*.jsonl")) == names
    assert list(recorded(game)) == names


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_a_game(game: str) -> None:
    matches = [played(path_of(game, wish)) for other, wish in WANTED if other == game]
    for reason, drawn, options in ENDINGS[game]:
        assert any(ends_so(match, reason, drawn, options) for match in matches), (reason, options)
    known = {reason for reason, _, _ in ENDINGS[game]}
    assert {match.result.reason for match in matches if match.result} == known


def ends_so(match: Match, reason: str, drawn: bool, options: dict[str, object]) -> bool:
    assert match.result is not None
    is_draw = WHOLE_WIN not in match.result.scores
    return (match.result.reason, is_draw) == (reason, drawn) and match.options.items() >= options.items()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_value_has_a_game(game: str) -> None:
    shown = {
        (name, str(match.options[name]))
        for wish_game, wish in WANTED
        if wish_game == game
        for match in [played(path_of(game, wish))]
        for name in wish.options
    }
    for option in ruleset_of(game).options:
        if option.name in USELESS.get(game, []):
            continue
        values = [value for value in values_of(option) if value != option.default]
        assert [value for value in values if (option.name, str(value)) not in shown] == [], option.name
        if not values:
            others = {value for name, value in shown if name == option.name}
            assert others - {str(option.default)}, f"{option.name} is never set"


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in USELESS for name in USELESS[game]])
def test_an_option_without_a_game_has_no_use(game: str, name: str) -> None:
    option = next(option for option in ruleset_of(game).options if option.name == name)
    matches = [played(path_of(game, wish)) for other, wish in WANTED if other == game]
    assert {match.options[name] for match in matches} == {option.default}
    for value in values_of(option):
        assert {effect_of(match, name, value) for match in matches} == {Effect(-1, -1)}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_has_a_game(game: str) -> None:
    meta = ruleset_of(game).meta
    seats = {played(path_of(game, wish)).seats for other, wish in WANTED if other == game}
    assert seats == set(range(meta.least_seats, meta.most_seats + 1))


@pytest.mark.parametrize("game", [game for game in GAMES if isinstance(ruleset_of(game), WarpEmpires)])
def test_every_victory_of_a_module_has_a_game(game: str) -> None:
    ruleset = ruleset_of(game)
    assert isinstance(ruleset, WarpEmpires)
    rows = [row for row, victory in enumerate(ruleset.loaded.sheet.victory) if victory.kind != "last_player"]
    matches = [played(path_of(game, wish)) for other, wish in WANTED if other == game]
    endings = {int(empires(match.game).ending) for match in matches}
    assert {1 + row for row in rows} <= endings


def values_of(option: Option) -> Iterator[OptionValue]:
    """All values of an option; none of a number with a wide range, nor of a text."""
    if option.kind == "switch":
        yield from (True, False)
    elif option.kind == "word":
        yield from option.choices
    elif option.kind == "set":
        for mask in range(1, 2 ** len(option.choices)):
            yield tuple(choice for place, choice in enumerate(option.choices) if mask >> place & 1)
    elif option.kind == "number" and option.most - option.least < NUMBERS_IN_FULL:
        yield from range(option.least, option.most + 1)


@pytest.mark.parametrize("kind", ["back", "offer", "decline", "agree", "resign"])
def test_commands_of_the_table_are_in_some_game(kind: str) -> None:
    matches = [played(path_of(game, wish)) for game, wish in WANTED]
    assert any(entry.kind == kind for match in matches for entry in match.entries)
