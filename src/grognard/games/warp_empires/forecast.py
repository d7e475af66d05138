"""What an action may lead to, computed from the view alone: totals of a battle, and the odds of a move into a foe's stack before cards."""

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any, Final

from grognard.core.phrases import counted
from grognard.core.views import Chance, Forecast, Piece, View
from grognard.games.warp_empires.actions import CARD, DONE, PLACE, UNIT
from grognard.games.warp_empires.format.module import Module
from grognard.games.warp_empires.phases.losses import count_quota, forts_besides
from grognard.games.warp_empires.tables import (
    ATTACKER_WINS,
    BITS,
    DEFENDER_WINS,
    EFFECT,
    FORTS_FIRST,
    NO_LEADER,
    NOTHING,
    OP_CANCEL_BATTLE_CARD,
    OP_FORCE,
    OP_KILL_IN_BATTLE,
    OWN_SHARED,
    PER_STACK,
    SIMULTANEOUS,
    Tables,
    effect_row,
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
        self.cards = {card.id: number for number, card in enumerate(module.cards)}
        self.powers = {power.id: number for number, power in enumerate(module.powers)}

    def power(self, seat: int) -> int:
        """The power of a seat."""
        return self.powers[self.view.seats[seat].facts["power"]]

    def price(self, seat: int, kind: int) -> int:
        """What a type of unit costs a seat, as the module's tables have it; nothing where recruits are free."""
        return 0 if self.tables.recruit_free else int(self.tables.price[self.power(seat) * len(self.types) + kind])

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
    """Force against Force where the group would meet a foe; what lies hidden is as likely as its chits are many that the viewer cannot place.

    Rule: WE-028, WE-030, WE-031, WE-R32
    """
    ground = seen.view.facts["ground"]
    place = ground["places"][action - PLACE]
    foes = seen.stacks(place, is_own=False)
    if not foes:
        return None
    army = own_units(seen, place)
    own = sum(force for _, force in army)
    if len(foes) > 1:
        return Forecast(text=f"Force {own}, and {counted(len(foes), 'foe')} to fight one after the other.")
    spread = stack_spread(seen, foes[0], place)
    theirs = {seen.types[unit["type"]] for unit in foes[0].facts["units"] if unit["type"] is not None}
    mine = {kind for kind, _ in army}
    bonus = ground["defence"].get(place, 0) * foes[0].facts["count"] + leader_bonus(seen, theirs, mine)
    spread = {force + bonus: chance for force, chance in spread.items()}
    return odds(seen, own + leader_bonus(seen, mine, theirs), spread, place, foes[0])


def own_units(seen: Seen, place: str) -> list[tuple[int, int]]:
    """Type and Force of all own units that would fight in a territory: the group, and those that are there."""
    group = seen.view.facts["group"] or {"from": "", "units": {}}
    pieces = [(piece, group["units"].get(piece.facts["type"], 0)) for piece in seen.stacks(group["from"], is_own=True)]
    pieces += [(piece, piece.facts["count"]) for piece in seen.stacks(place, is_own=True)]
    return [(seen.types[piece.facts["type"]], piece.facts["force"]) for piece, number in pieces for _ in range(number)]


def leader_bonus(seen: Seen, side: set[int], other: set[int]) -> int:
    """What a side gets for the only leader, as far as one can see.

    Rule: WE-030
    """
    leads, led = (any(seen.tables.leader[kind] != NO_LEADER for kind in kinds) for kinds in (side, other))
    return int(seen.tables.leader_bonus) if leads and not led else 0


def stack_spread(seen: Seen, stack: Piece, place: str) -> dict[int, float]:
    """By Force: how likely a foe's stack has it before cards; at every price that was paid in the open, chits of that price."""
    spread = {sum(unit["force"] for unit in stack.facts["units"] if unit["type"] is not None): 1.0}
    prices = Counter(unit["price"] for unit in stack.facts["units"] if unit["type"] is None)
    for price, number in prices.items():
        chits = [(unseen(seen, stack.owner, kind), kind) for kind in kinds_for(seen, stack.owner, place)]
        at_price = [(left, kind) for left, kind in chits if not price or seen.price(stack.owner, kind) == price]
        enough = sum(left for left, _ in at_price) >= number
        spread = convolved(spread, drawn(seen, stack.owner, at_price if enough else chits, number))
    return spread


def kinds_for(seen: Seen, owner: int, place: str) -> list[int]:
    """The types of units that a player may have in a territory: of piles open to his power; immobile ones where there is revenue, or at home."""
    tables, power = seen.tables, seen.power(owner)
    is_built = place in seen.view.facts["ground"]["revenue"] or place == seen.view.seats[owner].facts["home"]
    kinds = []
    for kind in range(len(seen.types)):
        powers = int(tables.pile_powers[tables.pile_of[kind]])
        if (not powers or powers >> power & 1) and (is_built or tables.speed[power * len(seen.types) + kind]):
            kinds.append(kind)
    return kinds


def unseen(seen: Seen, owner: int, kind: int) -> int:
    """How many chits of a type the viewer cannot place, of those that a player draws from."""
    name = seen.module.units[kind].id
    is_shared = seen.tables.pile_owner[seen.tables.pile_of[kind]] == OWN_SHARED
    known = sum(
        piece.facts["count"]
        for piece in seen.view.pieces
        if piece.kind == "unit" and piece.facts["type"] == name and (is_shared or piece.owner == owner)
    )
    seats = () if seen.tables.captured_to_pile else seen.view.seats
    aside = sum(int(seat.facts["captured"].get(name, 0)) for seat in seats)
    return max(0, int(seen.tables.count[kind]) - int(known) - aside)


def drawn(seen: Seen, owner: int, chits: list[tuple[int, int]], number: int) -> dict[int, float]:
    """By Force: how likely some chits have it together that are drawn from these, given as how many there are and of which type."""
    first = seen.power(owner) * len(seen.types)
    ways = {(0, 0): 1}
    for left, kind in chits:
        force = int(seen.tables.force[first + kind])
        then: dict[tuple[int, int], int] = {}
        for (taken, total), count in ways.items():
            for more in range(min(left, number - taken) + 1):
                key = taken + more, total + more * force
                then[key] = then.get(key, 0) + count * comb(left, more)
        ways = then
    most = max(taken for taken, _ in ways)
    whole = sum(count for (taken, _), count in ways.items() if taken == most)
    return {total: count / whole for (taken, total), count in ways.items() if taken == most}


def convolved(left: dict[int, float], right: dict[int, float]) -> dict[int, float]:
    """The distribution of a sum."""
    whole: dict[int, float] = {}
    for one, chance in left.items():
        for other, likely in right.items():
            whole[one + other] = whole.get(one + other, 0.0) + chance * likely
    return whole


def odds(seen: Seen, own: int, spread: dict[int, float], place: str, foe: Piece) -> Forecast:
    """How likely the attacker is ahead before cards."""
    ahead = sum(chance for force, chance in spread.items() if own > force)
    equal = spread.get(own, 0.0)
    behind = max(0.0, 1.0 - ahead - equal)
    outcomes = [
        Chance(label="ahead", probability=ahead),
        Chance(label=tie_words(seen), probability=equal),
        Chance(label="behind", probability=behind),
    ]
    least, most = min(spread), max(spread)
    theirs = str(least) if least == most else f"{least} to {most}"
    name = seen.view.seats[foe.owner].name
    facts = {"place": place, "own": own, "least": least, "most": most}
    without = "before cards, and without what role and place add" if len(seen.tables.battle_rows) else "before cards"
    text = f"Force {own} against {theirs} of {name}: ahead with {100 * ahead:.0f} %, {without}."
    return Forecast(
        text=text, outcomes=[each for each in outcomes if each.probability > EXACT] or outcomes, facts=facts
    )


def tie_words(seen: Seen) -> str:
    """What equal totals mean."""
    tie = {DEFENDER_WINS: "the defender wins", ATTACKER_WINS: "the attacker wins"}
    return f"equal, {tie.get(int(seen.tables.tie_winner), 'nobody wins')}"


# Cards in a battle.


def of_battle_card(seen: Seen, action: int) -> Forecast | None:
    """Both totals when a card is laid and nothing answers it; a card that has to be aimed first tells nothing yet.

    Rule: WE-029, WE-031, WE-R29
    """
    battle = seen.view.facts["battle"]
    if battle is None or not DONE <= action < UNIT or (action >= CARD and is_aimed(seen, action - CARD)):
        return None
    sides = battle["sides"]
    own = next((side for side in sides if side["seat"] == seen.view.actor), None)
    if own is None:
        return None
    foe = next(side for side in sides if side is not own)
    is_sealed = seen.tables.card_order == SIMULTANEOUS
    cards = [seen.cards[laid["card"]] for laid in battle["cards"] if is_sealed and laid["card"] is not None]
    before = own["total"] + sum(added_by(seen, own, card) for card in cards)
    added = added_by(seen, own, action - CARD) if action >= CARD else 0
    total, other = before + added, foe["total"]
    word = "ahead" if total > other else "behind" if total < other else tie_words(seen)
    when = "before the cards of the other side" if is_sealed else "if no further card is laid"
    facts = {"own": total, "foe": other, "added": added}
    text = f"{total} against {other}: {word}, {when}{falls_in_words(seen, own, foe, total, other)}."
    return Forecast(text=text, outcomes=[Chance(label=word, probability=1.0)], facts=facts)


def falls_in_words(seen: Seen, own: dict[str, Any], foe: dict[str, Any], total: int, other: int) -> str:
    """What these totals would cost; nothing where nobody wins.

    Rule: WE-031, WE-033, WE-036
    """
    is_tie = total == other
    if is_tie and seen.tables.tie_winner not in (DEFENDER_WINS, ATTACKER_WINS):
        return ""
    is_won = is_tie_won(seen, own["role"]) if is_tie else total > other
    loser = foe if is_won else own
    falls, units = count_falls(seen, loser["units"]), sum(loser["units"].values())
    whose = "their" if is_won else "your"
    if not falls:
        return f"; no unit of {'theirs' if is_won else 'yours'} would fall"
    share = f"{falls} of {whose} {units} units" if units > 1 else f"{whose} only unit"
    return f"; {share} would fall{', and you pay half of that Force' if is_won else ''}"


def count_falls(seen: Seen, units: dict[str, int]) -> int:
    """How many units a side loses that is beaten: half, and all that never survive that.

    Rule: WE-033, WE-034, WE-035, WE-R34
    """
    tables = seen.tables
    every = sum(units.values())
    forts = sum(count for name, count in units.items() if tables.dies_on_defeat[seen.types[name]])
    quota = int(count_quota(tables, every, forts))
    is_named = tables.forts_in_half != FORTS_FIRST and every > forts and quota > forts_besides(tables, forts)
    return max(quota, forts + is_named)


def is_aimed(seen: Seen, card: int) -> bool:
    """Whether a card cancels or destroys something."""
    return any(effect_row(seen.tables, card, op) != NOTHING for op in (OP_CANCEL_BATTLE_CARD, OP_KILL_IN_BATTLE))


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
