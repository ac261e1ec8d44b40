"""Installed: the expansions that a table may choose from; the package of the game lists them, base code names none."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.points import CastleModule

INSTALLED: Final[list[CastleModule]] = []
"""In their declared order."""


def install(modules: list[CastleModule]) -> None:
    INSTALLED[:] = modules
