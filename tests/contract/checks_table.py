"""What a table does with a game: drafts store nothing, files bring a match back, and a seat's file keeps the secrets."""

from collections.abc import Iterator

from grognard.core.chance import ChancePoint, Rng, SeededSource, Source
from grognard.core.entries import Entry
from grognard.core.game import SPECTATOR
from grognard.core.match import Match
from grognard.core.record import load_match, save_text, verify_text
from grognard.core.ruleset import Ruleset
from grognard.core.views import encode
from tests.contract.checks_secrets import has_secrets, is_outside, secret_groups
from tests.contract.sample import Sample, Walk

MATCHES = 6
ORDERS = 60  # how long each match is played
DRAFTED = 4  # actions that are drafted at each moment
SEED = "the-seed-of-this-table"


class GivenSource(Source):
    """Chance by entry number; what is not given has to be waited for."""

    kind = "given"

    def __init__(self, outcomes: dict[int, int]) -> None:
        self.outcomes = outcomes

    def draw(self, point: ChancePoint) -> int | None:
        return self.outcomes.get(point.number)


def new_match(ruleset: Ruleset, walk: Walk, source: Source) -> Match:
    return Match.new(ruleset, walk.options, walk.seats, source)


def play(match: Match, rng: Rng, orders: int = ORDERS) -> Iterator[int]:
    """Play random orders of one choice; before each, the seat that is asked."""
    for _ in range(orders):
        if match.result is not None:
            return
        seat = int(match.game.actor)
        yield seat
        legal = match.legal()
        match.order(seat, [legal[rng.below(len(legal))]], match.number)


def stored(match: Match) -> tuple[bytes, int, list[Entry], bytes]:
    return match.game.pack(), match.number, list(match.entries), encode(match.events(0, SPECTATOR))


def check_drafts(sample: Sample) -> None:
    """Whatever is drafted and forecast, the table is as before, and the order does what the draft said."""
    for number, walk in enumerate(sample.walks[:MATCHES]):
        match = new_match(sample.ruleset, walk, SeededSource(SEED))
        rng = Rng(f"drafts {number}")
        for seat in play(match, rng):
            before = stored(match)
            first = match.draft(seat, [])
            assert (first.number, first.stop, first.legal) == (match.number, "", match.legal())
            assert encode(first.view) == encode(sample.ruleset.view(match.game, seat))
            assert [action.id for action in first.actions] == first.legal
            for _ in range(DRAFTED):
                action = first.legal[rng.below(len(first.legal))]
                first.forecast(action)
                then = match.draft(seat, [action])
                assert bool(then.legal) == (then.stop == "")
                if then.legal:
                    match.draft(seat, [action, then.legal[rng.below(len(then.legal))]])
            for other in range(SPECTATOR, walk.seats):
                if other != seat:
                    assert match.draft(other, []).stop == "other seat"
            assert stored(match) == before, "a draft stored something"


def check_records(sample: Sample) -> None:
    """A file brings the match back as it was, its chance can be recomputed, and a seat's file holds neither seed nor checksums."""
    for number, walk in enumerate(sample.walks[:MATCHES]):
        match = new_match(sample.ruleset, walk, SeededSource(SEED))
        for _ in play(match, Rng(f"records {number}")):
            pass
        text = save_text(match)
        again = load_match(text)
        assert stored(again) == stored(match)
        assert save_text(again) == text
        verified = verify_text(text)
        assert verified.is_fair
        assert verified.checked == verified.outcomes == sum(entry.kind == "chance" for entry in match.entries)
        for seat in range(SPECTATOR, walk.seats):
            assert (SEED in save_text(match, seat)) == (match.result is not None)


def check_seat_files(sample: Sample) -> None:
    """Whichever of several secret choices or outcomes came, all who may not know it get the same file and the same events."""
    compared = 0
    for number, walk in enumerate(sample.walks[:MATCHES]):
        match = new_match(sample.ruleset, walk, SeededSource(SEED))
        for _ in play(match, Rng(f"files {number}")):
            pass
        keep_all(match)
        for entry in match.entries:
            if entry.kind in {"act", "chance"} and not entry.auto:
                compared += check_seat_file(match, walk, entry)
    assert bool(compared) == has_secrets(sample)


def keep_all(match: Match) -> None:
    """Let a match remember every position, so that going back to one is no work: a map, say, is drawn but once."""
    game = match.ruleset.start(match.options, match.seats)
    for entry in match.entries:
        match._kept[entry.number] = game.clone()
        if entry.moves:
            game.apply(entry.choice)


def check_seat_file(match: Match, walk: Walk, entry: Entry) -> int:
    """One entry of a match, and the others that could have come instead; how many were compared."""
    game = match.at(entry.number)
    twins: dict[int, Match] = {}  # by choice or outcome, the same ones for all seats
    compared = 0
    for seat in range(SPECTATOR, walk.seats):
        for group in secret_groups(match.ruleset, game, seat):
            for choice in group:
                if choice not in twins:
                    twins[choice] = rebuild(match, walk, entry, choice)
            going_on = [twins[choice] for choice in group if twins[choice].result is None]
            told = [(save_text(twin, seat), encode(twin.events(0, seat)), said(twin, seat)) for twin in going_on]
            assert all(other == told[0] for other in told)
            compared += max(len(told) - 1, 0)
    whole = {save_text(twin) for twin in twins.values()}
    assert len(whole) == len(twins), "other choices, and the same file"
    return compared


def rebuild(match: Match, walk: Walk, changed: Entry, choice: int) -> Match:
    """The match up to an entry, with another choice or outcome there; later chance is waited for."""
    outcomes = {changed.number: choice} if changed.kind == "chance" else {}
    twin = Match(match.ruleset, walk.options, walk.seats, GivenSource(outcomes))
    twin.game = match.at(changed.number)
    twin._take_over(match.entries[: changed.number], match._told[: changed.number])
    twin._kept.update({at: game for at, game in match._kept.items() if at <= changed.number})
    if changed.kind == "act":
        twin.order(changed.seat, [choice])
    else:
        twin.settle()
    assert twin.entries[changed.number].choice == choice
    assert is_outside(twin.entries[changed.number].audience, SPECTATOR)
    return twin


def said(match: Match, seat: int) -> list[str]:
    return [match.narrate(event, seat) for event in match.events(0, seat)]
