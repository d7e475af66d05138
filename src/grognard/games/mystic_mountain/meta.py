"""The card of Mystic Mountain: name, credit, seats, and its options with the rule each belongs to."""

from collections.abc import Mapping
from typing import Final

from grognard.core.errors import DataError
from grognard.core.options import Option
from grognard.core.ruleset import Meta

NAME: Final = "mystic-mountain"
RULES_VERSION: Final = 1

META = Meta(
    name=NAME,
    title="Mystic Mountain",
    credit="Designed by Slimy_Froggy together with “R”",
    package="grognard.games.mystic_mountain",
    rules_version=RULES_VERSION,
    least_seats=2,
    most_seats=2,
    summary="Soldiers fight for the ground around a mountain, miners climb it and earn points, archers shoot them down.",
)

WAYS = ("elimination", "top", "points")

OPTIONS = (
    Option(
        name="layout",
        rule="MM-R01",
        text="The board: 17 by 17 with three Entrance squares a side, or 15 by 19 with one",
        default="A17",
        choices=("A17", "B15x19"),
    ),
    Option(
        name="mountain",
        rule="MM-R04",
        text="The heights: a ridge with four ramps, or a double spiral",
        default="ridge",
        choices=("ridge", "spiral"),
    ),
    Option(
        name="start_forward",
        rule="MM-R06",
        text="Rows by which both ranks of both sides start nearer to the middle",
        default=0,
        least=0,
        most=2,
    ),
    Option(
        name="line_of_sight",
        rule="MM-R78",
        text="What between archer and target blocks a shot: nothing, squares higher than the target, or units as well",
        default="none",
        choices=("none", "terrain", "terrain_units"),
    ),
    Option(
        name="top",
        rule="MM-R94",
        text="The squares to hold: the highest alone, or all of levels 7 and 8",
        default="highest",
        choices=("highest", "band7_8"),
    ),
    Option(
        name="top_turns",
        rule="MM-R95",
        text="Own turn starts for which a miner has to stay on the top",
        default=5,
        least=1,
        most=20,
    ),
    Option(
        name="elimination",
        rule="MM-R92",
        text="A side without soldiers and archer loses at once, or after its next chance to buy",
        default="immediate",
        choices=("immediate", "after_purchase"),
    ),
    Option(name="win_ways", rule="MM-R91", text="The ways to win that count", default=WAYS, choices=WAYS),
    Option(
        name="point_blank",
        rule="MM-R76",
        text="A shot at the next square: forbidden, or a sure hit",
        default="forbid",
        choices=("forbid", "auto"),
    ),
    Option(
        name="escape_tries",
        rule="MM-R64",
        text="How often an engaged archer may try to break free",
        default="per_turn",
        choices=("per_turn", "per_engagement", "unlimited"),
    ),
    Option(
        name="repeat_attack",
        rule="MM-R49",
        text="A soldier may attack the same enemy again in a turn",
        default=False,
    ),
    Option(
        name="victory_points",
        rule="MM-R99",
        text="What is compared with 100: the counter, or all points ever gained",
        default="balance",
        choices=("balance", "lifetime"),
    ),
    Option(name="diagonal_moves", rule="MM-R11", text="Moves and climbs may go diagonally", default=True),
    Option(
        name="miner_sideways",
        rule="MM-R21",
        text="Miners may move sideways on a level of the mountain",
        default=True,
    ),
    Option(
        name="turn_cap",
        rule="MM-R101",
        text="The player turn after which the game ends without a winner",
        default=400,
        least=20,
        most=100_000,
    ),
    Option(
        name="cap_result",
        rule="MM-R101",
        text="At the turn cap: a draw, or the higher counter wins",
        default="draw",
        choices=("draw", "points"),
    ),
    Option(
        name="entrance_access",
        rule="MM-R17",
        text="Who may move onto Entrance squares: all, or their owner",
        default="all",
        choices=("all", "owner"),
    ),
    Option(
        name="first_player",
        rule="MM-R08",
        text="Who begins",
        default="random",
        choices=("random", "south", "north"),
    ),
    Option(
        name="first_turn_actions",
        rule="MM-R32",
        text="Actions of the starting player in the very first turn",
        default=3,
        least=1,
        most=3,
    ),
    Option(name="bought_unit_acts", rule="MM-R43", text="A bought unit may act in the same turn", default=True),
    Option(
        name="failed_attack_ends_engagement",
        rule="MM-R63",
        text="A full attack that does not kill lets the archer go",
        default=False,
    ),
    Option(
        name="engage_lapses",
        rule="MM-R61",
        text="An engagement ends with the engaging player's next own turn",
        default=False,
    ),
    Option(
        name="fall_edge",
        rule="MM-R84",
        text="A miner shot past the edge of the board stops there, or dies",
        default="stop",
        choices=("stop", "die"),
    ),
    Option(
        name="pass_through",
        rule="MM-R13",
        text="Whose units a Move may cross",
        default="none",
        choices=("none", "own"),
    ),
    Option(
        name="entrance_full",
        rule="MM-R44",
        text="When all own Entrance squares are taken: no purchase, or the nearest free squares",
        default="refuse",
        choices=("refuse", "nearest"),
    ),
    Option(
        name="engaged_archer_may_shoot",
        rule="MM-R58",
        text="An engaged archer may still shoot",
        default=False,
    ),
)


def check_options(values: Mapping[str, object]) -> None:
    """Refuse options that exclude each other: the spiral can be climbed only with sideways steps.

    Rule: MM-R04
    """
    if values["mountain"] == "spiral" and not values["miner_sideways"]:
        raise DataError(
            "The spiral mountain needs miner_sideways, its ramps cannot be climbed without.", allowed=["on"]
        )
