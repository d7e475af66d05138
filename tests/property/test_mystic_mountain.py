"""What holds in every position of Mystic Mountain, whatever is played under whatever options."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.options import Option
from grognard.core.views import Piece, View
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place

STEPS = 160  # choices of a game, chance included
KEEN = range(2, 1137)  # everything but Moves and ending: fighting, climbing, shooting, buying
COUNTS = {"soldier": 11, "miner": 4, "archer": 1}
PRICES = {"soldier": 15, "miner": 10, "archer": 20}
YIELDS = (0, 1, 1, 1, 2, 2, 2, 4, 4)

# Both armies in contact and miners near the foot of the mountain, on either layout.
CLOSE: dict[str, Any] = {
    "south": "s A10 B10 C10 D10 A11 B11 C11 D11 A12 B12, m E13 F14 G14 J14, a H15",
    "north": "s A9 B9 C9 D9 A8 B8 C8 D8 A7 B7, m E6 F5 G5 J5, a H4",
}


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Any value of an option; a cap that is met now and then."""
    if option.name == "turn_cap":
        return st.integers(20, 60)
    return {
        "switch": st.booleans(),
        "number": st.integers(option.least, option.most),
        "word": st.sampled_from(option.choices or ("",)),
        "set": st.sets(st.sampled_from(option.choices or ("",)), min_size=1).map(sorted),
    }[option.kind]


def fits(options: dict[str, Any]) -> bool:
    try:
        RULESET.resolve(options)
    except DataError:
        return False
    return True


OPTIONS = st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in RULESET.options}).filter(
    fits
)


Told = tuple[str, str, int, int, int]  # what, rule, three numbers


@dataclass(frozen=True)
class Step:
    """One choice in a game: the table before and after it, and what was told in between."""

    game: Any
    before: View
    told: list[Told]
    after: View
    places: dict[str, dict[str, Any]]  # by square: its facts
    options: dict[str, Any]

    def of(self, what: str) -> list[Told]:
        return [told for told in self.told if told[0] == what]

    def level(self, piece: Piece) -> int:
        return int(self.places[piece.place]["level"])


def start(options: dict[str, Any], seed: int, points: int) -> Any:
    """A new game, or armies in contact with points to spend."""
    if seed % 4 == 0:
        return RULESET.start(options, 2)
    return place(options, **CLOSE, points=(points, points), turn=1 + seed % 3)


def choice(game: Any, rng: random.Random) -> int:
    """Chance, or a player who likes everything that is no Move."""
    if game.actor == CHANCE:
        return rng.randrange(int(game.chance()[0]))
    legal = [int(action) for action in game.legal_actions()]
    keen = [action for action in legal if action in KEEN]
    return rng.choice(keen if keen and rng.random() < 0.8 else legal)


def steps(options: dict[str, Any], seed: int, points: int) -> Iterator[Step]:
    """A game up to its end or STEPS choices."""
    game, rng = start(options, seed, points), random.Random(seed)
    game.told = []
    places = {found.id: found.facts for found in RULESET.board(game).places}
    values = dict(RULESET.resolve(options))
    view = RULESET.view(game, 0)
    for _ in range(STEPS):
        if game.actor == OVER:
            return
        game.told.clear()
        game.apply(choice(game, rng))
        before, view = view, RULESET.view(game, 0)
        yield Step(game, before, [(what, rule, a, b, c) for what, rule, _, a, b, c in game.told], view, places, values)


@pytest.mark.rule(
    *("MM-002", "MM-003", "MM-004", "MM-005", "MM-R14", "MM-R15", "MM-R16", "MM-R39"),
    *("MM-018", "MM-019", "MM-021", "MM-027", "MM-R41", "MM-R99"),
    *("MM-056", "MM-062", "MM-063", "MM-067", "MM-085", "MM-R27", "MM-R45"),
    *("MM-024", "MM-028", "MM-035", "MM-R57", "MM-R66", "MM-R67", "MM-R95", "MM-R96"),
)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(options=OPTIONS, seed=st.integers(0, 10**6), points=st.sampled_from((0, 2, 15, 40)))
def test_every_step(options: dict[str, Any], seed: int, points: int) -> None:
    came_back: Counter[int] = Counter()
    for step in steps(options, seed, points):
        check_units(step)
        check_points(step)
        check_prices(step, came_back)
        check_turns(step)
        check_links(step)
        check_counts(step)
    check_boards(step.game)


def check_units(step: Step) -> None:
    """Sixteen a side, each on a square of its own or dead; soldiers and archers on level 0."""
    pieces = step.after.pieces
    wanted = {(side, kind): count for side in (0, 1) for kind, count in COUNTS.items()}
    assert Counter((piece.owner, piece.kind) for piece in pieces) == wanted
    living = [piece for piece in pieces if piece.place]
    assert len({piece.place for piece in living}) == len(living)
    assert all(piece.kind == "miner" or step.level(piece) == 0 for piece in living)


def check_boards(game: Any) -> None:
    """The game's own tables of who stands where agree with each other."""
    by_unit = {int(square): unit for unit, square in enumerate(game.where) if square < 289}
    by_square = {square: int(unit) for square, unit in enumerate(game.unit_at) if unit < 32}
    assert by_unit == by_square
    again: Any = RULESET.load(game.pack())
    assert list(again.rows) == list(game.rows)
    assert list(again.legal_actions()) == list(game.legal_actions())


def check_points(step: Step) -> None:
    """Every gain is a soldier killed by a soldier or income, every loss a price; never below 0, the total never falls."""
    for side in (0, 1):
        kills = [unit for _, _, unit, _, killer in step.of("dies") if unit % 16 < 11 and killer // 16 == side]
        mined = [amount for _, _, who, amount, _ in step.of("income") if who == side]
        paid = [price for _, _, unit, price, _ in step.of("pays") if unit // 16 == side]
        old, new = step.before.seats[side].facts, step.after.seats[side].facts
        assert new["earned"] - old["earned"] == 2 * len(kills) + sum(mined)
        assert new["points"] - old["points"] == 2 * len(kills) + sum(mined) - sum(paid)
        assert 0 <= new["points"] <= new["earned"]
        miners = [piece for piece in step.after.pieces if piece.owner == side and piece.kind == "miner" and piece.place]
        assert new["income"] == sum(YIELDS[step.level(miner)] for miner in miners)
        assert mined in ([], [new["income"]])


def check_prices(step: Step, came_back: Counter[int]) -> None:
    """What is paid is the price of the dead unit that comes back, or the yield of the level climbed to, one level up."""
    for _, _, unit, price, _ in step.of("pays"):
        old, new = step.before.pieces[unit], step.after.pieces[unit]
        if old.place:
            assert old.kind == "miner"
            assert step.level(new) == step.level(old) + 1
            assert price == YIELDS[step.level(new)]
        else:
            assert price == PRICES[old.kind]
            came_back[unit] += 1
            lower = step.before.pieces[unit - unit % 16 : unit]
            assert all(piece.place for piece in lower if piece.kind == old.kind)
    assert came_back[15] <= 1
    assert came_back[31] <= 1


def check_turns(step: Step) -> None:
    """Sides alternate, with none to three actions each; the number of the turn rises by one."""
    before, after = step.before, step.after
    left, begun = after.facts["actions_left"], [(side, number) for _, _, side, number, _ in step.of("turn")]
    spent = sum(cost for _, _, _, cost, _ in step.of("spends"))
    assert 0 <= left <= 3
    assert spent in (0, 1, before.facts["actions_left"])
    if not before.turn:
        return
    if begun:
        assert begun == [(1 - before.facts["side"], before.turn + 1)]
        assert len(step.of("turn-ends")) == 1
        assert left == 3
    elif after.actor != OVER:
        assert (after.turn, after.facts["side"]) == (before.turn, before.facts["side"])
        assert 1 <= left == before.facts["actions_left"] - spent


def check_links(step: Step) -> None:
    """An engaged archer has one living soldier next to it."""
    pieces = {piece.id: piece for piece in step.after.pieces}
    links = step.after.facts["engaged"]
    assert len({link["archer"] for link in links}) == len(links)
    for link in links:
        archer, soldier = pieces[link["archer"]], pieces[link["soldier"]]
        assert (archer.kind, soldier.kind, archer.owner) == ("archer", "soldier", 1 - soldier.owner)
        assert soldier.place in step.places[archer.place]["neighbours"]


def check_counts(step: Step) -> None:
    """A count belongs to a miner on a top square, rises by one at a time and is lost when he leaves."""
    counted = [unit for _, _, unit, _, _ in step.of("hold")]
    for unit, (old, new) in enumerate(zip(step.before.pieces, step.after.pieces, strict=True)):
        kept = old.facts.get("hold", 0) if old.place == new.place else 0
        hold = new.facts.get("hold", 0)
        assert hold == kept + counted.count(unit)
        assert not hold or step.places[new.place].get("top")


@pytest.mark.rule("MM-014", "MM-015", "MM-016", "MM-R91", "MM-R100", "MM-R101")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(options=OPTIONS, seed=st.integers(0, 10**6), points=st.sampled_from((0, 2, 40, 90)))
def test_every_game_ends_for_a_reason(options: dict[str, Any], seed: int, points: int) -> None:
    """A way to win that counts is fulfilled or the cap is passed; then nobody is asked anything."""
    game, rng = start({"turn_cap": 40, **options}, seed, points), random.Random(seed)
    cap = int(dict(RULESET.options_of(game))["turn_cap"])  # type: ignore[arg-type] # a number among options of all kinds
    while game.actor != OVER:
        assert game.turn <= cap
        game.apply(choice(game, rng))
    assert not list(game.legal_actions())
    assert not list(game.chance())
    view = RULESET.view(game, 0)
    assert view.result is not None
    assert sum(view.result["scores"]) == WHOLE_WIN
    check_reason(view, view.result, dict(RULESET.options_of(game)))


def check_reason(view: View, result: dict[str, Any], values: dict[str, Any]) -> None:
    """The reason given is true of the last position, and was one of the ways that count."""
    winner, reason = result["winner"], result["reason"]
    if reason == "cap":
        assert view.turn == values["turn_cap"] + 1
        counters = [seat.facts["points"] for seat in view.seats]
        leads = values["cap_result"] == "points" and counters[0] != counters[1]
        assert winner == (counters.index(max(counters)) if leads else -1)
        return
    assert reason in values["win_ways"]
    facts = view.seats[winner].facts
    if reason == "top":
        assert facts["hold"] >= values["top_turns"]
    elif reason == "points":
        assert facts["earned" if values["victory_points"] == "lifetime" else "points"] >= 100
    else:
        alive = view.seats[1 - winner].facts["alive"]
        assert (alive["soldier"], alive["archer"]) == (0, 0)
