"""Where in a file each key and value stands, and whether the file is small and flat enough to be read at all."""

from collections.abc import Iterator
from typing import Final

import tree_sitter_toml
from tree_sitter import Language, Node, Parser, Tree

from grognard.games.warp_empires.format.words import MOST_DEPTH, MOST_VALUES

Path = tuple[str | int, ...]
Place = tuple[int, int]  # line and column, from 1

KEYS: Final = {"bare_key", "quoted_key"}
VALUES: Final = {
    "string",
    "integer",
    "float",
    "boolean",
    "array",
    "inline_table",
    "offset_date_time",
    "local_date_time",
    "local_date",
    "local_time",
}


class Places:
    """Keys and values of one file by their path: ("cards", 3, "effects", 0, "op")."""

    def __init__(self, data: bytes) -> None:
        """Of a file that is TOML."""
        self.lines = data.split(b"\n")
        self.keys: dict[Path, Place] = {}
        self.values: dict[Path, Place] = {}
        self.counts: dict[Path, int] = {}  # entries of [[tables]]
        for node in parse(data).root_node.children:
            self._read_top(node)

    def key(self, path: Path) -> Place:
        """Where the key of a path stands, or of the nearest part of it that stands somewhere."""
        return self._nearest(path, self.keys)

    def value(self, path: Path) -> Place:
        """Where the value of a path begins, or of the nearest part of it."""
        return self._nearest(path, self.values)

    def _nearest(self, path: Path, wanted: dict[Path, Place]) -> Place:
        for length in range(len(path), 0, -1):
            part = path[:length]
            first, second = (wanted, self.values) if wanted is self.keys else (wanted, self.keys)
            if part in first:
                return first[part]
            if part in second:
                return second[part]
        return (1, 1)

    def _place(self, node: Node) -> Place:
        row, column = node.start_point
        return row + 1, len(self.lines[row][:column].decode("utf-8", "replace")) + 1

    def _read_top(self, node: Node) -> None:
        if node.type == "pair":
            self._read_pair(node, ())
        elif node.type in ("table", "table_array_element"):
            head = next(child for child in node.children if child.type in KEYS or child.type == "dotted_key")
            path = self._read_heading(list(names_of(head)), is_new=node.type == "table_array_element")
            for child in node.children:
                if child.type == "pair":
                    self._read_pair(child, path)

    def _read_heading(self, names: list[tuple[str, Node]], *, is_new: bool) -> Path:
        """The path of a heading: [[a]] begins the next entry, [a.b] belongs to the last one."""
        path: Path = ()
        for at, (name, node) in enumerate(names):
            path = (*path, name)
            self.keys.setdefault(path, self._place(node))
            if is_new and at == len(names) - 1:
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
                self.keys.setdefault(path, self._place(node))
        return path

    def _read_pair(self, node: Node, above: Path) -> None:
        head = next(child for child in node.children if child.type in KEYS or child.type == "dotted_key")
        path = above
        for name, key in names_of(head):
            path = (*path, name)
            self.keys.setdefault(path, self._place(key))
        for child in node.children:
            if child.type in VALUES:
                self._read_value(child, path)

    def _read_value(self, node: Node, path: Path) -> None:
        """A value and what lies in it; the file is flat enough for that, see check_shape()."""
        self.values[path] = self._place(node)
        if node.type == "array":
            for number, child in enumerate(child for child in node.children if child.type in VALUES):
                self._read_value(child, (*path, number))
        elif node.type == "inline_table":
            for child in node.children:
                if child.type == "pair":
                    self._read_pair(child, path)


def parse(data: bytes) -> Tree:
    """The syntax tree of a file."""
    return Parser(Language(tree_sitter_toml.language())).parse(data)


def names_of(head: Node) -> Iterator[tuple[str, Node]]:
    """The parts of a key with their nodes, in order."""
    if head.type == "dotted_key":
        for child in head.children:
            yield from names_of(child)
    elif head.type in KEYS:
        text = (head.text or b"").decode("utf-8", "replace")
        yield (text[1:-1] if head.type == "quoted_key" else text), head


def check_shape(data: bytes) -> tuple[str, Place] | None:
    """What is wrong with a file that nests too deeply or holds too many values, and where; None when it can be read."""
    cursor = parse(data).walk()
    depth = values = 0
    while True:
        node = cursor.node
        if node is not None and node.type in VALUES | KEYS:
            values += 1
        row, column = node.start_point if node is not None else (0, 0)
        if depth > 2 * MOST_DEPTH:  # an array and what lies in it, a table and its pair: two steps of the tree
            return f"Values lie more than {MOST_DEPTH} deep in each other.", (row + 1, column + 1)
        if values > MOST_VALUES:
            return f"The file has more than {MOST_VALUES} keys and values.", (row + 1, column + 1)
        if cursor.goto_first_child():
            depth += 1
            continue
        while not cursor.goto_next_sibling():
            if not cursor.goto_parent():
                return None
            depth -= 1
