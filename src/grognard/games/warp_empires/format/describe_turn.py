"""The turn in the rules sheet of a module: every number of the phases."""

from typing import Final

from grognard.games.warp_empires.format.markdown import items
from grognard.games.warp_empires.format.names import LEADER
from grognard.games.warp_empires.format.phrases import Phrases

FREE_MOVES: Final = {
    0: "",
    1: " 1 group moves without a card.",
    "led_stacks": " Each stack with a leader moves once without a card.",
}
CAPTURES: Final = {
    "any_loss": "whoever is lost in a battle is captured by the other side",
    "loser_only": "those of the losing side are captured",
    "needs_leader": "those of the losing side are captured if the winner has a leader",
    "never": "they are never captured",
}


def phases(phrases: Phrases) -> str:
    """The seven phases with their numbers."""
    revenue = phrases.sheet.phases.revenue
    return items(
        "A turn",
        [
            draw(phrases),
            move(phrases),
            battle(phrases),
            f"**Revenue**: what the own territories yield. {revenue.text}",
            recruit(phrases),
            upkeep(phrases),
            control(phrases),
        ],
    )


def draw(phrases: Phrases) -> str:
    """Cards drawn and kept."""
    sheet, draw = phrases.sheet, phrases.sheet.phases.draw
    first = "throw away what you like, then draw" if draw.discard_first else "draw"
    cards = "1 card" if draw.count == 1 else f"{draw.count} cards"
    decks = {
        "shared": "",
        "per_player": " Every player has a deck of his own.",
        "per_power": f" Every {sheet.terms.side} has a deck of its own.",
    }
    return (
        f"**Draw**: {first} {cards}, then keep {draw.hand_limit} at most.{decks[sheet.decks.action.owner]} {draw.text}"
    )


def move(phrases: Phrases) -> str:
    """Moves by cards and without."""
    move, limit = phrases.sheet.phases.move, phrases.sheet.options.moves_per_unit
    free = FREE_MOVES.get(move.free_moves, f" {move.free_moves} groups move without a card.")
    times = {0: "", 1: " By cards no unit moves more than once a turn."}
    often = times.get(limit, f" By cards no unit moves more than {limit} times a turn.")
    return f"**Move**: by cards.{free}{often} {move.text}"


def battle(phrases: Phrases) -> str:
    """The bonus of leaders, what becomes of them, the new hand."""
    sheet, battle = phrases.sheet, phrases.sheet.phases.battle
    parts = []
    if any(LEADER in unit.tags for unit in sheet.units):
        leaders = sheet.leaders
        goes = {"set_aside": "for good", "pile": "and goes back to the pile"}[leaders.captured_to]
        parts.append(f"a {sheet.terms.leader} against none adds {battle.leader_bonus}")
        stays = "" if leaders.capture == "never" else f", {goes}"
        parts.append(f"of {sheet.terms.leader}s: {CAPTURES[leaders.capture]}{stays}")
    parts.append(f"hands are filled to {battle.refill} after it")
    return f"**Battle**: {'; '.join(parts)}. {battle.text} {sheet.leaders.text}"


def recruit(phrases: Phrases) -> str:
    """Chits, their price, where they go, the bonus."""
    sheet, recruit = phrases.sheet, phrases.sheet.phases.recruit
    parts = [f"{recruit.draw} chits, {'their Force is the price' if recruit.mode == 'buy' else 'free'}"]
    if recruit.bonus != "none" and recruit.mode == "buy":
        parts.append(f"{sheet.dice.bonus} more if all are bought")
    if recruit.per_territory:
        parts.append(f"at most {recruit.per_territory} to a territory")
    where = phrases.terrain(recruit.where)
    parts.append(f"to controlled territories{'' if where == 'any territory' else f': {where}'}")
    return f"**Recruit**: {'; '.join(parts)}. {recruit.text}"


def upkeep(phrases: Phrases) -> str:
    """What units cost, or how many there may be."""
    sheet, upkeep = phrases.sheet, phrases.sheet.phases.upkeep
    feeds = {
        "limit": f"At most {upkeep.factor} units for each point of income.",
        "pay": f"{upkeep.cost} {sheet.terms.points} for each unit.",
        "none": "Nothing to pay.",
    }
    exempt = f" Free: {phrases.units(upkeep.exempt)}." if upkeep.exempt is not None else ""
    return f"**Upkeep**: {feeds[upkeep.mode]}{exempt} {upkeep.text}"


def control(phrases: Phrases) -> str:
    """Who takes control of what."""
    control = phrases.sheet.phases.control
    needs = "any unit" if control.needs == "any_unit" else "a unit that takes control"
    most = f"; at most {control.max_markers}" if control.max_markers else ""
    return f"**Control**: a marker on {phrases.terrain(control.terrain)} where you have {needs}{most}. {control.text}"
