"""Shapes: the fields that Falcon adds to scenes and components."""

from __future__ import annotations

from typing_extensions import TypedDict

from castellany.games.castle.scene.piece_shapes import PlacedArt, SpotPiece


class FalconArea(TypedDict):
    nests: int
    """Printed in it."""


class FalconPlayer(TypedDict):
    nests: int
    """In hand, once both have given back alike."""


class FalconScene(TypedDict):
    pool: int
    """Nests to take."""
    most_nests: int
    """Who would score the largest empty area for them."""


class FalconSegmentPiece(TypedDict):
    nest: bool
    """Whether the nest of the tile touches it."""


class FalconStartPiece(TypedDict):
    on_gate: bool


class GatePiece(TypedDict):
    after: int
    """The space before it."""
    spot: SpotPiece


class FalconWallArt(TypedDict):
    gates: list[PlacedArt]


class FalconWallPiece(TypedDict):
    gates: list[GatePiece]


class FalconPieces(TypedDict):
    nests: int
    """In the pool at the beginning; none without the expansion."""
