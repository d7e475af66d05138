"""Rows of numbers in a position that may have to grow."""

from librt.vecs import vec
from mypy_extensions import i64


def doubled(row: vec[i64]) -> vec[i64]:
    """A row of its own with as many zeros behind it as it is long; `append` would write into what copies share."""
    longer = vec[i64]([0] * (len(row) * 2))
    for at in range(i64(len(row))):
        longer[at] = row[at]
    return longer
