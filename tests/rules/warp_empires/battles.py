"""The battle that the tests of battles begin with, and cases marked with their rules."""

from dataclasses import replace

import pytest

from tests.rules.warp_empires.script import Part

FAR = {"X": "A", "Y": "K"}


def battle(name: str, lines: str, **parts: object) -> Part:
    """French X attacks German Y in E, two Gunboats against two Battalions, unless said otherwise."""
    plain = Part(name, lines, powers="french german", units={"E": "X GB GB; Y BN BN"}, marks=FAR)
    return replace(plain, **parts)  # type: ignore[arg-type]


def marked(part: Part, *rules: str) -> object:
    return pytest.param(part, id=part.name, marks=pytest.mark.rule(*rules))
