"""How the words of a line are carried out on a position: choices one by one, and short forms for moving, shooting and buying."""

from grognard.core.game import CHANCE
from grognard.games.mysterious_islands.actions import END, HEX, NUMBER, PASS
from grognard.games.mysterious_islands.explain.answer import explain
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.notation import notation
from grognard.games.mysterious_islands.positions import KIND_WORDS
from grognard.games.mysterious_islands.questions import (
    AIM_WHERE,
    CARGO,
    EIGHT_WINDOW,
    GO_WHERE,
    HOW_MANY,
    NEGATE_WINDOW,
    PLACE_UNIT,
    ROLL_WINDOW,
    WHICH_GROUP,
    WHO_SHOOTS,
)
from grognard.games.mysterious_islands.state import count_in, faction_in, kind_in, place_in
from grognard.games.mysterious_islands.typing_in import parse
from tests.rules.mysterious_islands.words import Words, outcome_of

WINDOWS = (ROLL_WINDOW, NEGATE_WINDOW, EIGHT_WINDOW)


def counts(words: list[str]) -> dict[int, int]:
    """Units by kind: "3 band, boss"."""
    found: dict[int, int] = {}
    for part in " ".join(words).split(","):
        if part.split():
            *number, kind = part.split()
            found[KIND_WORDS.index(kind)] = int(number[0]) if number else 1
    return found


class Refused(Exception):
    """A choice that is not legal, in the position where it was tried."""

    def __init__(self, game: Islands, action: int, word: str) -> None:
        super().__init__(f"{word} ({action}) is not legal, but {list(game.legal_actions())}")
        self.game = game
        self.action = action


class Elsewhere(AssertionError):
    """What is wanted is not even asked: there is only another way to go, or cargo that stays or comes anyway."""


class Acting:
    """A position and the words of a scenario, and how a line of words is carried out."""

    def __init__(self, game: Islands, names: dict[str, int]) -> None:
        self.game = game
        self.words = Words(names)

    def carry_out(self, game: Islands, words: list[str]) -> None:
        """Answer a position with the words of a line."""
        chance = [word for word in words if word[0] in "(<"]
        if words[0] in ("move", "sail", "shoot", "buy"):
            getattr(self, words[0])(game, [word for word in words[1:] if word not in chance])
            words = chance
        for word in words:
            if word[0] in "(<":
                assert game.actor == CHANCE, f"nothing is thrown or drawn for {word}, but {self.asked()} is asked"
                game.apply(outcome_of(game, word))
                self.answer_windows(game)
            elif word == "passes":
                while game.question() in WINDOWS:
                    self.choose(game, PASS, word)
            elif word == "rest":
                while game.actor >= 0:
                    self.choose(game, END if END in list(game.legal_actions()) else PASS, word)
            else:
                self.choose(game, self.words.action(game, word), word)

    def choose(self, game: Islands, action: int, word: str) -> None:
        """Take one legal action; what leaves no choice in a window is answered as the table does."""
        assert game.actor >= 0, f"{self.words.purpose(game)} is asked of chance, not {word}"
        if action not in list(game.legal_actions()):
            raise Refused(game, action, word)
        assert explain(game, int(game.actor), action) is None, f"{word} is legal, but refused"
        assert parse(game, notation(game, action)) == action, f"{notation(game, action)} is not read back"
        game.apply(action)
        self.answer_windows(game)

    def answer_windows(self, game: Islands) -> None:
        while game.actor >= 0 and game.question() in WINDOWS and list(game.legal_actions()) == [PASS]:
            game.apply(PASS)

    def move(self, game: Islands, words: list[str]) -> None:
        """La 4 band to Wa; where there is but one way to go it is not asked for."""
        *what, _, where = words
        kind = KIND_WORDS.index(what[what.index("with") - 1] if "with" in what else what[-1])
        place = self.words.names[where]
        seat = int(game.active)
        before = self.spread(game, kind, seat).get(place, 0)
        self.lift(game, what)
        if game.question() == GO_WHERE:
            self.choose(game, HEX + place, where)
        elif self.spread(game, kind, seat).get(place, 0) <= before:
            raise Elsewhere(f"{what[-1]} can only go elsewhere")

    sail = move

    def lift(self, game: Islands, words: list[str]) -> None:
        """Choose what moves: a hex, a number, a kind, and cargo after `with`."""
        cut = words.index("with") if "with" in words else len(words)
        start, number, kind = words[0], next((word for word in words[1:cut] if word.isdigit()), "1"), words[cut - 1]
        wanted = counts([number, kind]) | counts(words[cut + 1 :])
        self.choose(game, HEX + self.words.names[start], start)
        cargo = counts(words[cut + 1 :])
        while game.question() in (WHICH_GROUP, HOW_MANY, CARGO):
            if game.question() == WHICH_GROUP:
                self.choose(game, self.words.action(game, kind), kind)
            elif game.question() == HOW_MANY:
                self.choose(game, NUMBER + int(number), number)
            else:
                self.load(game, cargo)
        if game.question() == GO_WHERE and self.words.chosen(game) != wanted:
            raise Elsewhere(f"{self.words.chosen(game)} go instead")

    def load(self, game: Islands, cargo: dict[int, int]) -> None:
        """Answer how many of the next group go along; the last group of its kind takes what is still wanted."""
        groups = self.words.groups(game, int(game.detail(0)))
        value = groups[int(game.detail(3))]
        later = sum(
            int(count_in(group))
            for group in groups[int(game.detail(3)) + 1 :]
            if kind_in(group) == kind_in(value) and faction_in(group) == faction_in(value)
        )
        wanted = cargo.get(int(kind_in(value)), 0)
        number = max(min(wanted, int(count_in(value))), wanted - later)
        cargo[int(kind_in(value))] = wanted - number
        self.choose(game, NUMBER + number, f"{number} {KIND_WORDS[kind_in(value)]}")

    def shoot(self, game: Islands, words: list[str]) -> None:
        """Wa boat at Lb."""
        start, kind, _, target = words
        self.choose(game, HEX + self.words.names[start], start)
        if game.question() == WHO_SHOOTS:
            self.choose(game, self.words.action(game, kind), kind)
        if game.question() == AIM_WHERE:
            self.choose(game, HEX + self.words.names[target], target)

    def buy(self, game: Islands, words: list[str]) -> None:
        """3 band La; a faction may stand in front."""
        number = next((int(word) for word in words if word.isdigit()), 1)
        *what, where = [word for word in words if not word.isdigit()]
        for _ in range(number):
            kind, place = KIND_WORDS.index(what[-1]), self.words.names[where]
            before = self.spread(game, kind, int(game.active)).get(place, 0)
            seat = int(game.active)
            self.choose(game, self.words.action(game, ":".join(["buy", *what])), what[-1])
            if game.question() == PLACE_UNIT:
                self.choose(game, HEX + place, where)
            elif self.spread(game, kind, seat).get(place, 0) <= before:
                raise Elsewhere(f"{what[-1]} can only go elsewhere")

    def spread(self, game: Islands, kind: int, seat: int) -> dict[int, int]:
        """By hex how many units of a kind a player has."""
        found: dict[int, int] = {}
        for value in list(game.units)[: int(game.groups)]:
            if kind_in(value) == kind and game.owner[faction_in(value)] == seat:
                place = int(place_in(value))
                found[place] = found.get(place, 0) + int(count_in(value))
        return found

    def asked(self) -> str:
        return f"{self.words.who(self.game)} of {self.game.actor}"
