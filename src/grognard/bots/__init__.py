"""Bots: choose an action from what a seat may know."""

from grognard.bots.base import Bot
from grognard.bots.make import make_bot

__all__ = ["Bot", "make_bot"]
