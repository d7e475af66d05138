"""The turn: phases in their order, rounds, who falls out, how the game ends, and who wins."""

import pytest

from grognard.core.game import OVER, Told
from grognard.games.mysterious_islands.game import Islands
from tests.rules.mysterious_islands.script import Part, rows, run_part, table

SEA = "La W1 Lb W2 Lc W3 Ld W4 Le"
LAND = "La Lb Lc W1 Ld Le"
ALL: dict[str, object] = {"event_phase": True, "action_deck": True}
RECRUIT, COMBAT = {"phase": "recruit"}, {"phase": "combat"}


def numbers(told: list[Told], word: str) -> list[tuple[int, ...]]:
    return [event[3:] for event in told if event[0] == word]


def end_turn(game: Islands) -> list[Told]:
    """End every phase until another turn begins; no dice are thrown on the way."""
    before = game.turns
    game.told = []
    while game.turns == before and game.actor != OVER:
        assert game.actor >= 0, "chance is asked"
        game.apply(game.legal_actions()[0])
    assert game.told is not None
    return game.told


# -- phases ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MI-041", "MI-042", "MI-043", "MI-116", "MI-140", "MI-R10", "MI-R11", "MI-R13")
@pytest.mark.parametrize(
    ("options", "phases"),
    [
        ({}, [3, 4, 5, 6, 7]),
        ({"event_phase": True}, [2, 3, 4, 5, 6, 7]),
        ({"action_deck": True}, [1, 3, 4, 5, 6, 7, 8]),
        (ALL, [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_phases_follow_each_other(options: dict[str, object], phases: list[int]) -> None:
    part = Part(
        "", "", "pirates/rebels", SEA, {"La": "pirates: base", "Lb": "rebels: base"}, options, {"phase": "draw"}
    )
    run = table(part)
    game = run.game
    seen = [int(game.phase)]
    while game.active == 0:
        game.apply(game.legal_actions()[0] if game.actor >= 0 else 0)  # dice show 1
        if game.active == 0 and game.phase != seen[-1]:
            seen.append(int(game.phase))
    shown = [phase for phase in phases if phase in seen]
    assert seen == shown  # phases without a question are passed in a moment
    assert seen[0] == phases[0]


@pytest.mark.rule("MI-041", "MI-042", "MI-043", "MI-116", "MI-140", "MI-R11")
def test_every_phase_is_told_under_its_rule() -> None:
    part = Part("", "", "pirates/rebels", SEA, {"La": "pirates: base", "Lb": "rebels: base"}, ALL, {"phase": "discard"})
    game = table(part).game
    told: list[Told] = []
    while game.active == 1:
        game.told = []
        game.apply(game.legal_actions()[0] if game.actor >= 0 else 0)
        told += game.told
    assert [event[1] for event in told if event[0] == "phase"] == [
        "MI-116", "MI-042", "MI-042", "MI-042", "MI-043", "MI-041", "MI-140", "MI-140",
    ]  # fmt: skip  # the Draw Phase of seat 1 has begun before, that of seat 0 comes last


PHASES = rows(
    (
        "MI-043, MI-R10, MI-R161",
        Part(
            "a basic turn passes the Action Phase without a question",
            "asks pirates move\nend\nturn 1 recruit",
            "pirates/rebels",
            LAND,
            {"La": "pirates: base, 2 band", "Le": "rebels: base"},
            setting={"phase": "move"},
        ),
    ),
    (
        "MI-R10, MI-R149",
        Part(
            "with any card in hand every phase is asked for",
            "asks pirates move\nend\nasks pirates bombard\nend\nasks pirates act\nend\nturn 1 draw",
            "pirates/rebels",
            SEA,
            {"La": "pirates: base", "Lc": "rebels: base"},
            {"action_deck": True},
            {"hands": {0: "A"}},
        ),
    ),
    (
        "MI-042, MI-R13",
        Part(
            "a finished phase stays finished",
            "turn 0 recruit\n(1,1)\noffers: end buy:band\nbuy band La\nend\nturn 0 move\noffers: end La / buy:band\nrefuse buy:band",
            "pirates/rebels",
            LAND,
            {"La": "pirates: base, 2 band", "Le": "rebels: base"},
            setting=RECRUIT,
        ),
    ),
    (
        "MI-R123",
        Part(
            "one turn for all factions of a player",
            "(3,4) (2,2)\nasks rebels recruit\nbank rebels 7\nbank natives 4\nend\nasks natives move\nend\nturn 1 recruit",
            "rebels natives/pirates",
            LAND,
            {"La": "rebels: base", "Lc": "natives: base, band", "Le": "pirates: base"},
            {"factions_per_player": "2"},
            RECRUIT,
        ),
    ),
    (
        "MI-R06",
        Part(
            "who cannot do anything still takes the turn",
            "throws recruit\n(1,1)\nbank pirates 2\nturn 1 recruit",
            "pirates/rebels",
            "La",
            {"La": "rebels: base"},
            setting=RECRUIT,
        ),
    ),
)


@pytest.mark.parametrize("part", PHASES)
def test_phases(part: Part) -> None:
    run_part(part)


# -- rounds, and the end --------------------------------------------------------------------------------
@pytest.mark.rule("MI-006", "MI-007", "MI-008", "MI-R04")
def test_twelve_rounds_in_each_of_which_everybody_has_a_turn() -> None:
    units = {"La": "pirates: base", "Lb": "rebels: base", "Lc": "natives: base"}
    setting = {"round_number": 1, "phase": "recruit"}
    game = table(Part("", "", "pirates/rebels/natives", SEA, units, setting=setting)).game
    turns, told = [], []
    while game.actor != OVER:
        turns.append((int(game.round), int(game.active)))
        game.apply(0)  # the recruit roll
        told = end_turn(game)
    assert turns == [(number, seat) for number in range(1, 13) for seat in range(3)]
    assert numbers(told, "over") == [(12, 7, 0)]
    assert [rule for what, rule, *_ in told if what in ("over", "wins")] == ["MI-006", *["MI-008"] * 3]


@pytest.mark.rule("MI-006", "MI-R04")
@pytest.mark.parametrize("rounds", ["6", "8", "10"])
def test_fewer_rounds_under_the_option(rounds: str) -> None:
    units = {"La": "pirates: base", "Lb": "rebels: base"}
    for number in (int(rounds) - 1, int(rounds)):
        setting = {"round_number": number, "active": 1, "phase": "combat"}
        game = table(Part("", "", "pirates/rebels", SEA, units, {"rounds": rounds}, setting)).game
        assert (game.actor == OVER) == (number == int(rounds))


ENDS = rows(
    (
        "MI-008, MI-R02, MI-R03",
        Part(
            "most Bases win",
            "over 1",
            "pirates/rebels/natives",
            SEA,
            {"La": "pirates: base", "Lb": "rebels: base", "Lc": "rebels: base", "Ld": "natives: base, 9 band"},
            setting={"active": 2, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-008, MI-R02",
        Part(
            "equal ones share",
            "over 0 1",
            "pirates/rebels/natives",
            SEA,
            {"La": "pirates: base", "Lb": "rebels: base, band", "Lc": "natives: band"},
            setting={"active": 2, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R02",
        Part(
            "even at none",
            "over 0 1",
            "pirates/rebels",
            SEA,
            {"La": "pirates: band", "Lb": "rebels: 2 band"},
            setting={"active": 1, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R03",
        Part(
            "the Bases of all factions of a player count",
            "over 0",
            "rebels natives/moreau pirates",
            "La W1 Lb W2 Lc W3 Ld W4 Le W5 Lf W6 Lg W7 Lh W8 Li",
            {
                **dict.fromkeys(("La", "Lb"), "rebels: base"),
                **dict.fromkeys(("Lc", "Ld", "Le"), "natives: base"),
                **dict.fromkeys(("Lf", "Lg", "Lh", "Li"), "moreau: base"),
                "W1": "pirates: boat",
            },
            {"factions_per_player": "2"},
            {"active": 1, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R02",
        Part(
            "under the option units decide, Bases not counted",
            "over 1",
            "pirates/rebels",
            SEA,
            {"La": "pirates: base, band", "Lb": "rebels: base, 2 band"},
            {"tie_break": "units"},
            {"active": 1, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R02",
        Part(
            "more units do not beat more Bases",
            "over 0",
            "pirates/rebels",
            SEA,
            {"La": "pirates: base", "Lb": "pirates: base", "Lc": "rebels: base, 9 band, boss"},
            {"tie_break": "units"},
            {"active": 1, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R02",
        Part(
            "and those with equal numbers of both share",
            "over 0 1",
            "pirates/rebels/natives",
            SEA,
            {"La": "pirates: base, boss", "Lb": "rebels: base", "Lc": "rebels: band", "Ld": "natives: base"},
            {"tie_break": "units"},
            {"active": 2, "phase": "combat", "round_number": 12},
        ),
    ),
    (
        "MI-R04",
        Part(
            "the game does not stop within a round",
            "playing\nturn 1 recruit",
            "pirates/rebels",
            SEA,
            {"La": "pirates: base", "Lb": "rebels: band"},
            setting={"active": 0, "phase": "combat", "round_number": 12},
        ),
    ),
)


@pytest.mark.parametrize("part", ENDS)
def test_ends(part: Part) -> None:
    run_part(part)


# -- who falls out ----------------------------------------------------------------------------------------
FALLS = rows(
    (
        "MI-R05",
        Part(
            "without units and without a way back a faction is dead",
            "dead moreau\nbank moreau 0\nplaying\nturn 1 recruit",
            "moreau/pirates/rebels",
            SEA,
            {"La": "pirates: base", "Lb": "rebels: base"},
            setting={**COMBAT, "banks": {"moreau": 5}},
        ),
    ),
    (
        "MI-R05",
        Part(
            "whoever may come in at the rim is never dead",
            "alive pirates\nalive nemo\nalive company\nplaying\nturn 1 recruit",
            "pirates/nemo/company",
            SEA,
            setting=COMBAT,
        ),
    ),
    (
        "MI-R05",
        Part(
            "one Band is enough, Bases are not needed",
            "alive moreau\nturn 1 recruit",
            "moreau/pirates",
            SEA,
            {"La": "moreau: band", "Lb": "pirates: base"},
            setting=COMBAT,
        ),
    ),
    (
        "MI-R05",
        Part(
            "a player lives as long as one faction does",
            "dead rebels\nalive natives\nplaying\n(1,1)\nend\nturn 0 recruit\n(2,2)\nbank rebels 0\nbank natives 4",
            "rebels natives/pirates",
            SEA,
            {"La": "natives: base", "Lb": "pirates: base"},
            {"factions_per_player": "2"},
            COMBAT,
        ),
    ),
    (
        "MI-R05, MI-R07",
        Part(
            "the only player left wins, Bases or not",
            "over 1\ndead moreau",
            "moreau/pirates",
            SEA,
            setting=COMBAT,
        ),
    ),
    (
        "MI-R07",
        Part(
            "those who fall in the same turn share",
            "over 0 1",
            "moreau/rebels",
            SEA,
            setting=COMBAT,
        ),
    ),
    (
        "MI-R05, MI-R151",
        Part(
            "the hand of a player who is out is discarded",
            "hand 0:\ndiscards: A 7 7 Q\nturn 1 draw",
            "moreau/pirates/rebels",
            SEA,
            {"La": "pirates: base", "Lb": "rebels: base"},
            {"action_deck": True},
            {"phase": "discard", "hands": {0: "7 A Q 7"}},
        ),
    ),
)


@pytest.mark.parametrize("part", FALLS)
def test_falls(part: Part) -> None:
    run_part(part)


@pytest.mark.rule("MI-R05", "MI-007", "MI-R12")
def test_turns_of_a_player_who_is_out_are_skipped_and_rounds_go_on() -> None:
    units = {"La": "pirates: base", "Lb": "rebels: base"}
    game = table(Part("", "", "moreau/pirates/rebels", SEA, units, setting={**COMBAT, "round_number": 11})).game
    assert game.out[0] == 31  # the turn in which it fell
    seen = []
    while game.actor != OVER:
        seen.append((int(game.round), int(game.active)))
        game.apply(0)  # the recruit roll
        told = end_turn(game)
    assert seen == [(11, 1), (11, 2), (12, 1), (12, 2)]
    assert numbers(told, "over") == [(12, 6, 0)]
    assert list(game.scores()) == [0, 1260, 1260]


@pytest.mark.rule("MI-R07")
def test_players_who_fell_earlier_do_not_share() -> None:
    game = table(Part("", "", "moreau/rebels/natives", SEA, setting={"phase": "bombard"})).game
    assert game.actor == OVER
    assert list(game.scores()) == [840, 840, 840]
    game.out[0] -= 1
    assert list(game.scores()) == [0, 1260, 1260]


@pytest.mark.rule("MI-R05")
def test_who_loses_the_last_unit_in_an_own_turn_carries_it_through() -> None:
    part = Part(
        "",
        """
        throws event
        (6) (1) <0> ...
        at La: nobody
        alive moreau
        turn 0 recruit
        throws recruit
        (2,2)
        told points MI-044
        told dead MI-R05
        bank moreau 0
        turn 1 event
        """,
        "moreau/pirates/rebels",
        SEA,
        {"La": "moreau: base, 2 band", "Lb": "pirates: base", "Lc": "rebels: base"},
        {"event_phase": True},
        {"phase": "event"},
    )
    run_part(part)
