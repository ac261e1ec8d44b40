"""What runs in `make soak` only: cases marked `soak`, and longer versions of what `make test` runs in a shorter one."""

from __future__ import annotations

import os
from typing import Final

import pytest

SOAKING: Final = bool(os.environ.get("CASTELLANY_SOAK"))
"""Whether this is the soak."""


def in_soak(*values: object, id: str | None = None) -> object:
    """Values of a parametrised test that `make soak` runs and `make test` does not."""
    return pytest.param(*values, marks=pytest.mark.soak, id=id)
