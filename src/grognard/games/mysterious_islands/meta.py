"""The card of Mysterious Islands: name, credit, seats, and its options with the rule each belongs to."""

from collections.abc import Mapping
from typing import Final

from grognard.core.errors import DataError
from grognard.core.options import Option
from grognard.core.ruleset import Meta
from grognard.games.mysterious_islands.map_text import chart_of, check_chart

NAME: Final = "mysterious-islands"
RULES_VERSION: Final = 1

META = Meta(
    name=NAME,
    title="Mysterious Islands",
    credit="Designed by the author of the print-and-play rules, who gives no name there",
    package="grognard.games.mysterious_islands",
    rules_version=RULES_VERSION,
    least_seats=2,
    most_seats=6,
    summary="Pirates, submariners, beastmen, rebels, traders, zombies and natives land, fight and build on a chart of islands.",
)

LONGEST_MAP: Final = 1400  # characters; a chart of 1024 hexes with its line breaks is shorter
# How many factions a player may have at most, by seats; one where nothing is said.
MOST_FACTIONS: Final = {2: (3, "MI-114"), 3: (2, "MI-115")}

OPTIONS = (
    Option(
        name="factions_per_player",
        rule="MI-R126",
        text="Factions of each player: up to three for two players, up to two for three",
        default=1,
        least=1,
        most=3,
    ),
    Option(name="event_phase", rule="MI-116", text="Each turn may bring an event or an invention", default=False),
    Option(name="action_deck", rule="MI-140", text="Players draw cards and play them, also out of turn", default=False),
    Option(name="extra_factions", rule="MI-R14", text="Confederates and Satsuma may be picked, too", default=False),
    Option(
        name="faction_choice",
        rule="MI-R14",
        text="Players pick their factions in seat order, or get them by lot",
        default="pick",
        choices=("pick", "random"),
    ),
    Option(
        name="map",
        rule="MI-R23",
        text="A chart of your own: rows of . (water) j (Jungle) v (Volcano) H (harbour); empty: one is rolled",
        default="",
        most=LONGEST_MAP,
    ),
    Option(name="rounds", rule="MI-R04", text="Rounds of the game", default="12", choices=("12", "10", "8", "6")),
    Option(
        name="tie_break",
        rule="MI-R02",
        text="Equal Bases at the end: a shared win, or more units win",
        default="shared",
        choices=("shared", "units"),
    ),
    Option(
        name="start_placement",
        rule="MI-R15",
        text="First Bases: harbours dealt by lot, or any coast chosen in turn order",
        default="dealt",
        choices=("dealt", "choose"),
    ),
    Option(
        name="one_base_per_island",
        rule="MI-R16",
        text="The limit of one Base an island holds while setting up, or always",
        default="setup",
        choices=("setup", "always"),
    ),
    Option(
        name="unspent_points",
        rule="MI-R36",
        text="Recruit points not spent are kept, or lost when the phase ends",
        default="keep",
        choices=("keep", "lose"),
    ),
    Option(
        name="casualties",
        rule="MI-R95",
        text="Who says which units are lost in a fight: their owner, or chance",
        default="owner",
        choices=("owner", "random"),
    ),
    Option(
        name="lone_base",
        rule="MI-R93",
        text="A Base left alone fights on, or falls without a roll",
        default="fights",
        choices=("fights", "falls"),
    ),
    Option(
        name="base_defeat",
        rule="MI-R94",
        text="A beaten Base is destroyed, or captured",
        default="destroyed",
        choices=("destroyed", "captured"),
    ),
    Option(
        name="base_shelling",
        rule="MI-R74",
        text="Shells can hit a Base like any unit, only as the last one, or never",
        default="vulnerable",
        choices=("vulnerable", "last_only", "immune"),
    ),
    Option(
        name="zombie_start_bands",
        rule="MI-R18",
        text="Bands with which the Zombies begin",
        default="4",
        choices=("4", "8"),
    ),
    Option(
        name="blast_centre",
        rule="MI-R136",
        text="Units in the hex of a Bomb that goes off are destroyed, or spared",
        default="destroyed",
        choices=("destroyed", "spared"),
    ),
    Option(
        name="inventions",
        rule="MI-R133",
        text="What an invention event offers: own ones, those of all factions in play, or one by lot",
        default="own",
        choices=("own", "in_play", "random"),
    ),
)


def check_options(values: Mapping[str, object]) -> None:
    """Refuse a chart of one's own that is none.

    Rule: MI-R23
    """
    if values["map"]:
        check_chart(chart_of(str(values["map"])))


def check_players(values: Mapping[str, object], seats: int) -> None:
    """Refuse more factions a player than so many players may have.

    Rule: MI-114, MI-115, MI-R126
    """
    wanted = int(str(values["factions_per_player"]))
    most, rule = MOST_FACTIONS.get(seats, (1, "MI-R126"))
    if wanted > most:
        allowed = [str(number) for number in range(1, most + 1)]
        raise DataError(f"{seats} players cannot have {wanted} factions each ({rule}).", allowed=allowed)
