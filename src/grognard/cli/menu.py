"""A numbered list to pick an action from; a long one asks for the piece first, then the verb, then the target."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grognard.core.views import ActionView, Piece

FEW = 18  # actions that may be listed at once

Key = Callable[[ActionView], str]


@dataclass(frozen=True)
class Item:
    """A numbered line: an action, or a group of them to open."""

    label: str
    notation: str = ""
    cost: str = ""
    verb: str = ""
    action: int = -1
    group: "Menu | None" = None


@dataclass(frozen=True)
class Menu:
    """One page of the list."""

    title: str
    items: list[Item] = field(default_factory=list)

    def pick(self, number: int) -> Item | None:
        """The item of a number from 1; None when there is none."""
        return self.items[number - 1] if 1 <= number <= len(self.items) else None


def build_menu(title: str, actions: Sequence[ActionView], pieces: Sequence[Piece]) -> Menu:
    """The actions as one page, or as groups by the piece that acts, then by verb, when they are too many."""
    names = {piece.id: _name_of(piece) for piece in pieces}

    def acting(action: ActionView) -> str:
        return next((names[touch] for touch in action.touches if touch in names), action.verb)

    return _split(title, list(actions), [acting, lambda action: action.verb, _last_touch])


def flat_menu(title: str, actions: Sequence[ActionView]) -> Menu:
    """All actions on one page."""
    return Menu(title, [_item_of(action) for action in actions])


def _name_of(piece: Piece) -> str:
    return f"{piece.kind} {piece.place}" if piece.place else piece.kind


def _last_touch(action: ActionView) -> str:
    return action.touches[-1] if action.touches else action.verb


def _split(title: str, actions: list[ActionView], keys: list[Key]) -> Menu:
    if len(actions) <= FEW or not keys:
        ordered = sorted(actions, key=lambda action: action.verb)
        return Menu(title, [_item_of(action) for action in ordered])
    groups: dict[str, list[ActionView]] = {}
    for action in actions:
        groups.setdefault(keys[0](action), []).append(action)
    if len(groups) == 1 or len(groups) == len(actions):
        return _split(title, actions, keys[1:])
    return Menu(title, [_group_item(name, members, keys[1:]) for name, members in groups.items()])


def _group_item(name: str, members: list[ActionView], keys: list[Key]) -> Item:
    if len(members) == 1:
        return _item_of(members[0])
    return Item(label=f"{name}: {_verbs(members)}", group=_split(name, members, keys))


def _verbs(actions: Sequence[ActionView]) -> str:
    counts: dict[str, int] = {}
    for action in actions:
        counts[action.verb] = counts.get(action.verb, 0) + 1
    return ", ".join(f"{verb} ({count})" if count > 1 else verb for verb, count in counts.items())


def _item_of(action: ActionView) -> Item:
    return Item(action.label, action.notation, action.cost, action.verb, action.id)


def touching(actions: Sequence[ActionView], pieces: Sequence[Piece], word: str) -> list[ActionView]:
    """The actions that have to do with a place, a piece, a kind of piece or a verb."""
    word = word.casefold()
    ids = {piece.id for piece in pieces if word in (piece.place.casefold(), piece.kind.casefold())}
    return [
        action
        for action in actions
        if word in (action.verb.casefold(), action.notation.casefold())
        or any(touch.casefold() == word or touch in ids for touch in action.touches)
    ]
