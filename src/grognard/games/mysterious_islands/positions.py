"""Positions made by hand, for tests and lessons: a small chart in words, and "pirates: 3 band, boss; rebels: base" for a hex."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import u8

from grognard.core.errors import DataError, did_you_mean
from grognard.core.options import resolve
from grognard.games.mysterious_islands.actions import BASE, SEATS
from grognard.games.mysterious_islands.actions import RANKS as RANK_COUNT
from grognard.games.mysterious_islands.chart import JUNGLE, VOLCANO, WATER, Chart
from grognard.games.mysterious_islands.factions import setup_for
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.meta import OPTIONS, check_options
from grognard.games.mysterious_islands.names import KINDS, RANKS, faction_ids, hex_name, lore_of
from grognard.games.mysterious_islands.questions import BEGIN_PHASE
from grognard.games.mysterious_islands.state import FIRED, NOBODY, SPENT

# In the order of their numbers, from 1.
PHASES: Final = ("draw", "event", "recruit", "move", "bombard", "act", "combat", "discard")
KIND_WORDS: Final = KINDS
MARK_WORDS: Final = {"spent": SPENT, "fired": FIRED}
CARDS: Final = {word: rank for rank, word in enumerate(RANKS) if word}
OF_A_RANK: Final = 4  # cards in a full pack
TERRAIN: Final = {"~": WATER, "+": JUNGLE, "^": VOLCANO, "W": WATER, "L": JUNGLE, "V": VOLCANO}
SEA: Final = "~ ~ ~ ~"


def place(
    options: Mapping[str, object] | None = None,
    *,
    seats: int = 2,
    factions: Mapping[str, int],
    chart: str = SEA,
    units: Mapping[str, str] | None = None,
    active: int = 0,
    phase: str = "move",
    round_number: int = 3,
    banks: Mapping[str, int] | None = None,
    invented: tuple[str, ...] = (),
    hands: Mapping[int, str] | None = None,
    deck: str | None = None,
    discards: str = "",
) -> Islands:
    """A position at the beginning of a phase of the active seat's turn; DataError on nonsense.

    `factions` gives each faction its seat, `chart` is as for read_chart(), `units` says by hex ("B1" or a name of the chart) who stands
    there. `hands`, `deck` and `discards` are ranks ("A 7 K"); without `deck`, with the option, it holds the rest of the pack.
    """
    state = blank(options, seats)
    names = add_chart(state, chart)
    for name, seat in factions.items():
        add_faction(state, name, seat)
    for where, text in (units or {}).items():
        add_units(state, place_of(names, where), text)
    for name, points in (banks or {}).items():
        state.bank[faction_of(state, name)] = points
    for name in invented:
        state.invented[faction_of(state, name)] = 1
    add_cards(state, hands or {}, deck, discards)
    begin(state, active, phase, round_number)
    return state


def blank(options: Mapping[str, object] | None, seats: int) -> Islands:
    """An empty board with these options, the others at their defaults."""
    values = resolve(OPTIONS, options or {})
    check_options(values)
    state = Islands(setup_for(values, seats))
    state.clear()
    return state


def read_chart(text: str) -> tuple[Chart, dict[str, int]]:
    """A chart and the hexes of its names, from rows of words; every second row is shifted half a hex to the east.

    `~` is water, `+` Jungle, `^` a Volcano; a word that begins with W, L or V is one of these with a name.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    words = [word for row in rows for word in row]
    width = len(rows[0]) if rows else 0
    if not width or any(len(row) != width for row in rows):
        raise DataError("The rows of a chart are equally long.")
    for word in words:
        if word[0] not in TERRAIN:
            raise DataError(f"There is no terrain {word}.", allowed=TERRAIN)
    terrain = [TERRAIN[word[0]] for word in words]
    names = {hex_name(number, width): number for number in range(len(words))}
    names |= {word: number for number, word in enumerate(words) if word[0].isalpha()}
    return Chart(width, terrain, islands_of(Chart(width, terrain, [], [])), []), names


def islands_of(chart: Chart) -> list[list[int]]:
    """The pieces of land that hang together, from the north-west on."""
    islands: list[list[int]] = []
    seen: set[int] = set()
    for start in range(int(chart.hexes)):
        if chart.terrain[start] == WATER or start in seen:
            continue
        island, front = [start], [start]
        seen.add(start)
        while front:
            for near in chart.around[front.pop()]:
                if near >= 0 and chart.terrain[near] != WATER and int(near) not in seen:
                    seen.add(int(near))
                    island.append(int(near))
                    front.append(int(near))
        islands.append(sorted(island))
    return islands


def add_chart(state: Islands, text: str) -> dict[str, int]:
    """Lay the chart down."""
    state.chart, names = read_chart(text)
    return names


def place_of(names: Mapping[str, int], name: str) -> int:
    """The number of a named hex."""
    if name not in names:
        raise DataError(f"There is no hex {name}.{did_you_mean(name, names)}")
    return names[name]


def faction_of(state: Islands, name: str) -> int:
    """The number of a faction, by its id or code."""
    ids = faction_ids(state.setup)
    codes = [lore_of(state.setup, faction).code for faction in range(len(ids))]
    if name not in (*ids, *codes):
        raise DataError(f"There is no faction {name}.{did_you_mean(name, ids)}")
    return ids.index(name) if name in ids else codes.index(name)


def add_faction(state: Islands, name: str, seat: int) -> None:
    """A seat plays a faction."""
    if not 0 <= seat < state.setup.seats:
        raise DataError(f"There is no seat {seat}.")
    state.owner[faction_of(state, name)] = seat


def add_units(state: Islands, where: int, text: str) -> None:
    """Put the stacks of one hex down: "pirates: 3 band, boss; rebels: base"."""
    if state.map().terrain[where] == VOLCANO:
        raise DataError("Nobody stands on a Volcano.")
    for stack in text.split(";"):
        name, colon, counts = stack.partition(":")
        if not colon:
            raise DataError(f'Units are written "faction: 3 band, boss", not {stack.strip()!r}.')
        faction = faction_of(state, name.strip())
        if state.owner[faction] == NOBODY:
            raise DataError(f"Nobody plays {name.strip()}.")
        for part in counts.split(","):
            add_group(state, where, faction, part.split())


def add_group(state: Islands, where: int, faction: int, words: list[str]) -> None:
    """One group: a count if it is not 1, the kind, and what is spent."""
    number = int(words.pop(0)) if words and words[0].isdigit() else 1
    kind = words.pop(0) if words else ""
    if kind not in KIND_WORDS:
        raise DataError(f"There is no kind of unit {kind!r}.", allowed=KIND_WORDS)
    marks = 0
    for word in words:
        if word not in MARK_WORDS:
            raise DataError(f"There is no mark {word}.", allowed=MARK_WORDS)
        marks |= MARK_WORDS[word]
    state.put(where, faction, KIND_WORDS.index(kind), marks, number)
    if KIND_WORDS.index(kind) == BASE and state.home[faction] == NOBODY:
        state.home[faction] = where


def ranks_in(text: str) -> list[int]:
    """Cards by rank."""
    for word in text.split():
        if word not in CARDS:
            raise DataError(f"There is no card {word}.", allowed=CARDS)
    return [CARDS[word] for word in text.split()]


def add_cards(state: Islands, hands: Mapping[int, str], deck: str | None, discards: str) -> None:
    """Deal hands, and make deck and discards."""
    for seat, text in hands.items():
        if not 0 <= seat < SEATS:
            raise DataError(f"There is no seat {seat}.")
        for rank in ranks_in(text):
            state.hands[seat * RANK_COUNT + rank] = u8(int(state.hands[seat * RANK_COUNT + rank]) + 1)
    for rank in ranks_in(discards):
        state.discards[rank] = u8(int(state.discards[rank]) + 1)
    for rank in range(1, RANK_COUNT):
        state.deck[rank] = u8(in_deck(state, rank) if deck is None else ranks_in(deck).count(rank))


def in_deck(state: Islands, rank: int) -> int:
    """How many cards of a rank are neither held nor discarded."""
    if not state.setup.choices.action_deck:
        return 0
    held = sum(int(state.hands[seat * RANK_COUNT + rank]) for seat in range(SEATS))
    return max(OF_A_RANK - held - int(state.discards[rank]), 0)


def begin(state: Islands, active: int, phase: str, round_number: int) -> None:
    """Let a phase of the active seat's turn begin."""
    if phase not in PHASES:
        raise DataError(f"There is no phase {phase}.", allowed=PHASES)
    state.active = active
    state.starter = 0
    state.round = round_number
    state.turns = (round_number - 1) * state.setup.seats + active + 1
    state.later(BEGIN_PHASE, PHASES.index(phase) + 1)
    state.settle()
