"""The map: territories, their terrain and tags, who borders on whom, regions; immutable, shared by all copies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_REGION: Final = -1


class Atlas:
    """One map; `borders` holds for each territory its neighbours in ascending order, `shapes` the cells or points to draw it by."""

    def __init__(
        self,
        names: list[str],
        terrain: list[int],
        borders: list[list[int]],
        tags: list[int],
        revenue: list[int],
        region: list[int],
        text: str,
    ) -> None:
        """By territory; `tags` are its terrain's and its own as bits, `revenue` -1 where the terrain's counts; `text` for game files."""
        self.names = names
        self.territories: i64 = len(terrain)
        self.terrain = vec[i64](terrain)
        self.borders = vec[vec[i64]]([vec[i64](row) for row in borders])
        self.tags = vec[i64](tags)
        self.revenue = vec[i64](revenue)
        self.region = vec[i64](region)
        self.text = text

    def is_border(self, one: i64, other: i64) -> bool:
        """Whether two territories are neighbours.

        Rule: WE-002
        """
        return any(near == other for near in self.borders[one])
