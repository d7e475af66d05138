"""What must not stand in compiled rules, or below the bots at all: each finder yields (line, why) for one syntax tree."""

import ast
from collections.abc import Callable, Iterator

Finding = tuple[int, str]
Finder = Callable[[ast.AST], Iterator[Finding]]

LARGEST = 4611686018427387904  # 2**62
FIXED = {"i64", "i32", "i16", "u8"}
OUTSIDE = {"random", "secrets", "time", "datetime", "os", "sys", "io", "pathlib", "socket", "subprocess", "threading", "tempfile", "shutil", "numpy", "uuid"}  # fmt: skip
BROAD = {"Exception", "BaseException"}


def _name(node: ast.AST | None) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_call(node: ast.AST | None, names: set[str]) -> bool:
    return isinstance(node, ast.Call) and _name(node.func) in names


def shifts_of_constants(tree: ast.AST) -> Iterator[Finding]:
    """`1 << n`: C shifts 32 bits when the left side is a literal, a Final number or a conversion of one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift):
            continue
        left = node.left
        constant = isinstance(left, ast.Constant) or _is_call(left, FIXED | {"int"}) or _name(left).isupper()
        if constant and not isinstance(node.right, ast.Constant):
            yield node.lineno, "a constant shifted left is a 32-bit shift in C: take bits from a table"


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def appends_to_shared(tree: ast.AST) -> Iterator[Finding]:
    """`append` anywhere but in `name = append(name, …)` or `return append(name, …)` on a list of the function's own."""
    good = {call for function in _functions(tree) for call in _sound_appends(function)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "append"
            and node not in good
        ):
            yield node.lineno, "append grows what others share: only `name = append(name, …)` on a local result list"


def _sound_appends(function: ast.FunctionDef) -> Iterator[ast.Call]:
    borrowed = _borrowed_names(function)
    for node in ast.walk(function):
        call = node.value if isinstance(node, ast.Assign | ast.Return) else None
        if not isinstance(call, ast.Call) or not _is_call(call, {"append"}) or not isinstance(call.args[0], ast.Name):
            continue
        grown = call.args[0].id
        kept = isinstance(node, ast.Return) or [ast.unparse(target) for target in _targets(node)] == [grown]
        if kept and grown not in borrowed:
            yield call


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign | ast.AugAssign) else []


def _borrowed_names(function: ast.FunctionDef) -> set[str]:
    """Local names that were given somebody else's vec: an attribute, an element, or another name."""
    borrowed = set()
    for node in ast.walk(function):
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Attribute | ast.Subscript | ast.Name):
            borrowed |= {target.id for target in _targets(node) if isinstance(target, ast.Name)}
    return borrowed


def _nested_names(tree: ast.AST) -> set[str]:
    """Names and attributes annotated as a vec of vecs, and functions that return one."""
    nested = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            where = node.arg if isinstance(node, ast.arg) else _name(node.target)
            if _is_nested(node.annotation):
                nested.add(where)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _is_nested(node.value.func):
            nested |= {_name(target) for target in node.targets}
    return nested


def _is_nested(annotation: ast.AST) -> bool:
    return ast.unparse(annotation).strip("'\"").startswith("vec[vec[")


def shallow_copies(tree: ast.AST) -> Iterator[Finding]:
    """`rows[:]` of a vec of vecs copies the outer vec only."""
    nested = _nested_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and _name(node.value) in nested:
            yield node.lineno, "a slice of a nested vec shares its rows: keep state vecs flat"


def writes_into_tables(tree: ast.AST) -> Iterator[Finding]:
    """`table[i][j] = x`: nested vecs are shared by all clones and never change."""
    for node in ast.walk(tree):
        for target in _targets(node):
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Subscript):
                yield target.lineno, "a nested table is shared and must not change: build its rows first"


def broad_excepts(tree: ast.AST) -> Iterator[Finding]:
    """`except Exception` and wider: a bug must crash."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler):
            caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(kind is None or _name(kind) in BROAD for kind in caught):
                yield node.lineno, "a broad except hides bugs"


def outside_world(tree: ast.AST) -> Iterator[Finding]:
    """Clocks, files, processes and randomness."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for name in _modules(node):
                if name.split(".")[0] in OUTSIDE or name in {"librt.random", "librt.time"}:
                    yield node.lineno, f"{name}: no clock, files or randomness below the bots"
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in {"open", "print", "input"}
        ):
            yield node.lineno, f"{node.func.id}(): no input or output below the bots"


def _modules(node: ast.Import | ast.ImportFrom) -> list[str]:
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]


def changing_globals(tree: ast.AST) -> Iterator[Finding]:
    """`global`, and lists, dicts and sets at the top of a module that anybody could change."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, "no global state that changes"
    for node in tree.body if isinstance(tree, ast.Module) else []:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.List | ast.Dict | ast.Set):
            continue
        if [_name(target) for target in node.targets] != ["__all__"]:
            yield node.lineno, "a container at the top of a module can be changed: Final, a tuple or a Mapping"


def large_numbers(tree: ast.AST) -> Iterator[Finding]:
    """Literals that an i64 cannot add without wrapping."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= LARGEST:
            yield node.lineno, "numbers stay below 2**62: i64 wraps when compiled and not when plain"
        given = node.args[0] if isinstance(node, ast.Call) and _is_call(node, {"u8"}) else None
        if isinstance(given, ast.Constant) and given.value not in range(256):
            yield given.lineno, "u8 wraps when compiled and raises when plain"


def docstrings_read(tree: ast.AST) -> Iterator[Finding]:
    """`__doc__` is None in compiled code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "__doc__":
            yield node.lineno, "__doc__ is None when compiled: read the source with ast"


PATCHES = {"monkeypatch", "MonkeyPatch", "mock", "patch", "skip", "skipif", "xfail", "importorskip"}


def patched_rules(tree: ast.AST) -> Iterator[Finding]:
    """monkeypatch, mock, skip and xfail: compiled callers never see a patch, and a rule's test always runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            found = {node.arg}
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found = {alias.name.split(".")[-1] for alias in node.names}
        elif isinstance(node, ast.Name | ast.Attribute):
            found = {_name(node)}
        else:
            continue
        for name in found & PATCHES:
            yield node.lineno, f"{name}: compiled callers ignore patches, and tests of rules always run"


IN_COMPILED: tuple[Finder, ...] = (
    shifts_of_constants,
    appends_to_shared,
    shallow_copies,
    writes_into_tables,
    large_numbers,
)
BELOW_BOTS: tuple[Finder, ...] = (broad_excepts, outside_world, changing_globals)
IN_SEARCH: tuple[Finder, ...] = (broad_excepts,)
ANYWHERE: tuple[Finder, ...] = (docstrings_read,)
IN_RULE_TESTS: tuple[Finder, ...] = (patched_rules,)
