"""The rules of Three Crews; plain interpreted Python, speed does not matter here."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.chance import faces_of
from grognard.core.game import EVERYONE, WHOLE_WIN
from tests.contract.toy.state import (
    CANCEL,
    HELD,
    NUDGE,
    NUMBER,
    PLACES,
    PURPOSES,
    RICH,
    SPACE,
    SPY,
    WINDOWS,
    WORTH,
    Action,
    State,
    build_map,
)


class Toy(State):
    """A position that knows its rules."""

    def scores(self) -> vec[i64]:
        coins = self.table.coins
        best = max(coins)
        return vec[i64]([WHOLE_WIN // coins.count(best) if mine == best else 0 for mine in coins])

    def legal_actions(self) -> vec[i64]:
        return vec[i64](sorted(NUMBER[action] for action in self.choices()) if self.actor >= 0 else [])

    def choices(self) -> Iterator[Action]:
        """What the crew that is asked may answer."""
        t = self.table
        kind, crew, place, boats, outcome = t.stack[-1]
        if kind == "bid":
            yield from (("bid", coins, 0) for coins in range(min(2, t.coins[crew]) + 1))
        elif kind == "turn":
            yield from self.turns(crew)
        elif kind == "sailors":
            yield from (("sailors", n, 0) for n in range(boats, min(2 * boats, 3, t.sailors[crew][place]) + 1))
        elif kind == "to":
            yield from (("to", (place + step) % PLACES, 0) for step in (-1, 1))
        else:
            yield ("pass", 0, 0)
            if kind == "answer" and CANCEL in t.hands[crew]:
                yield ("cancel", 0, 0)
            if kind == "dice" and NUDGE in t.hands[crew]:
                for die, face in enumerate(faces_of(outcome, 2)):
                    yield from (("nudge", die, step) for step in (-1, 1) if 1 <= face + step <= 6)

    def turns(self, crew: int) -> Iterator[Action]:
        """What a crew may do in its turn.

        Rule: TOY-008
        """
        t = self.table
        yield ("pass", 0, 0)
        if t.bag:
            yield ("draw", 0, 0)
        yield from (("bury", card, 0) for card in set(t.hands[crew]))
        if SPY in t.hands[crew]:
            yield from (("spy", other, 0) for other in range(3) if other != crew and t.hands[other])
        for place in range(PLACES):
            most = min(2, t.boats[crew][place], t.sailors[crew][place])
            yield from (("boats", place, count) for count in range(1, most + 1))

    def chance(self) -> vec[i64]:
        kind, crew = self.table.stack[-1][:2]
        sizes = {"map": 2**32, "draw": len(self.table.bag), "throw": 36}
        return vec[i64]([sizes[kind], PURPOSES.index(kind), 1 << crew if kind == "draw" else EVERYONE])

    def apply(self, choice: i64) -> None:
        kind, crew, a, b, c = self.table.stack.pop()
        if kind in PURPOSES:
            self.decide(kind, int(choice), crew, a)
        elif kind in WINDOWS:
            self.table.stack.append(
                (kind, (crew + 1) % 3, a, b, c)
            )  # goes on with the next crew, after a card played now
            if SPACE[choice][0] != "pass":
                self.play(crew, int(choice))
        elif kind == "bid":
            self.bid(crew, SPACE[choice][1])
        else:
            self.act(crew, int(choice), a, b, c)
        self.settle()

    def settle(self) -> None:
        """Close what has been answered, and find who is asked next.

        Rule: TOY-018
        """
        stack = self.table.stack
        while stack and self.is_passing(*stack[-1]):
            pass
        self.find_actor()

    def is_passing(self, kind: str, crew: int, a: int, b: int, c: int) -> bool:
        """Carry on with a question that asks nobody now; False when somebody has to answer it."""
        t = self.table
        if kind == "round":
            t.stack.pop()
            self.end_round()
        elif kind in WINDOWS and crew == a:  # it has gone round
            t.stack.pop()
            (self.land if kind == "dice" else self.carry_out)(crew, b, c)
        elif kind in WINDOWS and not t.hands[crew]:
            t.stack[-1] = (kind, (crew + 1) % 3, a, b, c)
        else:
            return False
        return True

    def decide(self, kind: str, outcome: int, crew: int, place: int) -> None:
        """What chance decides.

        Rule: TOY-002, TOY-009, TOY-015
        """
        t = self.table
        if kind == "map":
            self.terrain = build_map(outcome, self.options["terrain"])
            self.tell("map", "TOY-002")
        elif kind == "draw":
            card = t.bag.pop(outcome)
            t.hands[crew] = sorted([*t.hands[crew], card])
            self.forget(crew)
            self.whisper(1 << crew, "draw", "TOY-009", crew, card)
        else:
            self.tell("throw", "TOY-015", crew, *faces_of(outcome, 2))
            t.stack.append(("dice", (crew + 1) % 3, crew, place, outcome))

    def bid(self, crew: int, coins: int) -> None:
        """A bid; the last one opens them all.

        Rule: TOY-005, TOY-007
        """
        t = self.table
        t.bids[crew] = coins
        self.whisper(
            1 << crew if self.options["bids"] == "sealed" and crew < 2 else EVERYONE, "bid", "TOY-005", crew, coins
        )
        t.stack.append(("bid", crew + 1, 0, 0, 0) if crew < 2 else ("turn", 0, 0, 0, 0))
        if crew == 2:
            self.tell("bids", "TOY-005", *t.bids)
            best = max(t.bids)
            winner = t.bids.index(best)
            if best > 0 and t.bids.count(best) == 1:
                t.coins[winner] -= best
                self.tell("pay", "TOY-007", winner, best)
                t.stack.extend([("draw", winner, 0, 0, 0)] if t.bag else [])
            t.bids = [-1, -1, -1]

    def act(self, crew: int, choice: int, place: int, boats: int, sailors: int) -> None:
        """A turn, or the next part of an order to sail.

        Rule: TOY-008, TOY-010, TOY-013
        """
        t = self.table
        verb, a, b = SPACE[choice]
        if verb not in {"sailors", "to"}:
            t.stack.append(("turn", crew + 1, 0, 0, 0) if crew < 2 else ("round", 0, 0, 0, 0))
        if verb == "draw":
            t.stack.append(("draw", crew, 0, 0, 0))
        elif verb == "bury":
            t.hands[crew].remove(a)
            t.buried[crew] = sorted([*t.buried[crew], a])
            t.coins[crew] += 1
            self.forget(crew)
            self.whisper(1 << crew, "bury", "TOY-010", crew, a)
        elif verb == "spy":
            self.play(crew, choice)
        elif verb == "boats":
            t.stack.append(("sailors", crew, a, b, 0))
        elif verb == "sailors":
            t.stack.append(("to", crew, place, boats, a))
        elif verb == "to":
            self.sail(crew, place, a, (boats, sailors))
        else:
            self.tell("pass", "TOY-008", crew)

    def sail(self, crew: int, origin: int, target: int, group: tuple[int, int]) -> None:
        """Boats and sailors arrive, and throw.

        Rule: TOY-013
        """
        for fleet, count in zip((self.table.boats, self.table.sailors), group, strict=True):
            fleet[crew][origin] -= count
            fleet[crew][target] += count
        self.tell("sail", "TOY-013", crew, origin, target)
        self.table.stack.append(("throw", crew, target, 0, 0))

    def land(self, crew: int, place: int, outcome: int) -> None:
        """What the dice, nudged or not, find.

        Rule: TOY-015
        """
        worth = WORTH[self.terrain[place]]
        if sum(faces_of(outcome, 2)) >= 4 + 2 * worth:
            self.table.coins[crew] += worth
            self.tell("find", "TOY-015", crew, place, worth)
        else:
            self.table.sailors[crew][place] -= 1
            self.tell("lose", "TOY-015", crew, place)

    def play(self, crew: int, choice: int) -> None:
        """A card is laid down and waits for answers.

        Rule: TOY-018, TOY-020
        """
        t = self.table
        t.hands[crew].remove(HELD[SPACE[choice][0]])
        t.discards.append(HELD[SPACE[choice][0]])
        t.stack.append(("answer", (crew + 1) % 3, crew, choice, 0))
        self.tell("play", "TOY-018", crew, choice)

    def carry_out(self, crew: int, choice: int, _: int) -> None:
        """A card that nobody stopped does its work.

        Rule: TOY-011, TOY-016, TOY-017
        """
        t = self.table
        verb, a, b = SPACE[choice]
        if verb == "spy":
            t.seen[crew][a] = t.round
            self.tell("spy", "TOY-011", crew, a)
        elif verb == "nudge":
            kind, asked, thrower, place, outcome = t.stack[-1]
            t.stack[-1] = (kind, asked, thrower, place, outcome + b * (6, 1)[a])
            self.tell("nudge", "TOY-016", crew, a, b)
        else:
            stopped = t.stack.pop()[3]  # the question about the card underneath
            self.tell("cancel", "TOY-017", crew, stopped)

    def forget(self, crew: int) -> None:
        """What others saw of a hand is no longer sure.

        Rule: TOY-012
        """
        if any(row[crew] for row in self.table.seen):
            self.tell("forget", "TOY-012", crew)
        for row in self.table.seen:
            row[crew] = 0

    def end_round(self) -> None:
        """A new round, or the end.

        Rule: TOY-021, TOY-022
        """
        t = self.table
        if max(t.coins) >= RICH:
            self.tell("end", "TOY-022", t.round)
        elif t.round == self.options["rounds"]:
            self.tell("end", "TOY-021", t.round)
        else:
            t.round += 1
            t.stack.append(("bid", 0, 0, 0, 0))
