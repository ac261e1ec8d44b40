"""The set-ups of perft and of playthroughs, by the names of their files, such as `special-3` or `2019-2-inns`."""

from __future__ import annotations

from typing import Final

from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY

ALL: Final = "all"
SLUGS: Final = tuple(module.slug for module in BURGUNDY.modules)
WITH_MODULES: Final = [
    *(f"special-{players}-{slug}" for players, slug in zip((2, 3, 2), SLUGS, strict=True)),
    *(f"2019-{players}-{slug}" for players, slug in zip((3, 2, 2), SLUGS, strict=True)),
    f"special-4-{ALL}",
    f"2019-4-{ALL}",
]
"""Each module alone in each edition, and all together."""


def setup_of(stem: str) -> Setup:
    edition, players, *module = stem.split("-", 2)
    modules = SLUGS if module == [ALL] else tuple(slug for slug in module if slug in SLUGS)
    return Setup("burgundy", edition, int(players), modules)
