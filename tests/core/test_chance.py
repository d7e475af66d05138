"""Chance: known answers worked out here by hand, evenness, sources, and equal streams in every form and process."""

import hashlib
import hmac
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from grognard.core.chance import (
    ChancePoint,
    CommittedSource,
    ManualSource,
    Rng,
    ScriptedSource,
    SeededSource,
    Source,
    commitment_of,
    committed_outcome,
    derive,
    faces_of,
    fresh_seed,
    throw,
)
from grognard.core.errors import DataError, ScriptRanOut
from grognard.core.sources import ClosedSource, read_source

SIZES = [1, 2, 3, 6, 7, 36, 1296, 2**32, 2**32 + 1, 3 * 2**46, 2**48]


def hmac_numbers(key: bytes, message: str) -> Iterator[int]:
    """The 64-bit numbers that an outcome is taken from, the first one that fits."""
    counter = 0
    while True:
        inner = hmac.digest(key, f"{message}|{counter}".encode(), "sha256")
        yield int.from_bytes(inner[:8], "big")
        counter += 1


def due(key: bytes, message: str, size: int) -> int:
    """The outcome as players can recompute it."""
    whole_rounds = 2**64 // size * size
    return next(number for number in hmac_numbers(key, message) if number < whole_rounds) % size


@pytest.mark.parametrize("size", SIZES)
def test_derive_gives_the_known_answer(size: int) -> None:
    for number in range(20):
        assert derive(b"key", f"game|{number}", size) == due(b"key", f"game|{number}", size)


def test_a_draw_from_the_uneven_tail_is_made_again() -> None:
    """A size that leaves a tail of nearly a half of all numbers shows the second counter often."""
    size = 2**63 + 1
    again = 0
    for number in range(64):
        first = next(hmac_numbers(b"key", str(number)))
        again += first >= size
        assert derive(b"key", str(number), size) == due(b"key", str(number), size)
    assert again > 16


def test_hmac_is_the_standard_one() -> None:
    """RFC 4231, case 2: what this file leans on is HMAC-SHA256 indeed."""
    digest = hmac.digest(b"Jefe", b"what do ya want for nothing?", "sha256")
    assert digest.hex() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def chi_squared(counts: Counter[int], size: int) -> float:
    expected = counts.total() / size
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in range(size))


# Beyond these a fair source lands once in 100,000 tries; the streams are fixed, so the tests never waver.
LIMITS = {2: 19.5, 6: 30.9, 36: 84.2}


@pytest.mark.parametrize("size", LIMITS)
def test_derive_is_even(size: int) -> None:
    counts = Counter(derive(b"some secret", f"table|{number}|die", size) for number in range(36_000))
    assert chi_squared(counts, size) < LIMITS[size]


def test_derive_has_no_modulo_bias() -> None:
    """Of 3/4 of the 64-bit range, a plain remainder would hit the lower third twice as often."""
    size = 3 * 2**62
    low = sum(derive(b"bias", str(number), size) < 2**62 for number in range(12_000))
    assert 3_780 < low < 4_220  # 4,000 by fairness, 6,000 by a remainder; 4 standard deviations are 207


# --- the generator of bots


def plain_stream(seed: str, count: int) -> list[int]:
    """Multiply with carry, in Python numbers that never wrap."""
    state = int.from_bytes(hashlib.sha256(f"grognard {seed}".encode()).digest()[:8], "big") % (2**62 - 57) + 1
    stream = []
    for _ in range(count):
        state = 2147483085 * (state % 2**32) + state // 2**32
        stream.append((state % 2**32) ^ (state // 2**32))
    return stream


@pytest.mark.parametrize("seed", [0, 1, -5, 2**80, "a word", ""])
def test_the_stream_of_a_seed_is_known(seed: int | str) -> None:
    assert 2**62 - 57 == 4611686018427387847
    rng = Rng(seed)
    assert [int(rng.bits()) for _ in range(200)] == plain_stream(str(seed), 200)


@pytest.mark.parametrize("size", LIMITS)
def test_the_generator_is_even(size: int) -> None:
    rng = Rng(f"even {size}")
    assert chi_squared(Counter(int(rng.below(size)) for _ in range(36_000)), size) < LIMITS[size]


def test_the_generator_has_no_modulo_bias() -> None:
    for size in (3 * 2**30, 3 * 2**46):
        rng = Rng("bias")
        low = sum(rng.below(size) < size // 3 for _ in range(12_000))
        assert 3_780 < low < 4_220


@pytest.mark.parametrize("size", SIZES)
def test_draws_stay_below_their_limit(size: int) -> None:
    rng = Rng(size)
    drawn = [int(rng.below(size)) for _ in range(300)]
    assert 0 <= min(drawn) <= max(drawn) < size
    assert len(set(drawn)) >= min(size, 30)


def test_wide_draws_are_known_and_the_uneven_tail_is_drawn_again() -> None:
    """A limit just above 2**60 / 4097 leaves nearly the largest tail there can be: one draw in 4,097."""
    limit = 2**60 // 4097 + 1
    count = 20_000
    bits = iter(plain_stream("wide", 2 * count + 100))
    expected: list[int] = []
    again = 0
    while len(expected) < count:
        drawn = next(bits) // 4 * 2**30 + next(bits) // 4
        if drawn < 2**60 // limit * limit:
            expected.append(drawn % limit)
        else:
            again += 1
    rng = Rng("wide")
    assert [int(rng.below(limit)) for _ in range(count)] == expected
    assert again > 0


def test_a_branch_is_another_stream() -> None:
    rng = Rng(1)
    twig = rng.branch()
    assert [int(twig.bits()) for _ in range(8)] != [int(rng.bits()) for _ in range(8)]


SCRIPT = """
from grognard.core.chance import Rng, SeededSource, ChancePoint
rng = Rng("stream")
print([int(rng.below(n)) for n in (6, 36, 1000, 2**33, 2**48) for _ in range(40)])
print([SeededSource(5).draw(ChancePoint(n, 2**48, "die", -1)) for n in range(40)])
"""


def test_streams_are_equal_in_every_form_and_process() -> None:
    printed = set()
    for setting, hashing in (("auto", "0"), ("off", "1"), ("off", "77")):
        environment = os.environ | {"GROGNARD_NATIVE": setting, "PYTHONHASHSEED": hashing}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        printed.add(done.stdout)
    assert len(printed) == 1
    assert printed.pop().count(",") == 199 + 39


# --- dice and sources


def test_dice_and_outcomes_are_the_same_thing() -> None:
    assert throw(1, 1) == 0
    assert throw(5, 3) == 26  # (5 - 1) * 6 + 3 - 1
    assert throw(6, 6, 6) == 215
    assert faces_of(26, 2) == (5, 3)
    assert {throw(*faces_of(outcome, 3)) for outcome in range(216)} == set(range(216))


def point(number: int = 4, size: int = 36, purpose: str = "attack", audience: int = -1) -> ChancePoint:
    return ChancePoint(number, size, purpose, audience)


def test_a_seeded_source_answers_by_seed_entry_and_purpose() -> None:
    assert SeededSource(7).draw(point()) == due(b"seed 7", "4|attack", 36)
    assert SeededSource("7").draw(point()) == SeededSource(7).draw(point())
    answers = [
        [SeededSource(seed).draw(point(n, 2**40, what)) for seed in (1, 2)] for n in (1, 2) for what in ("a", "b")
    ]
    assert len({answer for row in answers for answer in row}) == 8


def test_a_scripted_source_says_when_the_script_does_not_fit() -> None:
    source = ScriptedSource([3])
    source.add(36)
    assert source.draw(point()) == 3
    with pytest.raises(ScriptRanOut, match="36 scripted for attack, which has 36"):
        source.draw(point())
    with pytest.raises(ScriptRanOut, match="nothing scripted for attack at entry 4"):
        source.draw(point())


def test_a_manual_source_asks_people_for_what_is_open() -> None:
    source = ManualSource(ScriptedSource([5]))
    assert source.draw(point()) is None
    assert source.draw(point(audience=1)) == 5


def test_dice_of_people_are_not_committed_to() -> None:
    with pytest.raises(DataError, match="cannot be committed"):
        ManualSource(CommittedSource.fresh("t", 2))


SECRET = bytes(range(32))


def test_a_committed_source_is_bound_to_all_that_was_agreed() -> None:
    source = CommittedSource("table 9", SECRET, ["mine", ""])
    salts = hashlib.sha256(b"mine").hexdigest() + "|" + hashlib.sha256(b"").hexdigest()
    assert source.draw(point()) == due(SECRET, f"table 9|{salts}|4|attack", 36)
    assert source.commitment() == hashlib.sha256(SECRET).hexdigest() == commitment_of(SECRET)
    assert committed_outcome(SECRET, ["mine", ""], "table 9", point()) == source.draw(point())


def test_every_part_that_is_bound_changes_the_outcome() -> None:
    wide = point(size=2**48)
    outcomes = [
        committed_outcome(SECRET, ["a", "b"], "t", wide),
        committed_outcome(SECRET[::-1], ["a", "b"], "t", wide),
        committed_outcome(SECRET, ["b", "a"], "t", wide),
        committed_outcome(SECRET, ["a|b"], "t", wide),
        committed_outcome(SECRET, ["a", "b"], "u", wide),
        committed_outcome(SECRET, ["a", "b"], "t", point(5, 2**48)),
        committed_outcome(SECRET, ["a", "b"], "t", point(4, 2**48, "shot")),
    ]
    assert len(set(outcomes)) == len(outcomes)


def test_a_fresh_secret_is_nobody_s() -> None:
    first, second = CommittedSource.fresh("t", 3), CommittedSource.fresh("t", 3)
    assert first.commitment() != second.commitment()
    assert first.salts == ["", "", ""]
    assert len(first.secret) == 32
    assert fresh_seed() != fresh_seed()


def test_headers_keep_the_secret() -> None:
    for source in (SeededSource(12345), CommittedSource("t", SECRET, ["x"]), ManualSource(SeededSource(12345))):
        said = str(source.header())
        assert "12345" not in said
        assert SECRET.hex() not in said
        assert "12345" in str(source.opened()) or SECRET.hex() in str(source.opened())


@pytest.mark.parametrize(
    "source",
    [
        SeededSource(3),
        SeededSource("word", practice=True),
        SeededSource(2**70),
        CommittedSource("t", SECRET, ["x", "y"]),
        ManualSource(SeededSource(3)),
        ManualSource(ScriptedSource()),
        ScriptedSource(),
    ],
)
def test_a_source_can_be_read_again(source: Source) -> None:
    again = read_source(source.header(), source.opened())
    assert again.header() == source.header()
    if source.opened():
        hidden = point(audience=1)
        assert [again.draw(hidden), again.opened()] == [source.draw(hidden), source.opened()]


def test_without_its_secret_a_source_only_tells_what_it_was() -> None:
    closed = read_source(CommittedSource("t", SECRET, ["x"]).header(), {})
    assert isinstance(closed, ClosedSource)
    assert closed.header()["kind"] == "committed"
    with pytest.raises(DataError, match="nothing can answer attack"):
        closed.draw(point())


@pytest.mark.parametrize(
    ("header", "opened", "why"),
    [
        ({}, {}, "no source of chance None"),
        ({"kind": "loaded"}, {}, "no source of chance 'loaded'"),
        ({"kind": ["seeded"]}, {"seed": 1}, "no source"),
        ({"kind": "seeded", "practice": False}, {"sed": 1}, "needs a"),
        ({"kind": "seeded", "practice": False}, {"seed": True}, "needs a"),
        ({"kind": "seeded", "practice": False}, {"seed": [1]}, "needs a"),
        ({"kind": "seeded"}, {"seed": 1}, "needs a"),
        ({"kind": "manual"}, {}, "names no other source"),
        (
            {"kind": "manual", "other": {"kind": "committed", "table": "t", "salts": []}},
            {"secret": "00"},
            "cannot be committed",
        ),
        ({"kind": "committed", "table": "t"}, {"secret": "00"}, "needs a"),
        ({"kind": "committed", "table": "t", "salts": [1]}, {"secret": "00"}, "are texts"),
        ({"kind": "committed", "table": "t", "salts": []}, {"secret": "zz"}, "hexadecimal"),
        ({"kind": "committed", "table": "t", "salts": []}, {"secret": 5}, "needs a"),
    ],
)
def test_what_is_no_source_is_refused(header: dict[str, object], opened: dict[str, object], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_source(header, opened)
