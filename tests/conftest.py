"""Marks what runs in both forms, so that no test has to remember it."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
BOTH_FORMS = (HERE / "golden", HERE / "contract")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in BOTH_FORMS):
            item.add_marker(pytest.mark.both_forms)
