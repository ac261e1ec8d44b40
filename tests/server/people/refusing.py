"""Expecting a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from castellany.server.errors import Refused


@contextmanager
def refused(status: int, key: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.status, caught.value.key) == (status, key)
