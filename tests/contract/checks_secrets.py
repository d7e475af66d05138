"""What a seat may not know reaches it by no way: views, choices, refusals, forecasts, sentences, or who is asked."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, EVERYONE, OVER, SPECTATOR, Game
from grognard.core.ruleset import Ruleset
from grognard.core.views import encode
from tests.contract.checks_position import event_of, legal_of, play_on
from tests.contract.sample import Sample, Spot

DRAWS = 3  # positions that are drawn for each seat and position
EXPLAINED = 30  # numbers of the action space that are explained in each
FORECASTS = 12
SEEN_OFTEN = 20  # a hidden thing that was compared so often has to have varied
SEVERAL = 8  # positions; in a single one there may be only one way things can be
STEPPED = 20  # public choices that are compared
OUTCOMES = 6  # outcomes of a hidden draw that are compared


def payload(ruleset: Ruleset, game: Game, seat: int) -> bytes:
    """Everything that a seat or a spectator is sent about a position."""
    view = ruleset.view(game, seat)
    sent: list[Any] = [view, ruleset.board(game), int(game.actor)]
    if game.actor == CHANCE:
        sent += [ruleset.prompt(game), ruleset.purpose(game)]
    if seat >= 0:
        count = ruleset.action_count(ruleset.options_of(game))
        rng = Rng("numbers")
        sent += [ruleset.explain(game, seat, int(rng.below(count))) for _ in range(EXPLAINED)]
    if seat == game.actor and seat >= 0:
        legal = legal_of(game)
        sent += [ruleset.prompt(game), [ruleset.describe(game, action) for action in legal]]
        sent += [ruleset.audience(game, action) for action in legal]
        sent += [ruleset.forecast(view, action) for action in legal[:FORECASTS]]
        sent += [int(weight) for weight in game.lean(game.legal_actions())]
    return encode(sent)


def draws(spot: Spot, seat: int) -> Iterator[Game]:
    """Positions that the seat cannot tell from this one."""
    rng = Rng(f"draws {seat}")
    for _ in range(DRAWS):
        yield spot.game.determinize(seat, rng)


def twins(spot: Spot, seat: int) -> list[Game]:
    """Those of them that differ from it; none where nothing is hidden."""
    packed = spot.game.pack()
    return [drawn for drawn in draws(spot, seat) if drawn.pack() != packed]


def check_secrets(sample: Sample) -> None:
    """In every position drawn by determinize a seat is sent the same bytes; so nothing of them tells what was redrawn."""
    for spot in sample.spots:
        packed = spot.game.pack()
        for seat in range(SPECTATOR, spot.walk.seats):
            drawn = twins(spot, seat)
            sent = [payload(sample.ruleset, game, seat) for game in (spot.game, *drawn) if drawn]
            assert len(set(sent)) <= 1, f"seat {seat} can tell"
        assert spot.game.pack() == packed, "looking changed the position"


def check_drawn(sample: Sample) -> None:
    """A drawn position is sound, its own, and the same for the same generator."""
    ruleset = sample.ruleset
    for number, spot in enumerate(sample.spots):
        packed = spot.game.pack()
        for seat in range(SPECTATOR, spot.walk.seats):
            first, again = (spot.game.determinize(seat, Rng(f"drawn {number}")) for _ in range(2))
            assert first.pack() == again.pack()
            assert ruleset.load(first.pack()).pack() == first.pack()
            assert first.told is None
            play_on(first, f"drawn {number}")
            assert spot.game.pack() == packed


def flatten(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The leaves of plain data with the way to each; things that have a name stand under it, whatever their place in a list."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from flatten(value, f"{path}/{key}")
    elif isinstance(thing, list | tuple):
        for place, value in enumerate(thing):
            name = value.get("id", value.get("number", place)) if isinstance(value, dict) else place
            yield from flatten(value, f"{path}/{name}")
    else:
        yield path, thing


def known_to(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Any]:
    """What a seat sees, leaf by leaf, but for its own number."""
    leaves = dict(flatten(msgspec.to_builtins(ruleset.view(game, seat))))
    del leaves["/viewer"]
    return leaves


def check_hidden_things_vary(sample: Sample) -> None:
    """Whatever a seat sees and another does not comes out differently, sooner or later, when the other's positions are drawn."""
    compared: Counter[str] = Counter()
    varied: set[str] = set()  # what has come out differently once need not be looked at again
    places: dict[str, set[int]] = {}  # the positions in which something was hidden
    is_any_hidden = False
    for number, spot in enumerate(sample.spots):
        seen = [known_to(sample.ruleset, spot.game, seat) for seat in range(spot.walk.seats)]
        for seat in range(SPECTATOR, spot.walk.seats):
            shown = known_to(sample.ruleset, spot.game, seat) if seat == SPECTATOR else seen[seat]
            hidden = [hidden_kinds(seen[other], shown, other) for other in range(spot.walk.seats)]
            is_any_hidden = is_any_hidden or any(hidden)
            doubtful = [{path: kind for path, kind in kinds.items() if kind not in varied} for kinds in hidden]
            for twin in draws(spot, seat) if any(doubtful) else ():
                for other, kinds in enumerate(doubtful):
                    then = known_to(sample.ruleset, twin, other) if kinds else {}
                    for path, kind in kinds.items():
                        compared[kind] += 1
                        places.setdefault(kind, set()).add(number)
                        if path not in then or then[path] != seen[other][path]:
                            varied.add(kind)
    often = {kind for kind, count in compared.items() if count >= SEEN_OFTEN and len(places[kind]) >= SEVERAL}
    assert often <= varied, f"hidden, but never drawn otherwise: {sorted(often - varied)}"
    assert is_any_hidden == has_secrets(sample), "choices or draws are secret, but every seat sees the same"


def hidden_kinds(seen: dict[str, Any], shown: dict[str, Any], seat: int) -> dict[str, str]:
    """The leaves that a seat sees and somebody else does not, each with its kind: the way to it without its numbers."""
    return {
        path: f"{re.sub('[0-9]+', '#', path)} of seat {seat}"
        for path, leaf in seen.items()
        if path not in shown or shown[path] != leaf
    }


def has_secrets(sample: Sample) -> bool:
    """Whether the game keeps some choice or draw from some seat."""
    for spot in sample.spots:
        if spot.game.actor == CHANCE and spot.game.chance()[2] != EVERYONE:
            return True
        if any(sample.ruleset.audience(spot.game, action) != EVERYONE for action in legal_of(spot.game)):
            return True
    return False


def after(ruleset: Ruleset, game: Game, choice: int, seat: int) -> tuple[bytes, list[str]]:
    """What a seat or a spectator sees and is told after a choice."""
    game = game.clone()
    game.told = []
    game.apply(choice)
    assert game.told is not None
    sentences = [ruleset.narrate(game, event_of(told), seat) for told in game.told]
    return encode(ruleset.view(game, seat)), sentences


def secret_groups(ruleset: Ruleset, game: Game, seat: int) -> Iterator[list[int]]:
    """Choices of the actor, or of chance, that look the same to this seat."""
    if game.actor == CHANCE:
        size, _, audience = (int(number) for number in game.chance())
        if is_outside(audience, seat):
            yield sorted({outcome * (size - 1) // (OUTCOMES - 1) for outcome in range(OUTCOMES)})
        return
    groups: dict[str, list[int]] = {}
    for action in legal_of(game):
        if is_outside(ruleset.audience(game, action), seat):
            groups.setdefault(ruleset.public_form(game, action), []).append(action)
    yield from groups.values()


def is_outside(audience: int, seat: int) -> bool:
    return audience != EVERYONE and not (seat >= 0 and audience >> seat & 1)


def check_secret_steps(sample: Sample) -> None:
    """Secret choices and draws that have the same public form look the same to everybody else, in the view and in words."""
    compared = 0
    for spot in sample.spots:
        for seat in range(SPECTATOR, spot.walk.seats):
            for group in secret_groups(sample.ruleset, spot.game, seat):
                first, *rest = (after(sample.ruleset, spot.game, choice, seat) for choice in group)
                assert all(other == first for other in rest), f"seat {seat} can tell {group} apart"
                compared += len(rest)
    assert bool(compared) == has_secrets(sample)


def check_who_is_asked(sample: Sample) -> None:
    """Who is asked follows from what everybody knows: where a public step is told the same, the same seat is asked next."""
    ruleset = sample.ruleset
    for spot in sample.spots:
        for twin in twins(spot, SPECTATOR):
            assert twin.actor == spot.game.actor
            if spot.game.actor != OVER:
                assert ruleset.prompt(twin).window == ruleset.prompt(spot.game).window
            for choice in public_choices(ruleset, spot, twin):
                steps = [spot.game.clone(), twin.clone()]
                told = [after(ruleset, game, choice, SPECTATOR)[1] for game in steps]
                for game in steps:
                    game.apply(choice)
                if told[0] == told[1]:
                    assert steps[0].actor == steps[1].actor, "who is asked gives away what somebody holds"


def public_choices(ruleset: Ruleset, spot: Spot, twin: Game) -> list[int]:
    """Choices and outcomes that all may know and that are possible in both positions."""
    if spot.game.actor == CHANCE:
        return [spot.choice] if spot.game.chance()[2] == EVERYONE else []
    shared = set(legal_of(spot.game)) & set(legal_of(twin))
    public = [action for action in sorted(shared) if ruleset.audience(spot.game, action) == EVERYONE]
    return public[:: 1 + len(public) // STEPPED]
