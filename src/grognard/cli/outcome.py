"""How a match ended, in one sentence."""

from grognard.core.game import WHOLE_WIN
from grognard.core.match import Match


def sentence_of(match: Match) -> str:
    """Who won, why and by which rule; or that it goes on."""
    result = match.result
    if result is None:
        return "Not over."
    names = [match.ruleset.seat_name(match.game, seat) for seat in range(match.seats)]
    best = max(result.scores)
    winners = [name for name, score in zip(names, result.scores, strict=True) if score == best]
    if best == WHOLE_WIN:
        who = f"{winners[0]} wins"
    elif len(winners) == len(names):
        who = "A draw"
    else:
        who = f"{' and '.join(winners)} share the win"
    rule = f" ({result.rule})" if result.rule else ""
    return f"{who}: {match.ending()}{rule}."
