"""The words of Three Crews: verbs, questions and events, each with its rule or its public form."""

# Every verb: its rule and its label, with the two numbers in it.
VERBS = {
    "pass": ("TOY-008", "Pass"),
    "bid": ("TOY-005", "Bid {a}"),
    "draw": ("TOY-009", "Draw a card"),
    "bury": ("TOY-010", "Bury a {card}"),
    "spy": ("TOY-011", "Spy on {crew}"),
    "boats": ("TOY-013", "Sail {b} from p{place}"),
    "sailors": ("TOY-013", "Sailors: {a}"),
    "to": ("TOY-013", "Sail to p{place}"),
    "nudge": ("TOY-016", "Turn die {die} by {b}"),
    "cancel": ("TOY-017", "Cancel it"),
}
# Every question: what is asked, its rule, the control to draw, and the verbs that answer it.
QUESTIONS: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "bid": ("Bid for a card.", "TOY-005", "choice", ("bid",)),
    "turn": ("Take your turn.", "TOY-008", "choice", ("pass", "draw", "bury", "spy", "boats")),
    "sailors": ("How many sailors?", "TOY-014", "count", ("sailors",)),
    "to": ("Sail where?", "TOY-013", "place", ("to",)),
    "dice": ("Nudge a die?", "TOY-018", "die", ("pass", "nudge")),
    "answer": ("Cancel this card?", "TOY-018", "card", ("pass", "cancel")),
    "map": ("Lots decide the map.", "TOY-002", "choice", ()),
    "draw": ("A card is drawn.", "TOY-009", "card", ()),
    "throw": ("Two dice are thrown.", "TOY-015", "die", ()),
}
# Every event: its sentence, and what those are told who may not know its numbers.
SENTENCES = {
    "map": ("The map is made.", ""),
    "draw": ("{crew} drew a {card}.", "{crew} drew a card."),
    "bid": ("{crew} bid {b}.", "{crew} made a bid."),
    "bids": ("The bids were {a}, {b} and {c}.", ""),
    "pay": ("{crew} paid {b} for a card.", ""),
    "pass": ("{crew} passed.", ""),
    "bury": ("{crew} buried a {card}.", "{crew} buried a card."),
    "sail": ("{crew} sailed.", ""),
    "throw": ("{crew} threw {b} and {c}.", ""),
    "find": ("{crew} found {c}.", ""),
    "lose": ("{crew} lost a sailor.", ""),
    "play": ("{crew} played {action}.", ""),
    "spy": ("{crew} looked at a hand.", ""),
    "nudge": ("{crew} turned die {b} by {c}.", ""),
    "cancel": ("{crew} cancelled {action}.", ""),
    "forget": ("What was seen of the hand of {crew} is no longer sure.", ""),
    "end": ("The game ended in round {a}.", ""),
}
