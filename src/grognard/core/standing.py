"""Standing answers: a seat passes beforehand on questions out of turn, and nobody is told whether it had anything to answer with."""

from typing import Final

import msgspec

from grognard.core.match import Match

PASS: Final = "pass"  # the verb of the answer that does nothing


class Standing(msgspec.Struct, kw_only=True):
    """Until when a seat passes ("turn", "mine": its own turn, "game"), on which kinds of questions (empty: all), and the turn of its word."""

    until: str
    about: list[str] = []
    turn: int


def has_ended(match: Match, seat: int, standing: Standing) -> bool:
    """Whether what a seat said beforehand has run out."""
    if match.result is not None:
        return True
    if standing.until == "turn":
        return match.ruleset.turn(match.game) != standing.turn
    return standing.until == "mine" and is_turn_of(match, seat, standing)


def is_turn_of(match: Match, seat: int, standing: Standing) -> bool:
    """Whether a turn of the seat has begun since its word; by what it is asked in games that do not say whose turn it is."""
    owner = match.ruleset.turn_of(match.game)
    if owner < 0:
        return match.game.actor == seat and not match.ruleset.prompt(match.game).window
    return owner == seat and match.ruleset.turn(match.game) != standing.turn


def standing_pass(match: Match, standing: Standing | None) -> int | None:
    """The number of the pass that the seat that is asked has given beforehand, None when it has to be asked."""
    if standing is None or match.result is not None or match.game.actor < 0:
        return None
    prompt = match.ruleset.prompt(match.game)
    if not prompt.window or (standing.about and prompt.about not in standing.about):
        return None
    return pass_of(match)


def pass_of(match: Match) -> int | None:
    """The number of the answer that does nothing, None when there is none."""
    for action in match.legal():
        if match.ruleset.describe(match.game, action).verb == PASS:
            return action
    return None
