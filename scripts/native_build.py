"""What the build knows about compiled rules: which modules, what they import, whether this machine can compile.

Used by setup.py and the tests; as a command: `native_build.py stale` and `native_build.py can-compile` answer by exit code.
"""

import ast
import importlib.metadata
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


# The mypyc whose C code lend_vecs() was written for, and where that code unpacks a vec that interpreted code gives it.
LENT_BY: str = "2.4.1"
TAKEN = re.compile(
    r"^( *)(tmp|arg_\w+) = Vec(\w+)Api\.unbox\((?:value|obj_\w+)\b.*\);$(?!\n *VEC_\w+_DECREF)", re.MULTILINE
)


class BuildError(Exception):
    """The list of compiled modules and the sources do not fit, or the compiler does not fit the build."""


def load_guard(root: Path = ROOT) -> Any:
    """The guard as a module of its own, without importing the package it guards."""
    spec = importlib.util.spec_from_file_location("grognard_guard", root / "src/grognard/native.py")
    if spec is None or spec.loader is None:
        raise BuildError("src/grognard/native.py is missing")
    guard = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = guard  # dataclasses look their module up
    spec.loader.exec_module(guard)
    return guard


def compiled_modules(root: Path = ROOT) -> dict[str, Path]:
    """Every module that is compiled, with its source; a last part `*` in pyproject.toml names all modules of a package."""
    listed = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["grognard"]["compiled"]
    found: dict[str, Path] = {}
    for name in listed:
        pattern = "/".join(name.split(".")) + ".py"
        sources = [path for path in sorted((root / "src").glob(pattern)) if path.name != "__init__.py"]
        if not sources:
            raise BuildError(f"pyproject.toml, [tool.grognard] compiled: no source for {name}")
        for source in sources:
            found[".".join(source.relative_to(root / "src").with_suffix("").parts)] = source
    return found


def imports_of(source: Path, is_module: Callable[[str], bool]) -> Iterator[str]:
    """Every module whose contents a source reads; a package that only stands on the way to one is none of them."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_module(alias.name))
        elif isinstance(node, ast.ImportFrom) and node.module and is_module(node.module):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if is_module(inner) else node.module


def imported_modules(compiled: Iterable[str], guard: Any, package: Path) -> list[str]:
    """Every uncompiled module that compiled ones import, through any number of steps: its Final numbers may be inlined."""

    def is_module(name: str) -> bool:
        return name.split(".", maxsplit=1)[0] == "grognard" and guard.source_of(name, package) is not None

    seen = set(compiled)
    queue = list(seen)
    while queue:
        for name in imports_of(guard.source_of(queue.pop(), package), is_module):
            if name not in seen:
                seen.add(name)
                queue.append(name)
    return sorted(seen - set(compiled))


def make_manifest(root: Path = ROOT) -> dict[str, dict[str, str]]:
    """What goes into a build: versions, and the fingerprint of each source."""
    guard, package = load_guard(root), root / "src/grognard"
    compiled = compiled_modules(root)
    imported = imported_modules(compiled, guard, package)
    return {
        "versions": {**guard.versions(), "mypy": importlib.metadata.version("mypy")},
        "compiled": {module: guard.digest(source) for module, source in compiled.items()},
        "imported": {module: guard.digest(guard.source_of(module, package)) for module in imported},
    }


def stale(root: Path = ROOT) -> str:
    """Why the checkout has to be compiled (again), empty when it need not be."""
    guard, package = load_guard(root), root / "src/grognard"
    manifest = guard.read_manifest(package)
    if manifest is None:
        return "not compiled yet"
    reason: str = guard.staleness(manifest, package)
    if not reason and {name: part for name, part in manifest.items() if name != "files"} != make_manifest(root):
        return "the list of modules changed"
    return reason


def lend_vecs(sources: Iterable[Path]) -> None:
    """Let the C code of compiled functions and setters borrow a vec that interpreted code gives them, in the files themselves.

    mypyc 2.4 counts one owner more for each and never gives it back, so that no such vec is ever freed. Of integers and tuples
    its pull request 21657 mended the same. A file that is lent already, because mypyc had nothing new to write, stays as it is: given back
    twice, a vec would be freed while others hold it.
    """
    version = importlib.metadata.version("mypy")
    if version != LENT_BY:
        raise BuildError(f"mypy {version}: see whether it still keeps each vec it is given, as {LENT_BY} does")
    for source in sources:
        code = source.read_text(encoding="utf-8")
        lent = TAKEN.sub(lambda found: f"{found[0]}\n{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});", code)
        if lent != code:
            source.write_text(lent, encoding="utf-8")


def write_manifest(manifest: dict[str, dict[str, str]], target: Path, root: Path = ROOT) -> None:
    """Write the manifest for the guard, with the fingerprints of the compiled files beside it."""
    manifest = {**manifest, "files": load_guard(root).compiled_files(manifest["compiled"], target.parent)}
    target.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def can_compile() -> bool:
    """True when a C file that includes Python.h compiles here."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(Path(folder, "probe.o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def main(question: str) -> int:
    """Answer one question by exit code: 0 for "needs no compilation" and "can compile"."""
    if question == "can-compile":
        return 0 if can_compile() else 1
    reason = stale()
    if reason:
        print(reason)
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
