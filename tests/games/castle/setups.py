"""The three ways to play: the base game, with Falcon, and with its variant."""

from __future__ import annotations

from typing import Final

from castellany.core.setup import Setup

MODULES: Final = {"base": (), "falcon": ("falcon",), "halt": ("falcon", "halt")}


def setup_of(way: str) -> Setup:
    return Setup("castle", "standard", 2, MODULES[way])
