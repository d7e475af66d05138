"""Options of fighting: repeated attacks, tries to escape, when engagements end, the engaged archer's shot.

Each option has rows that show what it changes and rows that show what stays.
"""

import pytest

from tests.rules.mystic_mountain.script import Part, rows, run_part

AGAIN: dict[str, object] = {"repeat_attack": True}
ONCE: dict[str, object] = {"escape_tries": "per_engagement"}
FREELY: dict[str, object] = {"escape_tries": "unlimited"}
FAILED: dict[str, object] = {"failed_attack_ends_engagement": True}
LAPSES: dict[str, object] = {"engage_lapses": True}
SHOOTS: dict[str, object] = {"engaged_archer_may_shoot": True}
ENGAGED: dict[str, object] = {"links": {"D9": 9}}  # by the soldier on D9, in the turn before

REPEAT_ATTACK = rows(
    (
        "MM-R49",
        Part(
            "off: one attack a soldier",
            "D9xE9 4,4\nattacks D9: none\nrefuse D9xE9 MM-R49",
            south="s D9",
            north="s E9 C8",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: the same enemy again, one action each",
            """
            D9xE9 4,4
            actions 2
            attacks D9 = E9
            D9xE9 5,3
            points 2 0
            actions 1
            attacks D9: none
            """,
            options=AGAIN,
            south="s D9",
            north="s E9 C8",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: as long as there are actions",
            "D9xE9 2,6\nD9xE9 2,6\nD9xE9 2,6\nturn north\nat E9 North soldier",
            options=AGAIN,
            south="s D9",
            north="s E9",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: no other enemy, though it is near",
            "D9xE9 1,1\nrefuse D9xC8 MM-041\nC10-D10\nattacks D9 = E9",
            options=AGAIN,
            south="s D9 C10",
            north="s E9 C8",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: no other after the first is dead",
            "D9xE9 6,1\nrefuse D9xC8\nattacks D9: none",
            options=AGAIN,
            south="s D9",
            north="s E9 C8",
        ),
    ),
    (
        "MM-R54",
        Part(
            "on: no other after a miner either",
            "G13xH13\nattacks G13: none\nrefuse G13xF12 MM-R54",
            options=AGAIN,
            south="s G13",
            north="m H13, s F12",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: the limit ends with the turn",
            "D9xE9 1,1\nend\nend\nattacks D9: E9 C8",
            options=AGAIN,
            south="s D9",
            north="s E9 C8",
        ),
    ),
    (
        "MM-R49",
        Part(
            "on: still one full attack, with all actions",
            "D9xE10 1,1\nfull D9: none\nrefuse D9!C8 MM-R62",
            options=AGAIN,
            south="s D9",
            north="a C8, s E10",
            setting=ENGAGED,
        ),
    ),
)

ESCAPE_TRIES = rows(
    (
        "MM-R64",
        Part(
            "per turn: once a turn, again in the next",
            """
            free 3,3
            refuse free MM-053
            end
            end
            turn north
            verbs C8: break-free
            free 2,1
            engaged north nobody
            """,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "per engagement: no second try in later turns",
            """
            verbs C8: break-free
            free 3,3
            engaged north D9
            actions 2
            refuse free MM-053
            end
            end
            turn north
            verbs C8: none
            refuse free MM-R64
            """,
            options=ONCE,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "per engagement: the one try frees as ever",
            "free 4,3\nengaged north nobody\nC8-C6",
            options=ONCE,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "per engagement: a try waits until it is wanted",
            "end\nend\nturn north\nfree 4,3\nengaged north nobody",
            options=ONCE,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "per engagement: a new engagement, even by the same soldier, brings a new try",
            """
            free 1,6
            end
            D9-D8
            D8&C8
            end
            verbs C8: break-free
            free 6,1
            engaged north nobody
            """,
            options=ONCE,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "unlimited: one action each, as many as are left",
            """
            free 3,3
            actions 2
            free 2,5
            actions 1
            free 6,1
            engaged north nobody
            turn south
            """,
            options=FREELY,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "unlimited: no more than there are actions",
            "free 3,3\nfree 3,3\nfree 3,3\nturn south\nengaged north D9",
            options=FREELY,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R64",
        Part(
            "unlimited: none once it is free",
            "free 3,3\nfree 4,3\nrefuse free MM-R57\nC8-C6",
            options=FREELY,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R65",
        Part(
            "unlimited: a tie does not free",
            "free 5,5\nengaged north D9\nverbs C8: break-free",
            options=FREELY,
            south="s D9",
            north="a C8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
)

FAILED_ATTACK = rows(
    (
        "MM-R63",
        Part(
            "off: still engaged",
            "D9!C8 3,3\nturn north\nengaged north D9\nverbs C8: break-free",
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R63",
        Part(
            "on: a tie lets the archer go",
            "D9!C8 3,3\nturn north\nengaged north nobody\nverbs C8: move",
            options=FAILED,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R63",
        Part(
            "on: so does a lower die",
            "D9!C8 2,6\nengaged north nobody\nat C8 North archer\npoints 0 0",
            options=FAILED,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R63",
        Part(
            "on: a higher one kills",
            "D9!C8 6,2\nturn north\ndead north archer 1\npoints 0 0",
            options=FAILED,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R63",
        Part(
            "on: a new engagement waits anew",
            """
            D9!C8 3,3
            end
            full D9: none
            D9&C8
            engaged north D9
            end
            end
            full D9: C8
            """,
            options=FAILED,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R63",
        Part(
            "on: a failed escape or normal attack ends nothing",
            "D9xE10 2,6\nengaged north D9\nend\nfree 1,1\nengaged north D9",
            options=FAILED,
            south="s D9",
            north="a C8, s E10",
            setting=ENGAGED,
        ),
    ),
)

ENGAGE_LAPSES = rows(
    (
        "MM-R61",
        Part(
            "off: next turn or later",
            "end\nend\nend\nend\nfull D9: C8\nengaged north D9",
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R61",
        Part(
            "on: it lasts through the next own turn, then ends",
            """
            D11-D9
            D9&C8
            refuse D9!C8 MM-R61
            end
            engaged north D9
            verbs C8: break-free
            end
            turn south
            full D9: C8
            end
            engaged north nobody
            verbs C8: move
            """,
            options=LAPSES,
            south="s D11",
            north="a C8",
        ),
    ),
    (
        "MM-R61",
        Part(
            "on: not before the turn is over",
            "D14-D13\nengaged north D9\nE14-E13\nengaged north D9\nF14-F13\nturn north\nengaged north nobody",
            options=LAPSES,
            south="s D9 D14 E14 F14",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R61",
        Part(
            "on: also after a full attack that failed",
            "D9!C8 3,3\nturn north\nengaged north nobody",
            options=LAPSES,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R61",
        Part(
            "on: made anew in that turn, it starts anew",
            "D9-D8\nengaged north nobody\nD8&C8\nend\nengaged north D8\nend\nfull D8: C8",
            options=LAPSES,
            south="s D9",
            north="a C8",
            setting=ENGAGED,
        ),
    ),
    (
        "MM-R61",
        Part(
            "on: each side's own turns count",
            "end\nengaged south E3\nfree 1,1\nengaged south E3\nend\nturn north\nfull E3: D2",
            options=LAPSES,
            south="a D2",
            north="s E3",
            setting={"links": {"E3": 9}, "side": "north", "turn": 9},
        ),
    ),
    (
        "MM-R61",
        Part(
            "on, one try an engagement: a lapsed one gives the try back",
            """
            D9&C8
            end
            free 3,3
            refuse free MM-053
            end
            end
            engaged north nobody
            end
            D9&C8
            end
            verbs C8: break-free
            free 6,1
            engaged north nobody
            """,
            options={**LAPSES, **ONCE},
            south="s D9",
            north="a C8",
        ),
    ),
)

ENGAGED_SHOT = rows(
    (
        "MM-R58",
        Part(
            "off: break free only",
            "verbs E8: break-free\nrefuse E8*H11 MM-R58",
            south="s D9, m H11",
            north="a E8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R58",
        Part(
            "on: shoot too, once, and still no Move",
            """
            verbs E8: break-free shoot
            refuse E8-E7 MM-R58
            E8*H11 2
            actions 2
            engaged north D9
            verbs E8: break-free
            refuse E8*H11 MM-070
            free 2,1
            E8-E7
            """,
            options=SHOOTS,
            south="s D9, m H11",
            north="a E8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R58",
        Part(
            "on: after a try that failed, and to effect",
            "free 1,1\nE8*H11 3 2\nat J13 South miner\nengaged north D9\nactions 1",
            options=SHOOTS,
            south="s D9, m H11",
            north="a E8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
    (
        "MM-R58",
        Part(
            "on, unlimited tries: any mixture of three actions",
            "free 1,1\nE8*H11 2\nfree 1,1\nturn south\nengaged north D9",
            options={**SHOOTS, **FREELY},
            south="s D9, m H11",
            north="a E8",
            setting={**ENGAGED, "side": "north"},
        ),
    ),
)


@pytest.mark.parametrize("part", [*REPEAT_ATTACK, *ESCAPE_TRIES, *FAILED_ATTACK, *ENGAGE_LAPSES, *ENGAGED_SHOT])
def test_fights(part: Part) -> None:
    run_part(part)
