"""Bots by name, as people type them."""

import importlib
import re

from grognard.bots.base import Bot
from grognard.bots.greedy import GreedyBot
from grognard.bots.random_bot import RandomBot
from grognard.bots.uct import UctBot
from grognard.core.errors import DataError, did_you_mean

SIMPLE = {"random": RandomBot, "greedy": GreedyBot}
NAMES = (*SIMPLE, "uct")
FORMS = ("random", "greedy", "uct", "uct:1000 (simulations)", "uct:500ms", "package.module:Class")


def make_bot(spec: str) -> Bot:
    """The bot of a text such as "greedy", "uct:1000", "uct:500ms" or "package.module:Class"; DataError for any other."""
    name, colon, detail = spec.partition(":")
    if name == "uct":
        return _make_uct(spec, detail, given=bool(colon))
    if name in SIMPLE and not colon:
        return SIMPLE[name]()
    if colon and name not in SIMPLE and not name.startswith("."):
        return _make_foreign(spec, name, detail)
    raise DataError(f"There is no bot {spec}.{did_you_mean(name, NAMES)}", allowed=FORMS)


def _make_uct(spec: str, budget: str, *, given: bool) -> Bot:
    if not given:
        return UctBot()
    read = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", budget, re.ASCII)
    if read is None:
        raise DataError(f"{spec} has no budget that can be read.", allowed=FORMS[2:5])
    amount = int(read[1])
    return UctBot(milliseconds=amount) if read[2] else UctBot(simulations=amount)


def _make_foreign(spec: str, module: str, name: str) -> Bot:
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise DataError(f"There is no bot {spec}: {error}.{did_you_mean(module, NAMES)}", allowed=FORMS) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise DataError(f"{spec} is not a class of bots (grognard.bots.Bot).", allowed=FORMS)
    return found()
