"""All about Three Crews but its positions, in one object: what the entry point gives."""

import re
import zlib
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from grognard.core.chance import faces_of, throw
from grognard.core.errors import DataError, IllegalAction, did_you_mean
from grognard.core.game import EVERYONE, OVER, WHOLE_WIN, Game
from grognard.core.options import Option, Options
from grognard.core.ruleset import Meta, Ruleset
from grognard.core.views import ActionView, Board, Chance, Event, Forecast, Prompt, Refusal, Span, View
from tests.contract.toy.explain import refusal_of
from tests.contract.toy.game import Toy
from tests.contract.toy.state import (
    CARDS,
    CREWS,
    NAME,
    PURPOSES,
    RULES_VERSION,
    SPACE,
    WINDOWS,
    WORTH,
    Packed,
    first_table,
)
from tests.contract.toy.view import show, show_board
from tests.contract.toy.words import QUESTIONS, SENTENCES, VERBS


class ToyRuleset(Ruleset):
    """What the entry point gives."""

    meta = Meta(
        name=NAME,
        title="Three Crews",
        credit="the Grognard developers",
        package="tests.contract.toy",
        rules_version=RULES_VERSION,
        least_seats=3,
        most_seats=3,
    )
    options = (
        Option(name="bids", rule="TOY-005", text="how bids are made", default="sealed", choices=("sealed", "open")),
        Option(name="nudges", rule="TOY-003", text="nudges in the bag", default=True),
        Option(name="rounds", rule="TOY-021", text="rounds", default=3, least=1, most=5),
        Option(name="terrain", rule="TOY-002", text="the map", default=tuple(WORTH), choices=tuple(WORTH)),
    )
    position: type[Toy] = Toy

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        self.check_seats(seats)
        resolved = self.resolve(options)
        return self.position(resolved, (), first_table(bool(resolved["nudges"])))

    def load(self, data: bytes) -> Game:
        try:
            name, version, options, terrain, table = msgspec.msgpack.decode(data[:-4], type=Packed)
        except msgspec.DecodeError as error:
            raise DataError(f"These bytes hold no position of Three Crews: {error}.") from error
        if (name, version) != (NAME, RULES_VERSION) or zlib.crc32(data[:-4]).to_bytes(4, "big") != data[-4:]:
            raise DataError("These bytes hold no position of Three Crews, or a damaged one.")
        return self.position(self.resolve(options), terrain, table)

    def options_of(self, game: Game) -> Options:
        return cast("Toy", game).options

    def seats_of(self, game: Game) -> int:
        return 3

    def seat_name(self, game: Game, seat: int) -> str:
        return CREWS[seat]

    def action_count(self, options: Options) -> int:
        return len(SPACE)

    def label(self, game: Game, action: int) -> str:
        verb, a, b = SPACE[action]
        return VERBS[verb][1].format(a=a, b=b, card=CARDS[a % 3], crew=CREWS[a % 3], place=a + 1, die=a + 1)

    def notation(self, game: Game, action: int) -> str:
        return ":".join(str(part) for part in SPACE[action])

    def parse(self, game: Game, text: str) -> int:
        known = [self.notation(game, action) for action in range(len(SPACE))]
        if text.lower() not in known:
            raise IllegalAction("TOY-008", f"{text} is no action.{did_you_mean(text, known)}")
        return known.index(text.lower())

    def describe(self, game: Game, action: int) -> ActionView:
        verb, a, _ = SPACE[action]
        return ActionView(
            id=action,
            verb=verb,
            label=self.label(game, action),
            notation=self.notation(game, action),
            touches=[f"p{a + 1}"] if verb in {"boats", "to"} else [],
            rule=VERBS[verb][0],
        )

    def prompt(self, game: Game) -> Prompt:
        kind = cast("Toy", game).table.stack[-1][0]
        text, rule, slot, _ = QUESTIONS[kind]
        return Prompt(text=text, rule=rule, slot=slot, window=kind in WINDOWS)

    def purpose(self, game: Game) -> str:
        return PURPOSES[game.chance()[1]]

    def chance_label(self, game: Game, outcome: int) -> str:
        return f"{self.purpose(game)} {self.chance_notation(game, outcome)}"

    def chance_notation(self, game: Game, outcome: int) -> str:
        purpose = self.purpose(game)
        if purpose == "throw":
            return ",".join(str(face) for face in faces_of(outcome, 2))
        return f"{outcome}:{CARDS[cast('Toy', game).table.bag[outcome]]}" if purpose == "draw" else str(outcome)

    def parse_chance(self, game: Game, text: str) -> int:
        size = game.chance()[0]
        numbers = [int(part) for part in re.split("[,:]", text) if re.fullmatch("[0-9]{1,10}", part)]
        if self.purpose(game) == "throw" and len(numbers) == 2 and set(numbers) <= set(range(1, 7)):
            numbers = [throw(*numbers)]
        if not numbers or numbers[0] >= size or self.chance_notation(game, numbers[0]) != text:
            raise DataError(
                f"{text} is no outcome.", allowed=[self.chance_notation(game, n) for n in range(min(3, size))]
            )
        return numbers[0]

    def board(self, game: Game) -> Board:
        return show_board(cast("Toy", game))

    def view(self, game: Game, seat: int) -> View:
        return show(cast("Toy", game), seat)

    def map_text(self, game: Game) -> str:
        return " ".join(cast("Toy", game).terrain)

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        toy = cast("Toy", game)
        if isinstance(asked, int):
            return refusal_of(toy, seat, asked)
        meant = [n for n in range(len(SPACE)) if asked and set(asked) <= set(self.describe(game, n).touches)]
        if any(refusal_of(toy, seat, n) is None for n in meant):
            return None
        return refusal_of(toy, seat, meant[0]) if meant else Refusal(rule="TOY-008", text="Nothing can be done there.")

    def forecast(self, view: View, action: int) -> Forecast | None:
        """The odds of a landing, before anybody nudges a die.

        Rule: TOY-015
        """
        verb, place, _ = SPACE[action]
        if verb != "to":
            return None
        worth = WORTH[view.facts["terrain"][place]]
        finds = sum(sum(faces_of(outcome, 2)) >= 4 + 2 * worth for outcome in range(36)) / 36
        outcomes = [Chance(label=f"finds {worth}", probability=finds), Chance(label="loses", probability=1 - finds)]
        return Forecast(text=f"{finds:.0%} to find {worth}", outcomes=outcomes)

    def evaluate(self, game: Game, seat: int) -> float:
        if game.actor == OVER:
            return game.scores()[seat] / WHOLE_WIN
        coins = cast("Toy", game).table.coins
        return (1 + coins[seat]) / (3 + sum(coins))

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        sentence, public = SENTENCES[event.what]
        a, b, c = event.numbers
        if event.is_open_to(seat):
            return sentence.format(crew=CREWS[a % 3], a=a, b=b, c=c, card=CARDS[b % 3], action=SPACE[b % len(SPACE)][0])
        return public.format(crew=CREWS[event.audience.bit_length() - 1])  # not by its numbers, which stay secret

    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        lines = [[Span(f"round {view.turn}  "), Span(" ".join(view.facts["terrain"]), "ground")]]
        lines += [[Span(seat.name, seat.name), Span(f" {seat.facts}")] for seat in view.seats]
        return lines + [[Span(piece.id, CREWS[piece.owner]), Span(f" {piece.facts}")] for piece in view.pieces]

    def audience(self, game: Game, action: int) -> int:
        verb = SPACE[action][0]
        is_sealed = cast("Toy", game).options["bids"] == "sealed" and game.actor < 2  # the last bid opens them all
        return 1 << game.actor if verb == "bury" or (verb == "bid" and is_sealed) else EVERYONE

    def public_form(self, game: Game, action: int) -> str:
        return "made a bid" if SPACE[action][0] == "bid" else "buried a card"
