"""What every position promises: legal choices, copies, packing, replay, chance and endings."""

import re

import pytest

from grognard.core.chance import MOST_OUTCOMES, Rng
from grognard.core.errors import DataError
from grognard.core.game import EVERYONE, OVER, SPECTATOR, WHOLE_WIN, Game, Told
from grognard.core.ledger import ledger_of
from grognard.core.ruleset import Ruleset
from grognard.core.views import Event, encode
from tests.contract.sample import Sample, draw_choice

FLIPS = 12  # damaged copies of each packed position
DAMAGED = 25  # how many positions are damaged
STEPS = 4  # how far copies are played apart


def legal_of(game: Game) -> list[int]:
    return [int(action) for action in game.legal_actions()]


def event_of(told: Told) -> Event:
    what, rule, audience, a, b, c = told
    return Event(what=what, rule=rule, audience=audience, numbers=(a, b, c))


def play_on(game: Game, seed: str, steps: int = STEPS) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if game.actor != OVER:
            game.apply(draw_choice(game, rng))


def check_options(sample: Sample) -> None:
    ruleset = sample.ruleset
    ledger = ledger_of(ruleset)
    defaults = ruleset.resolve({})
    assert list(defaults) == [option.name for option in ruleset.options]
    assert ruleset.resolve(defaults) == defaults
    for option in ruleset.options:
        assert option.rule in ledger, option
        assert option.text
        assert option.read(option.default) == option.default
        with pytest.raises(DataError, match=option.name):
            ruleset.start({option.name: object()}, ruleset.meta.least_seats)
    with pytest.raises(DataError):
        ruleset.resolve({"no such option": 1})
    for seats in (ruleset.meta.least_seats - 1, ruleset.meta.most_seats + 1):
        with pytest.raises(DataError):
            ruleset.start({}, seats)
    for walk in sample.walks:
        assert dict(ruleset.options_of(walk.end)) == walk.options
        assert ruleset.seats_of(walk.end) == walk.seats


def check_legal(sample: Sample) -> None:
    """Ascending numbers of the action space, never none for a seat, and none for chance or at the end."""
    for spot in sample.spots:
        legal = legal_of(spot.game)
        if spot.game.actor < 0:
            assert legal == []
            continue
        count = sample.ruleset.action_count(spot.walk.options)
        assert spot.game.actor < spot.walk.seats
        assert legal, "a seat is asked and has no choice"
        assert legal == sorted(set(legal)), "not strictly ascending"
        assert 0 <= legal[0] <= legal[-1] < count
        weights = [int(weight) for weight in spot.game.lean(spot.game.legal_actions())]
        assert len(weights) == len(legal)
        assert min(weights) > 0


def check_clone(sample: Sample) -> None:
    """Neither a copy nor what it was copied from notices what happens to the other; a copy tells nothing."""
    for number, spot in enumerate(sample.spots):
        original = spot.game.clone()
        original.told = []
        packed, legal = original.pack(), legal_of(original)
        for changed, kept in ((original.clone(), original), (original, original.clone())):
            assert kept.pack() == packed
            play_on(changed, f"clone {number}")
            assert kept.pack() == packed, "a copy shares something with its original"
            assert legal_of(kept) == legal
        assert original.clone().told is None
        assert spot.game.told is None


def check_pack(sample: Sample) -> None:
    """What comes back from the bytes is the same position in every respect."""
    ruleset = sample.ruleset
    for number, spot in enumerate(sample.spots):
        packed = spot.game.pack()
        loaded = ruleset.load(packed)
        assert loaded.pack() == packed == spot.game.pack()
        assert loaded.actor == spot.game.actor
        assert legal_of(loaded) == legal_of(spot.game)
        for seat in range(SPECTATOR, spot.walk.seats):
            assert encode(ruleset.view(loaded, seat)) == encode(ruleset.view(spot.game, seat))
        twin = spot.game.clone()
        for game in (twin, loaded):
            play_on(game, f"pack {number}")
        assert twin.pack() == loaded.pack()
    packs = {ruleset.start(walk.options, walk.seats).pack() for walk in sample.walks}
    assert len(packs) == len({str((walk.options, walk.seats)) for walk in sample.walks}), (
        "options are missing in pack()"
    )


def check_damage(sample: Sample) -> None:
    """Bytes that are cut short or mixed up are refused; a flipped bit is refused or gives another sound position."""
    ruleset = sample.ruleset
    rng = Rng("damage")
    for data in (b"", b"\x00", b"\xc1" * 40, b"{}", b"\x80", b"\x90", "käse".encode()):
        with pytest.raises(DataError):
            ruleset.load(data)
    for spot in sample.spots[:: max(1, len(sample.spots) // DAMAGED)]:
        packed = spot.game.pack()
        for length in (1, len(packed) // 2, len(packed) - 1):
            with pytest.raises(DataError):
                ruleset.load(packed[:length])
        with pytest.raises(DataError):
            ruleset.load(packed + packed[-1:])
        for _ in range(FLIPS):
            damaged = bytearray(packed)
            damaged[rng.below(len(packed))] ^= 1 << rng.below(8)
            try:
                loaded = ruleset.load(bytes(damaged))
            except DataError:
                continue
            check_sound(ruleset, loaded)


def check_sound(ruleset: Ruleset, game: Game) -> None:
    """A position that a program can go on with."""
    assert ruleset.load(game.pack()).pack() == game.pack()
    for seat in range(SPECTATOR, ruleset.seats_of(game)):
        encode(ruleset.view(game, seat))
    play_on(game, "sound")


def check_replay(sample: Sample) -> None:
    """The same choices give the same positions, whether somebody listens or not."""
    for walk in sample.walks:
        listened = sample.ruleset.start(walk.options, walk.seats)
        listened.told = []
        for choice in walk.choices:
            listened.apply(choice)
        assert listened.pack() == walk.end.pack()
    for spot in sample.spots:
        after = [spot.game.clone(), spot.game.clone()]
        for game in after if spot.choice >= 0 else []:
            game.apply(spot.choice)
        assert after[0].pack() == after[1].pack()


def check_chance(sample: Sample) -> None:
    """Sizes that a source can draw, purposes of one word, an audience of seats, and a notation that is read back."""
    ruleset = sample.ruleset
    rng = Rng("chance")
    for spot in sample.at_chance():
        size, _, audience = (int(number) for number in spot.game.chance())
        assert 1 <= size < MOST_OUTCOMES
        assert audience == EVERYONE or 0 <= audience < 1 << spot.walk.seats
        assert re.fullmatch(r"[a-z][a-z-]*", ruleset.purpose(spot.game))
        outcomes = sorted({0, size - 1, *(int(rng.below(size)) for _ in range(10))}) if size > 40 else range(size)
        notations = [ruleset.chance_notation(spot.game, outcome) for outcome in outcomes]
        assert len(set(notations)) == len(notations)
        for outcome, notation in zip(outcomes, notations, strict=True):
            assert re.fullmatch(r"\S+", notation)
            assert ruleset.parse_chance(spot.game, notation) == outcome
            assert ruleset.chance_label(spot.game, outcome)
        for wrong in ("", "no-such-outcome", "7,7", "-1", str(size), "1,2,3", "½"):
            is_throw = 6 ** len(re.findall("[1-6]", wrong)) == size  # as many faces as there are dice
            if wrong not in notations and not is_throw:
                with pytest.raises(DataError):
                    ruleset.parse_chance(spot.game, wrong)


def check_endings(sample: Sample) -> None:
    """Every game ended, with a whole win split among the seats, a reason and its rule."""
    ledger = ledger_of(sample.ruleset)
    for walk in sample.walks:
        scores = [int(share) for share in walk.end.scores()]
        assert len(scores) == walk.seats
        assert min(scores) >= 0
        assert sum(scores) == WHOLE_WIN
        result = sample.ruleset.view(walk.end, SPECTATOR).result
        assert result is not None
        assert result["rule"] in ledger
        assert result["reason"]
        assert list(result["scores"]) == scores
    for spot in sample.spots:
        if spot.game.actor != OVER:
            assert sample.ruleset.view(spot.game, SPECTATOR).result is None


def check_evaluate(sample: Sample) -> None:
    for spot in sample.spots:
        for seat in range(spot.walk.seats):
            assert 0.0 <= sample.ruleset.evaluate(spot.game, seat) <= 1.0


def check_events(sample: Sample) -> None:
    """Every event names a rule of the ledger, an audience, and a sentence for everybody."""
    ledger = ledger_of(sample.ruleset)
    for walk in sample.walks:
        first = sample.ruleset.start(walk.options, walk.seats)
        first.told = []
        for choice in walk.choices:
            first.apply(choice)
            told, first.told = first.told, []
            assert told is not None
            for each in told:
                what, rule, audience = each[:3]
                assert re.fullmatch(r"[a-z][a-z_-]*", what)
                assert rule in ledger, (what, rule)
                assert audience == EVERYONE or 0 <= audience < 1 << walk.seats
                check_narrated(sample.ruleset, first, each, walk.seats)


def check_narrated(ruleset: Ruleset, game: Game, told: Told, seats: int) -> None:
    """A sentence for all, and for those who may not know its numbers one that does not need them."""
    event = event_of(told)
    for seat in range(SPECTATOR, seats):
        sentence = ruleset.narrate(game, event, seat)
        assert sentence.strip()
        if not event.is_open_to(seat):
            assert sentence == ruleset.narrate(game, event_of((*told[:3], 0, 0, 0)), seat)
