"""One browser and one server for all tests of a worker; every console that complains fails its test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from served import Server, launch
from tests.browser.harness import PATIENCE, Watched


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("tables"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def watched(chromium: Browser, server: Server) -> Iterator[Watched]:
    pages = Watched(chromium, server)
    yield pages
    pages.close()
    assert pages.problems == []
    assert "Traceback" not in server.log()


@pytest.fixture
def mortal(chromium: Browser, tmp_path: Path) -> Iterator[Watched]:
    """A server of one's own, to be killed; while it is dead the page may complain that nobody answers."""
    own = Server(tmp_path)
    own.start()
    pages = Watched(chromium, own, is_silence_allowed=True)
    yield pages
    pages.close()
    own.stop()
    assert pages.problems == []
    assert "Traceback" not in own.log()


@pytest.fixture
def page(watched: Watched) -> Page:
    """A page of the host, at a desk."""
    return watched.page()
