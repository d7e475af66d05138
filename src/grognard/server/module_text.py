"""The text of a module that somebody brings: data from a stranger, never executed."""

import msgspec


class ModuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A module's file and the map file beside it, if it has one."""

    name: str
    text: str
    map_name: str = ""
    map_text: str = ""

    def find_map(self, name: str) -> bytes | None:
        """The map file of that name, None when it is not the one that came along."""
        return self.map_text.encode() if self.map_name and name == self.map_name else None
