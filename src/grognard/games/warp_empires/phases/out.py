"""Who is eliminated, who has won."""

from grognard.games.warp_empires.state import State


def check_out(state: State) -> None:
    """To be written."""
    raise NotImplementedError
