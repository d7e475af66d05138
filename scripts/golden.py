"""Records golden games: whole game files that later versions must replay to the same positions and events.

`python scripts/golden.py [GAME…]` records what tests/golden/GAME/wishes.toml asks for. A file that is there already is only
checked: it is recorded anew once the game's rules version was raised, which also deserves a line in the change log.
"""

import hashlib
import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from grognard.bots.base import Bot
from grognard.bots.make import make_bot
from grognard.core.chance import ManualSource, Rng, SeededSource, Source
from grognard.core.entries import path_to
from grognard.core.errors import DataError, GrognardError
from grognard.core.game import CHANCE, SPECTATOR, WHOLE_WIN, Game
from grognard.core.match import Match
from grognard.core.options import OptionValue
from grognard.core.record import load_match, save_text
from grognard.core.registry import find_game
from grognard.core.ruleset import Ruleset
from grognard.core.views import encode
from grognard.lab.coverage import LeanBot

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests/golden"
SEEDS: Final = 2000  # tried for one wish


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A golden game that is wanted: options, how it ends, who plays, and what the table does before which decision."""

    name: str
    ending: str
    options: dict[str, Any] = {}
    seats: int = 0  # as few as may play when 0
    drawn: bool = False  # nobody wins alone
    bot: str = "greedy"
    seed: int = 1  # the first that is tried
    slips: int = 0  # one decision in so many is made at random; none when 0
    prefers: list[str] = []  # notations that are chosen wherever they are legal, the first one of them
    throws: dict[
        str, list[str]
    ] = {}  # what people throw and draw: by purpose, again and again; others by lot; none when empty
    commands: dict[str, int] = {}  # resign, draw (offered and agreed), decline (offered and declined), undo
    most: int = 500  # entries
    told: list[str] = []  # events that must happen, "what RULE"
    by: str = ""  # a part of how the game ended, in words; for games that may be won in several ways for one reason
    narrows: list[str] = []  # options that only take choices away: no event can show them, only what is offered


class Effect(NamedTuple):
    """The first entries at which another value of an option would have told other events, and offered other choices; -1 for never."""

    told: int
    offered: int


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """What a golden game must come to again."""

    ending: str
    scores: list[int]
    entries: int
    position: str
    events: int
    telling: str


def wishes(folder: Path) -> list[Wish]:
    """The games wanted in a folder."""
    text = (folder / "wishes.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["game"], list[Wish])


# ---- what a game comes to -------------------------------------------------------


def digest_of(match: Match) -> Digest:
    """The end of a match and the fingerprints of its last position and of all its events."""
    events = match.events(0, SPECTATOR)
    if match.result is None:
        raise DataError("A golden game has an end.")
    return Digest(
        ending=match.result.reason,
        scores=list(match.result.scores),
        entries=match.number,
        position=hashlib.sha256(match.game.pack()).hexdigest(),
        events=len(events),
        telling=hashlib.sha256(encode(events)).hexdigest(),
    )


def effect_of(match: Match, option: str, value: OptionValue | None = None) -> Effect:
    """Where the match would have gone another way with this one option at another value, the default when None."""
    instead = match.ruleset.resolve({})[option] if value is None else value
    game = match.ruleset.start(match.options, match.seats)
    other = match.ruleset.start({**match.options, option: instead}, match.seats)
    offered = -1
    for number in path_to(match.entries, match.number)[1]:
        entry = match.entries[number]
        if not entry.moves:
            continue
        offers, others = offers_of(game), offers_of(other)
        if offered < 0 and offers != others:
            offered = number
        can_follow = entry.choice in others if entry.kind == "act" else offers == others
        if game.actor != other.actor or not can_follow:
            return Effect(number, offered)
        if told_by(game, entry.choice) != told_by(other, entry.choice):
            return Effect(number, offered)
    return Effect(-1, offered)


def offers_of(game: Game) -> list[int]:
    """What is asked: the choices of a seat, or the question to chance."""
    return [int(number) for number in (game.chance() if game.actor == CHANCE else game.legal_actions())]


def told_by(game: Game, choice: int) -> list[Any]:
    """Carry out a choice; the events it tells."""
    told: list[Any] = []
    game.told = told
    game.apply(choice)
    game.told = None
    return told


# ---- playing ----------------------------------------------------------------


def play(ruleset: Ruleset, wish: Wish, seed: int) -> Match:
    """A game by bots with a seed, stopped when it grows too long."""
    seeded = SeededSource(seed, practice=True)
    source: Source = ManualSource(seeded) if wish.throws else seeded
    match = Match.new(ruleset, wish.options, wish.seats or ruleset.meta.least_seats, source)
    bot = make_bot(wish.bot)
    rng = Rng(f"golden {wish.name} {seed}")
    due = sorted(((at, what) for what, at in wish.commands.items()), reverse=True)
    decisions = 0
    thrown: Counter[str] = Counter()
    while match.result is None and match.number < wish.most:
        if match.waits_for_chance:
            throw(match, wish.throws, thrown, rng)
            continue
        if due and due[-1][0] <= decisions and command(match, due[-1][1]):
            due.pop()
            continue
        decisions += 1
        decide(match, bot, wish, rng)
    return match


def throw(match: Match, throws: dict[str, list[str]], thrown: Counter[str], rng: Rng) -> None:
    """What people throw or draw: the next that is wanted for this purpose, or by lot."""
    purpose = match.ruleset.purpose(match.game)
    outcome = int(rng.below(match.game.chance()[0]))
    if purpose in throws:
        wanted = throws[purpose][thrown[purpose] % len(throws[purpose])]
        outcome = match.ruleset.parse_chance(match.game, wanted)
    thrown[purpose] += 1
    match.supply(outcome)


def decide(match: Match, bot: Bot, wish: Wish, rng: Rng) -> None:
    """One decision of whoever is asked."""
    seat = int(match.game.actor)
    legal = match.legal()
    preferred = [
        action for action in legal if wish.prefers and match.ruleset.notation(match.game, action) in wish.prefers
    ]
    if preferred:
        action = min(preferred, key=lambda one: wish.prefers.index(match.ruleset.notation(match.game, one)))
    elif wish.slips and rng.below(wish.slips) == 0:
        action = legal[rng.below(len(legal))]
    else:
        # The cheap policy follows from what everybody sees, so that no position has to be drawn for it.
        position = match.game.clone() if isinstance(bot, LeanBot) else match.game.determinize(seat, rng)
        action = bot.choose(match.ruleset, position, seat, rng)
    match.order(seat, [action])


def command(match: Match, what: str) -> bool:
    """Let the table do something on behalf of the seat that is asked, if it can be done now."""
    seat = int(match.game.actor)
    if what == "undo":
        if match.why_no_undo(seat):
            return False
        match.undo(seat)
    elif what == "resign":
        match.resign(seat)
    else:
        match.offer_draw(seat)
        for other in range(match.seats):
            if other != seat and match.offer_of >= 0:
                match.answer_draw(other, accept=what == "draw")
    return True


def fulfils(match: Match, wish: Wish) -> bool:
    """Whether a game is the one that was wanted, each of its options made a difference, and each command came about."""
    if match.result is None or match.result.reason != wish.ending:
        return False
    if (WHOLE_WIN not in match.result.scores) != wish.drawn:
        return False
    told = {f"{event.what} {event.rule}" for event in match.events(0, SPECTATOR)}
    if not told.issuperset(wish.told) or wish.by not in match.ending():
        return False
    return all(matters(match, option, option in wish.narrows) for option in wish.options)


def matters(match: Match, option: str, narrows: bool) -> bool:
    """Whether events show that an option was not at its default, or choices for one that only takes some away."""
    effect = effect_of(match, option)
    return (effect.offered if narrows else effect.told) >= 0


def find(ruleset: Ruleset, wish: Wish, seeds: int) -> Match:
    """The first game that fulfils a wish."""
    for seed in range(wish.seed, wish.seed + seeds):
        match = play(ruleset, wish, seed)
        if fulfils(match, wish):
            return match
    raise DataError(f"None of {seeds} games of {ruleset.meta.name} is {wish.name}.")


# ---- files ------------------------------------------------------------------


def read_digests(folder: Path) -> dict[str, Digest]:
    """What the recorded games of a folder came to, by name."""
    path = folder / "digests.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Digest]) if path.exists() else {}


def write_digests(folder: Path, digests: dict[str, Digest]) -> None:
    """Write them down, in the order of names."""
    plain = {name: msgspec.to_builtins(digests[name]) for name in sorted(digests)}
    (folder / "digests.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")


def is_due(ruleset: Ruleset, path: Path) -> bool:
    """Whether a file is missing, or belongs to an earlier version of the rules."""
    if not path.exists():
        return True
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    return bool(header["rules"] < ruleset.meta.rules_version)


def check(ruleset: Ruleset, path: Path, wish: Wish, digest: Digest | None) -> None:
    """DataError unless a recorded game still is what it was, and what is wanted."""
    hint = "Raise the rules version to record it anew; remove the file when another game is wanted."
    match = load_match(path.read_bytes(), path.name, ruleset)
    if digest_of(match) != digest:
        raise DataError(f"{path.name} comes to something else than when it was recorded. {hint}")
    if not fulfils(match, wish):
        raise DataError(f"{path.name} is not the game that is wanted now. {hint}")


def record(ruleset: Ruleset, folder: Path, wish: Wish, seeds: int = SEEDS) -> str:
    """Record one game when that is due, otherwise check it; what was done, in a line."""
    digests = read_digests(folder)
    path = folder / f"{wish.name}.jsonl"
    before = digests.get(wish.name)
    if not is_due(ruleset, path):
        check(ruleset, path, wish, before)
        return f"{wish.name}: as it was"
    match = find(ruleset, wish, seeds)
    after = digest_of(match)
    path.write_text(save_text(match), encoding="utf-8")
    write_digests(folder, {**digests, wish.name: after})
    return f"{wish.name}: {summary(after)}, {f'before {summary(before)}' if before else 'new'}"


def summary(digest: Digest) -> str:
    """How a game ended, in a few words."""
    return f"{digest.ending} after {digest.entries} entries"


def main(names: list[str]) -> int:
    """Record the wishes of these games, or of all; 1 when one could not be."""
    failed = 0
    for name in names or sorted(path.parent.name for path in FOLDER.glob("*/wishes.toml")):
        folder = FOLDER / name.replace("-", "_")
        for wish in wishes(folder):
            try:
                print(record(find_game(folder.name.replace("_", "-")), folder, wish), flush=True)
            except GrognardError as error:
                print(f"{wish.name}: FAILED: {error}", flush=True)
                failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
