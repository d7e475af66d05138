"""Toys that break the contract in one way each, with the check that has to notice it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.errors import DataError
from grognard.core.game import EVERYONE, Game
from grognard.core.views import ActionView, Event, Forecast, Refusal, View
from tests.contract import checks_position, checks_secrets, checks_words
from tests.contract.sample import Sample
from tests.contract.toy.game import Toy
from tests.contract.toy.ruleset import ToyRuleset
from tests.contract.toy.state import CARDS, NUDGE, NUMBER

Check = Callable[[Sample], None]
BROKEN: list[tuple[type[ToyRuleset], Check]] = []


def broken(check: Check) -> Callable[[type[ToyRuleset]], type[ToyRuleset]]:
    """Note a broken ruleset and the check that has to fail on it."""

    def note(ruleset: type[ToyRuleset]) -> type[ToyRuleset]:
        BROKEN.append((ruleset, check))
        return ruleset

    return note


def broken_position(check: Check) -> Callable[[type[Toy]], type[Toy]]:
    """Note a ruleset whose positions are broken."""

    def note(position: type[Toy]) -> type[Toy]:
        BROKEN.append((type(position.__name__, (ToyRuleset,), {"position": position}), check))
        return position

    return note


@broken_position(checks_position.check_legal)
class Unsorted(Toy):
    def legal_actions(self) -> vec[i64]:
        return vec[i64](reversed(list(super().legal_actions())))


@broken_position(checks_position.check_clone)
class Sharing(Toy):
    def clone(self) -> Self:
        twin = super().clone()
        twin.table.sailors = self.table.sailors
        return twin


@broken_position(checks_position.check_pack)
class Forgetful(Toy):
    def pack(self) -> bytes:
        kept, self.table.seen = self.table.seen, [[0, 0, 0] for _ in range(3)]
        packed = super().pack()
        self.table.seen = kept
        return packed


@broken_position(checks_position.check_replay)
class Wilful(Toy):
    """Remembers something outside the position."""

    thrown = 0

    def decide(self, kind: str, outcome: int, crew: int, place: int) -> None:
        super().decide(kind, outcome, crew, place)
        Wilful.thrown += 1
        self.table.discards.append(Wilful.thrown)


@broken_position(checks_position.check_replay)
class Listening(Toy):
    """Plays differently when somebody listens."""

    def forget(self, crew: int) -> None:
        super().forget(crew)
        self.table.discards.extend([0] if self.told is not None else [])


@broken_position(checks_position.check_endings)
class Generous(Toy):
    def scores(self) -> vec[i64]:
        return vec[i64]([2520, 0, 0] if max(self.table.coins) < 9 else [2520, 2520, 0])


@broken_position(checks_secrets.check_hidden_things_vary)
class Certain(Toy):
    """Never draws another position: searching it would be cheating."""

    def determinize(self, seat: i64, rng: Rng) -> Self:
        return self.clone()


@broken_position(checks_secrets.check_hidden_things_vary)
class HalfCertain(Toy):
    """Draws other hands, but leaves buried cards as they are."""

    def determinize(self, seat: i64, rng: Rng) -> Self:
        twin = self.clone()
        twin.table.buried = [[], [], []]
        twin = super(HalfCertain, twin).determinize(seat, rng)
        twin.table.buried = [list(cards) for cards in self.table.buried]
        return twin


@broken_position(checks_secrets.check_secrets)
class Confused(Toy):
    """Draws a new hand even for the seat itself."""

    def determinize(self, seat: i64, rng: Rng) -> Self:
        return super().determinize(-1, rng)


@broken_position(checks_secrets.check_drawn)
class Restless(Toy):
    """Draws positions by something else than the generator it is given."""

    drawn = 0

    def determinize(self, seat: i64, rng: Rng) -> Self:
        Restless.drawn += 1
        return super().determinize(seat, Rng(Restless.drawn))


@broken_position(checks_secrets.check_who_is_asked)
class Telltale(Toy):
    """Asks only those who hold a nudge whether they want to play one."""

    def is_passing(self, kind: str, crew: int, a: int, b: int, c: int) -> bool:
        if kind == "dice" and crew != a and NUDGE not in self.table.hands[crew]:
            self.table.stack[-1] = (kind, (crew + 1) % 3, a, b, c)
            return True
        return super().is_passing(kind, crew, a, b, c)


@broken_position(checks_position.check_chance)
class Shouting(Toy):
    """Lets seats know of a draw that do not exist."""

    def chance(self) -> vec[i64]:
        size, purpose, audience = super().chance()
        return vec[i64]([size, purpose, audience * 8 if audience != EVERYONE else audience])


@broken(checks_secrets.check_secrets)
class OpenHanded(ToyRuleset):
    """Shows everybody what red holds."""

    def view(self, game: Game, seat: int) -> View:
        view, whole = super().view(game, seat), super().view(game, 0)
        view.pieces = whole.pieces if seat == 1 else view.pieces
        return view


@broken(checks_secrets.check_secrets)
class Whispering(ToyRuleset):
    """Lets out in a refusal what the bag holds."""

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        refusal = super().explain(game, seat, asked)
        assert isinstance(game, Toy)
        if refusal is not None and asked == NUMBER["draw", 0, 0]:
            refusal.nearest = " ".join(CARDS[card] for card in game.table.bag)
        return refusal


@broken(checks_secrets.check_secrets)
class Labelling(ToyRuleset):
    """Writes on a button what the spy would find."""

    def label(self, game: Game, action: int) -> str:
        assert isinstance(game, Toy)
        hands = game.table.hands
        return super().label(game, action) + (f" {hands[action % 3]}" if action >= NUMBER["spy", 0, 0] else "")


@broken(checks_secrets.check_secret_steps)
class Chatty(ToyRuleset):
    """Tells everybody which card was drawn."""

    def narrate(self, game: Game, event: Event, seat: int) -> str:
        return super().narrate(game, Event(what=event.what, rule=event.rule, numbers=event.numbers), seat)


@broken(checks_words.check_explain)
class Obliging(ToyRuleset):
    """Finds nothing wrong with drawing from an empty bag, or out of turn."""

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        return None if asked == NUMBER["draw", 0, 0] else super().explain(game, seat, asked)


@broken(checks_words.check_explain)
class Stubborn(ToyRuleset):
    """Objects to passing."""

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        return Refusal(rule="TOY-008", text="No.") if asked == 0 else super().explain(game, seat, asked)


@broken(checks_words.check_explain)
class Lawless(ToyRuleset):
    """Cites a rule that does not exist."""

    def explain(self, game: Game, seat: int, asked: int | Sequence[str]) -> Refusal | None:
        refusal = super().explain(game, seat, asked)
        return Refusal(rule="TOY-999", text=refusal.text) if refusal and seat == 2 else refusal


@broken(checks_words.check_notation)
class Ambiguous(ToyRuleset):
    def notation(self, game: Game, action: int) -> str:
        return super().notation(game, action)[:5]


@broken(checks_words.check_described)
class Groping(ToyRuleset):
    """Touches a place that nobody sees."""

    def describe(self, game: Game, action: int) -> ActionView:
        described = super().describe(game, action)
        described.touches = [*described.touches, "p7"]
        return described


@broken(checks_words.check_forecasts)
class Optimist(ToyRuleset):
    def forecast(self, view: View, action: int) -> Forecast | None:
        forecast = super().forecast(view, action)
        if forecast is not None:
            forecast.outcomes[0].probability += 0.01
        return forecast


@broken(checks_position.check_damage)
class Trusting(ToyRuleset):
    """Begins a new game where the bytes are damaged."""

    def load(self, data: bytes) -> Game:
        try:
            return super().load(data)
        except DataError:
            return self.start({}, 3)


@broken(checks_position.check_damage)
class Careless(ToyRuleset):
    """Says what is wrong, but to nobody who could understand it."""

    def load(self, data: bytes) -> Game:
        assert len(data) > 4
        return super().load(data)


@broken(checks_position.check_events)
class Unruly(ToyRuleset):
    """Tells an event by a rule that its page does not have."""

    def rules_text(self) -> str:
        return super().rules_text().replace("* **TOY-017**", "* TOY-017")


@broken(checks_position.check_options)
class Deaf(ToyRuleset):
    """Plays with the defaults whatever is asked for."""

    def start(self, options: Mapping[str, object], seats: int) -> Game:
        self.check_seats(seats)
        self.resolve(options)
        return super().start({}, seats)


@broken(checks_position.check_evaluate)
class Boastful(ToyRuleset):
    def evaluate(self, game: Game, seat: int) -> float:
        return 1.0 + super().evaluate(game, seat)


@broken(checks_position.check_chance)
class Vague(ToyRuleset):
    def chance_notation(self, game: Game, outcome: int) -> str:
        return "six" if super().purpose(game) == "throw" else super().chance_notation(game, outcome)
