"""Crowded positions by lot: a small chart, units of all kinds close together, cards in hands, inventions made."""

from typing import Any

from grognard.core.chance import Rng
from grognard.games.mysterious_islands.game import Islands
from grognard.games.mysterious_islands.meta import OPTIONS
from grognard.games.mysterious_islands.names import RANKS as WORDS
from grognard.games.mysterious_islands.positions import place
from tests.property.naive_islands.facts import BERTHS, CF, CO, NE, PI, RE, SA, ZO

NAMES = ("pirates", "nemo", "moreau", "rebels", "company", "zombies", "natives", "confederates", "satsuma")
FIXED = {"factions_per_player", "extra_factions", "faction_choice", "map", "start_placement", "zombie_start_bands"}
MOST_CARDS = 6
RICHEST = 12
STACKS = 4  # a faction


def some(rng: Rng, most: int) -> int:
    return int(rng.below(most + 1))


def options_by_lot(rng: Rng) -> dict[str, object]:
    values: dict[str, object] = {"extra_factions": True}
    for option in OPTIONS:
        if option.name in FIXED:
            continue
        if option.kind == "switch":
            values[option.name] = bool(rng.below(2))
        else:
            values[option.name] = option.choices[rng.below(len(option.choices))]
    return values


class Crowd:
    """One position in the making."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.width, self.height = 6 + some(rng, 3), 5 + some(rng, 3)
        self.seats = 2 + some(rng, 4)
        most = {2: 3, 3: 2}.get(self.seats, 1)
        each = 1 + some(rng, most - 1)
        pool = list(range(9))
        self.owner = {pool.pop(rng.below(len(pool))): seat for seat in range(self.seats) for _ in range(each)}
        self.terrain = [[self.ground(x, y) for x in range(self.width)] for y in range(self.height)]
        self.units: dict[str, str] = {}
        self.bases: set[tuple[int, int]] = set()

    def ground(self, x: int, y: int) -> str:
        if x in {0, self.width - 1} or y in {0, self.height - 1}:
            return "~"
        return "~+~+^+~+~+"[self.rng.below(10)]

    def fill(self) -> None:
        for faction in self.owner:
            for _ in range(1 + some(self.rng, STACKS)):
                x, y = int(self.rng.below(self.width)), int(self.rng.below(self.height))
                name = chr(ord("A") + x) + str(y + 1)
                if name not in self.units and self.terrain[y][x] != "^":
                    stack = self.afloat(faction) if self.terrain[y][x] == "~" else self.ashore(faction, x, y)
                    if stack:
                        self.units[name] = f"{NAMES[faction]}: {stack}"

    def ashore(self, faction: int, x: int, y: int) -> str:
        kinds = {"band": some(self.rng, 4)}
        if faction != ZO:
            kinds["boss"] = some(self.rng, 2)
        if faction in {PI, CO, CF, RE}:
            kinds["bombard"] = some(self.rng, 2)
        if faction in {NE, CF}:
            kinds["bomb" if faction == NE else "balloon"] = some(self.rng, 2)
        if not self.rng.below(3) and all(abs(x - other) > 1 or abs(y - row) > 1 for other, row in self.bases):
            kinds["base"] = 1
            self.bases.add((x, y))
        return ", ".join(f"{number} {kind}" for kind, number in kinds.items() if number)

    def afloat(self, faction: int) -> str:
        kinds = {"band": some(self.rng, 4)}
        if faction == ZO:
            return f"{kinds['band']} band" if kinds["band"] else ""
        kinds["balloon"] = some(self.rng, 2) if faction == CF else 0
        kinds["boat"] = some(self.rng, 2) if kinds["balloon"] else 1 + some(self.rng, 2)
        room = kinds["boat"] * BERTHS[faction]
        if faction != NE:
            kinds["band"] = min(kinds["band"], room)
            room -= kinds["band"]
        kinds["boss"] = min(some(self.rng, 2), room)
        room -= 0 if faction == NE else kinds["boss"]
        if faction in {PI, CO, CF, RE, NE}:
            kinds["bomb" if faction == NE else "bombard"] = min(some(self.rng, 2), room)
        riders = kinds["balloon"]
        kinds["band"] += some(self.rng, riders)
        return ", ".join(f"{number} {kind}" for kind, number in kinds.items() if number)

    def cards(self) -> dict[str, Any]:
        """Hands, and at times a deck that is soon at its end."""
        pack = [word for word in WORDS if word for _ in range(4)]
        few = pack if self.rng.below(4) else [word for word in pack if word in {"7", "8"}]
        hands = {seat: self.deal(few, some(self.rng, min(MOST_CARDS, len(few)))) for seat in range(self.seats)}
        if few is not pack or self.rng.below(3):
            return {"hands": hands}
        deck = self.deal(pack, some(self.rng, MOST_CARDS))
        return {"hands": hands, "deck": deck, "discards": self.deal(pack, some(self.rng, len(pack)))}

    def deal(self, pack: list[str], number: int) -> str:
        return " ".join(pack.pop(self.rng.below(len(pack))) for _ in range(number))

    def game(self) -> tuple[Islands, list[int]]:
        self.fill()
        options = options_by_lot(self.rng)
        more = self.cards() if options["action_deck"] else {}
        new = {f for f in self.owner if self.rng.below(2) or f in {RE, NE, CF}}
        game = place(
            options,
            seats=self.seats,
            factions={NAMES[faction]: seat for faction, seat in self.owner.items()},
            chart="\n".join(" ".join(row) for row in self.terrain),
            units=self.units,
            active=some(self.rng, self.seats - 1),
            phase="draw",
            round_number=1 + some(self.rng, 5),
            banks={NAMES[faction]: some(self.rng, RICHEST) for faction in self.owner},
            invented=tuple(NAMES[faction] for faction in new),
            **more,
        )
        return game, sorted(self.owner)


assert len(NAMES) == SA + 1
