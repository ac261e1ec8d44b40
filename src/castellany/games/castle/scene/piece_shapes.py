"""Piece shapes: what a page is told once of a table, as types from which its schema is made."""

from __future__ import annotations

from typing_extensions import TypedDict


class SegmentPiece(TypedDict):
    """A connected piece of one terrain on a tile, with the tile's top to the north."""

    terrain: str
    """`terrain-` and the word is the key of its name, `role-` that of a follower there, `about-` that of its rule."""
    sides: list[str]
    """That it reaches; a court may share one with others."""
    stocks: bool
    shrines: int


class Path(TypedDict):
    """One painted path; the layer names its paint."""

    layer: str
    d: str


class Mark(TypedDict):
    """A small drawing that stands upright in every turn."""

    kind: str
    """Which of `glyphs`."""
    at: list[float]
    size: float


class Art(TypedDict):
    """A tile in one turn, in a box of 100 by 100: painted from the ground up, then the marks."""

    paths: list[Path]
    marks: list[Mark]
    outlines: list[str]
    """Of each segment, as path data."""
    spots: list[list[float]]
    """Where a figure stands on each segment."""


class FacePiece(TypedDict):
    """One kind of tile, with how many there are of it."""

    word: str
    copies: int
    segments: list[SegmentPiece]
    centre: str
    """What roads meet at: `square`, `junction`, or nothing."""
    arts: list[Art]
    """By turn: the top to the north, east, south and west; fewer where the rest look the same."""


class SquarePiece(TypedDict):
    word: str
    at: list[int]
    """Column and row from the top left."""


class StartPiece(TypedDict):
    """A start space: a piece of terrain in the wall beside a square."""

    square: str
    side: str
    """Of that square."""
    terrain: str
    stocks: bool
    shrines: int


class SpotPiece(TypedDict):
    """A place on the wall: a point of its inner edge, and the side on which the outside is."""

    at: list[float]
    side: str


class TowerPiece(TypedDict):
    """A corner tower with a token."""

    spaces: list[int]
    at: list[int]


class PlacedArt(TypedDict):
    """Something in the wall, painted in a box of its own."""

    at: list[float]
    """Of that box's origin."""
    paths: list[Path]
    marks: list[Mark]


class WallArt(TypedDict):
    """The wall as it is painted, in units of which a square has 100."""

    yard: list[Path]
    """Below the tiles."""
    walk: list[Path]
    """Over them, with the spaces of the track but not their numbers."""
    towers: list[PlacedArt]
    """Bare, about their middles: one a corner."""
    starts: list[PlacedArt]


class WallPiece(TypedDict):
    """The wall, in columns and rows of squares from the top left."""

    squares: list[SquarePiece]
    corners: list[list[int]]
    """Of the inner edge, clockwise; the first has the tower of the spaces 0 and 1, then one a tower."""
    track: list[SpotPiece]
    """Where each space is."""
    towers: list[TowerPiece]
    starts: list[StartPiece]
    art: WallArt


class TokenPiece(TypedDict):
    """`token-` and the word is the key of its name."""

    word: str
    copies: int
    about: str
    """The key of the text that says what it does, for which `amount` is how much."""
    amount: int


class Pieces(TypedDict):
    """What no move changes."""

    edition: str
    set: str
    """Whose components these are: `standard`, or the name of an owner's set."""
    modules: list[str]
    wall: WallPiece
    faces: list[FacePiece]
    glyphs: dict[str, list[Path]]
    """The drawings of marks, each about its middle."""
    rims: dict[str, list[list[Path]]]
    """By terrain and side: drawn over a tile whose building ends at that side, before the wall or another terrain."""
    figures: list[str]
    """The kinds of a seat's figures, in the order of a scene; `figure-` and the word is the key of a name."""
    tokens: list[TokenPiece]
    shrine_points: int
    """For each shrine of a court at the end."""
    provenance: dict[str, str]
    """By group, `published` or `reconstructed`; `reconstructed-` and the group is the key of its name."""
