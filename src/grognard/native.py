"""Compiled rules are used only while they match their sources; at the first doubt everything runs plain, and says so."""

import functools
import hashlib
import importlib.machinery
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, TracebackType

VARIABLE = "GROGNARD_NATIVE"
SAID = "GROGNARD_NATIVE_SAID"  # inherited by worker processes, so that the line on stderr comes once and not once a process
SETTINGS = ("auto", "off", "require")
MANIFEST = "_native.json"
HERE = Path(__file__).parent
MEND = "`make setup` in a checkout, or `pip install --force-reinstall --no-cache-dir` with a C compiler, compiles them again"


class NativeError(ImportError):
    """Compiled rules were required and cannot be used."""


@dataclass(frozen=True)
class Verdict:
    """Whether compiled rules are used, and why; `loud` when the user should hear of it."""

    compiled: bool
    why: str
    loud: bool = False


def compiled() -> bool:
    """True when this process runs the compiled rules."""
    return _verdict().compiled


def why() -> str:
    """Why this process runs compiled or plain rules, in one line."""
    return _verdict().why


def source_of(module: str, package: Path = HERE) -> Path | None:
    """The source file of a module below `grognard`, None when there is none."""
    place = package.joinpath(*module.split(".")[1:])
    for candidate in (place / "__init__.py", place.with_name(place.name + ".py")):
        if candidate.is_file():
            return candidate
    return None


def digest(file: Path | None) -> str:
    """The fingerprint of a source or a compiled file; of a missing one, the empty string."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file else ""


def compiled_files(modules: Iterable[str], package: Path = HERE) -> dict[str, str]:
    """The fingerprints of what the compiler made of these modules, by file below the package; of a missing one, the empty string.

    Each module is a small file that opens a second one with the code.
    """
    found = {}
    for module in modules:
        place = package.joinpath(*module.split(".")[1:])
        for name in (place.name, f"{place.name}__mypyc"):
            file = place.with_name(name + importlib.machinery.EXTENSION_SUFFIXES[0])
            found[file.relative_to(package).as_posix()] = digest(file if file.is_file() else None)
    return found


def versions() -> dict[str, str]:
    """What compiled modules depend on besides sources; mypy is missing where only a finished wheel was installed."""
    from importlib import metadata

    found = {"python": str(sys.implementation.cache_tag)}
    for name in ("mypy", "librt"):
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def staleness(manifest: Mapping[str, Mapping[str, str]], package: Path = HERE) -> str:
    """What no longer fits the manifest that the build wrote, in a few words; empty when everything fits."""
    now = versions()
    for name, built in manifest["versions"].items():
        if name == "mypy" and name not in now:
            continue
        if now.get(name) != built:
            return f"built with {name} {built}, found {now.get(name, 'none')}"
    hashes = {**manifest["compiled"], **manifest["imported"]}
    edited = [module for module, seen in hashes.items() if digest(source_of(module, package)) != seen]
    if edited:
        return "edited since compiled: " + ", ".join(sorted(edited))
    made, files = manifest.get("files", {}), compiled_files(manifest["compiled"], package)
    missing = [name for name in made if not files.get(name)]
    if missing:
        return "compiled file missing: " + ", ".join(missing)
    foreign = [name for name in files if files[name] != made.get(name)]
    return "compiled file of another build: " + ", ".join(foreign) if foreign else ""


def read_manifest(package: Path = HERE) -> dict[str, dict[str, str]] | None:
    """What the build wrote down, None when nothing was compiled."""
    path = package / MANIFEST
    if not path.is_file():
        return None
    manifest: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return manifest


def judge(setting: str, package: Path = HERE) -> Verdict:
    """Decide for one setting of GROGNARD_NATIVE; raises NativeError for an unknown one, or when `require` cannot be met."""
    if setting not in SETTINGS:
        raise NativeError(f"{VARIABLE}={setting} is unknown, allowed: {', '.join(SETTINGS)}")
    if setting == "off":
        return Verdict(compiled=False, why=f"plain: {VARIABLE}=off")
    manifest = read_manifest(package)
    if manifest is None:
        verdict = Verdict(compiled=False, why="plain: the rules were not compiled")
    elif stale := staleness(manifest, package):
        verdict = Verdict(compiled=False, why=f"plain: {stale}", loud=True)
    else:
        return Verdict(compiled=True, why=f"compiled: {len(manifest['compiled'])} modules match their sources")
    if setting == "require":
        raise NativeError(f"{VARIABLE}=require, but {verdict.why.removeprefix('plain: ')}; {MEND}")
    return verdict


@functools.cache
def _verdict() -> Verdict:
    return judge(os.environ.get(VARIABLE) or "auto")


class SourceFinder:
    """Finds modules below `grognard` by their .py file, however many compiled files lie beside it, except those in `native`."""

    def __init__(self, native: frozenset[str]) -> None:
        """Leave the modules named in `native` to Python's own finders, which prefer the compiled file."""
        self.native = native

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module's source, None when this finder does not answer for it."""
        if not name.startswith("grognard.") or name in self.native:
            return None
        for folder in path or ():
            finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
            spec = finder.find_spec(name, target)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Settle for this process what `import grognard.…` loads; called once, before any other module of the package."""
    try:
        verdict = _verdict()
    except NativeError:
        _tell_in_one_line()
        raise
    manifest = read_manifest() if verdict.compiled else None
    sys.meta_path.insert(0, SourceFinder(frozenset(manifest["compiled"] if manifest else ())))
    if verdict.loud and os.environ.get(SAID) != verdict.why:
        os.environ[SAID] = verdict.why
        print(f"grognard: rules run {verdict.why}; {MEND}", file=sys.stderr)


def _tell_in_one_line() -> None:
    """Let a NativeError that ends the program be one line on stderr: it is the user's setting, and no bug."""
    others = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, NativeError):
            print(f"grognard: {error}", file=sys.stderr)
        else:
            others(kind, error, trace)

    sys.excepthook = hook
