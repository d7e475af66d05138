"""Where sources and tests name a rule's id, read as text: compiled code has no docstrings to ask."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from grognard.core.errors import DataError

Places = dict[str, list[str]]  # by rule id: "file:line name"
Cited = tuple[str, int, str]  # rule id, line, name of what carries it

CARRIED: Final = re.compile(
    r"(?:^\s*|\. )Rule: (.+?)\.?\s*$", re.MULTILINE
)  # a line of its own, or the end of a short docstring
IN_DATA: Final = re.compile(r'(?:^|[{,\s])rule\s*=\s*(?:"([^"]+)"|\[([^\]]*)\])')  # one text, or a list of ids
SCENARIOS: Final = "SCENARIO_RULES"
ROWS: Final = "rows"  # marks each row with the ids it begins with: rows(("MM-001, MM-002", …), …)

Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def cited_in_code(folders: Iterable[Path], root: Path) -> Places:
    """The ids of "Rule: …" lines in docstrings and of `rule = …` in data files, with their places."""
    places: Places = {}
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            _note(places, file, root, _in_docstrings(_tree(file), ""))
        for file in sorted(folder.rglob("*.toml")):
            _note(places, file, root, _in_data(file))
    return places


def cited_in_tests(tests: Path, root: Path) -> Places:
    """The ids that `pytest.mark.rule` gives to tests, rows and modules, and those of tables of rows and scenarios, with their places."""
    places: Places = {}
    for file in sorted(tests.rglob("*.py")):
        _note(places, file, root, _in_tests(_tree(file), file))
    return places


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def _note(places: Places, file: Path, root: Path, cited: Iterable[Cited]) -> None:
    for rule_id, line, name in cited:
        shown = file.relative_to(root) if file.is_relative_to(root) else file
        places.setdefault(rule_id, []).append(f"{shown}:{line} {name}".rstrip())


def _in_docstrings(node: ast.Module | Named, name: str) -> Iterator[Cited]:
    text = ast.get_docstring(node)
    line = 1 if isinstance(node, ast.Module) else node.lineno
    for ids in CARRIED.findall(text or ""):
        for rule_id in ids.split(", "):
            yield rule_id, line, name
    for child in node.body:
        if isinstance(child, Named):
            yield from _in_docstrings(child, f"{name}.{child.name}".lstrip("."))


def _in_data(file: Path) -> Iterator[Cited]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith("#"):
            for ids, listed in IN_DATA.findall(line):
                for rule_id in ids.split(", ") if ids else re.findall(r'"([^"]+)"', listed):
                    yield rule_id, number, ""


def _in_tests(tree: ast.Module | ast.ClassDef, file: Path) -> Iterator[Cited]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _of_a_test(node)
        elif isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _marks(node.decorator_list, node.name)
                yield from _in_tests(node, file)
        elif SCENARIOS in _targets(node):
            yield from _in_scenarios(node, file)
        else:
            yield from _marks([node], ", ".join(_targets(node)))


def _of_a_test(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Cited]:
    """A function's marks count only if pytest runs it."""
    if node.name.startswith("test"):
        yield from _marks(node.decorator_list, node.name)


def _targets(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _marks(nodes: Iterable[ast.AST], name: str) -> Iterator[Cited]:
    """The ids of every `mark.rule(…)` call within the nodes."""
    for outer in nodes:
        for node in ast.walk(outer):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        yield given.value, node.lineno, name
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == ROWS:
                yield from _of_rows(node, name)


def _of_rows(call: ast.Call, name: str) -> Iterator[Cited]:
    """The ids at the head of each row of a table."""
    for row in call.args:
        head = row.elts[0] if isinstance(row, ast.Tuple) and row.elts else row
        if isinstance(head, ast.Constant) and isinstance(head.value, str):
            for rule_id in head.value.split(", "):
                yield rule_id, row.lineno, name


def _in_scenarios(node: ast.stmt, file: Path) -> Iterator[Cited]:
    """A table of scenarios: a literal that gives each scenario's name the ids it checks."""
    table = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    if not isinstance(table, ast.Dict):
        raise DataError(f"{SCENARIOS} has to be written out.", file=str(file), line=node.lineno)
    for key, ids in zip(table.keys, table.values, strict=True):
        try:
            name, rule_ids = ast.literal_eval(key or ids), ast.literal_eval(ids)
        except ValueError:
            raise DataError(f"{SCENARIOS} has to be written out.", file=str(file), line=ids.lineno) from None
        for rule_id in rule_ids:
            yield rule_id, ids.lineno, str(name)
