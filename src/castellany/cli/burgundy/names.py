"""Names: tiles and goods as the terminal writes them, in full and short enough for a space of the estate."""

from __future__ import annotations

from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.kinds import (
    COLOUR,
    FIRST_ANIMAL,
    MONASTERY,
    MONASTERY_0,
    NAMES,
    SHIP_TILE,
    SPECIES_NAMES,
    animals_on,
    species_of,
)

SHORT: Final = 5
"""Letters that fit on a space."""


def full_name(texts: Catalogue, kind: int) -> str:
    return texts.text(f"kind-{NAMES[kind]}")


def short_name(texts: Catalogue, kind: int) -> str:
    """At most five letters: `bank`, `cow3`, `mon14`."""
    if COLOUR[kind] == MONASTERY:
        return texts.text("cli-short-monastery") + str(kind - MONASTERY_0)
    if FIRST_ANIMAL <= kind < SHIP_TILE:
        return texts.text(f"cli-short-{SPECIES_NAMES[species_of(kind)]}") + str(animals_on(kind))
    return texts.text(f"cli-short-{NAMES[kind]}")
