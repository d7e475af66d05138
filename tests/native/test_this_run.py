"""A run of the tests in one form really is in that form."""

import os

import pytest

from grognard import native


@pytest.mark.both_forms
def test_this_run_is_in_the_form_asked_for() -> None:
    expected = {"require": True, "off": False}
    setting = os.environ.get("GROGNARD_NATIVE") or "auto"
    assert native.compiled() is expected.get(setting, native.compiled())
    assert native.why().startswith("compiled" if native.compiled() else "plain")
