"""Cups, a game made for tests of the table: a die under a cup, ways to look at it, a call that the other seat may answer."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import ChancePoint, Rng, Source
from grognard.core.errors import DataError, IllegalAction
from grognard.core.game import CHANCE, EVERYONE, OVER, WHOLE_WIN, Game
from grognard.core.options import Option, Options
from grognard.core.ruleset import Meta, Ruleset
from grognard.core.views import ActionView, Board, Event, Forecast, Prompt, Refusal, Span, View

WORDS = ("step", "peek", "flip", "roll", "end", "call", "pass", "shout", "stop", "note")
STEP, PEEK, FLIP, ROLL, END, CALL, PASS, SHOUT, STOP, NOTE = range(10)
FAR = 400  # who has come so far can only stop
TURN = (STEP, PEEK, FLIP, ROLL, END, CALL, STOP, NOTE)


class State(msgspec.Struct):
    """All that changes."""

    steps: list[int]
    notes: list[int]  # secret counts, each known to its seat
    ask: str = "hide"  # "hide" and "die" ask chance, "turn" and "window" a seat
    turn: int = 0
    under: int = -1  # what the die under the cup shows
    seen: int = 0  # the mask of seats that have seen it
    horns: int = 0  # the mask of seats that can answer a call


class Cups(Game):
    """One position."""

    def __init__(self, state: State, seats: int) -> None:
        super().__init__()
        self.state = state
        self.seats = seats
        self._find_actor()

    def _find_actor(self) -> None:
        other = (self.state.turn + 1) % self.seats
        asked = {"hide": CHANCE, "die": CHANCE, "turn": self.state.turn, "window": other, "": OVER}
        self.actor = asked[self.state.ask]

    def legal_actions(self) -> vec[i64]:
        if self.state.ask == "turn":
            return vec[i64]([STOP] if self.state.steps[self.state.turn] >= FAR else TURN)
        if self.state.ask == "window":
            return vec[i64]([PASS, SHOUT] if self.state.horns >> self.actor & 1 else [PASS])
        return vec[i64]()

    def chance(self) -> vec[i64]:
        return vec[i64]([6, 0, 0] if self.state.ask == "hide" else [6, 1, EVERYONE])

    def apply(self, choice: i64) -> None:
        state = self.state
        if state.ask == "hide":
            state.under = int(choice)
            state.ask = "turn"
            self.whisper(0, "hide", "CUP-1", choice)
        elif state.ask == "die":
            state.steps[state.turn] += int(choice)
            state.ask = "turn"
            self.tell("die", "CUP-2", choice)
        elif state.ask == "window":
            state.ask = "turn"
            self.tell(WORDS[choice], "CUP-3", self.actor)
        else:
            self._take(int(choice))
        self._find_actor()

    def _take(self, choice: int) -> None:
        state = self.state
        if choice == PEEK:
            state.seen |= 1 << state.turn
            self.whisper(1 << state.turn, "peek", "CUP-4", state.under)
        elif choice == FLIP:
            state.seen = 2**self.seats - 1
            self.tell("flip", "CUP-4", state.under)
        elif choice == NOTE:
            state.notes[state.turn] += 1
            self.whisper(1 << state.turn, "note", "CUP-6", state.notes[state.turn])
        else:
            state.steps[state.turn] += choice == STEP
            state.turn = (state.turn + 1) % self.seats if choice == END else state.turn
            state.ask = {ROLL: "die", CALL: "window", STOP: ""}.get(choice, "turn")
            self.tell(WORDS[choice], "CUP-5", state.turn)

    def has_seen(self, seat: i64) -> bool:
        """Whether a seat (or a SPECTATOR) knows what is under the cup."""
        return self.state.seen == 2**self.seats - 1 or (seat >= 0 and self.state.seen >> seat & 1 == 1)

    def clone(self) -> "Cups":
        return Cups(msgspec.msgpack.decode(msgspec.msgpack.encode(self.state), type=State), self.seats)

    def determinize(self, seat: i64, rng: Rng) -> "Cups":
        twin = self.clone()
        if self.state.under >= 0 and not self.has_seen(seat):
            twin.state.under = int(rng.below(6))
        for other in range(self.seats):
            if other != seat and twin.state.notes[other]:
                twin.state.notes[other] = int(rng.below(3)) + 1
        return twin

    def scores(self) -> vec[i64]:
        steps = self.state.steps
        best = [seat for seat in range(self.seats) if steps[seat] == max(steps)]
        return vec[i64]([WHOLE_WIN // len(best) if seat in best else 0 for seat in range(self.seats)])

    def pack(self) -> bytes:
        return msgspec.msgpack.encode((self.seats, self.state))


class CupsRuleset(Ruleset):
    """What a table asks of Cups."""

    meta = Meta(
        name="cups", title="Cups", credit="", package="tests.core", rules_version=3, least_seats=2, most_seats=3
    )
    options = (Option(name="horns", rule="CUP-3", text="who has a horn", default=0, least=0, most=3),)
    table_rules: ClassVar = {"order": "CUP-O", "undo": "CUP-U", "resign": "CUP-R", "draw": "CUP-D", "timeout": "CUP-T"}

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        return Cups(
            State(horns=cast("int", self.resolve(options)["horns"]), steps=[0] * seats, notes=[0] * seats), seats
        )

    def load(self, data: bytes) -> Game:
        seats, state = msgspec.msgpack.decode(data, type=tuple[int, State])
        return Cups(state, seats)

    def options_of(self, game: Game) -> Options:
        return {"horns": cast("Cups", game).state.horns}

    def seats_of(self, game: Game) -> int:
        return cast("Cups", game).seats

    def seat_name(self, game: Game, seat: int) -> str:
        return ("Left", "Right", "Middle")[seat]

    def action_count(self, options: Options) -> int:
        return len(WORDS)

    def label(self, game: Game, action: int) -> str:
        return WORDS[action]

    def notation(self, game: Game, action: int) -> str:
        return WORDS[action]

    def parse(self, game: Game, text: str) -> int:
        if text not in WORDS:
            raise IllegalAction("CUP-5", f"There is no {text}.")
        return WORDS.index(text)

    def describe(self, game: Game, action: int) -> ActionView:
        return ActionView(
            id=action, verb=WORDS[action], label=WORDS[action], notation=WORDS[action], touches=[], rule="CUP-5"
        )

    def prompt(self, game: Game) -> Prompt:
        ask = cast("Cups", game).state.ask
        return Prompt(text=ask, rule="CUP-5", slot="choice", window=ask == "window")

    def purpose(self, game: Game) -> str:
        return cast("Cups", game).state.ask

    def chance_label(self, game: Game, outcome: int) -> str:
        return f"a {outcome + 1}"

    def chance_notation(self, game: Game, outcome: int) -> str:
        return str(outcome + 1)

    def parse_chance(self, game: Game, text: str) -> int:
        if text not in {"1", "2", "3", "4", "5", "6", "7"}:  # a 7 is read, so that the table has to notice
            raise DataError(f"{text} is on no die.", allowed=["1 to 6"])
        return int(text) - 1

    def board(self, game: Game) -> Board:
        return Board(name="table", places=[])

    def view(self, game: Game, seat: int) -> View:
        state = cast("Cups", game).state
        known = cast("Cups", game).has_seen(seat)
        facts = {"under": state.under if known else None, "steps": state.steps, "ask": state.ask}
        if seat >= 0:
            facts["notes"] = state.notes[seat]
        over = (
            {"reason": "stopped", "rule": "CUP-9", "scores": [int(share) for share in game.scores()]}
            if game.actor == OVER
            else None
        )
        return View(
            game="cups",
            options={},
            viewer=seat,
            actor=int(game.actor),
            turn=1,
            seats=[],
            pieces=[],
            facts=facts,
            result=over,
        )

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        if game.actor != seat:
            return Refusal(rule="CUP-7", text="It is not your turn.")
        if asked in list(game.legal_actions()):
            return None
        return Refusal(rule="CUP-8", text="That answers another question.", nearest="pass")

    def forecast(self, view: View, action: int) -> Forecast | None:
        return Forecast(text="1 to 6") if action == ROLL else None

    def evaluate(self, game: Game, seat: int) -> float:
        return 0.5

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        return f"{event.what} {event.numbers[0]}" if event.is_open_to(seat) else event.what

    def sketch(self, game: Game, view: View) -> list[list[Span]]:
        return []

    def audience(self, game: Game, action: int) -> int:
        return 1 << int(game.actor) if action == NOTE else EVERYONE

    def public_form(self, game: Game, action: int) -> str:
        return "wrote a note"


class CountingSource(Source):
    """Answers with the entry number, to show that no number is asked twice."""

    kind = "scripted"

    def draw(self, point: ChancePoint) -> int:
        return point.number % point.size


CUPS = CupsRuleset()
