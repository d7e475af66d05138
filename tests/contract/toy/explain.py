"""Why something is not allowed in Three Crews; written apart from what is legal, so that the two check each other."""

from grognard.core.chance import faces_of
from grognard.core.views import Refusal
from tests.contract.toy.game import Toy
from tests.contract.toy.state import HELD, PLACES, SPACE
from tests.contract.toy.words import QUESTIONS, VERBS


def refusal_of(toy: Toy, crew: int, action: int) -> Refusal | None:
    """The first objection to an action, None when there is none.

    Rule: TOY-019
    """
    if toy.actor != crew:
        return Refusal(rule="TOY-019", text="You are not asked now.")
    text, rule, _, verbs = QUESTIONS[toy.table.stack[-1][0]]
    verb, a, b = SPACE[action]
    if verb not in verbs:
        return Refusal(rule=rule, text=f"That is no answer to: {text}", nearest=VERBS[verbs[0]][1])
    if verb in HELD and HELD[verb] not in toy.table.hands[crew]:
        return Refusal(rule="TOY-020", text=f"You hold no {verb}.")
    objection = object_to_sailing(toy, crew, verb, a, b) or object_to_others(toy, crew, verb, a, b)
    return Refusal(rule=objection[0], text=objection[1]) if objection else None


def object_to_sailing(toy: Toy, crew: int, verb: str, a: int, b: int) -> tuple[str, str] | None:
    """What is wrong with a part of an order to sail: the rule and a sentence.

    Rule: TOY-013, TOY-014
    """
    _, _, place, boats, _ = toy.table.stack[-1]
    sailors = toy.table.sailors[crew]
    if verb == "boats" and toy.table.boats[crew][a] < b:
        return ("TOY-013", "You have fewer boats there.")
    if verb == "boats" and sailors[a] < b:
        return ("TOY-014", "You have fewer sailors there than boats.")
    if verb == "sailors" and not boats <= a <= 2 * boats:
        return ("TOY-014", "One or two sailors go in each boat.")
    if verb == "sailors" and a > sailors[place]:
        return ("TOY-013", "You have fewer sailors there.")
    if verb == "to" and (a - place) % PLACES not in {1, PLACES - 1}:
        return ("TOY-013", "That place is not next to the first.")
    return None


def object_to_others(toy: Toy, crew: int, verb: str, a: int, b: int) -> tuple[str, str] | None:
    """What is wrong with a bid, a draw or a card.

    Rule: TOY-006, TOY-009, TOY-010, TOY-011, TOY-016, TOY-020
    """
    t = toy.table
    if verb == "bid" and a > t.coins[crew]:
        return ("TOY-006", "You have fewer coins.")
    if verb == "draw" and not t.bag:
        return ("TOY-009", "The bag is empty.")
    if verb == "bury" and a not in t.hands[crew]:
        return ("TOY-020", "You hold no such card.")
    if verb == "spy" and (a == crew or not t.hands[a]):
        return ("TOY-011", "Only the cards of another crew can be looked at.")
    if verb == "nudge" and not 1 <= faces_of(t.stack[-1][4], 2)[a] + b <= 6:
        return ("TOY-016", "A die shows 1 to 6.")
    return None
