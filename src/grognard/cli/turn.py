"""A decision of a person: typed in notation, picked from a list, or asked about first."""

from grognard.cli.menu import FEW, Menu, build_menu, flat_menu, touching
from grognard.cli.prompt import USAGE, Command, Prompt
from grognard.cli.table import Table
from grognard.core.errors import IllegalAction
from grognard.core.knowledge import hides
from grognard.core.phrases import counted
from grognard.core.standing import Standing
from grognard.core.views import ActionView, Span

# What may be typed after "pass", and what it waits for.
UNTIL = {"turn": "this turn ends", "mine": "your own turn comes", "game": "the game ends", "off": ""}
THESE = "these"
PASS_HELP = "pass on all you are asked out of turn: until `turn` ends, `mine` comes, `game` ends; `off`"
PASS_LONG = "pass turn, pass mine or pass game; pass game these: only questions like this one; pass off ends it."


class Turn(Prompt):
    """One decision of one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat, table.name_of(seat))
        self.draft = self.match.draft(seat, [])
        self.menu: Menu | None = None
        self.has_numbers = any(action.notation.isdecimal() for action in self.draft.actions)
        self.notations = {action.notation.casefold(): action.id for action in self.draft.actions}
        self.commands = {
            "list": Command(
                "list [WORD]", "what is possible, or what has to do with a place, a piece or a verb", self.list
            ),
            "odds": Command("odds MOVE", "what a move may lead to, before you make it", self.odds),
            "undo": Command("undo", "take back, as far as the last die, reveal or move of somebody else", self.undo),
            "pass": Command("pass UNTIL", PASS_HELP, self.stand),
            "draw": Command("draw", "offer a draw", self.draw),
            "resign": Command("resign", "give the game up", self.resign),
            **self.commands,
        }
        if not hides(self.match.game, self.match.seats):
            del self.commands["pass"]

    def board(self, rest: str, *, whole: bool = True) -> None:
        """The position and the question."""
        super().board(rest, whole=whole)
        prompt = self.match.ruleset.prompt(self.match.game)
        if self.table.standing_of(self.seat) is not None:
            self.terminal.say("You pass on what you are asked out of turn; `pass off` ends that.", "faint")
        asked = [Span(prompt.text, "strong"), Span(f" {prompt.rule}", "faint"), Span("  ? helps, Enter lists", "faint")]
        fits = sum(len(span.text) for span in asked) <= self.terminal.width  # a line counts on a small screen
        self.terminal.show(*asked[: 3 if fits else 2])

    def is_answer(self, line: str) -> bool:
        """Whether a move is written just like a command."""
        return line.casefold() in self.notations

    def answer(self, line: str) -> None:
        """Make the move that was typed or picked."""
        item = self.menu.pick(int(line)) if self.menu is not None and self.is_pick(line) else None
        if not line:
            self.list("")
        elif item is not None and item.group is not None:
            self.open(item.group)
        else:
            self.make(item.action if item is not None else self.find(line))

    def is_pick(self, line: str) -> bool:
        """Whether a line is the number of a line of the list; where moves are numbers themselves it is not."""
        return line.isdecimal() and not self.has_numbers

    def make(self, action: int) -> None:
        """Send the move to the match."""
        self.match.order(self.seat, [action], self.draft.number)
        self.done = True

    def find(self, text: str) -> int:
        """The move behind a text; IllegalAction with its reason when there is none."""
        known = self.notations.get(text.casefold())
        if known is not None:
            return known
        ruleset, game = self.match.ruleset, self.match.game
        try:
            action = ruleset.parse(game, text)
        except IllegalAction as error:
            meant = "Enter lists moves to pick from by number." if self.is_pick(text) else self.misspelled(text)
            if meant:
                raise IllegalAction(error.rule, error.text, f"{error.nearest}{meant}".strip()) from error
            raise
        if action not in self.draft.legal:
            raise ruleset.refuse(game, self.seat, action)
        return action

    # ---- commands -------------------------------------------------------------------

    def help(self, asked: str) -> None:
        """How to answer, or why something is not allowed."""
        if asked:
            self.explain(asked)
            return
        self.terminal.say("Type a move, or Enter to pick one from a list. Now possible, for instance:")
        examples = self.examples()
        for action in examples:
            self.terminal.show(Span(f"  {action.notation:<{USAGE}}  ", "strong"), Span(action.label))
        asked = f"? {examples[-1].notation}"
        self.terminal.show(Span(f"  {asked:<{USAGE}}  ", "strong"), Span("may I, and if not, why not? Also: ? FROM TO"))
        super().help("")

    def examples(self) -> list[ActionView]:
        """A move of each verb."""
        by_verb: dict[str, ActionView] = {}
        for action in self.draft.actions:
            by_verb.setdefault(action.verb, action)
        return list(by_verb.values())

    def explain(self, asked: str) -> None:
        """Whether the seat may do what is asked by places, pieces or as a move, and if not, why not."""
        ruleset, game = self.match.ruleset, self.match.game
        board, pieces = ruleset.board(game).places, self.draft.view.pieces
        known = [place.id for place in board] + [piece.id for piece in pieces]
        ids = {name.casefold(): name for name in known}
        words = asked.casefold().split()
        places = [ids[word] for word in words if word in ids]
        if len(places) != len(words):
            self.show_move(self.find(asked))
            return
        refusal = ruleset.explain(game, self.seat, places)
        if refusal is not None:
            self.refuse(refusal.rule, refusal.text, refusal.nearest)
        else:
            self.terminal.say("Yes.", "good")
            self.list(asked)

    def show_move(self, action: int) -> None:
        """A legal move in words, with what it costs and may lead to."""
        described = next(known for known in self.draft.actions if known.id == action)
        cost = f" ({described.cost})" if described.cost else ""
        self.terminal.show(Span("Yes: ", "good"), Span(f"{described.label}{cost}"), Span(f" {described.rule}", "faint"))
        forecast = self.draft.forecast(action)
        if forecast is not None:
            self.table.screen.show_forecast(forecast)

    def list(self, rest: str) -> None:
        """The moves, numbered, all of them or those that touch what was named."""
        actions, pieces = self.draft.actions, self.draft.view.pieces
        for word in rest.split():
            actions = touching(actions, pieces, word)
        if not actions:
            self.terminal.say(f"Nothing that you may do now has to do with {rest}. Why? Ask: ? {rest}")
            return
        many = counted(len(actions), "move")
        if self.has_numbers:
            self.open(flat_menu(f"{many}, type one", actions))
        else:
            own = [piece for piece in pieces if piece.owner == self.seat]
            self.open(build_menu(f"{many}, pick by number", actions, own))

    def open(self, menu: Menu) -> None:
        """Show a page of the list; its numbers count from now on."""
        self.menu = menu
        self.terminal.say(menu.title, "strong")
        width = max((len(item.notation) for item in menu.items), default=0)
        if len(menu.items) > FEW and all(item.notation for item in menu.items):
            self._show_columns(menu, width)
            return
        for number, item in enumerate(menu.items, 1):
            cost = f" ({item.cost})" if item.cost else ""
            column = f"{item.notation:<{width}}  " if item.notation else ""
            self.terminal.show(
                Span(f"{self.pick_of(number):4}  ", "strong"), Span(column, "good"), Span(f"{item.label}{cost}")
            )

    def pick_of(self, number: int) -> str:
        """What picks a line of the list, nothing where its move is typed."""
        return "" if self.has_numbers else f"{number:>4}"

    def _show_columns(self, menu: Menu, width: int) -> None:
        """A long page of moves that are alike: notation is enough."""
        cells = [
            [Span(f"{self.pick_of(n):4} ", "strong"), Span(f"{item.notation:<{width}} ", "good")]
            for n, item in enumerate(menu.items, 1)
        ]
        columns = max(1, self.terminal.width // (width + 6))
        for start in range(0, len(cells), columns):
            self.terminal.draw([[span for cell in cells[start : start + columns] for span in cell]])

    def odds(self, rest: str) -> None:
        """What a move may lead to."""
        if not rest:
            self.terminal.say(f"Of which move? For instance: odds {self.examples()[-1].notation}")
            return
        forecast = self.draft.forecast(self.find(rest))
        if forecast is None:
            self.terminal.say("Nothing about this move is left to chance.")
        else:
            self.table.screen.show_forecast(forecast)

    def undo(self, rest: str) -> None:
        """Take back as far as it is free."""
        self.match.undo(self.table.who_takes_back(self.seat))
        self.done = True

    def stand(self, rest: str) -> None:
        """Pass beforehand on questions out of turn, or on those of this kind, until something happens."""
        until, _, these = rest.casefold().partition(" ")
        about = self.match.ruleset.prompt(self.match.game).about
        if until not in UNTIL or these not in ("", THESE) or (these and not about):
            self.terminal.say(f"Until when? {PASS_LONG}")
            return
        if until == "off":
            self.table.standing.pop(self.seat, None)
            self.terminal.say("You are asked again.")
            return
        turn = self.match.ruleset.turn(self.match.game)
        self.table.standing[self.seat] = Standing(until=until, about=[about] if these else [], turn=turn)
        if self.match.ruleset.prompt(self.match.game).window:
            self.done = True  # asked again by the table, which passes
        else:
            self.terminal.say(f"From now on you pass on what you are asked out of turn, until {UNTIL[until]}.")

    def draw(self, rest: str) -> None:
        """Offer a draw; the others answer at once."""
        self.table.offer_draw(self.seat)
        self.done = self.match.result is not None

    def resign(self, rest: str) -> None:
        """Give up, after a second thought."""
        if self.terminal.confirm("Give the game up?"):
            self.match.resign(self.seat)
            self.done = True
