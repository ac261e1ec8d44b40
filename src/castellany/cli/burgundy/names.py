"""Names: tiles and goods as the terminal writes them, in full and short enough for a space of the estate."""

from __future__ import annotations

from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.kinds import (
    FIRST_ANIMAL,
    SHIP_TILE,
    SPECIES_NAMES,
    Kinds,
    animals_on,
    species_of,
)

SHORT: Final = 5
"""Letters that fit on a space."""


def full_name(texts: Catalogue, kinds: Kinds, kind: int) -> str:
    return texts.text(f"kind-{kinds.names[kind]}")


def short_name(texts: Catalogue, kinds: Kinds, kind: int) -> str:
    """At most five letters: `bank`, `cow3`, `mon14`."""
    if kinds.monastery[kind]:
        return texts.text("cli-short-monastery") + str(kinds.monastery[kind])
    if FIRST_ANIMAL <= kind < SHIP_TILE:
        return texts.text(f"cli-short-{SPECIES_NAMES[species_of(kind)]}") + str(animals_on(kind))
    return texts.text(f"cli-short-{kinds.names[kind]}")
