"""The small project, built once and copied for each test that breaks it."""

import shutil
from pathlib import Path

import pytest

import native_build
from tests.native.project import build, make_project


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not native_build.can_compile():
        pytest.skip("compiling needs a C compiler and Python.h")
    folder = make_project(tmp_path_factory.mktemp("built"))
    done = build(folder, GROGNARD_NATIVE="require")
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture
def project(built: Path, tmp_path: Path) -> Path:
    return shutil.copytree(built, tmp_path / "project", symlinks=True)


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    return make_project(tmp_path / "unbuilt")
