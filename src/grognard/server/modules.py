"""The modules that a server was given: kept as files in its data folder, each a game like the installed ones."""

import asyncio
import logging
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from grognard.core.errors import DataError
from grognard.core.registry import installed_names, register, withdraw
from grognard.games.warp_empires.format.faults import ModuleFaults
from grognard.games.warp_empires.format.load import load_module
from grognard.games.warp_empires.format.words import MOST_BYTES
from grognard.server.checking import check_module
from grognard.server.errors import ApiError, conflict
from grognard.server.module_game import ModuleGame
from grognard.server.module_text import ModuleText
from grognard.server.store import Store
from grognard.server.wire import ModuleFound

LOG = logging.getLogger("grognard.server")

FOLDER: Final = "modules"
ENDING: Final = ".json"
MOST_MODULES: Final = 100


class Modules:
    """All modules of one server."""

    def __init__(self, folder: Path, store: Store) -> None:
        self.folder = folder / FOLDER
        self.store = store
        self._games: dict[str, ModuleGame] = {}
        self._lock = asyncio.Lock()

    def open(self) -> None:
        """Make the games of what was kept; one that the format does not take any more is left out, and told in the log."""
        for path in sorted(self.folder.glob(f"*{ENDING}")):
            try:
                self._seat(ModuleGame(msgspec.json.decode(path.read_bytes(), type=ModuleText)))
            except (DataError, msgspec.MsgspecError) as error:
                LOG.warning("the module in %s is left out: %s", path, error)

    def close(self) -> None:
        """Take all of them out of this process."""
        for name in self._games:
            withdraw(name)

    async def add(self, source: ModuleText) -> ModuleFound:
        """Check a stranger's module and keep it, or say everything that is wrong with it."""
        async with self._lock:
            faults = await check_module(source)
            if faults:
                return ModuleFound(ok=False, faults=faults)
            return await self._keep(await asyncio.to_thread(ModuleGame, source))

    async def add_own(self, games: Sequence[ModuleGame]) -> None:
        """Keep modules of the host's own folder, which were checked before; one that cannot be is told in the log."""
        for game in games:
            try:
                await self._keep(game)
            except ApiError as error:
                LOG.warning("%s is left out: %s", game.source.name, error)

    async def _keep(self, game: ModuleGame) -> ModuleFound:
        name = game.meta.name
        before = self._games.get(name)
        if before is None or before.source != game.source:
            await self._check_free(name)
            self._write(name, game.source)
            self._seat(game)
        return ModuleFound(ok=True, game=name, title=game.meta.title)

    async def _check_free(self, name: str) -> None:
        """Refuse a name that is taken: of an installed game, or of one at whose tables people sit."""
        if name in installed_names():
            raise conflict(f"There is an installed game {name}. Give your module another id.")
        if name not in self._games and len(self._games) >= MOST_MODULES:
            raise conflict(f"This server keeps at most {MOST_MODULES} modules.")
        if any(row.game == name for row in await self.store.all()):
            raise conflict(
                f"There are tables of another {name}, which would not be the same game any more. "
                "Give your module another id, or delete them first."
            )

    def _seat(self, game: ModuleGame) -> None:
        register(game)
        self._games[game.meta.name] = game

    def _write(self, name: str, source: ModuleText) -> None:
        """Keep a module's text: wholly, or not at all."""
        self.folder.mkdir(exist_ok=True, mode=0o700)
        number, path = tempfile.mkstemp(dir=self.folder)
        with os.fdopen(number, "wb") as file:
            file.write(msgspec.json.encode(source))
            file.flush()
            os.fsync(file.fileno())
        Path(path).replace(self.folder / f"{name}{ENDING}")


def read_folder(folder: Path) -> list[ModuleGame]:
    """The modules of a folder, each with the map file beside it; ModuleFaults with everything that is wrong in all of them."""
    if not folder.is_dir():
        raise DataError("There is no such folder.", file=str(folder))
    files = {path.name: read_file(path) for path in sorted(folder.glob("*.toml")) if path.is_file()}
    maps: set[str] = set()
    games: list[ModuleGame] = []
    wrong: dict[str, ModuleFaults] = {}
    for name, data in files.items():
        asked, error = try_file(name, files)
        maps |= {asked}
        if error is not None:
            wrong[name] = error
        else:
            map_text = files[asked].decode() if asked else ""
            games.append(ModuleGame(ModuleText(name, data.decode(), asked, map_text)))
    faults = [fault for name, error in wrong.items() if name not in maps for fault in error.faults]
    if faults:
        raise ModuleFaults(faults)
    check_names(games)
    return games


def read_file(path: Path) -> bytes:
    """A file, as far as it may be long; DataError when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise DataError(f"The file cannot be read: {error.strerror}.", file=str(path)) from None


def try_file(name: str, files: Mapping[str, bytes]) -> tuple[str, ModuleFaults | None]:
    """The name of the map file that a module asks for, "" when it has none, and what is wrong with the module."""
    asked = ""

    def find_map(other: str) -> bytes | None:
        nonlocal asked
        asked = other
        return files.get(other)

    try:
        load_module(files[name], name, find_map)
    except ModuleFaults as error:
        return asked, error
    return asked, None


def check_names(games: Sequence[ModuleGame]) -> None:
    """DataError when two modules, or a module and an installed game, have the same name."""
    taken = dict.fromkeys(installed_names(), "an installed game")
    for game in games:
        name, file = game.meta.name, game.source.name
        if name in taken:
            raise DataError(f"The id is taken: {taken[name]} has the same name, {name}.", file=file)
        taken[name] = file
