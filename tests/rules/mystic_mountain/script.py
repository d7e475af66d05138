"""A small language for rule tests: a position in words, then lines that act, are refused, or say what must now be true.

D9xE8 5,3              take this action; the dice follow in the order they are thrown
refuse D9xB9 MM-040    the action is refused and this rule is cited (without an id: whichever; places: `D9 B9`)
told dies MM-043       the last action told this under this rule, once (`told mines MM-020 3`: so many times)
untold points          the last action told nothing of the kind
points 2 0             counters of South and North
actions 2              actions left
turn north             who is on turn (and asked: `buy north` when the purchase is asked)
at D9 South soldier    what stands on a square (`at E8 nothing`)
moves D12: D9 A9 / D8  squares offered to the unit / squares not offered (`moves A17: none`, `moves I9 = H9 J9` for exactly)
verbs D9: attack move  the kinds of action offered to the unit, exactly (`verbs: end` for the side)
attacks D9: E8 / B9    likewise `climbs`, `shots`, `engages`, `buys soldier`
income 7               what the side on turn would earn now
hold I9 3              the count of the miner on the square
engaged north D9       the archer of that side is engaged by the soldier on D9 (`engaged north nobody`)
wins south elimination the game is over (`draw cap`)
dead south soldier 2   how many units of a kind are dead
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from grognard.core.chance import throw
from grognard.core.errors import IllegalAction
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.core.views import ActionView, Piece, View
from grognard.games.mystic_mountain import RULESET
from grognard.games.mystic_mountain.positions import place

SIDES = {"south": 0, "north": 1}


@dataclass(frozen=True)
class Part:
    """One part of a scenario: a position (see positions.place) and the lines to run on it."""

    name: str
    lines: str
    south: str = ""
    north: str = ""
    options: dict[str, object] = field(default_factory=dict)
    setting: dict[str, Any] = field(default_factory=dict)  # further words of positions.place


def run_part(part: Part) -> None:
    """Set the position up and run the lines; an assertion names the line that failed."""
    game = place(part.options, south=part.south, north=part.north, **part.setting)
    Table(game).run(part.lines)


def check(parts: Iterable[Part]) -> None:
    for part in parts:
        run_part(part)


class Table:
    """A position under test."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.checks: dict[str, Callable[[list[str]], None]] = {
            name.removeprefix("line_"): getattr(self, name) for name in dir(self) if name.startswith("line_")
        }

    def run(self, lines: str) -> None:
        for number, line in enumerate(lines.strip().splitlines(), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            try:
                self.run_line(words)
            except (AssertionError, IllegalAction) as error:
                error.add_note(f"in line {number}: {line.strip()}")
                raise

    def run_line(self, words: list[str]) -> None:
        head = words[0].rstrip(":")
        if head in self.checks:
            self.checks[head](words[1:] if words[0] == head else ["", *words[1:]])
        else:
            self.act(words[0], words[1:])

    # -- acting ---------------------------------------------------------------------------------
    def act(self, notation: str, throws: list[str]) -> None:
        action = RULESET.parse(self.game, notation)
        refusal = RULESET.explain(self.game, self.game.actor, action)
        assert refusal is None, f"{notation} refused: {refusal}"
        assert action in list(self.game.legal_actions()), f"{notation} is not legal"
        assert RULESET.notation(self.game, action).lower() == notation.lower()
        self.game.told = []
        self.game.apply(action)
        for dice in throws:
            assert self.game.actor == CHANCE, f"no dice are thrown for {dice}"
            faces = [int(face) for face in dice.split(",")]
            assert self.game.chance()[0] == 6 ** len(faces), f"{dice}: another number of dice is thrown"
            self.game.apply(throw(*faces))
        assert self.game.actor != CHANCE, f"dice for {RULESET.purpose(self.game)} are missing"

    def line_refuse(self, words: list[str]) -> None:
        before = self.game.pack()
        asked, rule = (words[:-1], words[-1]) if words[-1].startswith("MM-") else (words, "")
        cited = self.refusal(asked)
        if rule:
            assert cited == rule, f"{cited} is cited, not {rule}"
        assert self.game.pack() == before

    def refusal(self, asked: list[str]) -> str:
        """The rule that forbids what is asked, asserted to be illegal."""
        if len(asked) > 1:
            assert not [o for o in self.offers() if [*o.touches[:1], *o.touches[-1:]] == asked], f"{asked} is legal"
            refusal = RULESET.explain(self.game, self.game.actor, asked)
            assert refusal is not None, f"{asked} is legal"
            return refusal.rule
        assert asked[0].lower() not in {offer.notation.lower() for offer in self.offers()}, f"{asked[0]} is legal"
        try:
            action = RULESET.parse(self.game, asked[0])
        except IllegalAction as error:
            return error.rule
        assert action not in list(self.game.legal_actions()), f"{asked[0]} is legal"
        refusal = RULESET.explain(self.game, self.game.actor, action)
        assert refusal is not None, f"{asked[0]} is not explained"
        return refusal.rule

    def line_told(self, words: list[str]) -> None:
        told = [tuple(event[:2]) for event in self.game.told]
        times = int(words[2]) if len(words) > 2 else 1
        assert told.count((words[0], words[1])) == times, f"{told} is told"

    def line_untold(self, words: list[str]) -> None:
        assert words[0] not in {event[0] for event in self.game.told}

    # -- what is offered ------------------------------------------------------------------------
    def offers(self) -> list[ActionView]:
        return [RULESET.describe(self.game, int(action)) for action in self.game.legal_actions()]

    def targets(self, verb: str, square: str) -> set[str]:
        """The target squares that a verb offers to the unit on a square."""
        found = set()
        for offer in self.offers():
            squares = [touch for touch in offer.touches if touch[0].isupper() and touch[1:].isdigit()]
            if offer.verb == verb and squares[0] == square:
                found.add(squares[-1])
        return found

    def compare(self, verb: str, words: list[str]) -> None:
        square, rest = words[0].rstrip(":"), words[1:]
        found = self.targets(verb, square)
        if rest[0] == "=":
            assert found == set(rest[1:]), f"{sorted(found)} are offered"
        elif rest == ["none"]:
            assert not found, f"{sorted(found)} are offered"
        else:
            cut = rest.index("/") if "/" in rest else len(rest)
            wanted, unwanted = set(rest[:cut]), set(rest[cut + 1 :])
            assert wanted <= found, f"{sorted(wanted - found)} not offered"
            assert not unwanted & found, f"{sorted(unwanted & found)} offered"

    def line_moves(self, words: list[str]) -> None:
        self.compare("move", words)

    def line_climbs(self, words: list[str]) -> None:
        self.compare("climb", words)

    def line_attacks(self, words: list[str]) -> None:
        self.compare("attack", words)

    def line_engages(self, words: list[str]) -> None:
        self.compare("engage", words)

    def line_full(self, words: list[str]) -> None:
        self.compare("full-attack", words)

    def line_shots(self, words: list[str]) -> None:
        self.compare("shoot", words)

    def line_buys(self, words: list[str]) -> None:
        kind = words[0].rstrip(":")
        found = {o.notation.split("@")[1] for o in self.offers() if o.verb == "buy" and o.notation.startswith(kind)}
        assert found == set(words[1:]) - {"none"}, f"{sorted(found)} are offered"

    def line_verbs(self, words: list[str]) -> None:
        square = words[0].rstrip(":")
        found = {offer.verb for offer in self.offers() if not square or square in offer.touches[:2]}
        assert found == set(words[1:]) - {"none"}, f"{sorted(found)} are offered"

    # -- what is true ---------------------------------------------------------------------------
    def view(self) -> View:
        return RULESET.view(self.game, 0)

    def pieces(self) -> list[Piece]:
        return self.view().pieces

    def line_points(self, words: list[str]) -> None:
        assert [seat.facts["points"] for seat in self.view().seats] == [int(word) for word in words]

    def line_actions(self, words: list[str]) -> None:
        assert self.view().facts["actions_left"] == int(words[0])

    def line_turn(self, words: list[str]) -> None:
        assert self.game.actor == SIDES[words[0]]
        assert RULESET.prompt(self.game).rule != "MM-036", "the purchase is asked"

    def line_buy(self, words: list[str]) -> None:
        assert self.game.actor == SIDES[words[0]]
        assert any(offer.verb == "buy" for offer in self.offers()), "no purchase is asked"

    def line_at(self, words: list[str]) -> None:
        there = [piece for piece in self.pieces() if piece.place == words[0]]
        if words[1] == "nothing":
            assert not there, there
        else:
            assert [(piece.owner, piece.kind) for piece in there] == [(SIDES[words[1].lower()], words[2])]

    def line_income(self, words: list[str]) -> None:
        view = self.view()
        assert view.seats[view.actor].facts["income"] == int(words[0])

    def line_hold(self, words: list[str]) -> None:
        (miner,) = [piece for piece in self.pieces() if piece.place == words[0]]
        assert miner.facts.get("hold", 0) == int(words[1])

    def line_engaged(self, words: list[str]) -> None:
        (archer,) = [p for p in self.pieces() if p.kind == "archer" and p.owner == SIDES[words[0]]]
        assert archer.facts.get("engaged_by", "nobody") == words[1]

    def line_dead(self, words: list[str]) -> None:
        side, kind = SIDES[words[0]], words[1]
        dead = [p for p in self.pieces() if p.owner == side and p.kind == kind and not p.place]
        assert len(dead) == int(words[2])

    def line_wins(self, words: list[str]) -> None:
        result = self.view().result
        assert self.game.actor == OVER
        assert not list(self.game.legal_actions())
        assert result is not None
        assert result["reason"] == words[1]
        assert list(self.game.scores()) == [WHOLE_WIN * (SIDES[words[0]] == seat) for seat in (0, 1)]

    def line_draw(self, words: list[str]) -> None:
        result = self.view().result
        assert result is not None
        assert (result["reason"], list(self.game.scores())) == (words[0], [WHOLE_WIN // 2] * 2)

    def line_playing(self, words: list[str]) -> None:
        assert self.game.actor != OVER


def rows(*parts: tuple[str, Part]) -> list[Any]:
    """Parameters of a test, each row marked with the rules it checks: `("MM-038, MM-R12", Part(...))`."""
    return [
        pytest.param(part, id=f"{rules} {part.name}", marks=pytest.mark.rule(*rules.split(", ")))
        for rules, part in parts
    ]
