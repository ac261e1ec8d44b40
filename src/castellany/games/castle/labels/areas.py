"""What is said of an area: its terrain, size and worth, and where it lies on the tile placed last."""

from __future__ import annotations

from castellany.core.labels import Arguments
from castellany.games.castle.attributes import SHRINES, TERRAIN, TILES
from castellany.games.castle.face import Face, turned
from castellany.games.castle.kinds import HALVES, MEADOW, SIDES
from castellany.games.castle.labels.names import corners, sides, terrain_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.areas import points
from castellany.games.castle.state import CastleState
from castellany.games.castle.words import NEIGHBOURS


def attribute(s: CastleState, area: int, which: int) -> int:
    return s.areas.values[area][which]


def measured(rules: CastleRules, s: CastleState, area: int) -> Arguments:
    """Terrain, size, and the points that it would bring as it is."""
    return {
        "terrain": terrain_key(attribute(s, area, TERRAIN)),
        "tiles": attribute(s, area, TILES).bit_count(),
        "points": points(rules.rule_points, s, area),
    }


def shrines(s: CastleState, area: int) -> int:
    return attribute(s, area, SHRINES)


def lying(rules: CastleRules, s: CastleState, word: int) -> Arguments:
    """On which sides of the tile placed last the area of this word lies; meadows share sides with roads, so that of
    several the corners tell which is meant."""
    if word >= NEIGHBOURS:
        return sides(1 << word - NEIGHBOURS)
    face, top = rules.tables.faces[s.board[s.square] - 1], s.tops[s.square]
    meadows = sum(segment.terrain == MEADOW for segment in face.segments)
    if face.segments[word].terrain == MEADOW and meadows > 1:
        return corners(corners_of(face, word, top))
    return sides(sides_of(face, word, top))


def corners_of(face: Face, segment: int, top: int) -> int:
    """Bit mask of the corners where a meadow reaches a side."""
    halves = turned(face.segments[segment].halves, 2 * top - 1, HALVES)
    return sum(1 << corner for corner in range(SIDES) if halves >> 2 * corner & 3)


def sides_of(face: Face, segment: int, top: int) -> int:
    """Bit mask of the sides that a segment reaches, those of a meadow in part."""
    one = face.segments[segment]
    halves = turned(one.halves, 2 * top, HALVES)
    return turned(one.sides, top, SIDES) | sum(1 << side for side in range(SIDES) if halves >> 2 * side & 3)
