"""A battle of Space 1889 in plain words, written from the ledger alone: who is asked what, both totals, all losses, where the beaten go.

Nothing of the engine is used here. `Battle.run()` is a generator: it yields a side (0 attacks, 1 defends) and the choices that side must have,
and takes the choice; what has come of it stands in the fields.
"""

from collections import Counter
from collections.abc import Callable, Generator

ORDER = ["BN", "FT", "GB", "CR", "BS"]
PRINTED = {"BN": 2, "FT": 4, "GB": 2, "CR": 4, "BS": 8}
SHIPS = {"GB", "CR", "BS"}
BONUS: dict[str, set[str]] = {"british": SHIPS, "german": {"BN", "FT"}, "high_martian": {"GB"}}  # Force + 1
MARTIANS = {"canal_martian", "high_martian"}
ROLES = {"surprise": 0, "trap": 1}
FLAT = {"surprise": 10, "trap": 10, "out_maneuver": 5}
EACH: dict[str, tuple[int, Callable[["Battle", int, str], bool]]] = {
    "machine_guns": (1, lambda battle, side, unit: True),
    "big_guns": (3, lambda battle, side, unit: unit in {"BS", "CR"}),
    "rams": (2, lambda battle, side, unit: battle.people(side, unit) == "martian"),
    "close_combat": (3, lambda battle, side, unit: unit == "BN"),
    "armor": (2, lambda battle, side, unit: battle.people(side, unit) == "human"),
    "swift_attack": (3, lambda battle, side, unit: unit == "GB"),
}
CARDS = [*FLAT, *EACH, "guided_torpedo", "evasion"]
Asking = Generator[tuple[int, set[str]], str, None]


def force(power: str, unit: str) -> int:
    return PRINTED[unit] + (unit in BONUS.get(power, set()))


class Battle:
    """One battle: powers, stacks and hands by side; what is around it: by territory its terrain, and by seat who stands there."""

    def __init__(
        self,
        powers: list[str],
        stacks: list[list[str]],
        hands: list[list[str]],
        options: dict[str, str],
        terrain: str,
        around: dict[str, tuple[str, set[int]]],
    ) -> None:
        self.powers, self.terrain, self.around = powers, terrain, around
        self.stacks, self.hands, self.options = (
            [list(stack) for stack in stacks],
            [list(hand) for hand in hands],
            options,
        )
        self.laid: list[tuple[int, str]] = []
        self.aims: dict[int, int | str] = {}
        self.totals: list[int] = []
        self.winner: int | None = None
        self.force_lost = self.force_paid = 0
        self.gone: Counter[str] = Counter()
        self.went: tuple[int, str, list[str]] | None = None

    def people(self, side: int, unit: str) -> str:
        if unit not in SHIPS:
            return ""
        way = self.options["ship_people"]
        if way == "type" or (way == "owner_bb_human" and unit == "BS"):
            return "human" if unit == "BS" else "martian"
        return "martian" if self.powers[side] in MARTIANS else "human"

    def run(self) -> Asking:
        yield from self.cards()
        self.hit()
        if not all(self.stacks):
            return
        self.totals = [self.total(0), self.total(1)]
        if self.totals[0] != self.totals[1]:
            self.winner = int(self.totals[1] > self.totals[0])
        elif self.options["tie_winner"] != "nobody":
            self.winner = int(self.options["tie_winner"] == "defender")
        if self.winner is None:
            yield from self.retreat(0, stays=True)
            return
        yield from self.lose_half(1 - self.winner)
        yield from self.pay(self.winner)
        yield from self.retreat(1 - self.winner, stays=False)

    # ---- cards

    def cards(self) -> Asking:
        if self.options["card_order"] == "alternate":
            side = passes = 0
            while passes < 2:
                card = yield from self.offer(side)
                passes = 0 if card else passes + 1
                side = 1 - side
            return
        for side in (0, 1):
            while (yield from self.offer(side)):
                pass
        if self.options["card_order"] == "simultaneous":
            while (yield from self.aim_next()):
                pass

    def offer(self, side: int) -> Generator[tuple[int, set[str]], str, str]:
        if not self.hands[side]:
            return ""
        choice = yield side, {"done"} | {card for card in self.hands[side] if self.can_lay(side, card)}
        if choice == "done":
            return ""
        index = self.lay(side, choice)
        if self.options["card_order"] != "simultaneous":
            yield from self.aim(index)
            if self.options["evasion_timing"] == "interrupt":
                yield from self.answer(1 - side, index)
        return choice

    def can_lay(self, side: int, card: str) -> bool:
        if card not in CARDS or ROLES.get(card, side) != side:
            return False
        if card == "guided_torpedo":
            return bool(SHIPS & {*self.stacks[1 - side]})
        if card != "evasion":
            return card in FLAT or any(EACH[card][1](self, side, unit) for unit in self.stacks[side])
        if self.options["card_order"] == "simultaneous":
            return True
        return self.options["evasion_timing"] == "own_step" and bool(self.targets(side))

    def lay(self, side: int, card: str) -> int:
        self.hands[side].remove(card)
        self.laid.append((side, card))
        return len(self.laid) - 1

    def in_force(self, index: int) -> bool:
        """A card counts unless one that counts cancels it."""
        return not any(
            self.laid[by][1] == "evasion" and aim == index and self.in_force(by) for by, aim in self.aims.items()
        )

    def targets(self, side: int) -> list[int]:
        return [index for index, (other, _) in enumerate(self.laid) if other != side and self.in_force(index)]

    def aim(self, index: int) -> Asking:
        side, card = self.laid[index]
        if card == "evasion":
            choices = {f"#{target}" for target in self.targets(side)}
            self.aims[index] = int((yield side, choices)[1:]) if choices else ""
        elif card == "guided_torpedo":
            self.aims[index] = yield side, SHIPS & {*self.stacks[1 - side]}

    def aim_next(self) -> Generator[tuple[int, set[str]], str, bool]:
        for side in (0, 1):
            for index, (whose, card) in enumerate(self.laid):
                wants = card in {"evasion", "guided_torpedo"} and index not in self.aims
                if whose == side and wants and self.in_force(index):
                    yield from self.aim(index)
                    return True
        return False

    def answer(self, side: int, target: int) -> Asking:
        if not self.hands[side]:
            return
        if (yield side, {"done"} | {"evasion"} & {*self.hands[side]}) == "evasion":
            index = self.lay(side, "evasion")
            self.aims[index] = target
            yield from self.answer(1 - side, index)

    # ---- what falls

    def remove(self, side: int, unit: str) -> None:
        self.stacks[side].remove(unit)
        self.gone[unit] += 1

    def sink_cargo(self, side: int) -> None:
        stack = self.stacks[side]
        while self.terrain == "ravines" and stack.count("BN") > stack.count("BS"):
            self.remove(side, "BN")

    def hit(self) -> None:
        for index, (side, card) in enumerate(self.laid):
            aim = str(self.aims.get(index, ""))
            if card == "guided_torpedo" and self.in_force(index) and aim in self.stacks[1 - side]:
                self.remove(1 - side, aim)
        self.sink_cargo(0)
        self.sink_cargo(1)

    def total(self, side: int) -> int:
        stack = self.stacks[side]
        total = sum(force(self.powers[side], unit) for unit in stack)
        for index, (whose, card) in enumerate(self.laid):
            if whose == side and self.in_force(index):
                total += FLAT.get(card, 0)
                if card in EACH:
                    add, matches = EACH[card]
                    total += add * sum(matches(self, side, unit) for unit in stack)
        return total

    def half(self, number: int) -> int:
        if self.options["half_round"] == "up":
            return -(-number // 2)
        if self.options["half_round"] == "down":
            return number // 2
        return max(number // 2, min(number, 1))

    def lose_half(self, side: int) -> Asking:
        stack, way = self.stacks[side], self.options["forts_in_half"]
        forts, lost = stack.count("FT"), 0
        quota = self.half(len(stack) - forts if way == "extra" else len(stack))
        if way == "first":
            lost += self.lose_forts(side)
        others = {*stack} - {"FT"}
        if others and lost < quota:
            self.lose(side, (yield 1 - side, others) if len(others) > 1 else others.pop())
            lost += 1
        if way != "first":
            fell = self.lose_forts(side)
            lost += 0 if way == "extra" else fell
        while lost < quota and stack:
            everything = len(stack) <= quota - lost or len({*stack}) == 1
            self.lose(side, stack[0] if everything else (yield side, {*stack}))
            lost += 1

    def lose_forts(self, side: int) -> int:
        forts = self.stacks[side].count("FT")
        for _ in range(forts):
            self.lose(side, "FT")
        return forts

    def lose(self, side: int, unit: str) -> None:
        self.force_lost += force(self.powers[side], unit)
        self.remove(side, unit)
        self.sink_cargo(side)

    def pay(self, side: int) -> Asking:
        stack = self.stacks[side]
        while 2 * self.force_paid < self.force_lost and stack:
            unit = (yield side, {*stack}) if len({*stack}) > 1 else stack[0]
            self.force_paid += force(self.powers[side], unit)
            self.remove(side, unit)
            self.sink_cargo(side)

    # ---- where they go

    def retreat(self, side: int, *, stays: bool) -> Asking:
        stack = self.stacks[side]
        places = {
            name for name, (terrain, owners) in self.around.items() if not owners - {side} and enter(stack, terrain)
        }
        if stack and places:
            to = (yield side, places) if len(places) > 1 else places.pop()
            going = list(stack)
            terrain = self.around[to][0]
            while terrain == "ravines" and going.count("BN") > going.count("BS"):
                going.reverse()  # the lowest stay behind
                going.remove("BN")
                going.reverse()
            going = [unit for unit in going if unit != "FT"]
            self.went = side, to, going
            for unit in going:
                stack.remove(unit)
        if not stays:
            for unit in list(stack):
                self.remove(side, unit)


def enter(stack: list[str], terrain: str) -> bool:
    """Whether somebody of a stack may go to a terrain on its own."""
    closed = {"peaks": {*ORDER}, "ravines": {"BN"}}.get(terrain, set())
    return bool({*stack} - closed - {"FT"})
