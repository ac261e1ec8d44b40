"""What every test run needs to know: which form it meant to test, and how long it may take."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings
from tests.soaking import SOAKING

import castellany
from castellany.form import form

settings.register_profile("test", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=3000, deadline=None)


def pytest_configure() -> None:
    # A run in the background inherits a deaf ear to interrupts; the programs under test must hear them.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile("soak" if SOAKING else "test")
    meant = os.environ.get("CASTELLANY_EXPECT_FORM")
    if meant and meant != form():
        raise pytest.UsageError(f"meant to test the {meant} form, but the {form()} one is here")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked for the soak or for the compiled form waits for it, unless it is asked for: `pytest -m soak`."""
    waiting = set()
    if not SOAKING and "soak" not in config.option.markexpr:
        waiting.add("soak")
    if os.environ.get("CASTELLANY_EXPECT_FORM") == "plain":
        waiting.add("compiled_form")
    later = [item for item in items if waiting & {mark.name for mark in item.iter_markers()}]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]


def pytest_report_header() -> str:
    return f"castellany: {form()} form, {castellany.__path__[0]}"
