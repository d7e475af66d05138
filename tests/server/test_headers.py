"""What stands around every answer, and the browser's files."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from grognard.server.app import add_pages, make_app
from tests.server.desk import Desk, ThinkHere, refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@pytest.mark.parametrize("path", ["/", "/js/nothing.js", "/api/games", "/api/tables", "/api/nothing", "/nowhere"])
def test_every_answer_has_the_headers(desk: Desk, path: str) -> None:
    headers = desk.client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == ("no-store" if path.startswith("/api/") else "no-cache")
    assert "strict-transport-security" not in headers  # it would break http in a home network
    assert "server" not in headers


def test_files_have_their_types_and_are_asked_for_anew(tmp_path: Path) -> None:
    for name, text in (("index.html", "<!doctype html>"), ("js/main.js", "export {}"), ("css/base.css", "a{}")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    app = FastAPI()
    add_pages(app, tmp_path)
    with TestClient(app) as client:
        types = {path: client.get(path).headers["content-type"] for path in ("/", "/js/main.js", "/css/base.css")}
        assert types == {
            "/": "text/html; charset=utf-8",
            "/js/main.js": "text/javascript; charset=utf-8",
            "/css/base.css": "text/css; charset=utf-8",
        }
        first = client.get("/js/main.js")
        known = {"if-none-match": first.headers["etag"]}
        assert client.get("/js/main.js", headers=known).status_code == 304
        head = client.head("/js/main.js")
        assert (head.text, head.headers["content-length"]) == ("", "9")
        assert client.post("/js/main.js").status_code == 405
        (tmp_path / "js/main.js").write_text("export { }")
        assert client.get("/js/main.js", headers=known).text == "export { }"


@pytest.mark.parametrize(
    "path",
    ["/js/", "/js", "/js/inner", "/js/..%2Fsecret", "/js/../secret", "/..//secret", "/secret", "/js/%00", "/js/.hidden", "/js//main.js"],
)  # fmt: skip
def test_nothing_else_is_given_away(tmp_path: Path, path: str) -> None:
    for name in ("index.html", "secret", "js/main.js", "js/.hidden", "js/inner/deep.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text("secret")
    app = FastAPI()
    add_pages(app, tmp_path)
    with TestClient(app) as client:
        assert client.get("/js/inner/deep.js").text == "secret"
        found = client.get(path, follow_redirects=False)
        assert found.status_code in (307, 404)
        assert "secret" not in found.text


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, thinkers=ThinkHere(), requests=5)) as client:
        answers = [client.get("/api/nothing") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 2
        refused(answers[-1], 429, "busy")
        assert client.get("/nowhere").status_code == 404  # pages are not counted
