"""A server in this process, with a data folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.server.app import make_app
from tests.server.clock import QuickClock
from tests.server.desk import Desk, ThinkHere


@pytest.fixture
def thinkers() -> ThinkHere:
    return ThinkHere()


@pytest.fixture
def desk(tmp_path: Path, thinkers: ThinkHere) -> Iterator[Desk]:
    with TestClient(make_app(tmp_path, thinkers=thinkers, clock=QuickClock())) as client:
        yield Desk(client, tmp_path)
