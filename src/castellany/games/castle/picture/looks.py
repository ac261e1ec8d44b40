"""Looks: how buildings and figures are drawn, by terrain and by word; modules add what they bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from castellany.games.castle.kinds import HOUSE, PIGSTY


@dataclass(frozen=True, slots=True)
class Look:
    """Of a building."""

    name: str
    """What its paints begin with."""
    roofed: bool = True
    """Under a roof, or a platform behind battlements."""
    lozenges: bool = False
    """Whether the tiles of its roof are lozenges, not bows."""
    crest: str = ""
    """A glyph where its ridges meet, which nothing may cover."""
    furniture: tuple[str, float, float] = ("", 0.0, 1.0)
    """A glyph somewhere on it, the room that it needs and its size."""


BUILDINGS: Final = {
    HOUSE: Look("house", furniture=("chimney", 10.0, 1.0)),
    PIGSTY: Look("pigsty", roofed=False, furniture=("turret", 16.0, 0.88)),
}
"""By terrain."""


@dataclass(frozen=True, slots=True)
class Attire:
    """What a figure wears over a follower's clothes: its outline, and how it is drawn."""

    outline: str
    drawing: str


ATTIRES: Final[dict[str, Attire]] = {}
"""By the word of a figure; a follower has none."""
