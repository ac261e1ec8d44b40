"""Seeds: how many random games a law is tried on, and which."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.battery.tables import Table
from tests.soaking import SOAKING

GAMES = 40 if SOAKING else 2
"""Of each table and law."""


def seeds(law: str, table: Table, games: int = GAMES) -> Iterator[Random]:
    for game in range(games):
        yield Random(f"{law} {table} {game}")
