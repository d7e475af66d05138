"""Persons, bots and dice take their turns at one terminal until the match ends or somebody leaves."""

from grognard.cli.dice import Dice
from grognard.cli.table import Table
from grognard.cli.turn import Turn


def play_on(table: Table) -> None:
    """Play on until the match has a result; Left when a person goes before."""
    match = table.match
    while match.result is None:
        if match.waits_for_chance is not None:
            Dice(table, table.looker).run()
        else:
            ask_seat(table, int(match.game.actor))
    table.keep()


def ask_seat(table: Table, seat: int) -> None:
    """Let a bot decide, or a person, unless that one has passed beforehand."""
    bot = table.bots[seat]
    if bot is not None:
        table.ask_bot(bot, seat)
    elif not table.passes(seat):
        table.keep()
        table.curtain(seat)
        Turn(table, seat).run()
