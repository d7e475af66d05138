"""A small language for rule tests: a position in words, then lines that act, are refused, or say what must now be true.

Hexes are named on a small chart (see positions.read_chart): L… Jungle, W… water, V… Volcano. A line that acts holds words and chance in
the order in which they are asked for; `rebels>` in front says who has to be asked.

rebels> hide 3 (4) Lb         words: pass stand nobody end hide shaman up down reinforcements, kinds, numbers, hexes, factions,
                              card:K, seat:1, buy:base; `passes` passes for all seats in a window,
                              `rest` ends all phases of the turn that are left, up to the next dice
(4,5) (9) (10v9) <base>       dice as they fall; a sum of all dice; sums of two equal parts (attacker v defender); a random
<card:K> <2>                  unit, a card, the number of any other outcome; a line that ends in `...` may leave chance unanswered
move La 4 band to Wa          chooses hex, group, number, destination, as far as they are asked
sail Wa boat with 4 band, boss to Wb      likewise with cargo (`sail Wa boat to Wb` takes nobody along; Balloons too)
shoot Wa boat at Lb (4) <base>            likewise shooting
buy 3 band La                 buys, one after the other, into a hex (`buy rebels base Lc` for one of several factions)
refuse move La band to V MI-021           a word is refused, citing this rule (without an id: whichever); of a move
                              also the answer for start and end will do
goes La band: Lb Lc / V       destinations offered / not offered (`= Lb` exactly, `none`); `goes Wa boat with 4 band: Wb`
offers: band boss / base      words that may be chosen now / may not (`= band`)
asks rebels hide_or_stand     who is asked, and which question of questions.py
throws hide                   dice are asked for, and what for (words of questions.P_…)
at La: company 2 band, boss   who stands in a hex, all of it (`at La: rebels base; pirates band`, `at La: nobody`)
bank moreau 2                 recruit points
told lost MI-R118 2           the last acting line told this under this rule, so many times (default 1); `untold wins`
roll company 10 MI-064 MI-097 = 12 v moreau 9 MI-028 = 10     the last battle roll: dice, modifiers, totals, exactly
hand 0: A 7                   cards of a seat; `deck 3` how many are left; `discards: 9`
turn 1 move                   whose turn it is, and the phase
over 0 1                      the game is over and these seats share the win; `playing`
dead moreau                   a faction is out for good; `alive moreau`
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest

from grognard.core.errors import IllegalAction
from grognard.core.game import CHANCE, OVER, WHOLE_WIN
from grognard.games.mysterious_islands.actions import HEX, RANKS
from grognard.games.mysterious_islands.explain.answer import explain
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.names import hex_name, lore_of
from grognard.games.mysterious_islands.positions import (
    KIND_WORDS,
    PHASES,
    faction_of,
    place,
    ranks_in,
    read_chart,
)
from grognard.games.mysterious_islands.questions import (
    GO_WHERE,
)
from grognard.games.mysterious_islands.state import count_in, faction_in, kind_in
from tests.rules.mysterious_islands.acting import Acting, Elsewhere, Refused, counts


@dataclass(frozen=True)
class Part:
    """One part of a scenario: a position (see positions.place) and the lines to run on it; `factions` by seat, parted by "/"."""

    name: str
    lines: str
    factions: str
    chart: str = "La"
    units: dict[str, str] = field(default_factory=dict)
    options: dict[str, object] = field(default_factory=dict)
    setting: dict[str, Any] = field(default_factory=dict)  # further words of positions.place


def run_part(part: Part) -> None:
    """Set the position up and run the lines; an assertion names the line that failed."""
    table(part).run(part.lines)


def check(parts: Iterable[Part]) -> None:
    for part in parts:
        run_part(part)


def table(part: Part) -> "Table":
    """The position of a part, to act on."""
    seats = [names.split() for names in part.factions.split("/")]
    factions = {name: seat for seat, names in enumerate(seats) for name in names}
    setting = {"seats": len(seats)} | part.setting
    game = place(part.options, factions=factions, chart=part.chart, units=part.units, **setting)
    return Table(game, read_chart(part.chart)[1])


def rows(*parts: tuple[str, Part]) -> list[Any]:
    """Parameters of a test, each row marked with the rules it checks: `("MI-055, MI-R72", Part(...))`."""
    return [
        pytest.param(part, id=f"{rules} {part.name}", marks=pytest.mark.rule(*rules.split(", ")))
        for rules, part in parts
    ]


class Table(Acting):
    """A position under test."""

    def __init__(self, game: Islands, names: dict[str, int]) -> None:
        super().__init__(game, names)
        self.told: list[tuple[Any, ...]] = []
        self.checks: dict[str, Callable[[list[str]], None]] = {
            name.removeprefix("line_"): getattr(self, name) for name in dir(self) if name.startswith("line_")
        }

    def run(self, lines: str) -> None:
        self.answer_windows(self.game)
        for number, line in enumerate(lines.strip().splitlines(), 1):
            words = line.split("#")[0].replace(":", ": ", line.split()[0].endswith(":")).split()
            if not words:
                continue
            try:
                self.run_line(words)
            except (AssertionError, IllegalAction, Refused) as error:
                error.add_note(f"in line {number}: {line.strip()}")
                raise

    def run_line(self, words: list[str]) -> None:
        head = words[0].rstrip(":")
        if head in self.checks:
            self.checks[head](words[1:])
        else:
            self.line_act(words)

    # -- acting ---------------------------------------------------------------------------------
    def line_act(self, words: list[str]) -> None:
        """Carry a line out; chance is all answered, unless another turn has begun or the line says so."""
        before = self.game.turns
        unfinished = words[-1] == "..."
        self.game.told = []
        if words[0].endswith(">") and words[0][0] != "<":
            assert self.owner(words[0][:-1]) == self.game.actor, f"seat {self.game.actor} is asked, {self.asked()}"
            words = words[1:]
        self.carry_out(self.game, words[:-1] if unfinished else words)
        self.told = list(self.game.told or [])
        if self.game.actor == CHANCE and self.game.turns == before and not unfinished:
            raise AssertionError(f"dice or a draw for {self.words.purpose(self.game)} are missing")

    # -- what is refused, what is offered ---------------------------------------------------------
    def line_refuse(self, words: list[str]) -> None:
        rule = words.pop() if words[-1].startswith("MI-") else ""
        before = self.game.pack()
        trial = self.game.clone()
        cited: list[str] = []
        try:
            self.carry_out(trial, words)
        except Elsewhere:
            cited += self.why_not(words)
        except Refused as refused:
            refusal = explain(refused.game, int(refused.game.actor), refused.action)
            assert refusal is not None, "what is illegal is not explained"
            cited += [refusal.rule, *self.why_not(words)]
        else:
            raise AssertionError(f"{' '.join(words)} is legal")
        assert not rule or rule in cited, f"{cited} are cited, not {rule}"
        assert self.game.pack() == before

    def why_not(self, words: list[str]) -> list[str]:
        """The rule cited when somebody points at where a move starts and ends."""
        if words[0] not in ("move", "sail"):
            return []
        places = [hex_name(self.words.names[word], int(self.game.map().width)) for word in (words[1], words[-1])]
        refusal = explain(self.game, int(self.game.actor), places)
        return [refusal.rule] if refusal else []

    def line_goes(self, words: list[str]) -> None:
        cut = next(index for index, word in enumerate(words) if word.endswith(":"))
        what = [*words[:cut], words[cut][:-1]]
        self.compare({self.words.by_hex[place] for place in self.destinations(what)}, words[cut + 1 :])

    def destinations(self, what: list[str]) -> list[int]:
        """Where something may go; a single destination is not asked for, so it is looked up where it has gone."""
        trial = self.game.clone()
        kind = KIND_WORDS.index(what[what.index("with") - 1] if "with" in what else what[-1])
        seat = int(trial.active)
        before = self.spread(trial, kind, seat)
        try:
            self.lift(trial, what)
        except Refused:
            return []
        if trial.question() == GO_WHERE:
            return [int(action) - HEX for action in trial.legal_actions()]
        after = self.spread(trial, kind, seat)
        return [place for place, number in after.items() if number > before.get(place, 0)]

    def line_offers(self, words: list[str]) -> None:
        legal = {int(action) for action in self.game.legal_actions()}
        if words[0] == "=":
            assert legal == {self.words.action(self.game, word) for word in words[1:]}, f"{sorted(legal)} are offered"
            return
        cut = words.index("/") if "/" in words else len(words)
        for word in words[:cut]:
            assert self.words.action(self.game, word) in legal, f"{word} is not offered"
        for word in words[cut + 1 :]:
            assert self.words.action(self.game, word) not in legal, f"{word} is offered"

    def compare(self, found: set[str], words: list[str]) -> None:
        if words[0] == "=" and words[1] != "none":
            assert found == set(words[1:]), f"{sorted(found)} are offered"
        elif words[-1] == "none":
            assert not found, f"{sorted(found)} are offered"
        else:
            cut = words.index("/") if "/" in words else len(words)
            wanted, unwanted = set(words[:cut]), set(words[cut + 1 :])
            assert wanted <= found, f"{sorted(wanted - found)} not offered"
            assert not unwanted & found, f"{sorted(unwanted & found)} offered"

    # -- what is asked ----------------------------------------------------------------------------
    def owner(self, faction: str) -> int:
        return int(self.game.owner[faction_of(self.game, faction)])

    def line_asks(self, words: list[str]) -> None:
        assert self.asked() == f"{words[1]} of {self.owner(words[0])}", f"{self.asked()} is asked"

    def line_throws(self, words: list[str]) -> None:
        assert self.game.actor == CHANCE
        assert self.words.purpose(self.game) == words[0], f"dice for {self.words.purpose(self.game)} are asked for"

    def line_turn(self, words: list[str]) -> None:
        now = (int(self.game.active), PHASES[int(self.game.phase) - 1])
        assert now == (int(words[0]), words[1]), f"{now} is on"

    def line_over(self, words: list[str]) -> None:
        assert self.game.actor == OVER, f"{self.asked()} is asked"
        winners = [int(word) for word in words]
        share = WHOLE_WIN // len(winners)
        seats = range(int(self.game.setup.seats))
        assert list(self.game.scores()) == [share if seat in winners else 0 for seat in seats]

    def line_playing(self, words: list[str]) -> None:
        assert not words
        assert self.game.actor != OVER

    # -- what is true -------------------------------------------------------------------------------
    def line_at(self, words: list[str]) -> None:
        place = self.words.names[words[0].rstrip(":")]
        found: dict[tuple[int, int], int] = {}
        for value in self.words.groups(self.game, place):
            key = (int(faction_in(value)), int(kind_in(value)))
            found[key] = found.get(key, 0) + int(count_in(value))
        wanted: dict[tuple[int, int], int] = {}
        if words[1] != "nobody":
            for stack in " ".join(words[1:]).split(";"):
                name, *units = stack.split()
                for kind, number in counts(units).items():
                    wanted[faction_of(self.game, name.rstrip(":")), kind] = number
        assert found == wanted, f"{self.shown(found)} stand there"

    def shown(self, found: dict[tuple[int, int], int]) -> str:
        return ", ".join(
            f"{lore_of(self.game.setup, faction).id} {number} {KIND_WORDS[kind]}"
            for (faction, kind), number in found.items()
        )

    def line_bank(self, words: list[str]) -> None:
        assert self.game.bank[faction_of(self.game, words[0])] == int(words[1])

    def line_dead(self, words: list[str]) -> None:
        assert self.game.dead[faction_of(self.game, words[0])] == 1

    def line_alive(self, words: list[str]) -> None:
        assert self.game.dead[faction_of(self.game, words[0])] == 0

    def line_hand(self, words: list[str]) -> None:
        seat = int(words[0].rstrip(":"))
        held = [int(self.game.hands[seat * RANKS + rank]) for rank in range(RANKS)]
        wanted = ranks_in(" ".join(words[1:]))
        assert held == [wanted.count(rank) for rank in range(RANKS)], f"{held} are held"

    def line_deck(self, words: list[str]) -> None:
        assert sum(int(number) for number in self.game.deck) == int(words[0])

    def line_discards(self, words: list[str]) -> None:
        wanted = ranks_in(" ".join(words))
        assert list(self.game.discards) == [wanted.count(rank) for rank in range(RANKS)]

    def line_told(self, words: list[str]) -> None:
        told = [event[:2] for event in self.told]
        times = int(words[2]) if len(words) > 2 else 1
        assert told.count((words[0], words[1])) == times, f"{told} is told"

    def line_untold(self, words: list[str]) -> None:
        assert words[0] not in {event[0] for event in self.told}

    def line_roll(self, words: list[str]) -> None:
        """Compare the last battle roll of the line with dice, modifiers and totals as written."""
        for side in " ".join(words).split(" v "):
            name, dice, *rules, _, total = side.split()
            faction = faction_of(self.game, name)
            found = self.last_roll(faction)
            assert found == (int(dice), sorted(rules), int(total)), f"{name}: {found}"

    def last_roll(self, faction: int) -> tuple[int, list[str], int]:
        """Sum of the dice, rules of the modifiers and total of a side, as told last."""
        rules: list[str] = []
        found: tuple[int, list[str], int] | None = None
        for what, rule, _, a, b, c in self.told:
            if what == "bonus" and b == faction:
                rules.append(rule)
            elif what == "total" and a == faction:
                found, rules = (b, sorted(rules), c), []
        assert found is not None, f"no total of {faction} is told"
        return found
