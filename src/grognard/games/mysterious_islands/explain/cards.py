"""Why a card may not be played, or a question about cards and dice not be answered so."""

from grognard.core.explaining import no
from grognard.core.views import Refusal
from grognard.games.mysterious_islands import questions as q
from grognard.games.mysterious_islands.actions import EIGHT, JACK, KING, NINE, QUEEN, SEVEN, SIX, TEN
from grognard.games.mysterious_islands.explain.case import Case
from grognard.games.mysterious_islands.explain.moving import movable
from grognard.games.mysterious_islands.names import card_name
from grognard.games.mysterious_islands.state import FROZEN, SPENT
from grognard.games.mysterious_islands.tables import REROLLS

MAIN = (q.RECRUIT, q.MOVE, q.BOMBARD, q.ACT, q.FIGHT_WHERE)
DICE_CARDS = (*range(1, SIX + 1), NINE, TEN)
REROLLED = (q.P_BATTLE, q.P_HIDE, q.P_WASH)


def explain_card(case: Case, rank: int) -> Refusal | None:
    """Why the seat may not play or discard a card now.

    Rule: MI-143, MI-151, MI-R142, MI-R146, MI-R147, MI-R148, MI-R149
    """
    if not case.choices.action_deck:
        return no("MI-139", "There are no cards in this game: its option is off.")
    misplaced = wrong_time(case, rank)
    if misplaced is not None:
        return misplaced
    if not case.held(rank):
        return no("MI-R08", f"You hold no {card_name(rank)}.")
    if rank == JACK and case.question != q.DISCARD and not victims(case):
        return no("MI-R149", "No opponent holds a card that could be stolen.")
    if rank == KING and case.question != q.DISCARD and not cards_left(case):
        return no("MI-R150", "There is no card left to draw.")
    if rank == SEVEN and case.question == q.MOVE and not any(may_refresh(case, place) for place in case.by_hex):
        return no("MI-R146", "You have no stack with units that could move again.")
    if rank == EIGHT and case.question == q.EIGHT_WINDOW and not any(may_freeze(case, place) for place in case.by_hex):
        return no("MI-R147", f"{case.who(case.active)} has no stack left that could be stopped.")
    return None


def wrong_time(case: Case, rank: int) -> Refusal | None:
    """Why no such card is played at this question, held or not."""
    name, question = card_name(rank), case.question
    if question == q.DISCARD:
        return None
    if rank in DICE_CARDS and question != q.ROLL_WINDOW:
        return no("MI-R142", f"{article(name)} changes a die that has just been thrown.", "Wait for the next throw.")
    if rank == SEVEN and question != q.MOVE:
        return no("MI-R146", "A Seven is played in the own Movement Phase.")
    if rank == EIGHT and question != q.EIGHT_WINDOW:
        return no("MI-R147", "An Eight is played when an opponent's Movement Phase begins.")
    if rank == QUEEN and question != q.NEGATE_WINDOW:
        return no("MI-R148", "A Queen answers a card that has just been played.")
    if rank in (JACK, KING) and question not in MAIN:
        return no("MI-R149", f"{article(name)} is played at the main question of a phase of the own turn.")
    return None


def article(name: str) -> str:
    """A card with its article."""
    return f"{'An' if name[0] in 'AE' else 'A'} {name}"


def victims(case: Case) -> list[int]:
    """The opponents with cards. Rule: MI-R127"""
    return [seat for seat in range(int(case.setup.seats)) if seat != case.seat and case.cards(seat)]


def cards_left(case: Case) -> bool:
    """Whether deck or discards hold a card."""
    return any(case.state.deck) or any(case.state.discards)


def explain_victim(case: Case, seat: int) -> Refusal | None:
    """Why this hand cannot be robbed. Rule: MI-155, MI-R127, MI-R149"""
    if seat in victims(case):
        return None
    if not 0 <= seat < int(case.setup.seats) or seat == case.seat:
        return no("MI-R127", "A Jack robs another player.")
    return no("MI-R149", f"{case.who(seat)} holds no card.")


def explain_die(case: Case, die: int) -> Refusal | None:
    """Why this die cannot be changed. Rule: MI-R141"""
    thrown = int(case.state.thrown)
    if die < thrown:
        return None
    return no("MI-R141", f"Only {thrown} dice were thrown.", f"Choose 0 to {thrown - 1}.")


def explain_reroll(case: Case) -> Refusal | None:
    """Why the throw cannot be repeated. Rule: MI-113, MI-R120"""
    purpose, place, *sides = case.details[:4]
    own = [faction for faction in sides if case.is_own(faction)]
    if purpose not in REROLLED or not own:
        return no("MI-R120", "Only a throw for the own stack is repeated: in battle, hiding, or washing ashore.")
    able = [
        group
        for faction in own
        for group in case.of(place, faction)
        if case.kind_power(REROLLS, faction, group.kind) and not group.marks & SPENT
    ]
    if not able:
        return no("MI-R120", "No unit in this stack can repeat a throw, or it has done so this turn.")
    return None


def may_refresh(case: Case, place: int) -> bool:
    """Whether an own stack has units that a Seven lets move again. Rule: MI-R146"""
    there = case.by_hex.get(place, [])
    return any(case.is_own(group.faction) and movable(group) and not group.marks & FROZEN for group in there)


def explain_seven(case: Case, place: int) -> Refusal | None:
    """Why a Seven cannot be for this stack. Rule: MI-151, MI-R146"""
    if may_refresh(case, place):
        return None
    return no("MI-R146", f"{case.spot(place)} holds no units of yours that could move again.")


def may_freeze(case: Case, place: int) -> bool:
    """Whether a stack of the active player has a unit that an Eight would stop. Rule: MI-R147"""
    there = case.by_hex.get(place, [])
    return any(
        case.owner(group.faction) == case.active and movable(group) and not group.marks & FROZEN for group in there
    )


def explain_eight(case: Case, place: int) -> Refusal | None:
    """Why an Eight cannot be for this stack. Rule: MI-152, MI-R147"""
    if may_freeze(case, place):
        return None
    return no("MI-R147", f"{case.spot(place)} holds no units of {case.who(case.active)} that could move.")
