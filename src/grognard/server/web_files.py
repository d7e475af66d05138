"""The browser's files, out of memory: a page asks for some eighty of them before it shows anything."""

import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
INDEX: Final = "index.html"
FOLDERS: Final = ("css", "fonts", "icons", "js", "vendor")
PART: Final = r"\w[\w.-]*"  # of a path: nothing that leads out of the folder


class WebFile(NamedTuple):
    """A file as it was when it was read."""

    changed: int
    body: bytes
    tag: str
    media: str


class WebFiles:
    """Answers for one folder; a file is read again once it has changed."""

    def __init__(self, web: Path) -> None:
        """Only files that lie in the known folders, and the first page, are ever given away."""
        self.web = web
        self._files: dict[str, WebFile] = {}
        for suffix, media in TYPES.items():
            mimetypes.add_type(media, suffix)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        name = str(scope["path"]).removeprefix("/") or INDEX
        file = self.find(name)
        if file is None:
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if file.tag in Headers(scope=scope).get("if-none-match", ""):
            answer = Response(status_code=304, headers={"etag": file.tag})
        else:
            body = b"" if scope["method"] == "HEAD" else file.body
            length = {"content-length": str(len(file.body))}
            answer = Response(body, media_type=file.media, headers={"etag": file.tag, **length})
        await answer(scope, receive, send)

    def find(self, name: str) -> WebFile | None:
        """A file by its path below the folder, None when there is none to give away."""
        folder, *more = name.split("/")
        if name != INDEX and (folder not in FOLDERS or not all(re.fullmatch(PART, part) for part in more)):
            return None
        path = self.web / name
        try:
            changed = path.stat().st_mtime_ns
            known = self._files.get(name)
            if known is None or known.changed != changed:
                known = self._files[name] = read_file(path, changed)
        except OSError:  # there is none, or it is a folder
            return None
        return known


def read_file(path: Path, changed: int) -> WebFile:
    """A file with its type and the tag by which a browser asks whether it has changed."""
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return WebFile(changed, body, f'"{hashlib.sha256(body).hexdigest()[:32]}"', media)
