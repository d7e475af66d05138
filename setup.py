"""Builds the package; compiling its rules is optional unless GROGNARD_NATIVE=require, and left out when it is `off`."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

import native_build  # noqa: E402 - lives in scripts/, which only now can be imported

SETTING = os.environ.get("GROGNARD_NATIVE") or "auto"


class NativeDistribution(Distribution):
    """A distribution that has extension modules when it will try to compile, known before mypyc has run."""

    def has_ext_modules(self) -> bool:
        """True when this build compiles."""
        return SETTING == "require" or (SETTING != "off" and native_build.can_compile())


class NativeBuild(build_ext):
    """Compiles the rules; when that fails, the package is built without, and without a manifest."""

    def run(self) -> None:
        """Compile, and write the manifest last, so that nothing half-built is ever used."""
        in_place = bool(self.inplace or self.editable_mode)
        target = (ROOT / "src" if in_place else Path(self.build_lib)) / "grognard" / "_native.json"
        target.unlink(missing_ok=True)
        try:
            self.compile_rules(target)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - mypyc and compilers fail in any way they like; all mean "plain"
            reason = str(error)[:300]  # a compiler's error repeats its whole command line
            if SETTING == "require":
                sys.exit(f"grognard: GROGNARD_NATIVE=require, but the rules could not be compiled: {reason}")
            print(f"grognard: rules not compiled, they will run as plain Python: {reason}", file=sys.stderr)
            self.extensions = []

    def compile_rules(self, target: Path) -> None:
        """Run mypyc and the C compiler over the listed modules."""
        from mypyc.build import mypycify

        before = native_build.make_manifest(ROOT)
        sources = [str(path.relative_to(ROOT)) for path in native_build.compiled_modules(ROOT).values()]
        if sources:
            # Emptied first: a class that comes from the cache has lost its bitmap of unset i64 attributes (mypyc 2.4), so that
            # other modules fail to compile against it, or its subclasses get another layout.
            shutil.rmtree(ROOT / "build/mypyc_cache", ignore_errors=True)
            cache = "--cache-dir=build/mypyc_cache"  # its own: checks with other options would empty a shared one
            extensions: Any = mypycify([cache, *sources], opt_level="3", separate=True)
            native_build.lend_vecs({ROOT / source for extension in extensions for source in extension.sources})
            self.distribution.ext_modules = extensions
            inner = build_ext(self.distribution)
            for name in ("inplace", "editable_mode", "build_lib", "build_temp"):
                setattr(inner, name, getattr(self, name))
            inner.parallel = os.cpu_count()
            inner.ensure_finalized()
            inner.run()
        if native_build.make_manifest(ROOT) != before:
            raise native_build.BuildError("a source was edited during the compilation")
        native_build.write_manifest(before, target)


setup(distclass=NativeDistribution, cmdclass={"build_ext": NativeBuild})
