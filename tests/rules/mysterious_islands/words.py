"""How a scenario names things: numbers of actions and of chance outcomes from words."""

from grognard.core.chance import throw
from grognard.core.frames import open_frames
from grognard.games.mysterious_islands import questions
from grognard.games.mysterious_islands.actions import (
    BUY,
    CARD,
    DOWN,
    END,
    FACTION,
    HEX,
    HIDE,
    KIND,
    KINDS,
    LOT,
    NUMBER,
    PASS,
    REINFORCE,
    SEAT,
    SHAMAN,
    UP,
)
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.hands import nth_rank
from grognard.games.mysterious_islands.positions import CARDS, KIND_WORDS, faction_of
from grognard.games.mysterious_islands.questions import C_DRAW, C_LOSS, C_STEAL, C_UNIT, WHICH_GROUP
from grognard.games.mysterious_islands.state import (
    F_ATTACKER,
    F_DEFENDER,
    F_HEX,
    count_in,
    faction_in,
    kind_in,
    place_in,
)

PLAIN = {
    "pass": PASS, "stand": PASS, "nobody": PASS, "end": END, "hide": HIDE, "reinforcements": REINFORCE,
    "shaman": SHAMAN, "up": UP, "down": DOWN, "lot": LOT,
}  # fmt: skip
QUESTIONS = {
    number: name.lower()
    for name, number in vars(questions).items()
    if name.isupper() and name[1] != "_" and name != "LAST_QUESTION"
}
CHANCES = {number: name[2:].lower() for name, number in vars(questions).items() if name.startswith("C_")}
PURPOSES = {number: name[2:].lower() for name, number in vars(questions).items() if name.startswith("P_")}


class Words:
    """The words of one scenario: its chart's names, and its factions."""

    def __init__(self, names: dict[str, int]) -> None:
        self.names = names
        self.by_hex = {number: name for name, number in names.items()}  # names of the scenario win, they come last

    def action(self, game: Islands, word: str) -> int:
        """The number that a word means in the question that is open."""
        head, _, rest = word.partition(":")
        if word in PLAIN:
            return PLAIN[word]
        if word in KIND_WORDS:
            kind = KIND_WORDS.index(word)
            return NUMBER + self.group(game, kind) if game.question() == WHICH_GROUP else KIND + kind
        if word.isdigit():
            return NUMBER + int(word)
        if head == "card":
            return CARD + CARDS[rest]
        if head == "seat":
            return SEAT + int(rest)
        if head == "buy":
            *faction, kind_word = rest.split(":")
            bought_by = faction_of(game, faction[0]) if faction else self.own_faction(game)
            return BUY + bought_by * KINDS + KIND_WORDS.index(kind_word)
        if word in self.names:
            return HEX + self.names[word]
        return FACTION + faction_of(game, word)

    def own_faction(self, game: Islands) -> int:
        """The only faction of the active player."""
        (faction,) = [number for number, seat in enumerate(game.owner) if seat == game.active]
        return faction

    def groups(self, game: Islands, place: int) -> list[int]:
        """The groups of a hex, in their order."""
        return [int(value) for value in list(game.units)[: int(game.groups)] if place_in(value) == place]

    def chosen(self, game: Islands) -> dict[int, int]:
        """By kind how many units are chosen to go."""
        found: dict[int, int] = {}
        for value in list(game.chosen)[: int(game.picks)]:
            found[int(kind_in(value))] = found.get(int(kind_in(value)), 0) + int(count_in(value))
        return found

    def group(self, game: Islands, kind: int) -> int:
        """The index of the first group of a kind that may be chosen, or of the first at all."""
        found = [
            index
            for index, value in enumerate(self.groups(game, int(game.detail(0))))
            if kind_in(value) == kind and faction_in(value) == game.detail(1)
        ]
        legal = [index for index in found if NUMBER + index in list(game.legal_actions())]
        return (legal or found or [999])[0]

    def who(self, game: Islands) -> str:
        """The open question, in words."""
        kind = int(game.question())
        return QUESTIONS.get(kind) or CHANCES.get(kind, "nothing")

    def purpose(self, game: Islands) -> str:
        """What the dice that are asked for are thrown for."""
        for frame in reversed(open_frames(game)):
            if frame[0] == questions.ROLL_WINDOW:
                return PURPOSES[frame[2]]
        return self.who(game)


def outcome_of(game: Islands, token: str) -> int:
    """The outcome behind "(3,5)", "(10v9)" (sums of equally many dice), "<base>", "<card:K>" or "<4>" (a number)."""
    inside = token[1:-1]
    if token[0] == "(":
        return throw(*faces_of(inside, count_dice(int(game.chance()[0]))))
    if inside in KIND_WORDS:
        return stack_of(game).index(KIND_WORDS.index(inside))
    if inside.startswith("card:"):
        rank = CARDS[inside[5:]]
        assert game.question() in (C_DRAW, C_STEAL)
        seat = -1 if game.question() == C_DRAW else int(game.detail(1))
        return next(index for index in range(int(game.chance()[0])) if nth_rank(game, seat, index) == rank)
    return int(inside)


def stack_of(game: Islands) -> list[int]:
    """The kinds of the units among which chance picks one, in its order."""
    if game.question() == C_UNIT:
        place, faction = int(game.detail(0)), int(game.detail(1))
    else:
        assert game.question() == C_LOSS
        place = int(game.fight[F_HEX])
        faction = int(game.fight[F_DEFENDER if game.detail(0) else F_ATTACKER])
    kinds: list[int] = []
    for value in list(game.units)[: int(game.groups)]:
        if place_in(value) == place and faction_in(value) == faction:
            kinds += [int(kind_in(value))] * int(count_in(value))
    return kinds


def count_dice(size: int) -> int:
    """How many dice have so many outcomes."""
    dice = 0
    while size > 1:
        assert size % 6 == 0, f"{size} is no number of outcomes of dice"
        size //= 6
        dice += 1
    return dice


def faces_of(text: str, dice: int) -> list[int]:
    """Faces as written, or some that have the sums written: "10v9" are two sums, "8" is one."""
    if "," in text:
        faces = [int(face) for face in text.replace("v", ",").split(",")]
        assert len(faces) == dice, f"{dice} dice are thrown"
        return faces
    sums = [int(part) for part in text.split("v")]
    assert dice % len(sums) == 0, f"{dice} dice are thrown"
    return [face for total in sums for face in split(total, dice // len(sums))]


def split(total: int, dice: int) -> list[int]:
    """Some dice with a sum."""
    assert dice <= total <= 6 * dice, f"{dice} dice do not sum to {total}"
    faces: list[int] = []
    for left in range(dice, 0, -1):
        face = min(6, total - (left - 1))
        faces.append(face)
        total -= face
    return faces
