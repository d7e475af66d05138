"""What carries, tests and uses each rule of a game."""

from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from grognard.bots.base import Bot
from grognard.bots.greedy import GreedyBot
from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import CHANCE, OVER, Game, Told
from grognard.core.ledger import Ledger, Rule, ledger_of
from grognard.core.options import Option
from grognard.core.ruleset import Ruleset
from grognard.core.views import Piece, View
from grognard.lab.citations import Places, cited_in_code, cited_in_tests

COUNTED: Final = ("may", "must", "may_not", "setup")
ASK_EVERY: Final = 4  # decisions between two rounds of questions about what is not allowed
RARE: Final = 50  # decisions of a kind after which each of it is no longer followed by such a round
GREEDY_EVERY: Final = 4  # games between two that are played with some sense, which lead to other positions
QUESTIONS: Final = 6  # about numbers, in one round
PLACES: Final = 3  # questions about places, in one round
RECENT: Final = 8  # actions that still count as taken lately
NEAR: Final = 8  # how far a number may be from one that is known
MOST_DECISIONS: Final = 3000  # a game that nobody hurries to win is left there
FEW: Final = 10  # up to which a number goes that is 0 by default


class RuleCoverage(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: the places in code (or on the page) and tests that name it, and how often it was used."""

    id: str
    kind: str
    options: tuple[str, ...]
    code: tuple[str, ...]
    tests: tuple[str, ...]
    count: int


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """All rules of a game; `unknown` are ids that code, tests or play name and the page does not have."""

    game: str
    games: int
    rules: tuple[RuleCoverage, ...]
    without_code: tuple[str, ...]
    without_test: tuple[str, ...]
    unexercised: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every rule has code (or its page) and a test."""
        return not self.without_code and not self.without_test


def rules_coverage(
    ruleset: Ruleset, games: int, seed: int, root: Path | None = None, after_game: Callable[[], None] = lambda: None
) -> Coverage:
    """Read sources and tests, play games with mixed options and join it all by rule.

    `root` is the repository, found from the game's package when None; DataError when no tests are there. `after_game` is called once a game.
    """
    ledger = ledger_of(ruleset)
    code, tests = rule_places(ruleset, root)
    used = count_uses(ruleset, ledger, games, seed, after_game)
    rules = tuple(_joined(rule, code, tests, used) for rule in ledger.values())
    prefixes = {rule_id.partition("-")[0] for rule_id in ledger}
    named = {rule_id for rule_id in {*code, *tests} if rule_id.partition("-")[0] in prefixes} | set(used)
    return Coverage(
        game=ruleset.meta.name,
        games=games,
        rules=rules,
        without_code=tuple(rule.id for rule in rules if not rule.code),
        without_test=tuple(rule.id for rule in rules if not rule.tests),
        unexercised=tuple(rule.id for rule in rules if rule.kind in COUNTED and not rule.count),
        unknown=tuple(sorted(named - set(ledger))),
    )


def rule_places(ruleset: Ruleset, root: Path | None = None) -> tuple[Places, Places]:
    """Where code (or the page, for what only it carries) and tests name each rule; DataError outside the repository."""
    package = _folder(ruleset.meta.package)
    root = (root or _repository(package)).resolve()
    if not (root / "tests").is_dir():
        raise DataError(f"There are no tests in {root}: the coverage of rules needs the whole repository.")
    code = cited_in_code([package, _folder("grognard.core")], root)
    page = package / "rules.md"
    shown = page.relative_to(root) if page.is_relative_to(root) else page
    documents = {rule.id: [f"{shown}:{rule.line}"] for rule in ledger_of(ruleset).values() if rule.kind == "document"}
    return code | documents, cited_in_tests(root / "tests", root)


def _joined(rule: Rule, code: Places, tests: Places, used: Counter[str]) -> RuleCoverage:
    return RuleCoverage(
        id=rule.id,
        kind=rule.kind,
        options=rule.options,
        code=tuple(code.get(rule.id, [])),
        tests=tuple(tests.get(rule.id, [])),
        count=used[rule.id],
    )


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise DataError(f"There is no package {package} to read.")
    return Path(spec.submodule_search_locations[0]).resolve()


def _repository(package: Path) -> Path:
    """The folder that holds the package in src/ and its tests; an installed package has none."""
    for folder in package.parents:
        if (folder / "tests").is_dir() and package.is_relative_to(folder / "src"):
            return folder
    raise DataError(f"{package} is installed without its tests: the coverage of rules needs the whole repository.")


# ---- count of use ----------------------------------------------------------------


def count_uses(
    ruleset: Ruleset, ledger: Ledger, games: int, seed: int, after_game: Callable[[], None] = lambda: None
) -> Counter[str]:
    """How often each rule was told by an event, cited by a refusal, or carried by the start, over games with mixed options."""
    used: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for number in range(games):
        rng = Rng(f"rules coverage {seed} {number}")
        game = _start(ruleset, number > 0, rng)
        used.update(ledger.of_kind("setup"))
        bot = GreedyBot() if number % GREEDY_EVERY == 1 else LeanBot()
        _play(ruleset, game, bot, rng, used, met)
        after_game()
    return used


def _start(ruleset: Ruleset, mixed: bool, rng: Rng) -> Game:
    """A new game for some number of players; draws again where the options are not for so many."""
    while True:
        options = mixed_options(ruleset, rng) if mixed else {}
        seats = ruleset.meta.least_seats + int(rng.below(ruleset.meta.most_seats - ruleset.meta.least_seats + 1))
        try:
            return ruleset.start(options, seats)
        except DataError:
            continue


def mixed_options(ruleset: Ruleset, rng: Rng) -> dict[str, object]:
    """Some options at other values than their defaults; draws again what the game refuses."""
    while True:
        given = {option.name: _other_value(option, rng) for option in ruleset.options if rng.below(4) == 0}
        try:
            return dict(ruleset.resolve(given))
        except DataError:
            continue


def _other_value(option: Option, rng: Rng) -> object:
    default = option.default
    if isinstance(default, bool):
        return not default
    if isinstance(default, int):
        most = min(option.most, 2 * default or option.least + FEW)
        return option.least + int(rng.below(most - option.least + 1))
    if isinstance(default, tuple):
        part = tuple(choice for choice in option.choices if rng.below(2) == 0)
        return part or option.choices[:1]
    if not option.choices:
        return default  # a text: any other one would be refused
    others = [choice for choice in option.choices if choice != default]
    return others[int(rng.below(len(others)))]


class LeanBot(Bot):
    """Follows the game's cheap policy."""

    name = "lean"

    def choose(self, ruleset: Ruleset, game: Game, seat: int, rng: Rng) -> int:
        """An action by its weight."""
        legal = game.legal_actions()
        weights = game.lean(legal)
        left = rng.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return int(action)
        raise AssertionError("weights are above 0")


def _play(ruleset: Ruleset, game: Game, bot: Bot, rng: Rng, used: Counter[str], met: Counter[str]) -> None:
    """One game by a bot, with some decisions at random: few in one game, many in another. `met` counts decisions by the rule of what is asked."""
    told: list[Told] = []
    game.told = told
    count = ruleset.action_count(ruleset.options_of(game))
    at_random = 2 + rng.below(30)  # one decision in so many
    taken: list[int] = []
    while game.actor != OVER and len(taken) < MOST_DECISIONS:
        if game.actor == CHANCE:
            game.apply(rng.below(game.chance()[0]))
        else:
            legal = game.legal_actions()
            kind = ruleset.prompt(game).rule
            met[kind] += 1
            if len(taken) % ASK_EVERY == 0 or met[kind] <= RARE:
                used.update(_refused(ruleset, game, legal, taken[-RECENT:], count, rng))
            if rng.below(at_random) == 0:
                taken.append(int(legal[rng.below(len(legal))]))
            else:
                taken.append(bot.choose(ruleset, game.determinize(game.actor, rng), int(game.actor), rng))
            game.apply(taken[-1])
        used.update(rule for each in told for rule in ruleset.rules_told(game, each))
        told.clear()


def _refused(ruleset: Ruleset, game: Game, legal: vec[i64], taken: list[int], count: int, rng: Rng) -> list[str]:
    """The rules cited when somebody asks for what is not allowed: numbers, another seat's turn, two places."""
    allowed = {int(action) for action in legal}
    seat, seats = int(game.actor), ruleset.seats_of(game)
    numbers = [_number(allowed, taken, count, rng) for _ in range(QUESTIONS)]
    refusals = [ruleset.explain(game, seat, number) for number in numbers if number not in allowed]
    if seats > 1:
        other = (seat + 1 + int(rng.below(seats - 1))) % seats
        refusals.append(ruleset.explain(game, other, numbers[0]))
    view = ruleset.view(game, seat)
    for _ in range(PLACES):
        refusals.append(ruleset.explain(game, seat, _places(ruleset, game, view, rng)))
    return [rule for refusal in refusals if refusal is not None for rule in ruleset.rules_refused(game, refusal)]


def _number(allowed: set[int], taken: list[int], count: int, rng: Rng) -> int:
    """A number near one that is legal or was taken lately, or below a random power of two, so that kinds with few numbers come up."""
    if rng.below(3) == 0:
        most: int = 2 ** (1 + int(rng.below(count.bit_length())))
        return int(rng.below(min(most, count)))
    known = taken if taken and rng.below(2) == 0 else sorted(allowed)
    near = known[int(rng.below(len(known)))] + int(rng.below(2 * NEAR + 1)) - NEAR
    return min(max(near, 0), count - 1)


def _places(ruleset: Ruleset, game: Game, view: View, rng: Rng) -> list[str]:
    """The place of one of the viewer's pieces, and that of another's piece or any place; kinds of pieces come up evenly."""
    places = [place.id for place in ruleset.board(game).places] or [""]  # none before a map is drawn
    own = _some_place([piece for piece in view.pieces if piece.owner == view.viewer], rng)
    other = (
        _some_place([piece for piece in view.pieces if piece.owner != view.viewer], rng) if rng.below(2) == 0 else ""
    )
    return [own or places[0], other or places[int(rng.below(len(places)))]]


def _some_place(pieces: list[Piece], rng: Rng) -> str:
    """The place of a piece of some kind, "" when none is on the board."""
    by_kind: dict[str, list[str]] = {}
    for piece in pieces:
        if piece.place:
            by_kind.setdefault(piece.kind, []).append(piece.place)
    if not by_kind:
        return ""
    places = list(by_kind.values())[int(rng.below(len(by_kind)))]
    return places[int(rng.below(len(places)))]
