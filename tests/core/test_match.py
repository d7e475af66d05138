"""Matches: whole orders, drafts, taking back, branches, dice typed in, resigning and draws."""

from collections.abc import Callable

import pytest

from grognard.core.chance import ChancePoint, ManualSource, Rng, ScriptedSource, SeededSource
from grognard.core.errors import DataError, IllegalAction, StaleOrder
from grognard.core.game import OVER, SPECTATOR, WHOLE_WIN
from grognard.core.knowledge import hides
from grognard.core.match import Match
from grognard.core.record import save_text
from grognard.core.ruleset import Meta
from tests.core.cups import (
    CALL,
    CUPS,
    END,
    FLIP,
    NOTE,
    PASS,
    PEEK,
    ROLL,
    SHOUT,
    STEP,
    STOP,
    CountingSource,
    Cups,
    CupsRuleset,
)

LEFT, RIGHT = 0, 1


def table(*outcomes: int, horns: int = 0, seats: int = 2) -> Match:
    """A match whose hidden die shows a 3 and whose other dice are given."""
    return Match.new(
        CUPS, {"horns": horns}, seats, ScriptedSource([2, *outcomes]), name="t", players=["Ann", "Bob", "Cy"][:seats]
    )


def mark(match: Match) -> tuple[bytes, str, object]:
    """All that must not change when something is refused."""
    return match.game.pack(), save_text(match), match.result


def told(match: Match, since: int, seat: int) -> list[str]:
    return [match.narrate(event, seat) for event in match.events(since, seat)]


def kinds(match: Match) -> list[str]:
    return [entry.kind for entry in match.entries]


def test_a_new_match_runs_to_the_first_choice() -> None:
    match = table()
    assert (match.number, kinds(match), match.game.actor) == (1, ["chance"], LEFT)
    assert match.players == ["Ann", "Bob"]
    assert match.legal() == [0, 1, 2, 3, 4, 5, 8, 9]
    assert match.waits_for_chance is None


def test_an_order_is_carried_out_with_all_that_follows() -> None:
    match = table(4)
    events = match.order(LEFT, [STEP, STEP, ROLL], number=1)
    assert [event.what for event in events] == ["step", "step", "roll", "die"]
    assert kinds(match) == ["chance", "act", "act", "act", "chance"]
    assert [entry.text for entry in match.entries] == ["3", "step", "step", "roll", "5"]
    assert [entry.number for entry in match.entries] == [0, 1, 2, 3, 4]
    assert match.entries[4].purpose == "die"


REFUSED: list[tuple[str, int, list[object], str, str]] = [
    ("out of turn", RIGHT, [STEP], "CUP-7", "not your turn"),
    ("an answer to another question", LEFT, [PASS], "CUP-8", "another question"),
    ("the second choice is illegal", LEFT, [STEP, PASS], "CUP-8", "another question"),
    ("no such number", LEFT, [STEP, 10], "CUP-O", "no action 10"),
    ("a number below 0", LEFT, [-1], "CUP-O", "no action -1"),
    ("no number", LEFT, ["step"], "CUP-O", "'step' is no number"),
    ("a switch is no number", LEFT, [True], "CUP-O", "True is no number"),
    ("a fraction is no number", LEFT, [1.0], "CUP-O", "1.0 is no number"),
    ("past chance", LEFT, [ROLL, STEP], "CUP-O", "chance is asked"),
    ("past another seat", LEFT, [END, STEP], "CUP-O", "another seat is asked"),
    ("past a window of another seat", LEFT, [CALL, STEP], "CUP-O", "another seat is asked"),
    ("past a secret look", LEFT, [PEEK, STEP], "CUP-O", "something hidden is shown"),
    ("past an open look", LEFT, [STEP, FLIP, STEP], "CUP-O", "something hidden is shown"),
    ("past the end", LEFT, [STOP, STEP], "CUP-O", "the game is over"),
]


@pytest.mark.parametrize(
    ("seat", "order", "rule", "text"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_an_order_is_refused_whole(seat: int, order: list[int], rule: str, text: str) -> None:
    match = table(4)
    before = mark(match)
    with pytest.raises(IllegalAction, match=text) as caught:
        match.order(seat, order)
    assert caught.value.rule == rule
    assert mark(match) == before
    with pytest.raises(IllegalAction) as drafted:
        match.draft(seat, order)
    assert (drafted.value.rule, drafted.value.text) == (rule, caught.value.text)
    assert mark(match) == before


def test_a_look_that_shows_nothing_new_does_not_end_an_order() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    match.order(LEFT, [FLIP, STEP, NOTE, STEP])
    assert [entry.text for entry in match.entries] == ["3", "flip", "flip", "step", "note", "step"]


def test_an_order_for_an_earlier_moment_is_stale() -> None:
    match = table()
    match.order(LEFT, [STEP], number=1)
    before = mark(match)
    with pytest.raises(StaleOrder, match="at entry 2, this was meant for entry 1"):
        match.order(LEFT, [STEP], number=1)
    with pytest.raises(StaleOrder):
        match.draft(LEFT, [STEP], number=1)
    assert mark(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_such_seat(seat: int) -> None:
    match = table()
    before = mark(match)
    with pytest.raises(DataError, match=f"no seat {seat}"):
        match.order(seat, [STEP])
    assert mark(match) == before


def test_an_empty_order_is_none() -> None:
    with pytest.raises(DataError, match="at least one"):
        table().order(LEFT, [])


def test_a_failing_source_leaves_the_match_as_it_was() -> None:
    match = table()
    before = mark(match)
    with pytest.raises(AssertionError, match="nothing scripted for die at entry 3"):
        match.order(LEFT, [STEP, ROLL])
    assert mark(match) == before


def test_the_table_passes_for_a_seat_that_can_do_nothing_else() -> None:
    match = table(horns=0)
    match.order(LEFT, [CALL])
    assert [(entry.seat, entry.text, entry.auto) for entry in match.entries[1:]] == [
        (LEFT, "call", False),
        (RIGHT, "pass", True),
    ]
    assert match.game.actor == LEFT


def test_the_table_waits_for_a_seat_that_can_answer() -> None:
    match = table(horns=2)
    match.order(LEFT, [CALL])
    assert match.game.actor == RIGHT
    match.order(RIGHT, [SHOUT])
    assert [(entry.seat, entry.text, entry.auto) for entry in match.entries[1:]] == [
        (LEFT, "call", False),
        (RIGHT, "shout", False),
    ]


def test_the_only_choice_of_a_turn_is_left_to_its_seat() -> None:
    match = table(*[5] * 80)
    for _ in range(80):
        match.order(LEFT, [ROLL])
    assert match.legal() == [STOP]
    assert match.result is None


def test_a_source_that_is_out_of_bounds_is_a_bug_and_changes_nothing() -> None:
    class Loaded(CountingSource):
        def draw(self, point: ChancePoint) -> int:
            return 2 if point.number == 0 else 6

    match = Match.new(CUPS, {}, 2, Loaded())
    before = mark(match)
    with pytest.raises(ValueError, match="6 is no outcome of die, which has 6"):
        match.order(LEFT, [STEP, ROLL])
    assert mark(match) == before


def test_nothing_goes_on_after_the_end() -> None:
    match = table(4)
    match.order(LEFT, [STEP, STOP])
    assert match.game.actor == OVER
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((WHOLE_WIN, 0), "stopped", "CUP-9")
    before = mark(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.order(LEFT, [STEP]),
        lambda: match.draft(LEFT, [STEP]),
        lambda: match.undo(LEFT),
        lambda: match.resign(LEFT),
        lambda: match.offer_draw(LEFT),
        lambda: match.answer_draw(LEFT, accept=True),
        lambda: match.replace(LEFT, "Zoe"),
        lambda: match.time_out(LEFT),
    ]
    for attempt in attempts:
        with pytest.raises(IllegalAction, match="over: stopped") as caught:
            attempt()
        assert caught.value.rule == "CUP-9"
    assert match.legal() == []
    assert match.draft(LEFT).stop == "over"
    assert match.why_no_undo(LEFT) == "The game is over."
    assert mark(match) == before


# --- drafts


def test_a_draft_shows_what_would_be() -> None:
    match = table()
    before = mark(match)
    draft = match.draft(LEFT, [STEP, STEP])
    assert (draft.number, draft.stop, draft.legal) == (1, "", match.legal())
    assert draft.view.facts["steps"] == [2, 0]
    assert [action.verb for action in draft.actions][:3] == ["step", "peek", "flip"]
    assert draft.prompt is not None
    assert draft.prompt.text == "turn"
    forecast = draft.forecast(ROLL)
    assert forecast is not None
    assert forecast.text == "1 to 6"
    assert draft.forecast(STEP) is None
    assert mark(match) == before


STOPS = [
    ("chance", [ROLL], "chance", "die"),
    ("another seat", [END], "other seat", "turn"),
    ("a window", [STEP, CALL], "other seat", "window"),
    ("the end", [STOP], "over", ""),
    ("a secret look", [STEP, PEEK], "reveal", "turn"),
    ("an open look", [FLIP], "reveal", "turn"),
    ("an own secret is no reveal", [NOTE], "", "turn"),
]


@pytest.mark.parametrize(("order", "stop", "ask"), [row[1:] for row in STOPS], ids=[row[0] for row in STOPS])
def test_a_draft_stops_and_shows_nothing_hidden(order: list[int], stop: str, ask: str) -> None:
    match = table()
    draft = match.draft(LEFT, order)
    assert (draft.stop, draft.view.facts["ask"]) == (stop, ask)
    assert draft.view.facts["under"] is None
    assert (draft.legal == []) is bool(stop)
    assert (draft.prompt is None) is bool(stop)
    assert draft.actions == [] or not stop


def test_every_die_under_the_cup_is_noticed_as_hidden() -> None:
    for under in range(6):
        match = Match.new(CUPS, {}, 2, ScriptedSource([under]))
        assert match.draft(LEFT, [FLIP]).stop == "reveal"


@pytest.mark.parametrize("seat", [RIGHT, SPECTATOR])
def test_who_is_not_asked_drafts_nothing_but_sees(seat: int) -> None:
    draft = table().draft(seat)
    assert (draft.stop, draft.legal, draft.actions, draft.prompt) == ("other seat", [], [], None)
    assert draft.view.viewer == seat


def test_a_spectator_drafts_no_choices() -> None:
    with pytest.raises(DataError, match="no seat -1"):
        table().draft(SPECTATOR, [STEP])


def test_a_whisper_is_noticed_even_when_all_drawn_positions_agree() -> None:
    class Unlucky(Cups):
        """Whose drawn positions happen to be the real one."""

        def clone(self) -> "Unlucky":
            return Unlucky(super().clone().state, self.seats)

        def determinize(self, seat: int, rng: Rng) -> "Unlucky":
            return self.clone()

    state = cups(table()).state
    assert CUPS.reveals(Unlucky(state, 2), PEEK)
    assert not CUPS.reveals(Unlucky(state, 2), NOTE)
    assert not CUPS.reveals(Unlucky(state, 2), STEP)


def test_what_is_hidden_is_found_by_drawing() -> None:
    match = table()
    assert hides(match.game, 2)
    match.order(LEFT, [FLIP])
    assert not hides(match.game, 2)
    match.order(LEFT, [NOTE, NOTE])
    assert hides(match.game, 2)


# --- taking back


def test_taking_back_is_an_entry_and_numbers_never_rewind() -> None:
    match = table()
    match.order(LEFT, [STEP, STEP, NOTE])
    position = match.at(3).pack()
    assert match.undo(LEFT) == 3
    assert (match.number, match.entries[-1].kind, match.entries[-1].to) == (5, "back", 3)
    assert match.game.pack() == position == match.at(5).pack()
    assert match.undo(LEFT) == 2
    match.order(LEFT, [STEP])
    assert match.undo(LEFT, 1) == 1
    assert match.game.pack() == match.at(1).pack()
    assert match.why_no_undo(LEFT) == "Chance has answered your last choice."


def test_what_is_done_again_meets_new_chance() -> None:
    match = Match.new(CUPS, {}, 2, CountingSource())
    match.order(LEFT, [STEP])
    match.undo(LEFT)
    match.order(LEFT, [ROLL])
    assert [(entry.kind, entry.choice) for entry in match.entries if entry.kind == "chance"] == [
        ("chance", 0),
        ("chance", 4),
    ]


BARRED: list[tuple[str, int, list[list[int]], int, str]] = [
    ("nothing chosen", 0, [], LEFT, "Chance has answered"),
    ("past chance", 0, [[STEP], [ROLL]], LEFT, "Chance has answered"),
    ("another seat may answer", 1 << RIGHT, [[STEP], [CALL]], LEFT, "asked for an answer"),
    ("another seat has passed", 0, [[STEP], [CALL]], LEFT, "Another seat has answered"),
    ("out of turn", 0, [[STEP]], RIGHT, "Another seat has answered"),
    ("a secret look", 0, [[STEP], [PEEK]], LEFT, "shown you something hidden"),
    ("an open look", 0, [[STEP], [FLIP]], LEFT, "shown you something hidden"),
    ("the other one's turn before", 0, [[STEP, END]], RIGHT, "Another seat has answered"),
]


@pytest.mark.parametrize(
    ("horns", "orders", "seat", "why"), [row[1:] for row in BARRED], ids=[row[0] for row in BARRED]
)
def test_what_cannot_be_taken_back(horns: int, orders: list[list[int]], seat: int, why: str) -> None:
    match = table(4, horns=horns)
    for order in orders:
        match.order(LEFT, order)
    before = mark(match)
    assert why in match.why_no_undo(seat)
    with pytest.raises(IllegalAction, match=why) as caught:
        match.undo(seat)
    assert caught.value.rule == "CUP-U"
    assert mark(match) == before


def test_taking_back_reaches_the_last_barrier_and_no_further() -> None:
    match = table()
    match.order(LEFT, [STEP, PEEK])
    match.order(LEFT, [STEP, NOTE])
    before = mark(match)
    for to in (0, 1, 2, 5, 99, -1):
        with pytest.raises(IllegalAction) as caught:
            match.undo(LEFT, to)
        assert "entry 3" in caught.value.nearest or to > 4
    assert mark(match) == before
    assert match.undo(LEFT, 3) == 3
    assert "something hidden" in match.why_no_undo(LEFT)


def test_the_end_of_a_turn_is_taken_back_until_the_other_seat_acts() -> None:
    match = table()
    match.order(LEFT, [STEP, END])
    assert match.undo(LEFT) == 2
    assert (match.game.actor, match.entries[-1].kind) == (LEFT, "back")
    assert match.undo(LEFT) == 1
    match.order(LEFT, [END])
    match.order(RIGHT, [STEP])
    assert "Another seat has answered" in match.why_no_undo(LEFT)


def test_all_of_a_turn_is_taken_back_in_one_from_behind_its_end() -> None:
    match = table()
    match.order(LEFT, [STEP, STEP, END])
    assert match.undo(LEFT, 1) == 1
    assert match.game.pack() == match.at(1).pack()


def test_a_pass_of_the_table_for_the_seat_itself_goes_with_the_choice_before() -> None:
    class Solo(CupsRuleset):
        meta = Meta(name="solo", title="", credit="", package="", rules_version=1, least_seats=1, most_seats=1)

    match = Match.new(Solo(), {}, 1, ScriptedSource([2]))
    match.order(0, [CALL])
    assert [(entry.text, entry.auto) for entry in match.entries[1:]] == [("call", False), ("pass", True)]
    assert match.undo(0) == 1
    assert match.legal() == [0, 1, 2, 3, 4, 5, 8, 9]


def test_after_a_look_at_what_is_known_taking_back_is_free() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    match.order(LEFT, [FLIP])
    assert match.undo(LEFT) == 2


def test_the_position_after_every_entry_can_be_had_again() -> None:
    match = Match.new(CUPS, {}, 2, SeededSource(3))
    packs = [match.at(0).pack(), match.game.pack()]
    for turn in range(120):
        seat = int(match.game.actor)
        if turn % 5 == 4 and not match.why_no_undo(seat):
            match.undo(seat)
        else:
            match.order(seat, [(STEP, ROLL, NOTE, END, CALL)[turn * 7 % 5]])
        packs.extend(b"" for _ in range(match.number - len(packs)))
        packs.append(match.game.pack())
    assert match.number > 130
    for number, pack in enumerate(packs):
        assert not pack or match.at(number).pack() == pack
    for number in (-1, match.number + 1):
        with pytest.raises(DataError, match="no entry"):
            match.at(number)


# --- what others are told


def test_events_hide_what_a_seat_may_not_know() -> None:
    match = table()
    match.order(LEFT, [NOTE, PEEK])
    assert told(match, 0, LEFT) == ["hide", "note 1", "peek 2"]
    assert told(match, 0, RIGHT) == told(match, 0, SPECTATOR) == ["hide", "note", "peek"]
    assert [event.numbers for event in match.events(0, RIGHT)] == [(0, 0, 0)] * 3
    assert told(match, 2, LEFT) == ["peek 2"]
    assert [event.what for event in match.events(1, LEFT, until=2)] == ["note"]


def test_the_table_tells_its_own_commands() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.undo(LEFT)
    match.replace(RIGHT, "Zoe")
    match.offer_draw(LEFT)
    match.answer_draw(RIGHT, accept=False)
    match.resign(LEFT)
    assert told(match, 2, SPECTATOR) == [
        "Left takes back to entry 1.",
        "Right has a new player.",
        "Left offers a draw.",
        "Right declines the draw.",
        "Left resigns.",
    ]
    assert [event.rule for event in match.events(2, LEFT)] == ["CUP-U", "", "CUP-D", "CUP-D", "CUP-R"]


# --- branches


def test_a_branch_goes_on_with_chance_of_its_own() -> None:
    match = table(1, 4)
    match.order(LEFT, [STEP, ROLL])
    match.order(LEFT, [STOP])
    twig = match.branch(3, ScriptedSource([5]))
    assert [entry.text for entry in twig.entries] == ["3", "step", "roll", "6"]
    assert twig.inherited == 3
    assert twig.result is None
    assert [entry.text for entry in match.entries] == ["3", "step", "roll", "2", "stop"]
    twig.order(LEFT, [STEP])
    assert twig.at(2).pack() == match.at(2).pack()
    assert twig.players == ["Ann", "Bob"]


def test_a_long_branch_forgets_what_came_after_it() -> None:
    match = table(*[1] * 30)
    for _ in range(20):
        match.order(LEFT, [STEP])
    for _ in range(10):
        match.order(LEFT, [ROLL])
    match.order(LEFT, [STOP])
    twig = match.branch(20, ScriptedSource())
    for _ in range(16):
        twig.order(LEFT, [NOTE])
    assert twig.number == 36
    for number in range(21, 37):
        game = twig.at(number)
        assert isinstance(game, Cups)
        assert (game.state.steps[LEFT], game.state.notes[LEFT]) == (19, number - 20)


def test_a_running_game_with_secrets_is_not_branched() -> None:
    match = table()
    match.order(LEFT, [FLIP])
    before = mark(match)
    with pytest.raises(IllegalAction, match="only once it is over"):
        match.branch(1, ScriptedSource())
    assert mark(match) == before


# --- dice typed in


def test_people_throw_open_dice_and_the_rest_falls_to_the_other_source() -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(ScriptedSource([2])))
    match.order(LEFT, [STEP, ROLL])
    point = match.waits_for_chance
    assert point is not None
    assert (point.number, point.size, point.purpose, point.audience) == (3, 6, "die", -1)
    assert match.draft(LEFT).stop == "chance"
    assert match.draft(SPECTATOR).stop == "chance"
    assert match.legal() == []
    assert match.why_no_undo(LEFT) == "Your choice is made and chance is asked."
    assert [event.what for event in match.supply(5)] == ["die"]
    assert cups(match).state.steps == [6, 0]
    assert match.waits_for_chance is None


@pytest.mark.parametrize("outcome", [-1, 6, 2**60, True, "3", None, 2.0])
def test_what_no_die_shows_is_refused(outcome: int) -> None:
    match = Match.new(CUPS, {}, 2, ManualSource(ScriptedSource([2])))
    match.order(LEFT, [ROLL])
    before = mark(match)
    with pytest.raises(DataError, match=r"no outcome of die\. Allowed: 0 to 5"):
        match.supply(outcome)
    with pytest.raises(IllegalAction, match="not your turn"):
        match.order(LEFT, [STEP])
    assert mark(match) == before


def test_a_throw_nobody_waits_for_is_refused() -> None:
    match = table()
    with pytest.raises(DataError, match="waited for"):
        match.supply(3)


def cups(match: Match) -> Cups:
    assert isinstance(match.game, Cups)
    return match.game


# --- resigning, draws, time, players


@pytest.mark.parametrize(("seat", "scores"), [(LEFT, (0, WHOLE_WIN)), (RIGHT, (WHOLE_WIN, 0))])
def test_resigning_gives_the_other_seat_the_win(seat: int, scores: tuple[int, int]) -> None:
    match = table()
    match.order(LEFT, [END] if seat == RIGHT else [STEP])
    match.resign(seat)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == (scores, "resigned", "CUP-R")
    assert match.legal() == []


def test_resigning_is_refused_out_of_turn_and_with_more_seats() -> None:
    for match, seat, why in ((table(), RIGHT, "own turn"), (table(seats=3), LEFT, "more than two seats")):
        before = mark(match)
        with pytest.raises(IllegalAction, match=why) as caught:
            match.resign(seat)
        assert caught.value.rule == "CUP-R"
        assert mark(match) == before


def test_a_draw_needs_every_seat() -> None:
    match = table(seats=3)
    match.offer_draw(RIGHT)
    match.answer_draw(LEFT, accept=True)
    assert match.offer_of == RIGHT
    match.answer_draw(2, accept=True)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((840, 840, 840), "draw agreed", "CUP-D")


LAPSES: list[tuple[str, Callable[[Match], object]]] = [
    ("declined", lambda match: match.answer_draw(RIGHT, accept=False)),
    ("the other seat plays on", lambda match: [match.order(LEFT, [END]), match.order(RIGHT, [STEP])]),
    ("something is taken back", lambda match: match.undo(LEFT)),
]


@pytest.mark.parametrize("lapse", [row[1] for row in LAPSES], ids=[row[0] for row in LAPSES])
def test_an_offer_lapses(lapse: Callable[[Match], object]) -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.offer_draw(LEFT)
    assert match.offer_of == LEFT
    lapse(match)
    assert match.offer_of == -1
    with pytest.raises(IllegalAction, match="no offer"):
        match.answer_draw(RIGHT, accept=True)


def test_an_offer_stands_while_its_seat_plays_and_the_table_passes() -> None:
    match = table()
    match.offer_draw(LEFT)
    match.order(LEFT, [STEP, CALL])
    assert match.entries[-1].auto
    assert match.offer_of == LEFT
    with pytest.raises(IllegalAction, match="open already"):
        match.offer_draw(RIGHT)
    with pytest.raises(IllegalAction, match="no offer of a draw for you"):
        match.answer_draw(LEFT, accept=True)


def test_an_own_offer_does_not_bar_taking_back() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.offer_draw(LEFT)
    assert match.undo(LEFT) == 1


def test_who_runs_out_of_time_loses_a_game_of_two() -> None:
    match = table()
    match.time_out(RIGHT)
    assert match.result is not None
    assert (match.result.scores, match.result.reason, match.result.rule) == ((WHOLE_WIN, 0), "out of time", "CUP-T")


def test_of_more_seats_the_late_one_waits_for_a_new_player() -> None:
    match = table(seats=3)
    match.time_out(RIGHT)
    assert match.result is None


def test_a_new_player_takes_a_seat() -> None:
    match = table()
    match.order(LEFT, [STEP])
    match.replace(LEFT, "Zoe")
    assert match.players == ["Zoe", "Bob"]
    assert "The table has done something else" in match.why_no_undo(LEFT)


def test_names_are_one_line_of_text() -> None:
    for name in ("a\nb", "x" * 201, "\ud800"):
        with pytest.raises(DataError, match="readable letters"):
            Match.new(CUPS, {}, 2, ScriptedSource([1]), players=[name, ""])
        with pytest.raises(DataError, match="readable letters"):
            table().replace(LEFT, name)


@pytest.mark.parametrize(("seats", "players"), [(1, []), (4, []), (2, ["Ann"]), (2, ["Ann", "Bob", "Cy"])])
def test_a_match_needs_its_seats(seats: int, players: list[str]) -> None:
    with pytest.raises(DataError):
        Match.new(CUPS, {}, seats, ScriptedSource([1]), players=players)
