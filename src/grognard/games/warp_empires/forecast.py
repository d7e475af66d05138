"""What an action may lead to, computed from the view alone: totals of a battle, and the odds of a move into a foe's stack before cards."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from grognard.core.views import Chance, Forecast, Piece, View
from grognard.games.warp_empires.actions import CARD, DONE, PLACE, UNIT
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.names import counted
from grognard.games.warp_empires.tables import (
    ATTACKER_WINS,
    BITS,
    DEFENDER_WINS,
    EFFECT,
    NO_LEADER,
    OP_FORCE,
    PER_STACK,
    Tables,
    types_in,
)

EXACT: Final = 1e-12


class Seen:
    """A view with the numbers of the module."""

    def __init__(self, view: View, tables: Tables, module: Module) -> None:
        self.view = view
        self.tables = tables
        self.module = module
        self.types = {unit.id: kind for kind, unit in enumerate(module.units)}
        self.powers = {power.id: number for number, power in enumerate(module.powers)}

    def power(self, seat: int) -> int:
        """The power of a seat."""
        return self.powers[self.view.seats[seat].facts["power"]]

    def force(self, seat: int, kind: int) -> int:
        """The Force of a type of unit in the hands of a seat, as the module's tables have it."""
        return int(self.tables.force[self.power(seat) * len(self.types) + kind])

    def stacks(self, place: str, is_own: bool) -> list[Piece]:
        """The stacks in a territory, of the actor or of others."""
        kind = "unit" if is_own else "stack"
        return [
            piece
            for piece in self.view.pieces
            if piece.place == place and piece.kind == kind and (piece.owner == self.view.actor) == is_own
        ]


def forecast_of(view: View, tables: Tables, module: Module, action: int) -> Forecast | None:
    """The forecast of a legal action; None where nothing is uncertain or worth telling."""
    teller = TELLERS.get(view.facts["question"])
    return teller(Seen(view, tables, module), action) if teller is not None else None


# A move into a foe's territory.


def of_move(seen: Seen, action: int) -> Forecast | None:
    """Force against Force where the group would meet a foe; what lies hidden is as likely as its chits are many.

    Rule: WE-028, WE-031, WE-R32
    """
    ground = seen.view.facts["ground"]
    place = ground["places"][action - PLACE]
    foes = seen.stacks(place, is_own=False)
    if not foes:
        return None
    own = group_force(seen) + sum(
        piece.facts["force"] * piece.facts["count"] for piece in seen.stacks(place, is_own=True)
    )
    if len(foes) > 1:
        return Forecast(text=f"Force {own}, and {counted(len(foes), 'foe')} to fight one after the other.")
    spread = convolved(unit_spread(seen, foes[0].owner, unit) for unit in foes[0].facts["units"])
    bonus = ground["defence"].get(place, 0) * foes[0].facts["count"]
    spread = {force + bonus: chance for force, chance in spread.items()}
    return odds(seen, own, spread, place, foes[0])


def group_force(seen: Seen) -> int:
    """The Force of the group that is chosen."""
    group = seen.view.facts["group"] or {"units": {}}
    return sum(seen.force(seen.view.actor, seen.types[name]) * count for name, count in group["units"].items())


def unit_spread(seen: Seen, owner: int, unit: dict[str, Any]) -> dict[int, float]:
    """By Force: how likely a unit of a foe has it; one that is known for certain."""
    if unit["type"] is not None:
        return {unit["force"]: 1.0}
    tables = seen.tables
    start = seen.power(owner) * len(seen.types)
    kinds = [kind for kind in range(len(seen.types)) if tables.leader[kind] == NO_LEADER]
    if unit["price"] and not tables.recruit_free:
        kinds = [kind for kind in kinds if tables.price[start + kind] == unit["price"]] or kinds
    total = sum(int(tables.count[kind]) for kind in kinds)
    spread: dict[int, float] = {}
    for kind in kinds:
        force = int(tables.force[start + kind])
        spread[force] = spread.get(force, 0.0) + int(tables.count[kind]) / total
    return spread


def convolved(parts: Iterable[dict[int, float]]) -> dict[int, float]:
    """The distribution of a sum."""
    whole = {0: 1.0}
    for part in parts:
        then: dict[int, float] = {}
        for left, chance in whole.items():
            for right, other in part.items():
                then[left + right] = then.get(left + right, 0.0) + chance * other
        whole = then
    return whole


def odds(seen: Seen, own: int, spread: dict[int, float], place: str, foe: Piece) -> Forecast:
    """How likely the attacker is ahead before cards."""
    ahead = sum(chance for force, chance in spread.items() if own > force)
    equal = spread.get(own, 0.0)
    behind = max(0.0, 1.0 - ahead - equal)
    tie = {DEFENDER_WINS: "the defender wins", ATTACKER_WINS: "the attacker wins"}
    outcomes = [
        Chance(label="ahead", probability=ahead),
        Chance(label=f"equal, {tie.get(int(seen.tables.tie_winner), 'nobody wins')}", probability=equal),
        Chance(label="behind", probability=behind),
    ]
    least, most = min(spread), max(spread)
    theirs = str(least) if least == most else f"{least} to {most}"
    name = seen.view.seats[foe.owner].name
    facts = {"place": place, "own": own, "least": least, "most": most}
    text = f"Force {own} against {theirs} of {name}: ahead with {100 * ahead:.0f} %, before cards."
    return Forecast(
        text=text, outcomes=[each for each in outcomes if each.probability > EXACT] or outcomes, facts=facts
    )


# Cards in a battle.


def of_battle_card(seen: Seen, action: int) -> Forecast | None:
    """Both totals when a card is laid and nothing answers it.

    Rule: WE-029, WE-031
    """
    battle = seen.view.facts["battle"]
    if battle is None or not DONE <= action < UNIT:
        return None
    sides = battle["sides"]
    own = next((side for side in sides if side["seat"] == seen.view.actor), None)
    if own is None:
        return None
    foe = next(side for side in sides if side is not own)
    added = added_by(seen, own, action - CARD) if action >= CARD else 0
    total, other = own["total"] + added, foe["total"]
    wins = total > other or (total == other and is_tie_won(seen, own["role"]))
    word = "ahead" if wins else "equal, nobody wins" if total == other and seen.tables.tie_winner > 1 else "behind"
    text = f"{total} against {other}: {word}, if no further card is laid."
    facts = {"own": total, "foe": other, "added": added}
    return Forecast(text=text, outcomes=[Chance(label=word, probability=1.0)], facts=facts)


def is_tie_won(seen: Seen, role: str) -> bool:
    """Whether equal totals are enough for this side."""
    winner = int(seen.tables.tie_winner)
    return winner == (ATTACKER_WINS if role == "attacker" else DEFENDER_WINS)


def added_by(seen: Seen, side: dict[str, Any], card: int) -> int:
    """What a card adds to the total of its side.

    Rule: S8-R27
    """
    tables = seen.tables
    total = 0
    for row in range(int(tables.first_effect[card]), int(tables.first_effect[card + 1])):
        at = row * EFFECT
        if tables.effects[at] != OP_FORCE:
            continue
        number = 1
        if tables.effects[at + 2] != PER_STACK:
            mask = int(types_in(tables, seen.power(side["seat"]), tables.effects[at + 3]))
            number = sum(count for name, count in side["units"].items() if mask & int(BITS[seen.types[name]]))
        total += int(tables.effects[at + 1]) * number
    return total


Teller = Callable[[Seen, int], Forecast | None]
TELLERS: Final[dict[str, Teller]] = {"go": of_move, "battle-card": of_battle_card}
