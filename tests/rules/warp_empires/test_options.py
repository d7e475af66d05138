"""What the options of set-up, moves, recruits, upkeep, control and victory change, value by value; each table has the default, too."""

import pytest

from grognard.core.game import CHANCE, EVERYONE
from grognard.games.warp_empires.questions import C_BONUS, C_HOME, C_MAP, PICK_EXTRA, PICK_HOME
from tests.rules.warp_empires.desk import RING_10, Desk, lay_map, set_up
from tests.rules.warp_empires.script import Part, Play, run_part

DRAW, MOVE, BATTLE, REVENUE, RECRUIT, UPKEEP, CONTROL = range(1, 8)
FAR = {"X": "A", "Y": "K"}


# ---- homes ------------------------------------------------------------------------


@pytest.mark.rule("S8-R05", "S8-029")
def test_homes_fall_by_lot_among_those_far_enough() -> None:
    desk = set_up("british", "german", start_pick="random")
    play = Play(desk.game).run("<6> <1>\nX> british\nY> german")
    lay_map(desk)
    assert (desk.game.question(), desk.game.detail(0)) == (C_HOME, 1)  # the last in turn order first
    assert (desk.game.chance()[0], desk.game.chance()[2]) == (5, EVERYONE)  # one of five Cities
    desk.game.apply(2)
    assert desk.owner("G") == "Y"
    assert (desk.game.question(), desk.game.detail(0), desk.game.chance()[0]) == (C_HOME, 0, 2)  # A and K
    desk.game.apply(1)
    assert desk.owner("K") == "X"
    play.run("asks c_start_unit")


@pytest.mark.rule("S8-R05", "S8-R06")
def test_further_cities_are_chosen_also_when_homes_fall_by_lot() -> None:
    desk = set_up("canal_martian", "british", sketch=RING_10, start_pick="random")
    play = Play(desk.game).run("<6> <1>\nX> canal_martian\nY> british")
    lay_map(desk)
    play.run("<6> <1>\nasks pick_extra\noffers X: = C1 C9")
    assert desk.game.question() not in (PICK_HOME, C_MAP)
    assert desk.game.question() == PICK_EXTRA


@pytest.mark.rule("S8-R05")
@pytest.mark.parametrize(
    ("terrain", "borders", "offers"),
    [
        ("0000", "A-B B-C C-D", "= D"),  # three steps away
        ("000", "A-B B-C", "= C"),  # two steps, where three are too many; B is one step away
        ("00", "A-B", "= B"),
        ("0030", "A-B B-C C-D A-C", "= D"),  # nobody steps over Peaks: D cannot be reached at all
        ("0020", "A-B A-C C-D", "= D"),  # ships do step over Ravines: D is two steps away, B one
    ],
)
def test_the_distance_between_homes_shrinks_only_as_far_as_it_must(terrain: str, borders: str, offers: str) -> None:
    sketch = {"terrain": dict(zip("ABCD", map(int, terrain), strict=False)), "borders": borders}
    desk = set_up("british", "german", sketch=sketch)
    play = Play(desk.game).run("<6> <1>\nX> british\nY> german")
    lay_map(desk)
    play.run(f"Y> A\noffers X: {offers}")


# ---- Wind & Steam -------------------------------------------------------------------

FLEETS = {"A": "X BN BS GB", "C": "X GB BS", "H": "X CR", "L": "X BN"}


@pytest.mark.rule("S8-R25", "S8-046", "WE-R16")
@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (
            "ship_group",
            """
            X> wind_and_steam
            offers X: = done A C H
            only A: GB BS GB+BS BN+BS BN+GB+BS
            X> A GB done B
            asks main
            discards: wind_and_steam
            """,
        ),
        (
            "pure_stack",
            """
            X> wind_and_steam
            offers X: = done C H
            only C: GB BS GB+BS
            X> C BS done B
            asks main
            at C: X GB
            discards: wind_and_steam
            """,
        ),
        (
            "all_ship_stacks",
            """
            X> wind_and_steam
            offers X: = done A C H
            only A: GB BS GB+BS BN+BS BN+GB+BS
            X> A BN BS done B
            offers X: = done C H
            X> C GB done A
            offers X: = done H
            X> H CR done C
            offers X: = done
            X> done
            asks main
            at A: X GB GB
            at B: X BN BS
            at C: X BS CR
            discards: wind_and_steam
            """,
        ),
    ],
)
def test_wind_and_steam(value: str, lines: str) -> None:
    play = run_part(
        Part(
            value, lines, powers="french german", units=FLEETS, hands={"X": "wind_and_steam"}, marks={"X": "I", "Y": "K"},
            options={"wind_steam": value},
        )
    )  # fmt: skip
    assert play.asked() == "X"


@pytest.mark.rule("S8-R25", "S8-R32", "WE-R15")
def test_a_storm_over_one_of_all_stacks_leaves_the_others_their_move() -> None:
    run_part(
        Part(
            "",
            """
            Y> done
            X> wind_and_steam A GB done B
            Y> sandstorms
            offers X: = done C H
            X> done
            asks main
            at A: X BN BS GB
            """,
            powers="french german",
            units=FLEETS,
            hands={"X": "wind_and_steam", "Y": "sandstorms trap"},
            marks={"X": "I", "Y": "K"},
            options={"wind_steam": "all_ship_stacks"},
        )
    )


@pytest.mark.rule("S8-R25", "WE-R72")
@pytest.mark.parametrize(("value", "offered"), [("ship_group", True), ("pure_stack", False), ("all_ship_stacks", True)])
def test_wind_and_steam_is_offered_only_where_it_moves_something(value: str, offered: bool) -> None:
    for units, is_there in ((FLEETS | {"C": "X BN", "H": "X FT"}, offered), ({"A": "X BN FT"}, False)):
        play = run_part(
            Part(
                "", "asks main", powers="french german", units=units, hands={"X": "wind_and_steam"}, marks=FAR,
                options={"wind_steam": value},
            )
        )  # fmt: skip
        assert ("wind_and_steam" in play.offered(play.game)) == is_there


# ---- whose ships are Martian --------------------------------------------------------


@pytest.mark.rule("S8-R26", "S8-052", "S8-054", "S8-R48", "WE-R72")
@pytest.mark.parametrize(
    ("value", "power", "rams", "armor"),
    [
        ("owner", "french", 0, 6),
        ("owner", "high_martian", 6, 0),
        ("owner", "canal_martian", 6, 0),
        ("owner_bb_human", "french", 0, 6),
        ("owner_bb_human", "canal_martian", 4, 2),
        ("owner_bb_human", "high_martian", 4, 2),
        ("type", "french", 4, 2),
        ("type", "canal_martian", 4, 2),
    ],
)
def test_rams_and_armor(value: str, power: str, rams: int, armor: int) -> None:
    for card, added in (("rams", rams), ("armor", armor)):
        part = Part(
            card, "Y> done X> done", powers=f"{power} german", units={"E": "X GB CR BS FT; Y BN"},
            hands={"X": card, "Y": "minor_move"}, marks=FAR, options={"ship_people": value},
        )  # fmt: skip
        play = run_part(part)
        assert (card in play.offered(play.game)) == bool(added)
        if added:
            plain = 2 + 4 + 8 + 4 + (power == "high_martian")
            play.run(f"X> {card} Y> done\ntotal X {plain + added}")


# ---- recruits -------------------------------------------------------------------------

BUYING = """
<BN> <BN> <BN> <BN> <BN>
X> BN BN BN BN BN
"""


@pytest.mark.rule("WE-R53", "WE-044")
@pytest.mark.parametrize(
    ("value", "lines"),
    [
        ("none", "untold bonus\nasks recruit\noffers X: done / BN"),
        ("once", "<2> <GB> <GB>\nX> GB GB\nuntold bonus\nasks recruit\noffers X: done / GB"),
        (
            "repeat",
            "<2> <GB> <GB>\nX> GB GB\nasks c_bonus\n<1> <CR>\nX> CR\nasks c_bonus\n<6> <any>\nX> done\ntold returns",
        ),
    ],
)
def test_bonus_draws(value: str, lines: str) -> None:
    run_part(
        Part(
            value, BUYING + lines, powers="russian french", marks=FAR, options={"bonus_draw": value},
            setting={"phase": "recruit", "points": {"X": 40}},
        )
    )  # fmt: skip


@pytest.mark.rule("WE-R53", "WE-044")
@pytest.mark.parametrize(("value", "bought"), [("once", "BN BN BN BN"), ("repeat", "BN BN BN"), ("repeat", "")])
def test_one_chit_that_is_left_is_enough_to_miss_the_bonus(value: str, bought: str) -> None:
    run_part(
        Part(
            value,
            f"<BN> <BN> <BN> <BN> <GB>\nX> {bought} done\nuntold bonus\nturn Y draw",
            powers="russian french",
            marks=FAR,
            options={"bonus_draw": value},
            setting={"phase": "recruit", "points": {"X": 40}},
        )
    )


def short_pile(chits: int, value: str) -> Desk:
    """A table at which so many Gunboats are all that the pile has."""
    desk = Desk("russian", "french", bonus_draw=value)
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("K", "Y", "BN", marker=True)
    for kind in range(5):
        desk.game.pile[kind] = chits if kind == 2 else 0
    desk.game.points[0] = 40
    return desk.begin(RECRUIT)


@pytest.mark.rule("WE-R51", "WE-R53", "WE-042", "S8-R45")
def test_a_short_pile_gives_what_it_has_and_all_of_it_earns_the_bonus() -> None:
    desk = short_pile(3, "repeat").chance(0, 0, 0)
    assert desk.offers == "done GB"
    desk.do("GB GB GB")
    assert desk.game.question() == C_BONUS
    desk.chance(5)  # the pile is empty: nothing comes, and nothing is no draw that could be bought
    assert desk.offers.split()[0] == "done"
    assert "GB" not in desk.offers.split()


@pytest.mark.rule("WE-R51", "WE-R53")
def test_without_a_chit_there_is_no_bonus() -> None:
    desk = short_pile(0, "once")
    assert desk.offers == "done"
    assert desk.do("done").game.active == 1


@pytest.mark.rule("WE-R54", "WE-043")
def test_without_a_city_nothing_is_bought() -> None:
    run_part(
        Part(
            "", "<any>\noffers X: = done", powers="russian french", units={"E": "X BN"}, marks={"Y": "K"},
            setting={"phase": "recruit", "points": {"X": 40}},
        )
    )  # fmt: skip


# ---- upkeep ------------------------------------------------------------------------------


@pytest.mark.rule("WE-R57", "WE-048")
@pytest.mark.parametrize(
    ("value", "marks", "lines"),
    [
        ("letter", {"Y": "K"}, "limit 0\nasks upkeep_where\nX> B GB B\nturn Y draw\nout X"),
        ("grace", {"Y": "K"}, "turn Y draw\nat B: X GB GB\nliving X"),
        ("grace", {"X": "A", "Y": "K"}, "turn Y draw\nat B: X GB GB"),
    ],
)
def test_without_income(value: str, marks: dict[str, str], lines: str) -> None:
    run_part(
        Part(
            value, lines, powers="japanese german russian", units={"B": "X GB GB"}, marks=marks | {"Z": "I"},
            options={"upkeep_zero": value}, setting={"phase": "upkeep"},
        )
    )  # fmt: skip


@pytest.mark.rule("WE-R57", "WE-048")
def test_grace_is_for_those_without_income_alone() -> None:
    run_part(
        Part(
            "", "limit 20\nasks upkeep_where\nX> B BN\nturn Y draw", powers="japanese german",
            units={"B": "X " + "BN " * 20 + "GB"}, marks=FAR, options={"upkeep_zero": "grace"}, setting={"phase": "upkeep"},
        )
    )  # fmt: skip


# ---- control -----------------------------------------------------------------------------

LEAVING = """
X> minor_move A BN done B
marks X: A
X> done
"""


@pytest.mark.rule("WE-R60", "S8-R18", "WE-050")
@pytest.mark.parametrize(("value", "marks"), [("marker", "A"), ("garrison", "")])
def test_a_marker_that_its_battalion_leaves(value: str, marks: str) -> None:
    run_part(
        Part(
            value, f"{LEAVING}marks X: {marks}", powers="french german", units={"A*": "X BN GB", "K*": "Y BN"},
            hands={"X": "minor_move"}, options={"control_hold": value},
        )
    )  # fmt: skip


@pytest.mark.rule("WE-R60", "S8-R18")
@pytest.mark.parametrize(("value", "marks"), [("marker", "C K"), ("garrison", "K")])
def test_a_marker_whose_battalion_falls_in_a_foes_turn(value: str, marks: str) -> None:
    run_part(
        Part(
            value,
            f"X> done\nwinner X\n<any>\nmarks Y: {marks}",
            powers="french german",
            units={"A*": "X BN", "C*": "Y BN; X BS", "K*": "Y BN"},
            options={"control_hold": value},
        )
    )


@pytest.mark.rule("S8-R18", "WE-R60", "S8-R06")
def test_markers_of_the_start_need_no_garrison_until_another_player_takes_them() -> None:
    desk = set_up("canal_martian", "russian", sketch=RING_10, control_hold="garrison")
    play = Play(desk.game).run("<6> <1>\nX> canal_martian\nY> russian")
    lay_map(desk)
    play.run("Y> C5\nX> C0 C1 C9 C2")
    play.run("<BN> <BN> <GB> <GB> <CR>\n<GB> <GB> <GB> <GB> <CR>\n<any>")
    starts = {name: int(desk.game.start_marker[play.at(name)]) for name in ("C0", "C1", "C2", "C9", "C5")}
    assert starts == {"C0": 0, "C1": 1, "C2": 1, "C9": 1, "C5": 1}  # only C0 has a Battalion from the start
    play.run("X> done <any>\nmarks X: C0 C1 C2 C9\nmarks Y: C5")


@pytest.mark.rule("S8-R18", "WE-R60", "WE-051")
@pytest.mark.parametrize(("exempt", "owner"), [(1, "Y"), (0, "")])
def test_a_marker_of_the_start_that_was_taken_is_like_any_other(exempt: int, owner: str) -> None:
    desk = Desk("french", "german", control_hold="garrison")
    desk.stack("A", "X", "BN", marker=True)
    desk.stack("C", "X", "BN")
    desk.mark("C", "Y")
    desk.mark("G", "Y")
    desk.game.start_marker[desk.places.index("C")] = 1
    desk.game.start_marker[desk.places.index("G")] = exempt
    desk.stack("K", "Y", "BN", marker=True)
    desk.begin(CONTROL)
    assert desk.owner("C") == "X"
    assert desk.game.start_marker[desk.places.index("C")] == 0
    assert desk.owner("G") == owner


@pytest.mark.rule("WE-R63", "WE-R60", "WE-R62")
def test_who_goes_together_with_all_others_shares_the_first_rank() -> None:
    desk = Desk("french", "german", "russian", control_hold="garrison")
    desk.mark("A", "X")
    desk.mark("K", "Y")
    desk.game.out[2] = 1
    desk.begin(REVENUE)
    assert [int(share) for share in desk.game.scores()] == [1260, 1260, 0]


# ---- hidden stacks --------------------------------------------------------------------------


@pytest.mark.rule("WE-R22", "S8-R37", "S8-R47", "WE-025")
@pytest.mark.parametrize(
    ("value", "seen", "lone", "offers", "stacks"),
    [
        ("top_visible", "BN . .", "GB", "done raise scouts", "G"),
        ("open", "BN GB BS", "GB", "done", ""),
        ("closed", ". . .", ".", "done scouts", "G I"),
    ],
)
def test_what_foes_see_of_stacks(value: str, seen: str, lone: str, offers: str, stacks: str) -> None:
    desk = Desk("french", "german", stacks_hidden=value)
    desk.stack("A", "X", "GB BN", marker=True)
    desk.stack("G", "Y", "BN GB BS", marker=True)
    desk.stack("I", "Y", "GB")
    desk.hand("X", "scouts")
    desk.begin(MOVE)
    assert (desk.seen("G", "Y", "X"), desk.seen("I", "Y", "X")) == (seen, lone)
    assert desk.offers == offers
    if stacks:
        assert desk.do("scouts").offers == stacks


# ---- the last round -------------------------------------------------------------------------


def last_round(desk: Desk) -> Desk:
    """The last player's turn in the last round ends."""
    desk.game.active = 2
    desk.game.round = 3
    return desk.begin(CONTROL)


@pytest.mark.rule("WE-R69")
@pytest.mark.parametrize(
    ("more", "scores"),
    [
        ({}, [840, 840, 840]),
        ({"marker": "C"}, [0, 2520, 0]),  # territories come first
        ({"units": "CR"}, [0, 2520, 0]),  # then, with equal revenue, Force on the board
        ({"points": 1}, [0, 2520, 0]),  # then the treasury
        ({"out": 1}, [1260, 0, 1260]),  # who is out has no rank
    ],
)
def test_the_first_rank_after_the_last_round(more: dict[str, object], scores: list[int]) -> None:
    desk = Desk("japanese", "belgian", "russian", max_rounds=3)
    for place, seat in zip("AGK", "XYZ", strict=True):
        if not (seat == "Y" and "out" in more):
            desk.stack(place, seat, "FT", marker=True)
    desk.game.out[1] = int("out" in more)
    if "marker" in more:
        desk.mark("C", "Y")
    if "units" in more:
        desk.stack("G", "Y", str(more["units"]))
    desk.game.points[1] = 1 if "points" in more else 0
    assert [int(share) for share in last_round(desk).game.scores()] == scores


@pytest.mark.rule("WE-R69")
@pytest.mark.parametrize(("rounds", "over"), [(0, False), (4, False), (3, True)])
def test_the_game_ends_after_the_last_round_and_not_before(rounds: int, over: bool) -> None:
    desk = Desk("japanese", "belgian", "russian", max_rounds=rounds)
    for place, seat in zip("AGK", "XYZ", strict=True):
        desk.stack(place, seat, "FT", marker=True)
    assert bool(last_round(desk).game.ending) == over
    assert (desk.game.actor == CHANCE) != over  # the next turn draws
