"""Small games whose best action is known by thinking."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import Rng
from grognard.core.game import CHANCE, EVERYONE, OVER, WHOLE_WIN, Game
from grognard.core.ruleset import Ruleset

WON = (WHOLE_WIN, 0)
LOST = (0, WHOLE_WIN)


class SmallGame(Game):
    """A game of a few plain attributes."""

    seats = 2

    def __init__(self) -> None:
        super().__init__()
        self.shares: tuple[int, ...] = ()

    def end(self, shares: tuple[int, ...]) -> None:
        self.shares = shares
        self.actor = OVER

    def clone(self) -> Game:
        copy = type(self)()
        copy.__dict__.update(self.__dict__)
        copy.actor = self.actor
        return copy

    def determinize(self, seat: i64, rng: Rng) -> Game:
        return self.clone()

    def scores(self) -> vec[i64]:
        return vec[i64](list(self.shares))

    def pack(self) -> bytes:
        return repr((int(self.actor), sorted(self.__dict__.items()))).encode()


class Heap(SmallGame):
    """Take 1, 2 or 3; who takes the last one wins. Leaving a multiple of four wins."""

    size = 10

    def legal_actions(self) -> vec[i64]:
        return vec[i64](list(range(1, min(3, self.size) + 1)))

    def apply(self, choice: i64) -> None:
        self.size -= int(choice)
        if self.size == 0:
            self.end(tuple(WHOLE_WIN * int(self.actor == seat) for seat in range(self.seats)))
        else:
            self.actor = 1 - self.actor


class Gambles(SmallGame):
    """Seat 0 picks a throw: action n wins by a last die of n or more; the throw has `dice` dice, one after the other."""

    actions: tuple[int, ...] = (3, 2, 4)
    dice = 1
    picked = 0

    def legal_actions(self) -> vec[i64]:
        return vec[i64](sorted(self.actions))

    def chance(self) -> vec[i64]:
        return vec[i64]([6, 0, EVERYONE])

    def apply(self, choice: i64) -> None:
        if self.actor == 0:
            self.picked = int(choice)
            self.actor = CHANCE
            return
        self.dice -= 1
        if self.dice == 0:
            self.end(WON if int(choice) + 1 >= self.picked else LOST)


class Lottery(Gambles):
    """A throw with far more outcomes than can be tried, one in a million of which loses with action 0, all with action 1."""

    actions = (0, 1)

    def chance(self) -> vec[i64]:
        return vec[i64]([2**40, 0, EVERYONE])

    def apply(self, choice: i64) -> None:
        if self.actor == 0:
            super().apply(choice)
        else:
            self.end(WON if self.picked == 0 and int(choice) % 1_000_000 else LOST)


class Builder(Lottery):
    """After every choice something is built from one of 2**32 seeds, which must not be tried out."""

    def chance(self) -> vec[i64]:
        return vec[i64]([2**32, 0, EVERYONE])

    def apply(self, choice: i64) -> None:
        if self.actor != 0:
            raise AssertionError("something was built to be looked at")
        super().apply(choice)


class Kingmaker(SmallGame):
    """Three seats: seat 0 shares the win with all (1) or lets seat 1 choose who wins alone (0): each seat is a choice."""

    seats = 3

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([0, 1] if self.actor == 0 else [0, 1, 2])

    def apply(self, choice: i64) -> None:
        if self.actor == 0 and choice == 0:
            self.actor = 1
        elif self.actor == 0:
            self.end((840, 840, 840))
        else:
            self.end((WHOLE_WIN * int(choice == 0), WHOLE_WIN * int(choice == 1), WHOLE_WIN * int(choice == 2)))


class HiddenCoin(SmallGame):
    """Seat 0 does not see the coin: guess it (0 or 1) for all or nothing, or leave it (2) for three fifths."""

    coin = 0

    def determinize(self, seat: i64, rng: Rng) -> Game:
        copy = self.clone()
        if seat != 1:
            assert isinstance(copy, HiddenCoin)
            copy.coin = int(rng.below(2))
        return copy

    def legal_actions(self) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def apply(self, choice: i64) -> None:
        if choice == 2:
            self.end((1512, 1008))
        else:
            self.end(WON if int(choice) == self.coin else LOST)


class SmallRules(Ruleset):
    """A ruleset that knows the number of seats and finds every position even; bots need no more."""

    def seats_of(self, game: Game) -> int:
        assert isinstance(game, SmallGame)
        return game.seats

    def evaluate(self, game: Game, seat: int) -> float:
        return 1 / self.seats_of(game)

    def _missing(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    start = load = options_of = seat_name = action_count = label = notation = parse = describe = _missing
    prompt = purpose = chance_label = chance_notation = parse_chance = board = view = _missing
    explain = forecast = narrate = sketch = _missing
