"""What every test run needs to know: which form it meant to test, and how long it may take."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

import castellany
from castellany.form import form

settings.register_profile("test", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=3000, deadline=None)


def pytest_configure() -> None:
    # A run in the background inherits a deaf ear to interrupts; the programs under test must hear them.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile("soak" if os.environ.get("CASTELLANY_SOAK") else "test")
    meant = os.environ.get("CASTELLANY_EXPECT_FORM")
    if meant and meant != form():
        raise pytest.UsageError(f"meant to test the {meant} form, but the {form()} one is here")


def pytest_report_header() -> str:
    return f"castellany: {form()} form, {castellany.__path__[0]}"
