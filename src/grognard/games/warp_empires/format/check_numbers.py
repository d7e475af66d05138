"""Load checks of numbers: enough chits and cards, sums, dice that cover a table, prices.

Rule: WE-R08, S8-R45
"""

from grognard.games.warp_empires.format.inspector import Inspector
from grognard.games.warp_empires.format.names import LEADER, selects
from grognard.games.warp_empires.format.schema.units import Unit
from grognard.games.warp_empires.format.stats import dice_of
from grognard.games.warp_empires.format.words import MOST_CHITS

FEW = 90  # per cent of chits or cards that are gone at the start: told


def check_numbers(at: Inspector) -> None:
    """All of them."""
    check_players(at)
    check_units(at)
    check_piles(at)
    check_start(at)
    check_sums(at)
    if all(win.kind == "last_player" or (win.kind == "tokens" and win.result == "lose") for win in at.sheet.victory):
        at.add("There is no victory besides last_player.", "victory")
    for number, win in enumerate(at.sheet.victory):
        if win.kind == "at_round" and (win.compare is None) == (win.condition is None):
            at.add("at_round has either compare or condition.", "victory", number, allowed=["compare", "condition"])
        if win.kind == "capture" and not 1 <= (win.need or 1) <= len(win.units) + len(win.territories):
            at.add("capture names fewer leaders and territories than it needs.", "victory", number)


def check_players(at: Inspector) -> None:
    """Least and most players."""
    least, most = at.sheet.players
    if least > most:
        at.add("The least number of players comes first.", "players")
    if most > len(at.sheet.powers):
        at.add(f"There are {len(at.sheet.powers)} powers for {most} players.", "players", 1)


def check_units(at: Inspector) -> None:
    """Leaders, carriers, and how many chits there are."""
    leads = any(LEADER in unit.tags for unit in at.sheet.units)
    for number, unit in enumerate(at.sheet.units):
        if (unit.start is not None) != (LEADER in unit.tags):
            allowed = ["in_play", "pile", "power:<id>"]
            at.add(
                "A unit with the tag leader has a start, no other one has.", "units", number, "start", allowed=allowed
            )
        if unit.needs_leader_to_move and not leads:
            at.add("There is no leader to move with.", "units", number, "needs_leader_to_move")
        check_carrier(at, number, unit)
    if sum(unit.count for unit in at.sheet.units) > MOST_CHITS:
        at.add(f"There are more than {MOST_CHITS} chits.", "units")
    if at.sheet.phases.move.free_moves == "led_stacks" and not leads:
        at.add("There is no leader for led_stacks.", "phases", "move", "free_moves")
    if at.sheet.phases.control.needs == "can_control" and not any(unit.can_control for unit in at.sheet.units):
        at.add("No unit can control anything.", "phases", "control", "needs")


def check_carrier(at: Inspector, number: int, unit: Unit) -> None:
    """A carrier carries something, and no carriers."""
    if unit.carry is None:
        return
    cargo = [other for other in at.sheet.units if selects(unit.carry.units, other.tags)]
    if not cargo:
        at.add("No unit fits what is carried.", "units", number, "carry", "units")
    if any(other.carry is not None for other in cargo):
        at.add("A carrier cannot be carried.", "units", number, "carry", "units")


def check_piles(at: Inspector) -> None:
    """Whose a pile is, said once."""
    words = ("shared", "per_power", "per_player", "powers")
    for name, pile in at.sheet.piles.items():
        if sum(getattr(pile, word) is not None for word in words) != 1:
            at.add(
                "A pile is either shared, per_power, per_player or of certain powers.",
                "piles",
                name,
                allowed=words,
                at_key=True,
            )


def check_start(at: Inspector) -> None:
    """Enough chits and cards for the largest number of players."""
    sheet, most = at.sheet, at.sheet.players[1]
    hands = sorted(power.setup.hand if power.setup.hand is not None else sheet.setup.hand for power in sheet.powers)
    cards = sum(card.count for card in sheet.cards)
    needed = hands[-1] if sheet.decks.action.owner != "shared" else sum(hands[-most:])
    compare(at, needed, cards, "cards", "setup", "hand")
    for name in sheet.piles:
        check_pile(at, name, most)


def check_pile(at: Inspector, name: str, most: int) -> None:
    """Enough chits in one pile."""
    pile = at.sheet.piles[name]
    kinds = {unit.id for unit in at.sheet.units if unit.pile == name}
    chits = sum(unit.count for unit in at.sheet.units if unit.pile == name)
    needs = []
    for power in at.sheet.powers:
        own, general = power.setup, at.sheet.setup
        first = next((key for key, each in at.sheet.piles.items() if not each.powers or power.id in each.powers), "")
        random = own.units_random if own.units_random is not None else general.units_random
        fixed = own.units_fixed if own.units_fixed is not None else general.units_fixed or []
        taken = own.units_from if own.units_from is not None else general.units_from or {}
        need = sum(row.count for row in fixed if row.unit in kinds) + taken.get(name, 0)
        needs.append(need + (random if name == first else 0))
    together = max(needs) if pile.per_power or pile.per_player else sum(sorted(needs)[-most:])
    compare(at, together, chits, "chits", "piles", name)


def compare(at: Inspector, needed: int, there: int, what: str, *path: str) -> None:
    """A fault when something is short, a warning when it is nearly."""
    if needed > there:
        at.add(f"The start needs {needed} {what}, there are {there}.", *path)
    elif needed * 100 >= there * FEW and needed:
        at.add(f"The start takes {needed} of {there} {what}.", *path, warn=True)


def check_sums(at: Inspector) -> None:
    """The totals that the file gives."""
    totals = at.sheet.check
    cards = sum(card.count for card in at.sheet.cards)
    chits = sum(unit.count for unit in at.sheet.units)
    if totals.cards is not None and totals.cards != cards:
        at.add(f"The file has {cards} cards, not {totals.cards}.", "check", "cards")
    if totals.chits is not None and totals.chits != chits:
        at.add(f"The file has {chits} chits, not {totals.chits}.", "check", "chits")


def check_dice(at: Inspector) -> None:
    """Every roll of the map's dice stands in its table once."""
    dice, sides = dice_of(at.sheet.dice.terrain)
    told: dict[int, int] = {}
    for number, row in enumerate(at.sheet.map.table):
        low, high = row.roll
        if low > high:
            at.add("The lower roll comes first.", "map", "table", number, "roll")
        for roll in range(low, high + 1):
            if not dice <= roll <= dice * sides:
                at.add(f"{at.sheet.dice.terrain} never shows {roll}.", "map", "table", number, "roll")
            elif roll in told:
                at.add(f"A roll of {roll} stands in row {told[roll] + 1} already.", "map", "table", number, "roll")
            told.setdefault(roll, number)
    missing = [str(roll) for roll in range(dice, dice * sides + 1) if roll not in told]
    if missing:
        at.add(f"The table says nothing of {', '.join(missing)}.", "map", "table", at_key=True)
