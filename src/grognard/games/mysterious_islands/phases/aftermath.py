"""After a fight: the bite, the Ruin, the converted, the captured."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.mysterious_islands.state import State


def aftermath(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def bite_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_bitten(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_bitten(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def convert_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError


def legal_join(state: State, out: vec[i64]) -> vec[i64]:
    """To be written."""
    raise NotImplementedError


def apply_join(state: State, action: i64) -> None:
    """To be written."""
    raise NotImplementedError


def capture_rolled(state: State) -> None:
    """To be written."""
    raise NotImplementedError
