"""Everyone, on either database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.people.everyone import Everyone


@pytest.fixture
def everyone(engine: AsyncEngine) -> Iterator[Everyone]:
    everyone = Everyone(engine)
    yield everyone
    everyone.passwords.close()
