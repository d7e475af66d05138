"""A small language for rule tests: a position in words, then lines that act, are refused, or say what must now be true.

Seats are X, Y, Z by number; X is active unless the setting says otherwise. Units are BN FT GB CR BS (or ids of the module), cards and
powers their ids, territories the names of the map. A line that acts holds words and chance in the order in which they are asked for;
every question is answered, also where "done" is all that is left.

X> minor_move A GB CR done G   choices of the seat that has to be asked: done raise free, ids, units, places, X Y Z, #0 (a card laid down)
<3> <card:trap> <BN>           a die, or the number of another outcome from 1; a card that is drawn; a chit
<any>                          all draws that come now, whatever they are
offers X: = done A             who is asked, and what may be chosen: exactly (`=`), or these and, after `/`, not those
asks first_loss                which question of questions.py
reach A GB CR: B C D           X plays the first move card he can, moves this group: where it may go, exactly (tried on a copy)
groups A: BS / BN              groups that can go somewhere / that cannot, units joined by + (tried on a copy)
at A: X GB BN; Y CR            all who stand in a territory, the top unit first; `nobody`
seen A X by Y: GB .            what a seat knows of a stack, a dot for what is hidden
marks X: A C                   all markers of a seat
points X 22 · counter X morale 3 · size X 7 · hand X: trap armor · discards: trap · deck 3 · pile 50 · pile BS 5
total X 17 · quota 2 · lost 8 · paid 4 · winner X · attacker X   of the last battle
draws X                        whose card is drawn next; `costs 1 3` what was paid openly for recruits
secret spied X: trap           what the last acting line told these seats alone; `hears Z: plays aims` all that a seat was told
told lost 3                    how often the last acting line told it; `untold buys`; `fills X 5` = last line's refills in order
limit 20                       the upkeep limit
turn X move · over X · playing · out Y · living Y
"""

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.games.warp_empires import actions as act
from grognard.games.warp_empires import questions
from grognard.games.warp_empires.format.load import Loaded
from grognard.games.warp_empires.game import Empires
from grognard.games.warp_empires.hands import count_deck, hand_size, held_cards
from grognard.games.warp_empires.phases.upkeep import limit
from grognard.games.warp_empires.positions import PHASES, module_of, place
from grognard.games.warp_empires.questions import C_BONUS, C_CARD, C_CHIT, C_ORDER, C_START_UNIT, C_STEAL
from grognard.games.warp_empires.state import (
    B_FORCE_LOST,
    B_PAID,
    B_QUOTA,
    B_SIDE,
    B_WINNER,
    owner_in,
    place_in,
    type_in,
)
from tests.rules.warp_empires.desk import mars

SEATS = "XYZ"
SHORT = {"BN": "battalion", "FT": "fort", "GB": "gunboat", "CR": "cruiser", "BS": "battleship"}
KINDS = {
    value: name.lower()
    for name, value in vars(questions).items()
    if isinstance(value, int) and name.isupper()
}  # fmt: skip
MINI_MARS = {
    **dict.fromkeys("ACGIK", "city"),
    **dict.fromkeys("BEHJL", "flats"),
    "D": "ravines",
    "F": "peaks",
}
MINI_MARS = {name: MINI_MARS[name] for name in sorted(MINI_MARS)}
MINI_BORDERS = "A-B A-D B-C B-E B-F C-D C-G E-G F-G G-H H-I H-L I-J J-K K-L"
RING_10 = {f"{kind[0].upper()}{number}": kind for number in range(10) for kind in ("city", "flats")}
RING_BORDERS = " ".join(f"C{number}-F{number} F{number}-C{(number + 1) % 10}" for number in range(10))
FOUR = {"A": "city", "B": "city", "C": "city", "D": "city"}
MAPS = {"mini": (MINI_MARS, MINI_BORDERS), "ring": (RING_10, RING_BORDERS), "four": (FOUR, "A-B B-C C-D")}


@dataclass(frozen=True)
class Part:
    """One part of a scenario; `units` by territory ("A*" with a marker of the first that is named)."""

    name: str
    lines: str
    powers: str
    units: dict[str, str] = field(default_factory=dict)
    hands: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    options: dict[str, object] = field(default_factory=dict)
    chart: str = "mini"
    setting: dict[str, Any] = field(default_factory=dict)  # further words of positions.place


def run_part(part: Part, module: Loaded | None = None, terrain: dict[str, str] | None = None) -> "Play":
    """Set the position up and run the lines; an assertion names the line that failed. Other modules have other terrain."""
    play = Play(position(part, module or mars(), terrain))
    play.run(part.lines)
    return play


def position(part: Part, module: Loaded, terrain: dict[str, str] | None = None) -> Empires:
    """The position of a part."""
    chart, borders = MAPS[part.chart]
    if terrain:
        chart = {name: terrain[kind] for name, kind in chart.items()}
    marks = {name.rstrip("*"): text.split()[0] for name, text in part.units.items() if name.endswith("*")}
    marks |= {name: seat for seat, names in part.marks.items() for name in names.split()}
    points = {SEATS.index(seat): number for seat, number in part.setting.get("points", {}).items()}
    setting = {name: value for name, value in part.setting.items() if name != "points"}
    game = place(
        module,
        part.options,
        powers=part.powers.split(),
        chart=chart,
        borders=borders,
        units={name.rstrip("*"): in_full(text) for name, text in part.units.items() if text.split()[1:]},
        markers={name: SEATS.index(seat) for name, seat in marks.items()},
        hands={SEATS.index(seat): cards for seat, cards in part.hands.items()},
        points=points,
        **setting,
    )
    assert game.told is None
    return game


def in_full(text: str) -> str:
    """The words of positions.add_units for "X GB BN; Y CR"."""
    stacks = [stack.split() for stack in text.split(";")]
    return "; ".join(
        f"{SEATS.index(seat)}: {' '.join(SHORT.get(unit, unit) for unit in units)}" for seat, *units in stacks
    )


@cache
def question_number(name: str) -> int:
    return next(value for value, known in KINDS.items() if known == name)


class Play:
    """A position under test."""

    def __init__(self, game: Empires) -> None:
        self.game = game
        self.game.told = []
        self.told: list[tuple[Any, ...]] = []
        self.totals: dict[int, int] = {}
        module = module_of(game)
        self.units = [unit.id for unit in module.units]
        self.cards = [card.id for card in module.cards]
        self.powers = [power.id for power in module.powers]
        self.short = {name: short for short, name in SHORT.items()}

    # ---- lines --------------------------------------------------------------

    def run(self, lines: str) -> "Play":
        for number, line in enumerate(lines.strip().splitlines(), 1):
            words = line.split()
            if not words:
                continue
            try:
                self.run_line(words)
            except AssertionError as error:
                error.add_note(f"in line {number}: {line.strip()}")
                raise
        return self

    def run_line(self, words: list[str]) -> None:
        check = getattr(self, f"line_{words[0].rstrip(':')}", None)
        if check is not None:
            check([word.rstrip(":;") if word[-1] == ":" else word for word in words[1:]])
        else:
            self.act(words)

    def act(self, words: list[str]) -> None:
        self.game.told = []
        for word in words:
            if word.endswith(">") and word[0] != "<":
                assert self.asked() == word[:-1], f"{self.asked()} is asked {self.kind()}"
            elif word == "<any>":
                self.draw_all()
            elif word[0] == "<":
                self.chance(word[1:-1])
            else:
                self.choose(self.game, word)
        self.told = list(self.game.told)

    def choose(self, game: Empires, word: str) -> None:
        assert game.actor >= 0, f"{self.kind()} is open, nobody is asked for {word}"
        legal = {self.word(int(action)): int(action) for action in game.legal_actions()}
        assert word in legal, f"{word} is not among {' '.join(legal)} ({self.kind()} of {self.asked()})"
        game.apply(legal[word])

    def chance(self, word: str) -> None:
        assert self.game.actor == CHANCE, f"{self.asked()} is asked {self.kind()}, not chance"
        question = self.game.question()
        if question == C_CARD:
            card = self.cards.index(word.removeprefix("card:"))
            assert self.game.decks[card], f"no {word} is left"
            self.game.apply(sum(int(number) for number in list(self.game.decks)[:card]))
        elif question == C_STEAL:
            first = self.game.detail(1) * len(self.cards)
            hand = list(self.game.hands)[first : first + len(self.cards)]
            card = self.cards.index(word)
            assert hand[card], f"{word} is not held"
            self.game.apply(sum(int(number) for number in hand[:card]))
        elif question in (C_START_UNIT, C_CHIT):
            kind = self.units.index(SHORT.get(word, word))
            assert self.game.pile[kind], f"no {word} is left"
            self.game.apply(sum(int(number) for number in list(self.game.pile)[:kind]))
        else:
            assert 1 <= int(word) <= self.game.chance()[0]
            assert question not in (C_ORDER, C_BONUS) or self.game.chance()[0] == 6
            self.game.apply(int(word) - 1)

    def draw_all(self) -> None:
        assert self.game.actor == CHANCE, f"{self.asked()} is asked {self.kind()}"
        question = self.game.question()
        while self.game.actor == CHANCE and self.game.question() == question:
            self.game.apply(0)

    # ---- words --------------------------------------------------------------

    def word(self, action: int) -> str:
        if action < act.CARD:
            return ("done", "raise", "free")[action]
        if action < act.UNIT:
            return self.cards[action - act.CARD]
        if action < act.PLAYER:
            unit = self.units[action - act.UNIT]
            return self.short.get(unit, unit)
        if action < act.POWER:
            return SEATS[action - act.PLAYER]
        if action < act.PILE:
            return self.powers[action - act.POWER]
        return f"#{action - act.INDEX}" if action < act.PLACE else self.game.map().names[action - act.PLACE]

    def asked(self) -> str:
        return SEATS[self.game.actor] if self.game.actor >= 0 else "chance" if self.game.actor == CHANCE else "nobody"

    def kind(self) -> str:
        return KINDS.get(int(self.game.question()), "?") if self.game.depth else "nothing"

    def offered(self, game: Empires) -> set[str]:
        return {self.word(int(action)) for action in game.legal_actions()}

    def at(self, name: str) -> int:
        return self.game.map().names.index(name)

    def stacks(self, name: str) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for unit in list(self.game.units)[: self.game.standing]:
            if place_in(unit) == self.at(name):
                kind = self.units[type_in(unit)]
                found.setdefault(SEATS[owner_in(unit)], []).append(self.short.get(kind, kind))
        return found

    # ---- what is asked and offered ------------------------------------------

    def line_offers(self, words: list[str]) -> None:
        seat, *rest = words
        assert self.asked() == seat, f"{self.asked()} is asked {self.kind()}"
        self.compare(self.offered(self.game), rest)

    def compare(self, found: set[str], words: list[str]) -> None:
        if words[0] == "=":
            assert found == set(words[1:]), f"{' '.join(sorted(found))} are offered"
            return
        cut = words.index("/") if "/" in words else len(words)
        assert set(words[:cut]) <= found, f"{' '.join(sorted(found))} are offered"
        assert not set(words[cut + 1 :]) & found, f"{' '.join(sorted(found))} are offered"

    def line_asks(self, words: list[str]) -> None:
        assert self.kind() == words[0], f"{self.kind()} of {self.asked()} is asked"

    def group_ends(self, start: str, group: list[str]) -> set[str] | None:
        """Where a group can go, on a copy; None when it cannot be chosen."""
        game = self.game.clone()
        names = self.offered(game)
        card = next(
            (word for word in names if word in self.cards and ("move" in word or word == "wind_and_steam")), None
        )
        for word in [*([card] if self.kind() == "main" and card else []), start, *group, "done"]:
            legal = {self.word(int(action)): int(action) for action in game.legal_actions()}
            if word not in legal:
                return None
            game.apply(legal[word])
        return self.offered(game)

    def line_reach(self, words: list[str]) -> None:
        cut = next(index for index, word in enumerate(words) if index and word not in {*SHORT})
        group = sorted(words[1:cut], key=list(SHORT).index)
        found = self.group_ends(words[0], group)
        assert found == set(words[cut:]), f"{found} can be reached"

    def line_groups(self, words: list[str]) -> None:
        start, *rest = words
        cut = rest.index("/") if "/" in rest else len(rest)
        for number, text in enumerate(rest):
            if number != cut:
                ends = self.group_ends(start, sorted(text.split("+"), key=list(SHORT).index))
                assert (ends is not None) == (number < cut), f"{text}: {ends}"

    def line_only(self, words: list[str]) -> None:
        """`only A: BS GB` — all groups of a stack that can go anywhere, units joined by +."""
        start, *wanted = words
        units = sorted(self.stacks(start)[SEATS[self.game.active]], key=list(SHORT).index)
        every = {group for size in range(1, len(units) + 1) for group in combinations(units, size)}
        found = {"+".join(group) for group in every if self.group_ends(start, list(group)) is not None}
        assert found == set(wanted), f"{found} can go"

    # ---- what is true -------------------------------------------------------

    def line_at(self, words: list[str]) -> None:
        name, *rest = words
        text = " ".join(rest)
        wanted = {} if text == "nobody" else {stack.split()[0]: stack.split()[1:] for stack in re.split(r"; ?", text)}
        assert self.stacks(name) == wanted, f"{self.stacks(name)} stand there"

    def line_seen(self, words: list[str]) -> None:
        name, owner, _, viewer, *wanted = words
        bit = 1 << 12 << SEATS.index(viewer)
        found = [
            self.short[self.units[type_in(unit)]] if unit & bit else "."
            for unit in list(self.game.units)[: self.game.standing]
            if place_in(unit) == self.at(name) and owner_in(unit) == SEATS.index(owner)
        ]
        assert found == wanted, f"{found} is seen"

    def line_marks(self, words: list[str]) -> None:
        seat, *wanted = words
        found = [
            name
            for name, owner in zip(self.game.map().names, self.game.marker, strict=False)
            if owner == SEATS.index(seat)
        ]
        assert found == sorted(wanted), f"{found} are marked"

    def line_points(self, words: list[str]) -> None:
        points = int(self.game.points[SEATS.index(words[0])])
        assert points == int(words[1]), f"{points} points"

    def line_counter(self, words: list[str]) -> None:
        counters = module_of(self.game).counters
        at = SEATS.index(words[0]) * len(counters) + counters.index(words[1])
        assert self.game.tokens[at] == int(words[2]), f"{self.game.tokens[at]} {words[1]}"

    def line_size(self, words: list[str]) -> None:
        size = int(hand_size(self.game, SEATS.index(words[0])))
        assert size == int(words[1]), f"{size} cards"

    def line_hand(self, words: list[str]) -> None:
        seat, *wanted = words
        held = [card for at, card in enumerate(self.cards) for _ in range(held_cards(self.game, SEATS.index(seat), at))]
        assert held == sorted(wanted, key=self.cards.index), f"{held} are held"

    def line_discards(self, words: list[str]) -> None:
        lying = [card for at, card in enumerate(self.cards) for _ in range(self.game.discards[at])]
        assert lying == sorted(words, key=self.cards.index), f"{lying} lie there"

    def line_discarded(self, words: list[str]) -> None:
        assert sum(self.game.discards) == int(words[0]), f"{sum(self.game.discards)} lie there"

    def line_deck(self, words: list[str]) -> None:
        assert count_deck(self.game, 0) == int(words[0]), f"{count_deck(self.game, 0)} cards are left"

    def line_pile(self, words: list[str]) -> None:
        pile = list(self.game.pile)
        found = sum(pile) if len(words) == 1 else pile[self.units.index(SHORT.get(words[0], words[0]))]
        assert found == int(words[-1]), f"{found} chits are in the pile"

    def line_captured(self, words: list[str]) -> None:
        at = SEATS.index(words[0]) * len(self.units) + self.units.index(words[1])
        assert self.game.captured[at] == int(words[2])

    def line_total(self, words: list[str]) -> None:
        found = [event[4] for event in self.told if event[0] == "total" and event[3] == SEATS.index(words[0])]
        assert found == [int(words[1])], f"totals {found}"

    def in_battle(self, what: int, words: list[str]) -> None:
        assert self.game.battle[what] == int(words[0]), f"it is {self.game.battle[what]}"

    def line_quota(self, words: list[str]) -> None:
        self.in_battle(B_QUOTA, words)

    def line_lost(self, words: list[str]) -> None:
        self.in_battle(B_FORCE_LOST, words)

    def line_paid(self, words: list[str]) -> None:
        self.in_battle(B_PAID, words)

    def line_winner(self, words: list[str]) -> None:
        side = self.game.battle[B_WINNER]
        assert side >= 0
        assert SEATS[self.game.battle[B_SIDE + side]] == words[0]

    def line_attacker(self, words: list[str]) -> None:
        assert SEATS[self.game.battle[B_SIDE]] == words[0]

    def line_told(self, words: list[str]) -> None:
        found = [event[0] for event in self.told]
        assert found.count(words[0]) == int(words[1] if len(words) > 1 else 1), f"{found} is told"

    def line_untold(self, words: list[str]) -> None:
        assert words[0] not in {event[0] for event in self.told}

    def line_fills(self, words: list[str]) -> None:
        found = [f"{SEATS[event[3]]} {event[4]}" for event in self.told if event[0] == "fills"]
        wanted = [f"{seat} {number}" for seat, number in zip(words[::2], words[1::2], strict=True)]
        assert sorted(found) == sorted(wanted), f"{found} is filled"

    def line_draws(self, words: list[str]) -> None:
        assert self.game.actor == CHANCE
        assert self.game.question() == C_CARD
        assert SEATS[self.game.detail(0)] == words[0]

    def line_costs(self, words: list[str]) -> None:
        found = [event[4] for event in self.told if event[0] == "buys"]
        assert found == [int(word) for word in words], f"{found} is paid"

    def line_secret(self, words: list[str]) -> None:
        what, seats, *wanted = words
        mask = sum(1 << SEATS.index(seat) for seat in seats)
        events = [event for event in self.told if event[0] == what]
        assert {event[2] for event in events} == {mask}, f"{events} is told"
        found = [self.short[self.units[event[5]]] if what == "scouted" else self.cards[event[3]] for event in events]
        assert sorted(found) == sorted(wanted), f"{found} is told"

    def line_hears(self, words: list[str]) -> None:
        """`hears Z: plays aims` — the words of all events of the last acting line whose numbers a seat learns."""
        seat, *wanted = words
        found = [event[0] for event in self.told if event[2] == -1 or event[2] >> SEATS.index(seat) & 1]
        assert found == wanted, f"{found} is heard"

    def line_limit(self, words: list[str]) -> None:
        assert limit(self.game) == int(words[0]), f"the limit is {limit(self.game)}"

    def line_turn(self, words: list[str]) -> None:
        now = [SEATS[self.game.active], PHASES[self.game.phase - 1]]
        assert now == words, f"{now} is on"

    def line_over(self, words: list[str]) -> None:
        assert self.game.actor == OVER, f"{self.asked()} is asked {self.kind()}"
        share = WHOLE_WIN // len(words)
        seats = SEATS[: self.game.tables.seats]
        assert list(self.game.scores()) == [share if seat in words else 0 for seat in seats]

    def line_playing(self, words: list[str]) -> None:
        assert not words
        assert self.game.actor != OVER

    def line_out(self, words: list[str]) -> None:
        assert self.game.out[SEATS.index(words[0])] == 1

    def line_living(self, words: list[str]) -> None:
        assert self.game.out[SEATS.index(words[0])] == 0
