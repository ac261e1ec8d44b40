"""Box: the components of a game, whether as published, reconstructed or copied out by an owner."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.wall import Wall

GROUPS: Final = ("outline", "towers", "starts", "tiles", "numbers")
"""What a set consists of, beside the groups of modules; each has its own provenance."""
PUBLISHED: Final = "published"
RECONSTRUCTED: Final = "reconstructed"

RATE_OF_BOX: Final = -1
"""What the numbers of the box say."""
FULL: Final = 0
"""An unfinished area scores as if it were finished."""
REDUCED: Final = 1
"""An unfinished area scores 1 point a tile, whatever it is."""
RATE_NAMES: Final = ("full", "reduced")


class Numbers:
    """What no source gives."""

    def __init__(self, seat_token: int, points_token: int, unfinished_rate: int) -> None:
        self.seat_token = seat_token
        """Tiles by which the token makes a seat's house larger."""
        self.points_token = points_token
        self.unfinished_rate = unfinished_rate
        """FULL or REDUCED."""


class Components:
    """Shared, immutable."""

    def __init__(
        self, name: str, groups: list[str], wall: Wall, faces: list[Face], numbers: Numbers, provenance: dict[str, str]
    ) -> None:
        self.name = name
        """STANDARD, or the name of an owner's set."""
        self.groups = groups
        """Those that are played with."""
        self.wall = wall
        self.faces = faces
        self.numbers = numbers
        self.provenance = provenance
        """By group, those that are not played with included: PUBLISHED, RECONSTRUCTED or OWNED."""
