"""A module's text, which is all that is kept of it and sent to the bots' processes, and the game that it makes."""

from grognard.core.errors import DataError
from grognard.games.warp_empires.format.faults import Fault, ModuleFaults
from grognard.games.warp_empires.format.load import load_module
from grognard.games.warp_empires.rules import WarpEmpires
from grognard.server.module_text import ModuleText
from grognard.server.wire import ModuleFault


class ModuleGame(WarpEmpires):
    """The game of a module that came from outside."""

    def __init__(self, source: ModuleText) -> None:
        """ModuleFaults with everything that is wrong."""
        self.source = source
        super().__init__(load_module(source.text.encode(), source.name, source.find_map))


def source_of(ruleset: object) -> ModuleText | None:
    """The text behind a game, when it came from outside."""
    return ruleset.source if isinstance(ruleset, ModuleGame) else None


def faults_of(error: DataError) -> list[ModuleFault]:
    """What a check has found, as the wire has it."""
    if isinstance(error, ModuleFaults):
        return [told(fault) for fault in error.faults]
    return [ModuleFault(text=str(error))]


def told(fault: Fault) -> ModuleFault:
    """One fault."""
    return ModuleFault(
        file=fault.file or "",
        line=fault.line or 0,
        column=fault.column or 0,
        key=fault.key,
        text=fault.text,
        allowed=list(fault.allowed),
    )
