"""What a front end gets: refusals, labels, notation, prompts, views and forecasts."""

import math

import pytest

from grognard.core.errors import IllegalAction
from grognard.core.game import OVER, SPECTATOR
from grognard.core.ledger import ledger_of
from grognard.core.views import View, encode
from tests.contract.checks_position import legal_of
from tests.contract.sample import Sample, Spot

EXPLAINED = 48  # positions in which every number of the action space is explained
OTHERS = 11  # of so many numbers one is asked for by seats that have no choice
PARSED = 80  # positions in which every notation is read back
FORECASTS = 25  # actions of a position that are forecast
SLOTS = ("place", "piece", "count", "card", "die", "choice")


def some(spots: list[Spot], most: int) -> list[Spot]:
    """Spots spread evenly over all."""
    return spots[:: max(1, len(spots) // most)]


def check_explain(sample: Sample) -> None:
    """Nothing to say exactly where an action is legal; else a rule of the ledger and a sentence.

    For every number of the seat that is asked, and some of the others', who are refused whatever it is.
    """
    ruleset = sample.ruleset
    ledger = ledger_of(ruleset)
    for spot in some(sample.spots, EXPLAINED):
        packed = spot.game.pack()
        for seat in range(spot.walk.seats):
            is_asked = spot.game.actor == seat
            legal = set(legal_of(spot.game)) if is_asked else set()
            for action in range(0, ruleset.action_count(spot.walk.options), 1 if is_asked else OTHERS):
                refusal = ruleset.explain(spot.game, seat, action)
                assert (refusal is None) == (action in legal), (action, refusal)
                if refusal is not None:
                    assert refusal.rule in ledger, refusal
                    assert refusal.text.strip()
            assert ruleset.explain(spot.game, seat, ["no such place"]) is not None
        assert spot.game.pack() == packed


def check_explain_places(sample: Sample) -> None:
    """Clicks on what acts and where it goes are answered like the action's number; nothing can be done where no action touches."""
    ruleset = sample.ruleset
    ledger = ledger_of(ruleset)
    for spot in some(sample.asked(), EXPLAINED):
        touched = [ruleset.describe(spot.game, action).touches for action in legal_of(spot.game)]
        clicks = {(touches[0],) for touches in touched if touches} | {
            (touches[0], touches[-1]) for touches in touched if touches
        }
        idle = {place.id for place in ruleset.board(spot.game).places} - {
            each for touches in touched for each in touches
        }
        for seat in range(spot.walk.seats):
            for places in [*clicks, *((place,) for place in idle)]:
                refusal = ruleset.explain(spot.game, seat, places)
                assert (refusal is None) == (seat == spot.game.actor and places in clicks), (places, refusal)
                if refusal is not None:
                    assert refusal.rule in ledger
                    assert refusal.text.strip()


def check_notation(sample: Sample) -> None:
    """Short text that means one action and is read back, in either case; nonsense is refused with a rule."""
    ruleset = sample.ruleset
    ledger = ledger_of(ruleset)
    for spot in some(sample.asked(), PARSED):
        legal = legal_of(spot.game)
        notations = [ruleset.notation(spot.game, action) for action in legal]
        assert len({notation.lower() for notation in notations}) == len(legal)
        for action, notation in zip(legal, notations, strict=True):
            assert notation == "".join(notation.split()) != ""
            for text in (notation, notation.lower(), notation.upper()):
                assert ruleset.parse(spot.game, text) == action
        for wrong in ("", " ", "no-such-action", "½", "99999999999999999999", "-"):
            with pytest.raises(IllegalAction) as refused:
                ruleset.parse(spot.game, wrong)
            assert refused.value.rule in ledger


def check_described(sample: Sample) -> None:
    """Every legal action has words, a rule, and touches only what can be seen."""
    ruleset = sample.ruleset
    ledger = ledger_of(ruleset)
    for spot in sample.asked():
        view = ruleset.view(spot.game, int(spot.game.actor))
        known = {place.id for place in ruleset.board(spot.game).places} | {piece.id for piece in view.pieces}
        for action in legal_of(spot.game):
            described = ruleset.describe(spot.game, action)
            assert described.id == action
            assert described.notation == ruleset.notation(spot.game, action)
            assert described.label == ruleset.label(spot.game, action) != ""
            assert described.verb
            assert described.rule in ledger
            assert set(described.touches) <= known, described
            assert ruleset.public_form(spot.game, action)
            audience = ruleset.audience(spot.game, action)
            assert audience == -1 or audience >> int(spot.game.actor) & 1, "a seat knows what it chooses itself"


def check_prompts(sample: Sample) -> None:
    ledger = ledger_of(sample.ruleset)
    for spot in sample.spots:
        if spot.game.actor != OVER:
            prompt = sample.ruleset.prompt(spot.game)
            assert prompt.text.strip()
            assert prompt.rule in ledger
            assert prompt.slot in SLOTS


def check_views(sample: Sample) -> None:
    """A view says whose it is, whose move it is, names everything once, and can be drawn as text."""
    ruleset = sample.ruleset
    for spot in sample.spots:
        board = ruleset.board(spot.game)
        places = [place.id for place in board.places]
        assert len(set(places)) == len(places)
        names = [ruleset.seat_name(spot.game, seat) for seat in range(spot.walk.seats)]
        assert len(set(names)) == spot.walk.seats
        for seat in range(SPECTATOR, spot.walk.seats):
            view = ruleset.view(spot.game, seat)
            assert encode(view) == encode(ruleset.view(spot.game, seat))
            assert (view.game, view.viewer, view.actor) == (ruleset.meta.name, seat, spot.game.actor)
            assert ruleset.resolve(view.options) == spot.walk.options
            assert [seat.name for seat in view.seats] == names
            check_pieces(view, places)
            lines = ruleset.sketch(spot.game, view)
            assert "".join(span.text for line in lines for span in line).strip()


def check_pieces(view: View, places: list[str]) -> None:
    assert len({piece.id for piece in view.pieces}) == len(view.pieces)
    for piece in view.pieces:
        assert piece.place == "" or piece.place in places
        assert -1 <= piece.owner < len(view.seats)


def check_forecasts(sample: Sample) -> None:
    """Chances that add up to 1, for the actor's own view."""
    count = 0
    for spot in sample.asked():
        view = sample.ruleset.view(spot.game, int(spot.game.actor))
        for action in legal_of(spot.game)[:FORECASTS]:
            forecast = sample.ruleset.forecast(view, action)
            if forecast is None:
                continue
            assert forecast.text.strip()
            assert forecast.samples >= 0
            encode(forecast)
            if forecast.outcomes:
                count += 1
                assert all(0.0 <= chance.probability <= 1.0 and chance.label for chance in forecast.outcomes)
                assert math.isclose(sum(chance.probability for chance in forecast.outcomes), 1.0, abs_tol=1e-9)
    assert count, "nothing was ever forecast"
