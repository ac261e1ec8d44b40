"""Names: tiles as the terminal writes them, in full and short enough for a space of the estate."""

from __future__ import annotations

from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.tuscany.kinds import CROP_NAMES, CROPS, NAMES
from castellany.games.tuscany.labels import kind_key

SHORT: Final = 5
"""Letters that fit on a space."""


def full_name(texts: Catalogue, kind: int) -> str:
    return texts.text(kind_key(kind))


def short_name(texts: Catalogue, kind: int) -> str:
    """At most five letters: `inn`, `gr+ol`."""
    crops = [name for i, name in enumerate(CROP_NAMES) if CROPS[kind] >> i & 1]
    if crops:
        return "+".join(texts.text(f"cli-crop-{name}") for name in crops)
    return texts.text(f"cli-short-{NAMES[kind]}")
